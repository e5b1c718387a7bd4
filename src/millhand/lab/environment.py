"""One game, step by step, as arrays: what the seat that is asked may see, and what it may answer.

The environments of other libraries are wrapped around this one; it needs nothing but NumPy.
"""

from typing import TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8
from numpy.typing import NDArray

from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.hall import Desk
from millhand.kernel.table import Table
from millhand.lab.agreement import (
    Agreed,
    Misused,
    check_seat,
    check_seed,
    in_a_sentence,
    open_for_lab,
)
from millhand.lab.rewards import rewards
from millhand.notation.moves import write_any

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]


class Environment:
    """A game of the shelf for programs that learn; one step is one answer of one seat.

    `observation` and `mask` belong to the seat that is asked (`seat`); they are written anew with
    every step, so keep a copy of what you want to keep.
    """

    def __init__(self, game: str, players: int | None = None, options: Agreed = ()) -> None:
        self._sit_down(open_for_lab(game, players, options))

    def _sit_down(self, opened: OpenGame) -> None:
        self.opened = opened
        self.observed = self.opened.observed()
        self.observer = self.observed.observer()
        self.names: list[str] = self.observed.names()
        """A name for every number of an observation."""
        self.players = self.opened.players
        self.choices = self.opened.choice_count
        """How many answers there are in all: the length of a mask."""
        numbers, allowed = vec[i16]([0] * self.observer.width), vec[u8]([0] * self.choices)
        self.observation: Numbers = np.frombuffer(memoryview(numbers), np.int16)
        self.mask: Mask = np.frombuffer(memoryview(allowed), np.int8)
        self.desk = Desk(self.opened.lay(), self.observer, numbers, allowed, self.choices, 0)
        self._others: vec[i16] = vec[i16]([0] * self.observer.width)
        self._of_others: Numbers = np.frombuffer(memoryview(self._others), np.int16)

    def reset(self, seed: int) -> None:
        """A new game; the seed and the answers decide everything."""
        check_seed(seed)
        self.desk.begin(seed)

    def step(self, choice: int) -> bool:
        """Carry out an answer of the seat that is asked; returns whether the game is over."""
        if not self.desk.may(choice):
            self.refuse(choice)
        return self.desk.answer(choice)

    def refuse(self, choice: int) -> None:
        """Say that a choice is not allowed."""
        with in_a_sentence():
            raise not_on_the_menu(self.opened, self.seat, choice)

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over, or before the first `reset`."""
        return int(self.desk.seat)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.desk.table.is_over()

    def menu(self) -> list[int]:
        """The choices that are allowed now, as a list."""
        return self.desk.menu.as_list()

    def any_choice(self, chance: Chance) -> int:
        """Some choice that is allowed now."""
        return int(self.desk.any_choice(chance))

    def observe(self, seat: int) -> Numbers:
        """What any seat may see now, asked or not; a copy."""
        check_seat(seat, self.players)
        if seat == self.seat:
            return self.observation.copy()
        self.observer.write(self.desk.table, seat, self._others, 0)
        return self._of_others.copy()

    def points(self) -> list[int]:
        """The final points of every seat; none before the end, since money may be hidden."""
        if not self.is_over:
            return []
        return [int(self.desk.table.points(seat)) for seat in range(self.players)]

    def rewards(self) -> list[float]:
        """What the end is worth to every seat; zeros before it."""
        return rewards(self.opened, self.desk.table)

    def full_state(self) -> Table:
        """Everything, hidden cards included: for whoever may know it; a copy."""
        return self.desk.table.copy()

    def copy(self) -> "Environment":
        """Another environment in the same position, which goes its own way from here."""
        other = Environment.__new__(Environment)
        other._sit_down(self.opened)
        if self.seat >= 0 or self.is_over:
            other.desk.go_on_from(self.desk)
        return other

    def __deepcopy__(self, memo: object) -> "Environment":
        return self.copy()

    def describe(self, choice: int) -> str:
        """How a choice is written: `build dudley.1 coal_mine`."""
        return write_any(self.opened, choice)


def not_on_the_menu(opened: OpenGame, seat: int, choice: int) -> Misused:
    """What is wrong with a choice."""
    if seat < 0:
        return Misused("nobody_is_asked")
    said = f"{choice} {write_any(opened, choice)}".strip()
    return Misused("choice_is_not_allowed", seat=opened.colours[seat], answer=said)
