"""Which cards a hand may play, and where industry cards build. BL-4.3, BL-6.2 to BL-6.4."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, below, union
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table
from millhand.mechanics.land.play import facts
from millhand.mechanics.land.play.action import ANY_CARD_WILL_DO, PlayCard
from millhand.mechanics.land.play.sites import slots_of_towns_held

# --- the rules: which of some cards remain ----------------------------------------------------


def card_is_in_hand(state: State, seat: i64, pair: i64, among: i64) -> i64:
    """BL-4.3 Every action, passing included, costs a card from hand; any but for a build."""
    return among & state.hand(seat)


def card_names_the_town_or_the_industry(state: State, seat: i64, pair: i64, among: i64) -> i64:
    """BL-6.2 A build needs the card of the town or of the industry."""
    if pair == ANY_CARD_WILL_DO:
        return among
    place: i64 = state.box.slot_place[state.box.pair_slot[pair]]
    return among & (BIT[place] | state.box.cards_showing[state.box.pair_industry[pair]])


def industry_card_builds_in_the_network(state: State, seat: i64, pair: i64, among: i64) -> i64:
    """BL-6.2 An industry card builds in a town of the own network (BL-6.3, BL-6.4)."""
    if pair == ANY_CARD_WILL_DO:
        return among
    if slots_for_industry_cards(state, seat) & BIT[state.box.pair_slot[pair]] != 0:
        return among
    return among & below(state.box.towns)


RULES: Final = (
    Rule("BL-4.3", card_is_in_hand, facts.card),
    Rule("BL-6.2", card_names_the_town_or_the_industry, facts.card_and_build),
    Rule("BL-6.2", industry_card_builds_in_the_network, facts.card_and_build),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class With(PlayCard):
    """`with bolton`: the card that an action costs (BL-4.3)."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The cards that remain."""
        state = cast(State, table)
        among = card_is_in_hand(state, seat, given, among)
        among = card_names_the_town_or_the_industry(state, seat, given, among)
        return industry_card_builds_in_the_network(state, seat, given, among)


WITH: Final = With(choices.CARD, choices.BUILD)

# --- for builds: where could a hand build? ----------------------------------------------------


def some_card_fits(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-6.2 The slots for which some card in hand allows this industry."""
    slots: i64 = slots_of_towns_held(state, seat)
    if state.hand(seat) & state.box.cards_showing[industry] != 0:
        slots |= slots_for_industry_cards(state, seat)
    return among & slots


def cards_and_place(state: State, seat: int, industry: int, slot: int) -> Facts:
    """The place, the industry, and whether industry cards would do there."""
    in_network = slots_for_industry_cards(state, seat) & BIT[slot] != 0
    return {**facts.place_of_slot(state, seat, industry, slot), "in_network": in_network}


def slots_for_industry_cards(state: State, seat: i64) -> i64:
    """BL-6.3 The own network; every town, or its free slots, for a player with nothing (BL-O15)."""
    if state.has_nothing_on_the_board(seat):
        return ~state.occupied() if state.box.begins_in_empty_slots else EVERYTHING
    return state.network_slots(seat) | slots_across_virtual_links(state, seat)


def slots_across_virtual_links(state: State, seat: i64) -> i64:
    """BL-6.4 A virtual link extends the network for industry cards, and nothing else (BL-1.5)."""
    here: i64 = state.network(seat) & state.box.virtual_places
    return union(state.box.virtual_slots, here)
