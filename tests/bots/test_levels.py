"""Levels are rungs: each wins from the one below, in every game."""

import pytest

from millhand import compiled
from millhand.arena.duel import fight, seeds_for
from millhand.arena.seeds import CHECKING
from millhand.arena.simulate import Plan
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

GAMES = 24
"""Few, so only a rough share is asked for; `docs/bots.md` has the long measurements."""


@pytest.mark.skipif(not compiled(), reason="too slow without a compiled engine")
@pytest.mark.parametrize("pair", [("greedy", "rambler"), ("canny", "greedy")])
@pytest.mark.parametrize("game", sorted(SHELF))
def test_who_thinks_further_wins_more(game: str, pair: tuple[str, str]) -> None:
    players = SHELF[game].players[-1]
    duel = fight(Plan(game, players, pair, seed=CHECKING), seeds_for(GAMES, players), 1)
    assert duel.win_share(pair[0]).mean > 0.6
    assert duel.difference().mean > 0


@pytest.mark.parametrize(("game", "players"), [(g, n) for g in SHELF for n in SHELF[g].players])
def test_ramblers_win_more_than_those_who_do_just_anything(game: str, players: int) -> None:
    pair = ("rambler", "random")
    duel = fight(Plan(game, players, pair, seed=CHECKING), seeds_for(5 * GAMES, players), 1)
    assert duel.win_share("rambler").mean > 0.65
    assert duel.difference().mean > 0
