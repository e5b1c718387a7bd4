"""Answers: the way from the first choice of a move to its end."""

from mypy_extensions import i64

from millhand.games.age_of_industry.play import choices, happenings
from millhand.games.age_of_industry.play.actions import build, draw, link, sell
from millhand.games.age_of_industry.play.box import COAL
from millhand.games.age_of_industry.play.concepts import delivery, loans
from millhand.games.age_of_industry.play.layout import (
    ACTION,
    HAND_SIZE,
    IDLE,
    INDUSTRY,
    STAGE,
    STEP,
    TARGET,
)
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.play.turns import end_action, end_turn, offer_repayment


def answer(state: State, seat: i64, choice: i64) -> None:
    """Carry out one choice and go on until something must be asked again."""
    stage: i64 = state.cells[STAGE]
    if stage == choices.ACTION_STAGE:
        begin_action(state, seat, choice)
    elif stage == choices.CARD_STAGE:
        play_card(state, seat, choice)
    elif stage == choices.MORE_STAGE:
        if choice == choices.STOP:
            end_action(state, seat, 1)
        else:
            state.cells[TARGET] = choice - choices.SELL
            carry_on(state, seat)
    elif stage == choices.BORROW_STAGE:
        ask_for_loans(state, seat, choice)
    elif stage == choices.DRAW_STAGE:
        draw_card(state, seat, choice - choices.DRAW)
    elif stage == choices.REPAY_STAGE:
        if choice == choices.DONE:
            end_turn(state)
        else:
            state.repay(seat, choice - choices.REPAY + 1)
            offer_repayment(state, seat)
    else:
        answer_source(state, seat, stage, choice)


def begin_action(state: State, seat: i64, choice: i64) -> None:
    """The first choice of a move: what the action is about, or what happens beside it."""
    if choice == choices.BORROW:
        ask_for_loans(state, seat, choice)
    elif choices.REPAY <= choice < choices.CARD:
        state.repay(seat, choice - choices.REPAY + 1)
    elif choice < choices.LINK:
        first: i64 = choices.BUILD if choice < choices.COMBINE else choices.COMBINE
        state.cells[ACTION] = first
        state.cells[TARGET] = (choice - first) % choices.SLOTS
        state.cells[INDUSTRY] = (choice - first) // choices.SLOTS
        state.cells[STAGE] = choices.CARD_STAGE
    elif choice < choices.DEVELOP:
        state.cells[IDLE] = 0
        begin_without_a_card(state, seat, choice)
    elif choice < choices.DRAW:
        state.cells[ACTION] = choices.DEVELOP
        state.cells[TARGET] = choice - choices.DEVELOP
        state.cells[STAGE] = choices.CARD_STAGE
    elif choice < choices.PASS:
        state.cells[IDLE] = 0
        state.cells[ACTION] = choices.DRAW
        draw_card(state, seat, choice - choices.DRAW)
    else:
        begin_pass(state, seat)


def ask_for_loans(state: State, seat: i64, choice: i64) -> None:
    """AI-13.1 Loan after loan until it is enough; then the action is still to be chosen."""
    if choice == choices.STOP or loans.borrow_one_more(state, seat):
        state.cells[STAGE] = choices.ACTION_STAGE
    else:
        state.cells[STAGE] = choices.BORROW_STAGE


def begin_without_a_card(state: State, seat: i64, choice: i64) -> None:
    """AI-14.1, AI-15.1 Rails and sales cost no card and begin at once."""
    if choice < choices.SELL:
        state.cells[ACTION] = choices.LINK
        state.cells[TARGET] = choice - choices.LINK
        link.begin(state, seat)
    else:
        state.cells[ACTION] = choices.SELL
        state.cells[TARGET] = choice - choices.SELL
    carry_on(state, seat)


def begin_pass(state: State, seat: i64) -> None:
    """AI-18.1 With an empty hand a pass is over at once; else a card is asked for."""
    state.cells[ACTION] = choices.PASS
    if state.cells[HAND_SIZE + seat] == 0:
        pass_without_a_card(state, seat)
    else:
        state.cells[STAGE] = choices.CARD_STAGE


def pass_without_a_card(state: State, seat: i64) -> None:
    """AI-18.1 Nothing is discarded; a whole round of this ends the game."""
    state.tell(happenings.PASSED, seat, 0, 0, 0)
    end_action(state, seat, 1)


def play_card(state: State, seat: i64, choice: i64) -> None:
    """AI-4.1 The card is discarded, then the action is carried out."""
    if choice == choices.FREE:
        pass_without_a_card(state, seat)
        return
    action: i64 = state.cells[ACTION]
    state.cells[IDLE] = 0
    state.discard(seat, choice - choices.CARD)
    if action == choices.DEVELOP:
        state.develop_away(seat, state.cells[TARGET])
        end_action(state, seat, 1)
    elif action == choices.PASS:
        state.tell(happenings.PASSED, seat, 1, 0, 0)
        end_action(state, seat, 1)
    else:
        build.begin(state, seat)
        carry_on(state, seat)


def answer_source(state: State, seat: i64, stage: i64, choice: i64) -> None:
    """A mine, iron works or outlet that the player has chosen."""
    if stage == choices.COAL_STAGE or stage == choices.IRON_STAGE:
        resource: i64 = stage - choices.COAL_STAGE
        if choice == choices.STOP:
            delivery.buy(state, seat, resource)
        else:
            first: i64 = choices.COAL if resource == COAL else choices.IRON
            delivery.take(state, seat, choice - first, resource)
        carry_on(state, seat)
    else:
        if choice < choices.MARKET:
            sell.sell_to_port(state, seat, choice - choices.PORT)
        else:
            sell.sell_to_market(state, seat, choice - choices.MARKET)
        offer_further_sale(state, seat)


def carry_on(state: State, seat: i64) -> None:
    """Finish the build, rail or sale if nothing must be chosen."""
    action: i64 = state.cells[ACTION]
    if action == choices.SELL:
        if sell.carry_on(state, seat):
            offer_further_sale(state, seat)
    elif action == choices.LINK:
        if link.carry_on(state, seat):
            end_action(state, seat, 1)
    elif build.carry_on(state, seat):
        end_action(state, seat, state.box.actions if action == choices.COMBINE else 1)


def offer_further_sale(state: State, seat: i64) -> None:
    """AI-15.1 Any number of tiles may be sold in one action."""
    state.cells[STEP] += 1
    if sell.sellable_slots(state, seat) != 0:
        state.cells[STAGE] = choices.MORE_STAGE
    else:
        end_action(state, seat, 1)


def draw_card(state: State, seat: i64, candidate: i64) -> None:
    """AI-17.1 Card by card; the display is filled again only after the action."""
    draw.take(state, seat, candidate)
    if draw.carry_on(state, seat):
        state.refill_display()
        end_action(state, seat, 1)
    else:
        state.cells[STAGE] = choices.DRAW_STAGE
