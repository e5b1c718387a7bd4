"""Complete moves: every way to answer question after question until a move is finished.

Menus are short; complete moves can be thousands. They are made lazily, for tests, perft and small
searches. Two orders of the same cards in one question (scouting) are the same move.
"""

from collections.abc import Iterator

from millhand.kernel.game import OpenGame
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.match.moves import Move


def complete_moves(opened: OpenGame, table: Table, seat: int) -> Iterator[tuple[Move, Table]]:
    """Every move that a seat may make now, each with the table after it."""
    seen: set[tuple[int, ...]] = set()
    for choices, claims, after in _grow(opened, table.copy(), seat, (), ()):
        same = (choices[0], *sorted(choices[1:]))
        if same not in seen:
            seen.add(same)
            yield Move(seat, choices, claims if any(claims) else ()), after


def _grow(
    opened: OpenGame, table: Table, seat: int, choices: tuple[int, ...], claims: tuple[str, ...]
) -> Iterator[tuple[tuple[int, ...], tuple[str, ...], Table]]:
    if choices and not table.mid_move(seat):
        yield choices, claims, table
        return
    menu = Menu()
    table.menu(seat, menu)
    implied = opened.implied(table, seat)
    for choice in menu.as_list():
        after = table.copy()
        after.choose(seat, choice)
        if choice == implied:
            yield from _grow(opened, after, seat, choices, claims)
        else:
            claim = opened.claim(table, seat, choice)
            yield from _grow(opened, after, seat, (*choices, choice), (*claims, claim))
