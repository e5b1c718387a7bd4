"""What is asked in Lancashire, and the verbs that answer it. BL-4.3."""

from typing import Final

from librt.vecs import vec

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.actions.borrow import BORROW
from millhand.games.lancashire.play.actions.build import BUILD
from millhand.games.lancashire.play.actions.combine import COMBINE
from millhand.games.lancashire.play.actions.develop import DEVELOP, STOP
from millhand.games.lancashire.play.actions.link import LINK
from millhand.games.lancashire.play.actions.passing import PASS
from millhand.games.lancashire.play.actions.sell import FAR, SELL, TO
from millhand.games.lancashire.play.concepts.cards import WITH
from millhand.games.lancashire.play.concepts.coal import COAL
from millhand.games.lancashire.play.concepts.iron import IRON
from millhand.games.lancashire.play.income import GIVE_UP, SELL_TILE
from millhand.kernel.verbs import Question, Verb
from millhand.mechanics.land.play.action import OneMore, WhichCard
from millhand.mechanics.land.play.fetching import Buy

BUY: Final = Buy("", choices.STOP, 1)

ACTIONS: Final[list[Verb]] = [BUILD, COMBINE, LINK, DEVELOP, SELL, BORROW, PASS]

VERBS: Final = [*ACTIONS, WITH, COAL, IRON, TO, FAR, SELL_TILE, GIVE_UP, STOP]
"""Every verb, in the order of the choices."""

QUESTIONS: Final = vec[Question](
    [
        Question("action", [*ACTIONS, SELL_TILE], is_intent=True),
        WhichCard("card", [WITH]),
        Question("coal", [COAL], otherwise=BUY),
        Question("iron", [IRON], otherwise=BUY),
        Question("sales", [SELL, STOP]),
        Question("buyer", [TO, FAR]),
        Question("", []),
        OneMore("more", STOP),
        Question("shortfall", [GIVE_UP]),
        Question("turn_order", []),
        Question("distant_tiles", []),
        Question("deck", []),
        Question("over", []),
    ]
)
"""In the order of the stages."""
