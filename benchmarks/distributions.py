#!/usr/bin/env python3
"""How games come out: scores, margins, lengths, actions and tiles; writes `docs/distributions.md`.

    .venv/bin/python benchmarks/distributions.py --games 2000 --workers 2 --resume kept

plays every game with every number of players, on every map, by bots of every level. The page is
written anew after each game; broken off, the same command goes on (`--resume`). With `--at-hand` it
plays nothing and writes what is kept: of each row the first games, as many as there are. Game
number n of a row has the seed 4,500,000,000 + n. Pictures need the extra `plots`. With `--add` the
rows that are played take their places on the page as it stands; where they are all rows of a game
by the bot that its other tables tell of, these tables and the pictures are made anew too:

    .venv/bin/python benchmarks/distributions.py --add --bot greedy --games 500 --workers 2
    .venv/bin/python benchmarks/distributions.py --add --bot canny --game workshop --workers 2
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from operator import mul
from pathlib import Path
from statistics import fmean

import typer
from ladders import near, plans

from millhand.arena.crew import Crew, Part, Results, Task
from millhand.arena.intervals import Estimate, bounds, mean_of, quantile, share_of
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
                rows = [
                    played(replace(plan, bots=(bot,) * plan.players), name, said.games, crew)
                    for plan, name in plans(game, said.seed)
                ]
                rows = [row for row in rows if len(row.games) > 1]
                done += rows
                if rows and said.add:
                    add(rows, said.out, not said.no_plots)
                elif rows:
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


def played(plan: Plan, name: str, games: int, crew: Crew) -> Gathered:
    """The games of a row."""
    bot = plan.bots[0]
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
        if own and game == drawn:
            draw(best, folder)
        if own:
            lines += [f"## {SHELF[game].title}", "", *table(OVERVIEW, map(overview, own))]
            lines += sections(best, folder)
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")


def draw(best: Sequence[Gathered], folder: Path) -> None:
    """All pictures of a game."""
    import distribution_plots as plots

    folder.mkdir(exist_ok=True)

    def file(kind: str) -> Path:
        return picture_of(best, kind, folder)

    plots.draw_scores(best, file("scores"))
    plots.draw_seats({one.name: shares_of_seats(one) for one in best}, file("seats"))
    plots.draw_spread(best, file("margins"), "margin in points", margin)
    plots.draw_spread(best, file("lengths"), "moves", lambda game: game.moves)
    plots.draw_actions(best, file("actions"))
    for kind, label, count in (
        ("sources", "points", sources),
        ("tiles", "built in a game", lambda game: game.tiles),
        ("towns", "builds in a game", lambda game: game.towns),
    ):
        plots.draw_means({one.name: measured(one, count) for one in best}, file(kind), label)


def picture_of(best: Sequence[Gathered], kind: str, folder: Path) -> Path:
    """The file of a picture; the names of all of a game start alike."""
    return folder / f"{best[0].plan.game}-{kind}.svg"


def add(rows: Sequence[Gathered], page: Path, drawn: bool) -> None:
    """Put the rows of a bot at a game into its chapter of a page, or in the place of older ones.

    What else the chapter tells is of one bot; it is written anew if these are all rows of that bot.
    """
    title, folder = SHELF[rows[0].plan.game].title, page.with_suffix("")
    _, *chapters = re.split(r"(?m)^(?=## )", page.read_text(encoding="utf-8"))
    every: list[list[str]] = []
    for number, text in enumerate(chapters):
        heading, first, rest = text.split("\n\n", 2)
        told = [cells(line) for line in first.splitlines()[2:]]
        if heading == f"## {title}":
            told = merged(told, [overview(one) for one in rows])
            if is_told_of(rows, told, rest):
                if drawn:
                    draw(rows, folder)
                rest = "\n".join([*sections(rows, folder), ""])
            chapters[number] = "\n".join([heading, "", *table(OVERVIEW, told), rest])
        every += told
    text = "\n".join(head(every, rows[0].plan.seed)) + "\n" + "".join(chapters)
    page.write_text(text, encoding="utf-8")


def is_told_of(rows: Sequence[Gathered], told: Sequence[Sequence[str]], rest: str) -> bool:
    """Whether these are all that the rest of a chapter, below its overview, is made from."""
    heading = re.search(r"^### .*\((\w+)", rest, re.MULTILINE)
    assert heading is not None
    names = {row[0] for row in told if row[1] == heading[1]}
    return rows[0].bot == heading[1] and names == {one.name for one in rows}


def merged(old: list[list[str]], new: list[list[str]]) -> list[list[str]]:
    """Rows of an overview, new ones in the place of those of the same players and bot."""
    rows = {tuple(row[:2]): row for row in [*old, *new]}
    return sorted(rows.values(), key=lambda row: (-ROSTER[row[1]].rank, by_name(row[0])))


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
    missing = ", ".join(bot for bot in ROSTER if bot not in {row[1] for row in rows})
    return [
        "# How games come out",
        "",
        "Written by one command, and by nobody's hand:",
        "",
        f"    .venv/bin/python benchmarks/distributions.py --games {counts[-1]} --workers 2",
        "",
        f"{said} games a row ({len(rows)} rows), all seats played by the same bot ({bots}: see",
        f"[bots](bots.md)); game number n of a row has the seed {seed:,} + n.",
        "In brackets stand 95 % intervals of means, over games; behind ± stands half of such an",
        "interval; – is never. *10 of 100* is what so many do not exceed. *Seat* is the place",
        "in the first turn order, *place* the rank at the end. These are games of bots:",
        "[people score otherwise](bots.md#what-people-and-other-programs-score).",
        *([] if len(counts) == 1 else ["", *UNEVEN]),
        *(["", f"Without rows: {missing} ([how long each thinks](bots.md))."] if missing else []),
        "",
    ]


OVERVIEW = ("players", "bot", "games", "points", "of the winner", "margin", "rounds", "moves")


def sections(best: Sequence[Gathered], pictures: Path) -> list[str]:
    """What is told of one bot at a game, the strongest that was played, beside its overview."""
    title = SHELF[best[0].plan.game].title
    columns = ("", *(one.name for one in best))
    lines: list[str] = []

    def section(about: str, headings: Sequence[str], rows: list[list[str]], **kinds: str) -> None:
        lines.extend([f"### {title}: {about} ({whose(best)})", ""])
        lines.extend(table(headings, rows))
        for kind, alt in kinds.items():
            file = picture_of(best, kind, pictures)
            lines.extend([f"![{alt}]({pictures.name}/{file.name})", ""] if file.exists() else [])

    section(
        "by seat",
        ("players", "seat", "points", "share of victories, %"),
        by_seat(best),
        seats="Share of victories by seat",
    )
    section(
        "by place",
        ("players", "place", "points", "middle 80 of 100"),
        by_place(best),
        scores="Points by place",
    )
    section(
        "margin and length",
        ("players", *(f"{what}, {share} of 100" for what in SPREAD for share in SHARES)),
        spreads(best),
        margins="Margins of the winner",
        lengths="Moves of a game",
    )
    section(
        "points by source, for a seat", columns, counted(best, sources), sources="Points by source"
    )
    section(
        "share of all actions, %",
        columns,
        counted(best, verbs, lambda game: game.moves),
        actions="Actions by round",
    )
    section("tiles built in a game", columns, counted(best, lambda game: game.tiles), tiles="Tiles")
    section(
        "builds in each town in a game",
        columns,
        counted(best, lambda game: game.towns),
        towns="Builds in each town",
    )
    return lines


def whose(best: Sequence[Gathered]) -> str:
    """The bot of these rows, and of how many games they tell."""
    counts = sorted({len(one.games) for one in best})
    said = f"{counts[0]:,}" if len(counts) == 1 else f"{counts[0]:,} to {counts[-1]:,}"
    return f"{best[0].bot}, {said} games"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
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
            near(share, 1),
        ]
        for one in best
        for seat, share in enumerate(shares_of_seats(one))
    ]


def shares_of_seats(one: Gathered) -> list[Estimate]:
    """How often each seat wins."""
    return [victories(one, seat) for seat in range(one.plan.players)]


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


def spreads(best: Sequence[Gathered]) -> list[list[str]]:
    """What few, half and most games do not exceed."""
    lines = []
    for one in best:
        columns = [sorted(map(measure, one.games)) for measure in SPREAD.values()]
        found = [quantile(column, share / 100) for column in columns for share in SHARES]
        lines.append([one.name, *map(str, found)])
    return lines


def margin(game: Portrait) -> int:
    """How far the first is ahead of the second."""
    first, second, *_ = sorted(game.points, reverse=True)
    return first - second


SPREAD: dict[str, Callable[[Portrait], int]] = {
    "margin": margin,
    "rounds": lambda game: game.rounds,
    "moves": lambda game: game.moves,
}
SHARES = (10, 50, 90)


# --- what is counted in games -----------------------------------------------------------------


Count = Callable[[Portrait], Mapping[str, float]]
Weight = Callable[[Portrait], float]


def sources(game: Portrait) -> dict[str, float]:
    """Points of a seat by where they come from, in the mean of the seats."""
    return {name: points / len(game.points) for name, points in game.sources.items()}


def verbs(game: Portrait) -> dict[str, float]:
    """Of a hundred moves, how many begin with each verb."""
    times: Counter[str] = Counter()
    for (_, verb), number in game.actions.items():
        times[verb] += number
    return {verb: 100 * number / game.moves for verb, number in times.items()}


def alike(game: Portrait) -> float:
    """One game counts as much as another."""
    return 1.0


def measured(one: Gathered, count: Count, weight: Weight = alike) -> dict[str, Estimate]:
    """The means over games of whatever there is at all."""
    counts, weights = [count(game) for game in one.games], [weight(game) for game in one.games]
    found = {}
    for name in {name for told in counts for name, number in told.items() if number}:
        numbers = [float(told.get(name, 0)) for told in counts]
        mean = sum(map(mul, numbers, weights)) / sum(weights)
        found[name] = Estimate(mean, *bounds(numbers, weights))
    return found


def counted(best: Sequence[Gathered], count: Count, weight: Weight = alike) -> list[list[str]]:
    """A line for each name, a column for each row of games."""
    columns = [measured(one, count, weight) for one in best]
    return [
        [name, *(give_or_take(column.get(name)) for column in columns)]
        for name in sorted({name for column in columns for name in column})
    ]


def give_or_take(estimate: Estimate | None) -> str:
    """`3.58 ± 0.04`: a mean, and half of its interval."""
    if estimate is None:
        return "–"
    assert estimate.high is not None
    return f"{estimate.mean:.2f} ± {estimate.high - estimate.mean:.2f}"


if __name__ == "__main__":
    main()
