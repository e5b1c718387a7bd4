"""Turns and rounds: what follows when an action is finished. AI-3, AI-19 to AI-21."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, facts, happenings, layout
from millhand.games.age_of_industry.play.concepts.loans import offer_repayment, pay_interest
from millhand.games.age_of_industry.play.scoring import end_game
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.order import sort_stably

NOT_YET: Final = -1
DECK_AND_HAND_EMPTY: Final = 0
DECK_EMPTY: Final = 1
EVERYBODY_PASSED: Final = 2


def both_actions_are_taken(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-3.4 Nobody ends a turn with an action left; who wants to do nothing passes."""
    return kept_if(state.cells[layout.ACTIONS_LEFT] == 0, among)


RULES: Final = (Rule("AI-3.4", both_actions_are_taken, facts.actions_left),)


@mypyc_attr(acyclic=True, native_class=True)
class Done(Verb):
    """`done`: no more loans are repaid after the last action."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether ending the turn remains."""
        state = cast(State, table)
        return both_actions_are_taken(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The turn ends."""
        end_turn(cast(State, table))


DONE: Final = Done("done", choices.DONE, 1)


def end_action(state: State, seat: i64, actions: i64) -> None:
    """AI-3.2 The turn goes on with the second action, or ends."""
    forget_move(state)
    state.cells[layout.ACTIONS_DONE] += 1
    state.cells[layout.ACTIONS_LEFT] -= actions
    state.cells[layout.STAGE] = choices.ACTION_STAGE
    state.tell_end_of_action()
    if state.cells[layout.ACTIONS_LEFT] == 0:
        offer_repayment(state, seat)


def forget_move(state: State) -> None:
    """Nothing of a finished move stays behind: equal positions have equal cells."""
    index: i64
    for index in range(layout.UNDER_WAY, layout.MOVE_END):
        state.cells[index] = 0


def end_turn(state: State) -> None:
    """AI-3.2 The next player acts; after the last one the round ends."""
    state.tell_end_of_action()
    state.cells[layout.TURN] += 1
    if state.cells[layout.TURN] < state.box.players:
        begin_turn(state)
    else:
        end_round(state)


def end_round(state: State) -> None:
    """AI-3.1 New turn order, interest, then the next round or the end of the game."""
    reorder(state)
    pay_interest(state)
    ending: i64 = how_it_ends(state)
    if ending != NOT_YET:
        end_game(state, ending)
    else:
        state.cells[layout.ROUND] += 1
        begin_round(state)


def reorder(state: State) -> None:
    """AI-19.1 Who spent least goes first; equal spenders keep their order; then all start anew."""
    sort_stably(state.cells, layout.ORDER, state.box.players, layout.SPENT)
    place: i64
    for place in range(state.box.players):
        seat: i64 = state.cells[layout.ORDER + place]
        state.cells[layout.SPENT + seat] = 0
        state.tell(happenings.REORDERED, seat, place + 1, 0, 0)


def how_it_ends(state: State) -> i64:
    """AI-21.1 The deck is empty and somebody has no cards; AI-18.1 or a whole round has passed.

    With AI-O5 the empty deck suffices.
    """
    if state.cells[layout.DECK_SIZE] == 0:
        if state.box.ends_with_the_deck:
            return DECK_EMPTY
        seat: i64
        for seat in range(state.box.players):
            if state.cells[layout.HAND_SIZE + seat] == 0:
                return DECK_AND_HAND_EMPTY
    return EVERYBODY_PASSED if state.cells[layout.IDLE] == 1 else NOT_YET


def begin_round(state: State) -> None:
    """AI-3.1 Everybody takes one turn, in turn order."""
    state.cells[layout.TURN] = 0
    state.cells[layout.IDLE] = 1
    state.tell(happenings.ROUND_BEGAN, state.cells[layout.ROUND] + 1, 0, 0, 0)
    begin_turn(state)


def begin_turn(state: State) -> None:
    """AI-3.2 The next player acts."""
    state.cells[layout.ACTIONS_LEFT] = actions_of_a_turn(state)
    state.cells[layout.STAGE] = choices.ACTION_STAGE


def actions_of_a_turn(state: State) -> i64:
    """AI-3.2 Two actions, AI-3.3 but one in the first round."""
    if state.cells[layout.ROUND] == 0:
        return state.box.first_round_actions
    return state.box.actions
