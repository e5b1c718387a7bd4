"""Judges with fitted weights: one for each game, league and bot, read from `weights/<game>.toml`.

The files are written by `millhand fit` and by nobody else. A weight is in thousandths of a point
for one more of a feature; a chapter of the game has its own. Each bot has the weights that its own
games have shown: what a situation is worth depends on what its owner can make of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from tomllib import loads
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from millhand.face.game import OpenGame
from millhand.thinking.minds import NoMind, mind_for
from millhand.thinking.search import Judge

Weights = Mapping[str, Mapping[str, int]]
"""For each chapter a weight for each feature."""


class NoWeights(ValueError):
    """Weights are missing, or do not fit the game's features; says what to do."""


def judge_for(opened: OpenGame, bot: str) -> Judge:
    """The judge of a bot in a game's league."""
    game = opened.game.name
    try:
        league = league_of(opened)
    except NoMind as error:
        raise NoWeights(f"no weights for {bot} in {game}: {error}") from None
    weights = leagues_of(game).get(league, {}).get(bot)
    if weights is None:
        raise NoWeights(
            f"no weights for {bot} in {game} {league}; «millhand fit {game}» makes them"
        )
    return make_judge(opened, weights)


def league_of(opened: OpenGame) -> str:
    """The league in which a game is judged; raises NoMind."""
    return mind_for(opened.game.name).league(opened.players, opened.options)


def make_judge(opened: OpenGame, weights: Weights) -> Judge:
    """A judge from weights by name."""
    mind, numbers = mind_for(opened.game.name), list[int]()
    for chapter in mind.chapters:
        row = weights.get(chapter, {})
        unknown = sorted(set(row) - set(mind.features))
        if unknown:
            raise NoWeights(
                f"{opened.game.name} has no feature {', '.join(unknown)}; "
                f"«millhand fit {opened.game.name}» makes new weights"
            )
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
    leagues: dict[str, dict[str, Any]] = loads(text)["league"]
    return {league: Fitted(entry["command"], entry["bot"]) for league, entry in leagues.items()}


def write_weights(game: str, leagues: Mapping[str, Fitted]) -> str:
    """A file of weights."""
    lines = [
        f"# What the bots of {game} think a situation is worth: thousandths of a point for",
        "# one more of each feature, by league, bot, chapter. Fitted from self-play, never edited.",
    ]
    for league, fitted in sorted(leagues.items()):
        lines += ["", f'[league."{league}"]', f'command = "{fitted.command}"']
        for bot, weights in fitted.bots.items():
            for chapter, row in weights.items():
                lines += ["", f'[league."{league}".bot.{bot}.{chapter}]']
                lines += [f"{feature} = {weight}" for feature, weight in row.items()]
    return "\n".join(lines) + "\n"
