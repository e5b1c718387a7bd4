"""Perft: how many sequences of complete moves there are, to a depth, from a position."""

from millhand.face.game import OpenGame
from millhand.kernel.table import Table
from millhand.match.complete import complete_moves


def perft(opened: OpenGame, table: Table, depth: int) -> int:
    """Sequences of so many moves; the dealer's moves are not counted but end a line."""
    if depth == 0:
        return 1
    seats = [seat for seat in range(opened.players) if table.asked() >> seat & 1]
    if not seats:
        return 1
    after = (after for _, after in complete_moves(opened, table, seats[0]))
    if depth == 1:
        return sum(1 for _ in after)
    return sum(perft(opened, one, depth - 1) for one in after)
