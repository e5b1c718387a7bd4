"""What lies on a table of Age of Industry, and the deeds that change it.

Money, cubes, cards and tiles move only through the deeds below, so that nothing can appear or
vanish. Verbs trust their callers: whether something is allowed is asked in `actions/`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, happenings, layout
from millhand.games.age_of_industry.play.box import (
    COAL,
    COAL_MINE,
    IRON,
    IRON_WORKS,
    PORT,
    STACK,
    Box,
)
from millhand.kernel.bits import BIT, only, union
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb
from millhand.mechanics import cards
from millhand.mechanics.cards import NO_CARD
from millhand.mechanics.market import buying_price, selling_price
from millhand.mechanics.network import join, join_each

NO_TILE: Final = -1


@mypyc_attr(acyclic=True, native_class=True)
class State(Table):
    """The cells of a table under the players' own words."""

    def __init__(self, box: Box, cells: vec[i64]) -> None:
        super().__init__(cells)
        self.box: Final = box
        self.explicit: bool = False
        """Ask even where only one source is left, to check a move that names it nevertheless."""

    # --- what the flow of the game adds ---------------------------------------------------

    def action_under_way(self) -> Verb:
        """The action that was chosen and is not complete."""
        raise NotImplementedError

    def end_turn(self) -> None:
        """The next player acts, or the round ends."""
        raise NotImplementedError

    # --- reading -----------------------------------------------------------------------------

    def next_tile(self, seat: i64, industry: i64) -> i64:
        """The lowest tile of an industry left on the mat, or NO_TILE (AI-6.1)."""
        return self.box.stack[self.top_of(seat, industry)]

    def top_of(self, seat: i64, industry: i64) -> i64:
        """Where the stack of an industry on the mat has its lowest tile, or its end."""
        return industry * STACK + self.cells[layout.GONE + seat * choices.INDUSTRIES + industry]

    def money(self, seat: i64) -> i64:
        """The money of a seat."""
        return self.cells[layout.MONEY + seat]

    def loans(self, seat: i64) -> i64:
        """The open loans of a seat."""
        return self.cells[layout.LOANS + seat]

    def own(self, seat: i64) -> i64:
        """The slots on which a seat's tiles stand."""
        return self.cells[layout.OWN + seat]

    def tile_at(self, slot: i64) -> i64:
        """The tile on a slot, or NO_TILE."""
        return self.cells[layout.TILE + slot]

    def industry_at(self, slot: i64) -> i64:
        """The industry of the tile on a slot."""
        return self.box.tile_industry[self.cells[layout.TILE + slot]]

    def has_nothing_on_the_board(self, seat: i64) -> bool:
        """Neither a tile nor a rail (AI-4.2)."""
        return self.cells[layout.OWN + seat] == 0 and self.cells[layout.OWN_LINKS + seat] == 0

    def demand_is_met(self, markets: i64) -> bool:
        """Whether each of some markets is used up or never wanted anything (AI-11.3)."""
        while markets != 0:
            bit: i64 = markets & -markets
            markets ^= bit
            if self.cells[layout.MARKETS_USED] & bit == 0:
                if self.box.market_token_buys[self.cells[layout.MARKET_TOKEN + only(bit)]] != 0:
                    return False
        return True

    # --- money, loans, points ----------------------------------------------------------------

    def pay(self, seat: i64, money: i64, purpose: i64) -> None:
        """Money paid for an action lies beside the order disc until the round ends (AI-3.6)."""
        if money == 0:
            return
        self.cells[layout.MONEY + seat] -= money
        self.cells[layout.SPENT + seat] += money
        self.tell(happenings.PAID, seat, money, purpose, 0)

    def pay_the_bank(self, seat: i64, money: i64, purpose: i64) -> None:
        """Interest and repayments are paid but do not count as spent (AI-3.6)."""
        self.cells[layout.MONEY + seat] -= money
        self.tell(happenings.PAID, seat, money, purpose, 0)

    def earn(self, seat: i64, money: i64, purpose: i64) -> None:
        """Money from the bank; it does not lessen what was spent."""
        if money == 0:
            return
        self.cells[layout.MONEY + seat] += money
        self.tell(happenings.EARNED, seat, money, purpose, 0)

    def borrow(self, seat: i64, loans: i64) -> None:
        """$10 for each loan (AI-13.1)."""
        if loans == 0:
            return
        self.cells[layout.LOANS + seat] += loans
        self.tell(happenings.BORROWED, seat, loans, 0, 0)
        self.earn(seat, loans * self.box.loan_money, happenings.FOR_LOAN)

    def repay(self, seat: i64, loans: i64) -> None:
        """Loans go back to the bank; repayments do not count as spent (AI-13.2, AI-3.6)."""
        self.cells[layout.LOANS + seat] -= loans
        self.tell(happenings.REPAID, seat, loans, 0, 0)
        self.pay_the_bank(seat, loans * self.box.loan_repay, happenings.FOR_LOAN)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """Points of the final count, lost ones included (AI-21.4 to AI-21.6)."""
        if points == 0:
            return
        self.cells[layout.POINTS + seat] += points
        self.cells[layout.POINTS_FROM + seat * layout.POINT_SOURCES + source] += points
        self.tell(happenings.SCORED, seat, points, source, 0)

    # --- cards -------------------------------------------------------------------------------

    def take_top_card(self) -> i64:
        """The top card leaves the deck; returns its kind."""
        return cards.take_top(self.cells, layout.DECK, layout.DECK_SIZE)

    def draw(self, seat: i64) -> None:
        """The top card of the deck goes to a hand, unseen by others (AI-17.1)."""
        card: i64 = self.take_top_card()
        self.put_in_hand(seat, card)
        self.tell(happenings.DREW, seat, card, 0, 0)

    def take_face_up(self, seat: i64, card: i64) -> None:
        """A face-up card goes to a hand, seen by all (AI-17.1)."""
        place: i64 = layout.DISPLAY
        while self.cells[place] != card:
            place += 1
        self.cells[place] = NO_CARD
        self.put_in_hand(seat, card)
        self.cells[layout.KNOWN + seat * choices.CARDS + card] += 1
        self.tell(happenings.TOOK_CARD, seat, card, 0, 0)

    def refill_display(self) -> None:
        """Cards are turned up beside the deck as far as it allows (AI-2.4, AI-17.1)."""
        place: i64
        for place in range(self.box.display):
            if self.cells[layout.DISPLAY + place] == NO_CARD and self.cells[layout.DECK_SIZE] > 0:
                card: i64 = self.take_top_card()
                self.cells[layout.DISPLAY + place] = card
                self.tell(happenings.TURNED_UP, card, 0, 0, 0)

    def put_in_hand(self, seat: i64, card: i64) -> None:
        """A card joins a hand."""
        hand: i64 = layout.HAND + seat * choices.CARDS
        cards.put_in_hand(self.cells, hand, layout.HAND_SIZE + seat, layout.HAND_CARDS + seat, card)

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        hand: i64 = layout.HAND + seat * choices.CARDS
        cards.take_from_hand(
            self.cells, hand, layout.HAND_SIZE + seat, layout.HAND_CARDS + seat, card
        )

    def discard(self, seat: i64, card: i64) -> None:
        """A card is played face up, for good (AI-4.1, AI-17.3); of known cards one less is held."""
        self.take_from_hand(seat, card)
        if self.cells[layout.KNOWN + seat * choices.CARDS + card] > 0:
            self.cells[layout.KNOWN + seat * choices.CARDS + card] -= 1
        self.cells[layout.DISCARDS + card] += 1
        self.tell(happenings.DISCARDED, seat, card, 0, 0)

    # --- tiles -------------------------------------------------------------------------------

    def remove_from_mat(self, seat: i64, industry: i64) -> i64:
        """The lowest tile of an industry leaves the mat; returns its kind."""
        tile: i64 = self.next_tile(seat, industry)
        self.cells[layout.GONE + seat * choices.INDUSTRIES + industry] += 1
        return tile

    def develop_away(self, seat: i64, industry: i64) -> None:
        """The lowest tile leaves the game (AI-16.1)."""
        self.tell(happenings.DEVELOPED, seat, self.remove_from_mat(seat, industry), 0, 0)

    def place(self, seat: i64, slot: i64, industry: i64) -> None:
        """The lowest tile goes from the mat to a slot, with its cubes (AI-6.1, AI-9.1)."""
        tile: i64 = self.remove_from_mat(seat, industry)
        bit: i64 = BIT[slot]
        self.cells[layout.TILE + slot] = tile
        self.cells[layout.OWNER + slot] = seat
        self.cells[layout.OCCUPIED] |= bit
        self.cells[layout.OWN + seat] |= bit
        if self.box.ship_slots & bit != 0:
            self.open_sea(slot)
        elif industry == COAL_MINE:
            self.load(slot, COAL, self.box.tile_cubes[tile])
        elif industry == IRON_WORKS:
            self.load(slot, IRON, self.box.tile_cubes[tile])
        elif industry == PORT:
            self.open_port(self.box.slot_place[slot])
        self.tell(happenings.PLACED, seat, slot, tile, self.cells[layout.CUBES + slot])

    def load(self, slot: i64, resource: i64, cubes: i64) -> None:
        """Cubes from the supply, which never runs out, come to lie on a slot (AI-9.1, AI-1.11)."""
        self.cells[layout.CUBES + slot] = cubes
        if cubes > 0:
            self.cells[layout.COAL_AT + resource] |= BIT[slot]

    def clear_slot(self, slot: i64) -> None:
        """A replaced tile leaves the game with what lies on it; it does not flip (AI-10.3).

        The cubes of an import belong to the sea, not to the ship: they stay.
        """
        bit: i64 = ~BIT[slot]
        owner: i64 = self.cells[layout.OWNER + slot]
        self.cells[layout.COAL_AT] &= bit
        self.cells[layout.COAL_AT + IRON] &= bit
        self.cells[layout.TILE + slot] = NO_TILE
        self.cells[layout.OWNER + slot] = -1
        self.cells[layout.OCCUPIED] &= bit
        self.cells[layout.FLIPPED] &= bit
        self.cells[layout.OWN + owner] &= bit
        if self.box.ship_slots & BIT[slot] == 0:
            self.cells[layout.CUBES + slot] = 0

    def flip(self, slot: i64) -> None:
        """A tile turns over and pays its owner at once, in anyone's turn (AI-1.4, AI-9.3)."""
        owner: i64 = self.cells[layout.OWNER + slot]
        tile: i64 = self.cells[layout.TILE + slot]
        self.cells[layout.FLIPPED] |= BIT[slot]
        self.tell(happenings.FLIPPED_TILE, owner, slot, tile, 0)
        self.earn(owner, self.box.tile_income[tile], happenings.FOR_FLIPPING)

    # --- cubes -------------------------------------------------------------------------------

    def take_cube(self, seat: i64, slot: i64, resource: i64) -> None:
        """A cube goes to the supply; the emptied tile flips (AI-7.7)."""
        self.tell(happenings.TOOK_CUBE, seat, slot, resource, 0)
        self.lift_cube(slot, resource)

    def lift_cube(self, slot: i64, resource: i64) -> None:
        """A cube leaves a slot; the last one flips the tile (AI-9.3) or may flip a ship."""
        self.cells[layout.CUBES + slot] -= 1
        if self.cells[layout.CUBES + slot] > 0:
            return
        self.cells[layout.COAL_AT + resource] &= ~BIT[slot]
        if self.box.ship_slots & BIT[slot] != 0:
            self.flip_ship_if_used_up(slot)
        else:
            self.flip(slot)

    def buy_cube(self, seat: i64, resource: i64) -> None:
        """The cheapest cube of the market, or one from the supply (AI-8.3)."""
        filled: i64 = self.cells[layout.COAL_MARKET + resource]
        price: i64 = buying_price(self.box.prices, filled, self.box.when_empty)
        self.cells[layout.COAL_MARKET + resource] = filled - 1 if filled > 0 else 0
        self.tell(happenings.BOUGHT_CUBE, seat, price, resource, 0)
        self.pay(seat, price, happenings.FOR_COAL + resource)

    def sell_cube(self, seat: i64, slot: i64, resource: i64) -> None:
        """A cube of a new tile fills the dearest empty space of the market (AI-9.2)."""
        price: i64 = selling_price(self.box.prices, self.cells[layout.COAL_MARKET + resource])
        self.cells[layout.COAL_MARKET + resource] += 1
        self.tell(happenings.SOLD_CUBE, seat, price, resource, slot)
        self.earn(seat, price, happenings.FOR_COAL + resource)
        self.lift_cube(slot, resource)

    # --- the sea, markets --------------------------------------------------------------------

    def open_sea(self, slot: i64) -> None:
        """A ship opens its import, and lanes to built ports carry (AI-7.5, AI-11.1, AI-O6)."""
        place: i64 = self.box.slot_places[slot]
        if self.cells[layout.CUBES + slot] > 0:
            self.cells[layout.COAL_AT] |= BIT[slot]
        join(self.cells, layout.CONNECTED, layout.NEIGHBOURS, place | BIT[self.box.coal_node[slot]])
        ports: i64 = self.box.ship_ports[slot] & self.cells[layout.PORTS_AT]
        join_each(self.cells, layout.CONNECTED, layout.NEIGHBOURS, place, ports)

    def open_port(self, place: i64) -> None:
        """A port makes the lanes carry that lead from it to ships (AI-O6)."""
        self.cells[layout.PORTS_AT] |= BIT[place]
        ships: i64 = self.box.lanes_at[place] & self.cells[layout.OCCUPIED]
        at_sea: i64 = union(self.box.slot_places, ships)
        join_each(self.cells, layout.CONNECTED, layout.NEIGHBOURS, BIT[place], at_sea)

    def use_market(self, market: i64) -> None:
        """A market token flips; it pays nobody, but its ship may flip (AI-15.4, AI-11.3)."""
        self.cells[layout.MARKETS_USED] |= BIT[market]
        ship: i64 = self.box.market_ship[market]
        if ship >= 0:
            self.flip_ship_if_used_up(ship)

    def flip_ship_if_used_up(self, slot: i64) -> None:
        """A ship flips once its import is empty and its market wants nothing more (AI-11.3)."""
        if (self.cells[layout.OCCUPIED] & ~self.cells[layout.FLIPPED]) & BIT[slot] == 0:
            return
        if self.cells[layout.CUBES + slot] == 0 and self.demand_is_met(self.box.ship_markets[slot]):
            self.flip(slot)

    # --- rails -------------------------------------------------------------------------------

    def lay_link(self, seat: i64, connection: i64) -> None:
        """A rail joins the ends of a connection and never leaves it (AI-14.1)."""
        ends: i64 = self.box.connection_ends[connection]
        self.cells[layout.LINKED] |= BIT[connection]
        self.cells[layout.LINK_OWNER + connection] = seat
        self.cells[layout.OWN_LINKS + seat] |= BIT[connection]
        self.cells[layout.LINKS_LEFT + seat] -= 1
        self.cells[layout.RAILHEADS + seat] |= ends
        self.cells[layout.RAIL_SLOTS + seat] |= union(self.box.place_slots, ends)
        join(self.cells, layout.CONNECTED, layout.NEIGHBOURS, ends)
        self.tell(happenings.LINKED_PLACES, seat, connection, 0, 0)
