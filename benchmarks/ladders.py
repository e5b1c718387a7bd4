#!/usr/bin/env python3
"""Ladders of all games and numbers of players: the tables of `docs/bots.md`, in Markdown.

    .venv/bin/python benchmarks/ladders.py --games 400 --workers 2
    .venv/bin/python benchmarks/ladders.py --game lancashire --games 20

Each part of a table is what `millhand ladder GAME --players N --games 400` tells; seeds are those
of the block for reporting.
"""

import argparse
from collections.abc import Iterator, Sequence

from millhand.arena.intervals import Estimate
from millhand.arena.ladder import Ladder, climb, games_of
from millhand.arena.seeds import REPORTING
from millhand.arena.simulate import Plan
from millhand.bots.roster import ROSTER
from millhand.cli.output import progress
from millhand.shelf import SHELF

MAPS = {"age_of_industry": ("germany", "new_england")}
HEADINGS = ("players", "bot", "points", "winner", "rating", "times its fair share")


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(SHELF), help="one game only")
    parser.add_argument("--games", type=int, default=400, help="games of each pair")
    parser.add_argument("--workers", type=int, default=1)
    said = parser.parse_args(words)
    if said.games < 2 or said.workers < 1:
        parser.error("at least two games and one worker are needed")
    for game in [said.game] if said.game else SHELF:
        for line in table(game, said.games, said.workers):
            print(line, flush=True)


def table(game: str, games: int, workers: int) -> Iterator[str]:
    """The lines of a game's table, as they come about."""
    yield f"### {game}\n"
    yield f"| {' | '.join(HEADINGS)} |"
    yield "|---" * len(HEADINGS) + "|"
    for plan, league in plans(game):
        total = games_of(len(plan.bots), games, plan.players)
        with progress(f"{game} {league}", total, quiet=False) as advance:
            ladder = climb(plan, games, workers, advance)
        yield from lines(league, ladder)
    yield ""


def plans(game: str) -> list[tuple[Plan, str]]:
    """A ladder for every number of players, on every map, and what it is called."""
    bots = tuple(ROSTER)
    if game not in MAPS:
        return [(Plan(game, n, bots, REPORTING), str(n)) for n in SHELF[game].players]
    return [
        (Plan(game, n, bots, REPORTING, (f"map={name}",)), f"{n}, {name}")
        for name in MAPS[game]
        for n in SHELF[game].players
    ]


def lines(league: str, ladder: Ladder) -> list[str]:
    """A line for each bot."""
    found = []
    for bot in ladder.bots:
        alone, over = ladder.alone[bot], ladder.over_the_level_below(bot)
        cells = (
            league if bot == ladder.bots[0] else "",
            bot,
            near(alone.points, 1),
            near(alone.winner, 1),
            near(ladder.ratings[bot], 0) if over else "0",
            near(over, 2) if over else "",
        )
        found.append(f"| {' | '.join(cells)} |")
    return found


def near(estimate: Estimate, digits: int) -> str:
    """A mean and its interval."""
    if estimate.low is None or estimate.high is None:
        return f"{estimate.mean:.{digits}f}"
    bounds = f"{estimate.low:.{digits}f} to {estimate.high:.{digits}f}"
    return f"{estimate.mean:.{digits}f} ({bounds})"


if __name__ == "__main__":
    main()
