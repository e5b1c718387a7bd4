"""Iron: which works it comes from. BL-10.2 and BL-10.3.

The land knows what iron costs: works anywhere give it free, the market sells it when they have none
(BL-10.2), cube after cube (BL-10.3).
"""

from typing import Final

from millhand.games.lancashire.play import choices
from millhand.kernel.rules import Rule
from millhand.mechanics.land.play import facts, fetching

IRON: Final = fetching.Iron(choices.IRON, (Rule("BL-10.2", fetching.works_hold_iron, facts.slot),))
