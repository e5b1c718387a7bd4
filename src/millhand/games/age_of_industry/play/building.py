"""Building: a tile goes from the mat to a slot, with its cubes. AI-6, AI-9 to AI-11.

With one action or with both of a turn: the two verbs stand in `actions/`.
"""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, happenings, layout
from millhand.games.age_of_industry.play.action import CardAction
from millhand.games.age_of_industry.play.box import COAL, IRON, SHIP
from millhand.games.age_of_industry.play.concepts.delivery import (
    connected_places,
    fetch_cubes,
    market_is_reached,
)
from millhand.games.age_of_industry.play.concepts.loans import borrow_for, fewest_loans
from millhand.games.age_of_industry.play.concepts.sites import cost, destination
from millhand.games.age_of_industry.play.state import NO_TILE, State
from millhand.games.age_of_industry.play.turns import end_action
from millhand.kernel.bits import BIT, EVERYTHING
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price
from millhand.mechanics.market import has_room


@mypyc_attr(acyclic=True, native_class=True)
class BuildAction(CardAction):
    """Puts a tile on a slot: the industry is given, slots are the candidates."""

    def __init__(self, word: str, first: i64) -> None:
        size: i64 = choices.INDUSTRIES * choices.SLOTS
        super().__init__(word, first, size, "slot", "target", level_rule="AI-6.1")

    def offer(self, table: Table, seat: i64, menu: Menu) -> None:
        """The slots that remain for each industry."""
        menu.next_kind(self.kind)
        industry: i64
        for industry in range(choices.INDUSTRIES):
            left: i64 = self.remaining(table, seat, industry, EVERYTHING)
            menu.add_members(self.first + industry * choices.SLOTS, left)

    def is_possible(self, state: State, seat: i64) -> bool:
        """Whether any slot remains for any industry."""
        industry: i64
        for industry in range(choices.INDUSTRIES):
            if self.remaining(state, seat, industry, EVERYTHING) != 0:
                return True
        return False

    def candidate(self, table: Table, choice: i64) -> i64:
        """The slot."""
        return (choice - self.first) % choices.SLOTS

    def given_with(self, table: Table, seat: i64, choice: i64) -> i64:
        """The industry."""
        return (choice - self.first) // choices.SLOTS

    def tile(self, table: Table, seat: i64, choice: i64) -> i64:
        """The lowest tile of the industry."""
        return cast(State, table).next_tile(seat, self.given_with(table, seat, choice))

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """The tile with its coal and iron, and the loans that it takes (AI-13.1)."""
        state = cast(State, table)
        tile: i64 = self.tile(table, seat, choice)
        if tile == NO_TILE:
            return None
        industry: i64 = self.given_with(table, seat, choice)
        money: i64 = cost(state, seat, industry, self.candidate(table, choice))
        coal, iron = int(state.box.tile_coal[tile]), int(state.box.tile_iron[tile])
        return Price(int(money), coal, iron, loans=int(fewest_loans(state, seat, money)))

    def aim(self, state: State, choice: i64) -> None:
        """An industry on a slot."""
        state.cells[layout.UNDER_WAY] = self.first
        state.cells[layout.TARGET] = (choice - self.first) % choices.SLOTS
        state.cells[layout.INDUSTRY] = (choice - self.first) // choices.SLOTS

    def carry_out(self, state: State, seat: i64) -> None:
        """Pay for the tile; coal and iron are sought next."""
        pay(state, seat)
        self.carry_on(state, seat)

    def carry_on(self, state: State, seat: i64) -> None:
        """Fetch the cubes, then place the tile."""
        if fetch_cubes(state, seat):
            put_up(state, seat)
            end_action(state, seat, self.actions(state))

    def actions(self, state: State) -> i64:
        """How many actions of the turn it takes."""
        return 1


# --- doing it ---------------------------------------------------------------------------------


def pay(state: State, seat: i64) -> None:
    """AI-6.2 Borrow what is short, pay for the tile; its cubes are sought next."""
    slot: i64 = state.cells[layout.TARGET]
    industry: i64 = state.cells[layout.INDUSTRY]
    tile: i64 = state.next_tile(seat, industry)
    borrow_for(state, seat, cost(state, seat, industry, slot))
    state.cells[layout.AT] = destination(state, slot)
    state.cells[layout.COAL_NEEDED] = state.box.tile_coal[tile]
    state.cells[layout.IRON_NEEDED] = state.box.tile_iron[tile]
    state.pay(seat, state.box.tile_money[tile], happenings.FOR_TILE)


def put_up(state: State, seat: i64) -> None:
    """Place the tile and sell its cubes.

    A ship that replaces another flips only if something was left to use (AI-11.4).
    """
    slot: i64 = state.cells[layout.TARGET]
    first: bool = state.cells[layout.OCCUPIED] & BIT[slot] == 0
    if not first:
        replace(state, seat, slot)
    state.place(seat, slot, state.cells[layout.INDUSTRY])
    sell_cubes(state, seat, slot)
    if first and state.cells[layout.INDUSTRY] == SHIP:
        state.flip_ship_if_used_up(slot)


def replace(state: State, seat: i64, slot: i64) -> None:
    """AI-10.3 The old tile leaves the game; AI-10.4 what lies on it goes to the supply."""
    owner: i64 = state.cells[layout.OWNER + slot]
    state.tell(happenings.REPLACED, seat, slot, state.tile_at(slot), owner)
    state.clear_slot(slot)


def sell_cubes(state: State, seat: i64, slot: i64) -> None:
    """AI-9.2 Cubes of a new mine, iron works or import fill the market where a port is reached.

    Now or never, and as many as fit (AI-11.2 for ships).
    """
    resource: i64 = COAL
    if state.cells[layout.COAL_AT] & BIT[slot] == 0:
        resource = IRON
        if state.cells[layout.COAL_AT + IRON] & BIT[slot] == 0:
            return
    if not market_is_reached(state, connected_places(state, state.box.slot_places[slot])):
        return
    while state.cells[layout.CUBES + slot] > 0 and has_room(
        state.box.prices, state.cells[layout.COAL_MARKET + resource]
    ):
        state.sell_cube(seat, slot, resource)
