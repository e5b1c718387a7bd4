"""Menus: what a seat may answer to the question of each stage."""

from typing import Final

from mypy_extensions import i64

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.actions import borrow, build, develop, link, scout, sell
from millhand.games.birmingham.play.concepts import beer, bonus, cards
from millhand.games.birmingham.play.income import no_tile_brings_money_any_more, tiles_to_give_up
from millhand.games.birmingham.play.state import State
from millhand.kernel.menu import AT_LAST, RELUCTANTLY, WILLINGLY, Menu
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import ACTION, AT, IRON_AT, STAGE, STEP, TARGET
from millhand.mechanics.land.play.sites import pair_under_way
from millhand.mechanics.land.play.sources import connected_places, nearest_mines

DEBT_BORNE: Final = -3
"""Whoever pays more than this in every round already would be ruined by another loan."""


def fill_menu(state: State, seat: i64, menu: Menu) -> None:
    """The answers to the question of the present stage."""
    stage: i64 = state.cells[STAGE]
    if stage == stages.ACTION:
        list_actions(state, seat, menu)
    elif stage == stages.CARD:
        menu.add_members(choices.CARD, playable_cards(state, seat))
    elif stage == stages.MORE:
        list_more(state, seat, menu)
    elif stage == stages.COAL:
        menu.add_members_or(choices.COAL, nearest_mines(state, state.cells[AT]), choices.STOP)
    elif stage == stages.IRON:
        menu.add_members_or(choices.IRON, state.cells[IRON_AT], choices.STOP)
    elif stage == choices.BEER_STAGE:
        list_beer(state, seat, menu)
    elif stage == choices.MERCHANT_STAGE:
        menu.add_members(choices.MERCHANT, sell.possible_buyers(state, seat, state.cells[TARGET]))
    elif stage == choices.BONUS_STAGE:
        menu.add_members(choices.BONUS, bonus.tile_may_be_developed(state, seat, 0))
        if bonus.bonus_may_be_declined(state, seat, 0) != 0:
            menu.next_kind()
            menu.add(choices.DECLINE)
    elif stage == stages.SHORTFALL:
        menu.add_members(choices.GIVE_UP, tiles_to_give_up(state, seat))
        if no_tile_brings_money_any_more(state, seat, 0) != 0:
            menu.next_kind()
            menu.add(choices.STOP)


def list_actions(state: State, seat: i64, menu: Menu) -> None:
    """BB-3.7 Build, network, develop, sell, loan, scout or pass, each a kind of its own.

    Developing is liked least: without a plan it brings less than doing nothing.
    """
    menu.next_kind_done(WILLINGLY)
    build.list_builds(state, seat, menu)
    menu.next_kind_done(WILLINGLY)
    menu.add_members(choices.LINK, link.linkable_connections(state, seat, 0))
    menu.next_kind_done(AT_LAST)
    menu.add_members(choices.DEVELOP, develop.developable_industries(state, seat, 0))
    menu.next_kind()
    menu.add_members(choices.SELL, sell.sellable_slots(state, seat))
    menu.next_kind_done(RELUCTANTLY if state.income_level(seat) >= DEBT_BORNE else AT_LAST)
    if borrow.income_can_fall_three_levels(state, seat, 0) != 0:
        menu.add(choices.BORROW)
    menu.next_kind_done(RELUCTANTLY)
    if scout.scouting_is_allowed(state, seat) != 0:
        menu.add(choices.SCOUT)
    menu.next_kind_done(RELUCTANTLY)
    menu.add(choices.PASS)


def list_more(state: State, seat: i64, menu: Menu) -> None:
    """One more link, development or sale, or enough."""
    menu.next_kind()
    menu.add_members(state.cells[ACTION], further_targets(state, seat))
    menu.next_kind()
    menu.add(choices.STOP)


def list_beer(state: State, seat: i64, menu: Menu) -> None:
    """Breweries within reach, and the barrel of the merchant sold to."""
    connected: i64 = connected_places(state, state.cells[AT])
    menu.add_members(choices.BEER, beer.breweries_within_reach(state, seat, connected))
    if beer.buyer_has_a_barrel(state):
        menu.add(choices.BEER + beer.buyer(state))


def playable_cards(state: State, seat: i64) -> i64:
    """BB-3.5 Any card serves for any action except a build, which needs a fitting one."""
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
        return sell.sellable_slots(state, seat)
    return 0
