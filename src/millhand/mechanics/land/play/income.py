"""Income, and what happens when a negative one cannot be paid."""

from mypy_extensions import i64

from millhand.kernel.bits import only
from millhand.mechanics.land.play import happenings, layout, stages
from millhand.mechanics.land.play.table import Land


def refund(land: Land, slot: i64) -> i64:
    """What a tile brings that is given up: half its printed cost, rounded down."""
    return land.figures.tile_money[land.tile_at(slot)] // 2


def pay_incomes(land: Land) -> bool:
    """Everybody in turn order; false while a seat must choose what to give up."""
    while land.cells[layout.INCOME_TURN] < land.figures.players:
        seat: i64 = land.seat_at(land.cells[layout.INCOME_TURN])
        pay_income(land, seat)
        if not settle_debt(land, seat):
            return False
        land.cells[layout.INCOME_TURN] += 1
    return True


def pay_income(land: Land, seat: i64) -> None:
    """A positive level is earned; a negative one is paid as far as the money goes."""
    level: i64 = land.income_level(seat)
    if level > 0:
        land.earn(seat, level, happenings.FOR_INCOME)
    elif level < 0:
        paid: i64 = max(0, min(-level, land.money(seat)))
        if paid > 0:
            land.pay_the_bank(seat, paid)
        land.cells[layout.DEBT] = -level - paid
    land.fall_due(seat)


def settle_debt(land: Land, seat: i64) -> bool:
    """Tiles go until the debt is covered; a rest is written off. False while a choice is open."""
    while land.debt() > 0:
        slots: i64 = land.tiles_to_give_up(seat)
        if slots == 0:
            land.write_off(seat)
        elif slots & (slots - 1) == 0 and refund(land, only(slots)) > 0:
            give_up(land, seat, only(slots))
        else:
            land.ask(stages.SHORTFALL)
            return False
    return True


def give_up(land: Land, seat: i64, slot: i64) -> None:
    """A tile leaves the game for half its cost; what the debt does not need is kept."""
    money: i64 = refund(land, slot)
    land.tell(happenings.GAVE_UP, seat, slot, land.tile_at(slot), 0)
    land.clear_slot(slot)
    if money > 0:
        land.earn(seat, money, happenings.FOR_TILE_GIVEN_UP)
    paid: i64 = min(land.debt(), money)
    if paid > 0:
        land.pay_the_bank(seat, paid)
    land.cells[layout.DEBT] -= paid


def lose_points_for_debt(land: Land, seat: i64) -> None:
    """Each pound of a debt that tiles do not cover costs a point, not below 0."""
    land.lose_points(seat, land.debt(), layout.FROM_SHORTFALL)
    land.cells[layout.DEBT] = 0
