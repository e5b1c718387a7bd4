"""Every bot with every game."""

from laws.watching import VARIANTS

from millhand.arena.variants import Variant
from millhand.bots.roster import ROSTER
from millhand.shelf import SHELF

CASES = [(bot, game) for game in sorted(SHELF) for bot in ROSTER]


def variants_of(game: str) -> list[Variant]:
    """The variants of a game."""
    return [variant for variant in VARIANTS if variant.game == game]
