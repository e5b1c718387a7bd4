"""Many games in one call: each row is the game that one environment would give."""

import numpy as np
import pytest

from millhand.kernel.chance import Chance
from millhand.lab.environment import Environment
from millhand.lab.vector import Environments
from millhand.shelf import SHELF

GAMES, SEED = 3, 50


@pytest.mark.parametrize("game", SHELF)
def test_a_row_is_a_game_of_its_own(game: str) -> None:
    """Until every row has finished a game and is in the middle of the next."""
    many, chance = Environments(game, GAMES, players=2), Chance(9)
    alone = [Environment(game, 2) for _ in range(GAMES)]
    ended = [0] * GAMES
    many.reset(SEED)
    for row, environment in enumerate(alone):
        environment.reset(SEED + row)
    while min(ended) == 0 or many.over.any():
        for row, environment in enumerate(alone):
            assert (many.observations[row] == environment.observation).all()
            assert (many.masks[row] == environment.mask).all()
            assert many.seats[row] == environment.seat
            assert many.menus()[row] == environment.menu()
        choices = many.any_choices(chance)
        many.step(choices)
        for row, environment in enumerate(alone):
            assert many.over[row] == environment.step(choices[row])
            assert many.rewards[row].tolist() == pytest.approx(environment.rewards())
            if many.over[row]:
                ended[row] += 1
                assert many.points[row].tolist() == environment.points()
                environment.reset(SEED + row + GAMES * ended[row])


def test_arrays_are_written_in_place() -> None:
    many = Environments("birmingham", 4)
    many.reset(1)
    seen, before = many.observations, many.observations.copy()
    many.step([int(np.flatnonzero(mask)[0]) for mask in many.masks])
    assert many.observations is seen
    assert (seen != before).any()
    assert seen.shape == (4, len(many.names))
    assert many.masks.shape == (4, many.choices)


def test_arrays_cannot_be_written_from_outside() -> None:
    many = Environments("birmingham", 2)
    with pytest.raises(ValueError, match="read-only"):
        many.masks[0, 0] = 1
