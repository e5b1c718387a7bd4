"""What a player of the land looks at to judge a situation: points, money, tiles, links, mat, hand.

Each number is one that a player would recognise. How much each is worth is not said here: weights
are fitted from games (`arena/fitting.py`) and stand in data files.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.kernel.bits import BIT, count, only
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.figures import CANAL, COAL_MINE, IRON_WORKS
from millhand.mechanics.land.play.layout import (
    ACTIONS_LEFT,
    CUBES,
    ERA,
    FLIPPED,
    GONE,
    INCOME_TURN,
    INDUSTRIES,
    IRON_AT,
    LINKED,
    MONEY,
    NETWORK,
    OCCUPIED,
    ORDER,
    OWN,
    OWN_LINKS,
    POINTS,
    ROUND,
    SPENT,
    STAGE,
    TILE,
    TURN,
)
from millhand.mechanics.land.play.sites import connections_touching
from millhand.mechanics.land.play.sources import coal_within, connected_places, cubes_on
from millhand.mechanics.land.play.table import Land

# Where each number stands in the row.
CONSTANT: Final = 0
POINTS_SCORED: Final = 1
POINTS_FLIPPED: Final = 2
POINTS_LINKS: Final = 3
POINTS_LINKS_HOPED: Final = 4
INCOME_TO_COME: Final = 5
MONEY_NOW: Final = 6
MONEY_FEW: Final = 7
MONEY_IDLE: Final = 8
MINES_POINTS: Final = 9
MINES_INCOME: Final = 10
COAL_OFFERED: Final = 11
COAL_APART: Final = 12
WORKS_POINTS: Final = 13
WORKS_INCOME: Final = 14
IRON_OFFERED: Final = 15
PLACES: Final = 16
OPEN_LINKS: Final = 17
BEST_LINKS: Final = 18
BEST_LINKS_HOPED: Final = 19
TILES_GONE: Final = 20  # one for each industry
MAY_BUILD: Final = 26  # one for each industry
EARLY: Final = 32
HAND_TOWNS: Final = 33
COAL_IN_REACH: Final = 34
IRON_ANYWHERE: Final = 35
LAND_FEATURES: Final = 36

# Notes made on the way, after the features of any game.
ICONS_NOTED: Final = 64
ICONS_HOPED_NOTED: Final = 96

NAMES: Final = (
    "constant",
    "points_scored",
    "points_flipped",
    "points_links",
    "points_links_hoped",
    "income_to_come",
    "money",
    "money_few",
    "money_idle",
    "mines_points",
    "mines_income",
    "coal_offered",
    "coal_apart",
    "works_points",
    "works_income",
    "iron_offered",
    "places",
    "open_links",
    "best_links",
    "best_links_hoped",
)
"""The names of the numbers before those that stand for each industry."""

NAMES_AFTER: Final = ("early", "hand_towns", "coal_in_reach", "iron_anywhere")

CHAPTERS: Final = (
    "canal_begins",
    "canal_goes_on",
    "canal_ends",
    "rail_begins",
    "rail_goes_on",
    "rail_ends",
)


def chapter(land: Land) -> i64:
    """The era, and which third of its rounds this is."""
    return land.cells[ERA] * 3 + land.cells[ROUND] * 3 // land.figures.rounds


def turn_number(land: Land) -> i64:
    """Grows from turn to turn, and from seat to seat of those who cannot pay between rounds.

    A round has three parts: debts before its turns (in one game), turns, debts after them.
    """
    players: i64 = land.figures.players
    rounds: i64 = land.cells[ERA] * land.figures.rounds + land.cells[ROUND]
    turn: i64 = land.cells[TURN]
    if land.cells[STAGE] != stages.SHORTFALL:
        return (3 * rounds + 1) * players + turn
    part: i64 = 2 if turn == players else 0
    return (3 * rounds + part) * players + land.cells[INCOME_TURN]


def incomes_to_come(land: Land) -> i64:
    """How often income will still be paid; after the very last round it is not."""
    left: i64 = land.figures.rounds - land.cells[ROUND] - 1
    if land.cells[ERA] == CANAL:
        left += land.figures.rounds
    return left


def actions_to_come(land: Land, seat: i64) -> i64:
    """How many actions the seat may still do in this game."""
    left: i64 = 2 * incomes_to_come(land)
    place: i64 = 0
    while place < land.figures.players and land.cells[ORDER + place] != seat:
        place += 1
    if place == land.cells[TURN]:
        return left + land.cells[ACTIONS_LEFT]
    return left + 2 if place > land.cells[TURN] else left


def scorings(land: Land, tile: i64) -> i64:
    """How often a tile on the board will still score once flipped."""
    if land.cells[ERA] == CANAL and land.figures.tile_level[tile] > 1:
        return 2
    return 1


def judge_land(land: Land, seat: i64, row: vec[i64]) -> None:
    """Fill the common part of the row."""
    row[CONSTANT] = 1
    row[POINTS_SCORED] = land.cells[POINTS + seat]
    if land.is_over():
        return
    judge_money(land, seat, row)
    judge_tiles(land, seat, row)
    judge_links(land, seat, row)
    industry: i64
    row[COAL_IN_REACH] = coal_within(land, connected_places(land, land.cells[NETWORK + seat]))
    row[IRON_ANYWHERE] = cubes_on(land, land.cells[IRON_AT])
    for industry in range(land.figures.industries):
        row[TILES_GONE + industry] = land.cells[GONE + seat * INDUSTRIES + industry]


def judge_money(land: Land, seat: i64, row: vec[i64]) -> None:
    """Points so far, income still to come, money: the first pounds, and those of no more use."""
    cells = land.cells
    money: i64 = cells[MONEY + seat]
    row[INCOME_TO_COME] = land.income_level(seat) * incomes_to_come(land)
    row[MONEY_NOW] = money
    row[MONEY_FEW] = min(money, 12)
    row[MONEY_IDLE] = max(0, money - 9 * actions_to_come(land, seat))
    place: i64
    for place in range(land.figures.players):
        if cells[SPENT + cells[ORDER + place]] > cells[SPENT + seat]:
            row[EARLY] += 1


def judge_tiles(land: Land, seat: i64, row: vec[i64]) -> None:
    """Flipped tiles by their points; mines and works by what they hold and will bring."""
    figures = land.figures
    flipped: i64 = land.cells[FLIPPED]
    incomes: i64 = incomes_to_come(land)
    rest: i64 = land.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        tile: i64 = land.cells[TILE + slot]
        points: i64 = figures.tile_points[tile] * scorings(land, tile)
        if flipped & bit != 0:
            row[POINTS_FLIPPED] += points
        elif figures.tile_industry[tile] == COAL_MINE:
            row[MINES_POINTS] += points
            row[MINES_INCOME] += figures.tile_income[tile] * incomes
            place: i64 = figures.slot_place[slot]
            connected: i64 = connected_places(land, BIT[place])
            if connected & land.market_places() != 0:
                row[COAL_OFFERED] += land.cells[CUBES + slot]
            else:
                row[COAL_APART] += land.cells[CUBES + slot]
        elif figures.tile_industry[tile] == IRON_WORKS:
            row[WORKS_POINTS] += points
            row[WORKS_INCOME] += figures.tile_income[tile] * incomes
            row[IRON_OFFERED] += land.cells[CUBES + slot]


def judge_links(land: Land, seat: i64, row: vec[i64]) -> None:
    """Own links by the points around them; free ones next to the network, and the best of them."""
    figures = land.figures
    note_icons(land, row)
    rest: i64 = land.cells[OWN_LINKS + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        ends: i64 = figures.connection_ends[only(bit)]
        row[POINTS_LINKS] += sum_of_notes(row, ICONS_NOTED, ends)
        row[POINTS_LINKS_HOPED] += sum_of_notes(row, ICONS_HOPED_NOTED, ends)
    row[POINTS_LINKS_HOPED] -= row[POINTS_LINKS]
    row[PLACES] = count(land.cells[NETWORK + seat])
    judge_open_links(land, seat, row)


def judge_open_links(land: Land, seat: i64, row: vec[i64]) -> None:
    """Free connections next to the network: how many, and the points around the best three."""
    figures = land.figures
    rest: i64 = connections_touching(land, land.cells[NETWORK + seat])
    rest &= figures.connections_in_era[land.cells[ERA]] & ~land.cells[LINKED]
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        row[OPEN_LINKS] += 1
        ends: i64 = figures.connection_ends[only(bit)]
        row[BEST_LINKS] = max(row[BEST_LINKS], sum_of_notes(row, ICONS_NOTED, ends))
        points: i64 = sum_of_notes(row, ICONS_HOPED_NOTED, ends)
        if points > first:
            third = second
            second = first
            first = points
        elif points > second:
            third = second
            second = points
        elif points > third:
            third = points
    row[BEST_LINKS_HOPED] = first + second + third


def note_icons(land: Land, row: vec[i64]) -> None:
    """The link icons of every place, as they are and as they may become."""
    place: i64
    for place in range(land.figures.places):
        icons: i64 = land.figures.place_icons[place]
        hoped: i64 = icons
        rest: i64 = land.cells[OCCUPIED] & land.figures.place_slots[place]
        while rest != 0:
            bit: i64 = rest & -rest
            rest ^= bit
            more: i64 = land.figures.tile_icons[land.cells[TILE + only(bit)]]
            hoped += more
            if land.cells[FLIPPED] & bit != 0:
                icons += more
        row[ICONS_NOTED + place] = icons
        row[ICONS_HOPED_NOTED + place] = hoped


def sum_of_notes(row: vec[i64], first: i64, places: i64) -> i64:
    """The sum of what was noted for some places."""
    total: i64 = 0
    while places != 0:
        bit: i64 = places & -places
        places ^= bit
        total += row[first + only(bit)]
    return total
