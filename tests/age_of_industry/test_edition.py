"""The data files: what is printed, what is deduced, what we made up; and boards of one's own."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from age_of_industry.tables import cubes_from
from covers import covers
from table_talk import dealt, given, play, refused

from millhand.games.age_of_industry.boards import faults_of
from millhand.games.age_of_industry.data_files import FIGURES, read_toml
from millhand.games.age_of_industry.edition import standard_edition
from millhand.kernel.game import BrokenData
from millhand.shelf import SHELF

GAME = SHELF["age_of_industry"]
DATA = Path(__file__).parents[2] / "src/millhand/games/age_of_industry/data"
MAPS = pytest.mark.parametrize("board", ["germany", "new_england"])


# --- counts -----------------------------------------------------------------------------------


@covers("AI-2.1", "AI-1.8")
@pytest.mark.parametrize(
    ("board", "kinds", "slots", "links", "markets", "ports"),
    [
        ("germany", {"town": 22, "external_place": 8, "waypoint": 6}, 55, 51, 9, 3),
        ("new_england", {"town": 21, "external_place": 3, "waypoint": 7, "ship": 6}, 54, 48, 10, 2),
    ],
)
def test_what_lies_on_the_reconstructed_maps(board, kinds, slots, links, markets, ports):
    edition = standard_edition(board)
    assert Counter(place["kind"] for place in edition.places) == kinds
    assert (len(edition.slots), len(edition.connection_ids)) == (slots, links)
    assert len(edition.market_ids) == markets
    assert sum(place.get("distant_port", False) for place in edition.places) == ports


@covers("AI-1.8")
@MAPS
def test_every_colour_has_eight_to_ten_slots_and_a_place_one_to_four(board):
    edition = standard_edition(board)
    colours = Counter(edition.places[place]["colour"] for place, _, _ in edition.slots)
    assert set(colours) == set(edition.colours)
    assert all(8 <= slots <= 10 for slots in colours.values())
    sizes = {len(place["slots"]) for place in edition.places if "slots" in place}
    assert sizes == {1, 2, 3, 4}


@covers("AI-1.2", "AI-6.2")
def test_46_of_the_80_figures_of_the_mat_are_reconstructed():
    tiles = [tile for _, tile in standard_edition("germany").tile_kinds if tile["level"] > 0]
    marks = Counter(tile[figure]["sure"] for tile in tiles for figure in FIGURES)
    assert marks == {"reconstructed": 46, "seed": 16, "deduced": 16, "single": 1, "agreed": 1}


@covers("AI-6.2")
def test_the_figures_of_the_rulebook():
    """Cotton mills, the incomes of the sale, mines and iron works of the examples."""
    tiles = {
        name: {figure: tile[figure]["is"] for figure in FIGURES if figure in tile}
        for name, (_, tile) in zip(
            standard_edition("germany").tile_ids,
            standard_edition("germany").tile_kinds,
            strict=True,
        )
    }
    costs = [
        (tiles[f"cotton_mill-{n}"]["money"], tiles[f"cotton_mill-{n}"]["coal"]) for n in (1, 2, 3)
    ]
    assert costs == [(4, 0), (6, 1), (12, 1)]
    assert tiles["cotton_mill-3"]["iron"] == 1
    incomes = {name: tiles[name]["income"] for name in ("cotton_mill-1", "factory-3", "port-1")}
    assert incomes == {"cotton_mill-1": 8, "factory-3": 16, "port-1": 5}
    assert tiles["coal_mine-1"] == {"money": 1, "coal": 0, "iron": 0, "cubes": 3, "income": 4}
    assert (tiles["coal_mine-2"]["cubes"], tiles["iron_works-2"]["cubes"]) == (4, 4)
    assert tiles["iron_works-1"]["money"] == 2


# --- provenance -------------------------------------------------------------------------------


@covers("AI-6.2")
def test_every_reconstructed_figure_is_marked_and_nothing_of_the_rulebook():
    known = {one.entry: one.sure for one in GAME.provenance()}
    assert known["mat.industry.factory.tile.3.money"] == "reconstructed"
    assert known["mat.industry.coal_mine.tile.1.money"] == "single"
    assert known["mat.industry.cotton_mill.tile.1.money"] == "seed"
    assert known["germany.place.hamburg.details"] == "reconstructed"
    assert known["germany.place.hamburg"] == "seed", "the rulebook names Hamburg"
    figures = [name for name in known if name.startswith("mat.") and name.count(".") == 5]
    assert sum(known[name] == "reconstructed" for name in figures) == 46


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
        ("germany", 'sure = "reconstructed"', "", "sure missing"),
        ("germany", "canvas = [1000, 1000]", "", "«canvas» is missing"),
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
    assert any(fault in said for said in GAME.board_faults(file)), GAME.board_faults(file)
    with pytest.raises(BrokenData):
        GAME.open(2, {}, file)


def test_too_large_a_board_is_refused(tmp_path):
    slots = 'slots = ["blank", "blank", "blank", "blank", "blank", "blank", "blank", "blank"]'
    file = edited(tmp_path, "germany", 'slots = ["blank", "blank"]', slots)
    assert GAME.board_faults(file) == ["61 slots, and there is room for 60"]


def test_an_unreadable_board_is_a_fault_that_names_the_file(tmp_path):
    with pytest.raises(BrokenData, match=r"none\.toml"):
        GAME.board_faults(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("mat.toml", "count = 2", "count = 3", "36 tiles, not 35"),
        ("mat.toml", "level = 2", "level = 1", "levels must rise"),
        ("mat.toml", "money = { is = 4", "money = { was = 4", "money needs «is»"),
        ("mat.toml", "coal = { is = 1", "coal = { is = 9", "coal is more than 3"),
        ("mat.toml", 'id = "factory"', 'id = "pottery"', "the industries must be"),
        ("mat.toml", 'slot = "mine"', 'slot = "hole"', "slot must be one of"),
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
    assert any(fault in said for said in GAME.board_faults(board)), GAME.board_faults(board)


# --- a board of one's own ---------------------------------------------------------------------


@covers("AI-O1")
@pytest.mark.parametrize("junk", ["-1", '"x"', "[]", "{}", "true", '["x"]', '[["x"]]', "1.5"])
@pytest.mark.parametrize("file", ["mat.toml", "pieces.toml"])
def test_junk_in_a_mat_or_in_pieces_is_a_fault_or_harmless_never_a_crash(tmp_path, file, junk):
    board = edited(tmp_path, "germany", 'id = "germany"', 'id = "my_germany"')
    text = (DATA / file).read_text(encoding="utf-8")
    keys = set(re.findall(r"\b\w+ = ", re.sub("#.*", "", text)))
    assert "is = " in keys
    for key in sorted(keys):
        value = rf"\b{key}(\{{.*?\}}|\[.*?\]|[^,}}#\n]+)"
        spoilt = re.sub(value, key + junk, text, count=1)
        tomllib.loads(spoilt)
        (tmp_path / file).write_text(spoilt, encoding="utf-8")
        faults = GAME.board_faults(board)
        assert all(isinstance(fault, str) for fault in faults)
        if not faults:
            GAME.open(2, {}, board).lay()


def test_a_location_card_cannot_be_called_like_the_deck_or_a_verb(tmp_path):
    board = edited(tmp_path, "germany", '"orange"', '"deck"', count=99)
    pieces = (DATA / "pieces.toml").read_text(encoding="utf-8").replace('"orange"', '"deck"')
    (tmp_path / "pieces.toml").write_text(pieces, encoding="utf-8")
    assert GAME.board_faults(board) == [
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
        refused(match, "red", "build berlin.1 cotton_mill-2 with mauve", "AI-8.2", coal=2)
    else:
        events = play(match, "red", "build berlin.1 cotton_mill-2 with mauve")
        assert cubes_from(events) == taken
        assert len(taken) + [event.kind for event in events].count("bought_cube") == 2


def test_a_board_without_names_of_files_uses_ours():
    board = read_toml("germany.toml")
    del board["mat"], board["pieces"]
    assert faults_of(board, None) == []


@MAPS
def test_the_drawing_has_a_place_for_everything(board):
    drawing = GAME.open(2, {"map": board}).drawing()
    width, height = drawing["canvas"]
    spots = [place["at"] for place in drawing["places"]]
    spots += [entry["token"] for entry in drawing["connections"]]
    spots += [entry["at"] for entry in drawing["markets"]]
    spots += [entry["coal_at"] for entry in drawing["seas"]]
    assert all(0 <= x <= width and 0 <= y <= height for x, y in spots)
    assert len({tuple(place["at"]) for place in drawing["places"]}) == len(drawing["places"])


def test_tiles_are_drawn_with_what_they_buy_and_hold():
    drawing = GAME.open(2, {}).drawing()
    tiles = {tile["tile"]: tile for row in drawing["mats"] for tile in row["tiles"]}
    assert (tiles["cotton_mill-3"]["money"], tiles["cotton_mill-3"]["coal"]) == (12, 1)
    assert tiles["coal_mine-1"]["cubes"] == [3]
    assert tiles["port-1"]["buys"]
    assert not tiles["factory-0"]["buildable"]
    assert drawing["prices"]["iron"] == {
        "spaces": [1, 1, 2, 2, 3, 3],
        "when_empty": 4,
        "filled": 6,
    }
    assert drawing["links"] == {"pieces": 12, "money": {"rail": [1]}}
