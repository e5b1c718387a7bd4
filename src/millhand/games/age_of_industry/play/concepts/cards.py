"""Which cards a hand may play. AI-4."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, facts, layout
from millhand.games.age_of_industry.play.action import under_way
from millhand.games.age_of_industry.play.box import SHIP
from millhand.games.age_of_industry.play.concepts.sites import slots_with_a_port
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, lowest, union
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb

ANY_CARD_WILL_DO: Final = -1
"""Given instead of an industry and slot where no card need fit (AI-12.1, AI-16.1, AI-18.1)."""

INDUSTRY_CARDS: Final = 0x3F
"""The cards that show an industry; an industry and its card have one number."""

# --- the rules: which of some cards remain ----------------------------------------------------


def card_is_in_hand(state: State, seat: i64, target: i64, among: i64) -> i64:
    """AI-4.1 The card that pays for a build, a development or a pass comes from the hand."""
    return among & state.cells[layout.HAND_CARDS + seat]


def industry_card_shows_the_industry(state: State, seat: i64, target: i64, among: i64) -> i64:
    """AI-4.2 An industry card builds the industry it shows and no other."""
    if target == ANY_CARD_WILL_DO:
        return among
    return among & (~INDUSTRY_CARDS | BIT[target // choices.SLOTS])


def industry_card_builds_where_connected(state: State, seat: i64, target: i64, among: i64) -> i64:
    """AI-4.2 The card of the industry builds only where the player has a foothold."""
    if target == ANY_CARD_WILL_DO:
        return among
    industry: i64 = target // choices.SLOTS
    if slots_for_industry_cards(state, seat, industry) & BIT[target % choices.SLOTS] != 0:
        return among
    return among & ~BIT[industry]


def location_card_shows_the_colour(state: State, seat: i64, target: i64, among: i64) -> i64:
    """AI-4.3 A location card builds in a place of its colour, connected or not."""
    if target == ANY_CARD_WILL_DO:
        return among
    colour: i64 = state.box.slot_colour[target % choices.SLOTS]
    return among & (INDUSTRY_CARDS | BIT[choices.INDUSTRIES + colour])


# --- facts ------------------------------------------------------------------------------------


def card_and_build(state: State, seat: int, target: int, card: int) -> Facts:
    """The card, and what should be built where."""
    industry, slot = divmod(target, choices.SLOTS)
    return {"card": card, **build_and_foothold(state, seat, industry, slot)}


def build_and_foothold(state: State, seat: int, industry: int, slot: int) -> Facts:
    """What should be built where, and whether the card of the industry would build there."""
    footholds = slots_for_industry_cards(state, seat, industry)
    return {
        **facts.industry_and_place(state, seat, industry, slot),
        "foothold": footholds >> slot & 1,
        "ship": int(industry == SHIP),
    }


RULES: Final = (
    Rule("AI-4.1", card_is_in_hand, facts.card),
    Rule("AI-4.2", industry_card_shows_the_industry, card_and_build),
    Rule("AI-4.2", industry_card_builds_where_connected, card_and_build),
    Rule("AI-4.3", location_card_shows_the_colour, card_and_build),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class With(Verb):
    """`with green`: the card that an action costs."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def given(self, table: Table, seat: i64) -> i64:
        """The industry and slot of a build."""
        if table.cells[layout.UNDER_WAY] != choices.BUILD:
            return ANY_CARD_WILL_DO
        return table.cells[layout.INDUSTRY] * choices.SLOTS + table.cells[layout.TARGET]

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The cards that remain."""
        state = cast(State, table)
        among = card_is_in_hand(state, seat, given, among)
        among = industry_card_shows_the_industry(state, seat, given, among)
        among = industry_card_builds_where_connected(state, seat, given, among)
        return location_card_shows_the_colour(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """AI-4.1 The card is discarded, then the action is carried out."""
        state = cast(State, table)
        state.cells[layout.IDLE] = 0
        state.discard(seat, choice - self.first)
        under_way(state).carry_out(state, seat)


WITH: Final = With("with", choices.CARD, choices.CARDS, "card", "payment")

# --- for whoever needs a card: is there one, and where could it build? -------------------------


def a_card_is_held(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-12.1 A combined build costs a card, any card, and so does a development (AI-16.1)."""
    return kept_if(state.cells[layout.HAND_SIZE + seat] > 0, among)


def some_card_fits(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-4.2 The slots for which some card in hand allows this industry (AI-4.3)."""
    slots: i64 = slots_for_location_cards(state, seat)
    if state.cells[layout.HAND_CARDS + seat] & BIT[industry] != 0:
        slots |= slots_for_industry_cards(state, seat, industry)
    return among & slots


def slots_for_location_cards(state: State, seat: i64) -> i64:
    """AI-4.3 The slots in places of the colours held."""
    slots: i64 = 0
    rest: i64 = state.cells[layout.HAND_CARDS + seat] & ~INDUSTRY_CARDS
    while rest != 0:
        slots |= state.box.colour_slots[lowest(rest) - choices.INDUSTRIES]
        rest &= rest - 1
    return slots


def slots_for_industry_cards(state: State, seat: i64, industry: i64) -> i64:
    """AI-4.2 At own rails, beside an own tile in a large place, over an own tile, by the sea.

    Who has nothing on the board builds anywhere.
    """
    if state.has_nothing_on_the_board(seat):
        return EVERYTHING
    slots: i64 = state.cells[layout.RAIL_SLOTS + seat] | state.own(seat)
    slots |= union(state.box.slots_beside, state.own(seat) & state.box.large_place_slots)
    if industry == SHIP:
        slots |= slots_with_a_port(state, state.box.ship_slots)
    return slots
