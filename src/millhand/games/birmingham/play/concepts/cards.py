"""Which cards a hand may play. BB-3.3, BB-3.5, BB-8.1 to BB-8.3."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, below
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table
from millhand.mechanics.land.play import facts
from millhand.mechanics.land.play.action import ANY_CARD_WILL_DO, PlayCard
from millhand.mechanics.land.play.sites import slots_of_towns_held

# --- the rules: which of some cards remain ----------------------------------------------------


def card_is_in_hand(state: State, seat: i64, pair: i64, among: i64) -> i64:
    """BB-3.3 Every action, passing included, costs a card from hand; any will do (BB-3.5)."""
    return among & state.hand(seat)


def card_names_the_town_or_the_industry(state: State, seat: i64, pair: i64, among: i64) -> i64:
    """BB-8.1 A build needs the card of the town, or of the industry, or a wild one.

    A wild location card names any town, also one whose cards were taken out (BB-8.2).
    """
    if pair == ANY_CARD_WILL_DO:
        return among
    place: i64 = state.box.slot_place[state.box.pair_slot[pair]]
    cards: i64 = state.box.cards_showing[state.box.pair_industry[pair]]
    cards |= BIT[state.box.wild_location]
    if place < state.box.towns:
        cards |= BIT[place]
    return among & cards


def farm_brewery_takes_no_location_card(state: State, seat: i64, pair: i64, among: i64) -> i64:
    """BB-8.3 Farm breweries are built only with a brewery card or a wild industry card."""
    if pair == ANY_CARD_WILL_DO or state.box.town_slots & BIT[state.box.pair_slot[pair]] != 0:
        return among
    return among & ~location_cards(state)


def industry_card_builds_in_the_network(state: State, seat: i64, pair: i64, among: i64) -> i64:
    """BB-8.1 An industry card builds in a place of the own network; BB-8.11 lifts this once."""
    if pair == ANY_CARD_WILL_DO:
        return among
    if slots_for_industry_cards(state, seat) & BIT[state.box.pair_slot[pair]] != 0:
        return among
    return among & location_cards(state)


RULES: Final = (
    Rule("BB-3.3", card_is_in_hand, facts.card),
    Rule("BB-8.1", card_names_the_town_or_the_industry, facts.card_and_build),
    Rule("BB-8.3", farm_brewery_takes_no_location_card, facts.card_and_build),
    Rule("BB-8.1", industry_card_builds_in_the_network, facts.card_and_build),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class With(PlayCard):
    """`with dudley`: the card that an action costs (BB-3.3)."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The cards that remain."""
        state = cast(State, table)
        among = card_is_in_hand(state, seat, given, among)
        among = card_names_the_town_or_the_industry(state, seat, given, among)
        among = farm_brewery_takes_no_location_card(state, seat, given, among)
        return industry_card_builds_in_the_network(state, seat, given, among)


WITH: Final = With(choices.CARD, choices.BUILD)

# --- for builds: where could a hand build? ----------------------------------------------------


def some_card_fits(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-8.1 The slots for which some card in hand allows this industry."""
    slots: i64 = slots_for_location_cards(state, seat)
    if state.hand(seat) & state.box.cards_showing[industry] != 0:
        slots |= slots_for_industry_cards(state, seat)
    return among & slots


def cards_and_place(state: State, seat: int, industry: int, slot: int) -> Facts:
    """The place, the industry, and whether industry cards would do there."""
    in_network = slots_for_industry_cards(state, seat) & BIT[slot] != 0
    return {**facts.place_of_slot(state, seat, industry, slot), "in_network": in_network}


def location_cards(state: State) -> i64:
    """The cards that name a town, wild ones included."""
    return below(state.box.towns) | BIT[state.box.wild_location]


def slots_for_industry_cards(state: State, seat: i64) -> i64:
    """BB-8.11 The own network (BB-6.1); any free slot for a player with nothing on the board."""
    if state.has_nothing_on_the_board(seat):
        return ~state.occupied()
    return state.network_slots(seat)


def slots_for_location_cards(state: State, seat: i64) -> i64:
    """BB-8.1 The slots of the towns whose cards are held; all towns with a wild location card."""
    if state.holds(seat, state.box.wild_location):
        return state.box.town_slots
    return slots_of_towns_held(state, seat)
