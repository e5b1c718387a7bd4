"""A game as an environment of PettingZoo (AEC): every seat is an agent."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # a library without types

from millhand.kernel.table import Table
from millhand.lab.agreement import Agreed, check_seed
from millhand.lab.environment import Environment
from millhand.lab.spaces import MenuSpace, Seen, seen_space

SEEDS = 2**31
NOTHING = -1
"""A choice that is never allowed."""


def env(game: str, players: int | None = None, options: Agreed = ()) -> "Agents":
    """A game for so many players (the most it takes, if nothing is said)."""
    return Agents(game, players, options)


class Agents(AECEnv):  # type: ignore[misc]  # of a library without types
    """The seats of one game; one step is one answer.

    Seats that answer at once, unseen (Workshop of the World), answer one after the other and do
    not see the answers before: so no seat need move in parallel with others.
    """

    def __init__(self, game: str, players: int | None = None, options: Agreed = ()) -> None:
        super().__init__()
        self.environment = Environment(game, players, options)
        opened = self.environment.opened
        self.metadata = {
            "name": f"millhand_{opened.game.name}_v{self.environment.observed.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(opened.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(self.environment.choices, np.int8)
        self._seeds = np.random.default_rng()
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: seen_space(self.environment) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: MenuSpace(self.environment.choices, self._allowed)
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: always of the same shape."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All answers; a sample without a mask is one that is allowed now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed fixes it, and all that follow until the next seed."""
        if seed is not None:
            check_seed(seed)
            self._seeds = np.random.default_rng(seed)
        self.environment.reset(int(self._seeds.integers(SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.environment.seat]

    def observe(self, agent: str) -> Seen:
        """What an agent may see, and what it may answer: nothing while another one is asked."""
        environment, seat = self.environment, self._seats[agent]
        if seat == environment.desk.seat:
            numbers, mask = environment.observation.copy(), environment.mask
        else:
            numbers, mask = environment.observe(seat), self._nothing
        return {"observation": numbers, "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Carry out an answer of the agent that is selected."""
        if self.agents and self.terminations[self.agent_selection]:
            self._was_dead_step(action)
        elif self.environment.step(NOTHING if action is None else int(action)):
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.environment.desk.seat]

    def menu(self) -> list[int]:
        """The answers that are allowed now, as a list."""
        return self.environment.menu()

    def full_state(self) -> Table:
        """Everything, hidden cards included; a copy."""
        return self.environment.full_state()

    def _allowed(self) -> np.ndarray[Any, Any] | None:
        return self.environment.mask if self.environment.seat >= 0 else None

    def _end(self) -> None:
        """Hand out rewards; every agent hears of them in turn."""
        worth, points = self.environment.rewards(), self.environment.points()
        for agent, seat in self._seats.items():
            self.rewards[agent] = worth[seat]
            self.infos[agent] = {"points": points[seat]}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
