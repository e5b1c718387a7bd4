#!/usr/bin/env python3
"""How games come out: scores, margins, lengths, actions and tiles; writes `docs/distributions.md`.

    .venv/bin/python benchmarks/distributions.py --games 2000 --workers 2 --resume kept

plays every game with every number of players, on every map, by bots of every level. The page is
written anew after each game; broken off, the same command goes on (`--resume`). With `--at-hand` it
plays nothing and writes what is kept: of each row the first games, as many as there are. Game
number n of a row has the seed 4,500,000,000 + n. Pictures need the extra `plots`. With `--add` the
rows that are played take their places on the page as it stands, and nothing else of it changes:

    .venv/bin/python benchmarks/distributions.py --add --bot greedy --games 500 --workers 2
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean

import typer
from ladders import near, plans

from millhand.arena.crew import Crew, Part, Results, Task
from millhand.arena.intervals import Estimate, mean_of, quantile, share_of
from millhand.arena.kept import Kept
from millhand.arena.portrait import Portrait, portraits
from millhand.arena.seeds import REPORTING, SIZE
from millhand.arena.simulate import Plan
from millhand.bots.roster import ROSTER
from millhand.cli import INTERRUPTED
from millhand.cli.crews import contents, crew_for
from millhand.cli.errors import WRONG_INPUT, tell_fault
from millhand.cli.output import progress
from millhand.face.faults import Faulty
from millhand.shelf import SHELF

SEED = REPORTING + SIZE // 2
"""The first half of the block is spoilt for one game (`docs/bots.md`)."""
UNEVEN = (
    "Not every row has as many games: each says how many it has, from the first seed on. With",
    "`--resume FILE` the command goes on where it broke off; `--add` puts single rows anew.",
)
PAGE = Path(__file__).parents[1] / "docs" / "distributions.md"


@dataclass(frozen=True)
class Gathered:
    """A row of the page: some games of one bot, all seats played by it."""

    plan: Plan
    name: str
    """Players, and the map where there are several."""
    bot: str
    games: list[Portrait]

    def mean(self, numbers: Sequence[float], digits: int = 1) -> str:
        """A mean over games with its interval."""
        return near(mean_of(list(numbers)), digits)


def main(words: Sequence[str] | None = None) -> None:
    """Play, and write the page after each row."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(SHELF), action="append", help="some games only")
    parser.add_argument("--bot", choices=list(ROSTER), action="append", help="some levels only")
    parser.add_argument("--games", type=int, default=2000, help="games of each row")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster")
    parser.add_argument("--resume", help="a file that keeps results")
    parser.add_argument("--at-hand", action="store_true", help="play nothing: what is kept")
    parser.add_argument("--add", action="store_true", help="change only these rows of the page")
    parser.add_argument("--out", type=Path, default=PAGE)
    parser.add_argument("--no-plots", action="store_true")
    said = parser.parse_args(words)
    if said.games < 2:
        parser.error("at least two games are needed")
    if said.at_hand and not said.resume:
        parser.error("--at-hand needs a file of results: --resume FILE")
    done: list[Gathered] = []
    with crew_of(said) as crew:
        for bot in said.bot or strongest_first():
            for game in said.game or SHELF:
                for plan, name in plans(game, said.seed):
                    mine = replace(plan, bots=(bot,) * plan.players)
                    row = played(mine, name, bot, said.games, crew)
                    done += [row] if len(row.games) > 1 else []
                if done and said.add:
                    add(done, said.out)
                elif done:
                    drawn = bot == done[0].bot and not said.no_plots
                    write(done, said.out, game if drawn else "")


@contextmanager
def crew_of(said: argparse.Namespace) -> Iterator[Crew]:
    """Whoever plays, or nobody; what somebody can mend, and Ctrl-C, is told in a line."""
    try:
        if said.at_hand:
            yield Kept(Nobody(), Path(said.resume), contents(()))
        else:
            with crew_for(said.workers, said.cluster, said.resume) as crew:
                yield crew
    except Faulty as error:
        tell_fault(error.fault, "en")
        sys.exit(WRONG_INPUT)
    except typer.Exit as lost:
        sys.exit(lost.exit_code)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


class Nobody:
    """A crew that does nothing: beneath kept results, whatever is not kept is left out."""

    def work_off(self, work: Callable[[Task], Part], tasks: Mapping[int, Task]) -> Results[Part]:
        """No results."""
        yield from ()


def strongest_first() -> list[str]:
    """All levels; the most wanted rows come first."""
    return list(ROSTER)[::-1]


def played(plan: Plan, name: str, bot: str, games: int, crew: Crew) -> Gathered:
    """The games of a row."""
    with progress(f"{plan.game} {name} {bot}", games, quiet=False) as advance:
        return Gathered(plan, name, bot, portraits(plan, games, crew, advance))


# --- the page ---------------------------------------------------------------------------------


def write(done: Sequence[Gathered], page: Path, drawn: str) -> None:
    """The page, of all that was played so far; of one game the pictures too."""
    folder = page.with_suffix("")
    lines = head([overview(one) for one in done], done[0].plan.seed)
    for game in SHELF:
        own = [one for one in done if one.plan.game == game]
        best = [one for one in own if one.bot == own[0].bot]
        if own:
            is_drawn = game == drawn or (folder / f"{game}-scores.svg").exists()
            lines += chapter(game, own, best, folder.name if is_drawn else "")
        if own and game == drawn:
            from distribution_plots import draw_actions, draw_scores

            folder.mkdir(exist_ok=True)
            draw_scores(best, folder / f"{game}-scores.svg")
            draw_actions(best, folder / f"{game}-actions.svg")
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")


def add(done: Sequence[Gathered], page: Path) -> None:
    """Put rows into the first table of each chapter of a page, or in the place of older ones."""
    _, *chapters = re.split(r"(?m)^(?=## )", page.read_text(encoding="utf-8"))
    every: list[list[str]] = []
    for number, text in enumerate(chapters):
        title, first, rest = text.split("\n\n", 2)
        new = [overview(one) for one in done if f"## {SHELF[one.plan.game].title}" == title]
        (*headings,) = first.splitlines()[:2]
        rows = {tuple(row[:2]): row for row in [*map(cells, first.splitlines()[2:]), *new]}
        ordered = sorted(rows.values(), key=lambda row: (-ROSTER[row[1]].rank, by_name(row[0])))
        every += ordered
        lines = [*headings, *(f"| {' | '.join(row)} |" for row in ordered)]
        chapters[number] = "\n\n".join([title, "\n".join(lines), rest])
    text = "\n".join(head(every, done[0].plan.seed)) + "\n" + "".join(chapters)
    page.write_text(text, encoding="utf-8")


def cells(line: str) -> list[str]:
    """The cells of a line of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def by_name(name: str) -> tuple[str, str]:
    """The order of rows: map by map, few players first."""
    players, _, map_name = name.partition(", ")
    return map_name, players


def head(rows: Sequence[Sequence[str]], seed: int) -> list[str]:
    """What was played, and how to read it; rows are those of the overviews."""
    counts = sorted({int(row[2].replace(",", "")) for row in rows})
    said = f"{counts[0]:,}" if len(counts) == 1 else f"{counts[0]:,} to {counts[-1]:,}"
    bots = ", ".join(dict.fromkeys(row[1] for row in rows))
    return [
        "# How games come out",
        "",
        "Written by one command, and by nobody's hand:",
        "",
        f"    .venv/bin/python benchmarks/distributions.py --games {counts[-1]} --workers 2",
        "",
        f"{said} games a row ({len(rows)} rows), all seats played by the same bot ({bots}: see",
        f"[bots](bots.md)); game number n of a row has the seed {seed:,} + n.",
        "In brackets stand 95 % intervals of means, over games. *Seat* is the place in the first",
        "turn order, *place* the rank at the end. These are games of bots:",
        "[people score otherwise](bots.md#what-people-and-other-programs-score).",
        *([] if len(counts) == 1 else ["", *UNEVEN]),
        "",
    ]


def chapter(
    game: str, own: Sequence[Gathered], best: Sequence[Gathered], pictures: str
) -> list[str]:
    """All tables of a game; those of one level are of the strongest that was played."""
    bot = best[0].bot
    lines = [f"## {SHELF[game].title}", ""]
    lines += table(
        (
            "players",
            "bot",
            "games",
            "points",
            "of the winner",
            "margin",
            "rounds",
            "moves",
        ),
        [overview(one) for one in own],
    )
    if pictures:
        lines += [f"![Points by place]({pictures}/{game}-scores.svg)", ""]
    lines += [f"### {SHELF[game].title}: by seat ({bot})", ""]
    lines += table(("players", "seat", "points", "share of victories, %"), by_seat(best))
    lines += [f"### {SHELF[game].title}: by place ({bot})", ""]
    lines += table(("players", "place", "points", "middle 80 of 100"), by_place(best))
    columns = ("", *(one.name for one in best))
    lines += [f"### {SHELF[game].title}: points by source, for a seat ({bot})", ""]
    lines += table(columns, per_seat(best, [one.sources for one in sums(best)]))
    lines += [f"### {SHELF[game].title}: share of all actions, % ({bot})", ""]
    lines += table(columns, action_shares(best))
    if pictures:
        lines += [f"![Actions by round]({pictures}/{game}-actions.svg)", ""]
    lines += [f"### {SHELF[game].title}: tiles built in a game ({bot})", ""]
    lines += table(columns, per_game(best, [one.tiles for one in sums(best)]))
    lines += [f"### {SHELF[game].title}: builds in each town in a game ({bot})", ""]
    lines += table(columns, per_game(best, [one.towns for one in sums(best)]))
    return lines


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    return [
        f"| {' | '.join(headings)} |",
        "|---" * len(headings) + "|",
        *(f"| {' | '.join(row)} |" for row in rows),
        "",
    ]


def overview(one: Gathered) -> list[str]:
    """A line for a row of games."""
    points = [fmean(game.points) for game in one.games]
    tops = [sorted(game.points, reverse=True) for game in one.games]
    return [
        one.name,
        one.bot,
        f"{len(one.games):,}",
        one.mean(points),
        one.mean([top[0] for top in tops]),
        one.mean([top[0] - top[1] for top in tops]),
        one.mean([game.rounds for game in one.games]),
        one.mean([game.moves for game in one.games], 0),
    ]


def by_seat(best: Sequence[Gathered]) -> list[list[str]]:
    """Points and victories of whoever began first, second …"""
    return [
        [
            one.name if seat == 0 else "",
            str(seat + 1),
            one.mean([game.points[seat] for game in one.games]),
            near(victories(one, seat), 1),
        ]
        for one in best
        for seat in range(one.plan.players)
    ]


def victories(one: Gathered, seat: int) -> Estimate:
    """How often a seat wins, of a hundred games; a shared victory is split."""
    return share_of([game.won[seat] / sum(game.won) for game in one.games], 1).times(100)


def by_place(best: Sequence[Gathered]) -> list[list[str]]:
    """Points of the first, the second … at the end."""
    lines = []
    for one in best:
        ranked = [sorted(game.points, reverse=True) for game in one.games]
        for place in range(one.plan.players):
            points = sorted(game[place] for game in ranked)
            spread = f"{quantile(points, 0.1)} to {quantile(points, 0.9)}"
            lines.append(["" if place else one.name, str(place + 1), one.mean(points), spread])
    return lines


@dataclass(frozen=True)
class Sums:
    """Everything that is counted in the games of a row, added up."""

    sources: Counter[str]
    tiles: Counter[str]
    towns: Counter[str]


def sums(best: Sequence[Gathered]) -> list[Sums]:
    """For each row what its games come to."""
    return [
        Sums(
            sum((game.sources for game in one.games), Counter())
            - sum((_negative(game.sources) for game in one.games), Counter()),
            sum((game.tiles for game in one.games), Counter()),
            sum((game.towns for game in one.games), Counter()),
        )
        for one in best
    ]


def _negative(counter: Counter[str]) -> Counter[str]:
    """What is less than nothing (debts), which adding counters leaves out."""
    return Counter({name: -number for name, number in counter.items() if number < 0})


def per_seat(best: Sequence[Gathered], counters: Sequence[Counter[str]]) -> list[list[str]]:
    """Means for a seat and a game."""
    return means(counters, [len(one.games) * one.plan.players for one in best])


def per_game(best: Sequence[Gathered], counters: Sequence[Counter[str]]) -> list[list[str]]:
    """Means for a game."""
    return means(counters, [len(one.games) for one in best])


def means(counters: Sequence[Mapping[str, int]], by: Sequence[int]) -> list[list[str]]:
    """A line for each name, a column for each row of games."""
    names = sorted({name for counter in counters for name in counter})
    return [
        [
            name,
            *(f"{one.get(name, 0) / n:.2f}" for one, n in zip(counters, by, strict=True)),
        ]
        for name in names
    ]


def action_shares(best: Sequence[Gathered]) -> list[list[str]]:
    """Of a hundred moves, how many begin with each verb."""
    counters = []
    for one in best:
        counter: Counter[str] = Counter()
        for game in one.games:
            for (_, verb), times in game.actions.items():
                counter[verb] += 100 * times
        counters.append(counter)
    return means(counters, [sum(one.values()) // 100 for one in counters])


if __name__ == "__main__":
    main()
