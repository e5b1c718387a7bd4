"""Judges with fitted weights: one for each game and league, read from `weights/<game>.toml`.

The files are written by `millhand fit` and by nobody else. A weight is in thousandths of a point
for one more of a feature; a chapter of the game has its own.
"""

from collections.abc import Mapping
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
    content: dict[str, Any] = loads(file.read_text(encoding="utf-8"))
    leagues: dict[str, Weights] = content["league"]
    return leagues


def write_weights(game: str, how: Mapping[str, str], leagues: Mapping[str, Weights]) -> str:
    """A file of weights; `how` says for each league how it was fitted."""
    lines = [
        f"# What the bots of {game} think a lot is worth: thousandths of a point for one more",
        "# of each feature, by league and chapter. Fitted from self-play; do not edit by hand.",
    ]
    for league, chapters in leagues.items():
        lines += ["", f"# {how[league]}"] if league in how else [""]
        for chapter, row in chapters.items():
            lines.append(f'[league."{league}".{chapter}]')
            lines += [f"{feature} = {weight}" for feature, weight in row.items()]
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"
