"""The data files: component counts, sources, board checks; the rooms in cells and choices."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from table_talk import dealt, table

from millhand.face.boards import SURENESS
from millhand.games.birmingham.data.edition import standard_edition
from millhand.games.birmingham.data.files import read_toml
from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play import layout as own_layout
from millhand.games.birmingham.play.happenings import POINT_SOURCE_NAMES
from millhand.games.birmingham.play.questions import QUESTIONS
from millhand.match.agreement import open_game
from millhand.mechanics.land.play import layout as land_layout
from millhand.mechanics.land.play import stages
from millhand.shelf import SHELF

Board = dict[str, Any]
EDITION = standard_edition()
GAME = SHELF["birmingham"]


# --- what is in the box -----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards", "merchants"), [(2, 40, 5), (3, 54, 7), (4, 64, 9)])
def test_deck_and_merchant_tiles(players: int, cards: int, merchants: int) -> None:
    box = GAME.open(players, {}).box
    assert len(box.deck) == cards
    assert len(box.merchant_tiles) == len(box.merchants_in_use) == merchants


def test_every_player_has_45_tiles() -> None:
    counts = {
        industry["id"]: sum(one["count"] for one in industry["tile"]) for industry in EDITION.tiles
    }
    assert counts == {
        "cotton_mill": 11,
        "manufacturer": 11,
        "pottery": 5,
        "coal_mine": 7,
        "iron_works": 4,
        "brewery": 7,
    }


@pytest.mark.parametrize(
    ("industry", "levels"),
    [
        ("cotton_mill", [3, 2, 3, 3]),
        ("manufacturer", [1, 2, 1, 1, 2, 1, 1, 2]),
        ("pottery", [1, 1, 1, 1, 1]),
        ("coal_mine", [1, 2, 2, 2]),
        ("iron_works", [1, 1, 1, 1]),
        ("brewery", [2, 2, 2, 1]),
    ],
)
def test_copies_of_each_level(industry: str, levels: list[int]) -> None:
    [tiles] = [entry["tile"] for entry in EDITION.tiles if entry["id"] == industry]
    assert [one["level"] for one in tiles] == list(range(1, len(levels) + 1))
    assert [one["count"] for one in tiles] == levels


FIGURES = """
cotton_mill-1 12 0 0 1 5 5 1; cotton_mill-2 14 1 0 1 5 4 2; cotton_mill-3 16 1 1 1 9 3 1
cotton_mill-4 18 1 1 1 12 2 1
manufacturer-1 8 1 0 1 3 5 2; manufacturer-2 10 0 1 1 5 1 1; manufacturer-3 12 2 0 0 4 4 0
manufacturer-4 8 0 1 1 3 6 1; manufacturer-5 16 1 0 2 8 2 2; manufacturer-6 20 0 0 1 7 6 1
manufacturer-7 16 1 1 0 9 4 0; manufacturer-8 20 0 2 1 11 1 1
pottery-1 17 0 1 1 10 5 1; pottery-2 0 1 0 1 1 1 1; pottery-3 22 2 0 2 11 5 1
pottery-4 0 1 0 1 1 1 1; pottery-5 24 2 0 2 20 5 1
coal_mine-1 5 0 0 0 1 4 2; coal_mine-2 7 0 0 0 2 7 1; coal_mine-3 8 0 1 0 3 6 1
coal_mine-4 10 0 1 0 4 5 1
iron_works-1 5 1 0 0 3 3 1; iron_works-2 7 1 0 0 5 3 1; iron_works-3 9 1 0 0 7 2 1
iron_works-4 12 1 0 0 9 1 1
brewery-1 5 0 1 0 4 4 2; brewery-2 7 0 1 0 5 5 2; brewery-3 9 0 1 0 7 5 2
brewery-4 9 0 1 0 10 5 2
"""


def test_figures_of_every_tile() -> None:
    keys = ("money", "coal", "iron", "beer", "points", "income", "icons")
    expected = [line.split() for line in FIGURES.replace(";", "\n").splitlines() if line.strip()]
    found = [
        [name, *(str(one[key]) for key in keys)]
        for name, (_, one) in zip(EDITION.tile_ids, EDITION.tile_kinds, strict=True)
    ]
    assert found == expected


def test_eras_and_bulbs_of_the_tiles() -> None:
    kinds = dict(zip(EDITION.tile_ids, (one for _, one in EDITION.tile_kinds), strict=True))
    canal_only = {name for name, one in kinds.items() if one["eras"] == ["canal"]}
    rail_only = {name for name, one in kinds.items() if one["eras"] == ["rail"]}
    level_one = {name for name in kinds if name.endswith("-1")}
    assert canal_only == level_one - {"pottery-1"}
    assert rail_only == {"brewery-4", "pottery-5"}
    assert {name for name, one in kinds.items() if one["bulb"]} == {"pottery-1", "pottery-3"}


def test_connections() -> None:
    eras = Counter("".join(entry["eras"]) for entry in EDITION.board["connection"])
    assert eras == {"canalrail": 30, "canal": 1, "rail": 8}
    three = [name for name in EDITION.connection_ids if name.count("-") == 2]
    assert three == ["kidderminster-farm_brewery_south-worcester"]


def test_places_and_slots() -> None:
    assert Counter(place["kind"] for place in EDITION.places) == {
        "town": 20,
        "farm_brewery": 2,
        "merchant": 5,
    }
    assert len(EDITION.slot_ids) == 49
    assert len(EDITION.merchant_ids) == 9
    assert sum(len(names) == 1 for _, _, names in EDITION.slots) == 22
    assert Counter(name for _, _, names in EDITION.slots for name in names) == {
        "cotton_mill": 16,
        "manufacturer": 21,
        "pottery": 4,
        "coal_mine": 15,
        "iron_works": 9,
        "brewery": 11,
    }


def test_links_tracks_and_markets() -> None:
    tracks = EDITION.tracks
    assert tracks["links"]["per_player"] == 14
    assert tracks["coal_market"]["prices"] == [price for price in range(1, 8) for _ in range(2)]
    assert tracks["iron_market"]["prices"] == [price for price in range(1, 6) for _ in range(2)]
    levels = tracks["income_track"]["levels"]
    spaces = Counter(levels)
    assert (len(levels), levels[0], levels[-1]) == (100, -10, 30)
    assert levels == sorted(levels)
    assert [spaces[level] for level in range(-10, 1)] == [1] * 11
    assert [spaces[level] for level in range(1, 11)] == [2] * 10
    assert [spaces[level] for level in range(11, 21)] == [3] * 10
    assert [spaces[level] for level in range(21, 30)] == [4] * 9
    assert spaces[30] == 3


def test_the_options_limit_of_links_is_the_figure_of_the_data() -> None:
    [option] = [option for option in GAME.options if option.name == "link_tiles_per_player"]
    assert option.default == EDITION.tracks["links"]["per_player"]


def test_the_deck_is_used_up_exactly() -> None:
    for index, players in enumerate(EDITION.setup["players"]):
        rounds = EDITION.setup["rounds"][index]
        box = GAME.open(players, {}).box
        drawn_in_the_canal_era = players * (2 * rounds - 1) + players
        assert len(box.deck) == drawn_in_the_canal_era == players * 2 * rounds


# --- sources ----------------------------------------------------------------------------------

GROUPS = {
    "board.toml": ["place", "connection"],
    "tiles.toml": ["industry.tile"],
    "cards.toml": ["industry_card", "wild", "merchant_tile"],
    "tracks.toml": ["coal_market", "iron_market", "income_track", "loan", "links"],
    "setup.toml": ["", "introductory"],
}


def entries(data: Any, group: str) -> list[Any]:
    """Every entry of a group of a data file."""
    first, _, rest = group.partition(".")
    found = data[first] if first else data
    found = found if isinstance(found, list) else [found]
    return [one for entry in found for one in (entries(entry, rest) if rest else [entry])]


@pytest.mark.parametrize(
    ("name", "group"), [(name, one) for name in GROUPS for one in GROUPS[name]]
)
def test_every_figure_has_a_source_and_says_how_sure_it_is(name: str, group: str) -> None:
    found = entries(read_toml(name), group)
    assert found
    for entry in found:
        assert entry["source"], entry
        assert entry["sure"] in SURENESS, entry


def test_sources_are_explained() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "sources.md").read_text(encoding="utf-8")
    cited = {
        key
        for name, groups in GROUPS.items()
        for group in groups
        for entry in entries(read_toml(name), group)
        for key in entry["source"]
    }
    assert cited <= {line.split("|")[1].strip() for line in page.splitlines() if "|" in line}


def test_what_is_disputed_is_told() -> None:
    known = {one.entry: one.sure for one in GAME.provenance()}
    assert known["tiles.industry.manufacturer.tile.4"] == "disputed"
    assert set(known.values()) <= set(SURENESS[1:])


# --- room in the row of cells and in the row of choices ---------------------------------------


def test_the_standard_board_fits_into_the_cells() -> None:
    box = GAME.open(4, {}).box
    assert box.slots <= land_layout.SLOTS
    assert box.connections <= land_layout.CONNECTIONS
    assert box.places <= land_layout.PLACES
    assert box.merchants <= own_layout.MERCHANTS
    assert box.cards <= land_layout.CARDS
    assert len(box.deck) <= land_layout.DECK_ROOM


ROWS = {
    "BUILD": land_layout.PAIRS,
    "LINK": land_layout.CONNECTIONS,
    "DEVELOP": choices.INDUSTRIES,
    "SELL": choices.SLOTS,
    "BORROW": 1,
    "SCOUT": 1,
    "PASS": 1,
    "CARD": land_layout.CARDS,
    "COAL": choices.SLOTS,
    "IRON": choices.SLOTS,
    "BEER": choices.SLOTS + own_layout.MERCHANTS,
    "MERCHANT": own_layout.MERCHANTS,
    "BONUS": choices.INDUSTRIES,
    "GIVE_UP": choices.SLOTS,
    "STOP": 1,
    "DECLINE": 1,
}


def test_rows_of_choices_follow_each_other_without_overlap() -> None:
    place = 0
    for name, size in ROWS.items():
        assert getattr(choices, name) == place, name
        place += size
    assert place == choices.END == open_game(SHELF, "birmingham", 2).choice_count


def test_every_choice_is_written_in_its_own_words() -> None:
    texts = open_game(SHELF, "birmingham", 4).wording.texts
    assert len(set(texts.values())) == len(texts)
    assert max(texts) < choices.END


def test_stages_have_the_numbers_of_their_names() -> None:
    for name, number in vars(choices).items():
        if name.endswith("_STAGE"):
            assert QUESTIONS[number].name == name.removesuffix("_STAGE").lower()
    names = {number: name.lower() for name, number in vars(stages).items() if name.isupper()}
    names |= {stages.BUYER: "merchant", stages.PIECES: "merchant_tiles"}
    names |= {stages.OF_GAME: "beer", stages.OF_GAME_TOO: "bonus"}
    assert all(QUESTIONS[number].name == name for number, name in names.items())


def test_points_have_the_names_of_their_sources() -> None:
    assert POINT_SOURCE_NAMES[land_layout.FROM_TRADE] == "merchants"
    assert POINT_SOURCE_NAMES[land_layout.FROM_TILES_AGAIN] == "tiles_again"


def test_a_dealt_table_shows_every_merchant_tile_once() -> None:
    seen = Counter(one["merchant_tile"] for one in table(dealt("birmingham", 4))["merchants"])
    assert seen == {"any": 1, "cotton_mill": 2, "manufacturer": 2, "pottery": 1, "blank": 3}


def drawn_tile(name: str, **options: Any) -> dict[str, Any]:
    mats = GAME.open(2, options).drawing()["mats"]
    return next(tile for row in mats for tile in row["tiles"] if tile["tile"] == name)


def test_a_tile_is_drawn_with_all_its_figures() -> None:
    assert drawn_tile("brewery-1") == {
        "tile": "brewery-1",
        "level": 1,
        "count": 2,
        "money": 5,
        "coal": 0,
        "iron": 1,
        "beer": 0,
        "cubes": [1, 0],
        "income": 4,
        "points": 4,
        "icons": 2,
        "eras": ["canal"],
        "buys": [],
        "buildable": True,
        "developable": True,
    }
    assert drawn_tile("manufacturer-1")["beer"] == 1
    assert not drawn_tile("pottery-1")["developable"]


def test_a_tile_is_drawn_with_the_figures_in_play() -> None:
    assert drawn_tile("manufacturer-4")["money"] == 8
    assert drawn_tile("manufacturer-4", manufacturer_4_money=14)["money"] == 14


def test_a_merchant_is_drawn_with_what_its_barrel_brings() -> None:
    places = {place["id"]: place for place in GAME.open(2, {}).drawing()["places"]}
    assert places["warrington"]["bonus"] == {"kind": "money", "amount": 5}
    assert places["warrington"]["link_icons"] == 2
