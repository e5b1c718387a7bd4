"""The actions of both Brass games that build: a tile, a link, a development.

How each is paid for and carried out, up to the next open choice; a game adds its rules.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT, EVERYTHING
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price
from millhand.mechanics.land.play import facts, layout
from millhand.mechanics.land.play.action import Action, RepeatedAction
from millhand.mechanics.land.play.happenings import FOR_LINK, FOR_TILE
from millhand.mechanics.land.play.sites import link_money, list_pairs
from millhand.mechanics.land.play.sources import (
    fetch_coal,
    fetch_iron,
    iron_price,
    sell_to_the_market,
)
from millhand.mechanics.land.play.table import Land

UNSEEN: Final = 336
"""Every slot with every industry: so many pairs could be named that no board shows."""


@mypyc_attr(acyclic=True, native_class=True)
class BuildAction(Action):
    """Puts a tile on a slot: the industry is given, slots are the candidates.

    Pairs that the board does not show are numbered from `beyond` on, to be refused.
    """

    def __init__(self, word: str, first: i64, beyond: i64, level_rule: str) -> None:
        super().__init__(word, first, layout.PAIRS, "slot", "target", level_rule=level_rule)
        self.beyond: Final = beyond

    def aim(self, land: Land, choice: i64) -> None:
        """An industry on a slot."""
        land.cells[layout.UNDER_WAY] = self.first
        land.cells[layout.TARGET] = land.figures.pair_slot[choice - self.first]
        land.cells[layout.INDUSTRY] = land.figures.pair_industry[choice - self.first]

    def begin(self, land: Land, seat: i64) -> None:
        """Pay for the tile; coal and iron are sought next."""
        figures = land.figures
        tile: i64 = land.next_tile(seat, land.industry_to_build())
        land.cells[layout.AT] = figures.slot_places[land.target()]
        land.cells[layout.COAL_NEEDED] = figures.tile_coal[tile]
        land.cells[layout.IRON_NEEDED] = figures.tile_iron[tile]
        land.pay(seat, figures.tile_money[tile], FOR_TILE)

    def is_complete(self, land: Land, seat: i64) -> bool:
        """Fetch coal and iron, place the tile, sell its cubes; false while a choice is open."""
        if not fetch_coal(land, seat) or not fetch_iron(land, seat):
            return False
        slot: i64 = land.target()
        if land.occupied() & BIT[slot] != 0:
            land.replace(seat, slot)
        land.place(seat, slot, land.industry_to_build())
        sell_to_the_market(land, seat, slot, land.industry_to_build())
        return True

    def offer(self, table: Table, seat: i64, menu: Menu) -> None:
        """The slots that remain for each industry."""
        land = cast(Land, table)
        menu.next_kind(self.kind)
        industry: i64
        for industry in range(land.figures.industries):
            left: i64 = self.remaining(land, seat, industry, EVERYTHING)
            list_pairs(land, menu, self.first, left, industry)

    def is_meant(self, choice: i64) -> bool:
        """Also a pair that the board does not show."""
        unseen: bool = self.beyond <= choice < self.beyond + UNSEEN
        return unseen or self.first <= choice < self.end

    def candidate(self, table: Table, choice: i64) -> i64:
        """The slot."""
        if choice >= self.beyond:
            return (choice - self.beyond) // layout.INDUSTRIES
        return cast(Land, table).figures.pair_slot[choice - self.first]

    def given_with(self, table: Table, seat: i64, choice: i64) -> i64:
        """The industry."""
        if choice >= self.beyond:
            return (choice - self.beyond) % layout.INDUSTRIES
        return cast(Land, table).figures.pair_industry[choice - self.first]

    def tile(self, table: Table, seat: i64, choice: i64) -> i64:
        """The lowest tile of the industry."""
        return cast(Land, table).next_tile(seat, self.given_with(table, seat, choice))

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """The tile with its coal and iron."""
        land = cast(Land, table)
        tile: i64 = self.tile(table, seat, choice)
        if tile == layout.NO_TILE:
            return None
        industry: i64 = self.given_with(table, seat, choice)
        cost = facts.price_of_tile(land, seat, industry, self.candidate(table, choice))["cost"]
        figures = land.figures
        return Price(int(cost), int(figures.tile_coal[tile]), int(figures.tile_iron[tile]))


@mypyc_attr(acyclic=True, native_class=True)
class LinkAction(RepeatedAction):
    """Lays a link; the step is given, connections are the candidates."""

    def __init__(self, first: i64) -> None:
        super().__init__("link", first, layout.CONNECTIONS, "connection", "target")

    def begin(self, land: Land, seat: i64) -> None:
        """Pay for the link and lay it; a rail's coal is sought once it lies."""
        connection: i64 = land.target()
        land.pay(seat, link_money(land, land.steps_done()), FOR_LINK)
        land.lay_link(seat, connection)
        land.cells[layout.AT] = land.figures.connection_ends[connection]
        land.cells[layout.COAL_NEEDED] = 0 if land.is_canal_era() else 1

    def is_complete(self, land: Land, seat: i64) -> bool:
        """Fetch the coal; false while a choice is open."""
        return fetch_coal(land, seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """The link and its coal."""
        land = cast(Land, table)
        step: i64 = self.given(table, seat)
        cost = facts.price_of_link(land, seat, step, choice - self.first)["cost"]
        return Price(int(cost), coal=int(land.is_rail_era()))


@mypyc_attr(acyclic=True, native_class=True)
class DevelopAction(RepeatedAction):
    """Takes a tile off the mat; the step is given, industries are the candidates."""

    def __init__(self, first: i64, level_rule: str) -> None:
        super().__init__(
            "develop", first, layout.INDUSTRIES, "industry", "target", level_rule=level_rule
        )

    def begin(self, land: Land, seat: i64) -> None:
        """One iron is needed for the tile."""
        land.cells[layout.IRON_NEEDED] = 1

    def is_complete(self, land: Land, seat: i64) -> bool:
        """Fetch the iron, then remove the tile; false while a choice is open."""
        if not fetch_iron(land, seat):
            return False
        land.develop_away(seat, land.target())
        return True

    def tile(self, table: Table, seat: i64, choice: i64) -> i64:
        """The lowest tile of the industry."""
        return cast(Land, table).next_tile(seat, choice - self.first)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """One iron."""
        return Price(int(iron_price(cast(Land, table), 1)), iron=1)
