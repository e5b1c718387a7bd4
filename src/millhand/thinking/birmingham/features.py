"""What a player of Birmingham looks at beyond the common land: goods, beer, merchants, cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.birmingham.play.actions.sell import (
    beer_suffices_with_this_merchant,
    buyers,
    makes_goods,
)
from millhand.games.birmingham.play.box import BREWERY
from millhand.games.birmingham.play.concepts.beer import breweries_within_reach
from millhand.games.birmingham.play.concepts.cards import some_card_fits
from millhand.games.birmingham.play.layout import BARRELS, MERCHANT_TILE
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, count, only
from millhand.mechanics.land.play.layout import (
    CUBES,
    FLIPPED,
    HAND_CARDS,
    NETWORK,
    NO_TILE,
    OCCUPIED,
    OWN,
    TILE,
)
from millhand.mechanics.land.play.sources import connected_places, cubes_on
from millhand.thinking.land import features as land
from millhand.thinking.land.features import (
    HAND_TOWNS,
    MAY_BUILD,
    incomes_to_come,
    judge_land,
    scorings,
)

READY_POINTS: Final = 36
READY_INCOME: Final = 37
THIRSTY_POINTS: Final = 38
STRANDED_POINTS: Final = 39
GOODS_INCOME: Final = 40
BREWERY_POINTS: Final = 41
BREWERY_INCOME: Final = 42
OWN_BEER: Final = 43
BARRELS_IN_REACH: Final = 44
BUYERS: Final = 45  # for cotton, manufacturers, potteries
WILD_CARDS: Final = 48
NEXT_POINTS: Final = 49  # of cotton mills, manufacturers, potteries
READY_TILES: Final = 52
BEER_OF_OTHERS: Final = 53
FEATURES: Final = 54

INDUSTRY_NAMES: Final = (
    "cotton_mill",
    "manufacturer",
    "pottery",
    "coal_mine",
    "iron_works",
    "brewery",
)

NAMES: Final = (
    *land.NAMES,
    *["tiles_gone_" + name for name in INDUSTRY_NAMES],
    *["may_build_" + name for name in INDUSTRY_NAMES],
    *land.NAMES_AFTER,
    "ready_points",
    "ready_income",
    "thirsty_points",
    "stranded_points",
    "goods_income",
    "brewery_points",
    "brewery_income",
    "own_beer",
    "barrels_in_reach",
    "buyer_cotton_mill",
    "buyer_manufacturer",
    "buyer_pottery",
    "wild_cards",
    "next_points_cotton_mill",
    "next_points_manufacturer",
    "next_points_pottery",
    "ready_tiles",
    "beer_of_others",
)


def judge(state: State, seat: i64, row: vec[i64]) -> None:
    """Fill the whole row."""
    judge_land(state, seat, row)
    if state.is_over():
        return
    judge_goods(state, seat, row)
    judge_merchants(state, seat, row)
    judge_hand(state, seat, row)


def judge_goods(state: State, seat: i64, row: vec[i64]) -> None:
    """Goods ready for sale, goods that lack beer, goods without a buyer; breweries."""
    box = state.box
    incomes: i64 = incomes_to_come(state)
    rest: i64 = state.cells[OWN + seat] & ~state.cells[FLIPPED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        tile: i64 = state.cells[TILE + slot]
        industry: i64 = box.tile_industry[tile]
        points: i64 = box.tile_points[tile] * scorings(state, tile)
        if industry == BREWERY:
            row[BREWERY_POINTS] += points
            row[BREWERY_INCOME] += box.tile_income[tile] * incomes
            row[OWN_BEER] += state.cells[CUBES + slot]
        elif makes_goods(industry):
            row[GOODS_INCOME] += box.tile_income[tile] * incomes
            merchants: i64 = buyers(state, seat, slot)
            if merchants == 0:
                row[STRANDED_POINTS] += points
            elif beer_suffices_with_this_merchant(state, seat, slot, merchants) == 0:
                row[THIRSTY_POINTS] += points
            else:
                row[READY_TILES] += 1
                row[READY_POINTS] += points
                row[READY_INCOME] += box.tile_income[tile] * incomes


def judge_merchants(state: State, seat: i64, row: vec[i64]) -> None:
    """Who buys what within reach of the own network, and the barrels there."""
    box = state.box
    reach: i64 = connected_places(state, state.cells[NETWORK + seat])
    foreign: i64 = breweries_within_reach(state, seat, reach) & ~state.cells[OWN + seat]
    row[BEER_OF_OTHERS] = cubes_on(state, foreign)
    merchant: i64
    for merchant in range(box.merchants):
        tile: i64 = state.cells[MERCHANT_TILE + merchant]
        if tile >= 0 and reach & BIT[box.merchant_place[merchant]] != 0:
            bought: i64 = box.merchant_tile_buys[tile]
            industry: i64
            for industry in range(3):
                if bought & BIT[industry] != 0:
                    row[BUYERS + industry] = 1
            if state.cells[BARRELS] & BIT[merchant] != 0:
                row[BARRELS_IN_REACH] += 1


def judge_hand(state: State, seat: i64, row: vec[i64]) -> None:
    """What the cards in hand allow to build, where slots are free."""
    box = state.box
    industry: i64
    for industry in range(box.industries):
        tile: i64 = state.next_tile(seat, industry)
        if tile == NO_TILE:
            continue
        if makes_goods(industry):
            row[NEXT_POINTS + industry] = box.tile_points[tile]
        slots: i64 = some_card_fits(state, seat, industry, box.slots_showing[industry])
        if slots & ~state.cells[OCCUPIED] != 0:
            row[MAY_BUILD + industry] = 1
    if state.holds(seat, box.wild_location):
        row[WILD_CARDS] += 1
    if state.holds(seat, box.wild_industry):
        row[WILD_CARDS] += 1
    rest: i64 = state.cells[HAND_CARDS + seat]
    card: i64
    for card in range(box.towns):
        if rest & BIT[card] != 0:
            row[HAND_TOWNS] += min(2, count(box.place_slots[card] & ~state.cells[OCCUPIED]))
