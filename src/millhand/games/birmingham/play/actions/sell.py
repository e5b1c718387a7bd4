"""The sell action: goods go to merchants for beer. BB-12.

First a tile is named, then, where several would buy, the merchant; then its beer is fetched.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices, happenings
from millhand.games.birmingham.play import layout as own
from millhand.games.birmingham.play.box import COTTON_MILL, MANUFACTURER, POTTERY
from millhand.games.birmingham.play.concepts.beer import breweries_within_reach, fetch_beer
from millhand.games.birmingham.play.concepts.bonus import fetch_bonus
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, NOTHING, lowest, only, union
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Verb
from millhand.mechanics.land.play import facts, layout, stages
from millhand.mechanics.land.play.action import RepeatedAction, carry_on
from millhand.mechanics.land.play.sources import cubes_on
from millhand.mechanics.land.play.table import Land

# --- the rules of a sale: which of some slots remain ------------------------------------------


def tile_is_your_own(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-12.1 Only own tiles are sold."""
    return among & state.own_tiles(seat)


def tile_is_not_flipped(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-12.1 A tile is sold once."""
    return among & ~state.flipped()


def tile_makes_goods(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-12.1 Cotton mills, manufacturers and potteries sell; mines, works, breweries do not."""
    rest: i64 = among & state.occupied()
    while rest != 0:
        if not makes_goods(state.industry_at(lowest(rest))):
            among ^= rest & -rest
        rest &= rest - 1
    return among


def makes_goods(industry: i64) -> bool:
    """Whether an industry flips by being sold."""
    return industry == COTTON_MILL or industry == MANUFACTURER or industry == POTTERY


def a_merchant_buys_the_goods(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-12.2 A connected merchant tile must show the industry (BB-18.14)."""
    rest: i64 = among & state.own_tiles(seat)
    while rest != 0:
        if buyers(state, seat, lowest(rest)) == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def beer_can_be_supplied(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-12.6 Without its beer in full a sale is impossible."""
    rest: i64 = among & state.own_tiles(seat)
    while rest != 0:
        merchants: i64 = buyers(state, seat, lowest(rest))
        if merchants != 0:
            if beer_suffices_with_this_merchant(state, seat, lowest(rest), merchants) == 0:
                among ^= rest & -rest
        rest &= rest - 1
    return among


# --- the rules of the buyer: which of some merchants remain for a tile -------------------------


def merchant_is_connected(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """BB-12.2 The merchant's place must be connected with the tile's."""
    reached: i64 = state.reach_of(slot) & state.box.merchant_places
    return among & union(state.box.merchants_at, reached)


def merchant_buys_the_goods(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """BB-12.2 The merchant's tile shows the industry; no sale uses it up (BB-12.5)."""
    wanted: i64 = BIT[state.industry_at(slot)]
    rest: i64 = among
    while rest != 0:
        tile: i64 = state.merchant_tile(lowest(rest))
        if tile < 0 or state.box.merchant_tile_buys[tile] & wanted == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def beer_suffices_with_this_merchant(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """BB-12.6 Breweries within reach and this merchant's barrel must supply the beer in full."""
    needed: i64 = state.box.tile_beer[state.tile_at(slot)]
    if needed == 0:
        return among
    breweries: i64 = breweries_within_reach(state, seat, state.reach_of(slot))
    missing: i64 = needed - cubes_on(state, breweries)
    if missing <= 0:
        return among
    if missing == 1:
        return among & state.barrels()
    return NOTHING


def buyers(state: State, seat: i64, slot: i64) -> i64:
    """The merchants that a tile could be sold to, beer aside."""
    among: i64 = merchant_is_connected(state, seat, slot, EVERYTHING)
    if among == 0:
        return NOTHING
    return merchant_buys_the_goods(state, seat, slot, among)


# --- facts ------------------------------------------------------------------------------------


def beer_for_sale(state: State, seat: int, given: int, slot: int) -> Facts:
    """The tile, its beer, and what breweries could give."""
    tile = state.tile_at(slot)
    available = cubes_on(state, breweries_within_reach(state, seat, state.reach_of(slot)))
    return {"tile": tile, "needed": state.box.tile_beer[tile], "available": available}


def merchant_and_tile(state: State, seat: int, slot: int, merchant: int) -> Facts:
    """Who should buy what."""
    return {"merchant": merchant, "tile": state.tile_at(slot), "slot": slot}


def merchant_and_goods(state: State, seat: int, slot: int, merchant: int) -> Facts:
    """Who should buy what, and what is wanted there."""
    wanted = state.merchant_tile(merchant)
    return {**merchant_and_tile(state, seat, slot, merchant), "merchant_tile": wanted}


def beer_with_merchant(state: State, seat: int, slot: int, merchant: int) -> Facts:
    """The beer of a tile, and who should buy it."""
    return {**beer_for_sale(state, seat, 0, slot), "merchant": merchant}


SALE_RULES: Final = (
    Rule("BB-12.1", tile_is_your_own, facts.whose_tile),
    Rule("BB-12.1", tile_is_not_flipped, facts.tile_at),
    Rule("BB-12.1", tile_makes_goods, facts.tile_at),
    Rule("BB-12.2", a_merchant_buys_the_goods, facts.tile_at),
    Rule("BB-12.6", beer_can_be_supplied, beer_for_sale),
)

BUYER_RULES: Final = (
    Rule("BB-12.2", merchant_is_connected, merchant_and_tile),
    Rule("BB-12.2", merchant_buys_the_goods, merchant_and_goods),
    Rule("BB-12.6", beer_suffices_with_this_merchant, beer_with_merchant),
)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Sell(RepeatedAction):
    """`sell dudley.2`: tiles are flipped for beer, as many as one likes for one card (BB-12.4)."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return SALE_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The tiles that remain."""
        state = cast(State, table)
        among = tile_is_your_own(state, seat, given, among)
        among = tile_is_not_flipped(state, seat, given, among)
        among = tile_makes_goods(state, seat, given, among)
        among = a_merchant_buys_the_goods(state, seat, given, among)
        return beer_can_be_supplied(state, seat, given, among)

    def begin(self, land: Land, seat: i64) -> None:
        """A buyer is sought for the tile."""
        land.cells[layout.AT] = BIT[land.figures.slot_place[land.target()]]
        land.cells[layout.BUYER] = layout.NOBODY
        land.cells[own.BEER_NEEDED] = -1

    def is_complete(self, land: Land, seat: i64) -> bool:
        """Find the buyer, fetch the beer, flip the tile, settle the bonus."""
        state = cast(State, land)
        slot: i64 = state.target()
        if state.buyer() < 0:
            merchants: i64 = TO.remaining(state, seat, slot, TO.span)
            if state.explicit or merchants & (merchants - 1) != 0:
                state.ask(stages.BUYER)
                return False
            sell_to(state, seat, only(merchants))
        if not fetch_beer(state, seat):
            return False
        if state.flipped() & BIT[slot] == 0:
            state.flip(slot)
        return fetch_bonus(state, seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """Beer."""
        state = cast(State, table)
        tile: i64 = state.cells[layout.TILE + choice - self.first]
        return Price(beer=int(state.box.tile_beer[tile]) if tile >= 0 else 0)


@mypyc_attr(acyclic=True, native_class=True)
class To(Verb):
    """`to oxford.1`: the merchant who buys the tile under way."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return BUYER_RULES

    def given(self, table: Table, seat: i64) -> i64:
        """The tile that is sold."""
        return table.cells[layout.TARGET]

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The merchants that remain for a tile."""
        state = cast(State, table)
        among = merchant_is_connected(state, seat, given, among)
        among = merchant_buys_the_goods(state, seat, given, among)
        return beer_suffices_with_this_merchant(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The buyer is known; the sale goes on."""
        state = cast(State, table)
        sell_to(state, seat, choice - self.first)
        carry_on(state, seat)


def sell_to(state: State, seat: i64, merchant: i64) -> None:
    """BB-12.3 With the buyer known, the tile's beer must be supplied."""
    slot: i64 = state.target()
    state.cells[layout.BUYER] = merchant
    state.cells[own.BEER_NEEDED] = state.box.tile_beer[state.tile_at(slot)]
    state.tell(happenings.SOLD, seat, slot, merchant, 0)


SELL: Final = Sell("sell", choices.SELL, choices.SLOTS, "slot", "target")
TO: Final = To("to", choices.MERCHANT, choices.MERCHANTS, "merchant", "buyer")
