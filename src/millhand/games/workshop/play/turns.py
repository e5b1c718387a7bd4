"""Turns, rounds and eras: what follows when a move is finished. WW-3."""

from mypy_extensions import i64

from millhand.games.workshop.play import choices, happenings, layout
from millhand.games.workshop.play.box import RAIL
from millhand.games.workshop.play.income import pay_incomes
from millhand.games.workshop.play.setup import fill
from millhand.games.workshop.play.state import State

# --- turns ------------------------------------------------------------------------------------


def end_turn(state: State, seat: i64) -> None:
    """WW-6.1 The next marker has its turn; WW-6.9 after the last one the round ends."""
    state.cells[layout.RECOUPED + seat] = 0
    forget_turn(state)
    state.cells[layout.ACTIONS_DONE] += 1
    state.cells[layout.TURN] += 1
    state.cells[layout.STAGE] = choices.TAKE_STAGE
    state.tell_end_of_action()
    if state.cells[layout.TURN] == state.box.turns:
        end_round(state)
    elif state.box.sets > 1 and state.cells[layout.TURN] == state.box.players:
        begin_second_auction(state)


def forget_turn(state: State) -> None:
    """Nothing of a finished turn stays behind: equal positions have equal cells."""
    state.cells[layout.BEGUN] = 0
    state.cells[layout.HOME] = -1
    state.cells[layout.LAID] = 0
    state.cells[layout.REACHED] = 0
    state.cells[layout.CREDITED] = 0


# --- rounds -----------------------------------------------------------------------------------


def begin_round(state: State) -> None:
    """WW-3.2 Cards are turned up, then comes the auction and a turn for each."""
    state.cells[layout.ROUND] += 1
    state.cells[layout.AUCTION] = 0
    state.cells[layout.TURN] = 0
    state.tell(happenings.ROUND_BEGAN, state.cells[layout.ROUND], state.cells[layout.ERA], 0, 0)
    turn_up_cards(state)
    if state.box.demand_before_last_round and state.cells[layout.ROUND] == state.box.rounds:
        ask_for_demand(state)
    else:
        state.cells[layout.STAGE] = choices.BID_STAGE


def turn_up_cards(state: State) -> None:
    """WW-5.1 As many town cards as there are turns (with two players WW-A15)."""
    _: i64
    for _ in range(state.box.cards_at_once):
        state.turn_up()


def begin_second_auction(state: State) -> None:
    """WW-13.6 With two players a second auction is held for the two other sets."""
    state.cells[layout.AUCTION] = 1
    if state.box.cards_at_once < state.box.cards_a_round:
        turn_up_cards(state)
    state.cells[layout.STAGE] = choices.BID_STAGE


def end_round(state: State) -> None:
    """WW-3.3 The last round of an era is the one that empties the town deck."""
    if state.cells[layout.DECK_SIZE] > 0:
        begin_round(state)
    elif state.box.demand_before_last_round:
        end_era(state)
    else:
        ask_for_demand(state)


# --- eras -------------------------------------------------------------------------------------


def begin_era(state: State) -> None:
    """WW-4.1, WW-4.3 Everybody draws demand tokens, unseen by others, and chooses."""
    seat: i64
    _: i64
    for seat in range(state.box.players):
        for _ in range(state.box.tokens_drawn):
            state.draw_token(seat)
    ask_for_demand(state)


def ask_for_demand(state: State) -> None:
    """WW-3.1 Demand 1 to 4, two in each era."""
    state.cells[layout.STAGE] = choices.DEMAND_STAGE
    demand: i64 = 2 * state.cells[layout.ERA] + 1
    if state.era_is_ending():
        demand += 1
    state.tell(happenings.DEMAND_BEGAN, demand, state.cells[layout.ERA], 0, 0)


def go_on_after_demand(state: State) -> None:
    """The first round begins, or the era ends; WW-A22 or its last round is still to be played."""
    if not state.era_is_ending():
        begin_round(state)
    elif state.box.demand_before_last_round:
        state.cells[layout.STAGE] = choices.BID_STAGE
    else:
        end_era(state)


def end_era(state: State) -> None:
    """WW-9.1 Incomes; WW-10.1 then the rail era begins, or WW-11.1 the game ends."""
    pay_incomes(state)
    if state.cells[layout.ERA] == RAIL:
        state.cells[layout.STAGE] = choices.OVER_STAGE
        state.tell(happenings.GAME_ENDED, 0, 0, 0, 0)
        return
    gather_cards(state)
    state.cells[layout.ERA] = RAIL
    state.cells[layout.ROUND] = 0
    state.cells[layout.AUCTION] = 0
    state.cells[layout.TURN] = 0
    state.cells[layout.STAGE] = choices.DECK_STAGE
    state.tell(happenings.ERA_BEGAN, RAIL, 0, 0, 0)


def gather_cards(state: State) -> None:
    """WW-10.2 All town cards are shuffled together, set-aside and set-up cards included."""
    card: i64
    for card in range(state.box.cards):
        state.cells[layout.DISCARDS + card] = 0
    state.cells[layout.ASIDE_SIZE] = 0
    fill(state.cells, layout.ASIDE, layout.ASIDE_ROOM)
