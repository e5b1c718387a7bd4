"""Our own environments, played at random. Prints one JSON line.

    python millhand_lab.py one|pettingzoo|many [seconds [game [players]]]

A step is one answer, with the observation and the mask of whoever answers next. Moves are complete
actions: a step of ours may be a part of one.
"""

import json
import platform
import sys
import time
from collections.abc import Callable

import millhand
from millhand.kernel.chance import Chance
from millhand.lab.environment import Environment
from millhand.lab.vector import Environments

GAMES = 256
STEPS_AT_ONCE = 50

Played = tuple[int, int]
"""Steps, and complete moves (0: not counted)."""


def one(game: str, players: int) -> Callable[[int], Played]:
    """One game after the other: observation and mask are there after every step."""
    environment, chance = Environment(game, players), Chance(1)

    def play(seed: int) -> Played:
        environment.reset(seed)
        steps, over = 0, False
        while not over:
            over = environment.step(environment.any_choice(chance))
            steps += 1
        return steps, int(environment.full_state().actions_done())

    return play


def pettingzoo(game: str, players: int) -> Callable[[int], Played]:
    """The same through PettingZoo: `last` and `step`, with copies for every agent."""
    from millhand.lab.pettingzoo import env

    agents, chance = env(game, players), Chance(1)

    def play(seed: int) -> Played:
        agents.reset(seed)
        steps = 0
        while agents.agents:
            _, _, over, _, _ = agents.last()
            agents.step(None if over else agents.environment.any_choice(chance))
            steps += not over
        return steps, int(agents.full_state().actions_done())

    return play


def many(game: str, players: int) -> Callable[[int], Played]:
    """256 games in one call; ended ones begin anew."""
    environments, chance = Environments(game, GAMES, players), Chance(1)
    environments.reset(1)

    def play(seed: int) -> Played:
        for _ in range(STEPS_AT_ONCE):
            environments.step(environments.any_choices(chance))
        return GAMES * STEPS_AT_ONCE, 0

    return play


KINDS = {"one": one, "pettingzoo": pettingzoo, "many": many}


def main(kind: str, seconds: float, game: str, players: int) -> dict[str, object]:
    """Measure one kind of environment."""
    play = KINDS[kind](game, players)
    play(0)
    begun, by_the_wall = time.process_time(), time.perf_counter()
    steps = moves = games = 0
    while time.process_time() - begun < seconds:
        games += 1
        more, complete = play(games)
        steps, moves = steps + more, moves + complete
    taken, waited = time.process_time() - begun, time.perf_counter() - by_the_wall
    return {
        "engine": "millhand",
        "version": millhand.__version__,
        "python": platform.python_version(),
        "compiled": millhand.compiled(),
        "kind": kind,
        "game": game,
        "players": players,
        "steps": steps,
        "steps_per_second": steps / taken,
        "steps_per_second_by_the_wall": steps / waited,
        **({"moves_per_second": moves / taken} if moves else {}),
    }


if __name__ == "__main__":
    words = [*sys.argv[1:], *["one", "1", "birmingham", "4"][len(sys.argv) - 1 :]]
    print(json.dumps(main(words[0], float(words[1]), words[2], int(words[3]))))
