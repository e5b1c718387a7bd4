"""Menus: what a seat may answer to the question of each stage."""

from mypy_extensions import i64

from millhand.games.age_of_industry.play import choices
from millhand.games.age_of_industry.play.actions import build, develop, draw, link, passing, sell
from millhand.games.age_of_industry.play.box import COAL, IRON
from millhand.games.age_of_industry.play.concepts import cards, delivery, loans
from millhand.games.age_of_industry.play.layout import ACTION, INDUSTRY, STAGE, TARGET
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import everything_if
from millhand.kernel.menu import AT_LAST, RELUCTANTLY, WILLINGLY, Menu


def fill_menu(state: State, seat: i64, menu: Menu) -> None:
    """The answers to the question of the present stage."""
    stage: i64 = state.cells[STAGE]
    if stage == choices.ACTION_STAGE:
        list_actions(state, seat, menu)
    elif stage == choices.CARD_STAGE:
        list_cards(state, seat, menu)
    elif stage == choices.COAL_STAGE:
        menu.add_members_or(choices.COAL, delivery.nearest_sources(state, COAL), choices.STOP)
    elif stage == choices.IRON_STAGE:
        menu.add_members_or(choices.IRON, delivery.nearest_sources(state, IRON), choices.STOP)
    elif stage == choices.OUTLET_STAGE:
        menu.add_members(choices.PORT, sell.possible_ports(state, state.cells[TARGET]))
        menu.add_members(choices.MARKET, sell.possible_markets(state, state.cells[TARGET]))
    elif stage == choices.MORE_STAGE:
        menu.next_kind()
        menu.add_members(choices.SELL, sell.sellable_slots(state, seat))
        menu.next_kind()
        menu.add(choices.STOP)
    elif stage == choices.BORROW_STAGE:
        menu.next_kind_done(AT_LAST)
        menu.add(choices.BORROW)
        menu.next_kind()
        menu.add(choices.STOP)
    elif stage == choices.DRAW_STAGE:
        menu.add_members(choices.DRAW, draw.drawable_cards(state, seat))
    elif stage == choices.REPAY_STAGE:
        menu.next_kind()
        menu.add_members(choices.REPAY, loans.repayments(state, seat))
        menu.next_kind_done(RELUCTANTLY)
        menu.add(choices.DONE)


def list_actions(state: State, seat: i64, menu: Menu) -> None:
    """AI-3.4 The six actions, two combined in one, and loans; each a kind of its own."""
    list_payments(state, seat, menu)
    payment: bool = menu.size > 0
    menu.next_kind()
    menu.add_members(choices.SELL, sell.sellable_slots(state, seat))
    menu.next_kind_done(WILLINGLY)
    menu.add_members(choices.DEVELOP, develop.developable_industries(state, seat))
    menu.next_kind_done(WILLINGLY)
    menu.add_members(choices.DRAW, draw.drawable_cards(state, seat))
    menu.next_kind_done(WILLINGLY)
    menu.add_members(choices.REPAY, loans.repayments(state, seat))
    menu.next_kind_done(AT_LAST)
    if payment and loans.no_loan_was_asked_for(state, seat, 0) != 0:
        menu.add(choices.BORROW)
    menu.next_kind_done(RELUCTANTLY)
    menu.add(choices.PASS)


def list_payments(state: State, seat: i64, menu: Menu) -> None:
    """What costs money: industries, with one action or two, and rails."""
    coal: i64 = delivery.places_supplied(state, COAL)
    iron: i64 = delivery.places_supplied(state, IRON)
    menu.next_kind_done(WILLINGLY)
    build.list_builds(state, seat, menu, coal, iron)
    menu.next_kind_done(WILLINGLY)
    menu.add_members(choices.LINK, link.linkable_connections(state, seat, coal, iron))


def a_payment_can_follow(state: State, seat: i64, given: i64) -> i64:
    """AI-13.1 Loans are asked for before a build or a rail, so one must be possible."""
    paying = Menu()
    list_payments(state, seat, paying)
    return everything_if(paying.size > 0)


def list_cards(state: State, seat: i64, menu: Menu) -> None:
    """The cards that the action may be paid with; a pass may cost none."""
    menu.next_kind()
    menu.add_members(choices.CARD, playable_cards(state, seat))
    if state.cells[ACTION] == choices.PASS:
        if passing.no_card_need_be_discarded(state, seat, 0) != 0:
            menu.next_kind()
            menu.add(choices.FREE)


def playable_cards(state: State, seat: i64) -> i64:
    """AI-4.1 Any card serves for anything except a build, which needs a fitting one."""
    if state.cells[ACTION] == choices.BUILD:
        return cards.cards_that_fit(state, seat, target_under_way(state))
    return cards.card_is_in_hand(state, seat, 0)


def target_under_way(state: State) -> i64:
    """The slot and industry of a build that waits for its card."""
    return state.cells[INDUSTRY] * choices.SLOTS + state.cells[TARGET]
