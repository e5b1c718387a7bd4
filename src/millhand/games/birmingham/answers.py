"""Answers: the way from the first choice of a move to its end."""

from mypy_extensions import i64

from millhand.games.birmingham import choices, telling
from millhand.games.birmingham.actions import borrow, build, develop, link, sell
from millhand.games.birmingham.concepts import beer, bonus, coal, iron
from millhand.games.birmingham.income import give_up, lose_the_rest, settle_debt
from millhand.games.birmingham.layout import (
    ACTION,
    INCOME_TURN,
    INDUSTRY,
    STAGE,
    STEP,
    TARGET,
)
from millhand.games.birmingham.menus import further_targets
from millhand.games.birmingham.state import State
from millhand.games.birmingham.turns import end_action, end_round


def answer(state: State, seat: i64, choice: i64) -> None:
    """Carry out one choice and go on until something must be asked again."""
    stage: i64 = state.cells[STAGE]
    if stage == choices.ACTION_STAGE:
        choose_target(state, choice)
        state.cells[STAGE] = choices.CARD_STAGE
    elif stage == choices.CARD_STAGE:
        play_card(state, seat, choice - choices.CARD)
    elif stage == choices.MORE_STAGE:
        if choice == choices.STOP:
            end_action(state, seat)
        else:
            choose_target(state, choice)
            begin_step(state, seat)
            carry_on(state, seat)
    elif stage == choices.SHORTFALL_STAGE:
        if choice == choices.STOP:
            lose_the_rest(state, seat)
        else:
            give_up(state, seat, choice - choices.GIVE_UP)
        if settle_debt(state, seat):
            state.cells[INCOME_TURN] += 1
            end_round(state)
    else:
        take_source(state, seat, stage, choice)
        carry_on(state, seat)


def choose_target(state: State, choice: i64) -> None:
    """What the action (or its next step) is about."""
    if choice < choices.LINK:
        state.cells[ACTION] = choices.BUILD
        state.cells[TARGET] = state.box.pair_slot[choice]
        state.cells[INDUSTRY] = state.box.pair_industry[choice]
    elif choice < choices.DEVELOP:
        state.cells[ACTION] = choices.LINK
        state.cells[TARGET] = choice - choices.LINK
    elif choice < choices.SELL:
        state.cells[ACTION] = choices.DEVELOP
        state.cells[TARGET] = choice - choices.DEVELOP
    elif choice < choices.BORROW:
        state.cells[ACTION] = choices.SELL
        state.cells[TARGET] = choice - choices.SELL
    else:
        state.cells[ACTION] = choice


def play_card(state: State, seat: i64, card: i64) -> None:
    """BB-3.3 The card is discarded, then the action is carried out."""
    action: i64 = state.cells[ACTION]
    state.discard(seat, card)
    if action == choices.BORROW:
        borrow.borrow(state, seat)
    elif action == choices.PASS:
        state.tell(telling.PASSED, seat, 0, 0, 0)
    elif action == choices.SCOUT:
        state.cells[STEP] += 1
        if state.cells[STEP] < 3:
            return
        state.tell(telling.SCOUTED, seat, 0, 0, 0)
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
        build.begin(state, seat)
    elif action == choices.LINK:
        link.begin(state, seat)
    elif action == choices.DEVELOP:
        develop.begin(state, seat)
    else:
        sell.begin(state, seat)


def take_source(state: State, seat: i64, stage: i64, choice: i64) -> None:
    """A mine, iron works, barrel, buyer or bonus that the player has chosen."""
    if stage == choices.COAL_STAGE:
        coal.take_coal(state, seat, choice - choices.COAL)
    elif stage == choices.IRON_STAGE:
        iron.take_iron(state, seat, choice - choices.IRON)
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
    if further_targets(state, seat) != 0 or asks_for_more(state):
        state.cells[STAGE] = choices.MORE_STAGE
    else:
        end_action(state, seat)


def asks_for_more(state: State) -> bool:
    """Whether to ask for one more even where none is possible, so that a refusal says why."""
    return state.explicit and state.cells[ACTION] != choices.BUILD


def step_is_complete(state: State, seat: i64) -> bool:
    """Go on with the build, link, development or sale; false while a choice is open."""
    action: i64 = state.cells[ACTION]
    if action == choices.BUILD:
        return build.carry_on(state, seat)
    if action == choices.LINK:
        return link.carry_on(state, seat)
    if action == choices.DEVELOP:
        return develop.carry_on(state, seat)
    return sell.carry_on(state, seat)
