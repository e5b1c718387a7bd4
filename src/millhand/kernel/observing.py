"""What a seat may see of a table, written as a row of small numbers for programs that learn.

Which cells a game tells, and how, is a list of rows that the game gives (`face/observed.py`);
seats are always told in turn from the one that looks, so that all of them see alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from millhand.kernel.bits import lowest
from millhand.kernel.table import Table

# How the cells of a row are told.
AS_THEY_LIE: Final = 0  # cells, to everybody alike
OF_EACH_SEAT: Final = 1  # a stretch of cells for each seat
OF_MINE_ALONE: Final = 2  # the same, but UNKNOWN in place of those of others
MINE: Final = 3  # the stretch of the seat that looks, and no number for others
OWNERS: Final = 4  # cells with a seat or a colour: NOBODY, else 1 for mine, 2 for the next …
HOLDERS: Final = 5  # of each member of sets, one for each colour: who has it, in the same way
MEMBERS: Final = 6  # of each member of one set: whether it is in
PLACES: Final = 7  # of each seat: its place, from 1 on, in a row of seats; 0 if it has none
ARE_THERE: Final = 8  # of each seat: whether a cell holds something
FACE_UP: Final = 9  # the first cells of a row, as many as another cell says; then UNKNOWN
OUT_OF_SIGHT: Final = 10  # UNKNOWN
ASKED: Final = 11  # of each seat: whether it owes an answer
SEALED: Final = 12  # of each seat: whether it has answered, unseen

UNKNOWN: Final = -1
NOBODY: Final = 0

FOR_EVERY_SEAT: Final = (OF_EACH_SEAT, OF_MINE_ALONE, PLACES, ARE_THERE, ASKED, SEALED)
"""What has as many numbers for each seat as it has for one."""


@mypyc_attr(acyclic=True, native_class=True)
class Observer:
    """Writes what a seat may see: the rows of a game, with some players, one after the other."""

    def __init__(self, players: i64, sets: i64, rows: list[tuple[int, int, int, int]]) -> None:
        self.players: Final = players
        self.sets: Final = sets
        """How many colours each seat has."""
        self.rows: Final = len(rows)
        self.how: Final = vec[i64]([row[0] for row in rows])
        self.first: Final = vec[i64]([row[1] for row in rows])
        self.size: Final = vec[i64]([row[2] for row in rows])
        self.stride: Final = vec[i64]([row[3] for row in rows])
        """From one seat to the next; of what is FACE_UP the cell that says how much is."""
        widths = [row[2] * (int(players) if row[0] in FOR_EVERY_SEAT else 1) for row in rows]
        self.width: Final = sum(widths)

    def write(self, table: Table, seat: i64, out: vec[i16], at: i64) -> None:
        """Write all that a seat may see from place `at` on."""
        row: i64
        for row in range(self.rows):
            at = self._write_row(table, seat, row, out, at)

    def _write_row(self, table: Table, seat: i64, row: i64, out: vec[i16], at: i64) -> i64:
        """Write one row; returns the place after it."""
        how: i64 = self.how[row]
        first: i64 = self.first[row]
        size: i64 = self.size[row]
        if how == AS_THEY_LIE:
            return _copied(table.cells, first, size, out, at)
        if how == OWNERS:
            return self._owners(table.cells, seat, first, size, out, at)
        if how == MEMBERS:
            return _members(table.cells[first], size, out, at)
        if how == MINE:
            return _copied(table.cells, first + seat * self.stride[row], size, out, at)
        if how == HOLDERS:
            return self._holders(table.cells, seat, first, size, out, at)
        if how == FACE_UP:
            shown: i64 = min(size, table.cells[self.stride[row]])
            return _unknown(size - shown, out, _copied(table.cells, first, shown, out, at))
        if how == OUT_OF_SIGHT:
            return _unknown(size, out, at)
        return self._of_seats(table, seat, row, out, at)

    def _of_seats(self, table: Table, seat: i64, row: i64, out: vec[i16], at: i64) -> i64:
        """A row that has something of every seat, the one that looks first."""
        how: i64 = self.how[row]
        first: i64 = self.first[row]
        size: i64 = self.size[row]
        turn: i64
        for turn in range(self.players):
            other: i64 = seat + turn
            if other >= self.players:
                other -= self.players
            if how == OF_EACH_SEAT or (how == OF_MINE_ALONE and turn == 0):
                at = _copied(table.cells, first + other * self.stride[row], size, out, at)
            elif how == OF_MINE_ALONE:
                at = _unknown(size, out, at)
            else:
                out[at] = i16(self._of_seat(table, how, first, other))
                at += 1
        return at

    def _of_seat(self, table: Table, how: i64, first: i64, seat: i64) -> i64:
        """The one number that a row has of a seat."""
        if how == ASKED:
            return table.asked() >> seat & 1
        if how == SEALED:
            return table.sealed() >> seat & 1
        if how == ARE_THERE:
            return 1 if table.cells[first + seat] >= 0 else 0
        place: i64
        for place in range(self.players):
            if table.cells[first + place] == seat:
                return place + 1
        return 0

    def _turned(self, owner: i64, seat: i64) -> i64:
        """A seat's number, or a colour's, as the seat that looks counts them; from 1 on."""
        turned: i64 = owner - seat * self.sets
        return turned + 1 if turned >= 0 else turned + 1 + self.players * self.sets

    def _owners(
        self, cells: vec[i64], seat: i64, first: i64, size: i64, out: vec[i16], at: i64
    ) -> i64:
        place: i64
        for place in range(size):
            owner: i64 = cells[first + place]
            turned: i64 = NOBODY
            if owner >= 0:
                turned = self._turned(owner, seat)
            out[at + place] = i16(turned)
        return at + size

    def _holders(
        self, cells: vec[i64], seat: i64, first: i64, size: i64, out: vec[i16], at: i64
    ) -> i64:
        place: i64
        for place in range(size):
            out[at + place] = NOBODY
        colour: i64
        for colour in range(self.players * self.sets):
            held: i64 = cells[first + colour]
            while held != 0:
                turned: i64 = self._turned(colour, seat)
                out[at + lowest(held)] = i16(turned)
                held &= held - 1
        return at + size


def _copied(cells: vec[i64], first: i64, size: i64, out: vec[i16], at: i64) -> i64:
    place: i64
    for place in range(size):
        out[at + place] = i16(cells[first + place])
    return at + size


def _unknown(size: i64, out: vec[i16], at: i64) -> i64:
    place: i64
    for place in range(size):
        out[at + place] = UNKNOWN
    return at + size


def _members(members: i64, size: i64, out: vec[i16], at: i64) -> i64:
    place: i64
    for place in range(size):
        out[at + place] = i16(members & 1)
        members >>= 1
    return at + size
