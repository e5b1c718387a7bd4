"""«From which mine, which works?»: asked while equally good sources of a cube are left."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.land.play import layout, stages
from millhand.mechanics.land.play.action import carry_on
from millhand.mechanics.land.play.sources import (
    buy_coal,
    buy_iron,
    nearest_mines,
    take_coal,
    take_iron,
)
from millhand.mechanics.land.play.table import Land

# --- which of some mines or works remain ------------------------------------------------------


def mine_holds_coal(land: Land, seat: i64, given: i64, among: i64) -> i64:
    """Coal comes from an unflipped coal mine."""
    return among & land.coal_at()


def mine_is_the_nearest(land: Land, seat: i64, given: i64, among: i64) -> i64:
    """Coal comes from the nearest connected mine; among equals the player chooses."""
    mines: i64 = nearest_mines(land, land.destination())
    if mines == 0:
        return among
    return among & mines


def a_connected_mine_holds_coal(land: Land, seat: i64, given: i64, among: i64) -> i64:
    """Without a connected mine that has coal, coal comes from the market."""
    return kept_if(nearest_mines(land, land.destination()) != 0, among)


def works_hold_iron(land: Land, seat: i64, given: i64, among: i64) -> i64:
    """Iron comes from any unflipped iron works; from the market only when none is left."""
    return among & land.iron_at()


# --- the verbs, with the numbers that a game gives to these rules ------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Coal(Verb):
    """`coal cannock.1`: a cube of a mine, free of charge, whoever owns it."""

    def __init__(self, first: i64, rules: tuple[Rule, ...]) -> None:
        super().__init__("coal", first, layout.SLOTS, "slot", "source")
        self.book: Final = rules

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return self.book

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The mines that remain."""
        state = cast(Land, table)
        among = mine_holds_coal(state, seat, given, among)
        among = mine_is_the_nearest(state, seat, given, among)
        return a_connected_mine_holds_coal(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The cube is used."""
        land = cast(Land, table)
        take_coal(land, seat, choice - self.first)
        carry_on(land, seat)


@mypyc_attr(acyclic=True, native_class=True)
class Iron(Verb):
    """`iron dudley.1`: a cube of any iron works, free of charge, whoever owns them."""

    def __init__(self, first: i64, rules: tuple[Rule, ...]) -> None:
        super().__init__("iron", first, layout.SLOTS, "slot", "source")
        self.book: Final = rules

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return self.book

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The works that remain."""
        state = cast(Land, table)
        return works_hold_iron(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The cube is used."""
        land = cast(Land, table)
        take_iron(land, seat, choice - self.first)
        carry_on(land, seat)


@mypyc_attr(acyclic=True, native_class=True)
class Buy(Verb):
    """A cube from the market, where everything is asked and no mine or works have any."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The cube is bought."""
        land = cast(Land, table)
        if land.stage() == stages.COAL:
            buy_coal(land, seat)
        else:
            buy_iron(land, seat)
        carry_on(land, seat)
