"""What lies on a Birmingham table beyond the common land, and the deeds that change it.

The deeds of the land carry out these rules:

- money, income, points: `pay`, `earn` BB-3.9; `pay_the_bank` BB-4.6; `income_level` BB-5.1;
  `raise_income` BB-5.2, BB-5.3; `score` BB-15.3; `lose_points` BB-4.4, BB-16.3;
- tiles: `next_tile` BB-8.4; `develop_away` BB-11.1; `place` BB-8.8; `clear_slot`, `replace`
  BB-7.10, BB-9.4; `flip` BB-7.10, BB-12.4, BB-18.9;
- cubes: `take_cube` BB-7.9, BB-7.10; `buy_coal` BB-7.3; `buy_iron` BB-7.6; `sell_coal`,
  `sell_iron` BB-8.9; the supply has no limit, so nobody counts it (BB-2.7);
- links: `lay_link` BB-6.4, BB-6.5; networks BB-6.1; an empty board BB-8.11, BB-18.10.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import happenings
from millhand.games.birmingham.play import layout as own
from millhand.games.birmingham.play.box import BREWERY, Box
from millhand.kernel.bits import BIT
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.figures import IRON_WORKS
from millhand.mechanics.land.play.table import Land


@mypyc_attr(acyclic=True, native_class=True)
class State(Land):
    """The cells of a Birmingham table under the players' own words."""

    def __init__(self, box: Box, cells: vec[i64]) -> None:
        super().__init__(box, cells)
        self.box: Final = box

    def market_places(self) -> i64:
        """Coal is bought and sold through merchant places (BB-7.3, BB-8.9)."""
        return self.box.merchant_places

    def holders(self, industry: i64) -> i64:
        """Which cell holds the set of slots with cubes or barrels of an industry."""
        if industry == IRON_WORKS:
            return layout.IRON_AT
        if industry == BREWERY:
            return own.BEER_AT
        return layout.COAL_AT

    # --- reading -----------------------------------------------------------------------------

    def beer_at(self) -> i64:
        """The slots with beer."""
        return self.cells[own.BEER_AT]

    def barrels(self) -> i64:
        """The merchants with a barrel."""
        return self.cells[own.BARRELS]

    def merchant_tile(self, merchant: i64) -> i64:
        """The kind of merchant tile beside which goods are sold, or -1."""
        return self.cells[own.MERCHANT_TILE + merchant]

    def beer_needed(self) -> i64:
        """How many barrels the sale or rail under way still needs."""
        return self.cells[own.BEER_NEEDED]

    def bonus_due(self) -> i64:
        """How many free developments a merchant's barrel has brought."""
        return self.cells[own.BONUS_DUE]

    def face_down(self, seat: i64) -> i64:
        """The unseen card of the set-up, or NO_CARD."""
        return self.cells[own.FACE_DOWN + seat]

    # --- cards -------------------------------------------------------------------------------

    def lay_face_down(self, seat: i64) -> None:
        """The top card starts a discard pile, unseen (BB-2.9)."""
        card: i64 = self.take_top_card()
        self.cells[own.FACE_DOWN + seat] = card
        self.tell(happenings.LAID_FACE_DOWN, seat, card, 0, 0)

    def discard(self, seat: i64, card: i64) -> None:
        """A card is played; wild cards go back to their pile (BB-3.3, BB-3.4, BB-18.11)."""
        self.take_from_hand(seat, card)
        if card == self.box.wild_location:
            self.cells[own.WILD_LOCATIONS] += 1
            self.tell(happenings.RETURNED_WILD, seat, card, 0, 0)
        elif card == self.box.wild_industry:
            self.cells[own.WILD_INDUSTRIES] += 1
            self.tell(happenings.RETURNED_WILD, seat, card, 0, 0)
        else:
            self.cells[own.LAST_DISCARD + seat] = card
            self.put_on_pile(seat, card)

    def take_wild_cards(self, seat: i64) -> None:
        """One wild card of each kind joins the hand (BB-14.1)."""
        self.cells[own.WILD_LOCATIONS] -= 1
        self.cells[own.WILD_INDUSTRIES] -= 1
        self.put_in_hand(seat, self.box.wild_location)
        self.tell(happenings.TOOK_WILD, seat, self.box.wild_location, 0, 0)
        self.put_in_hand(seat, self.box.wild_industry)
        self.tell(happenings.TOOK_WILD, seat, self.box.wild_industry, 0, 0)

    # --- merchants ---------------------------------------------------------------------------

    def take_barrel(self, seat: i64, merchant: i64) -> None:
        """The barrel beside a merchant goes to the supply (BB-7.9)."""
        self.cells[own.BARRELS] &= ~BIT[merchant]
        self.tell(happenings.TOOK_BARREL, seat, merchant, 0, 0)

    def refill_barrels(self) -> None:
        """One barrel beside each merchant tile that is not blank (BB-2.5, BB-15.5)."""
        merchant: i64
        for merchant in range(self.box.merchants):
            tile: i64 = self.merchant_tile(merchant)
            if tile >= 0 and self.box.merchant_tile_buys[tile] != 0:
                if self.barrels() & BIT[merchant] == 0:
                    self.cells[own.BARRELS] |= BIT[merchant]
                    self.tell(happenings.BARREL_CAME, merchant, 0, 0, 0)
