"""The data files: counts, what is known of them, rooms in cells and choices."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from covers import covers

from millhand.face.boards import SURENESS
from millhand.games.workshop.data.edition import standard_edition
from millhand.games.workshop.data.files import read_toml
from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.actions.link import LINK
from millhand.games.workshop.play.actions.take import TAKE
from millhand.games.workshop.play.questions import QUESTIONS, VERBS
from millhand.shelf import SHELF

EDITION = standard_edition()
GAME = SHELF["workshop"]
BOARD = EDITION.board


# --- what is in the box -----------------------------------------------------------------------


@covers("WW-1.1")
def test_towns_by_value_and_industry() -> None:
    assert Counter(town["value"] for town in BOARD["town"]) == {4: 6, 3: 10, 2: 17}
    assert Counter(town["industry"] for town in BOARD["town"]) == {
        "port": 7,
        "textile": 7,
        "light": 7,
        "heavy": 6,
        "craft": 6,
    }


@covers("WW-1.2")
def test_61_connections_15_of_them_double() -> None:
    assert Counter(entry["links"] for entry in BOARD["connection"]) == {1: 46, 2: 15}
    box = GAME.open(3, {}).box
    assert box.singles & box.doubles == 0
    assert box.singles | box.doubles == 2**61 - 1


@covers("WW-1.4")
def test_each_town_has_one_card_and_those_of_value_4_are_set_up_cards() -> None:
    assert EDITION.card_ids == [*EDITION.towns, "wild_2", "wild_3", "wild_4"]
    setup = {card.id for card in EDITION.cards if card.kind == "setup"}
    assert setup == {town["id"] for town in BOARD["town"] if town["value"] == 4}


@covers("WW-2.5", "WW-13.3")
def test_the_deck_comes_out_even() -> None:
    for players, rounds in ((2, 7), (3, 9), (4, 7), (5, 6)):
        box = GAME.open(players, {}).box
        assert (39 - box.aside) % box.cards_a_round == 0
        assert (39 - box.aside) // box.cards_a_round == rounds == box.rounds
        assert len(box.deck) == 39


@covers("WW-6.6")
def test_costs_and_incomes() -> None:
    box = GAME.open(3, {}).box
    assert list(box.link_cost) == [3, 2]
    assert box.most_links == 2
    assert (box.largest_pays, box.others_pay, box.recoup_spaces, box.called) == (2, 1, 2, 50)


# --- what is known ----------------------------------------------------------------------------


def labels(entry: Any) -> list[dict[str, Any]]:
    """Every part of a data file that says how sure it is."""
    found = []
    if isinstance(entry, dict):
        found += [entry] if "sure" in entry else []
        found += [label for inner in entry.values() for label in labels(inner)]
    elif isinstance(entry, list):
        found += [label for inner in entry for label in labels(inner)]
    return found


@pytest.mark.parametrize("name", ["board", "pieces", "setup"])
def test_every_figure_says_how_it_is_known(name: str) -> None:
    data = read_toml(f"{name}.toml")
    for label in labels(data):
        assert label["sure"] in SURENESS[3:], label
        assert label["source"], label
    entries = [
        one for part in data.values() for one in (part if isinstance(part, list) else [part])
    ]
    assert all("sure" in one for one in entries if isinstance(one, dict) and "figures" not in data)


def test_the_labels_of_the_rulebooks_towns() -> None:
    known = {one.entry: one.sure for one in GAME.provenance()}
    assert known["board"] == "reconstructed"
    assert known["board.town.reading"] == "seed"
    assert "board.town.reading.figures.value" not in known, "as sure as the town itself"
    assert known["board.town.reading.figures.industry"] == "reconstructed"
    assert known["board.town.london"] == "source"
    assert known["board.town.york"] == "reconstructed"
    assert known["board.connection.oxford-reading"] == "seed"
    assert known["board.connection.leeds-liverpool.figures.links"] == "deduced"
    assert known["setup.rounds"] == "deduced"
    assert Counter(known.values())["seed"] == 33


def test_sources_are_explained() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "sources.md").read_text(encoding="utf-8")
    section = page[page.index("## Workshop of the World") :]
    explained = {line.split("|")[1].strip() for line in section.splitlines() if "|" in line}
    cited = {
        key
        for name in ("board", "pieces", "setup")
        for label in labels(read_toml(f"{name}.toml"))
        for key in label["source"]
    }
    assert cited <= explained


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_pages_say_that_the_board_is_a_reconstruction(language: str) -> None:
    page = Path(__file__).parents[2].joinpath("docs", "rules", f"workshop.{language}.md")
    assert "reconst" in page.read_text(encoding="utf-8")[:1500]


# --- rooms ------------------------------------------------------------------------------------

SIZES = {"SEATS", "COLOURS", "INDUSTRIES", "CARDS", "TOWNS", "CELLS", "PURPOSES"}
SIZES |= {"DECK_ROOM", "ASIDE_ROOM", "DISPLAY_ROOM", "TOKEN_ROOM"}
WIDE = {
    **dict.fromkeys(("MONEY", "INCOME", "FIST", "CHOSEN", "RECOUPED", "OFFER"), layout.SEATS),
    **dict.fromkeys(
        ("INDUSTRIES_LEFT", "LINKS_LEFT", "SPACE", "OWN_LINKS", "OWN_TOWNS", "ORDER"),
        layout.COLOURS,
    ),
    "MONEY_FROM": layout.SEATS * layout.PURPOSES,
    "HAND": layout.SEATS * layout.INDUSTRIES,
    "STANDING": layout.TOWNS * layout.COLOURS,
    "FILLED": layout.TOWNS,
    "DEMAND": layout.INDUSTRIES,
    "DISCARDS": layout.CARDS,
    "DISPLAY": layout.DISPLAY_ROOM,
    "DECK": layout.DECK_ROOM,
    "ASIDE": layout.ASIDE_ROOM,
    "TOKENS": layout.TOKEN_ROOM,
}


def test_nothing_lies_on_anything_else_in_the_row_of_cells() -> None:
    offsets = {
        name: value for name, value in vars(layout).items() if name.isupper() and name not in SIZES
    }
    taken: dict[int, str] = {}
    for name, first in offsets.items():
        for cell in range(first, first + WIDE.get(name, 1)):
            assert cell not in taken, f"{name} lies on {taken[cell]}"
            taken[cell] = name
    assert max(taken) == layout.CELLS - 1
    assert set(WIDE) <= set(offsets)


def test_choices_have_room_and_never_meet() -> None:
    """Verbs that are written alike may share a row; where one row ends, the next begins."""
    rows = sorted({(int(verb.first), int(verb.end)) for verb in VERBS})
    assert [first for first, _ in rows] == [0, *(end for _, end in rows[:-1])]
    assert rows[-1][1] == choices.END
    for verb in VERBS:
        same = {other.word for other in VERBS if other.first == verb.first}
        assert same == {verb.word}


def test_kinds_of_a_menu_are_the_rows_and_runs_that_have_names() -> None:
    runs = {choices.TAKE_SETUP, choices.TAKE_WILD, choices.LINK_DOUBLE}
    assert (int(TAKE.kind), int(LINK.kind)) == (choices.TAKE_GENERAL, choices.LINK_SINGLE)
    assert not runs & {int(verb.kind) for verb in VERBS}


@pytest.mark.parametrize(
    ("stage", "name"),
    [
        (choices.DEMAND_STAGE, "demand"),
        (choices.SET_STAGE, "set"),
        (choices.BID_STAGE, "bid"),
        (choices.TAKE_STAGE, "town_card"),
        (choices.SWAP_STAGE, "swap"),
        (choices.TOWN_STAGE, "town"),
        (choices.REMOVE_STAGE, "removal"),
        (choices.LINK_STAGE, "links"),
        (choices.TURN_ORDER_STAGE, "turn_order"),
        (choices.DECK_STAGE, "deck"),
        (choices.SETUP_CARDS_STAGE, "setup_cards"),
        (choices.TOKENS_STAGE, "tokens"),
        (choices.LOTS_STAGE, "lots"),
        (choices.OVER_STAGE, "over"),
        (choices.FINAL_BID_STAGE, "bid"),
        (choices.TOWN_STAGE + choices.AFTER_SWAP, "town"),
        (choices.REMOVE_STAGE + choices.AFTER_SWAP, "removal"),
        (choices.LINK_STAGE + choices.AFTER_SWAP, "links"),
    ],
)
def test_every_stage_has_its_question(stage: int, name: str) -> None:
    assert QUESTIONS[stage].name == name


def test_nobody_can_have_more_money_than_a_bid_can_say() -> None:
    """The most that a turn, the links and the industries of a canal era can bring."""
    for players in (2, 3, 4, 5):
        box = GAME.open(players, {}).box
        turns = box.rounds * box.sets
        tokens = max(Counter(box.tokens).values())
        marker = turns * 3 * 4
        most = box.money + marker + turns * 2 * box.largest_pays + turns * tokens
        assert most + marker // box.recoup_spaces < choices.BIDS
        assert marker // box.recoup_spaces <= choices.RECOUPS


def test_the_income_track_and_the_price_of_links_are_drawn() -> None:
    drawing = GAME.open(3, {}).drawing()
    assert drawing["tracks"]["income"]["spaces"][-1] == 99
    assert drawing["links"] == {"pieces": 18, "money": {"canal": [3, 3], "rail": [2, 2]}}
