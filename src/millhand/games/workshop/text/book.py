"""The book: for every question the rules an answer must pass, in the order of the rulebook.

Legal is what all rules of a question allow. The lists below are what `check` and `explain` walk;
the menus of `menus.py` intersect the very same functions, and a law of the tests compares the two.
Facts are numbers under the names of pieces; `face.py` turns them into ids.
"""

from collections.abc import Sequence

from millhand.face.rules import Facts, Rule
from millhand.games.workshop.play import choices
from millhand.games.workshop.play.actions import bid, link, pledge, recoup, take
from millhand.games.workshop.play.choices import INDUSTRIES
from millhand.games.workshop.play.layout import (
    CARD,
    ERA,
    HAND,
    HOME,
    INCOME,
    LAID,
    LINKS_LEFT,
    MONEY,
    STAGE,
)
from millhand.games.workshop.play.state import State

# --- facts ------------------------------------------------------------------------------------


def _token(state: State, seat: int, given: int, fist: int) -> Facts:
    """The first token of the fist that the hand lacks."""
    held = [state.cells[HAND + seat * INDUSTRIES + kind] for kind in range(INDUSTRIES)]
    for token in (state.box.fist_first[fist], state.box.fist_second[fist]):
        if token >= 0:
            held[token] -= 1
            if held[token] < 0:
                return {"industry": token}
    return {"industry": -1}


def _number_of_tokens(state: State, seat: int, given: int, fist: int) -> Facts:
    size = next(size for size in range(3) if state.box.fists_of_size[size] >> fist & 1)
    return {"tokens": size, "needed": state.box.tokens_placed}


def _colour(state: State, seat: int, given: int, colour: int) -> Facts:
    return {"colour": colour}


def _bid(state: State, seat: int, money: int, candidate: int) -> Facts:
    return {"cost": money, "money": bid.purse(state, seat)}


def _marker(state: State, seat: int, money: int, candidate: int) -> Facts:
    return {
        "money": money,
        "spaces": money * state.box.recoup_spaces,
        "space": state.cells[INCOME + seat],
    }


def _card(state: State, seat: int, given: int, card: int) -> Facts:
    return {"card": card}


def _card_taken(state: State, seat: int, card: int, candidate: int) -> Facts:
    return {"card": card}


def _town_and_card(state: State, seat: int, card: int, town: int) -> Facts:
    return {"place": town, "card": card}


def _colour_and_town(state: State, seat: int, town: int, colour: int) -> Facts:
    return {"colour": colour, "place": town}


def _connection(state: State, seat: int, laid: int, connection: int) -> Facts:
    return {"connection": connection, "place": state.cells[HOME]}


def _supply(state: State, seat: int, laid: int, connection: int) -> Facts:
    left = state.cells[LINKS_LEFT + state.colour_in_turn()]
    return {"connection": connection, "needed": state.links_of(connection), "links": left}


def _price_of_links(state: State, seat: int, laid: int, connection: int) -> Facts:
    cost = state.links_of(connection) * link.link_cost(state)
    return {"connection": connection, "cost": cost, "money": state.cells[MONEY + seat]}


# --- the rules of each question ---------------------------------------------------------------


def _demand_rules(number: str, how_many: Rule) -> tuple[Rule, ...]:
    return (Rule(number, pledge.tokens_are_in_hand, _token), how_many)


DEMAND_RULES = tuple(
    _demand_rules(number, Rule(number, rule, _number_of_tokens))
    for number, rule in (
        ("WW-4.1", pledge.as_many_as_must_be_placed),
        ("WW-4.2", pledge.no_more_than_may_be_placed),
        ("WW-4.3", pledge.as_many_as_must_be_placed),
        ("WW-4.4", pledge.no_more_than_may_be_placed),
    )
)
"""The rules of demand 1 to 4 with three to five players."""

TWO_PLAYER_DEMAND_RULES = tuple(
    _demand_rules("WW-13.4", Rule("WW-13.4", rule, _number_of_tokens))
    for rule in (pledge.as_many_as_must_be_placed, pledge.no_more_than_may_be_placed)
)
"""The rules of demand with two players, at the start of an era and at its end."""

SET_RULES = (Rule("WW-13.5", bid.set_is_your_own, _colour),)

BID_RULES = (Rule("WW-5.2", bid.bid_is_in_the_purse, _bid),)

RECOUP_RULES = (
    Rule("WW-7.1", recoup.marker_can_go_back_so_far, _marker),
    Rule("WW-A7", recoup.bids_may_recoup),
)

TAKE_RULES = (Rule("WW-6.2", take.card_is_face_up, _card),)

SWAP_RULES = (
    Rule("WW-6.3", take.only_a_blocked_card_is_swapped, _card_taken),
    Rule("WW-A2", take.a_card_is_set_aside, _card_taken),
)

REPLACEMENT_RULES = (Rule("WW-A3", take.a_replacement_is_final),)
"""Of a swap that is said when a card was swapped already."""

TOWN_RULES = (Rule("WW-6.2", take.town_is_named_by_the_card, _town_and_card),)

REMOVE_RULES = (Rule("WW-6.4", take.an_industry_of_this_colour_stands_there, _colour_and_town),)

LINK_RULES = (
    Rule("WW-6.5", link.link_starts_from_home_or_beyond_the_first, _connection),
    Rule("WW-1.2", link.connection_is_free, _connection),
    Rule("WW-6.5", link.two_links_in_a_turn, _connection),
    Rule("WW-6.5", link.double_is_built_whole, _connection),
    Rule("WW-8.1", link.crossing_is_no_junction, _connection),
    Rule("WW-6.5", link.links_are_left, _supply),
    Rule("WW-6.6", link.price_can_be_paid, _price_of_links),
)

FREE: tuple[Rule, ...] = ()
"""No rule forbids to stop, or to use the card that was taken."""

BOOK = (
    *(rule for rules in (*DEMAND_RULES, *TWO_PLAYER_DEMAND_RULES) for rule in rules),
    *SET_RULES,
    *BID_RULES,
    *RECOUP_RULES,
    *TAKE_RULES,
    *SWAP_RULES,
    *REPLACEMENT_RULES,
    *TOWN_RULES,
    *REMOVE_RULES,
    *LINK_RULES,
)

Asked = tuple[Sequence[Rule], int, int]
"""Rules, what is given, and the candidate among what they allow."""


def rules_for(state: State, seat: int, choice: int) -> Asked:
    """The rules that a choice must pass now. A sum of money is what is given, not a candidate."""
    if choice < choices.SET:
        return rules_for_demand(state), 0, choice - choices.PLEDGE
    if choice < choices.BID:
        return SET_RULES, 0, choice - choices.SET
    if choice < choices.RECOUP:
        return BID_RULES, choice - choices.BID, 0
    if choice < choices.TAKE:
        return RECOUP_RULES, choice - choices.RECOUP + 1, 0
    return rules_for_turn(state, choice)


def rules_for_demand(state: State) -> Sequence[Rule]:
    """Demand 1 to 4, each with its own number."""
    ending = 1 if pledge.era_is_ending(state) else 0
    if state.box.players == 2:
        return TWO_PLAYER_DEMAND_RULES[ending]
    return DEMAND_RULES[2 * state.cells[ERA] + ending]


def rules_for_turn(state: State, choice: int) -> Asked:
    """Cards, towns, industries and links."""
    if choice < choices.USE:
        return TAKE_RULES, 0, choice - choices.TAKE
    if choice == choices.SWAP and state.cells[STAGE] == choices.SWAP_STAGE:
        return SWAP_RULES, int(state.cells[CARD]), 0
    if choice == choices.SWAP:
        return REPLACEMENT_RULES, 0, 0
    if choices.TOWN <= choice < choices.REMOVE:
        return TOWN_RULES, int(state.cells[CARD]), choice - choices.TOWN
    if choices.REMOVE <= choice < choices.LINK:
        return REMOVE_RULES, int(state.cells[HOME]), choice - choices.REMOVE
    if choices.LINK <= choice < choices.STOP:
        return LINK_RULES, int(state.cells[LAID]), choice - choices.LINK
    return FREE, 0, 0
