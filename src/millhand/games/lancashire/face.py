"""What the rest of millhand sees of Lancashire: wiring, names and nothing else."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from millhand.face.boards import Entry, edition_for
from millhand.face.drawing import DrawnTrack
from millhand.face.game import Game, Options
from millhand.face.rules import Rule
from millhand.games.lancashire.data.boards import board_faults
from millhand.games.lancashire.data.edition import Edition, make_edition, standard_edition
from millhand.games.lancashire.data.files import read_boards, read_toml
from millhand.games.lancashire.data.unpacking import open_box
from millhand.games.lancashire.play import choices, happenings
from millhand.games.lancashire.play.flow import Lancashire, lay
from millhand.games.lancashire.play.layout import ASIDE_SIZE
from millhand.games.lancashire.play.menus import may_stop
from millhand.games.lancashire.text.book import BOOK, rules_for
from millhand.games.lancashire.text.position import Position, distant_tile_names
from millhand.games.lancashire.text.sight import see
from millhand.games.lancashire.text.wording import make_wording
from millhand.kernel.table import Table
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import ACTION
from millhand.mechanics.land.text.face import LandGame, OpenLand
from millhand.mechanics.land.text.wording import LandWording


class LancashireGame(LandGame):
    """Brass: Lancashire on the shelf."""

    name = "lancashire"
    title = "Brass: Lancashire"
    rules_version = 1
    stage = "stable"
    players = (2, 3, 4)
    read = staticmethod(read_toml)
    boards = staticmethod(read_boards)
    entry_faults = staticmethod(board_faults)

    def open(self, players: int, options: Options, board: Path | None = None) -> "OpenLancashire":
        """The game for one number of players, one set of options and one board."""
        edition = edition_for(board, standard_edition, make_edition, self.faults)
        return OpenLancashire(self, edition, players, options)

    def words_of(self, board: Entry) -> LandWording:
        """The words of a board."""
        return make_wording(make_edition(board))

    def book(self) -> Sequence[Rule]:
        """Every rule that can refuse a move."""
        return BOOK


class OpenLancashire(OpenLand):
    """Lancashire opened for some players."""

    choice_count = choices.END
    stages = choices.STAGES
    event_names = happenings.EVENTS
    purposes = happenings.PURPOSES
    point_sources = happenings.POINT_SOURCE_NAMES

    def __init__(self, game: Game, edition: Edition, players: int, options: Options) -> None:
        agreed = edition.agreed(players, options)
        self.box = open_box(edition, players, agreed)
        self.distant_tile_names = distant_tile_names(edition)
        super().__init__(game, edition, agreed, self.box, make_wording(edition))
        self.edition: Edition = edition

    def lay(self) -> Table:
        """A new table that waits for the dealer."""
        return lay(self.box)

    # --- moves as text ---

    def industry_of(self, choice: int) -> int | None:
        """The industry whose next tile a build or a development is about."""
        if choice < choices.LINK:
            return int(self.box.pair_industry[choice % choices.COMBINE])
        if choices.DEVELOP <= choice < choices.SELL:
            return choice - choices.DEVELOP
        return None

    def rule_of_levels(self, choice: int) -> str:
        """BL-6.1 and BL-11.1 A build and a development are about the lowest tile."""
        return "BL-6.1" if choice < choices.LINK else "BL-11.1"

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        """What the dealer puts in order, by number."""
        return {
            "turn_order": self.colours,
            "distant_tiles": self.distant_tile_names,
            "deck": self.edition.card_ids,
        }

    def piece_names(self) -> dict[str, Sequence[str]]:
        """For every kind of fact the ids of the pieces, by number."""
        return super().piece_names() | {"port": self.edition.slot_ids}

    # --- questions and rules ---

    def answers(self, table: Table, seat: int, choice: int) -> bool:
        """Whether a choice is an answer to the present question at all."""
        stage = table.stage()
        if stage == stages.ACTION:
            is_action = choice < choices.CARD or choice >= choices.END
            return is_action or choices.GIVE_UP <= choice < choices.STOP
        if stage == stages.MORE:
            first = int(table.cells[ACTION])
            return first <= choice < NEXT_ROW[first] or choice == choices.STOP
        if stage == choices.SALES_STAGE:
            return choices.SELL <= choice < choices.BORROW or choice == choices.STOP
        first, end = ROWS.get(stage, (0, 0))
        return first <= choice < end

    def implied(self, table: Table, seat: int) -> int | None:
        """Who says no more has had enough, where it may be enough."""
        if table.stage() != stages.MORE or not may_stop(_lancashire(table), seat):
            return None
        return choices.STOP

    def is_mere_intent(self, table: Table, seat: int, choice: int) -> bool:
        """The first answer of an action changes nothing before a card is played."""
        return bool(table.stage() == stages.ACTION)

    def rules(self, table: Table, seat: int, choice: int) -> tuple[Sequence[Rule], int, int]:
        """The rules that a choice must pass."""
        return rules_for(_lancashire(table), seat, choice)

    # --- what is seen ---

    def sight(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Everything a seat may see."""
        return see(_lancashire(table), self.edition, seat)

    def cards_apart(self, table: Table) -> int:
        """The cards set aside."""
        return int(table.cells[ASIDE_SIZE])

    def drawing(self) -> dict[str, Any]:
        """What the land draws, and BL-12.3 the track of the distant market."""
        drawing = super().drawing()
        bonuses = [int(bonus) for bonus in self.box.cotton_bonuses]
        cotton: DrawnTrack = {"spaces": bonuses, "start": 0}
        return drawing | {"tracks": {**drawing["tracks"], "cotton": cotton}}

    # --- positions as text ---

    def position(self, table: Table) -> Position:
        """The table under its statements."""
        return Position(_lancashire(table), self.edition, self.wording)


def _lancashire(table: Table) -> Lancashire:
    """The table as what it is; anything else is a mistake of the caller."""
    if not isinstance(table, Lancashire):
        raise TypeError("this is not a table of Brass: Lancashire")
    return table


ROWS = {
    stages.CARD: (choices.CARD, choices.COAL),
    stages.COAL: (choices.COAL, choices.IRON),
    stages.IRON: (choices.IRON, choices.BUYER),
    choices.BUYER_STAGE: (choices.BUYER, choices.GIVE_UP),
    stages.SHORTFALL: (choices.GIVE_UP, choices.STOP),
}

NEXT_ROW = {
    choices.LINK: choices.DEVELOP,
    choices.DEVELOP: choices.SELL,
    choices.SELL: choices.BORROW,
}

GAME = LancashireGame()
