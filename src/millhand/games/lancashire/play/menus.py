"""Menus: what a seat may answer to the question of each stage."""

from mypy_extensions import i64

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.actions import borrow, build, develop, link, sell
from millhand.games.lancashire.play.concepts import cards
from millhand.games.lancashire.play.income import tile_is_your_own, tiles_for_sale
from millhand.games.lancashire.play.state import State
from millhand.kernel.menu import AT_LAST, RELUCTANTLY, WILLINGLY, Menu
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import ACTION, AT, IRON_AT, STAGE, STEP, TARGET
from millhand.mechanics.land.play.sites import pair_under_way
from millhand.mechanics.land.play.sources import nearest_mines


def fill_menu(state: State, seat: i64, menu: Menu) -> None:
    """The answers to the question of the present stage."""
    stage: i64 = state.cells[STAGE]
    if stage == stages.ACTION:
        list_actions(state, seat, menu)
    elif stage == stages.CARD:
        menu.add_members(choices.CARD, playable_cards(state, seat))
    elif stage == stages.MORE:
        list_more(state, seat, menu)
    elif stage == choices.SALES_STAGE:
        menu.next_kind()
        menu.add_members(choices.SELL, sell.sellable_mills(state, seat, 1))
        menu.next_kind()
        menu.add(choices.STOP)
    elif stage == stages.COAL:
        menu.add_members_or(choices.COAL, nearest_mines(state, state.cells[AT]), choices.STOP)
    elif stage == stages.IRON:
        menu.add_members_or(choices.IRON, state.cells[IRON_AT], choices.STOP)
    elif stage == choices.BUYER_STAGE:
        menu.add_members(choices.BUYER, sell.possible_buyers(state, seat, state.cells[TARGET]))
    elif stage == stages.SHORTFALL:
        menu.add_members(choices.GIVE_UP, tile_is_your_own(state, seat, 0))


def list_actions(state: State, seat: i64, menu: Menu) -> None:
    """Build with one card or two, link, develop, sell, borrow, pass; a tile may be for sale."""
    menu.next_kind_done(WILLINGLY)
    build.list_builds(state, seat, menu)
    menu.next_kind_done(WILLINGLY)
    menu.add_members(choices.LINK, link.linkable_connections(state, seat, 0))
    menu.next_kind_done(AT_LAST)
    menu.add_members(choices.DEVELOP, develop.developable_industries(state, seat, 0))
    menu.next_kind()
    menu.add_members(choices.SELL, sell.sellable_mills(state, seat, 0))
    menu.next_kind_done(RELUCTANTLY)
    menu.add_members(choices.BORROW, borrow.possible_loans(state, seat))
    menu.next_kind_done(AT_LAST)
    menu.add(choices.PASS)
    menu.next_kind_done(AT_LAST)
    menu.add_members(choices.GIVE_UP, tiles_for_sale(state, seat))


def list_more(state: State, seat: i64, menu: Menu) -> None:
    """One more link, development or sale, or enough."""
    menu.next_kind()
    menu.add_members(state.cells[ACTION], further_targets(state, seat))
    menu.next_kind()
    if may_stop(state, seat):
        menu.add(choices.STOP)


def may_stop(state: State, seat: i64) -> bool:
    """Whether the action under way may end here."""
    if state.cells[ACTION] != choices.DEVELOP:
        return True
    return develop.enough_tiles_are_developed(state, seat, state.cells[STEP]) != 0


def playable_cards(state: State, seat: i64) -> i64:
    """BL-4.3 Any card serves for any action except a build with one card (BL-6.2)."""
    if state.cells[ACTION] == choices.BUILD:
        return cards.cards_that_fit(state, seat, pair_under_way(state))
    return cards.card_is_in_hand(state, seat, 0)


def further_targets(state: State, seat: i64) -> i64:
    """What the action under way could be repeated with."""
    action: i64 = state.cells[ACTION]
    if action == choices.LINK:
        return link.linkable_connections(state, seat, state.cells[STEP])
    if action == choices.DEVELOP:
        return develop.developable_industries(state, seat, state.cells[STEP])
    if action == choices.SELL:
        return sell.sellable_mills(state, seat, state.cells[STEP])
    return 0
