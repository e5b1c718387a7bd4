"""What the layers above see of any game of the land: wiring and names."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from millhand.kernel.bits import count
from millhand.kernel.boards import doubts_in, read_board
from millhand.kernel.game import Doubt, Event, Game, Option, Options, Score
from millhand.kernel.log import WIDTH
from millhand.kernel.rules import Facts, Refusal
from millhand.kernel.table import Table
from millhand.mechanics.land import stages
from millhand.mechanics.land.features import CHAPTERS
from millhand.mechanics.land.figures import Figures
from millhand.mechanics.land.layout import (
    CARDS,
    DECK_SIZE,
    DISCARDS,
    GONE,
    HAND,
    INDUSTRIES,
    LINKS_LEFT,
    MONEY,
    NO_TILE,
    OWN_LINKS,
    POINT_SOURCES,
    POINTS,
    POINTS_FROM,
    STAGE,
)
from millhand.mechanics.land.scoring import income_rank, place_in_order, winners
from millhand.mechanics.land.table import Land
from millhand.mechanics.land.telling import EventNames
from millhand.mechanics.land.written.edition import ERAS, Entry, LandEdition, options_of
from millhand.mechanics.land.written.position import LandPosition
from millhand.mechanics.land.written.wording import LandWording

DRAWN = ("id", "kind", "banner", "at", "rows", "slots", "merchants")


class LandGame:
    """A game of the land on the shelf: it reads its own files and checks its own boards."""

    def read(self, name: str) -> Entry:
        """One of the game's data files."""
        raise NotImplementedError

    def faults(self, board: Entry) -> list[str]:
        """What is wrong with a board."""
        raise NotImplementedError

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may agree on, defaults first."""
        return options_of(self.read("options.toml")["option"])

    def board_faults(self, board: Path) -> list[str]:
        """What is wrong with a board file."""
        return self.faults(read_board(board))

    def doubts(self) -> list[Doubt]:
        """Figures that are disputed or reconstructed."""
        return doubts_in(self.read, ("board", "tiles", "cards", "tracks", "setup"))


class OpenLand:
    """A game of the land opened for some players; a game adds its own questions and answers."""

    stages: Sequence[str]
    event_names: EventNames
    purposes: Sequence[str]
    point_sources: Sequence[str]
    features: tuple[str, ...]
    chapters = CHAPTERS

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

    @property
    def league(self) -> str:
        """Every number of players is judged by itself."""
        return str(self.players)

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

    def industry_of(self, choice: int) -> int | None:
        """The industry whose next tile a choice is about, if it is about one."""
        raise NotImplementedError

    def rule_of_levels(self, choice: int) -> str:
        """The rule by which a choice is about the lowest tile of its industry."""
        raise NotImplementedError

    def claim(self, table: Table, seat: int, choice: int) -> str:
        """The level of the tile that a build or a development is about."""
        industry = self.industry_of(choice)
        if industry is None:
            return ""
        return str(self.figures.tile_level[land_of(table).next_tile(seat, industry)])

    def claim_refusal(self, table: Table, seat: int, choice: int, claim: str) -> Refusal | None:
        """A move that names another level than the lowest on the mat."""
        industry = self.industry_of(choice)
        if industry is None or not claim:
            return None
        tile = land_of(table).next_tile(seat, industry)
        if tile == NO_TILE or str(self.figures.tile_level[tile]) == claim:
            return None
        facts = self.named({"tile": tile, "claimed": int(claim)})
        return Refusal(self.rule_of_levels(choice), "tile_is_the_lowest", facts)

    # --- questions ---

    def question(self, table: Table, seat: int) -> str:
        """What is asked."""
        return self.stages[table.stage()]

    def ask_everything(self, table: Table) -> None:
        """Ask even where only one source is left."""
        land_of(table).explicit = True

    def named(self, facts: Facts) -> dict[str, Any]:
        """Facts with ids in place of numbers."""
        return {key: self._name(key, value) for key, value in facts.items()}

    def _name(self, key: str, value: Any) -> Any:
        names = self.names.get(key)
        if names is None:
            return value if isinstance(value, str | bool) else int(value)
        return names[value] if 0 <= value < len(names) else ""

    def piece_names(self) -> dict[str, Sequence[str]]:
        """For every kind of fact the ids of the pieces, by number."""
        edition = self.edition
        return {
            "slot": edition.slot_ids,
            "place": edition.place_ids,
            "industry": edition.industries,
            "tile": edition.tile_ids,
            "new_tile": edition.tile_ids,
            "card": edition.card_ids,
            "connection": edition.connection_ids,
            "era": ERAS,
            "purpose": self.purposes,
            "source": self.point_sources,
            "resource": [entry.get("holds", "") for entry in edition.tiles],
        }

    # --- what happened, what is seen ---

    def events(self, table: Table) -> list[Event]:
        """The table's log in words."""
        log = table.log
        if log is None:
            return []
        packed = [int(number) for number in log.entries]
        return [self._event(packed[at : at + WIDTH]) for at in range(0, len(packed), WIDTH)]

    def _event(self, entry: list[int]) -> Event:
        kind, names = self.event_names[entry[0]]
        facts = self.named(dict(zip(names, entry[1:], strict=False)))
        secret = self.secret_facts(kind)
        return Event(kind, facts, secret, self.knows(kind, entry[1]) if secret else ())

    def secret_facts(self, kind: str) -> tuple[str, ...]:
        """The facts of an event that not everybody may know."""
        return ("card",) if kind == "drew" else ()

    def knows(self, kind: str, seat: int) -> tuple[int, ...]:
        """Who knows what an event of a seat hides from the others."""
        return (seat,)

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
                tie["order"] = self.players - int(place_in_order(land, seat))
            scores.append(Score(seat, int(land.cells[POINTS + seat]), lines, tie))
        return scores

    def winners(self, table: Table) -> list[int]:
        """Who has won."""
        if not table.is_over():
            return []
        seats = winners(land_of(table))
        return [seat for seat in range(self.players) if seats >> seat & 1]

    def totals(self, table: Table) -> dict[str, int]:
        """Cards in deck, hands and piles; link tiles; tiles on mats and gone."""
        cells, figures = table.cells, self.figures
        cards = int(cells[DECK_SIZE])
        totals = {}
        for seat in range(self.players):
            for row in (HAND + seat * CARDS, DISCARDS + seat * CARDS):
                cards += sum(int(cells[row + card]) for card in range(figures.cards_of_deck))
            links = int(cells[LINKS_LEFT + seat]) + int(count(cells[OWN_LINKS + seat]))
            totals[f"links of seat {seat}"] = links
            kinds = range(figures.industries)
            gone = [int(cells[GONE + seat * INDUSTRIES + kind]) for kind in kinds]
            left = [int(figures.stack_size[kind]) - gone[kind] for kind in kinds]
            totals[f"tiles of seat {seat}"] = sum(gone) + sum(left)
        shuffling = cells[STAGE] >= stages.TURN_ORDER and not table.is_over()
        totals["cards"] = len(figures.deck) if shuffling else cards + self.cards_apart(table)
        return totals

    def cards_apart(self, table: Table) -> int:
        """How many cards of the deck lie neither in it nor in hands and piles."""
        return 0

    def drawing(self) -> dict[str, Any]:
        """Coordinates and names for whoever draws the board."""
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


def land_of(table: Table) -> Land:
    """The table as what it is; anything else is a mistake of the caller."""
    if not isinstance(table, Land):
        raise TypeError("this is not a table of the land")
    return table


def agreed(edition: LandEdition, options: Options) -> Options:
    """Every option with its value."""
    return {option.name: option.default for option in edition.options} | dict(options)
