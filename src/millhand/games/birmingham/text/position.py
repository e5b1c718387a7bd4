"""Positions as short texts: what Birmingham adds to the statements of the land.

merchant oxford.1 cotton_mill; merchant oxford.2 blank
red face_down stone
"""

from collections.abc import Callable
from typing import ClassVar

from millhand.face.spelling import NONE, Unclear, Words, index_of
from millhand.games.birmingham.data.edition import Edition
from millhand.games.birmingham.play.box import BREWERY
from millhand.games.birmingham.play.happenings import POINT_SOURCE_NAMES
from millhand.games.birmingham.play.layout import (
    BARRELS,
    BEER_AT,
    FACE_DOWN,
    LAST_DISCARD,
    MERCHANT_TILE,
    WILD_INDUSTRIES,
    WILD_LOCATIONS,
)
from millhand.games.birmingham.play.setup import place_merchants
from millhand.games.birmingham.play.state import State
from millhand.mechanics.cards import NO_CARD
from millhand.mechanics.land.play.figures import CANAL, RAIL
from millhand.mechanics.land.play.layout import CARDS, ERA, HAND
from millhand.mechanics.land.text.position import LandPosition
from millhand.mechanics.land.text.wording import LandWording

NOT_THERE = -2
"""A face-down card that was said not to be there, until `settle` has read it."""


class Position(LandPosition):
    """One table under its statements."""

    holders: ClassVar = {**LandPosition.holders, BREWERY: BEER_AT}
    point_sources = POINT_SOURCE_NAMES

    def __init__(self, state: State, edition: Edition, wording: LandWording) -> None:
        super().__init__(state, edition, wording)
        self.state = state
        self.merchant_ids = edition.merchant_ids
        self.merchant_tile_ids = edition.merchant_tile_ids

    def statements(self) -> dict[str, Callable[[Words], None]]:
        """Statements about the table."""
        return super().statements() | {"merchant": self._merchant}

    def statements_of_seat(self) -> dict[str, Callable[[int, Words], None]]:
        """Statements about a seat."""
        return super().statements_of_seat() | {"face_down": self._face_down}

    def _merchant(self, words: Words) -> None:
        if len(words) not in (2, 3) or words[2:] not in ([], ["empty"]):
            said = f"merchant {self.merchant_ids[0]} cotton_mill"
            raise Unclear("say_so", examples=[said, f"{said} empty"])
        merchant = index_of(self.merchant_ids, words[0])
        if merchant not in list(self.state.box.merchants_in_use):
            players = len(self.colours)
            raise Unclear("merchant_is_not_there", merchant=words[0], players=players)
        tile = index_of(self.merchant_tile_ids, words[1])
        self.cells[MERCHANT_TILE + merchant] = tile
        self.cells[BARRELS] &= ~(2**merchant)
        if self.state.box.merchant_tile_buys[tile] != 0 and len(words) == 2:
            self.cells[BARRELS] |= 2**merchant

    def _face_down(self, seat: int, words: Words) -> None:
        if len(words) != 1:
            raise Unclear("say_so", examples=["face_down dudley", f"face_down {NONE}"])
        cards = self.read_cards(words)
        self.cells[FACE_DOWN + seat] = cards[0] if cards else NOT_THERE

    def give_card(self, seat: int, card: int) -> None:
        """A card in hand; wild ones come from their pile."""
        if card == self.state.box.wild_location:
            self.cells[WILD_LOCATIONS] -= 1
        elif card == self.state.box.wild_industry:
            self.cells[WILD_INDUSTRIES] -= 1
        super().give_card(seat, card)

    def put_on_pile(self, seat: int, card: int) -> None:
        """A card of a discard pile; the last one said lies on top."""
        super().put_on_pile(seat, card)
        self.cells[LAST_DISCARD + seat] = card

    # --- what follows from the statements ----------------------------------------------------

    def settle(self) -> None:
        """Merchants, turn, mats and cards as they must be."""
        merchants = range(self.state.box.merchants)
        if all(self.cells[MERCHANT_TILE + number] < 0 for number in merchants):
            place_merchants(self.state, self.state.box.merchant_tiles)
        super().settle()

    def fill_table(self, pool: list[int]) -> None:
        """Wild cards in hands came from their piles."""
        if min(self.cells[WILD_LOCATIONS], self.cells[WILD_INDUSTRIES]) < 0:
            raise Unclear("not_so_many_wild_cards")
        for seat, colour in enumerate(self.colours):
            for card in (self.state.box.wild_location, self.state.box.wild_industry):
                if self.cells[HAND + seat * CARDS + card] > 1:
                    name = self.edition.card_ids[card]
                    raise Unclear("one_wild_card_of_each", colour=colour, card=name)

    def fill_seat(self, seat: int, pool: list[int]) -> None:
        """A hand, and in the canal era a face-down card."""
        super().fill_seat(seat, pool)
        if self.cells[FACE_DOWN + seat] == NOT_THERE or self.cells[ERA] == RAIL:
            self.cells[FACE_DOWN + seat] = NO_CARD
        elif self.cells[FACE_DOWN + seat] < 0 and pool:
            self.cells[FACE_DOWN + seat] = pool.pop()

    def cards_placed(self) -> list[int]:
        """Cards in deck, hands and piles, and face-down cards."""
        down = [int(self.cells[FACE_DOWN + seat]) for seat in range(self.figures.players)]
        return super().cards_placed() + [card for card in down if card >= 0]

    # --- a position in words -----------------------------------------------------------------

    def describe_more(self) -> list[str]:
        """The merchants."""
        said = []
        for number, name in enumerate(self.merchant_ids):
            tile = self.cells[MERCHANT_TILE + number]
            if tile >= 0:
                buys = self.state.box.merchant_tile_buys[tile] != 0
                empty = " empty" if buys and not self.cells[BARRELS] >> number & 1 else ""
                said.append(f"merchant {name} {self.merchant_tile_ids[tile]}{empty}")
        return said

    def describe_seat(self, seat: int) -> list[str]:
        """Statements about one seat, with its face-down card in the canal era."""
        said = super().describe_seat(seat)
        if self.cells[ERA] == CANAL:
            card = self.cells[FACE_DOWN + seat]
            said.append("face_down " + (self.edition.card_ids[card] if card >= 0 else NONE))
        return said

    def write_discards(self, seat: int) -> list[str]:
        """A discard pile, the card on top last."""
        pile = super().write_discards(seat)
        if pile:
            last = self.edition.card_ids[self.cells[LAST_DISCARD + seat]]
            pile.remove(last)
            pile.append(last)
        return pile
