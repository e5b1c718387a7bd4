"""Turns, rounds and eras: what follows when an action is finished."""

from mypy_extensions import i64

from millhand.games.birmingham.play import layout as own
from millhand.games.birmingham.play.scoring import score_introductory_game
from millhand.games.birmingham.play.state import State
from millhand.mechanics.cards import NO_CARD
from millhand.mechanics.land.play import happenings, layout, stages
from millhand.mechanics.land.play.cards import gather_discards, refill_hand
from millhand.mechanics.land.play.income import pay_incomes
from millhand.mechanics.land.play.rounds import (
    begin_next_turn,
    begin_rail_era,
    end_game,
    finish_action,
    is_last_round,
    reorder,
)
from millhand.mechanics.land.play.scoring import (
    clear_level_one,
    return_links,
    score_links,
    score_tiles,
)


def end_action(state: State, seat: i64) -> None:
    """BB-3.2 The turn goes on with the second action, or ends."""
    if finish_action(state, seat):
        end_turn(state, seat)


def end_turn(state: State, seat: i64) -> None:
    """BB-3.6 After the last action the hand is filled again, as far as the deck allows."""
    refill_hand(state, seat)
    state.cells[layout.TURN] += 1
    take_turns(state)


def take_turns(state: State) -> None:
    """BB-3.1 Everybody takes one turn, in turn order; BB-3.3 for that a card is needed.

    After the last turn of a round the order changes (BB-4.1), then incomes are paid (BB-4.2).
    """
    if begin_next_turn(state):
        return
    reorder(state)
    state.cells[layout.INCOME_TURN] = state.box.players if no_income(state) else 0
    end_round(state)


def no_income(state: State) -> bool:
    """BB-4.2 No income after the last round of the game (BB-16.3, BB-O4)."""
    if not is_last_round(state):
        return False
    if state.box.introductory:
        return not state.box.intro_income_last_round
    return state.is_rail_era()


def end_round(state: State) -> None:
    """BB-4.2 Income, then the next round or the end of the era (BB-1.3)."""
    if not pay_incomes(state):
        return
    state.cells[layout.INCOME_TURN] = 0
    if is_last_round(state):
        end_era(state)
    else:
        state.cells[layout.ROUND] += 1
        begin_round(state)


def begin_round(state: State) -> None:
    """BB-3.1 The first of the turn order begins."""
    state.cells[layout.TURN] = 0
    state.tell(happenings.ROUND_BEGAN, state.cells[layout.ROUND] + 1, state.era(), 0, 0)
    take_turns(state)


def end_era(state: State) -> None:
    """BB-15.1 Links score and come off, BB-15.2 then tiles; after the canal era BB-15.4.

    Money, income, points, mats, markets and the turn order stay as they are (BB-15.8).
    """
    score_links(state)
    return_links(state)
    score_tiles(state)
    if state.box.introductory:
        score_introductory_game(state)
    if state.box.introductory or state.is_rail_era():
        end_game(state)
        return
    clear_level_one(state)
    state.refill_barrels()
    gather_cards(state)
    begin_rail_era(state)
    state.ask(stages.DECK)


def gather_cards(state: State) -> None:
    """BB-15.6 Discard piles, face-down cards included, become the new deck."""
    seat: i64
    for seat in range(state.box.players):
        state.cells[own.FACE_DOWN + seat] = NO_CARD
        state.cells[own.LAST_DISCARD + seat] = NO_CARD
        gather_discards(state, seat)


def deal_hands(state: State) -> None:
    """BB-2.9 Eight cards each and one face down; BB-15.7 no such card in the rail era."""
    seat: i64
    for seat in range(state.box.players):
        refill_hand(state, seat)
        if state.is_canal_era():
            state.lay_face_down(seat)
