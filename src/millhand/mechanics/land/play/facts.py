"""Facts that refusals of several rules need, as numbers under the names of pieces."""

from millhand.kernel.rules import Facts
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.figures import COAL_MINE, IRON_WORKS
from millhand.mechanics.land.play.income import refund
from millhand.mechanics.land.play.sites import link_money
from millhand.mechanics.land.play.sources import (
    coal_price,
    coal_within,
    connected_places,
    cubes_on,
    iron_price,
)
from millhand.mechanics.land.play.table import Land

# --- builds: an industry is given, the candidate is a slot ------------------------------------


def industry_and_slot(land: Land, seat: int, industry: int, slot: int) -> Facts:
    """What is built where."""
    return {"industry": industry, "slot": slot}


def tile_to_build(land: Land, seat: int, industry: int, slot: int) -> Facts:
    """The next tile of the mat, and the era."""
    return {"tile": land.next_tile(seat, industry), "era": land.era()}


def tile_in_the_way(land: Land, seat: int, industry: int, slot: int) -> Facts:
    """The tile on the slot and the one that should replace it."""
    return {
        "slot": slot,
        "tile": land.tile_at(slot),
        "new_tile": land.next_tile(seat, industry),
    }


def foreign_tile(land: Land, seat: int, industry: int, slot: int) -> Facts:
    """Whose tile it is, and how many of its cubes are left on tiles and in the market."""
    cubes = 0
    if industry == COAL_MINE:
        cubes = cubes_on(land, land.coal_at()) + land.coal_market()
    elif industry == IRON_WORKS:
        cubes = cubes_on(land, land.iron_at()) + land.iron_market()
    return {**whose_tile(land, seat, 0, slot), "resource": industry, "cubes": cubes}


def place_of_slot(land: Land, seat: int, industry: int, slot: int) -> Facts:
    """The place and the industry."""
    return {"place": land.figures.slot_place[slot], "industry": industry}


def coal_for_tile(land: Land, seat: int, industry: int, slot: int) -> Facts:
    """How much coal must come where, and how much lies on connected mines."""
    return {
        "place": land.figures.slot_place[slot],
        "coal": land.figures.tile_coal[land.next_tile(seat, industry)],
        "available": coal_within(land, land.reach_of(slot)),
    }


def price_of_tile(land: Land, seat: int, industry: int, slot: int) -> Facts:
    """What the tile costs with its coal and iron, and the money in hand."""
    figures = land.figures
    tile = land.next_tile(seat, industry)
    iron = iron_price(land, figures.tile_iron[tile])
    coal = coal_price(land, land.reach_of(slot), figures.tile_coal[tile])
    return {
        "tile": tile,
        "cost": figures.tile_money[tile] + iron + max(0, coal),
        "money": land.money(seat),
    }


# --- links: the step is given, the candidate is a connection ----------------------------------


def connection_and_era(land: Land, seat: int, step: int, connection: int) -> Facts:
    """The connection, and the era."""
    return {"connection": connection, "era": land.era()}


def link_in_the_way(land: Land, seat: int, step: int, connection: int) -> Facts:
    """The connection, and whose link lies on it."""
    return {"connection": connection, "owner": land.link_owner(connection)}


def price_of_link(land: Land, seat: int, step: int, connection: int) -> Facts:
    """What the link costs with its coal, and the money in hand."""
    cost = link_money(land, step)
    ends = connected_places(land, land.figures.connection_ends[connection])
    if land.is_rail_era():
        cost += max(0, coal_price(land, ends, 1))
    return {"connection": connection, "cost": cost, "money": land.money(seat)}


# --- cards, mats, tiles -----------------------------------------------------------------------


def card(land: Land, seat: int, given: int, card: int) -> Facts:
    """The card."""
    return {"card": card}


def card_and_build(land: Land, seat: int, pair: int, card: int) -> Facts:
    """The card, and what should be built where."""
    slot = land.figures.pair_slot[pair]
    return {
        "card": card,
        "place": land.figures.slot_place[slot],
        "industry": land.figures.pair_industry[pair],
    }


def cards_held(land: Land, seat: int, given: int, candidate: int) -> Facts:
    """How many cards are in hand."""
    return {"cards": land.hand_size(seat)}


def industry_of_mat(land: Land, seat: int, given: int, industry: int) -> Facts:
    """The industry."""
    return {"industry": industry}


def tile_of_mat(land: Land, seat: int, given: int, industry: int) -> Facts:
    """The next tile of the industry."""
    return {"tile": land.next_tile(seat, industry)}


def price_of_iron(land: Land, seat: int, given: int, industry: int) -> Facts:
    """What one iron costs, and the money in hand."""
    return {"cost": iron_price(land, 1), "money": land.money(seat)}


def slot(land: Land, seat: int, given: int, slot: int) -> Facts:
    """The slot."""
    return {"slot": slot}


def tile_at(land: Land, seat: int, given: int, slot: int) -> Facts:
    """The slot and the tile on it."""
    return {"slot": slot, "tile": land.tile_at(slot)}


def whose_tile(land: Land, seat: int, given: int, slot: int) -> Facts:
    """The slot, the tile on it and its owner."""
    return {**tile_at(land, seat, given, slot), "owner": land.owner_of(slot)}


def tile_to_give_up(land: Land, seat: int, given: int, slot: int) -> Facts:
    """Whose tile it is, and what it would bring."""
    told = whose_tile(land, seat, given, slot)
    return {**told, "refund": refund(land, slot)} if land.tile_at(slot) != layout.NO_TILE else told


def income_level(land: Land, seat: int, given: int, candidate: int) -> Facts:
    """The income level."""
    return {"level": land.income_level(seat)}


def debt(land: Land, seat: int, given: int, candidate: int) -> Facts:
    """What is still owed."""
    return {"debt": land.debt()}
