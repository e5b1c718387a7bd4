"""Building an industry with any card, for both actions of a turn. AI-3.5 and AI-12."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, facts, layout
from millhand.games.age_of_industry.play.building import BuildAction
from millhand.games.age_of_industry.play.concepts import sites
from millhand.games.age_of_industry.play.concepts.cards import a_card_is_held
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import NOTHING
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table


def two_actions_are_left(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-3.5 Combining takes both actions of a turn, which the first round does not have."""
    return kept_if(state.cells[layout.ACTIONS_LEFT] == state.box.actions, among)


RULES: Final = (
    Rule("AI-3.5", two_actions_are_left, facts.actions_left),
    Rule("AI-12.1", a_card_is_held, facts.cards_held),
    *sites.SLOT_RULES,
    *sites.TILE_RULES,
)


@mypyc_attr(acyclic=True, native_class=True)
class Combine(BuildAction):
    """`combine hamburg.1 port`: a build that takes both actions, and any card."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The slots that remain for an industry."""
        state = cast(State, table)
        among = two_actions_are_left(state, seat, given, among)
        among = a_card_is_held(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.slot_takes_the_industry(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.a_tile_is_on_the_mat(state, seat, given, among)
        among = sites.tile_is_not_of_level_0(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.ship_has_a_port(state, seat, given, among)
        among = sites.own_tile_gives_way_to_a_higher_level(state, seat, given, among)
        among = sites.foreign_tile_may_be_replaced(state, seat, given, among)
        among = sites.place_has_room_for_the_player(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.coal_can_be_delivered(state, seat, given, among)
        return sites.iron_can_be_delivered(state, seat, given, among)

    def actions(self, state: State) -> i64:
        """Both."""
        return state.box.actions


COMBINE: Final = Combine("combine", choices.COMBINE)
