"""What lies on a Lancashire table beyond the common land, and the deeds that change it.

The deeds of the land carry out these rules: `pay`, `earn`, `pay_the_bank` BL-4.7; `income_level`
BL-5.1; `raise_income` BL-5.2; `lose_points` BL-5.5; `next_tile` BL-6.1; `place` BL-6.10; `replace`
BL-9.1; `clear_slot` BL-5.3, BL-14.4; `flip` BL-1.6; `take_cube` BL-10.3, BL-10.4; `buy_coal`
BL-10.1; `buy_iron` BL-10.2; `sell_coal`, `sell_iron` BL-6.11; `develop_away` BL-11.1; `lay_link`
BL-8.1, BL-8.7; networks BL-1.3; an empty board BL-6.3. Cubes and money never run out (BL-2.6).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import happenings
from millhand.games.lancashire.play import layout as own
from millhand.games.lancashire.play.box import PORT, Box
from millhand.kernel.bits import BIT, union
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.happenings import EARNED, PAID
from millhand.mechanics.land.play.rounds import leave_empty
from millhand.mechanics.land.play.table import Land


@mypyc_attr(acyclic=True, native_class=True)
class State(Land):
    """The cells of a Lancashire table under the players' own words."""

    def __init__(self, box: Box, cells: vec[i64]) -> None:
        super().__init__(box, cells)
        self.box: Final = box

    def market_places(self) -> i64:
        """BL-1.4 Towns with a port, flipped or not, and external places give market access."""
        return self.box.external_places | self.cells[own.PORT_PLACES]

    def distant_market_is_open(self) -> bool:
        """BL-12.3 The marker is not on the closed space below the last bonus."""
        return self.cells[own.COTTON] < len(self.box.cotton_bonuses)

    def ports(self) -> i64:
        """The slots with a port, flipped or not."""
        return self.cells[own.PORTS]

    def cotton(self) -> i64:
        """The space of the cotton marker, from 0."""
        return self.cells[own.COTTON]

    def turned(self) -> i64:
        """How many distant tiles lie open."""
        return self.cells[own.TURNED]

    def distant_tiles_left(self) -> i64:
        """How many distant tiles are face down; none before they were shuffled."""
        if self.cells[own.DISTANT] < 0:
            return 0
        return len(self.box.distant_tiles) - self.turned()

    # --- money -------------------------------------------------------------------------------

    def carry_debt(self, seat: i64) -> None:
        """BL-5.5 A debt that nothing covers leaves the money below zero (BL-O9)."""
        debt: i64 = self.debt()
        self.cells[layout.MONEY + seat] -= debt
        self.cells[layout.DEBT] = 0
        self.tell(PAID, seat, debt, happenings.FOR_DEBT, 0)

    def fall_due(self, seat: i64) -> None:
        """BL-5.5 Money below zero is owed again with every income (BL-O9)."""
        below: i64 = -self.money(seat)
        if below > 0:
            self.cells[layout.MONEY + seat] = 0
            self.cells[layout.DEBT] += below
            self.tell(EARNED, seat, below, happenings.FOR_DEBT, 0)

    # --- cards -------------------------------------------------------------------------------

    def discard(self, seat: i64, card: i64) -> None:
        """BL-4.3 A card is played, openly (BL-3.5)."""
        self.take_from_hand(seat, card)
        self.put_on_pile(seat, card)

    def set_aside(self, cards: i64) -> None:
        """BL-3.3 Some cards leave the deck unseen, for this era (BL-3.4)."""
        size: i64
        for size in range(cards):
            self.cells[own.ASIDE + size] = self.take_top_card()
        self.cells[own.ASIDE_SIZE] = cards
        self.tell(happenings.SET_ASIDE, cards, 0, 0, 0)

    def take_back_aside(self) -> None:
        """BL-3.4 The cards set aside come back for the next shuffle."""
        leave_empty(self.cells, own.ASIDE, own.ASIDE_ROOM)
        self.cells[own.ASIDE_SIZE] = 0

    # --- ports -------------------------------------------------------------------------------

    def place(self, seat: i64, slot: i64, industry: i64) -> None:
        """A port gives its town market access at once (BL-1.4)."""
        super().place(seat, slot, industry)
        if industry == PORT:
            self.cells[own.PORTS] |= BIT[slot]
            self.cells[own.PORT_PLACES] |= self.box.slot_places[slot]

    def clear_slot(self, slot: i64) -> None:
        """With the last port of a town its market access goes."""
        port: bool = self.industry_at(slot) == PORT
        super().clear_slot(slot)
        if port:
            self.cells[own.PORTS] &= ~BIT[slot]
            self._trace_ports()

    def _trace_ports(self) -> None:
        self.cells[own.PORT_PLACES] = union(self.box.slot_places, self.ports())

    # --- the distant market ------------------------------------------------------------------

    def stack_distant(self, tiles: vec[i64]) -> None:
        """BL-2.4 The distant tiles lie shuffled and face down, the marker on top (BL-14.4)."""
        index: i64
        for index in range(len(tiles)):
            self.cells[own.DISTANT + index] = tiles[index]
        self.cells[own.TURNED] = 0
        self.cells[own.COTTON] = 0
        self.tell(happenings.SHUFFLED_DISTANT, len(tiles), 0, 0, 0)

    def turn_distant(self, seat: i64) -> None:
        """BL-12.3 The next tile is turned and the marker goes down by its number."""
        tile: i64 = self.cells[own.DISTANT + self.turned()]
        self.cells[own.TURNED] += 1
        self.tell(happenings.TURNED_DISTANT, seat, tile, 0, 0)
        closed: i64 = len(self.box.cotton_bonuses)
        self.cells[own.COTTON] = min(closed, self.cotton() + tile)
        if self.distant_market_is_open():
            self.tell(happenings.COTTON_MOVED, self.cotton() + 1, self.cotton_bonus(), 0, 0)

    def cotton_bonus(self) -> i64:
        """The income spaces that the marker's space brings (only while the market is open)."""
        return self.box.cotton_bonuses[self.cotton()]
