"""What people are told: their turn, that it begins or is over, that their time runs out."""

from collections.abc import Collection, Iterator, Sequence

from millhand.server.store.clocks import Rung
from millhand.server.store.notices import News
from millhand.server.store.tables import SeatRow, TableRow

PATIENCE = 10.0
"""Seconds in which somebody whose turn it is may move before they are told."""


def news_of_move(
    table: TableRow, mover: int, before: Collection[int], after: Collection[int], is_over: bool
) -> list[News]:
    """What a move means to everybody who did not make it; one thing for each person."""
    maker = table.seats[mover].person if mover >= 0 else None
    told: dict[str, News] = {}
    for one in table.seats:
        if not one.is_told or one.person is None or one.person == maker:
            continue
        kind = _kind(one, table.version == 0, before, after, is_over)
        if kind is not None and (one.person not in told or kind == "turn"):
            patience = PATIENCE if kind == "turn" else 0.0
            told[one.person] = News(kind, one.person, table.id, one.seat, patience)
    return list(told.values())


def _kind(
    one: SeatRow, begins: bool, before: Collection[int], after: Collection[int], is_over: bool
) -> str | None:
    if is_over:
        return "over"
    if one.seat in after and one.stand_in is None and (begins or one.seat not in before):
        return "turn"
    return "start" if begins else None


def news_of_clock(table: TableRow, rung: Rung) -> list[News]:
    """What it means to those who are asked that their time runs out."""
    return [*_to(table, "reminder", rung.reminded), *_to(table, "stand-in", rung.late)]


def _to(table: TableRow, kind: str, seats: Sequence[int]) -> Iterator[News]:
    for one in (table.seats[seat] for seat in seats):
        if one.is_told and one.person is not None:
            yield News(kind, one.person, table.id, one.seat)
