"""The table of the fair: cards in hands, stalls in towns, and whose turn it is."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fifth_game.play.layout import (
    ACTION,
    ACTIONS,
    APPLES,
    CELLS,
    COPIES,
    DECK,
    DECK_SIZE,
    DISCARDED,
    DISCARDS,
    DREW,
    EARNED,
    ENDED,
    FOR_A_STALL,
    FOR_APPLES,
    HAND,
    HAND_AT_START,
    HAWK,
    MONEY,
    MONEY_AT_START,
    OPEN,
    OVER,
    PAID,
    PLACED,
    POINTS,
    PRICE,
    RANG,
    ROUND,
    SCORED,
    SEATS,
    SEEN,
    SHUFFLE,
    SHUFFLED,
    STAGE,
    STALL,
    TAKINGS,
    TOWNS,
    TURN,
    WORTH,
)
from fifth_game.play.rules import OPENING, SELLING
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table


class Fair(Table):
    """TF-2.1 A table for two or three."""

    def __init__(self, players: int, rounds: int, cells: vec[i64]) -> None:
        super().__init__(cells)
        self.players, self.rounds = players, rounds

    def copy(self) -> Table:
        return Fair(self.players, self.rounds, self.cells[:])

    def is_over(self) -> bool:
        return self.cells[STAGE] == OVER

    def stage(self) -> int:
        return self.cells[STAGE]

    def asked(self) -> int:
        return 1 << self.cells[TURN] if self.cells[STAGE] == ACTION else 0

    def mid_move(self, seat: int) -> bool:
        return False

    def given(self, seat: int) -> int:
        return 0

    def bell(self) -> int:
        """TF-2.3 Which bell rings in this round; the last one in the last."""
        return TOWNS - 1 if self.cells[ROUND] >= self.rounds - 1 else self.cells[ROUND]

    # --- answers ---

    def menu(self, seat: int, menu: Menu) -> None:
        for first, rules in ((OPEN, OPENING), (HAWK, SELLING)):
            menu.next_kind()
            towns = (1 << TOWNS) - 1
            for rule in rules:
                towns &= rule.allows(self, seat, 0)
            menu.add_members(first, towns)

    def choose(self, seat: int, choice: int) -> None:
        town = choice % TOWNS
        self.cells[HAND + seat * TOWNS + town] -= 1
        self.cells[DISCARDS + town] += 1
        self.tell(DISCARDED, seat, town, 0, 0)
        if choice < HAWK:
            self._open_stall(seat, town)
        else:
            self._hawk(seat)
        self._draw(seat)
        self.cells[ACTIONS] += 1
        self._pass_on()

    def _open_stall(self, seat: int, town: int) -> None:
        """TF-3.1 A stall costs £2 and brings 3 points."""
        self.cells[MONEY + seat] -= PRICE
        self.tell(PAID, seat, PRICE, FOR_A_STALL, 0)
        self.cells[STALL + town * SEATS + seat] += 1
        self.tell(PLACED, seat, seat, town, 0)
        self.cells[POINTS + seat] += WORTH
        self.tell(SCORED, seat, WORTH, 0, 0)

    def _hawk(self, seat: int) -> None:
        """TF-3.2 Apples bring £1."""
        self.cells[APPLES + seat] += 1
        self.cells[MONEY + seat] += TAKINGS
        self.tell(EARNED, seat, TAKINGS, FOR_APPLES, 0)

    def _draw(self, seat: int) -> None:
        """TF-3.6 A card is drawn as long as there is one."""
        if self.cells[DECK_SIZE] == 0:
            return
        self.cells[DECK_SIZE] -= 1
        top = DECK + self.cells[DECK_SIZE]
        card, self.cells[top] = self.cells[top], 0
        self.cells[HAND + seat * TOWNS + card] += 1
        self.cells[SEEN] += 1
        self.tell(DREW, seat, card, 0, 0)

    def _pass_on(self) -> None:
        """TF-2.2, TF-4.1 Clockwise; the game ends with the round of the last bell."""
        self.cells[TURN] = (self.cells[TURN] + 1) % self.players
        if self.cells[TURN] == 0:
            self.cells[ROUND] += 1
            if self.cells[ROUND] == self.rounds:
                self.cells[STAGE] = OVER
                self.tell(ENDED, 0, 0, 0, 0)
            else:
                self.tell(RANG, self.bell(), 0, 0, 0)

    # --- the dealer ---

    def pool(self) -> vec[i64]:
        cards = [town for town in range(TOWNS) for _ in range(COPIES)]
        return vec[i64](cards if self.cells[STAGE] == SHUFFLE else [])

    def deal(self, order: vec[i64]) -> None:
        """TF-2.1 Everybody begins with three cards."""
        for place, card in enumerate(order):
            self.cells[DECK + place] = card
        self.cells[DECK_SIZE] = len(order)
        self.tell(SHUFFLED, len(order), 0, 0, 0)
        for seat in range(self.players):
            for _ in range(HAND_AT_START):
                self._draw(seat)
        self.cells[STAGE] = ACTION
        self.tell(RANG, self.bell(), 0, 0, 0)

    # --- what is hidden ---

    def hidden_kinds(self) -> int:
        return 1

    def unseen(self, seat: int, kind: int) -> vec[i64]:
        """TF-1.2 The hands of others, then the deck."""
        hidden = vec[i64]()
        for row in self._hands_but(seat):
            for town in range(TOWNS):
                for _ in range(self.cells[row + town]):
                    hidden = append(hidden, town)
        for place in range(self.cells[DECK_SIZE]):
            hidden = append(hidden, self.cells[DECK + place])
        return hidden

    def put_unseen(self, seat: int, kind: int, hidden: vec[i64]) -> None:
        cards = list(hidden)
        for row in self._hands_but(seat):
            held = sum(self.cells[row + town] for town in range(TOWNS))
            for town in range(TOWNS):
                self.cells[row + town] = cards[:held].count(town)
            cards = cards[held:]
        for place, card in enumerate(cards):
            self.cells[DECK + place] = card

    def _hands_but(self, seat: int) -> list[int]:
        return [HAND + other * TOWNS for other in range(self.players) if other != seat]

    # --- counting ---

    def actions_done(self) -> int:
        return self.cells[ACTIONS]

    def revealed(self) -> int:
        return self.cells[SEEN]

    def points(self, seat: int) -> int:
        return self.cells[POINTS + seat]


def lay(players: int, rounds: int) -> Fair:
    """TF-2.1 Everybody has £4; the deck waits for the dealer."""
    cells = vec[i64]([0] * CELLS)
    cells[STAGE] = SHUFFLE
    for seat in range(players):
        cells[MONEY + seat] = MONEY_AT_START
    return Fair(players, rounds, cells)
