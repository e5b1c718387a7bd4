"""Drawing two cards, one after the other. AI-17.

Candidates are the kinds of card (taken face up) and, after them, the top of the deck.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, facts, layout
from millhand.games.age_of_industry.play.action import Action
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.play.turns import end_action
from millhand.kernel.bits import BIT, NOTHING, only
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.mechanics.cards import NO_CARD

# --- the rules: which of some cards remain ----------------------------------------------------


def hand_is_below_the_limit(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-17.2 Nobody ever holds more than nine cards."""
    return kept_if(state.cells[layout.HAND_SIZE + seat] < state.box.hand_limit, among)


def card_lies_there(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-17.1 A card is taken from the top of the deck or from those that lie face up."""
    cards: i64 = NOTHING
    if state.cells[layout.DECK_SIZE] > 0:
        cards = BIT[choices.DECK_TOP]
    place: i64
    for place in range(state.box.display):
        card: i64 = state.cells[layout.DISPLAY + place]
        if card != NO_CARD:
            cards |= BIT[card]
    return among & cards


def hand(state: State, seat: int, given: int, candidate: int) -> Facts:
    """How many cards are held, and how many may be."""
    return {**facts.cards_held(state, seat, given, candidate), "most": state.box.hand_limit}


RULES: Final = (
    Rule("AI-17.2", hand_is_below_the_limit, hand),
    Rule("AI-17.1", card_lies_there, facts.card),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Draw(Action):
    """`draw green`, `draw deck`: one card, then another; each is a move (AI-17.1)."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The cards that remain."""
        state = cast(State, table)
        among = hand_is_below_the_limit(state, seat, given, among)
        return card_lies_there(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """AI-17.1 Card by card; the display is filled again only after the action."""
        state = cast(State, table)
        state.cells[layout.IDLE] = 0
        state.cells[layout.UNDER_WAY] = self.first
        take_card(state, seat, choice - self.first)
        if self.is_complete(state, seat):
            state.refill_display()
            end_action(state, seat, 1)
        else:
            state.cells[layout.STAGE] = choices.DRAW_STAGE

    def is_complete(self, state: State, seat: i64) -> bool:
        """Take the second card if there is no choice; false while the player must choose it.

        With eight cards, or when nothing is left, one card is all (AI-17.2).
        """
        while state.cells[layout.STEP] < state.box.draws:
            cards: i64 = self.remaining(state, seat, 0, self.span)
            if cards == 0:
                return True
            if cards & (cards - 1) != 0:
                return False
            take_card(state, seat, only(cards))
        return True


def take_card(state: State, seat: i64, candidate: i64) -> None:
    """AI-17.1 One card joins the hand."""
    state.cells[layout.STEP] += 1
    if candidate == choices.DECK_TOP:
        state.draw(seat)
    else:
        state.take_face_up(seat, candidate)


DRAW: Final = Draw("draw", choices.DRAW, choices.DECK_TOP + 1, "card", "target")
