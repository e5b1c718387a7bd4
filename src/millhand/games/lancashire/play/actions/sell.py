"""Selling cotton, to ports and to the distant market. BL-12.

First a mill is named, then, where several would buy, the port or the distant market.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices, happenings
from millhand.games.lancashire.play.box import COTTON_MILL
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import BIT, NOTHING, lowest, only
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.land.play import facts, layout, stages
from millhand.mechanics.land.play.action import RepeatedAction, carry_on
from millhand.mechanics.land.play.rounds import forget_move
from millhand.mechanics.land.play.table import Land

# --- the rules of a sale: which of some slots remain ------------------------------------------


def another_mill_may_sell(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-12.1 An action sells from as many mills as one likes, or from one (BL-O6)."""
    return kept_if(step == 0 or state.box.sell_many_mills, among)


def mill_is_your_own(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-12.1 Only own mills sell."""
    return among & state.own_tiles(seat)


def mill_is_not_flipped(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-12.1 A mill sells once."""
    return among & ~state.flipped()


def tile_is_a_mill(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-12.1 Cotton mills sell, nothing else does."""
    rest: i64 = among & state.occupied()
    while rest != 0:
        if state.industry_at(lowest(rest)) != COTTON_MILL:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def somebody_buys_the_cotton(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-12.2 A connected unflipped port, or else the distant market, must take the cotton."""
    rest: i64 = among & state.own_tiles(seat)
    while rest != 0:
        if possible_buyers(state, seat, lowest(rest)) == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


# --- the rules of the buyer: which of some ports, or the distant market, remain for a mill ------


def buyer_is_a_port(state: State, seat: i64, mill: i64, among: i64) -> i64:
    """BL-12.2 Cotton is sold to a port, whoever owns it, or to the distant market."""
    return among & state.ports()


def port_is_not_flipped(state: State, seat: i64, mill: i64, among: i64) -> i64:
    """BL-12.2 Each port serves one such sale."""
    return among & ~state.flipped()


def port_is_connected(state: State, seat: i64, mill: i64, among: i64) -> i64:
    """BL-12.2 The port must be connected with the mill."""
    connected: i64 = state.reach_of(mill)
    rest: i64 = among
    while rest != 0:
        if connected & state.box.slot_places[lowest(rest)] == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def mill_has_market_access(state: State, seat: i64, mill: i64, among: i64) -> i64:
    """BL-12.3 The distant market buys where there is market access, through flipped ports too."""
    return kept_if(state.reach_of(mill) & state.market_places() != 0, among)


def distant_market_still_buys(state: State, seat: i64, mill: i64, among: i64) -> i64:
    """BL-12.3 Once closed, the distant market buys nothing until the next era."""
    return kept_if(state.distant_market_is_open(), among)


# --- facts ------------------------------------------------------------------------------------


def mill_and_port(state: State, seat: int, mill: int, port: int) -> Facts:
    """Which mill should sell to which port."""
    return {**facts.tile_at(state, seat, 0, mill), "port": port}


def mill_and_marker(state: State, seat: int, mill: int, market: int) -> Facts:
    """The mill, and where the cotton marker stands."""
    return {"slot": mill, "cotton_space": state.cotton() + 1}


SALE_RULES: Final = (
    Rule("BL-12.1", another_mill_may_sell, facts.slot),
    Rule("BL-12.1", mill_is_your_own, facts.whose_tile),
    Rule("BL-12.1", mill_is_not_flipped, facts.tile_at),
    Rule("BL-12.1", tile_is_a_mill, facts.tile_at),
    Rule("BL-12.2", somebody_buys_the_cotton, facts.tile_at),
)

PORT_RULES: Final = (
    Rule("BL-12.2", buyer_is_a_port, mill_and_port),
    Rule("BL-12.2", port_is_not_flipped, mill_and_port),
    Rule("BL-12.2", port_is_connected, mill_and_port),
)

MARKET_RULES: Final = (
    Rule("BL-12.3", mill_has_market_access, mill_and_marker),
    Rule("BL-12.3", distant_market_still_buys, mill_and_marker),
)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Sell(RepeatedAction):
    """`sell bolton.1`: a mill is flipped; one card pays for as many as one likes."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return SALE_RULES

    def given(self, table: Table, seat: i64) -> i64:
        """How many mills have sold; after a distant tile was turned, some."""
        if table.cells[layout.STAGE] == choices.SALES_STAGE:
            return 1
        return table.cells[layout.STEP]

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The mills that remain."""
        state = cast(State, table)
        among = another_mill_may_sell(state, seat, given, among)
        among = mill_is_your_own(state, seat, given, among)
        among = mill_is_not_flipped(state, seat, given, among)
        among = tile_is_a_mill(state, seat, given, among)
        return somebody_buys_the_cotton(state, seat, given, among)

    def begin(self, land: Land, seat: i64) -> None:
        """A buyer is sought for the mill."""
        land.cells[layout.BUYER] = layout.NOBODY

    def is_complete(self, land: Land, seat: i64) -> bool:
        """BL-12.4 Find the buyer of this mill and sell; false while the player must choose one."""
        state = cast(State, land)
        mill: i64 = state.target()
        if state.buyer() == layout.NOBODY:
            buyers: i64 = possible_buyers(state, seat, mill)
            if state.explicit or buyers & (buyers - 1) != 0:
                state.ask(stages.BUYER)
                return False
            state.cells[layout.BUYER] = only(buyers)
        if state.buyer() == choices.DISTANT_MARKET:
            sell_far(state, seat, mill)
        else:
            sell_to_port(state, seat, mill, state.buyer())
        return True

    def asks_for_more(self, land: Land, seat: i64) -> bool:
        """BL-12.3 A closed market ends the action.

        After a distant tile the player goes on knowing it: the next sale is a new move.
        """
        if land.buyer() != choices.DISTANT_MARKET:
            return super().asks_for_more(land, seat)
        state = cast(State, land)
        if not state.distant_market_is_open():
            return False
        if self.remaining(state, seat, state.steps_done(), self.span) == 0:
            return False
        forget_move(state)
        state.ask(choices.SALES_STAGE)
        return True


@mypyc_attr(acyclic=True, native_class=True)
class To(Verb):
    """`to liverpool.1`: the port that buys."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return PORT_RULES

    def given(self, table: Table, seat: i64) -> i64:
        """The mill that sells."""
        return table.cells[layout.TARGET]

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The ports that remain for a mill."""
        state = cast(State, table)
        among = buyer_is_a_port(state, seat, given, among)
        among = port_is_not_flipped(state, seat, given, among)
        return port_is_connected(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The buyer is known; the sale goes on."""
        land = cast(Land, table)
        land.cells[layout.BUYER] = choice - choices.BUYER
        carry_on(land, seat)


@mypyc_attr(acyclic=True, native_class=True)
class Far(To):
    """`to distant_market`: the distant market buys."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return MARKET_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether the distant market remains for a mill."""
        state = cast(State, table)
        among = mill_has_market_access(state, seat, given, among)
        return distant_market_still_buys(state, seat, given, among)


SELL: Final = Sell("sell", choices.SELL, layout.SLOTS, "slot", "target")
TO: Final = To("to", choices.BUYER, layout.SLOTS, "slot", "buyer")
FAR: Final = Far(
    "to", choices.BUYER + choices.DISTANT_MARKET, 1, "market", "buyer", "far", choices.BUYER
)

# --- doing it ---------------------------------------------------------------------------------


def possible_buyers(state: State, seat: i64, mill: i64) -> i64:
    """The ports that remain for a mill, and the distant market if it does."""
    buyers: i64 = TO.remaining(state, seat, mill, TO.span)
    if FAR.remaining(state, seat, mill, FAR.span) != NOTHING:
        buyers |= BIT[choices.DISTANT_MARKET]
    return buyers


def sell_to_port(state: State, seat: i64, mill: i64, port: i64) -> None:
    """BL-12.2 Port and mill flip; the port's owner cannot refuse."""
    state.tell(happenings.SOLD_TO_PORT, seat, mill, port, 0)
    state.flip(port)
    state.flip(mill)


def sell_far(state: State, seat: i64, mill: i64) -> None:
    """BL-12.3 A tile is turned; while the market stays open there is a bonus and the mill flips."""
    state.turn_distant(seat)
    if not state.distant_market_is_open():
        state.tell(happenings.MARKET_CLOSED, seat, mill, 0, 0)
        return
    bonus: i64 = state.cotton_bonus()
    state.tell(happenings.SOLD_FAR, seat, mill, bonus, 0)
    if bonus > 0:
        state.raise_income(seat, bonus)
    state.flip(mill)
