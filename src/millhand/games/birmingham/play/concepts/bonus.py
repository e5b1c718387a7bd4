"""What a merchant's barrel brings to who uses it. BB-12.7 to BB-12.9."""

from mypy_extensions import i64

from millhand.games.birmingham.play import happenings
from millhand.games.birmingham.play.box import BONUS_INCOME, BONUS_MONEY, BONUS_POINTS
from millhand.games.birmingham.play.choices import BONUS_STAGE
from millhand.games.birmingham.play.layout import BONUS_DUE, FROM_MERCHANTS
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, everything_if, only
from millhand.mechanics.land.play.layout import INDUSTRIES, NO_TILE, STAGE
from millhand.mechanics.land.play.sites import industries_left


def win_bonus(state: State, seat: i64, merchant: i64) -> None:
    """BB-12.7 Money, income or points at once; a development is chosen after the sale."""
    place: i64 = state.box.merchant_place[merchant]
    kind: i64 = state.box.bonus_kind[place]
    amount: i64 = state.box.bonus_amount[place]
    if kind == BONUS_MONEY:
        state.earn(seat, amount, happenings.FOR_BONUS)
    elif kind == BONUS_POINTS:
        state.score(seat, amount, FROM_MERCHANTS)
    elif kind == BONUS_INCOME:
        state.raise_income(seat, amount)
    else:
        state.cells[BONUS_DUE] += amount


def fetch_bonus(state: State, seat: i64) -> bool:
    """BB-12.9 The free development is compulsory where possible, and lost where it is not.

    False when the player must choose an industry (or, with BB-O1, may decline).
    """
    while state.cells[BONUS_DUE] > 0:
        industries: i64 = tile_may_be_developed(state, seat, 0)
        if industries == 0:
            state.cells[BONUS_DUE] = 0
        elif no_choice_of_bonus(state, industries):
            take_bonus(state, seat, only(industries))
        else:
            state.cells[STAGE] = BONUS_STAGE
            return False
    return True


def no_choice_of_bonus(state: State, industries: i64) -> bool:
    """Whether one industry is left and nobody may decline."""
    if state.explicit or state.box.gloucester_optional:
        return False
    return industries & (industries - 1) == 0


def take_bonus(state: State, seat: i64, industry: i64) -> None:
    """BB-12.8 One tile leaves the mat without iron."""
    state.cells[BONUS_DUE] -= 1
    state.develop_away(seat, industry)


def decline_bonus(state: State, seat: i64) -> None:
    """BB-O1 With this option the development may be declined."""
    state.cells[BONUS_DUE] = 0
    state.tell(happenings.BONUS_DECLINED, seat, 0, 0, 0)


# --- the rules of «which tile leaves the mat?», for the bonus and for the develop action -------


def bonus_may_be_declined(state: State, seat: i64, given: i64) -> i64:
    """BB-12.9 The free development is compulsory, unless the table agreed otherwise (BB-O1)."""
    return everything_if(state.box.gloucester_optional)


def a_tile_is_left(state: State, seat: i64, given: i64) -> i64:
    """BB-11.1 Only the lowest tile of an industry that has some left can be removed."""
    return industries_left(state, seat)


def tile_has_no_bulb(state: State, seat: i64, given: i64) -> i64:
    """BB-11.2 A pottery with a light bulb leaves the mat only by being built."""
    industries: i64 = 0
    industry: i64
    for industry in range(INDUSTRIES):
        tile: i64 = state.next_tile(seat, industry)
        if tile == NO_TILE or state.box.tile_bulb[tile] == 0:
            industries |= BIT[industry]
    return industries


def tile_may_be_developed(state: State, seat: i64, given: i64) -> i64:
    """BB-11.3 Any lowest tile without a bulb, in any era."""
    return a_tile_is_left(state, seat, given) & tile_has_no_bulb(state, seat, given)
