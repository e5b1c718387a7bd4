"""Many games in one call: arrays that are made once and written in place by compiled code."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from millhand.kernel.chance import Chance
from millhand.kernel.hall import ManyTables
from millhand.lab.agreement import Agreed, Misused, check_seed, in_a_sentence, open_for_lab
from millhand.lab.environment import Mask, Numbers, not_on_the_menu
from millhand.lab.rewards import rewards


class Environments:
    """Many games of one kind; where one ends the next begins, in the same row.

    Game n of row r has the seed `seed + r + n * rows`: `Environment.reset` with it gives the same.
    """

    def __init__(
        self, game: str, games: int, players: int | None = None, options: Agreed = ()
    ) -> None:
        if games < 1:
            with in_a_sentence():
                raise Misused("games_are_too_few", games=games)
        self.opened = open_for_lab(game, players, options)
        observed = self.opened.observed()
        observer = observed.observer()
        self.names = observed.names()
        self.games, self.players = games, self.opened.players
        self.choices = self.opened.choice_count
        self._hall = ManyTables(self.opened.lay(), observer, self.choices, games)
        hall = self._hall
        numbers = np.frombuffer(memoryview(hall.observations), np.int16)
        self.observations: Numbers = numbers.reshape(games, -1)
        """What the seat that is asked may see, row by row."""
        allowed = np.frombuffer(memoryview(hall.masks), np.int8)
        self.masks: Mask = allowed.reshape(games, -1)
        """1 where a choice is allowed."""
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(hall.seats), np.int64)
        """Who is asked."""
        self.rewards = np.zeros((games, self.players), np.float32)
        """Of the games that ended with the last step; all others are 0."""
        self.points = np.zeros((games, self.players), np.int32)
        """Final points of the game that ended last in each row."""
        self.over = np.zeros(games, np.bool_)
        """Whether a game ended with the last step; its row shows the next one already."""
        self._begun = False

    def reset(self, seed: int) -> None:
        """New games in all rows."""
        check_seed(seed)
        self._hall.begin(seed)
        self._begun = True
        self._forget_ends()

    def step(self, choices: ArrayLike) -> None:
        """One answer in each row; if one is not allowed, nothing changes in any."""
        answers: list[int] = np.ravel(choices).astype(np.int64, casting="safe").tolist()
        with in_a_sentence():
            self._check(answers)
        if self.over.any():
            self._forget_ends()
        for row, table in self._hall.answer(answers):
            self.over[row] = True
            self.rewards[row] = rewards(self.opened, table)
            self.points[row] = [table.points(seat) for seat in range(self.players)]

    def _check(self, answers: list[int]) -> None:
        if not self._begun:
            raise Misused("nobody_is_asked")
        if len(answers) != self.games:
            raise Misused("choices_do_not_fit", games=self.games, choices=len(answers))
        wrong = self._hall.wrong(answers)
        if wrong >= 0:
            raise not_on_the_menu(self.opened, int(self.seats[wrong]), answers[wrong])

    def menus(self) -> list[list[int]]:
        """The choices that are allowed now, row by row, as lists."""
        return [desk.menu.as_list() for desk in self._hall.desks]

    def any_choices(self, chance: Chance) -> list[int]:
        """Some choice that is allowed, in each row."""
        return self._hall.any_choices(chance)

    def _forget_ends(self) -> None:
        self.over[:] = False
        self.rewards[:] = 0
