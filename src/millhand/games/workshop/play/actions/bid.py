"""The auction for turn order: sealed bids. WW-5, WW-13.5, WW-13.6."""

from mypy_extensions import i64

from millhand.games.workshop.play import happenings
from millhand.games.workshop.play.choices import BIDS, LOTS_STAGE
from millhand.games.workshop.play.layout import (
    ACTIONS_DONE,
    AUCTION,
    BOX,
    CHOSEN,
    MONEY,
    OFFER,
    ORDER,
    RECOUPED,
    STAGE,
)
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import EVERYTHING, below, everything_if
from millhand.mechanics.order import sort_stably

# --- the rules --------------------------------------------------------------------------------


def set_is_your_own(state: State, seat: i64, given: i64) -> i64:
    """WW-13.5 In the first auction a player bids for either of the two own sets (WW-A19)."""
    return below((seat + 1) * state.box.sets) & ~below(seat * state.box.sets)


def bid_is_in_the_purse(state: State, seat: i64, money: i64) -> i64:
    """WW-5.2 A bid is a whole sum from 0 to the money in hand, recouped money included (WW-A7)."""
    return EVERYTHING if money == 0 else everything_if(money <= purse(state, seat))


# --- what the rules have in common ------------------------------------------------------------


def purse(state: State, seat: i64) -> i64:
    """Money in hand and what is recouped with the bid; below 0 after a call of the bank."""
    return state.cells[MONEY + seat] + state.cells[RECOUPED + seat]


def highest_bid(state: State, seat: i64) -> i64:
    """The highest bid that every rule of this page allows."""
    return max(0, min(BIDS - 1, purse(state, seat)))


def chooses_a_set(state: State, seat: i64) -> bool:
    """WW-13.5 With two players the first auction of a round asks for which set the bid is."""
    return state.box.sets > 1 and state.cells[AUCTION] == 0 and state.cells[CHOSEN + seat] < 0


def colour_that_bids(state: State, seat: i64) -> i64:
    """The only set, the set chosen (WW-13.5), or the set that has not had its turn (WW-13.6)."""
    if state.box.sets == 1:
        return seat
    if state.cells[AUCTION] == 0:
        return state.cells[CHOSEN + seat]
    played: i64 = state.cells[ORDER]
    if state.seat_of(played) != seat:
        played = state.cells[ORDER + 1]
    return 4 * seat + 1 - played


# --- doing it ---------------------------------------------------------------------------------


def seal(state: State, seat: i64, money: i64) -> None:
    """The bid stays hidden, with what is recouped for it, until everybody has bid (WW-12.2)."""
    state.cells[OFFER + seat] = money
    state.cells[ACTIONS_DONE] += 1
    state.tell(happenings.SEALED, seat, 0, 0, 0)


def open_bids(state: State) -> None:
    """WW-5.5 Everybody pays the own bid, whatever the rank; what it recoups comes first (WW-A7)."""
    seat: i64
    for seat in range(state.box.players):
        money: i64 = state.cells[OFFER + seat]
        state.tell(happenings.BID, seat, money, colour_that_bids(state, seat), 0)
        state.recoup(seat, state.cells[RECOUPED + seat])
        state.pay(seat, money, happenings.FOR_BID)


def rank_bids(state: State) -> bool:
    """WW-5.3 The highest bid takes the first box; false while lots must be drawn (WW-A16)."""
    if state.box.sets > 1:
        return rank_two_players(state)
    seat: i64
    place: i64
    for seat in range(state.box.players):
        state.cells[OFFER + seat] = -state.cells[OFFER + seat]
    # WW-5.4 Equal bids keep the order in which the markers stood before the auction (WW-A8).
    sort_stably(state.cells, ORDER, state.box.players, OFFER)
    for place in range(state.box.players):
        state.stand_in_box(state.cells[ORDER + place], place + 1)
    forget_bids(state)
    return True


def rank_two_players(state: State) -> bool:
    """WW-13.5 Higher before lower; a tie goes to the marker that stood in the lower box."""
    if state.cells[OFFER] != state.cells[OFFER + 1]:
        fill_boxes(state, 0 if state.cells[OFFER] > state.cells[OFFER + 1] else 1)
        return True
    box: i64 = state.cells[BOX + colour_that_bids(state, 0)]
    other: i64 = state.cells[BOX + colour_that_bids(state, 1)]
    if state.box.always_lots or box == 0 or other == 0:
        state.cells[STAGE] = LOTS_STAGE
        return False
    fill_boxes(state, 0 if box < other else 1)
    return True


def fill_boxes(state: State, first: i64) -> None:
    """WW-13.5 The markers that bid take boxes 1 and 2; WW-13.6 in the second auction 3 and 4."""
    winner: i64 = colour_that_bids(state, first)
    loser: i64 = colour_that_bids(state, 1 - first)
    box: i64 = 2 * state.cells[AUCTION] + 1
    state.stand_in_box(winner, box)
    state.stand_in_box(loser, box + 1)
    forget_bids(state)


def forget_bids(state: State) -> None:
    """Nothing of an auction stays behind but the order."""
    seat: i64
    for seat in range(state.box.players):
        state.cells[OFFER + seat] = -1
        state.cells[RECOUPED + seat] = 0
        state.cells[CHOSEN + seat] = -1
