"""Iron: which works it comes from. BB-7.5 and BB-7.6.

The land knows what iron costs: works anywhere give it free (BB-7.5), the market sells it when they
have none (BB-7.6).
"""

from mypy_extensions import i64

from millhand.games.birmingham.play.state import State
from millhand.mechanics.land.play.layout import IRON_AT


def works_hold_iron(state: State, seat: i64, given: i64) -> i64:
    """BB-7.6 Iron comes from any unflipped iron works; the market only when none is left."""
    return state.cells[IRON_AT]
