"""What a player of Lancashire looks at beyond the common land: mills, ports, shipyards, cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.lancashire.play.box import COTTON_MILL, SHIPYARD
from millhand.games.lancashire.play.concepts.cards import some_card_fits
from millhand.games.lancashire.play.layout import COTTON, DISTANT, PORTS, TURNED
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import BIT, count, only
from millhand.mechanics.land.play.figures import CANAL
from millhand.mechanics.land.play.layout import (
    CARDS,
    ERA,
    FLIPPED,
    GONE,
    HAND,
    HAND_CARDS,
    INDUSTRIES,
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
from millhand.mechanics.land.play.sites import slots_holding, slots_of
from millhand.mechanics.land.play.sources import connected_places
from millhand.thinking.land import features as land
from millhand.thinking.land.features import (
    HAND_TOWNS,
    MAY_BUILD,
    actions_to_come,
    incomes_to_come,
    judge_land,
    scorings,
)

# Lancashire has an industry less than there is room for.
TURNS_LEFT: Final = 25
ACCESS: Final = 31
# After the numbers of the land.
PORT_SALE_POINTS: Final = 36
FAR_SALE_POINTS: Final = 37
STRANDED_POINTS: Final = 38
SALE_INCOME: Final = 39
STRANDED_INCOME: Final = 40
SALE_DUE: Final = 41
PORTS_POINTS: Final = 42
PORTS_INCOME: Final = 43
PORTS_FED: Final = 44
PORTS_SOUGHT: Final = 45
MILLS_OF_OTHERS: Final = 46
PORTS_OF_OTHERS: Final = 47
FAR_CHANCE: Final = 48
NEXT_POINTS: Final = 49  # of a mill, a port, a shipyard
SHIPYARDS_NEAR: Final = 52
INDUSTRY_CARDS: Final = 53
SITES: Final = 54
FUNDS: Final = 55  # up to £5, £10 and £20 for each action to come
MONEY_SOME: Final = 58
LASTING_PLACES: Final = 59
FEATURES: Final = 60

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
    "sale_due",
    "ports_points",
    "ports_income",
    "ports_fed",
    "ports_sought",
    "mills_of_others",
    "ports_of_others",
    "far_chance",
    "next_points_cotton_mill",
    "next_points_port",
    "next_points_shipyard",
    "shipyards_near",
    "industry_cards",
    "sites",
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


# --- time and money ---------------------------------------------------------------------------


def turns_left(state: State, seat: i64) -> i64:
    """How many turns the seat will still have in this era."""
    left: i64 = state.box.rounds - state.cells[ROUND] - 1
    place: i64
    for place in range(state.cells[TURN], state.box.players):
        if state.cells[ORDER + place] == seat:
            left += 1
    return left


def judge_funds(state: State, seat: i64, row: vec[i64]) -> None:
    """Money and income to come, as far as the actions to come can use them."""
    money: i64 = state.cells[MONEY + seat]
    actions: i64 = actions_to_come(state, seat)
    funds: i64 = money + state.income_level(seat) * incomes_to_come(state)
    row[FUNDS] = min(funds, 5 * actions)
    row[FUNDS + 1] = min(funds, 10 * actions)
    row[FUNDS + 2] = min(funds, 20 * actions)
    row[MONEY_SOME] = min(money, 30)


# --- cotton -----------------------------------------------------------------------------------


def judge_cotton(state: State, seat: i64, row: vec[i64]) -> None:
    """Mills and ports, unsold."""
    cells = state.cells
    mills: i64 = slots_holding(state, COTTON_MILL) & ~cells[FLIPPED]
    ports: i64 = cells[PORTS] & ~cells[FLIPPED]
    own: i64 = cells[OWN + seat]
    row[MILLS_OF_OTHERS] = count(mills & ~own)
    judge_ports(state, seat, row, ports & own, mills)
    if turns_left(state, seat) > 0:
        judge_mills(state, row, mills & own, ports)
    elif cells[ERA] == CANAL:
        judge_mills_that_stay(state, row, mills & own)


def judge_mills(state: State, row: vec[i64], mills: i64, ports: i64) -> None:
    """Mills that a port would take, those left to the distant market, those apart from both.

    What the distant market takes is reckoned by its chance, points in tenths.
    """
    box = state.box
    incomes: i64 = incomes_to_come(state)
    chance: i64 = far_chance(state)
    while mills != 0:
        bit: i64 = mills & -mills
        mills ^= bit
        slot: i64 = only(bit)
        tile: i64 = state.cells[TILE + slot]
        points: i64 = box.tile_points[tile] * scorings(state, tile)
        income: i64 = box.tile_income[tile] * incomes
        connected: i64 = connected_places(state, BIT[box.slot_place[slot]])
        if slots_of(state, connected) & ports != 0:
            row[SALE_DUE] = 1
            row[PORT_SALE_POINTS] += points
            row[SALE_INCOME] += income
        elif connected & state.market_places() != 0 and chance > 0:
            row[SALE_DUE] = 1
            row[FAR_SALE_POINTS] += points * chance // 10
            row[SALE_INCOME] += income * chance // 100
        else:
            row[STRANDED_POINTS] += points
            row[STRANDED_INCOME] += income


def judge_mills_that_stay(state: State, row: vec[i64], mills: i64) -> None:
    """Mills that can be sold only in the rail era; those of level 1 are lost."""
    box = state.box
    while mills != 0:
        bit: i64 = mills & -mills
        mills ^= bit
        tile: i64 = state.cells[TILE + only(bit)]
        if box.tile_level[tile] > 1:
            row[STRANDED_POINTS] += box.tile_points[tile]
            row[STRANDED_INCOME] += box.tile_income[tile] * incomes_to_come(state)


def judge_ports(state: State, seat: i64, row: vec[i64], ports: i64, mills: i64) -> None:
    """Own ports, and those of them that have mills to serve: own ones, or only others'."""
    box = state.box
    incomes: i64 = incomes_to_come(state)
    while ports != 0:
        bit: i64 = ports & -ports
        ports ^= bit
        slot: i64 = only(bit)
        tile: i64 = state.cells[TILE + slot]
        points: i64 = box.tile_points[tile] * scorings(state, tile)
        row[PORTS_POINTS] += points
        row[PORTS_INCOME] += box.tile_income[tile] * incomes
        near: i64 = mills & slots_of(state, connected_places(state, BIT[box.slot_place[slot]]))
        if near & state.cells[OWN + seat] != 0:
            row[PORTS_FED] += points
        elif near != 0:
            row[PORTS_SOUGHT] += points


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


# --- what is near -----------------------------------------------------------------------------


def judge_reach(state: State, seat: i64, row: vec[i64]) -> None:
    """What the own network reaches: ports of others, the distant market; free slots in it."""
    cells = state.cells
    reach: i64 = connected_places(state, cells[NETWORK + seat])
    ports: i64 = cells[PORTS] & ~cells[FLIPPED] & ~cells[OWN + seat]
    row[PORTS_OF_OTHERS] = count(ports & slots_of(state, reach))
    row[SITES] = count(state.box.open_slots & cells[NETWORK_SLOTS + seat] & ~cells[OCCUPIED])
    row[LASTING_PLACES] = lasting_places(state, seat)
    if reach & state.market_places() != 0:
        row[ACCESS] = 1
        row[FAR_CHANCE] = far_chance(state)


def lasting_places(state: State, seat: i64) -> i64:
    """In how many places own tiles outlast the canal era."""
    places: i64 = 0
    rest: i64 = state.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        if state.box.tile_level[state.cells[TILE + slot]] > 1:
            places |= BIT[state.box.slot_place[slot]]
    return count(places)


# --- mat and hand -----------------------------------------------------------------------------


def judge_hand(state: State, seat: i64, row: vec[i64]) -> None:
    """What the cards in hand allow to build in this era, where slots are free."""
    box = state.box
    free: i64 = box.open_slots & ~state.cells[OCCUPIED]
    industry: i64
    for industry in range(box.industries):
        row[INDUSTRY_CARDS] += cards_in_hand(state, seat, box.cards_showing[industry])
        sites: i64 = some_card_fits(state, seat, industry, box.slots_showing[industry] & free)
        if industry == SHIPYARD:
            near: i64 = state.cells[NETWORK_SLOTS + seat] & box.slots_showing[industry] & free
            if sites | near != 0:
                row[SHIPYARDS_NEAR] = state.cells[GONE + seat * INDUSTRIES + industry]
        tile: i64 = state.next_tile(seat, industry)
        if tile == NO_TILE or box.tile_eras[tile] & BIT[state.cells[ERA]] == 0:
            continue
        if industry <= SHIPYARD:
            row[NEXT_POINTS + industry] = box.tile_points[tile]
        if sites != 0:
            row[MAY_BUILD + industry] = 1
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
