"""Whose turn it is: the fair answers the kernel's questions."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fifth_game.play import layout
from fifth_game.play.state import State
from fifth_game.play.verbs import QUESTIONS
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table


class Fair(State):
    """A game of the fair."""

    def copy(self) -> Table:
        return Fair(self.players, self.rounds, self.cells[:])

    def is_over(self) -> bool:
        return self.cells[layout.STAGE] == layout.OVER

    def stage(self) -> int:
        return self.cells[layout.STAGE]

    def asked(self) -> int:
        return 1 << self.cells[layout.TURN] if self.cells[layout.STAGE] == layout.ACTION else 0

    def mid_move(self, seat: int) -> bool:
        return False

    def menu(self, seat: int, menu: Menu) -> None:
        QUESTIONS[self.stage()].fill(self, seat, menu)

    def choose(self, seat: int, choice: int) -> None:
        QUESTIONS[self.stage()].take(self, seat, choice)

    # --- the dealer ---

    def pool(self) -> vec[i64]:
        cards = [town for town in range(layout.TOWNS) for _ in range(layout.COPIES)]
        return vec[i64](cards if self.cells[layout.STAGE] == layout.SHUFFLE else [])

    def deal(self, order: vec[i64]) -> None:
        """TF-2.1 Everybody begins with three cards."""
        for place, card in enumerate(order):
            self.cells[layout.DECK + place] = card
        self.cells[layout.DECK_SIZE] = len(order)
        self.tell(layout.SHUFFLED, len(order), 0, 0, 0)
        for seat in range(self.players):
            for _ in range(layout.HAND_AT_START):
                self.draw(seat)
        self.cells[layout.STAGE] = layout.ACTION
        self.tell(layout.RANG, self.bell(), 0, 0, 0)

    # --- what is hidden ---

    def hidden_kinds(self) -> int:
        return 1

    def unseen(self, seat: int, kind: int) -> vec[i64]:
        """TF-1.2 The hands of others, then the deck."""
        hidden = vec[i64]()
        for row in self._hands_but(seat):
            for town in range(layout.TOWNS):
                for _ in range(self.cells[row + town]):
                    hidden = append(hidden, town)
        for place in range(self.cells[layout.DECK_SIZE]):
            hidden = append(hidden, self.cells[layout.DECK + place])
        return hidden

    def put_unseen(self, seat: int, kind: int, hidden: vec[i64]) -> None:
        cards = list(hidden)
        for row in self._hands_but(seat):
            held = sum(self.cells[row + town] for town in range(layout.TOWNS))
            for town in range(layout.TOWNS):
                self.cells[row + town] = cards[:held].count(town)
            cards = cards[held:]
        for place, card in enumerate(cards):
            self.cells[layout.DECK + place] = card

    def _hands_but(self, seat: int) -> list[int]:
        others = [other for other in range(self.players) if other != seat]
        return [layout.HAND + other * layout.TOWNS for other in others]

    # --- counting ---

    def actions_done(self) -> int:
        return self.cells[layout.ACTIONS]

    def revealed(self) -> int:
        return self.cells[layout.SEEN]

    def points(self, seat: int) -> int:
        return self.cells[layout.POINTS + seat]


def lay(players: int, rounds: int) -> Fair:
    """TF-2.1 Everybody has £4; the deck waits for the dealer."""
    cells = vec[i64]([0] * layout.CELLS)
    cells[layout.STAGE] = layout.SHUFFLE
    for seat in range(players):
        cells[layout.MONEY + seat] = layout.MONEY_AT_START
    return Fair(players, rounds, cells)
