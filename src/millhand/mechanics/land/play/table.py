"""The verbs that change what lies on a table of the land.

Money, cubes, cards, tiles and links move only through the deeds below and those that a game adds,
so that nothing can appear or vanish. Verbs trust their callers: whether something is allowed is
asked in the games.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT, union
from millhand.kernel.verbs import Verb
from millhand.mechanics import cards
from millhand.mechanics.land.play import happenings, layout, stages
from millhand.mechanics.land.play.figures import COAL_MINE, IRON_WORKS
from millhand.mechanics.land.play.standing import Standing
from millhand.mechanics.market import buying_price, selling_price
from millhand.mechanics.network import join


@mypyc_attr(acyclic=True, native_class=True)
class Land(Standing):
    """The cells under the players' own words, and the verbs that change them."""

    # --- the dealer ------------------------------------------------------------------------

    def ask(self, stage: i64) -> None:
        """Something is asked next."""
        self.cells[layout.STAGE] = stage

    def pool(self) -> vec[i64]:
        """The seats, the game's pieces or the cards that the dealer must put in order."""
        stage: i64 = self.stage()
        if stage == stages.TURN_ORDER:
            return self.cells[layout.ORDER : layout.ORDER + self.figures.players]
        if stage == stages.PIECES:
            return self.pieces_to_shuffle()
        if stage == stages.DECK:
            return self.figures.deck[:]
        return vec[i64]()

    def deal(self, order: vec[i64]) -> None:
        """Seats in turn order, then the game's pieces, then the deck, top card first."""
        stage: i64 = self.stage()
        if stage == stages.TURN_ORDER:
            self.set_turn_order(order)
            self.ask(stages.PIECES)
        elif stage == stages.PIECES:
            self.lay_pieces(order)
            self.ask(stages.DECK)
        else:
            self.stack_deck(order)
            self.begin_era()

    # --- what a game must say --------------------------------------------------------------

    def pieces_to_shuffle(self) -> vec[i64]:
        """The pieces that chance puts in order, beside the deck."""
        raise NotImplementedError

    def lay_pieces(self, pieces: vec[i64]) -> None:
        """The shuffled pieces go to their places."""
        raise NotImplementedError

    def begin_era(self) -> None:
        """Cards are dealt from the new deck, and the first round begins."""
        raise NotImplementedError

    def market_places(self) -> i64:
        """The places through which the coal market is reached."""
        raise NotImplementedError

    def action_under_way(self) -> Verb:
        """The action that was chosen and is not complete."""
        raise NotImplementedError

    def end_action(self, seat: i64) -> None:
        """An action is complete: the turn goes on or ends."""
        raise NotImplementedError

    def discard(self, seat: i64, card: i64) -> None:
        """A card is played."""
        raise NotImplementedError

    def tiles_to_give_up(self, seat: i64) -> i64:
        """The tiles that may cover a debt."""
        raise NotImplementedError

    def write_off(self, seat: i64) -> None:
        """What becomes of a debt that no tile covers."""
        raise NotImplementedError

    def fall_due(self, seat: i64) -> None:
        """What a seat owes beside its income; nothing, unless a game carries debts on."""

    def holders(self, industry: i64) -> i64:
        """Which cell holds the set of slots with cubes of an industry (COAL_AT for others)."""
        return layout.IRON_AT if industry == IRON_WORKS else layout.COAL_AT

    # --- money, income, points -------------------------------------------------------------

    def pay(self, seat: i64, money: i64, purpose: i64) -> None:
        """Money spent by an action counts for the turn order of the next round."""
        if money == 0:
            return
        self.cells[layout.MONEY + seat] -= money
        self.cells[layout.SPENT + seat] += money
        self.tell(happenings.PAID, seat, money, purpose, 0)

    def earn(self, seat: i64, money: i64, purpose: i64) -> None:
        """Money from the bank; it does not lessen what was spent."""
        self.cells[layout.MONEY + seat] += money
        self.tell(happenings.EARNED, seat, money, purpose, 0)

    def pay_the_bank(self, seat: i64, money: i64) -> None:
        """A negative income is paid but does not count as spent."""
        self.cells[layout.MONEY + seat] -= money
        self.tell(happenings.PAID, seat, money, happenings.FOR_INCOME, 0)

    def raise_income(self, seat: i64, spaces: i64) -> None:
        """Gains advance the marker by spaces, at once; it stops on the last."""
        last: i64 = len(self.figures.income_levels) - 1
        self.set_income(seat, min(last, self.income_space(seat) + spaces))

    def set_income(self, seat: i64, space: i64) -> None:
        """Move the marker."""
        self.cells[layout.INCOME + seat] = space
        self.tell(happenings.INCOME_MOVED, seat, space, self.figures.income_levels[space], 0)

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """Points gained, without limit."""
        if points != 0:
            self.add_points(seat, points, source)
            self.tell(happenings.SCORED, seat, points, source, 0)

    def add_points(self, seat: i64, points: i64, source: i64) -> None:
        """Points and where they came from; what gave them is for others to tell."""
        self.cells[layout.POINTS + seat] += points
        self.cells[layout.POINTS_FROM + seat * layout.POINT_SOURCES + source] += points

    def lose_points(self, seat: i64, points: i64, source: i64) -> None:
        """Points lost, but never below 0."""
        self.score(seat, -min(points, self.points(seat)), source)

    # --- order and cards -------------------------------------------------------------------

    def set_turn_order(self, order: vec[i64]) -> None:
        """The seats in the order that chance gave them."""
        place: i64
        for place in range(self.figures.players):
            self.cells[layout.ORDER + place] = order[place]
            self.tell(happenings.REORDERED, order[place], place + 1, 0, 0)

    def stack_deck(self, order: vec[i64]) -> None:
        """The shuffled cards become the draw deck, the first of them on top."""
        cards.stack(self.cells, layout.DECK, layout.DECK_SIZE, order)
        self.tell(happenings.SHUFFLED, self.deck_size(), 0, 0, 0)

    def take_top_card(self) -> i64:
        """The top card leaves the deck."""
        return cards.take_top(self.cells, layout.DECK, layout.DECK_SIZE)

    def draw(self, seat: i64) -> None:
        """The top card of the deck goes to a hand."""
        card: i64 = self.take_top_card()
        self.put_in_hand(seat, card)
        self.tell(happenings.DREW, seat, card, 0, 0)

    def put_in_hand(self, seat: i64, card: i64) -> None:
        """A card joins a hand."""
        hand: i64 = layout.HAND + seat * layout.CARDS
        cards.put_in_hand(self.cells, hand, layout.HAND_SIZE + seat, layout.HAND_CARDS + seat, card)

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        hand: i64 = layout.HAND + seat * layout.CARDS
        cards.take_from_hand(
            self.cells, hand, layout.HAND_SIZE + seat, layout.HAND_CARDS + seat, card
        )

    def put_on_pile(self, seat: i64, card: i64) -> None:
        """A card joins the open discards of a player."""
        self.cells[layout.DISCARDS + seat * layout.CARDS + card] += 1
        self.tell(happenings.DISCARDED, seat, card, 0, 0)

    # --- tiles -----------------------------------------------------------------------------

    def remove_from_mat(self, seat: i64, industry: i64) -> i64:
        """The lowest tile of an industry leaves the mat; returns its kind."""
        tile: i64 = self.next_tile(seat, industry)
        self.cells[layout.GONE + seat * layout.INDUSTRIES + industry] += 1
        return tile

    def develop_away(self, seat: i64, industry: i64) -> None:
        """The lowest tile leaves the game."""
        self.tell(happenings.DEVELOPED, seat, self.remove_from_mat(seat, industry), 0, 0)

    def place(self, seat: i64, slot: i64, industry: i64) -> None:
        """The lowest tile goes from the mat to a slot, with its cubes."""
        tile: i64 = self.remove_from_mat(seat, industry)
        cubes: i64 = self.figures.tile_cubes[tile * 2 + self.era()]
        bit: i64 = BIT[slot]
        self.cells[layout.TILE + slot] = tile
        self.cells[layout.OWNER + slot] = seat
        self.cells[layout.CUBES + slot] = cubes
        self.cells[layout.OCCUPIED] |= bit
        self.cells[layout.OWN + seat] |= bit
        if cubes > 0:
            self.cells[self.holders(industry)] |= bit
        self._extend_network(seat, self.figures.slot_places[slot])
        self.tell(happenings.PLACED, seat, slot, tile, cubes)

    def clear_slot(self, slot: i64) -> None:
        """A tile leaves the game with what lies on it; it does not flip."""
        bit: i64 = ~BIT[slot]
        owner: i64 = self.owner_of(slot)
        self.cells[self.holders(self.figures.tile_industry[self.tile_at(slot)])] &= bit
        self.cells[layout.TILE + slot] = layout.NO_TILE
        self.cells[layout.OWNER + slot] = layout.NOBODY
        self.cells[layout.CUBES + slot] = 0
        self.cells[layout.OCCUPIED] &= bit
        self.cells[layout.FLIPPED] &= bit
        self.cells[layout.OWN + owner] &= bit
        self.trace_network(owner)

    def replace(self, seat: i64, slot: i64) -> None:
        """The tile of a slot makes room for another; what it brought its owner stays."""
        tile: i64 = self.tile_at(slot)
        self.tell(happenings.REPLACED, seat, slot, tile, self.owner_of(slot))
        self.clear_slot(slot)

    def flip(self, slot: i64) -> None:
        """A tile turns over and its owner's income rises at once."""
        owner: i64 = self.owner_of(slot)
        self.cells[layout.FLIPPED] |= BIT[slot]
        self.tell(happenings.FLIPPED_TILE, owner, slot, self.tile_at(slot), 0)
        self.raise_income(owner, self.figures.tile_income[self.tile_at(slot)])

    def take_cube(self, seat: i64, slot: i64, industry: i64) -> None:
        """A cube goes to the supply; the emptied tile flips."""
        self.tell(happenings.TOOK_CUBE, seat, slot, industry, 0)
        self._lift_cube(slot, industry)

    def _lift_cube(self, slot: i64, industry: i64) -> None:
        self.cells[layout.CUBES + slot] -= 1
        if self.cubes_at(slot) == 0:
            self.cells[self.holders(industry)] &= ~BIT[slot]
            self.flip(slot)

    # --- markets ---------------------------------------------------------------------------

    def buy_coal(self, seat: i64) -> None:
        """The cheapest cube of the coal market, or one from the supply."""
        filled: i64 = self.coal_market()
        price: i64 = buying_price(self.figures.coal_prices, filled, self.figures.coal_when_empty)
        self.cells[layout.COAL_MARKET] = filled - 1 if filled > 0 else 0
        self.tell(happenings.BOUGHT_CUBE, seat, price, COAL_MINE, 0)
        self.pay(seat, price, happenings.FOR_COAL)

    def buy_iron(self, seat: i64) -> None:
        """The cheapest cube of the iron market, or one from the supply."""
        filled: i64 = self.iron_market()
        price: i64 = buying_price(self.figures.iron_prices, filled, self.figures.iron_when_empty)
        self.cells[layout.IRON_MARKET] = filled - 1 if filled > 0 else 0
        self.tell(happenings.BOUGHT_CUBE, seat, price, IRON_WORKS, 0)
        self.pay(seat, price, happenings.FOR_IRON)

    def sell_coal(self, seat: i64, slot: i64) -> None:
        """A cube of a new mine fills the dearest empty space of the market."""
        price: i64 = selling_price(self.figures.coal_prices, self.coal_market())
        self.cells[layout.COAL_MARKET] += 1
        self.tell(happenings.SOLD_CUBE, seat, price, COAL_MINE, slot)
        self.earn(seat, price, happenings.FOR_COAL)
        self._lift_cube(slot, COAL_MINE)

    def sell_iron(self, seat: i64, slot: i64) -> None:
        """A cube of new iron works fills the dearest empty space of the market."""
        price: i64 = selling_price(self.figures.iron_prices, self.iron_market())
        self.cells[layout.IRON_MARKET] += 1
        self.tell(happenings.SOLD_CUBE, seat, price, IRON_WORKS, slot)
        self.earn(seat, price, happenings.FOR_IRON)
        self._lift_cube(slot, IRON_WORKS)

    # --- links and networks ----------------------------------------------------------------

    def lay_link(self, seat: i64, connection: i64) -> None:
        """A link tile joins the ends of a connection."""
        ends: i64 = self.figures.connection_ends[connection]
        self.cells[layout.LINKED] |= BIT[connection]
        self.cells[layout.LINK_OWNER + connection] = seat
        self.cells[layout.OWN_LINKS + seat] |= BIT[connection]
        self.cells[layout.LINKS_LEFT + seat] -= 1
        join(self.cells, layout.CONNECTED, layout.NEIGHBOURS, ends)
        self._extend_network(seat, ends)
        self.tell(happenings.LINKED_PLACES, seat, connection, 0, 0)

    def trace_network(self, seat: i64) -> None:
        """Find a seat's network again after something of its own has left the board."""
        places: i64 = union(self.figures.slot_places, self.own_tiles(seat))
        places |= union(self.figures.connection_ends, self.own_links(seat))
        self.cells[layout.NETWORK + seat] = places
        self.cells[layout.NETWORK_SLOTS + seat] = union(self.figures.place_slots, places)

    def _extend_network(self, seat: i64, places: i64) -> None:
        """Places with a tile or a touching link of a seat are its network."""
        self.cells[layout.NETWORK + seat] |= places
        self.cells[layout.NETWORK_SLOTS + seat] |= union(self.figures.place_slots, places)
