"""The data files: what is printed, what is deduced, what we made up."""

from collections import Counter

import pytest
from covers import covers

from millhand.games.age_of_industry.data.edition import standard_edition
from millhand.games.age_of_industry.data.files import FIGURES, read_toml
from millhand.shelf import SHELF

GAME = SHELF["age_of_industry"]
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


def test_what_earlier_rules_played_by_default_is_known():
    """Whoever reads an old record needs the values, and what options were called."""
    known = {option.name: option.values for option in GAME.options}
    versions = read_toml("options.toml")["version"]
    assert [version["rules"] for version in versions] == [1]
    assert GAME.rules_version == 2
    for version in versions:
        for name in version.keys() - {"rules", "renamed"}:
            assert version[name] in known[name][1:], "else nothing would have changed"
        for name, now in version["renamed"].items():
            assert name not in known
            assert set(now["values"].values()) <= set(known[now["option"]])
