"""A hall of tables played at the same time, as programs that learn want them: rows of numbers.

Every desk of the hall has a row in two arrays that are made once: what the seat that is asked may
see, and which choices stand on its menu. Both are written in place, and can be looked at from
outside without a copy (a `vec` has the buffer protocol).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from millhand.kernel.bits import lowest
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.observing import Observer
from millhand.kernel.playout import deal
from millhand.kernel.table import Table

NOBODY_IS_ASKED: Final = -1


@mypyc_attr(acyclic=True, native_class=True)
class Desk:
    """One game: whose answer is due, what that seat sees and may answer."""

    def __init__(
        self,
        empty: Table,
        observer: Observer,
        observations: vec[i16],
        masks: vec[u8],
        choices: i64,
        row: i64,
    ) -> None:
        self.empty: Final = empty
        self.observer: Final = observer
        self.observations: Final = observations
        self.masks: Final = masks
        self.choices: Final = choices
        self.row: Final = row
        self.menu: Final = Menu()
        self.table: Table = empty
        self.chance: Chance = Chance(0)
        self.seat: i64 = NOBODY_IS_ASKED

    def begin(self, seed: i64) -> None:
        """A new game; the seed decides every deal of it."""
        self.table = self.empty.copy()
        self.chance = Chance(seed)
        self.go_on()

    def go_on_from(self, other: "Desk") -> None:
        """The same position as at another desk, with the same chances to come."""
        self.table = other.table.copy()
        self.chance = Chance(0)
        self.chance.high = other.chance.high
        self.chance.low = other.chance.low
        self.go_on()

    def may(self, choice: i64) -> bool:
        """Whether a choice stands on the menu."""
        return 0 <= choice < self.choices and self.masks[self.row * self.choices + choice] != 0

    def answer(self, choice: i64) -> bool:
        """Carry out a choice of the menu; returns whether the game is over."""
        self.table.choose(self.seat, choice)
        self.go_on()
        return self.seat == NOBODY_IS_ASKED

    def any_choice(self, chance: Chance) -> i64:
        """Some choice of the menu, all being equally likely."""
        return self.menu.choices[chance.below(self.menu.size)]

    def go_on(self) -> None:
        """Let chance answer where it is asked, then write what the next seat sees."""
        self._wipe_mask()
        if self.table.asked() == 0:
            deal(self.table, self.chance)
        self.menu.clear()
        if self.table.is_over():
            self.seat = NOBODY_IS_ASKED
            return
        self.seat = lowest(self.table.asked())
        self.table.menu(self.seat, self.menu)
        self._write_mask()
        self.observer.write(
            self.table, self.seat, self.observations, self.row * self.observer.width
        )

    def _wipe_mask(self) -> None:
        """Only what stood on the menu before must be wiped."""
        first: i64 = self.row * self.choices
        index: i64
        for index in range(self.menu.size):
            self.masks[first + self.menu.choices[index]] = 0

    def _write_mask(self) -> None:
        first: i64 = self.row * self.choices
        index: i64
        for index in range(self.menu.size):
            self.masks[first + self.menu.choices[index]] = 1


@mypyc_attr(acyclic=True, native_class=True)
class ManyTables:
    """Many desks with the same game; whoever finishes one begins the next at the same desk.

    Game n of desk d has the seed `seed + d + n * desks`, whatever happens at other desks.
    """

    def __init__(self, empty: Table, observer: Observer, choices: i64, desks: i64) -> None:
        self.observations: Final = vec[i16]([0] * (desks * observer.width))
        self.masks: Final = vec[u8]([0] * (desks * choices))
        self.seats: Final = vec[i64]([0] * desks)
        """Who is asked, desk by desk."""
        self.next_seeds: Final = vec[i64]([0] * desks)
        self.desks: Final = [
            Desk(empty, observer, self.observations, self.masks, choices, row)
            for row in range(desks)
        ]

    def begin(self, seed: i64) -> None:
        """A new game at every desk."""
        for desk in self.desks:
            self._begin(desk, seed + desk.row)

    def wrong(self, choices: list[int]) -> int:
        """The first desk whose choice does not stand on its menu; -1 if all do."""
        row: i64
        for row in range(len(choices)):
            if not self.desks[row].may(choices[row]):
                return row
        return -1

    def answer(self, choices: list[int]) -> list[tuple[int, Table]]:
        """Carry out a choice at every desk; returns the desks and tables whose game has ended."""
        ended: list[tuple[int, Table]] = []
        for desk in self.desks:
            if desk.answer(choices[desk.row]):
                ended.append((desk.row, desk.table))
                self._begin(desk, self.next_seeds[desk.row])
            self.seats[desk.row] = desk.seat
        return ended

    def any_choices(self, chance: Chance) -> list[int]:
        """Some choice of every menu."""
        return [desk.any_choice(chance) for desk in self.desks]

    def _begin(self, desk: Desk, seed: i64) -> None:
        desk.begin(seed)
        self.next_seeds[desk.row] = seed + len(self.desks)
        self.seats[desk.row] = desk.seat
