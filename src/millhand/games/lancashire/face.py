"""What the rest of millhand sees of Lancashire: wiring, names and nothing else."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from millhand.face.boards import Entry, edition_for
from millhand.face.drawn import Drawing, DrawnTrack
from millhand.face.game import Game, Options, seen_table
from millhand.face.observed import Observed
from millhand.face.seen import Sight, seen_decision
from millhand.games.lancashire.data.boards import board_faults
from millhand.games.lancashire.data.edition import Edition, make_edition, standard_edition
from millhand.games.lancashire.data.files import read_boards, read_toml
from millhand.games.lancashire.data.unpacking import open_box
from millhand.games.lancashire.play import choices, happenings
from millhand.games.lancashire.play.flow import Lancashire, lay
from millhand.games.lancashire.play.layout import ASIDE_SIZE
from millhand.games.lancashire.play.questions import QUESTIONS, VERBS
from millhand.games.lancashire.text.observed import observed
from millhand.games.lancashire.text.position import Position, distant_tile_names
from millhand.games.lancashire.text.sight import TOLD, LancashireSeat, LancashireSight, see
from millhand.kernel.table import DEALER, Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.land.text.face import LandGame, OpenLand, names_of
from millhand.mechanics.land.text.wording import LandWording


class LancashireGame(LandGame):
    """Brass: Lancashire on the shelf."""

    name = "lancashire"
    title = "Brass: Lancashire"
    folder = files(__package__)
    kinds = LandGame.kinds | {"port": "slot", "market": ""}
    told = TOLD
    own_sight = LancashireSight
    own_seat = LancashireSeat
    rules_version = 2
    digests_since = 1
    maturity = "stable"
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
        return words_of(make_edition(board))

    def verbs(self) -> Sequence[Verb]:
        """Every verb that may answer a question."""
        return VERBS


class OpenLancashire(OpenLand):
    """Lancashire opened for some players."""

    choice_count = choices.END
    questions = tuple(QUESTIONS)
    event_names = happenings.EVENTS
    purposes = happenings.PURPOSES
    point_sources = happenings.POINT_SOURCE_NAMES

    def __init__(self, game: Game, edition: Edition, players: int, options: Options) -> None:
        agreed = edition.agreed(players, options)
        self.box = open_box(edition, players, agreed)
        self.distant_tile_names = distant_tile_names(edition)
        super().__init__(game, edition, agreed, self.box, words_of(edition))
        self.edition: Edition = edition

    def lay(self) -> Table:
        """A new table that waits for the dealer."""
        return lay(self.box)

    # --- moves as text ---

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        """What the dealer puts in order, by number."""
        return {
            "turn_order": self.colours,
            "distant_tiles": self.distant_tile_names,
            "deck": self.edition.card_ids,
        }

    def shown_of_deal(self, question: str) -> int:
        """BL-2.5 Turn order is open; BL-2.4 distant tiles and BL-3.5 the deck lie face down."""
        return self.players if question == "turn_order" else 0

    def piece_names(self) -> dict[str, Sequence[str]]:
        """For every kind of fact the ids of the pieces, by number."""
        return super().piece_names() | {"port": self.edition.slot_ids}

    # --- questions ---

    def is_mere_intent(self, table: Table, seat: int, choice: int) -> bool:
        """A tile is sold at once (BL-5.6); an action changes nothing before a card is played."""
        return choice < choices.GIVE_UP and super().is_mere_intent(table, seat, choice)

    # --- what is seen ---

    def sight(self, table: Table, seat: int | None) -> Sight:
        """Everything a seat may see."""
        decision = seen_decision(table, self.players, self.question(table, DEALER))
        return see(seen_table(self, seat), decision, _lancashire(table), self.edition)

    def observed(self) -> Observed:
        """What is told to programs that learn."""
        return observed(self.box, self.edition)

    def cards_apart(self, table: Table) -> int:
        """The cards set aside."""
        return int(table.cells[ASIDE_SIZE])

    def drawing(self) -> Drawing:
        """What the land draws, and BL-12.3 the track of the distant market."""
        drawing = super().drawing()
        bonuses = [int(bonus) for bonus in self.box.cotton_bonuses]
        cotton: DrawnTrack = {"spaces": bonuses, "start": 0}
        return {**drawing, "tracks": {**drawing["tracks"], "cotton": cotton}}

    # --- positions as text ---

    def position(self, table: Table) -> Position:
        """The table under its statements."""
        return Position(_lancashire(table), self.edition, self.wording)


def words_of(edition: Edition) -> LandWording:
    """The words of one board, both ways."""
    names = {
        **names_of(edition),
        "money": [str(money) for money in edition.tracks["loan"]["money"]],
        "market": ["distant_market"],
    }
    return LandWording(edition, VERBS, names)


def _lancashire(table: Table) -> Lancashire:
    """The table as what it is; anything else is a mistake of the caller."""
    if not isinstance(table, Lancashire):
        raise TypeError("this is not a table of Brass: Lancashire")
    return table


GAME: Game = LancashireGame()
