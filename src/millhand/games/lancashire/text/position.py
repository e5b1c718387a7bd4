"""Positions as short texts: what Lancashire adds to the statements of the land.

cotton 3; distant 0 -2 then -1 -3 …   # the marker's space; tiles turned, then those face down
aside port wigan; selling
"""

from collections.abc import Callable

from millhand.face.spelling import (
    NONE,
    Words,
    index_of,
    nothing_follows,
    number_in,
    still_room,
    take_from,
)
from millhand.games.lancashire.data.edition import Edition
from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.happenings import POINT_SOURCE_NAMES
from millhand.games.lancashire.play.layout import ASIDE, ASIDE_SIZE, COTTON, DISTANT, TURNED
from millhand.games.lancashire.play.state import State
from millhand.games.lancashire.text.possible import check_lancashire
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import ERA, STAGE
from millhand.mechanics.land.text.position import LandPosition
from millhand.mechanics.land.text.settling import STATED_EMPTY
from millhand.mechanics.land.text.wording import LandWording

THEN = "then"
"""Stands between the distant tiles that were turned and those that were not."""


class Position(LandPosition):
    """One table under its statements."""

    point_sources = POINT_SOURCE_NAMES
    between_moves = (stages.ACTION, choices.SALES_STAGE, stages.SHORTFALL)

    def __init__(self, state: State, edition: Edition, wording: LandWording) -> None:
        self.least_money = -10_000 if state.box.debt_is_carried else 0
        super().__init__(state, edition, wording)
        self.state = state
        self.tile_names = distant_tile_names(edition)

    def statements(self) -> dict[str, Callable[[Words], None]]:
        """Statements about the table."""
        return super().statements() | {
            "cotton": self._cotton,
            "distant": self._distant,
            "aside": self._aside,
            "selling": self._selling,
        }

    def _cotton(self, words: Words) -> None:
        self.cells[COTTON] = number_in(words, 1, len(self.state.box.cotton_bonuses) + 1) - 1

    def _distant(self, words: Words) -> None:
        turned = list(words).index(THEN) if THEN in words else 0
        tiles = [index_of(self.tile_names, word) for word in words if word != THEN]
        if sorted(tiles) != sorted(self.state.box.distant_tiles):
            rest = sorted(self.state.box.distant_tiles)
            take_from(rest, tiles, self.tile_names)
            tiles += rest
        self._stack(tiles, turned)

    def _stack(self, tiles: list[int], turned: int) -> None:
        for place, tile in enumerate(tiles):
            self.cells[DISTANT + place] = tile
        self.cells[TURNED] = turned

    def _aside(self, words: Words) -> None:
        cards = self.read_cards(words)
        still_room(len(cards), max(self.state.box.aside))
        self.cells[ASIDE_SIZE] = len(cards) if cards else STATED_EMPTY
        for place, card in enumerate(cards):
            self.cells[ASIDE + place] = card

    def _selling(self, words: Words) -> None:
        nothing_follows("selling", words)
        self.cells[STAGE] = choices.SALES_STAGE

    # --- what follows from the statements ----------------------------------------------------

    def settle(self) -> None:
        """Distant tiles, turn, mats and cards as they must be."""
        if self.cells[DISTANT] < 0:
            self._stack(list(self.state.box.distant_tiles), 0)
        super().settle()
        check_lancashire(self.state, self.edition)

    def stage_of_turn(self) -> int:
        """After a turned distant tile another sale is asked for, else an action."""
        selling = self.cells[STAGE] == choices.SALES_STAGE
        return choices.SALES_STAGE if selling else stages.ACTION

    def turn_of_incomes(self) -> int:
        """Incomes are paid before the first turn of a round, or after the last (BL-O11)."""
        return int(self.figures.players) if self.state.box.income_at_round_end else 0

    def fill_table(self, pool: list[int]) -> None:
        """BL-3.3 Some cards are set aside."""
        if self.cells[ASIDE_SIZE] == STATED_EMPTY:
            self.cells[ASIDE_SIZE] = 0
        elif self.cells[ASIDE_SIZE] == 0:
            size = min(self.state.box.aside[self.cells[ERA]], len(pool))
            for place in range(size):
                self.cells[ASIDE + place] = pool.pop()
            self.cells[ASIDE_SIZE] = size

    def cards_placed(self) -> list[int]:
        """Cards in deck, hands and piles, and those set aside."""
        aside = range(max(0, self.cells[ASIDE_SIZE]))
        return super().cards_placed() + [int(self.cells[ASIDE + place]) for place in aside]

    # --- a position in words -----------------------------------------------------------------

    def describe_more(self) -> list[str]:
        """Cotton, distant tiles, cards set aside, and a sale that may go on."""
        tiles = [
            self.tile_names[self.cells[DISTANT + place]]
            for place in range(len(self.state.box.distant_tiles))
        ]
        tiles.insert(self.cells[TURNED], THEN)
        aside = [
            self.edition.card_ids[self.cells[ASIDE + place]]
            for place in range(self.cells[ASIDE_SIZE])
        ]
        said = [f"cotton {self.cells[COTTON] + 1}", "distant " + " ".join(tiles)]
        said.append("aside " + (" ".join(aside) or NONE))
        return [*said, "selling"] if self.cells[STAGE] == choices.SALES_STAGE else said


def distant_tile_names(edition: Edition) -> list[str]:
    """`0`, `-1`, `-2` … as the tiles show them."""
    kinds = len(edition.tracks["distant_tiles"]["full"]["count"])
    return [str(-tile) for tile in range(kinds)]
