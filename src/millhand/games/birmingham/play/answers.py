"""Answers: the way from the first choice of a move to its end."""

from mypy_extensions import i64

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.actions import borrow, link, sell
from millhand.games.birmingham.play.concepts import beer, bonus
from millhand.games.birmingham.play.happenings import SCOUTED
from millhand.games.birmingham.play.menus import further_targets
from millhand.games.birmingham.play.state import State
from millhand.games.birmingham.play.turns import end_action, end_round
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.building import (
    begin_build,
    begin_development,
    carry_on_building,
    carry_on_developing,
)
from millhand.mechanics.land.play.happenings import PASSED
from millhand.mechanics.land.play.income import give_up, settle_debt
from millhand.mechanics.land.play.layout import ACTION, INCOME_TURN, STAGE, STEP
from millhand.mechanics.land.play.rounds import ask_for_more, choose_pair, choose_target
from millhand.mechanics.land.play.sources import take_or_buy


def answer(state: State, seat: i64, choice: i64) -> None:
    """Carry out one choice and go on until something must be asked again."""
    stage: i64 = state.cells[STAGE]
    if stage == stages.ACTION:
        note_target(state, choice)
        state.cells[STAGE] = stages.CARD
    elif stage == stages.CARD:
        play_card(state, seat, choice - choices.CARD)
    elif stage == stages.MORE:
        if choice == choices.STOP:
            end_action(state, seat)
        else:
            note_target(state, choice)
            begin_step(state, seat)
            carry_on(state, seat)
    elif stage == stages.SHORTFALL:
        if choice == choices.STOP:
            state.write_off(seat)
        else:
            give_up(state, seat, choice - choices.GIVE_UP)
        if settle_debt(state, seat):
            state.cells[INCOME_TURN] += 1
            end_round(state)
    else:
        take_source(state, seat, stage, choice)
        carry_on(state, seat)


def note_target(state: State, choice: i64) -> None:
    """What the action (or its next step) is about."""
    if choice < choices.LINK:
        choose_pair(state, choices.BUILD, choice)
    elif choice < choices.DEVELOP:
        choose_target(state, choices.LINK, choice)
    elif choice < choices.SELL:
        choose_target(state, choices.DEVELOP, choice)
    elif choice < choices.BORROW:
        choose_target(state, choices.SELL, choice)
    else:
        state.cells[ACTION] = choice


def play_card(state: State, seat: i64, card: i64) -> None:
    """BB-3.3 The card is discarded, then the action is carried out."""
    action: i64 = state.cells[ACTION]
    state.discard(seat, card)
    if action == choices.BORROW:
        borrow.borrow(state, seat)
    elif action == choices.PASS:  # BB-3.8: nothing but the card
        state.tell(PASSED, seat, 0, 0, 0)
    elif action == choices.SCOUT:
        state.cells[STEP] += 1
        if state.cells[STEP] < 3:
            return
        state.tell(SCOUTED, seat, 0, 0, 0)
        state.take_wild_cards(seat)
    else:
        begin_step(state, seat)
        carry_on(state, seat)
        return
    end_action(state, seat)


def begin_step(state: State, seat: i64) -> None:
    """The first part of a build, a link, a development or a sale."""
    action: i64 = state.cells[ACTION]
    if action == choices.BUILD:
        begin_build(state, seat)
    elif action == choices.LINK:
        link.begin(state, seat)
    elif action == choices.DEVELOP:
        begin_development(state, seat)
    else:
        sell.begin(state, seat)


def take_source(state: State, seat: i64, stage: i64, choice: i64) -> None:
    """A mine, iron works, barrel, buyer or bonus that the player has chosen."""
    if stage == stages.COAL:
        take_or_buy(state, seat, choice - choices.COAL, choice == choices.STOP)
    elif stage == stages.IRON:
        take_or_buy(state, seat, choice - choices.IRON, choice == choices.STOP)
    elif stage == choices.BEER_STAGE:
        beer.take_beer(state, seat, choice - choices.BEER)
    elif stage == choices.MERCHANT_STAGE:
        sell.choose_buyer(state, seat, choice - choices.MERCHANT)
    elif choice == choices.DECLINE:
        bonus.decline_bonus(state, seat)
    else:
        bonus.take_bonus(state, seat, choice - choices.BONUS)


def carry_on(state: State, seat: i64) -> None:
    """Finish the present step if nothing must be chosen; then offer another or end the action."""
    if not step_is_complete(state, seat):
        return
    state.cells[STEP] += 1
    repeats: bool = state.cells[ACTION] != choices.BUILD
    if not ask_for_more(state, further_targets(state, seat), repeats):
        end_action(state, seat)


def step_is_complete(state: State, seat: i64) -> bool:
    """Go on with the build, link, development or sale; false while a choice is open."""
    action: i64 = state.cells[ACTION]
    if action == choices.BUILD:
        return carry_on_building(state, seat)
    if action == choices.LINK:
        return link.carry_on(state, seat)
    if action == choices.DEVELOP:
        return carry_on_developing(state, seat)
    return sell.carry_on(state, seat)
