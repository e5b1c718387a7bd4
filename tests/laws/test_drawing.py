"""A drawing has the same shape in every game, and its figures are those of the table."""

from typing import get_type_hints

from laws.watching import opened

from millhand.arena.variants import Variant
from millhand.face.drawn import (
    Drawing,
    DrawnIndustry,
    DrawnLinks,
    DrawnPrices,
    DrawnTile,
    DrawnTrack,
)
from millhand.match.dealer import Dealer
from millhand.match.match import Match


def keys(shape: type) -> set[str]:
    return set(get_type_hints(shape))


def test_a_drawing_has_the_shape_of_all_drawings(variant: Variant) -> None:
    drawing = opened(variant).drawing()
    assert keys(Drawing) == set(drawing)
    for industry in drawing["mats"]:
        assert set(industry) == keys(DrawnIndustry)
        for tile in industry["tiles"]:
            assert set(tile) == keys(DrawnTile)
            numbers = ("level", "count", "money", "coal", "iron", "beer", "income", "points")
            assert all(type(tile[name]) is int for name in (*numbers, "icons")), tile
    assert all(set(prices) == keys(DrawnPrices) for prices in drawing["prices"].values())
    assert all(set(track) == keys(DrawnTrack) for track in drawing["tracks"].values())
    assert set(drawing["links"]) == keys(DrawnLinks)


def test_the_tiles_of_a_drawing_are_those_of_the_mats(variant: Variant) -> None:
    face = opened(variant)
    match = Match(face)
    match.deal(Dealer(1))
    drawn = {
        industry["industry"]: [
            tile["level"] for tile in industry["tiles"] for _ in range(tile["count"])
        ]
        for industry in face.drawing()["mats"]
    }
    for seat in match.sight(None)["seats"]:
        assert seat["mat"] == drawn


def test_the_prices_of_a_drawing_are_those_of_the_markets(variant: Variant) -> None:
    face = opened(variant)
    match = Match(face)
    match.deal(Dealer(1))
    markets, prices = match.sight(None)["markets"], face.drawing()["prices"]
    assert set(prices) == set(markets)
    for resource, ladder in prices.items():
        assert markets[resource]["cubes"] == ladder["filled"]
        dearest = ladder["spaces"][len(ladder["spaces"]) - ladder["filled"]]
        assert markets[resource]["price"] == dearest
        assert ladder["spaces"] == sorted(ladder["spaces"])
        assert ladder["when_empty"] > ladder["spaces"][-1]
