"""Coal: which mine it comes from. BB-7.1 to BB-7.4.

The land knows where coal comes from and what it costs: from the nearest connected mine, free
(BB-7.2), else from the market through a merchant place (BB-7.3), cube after cube (BB-7.4, BB-18.2,
BB-18.8). Connected is what any links join (BB-6.2), near is what few links separate (BB-6.3).
"""

from typing import Final

from millhand.games.birmingham.play import choices
from millhand.kernel.rules import Rule
from millhand.mechanics.land.play import facts, fetching

COAL: Final = fetching.Coal(
    choices.COAL,
    (
        Rule("BB-7.2", fetching.mine_holds_coal, facts.slot),
        Rule("BB-7.2", fetching.mine_is_the_nearest, facts.slot),
        Rule("BB-7.3", fetching.a_connected_mine_holds_coal, facts.slot),
    ),
)
