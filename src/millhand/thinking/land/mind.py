"""What is known alike to those who think about either game of the land."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.kernel.table import Table
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import STAGE, TARGET, UNDER_WAY
from millhand.mechanics.land.play.table import Land
from millhand.thinking.land.features import CHAPTERS, chapter, turn_number
from millhand.thinking.mind import Mind


@mypyc_attr(acyclic=True, native_class=True)
class LandMind(Mind):
    """Knows rounds and cards; a game adds what is looked at."""

    def __init__(
        self, features: tuple[str, ...], details: tuple[str, ...], card: i64, link: i64
    ) -> None:
        super().__init__(features, CHAPTERS, details)
        self.card: Final = card
        """The game's first choice of a card …"""
        self.link: Final = link
        """… and of a link."""

    def turn(self, table: Table) -> i64:
        """Turns since the game began."""
        return turn_number(cast(Land, table))

    def chapter(self, table: Table) -> i64:
        """The era, and whether it draws to its end."""
        return chapter(cast(Land, table))

    def gives_up_a_card(self, table: Table) -> bool:
        """Every action costs a card (BB-3.3, BL-4.3); for a build it is not any card."""
        return table.cells[STAGE] == stages.CARD

    def lose_card(self, table: Table, seat: i64, choice: i64) -> None:
        """The hand without a card."""
        cast(Land, table).take_from_hand(seat, choice - self.card)

    def earliest(self, table: Table) -> i64:
        """Sales and developments in a row come to the same in any order, or nearly so."""
        if table.cells[STAGE] != stages.MORE or table.cells[UNDER_WAY] == self.link:
            return 0
        return table.cells[UNDER_WAY] + table.cells[TARGET]
