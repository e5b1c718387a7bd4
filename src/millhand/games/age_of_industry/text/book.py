"""The book: for every question the rules an answer must pass, in the order of the rulebook.

Legal is what all rules of a question allow. The lists below are what `check` and `explain` walk;
the menus of `menus.py` intersect the very same functions, and a law of the tests compares the two.
Facts are numbers under the names of pieces; `face.py` turns them into ids.
"""

from collections.abc import Sequence

from millhand.face.rules import Facts, Rule
from millhand.games.age_of_industry.play import choices, menus, turns
from millhand.games.age_of_industry.play.actions import build, develop, draw, link, passing, sell
from millhand.games.age_of_industry.play.box import COAL, IRON
from millhand.games.age_of_industry.play.concepts import cards, delivery, loans
from millhand.games.age_of_industry.play.layout import (
    ACTION,
    ACTIONS_LEFT,
    COAL_AT,
    COAL_MARKET,
    CUBES,
    HAND_SIZE,
    LINKS_LEFT,
    LOANS,
    LOANS_ASKED,
    MARKET_TOKEN,
    MONEY,
    OWNER,
    STAGE,
    TILE,
)
from millhand.games.age_of_industry.play.state import State

# --- facts ------------------------------------------------------------------------------------


def _actions_left(state: State, seat: int, given: int, candidate: int) -> Facts:
    return {"actions": state.cells[ACTIONS_LEFT]}


def _industry(state: State, seat: int, industry: int, slot: int) -> Facts:
    return {"industry": industry, "slot": slot}


def _place(state: State, seat: int, industry: int, slot: int) -> Facts:
    return {"industry": industry, "place": state.box.slot_place[slot]}


def _tile_to_build(state: State, seat: int, industry: int, slot: int) -> Facts:
    return {"tile": state.next_tile(seat, industry)}


def _tile_in_the_way(state: State, seat: int, industry: int, slot: int) -> Facts:
    return {
        "slot": slot,
        "tile": state.cells[TILE + slot],
        "new_tile": state.next_tile(seat, industry),
    }


def _cubes_left(state: State, resource: int) -> int:
    slots = range(state.box.slots)
    on_map = [state.cells[CUBES + at] for at in slots if state.cells[COAL_AT + resource] >> at & 1]
    return int(sum(on_map) + state.cells[COAL_MARKET + resource])


def _foreign_tile(state: State, seat: int, industry: int, slot: int) -> Facts:
    return {
        "slot": slot,
        "tile": state.cells[TILE + slot],
        "owner": state.cells[OWNER + slot],
        "coal": _cubes_left(state, COAL),
        "iron": _cubes_left(state, IRON),
    }


def _own_tiles(state: State, seat: int, industry: int, slot: int) -> Facts:
    place = state.box.slot_place[slot]
    return {"place": place, "most": state.box.place_limit[place]}


def _cubes_for_tile(state: State, seat: int, industry: int, slot: int) -> Facts:
    tile = state.next_tile(seat, industry)
    return {
        "tile": tile,
        "place": state.box.slot_place[slot],
        "coal": state.box.tile_coal[tile],
        "iron": state.box.tile_iron[tile],
        "cost": build.price(state, seat, slot, industry),
    }


def _card(state: State, seat: int, given: int, card: int) -> Facts:
    return {"card": card}


def _card_and_build(state: State, seat: int, target: int, card: int) -> Facts:
    industry, slot = divmod(target, choices.SLOTS)
    return {"card": card, "place": state.box.slot_place[slot], "industry": industry}


def _connection(state: State, seat: int, given: int, connection: int) -> Facts:
    return {"connection": connection}


def _rail(state: State, seat: int, given: int, connection: int) -> Facts:
    return {"connection": connection, "cost": link.price(state, seat, connection)}


def _rails(state: State, seat: int, given: int, connection: int) -> Facts:
    return {"rails": state.cells[LINKS_LEFT + seat]}


def _slot(state: State, seat: int, given: int, slot: int) -> Facts:
    return {"slot": slot}


def _tile_at(state: State, seat: int, given: int, slot: int) -> Facts:
    return {"slot": slot, "tile": state.cells[TILE + slot]}


def _port(state: State, seat: int, slot: int, port: int) -> Facts:
    return {"slot": slot, "port": port}


def _port_and_goods(state: State, seat: int, slot: int, port: int) -> Facts:
    return {"port": port, "tile": state.cells[TILE + slot], "new_tile": state.cells[TILE + port]}


def _market(state: State, seat: int, slot: int, market: int) -> Facts:
    return {"slot": slot, "market": market}


def _market_and_goods(state: State, seat: int, slot: int, market: int) -> Facts:
    return {
        "market": market,
        "tile": state.cells[TILE + slot],
        "market_token": state.cells[MARKET_TOKEN + market],
    }


def _industry_of_mat(state: State, seat: int, given: int, industry: int) -> Facts:
    return {"industry": industry}


def _hand(state: State, seat: int, given: int, candidate: int) -> Facts:
    return {"cards": state.cells[HAND_SIZE + seat], "most": state.box.hand_limit}


def _cards_held(state: State, seat: int, given: int, candidate: int) -> Facts:
    return {"cards": state.cells[HAND_SIZE + seat]}


def _drawn(state: State, seat: int, given: int, candidate: int) -> Facts:
    return {"card": candidate}


def _open_loans(state: State, seat: int, given: int, candidate: int) -> Facts:
    return {"loans": state.cells[LOANS + seat], "repaid": candidate + 1}


def _repayment(state: State, seat: int, given: int, candidate: int) -> Facts:
    return {
        "repaid": candidate + 1,
        "cost": (candidate + 1) * state.box.loan_repay,
        "money": state.cells[MONEY + seat],
    }


def _loans_asked(state: State, seat: int, given: int, candidate: int) -> Facts:
    return {"loans": state.cells[LOANS_ASKED]}


# --- the rules of each question ---------------------------------------------------------------

TILE_RULES = (
    Rule("AI-5.1", build.slot_takes_the_industry, _industry),
    Rule("AI-6.1", build.a_tile_is_on_the_mat, _industry),
    Rule("AI-1.5", build.tile_is_not_of_level_0, _tile_to_build),
    Rule("AI-10.1", build.own_tile_gives_way_to_a_higher_level, _tile_in_the_way),
    Rule("AI-10.2", build.foreign_tile_may_be_replaced, _foreign_tile),
    Rule("AI-5.3", build.place_has_room_for_the_player, _own_tiles),
    Rule("AI-5.4", build.ship_has_a_port, _slot),
    Rule("AI-8.2", build.coal_can_be_delivered, _cubes_for_tile),
    Rule("AI-8.2", build.iron_can_be_delivered, _cubes_for_tile),
)

BUILD_RULES = (
    *TILE_RULES,
    Rule("AI-4.2", cards.some_card_fits, _place),
)

COMBINE_RULES = (
    Rule("AI-3.5", build.two_actions_are_left, _actions_left),
    Rule("AI-12.1", build.a_card_is_held, _cards_held),
    *TILE_RULES,
)

ANY_CARD_RULES = (Rule("AI-4.1", cards.card_is_in_hand, _card),)

BUILD_CARD_RULES = (
    *ANY_CARD_RULES,
    Rule("AI-4.2", cards.industry_card_shows_the_industry, _card_and_build),
    Rule("AI-4.2", cards.industry_card_builds_where_connected, _card_and_build),
    Rule("AI-4.3", cards.location_card_shows_the_colour, _card_and_build),
)

FREE_RULES = (Rule("AI-18.1", passing.no_card_need_be_discarded, _cards_held),)

LINK_RULES = (
    Rule("AI-14.1", link.connection_is_free, _connection),
    Rule("AI-14.1", link.connection_touches_the_player, _connection),
    Rule("AI-14.4", link.a_rail_is_left, _rails),
    Rule("AI-14.3", link.coal_reaches_an_end, _rail),
    Rule("AI-14.3", link.iron_reaches_an_end, _rail),
)

SELL_RULES = (
    Rule("AI-15.1", sell.tile_is_your_own, _slot),
    Rule("AI-15.1", sell.tile_makes_goods, _tile_at),
    Rule("AI-15.1", sell.tile_is_not_flipped, _tile_at),
    Rule("AI-15.2", sell.an_outlet_is_connected, _tile_at),
)

PORT_RULES = (
    Rule("AI-15.2", sell.outlet_is_a_port, _port),
    Rule("AI-15.3", sell.port_is_not_flipped, _port),
    Rule("AI-15.2", sell.port_is_connected, _port),
    Rule("AI-15.3", sell.port_takes_the_goods, _port_and_goods),
)

MARKET_RULES = (
    Rule("AI-11.1", sell.market_is_open, _market),
    Rule("AI-15.3", sell.market_is_not_used, _market),
    Rule("AI-15.2", sell.market_is_connected, _market),
    Rule("AI-15.3", sell.market_wants_the_goods, _market_and_goods),
)

DEVELOP_RULES = (
    Rule("AI-16.1", develop.a_card_is_held, _cards_held),
    Rule("AI-16.1", develop.a_tile_is_left, _industry_of_mat),
)

DRAW_RULES = (
    Rule("AI-17.2", draw.hand_is_below_the_limit, _hand),
    Rule("AI-17.1", draw.card_lies_there, _drawn),
)

BORROW_RULES = (
    Rule("AI-13.1", loans.no_loan_was_asked_for, _loans_asked),
    Rule("AI-13.1", menus.a_payment_can_follow),
)

REPAY_RULES = (
    Rule("AI-13.2", loans.loans_are_open, _open_loans),
    Rule("AI-13.2", loans.repayment_can_be_paid, _repayment),
)

DONE_RULES = (Rule("AI-3.4", turns.both_actions_are_taken, _actions_left),)

SOURCE_RULES = (
    Rule("AI-7.1", delivery.source_holds_a_cube, _slot),
    Rule("AI-7.3", delivery.source_is_the_nearest, _slot),
    Rule("AI-8.1", delivery.some_source_reaches_the_place, _slot),
)

BOOK = (
    *BUILD_RULES,
    *COMBINE_RULES,
    *BUILD_CARD_RULES,
    *FREE_RULES,
    *LINK_RULES,
    *SELL_RULES,
    *PORT_RULES,
    *MARKET_RULES,
    *DEVELOP_RULES,
    *DRAW_RULES,
    *BORROW_RULES,
    *REPAY_RULES,
    *DONE_RULES,
    *SOURCE_RULES,
)

Asked = tuple[Sequence[Rule], int, int]
"""Rules, what is given, and the candidate among what they allow."""


def rules_for(state: State, seat: int, choice: int) -> Asked:
    """The rules that a choice must pass now."""
    stage = state.cells[STAGE]
    if stage == choices.CARD_STAGE:
        return rules_for_card(state, seat, choice)
    if stage == choices.BORROW_STAGE:
        return (), 0, 0
    if choice < choices.CARD:
        return rules_for_target(choice)
    if choice < choices.IRON:
        return SOURCE_RULES, COAL, choice - choices.COAL
    if choice < choices.PORT:
        return SOURCE_RULES, IRON, choice - choices.IRON
    if choice < choices.MARKET:
        return PORT_RULES, state.given(seat), choice - choices.PORT
    if choice < choices.STOP:
        return MARKET_RULES, state.given(seat), choice - choices.MARKET
    if choice == choices.DONE:
        return DONE_RULES, 0, 0
    return (), 0, 0


def rules_for_card(state: State, seat: int, choice: int) -> Asked:
    """A build needs a fitting card, anything else any card; a pass may cost none."""
    if choice == choices.FREE:
        return FREE_RULES, 0, 0
    if state.cells[ACTION] == choices.BUILD:
        return BUILD_CARD_RULES, state.given(seat), choice - choices.CARD
    return ANY_CARD_RULES, 0, choice - choices.CARD


def rules_for_target(choice: int) -> Asked:
    """What an action, or a further sale, is about."""
    if choice < choices.LINK:
        first, rules = (
            (choices.BUILD, BUILD_RULES)
            if choice < choices.COMBINE
            else (choices.COMBINE, COMBINE_RULES)
        )
        industry, slot = divmod(choice - first, choices.SLOTS)
        return rules, industry, slot
    if choice < choices.SELL:
        return LINK_RULES, 0, choice - choices.LINK
    if choice < choices.DEVELOP:
        return SELL_RULES, 0, choice - choices.SELL
    if choice < choices.DRAW:
        return DEVELOP_RULES, 0, choice - choices.DEVELOP
    if choice < choices.PASS:
        return DRAW_RULES, 0, choice - choices.DRAW
    if choice == choices.PASS:
        return (), 0, 0
    if choice == choices.BORROW:
        return BORROW_RULES, 0, 0
    return REPAY_RULES, 0, choice - choices.REPAY
