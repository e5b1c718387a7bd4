"""Portraits: what is counted in a game is what happened in it."""

import pytest

from millhand.arena.portrait import ROUNDS_APART, portraits, portray
from millhand.arena.simulate import Plan, simulate
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.shelf import SHELF


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_portrait_agrees_with_the_game(game: str) -> None:
    plan = Plan(game, 3, ("rambler",) * 3, seed=5)
    [one, _] = portraits(plan, 2)
    played = simulate(plan, 2)
    assert sorted(one.points) == sorted(played.scores[0])
    assert sum(one.won) == len(played.winners[0])
    assert max(one.points) == max(
        points for points, won in zip(one.points, one.won, strict=True) if won
    )
    assert sum(one.sources.values()) == sum(one.points)
    assert sum(one.actions.values()) == one.moves
    assert one.rounds == len({number for number, _ in one.actions} - {0})
    assert sum(one.tiles.values()) == sum(one.towns.values()) > 0
    assert "" not in one.towns


def test_seats_stand_in_the_first_turn_order() -> None:
    opened = open_game(SHELF, "birmingham", 4)
    for seed in range(5):
        one = portray(opened, hire(["rambler"] * 4), seed)
        assert max(number for number, _ in one.actions) > ROUNDS_APART
        plan = Plan("birmingham", 4, ("rambler",) * 4, seed)
        assert sorted(one.points) == sorted(simulate(plan, 1).scores[0])
