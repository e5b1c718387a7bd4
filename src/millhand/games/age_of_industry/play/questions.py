"""What is asked in Age of Industry, and the verbs that answer it. AI-3.4."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.actions.build import BUILD
from millhand.games.age_of_industry.play.actions.combine import COMBINE
from millhand.games.age_of_industry.play.actions.develop import DEVELOP
from millhand.games.age_of_industry.play.actions.draw import DRAW
from millhand.games.age_of_industry.play.actions.link import LINK
from millhand.games.age_of_industry.play.actions.passing import FREE, PASS
from millhand.games.age_of_industry.play.actions.sell import (
    ENOUGH_SOLD,
    SELL,
    TO_MARKET,
    TO_PORT,
)
from millhand.games.age_of_industry.play.borrowing import (
    BORROW,
    BORROW_MORE,
    ENOUGH_BORROWED,
)
from millhand.games.age_of_industry.play.concepts.cards import WITH
from millhand.games.age_of_industry.play.concepts.loans import REPAY
from millhand.games.age_of_industry.play.concepts.sources import BUY_COAL, BUY_IRON, COAL, IRON
from millhand.games.age_of_industry.play.turns import DONE
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.kernel.verbs import Question, Verb


@mypyc_attr(acyclic=True, native_class=True)
class WhichCard(Question):
    """Which card is played? A pass may cost none (AI-18.1)."""

    def fill(self, table: Table, seat: i64, menu: Menu) -> None:
        """The cards that will do; for a pass perhaps none."""
        WITH.offer(table, seat, menu)
        if table.cells[layout.UNDER_WAY] == choices.PASS:
            FREE.offer(table, seat, menu)

    def answering(self, table: Table) -> list[Verb]:
        """A card, or for a pass none."""
        return [WITH, FREE] if table.cells[layout.UNDER_WAY] == choices.PASS else [WITH]


VERBS: Final[list[Verb]] = [
    BUILD,
    COMBINE,
    LINK,
    SELL,
    DEVELOP,
    DRAW,
    PASS,
    BORROW,
    BORROW_MORE,
    REPAY,
    WITH,
    COAL,
    IRON,
    TO_PORT,
    TO_MARKET,
    ENOUGH_SOLD,
    ENOUGH_BORROWED,
    FREE,
    DONE,
]
"""Every verb, in the order of the choices."""

QUESTIONS: Final = vec[Question](
    [
        Question(
            "action",
            [BUILD, COMBINE, LINK, SELL, DEVELOP, DRAW, REPAY, BORROW, PASS, DONE],
        ),
        WhichCard("card", [WITH, FREE], implied=FREE),
        Question("coal", [COAL], otherwise=BUY_COAL),
        Question("iron", [IRON], otherwise=BUY_IRON),
        Question("outlet", [TO_PORT, TO_MARKET]),
        Question("more", [SELL, ENOUGH_SOLD], implied=ENOUGH_SOLD),
        Question("borrow", [BORROW_MORE, ENOUGH_BORROWED], implied=ENOUGH_BORROWED),
        Question("draw", [DRAW]),
        Question("repay", [REPAY, DONE]),
        Question("first_player", []),
        Question("market_tokens", []),
        Question("deck", []),
        Question("over", []),
    ]
)
"""In the order of the stages."""
