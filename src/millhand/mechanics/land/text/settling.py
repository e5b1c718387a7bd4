"""What follows from the statements of a position, and where they contradict each other."""

from collections.abc import Mapping
from typing import ClassVar

from millhand.face.spelling import Unclear, take_from
from millhand.kernel.bits import count
from millhand.mechanics.land.data.edition import ERAS, LandEdition
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.figures import CANAL, COAL_MINE, IRON_WORKS, STACK
from millhand.mechanics.land.play.layout import (
    ACTIONS_LEFT,
    CARDS,
    COAL_AT,
    CUBES,
    DEBT,
    DECK,
    DECK_SIZE,
    DISCARDS,
    ERA,
    GONE,
    HAND,
    HAND_SIZE,
    INCOME_TURN,
    INDUSTRIES,
    IRON_AT,
    LINKED,
    LINKS_LEFT,
    MONEY,
    ORDER,
    OWN_LINKS,
    OWNER,
    ROUND,
    STAGE,
    TILE,
    TURN,
)
from millhand.mechanics.land.play.table import Land
from millhand.mechanics.land.text.possible import check

STATED_EMPTY = -1
"""A hand or a pile that was said to hold nothing, until `settle` has read it."""

AS_NEW = -1
"""The cubes of a tile of which nothing was said: as many as a new one of the era receives."""


class LandSettling:
    """One table whose statements have all been made."""

    holders: ClassVar[Mapping[int, int]] = {COAL_MINE: COAL_AT, IRON_WORKS: IRON_AT}
    """For every industry with cubes the cell with the set of its slots."""

    def __init__(self, land: Land, edition: LandEdition) -> None:
        self.land = land
        self.cells = land.cells
        self.figures = land.figures
        self.edition = edition
        self.colours = edition.colours[: land.figures.players]

    def settle(self) -> None:
        """Turn, mats and cards as they must be; Unclear where statements contradict."""
        self._settle_turn()
        self._settle_tiles()
        self._settle_mats()
        self._settle_links()
        self._settle_cards()
        self._settle_decision()
        check(self.land, self.edition)

    def stack(self, industry: int) -> list[int]:
        """The kinds of tile of an industry as they lie on a full mat."""
        size = self.figures.stack_size[industry]
        return [self.figures.stack[industry * STACK + place] for place in range(size)]

    def needed_gone(self, seat: int, industry: int) -> int:
        """How many tiles must have left the mat for those on the board, lowest first."""
        kinds = [
            self.cells[TILE + slot]
            for slot in range(self.figures.slots)
            if self.cells[OWNER + slot] == seat
            and self.figures.tile_industry[self.cells[TILE + slot]] == industry
        ]
        highest = max(kinds)
        return self.stack(industry).index(highest) + kinds.count(highest)

    def _settle_turn(self) -> None:
        cells = self.cells
        order = [cells[ORDER + place] for place in range(self.figures.players)]
        cells[TURN] = order.index(cells[TURN] - 1) if cells[TURN] > 0 else 0
        first = cells[ERA] == CANAL and cells[ROUND] == 0
        if cells[ACTIONS_LEFT] == 0:
            cells[ACTIONS_LEFT] = 1 if first else 2
        cells[STAGE] = self.stage_of_turn()
        if cells[DEBT] > 0:
            cells[INCOME_TURN] = order.index(cells[INCOME_TURN] - 1)
            cells[TURN] = self.turn_of_incomes()
            cells[ACTIONS_LEFT] = 0
            cells[STAGE] = stages.SHORTFALL

    def stage_of_turn(self) -> int:
        """What is asked of whoever's turn it is: an action, unless a game says else."""
        return stages.ACTION

    def turn_of_incomes(self) -> int:
        """Whose turn it is while incomes are paid: nobody's any more, unless a game says else."""
        return self.figures.players

    def _settle_tiles(self) -> None:
        """Cubes as on a new tile where nothing was said; no tile of another era."""
        cells, figures, era = self.cells, self.figures, self.cells[ERA]
        for holders in self.holders.values():
            cells[holders] = 0
        for slot in range(figures.slots):
            kind = cells[TILE + slot]
            if kind < 0:
                continue
            if not figures.tile_eras[kind] >> era & 1:
                name = self.edition.tile_ids[kind]
                raise Unclear("tile_is_of_another_era", tile=name, era=ERAS[era])
            new = figures.tile_cubes[kind * 2 + era]
            if cells[CUBES + slot] > new:
                raise Unclear(
                    "slot_holds_at_most", slot=self.edition.slot_ids[slot], cubes=int(new)
                )
            if cells[CUBES + slot] == AS_NEW:
                cells[CUBES + slot] = new
            if cells[CUBES + slot] > 0:
                cells[self.holders[int(figures.tile_industry[kind])]] |= 2**slot

    def _settle_mats(self) -> None:
        """Every tile is on the mat, on the board or out of the game."""
        figures, stack = self.figures, list(self.figures.stack)
        standing: list[tuple[int, int]] = []
        for slot in range(figures.slots):
            seat, kind = int(self.cells[OWNER + slot]), int(self.cells[TILE + slot])
            if seat < 0:
                continue
            industry = figures.tile_industry[kind]
            standing.append((seat, kind))
            if standing.count((seat, kind)) > stack.count(kind):
                raise Unclear("not_so_many", name=self.edition.tile_ids[kind])
            gone = self.cells[GONE + seat * INDUSTRIES + industry]
            if gone < self.needed_gone(seat, industry):
                name = self.edition.industries[industry]
                raise Unclear("mat_still_holds", industry=name)

    def _settle_links(self) -> None:
        """Only links of the era lie on the board, and no more than there are."""
        era = self.cells[ERA]
        for number, name in enumerate(self.edition.connection_ids):
            lies = self.cells[LINKED] >> number & 1
            if lies and not self.figures.connections_in_era[era] >> number & 1:
                raise Unclear("connection_is_of_another_era", connection=name, era=ERAS[era])
        for seat in range(self.figures.players):
            left, laid = self.cells[LINKS_LEFT + seat], count(self.cells[OWN_LINKS + seat])
            if left < 0 or left + laid > self.figures.links_per_player:
                raise Unclear("not_so_many_links")

    def _settle_cards(self) -> None:
        """Every card of the deck is somewhere, and only once."""
        cells = self.cells
        pool = [int(card) for card in self.figures.deck]
        take_from(pool, self.cards_placed(), self.edition.card_ids)
        for seat in range(self.figures.players):
            self.fill_seat(seat, pool)
        self.fill_table(pool)
        if cells[DECK_SIZE] == 0:
            for place, card in enumerate(pool):
                cells[DECK + place] = card
            cells[DECK_SIZE] = len(pool)
        elif cells[DECK_SIZE] == STATED_EMPTY:
            cells[DECK_SIZE] = 0

    def fill_seat(self, seat: int, pool: list[int]) -> None:
        """A hand of which nothing was said is dealt from what is left."""
        if self.cells[HAND_SIZE + seat] == STATED_EMPTY:
            self.cells[HAND_SIZE + seat] = 0
        elif self.cells[HAND_SIZE + seat] == 0:
            for _ in range(min(self.figures.hand, len(pool))):
                self.land.put_in_hand(seat, pool.pop(len(pool) // 2))

    def fill_table(self, pool: list[int]) -> None:
        """What else is taken from the cards that are left, before the rest becomes the deck."""

    def cards_placed(self) -> list[int]:
        """The cards of the deck that statements have put somewhere."""
        cells = self.cells
        placed = [int(cells[DECK + place]) for place in range(max(0, cells[DECK_SIZE]))]
        for seat in range(self.figures.players):
            for card in range(self.figures.cards_of_deck):
                copies = cells[HAND + seat * CARDS + card] + cells[DISCARDS + seat * CARDS + card]
                placed += [card] * copies
        return placed

    def _settle_decision(self) -> None:
        """Who acts holds a card; who owes has no money."""
        cells = self.cells
        if cells[STAGE] == stages.SHORTFALL:
            seat = cells[ORDER + cells[INCOME_TURN]]
            if cells[MONEY + seat] > 0:
                raise Unclear(
                    "debtor_has_money", colour=self.colours[seat], money=int(cells[MONEY + seat])
                )
            return
        seat = cells[ORDER + cells[TURN]]
        if cells[STAGE] == stages.ACTION and cells[HAND_SIZE + seat] == 0:
            raise Unclear("actor_has_no_card", colour=self.colours[seat])
