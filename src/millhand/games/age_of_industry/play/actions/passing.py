"""Passing, with or without a discard. AI-18."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, facts, happenings, layout
from millhand.games.age_of_industry.play.action import Action
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.play.turns import end_action
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.cards import NO_CARD


def no_card_need_be_discarded(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-18.1 An empty hand passes free; by AI-O3 also once no card can be drawn any more."""
    if state.cells[layout.HAND_SIZE + seat] == 0:
        return among
    return kept_if(state.box.pass_free_without_deck and nothing_can_be_drawn(state), among)


def nothing_can_be_drawn(state: State) -> bool:
    """Neither the deck nor the display has a card left."""
    place: i64
    for place in range(state.box.display):
        if state.cells[layout.DISPLAY + place] != NO_CARD:
            return False
    return state.cells[layout.DECK_SIZE] == 0


FREE_RULES: Final = (Rule("AI-18.1", no_card_need_be_discarded, facts.cards_held),)


@mypyc_attr(acyclic=True, native_class=True)
class Pass(Action):
    """`pass`: nothing but the card."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """AI-18.1 With an empty hand a pass is over at once; else a card is asked for."""
        state = cast(State, table)
        if state.cells[layout.HAND_SIZE + seat] == 0:
            FREE.take(table, seat, choice)
        else:
            self.aim(state, choice)
            state.cells[layout.STAGE] = choices.CARD_STAGE

    def carry_out(self, state: State, seat: i64) -> None:
        """The card was all."""
        state.tell(happenings.PASSED, seat, 1, 0, 0)
        end_action(state, seat, 1)


@mypyc_attr(acyclic=True, native_class=True)
class Free(Verb):
    """`free`: not even a card."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return FREE_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether passing without a discard remains."""
        state = cast(State, table)
        return no_card_need_be_discarded(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """AI-18.1 Nothing is discarded; a whole round of this ends the game."""
        state = cast(State, table)
        state.tell(happenings.PASSED, seat, 0, 0, 0)
        end_action(state, seat, 1)


PASS: Final = Pass("pass", choices.PASS, 1)
FREE: Final = Free("free", choices.FREE, 1)
