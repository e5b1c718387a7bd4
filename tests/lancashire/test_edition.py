"""The figures of the box, board files, and room in the rows of cells and choices."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from own_boards import own_board
from table_talk import told_all

from millhand.face.boards import SURENESS
from millhand.face.game import BrokenData
from millhand.games.lancashire.data.boards import board_faults
from millhand.games.lancashire.data.edition import standard_edition
from millhand.games.lancashire.data.files import read_toml
from millhand.games.lancashire.face import GAME
from millhand.games.lancashire.play import choices, layout
from millhand.games.lancashire.play import happenings as own
from millhand.games.lancashire.play.questions import QUESTIONS
from millhand.mechanics.land.play import happenings, stages
from millhand.mechanics.land.play import layout as land
from millhand.mechanics.land.play.figures import COAL_MINE, IRON_WORKS

EDITION = standard_edition()
BOARD = files("millhand.games.lancashire").joinpath("data", "board.toml").read_text("utf-8")

# --- counts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "cards"),
    [(2, {}, 40), (3, {}, 66), (4, {}, 66), (4, {"preset": "roxley_2018"}, 64)],
)
def test_decks(players: int, options: dict[str, Any], cards: int) -> None:
    box = GAME.open(players, options).box
    assert len(box.deck) == cards
    played = 2 * players * box.rounds
    assert [cards - box.aside[0], cards - box.aside[1]] == [played - players, played]


def test_forty_one_location_cards_and_twenty_five_industry_cards() -> None:
    names = Counter(EDITION.card_ids[card] for card in GAME.open(4, {}).box.deck)
    assert sum(names[town] for town in EDITION.towns) == 41
    assert [
        names[name] for name in ("cotton_mill", "coal_mine", "iron_works", "port", "shipyard")
    ] == [
        8,
        5,
        3,
        6,
        3,
    ]


def test_thirty_six_connections() -> None:
    eras = [set(entry["eras"]) for entry in EDITION.board["connection"]]
    assert len(eras) == 36
    assert sum("canal" in era for era in eras) == 23
    assert sum("rail" in era for era in eras) == 35


def test_eighteen_levels_of_tiles_and_what_they_cost() -> None:
    tiles = {
        name: tile for name, (_, tile) in zip(EDITION.tile_ids, EDITION.tile_kinds, strict=True)
    }
    assert len(tiles) == 19
    assert tiles["cotton_mill-1"]["points"] == 3
    assert tiles["cotton_mill-2"]["money"] == 14
    assert tiles["shipyard-2"]["points"] == 18
    assert tiles["coal_mine-4"]["cubes"] == [5, 5]
    assert all(tile["icons"] == (1 if tile["level"] else 0) for tile in tiles.values())


def test_mines_and_works_have_the_numbers_that_the_land_gives_them() -> None:
    assert EDITION.industries[COAL_MINE] == "coal_mine"
    assert EDITION.industries[IRON_WORKS] == "iron_works"


def test_no_canal_reaches_five_places() -> None:
    water = {
        end
        for entry in EDITION.board["connection"]
        if "canal" in entry["eras"]
        for end in entry["ends"]
    }
    dry = {place["id"] for place in EDITION.places} - water
    assert dry == {"barrow", "birkenhead", "blackpool", "scotland", "southport"}


def test_income_bands() -> None:
    levels = EDITION.tracks["income_track"]["levels"]
    assert len(levels) == 100
    assert sorted(levels) == levels
    sizes = Counter(levels)
    assert [sizes[level] for level in (-10, 0, 1, 10, 11, 20, 21, 29, 30)] == [
        1,
        1,
        2,
        2,
        3,
        3,
        4,
        4,
        3,
    ]


def test_every_entry_says_where_it_comes_from_and_how_sure_it_is() -> None:
    for name in ("board", "tiles", "cards", "tracks", "setup"):
        for entry in entries(read_toml(f"{name}.toml")):
            assert entry["sure"] in SURENESS, entry
            assert entry["source"], entry


def entries(value: Any) -> list[dict[str, Any]]:
    found = []
    if isinstance(value, dict):
        found += [value] if "sure" in value else []
        for inner in value.values():
            found += entries(inner)
    if isinstance(value, list):
        for inner in value:
            found += entries(inner)
    return found


def test_what_is_doubtful_is_said() -> None:
    known = {one.entry: one.sure for one in GAME.provenance()}
    assert known["board.place.barrow"] == "disputed"
    assert "single" in known.values()


def test_every_place_and_connection_has_a_position_on_the_drawing() -> None:
    drawing = GAME.open(3, {}).drawing()
    width, height = drawing["canvas"]
    points = [place["at"] for place in drawing["places"]]
    points += [entry["token"] for entry in drawing["connections"]]
    assert len(points) == 25 + 36
    assert all(0 <= x <= width and 0 <= y <= height for x, y in points)
    assert len({tuple(point) for point in points}) == len(points)


# --- board files ------------------------------------------------------------------------------


WIGAN = "cards = [1, 2, 2]"
FAULTS = [
    ('id = "lancashire"', "", "«id» is missing"),
    ('id = "wigan"', 'id = "bolton"', "this id stands twice"),
    ('kind = "waypoint"', 'kind = "pond"', "kind «pond» is none of"),
    ('["coal_mine"]]', '["oil_well"]]', "«oil_well» is no industry"),
    (WIGAN, "cards = [1, 2]", "cards must count two_players"),
    (WIGAN, "cards = [1, 3, 2]", "not 57"),
    (WIGAN, 'cards = ["a", 2, 2]', "cards must be whole numbers"),
    ('["lancaster", "preston"]', '["lancaster", "york"]', "«york» is no place"),
    (
        '["lancaster", "preston"]',
        '["lancaster", "preston", "lancaster"]',
        "ends or more, each once",
    ),
    ('["lancaster", "preston"]', '["lancaster"]', "needs two ends or more"),
    ('["liverpool", "birkenhead"]', '["liverpool"]', "ends must be two towns"),
    ('["liverpool", "birkenhead"]', '["liverpool", "liverpool"]', "ends must be two towns"),
    ('["liverpool", "birkenhead"]', '["liverpool", "southport"]', "ends must be two towns"),
    ('["liverpool", "birkenhead"]', '["liverpool", ["birkenhead"]]', "ends must be two towns"),
    ('ends = ["liverpool", "birkenhead"]', "", "ends must be two towns"),
    ('["barrow", "lancaster"]', '["scotland", "preston"]', "cannot be reached by rail"),
    ("closed_for = [2]\nat = [70, 810]", "at = [70, 810]", "with 2 players place «birkenhead»"),
    ("at = [110, 100]", "at = [110, 100]\nclosed_for = [2]", "with 2 players, yet has cards"),
    ('eras = ["canal", "rail"]', 'eras = ["steam"]', "eras must be canal, rail or both"),
    ("link_icons = 2", 'slots = [["port"]]', "slots belong to towns only"),
    ("link_icons = 2", "cards = [1, 1, 1]", "cards belong to towns only"),
    ("link_icons = 2", f"link_icons = {2**70}", "link_icons must be a whole number, 9 at the most"),
    ("closed_for = [2]", "closed_for = [7]", "closed_for must be numbers of players: 2, 3, 4"),
    ('id = "lancashire"', 'id = "lancashire"\nname = "L"', "«name» is unknown; known are"),
    ("closed_for = [2]", "closed_fore = [2]", "«closed_fore» is unknown; known are closed_for"),
    ("canal_for = [2]", "canals_for = [2]", "«lancaster-scotland»: «canals_for» is unknown"),
    ('["liverpool", "birkenhead"]', '["liverpool", "birkenhead"]\nrail = 1', "«rail» is unknown"),
    ("canal_for = [2]", "canal_for = true", "canal_for must be numbers of players: 2, 3, 4"),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_every_fault_is_named(old: str, new: str, fault: str) -> None:
    assert old in BOARD
    faults = told_all(board_faults(tomllib.loads(BOARD.replace(old, new, 1))))
    assert any(fault in one for one in faults), faults


def test_a_board_of_ones_own_is_played(tmp_path: Path) -> None:
    mine = own_board(tmp_path, "lancashire")
    assert GAME.board_faults(mine) == []
    assert GAME.open(3, {}, mine).board == "mine"
    mine.write_text(BOARD.replace('id = "wigan"', 'id = "bolton"'), encoding="utf-8")
    with pytest.raises(BrokenData, match="id_stands_twice"):
        GAME.open(3, {}, mine)


# --- room -------------------------------------------------------------------------------------


def test_cards_set_aside_and_distant_tiles_fit_into_the_cells() -> None:
    box = GAME.open(3, {}).box
    assert max(box.aside) <= layout.ASIDE_ROOM
    assert len(box.distant_tiles) <= layout.DISTANT_ROOM


ROWS = {
    "BUILD": land.PAIRS,
    "COMBINE": land.PAIRS,
    "LINK": land.CONNECTIONS,
    "DEVELOP": land.INDUSTRIES,
    "SELL": land.SLOTS,
    "BORROW": 3,
    "PASS": 1,
    "CARD": land.CARDS,
    "COAL": land.SLOTS,
    "IRON": land.SLOTS,
    "BUYER": land.SLOTS + 1,
    "GIVE_UP": land.SLOTS,
    "STOP": 1,
    "END": 0,
}


def test_rows_of_choices_follow_each_other_without_overlap() -> None:
    place = 0
    for name, size in ROWS.items():
        assert getattr(choices, name) == place, name
        place += size
    assert choices.DISTANT_MARKET == land.SLOTS


def test_stages_and_events_go_on_where_the_land_ends() -> None:
    names = {getattr(stages, name): name.lower() for name in vars(stages) if name.isupper()}
    assert names.pop(stages.PIECES) == "pieces"
    assert (names.pop(stages.OF_GAME), names.pop(stages.OF_GAME_TOO)) == ("of_game", "of_game_too")
    assert QUESTIONS[stages.PIECES].name == "distant_tiles"
    assert all(QUESTIONS[number].name == name for number, name in names.items())
    assert QUESTIONS[choices.SALES_STAGE].name == "sales"
    assert own.SET_ASIDE == happenings.OWN_EVENTS
    assert own.EVENTS[own.BORROWED][0] == "borrowed"
    assert own.EVENTS[own.TURNED_DISTANT][0] == "turned_distant"
    assert own.PURPOSES[own.FOR_DEBT] == "debt"


def test_tracks_and_prices_are_drawn_as_they_are_with_so_many_players() -> None:
    two, four = (GAME.open(players, {}).drawing() for players in (2, 4))
    assert two["prices"]["coal"] == {"spaces": [2, 2, 3, 3, 4, 4], "when_empty": 5, "filled": 6}
    assert four["prices"]["coal"]["filled"] == 8
    assert four["tracks"]["cotton"] == {"spaces": [3, 3, 2, 2, 1, 1, 0, 0], "start": 0}
    assert (four["tracks"]["income"]["spaces"][10], four["tracks"]["income"]["start"]) == (0, 10)
    assert four["links"] == {"pieces": 14, "money": {"canal": [3], "rail": [5, 10]}}
    never = [tile["tile"] for row in four["mats"] for tile in row["tiles"] if not tile["buildable"]]
    assert never == ["shipyard-0"]
