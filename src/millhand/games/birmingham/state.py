"""What lies on a Birmingham table, and the verbs that change it.

Money, cubes, cards and tiles move only through the verbs below, so that nothing can appear or
vanish. Verbs trust their callers: whether something is allowed is asked in `actions/`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham import telling
from millhand.games.birmingham.box import BREWERY, COAL_MINE, IRON_WORKS, STACK, Box
from millhand.games.birmingham.choices import CARDS, INDUSTRIES
from millhand.games.birmingham.layout import (
    BARRELS,
    BEER_AT,
    COAL_AT,
    COAL_MARKET,
    CONNECTED,
    CUBES,
    DECK,
    DECK_SIZE,
    DISCARDS,
    ERA,
    FACE_DOWN,
    FLIPPED,
    GONE,
    HAND,
    HAND_CARDS,
    HAND_SIZE,
    INCOME,
    IRON_AT,
    IRON_MARKET,
    LAST_DISCARD,
    LINK_OWNER,
    LINKED,
    LINKS_LEFT,
    MERCHANT_TILE,
    MONEY,
    NEIGHBOURS,
    NETWORK,
    NETWORK_SLOTS,
    OCCUPIED,
    OWN,
    OWN_LINKS,
    OWNER,
    POINT_SOURCES,
    POINTS,
    POINTS_FROM,
    SPENT,
    TILE,
    WILD_INDUSTRIES,
    WILD_LOCATIONS,
)
from millhand.kernel.bits import BIT, only
from millhand.kernel.table import Table
from millhand.mechanics.market import buying_price, selling_price
from millhand.mechanics.network import join

NO_TILE: Final = -1
NO_CARD: Final = -1


@mypyc_attr(acyclic=True, native_class=True)
class State(Table):
    """The cells of a Birmingham table under the players' own words."""

    def __init__(self, box: Box, cells: vec[i64]) -> None:
        super().__init__(cells)
        self.box: Final = box
        self.explicit: bool = False
        """Ask even where only one source is left, to check a move that names it nevertheless."""

    # --- reading -----------------------------------------------------------------------------

    def money(self, seat: i64) -> i64:
        """Pounds in hand."""
        return self.cells[MONEY + seat]

    def next_tile(self, seat: i64, industry: i64) -> i64:
        """The lowest tile of an industry left on the mat, or NO_TILE (BB-8.4)."""
        gone: i64 = self.cells[GONE + seat * INDUSTRIES + industry]
        if gone >= self.box.stack_size[industry]:
            return NO_TILE
        return self.box.stack[industry * STACK + gone]

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a card is in a hand."""
        return self.cells[HAND_CARDS + seat] & BIT[card] != 0

    def has_nothing_on_the_board(self, seat: i64) -> bool:
        """Neither a tile nor a link (BB-8.11, BB-18.10)."""
        return self.cells[OWN + seat] == 0 and self.cells[OWN_LINKS + seat] == 0

    def income_level(self, seat: i64) -> i64:
        """What the marker's space pays (BB-5.1)."""
        return self.box.income_levels[self.cells[INCOME + seat]]

    # --- money, income, points ---------------------------------------------------------------

    def pay(self, seat: i64, money: i64, purpose: i64) -> None:
        """Money spent by an action lies on the character tile until the round ends (BB-3.9)."""
        if money == 0:
            return
        self.cells[MONEY + seat] -= money
        self.cells[SPENT + seat] += money
        self.tell(telling.PAID, seat, money, purpose, 0)

    def earn(self, seat: i64, money: i64, purpose: i64) -> None:
        """Money from the bank; it does not lessen what was spent (BB-3.9)."""
        self.cells[MONEY + seat] += money
        self.tell(telling.EARNED, seat, money, purpose, 0)

    def pay_the_bank(self, seat: i64, money: i64) -> None:
        """A negative income is paid but does not count as spent (BB-4.6)."""
        self.cells[MONEY + seat] -= money
        self.tell(telling.PAID, seat, money, telling.FOR_INCOME, 0)

    def raise_income(self, seat: i64, spaces: i64) -> None:
        """Gains advance by spaces, at once; the marker stops on the last (BB-5.2, BB-5.3)."""
        last: i64 = len(self.box.income_levels) - 1
        self.set_income(seat, min(last, self.cells[INCOME + seat] + spaces))

    def set_income(self, seat: i64, space: i64) -> None:
        """Move the marker."""
        self.cells[INCOME + seat] = space
        self.tell(telling.INCOME_MOVED, seat, space, self.box.income_levels[space], 0)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """Points gained; the marker keeps counting past 100 (BB-15.3)."""
        if points == 0:
            return
        self.cells[POINTS + seat] += points
        self.cells[POINTS_FROM + seat * POINT_SOURCES + source] += points
        self.tell(telling.SCORED, seat, points, source, 0)

    def lose_points(self, seat: i64, points: i64, source: i64) -> None:
        """Points lost, but never below 0 (BB-4.4, BB-16.3)."""
        self.score(seat, -min(points, self.cells[POINTS + seat]), source)

    # --- cards -------------------------------------------------------------------------------

    def draw(self, seat: i64) -> None:
        """The top card of the deck goes to a hand."""
        size: i64 = self.cells[DECK_SIZE] - 1
        card: i64 = self.cells[DECK + size]
        self.cells[DECK_SIZE] = size
        self.cells[DECK + size] = NO_CARD
        self.put_in_hand(seat, card)
        self.tell(telling.DREW, seat, card, 0, 0)

    def lay_face_down(self, seat: i64) -> None:
        """The top card starts a discard pile, unseen (BB-2.9)."""
        size: i64 = self.cells[DECK_SIZE] - 1
        self.cells[FACE_DOWN + seat] = self.cells[DECK + size]
        self.cells[DECK_SIZE] = size
        self.cells[DECK + size] = NO_CARD
        self.tell(telling.LAID_FACE_DOWN, seat, self.cells[FACE_DOWN + seat], 0, 0)

    def put_in_hand(self, seat: i64, card: i64) -> None:
        """A card joins a hand."""
        self.cells[HAND + seat * CARDS + card] += 1
        self.cells[HAND_SIZE + seat] += 1
        self.cells[HAND_CARDS + seat] |= BIT[card]

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        place: i64 = HAND + seat * CARDS + card
        self.cells[place] -= 1
        self.cells[HAND_SIZE + seat] -= 1
        if self.cells[place] == 0:
            self.cells[HAND_CARDS + seat] &= ~BIT[card]

    def discard(self, seat: i64, card: i64) -> None:
        """A card is played; wild cards go back to their pile (BB-3.3, BB-3.4, BB-18.11)."""
        self.take_from_hand(seat, card)
        if card == self.box.wild_location:
            self.cells[WILD_LOCATIONS] += 1
            self.tell(telling.RETURNED_WILD, seat, card, 0, 0)
        elif card == self.box.wild_industry:
            self.cells[WILD_INDUSTRIES] += 1
            self.tell(telling.RETURNED_WILD, seat, card, 0, 0)
        else:
            self.cells[DISCARDS + seat * CARDS + card] += 1
            self.cells[LAST_DISCARD + seat] = card
            self.tell(telling.DISCARDED, seat, card, 0, 0)

    def take_wild_cards(self, seat: i64) -> None:
        """One wild card of each kind joins the hand (BB-14.1)."""
        self.cells[WILD_LOCATIONS] -= 1
        self.cells[WILD_INDUSTRIES] -= 1
        self.put_in_hand(seat, self.box.wild_location)
        self.tell(telling.TOOK_WILD, seat, self.box.wild_location, 0, 0)
        self.put_in_hand(seat, self.box.wild_industry)
        self.tell(telling.TOOK_WILD, seat, self.box.wild_industry, 0, 0)

    # --- tiles -------------------------------------------------------------------------------

    def remove_from_mat(self, seat: i64, industry: i64) -> i64:
        """The lowest tile of an industry leaves the mat; returns its kind."""
        tile: i64 = self.next_tile(seat, industry)
        self.cells[GONE + seat * INDUSTRIES + industry] += 1
        return tile

    def develop_away(self, seat: i64, industry: i64) -> None:
        """The lowest tile leaves the game (BB-11.1)."""
        self.tell(telling.DEVELOPED, seat, self.remove_from_mat(seat, industry), 0, 0)

    def place(self, seat: i64, slot: i64, industry: i64) -> None:
        """The lowest tile goes from the mat to a slot, with its cubes or barrels (BB-8.8)."""
        tile: i64 = self.remove_from_mat(seat, industry)
        cubes: i64 = self.box.tile_cubes[tile * 2 + self.cells[ERA]]
        bit: i64 = BIT[slot]
        self.cells[TILE + slot] = tile
        self.cells[OWNER + slot] = seat
        self.cells[CUBES + slot] = cubes
        self.cells[OCCUPIED] |= bit
        self.cells[OWN + seat] |= bit
        if cubes > 0:
            self.cells[self._holders(industry)] |= bit
        self._extend_network(seat, BIT[self.box.slot_place[slot]])
        self.tell(telling.PLACED, seat, slot, tile, cubes)

    def clear_slot(self, slot: i64) -> None:
        """A tile leaves the game with what lies on it; it does not flip (BB-7.10, BB-9.4)."""
        bit: i64 = ~BIT[slot]
        owner: i64 = self.cells[OWNER + slot]
        self.cells[self._holders(self.box.tile_industry[self.cells[TILE + slot]])] &= bit
        self.cells[TILE + slot] = NO_TILE
        self.cells[OWNER + slot] = -1
        self.cells[CUBES + slot] = 0
        self.cells[OCCUPIED] &= bit
        self.cells[FLIPPED] &= bit
        self.cells[OWN + owner] &= bit
        self.trace_network(owner)

    def flip(self, slot: i64) -> None:
        """A tile turns over and its owner's income rises at once (BB-7.10, BB-12.4, BB-18.9)."""
        owner: i64 = self.cells[OWNER + slot]
        self.cells[FLIPPED] |= BIT[slot]
        self.tell(telling.FLIPPED_TILE, owner, slot, self.cells[TILE + slot], 0)
        self.raise_income(owner, self.box.tile_income[self.cells[TILE + slot]])

    def take_cube(self, seat: i64, slot: i64, industry: i64) -> None:
        """A cube or barrel goes to the supply; the emptied tile flips (BB-7.9, BB-7.10)."""
        self.tell(telling.TOOK_CUBE, seat, slot, industry, 0)
        self._lift_cube(slot, industry)

    def _lift_cube(self, slot: i64, industry: i64) -> None:
        self.cells[CUBES + slot] -= 1
        if self.cells[CUBES + slot] == 0:
            self.cells[self._holders(industry)] &= ~BIT[slot]
            self.flip(slot)

    def _holders(self, industry: i64) -> i64:
        """Which cell holds the set of slots with cubes of an industry (COAL_AT for others)."""
        if industry == IRON_WORKS:
            return IRON_AT
        if industry == BREWERY:
            return BEER_AT
        return COAL_AT

    # --- markets and merchants ---------------------------------------------------------------

    def buy_coal(self, seat: i64) -> None:
        """The cheapest cube of the coal market, or one from the supply (BB-7.3)."""
        filled: i64 = self.cells[COAL_MARKET]
        price: i64 = buying_price(self.box.coal_prices, filled, self.box.coal_when_empty)
        self.cells[COAL_MARKET] = filled - 1 if filled > 0 else 0
        self.tell(telling.BOUGHT_CUBE, seat, price, COAL_MINE, 0)
        self.pay(seat, price, telling.FOR_COAL)

    def buy_iron(self, seat: i64) -> None:
        """The cheapest cube of the iron market, or one from the supply (BB-7.6)."""
        filled: i64 = self.cells[IRON_MARKET]
        price: i64 = buying_price(self.box.iron_prices, filled, self.box.iron_when_empty)
        self.cells[IRON_MARKET] = filled - 1 if filled > 0 else 0
        self.tell(telling.BOUGHT_CUBE, seat, price, IRON_WORKS, 0)
        self.pay(seat, price, telling.FOR_IRON)

    def sell_coal(self, seat: i64, slot: i64) -> None:
        """A cube of a new mine fills the dearest empty space of the market (BB-8.9)."""
        price: i64 = selling_price(self.box.coal_prices, self.cells[COAL_MARKET])
        self.cells[COAL_MARKET] += 1
        self.tell(telling.SOLD_CUBE, seat, price, COAL_MINE, slot)
        self.earn(seat, price, telling.FOR_COAL)
        self._lift_cube(slot, COAL_MINE)

    def sell_iron(self, seat: i64, slot: i64) -> None:
        """A cube of new iron works fills the dearest empty space of the market (BB-8.9)."""
        price: i64 = selling_price(self.box.iron_prices, self.cells[IRON_MARKET])
        self.cells[IRON_MARKET] += 1
        self.tell(telling.SOLD_CUBE, seat, price, IRON_WORKS, slot)
        self.earn(seat, price, telling.FOR_IRON)
        self._lift_cube(slot, IRON_WORKS)

    def take_barrel(self, seat: i64, merchant: i64) -> None:
        """The barrel beside a merchant goes to the supply (BB-7.9)."""
        self.cells[BARRELS] &= ~BIT[merchant]
        self.tell(telling.TOOK_BARREL, seat, merchant, 0, 0)

    def refill_barrels(self) -> None:
        """One barrel beside each merchant tile that is not blank (BB-2.5, BB-15.5)."""
        merchant: i64
        for merchant in range(self.box.merchants):
            tile: i64 = self.cells[MERCHANT_TILE + merchant]
            if tile >= 0 and self.box.merchant_tile_buys[tile] != 0:
                if self.cells[BARRELS] & BIT[merchant] == 0:
                    self.cells[BARRELS] |= BIT[merchant]
                    self.tell(telling.BARREL_CAME, merchant, 0, 0, 0)

    # --- links and networks ------------------------------------------------------------------

    def lay_link(self, seat: i64, connection: i64) -> None:
        """A link tile joins the ends of a connection (BB-6.4, BB-6.5)."""
        ends: i64 = self.box.connection_ends[connection]
        self.cells[LINKED] |= BIT[connection]
        self.cells[LINK_OWNER + connection] = seat
        self.cells[OWN_LINKS + seat] |= BIT[connection]
        self.cells[LINKS_LEFT + seat] -= 1
        join(self.cells, CONNECTED, NEIGHBOURS, ends)
        self._extend_network(seat, ends)
        self.tell(telling.LINKED_PLACES, seat, connection, 0, 0)

    def trace_network(self, seat: i64) -> None:
        """Find a seat's network again after something of its own has left the board."""
        self.cells[NETWORK + seat] = 0
        self.cells[NETWORK_SLOTS + seat] = 0
        rest: i64 = self.cells[OWN + seat]
        while rest != 0:
            bit: i64 = rest & -rest
            rest ^= bit
            self._extend_network(seat, BIT[self.box.slot_place[only(bit)]])
        rest = self.cells[OWN_LINKS + seat]
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            self._extend_network(seat, self.box.connection_ends[only(bit)])

    def _extend_network(self, seat: i64, places: i64) -> None:
        """Places with a tile or a touching link of a seat are its network (BB-6.1)."""
        places &= ~self.cells[NETWORK + seat]
        self.cells[NETWORK + seat] |= places
        while places != 0:
            bit: i64 = places & -places
            places ^= bit
            self.cells[NETWORK_SLOTS + seat] |= self.box.place_slots[only(bit)]
