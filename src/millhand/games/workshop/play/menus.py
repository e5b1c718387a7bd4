"""Menus: what a seat may answer to the question of each stage."""

from mypy_extensions import i64

from millhand.games.workshop.play import choices
from millhand.games.workshop.play.actions import bid, link, pledge, recoup, take
from millhand.games.workshop.play.layout import CARD, HOME, RECOUPED, STAGE
from millhand.games.workshop.play.state import State
from millhand.kernel.menu import AT_LAST, RELUCTANTLY, Menu


def stage_for(state: State, seat: i64) -> i64:
    """What a seat is asked: in an auction of two players, first for which set it bids."""
    stage: i64 = state.cells[STAGE]
    if stage == choices.BID_STAGE and bid.chooses_a_set(state, seat):
        return choices.SET_STAGE
    return stage


def fill_menu(state: State, seat: i64, menu: Menu) -> None:
    """The answers to the question of the present stage."""
    stage: i64 = stage_for(state, seat)
    if stage == choices.DEMAND_STAGE:
        menu.add_members(choices.PLEDGE, pledge.possible_fists(state, seat))
    elif stage == choices.SET_STAGE:
        menu.add_members(choices.SET, bid.set_is_your_own(state, seat, 0))
    elif stage == choices.BID_STAGE:
        list_bids(state, seat, menu)
    elif stage == choices.TAKE_STAGE:
        list_cards(state, seat, menu)
    elif stage == choices.SWAP_STAGE:
        menu.add(choices.USE)
        menu.next_kind()
        if take.may_swap(state, seat, state.cells[CARD]):
            menu.add(choices.SWAP)
    elif stage == choices.TOWN_STAGE:
        towns: i64 = take.town_is_named_by_the_card(state, seat, state.cells[CARD])
        menu.add_members(choices.TOWN, towns)
    elif stage == choices.REMOVE_STAGE:
        colours: i64 = take.an_industry_of_this_colour_stands_there(state, seat, state.cells[HOME])
        menu.add_members(choices.REMOVE, colours)
    elif stage == choices.LINK_STAGE:
        list_links(state, seat, menu)


def list_bids(state: State, seat: i64, menu: Menu) -> None:
    """No bid, a bid, or money recouped for one: each a kind of its own."""
    menu.next_kind()
    menu.add(choices.BID)
    menu.next_kind()
    money: i64
    for money in range(1, bid.highest_bid(state, seat) + 1):
        menu.add(choices.BID + money)
    list_recouping(state, seat, menu)


def list_recouping(state: State, seat: i64, menu: Menu) -> None:
    """WW-7.1 Every sum that can be recouped at once, unless one was named already."""
    if state.cells[RECOUPED + seat] != 0:
        return
    menu.next_kind_done(AT_LAST)
    money: i64
    for money in range(recoup.most_recouped(state, seat)):
        menu.add(choices.RECOUP + money)


def list_cards(state: State, seat: i64, menu: Menu) -> None:
    """WW-6.2 The cards face up: general, set-up and wild ones; or money is recouped first."""
    cards: i64 = take.card_is_face_up(state, seat, 0)
    menu.next_kind()
    menu.add_members(choices.TAKE, cards & state.box.general_cards)
    menu.next_kind()
    menu.add_members(choices.TAKE, cards & state.box.setup_cards)
    menu.next_kind()
    menu.add_members(choices.TAKE, cards & ~state.box.general_cards & ~state.box.setup_cards)
    list_recouping(state, seat, menu)


def list_links(state: State, seat: i64, menu: Menu) -> None:
    """WW-6.5 A single connection, a double one, nothing (more), or money recouped for it."""
    connections: i64 = link.buildable_connections(state, seat)
    menu.next_kind()
    menu.add_members(choices.LINK, connections & state.box.singles)
    menu.next_kind()
    menu.add_members(choices.LINK, connections & state.box.doubles)
    menu.next_kind_done(RELUCTANTLY)
    menu.add(choices.STOP)
    if link.could_build(state, seat):
        list_recouping(state, seat, menu)
