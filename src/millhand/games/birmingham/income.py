"""Income at the end of a round, and what happens when it cannot be paid. BB-4.2 to BB-4.6.

Every rule of the question «which tile is given up?» returns a set of slots.
"""

from mypy_extensions import i64

from millhand.games.birmingham import telling
from millhand.games.birmingham.choices import SHORTFALL_STAGE
from millhand.games.birmingham.layout import (
    DEBT,
    FROM_SHORTFALL,
    INCOME_TURN,
    MONEY,
    OCCUPIED,
    ORDER,
    OWN,
    STAGE,
    TILE,
)
from millhand.games.birmingham.state import State
from millhand.kernel.bits import EVERYTHING, NOTHING, only

# --- the rules --------------------------------------------------------------------------------


def tile_is_your_own(state: State, seat: i64, given: i64) -> i64:
    """BB-4.3 A shortfall is covered with own industry tiles, never with links."""
    return state.cells[OWN + seat]


def tile_brings_money(state: State, seat: i64, given: i64) -> i64:
    """BB-4.5 A tile that refunds nothing is not given up (BB-O5 allows it)."""
    if state.box.refund_zero_tiles_removable:
        return EVERYTHING
    slots: i64 = ~state.cells[OCCUPIED]
    rest: i64 = state.cells[OCCUPIED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if refund(state, only(bit)) > 0:
            slots |= bit
    return slots


def no_tile_brings_money_any_more(state: State, seat: i64, given: i64) -> i64:
    """BB-4.5 Points pay a debt only when no own tile would bring money.

    With BB-O5 who has only worthless tiles left may give them up, but need not.
    """
    rest: i64 = state.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if refund(state, only(bit)) > 0:
            return NOTHING
    return EVERYTHING


def tiles_to_give_up(state: State, seat: i64) -> i64:
    """The tiles that the rules above allow."""
    return tile_is_your_own(state, seat, 0) & tile_brings_money(state, seat, 0)


# --- doing it ---------------------------------------------------------------------------------


def refund(state: State, slot: i64) -> i64:
    """BB-4.3 Half the printed money cost, rounded down."""
    return state.box.tile_money[state.cells[TILE + slot]] // 2


def pay_incomes(state: State) -> bool:
    """BB-4.2 Everybody in turn order; false while a seat must choose what to give up."""
    while state.cells[INCOME_TURN] < state.box.players:
        seat: i64 = state.cells[ORDER + state.cells[INCOME_TURN]]
        pay_income(state, seat)
        if not settle_debt(state, seat):
            return False
        state.cells[INCOME_TURN] += 1
    return True


def pay_income(state: State, seat: i64) -> None:
    """A positive level is earned; a negative one is paid as far as the money goes."""
    level: i64 = state.income_level(seat)
    if level > 0:
        state.earn(seat, level, telling.FOR_INCOME)
    elif level < 0:
        paid: i64 = min(-level, state.cells[MONEY + seat])
        if paid > 0:
            state.pay_the_bank(seat, paid)
        state.cells[DEBT] = -level - paid


def settle_debt(state: State, seat: i64) -> bool:
    """BB-4.3 Tiles go until the debt is covered; BB-4.4 then points."""
    while state.cells[DEBT] > 0:
        slots: i64 = tiles_to_give_up(state, seat)
        if slots == 0:
            lose_the_rest(state, seat)
        elif slots & (slots - 1) == 0 and refund(state, only(slots)) > 0:
            give_up(state, seat, only(slots))
        else:
            state.cells[STAGE] = SHORTFALL_STAGE
            return False
    return True


def lose_the_rest(state: State, seat: i64) -> None:
    """BB-4.4 Each pound that tiles do not cover costs a point, not below 0."""
    state.lose_points(seat, state.cells[DEBT], FROM_SHORTFALL)
    state.cells[DEBT] = 0


def give_up(state: State, seat: i64, slot: i64) -> None:
    """BB-4.3 A tile leaves the game for half its cost; what the debt does not need is kept."""
    money: i64 = refund(state, slot)
    state.tell(telling.GAVE_UP, seat, slot, state.cells[TILE + slot], 0)
    state.clear_slot(slot)
    if money > 0:
        state.earn(seat, money, telling.FOR_TILE_GIVEN_UP)
    paid: i64 = min(state.cells[DEBT], money)
    if paid > 0:
        state.pay_the_bank(seat, paid)
    state.cells[DEBT] -= paid
