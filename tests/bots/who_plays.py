"""Every bot with every game that it plays here."""

from functools import cache

from laws.watching import VARIANTS, opened

from millhand.arena.variants import Variant
from millhand.bots.roster import QUICK, ROSTER, plays
from millhand.shelf import SHELF


@cache
def variants_of(game: str, bot: str = "random") -> list[Variant]:
    """The variants of a game that a bot plays; those that are quick play all."""
    every = [variant for variant in VARIANTS if variant.game == game]
    return every if bot in QUICK else [one for one in every if plays(bot, opened(one))]


CASES = [(bot, game) for game in sorted(SHELF) for bot in ROSTER if variants_of(game, bot)]
