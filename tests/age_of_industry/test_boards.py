"""Boards, mats and pieces of one's own: every fault is named, and what has none can be played."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from age_of_industry.tables import cubes_from, facts
from covers import covers
from table_talk import dealt, given, play, refused, told_all
from words.fluent_files import LANGUAGES

from millhand.arena.selfplay import play_game
from millhand.bots.roster import hire
from millhand.face.game import BrokenData
from millhand.games.age_of_industry.data.boards import board_faults, faults_of
from millhand.games.age_of_industry.data.edition import standard_edition
from millhand.games.age_of_industry.data.files import read_toml
from millhand.games.age_of_industry.data.mats import mat_faults, piece_faults
from millhand.games.age_of_industry.face import OpenAgeOfIndustry
from millhand.shelf import SHELF
from millhand.words.words import Words

GAME = SHELF["age_of_industry"]
DATA = Path(__file__).parents[2] / "src/millhand/games/age_of_industry/data"
MAPS = pytest.mark.parametrize("board", ["germany", "new_england"])


# --- faults -----------------------------------------------------------------------------------


@MAPS
def test_our_own_boards_have_no_faults(board):
    assert GAME.board_faults(DATA / f"{board}.toml") == []


def edited(tmp_path: Path, board: str, old: str, new: str, count: int = 1) -> Path:
    """A board file of somebody's own: ours with something changed."""
    text = (DATA / f"{board}.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, count), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("board", "old", "new", "fault"),
    [
        ("germany", "distant_port = true", 'distant_port = "yes"', "distant_port must be true or"),
        ("germany", 'kind = "town"', 'kind = "city"', "«city»"),
        ("germany", 'colour = "green"', 'colour = "pink"', "«pink»"),
        ("germany", '"port", "blank"]', '"harbour"]', "«harbour»"),
        ("germany", "at = [330, 185]", "at = [330, 1185]", "place «hamburg»: at"),
        ("germany", 'id = "bremen"', 'id = "hamburg"', "stands twice"),
        ("germany", 'ends = ["denmark", "hamburg"]', 'ends = ["denmark", "rome"]', "«rome»"),
        (
            "germany",
            'ends = ["denmark", "hamburg"]',
            'ends = ["hamburg", "bremen"]',
            "stands twice",
        ),
        ("germany", 'ends = ["denmark", "hamburg"]', 'ends = ["berlin", "hannover"]', "«denmark»"),
        ("germany", 'place = "denmark"', 'place = "rome"', "«rome» is no place"),
        ("germany", 'id = "market_denmark"', 'id = "copenhagen"', "market_denmark"),
        ("germany", 'mat = "mat.toml"', 'mat = "nowhere.toml"', "nowhere.toml"),
        ("germany", 'sure = "reconstructed"', 'sure = "perhaps"', "sure must be one of"),
        ("germany", "canvas = [1000, 1000]", "", "«canvas» is missing"),
        ("germany", 'title = "', 'tittle = "', "«tittle» is unknown; known are title, game, id"),
        ("germany", "distant_port = true", "distant_ports = true", "«distant_ports» is unknown"),
        ("germany", "attested = [", "atested = [", "details: «atested» is unknown"),
        (
            "germany",
            "token = [",
            "token = [1, 1]\ntokens = [",
            "«denmark-hamburg»: «tokens»",
        ),
        ("new_england", 'ports = ["boston"]', 'ports = ["lowell"]', "«lowell» has no port"),
        ("new_england", "coal = 4", "coal = -1", "number of cubes"),
        ("new_england", 'slots = ["ship"]', 'slots = ["ship", "blank"]', "one slot for a ship"),
        ("new_england", 'ship = "cape_cod_bay"', 'ship = "gulf_of_maine"', "no sea lane"),
        (
            "new_england",
            'ends = ["boston", "worcester"]',
            'ends = ["boston", "cape_cod_bay"]',
            "at sea",
        ),
    ],
)
def test_a_fault_is_named_with_its_entry(tmp_path, board, old, new, fault):
    file = edited(tmp_path, board, old, new)
    faults = told_all(GAME.board_faults(file))
    assert any(fault in said for said in faults), faults
    with pytest.raises(BrokenData):
        GAME.open(2, {}, file)


def test_too_large_a_board_is_refused(tmp_path):
    slots = 'slots = ["blank", "blank", "blank", "blank", "blank", "blank", "blank", "blank"]'
    file = edited(tmp_path, "germany", 'slots = ["blank", "blank"]', slots)
    assert told_all(GAME.board_faults(file)) == ["61 slots, and there is room for 60"]


def test_an_unreadable_board_is_a_fault_that_names_the_file(tmp_path):
    with pytest.raises(BrokenData, match=r"none\.toml"):
        GAME.board_faults(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("mat.toml", "count = 2", "count = 3", "36 tiles, not 35"),
        ("mat.toml", "level = 2", "level = 1", "levels must rise"),
        (
            "mat.toml",
            "money = { is = 4",
            "money = { was = 4",
            "money: «was» is unknown",
        ),
        ("mat.toml", "money = { is = 4, ", "money = { ", "money needs «is»"),
        (
            "mat.toml",
            'slot = "blank"',
            'slot = "blank"\nslots = 3',
            "«cotton_mill»: «slots»",
        ),
        ("mat.toml", "coal = { is = 1", "coal = { is = 9", "coal is more than 3"),
        ("mat.toml", 'id = "factory"', 'id = "pottery"', "the industries must be"),
        ("mat.toml", 'slot = "mine"', 'slot = "port"', "coal_mine: slot must be mine"),
        (
            "mat.toml",
            'goods = "cotton"',
            'goods = "manufactured"',
            "cotton_mill: goods must be cotton",
        ),
        ("mat.toml", 'holds = "iron"', 'goods = "cotton"', "iron_works: holds must be iron"),
        ("mat.toml", 'buys = ["cotton"]', "", "port: level 1: buys must be said"),
        (
            "mat.toml",
            "cubes = { is = 3",
            "cubes = { is = 0",
            "iron_works: level 1: cubes must be 1",
        ),
        (
            "mat.toml",
            "cubes = { is = 0",
            "cubes = { is = 2",
            "cotton_mill: level 1: cubes must be 0",
        ),
        ("pieces.toml", 'id = "grey"', 'id = "pink"', "no place has the colour «pink»"),
        ("pieces.toml", 'id = "both"', 'id = "all"', "market tokens must be"),
        ("pieces.toml", "buys = []", 'buys = ["cotton"]', "market_token «none»: buys must be []"),
        ("pieces.toml", "money = 10", "money = 0", "loan: money must be 1 or more"),
        ("pieces.toml", "interest = 1", "", "loan: interest missing"),
        ("pieces.toml", "interest = 1", "interest = 1\nrate = 2", "loan: «rate» is unknown"),
        ("pieces.toml", "count = 8", "count = 7", "65 cards, not 66"),
        ("pieces.toml", "count = 7\n", "count = 8\n", "not"),
        ("pieces.toml", "[1, 1, 2, 2, 3, 3]", "[3, 1, 2]", "prices that rise"),
        (
            "pieces.toml",
            '[[industry_card]]\nid = "port"',
            '[[industry_card]]\nid = "inn"',
            "must be",
        ),
    ],
)
def test_faults_of_a_mat_and_of_pieces_beside_the_board(tmp_path, file, old, new, fault):
    board = edited(tmp_path, "germany", 'id = "germany"', 'id = "my_germany"')
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    faults = told_all(GAME.board_faults(board))
    assert any(fault in said for said in faults), faults


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("mat.toml", "count = 2", "count = 3", "36 tiles, not 35"),
        ("pieces.toml", "count = 8", "count = 7", "65 cards, not 66"),
    ],
)
def test_a_mat_and_pieces_are_checked_alone(tmp_path, name, old, new, fault):
    file, text = tmp_path / name, (DATA / name).read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    assert GAME.board_faults(file) == []
    with pytest.raises(BrokenData):
        GAME.open(2, {}, file)
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert told_all(GAME.board_faults(file)) == [fault]


# --- a board of one's own ---------------------------------------------------------------------


GONE = object()
JUNK = (GONE, -1, 0, 1.5, 10**30, float("nan"), True, "x", "", "none", [], ["x"], [[1]], {})


def spoilt(data: Any, junk: object) -> Iterator[Any]:
    """The data with junk in place of each value; of a list its first and its last entry."""
    if isinstance(data, dict):
        for key in data.keys() - {"source", "sure", "symbol"}:
            changes = spoilt(data[key], junk) if junk is GONE else [junk, *spoilt(data[key], junk)]
            yield from ({**data, key: change} for change in changes)
            if junk is GONE:
                yield {other: data[other] for other in data if other != key}
    elif isinstance(data, list):
        for place in {0, len(data) - 1} if data else ():
            changes = [*spoilt(data[place], junk), *([] if junk is GONE else [junk])]
            yield from ([*data[:place], one, *data[place + 1 :]] for one in changes)


@covers("AI-1.1", "AI-1.2", "AI-1.6", "AI-2.5", "AI-2.7")
@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: "gone" if junk is GONE else repr(junk)[:9])
@pytest.mark.parametrize(("part", "check"), [("mat", mat_faults), ("pieces", piece_faults)])
def test_junk_in_a_mat_or_in_pieces_is_a_fault_or_can_be_played(part, check, junk):
    ours = standard_edition("new_england")
    played = 0
    for data in spoilt(getattr(ours, part), junk):
        faults = check(data) or (board_faults(ours.board, data) if part == "pieces" else [])
        assert all(told_all(faults))
        if not faults:
            edition = dataclasses.replace(ours, **{part: data})
            opened = OpenAgeOfIndustry(GAME, edition, 2, {"free_pass": "empty_hand"})
            assert play_game(opened, hire(["rambler", "rambler"]), seed=played).table.is_over()
            played += 1


def test_a_location_card_cannot_be_called_like_the_deck_or_a_verb(tmp_path):
    board = edited(tmp_path, "germany", '"orange"', '"deck"', count=99)
    pieces = (DATA / "pieces.toml").read_text(encoding="utf-8").replace('"orange"', '"deck"')
    (tmp_path / "pieces.toml").write_text(pieces, encoding="utf-8")
    assert told_all(GAME.board_faults(board)) == [
        "card «deck»: «deck» is the deck in notation; call it otherwise"
    ]


def test_a_mat_beside_the_board_takes_the_place_of_ours(tmp_path):
    board = edited(tmp_path, "germany", 'id = "germany"', 'id = "my_germany"')
    mat = (DATA / "mat.toml").read_text(encoding="utf-8")
    printed = mat.replace("money = { is = 3, source", "money = { is = 2, source")
    (tmp_path / "mat.toml").write_text(printed, encoding="utf-8")
    match = dealt("age_of_industry", 2, board=board)
    assert match.opened.board == "my_germany"
    seat = match.decision.seats[0]
    colour = match.opened.colours[seat]
    card = match.sight(seat)["seats"][seat]["hand"][0]
    play(match, colour, f"develop ship with {card}")
    assert match.opened.box.tile_money[match.opened.edition.tile_ids.index("port-1")] == 2


POLAND_FIRST = ["poland.1", "breslau.3"]


@covers("AI-7.3", "AI-8.1", "AI-8.2")
@pytest.mark.parametrize(
    ("mine", "access", "taken"),
    [
        ("holding 2", "", ["poland.1", "poland.1"]),
        ("holding 1", "; red link hamburg berlin; blue port-1 at hamburg.1", ["poland.1"]),
        ("holding 1", "", None),
        # One after the other, the nearer first; and no question where both will be emptied.
        ("holding 1", "; red link poland breslau; blue coal_mine-1 at breslau.3", POLAND_FIRST),
        (
            "holding 1",
            "; red link berlin breslau; blue coal_mine-1 at breslau.3 holding 1",
            POLAND_FIRST[::-1],
        ),
    ],
)
def test_a_mat_may_ask_for_two_cubes_which_are_fetched_one_by_one(tmp_path, mine, access, taken):
    board = edited(tmp_path, "germany", 'id = "germany"', 'id = "my_germany"')
    mat = (DATA / "mat.toml").read_text(encoding="utf-8")
    (tmp_path / "mat.toml").write_text(
        mat.replace("coal = { is = 1,", "coal = { is = 2,", 1), encoding="utf-8"
    )
    text = f"red mat cotton_mill 2; red hand mauve; red link berlin poland{access}"
    match = given(
        f"age_of_industry 2 players; round 2; blue coal_mine-1 at poland.1 {mine}; {text}", board
    )
    if taken is None:
        why = {"coal": 2, "available": 1}
        refusal = refused(match, "red", "build berlin.1 cotton_mill-2 with mauve", "AI-8.2", **why)
        told = [Words(name, GAME.name).refusal(match.opened, refusal) for name in LANGUAGES]
        assert told[0].endswith("and in Berlin only 1 can be had, for no port is reached.")
        assert told[1].endswith("et à Berlin on n’en trouve que 1, car on n’atteint pas de port.")
    else:
        events = play(match, "red", "build berlin.1 cotton_mill-2 with mauve")
        assert cubes_from(events) == taken
        assert len(taken) + [event.kind for event in events].count("bought_cube") == 2


def test_a_board_without_names_of_files_uses_ours():
    board = read_toml("germany.toml")
    del board["mat"], board["pieces"]
    assert faults_of(board, None) == []


@covers("AI-4.3", "AI-2.7", "AI-21.2")
def test_other_colours_and_several_markets_in_a_place_or_in_a_village(tmp_path):
    """A village counts one, and each of its markets one more."""
    market = '[[market]]\nat = [500, 500]\nsource = ["O"]\nsure = "reconstructed"\n'
    board = edited(tmp_path, "germany", '"grey"', '"pink"', count=99)
    with board.open("a", encoding="utf-8") as file:
        for name in ("market_erfurt", "market_erfurt_2"):
            file.write(f'{market}id = "{name}"\nplace = "erfurt"\n')
    pieces = (DATA / "pieces.toml").read_text(encoding="utf-8").replace('"grey"', '"pink"')
    (tmp_path / "pieces.toml").write_text(pieces, encoding="utf-8")
    match = given(
        "age_of_industry 2 players; round 2; order red blue; blue to act; actions 1; deck none"
        "; display none none; red link kassel erfurt; red hand pink; blue hand none",
        board,
    )
    assert {"pink", "market_erfurt_2"} <= {
        *match.opened.edition.card_ids,
        *match.opened.names["market"],
    }
    for language in LANGUAGES:
        assert "Pink" in Words(language, GAME.name).piece("card", "pink", "the")
        assert "Erfurt 2" in Words(language, GAME.name).piece("market", "market_erfurt_2", "the")
    events = play(match, "blue", "pass")
    assert facts(events, "earned") == [
        {"seat": 0, "money": 2 + 1 + 2, "purpose": "rails_at_the_end"}
    ]
