"""The book: for every question the rules an answer must pass, in the order of the rulebook.

Legal is what all rules of a question allow. The lists below are what `check` and `explain` walk;
the menus of `flow.py` intersect the very same functions, and a law of the tests compares the two.
Facts are numbers under the names of pieces; `face.py` turns them into ids.
"""

from collections.abc import Sequence

from millhand.face.rules import Facts, Rule
from millhand.games.birmingham.play import choices, income
from millhand.games.birmingham.play.actions import borrow, build, develop, link, scout, sell
from millhand.games.birmingham.play.concepts import beer, bonus, cards, coal, iron
from millhand.games.birmingham.play.layout import MERCHANT_TILE
from millhand.games.birmingham.play.state import State
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import ACTION, STAGE, TARGET, TILE
from millhand.mechanics.land.play.sources import connected_places, cubes_on
from millhand.mechanics.land.text import facts
from millhand.mechanics.land.text.wording import unseen_pair

# --- facts that only Birmingham has ------------------------------------------------------------


def _cards_for_build(state: State, seat: int, industry: int, slot: int) -> Facts:
    in_network = bool(cards.slots_for_industry_cards(state, seat) >> slot & 1)
    return {**facts.place_of_slot(state, seat, industry, slot), "in_network": in_network}


def _beer_for_sale(state: State, seat: int, given: int, slot: int) -> Facts:
    tile = state.cells[TILE + slot]
    connected = connected_places(state, 2 ** state.box.slot_place[slot])
    breweries = beer.breweries_within_reach(state, seat, connected)
    return {
        "tile": tile,
        "needed": state.box.tile_beer[tile],
        "available": cubes_on(state, breweries),
    }


def _merchant(state: State, seat: int, slot: int, merchant: int) -> Facts:
    return {"merchant": merchant, "tile": state.cells[TILE + slot], "slot": slot}


def _merchant_and_goods(state: State, seat: int, slot: int, merchant: int) -> Facts:
    wanted = state.cells[MERCHANT_TILE + merchant]
    return {**_merchant(state, seat, slot, merchant), "merchant_tile": wanted}


def _beer_with_merchant(state: State, seat: int, slot: int, merchant: int) -> Facts:
    return {**_beer_for_sale(state, seat, 0, slot), "merchant": merchant}


def _barrel(state: State, seat: int, given: int, merchant: int) -> Facts:
    return {"merchant": merchant}


# --- the rules of each question ---------------------------------------------------------------

BUILD_RULES = (
    Rule("BB-8.5", build.slot_shows_the_industry, facts.industry_and_slot),
    Rule("BB-8.4", build.a_tile_is_on_the_mat, facts.industry_and_slot),
    Rule("BB-8.4", build.tile_belongs_to_the_era, facts.tile_to_build),
    Rule("BB-8.1", cards.some_card_fits, _cards_for_build),
    Rule("BB-9.1", build.slot_is_free_or_holds_a_lower_tile, facts.tile_in_the_way),
    Rule("BB-9.3", build.foreign_tile_may_be_replaced, facts.foreign_tile),
    Rule("BB-8.5", build.single_icon_slot_is_used_first, facts.place_of_slot),
    Rule("BB-9.5", build.no_free_slot_is_left_to_overbuild, facts.place_of_slot),
    Rule("BB-8.6", build.one_own_tile_per_place_in_the_canal_era, facts.place_of_slot),
    Rule("BB-7.1", build.coal_reaches_the_place, facts.coal_for_tile),
    Rule("BB-8.7", build.price_can_be_paid, facts.price_of_tile),
)

LINK_RULES = (
    Rule("BB-10.2", link.one_canal_in_an_action, facts.connection_and_era),
    Rule("BB-10.3", link.two_rails_in_an_action, facts.connection_and_era),
    Rule("BB-10.1", link.connection_belongs_to_the_era, facts.connection_and_era),
    Rule("BB-6.6", link.connection_is_free, facts.link_in_the_way),
    Rule("BB-10.1", link.connection_touches_the_network, facts.connection_and_era),
    Rule("BB-10.6", link.a_link_tile_is_left, facts.connection_and_era),
    Rule("BB-7.1", link.coal_reaches_the_link, facts.connection_and_era),
    Rule("BB-10.5", link.beer_reaches_the_second_rail, facts.connection_and_era),
    Rule("BB-10.2", link.canal_can_be_paid, facts.price_of_link),
    Rule("BB-10.3", link.rail_can_be_paid, facts.price_of_link),
)

DEVELOP_RULES = (
    Rule("BB-11.1", develop.two_tiles_in_an_action, facts.industry_of_mat),
    Rule("BB-11.1", bonus.a_tile_is_left, facts.industry_of_mat),
    Rule("BB-11.2", bonus.tile_has_no_bulb, facts.tile_of_mat),
    Rule("BB-11.1", develop.iron_can_be_paid, facts.price_of_iron),
)

BONUS_RULES = (
    Rule("BB-12.8", bonus.a_tile_is_left, facts.industry_of_mat),
    Rule("BB-12.8", bonus.tile_has_no_bulb, facts.tile_of_mat),
)

SELL_RULES = (
    Rule("BB-12.1", sell.tile_is_your_own, facts.whose_tile),
    Rule("BB-12.1", sell.tile_makes_goods, facts.tile_at),
    Rule("BB-12.1", sell.tile_is_not_flipped, facts.tile_at),
    Rule("BB-12.2", sell.a_merchant_buys_the_goods, facts.tile_at),
    Rule("BB-12.6", sell.beer_can_be_supplied, _beer_for_sale),
)

MERCHANT_RULES = (
    Rule("BB-12.2", sell.merchant_is_connected, _merchant),
    Rule("BB-12.2", sell.merchant_buys_the_goods, _merchant_and_goods),
    Rule("BB-12.6", sell.beer_suffices_with_this_merchant, _beer_with_merchant),
)

BORROW_RULES = (Rule("BB-13.2", borrow.income_can_fall_three_levels, facts.income_level),)

SCOUT_RULES = (
    Rule("BB-14.2", scout.no_wild_card_is_held),
    Rule("BB-14.2", scout.three_cards_are_held, facts.cards_held),
)

ANY_CARD_RULES = (Rule("BB-3.3", cards.card_is_in_hand, facts.card),)

BUILD_CARD_RULES = (
    *ANY_CARD_RULES,
    Rule("BB-8.1", cards.card_names_the_town_or_the_industry, facts.card_and_build),
    Rule("BB-8.3", cards.farm_brewery_takes_no_location_card, facts.card_and_build),
    Rule("BB-8.1", cards.industry_card_builds_in_the_network, facts.card_and_build),
)

COAL_RULES = (
    Rule("BB-7.2", coal.mine_holds_coal, facts.slot),
    Rule("BB-7.2", coal.mine_is_the_nearest, facts.slot),
    Rule("BB-7.3", coal.a_connected_mine_holds_coal, facts.slot),
)

IRON_RULES = (Rule("BB-7.6", iron.works_hold_iron, facts.slot),)

BREWERY_RULES = (
    Rule("BB-7.8", beer.brewery_holds_beer, facts.slot),
    Rule("BB-7.8", beer.foreign_brewery_is_connected, facts.slot),
)

BARREL_RULES = (
    Rule("BB-10.5", beer.barrel_is_not_for_rails, _barrel),
    Rule("BB-12.10", beer.barrel_stands_beside_the_buyer, _barrel),
    Rule("BB-7.8", beer.barrel_is_still_there, _barrel),
)

SHORTFALL_RULES = (
    Rule("BB-4.3", income.tile_is_your_own, facts.tile_to_give_up),
    Rule("BB-4.5", income.tile_brings_money, facts.tile_at),
)

DECLINE_RULES = (Rule("BB-12.9", bonus.bonus_may_be_declined),)

KEEP_RULES = (Rule("BB-4.5", income.no_tile_brings_money_any_more, facts.debt),)

BOOK = (
    *BUILD_RULES,
    *LINK_RULES,
    *DEVELOP_RULES,
    *BONUS_RULES,
    *SELL_RULES,
    *MERCHANT_RULES,
    *BORROW_RULES,
    *SCOUT_RULES,
    *BUILD_CARD_RULES,
    *COAL_RULES,
    *IRON_RULES,
    *BREWERY_RULES,
    *BARREL_RULES,
    *SHORTFALL_RULES,
    *DECLINE_RULES,
    *KEEP_RULES,
)

Asked = tuple[Sequence[Rule], int, int]
"""Rules, what is given, and the candidate among what they allow."""


def rules_for(state: State, seat: int, choice: int) -> Asked:
    """The rules that a choice must pass now."""
    stage = state.cells[STAGE]
    if stage == stages.CARD:
        return rules_for_card(state, seat, choice - choices.CARD)
    if choice < choices.CARD or choice >= choices.END:
        return rules_for_target(state, seat, choice)
    return rules_for_source(state, choice)


def rules_for_card(state: State, seat: int, card: int) -> Asked:
    """A build needs a fitting card, anything else any card."""
    if state.cells[ACTION] == choices.BUILD:
        return BUILD_CARD_RULES, state.given(seat), card
    return ANY_CARD_RULES, 0, card


def rules_for_target(state: State, seat: int, choice: int) -> Asked:
    """What an action, or a further step of one, is about."""
    if choice >= choices.END:
        _, slot, industry = unseen_pair(choice - choices.END)
        return BUILD_RULES, industry, slot
    step = state.given(seat) if state.cells[STAGE] == stages.MORE else 0
    if choice < choices.LINK:
        return BUILD_RULES, state.box.pair_industry[choice], state.box.pair_slot[choice]
    if choice < choices.DEVELOP:
        return LINK_RULES, step, choice - choices.LINK
    if choice < choices.SELL:
        return DEVELOP_RULES, step, choice - choices.DEVELOP
    if choice < choices.BORROW:
        return SELL_RULES, 0, choice - choices.SELL
    if choice == choices.BORROW:
        return BORROW_RULES, 0, 0
    if choice == choices.SCOUT:
        return SCOUT_RULES, 0, 0
    return (), 0, 0


def rules_for_source(state: State, choice: int) -> Asked:
    """Mines, works, barrels, buyers, bonuses, tiles given up."""
    if choice < choices.IRON:
        return COAL_RULES, 0, choice - choices.COAL
    if choice < choices.BEER:
        return IRON_RULES, 0, choice - choices.IRON
    if choice < choices.BEER + choices.SLOTS:
        return BREWERY_RULES, 0, choice - choices.BEER
    if choice < choices.MERCHANT:
        return BARREL_RULES, 0, choice - choices.BEER - choices.SLOTS
    if choice < choices.BONUS:
        return MERCHANT_RULES, state.cells[TARGET], choice - choices.MERCHANT
    if choice < choices.GIVE_UP:
        return BONUS_RULES, 0, choice - choices.BONUS
    if choice < choices.STOP:
        return SHORTFALL_RULES, 0, choice - choices.GIVE_UP
    if choice == choices.DECLINE:
        return DECLINE_RULES, 0, 0
    return (KEEP_RULES if state.cells[STAGE] == stages.SHORTFALL else ()), 0, 0
