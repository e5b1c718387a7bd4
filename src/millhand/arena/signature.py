"""Eight characters that stand for the behaviour of all games.

A change of the code that leaves the signature as it was does not change how anything plays.
"""

from collections.abc import Iterator
from hashlib import blake2b

from millhand.arena.selfplay import play_game
from millhand.arena.variants import Variant, all_variants
from millhand.bots.roster import hire
from millhand.match.match import digest

GAMES_EACH = 3
"""How many games of each bot are played for every number of players and every option."""

BOTS = ("random", "rambler")
"""The bots whose play no later change may touch, or the signature would say nothing."""


def signature() -> str:
    """Play a fixed set of games and hash where they end."""
    ends = blake2b(digest_size=4)
    for variant in all_variants():
        for text in _ends_of(variant):
            ends.update(text.encode())
    return ends.hexdigest()


def _ends_of(variant: Variant) -> Iterator[str]:
    opened = variant.open()
    for bot in BOTS:
        bots = hire([bot] * variant.players)
        for seed in range(GAMES_EACH):
            end = digest(play_game(opened, bots, seed).table)
            yield f"{variant} {bot} {seed} {end};"
