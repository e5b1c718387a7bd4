"""What a player of Lancashire looks at beyond the common land: mills, ports, shipyards, cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.lancashire.box import COTTON_MILL, SHIPYARD
from millhand.games.lancashire.concepts.cards import some_card_fits
from millhand.games.lancashire.layout import COTTON, DISTANT, PORTS, TURNED
from millhand.games.lancashire.state import State
from millhand.kernel.bits import BIT, count, only
from millhand.mechanics.land import features as land
from millhand.mechanics.land.features import (
    HAND_TOWNS,
    MAY_BUILD,
    actions_to_come,
    incomes_to_come,
    judge_land,
    scorings,
)
from millhand.mechanics.land.figures import CANAL
from millhand.mechanics.land.layout import (
    CARDS,
    ERA,
    FLIPPED,
    GONE,
    HAND,
    HAND_CARDS,
    INDUSTRIES,
    IRON_AT,
    MONEY,
    NETWORK,
    NETWORK_SLOTS,
    NO_TILE,
    OCCUPIED,
    ORDER,
    OWN,
    ROUND,
    TILE,
    TURN,
)
from millhand.mechanics.land.sites import slots_holding, slots_of
from millhand.mechanics.land.sources import coal_within, connected_places, cubes_on

TURNS_LEFT: Final = 25
ACCESS: Final = 31
PORT_SALE_POINTS: Final = 34
FAR_SALE_POINTS: Final = 35
STRANDED_POINTS: Final = 36
SALE_INCOME: Final = 37
STRANDED_INCOME: Final = 38
PORTS_POINTS: Final = 39
PORTS_INCOME: Final = 40
PORTS_FED: Final = 41
PORTS_SOUGHT: Final = 42
FAR_CHANCE: Final = 43
PORTS_IN_REACH: Final = 44
NEXT_POINTS: Final = 45  # of a mill, a port, a shipyard
SHIPYARD_SITES: Final = 48
HAND_INDUSTRIES: Final = 49  # cards of mills, ports, shipyards, mines, works
COAL_NEAR: Final = 54
IRON_FREE: Final = 55
BUILD_POINTS: Final = 56
FUNDS: Final = 57  # up to £5, £10 and £20 for each action to come
MONEY_SOME: Final = 60
LASTING_PLACES: Final = 61
FEATURES: Final = 62

INDUSTRY_NAMES: Final = ("cotton_mill", "port", "shipyard", "coal_mine", "iron_works")

NAMES: Final = (
    *land.NAMES,
    *["tiles_gone_" + name for name in INDUSTRY_NAMES],
    "turns_left",
    *["may_build_" + name for name in INDUSTRY_NAMES],
    "access",
    *land.NAMES_AFTER,
    "port_sale_points",
    "far_sale_points",
    "stranded_points",
    "sale_income",
    "stranded_income",
    "ports_points",
    "ports_income",
    "ports_fed",
    "ports_sought",
    "far_chance",
    "ports_in_reach",
    "next_points_cotton_mill",
    "next_points_port",
    "next_points_shipyard",
    "shipyard_sites",
    *["hand_" + name for name in INDUSTRY_NAMES],
    "coal_near",
    "iron_free",
    "build_points",
    "funds_5",
    "funds_10",
    "funds_20",
    "money_some",
    "lasting_places",
)


def judge(state: State, seat: i64, row: vec[i64]) -> None:
    """Fill the whole row."""
    judge_land(state, seat, row)
    if state.is_over():
        return
    row[TURNS_LEFT] = turns_left(state, seat)
    judge_funds(state, seat, row)
    judge_cotton(state, seat, row)
    judge_reach(state, seat, row)
    judge_hand(state, seat, row)


def turns_left(state: State, seat: i64) -> i64:
    """How many turns the seat will still have in this era."""
    left: i64 = state.box.rounds - state.cells[ROUND] - 1
    place: i64
    for place in range(state.cells[TURN], state.box.players):
        if state.cells[ORDER + place] == seat:
            left += 1
    return left


def far_chance(state: State) -> i64:
    """The chance, in per cent, that the distant market takes one more sale."""
    if not state.distant_market_is_open():
        return 0
    spaces: i64 = len(state.box.cotton_bonuses) - state.cells[COTTON]
    turned: i64 = state.cells[TURNED]
    tiles: i64 = len(state.box.distant_tiles)
    taken: i64 = 0
    index: i64
    for index in range(tiles):
        if state.box.distant_tiles[index] < spaces:
            taken += 1
    for index in range(turned):
        if state.cells[DISTANT + index] < spaces:
            taken -= 1
    return 100 * taken // max(1, tiles - turned)


def judge_funds(state: State, seat: i64, row: vec[i64]) -> None:
    """Money and income to come, as far as the actions to come can use them."""
    money: i64 = state.cells[MONEY + seat]
    actions: i64 = actions_to_come(state, seat)
    funds: i64 = money + state.income_level(seat) * incomes_to_come(state)
    row[FUNDS] = min(funds, 5 * actions)
    row[FUNDS + 1] = min(funds, 10 * actions)
    row[FUNDS + 2] = min(funds, 20 * actions)
    row[MONEY_SOME] = min(money, 30)


def judge_cotton(state: State, seat: i64, row: vec[i64]) -> None:
    """Mills that a port or only the distant market would take, mills apart; ports unsold."""
    box = state.box
    cells = state.cells
    incomes: i64 = incomes_to_come(state)
    mills: i64 = slots_holding(state, COTTON_MILL) & ~cells[FLIPPED]
    ports: i64 = cells[PORTS] & ~cells[FLIPPED]
    chance: i64 = far_chance(state)
    again: bool = turns_left(state, seat) > 0
    rest: i64 = cells[OWN + seat] & (mills | ports)
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        tile: i64 = cells[TILE + slot]
        points: i64 = box.tile_points[tile] * scorings(state, tile)
        income: i64 = box.tile_income[tile] * incomes
        if not again and mills & bit != 0:
            if cells[ERA] == CANAL and box.tile_level[tile] > 1:
                row[STRANDED_POINTS] += box.tile_points[tile]
                row[STRANDED_INCOME] += income
            continue
        connected: i64 = connected_places(state, BIT[box.slot_place[slot]])
        if ports & bit != 0:
            row[PORTS_POINTS] += points
            row[PORTS_INCOME] += income
            near: i64 = slots_of(state, connected) & mills
            if near & cells[OWN + seat] != 0:
                row[PORTS_FED] += points
            elif near != 0:
                row[PORTS_SOUGHT] += points
        elif slots_of(state, connected) & ports != 0:
            row[PORT_SALE_POINTS] += points
            row[SALE_INCOME] += income
        elif connected & state.market_places() != 0 and chance > 0:
            row[FAR_SALE_POINTS] += points * chance // 10
            row[SALE_INCOME] += income * chance // 100
        else:
            row[STRANDED_POINTS] += points
            row[STRANDED_INCOME] += income


def judge_reach(state: State, seat: i64, row: vec[i64]) -> None:
    """What the own network reaches: ports, the distant market, coal."""
    cells = state.cells
    reach: i64 = connected_places(state, cells[NETWORK + seat])
    row[PORTS_IN_REACH] = count(slots_of(state, reach) & cells[PORTS] & ~cells[FLIPPED])
    row[COAL_NEAR] = coal_within(state, reach)
    row[IRON_FREE] = cubes_on(state, cells[IRON_AT])
    row[LASTING_PLACES] = lasting_places(state, seat)
    if reach & state.market_places() != 0:
        row[ACCESS] = 1
        row[FAR_CHANCE] = far_chance(state)


def judge_hand(state: State, seat: i64, row: vec[i64]) -> None:
    """What the cards in hand allow to build, where slots are free."""
    box = state.box
    free: i64 = box.open_slots & ~state.cells[OCCUPIED]
    industry: i64
    for industry in range(box.industries):
        row[HAND_INDUSTRIES + industry] = cards_in_hand(state, seat, box.cards_showing[industry])
        tile: i64 = state.next_tile(seat, industry)
        if tile == NO_TILE or box.tile_eras[tile] & BIT[state.cells[ERA]] == 0:
            continue
        points: i64 = box.tile_points[tile]
        if industry <= SHIPYARD:
            row[NEXT_POINTS + industry] = points
        slots: i64 = some_card_fits(state, seat, industry) & box.slots_showing[industry] & free
        if slots != 0:
            row[MAY_BUILD + industry] = 1
            row[BUILD_POINTS] = max(row[BUILD_POINTS], points)
    slots = (state.cells[NETWORK_SLOTS + seat] | some_card_fits(state, seat, SHIPYARD)) & free
    if slots & box.slots_showing[SHIPYARD] != 0:
        row[SHIPYARD_SITES] = state.cells[GONE + seat * INDUSTRIES + SHIPYARD]
    rest: i64 = state.cells[HAND_CARDS + seat]
    card: i64
    for card in range(box.towns):
        if rest & BIT[card] != 0:
            row[HAND_TOWNS] += min(2, count(box.place_slots[card] & free))


def cards_in_hand(state: State, seat: i64, kinds: i64) -> i64:
    """How many cards of some kinds a hand holds."""
    held: i64 = 0
    rest: i64 = state.cells[HAND_CARDS + seat] & kinds
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        held += state.cells[HAND + seat * CARDS + only(bit)]
    return held


def lasting_places(state: State, seat: i64) -> i64:
    """In how many places own tiles will outlast the canal era."""
    places: i64 = 0
    rest: i64 = state.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        if state.box.tile_level[state.cells[TILE + slot]] > 1:
            places |= BIT[state.box.slot_place[slot]]
    return count(places)
