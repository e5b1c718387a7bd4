"""Turns, rounds and eras (BL-3.1): what follows when an action is finished."""

from mypy_extensions import i64

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.scoring import score_end
from millhand.games.lancashire.play.state import State
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
    """BL-4.3 The turn goes on with the second action, or ends; BL-7.1 a combined build ends it."""
    if state.action() == choices.COMBINE:
        state.cells[layout.ACTIONS_LEFT] = 1
    if finish_action(state, seat):
        end_turn(state, seat)


def end_turn(state: State, seat: i64) -> None:
    """BL-4.8 As many cards are drawn as were played, as far as the deck goes."""
    refill_hand(state, seat)
    state.cells[layout.TURN] += 1
    take_turns(state)


def take_turns(state: State) -> None:
    """BL-4.1 Everybody in turn order; who has no card left passes without one (BL-4.6)."""
    if not begin_next_turn(state):
        end_turns(state)


def end_turns(state: State) -> None:
    """BL-4.9 The new turn order, the last rail round included (BL-14.5); then perhaps incomes."""
    reorder(state)
    state.cells[layout.ACTIONS_LEFT] = 0
    if state.box.income_at_round_end and not is_last_of_all(state):
        pay(state)
    else:
        end_round(state)


def is_last_of_all(state: State) -> bool:
    """Whether the game ends with this round, which brings no income after it (BL-17.3)."""
    return is_last_era(state) and is_last_round(state)


def is_last_era(state: State) -> bool:
    """BL-3.1 The rail era; BL-17.1 the introductory game is over after the canal era."""
    return state.box.introductory or state.is_rail_era()


def end_round(state: State) -> None:
    """BL-3.2 The next round, or the end of the era (BL-4.11)."""
    if is_last_round(state):
        end_era(state)
    else:
        state.cells[layout.ROUND] += 1
        begin_round(state)


def begin_round(state: State) -> None:
    """BL-4.1 Incomes, then turns; or turns at once (BL-O11)."""
    state.cells[layout.TURN] = 0
    state.tell(happenings.ROUND_BEGAN, state.cells[layout.ROUND] + 1, state.era(), 0, 0)
    if state.box.income_at_round_end:
        take_turns(state)
    else:
        pay(state)


def pay(state: State) -> None:
    """BL-4.2 Incomes at the beginning of a round, or at its end (BL-O11); then play goes on."""
    if not pay_incomes(state):
        return
    state.cells[layout.INCOME_TURN] = 0
    if state.box.income_at_round_end:
        end_round(state)
    else:
        take_turns(state)


def end_era(state: State) -> None:
    """BL-14.1 Links score, BL-14.2 then tiles; BL-14.3 money at the very end; else BL-14.4.

    The turn order of the last canal round is that of the first rail round (BL-4.10).
    """
    score_links(state)
    score_tiles(state)
    if is_last_era(state):
        score_end(state)
        end_game(state)
        return
    return_links(state)
    clear_level_one(state)
    gather_cards(state)
    begin_rail_era(state)
    state.ask(stages.PIECES)


def gather_cards(state: State) -> None:
    """BL-3.4 Discards and the cards set aside are all shuffled again."""
    seat: i64
    for seat in range(state.box.players):
        gather_discards(state, seat)
    state.take_back_aside()


def deal_cards(state: State) -> None:
    """BL-3.3 Eight cards each, then some are set aside unseen."""
    seat: i64
    for seat in range(state.box.players):
        refill_hand(state, seat)
    state.set_aside(state.box.aside[state.era()])
