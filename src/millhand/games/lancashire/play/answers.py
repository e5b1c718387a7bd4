"""Answers: the way from the first choice of a move to its end."""

from mypy_extensions import i64

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.actions import borrow, build, sell
from millhand.games.lancashire.play.income import tiles_for_sale
from millhand.games.lancashire.play.menus import further_targets
from millhand.games.lancashire.play.state import State
from millhand.games.lancashire.play.turns import end_action, pay
from millhand.kernel.bits import BIT
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.building import (
    begin_build,
    begin_development,
    begin_link,
    carry_on_developing,
)
from millhand.mechanics.land.play.happenings import PASSED
from millhand.mechanics.land.play.income import give_up, settle_debt
from millhand.mechanics.land.play.layout import (
    ACTION,
    BUYER,
    INCOME_TURN,
    NOBODY,
    STAGE,
    STEP,
    TARGET,
)
from millhand.mechanics.land.play.rounds import (
    ask_for_more,
    choose_pair,
    choose_target,
    forget_move,
)
from millhand.mechanics.land.play.sources import fetch_coal, take_or_buy


def answer(state: State, seat: i64, choice: i64) -> None:
    """Carry out one choice and go on until something must be asked again."""
    stage: i64 = state.cells[STAGE]
    if stage == stages.ACTION:
        if choice >= choices.GIVE_UP:
            sell_tile(state, seat, choice - choices.GIVE_UP)
        else:
            note_target(state, choice)
            state.cells[STAGE] = stages.CARD
    elif stage == stages.CARD:
        play_card(state, seat, choice - choices.CARD)
    elif stage == stages.MORE or stage == choices.SALES_STAGE:
        if choice == choices.STOP:
            end_action(state, seat)
        else:
            note_target(state, choice)
            begin_step(state, seat)
            carry_on(state, seat)
    elif stage == stages.SHORTFALL:
        give_up(state, seat, choice - choices.GIVE_UP)
        if settle_debt(state, seat):
            state.cells[INCOME_TURN] += 1
            pay(state)
    else:
        take_source(state, seat, stage, choice)
        carry_on(state, seat)


def sell_tile(state: State, seat: i64, slot: i64) -> None:
    """BL-5.6 A tile is sold at will; one that is not for sale stays, and its refusal is told."""
    if tiles_for_sale(state, seat) & BIT[slot] != 0:
        give_up(state, seat, slot)


def note_target(state: State, choice: i64) -> None:
    """What the action (or its next step) is about."""
    if choice < choices.COMBINE:
        choose_pair(state, choices.BUILD, choice)
    elif choice < choices.LINK:
        choose_pair(state, choices.COMBINE, choice - choices.COMBINE)
    elif choice < choices.DEVELOP:
        choose_target(state, choices.LINK, choice)
    elif choice < choices.SELL:
        choose_target(state, choices.DEVELOP, choice)
    elif choice < choices.BORROW:
        choose_target(state, choices.SELL, choice)
    elif choice < choices.PASS:
        choose_target(state, choices.BORROW, choice)
    else:
        choose_target(state, choices.PASS, choice)


def play_card(state: State, seat: i64, card: i64) -> None:
    """BL-4.3 The card is discarded, then the action is carried out; BL-7.1 or a second card."""
    action: i64 = state.cells[ACTION]
    state.discard(seat, card)
    if action == choices.BORROW:
        borrow.borrow(state, seat, state.cells[TARGET])
    elif action == choices.PASS:
        state.tell(PASSED, seat, 0, 0, 0)
    elif action == choices.COMBINE and state.cells[STEP] == 0:
        state.cells[STEP] = 1
        return
    else:
        begin_step(state, seat)
        carry_on(state, seat)
        return
    end_action(state, seat)


def begin_step(state: State, seat: i64) -> None:
    """The first part of a build, a link, a development or a sale."""
    action: i64 = state.cells[ACTION]
    if action <= choices.COMBINE:
        begin_build(state, seat)
    elif action == choices.LINK:
        begin_link(state, seat)
    elif action == choices.DEVELOP:
        begin_development(state, seat)
    else:
        state.cells[BUYER] = NOBODY


def take_source(state: State, seat: i64, stage: i64, choice: i64) -> None:
    """A mine, iron works or a buyer that the player has chosen."""
    if stage == stages.COAL:
        take_or_buy(state, seat, choice - choices.COAL, choice == choices.STOP)
    elif stage == stages.IRON:
        take_or_buy(state, seat, choice - choices.IRON, choice == choices.STOP)
    else:
        state.cells[BUYER] = choice - choices.BUYER


def carry_on(state: State, seat: i64) -> None:
    """Finish the present step if nothing must be chosen; then offer another or end the action."""
    if not step_is_complete(state, seat):
        return
    state.cells[STEP] += 1
    if state.cells[ACTION] == choices.SELL and state.cells[BUYER] == choices.DISTANT_MARKET:
        end_distant_sale(state, seat)
        return
    repeats: bool = state.cells[ACTION] > choices.COMBINE
    if not ask_for_more(state, further_targets(state, seat), repeats):
        end_action(state, seat)


def end_distant_sale(state: State, seat: i64) -> None:
    """BL-12.3 A closed market ends the action.

    Otherwise the player goes on knowing the tile that was turned: the next sale is a new move.
    """
    if state.distant_market_is_open() and further_targets(state, seat) != 0:
        forget_move(state)
        state.cells[STAGE] = choices.SALES_STAGE
    else:
        end_action(state, seat)


def step_is_complete(state: State, seat: i64) -> bool:
    """Go on with the build, link, development or sale; false while a choice is open."""
    action: i64 = state.cells[ACTION]
    if action <= choices.COMBINE:
        return build.carry_on(state, seat)
    if action == choices.LINK:
        return fetch_coal(state, seat)
    if action == choices.DEVELOP:
        return carry_on_developing(state, seat)
    return sell.carry_on(state, seat)
