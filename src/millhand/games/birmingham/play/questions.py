"""What is asked in Birmingham, and the verbs that answer it. BB-3.7."""

from typing import Final

from librt.vecs import vec

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.actions.borrow import BORROW
from millhand.games.birmingham.play.actions.build import BUILD
from millhand.games.birmingham.play.actions.develop import DEVELOP
from millhand.games.birmingham.play.actions.link import LINK
from millhand.games.birmingham.play.actions.passing import PASS
from millhand.games.birmingham.play.actions.scout import SCOUT
from millhand.games.birmingham.play.actions.sell import SELL, TO
from millhand.games.birmingham.play.concepts.beer import BARREL, BEER
from millhand.games.birmingham.play.concepts.bonus import BONUS, DECLINE
from millhand.games.birmingham.play.concepts.cards import WITH
from millhand.games.birmingham.play.concepts.coal import COAL
from millhand.games.birmingham.play.concepts.iron import IRON
from millhand.games.birmingham.play.income import GIVE_UP, KEEP
from millhand.kernel.verbs import Question, Verb
from millhand.mechanics.land.play.action import Enough, OneMore, WhichCard
from millhand.mechanics.land.play.fetching import Buy

ENOUGH: Final = Enough("stop", choices.STOP, 1)
BUY: Final = Buy("", choices.STOP, 1)

ACTIONS: Final[list[Verb]] = [BUILD, LINK, DEVELOP, SELL, BORROW, SCOUT, PASS]

VERBS: Final = [
    *ACTIONS,
    WITH,
    COAL,
    IRON,
    BEER,
    BARREL,
    TO,
    BONUS,
    DECLINE,
    GIVE_UP,
    KEEP,
    ENOUGH,
]
"""Every verb, in the order of the choices."""

QUESTIONS: Final = vec[Question](
    [
        Question("action", ACTIONS, is_intent=True),
        WhichCard("card", [WITH]),
        Question("coal", [COAL], otherwise=BUY),
        Question("iron", [IRON], otherwise=BUY),
        Question("beer", [BEER, BARREL]),
        Question("merchant", [TO]),
        Question("bonus", [BONUS, DECLINE]),
        OneMore("more", ENOUGH),
        Question("shortfall", [GIVE_UP, KEEP]),
        Question("turn_order", []),
        Question("merchant_tiles", []),
        Question("deck", []),
        Question("over", []),
    ]
)
"""In the order of the stages."""
