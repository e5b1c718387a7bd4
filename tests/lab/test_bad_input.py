"""Whatever is wrong is said in one line that names it, and nothing changes."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from millhand.lab import pettingzoo
from millhand.lab.agreement import LabError
from millhand.lab.environment import Environment
from millhand.lab.gymnasium import OneSeat
from millhand.lab.vector import Environments


def begun() -> Environment:
    environment = Environment("birmingham", 2)
    environment.reset(1)
    return environment


def refusing() -> OneSeat:
    env = OneSeat("birmingham", 2, bots="random", illegal="refused")
    env.reset(seed=1)
    return env


def many_begun() -> Environments:
    many = Environments("birmingham", 2)
    many.reset(1)
    return many


WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "game": (lambda: Environment("brum"), "unknown game «brum»"),
    "players": (lambda: Environment("birmingham", 7), "2, 3, 4"),
    "option": (lambda: pettingzoo.env("birmingham", options={"easy": True}), "«easy»"),
    "value": (lambda: Environments("birmingham", 2, options=["introductory=maybe"]), "«maybe»"),
    "option alone": (lambda: Environment("birmingham", options="easy=true"), "«easy»"),
    "no seat": (lambda: begun().observe(2), "from 0 to 1, not 2"),
    "nobody's seat": (lambda: begun().observe(-1), "from 0 to 1, not -1"),
    "many too early": (lambda: Environments("birmingham", 1).step([0]), "nobody is asked"),
    "bot file": (lambda: OneSeat("birmingham", bots="./no_bot.py:Miser"), "./no_bot.py"),
    "bot": (lambda: OneSeat("birmingham", bots="oracle"), "unknown bot «oracle»"),
    "bots": (lambda: OneSeat("birmingham", players=4, bots=["greedy"]), "1 bots for 3"),
    "seat": (lambda: OneSeat("birmingham", players=2, seat=2), "from 0 to 1, not 2"),
    "illegal": (lambda: OneSeat("birmingham", illegal="ignored"), "«ignored»"),
    "not allowed": (lambda: refusing().step(np.int64(500)), "the choice 500"),
    "seed": (lambda: Environment("birmingham").reset(-1), "not -1"),
    "seed of agents": (lambda: pettingzoo.env("birmingham").reset(-1), "not -1"),
    "no seed": (lambda: Environments("birmingham", 1).reset(2**62), "a seed is a number"),
    "games": (lambda: Environments("birmingham", 0), "not 0"),
    "choice": (lambda: begun().step(500), "choice 500"),
    "no choice": (lambda: begun().step(-1), "choice -1"),
    "too early": (lambda: Environment("birmingham").step(0), "nobody is asked"),
    "agents too early": (lambda: pettingzoo.env("birmingham").step(0), "nobody is asked"),
    "choices": (lambda: many_begun().step([0]), "2 choices are wanted"),
    "choices out of range": (lambda: many_begun().step([999, 999]), "choice 999"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_it_is_said_in_one_line(wrong: str) -> None:
    do, said = WRONG[wrong]
    with pytest.raises(LabError) as error:
        do()
    text = str(error.value)
    assert said in text
    assert "\n" not in text


def test_a_bot_without_manners_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text("class Cheat:\n    def choose(self, view, chance):\n        return -1\n")
    first = begun().seat
    with pytest.raises(LabError, match=r"^the bot «Cheat» \(.*\) answers «-1», which is not"):
        OneSeat("birmingham", 2, bots=f"{file}:Cheat", seat=1 - first).reset(seed=1)


def test_a_bot_that_fails_when_it_sits_down_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text(
        "class Clumsy:\n"
        "    def sit_down(self, opened, seat):\n        1 / 0\n"
        "    def get_up(self, scores, winners): ...\n"
        "    def choose(self, view, chance): ...\n"
    )
    with pytest.raises(LabError, match=r"^the bot «Clumsy» has failed: ZeroDivisionError"):
        OneSeat("birmingham", 2, bots=f"{file}:Clumsy").reset(seed=1)


def test_after_a_refused_choice_the_game_goes_on_as_before() -> None:
    environment, other = begun(), begun()
    with pytest.raises(LabError):
        environment.step(500)
    choice = environment.menu()[0]
    environment.step(choice)
    other.step(choice)
    assert (environment.observation == other.observation).all()


def test_one_wrong_choice_stops_all_rows() -> None:
    many = many_begun()
    before = many.observations.copy()
    allowed = int(many.masks[0].argmax())
    with pytest.raises(LabError):
        many.step([allowed, -5])
    assert (many.observations == before).all()
