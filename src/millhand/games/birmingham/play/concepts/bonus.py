"""What a merchant's barrel brings to who uses it. BB-12.7 to BB-12.9."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices, happenings
from millhand.games.birmingham.play import layout as own
from millhand.games.birmingham.play.box import BONUS_INCOME, BONUS_MONEY, BONUS_POINTS
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import lowest, only
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.land.play import facts, layout, narrowing
from millhand.mechanics.land.play.action import carry_on

# --- the rules: which of some industries remain, for the bonus and for the develop action ------


def a_tile_is_left(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-11.1 Only the lowest tile of an industry that has some left can be removed."""
    return narrowing.keep_industries_left(state, seat, among)


def tile_has_no_bulb(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-11.2 A pottery with a light bulb leaves the mat only by being built."""
    rest: i64 = among & state.box.industries_with_bulbs
    while rest != 0:
        tile: i64 = state.next_tile(seat, lowest(rest))
        if tile != layout.NO_TILE and state.box.tile_bulb[tile] != 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def bonus_may_be_declined(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-12.9 The free development is compulsory, unless the table agreed otherwise (BB-O1)."""
    return kept_if(state.box.gloucester_optional, among)


BONUS_RULES: Final = (
    Rule("BB-12.8", a_tile_is_left, facts.industry_of_mat),
    Rule("BB-12.8", tile_has_no_bulb, facts.tile_of_mat),
)

DECLINE_RULES: Final = (Rule("BB-12.9", bonus_may_be_declined),)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Bonus(Verb):
    """`bonus brewery`: the tile that leaves the mat without iron."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return BONUS_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The industries that remain."""
        state = cast(State, table)
        among = a_tile_is_left(state, seat, given, among)
        return tile_has_no_bulb(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The tile goes."""
        state = cast(State, table)
        take_bonus(state, seat, choice - self.first)
        carry_on(state, seat)


@mypyc_attr(acyclic=True, native_class=True)
class Decline(Verb):
    """`decline`: no free development."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return DECLINE_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether declining remains."""
        state = cast(State, table)
        return bonus_may_be_declined(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """BB-O1 With this option the development may be declined."""
        state = cast(State, table)
        state.cells[own.BONUS_DUE] = 0
        state.tell(happenings.BONUS_DECLINED, seat, 0, 0, 0)
        carry_on(state, seat)


BONUS: Final = Bonus("bonus", choices.BONUS, choices.INDUSTRIES, "industry", "target")
DECLINE: Final = Decline("decline", choices.DECLINE, 1, kind=choices.BONUS)

# --- doing it ---------------------------------------------------------------------------------


def win_bonus(state: State, seat: i64, merchant: i64) -> None:
    """BB-12.7 Money, income or points at once; a development is chosen after the sale."""
    place: i64 = state.box.merchant_place[merchant]
    kind: i64 = state.box.bonus_kind[place]
    amount: i64 = state.box.bonus_amount[place]
    if kind == BONUS_MONEY:
        state.earn(seat, amount, happenings.FOR_BONUS)
    elif kind == BONUS_POINTS:
        state.score(seat, amount, layout.FROM_TRADE)
    elif kind == BONUS_INCOME:
        state.raise_income(seat, amount)
    else:
        state.cells[own.BONUS_DUE] += amount


def fetch_bonus(state: State, seat: i64) -> bool:
    """BB-12.9 The free development is compulsory where possible, and lost where it is not.

    False when the player must choose an industry (or, with BB-O1, may decline).
    """
    while state.bonus_due() > 0:
        industries: i64 = BONUS.remaining(state, seat, 0, BONUS.span)
        if industries == 0:
            state.cells[own.BONUS_DUE] = 0
        elif leaves_no_choice(state, seat, industries):
            take_bonus(state, seat, only(industries))
        else:
            state.ask(choices.BONUS_STAGE)
            return False
    return True


def leaves_no_choice(state: State, seat: i64, industries: i64) -> bool:
    """Whether one industry is left and nobody may decline."""
    if state.explicit or DECLINE.remaining(state, seat, 0, DECLINE.span) != 0:
        return False
    return industries & (industries - 1) == 0


def take_bonus(state: State, seat: i64, industry: i64) -> None:
    """BB-12.8 One tile leaves the mat without iron."""
    state.cells[own.BONUS_DUE] -= 1
    state.develop_away(seat, industry)
