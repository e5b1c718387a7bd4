"""A game as an environment of Gymnasium: one seat against bots.

Importing this module registers `millhand/Birmingham-v0` and its like.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from millhand.arena.selfplay import answers_of
from millhand.bots.at_work import at_work
from millhand.bots.bot import Bot, Guest
from millhand.bots.outside import call_in, make_sure_all_play
from millhand.kernel.chance import Chance
from millhand.kernel.table import Table
from millhand.lab.agreement import Agreed, Misused, check_seat, in_a_sentence
from millhand.lab.environment import Environment
from millhand.lab.spaces import MenuSpace, Seen, seen_space
from millhand.shelf import SHELF

SEEDS = 2**31
OF_BOTS = 2**61
"""Added to the seed of a game for the chance of its bots, which is not that of the dealer."""

LOSES, REFUSED = "loses", "refused"
"""What becomes of an answer that is not allowed: the end of the game as a defeat, or an error."""


class OneSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game; bots answer for the others. One step is one answer of this seat."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Agreed = (),
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        illegal: str = LOSES,
    ) -> None:
        self.environment = Environment(game, players, options)
        self.seat, self.illegal = seat, illegal
        with in_a_sentence():
            self._check()
            self.bots = self._seated(bots)
        self.observation_space = seen_space(self.environment)
        self.action_space = MenuSpace(self.environment.choices, self._allowed)
        self._chance = Chance(OF_BOTS)
        self._lost = False

    def _check(self) -> None:
        check_seat(self.seat, self.environment.players)
        if self.illegal not in (LOSES, REFUSED):
            raise Misused("illegal_is_unknown", word=self.illegal, known=[LOSES, REFUSED])

    def _seated(self, bots: str | Sequence[str]) -> dict[int, Bot]:
        """The bots by their seats."""
        others = [seat for seat in range(self.environment.players) if seat != self.seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise Misused("bots_do_not_fit", bots=len(names), players=len(others))
        make_sure_all_play(names, self.environment.opened)
        return dict(zip(others, call_in(names), strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the first answer of this seat."""
        super().reset(seed=seed)
        begun = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.environment.reset(begun)
        self._chance = Chance(OF_BOTS + begun)
        self._lost = False
        for seat, guest in self._guests():
            with in_a_sentence(), at_work(guest):
                guest.sit_down(self.environment.opened, seat)
        self._let_bots_answer()
        return self._seen(), self._told()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out an answer of this seat, then let the bots answer."""
        choice = int(action)
        self._make_sure_it_goes_on()
        if self.illegal == LOSES and not self.environment.desk.may(choice):
            self._lost = True
            return self._seen(), -1.0, True, False, {"illegal": choice}
        self.environment.step(choice)
        self._let_bots_answer()
        worth = self.environment.rewards()[self.seat]
        return self._seen(), worth, self.environment.is_over, False, self._told()

    def _make_sure_it_goes_on(self) -> None:
        """Raise LabError where no answer can be taken any more, also after one that lost."""
        if self._lost or self.environment.seat < 0:
            with in_a_sentence():
                raise Misused("nobody_is_asked")

    def menu(self) -> list[int]:
        """The answers that are allowed now, as a list."""
        return self.environment.menu()

    def full_state(self) -> Table:
        """Everything, hidden cards included; a copy."""
        return self.environment.full_state()

    def _let_bots_answer(self) -> None:
        opened, desk = self.environment.opened, self.environment.desk
        while desk.seat >= 0 and desk.seat != self.seat:
            seat = int(desk.seat)
            with in_a_sentence():
                for _ in answers_of(opened, desk.table, seat, self.bots[seat], self._chance):
                    pass
            desk.go_on()
        if desk.table.is_over():
            for _, guest in self._guests():
                with in_a_sentence(), at_work(guest):
                    guest.get_up(self.environment.points(), opened.winners(desk.table))

    def _guests(self) -> list[tuple[int, Guest]]:
        """The bots that want to be told of a game's beginning and end, by seats."""
        return [(seat, bot) for seat, bot in self.bots.items() if isinstance(bot, Guest)]

    def _seen(self) -> Seen:
        observation = self.environment.observe(self.seat)
        return {"observation": observation, "action_mask": self.environment.mask.copy()}

    def _told(self) -> dict[str, Any]:
        return {"points": self.environment.points()} if self.environment.is_over else {}

    def _allowed(self) -> np.ndarray[Any, Any] | None:
        return self.environment.mask if self.environment.seat >= 0 else None


def _register() -> None:
    """`millhand/AgeOfIndustry-v0`: a game of the shelf with all its players."""
    for name in SHELF:
        gymnasium.register(
            id=f"millhand/{name.title().replace('_', '')}-v0",
            entry_point=f"{__name__}:{OneSeat.__name__}",
            kwargs={"game": name},
            disable_env_checker=True,
        )


_register()
