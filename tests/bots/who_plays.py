"""Which bot can play what: bots that think need weights, as the data files have them."""

from laws.watching import VARIANTS, opened

from millhand.arena.variants import Variant
from millhand.bots.judges import leagues_of
from millhand.bots.roster import ROSTER, hire
from millhand.bots.thinking import Thinker
from millhand.shelf import SHELF

THINKERS = [name for name in ROSTER if isinstance(hire([name])[0], Thinker)]


def can_play(bot: str, variant: Variant) -> bool:
    """Whether a bot has all it needs for a variant."""
    return bot not in THINKERS or opened(variant).league in leagues_of(variant.game)


def variants_for(bot: str, game: str) -> list[Variant]:
    """The variants of a game that a bot can play."""
    return [variant for variant in VARIANTS if variant.game == game and can_play(bot, variant)]


CASES = [(bot, game) for game in sorted(SHELF) for bot in ROSTER if variants_for(bot, game)]
"""Every bot with every game; bots that think only with games that have weights."""
