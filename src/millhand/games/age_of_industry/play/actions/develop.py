"""Developing: a tile leaves the mat for a card. AI-16."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, facts, layout
from millhand.games.age_of_industry.play.action import CardAction
from millhand.games.age_of_industry.play.concepts.cards import a_card_is_held
from millhand.games.age_of_industry.play.state import NO_TILE, State
from millhand.games.age_of_industry.play.turns import end_action
from millhand.kernel.bits import lowest
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table


def a_tile_is_left(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-16.1 The lowest tile of an industry that has some left is removed, one in an action."""
    rest: i64 = among
    while rest != 0:
        if state.next_tile(seat, lowest(rest)) == NO_TILE:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def industry_of_mat(state: State, seat: int, given: int, industry: int) -> Facts:
    """The industry."""
    return {"industry": industry}


RULES: Final = (
    Rule("AI-16.1", a_card_is_held, facts.cards_held),
    Rule("AI-16.1", a_tile_is_left, industry_of_mat),
)


@mypyc_attr(acyclic=True, native_class=True)
class Develop(CardAction):
    """`develop port`: the lowest tile of an industry leaves the game."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The industries that remain."""
        state = cast(State, table)
        among = a_card_is_held(state, seat, given, among)
        return a_tile_is_left(state, seat, given, among)

    def carry_out(self, state: State, seat: i64) -> None:
        """AI-16.1 The tile goes."""
        state.develop_away(seat, state.cells[layout.TARGET])
        end_action(state, seat, 1)

    def tile(self, table: Table, seat: i64, choice: i64) -> i64:
        """The lowest tile of the industry."""
        return cast(State, table).next_tile(seat, choice - self.first)


DEVELOP: Final = Develop(
    "develop", choices.DEVELOP, choices.INDUSTRIES, "industry", "target", level_rule="AI-16.1"
)
