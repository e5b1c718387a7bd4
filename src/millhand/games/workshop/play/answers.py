"""Answers: the way from the first choice of a move to its end."""

from mypy_extensions import i64

from millhand.games.workshop.play import choices
from millhand.games.workshop.play.actions import bid, link, pledge, take
from millhand.games.workshop.play.layout import BEGUN, CHOSEN, RECOUPED, STAGE
from millhand.games.workshop.play.state import State
from millhand.games.workshop.play.turns import bid_sealed, demand_chosen, end_turn, offer_links


def answer(state: State, seat: i64, choice: i64) -> None:
    """Carry out one choice and go on until something must be asked again."""
    stage: i64 = state.cells[STAGE]
    if stage == choices.DEMAND_STAGE:
        pledge.close_fist(state, seat, choice - choices.PLEDGE)
        demand_chosen(state)
    elif stage == choices.BID_STAGE:
        answer_in_auction(state, seat, choice)
    elif choices.RECOUP <= choice < choices.TAKE:
        recoup_in_turn(state, seat, choice - choices.RECOUP + 1)
    elif stage == choices.LINK_STAGE:
        answer_with_links(state, seat, choice)
    elif has_placed(state, seat, stage, choice):
        offer_links(state, seat)


def recoup_in_turn(state: State, seat: i64, money: i64) -> None:
    """WW-7.1 A move of its own before the card; once for each link, as part of the build."""
    state.recoup(seat, money)
    if state.cells[STAGE] == choices.LINK_STAGE:
        state.cells[BEGUN] = 1
        state.cells[RECOUPED + seat] = money


def answer_in_auction(state: State, seat: i64, choice: i64) -> None:
    """WW-5.2 A sealed bid: for which set, what is recouped for it, how much."""
    if choice < choices.BID:
        state.cells[CHOSEN + seat] = choice - choices.SET
    elif choice >= choices.RECOUP:
        state.cells[RECOUPED + seat] = choice - choices.RECOUP + 1
    else:
        bid.seal(state, seat, choice - choices.BID)
        bid_sealed(state)


def has_placed(state: State, seat: i64, stage: i64, choice: i64) -> bool:
    """Take a card and place an industry with it; false while a choice is open."""
    if stage == choices.TAKE_STAGE:
        return take.take(state, seat, choice - choices.TAKE)
    if stage == choices.SWAP_STAGE:
        return take.use(state, seat) if choice == choices.USE else take.swap(state, seat)
    state.cells[BEGUN] = 1
    if stage == choices.TOWN_STAGE:
        return take.settle_in(state, seat, choice - choices.TOWN)
    return take.make_room(state, seat, choice - choices.REMOVE)


def answer_with_links(state: State, seat: i64, choice: i64) -> None:
    """WW-6.5 One link more if it can be, or the turn ends."""
    if choice == choices.STOP:
        end_turn(state, seat)
    else:
        link.build(state, seat, choice - choices.LINK)
        offer_links(state, seat)
