"""Mats, markets, tracks and links of the land, for whoever draws them."""

from millhand.face.drawn import DrawnIndustry, DrawnLinks, DrawnPrices, DrawnTile, DrawnTrack
from millhand.mechanics.land.data.edition import ERAS, LandEdition
from millhand.mechanics.land.play.figures import STACK, Figures


def draw_mats(figures: Figures, edition: LandEdition) -> list[DrawnIndustry]:
    """Every industry with its kinds of tile, lowest level first."""
    return [
        {
            "industry": entry["id"],
            "holds": entry.get("holds", ""),
            "tiles": [
                draw_tile(figures, edition, kind)
                for kind in range(len(figures.tile_industry))
                if figures.tile_industry[kind] == number
            ],
        }
        for number, entry in enumerate(edition.tiles)
    ]


def draw_tile(figures: Figures, edition: LandEdition, kind: int) -> DrawnTile:
    """One kind of tile; only Birmingham's need beer, and only some of those have a light bulb."""
    printed = edition.tile_kinds[kind][1]
    row = figures.tile_industry[kind] * STACK
    eras = [era for number, era in enumerate(ERAS) if figures.tile_eras[kind] >> number & 1]
    return {
        "tile": edition.tile_ids[kind],
        "level": int(figures.tile_level[kind]),
        "count": list(figures.stack[row : row + STACK]).count(kind),
        "money": int(figures.tile_money[kind]),
        "coal": int(figures.tile_coal[kind]),
        "iron": int(figures.tile_iron[kind]),
        "beer": printed.get("beer", 0),
        "cubes": [int(figures.tile_cubes[kind * 2 + era]) for era in range(len(ERAS))],
        "income": int(figures.tile_income[kind]),
        "points": int(figures.tile_points[kind]),
        "icons": int(figures.tile_icons[kind]),
        "eras": eras,
        "buys": [],
        "buildable": bool(eras),
        "developable": not printed.get("bulb", False),
    }


def draw_prices(figures: Figures) -> dict[str, DrawnPrices]:
    """The markets of coal and iron."""
    return {
        "coal": {
            "spaces": [int(price) for price in figures.coal_prices],
            "when_empty": int(figures.coal_when_empty),
            "filled": int(figures.coal_filled),
        },
        "iron": {
            "spaces": [int(price) for price in figures.iron_prices],
            "when_empty": int(figures.iron_when_empty),
            "filled": int(figures.iron_filled),
        },
    }


def draw_income_track(figures: Figures) -> DrawnTrack:
    """The income level of every space."""
    levels = [int(level) for level in figures.income_levels]
    return {"spaces": levels, "start": int(figures.income_start)}


def draw_links(figures: Figures) -> DrawnLinks:
    """One canal in an action, one rail or two."""
    rails = [int(figures.first_rail_money), int(figures.second_rail_money)]
    return {
        "pieces": int(figures.links_per_player),
        "money": {"canal": [int(figures.canal_money)], "rail": rails},
    }
