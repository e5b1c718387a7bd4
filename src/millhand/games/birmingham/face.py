"""What the rest of millhand sees of Birmingham: wiring, names and nothing else."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from millhand.face.boards import Entry, edition_for
from millhand.face.game import Game, Options
from millhand.face.rules import Rule
from millhand.games.birmingham.data.boards import board_faults
from millhand.games.birmingham.data.edition import Edition, make_edition, standard_edition
from millhand.games.birmingham.data.files import read_boards, read_toml
from millhand.games.birmingham.data.unpacking import open_box
from millhand.games.birmingham.play import choices, happenings
from millhand.games.birmingham.play.flow import Birmingham, lay
from millhand.games.birmingham.play.layout import FACE_DOWN, WILD_INDUSTRIES, WILD_LOCATIONS
from millhand.games.birmingham.text.book import BOOK, rules_for
from millhand.games.birmingham.text.position import Position
from millhand.games.birmingham.text.sight import see
from millhand.games.birmingham.text.wording import make_wording
from millhand.kernel.table import Table
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import ACTION, CARDS, HAND
from millhand.mechanics.land.text.face import LandGame, OpenLand, agreed
from millhand.mechanics.land.text.wording import LandWording


class BirminghamGame(LandGame):
    """Brass: Birmingham on the shelf."""

    name = "birmingham"
    title = "Brass: Birmingham"
    rules_version = 1
    stage = "stable"
    players = (2, 3, 4)
    read = staticmethod(read_toml)
    boards = staticmethod(read_boards)
    entry_faults = staticmethod(board_faults)

    def open(self, players: int, options: Options, board: Path | None = None) -> "OpenBirmingham":
        """The game for one number of players, one set of options and one board."""
        edition = edition_for(board, standard_edition, make_edition, self.faults)
        return OpenBirmingham(self, edition, players, options)

    def words_of(self, board: Entry) -> LandWording:
        """The words of a board."""
        return make_wording(make_edition(board))

    def book(self) -> Sequence[Rule]:
        """Every rule that can refuse a move."""
        return BOOK


class OpenBirmingham(OpenLand):
    """Birmingham opened for some players."""

    choice_count = choices.END
    stages = choices.STAGES
    event_names = happenings.EVENTS
    purposes = happenings.PURPOSES
    point_sources = happenings.POINT_SOURCE_NAMES

    def __init__(self, game: Game, edition: Edition, players: int, options: Options) -> None:
        options = agreed(edition, options)
        self.box = open_box(edition, players, options)
        self.merchant_ids = edition.merchant_ids
        self.merchant_tile_ids = edition.merchant_tile_ids
        super().__init__(game, edition, options, self.box, make_wording(edition))
        self.edition: Edition = edition

    def lay(self) -> Table:
        """A new table that waits for the dealer."""
        return lay(self.box)

    # --- moves as text ---

    def industry_of(self, choice: int) -> int | None:
        """The industry whose next tile a build or a development is about."""
        if choice < choices.LINK:
            return int(self.box.pair_industry[choice])
        if choices.DEVELOP <= choice < choices.SELL:
            return choice - choices.DEVELOP
        return None

    def rule_of_levels(self, choice: int) -> str:
        """BB-8.4 and BB-11.1 A build and a development are about the lowest tile."""
        return "BB-8.4" if choice < choices.LINK else "BB-11.1"

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        """What the dealer puts in order, by number."""
        return {
            "turn_order": self.colours,
            "merchant_tiles": self.merchant_tile_ids,
            "deck": self.edition.card_ids,
        }

    def piece_names(self) -> dict[str, Sequence[str]]:
        """For every kind of fact the ids of the pieces, by number."""
        merchants = {"merchant": self.merchant_ids, "merchant_tile": self.merchant_tile_ids}
        return super().piece_names() | merchants

    # --- questions and rules ---

    def answers(self, table: Table, seat: int, choice: int) -> bool:
        """Whether a choice is an answer to the present question at all."""
        stage = table.stage()
        if stage == stages.ACTION:
            return choice < choices.CARD or choice >= choices.END
        if stage == stages.MORE:
            first = int(table.cells[ACTION])
            return first <= choice < NEXT_ROW[first] or choice == choices.STOP
        first, end = ROWS.get(stage, (0, 0))
        if stage == choices.BONUS_STAGE and choice == choices.DECLINE:
            return True
        if stage == stages.SHORTFALL and choice == choices.STOP:
            return True
        return first <= choice < end

    def implied(self, table: Table, seat: int) -> int | None:
        """Who says no more has had enough."""
        return choices.STOP if table.stage() == stages.MORE else None

    def is_mere_intent(self, table: Table, seat: int, choice: int) -> bool:
        """The first answer of an action changes nothing before a card is played."""
        return bool(table.stage() == stages.ACTION)

    def rules(self, table: Table, seat: int, choice: int) -> tuple[Sequence[Rule], int, int]:
        """The rules that a choice must pass."""
        return rules_for(_birmingham(table), seat, choice)

    # --- what happened, what is seen ---

    def secrecy(self, kind: str, seat: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """Cards drawn; a face-down card is known to nobody, unless its owner may look (BB-O7)."""
        if kind not in happenings.SECRETS:
            return (), ()
        sees = happenings.SECRETS[kind] == "seat" or self.box.owner_sees_facedown_card
        return ("card",), (seat,) if sees else ()

    def sight(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Everything a seat may see."""
        return see(_birmingham(table), self.edition, seat)

    def totals(self, table: Table) -> dict[str, int]:
        """What the land counts, and the wild cards."""
        cells, box = table.cells, self.box
        wild = int(cells[WILD_LOCATIONS] + cells[WILD_INDUSTRIES])
        for seat in range(self.players):
            for card in (box.wild_location, box.wild_industry):
                wild += int(cells[HAND + seat * CARDS + card])
        return super().totals(table) | {"wild cards": wild}

    def cards_apart(self, table: Table) -> int:
        """The face-down cards of the canal era."""
        return sum(int(table.cells[FACE_DOWN + seat]) >= 0 for seat in range(self.players))

    # --- positions as text ---

    def position(self, table: Table) -> Position:
        """The table under its statements."""
        return Position(_birmingham(table), self.edition, self.wording)


def _birmingham(table: Table) -> Birmingham:
    """The table as what it is; anything else is a mistake of the caller."""
    if not isinstance(table, Birmingham):
        raise TypeError("this is not a table of Brass: Birmingham")
    return table


ROWS = {
    stages.CARD: (choices.CARD, choices.COAL),
    stages.COAL: (choices.COAL, choices.IRON),
    stages.IRON: (choices.IRON, choices.BEER),
    choices.BEER_STAGE: (choices.BEER, choices.MERCHANT),
    choices.MERCHANT_STAGE: (choices.MERCHANT, choices.BONUS),
    choices.BONUS_STAGE: (choices.BONUS, choices.GIVE_UP),
    stages.SHORTFALL: (choices.GIVE_UP, choices.STOP),
}

NEXT_ROW = {
    choices.BUILD: choices.LINK,
    choices.LINK: choices.DEVELOP,
    choices.DEVELOP: choices.SELL,
    choices.SELL: choices.BORROW,
}

GAME = BirminghamGame()
