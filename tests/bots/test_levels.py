"""Levels are rungs: each wins from the one below, in every game."""

import pytest
from bots.any_nets import stored_nets
from laws.watching import opened

from millhand import compiled
from millhand.arena.climbing.gate import examined
from millhand.arena.duel import fight, seeds_for
from millhand.arena.fitting import League
from millhand.arena.seeds import CHECKING
from millhand.arena.simulate import Plan
from millhand.arena.variants import Variant, all_variants
from millhand.arena.workers import ALONE
from millhand.bots.judges import league_of
from millhand.bots.nets import net_of
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

STORED = stored_nets()
GAMES = 24
"""Few, so only a rough share is asked for; `docs/bots.md` has the long measurements."""


@pytest.mark.skipif(not compiled(), reason="too slow without a compiled engine")
@pytest.mark.parametrize("pair", [("greedy", "rambler"), ("canny", "greedy")])
@pytest.mark.parametrize("game", sorted(SHELF))
def test_who_thinks_further_wins_more(game: str, pair: tuple[str, str]) -> None:
    players = SHELF[game].players[-1]
    duel = fight(Plan(game, players, pair, seed=CHECKING), seeds_for(GAMES, players), ALONE)
    assert duel.win_share(pair[0]).mean > 0.6
    assert duel.difference().mean > 0


@pytest.mark.skipif(not compiled(), reason="too slow without a compiled engine")
def test_who_thinks_longer_about_sealed_answers_wins_more() -> None:
    pair = ("shrewd", "canny")
    duel = fight(Plan("workshop", 2, pair, seed=CHECKING), seeds_for(GAMES, 2), ALONE)
    assert duel.win_share("shrewd").mean > 0.5
    assert duel.difference().mean > 0


def name_of(variant: Variant) -> str:
    return f"{variant.game}-{league_of(opened(variant))}"


@pytest.mark.skipif(not compiled(), reason="too slow without a compiled engine")
@pytest.mark.parametrize("name", STORED)
def test_canny_plays_better_with_a_net_that_was_kept(name: str) -> None:
    variant = next(one for one in all_variants() if name_of(one) == name)
    options = tuple(f"{option}={str(value).lower()}" for option, value in variant.options)
    league = League(variant.game, variant.players, options)
    learnt = net_of(league.open())
    assert learnt is not None
    verdict = examined(league, None, learnt, ALONE, lambda games: None, seeds=24, by_itself=1)
    assert verdict.share.mean > 0.5


@pytest.mark.parametrize(("game", "players"), [(g, n) for g in SHELF for n in SHELF[g].players])
def test_ramblers_win_more_than_those_who_do_just_anything(game: str, players: int) -> None:
    pair = ("rambler", "random")
    duel = fight(Plan(game, players, pair, seed=CHECKING), seeds_for(5 * GAMES, players), ALONE)
    assert duel.win_share("rambler").mean > 0.65
    assert duel.difference().mean > 0
