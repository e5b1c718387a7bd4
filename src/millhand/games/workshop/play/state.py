"""What lies on a table of Workshop of the World, and the verbs that change it.

Money, cards, tokens, industries and links move only through the verbs below, so that nothing can
appear or vanish. Verbs trust their callers: whether something is allowed is asked in `actions/`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play import happenings
from millhand.games.workshop.play.box import UNLIMITED, Box
from millhand.games.workshop.play.choices import COLOURS, INDUSTRIES
from millhand.games.workshop.play.layout import (
    ASIDE,
    ASIDE_SIZE,
    BANK,
    BEGUN,
    BOX,
    CALLS,
    CARD,
    DECK,
    DECK_SIZE,
    DEMAND,
    DISCARDS,
    DISPLAY,
    DISPLAY_SIZE,
    FILLED,
    HAND,
    INCOME,
    INDUSTRIES_LEFT,
    LINKED,
    LINKS_LEFT,
    MONEY,
    MONEY_FROM,
    ORDER,
    OWN_LINKS,
    OWN_TOWNS,
    PURPOSES,
    STANDING,
    TOKENS,
    TOKENS_LEFT,
    TURN,
)
from millhand.kernel.bits import BIT
from millhand.kernel.table import Table

NOTHING_THERE: Final = -1


@mypyc_attr(acyclic=True, native_class=True)
class State(Table):
    """The cells of a table of Workshop of the World under the players' own words."""

    def __init__(self, box: Box, cells: vec[i64]) -> None:
        super().__init__(cells)
        self.box: Final = box
        self.explicit: bool = False
        """Ask even where only one answer is left, to check a move that names it nevertheless."""

    def asks_everything(self) -> bool:
        """Whether to ask where only one answer is left: inside a move, which may have named it."""
        return self.explicit and self.cells[BEGUN] != 0

    # --- reading -----------------------------------------------------------------------------

    def seat_of(self, colour: i64) -> i64:
        """Whose a colour is (WW-13.1: with two players each has two)."""
        return colour // self.box.sets

    def colour_in_turn(self) -> i64:
        """The colour whose turn it is (WW-6.1, WW-13.7)."""
        return self.cells[ORDER + self.cells[TURN]]

    def wealth(self, seat: i64) -> i64:
        """Money in hand and what was lent to an empty bank (WW-11.1, WW-A11)."""
        return self.cells[MONEY + seat] + self.box.called * self.cells[CALLS]

    # --- money and income --------------------------------------------------------------------

    def pay(self, seat: i64, money: i64, purpose: i64) -> None:
        """Money goes to the bank (WW-5.5, WW-6.6)."""
        if money == 0:
            return
        self.move_money(seat, -money, purpose)
        self.tell(happenings.PAID, seat, money, purpose, 0)

    def earn(self, seat: i64, money: i64, purpose: i64) -> None:
        """Money comes from the bank (WW-7.1, WW-9.1 to WW-9.3)."""
        if money == 0:
            return
        while self.box.bank != UNLIMITED and self.cells[BANK] < money:
            self.call_money_in()
        self.move_money(seat, money, purpose)
        self.tell(happenings.EARNED, seat, money, purpose, 0)

    def call_money_in(self) -> None:
        """The bank is empty: everybody gives £50 back, with debts if need be (WW-9.5, WW-A11)."""
        seat: i64
        for seat in range(self.box.players):
            self.move_money(seat, -self.box.called, happenings.FOR_THE_BANK)
            self.tell(happenings.LENT, seat, self.box.called, 0, 0)
        self.cells[CALLS] += 1

    def move_money(self, seat: i64, money: i64, purpose: i64) -> None:
        """From the bank to a purse, or back where money is below 0."""
        self.cells[MONEY + seat] += money
        self.cells[MONEY_FROM + seat * PURPOSES + purpose] += money
        if self.box.bank != UNLIMITED:
            self.cells[BANK] -= money

    def set_income(self, seat: i64, space: i64) -> None:
        """Move the marker; the track has no last space (WW-A13)."""
        if self.cells[INCOME + seat] == space:
            return
        self.cells[INCOME + seat] = space
        self.tell(happenings.INCOME_MOVED, seat, space, 0, 0)

    def recoup(self, seat: i64, money: i64) -> None:
        """Two spaces back for each pound (WW-7.1)."""
        if money == 0:
            return
        spaces: i64 = self.box.recoup_spaces * money
        self.tell(happenings.RECOUPED, seat, money, spaces, 0)
        self.set_income(seat, self.cells[INCOME + seat] - spaces)
        self.earn(seat, money, happenings.FOR_RECOUPING)

    # --- demand tokens -----------------------------------------------------------------------

    def draw_token(self, seat: i64) -> None:
        """The next token goes to a hand, unseen by others (WW-4.1, WW-4.3)."""
        left: i64 = self.cells[TOKENS_LEFT] - 1
        token: i64 = self.cells[TOKENS + left]
        self.cells[TOKENS_LEFT] = left
        self.cells[TOKENS + left] = NOTHING_THERE
        self.cells[HAND + seat * INDUSTRIES + token] += 1
        self.tell(happenings.DREW_TOKEN, seat, token, 0, 0)

    def place_token(self, seat: i64, token: i64) -> None:
        """A token goes from a hand to its field of the diagram, for good (WW-4.1, WW-4.5)."""
        self.cells[HAND + seat * INDUSTRIES + token] -= 1
        self.cells[DEMAND + token] += 1
        self.tell(happenings.PLEDGED, seat, token, 0, 0)

    # --- cards -------------------------------------------------------------------------------

    def turn_up(self) -> None:
        """The top card of the town deck is laid face up (WW-5.1)."""
        size: i64 = self.cells[DECK_SIZE] - 1
        card: i64 = self.cells[DECK + size]
        self.cells[DECK_SIZE] = size
        self.cells[DECK + size] = NOTHING_THERE
        self.cells[DISPLAY + self.cells[DISPLAY_SIZE]] = card
        self.cells[DISPLAY_SIZE] += 1
        self.tell(happenings.TURNED_UP, card, 0, 0, 0)

    def take_card(self, seat: i64, card: i64) -> None:
        """One of the cards face up is taken; the others close up (WW-6.2)."""
        place: i64 = 0
        while self.cells[DISPLAY + place] != card:
            place += 1
        last: i64 = self.cells[DISPLAY_SIZE] - 1
        while place < last:
            self.cells[DISPLAY + place] = self.cells[DISPLAY + place + 1]
            place += 1
        self.cells[DISPLAY + last] = NOTHING_THERE
        self.cells[DISPLAY_SIZE] = last
        self.cells[CARD] = card
        self.tell(happenings.TOOK_CARD, seat, card, 0, 0)

    def discard_card(self) -> None:
        """The card that was taken goes to the discard pile (WW-6.3, WW-6.9)."""
        self.cells[DISCARDS + self.cells[CARD]] += 1
        self.cells[CARD] = NOTHING_THERE

    def swap_card(self, seat: i64) -> None:
        """The card taken is discarded, the top set-aside card must be used instead (WW-6.3)."""
        old: i64 = self.cells[CARD]
        self.discard_card()
        size: i64 = self.cells[ASIDE_SIZE] - 1
        self.cells[CARD] = self.cells[ASIDE + size]
        self.cells[ASIDE_SIZE] = size
        self.cells[ASIDE + size] = NOTHING_THERE
        self.tell(happenings.SWAPPED, seat, old, self.cells[CARD], 0)

    # --- industries --------------------------------------------------------------------------

    def place_industry(self, colour: i64, town: i64) -> None:
        """An industry goes from the supply to a town (WW-6.2)."""
        self.cells[INDUSTRIES_LEFT + colour] -= 1
        self.cells[STANDING + town * COLOURS + colour] += 1
        self.cells[FILLED + town] += 1
        self.cells[OWN_TOWNS + colour] |= BIT[town]
        self.tell(happenings.INDUSTRY_PLACED, self.seat_of(colour), colour, town, 0)

    def remove_industry(self, seat: i64, colour: i64, town: i64) -> None:
        """An industry goes back to its owner's supply (WW-6.4)."""
        place: i64 = STANDING + town * COLOURS + colour
        self.cells[place] -= 1
        self.cells[FILLED + town] -= 1
        self.cells[INDUSTRIES_LEFT + colour] += 1
        if self.cells[place] == 0:
            self.cells[OWN_TOWNS + colour] &= ~BIT[town]
        self.tell(happenings.INDUSTRY_REMOVED, seat, colour, town, 0)

    # --- links -------------------------------------------------------------------------------

    def lay_links(self, colour: i64, connection: i64) -> None:
        """One link on a single connection, two on a double one (WW-6.5)."""
        links: i64 = self.links_of(connection)
        self.cells[LINKED] |= BIT[connection]
        self.cells[OWN_LINKS + colour] |= BIT[connection]
        self.cells[LINKS_LEFT + colour] -= links
        while links > 0:
            self.tell(happenings.LINKED_TOWNS, self.seat_of(colour), connection, colour, 0)
            links -= 1

    def links_of(self, connection: i64) -> i64:
        """How many link spaces a connection has (WW-1.2)."""
        return 2 if self.box.doubles & BIT[connection] != 0 else 1

    # --- turn order --------------------------------------------------------------------------

    def stand_in_box(self, colour: i64, box: i64) -> None:
        """A marker goes to a box of the turn order track, counted from 1 (WW-5.3)."""
        self.cells[ORDER + box - 1] = colour
        self.cells[BOX + colour] = box
        self.tell(happenings.REORDERED, self.seat_of(colour), box, colour, 0)
