"""The pictures of `docs/distributions.md`: SVG, readable on a light and on a dark page."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Sized
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from distributions import Gathered

    from millhand.arena.intervals import Estimate
    from millhand.arena.portrait import Portrait

GREY = "#7d7d7d"
"""Legible on white and on black."""
COLOURS = (
    *("#4c8fd0", "#d98032", "#4fa36b", "#c25b6b", "#9479c4", "#a08254", "#5fa8b0", "#b0678f"),
    *("#2f5f96", "#dfb34a", "#8fc67d", "#8a3d4c", "#5f4d98", "#d9a58a", "#2f7775", "#d592ba"),
)
"""More than any game has verbs: no two of them look alike."""
ON_A_COLOUR = "#ffffff"
STYLE = {
    "svg.hashsalt": "millhand",
    "svg.fonttype": "none",
    "font.sans-serif": ["DejaVu Sans"],  # else every label lists ten fonts
    "font.size": 9,
    "text.color": GREY,
    "axes.edgecolor": GREY,
    "axes.labelcolor": GREY,
    "xtick.color": GREY,
    "ytick.color": GREY,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
COLUMNS = 4
BARS = 24
"""Of a picture of how games spread."""


def draw_scores(leagues: "Sequence[Gathered]", file: Path) -> None:
    """Points by place at the end: the middle half in a box, the middle 90 of 100 as whiskers."""
    with mpl.rc_context(STYLE):
        figure, panels = panels_for(leagues)
        for panel, one in zip(panels, leagues, strict=False):
            ranked = [sorted(game.points, reverse=True) for game in one.games]
            by_place = list(zip(*ranked, strict=True))
            boxes = panel.boxplot(by_place, whis=(5, 95), showfliers=False, patch_artist=True)
            for box, colour in zip(boxes["boxes"], COLOURS, strict=False):
                box.set(facecolor=colour, edgecolor=GREY)
            for part in ("whiskers", "caps"):
                for line in boxes[part]:
                    line.set(color=GREY)
            for line in boxes["medians"]:
                line.set(color=ON_A_COLOUR, linewidth=1.5)
            panel.set(title=title_of(one.name), xlabel="place")
        panels[0].set_ylabel("points")
        save(figure, file)


def draw_actions(leagues: "Sequence[Gathered]", file: Path) -> None:
    """The share of each action in each round.

    Shares are added up and drawn from the sum of all down to the first, each over the one before:
    so a verb is one line of steps, not a box for every round.
    """
    with mpl.rc_context(STYLE):
        figure, panels = panels_for(leagues)
        verbs = sorted({verb for one in leagues for game in one.games for _, verb in game.actions})
        for panel, one in zip(panels, leagues, strict=False):
            times: Counter[tuple[int, str]] = Counter()
            for game in one.games:
                times.update(game.actions)
            rounds = sorted({number for number, _ in times})
            edges = [number + 0.5 for number in range(len(rounds) + 1)]
            for last in reversed(range(len(verbs))):
                heights = [share_of(times, number, verbs[: last + 1]) for number in rounds]
                panel.stairs(heights, edges, fill=True, color=COLOURS[last], label=verbs[last])
            panel.set(title=title_of(one.name), xlabel="round", xlim=(0.5, edges[-1]))
            panel.set(ylim=(0, 100))
        panels[0].set_ylabel("% of moves")
        handles, labels = panels[0].get_legend_handles_labels()
        figure.legend(
            handles[::-1], labels[::-1], loc="outside lower center", ncols=6, frameon=False
        )
        save(figure, file)


def draw_seats(leagues: "Mapping[str, Sequence[Estimate]]", file: Path) -> None:
    """The share of victories of each seat with its interval, and the fair share as a line."""
    with mpl.rc_context(STYLE):
        figure, panels = panels_for(leagues)
        for panel, (name, shares) in zip(panels, leagues.items(), strict=False):
            seats = range(1, len(shares) + 1)
            panel.bar(seats, [one.mean for one in shares], color=COLOURS[: len(shares)])
            panel.errorbar(
                seats, [one.mean for one in shares], beyond(shares), fmt="none", ecolor=GREY
            )
            panel.axhline(100 / len(shares), color=GREY, linestyle="--", linewidth=1)
            panel.set(title=title_of(name), xlabel="seat", xticks=seats)
        panels[0].set_ylabel("% of victories")
        save(figure, file)


def draw_spread(
    leagues: "Sequence[Gathered]", file: Path, label: str, measure: "Callable[[Portrait], int]"
) -> None:
    """How many games of a hundred come to how much."""
    with mpl.rc_context(STYLE):
        figure, panels = panels_for(leagues)
        for panel, one in zip(panels, leagues, strict=False):
            found = Counter(measure(game) for game in one.games)
            first, last = min(found), max(found) + 1
            width = max(1, -(-(last - first) // BARS))
            starts = range(first, last, width)
            heights = [
                100 * sum(found[number] for number in range(start, start + width)) / found.total()
                for start in starts
            ]
            panel.stairs(heights, [*starts, starts[-1] + width], fill=True, color=COLOURS[0])
            panel.set(title=title_of(one.name), xlabel=label)
        panels[0].set_ylabel("% of games")
        save(figure, file)


def draw_means(leagues: "Mapping[str, Mapping[str, Estimate]]", file: Path, label: str) -> None:
    """Means with their intervals, the largest on top."""
    with mpl.rc_context(STYLE):
        figure, panels = panels_for(leagues, max(len(found) for found in leagues.values()))
        for panel, (name, found) in zip(panels, leagues.items(), strict=False):
            names = sorted(found, key=lambda one: found[one].mean)
            means = [found[one] for one in names]
            panel.barh(range(len(names)), [one.mean for one in means], color=COLOURS[0])
            panel.errorbar(
                [one.mean for one in means],
                range(len(names)),
                xerr=beyond(means),
                fmt="none",
                ecolor=GREY,
            )
            panel.set_title(title_of(name), loc="right")  # above the names too
            panel.set(xlabel=label, ylim=(-0.6, len(names) - 0.4))
            panel.set_yticks(range(len(names)), [one.replace("_", " ") for one in names])
            panel.tick_params("y", labelsize=7, length=0)
        save(figure, file)


def beyond(found: "Sequence[Estimate]") -> list[list[float]]:
    """How far intervals reach below and above their means."""
    known = [(one.mean, one.low, one.high) for one in found]
    return [[m - low for m, low, _ in known], [high - m for m, _, high in known]]


def share_of(times: Counter[tuple[int, str]], number: int, verbs: Sequence[str]) -> float:
    """Of a hundred moves of a round, how many begin with one of these verbs."""
    whole = sum(times[one] for one in times if one[0] == number)
    return 100 * sum(times[number, verb] for verb in verbs) / whole


def title_of(name: str) -> str:
    """`2, new_england` as people would say it."""
    players, _, board = name.partition(", ")
    return f"{players} players" + (f", {board.replace('_', ' ').title()}" if board else "")


def panels_for(leagues: Sized, names: int = 0) -> tuple[Figure, list[Any]]:
    """A figure with a panel for each row of games; of so many names each has a line."""
    columns = min(COLUMNS, len(leagues))
    lines = -(-len(leagues) // columns)
    height = 0.13 * names + 0.8 if names else 2.6
    figure = Figure(figsize=(2.6 * columns, height * lines + 0.6), layout="constrained")
    grid = figure.subplots(lines, columns, squeeze=False)
    panels = [panel for line in grid for panel in line]
    for unused in panels[len(leagues) :]:
        unused.set_axis_off()
    return figure, panels


def save(figure: Figure, file: Path) -> None:
    """The same figures give the same file, with no more digits than anybody could see."""
    drawn = StringIO()
    figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    shorter = re.sub(r"(\d\.\d\d)\d+", r"\1", drawn.getvalue())
    file.write_text(re.sub(r" ?\n(?=[LQCz\"])", " ", shorter), encoding="utf-8")
