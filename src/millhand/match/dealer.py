"""The dealer: chance made into moves, so that a record replays without a seed."""

from millhand.face.played import Played
from millhand.kernel.chance import Chance
from millhand.kernel.table import DEALER, Table
from millhand.match.moves import Move


class Dealer:
    """Shuffles what the table asks to have shuffled."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def move(self, opened: Played, table: Table) -> Move | None:
        """The dealer's answer, or None when the dealer is not asked."""
        pool = table.pool()
        if len(pool) == 0:
            return None
        self.chance.shuffle(pool, len(pool))
        order = tuple(int(number) for number in pool)
        return Move(DEALER, order, (opened.question(table, DEALER),))
