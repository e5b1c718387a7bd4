"""The book: for every question the rules an answer must pass, in the order of the rulebook.

Legal is what all rules of a question allow. The lists below are what `check` and `explain` walk;
the menus intersect the very same functions, and a law of the tests compares the two.
Facts are numbers under the names of pieces; the face turns them into ids.
"""

from collections.abc import Sequence

from millhand.face.rules import Facts, Rule
from millhand.games.lancashire.play import choices, income
from millhand.games.lancashire.play.actions import borrow, build, develop, link, sell
from millhand.games.lancashire.play.concepts import cards, sources
from millhand.games.lancashire.play.layout import COTTON
from millhand.games.lancashire.play.state import State
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import (
    ACTION,
    ACTIONS_LEFT,
    CUBES,
    MONEY,
    STAGE,
    TARGET,
    TILE,
)
from millhand.mechanics.land.play.sources import iron_price
from millhand.mechanics.land.text import facts
from millhand.mechanics.land.text.wording import unseen_pair

# --- facts that only Lancashire has ------------------------------------------------------------


def _cards_for_build(state: State, seat: int, industry: int, slot: int) -> Facts:
    in_network = bool(cards.slots_for_industry_cards(state, seat) >> slot & 1)
    return {**facts.place_of_slot(state, seat, industry, slot), "in_network": in_network}


def _cubes_in_the_way(state: State, seat: int, industry: int, slot: int) -> Facts:
    """BL-O4 The cubes of the tile alone, or of the board and the market."""
    told = facts.foreign_tile(state, seat, industry, slot)
    if state.box.scarcity_of_tile_only:
        told = {**told, "cubes": state.cells[CUBES + slot]}
    return {**told, "of_tile": state.box.scarcity_of_tile_only}


def _actions_left(state: State, seat: int, industry: int, slot: int) -> Facts:
    return {"actions": state.cells[ACTIONS_LEFT]}


def _price_of_two_iron(state: State, seat: int, step: int, industry: int) -> Facts:
    return {
        "tiles": develop.tiles_left(state, seat),
        "cost": iron_price(state, 2),
        "money": state.cells[MONEY + seat],
    }


def _buyer(state: State, seat: int, mill: int, buyer: int) -> Facts:
    port = buyer if buyer < choices.DISTANT_MARKET else -1
    return {"slot": mill, "tile": state.cells[TILE + mill], "port": port}


def _cotton(state: State, seat: int, mill: int, buyer: int) -> Facts:
    return {"slot": mill, "cotton_space": state.cells[COTTON] + 1}


def _loan_money(state: State, seat: int, given: int, loan: int) -> Facts:
    return {"money": state.box.loan_money[loan]}


def _loan(state: State, seat: int, given: int, loan: int) -> Facts:
    level = facts.income_level(state, seat, given, loan)
    return {**level, **_loan_money(state, seat, given, loan)}


# --- the rules of each question ---------------------------------------------------------------

ANY_BUILD_RULES = (
    Rule("BL-6.5", build.slot_shows_the_industry, facts.industry_and_slot),
    Rule("BL-16.2", build.town_is_in_play, facts.place_of_slot),
    Rule("BL-6.1", build.a_tile_is_on_the_mat, facts.industry_and_slot),
    Rule("BL-6.1", build.tile_is_above_level_0, facts.tile_to_build),
    Rule("BL-6.1", build.tile_belongs_to_the_era, facts.tile_to_build),
    Rule("BL-9.1", build.slot_is_free_or_holds_a_lower_tile, facts.tile_in_the_way),
    Rule("BL-9.3", build.foreign_tile_is_a_mine_or_works, facts.foreign_tile),
    Rule("BL-9.4", build.cubes_of_foreign_tile_are_gone, _cubes_in_the_way),
    Rule("BL-6.6", build.single_icon_slot_is_used_first, facts.place_of_slot),
    Rule("BL-6.7", build.one_own_tile_per_town_in_the_canal_era, facts.place_of_slot),
    Rule("BL-6.8", build.coal_reaches_the_town, facts.coal_for_tile),
    Rule("BL-6.9", build.price_can_be_paid, facts.price_of_tile),
)

BUILD_RULES = (
    *ANY_BUILD_RULES[:5],
    Rule("BL-6.2", cards.some_card_fits, _cards_for_build),
    *ANY_BUILD_RULES[5:8],
    Rule("BL-9.5", build.one_card_does_not_overbuild, facts.tile_in_the_way),
    *ANY_BUILD_RULES[8:],
)

COMBINE_RULES = (
    Rule("BL-4.6", build.first_round_lets_combine),
    Rule("BL-7.2", build.both_actions_are_left, _actions_left),
    Rule("BL-7.2", build.two_cards_are_held, facts.cards_held),
    *ANY_BUILD_RULES,
)

LINK_RULES = (
    Rule("BL-4.5", link.no_link_in_the_first_round, facts.connection_and_era),
    Rule("BL-8.3", link.one_canal_in_an_action, facts.connection_and_era),
    Rule("BL-8.4", link.two_rails_in_an_action, facts.connection_and_era),
    Rule("BL-16.2", link.connection_is_in_play, facts.connection_and_era),
    Rule("BL-8.3", link.canal_lies_on_water, facts.connection_and_era),
    Rule("BL-8.4", link.rail_lies_on_land, facts.connection_and_era),
    Rule("BL-8.1", link.connection_is_free, facts.link_in_the_way),
    Rule("BL-8.2", link.connection_touches_the_network, facts.connection_and_era),
    Rule("BL-8.7", link.a_link_tile_is_left, facts.connection_and_era),
    Rule("BL-8.6", link.coal_reaches_the_rail, facts.connection_and_era),
    Rule("BL-8.3", link.canal_can_be_paid, facts.price_of_link),
    Rule("BL-8.4", link.rail_can_be_paid, facts.price_of_link),
)

DEVELOP_RULES = (
    Rule("BL-11.1", develop.two_tiles_in_an_action, facts.industry_of_mat),
    Rule("BL-11.2", develop.a_tile_is_left, facts.industry_of_mat),
    Rule("BL-11.1", develop.iron_can_be_paid, facts.price_of_iron),
    Rule("BL-O5", develop.two_tiles_can_be_developed, _price_of_two_iron),
)

ENOUGH_RULES = (Rule("BL-O5", develop.enough_tiles_are_developed),)

SELL_RULES = (
    Rule("BL-12.1", sell.another_mill_may_sell, facts.slot),
    Rule("BL-12.1", sell.mill_is_your_own, facts.whose_tile),
    Rule("BL-12.1", sell.tile_is_a_mill, facts.tile_at),
    Rule("BL-12.1", sell.mill_is_not_flipped, facts.tile_at),
    Rule("BL-12.2", sell.somebody_buys_the_cotton, facts.tile_at),
)

BUYER_RULES = (
    Rule("BL-12.2", sell.buyer_is_a_port, _buyer),
    Rule("BL-12.2", sell.port_is_connected, _buyer),
    Rule("BL-12.2", sell.port_is_not_flipped, _buyer),
    Rule("BL-12.3", sell.mill_has_market_access, _cotton),
    Rule("BL-12.3", sell.distant_market_still_buys, _cotton),
)

BORROW_RULES = (
    Rule("BL-13.3", borrow.deck_is_not_used_up, _loan_money),
    Rule("BL-O7", borrow.marker_is_not_below_the_start, _loan),
    Rule("BL-13.2", borrow.income_can_fall_so_far, _loan),
)

ANY_CARD_RULES = (Rule("BL-4.3", cards.card_is_in_hand, facts.card),)

BUILD_CARD_RULES = (
    *ANY_CARD_RULES,
    Rule("BL-6.2", cards.card_names_the_town_or_the_industry, facts.card_and_build),
    Rule("BL-6.2", cards.industry_card_builds_in_the_network, facts.card_and_build),
)

COAL_RULES = (
    Rule("BL-10.1", sources.mine_holds_coal, facts.slot),
    Rule("BL-10.1", sources.mine_is_the_nearest, facts.slot),
    Rule("BL-10.1", sources.a_connected_mine_holds_coal, facts.slot),
)

IRON_RULES = (Rule("BL-10.2", sources.works_hold_iron, facts.slot),)

SHORTFALL_RULES = (Rule("BL-5.3", income.tile_is_your_own, facts.tile_to_give_up),)

TILE_SALE_RULES = (
    Rule("BL-5.6", income.tiles_may_be_sold_at_will, facts.tile_at),
    *SHORTFALL_RULES,
)

BOOK = (
    *BUILD_RULES,
    *COMBINE_RULES[:3],
    *LINK_RULES,
    *DEVELOP_RULES,
    *ENOUGH_RULES,
    *SELL_RULES,
    *BUYER_RULES,
    *BORROW_RULES,
    *BUILD_CARD_RULES,
    *COAL_RULES,
    *IRON_RULES,
    *TILE_SALE_RULES,
)

Asked = tuple[Sequence[Rule], int, int]
"""Rules, what is given, and the candidate among what they allow."""


def rules_for(state: State, seat: int, choice: int) -> Asked:
    """The rules that a choice must pass now."""
    if state.cells[STAGE] == stages.CARD:
        return rules_for_card(state, seat, choice - choices.CARD)
    if choice >= choices.END:
        verb, slot, industry = unseen_pair(choice - choices.END)
        return (BUILD_RULES, COMBINE_RULES)[verb], industry, slot
    if choice < choices.CARD:
        return rules_for_target(state, seat, choice)
    return rules_for_source(state, seat, choice)


def rules_for_card(state: State, seat: int, card: int) -> Asked:
    """A build with one card needs a fitting one, anything else any card."""
    if state.cells[ACTION] == choices.BUILD:
        return BUILD_CARD_RULES, state.given(seat), card
    return ANY_CARD_RULES, 0, card


def rules_for_target(state: State, seat: int, choice: int) -> Asked:
    """What an action, or a further step of one, is about."""
    box = state.box
    step = 0 if state.cells[STAGE] == stages.ACTION else state.given(seat)
    if choice < choices.COMBINE:
        return BUILD_RULES, box.pair_industry[choice], box.pair_slot[choice]
    if choice < choices.LINK:
        pair = choice - choices.COMBINE
        return COMBINE_RULES, box.pair_industry[pair], box.pair_slot[pair]
    if choice < choices.DEVELOP:
        return LINK_RULES, step, choice - choices.LINK
    if choice < choices.SELL:
        return DEVELOP_RULES, step, choice - choices.DEVELOP
    if choice < choices.BORROW:
        return SELL_RULES, step, choice - choices.SELL
    if choice < choices.PASS:
        return BORROW_RULES, 0, choice - choices.BORROW
    return (), 0, 0


def rules_for_source(state: State, seat: int, choice: int) -> Asked:
    """Mines, works, buyers, tiles given up; and whether it is enough."""
    if choice < choices.IRON:
        return COAL_RULES, 0, choice - choices.COAL
    if choice < choices.BUYER:
        return IRON_RULES, 0, choice - choices.IRON
    if choice < choices.GIVE_UP:
        return BUYER_RULES, state.cells[TARGET], choice - choices.BUYER
    if choice < choices.STOP:
        at_will = state.cells[STAGE] == stages.ACTION
        return TILE_SALE_RULES if at_will else SHORTFALL_RULES, 0, choice - choices.GIVE_UP
    if state.cells[ACTION] == choices.DEVELOP:
        return ENOUGH_RULES, state.given(seat), 0
    return (), 0, 0
