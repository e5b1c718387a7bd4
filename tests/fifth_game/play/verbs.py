"""What may be said at the fair: two verbs, each with its rules and what it does."""

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from fifth_game.play import layout
from fifth_game.play.state import State
from millhand.kernel.bits import BIT, NOTHING
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Question, Verb

# --- the rules: which of some towns remain ----------------------------------------------------


def card_is_in_hand(state: State, seat: i64, given: i64, among: i64) -> i64:
    """TF-3.3 A card is played from the hand."""
    return towns_kept(among, [state.held(seat, town) for town in range(layout.TOWNS)])


def stall_can_be_paid(state: State, seat: i64, given: i64, among: i64) -> i64:
    """TF-3.4 Nobody runs into debt."""
    return kept_if(state.money(seat) >= layout.PRICE, among)


def town_has_no_stall_of_yours(state: State, seat: i64, given: i64, among: i64) -> i64:
    """TF-3.5 A player has one stall in a town."""
    return towns_kept(among, [not state.has_stall(seat, town) for town in range(layout.TOWNS)])


def towns_kept(among: i64, kept: list[Any]) -> i64:
    """Of some towns those of which something is true, or of which there is something."""
    return among & sum(BIT[town] for town in range(layout.TOWNS) if kept[town])


# --- facts ------------------------------------------------------------------------------------


def the_card(state: State, seat: int, given: int, town: int) -> Facts:
    """Which card it is about."""
    return {"seat": seat, "card": town}


def the_price(state: State, seat: int, given: int, town: int) -> Facts:
    """What it costs, and what there is."""
    return {"cost": layout.PRICE, "money": state.money(seat)}


def the_town(state: State, seat: int, given: int, town: int) -> Facts:
    """Which town it is about."""
    return {"place": town}


HELD = Rule("TF-3.3", card_is_in_hand, the_card)
PAID = Rule("TF-3.4", stall_can_be_paid, the_price)
ALONE = Rule("TF-3.5", town_has_no_stall_of_yours, the_town)

# --- the verbs --------------------------------------------------------------------------------


class OpenStall(Verb):
    """`open upton`: a stall in the town of a card."""

    def rules(self) -> tuple[Rule, ...]:
        return HELD, PAID, ALONE

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The towns that remain."""
        state = cast(State, table)
        among = card_is_in_hand(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = stall_can_be_paid(state, seat, given, among)
        return town_has_no_stall_of_yours(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """TF-3.1 A stall costs £2 and brings 3 points."""
        state, town = cast(State, table), choice - self.first
        state.discard(seat, town)
        state.pay_for_stall(seat)
        state.place_stall(seat, town)
        state.end_turn(seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """The stall."""
        return Price(layout.PRICE)


class HawkApples(Verb):
    """`hawk upton`: apples for a card."""

    def rules(self) -> tuple[Rule, ...]:
        return (HELD,)

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The cards that remain."""
        state = cast(State, table)
        return card_is_in_hand(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """TF-3.2 Who hawks apples gets £1."""
        state = cast(State, table)
        state.discard(seat, choice - self.first)
        state.sell_apples(seat)
        state.end_turn(seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """It brings money."""
        return Price(-layout.TAKINGS)


VERBS = [
    OpenStall("open", layout.OPEN, layout.TOWNS, "place", "target"),
    HawkApples("hawk", layout.HAWK, layout.TOWNS, "card", "payment"),
]
QUESTIONS = vec[Question](
    [Question("action", list(VERBS)), Question("deck", []), Question("over", [])]
)
"""In the order of the stages."""
