"""Coal: which mine it comes from. BL-10.1 and BL-10.3.

The land knows where coal comes from and what it costs: along links (BL-1.2) from the nearest mine,
else from the market where there is access (BL-10.1), cube after cube (BL-10.3).
"""

from typing import Final

from millhand.games.lancashire.play import choices
from millhand.kernel.rules import Rule
from millhand.mechanics.land.play import facts, fetching

COAL: Final = fetching.Coal(
    choices.COAL,
    (
        Rule("BL-10.1", fetching.mine_holds_coal, facts.slot),
        Rule("BL-10.1", fetching.mine_is_the_nearest, facts.slot),
        Rule("BL-10.1", fetching.a_connected_mine_holds_coal, facts.slot),
    ),
)
