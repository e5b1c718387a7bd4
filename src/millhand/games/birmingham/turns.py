"""Turns, rounds and eras: what follows when an action is finished."""

from mypy_extensions import i64

from millhand.games.birmingham import choices, telling
from millhand.games.birmingham.box import CANAL, RAIL
from millhand.games.birmingham.choices import CARDS
from millhand.games.birmingham.income import pay_incomes
from millhand.games.birmingham.layout import (
    ACTION,
    ACTIONS_DONE,
    ACTIONS_LEFT,
    BUYER,
    DECK_SIZE,
    DISCARDS,
    ERA,
    FACE_DOWN,
    HAND_SIZE,
    INCOME_TURN,
    LAST_DISCARD,
    ORDER,
    ROUND,
    SPENT,
    STAGE,
    TURN,
)
from millhand.games.birmingham.scoring import (
    clear_level_one,
    score_introductory_game,
    score_links,
    score_tiles,
)
from millhand.games.birmingham.state import State
from millhand.mechanics.order import sort_stably


def end_action(state: State, seat: i64) -> None:
    """BB-3.2 The turn goes on with the second action, or ends."""
    forget_move(state)
    state.cells[ACTIONS_DONE] += 1
    state.cells[ACTIONS_LEFT] -= 1
    state.cells[STAGE] = choices.ACTION_STAGE
    if state.cells[ACTIONS_LEFT] == 0 or state.cells[HAND_SIZE + seat] == 0:
        end_turn(state, seat)


def forget_move(state: State) -> None:
    """Nothing of a finished move stays behind: equal positions have equal cells."""
    index: i64
    for index in range(ACTION, BUYER):
        state.cells[index] = 0
    state.cells[BUYER] = -1


def end_turn(state: State, seat: i64) -> None:
    """BB-3.6 After the last action the hand is filled again, as far as the deck allows."""
    refill_hand(state, seat)
    state.cells[TURN] += 1
    if state.cells[TURN] < state.box.players:
        begin_turn(state)
    else:
        reorder(state)
        state.cells[INCOME_TURN] = state.box.players if no_income(state) else 0
        end_round(state)


def refill_hand(state: State, seat: i64) -> None:
    """BB-3.6 Draw up to eight cards."""
    while state.cells[HAND_SIZE + seat] < state.box.hand and state.cells[DECK_SIZE] > 0:
        state.draw(seat)


def reorder(state: State) -> None:
    """BB-4.1 Who spent least goes first; equal spenders keep their order; then all start anew."""
    sort_stably(state.cells, ORDER, state.box.players, SPENT)
    place: i64
    for place in range(state.box.players):
        seat: i64 = state.cells[ORDER + place]
        state.cells[SPENT + seat] = 0
        state.tell(telling.REORDERED, seat, place + 1, 0, 0)


def is_last_round(state: State) -> bool:
    """BB-1.3 An era lasts 10, 9 or 8 rounds with 2, 3 or 4 players."""
    return state.cells[ROUND] + 1 == state.box.rounds


def no_income(state: State) -> bool:
    """BB-4.2 No income after the last round of the game (BB-16.3, BB-O4)."""
    if not is_last_round(state):
        return False
    if state.box.introductory:
        return not state.box.intro_income_last_round
    return state.cells[ERA] == RAIL


def end_round(state: State) -> None:
    """BB-4.2 Income, then the next round or the end of the era."""
    if not pay_incomes(state):
        return
    state.cells[INCOME_TURN] = 0
    if is_last_round(state):
        end_era(state)
    else:
        state.cells[ROUND] += 1
        begin_round(state)


def begin_round(state: State) -> None:
    """BB-3.1 Everybody takes one turn, in turn order."""
    state.cells[TURN] = 0
    state.tell(telling.ROUND_BEGAN, state.cells[ROUND] + 1, state.cells[ERA], 0, 0)
    begin_turn(state)


def begin_turn(state: State) -> None:
    """BB-3.2 Two actions, but one in the first round of the canal era."""
    first: bool = state.cells[ERA] == CANAL and state.cells[ROUND] == 0
    state.cells[ACTIONS_LEFT] = 1 if first else 2
    state.cells[STAGE] = choices.ACTION_STAGE


def end_era(state: State) -> None:
    """BB-15.1 Links score, BB-15.2 then tiles; after the canal era the board is cleared."""
    score_links(state)
    score_tiles(state)
    if state.box.introductory:
        score_introductory_game(state)
    if state.box.introductory or state.cells[ERA] == RAIL:
        state.cells[STAGE] = choices.OVER_STAGE
        state.cells[ACTIONS_LEFT] = 0
        state.tell(telling.GAME_ENDED, 0, 0, 0, 0)
        return
    clear_level_one(state)
    state.refill_barrels()
    gather_cards(state)
    state.cells[ERA] = RAIL
    state.cells[ROUND] = 0
    state.cells[STAGE] = choices.DECK_STAGE
    state.tell(telling.ERA_BEGAN, RAIL, 0, 0, 0)


def gather_cards(state: State) -> None:
    """BB-15.6 Discard piles, face-down cards included, become the new deck."""
    seat: i64
    card: i64
    for seat in range(state.box.players):
        state.cells[FACE_DOWN + seat] = -1
        state.cells[LAST_DISCARD + seat] = -1
        for card in range(state.box.cards):
            state.cells[DISCARDS + seat * CARDS + card] = 0


def deal_hands(state: State) -> None:
    """BB-2.9 Eight cards each and one face down; BB-15.7 no such card in the rail era."""
    seat: i64
    for seat in range(state.box.players):
        refill_hand(state, seat)
        if state.cells[ERA] == CANAL:
            state.lay_face_down(seat)
