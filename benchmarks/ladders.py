#!/usr/bin/env python3
"""Ladders of all games and numbers of players: the tables of `docs/bots.md`, in Markdown.

    .venv/bin/python benchmarks/ladders.py --games 400 --workers 2
    .venv/bin/python benchmarks/ladders.py --game lancashire --games 20 --seed 4500000000
    .venv/bin/python benchmarks/ladders.py --bots canny,shrewd,master --games 100 --resume kept

Each line is what `millhand duel BOT ONE_BELOW GAME --players N --games 400` tells, with seeds of
the block for reporting. Pairs that are no neighbours do not play: `millhand ladder` lets them, too.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from millhand.arena.crew import Crew
from millhand.arena.duel import Duel, fight, line_ups, seeds_for
from millhand.arena.intervals import Estimate
from millhand.arena.ladder import ratings
from millhand.arena.seeds import REPORTING
from millhand.arena.simulate import Plan
from millhand.bots.roster import QUICK
from millhand.cli.crews import crew_for
from millhand.cli.output import progress
from millhand.shelf import SHELF

MAPS = {"age_of_industry": ("germany", "new_england")}
HEADINGS = ("players", "bot", "rating", "times its fair share", "points", "points of the one below")


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(SHELF), help="one game only")
    parser.add_argument("--games", type=int, default=400, help="games of each pair")
    parser.add_argument("--bots", default=",".join(QUICK), help="from the weakest to the strongest")
    parser.add_argument("--players", type=int, help="one number of players only")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster")
    parser.add_argument("--resume", help="a file that keeps results")
    parser.add_argument("--seed", type=int, default=REPORTING, help="the first seed")
    said = parser.parse_args(words)
    if said.games < 2 or said.workers < 1:
        parser.error("at least two games and one worker are needed")
    with crew_for(said.workers, said.cluster, said.resume) as crew:
        for game in [said.game] if said.game else SHELF:
            print(f"### {game}\n\n| {' | '.join(HEADINGS)} |\n" + "|---" * len(HEADINGS) + "|")
            for plan, league in plans(game, said.seed, said.bots.split(",")):
                if said.players in (None, plan.players):
                    duels = rungs(plan, league, said.games, crew)
                    print("\n".join(lines(league, plan.bots, duels)), flush=True)
            print()


def plans(game: str, seed: int, bots: Sequence[str] = QUICK) -> list[tuple[Plan, str]]:
    """A plan for every number of players, on every map, and what it is called."""
    names = tuple(bots)
    if game not in MAPS:
        return [(Plan(game, n, names, seed), str(n)) for n in SHELF[game].players]
    return [
        (Plan(game, n, names, seed, (f"map={name}",)), f"{n}, {name}")
        for name in MAPS[game]
        for n in SHELF[game].players
    ]


def rungs(plan: Plan, league: str, games: int, crew: Crew) -> list[Duel]:
    """The duels of each bot with the one below it, from the lowest up."""
    seeds = seeds_for(games, plan.players)
    total = (len(plan.bots) - 1) * seeds * len(line_ups("a", "b", plan.players))
    with progress(f"{plan.game} {league}", total, quiet=False) as advance:
        return [
            fight(replace(plan, bots=(bot, below)), seeds, crew, advance)
            for below, bot in pairwise(plan.bots)
        ]


def lines(league: str, bots: Sequence[str], duels: Sequence[Duel]) -> Iterator[str]:
    """A line for each bot."""
    rated = ratings(bots, duels)
    yield f"| {league} | {bots[0]} | 0 |  |  |  |"
    for bot, duel in zip(bots[1:], duels, strict=True):
        points = (near(duel.points(one), 1) for one in duel.bots)
        cells = ("", bot, near(rated[bot], 0), near(duel.times_fair_share(bot), 2), *points)
        yield f"| {' | '.join(cells)} |"


def near(estimate: Estimate, digits: int) -> str:
    """A mean and its interval."""
    if estimate.low is None or estimate.high is None:
        return f"{estimate.mean:.{digits}f}"
    bounds = f"{estimate.low:.{digits}f} to {estimate.high:.{digits}f}"
    return f"{estimate.mean:.{digits}f} ({bounds})"


if __name__ == "__main__":
    main()
