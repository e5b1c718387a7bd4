"""The pictures of `docs/distributions.md`: SVG, readable on a light and on a dark page."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from distributions import Gathered

GREY = "#7d7d7d"
"""Legible on white and on black."""
COLOURS = ("#4c8fd0", "#d98032", "#4fa36b", "#c25b6b", "#9479c4", "#a08254", "#5fa8b0", "#b0678f")
STYLE = {
    "svg.hashsalt": "millhand",
    "svg.fonttype": "none",
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
            for part in ("whiskers", "caps", "medians"):
                for line in boxes[part]:
                    line.set(color=GREY)
            panel.set(title=f"{one.name} players", xlabel="place")
        panels[0].set_ylabel("points")
        save(figure, file)


def draw_actions(leagues: "Sequence[Gathered]", file: Path) -> None:
    """The share of each action in each round."""
    with mpl.rc_context(STYLE):
        figure, panels = panels_for(leagues)
        verbs = sorted({verb for one in leagues for game in one.games for _, verb in game.actions})
        for panel, one in zip(panels, leagues, strict=False):
            times: Counter[tuple[int, str]] = Counter()
            for game in one.games:
                times.update(game.actions)
            rounds = sorted({number for number, _ in times})
            places, under = range(1, len(rounds) + 1), [0.0] * len(rounds)
            in_all = [sum(times[number, verb] for verb in verbs) for number in rounds]
            for verb, colour in zip(verbs, cycle_of(len(verbs)), strict=True):
                shares = [
                    100 * times[number, verb] / whole
                    for number, whole in zip(rounds, in_all, strict=True)
                ]
                panel.bar(places, shares, bottom=under, color=colour, width=0.9, label=verb)
                under = [low + share for low, share in zip(under, shares, strict=True)]
            panel.set(title=f"{one.name} players", xlabel="round")
        panels[0].set_ylabel("% of moves")
        handles, labels = panels[0].get_legend_handles_labels()
        figure.legend(handles, labels, loc="outside lower center", ncols=6, frameon=False)
        save(figure, file)


def cycle_of(count: int) -> list[str]:
    """So many colours."""
    return [COLOURS[number % len(COLOURS)] for number in range(count)]


def panels_for(leagues: "Sequence[Gathered]") -> tuple[Figure, list[Any]]:
    """A figure with a panel for each row of games."""
    columns = min(COLUMNS, len(leagues))
    lines = -(-len(leagues) // columns)
    figure = Figure(figsize=(2.6 * columns, 2.6 * lines + 0.6), layout="constrained")
    grid = figure.subplots(lines, columns, squeeze=False)
    panels = [panel for line in grid for panel in line]
    for unused in panels[len(leagues) :]:
        unused.set_axis_off()
    return figure, panels


def save(figure: Figure, file: Path) -> None:
    """The same figures give the same file."""
    figure.savefig(file, transparent=True, metadata={"Date": None})
