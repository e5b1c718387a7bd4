"""Judges with fitted weights: one for each game and league, read from `weights/<game>.toml`.

The files are written by `millhand fit` and by nobody else. A weight is in thousandths of a point
for one more of a feature; a chapter of the game has its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from tomllib import loads
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from millhand.kernel.game import OpenGame
from millhand.kernel.search import Judge

Weights = Mapping[str, Mapping[str, int]]
"""For each chapter a weight for each feature."""


class NoWeights(ValueError):
    """Weights are missing, or do not fit the game's features; says what to do."""


def judge_for(opened: OpenGame) -> Judge:
    """The judge of a game's league."""
    leagues = leagues_of(opened.game.name)
    if opened.league not in leagues:
        raise NoWeights(
            f"no weights for {opened.game.name} {opened.league}; "
            f"«millhand fit {opened.game.name}» makes them"
        )
    return make_judge(opened, leagues[opened.league])


def make_judge(opened: OpenGame, weights: Weights) -> Judge:
    """A judge from weights by name."""
    numbers: list[int] = []
    for chapter in opened.chapters:
        row = weights.get(chapter, {})
        unknown = sorted(set(row) - set(opened.features))
        if unknown:
            raise NoWeights(
                f"{opened.game.name} has no feature {', '.join(unknown)}; "
                f"«millhand fit {opened.game.name}» makes new weights"
            )
        numbers += [row.get(feature, 0) for feature in opened.features]
    return Judge(vec[i64](numbers), len(opened.features))


@cache
def leagues_of(game: str) -> Mapping[str, Weights]:
    """The weights of a game, league by league; none when there is no file."""
    file = files("millhand.bots").joinpath("weights", f"{game}.toml")
    if not file.is_file():
        return {}
    return {
        league: entry.weights for league, entry in read_weights(file.read_text("utf-8")).items()
    }


@dataclass(frozen=True)
class Fitted:
    """The weights of a league, and the command that made them."""

    command: str
    weights: Weights


def read_weights(text: str) -> dict[str, Fitted]:
    """What a file of weights holds, league by league."""
    leagues: dict[str, dict[str, Any]] = loads(text)["league"]
    return {league: Fitted(entry["command"], entry["chapter"]) for league, entry in leagues.items()}


def write_weights(game: str, leagues: Mapping[str, Fitted]) -> str:
    """A file of weights."""
    lines = [
        f"# What the bots of {game} think a lot is worth: thousandths of a point for one more",
        "# of each feature, by league and chapter. Fitted from self-play; never edited by hand.",
    ]
    for league, fitted in sorted(leagues.items()):
        lines += ["", f'[league."{league}"]', f'command = "{fitted.command}"']
        for chapter, row in fitted.weights.items():
            lines += ["", f'[league."{league}".chapter.{chapter}]']
            lines += [f"{feature} = {weight}" for feature, weight in row.items()]
    return "\n".join(lines) + "\n"
