"""What those who think ahead about Workshop of the World need not try, or not twice, and what is
answered by whoever does not think."""

from typing import Final

from mypy_extensions import i64

from millhand.games.workshop.play import choices
from millhand.games.workshop.play.layout import (
    ERA,
    HOME,
    LAID,
    MONEY,
    ORDER,
    OWN_LINKS,
    REACHED,
    RECOUPED,
    STAGE,
)
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import BIT, only
from millhand.kernel.menu import Menu

LOW_BIDS: Final = 4
"""Bids from 0 to below this are usual: in games of bots three of four."""


def is_idle(state: State, seat: i64, choice: i64) -> bool:
    """Whether something else on the menu is as good: see each question."""
    stage: i64 = state.cells[STAGE]
    recoups: bool = choices.RECOUP <= choice < choices.TAKE
    if stage == choices.BID_STAGE:
        return choice < choices.RECOUP and recoups_too_much(state, seat, choice - choices.BID)
    if recoups:
        return not links_need(state, choice - choices.RECOUP + 1)
    if stage == choices.LINK_STAGE and choice < choices.STOP:
        return was_tried_first(state, choice - choices.LINK)
    return False


def recoups_too_much(state: State, seat: i64, bid: i64) -> bool:
    """Of money recouped with a bid, all must be needed."""
    recouped: i64 = state.cells[RECOUPED + seat]
    return recouped > 0 and bid < state.cells[MONEY + seat] + recouped


def links_need(state: State, money: i64) -> bool:
    """Whether just so much is lacking for a link or for two."""
    if state.cells[STAGE] != choices.LINK_STAGE:
        return False
    cost: i64 = state.box.link_cost[state.cells[ERA]]
    lacking: i64 = cost - state.cells[MONEY + state.seat_of(state.colour_in_turn())]
    return money == lacking or money == lacking + cost


def was_tried_first(state: State, connection: i64) -> bool:
    """Of two connections of home, the one with the lower number is tried first."""
    cells = state.cells
    if cells[LAID] != 1:
        return False
    at_home: i64 = state.box.connections_at[cells[HOME]]
    if at_home & BIT[connection] == 0:
        return False
    laid: i64 = at_home & cells[OWN_LINKS + state.colour_in_turn()]
    while laid != 0:
        link: i64 = only(laid & -laid)
        laid &= laid - 1
        if state.box.connection_ends[link] == cells[REACHED]:
            return connection < link
    return False


def course(state: State) -> i64:
    """What is asked, the turn order, and for each seat whether it can pay for no link, 1 or 2."""
    cells = state.cells
    number: i64 = cells[STAGE]
    place: i64
    for place in range(state.box.turns):
        number = 8 * number + cells[ORDER + place] + 1
    cost: i64 = state.box.link_cost[cells[ERA]]
    seat: i64
    for seat in range(state.box.players):
        number = 4 * number + max(0, min(2, cells[MONEY + seat] // cost))
    return number


def casual(state: State, menu: Menu) -> i64:
    """Usual bids; where something else is asked, any answer."""
    if state.cells[STAGE] != choices.BID_STAGE or menu.choices[0] >= choices.RECOUP:
        return menu.size
    return min(menu.size, LOW_BIDS)
