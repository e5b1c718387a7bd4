"""What lies on a table of Workshop of the World, and the deeds that change it.

Money, cards, tokens, industries and links move only through the deeds below, so that nothing can
appear or vanish. Verbs trust their callers: whether something is allowed is asked in `actions/`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play import choices, happenings, layout
from millhand.games.workshop.play.box import UNLIMITED, Box
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
        return self.explicit and self.cells[layout.BEGUN] != 0

    # --- reading -----------------------------------------------------------------------------

    def seat_of(self, colour: i64) -> i64:
        """Whose a colour is (WW-13.1: with two players each has two)."""
        return colour // self.box.sets

    def colour_in_turn(self) -> i64:
        """The colour whose turn it is (WW-6.1, WW-13.7)."""
        return self.cells[layout.ORDER + self.cells[layout.TURN]]

    def wealth(self, seat: i64) -> i64:
        """Money in hand and what was lent to an empty bank (WW-11.1, WW-A11)."""
        return self.money(seat) + self.box.called * self.cells[layout.CALLS]

    def seat_in_turn(self) -> i64:
        """Whose turn it is."""
        return self.seat_of(self.colour_in_turn())

    def money(self, seat: i64) -> i64:
        """Money in hand; below 0 after a call of the bank."""
        return self.cells[layout.MONEY + seat]

    def income(self, seat: i64) -> i64:
        """The space of the income track on which the marker stands."""
        return self.cells[layout.INCOME + seat]

    def tokens_held(self, seat: i64, industry: i64) -> i64:
        """How many demand tokens of a type are in a hand."""
        return self.cells[layout.HAND + seat * layout.INDUSTRIES + industry]

    def industries_at(self, town: i64, colour: i64) -> i64:
        """How many industries of a colour stand in a town."""
        return self.cells[layout.STANDING + town * layout.COLOURS + colour]

    def is_full(self, town: i64) -> bool:
        """A town holds as many industries as its value says, all players together (WW-6.4)."""
        return self.cells[layout.FILLED + town] >= self.box.town_value[town]

    def own_towns(self, seat: i64) -> i64:
        """The towns with an industry of a seat, of both its colours where it has two."""
        first: i64 = layout.OWN_TOWNS + seat * self.box.sets
        return self.cells[first] | self.cells[first + self.box.sets - 1]

    def own_links(self, seat: i64) -> i64:
        """The connections with links of a seat, of both its colours where it has two."""
        first: i64 = layout.OWN_LINKS + seat * self.box.sets
        return self.cells[first] | self.cells[first + self.box.sets - 1]

    def era_is_ending(self) -> bool:
        """Demand 1 and 3 come before the rounds of an era, demand 2 and 4 after them (WW-3.1)."""
        return self.cells[layout.ROUND] > 0

    def last_round_is_to_come(self) -> bool:
        """Whether the demand that ends an era is created before its last round (WW-A22)."""
        asked: bool = self.cells[layout.STAGE] == choices.DEMAND_STAGE
        return asked and self.box.demand_before_last_round and self.era_is_ending()

    # --- sealed answers ----------------------------------------------------------------------

    def seal(self, row: i64, seat: i64, answer: i64) -> None:
        """An answer stays hidden until everybody has answered (WW-12.2)."""
        self.cells[row + seat] = answer
        self.cells[layout.ACTIONS_DONE] += 1
        self.tell(happenings.SEALED, seat, 0, 0, 0)
        self.tell_end_of_action()

    def unsealed(self, row: i64) -> i64:
        """The seats without a sealed answer."""
        seats: i64 = 0
        seat: i64
        for seat in range(self.box.players):
            if self.cells[row + seat] < 0:
                seats |= BIT[seat]
        return seats

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
        while self.box.bank != UNLIMITED and self.cells[layout.BANK] < money:
            self.call_money_in()
        self.move_money(seat, money, purpose)
        self.tell(happenings.EARNED, seat, money, purpose, 0)

    def call_money_in(self) -> None:
        """The bank is empty: everybody gives £50 back, with debts if need be (WW-9.5, WW-A11)."""
        seat: i64
        for seat in range(self.box.players):
            self.move_money(seat, -self.box.called, happenings.FOR_THE_BANK)
            self.tell(happenings.LENT, seat, self.box.called, 0, 0)
        self.cells[layout.CALLS] += 1

    def move_money(self, seat: i64, money: i64, purpose: i64) -> None:
        """From the bank to a purse, or back where money is below 0."""
        self.cells[layout.MONEY + seat] += money
        self.cells[layout.MONEY_FROM + seat * layout.PURPOSES + purpose] += money
        if self.box.bank != UNLIMITED:
            self.cells[layout.BANK] -= money

    def set_income(self, seat: i64, space: i64) -> None:
        """Move the marker; the track has no last space (WW-A13)."""
        if self.income(seat) == space:
            return
        self.cells[layout.INCOME + seat] = space
        self.tell(happenings.INCOME_MOVED, seat, space, 0, 0)

    def recoup(self, seat: i64, money: i64) -> None:
        """Two spaces back for each pound (WW-7.1)."""
        if money == 0:
            return
        spaces: i64 = self.box.recoup_spaces * money
        self.tell(happenings.RECOUPED, seat, money, spaces, 0)
        self.set_income(seat, self.income(seat) - spaces)
        self.earn(seat, money, happenings.FOR_RECOUPING)

    # --- demand tokens -----------------------------------------------------------------------

    def draw_token(self, seat: i64) -> None:
        """The next token goes to a hand, unseen by others (WW-4.1, WW-4.3)."""
        left: i64 = self.cells[layout.TOKENS_LEFT] - 1
        token: i64 = self.cells[layout.TOKENS + left]
        self.cells[layout.TOKENS_LEFT] = left
        self.cells[layout.TOKENS + left] = NOTHING_THERE
        self.cells[layout.HAND + seat * layout.INDUSTRIES + token] += 1
        self.tell(happenings.DREW_TOKEN, seat, token, 0, 0)

    def place_token(self, seat: i64, token: i64) -> None:
        """A token goes from a hand to its field of the diagram, for good (WW-4.1, WW-4.5)."""
        self.cells[layout.HAND + seat * layout.INDUSTRIES + token] -= 1
        self.cells[layout.DEMAND + token] += 1
        self.tell(happenings.PLEDGED, seat, token, 0, 0)

    # --- cards -------------------------------------------------------------------------------

    def turn_up(self) -> None:
        """The top card of the town deck is laid face up (WW-5.1)."""
        size: i64 = self.cells[layout.DECK_SIZE] - 1
        card: i64 = self.cells[layout.DECK + size]
        self.cells[layout.DECK_SIZE] = size
        self.cells[layout.DECK + size] = NOTHING_THERE
        self.cells[layout.DISPLAY + self.cells[layout.DISPLAY_SIZE]] = card
        self.cells[layout.DISPLAY_SIZE] += 1
        self.tell(happenings.TURNED_UP, card, 0, 0, 0)

    def take_card(self, seat: i64, card: i64) -> None:
        """One of the cards face up is taken; the others close up (WW-6.2)."""
        place: i64 = 0
        while self.cells[layout.DISPLAY + place] != card:
            place += 1
        last: i64 = self.cells[layout.DISPLAY_SIZE] - 1
        while place < last:
            self.cells[layout.DISPLAY + place] = self.cells[layout.DISPLAY + place + 1]
            place += 1
        self.cells[layout.DISPLAY + last] = NOTHING_THERE
        self.cells[layout.DISPLAY_SIZE] = last
        self.cells[layout.CARD] = card
        self.tell(happenings.TOOK_CARD, seat, card, 0, 0)

    def discard_card(self) -> None:
        """The card that was taken goes to the discard pile (WW-6.3, WW-6.9)."""
        self.cells[layout.DISCARDS + self.cells[layout.CARD]] += 1
        self.cells[layout.CARD] = NOTHING_THERE

    def swap_card(self, seat: i64) -> None:
        """The card taken is discarded, the top set-aside card must be used instead (WW-6.3)."""
        old: i64 = self.cells[layout.CARD]
        self.discard_card()
        size: i64 = self.cells[layout.ASIDE_SIZE] - 1
        self.cells[layout.CARD] = self.cells[layout.ASIDE + size]
        self.cells[layout.ASIDE_SIZE] = size
        self.cells[layout.ASIDE + size] = NOTHING_THERE
        self.tell(happenings.SWAPPED, seat, old, self.cells[layout.CARD], 0)

    # --- industries --------------------------------------------------------------------------

    def place_industry(self, colour: i64, town: i64) -> None:
        """An industry goes from the supply to a town (WW-6.2)."""
        self.cells[layout.INDUSTRIES_LEFT + colour] -= 1
        self.cells[layout.STANDING + town * layout.COLOURS + colour] += 1
        self.cells[layout.FILLED + town] += 1
        self.cells[layout.OWN_TOWNS + colour] |= BIT[town]
        self.tell(happenings.INDUSTRY_PLACED, self.seat_of(colour), colour, town, 0)

    def remove_industry(self, seat: i64, colour: i64, town: i64) -> None:
        """An industry goes back to its owner's supply (WW-6.4)."""
        place: i64 = layout.STANDING + town * layout.COLOURS + colour
        self.cells[place] -= 1
        self.cells[layout.FILLED + town] -= 1
        self.cells[layout.INDUSTRIES_LEFT + colour] += 1
        if self.cells[place] == 0:
            self.cells[layout.OWN_TOWNS + colour] &= ~BIT[town]
        self.tell(happenings.INDUSTRY_REMOVED, seat, colour, town, 0)

    # --- links -------------------------------------------------------------------------------

    def lay_links(self, colour: i64, connection: i64) -> None:
        """One link on a single connection, two on a double one (WW-6.5)."""
        links: i64 = self.links_of(connection)
        self.cells[layout.LINKED] |= BIT[connection]
        self.cells[layout.OWN_LINKS + colour] |= BIT[connection]
        self.cells[layout.LINKS_LEFT + colour] -= links
        while links > 0:
            self.tell(happenings.LINKED_TOWNS, self.seat_of(colour), connection, colour, 0)
            links -= 1

    def offer_links(self, seat: i64) -> None:
        """An industry was just placed: links may be built (WW-6.1)."""
        raise NotImplementedError

    def links_of(self, connection: i64) -> i64:
        """How many link spaces a connection has (WW-1.2)."""
        return 2 if self.box.doubles & BIT[connection] != 0 else 1

    # --- turn order --------------------------------------------------------------------------

    def stand_on_space(self, colour: i64, space: i64) -> None:
        """A marker goes to a space of the order track, counted from 1 (WW-5.3)."""
        self.cells[layout.ORDER + space - 1] = colour
        self.cells[layout.SPACE + colour] = space
        self.tell(happenings.REORDERED, self.seat_of(colour), space, colour, 0)
