"""What the rest of millhand sees of Birmingham: wiring, names and nothing else."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from millhand.face.boards import Entry, edition_for
from millhand.face.game import Game, Options, seen_table
from millhand.face.observed import Observed
from millhand.face.seen import Sight, seen_decision
from millhand.games.birmingham.data.boards import board_faults
from millhand.games.birmingham.data.edition import Edition, make_edition, standard_edition
from millhand.games.birmingham.data.files import read_boards, read_toml
from millhand.games.birmingham.data.unpacking import open_box
from millhand.games.birmingham.play import choices, happenings
from millhand.games.birmingham.play.flow import Birmingham, lay
from millhand.games.birmingham.play.layout import FACE_DOWN, WILD_INDUSTRIES, WILD_LOCATIONS
from millhand.games.birmingham.play.questions import QUESTIONS, VERBS
from millhand.games.birmingham.text.observed import observed
from millhand.games.birmingham.text.position import Position
from millhand.games.birmingham.text.sight import TOLD, BirminghamSeat, BirminghamSight, see
from millhand.kernel.table import DEALER, Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.land.play.layout import CARDS, HAND
from millhand.mechanics.land.text.face import LandGame, OpenLand, agreed, names_of
from millhand.mechanics.land.text.wording import LandWording


class BirminghamGame(LandGame):
    """Brass: Birmingham on the shelf."""

    name = "birmingham"
    title = "Brass: Birmingham"
    folder = files(__package__)
    kinds = LandGame.kinds | {"merchant": "{place}.{number}", "merchant_tile": ""}
    told = TOLD
    own_sight = BirminghamSight
    own_seat = BirminghamSeat
    rules_version = 1
    digests_since = 1
    maturity = "stable"
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
        return words_of(make_edition(board))

    def verbs(self) -> Sequence[Verb]:
        """Every verb that may answer a question."""
        return VERBS


class OpenBirmingham(OpenLand):
    """Birmingham opened for some players."""

    choice_count = choices.END
    questions = tuple(QUESTIONS)
    event_names = happenings.EVENTS
    purposes = happenings.PURPOSES
    point_sources = happenings.POINT_SOURCE_NAMES

    def __init__(self, game: Game, edition: Edition, players: int, options: Options) -> None:
        options = agreed(edition, options)
        self.box = open_box(edition, players, options)
        self.merchant_tile_ids = edition.merchant_tile_ids
        super().__init__(game, edition, options, self.box, words_of(edition))
        self.edition: Edition = edition

    def lay(self) -> Table:
        """A new table that waits for the dealer."""
        return lay(self.box)

    # --- moves as text ---

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        """What the dealer puts in order, by number."""
        return {
            "turn_order": self.colours,
            "merchant_tiles": self.merchant_tile_ids,
            "deck": self.edition.card_ids,
        }

    def shown_of_deal(self, question: str) -> int:
        """BB-2.4 Merchant tiles and the turn order lie open; the deck lies face down."""
        shown = {"turn_order": self.players, "merchant_tiles": len(self.box.merchants_in_use)}
        return shown.get(question, 0)

    def piece_names(self) -> dict[str, Sequence[str]]:
        """For every kind of fact the ids of the pieces, by number."""
        return super().piece_names() | {
            "merchant": self.edition.merchant_ids,
            "merchant_tile": self.merchant_tile_ids,
        }

    # --- what happened, what is seen ---

    def secrecy(self, kind: str, seat: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """Cards drawn; a face-down card is known to nobody, unless its owner may look (BB-O7)."""
        if kind not in happenings.SECRETS:
            return (), ()
        sees = happenings.SECRETS[kind] == "seat" or self.box.owner_sees_facedown_card
        return ("card",), (seat,) if sees else ()

    def sight(self, table: Table, seat: int | None) -> Sight:
        """Everything a seat may see."""
        decision = seen_decision(table, self.players, self.question(table, DEALER))
        return see(seen_table(self, seat), decision, _birmingham(table), self.edition)

    def observed(self) -> Observed:
        """What is told to programs that learn."""
        return observed(self.box, self.edition)

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


def words_of(edition: Edition) -> LandWording:
    """The words of one board, both ways."""
    names = {**names_of(edition), "merchant": edition.merchant_ids}
    return LandWording(edition, VERBS, names)


def _birmingham(table: Table) -> Birmingham:
    """The table as what it is; anything else is a mistake of the caller."""
    if not isinstance(table, Birmingham):
        raise TypeError("this is not a table of Brass: Birmingham")
    return table


GAME: Game = BirminghamGame()
