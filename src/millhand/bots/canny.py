"""The bot `canny`: searches its own whole turn, both actions with all that follows from them."""

from collections.abc import Sequence

from millhand.bots.bot import View
from millhand.bots.thinking import Thinker
from millhand.kernel.chance import Chance
from millhand.kernel.search import Search

BREADTH = 12
"""So many first moves are followed by every second one …"""
OF_EACH_KIND = 2
"""… and so many of each kind of action, however little they seem worth at first."""
CARDS = 2
"""So many of the least useful cards are tried where any card will do."""


class Canny(Thinker):
    """Thinks its turn through."""

    name = "canny"

    def think(self, search: Search, view: View, chance: Chance) -> Sequence[int]:
        """The first move of the best turn."""
        table = view.imagine(chance)
        return list(search.best_turn(table, view.seat, BREADTH, OF_EACH_KIND, CARDS))
