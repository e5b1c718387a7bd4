"""Judges with fitted weights: one for each game, league and bot, read from `weights/<game>.toml`.

The files are written by `millhand fit` and by nobody else. A weight is in thousandths of a point
for one more of a feature; a chapter of the game has its own. Each bot has the weights that its own
games have shown: what a situation is worth depends on what its owner can make of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from json import dumps
from textwrap import wrap
from tomllib import loads
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from millhand.bots.bot import CannotPlay
from millhand.face.game import OpenGame
from millhand.thinking.minds import NoMind, mind_for
from millhand.thinking.search import Judge

Weights = Mapping[str, Mapping[str, int]]
"""For each chapter a weight for each feature."""


class NoWeights(CannotPlay):
    """Weights are missing, or do not fit the game's features; says what to do."""


def judge_for(opened: OpenGame, bot: str) -> Judge:
    """The judge of a bot in a game's league."""
    game, league = opened.game.name, league_of(opened)
    weights = leagues_of(game).get(league, {}).get(bot)
    if weights is None:
        raise NoWeights("there_are_no_weights", bot=bot, game=game, league=league)
    return make_judge(opened, weights)


def league_of(opened: OpenGame) -> str:
    """The league in which a game is judged."""
    try:
        mind = mind_for(opened.game.name)
    except NoMind:
        raise NoWeights("there_is_no_mind", game=opened.game.name) from None
    return mind.league(opened.players, opened.options)


def make_judge(opened: OpenGame, weights: Weights) -> Judge:
    """A judge from weights by name."""
    mind, numbers = mind_for(opened.game.name), list[int]()
    for chapter in mind.chapters:
        row = {feature: weight for feature, weight in weights.get(chapter, {}).items() if weight}
        unknown = sorted(set(row) - set(mind.features))
        if unknown:
            raise NoWeights("feature_is_unknown", game=opened.game.name, features=unknown)
        numbers += [row.get(feature, 0) for feature in mind.features]
    return Judge(mind, vec[i64](numbers))


@dataclass(frozen=True)
class Fitted:
    """The weights of a league for each bot, and the command that made them."""

    command: str
    bots: Mapping[str, Weights]


@cache
def leagues_of(game: str) -> Mapping[str, Mapping[str, Weights]]:
    """The weights of a game, for each league and bot; none when there is no file."""
    file = files("millhand.bots").joinpath("weights", f"{game}.toml")
    if not file.is_file():
        return {}
    return {league: entry.bots for league, entry in read_weights(file.read_text("utf-8")).items()}


def read_weights(text: str) -> dict[str, Fitted]:
    """What a file of weights holds, league by league."""
    file: dict[str, Any] = loads(text)
    leagues: dict[str, Fitted] = {}
    for league, entry in file["league"].items():
        bots = {bot: _named(file["features"], rows) for bot, rows in entry["bot"].items()}
        leagues[league] = Fitted(entry["command"], bots)
    return leagues


def _named(features: Sequence[str], rows: Mapping[str, Sequence[int]]) -> Weights:
    """The rows of a bot, each weight under the name of its feature."""
    return {chapter: dict(zip(features, row, strict=True)) for chapter, row in rows.items()}


def write_weights(game: str, leagues: Mapping[str, Fitted]) -> str:
    """A file of weights; a feature that a league does not know weighs nothing there."""
    weights = [bot for fitted in leagues.values() for bot in fitted.bots.values()]
    rows = [row for chapters in weights for row in chapters.values()]
    features = list(dict.fromkeys(feature for row in rows for feature in row))
    lines = [
        f"# What the bots of {game} think a table is worth: thousandths of a point for one more of",
        "# each feature, by league, bot and chapter. Fitted from self-play; never edited by hand.",
        "",
        *wrap(f"features = {dumps(features)}", 100, subsequent_indent="    "),
    ]
    for league, fitted in sorted(leagues.items()):
        lines += ["", f'[league."{league}"]', f'command = "{fitted.command}"']
        for bot, chapters in fitted.bots.items():
            lines += ["", f'[league."{league}".bot.{bot}]']
            for chapter, row in chapters.items():
                lines.append(f"{chapter} = {[row.get(feature, 0) for feature in features]}")
    return "\n".join(lines) + "\n"
