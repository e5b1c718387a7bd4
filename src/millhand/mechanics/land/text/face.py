"""What the layers above see of any game of the land: wiring and names."""

from collections.abc import Sequence
from pathlib import Path

from millhand.face.asking import Asking, rules_of
from millhand.face.boards import Entry, Taken, options_in, provenance_in, read_board, taken_names
from millhand.face.drawn import Drawing
from millhand.face.faults import Fault
from millhand.face.game import Game, Option, Options, Provenance
from millhand.face.naming import read_log
from millhand.face.rules import Refusal
from millhand.face.seen import Event, Score
from millhand.face.spelling import NONE
from millhand.face.spoken import KINDS
from millhand.face.supplied import Supply
from millhand.kernel.bits import count
from millhand.kernel.rules import Rule
from millhand.kernel.table import Table
from millhand.kernel.verbs import Question, Verb
from millhand.mechanics.land.data.edition import ERAS, LandEdition
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.figures import Figures
from millhand.mechanics.land.play.happenings import EventNames
from millhand.mechanics.land.play.layout import (
    CARDS,
    DECK_SIZE,
    DISCARDS,
    HAND,
    LINKS_LEFT,
    MONEY,
    NO_TILE,
    OWN_LINKS,
    POINT_SOURCES,
    POINTS,
    POINTS_FROM,
    STAGE,
)
from millhand.mechanics.land.play.scoring import (
    income_rank,
    place_in_order,
    score_links,
    score_tiles,
    winners,
)
from millhand.mechanics.land.play.table import Land
from millhand.mechanics.land.text.drawing import (
    draw_income_track,
    draw_links,
    draw_mats,
    draw_prices,
)
from millhand.mechanics.land.text.position import LandPosition
from millhand.mechanics.land.text.supply import supply
from millhand.mechanics.land.text.wording import LandWording

DRAWN = (
    "id",
    "kind",
    "banner",
    "at",
    "rows",
    "slots",
    "link_icons",
    "merchants",
    "merchants_from",
    "bonus",
)


class LandGame:
    """A game of the land on the shelf: it reads its own files and checks its own boards."""

    kinds = KINDS | {"new_tile": "tile"}

    def read(self, name: str) -> Entry:
        """One of the game's data files."""
        raise NotImplementedError

    def entry_faults(self, board: Entry) -> list[Fault]:
        """What is wrong with the entries of a board."""
        raise NotImplementedError

    def words_of(self, board: Entry) -> LandWording:
        """The words of a board whose entries have no fault."""
        raise NotImplementedError

    def verbs(self) -> Sequence[Verb]:
        """Every verb that may answer a question."""
        raise NotImplementedError

    def book(self) -> Sequence[Rule]:
        """Every rule that can refuse a move."""
        return rules_of(self.verbs())

    def faults(self, board: Entry) -> list[Fault]:
        """What is wrong with a board: its entries, or else names that notation cannot use."""
        return self.entry_faults(board) or self._name_faults(self.words_of(board))

    def _name_faults(self, wording: LandWording) -> list[Fault]:
        edition = wording.edition
        taken: Taken = [
            (Fault("a_verb"), wording.verbs),
            (Fault("a_colour"), edition.colours),
            (Fault("an_industry"), edition.industries),
            (Fault("a_card"), edition.card_ids[len(edition.towns) :]),
            (Fault("the_word_for_nothing"), [NONE]),
        ]
        return taken_names("place", edition.place_ids, taken)

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may agree on, defaults first."""
        return options_in(self.read)

    def board_faults(self, board: Path) -> list[Fault]:
        """What is wrong with a board file."""
        return self.faults(read_board(board))

    def provenance(self) -> list[Provenance]:
        """How figures are known upon which not all sources agree."""
        return provenance_in(self.read, ("board", "tiles", "cards", "tracks", "setup"))


class OpenLand(Asking):
    """A game of the land opened for some players; a game adds its own questions and answers."""

    questions: Sequence[Question]
    event_names: EventNames
    purposes: Sequence[str]
    point_sources: Sequence[str]

    def __init__(
        self,
        game: Game,
        edition: LandEdition,
        options: Options,
        figures: Figures,
        wording: LandWording,
    ) -> None:
        self.game = game
        self.edition = edition
        self.players = int(figures.players)
        self.options = options
        self.figures = figures
        self.wording = wording
        self.names = self.piece_names()

    @property
    def board(self) -> str:
        """The id of the board."""
        return str(self.edition.board["id"])

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours, seat by seat."""
        return tuple(self.edition.colours[: self.players])

    # --- moves as text ---

    def verbs(self) -> Sequence[str]:
        """The words that begin a part of a move."""
        return self.wording.verbs

    def write_choice(self, choice: int, claim: str) -> str:
        """How a choice is written."""
        return self.wording.write(choice, claim)

    def read_choices(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices that a verb and its words name."""
        return self.wording.read(verb, words)

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """The verb of a choice and the pieces it names."""
        return self.wording.said(choice, claim)

    def claim(self, table: Table, seat: int, choice: int) -> str:
        """The level of the tile that a build or a development is about."""
        tile = self._tile_of(table, seat, choice)
        return "" if tile == NO_TILE else str(self.figures.tile_level[tile])

    def claim_refusal(self, table: Table, seat: int, choice: int, claim: str) -> Refusal | None:
        """A move that names another level than the lowest on the mat."""
        tile = self._tile_of(table, seat, choice)
        if not claim or tile == NO_TILE or str(self.figures.tile_level[tile]) == claim:
            return None
        verb = self.asks(table, seat).verb_of(table, choice)
        number = "" if verb is None else verb.level_rule
        return Refusal(
            number, "tile_is_the_lowest", self.named({"tile": tile, "claimed": int(claim)})
        )

    def _tile_of(self, table: Table, seat: int, choice: int) -> int:
        verb = self.asks(table, seat).verb_of(table, choice)
        return NO_TILE if verb is None else int(verb.tile(table, seat, choice))

    # --- questions ---

    def asks(self, table: Table, seat: int) -> Question:
        """What is asked."""
        return self.questions[table.stage()]

    def ask_everything(self, table: Table) -> None:
        """Ask even where only one source is left."""
        land_of(table).explicit = True

    def piece_names(self) -> dict[str, Sequence[str]]:
        """For every kind of fact the ids of the pieces, by number."""
        return {
            **names_of(self.edition),
            "new_tile": self.edition.tile_ids,
            "era": ERAS,
            "purpose": self.purposes,
            "source": self.point_sources,
            "resource": [entry.get("holds", "") for entry in self.edition.tiles],
        }

    # --- what happened, what is seen ---

    def events(self, table: Table) -> list[Event]:
        """The table's log in words."""
        return read_log(table, self.event_names, self.names, self.secrecy)

    def secrecy(self, kind: str, seat: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """The facts of an event that not everybody may know, and who knows them."""
        return (("card",), (seat,)) if kind == "drew" else ((), ())

    def scores_if_it_ended(self, table: Table) -> list[Score]:
        """The links and tiles that stand would score as at the end of an era."""
        after = land_of(table.copy())
        score_links(after)
        score_tiles(after)
        return self.scores(after)

    def scores(self, table: Table) -> list[Score]:
        """Points by source, with what breaks ties."""
        land = land_of(table)
        scores = []
        for seat in range(self.players):
            row = POINTS_FROM + seat * POINT_SOURCES
            lines = {
                name: int(land.cells[row + source])
                for source, name in enumerate(self.point_sources)
                if land.cells[row + source] != 0
            }
            tie = {
                "income": int(income_rank(land, seat)),
                "money": int(land.cells[MONEY + seat]),
            }
            if self.figures.tie_break_by_order:
                tie["turn_order"] = self.players - int(place_in_order(land, seat))
            scores.append(Score(seat, int(land.cells[POINTS + seat]), lines, tie))
        return scores

    def winners(self, table: Table) -> list[int]:
        """Who has won."""
        if not table.is_over():
            return []
        seats = winners(land_of(table))
        return [seat for seat in range(self.players) if seats >> seat & 1]

    def supply(self, table: Table, resource: str, place: str) -> Supply:
        """Where coal or iron comes from at a place."""
        return supply(land_of(table), self.edition, resource, place)

    def totals(self, table: Table) -> dict[str, int]:
        """Cards in deck, hands and piles; link tiles."""
        cells, figures = table.cells, self.figures
        cards = int(cells[DECK_SIZE])
        totals = {}
        for seat in range(self.players):
            for row in (HAND + seat * CARDS, DISCARDS + seat * CARDS):
                cards += sum(int(cells[row + card]) for card in range(figures.cards_of_deck))
            links = int(cells[LINKS_LEFT + seat]) + int(count(cells[OWN_LINKS + seat]))
            totals[f"links of seat {seat}"] = links
        shuffling = cells[STAGE] >= stages.TURN_ORDER and not table.is_over()
        totals["cards"] = len(figures.deck) if shuffling else cards + self.cards_apart(table)
        return totals

    def cards_apart(self, table: Table) -> int:
        """How many cards of the deck lie neither in it nor in hands and piles."""
        return 0

    def drawing(self) -> Drawing:
        """Coordinates, names and figures for whoever draws board and mats."""
        edition = self.edition
        connections = zip(edition.connection_ids, edition.board["connection"], strict=True)
        return {
            "canvas": edition.board["canvas"],
            "places": [
                {key: place[key] for key in DRAWN if key in place} for place in edition.places
            ],
            "connections": [
                {
                    "id": name,
                    "ends": entry["ends"],
                    "eras": entry["eras"],
                    "token": entry["token"],
                }
                for name, entry in connections
            ],
            "mats": draw_mats(self.figures, edition),
            "prices": draw_prices(self.figures),
            "tracks": {"income": draw_income_track(self.figures)},
            "links": draw_links(self.figures),
            "own": {},
        }

    # --- positions as text ---

    def position(self, table: Table) -> LandPosition:
        """The table under its statements."""
        raise NotImplementedError

    def arrange(self, table: Table, words: Sequence[str]) -> None:
        """Carry out one statement of a position text."""
        self.position(table).arrange(words)

    def settle(self, table: Table) -> None:
        """Bring what follows from the statements into order."""
        self.position(table).settle()

    def describe(self, table: Table) -> list[str]:
        """The position as statements."""
        return self.position(table).describe()


def names_of(edition: LandEdition) -> dict[str, Sequence[str]]:
    """For every kind of piece that a move may name the ids, by number."""
    return {
        "slot": edition.slot_ids,
        "place": edition.place_ids,
        "industry": edition.industries,
        "tile": edition.tile_ids,
        "card": edition.card_ids,
        "connection": edition.connection_ids,
    }


def land_of(table: Table) -> Land:
    """The table as what it is; anything else is a mistake of the caller."""
    if not isinstance(table, Land):
        raise TypeError("this is not a table of the land")
    return table


def agreed(edition: LandEdition, options: Options) -> Options:
    """Every option with its value."""
    return {option.name: option.default for option in edition.options} | dict(options)
