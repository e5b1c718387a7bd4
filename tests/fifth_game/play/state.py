"""What lies at the fair, cards in hands and stalls in towns, and what can be done with it."""

from librt.vecs import vec
from mypy_extensions import i64

from fifth_game.play import layout
from millhand.kernel.table import Table


class State(Table):
    """TF-2.1 A table for two or three."""

    def __init__(self, players: int, rounds: int, cells: vec[i64]) -> None:
        super().__init__(cells)
        self.players, self.rounds = players, rounds

    def money(self, seat: int) -> int:
        return int(self.cells[layout.MONEY + seat])

    def held(self, seat: int, town: int) -> int:
        """How many cards of a town a seat holds."""
        return int(self.cells[layout.HAND + seat * layout.TOWNS + town])

    def has_stall(self, seat: int, town: int) -> bool:
        return bool(self.cells[layout.STALL + town * layout.SEATS + seat])

    def bell(self) -> int:
        """TF-2.3 Which bell rings in this round; the last one in the last."""
        number = int(self.cells[layout.ROUND])
        return layout.TOWNS - 1 if number >= self.rounds - 1 else number

    # --- what a turn does ---

    def discard(self, seat: int, town: int) -> None:
        self.cells[layout.HAND + seat * layout.TOWNS + town] -= 1
        self.cells[layout.DISCARDS + town] += 1
        self.tell(layout.DISCARDED, seat, town, 0, 0)

    def pay_for_stall(self, seat: int) -> None:
        self.cells[layout.MONEY + seat] -= layout.PRICE
        self.tell(layout.PAID, seat, layout.PRICE, layout.FOR_A_STALL, 0)

    def place_stall(self, seat: int, town: int) -> None:
        self.cells[layout.STALL + town * layout.SEATS + seat] += 1
        self.tell(layout.PLACED, seat, seat, town, 0)
        self.cells[layout.POINTS + seat] += layout.WORTH
        self.tell(layout.SCORED, seat, layout.WORTH, 0, 0)

    def sell_apples(self, seat: int) -> None:
        self.cells[layout.APPLES + seat] += 1
        self.cells[layout.MONEY + seat] += layout.TAKINGS
        self.tell(layout.EARNED, seat, layout.TAKINGS, layout.FOR_APPLES, 0)

    def end_turn(self, seat: int) -> None:
        """TF-2.2, TF-4.1 Clockwise; the game ends with the round of the last bell."""
        self.draw(seat)
        self.cells[layout.ACTIONS] += 1
        self.cells[layout.TURN] = (self.cells[layout.TURN] + 1) % self.players
        if self.cells[layout.TURN] == 0:
            self._end_round()

    def _end_round(self) -> None:
        self.cells[layout.ROUND] += 1
        if self.cells[layout.ROUND] == self.rounds:
            self.cells[layout.STAGE] = layout.OVER
            self.tell(layout.ENDED, 0, 0, 0, 0)
        else:
            self.tell(layout.RANG, self.bell(), 0, 0, 0)

    def draw(self, seat: int) -> None:
        """TF-3.6 A card is drawn as long as there is one."""
        if self.cells[layout.DECK_SIZE] == 0:
            return
        self.cells[layout.DECK_SIZE] -= 1
        top = layout.DECK + self.cells[layout.DECK_SIZE]
        card, self.cells[top] = self.cells[top], 0
        self.cells[layout.HAND + seat * layout.TOWNS + card] += 1
        self.cells[layout.SEEN] += 1
        self.tell(layout.DREW, seat, card, 0, 0)
