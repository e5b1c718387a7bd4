"""Iron: which works it comes from. BB-7.5 and BB-7.6.

The land knows what iron costs: works anywhere give it free (BB-7.5), the market sells it when they
have none (BB-7.6).
"""

from typing import Final

from millhand.games.birmingham.play import choices
from millhand.kernel.rules import Rule
from millhand.mechanics.land.play import facts, fetching

IRON: Final = fetching.Iron(choices.IRON, (Rule("BB-7.6", fetching.works_hold_iron, facts.slot),))
