"""Eight characters that stand for the behaviour of all games.

A change of the code that leaves the signature as it was does not change how anything plays.
"""

from collections.abc import Iterator
from hashlib import blake2b

from millhand.arena.selfplay import play_game
from millhand.bots.roster import hire
from millhand.kernel.game import Game
from millhand.match.match import digest
from millhand.shelf import SHELF

GAMES_EACH = 3
"""How many games of each bot are played for every number of players and every option."""


def signature() -> str:
    """Play a fixed set of games and hash where they end."""
    ends = blake2b(digest_size=4)
    for name in sorted(SHELF):
        for text in _ends_of(SHELF[name]):
            ends.update(text.encode())
    return ends.hexdigest()


def _ends_of(game: Game) -> Iterator[str]:
    variants: list[dict[str, bool | int | str]] = [{}]
    variants += [{option.name: value} for option in game.options for value in option.values[1:]]
    for players in game.players:
        for options in variants:
            opened = game.open(players, options)
            for bot in ("random", "rambler"):
                bots = hire([bot] * players)
                for seed in range(GAMES_EACH):
                    end = digest(play_game(opened, bots, seed).table)
                    yield f"{game.name} {players} {options} {bot} {seed} {end};"
