"""Demand, auctions, turns, rounds and eras: what follows when a move is finished. WW-3."""

from mypy_extensions import i64

from millhand.games.workshop.play import choices, happenings
from millhand.games.workshop.play.actions.bid import fill_boxes, open_bids, rank_bids
from millhand.games.workshop.play.actions.link import add_values, could_build
from millhand.games.workshop.play.actions.pledge import era_is_ending, open_fists
from millhand.games.workshop.play.box import RAIL
from millhand.games.workshop.play.income import pay_incomes
from millhand.games.workshop.play.layout import (
    ACTIONS_DONE,
    ASIDE,
    ASIDE_ROOM,
    ASIDE_SIZE,
    AUCTION,
    BEGUN,
    CREDITED,
    DECK_SIZE,
    DISCARDS,
    ERA,
    FIST,
    HOME,
    LAID,
    OFFER,
    REACHED,
    RECOUPED,
    ROUND,
    STAGE,
    TURN,
)
from millhand.games.workshop.play.setup import fill
from millhand.games.workshop.play.state import State

# --- demand -----------------------------------------------------------------------------------


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
    state.cells[STAGE] = choices.DEMAND_STAGE
    demand: i64 = 2 * state.cells[ERA] + (2 if era_is_ending(state) else 1)
    state.tell(happenings.DEMAND_BEGAN, demand, state.cells[ERA], 0, 0)


def demand_chosen(state: State) -> None:
    """When everybody has chosen, the tokens are placed and the era goes on, or ends."""
    if somebody_owes(state, FIST):
        return
    open_fists(state)
    if era_is_ending(state):
        end_era(state)
    else:
        begin_round(state)


def somebody_owes(state: State, row: i64) -> bool:
    """Whether a sealed answer is missing."""
    seat: i64
    for seat in range(state.box.players):
        if state.cells[row + seat] < 0:
            return True
    return False


# --- rounds -----------------------------------------------------------------------------------


def begin_round(state: State) -> None:
    """WW-3.2 Cards are turned up, then comes the auction and a turn for each."""
    state.cells[ROUND] += 1
    state.cells[AUCTION] = 0
    state.cells[TURN] = 0
    state.tell(happenings.ROUND_BEGAN, state.cells[ROUND], state.cells[ERA], 0, 0)
    turn_up_cards(state)
    state.cells[STAGE] = choices.BID_STAGE


def turn_up_cards(state: State) -> None:
    """WW-5.1 As many town cards as there are turns (with two players WW-A15)."""
    _: i64
    for _ in range(state.box.cards_at_once):
        state.turn_up()


def bid_sealed(state: State) -> None:
    """WW-5.2 When everybody has bid, all bids are shown together, paid and ranked."""
    if somebody_owes(state, OFFER):
        return
    open_bids(state)
    if rank_bids(state):
        state.cells[STAGE] = choices.TAKE_STAGE


def lots_decide(state: State, first: i64) -> None:
    """WW-A16 Lots decide a tie between markers that have not stood in a box yet."""
    state.tell(happenings.LOTS_DRAWN, first, 0, 0, 0)
    fill_boxes(state, first)
    state.cells[STAGE] = choices.TAKE_STAGE


# --- turns ------------------------------------------------------------------------------------


def offer_links(state: State, seat: i64) -> None:
    """WW-6.1 After the card links may be built; nobody is asked where none could be."""
    if state.asks_everything() or could_build(state, seat):
        state.cells[STAGE] = choices.LINK_STAGE
    else:
        end_turn(state, seat)


def end_turn(state: State, seat: i64) -> None:
    """WW-6.7 Once all building is done income is added; then the next marker has its turn."""
    add_values(state, seat)
    state.cells[RECOUPED + seat] = 0
    forget_turn(state)
    state.cells[ACTIONS_DONE] += 1
    state.cells[TURN] += 1
    state.cells[STAGE] = choices.TAKE_STAGE
    if state.cells[TURN] == state.box.turns:
        end_round(state)
    elif state.box.sets > 1 and state.cells[TURN] == state.box.players:
        begin_second_auction(state)


def forget_turn(state: State) -> None:
    """Nothing of a finished turn stays behind: equal positions have equal cells."""
    state.cells[BEGUN] = 0
    state.cells[HOME] = -1
    state.cells[LAID] = 0
    state.cells[REACHED] = 0
    state.cells[CREDITED] = 0


def begin_second_auction(state: State) -> None:
    """WW-13.6 With two players a second auction is held for the two other sets."""
    state.cells[AUCTION] = 1
    if state.box.cards_at_once < state.box.cards_a_round:
        turn_up_cards(state)
    state.cells[STAGE] = choices.BID_STAGE


def end_round(state: State) -> None:
    """WW-3.3 The last round of an era is the one that empties the town deck."""
    if state.cells[DECK_SIZE] == 0:
        ask_for_demand(state)
    else:
        begin_round(state)


# --- eras -------------------------------------------------------------------------------------


def end_era(state: State) -> None:
    """WW-9.1 Incomes; WW-10.1 then the rail era begins, or WW-11.1 the game ends."""
    pay_incomes(state)
    if state.cells[ERA] == RAIL:
        state.cells[STAGE] = choices.OVER_STAGE
        state.tell(happenings.GAME_ENDED, 0, 0, 0, 0)
        return
    gather_cards(state)
    state.cells[ERA] = RAIL
    state.cells[ROUND] = 0
    state.cells[AUCTION] = 0
    state.cells[TURN] = 0
    state.cells[STAGE] = choices.DECK_STAGE
    state.tell(happenings.ERA_BEGAN, RAIL, 0, 0, 0)


def gather_cards(state: State) -> None:
    """WW-10.2 All town cards are shuffled together, set-aside and set-up cards included."""
    card: i64
    for card in range(state.box.cards):
        state.cells[DISCARDS + card] = 0
    state.cells[ASIDE_SIZE] = 0
    fill(state.cells, ASIDE, ASIDE_ROOM)
