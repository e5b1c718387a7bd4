"""How things stand on a table of the land: what players read off it, in their own words."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT
from millhand.kernel.table import Table
from millhand.mechanics.land.play import layout, stages
from millhand.mechanics.land.play.figures import CANAL, RAIL, STACK, Figures


@mypyc_attr(acyclic=True, native_class=True)
class Standing(Table):
    """The cells, read."""

    def __init__(self, figures: Figures, cells: vec[i64]) -> None:
        super().__init__(cells)
        self.figures: Final = figures
        self.explicit: bool = False
        """Ask even where only one source is left, to check a move that names it nevertheless."""

    # --- the clock and who is asked --------------------------------------------------------

    def is_over(self) -> bool:
        """Whether the last era has been scored."""
        return self.cells[layout.STAGE] == stages.OVER

    def stage(self) -> i64:
        """What is asked now."""
        return self.cells[layout.STAGE]

    def asked(self) -> i64:
        """One seat at a time; nobody while the dealer shuffles or when the game is over."""
        stage: i64 = self.cells[layout.STAGE]
        if stage >= stages.TURN_ORDER:
            return 0
        return BIT[self.seat_asked()]

    def seat_asked(self) -> i64:
        """The seat whose turn it is, or whose income cannot be paid."""
        if self.cells[layout.STAGE] == stages.SHORTFALL:
            return self.cells[layout.ORDER + self.cells[layout.INCOME_TURN]]
        return self.cells[layout.ORDER + self.cells[layout.TURN]]

    def mid_move(self, seat: i64) -> bool:
        """Whether an action has begun that is not complete."""
        stage: i64 = self.cells[layout.STAGE]
        return stages.ACTION < stage < stages.SHORTFALL

    def actions_done(self) -> i64:
        """Completed actions since the game began."""
        return self.cells[layout.ACTIONS_DONE]

    def era(self) -> i64:
        """The canal era, or the rail era."""
        return self.cells[layout.ERA]

    def is_canal_era(self) -> bool:
        """Whether canals are laid, not rails."""
        return self.cells[layout.ERA] == CANAL

    def is_rail_era(self) -> bool:
        """Whether rails are laid, not canals."""
        return self.cells[layout.ERA] == RAIL

    def actions_left(self) -> i64:
        """How many actions are left of the turn."""
        return self.cells[layout.ACTIONS_LEFT]

    def seat_at(self, position: i64) -> i64:
        """Who stands there in the turn order, from 0."""
        return self.cells[layout.ORDER + position]

    # --- the move under way ----------------------------------------------------------------

    def action(self) -> i64:
        """The first choice of the action under way."""
        return self.cells[layout.UNDER_WAY]

    def target(self) -> i64:
        """The slot, connection or industry that the action is about."""
        return self.cells[layout.TARGET]

    def industry_to_build(self) -> i64:
        """The industry of the build under way."""
        return self.cells[layout.INDUSTRY]

    def steps_done(self) -> i64:
        """How many links, tiles, sales or cards of the action are done."""
        return self.cells[layout.STEP]

    def destination(self) -> i64:
        """The places to which coal, iron or beer must come."""
        return self.cells[layout.AT]

    def coal_needed(self) -> i64:
        """How much coal must still come."""
        return self.cells[layout.COAL_NEEDED]

    def iron_needed(self) -> i64:
        """How much iron must still come."""
        return self.cells[layout.IRON_NEEDED]

    def buyer(self) -> i64:
        """Who is sold to, or NOBODY."""
        return self.cells[layout.BUYER]

    def debt(self) -> i64:
        """What is still owed."""
        return self.cells[layout.DEBT]

    # --- seats -----------------------------------------------------------------------------

    def money(self, seat: i64) -> i64:
        """Pounds in hand."""
        return self.cells[layout.MONEY + seat]

    def income_space(self, seat: i64) -> i64:
        """Where the income marker stands."""
        return self.cells[layout.INCOME + seat]

    def income_level(self, seat: i64) -> i64:
        """What the marker's space pays."""
        return self.figures.income_levels[self.cells[layout.INCOME + seat]]

    def points(self, seat: i64) -> i64:
        """Victory points."""
        return self.cells[layout.POINTS + seat]

    def hand(self, seat: i64) -> i64:
        """The kinds of card in a hand."""
        return self.cells[layout.HAND_CARDS + seat]

    def hand_size(self, seat: i64) -> i64:
        """How many cards are in a hand."""
        return self.cells[layout.HAND_SIZE + seat]

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a card is in a hand."""
        return self.cells[layout.HAND_CARDS + seat] & BIT[card] != 0

    def links_left(self, seat: i64) -> i64:
        """How many link tiles are left."""
        return self.cells[layout.LINKS_LEFT + seat]

    def own_tiles(self, seat: i64) -> i64:
        """The slots with tiles of a seat."""
        return self.cells[layout.OWN + seat]

    def own_links(self, seat: i64) -> i64:
        """The connections with links of a seat."""
        return self.cells[layout.OWN_LINKS + seat]

    def network(self, seat: i64) -> i64:
        """The places of a network."""
        return self.cells[layout.NETWORK + seat]

    def network_slots(self, seat: i64) -> i64:
        """The slots of a network."""
        return self.cells[layout.NETWORK_SLOTS + seat]

    def has_nothing_on_the_board(self, seat: i64) -> bool:
        """Neither a tile nor a link."""
        return self.cells[layout.OWN + seat] == 0 and self.cells[layout.OWN_LINKS + seat] == 0

    def foreign_tiles(self, seat: i64) -> i64:
        """The slots with tiles of other seats."""
        return self.cells[layout.OCCUPIED] & ~self.cells[layout.OWN + seat]

    def tiles_left(self, seat: i64, industry: i64) -> i64:
        """How many tiles of an industry are on the mat."""
        return (
            self.figures.stack_size[industry]
            - self.cells[layout.GONE + seat * layout.INDUSTRIES + industry]
        )

    def next_tile(self, seat: i64, industry: i64) -> i64:
        """The lowest tile of an industry left on the mat, or NO_TILE."""
        gone: i64 = self.cells[layout.GONE + seat * layout.INDUSTRIES + industry]
        if gone >= self.figures.stack_size[industry]:
            return layout.NO_TILE
        return self.figures.stack[industry * STACK + gone]

    # --- the board -------------------------------------------------------------------------

    def occupied(self) -> i64:
        """The slots with a tile."""
        return self.cells[layout.OCCUPIED]

    def flipped(self) -> i64:
        """The slots with a flipped tile."""
        return self.cells[layout.FLIPPED]

    def coal_at(self) -> i64:
        """The slots with coal."""
        return self.cells[layout.COAL_AT]

    def iron_at(self) -> i64:
        """The slots with iron."""
        return self.cells[layout.IRON_AT]

    def linked(self) -> i64:
        """The connections with a link."""
        return self.cells[layout.LINKED]

    def tile_at(self, slot: i64) -> i64:
        """The kind of tile on a slot, or NO_TILE."""
        return self.cells[layout.TILE + slot]

    def industry_at(self, slot: i64) -> i64:
        """The industry of the tile on a slot that holds one."""
        return self.figures.tile_industry[self.cells[layout.TILE + slot]]

    def owner_of(self, slot: i64) -> i64:
        """Whose tile stands on a slot, or NOBODY."""
        return self.cells[layout.OWNER + slot]

    def cubes_at(self, slot: i64) -> i64:
        """How many cubes lie on a slot."""
        return self.cells[layout.CUBES + slot]

    def link_owner(self, connection: i64) -> i64:
        """Whose link lies on a connection, or NOBODY."""
        return self.cells[layout.LINK_OWNER + connection]

    def reach_of(self, slot: i64) -> i64:
        """The places that an unbroken route of links, of any owners, joins with a slot's."""
        return self.cells[layout.CONNECTED + self.figures.slot_place[slot]]

    def coal_market(self) -> i64:
        """How many cubes are in the coal market."""
        return self.cells[layout.COAL_MARKET]

    def iron_market(self) -> i64:
        """How many cubes are in the iron market."""
        return self.cells[layout.IRON_MARKET]

    def deck_size(self) -> i64:
        """How many cards are in the deck."""
        return self.cells[layout.DECK_SIZE]
