"""What the rest of millhand sees of Age of Industry: wiring, names and nothing else."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from millhand.face.asking import Asking, rules_of
from millhand.face.boards import (
    Entry,
    Taken,
    edition_for,
    options_in,
    provenance_in,
    read_board,
    taken_names,
)
from millhand.face.drawn import Drawing, DrawnIndustry, DrawnTile
from millhand.face.faults import Fault
from millhand.face.game import Game, Option, Options, Provenance, seen_table
from millhand.face.naming import read_log
from millhand.face.observed import Observed
from millhand.face.rules import Refusal
from millhand.face.seen import Event, Score, Sight, seen_decision
from millhand.face.spelling import NONE
from millhand.face.spoken import KINDS
from millhand.face.supplied import Supply
from millhand.games.age_of_industry.data.boards import companion_faults, faults_of
from millhand.games.age_of_industry.data.edition import (
    Edition,
    make_edition,
    standard_edition,
)
from millhand.games.age_of_industry.data.files import MAPS, RESOURCES, read_boards, read_toml
from millhand.games.age_of_industry.data.unpacking import open_box
from millhand.games.age_of_industry.play import choices, happenings, layout
from millhand.games.age_of_industry.play.action import CardAction
from millhand.games.age_of_industry.play.flow import AgeOfIndustry, lay
from millhand.games.age_of_industry.play.questions import QUESTIONS, VERBS
from millhand.games.age_of_industry.play.scoring import winner
from millhand.games.age_of_industry.play.state import NO_TILE
from millhand.games.age_of_industry.text import position, settling
from millhand.games.age_of_industry.text.observed import observed
from millhand.games.age_of_industry.text.sight import (
    TOLD,
    AgeOfIndustrySeat,
    AgeOfIndustrySight,
    see,
)
from millhand.games.age_of_industry.text.supply import supply
from millhand.games.age_of_industry.text.wording import (
    DECK,
    LOANS,
    WORDS,
    Wording,
    make_claim,
    split_claim,
)
from millhand.kernel.bits import count
from millhand.kernel.rules import Rule
from millhand.kernel.table import DEALER, Table
from millhand.kernel.verbs import Question, Verb


class AgeOfIndustryGame:
    """Age of Industry on the shelf."""

    name = "age_of_industry"
    title = "Age of Industry"
    folder = files(__package__)
    kinds = KINDS | {
        "new_tile": "tile",
        "port": "slot",
        "market": "market_{place}",
        "market_token": "",
        "ending": "",
        "loans": "{number}",
    }
    told = TOLD
    own_sight = AgeOfIndustrySight
    own_seat = AgeOfIndustrySeat
    rules_version = 2
    digests_since = 1
    maturity = "stable"
    players = (2, 3, 4, 5)
    boards = staticmethod(read_boards)

    @property
    def options(self) -> tuple[Option, ...]:
        """The map and the option flags of the rules page, defaults first."""
        return options_in(read_toml)

    def open(
        self, players: int, options: Options, board: Path | None = None
    ) -> "OpenAgeOfIndustry":
        """AI-2.1 The game for some players and options, on one of the maps or another board."""
        folder = None if board is None else board.parent
        edition = edition_for(
            board,
            standard=lambda: standard_edition(str(options.get("map", MAPS[0]))),
            make=lambda entries: make_edition(entries, folder),
            faults=lambda entries: self.faults(entries, folder),
        )
        return OpenAgeOfIndustry(self, edition, players, options)

    def board_faults(self, board: Path) -> list[Fault]:
        """What is wrong with a board file and the files it names, or with a mat or pieces."""
        entries = read_board(board)
        alone = companion_faults(entries)
        return self.faults(entries, board.parent) if alone is None else alone

    def faults(self, board: Entry, folder: Path | None = None) -> list[Fault]:
        """What is wrong with a board: its entries, or else names that notation cannot use."""
        return faults_of(board, folder) or self._name_faults(make_edition(board, folder))

    def _name_faults(self, edition: Edition) -> list[Fault]:
        words: Taken = [(Fault("a_verb"), WORDS), (Fault("the_word_for_nothing"), [NONE])]
        pieces: Taken = [
            (Fault("a_colour"), [*edition.setup["colours"], *edition.colours]),
            (Fault("an_industry"), edition.industries),
            (Fault("the_word_before_loans"), [LOANS]),
        ]
        faults = taken_names("place", edition.place_ids, [*words, *pieces])
        deck = (Fault("the_deck"), [DECK])
        return faults + taken_names("card", edition.colours, [*words, deck])

    def provenance(self) -> list[Provenance]:
        """How every figure is known: seed, deduced, of one source, or reconstructed."""
        return provenance_in(read_toml, ("mat", "pieces", "setup", *MAPS))

    def verbs(self) -> Sequence[Verb]:
        """Every verb that may answer a question."""
        return VERBS

    def book(self) -> Sequence[Rule]:
        """Every rule that can refuse a move."""
        return rules_of(VERBS)


class OpenAgeOfIndustry(Asking):
    """Age of Industry opened for some players."""

    choice_count = choices.END

    def __init__(self, game: Game, edition: Edition, players: int, options: Options) -> None:
        self.game = game
        self.edition = edition
        self.players = players
        self.options = {option.name: option.default for option in edition.options} | dict(options)
        self.box = open_box(edition, players, self.options)
        self.names = self._names()
        self.wording = Wording(edition, self.names)

    @property
    def board(self) -> str:
        """The id of the board."""
        return str(self.edition.board["id"])

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours, seat by seat."""
        return tuple(self.edition.setup["colours"][: self.players])

    def lay(self) -> Table:
        """A new table that waits for the dealer."""
        return lay(self.box)

    # --- moves as text ---

    def verbs(self) -> Sequence[str]:
        """The words that begin a part of a move."""
        return WORDS

    def write_choice(self, choice: int, claim: str) -> str:
        """How a choice is written."""
        return self.wording.write(choice, claim)

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """The verb of a choice and the pieces it names."""
        return self.wording.said(choice, claim)

    def read_choices(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices that a verb and its words name."""
        return self.wording.read(verb, words)

    def claim(self, table: Table, seat: int, choice: int) -> str:
        """The level of the tile that a move is about, and how many loans it takes."""
        verb = self.asks(table, seat).verb_of(table, choice)
        tile = NO_TILE if verb is None else verb.tile(table, seat, choice)
        level = "" if tile == NO_TILE else str(self.box.tile_level[tile])
        loans = self._loans(table, seat, choice) or ""
        return make_claim(level, str(loans))

    def _loans(self, table: Table, seat: int, choice: int) -> int | None:
        """AI-13.1 How many loans a build or a rail takes; None where nothing is paid."""
        price = self.price(table, seat, choice)
        if price is None or price.money is None or price.money < 0 or price.loans < 0:
            return None
        return price.loans

    def claim_refusal(self, table: Table, seat: int, choice: int, claim: str) -> Refusal | None:
        """AI-6.1 Another level than the lowest; AI-13.1 another number of loans than needed."""
        level, loans = split_claim(claim)
        verb = self.asks(table, seat).verb_of(table, choice)
        tile = NO_TILE if verb is None else verb.tile(table, seat, choice)
        if verb and level and tile != NO_TILE and str(self.box.tile_level[tile]) != level:
            facts = {"tile": tile, "claimed": int(level)}
            return Refusal(verb.level_rule, "tile_is_the_lowest", self.named(facts))
        needed = self._loans(table, seat, choice)
        if not loans or needed is None or needed == int(loans):
            return None
        facts = {"loans": needed, "told": int(loans)}
        return Refusal("AI-13.1", "loans_are_counted_right", self.named(facts))

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        """What the dealer puts in order, by number."""
        return {
            "first_player": self.colours,
            "market_tokens": self.edition.market_token_ids,
            "deck": self.edition.card_ids,
        }

    def shown_of_deal(self, question: str) -> int:
        """AI-2.3 One player is drawn, AI-2.7 tokens lie on the markets; the deck lies face down."""
        return {"first_player": 1, "market_tokens": len(self.edition.market_ids)}.get(question, 0)

    # --- questions and rules ---

    def asks(self, table: Table, seat: int) -> Question:
        """What is asked."""
        return QUESTIONS[table.stage()]

    def implied(self, table: Table, seat: int) -> int | None:
        """Who says no more has had enough, or passes without a discard where that is free."""
        choice = super().implied(table, seat)
        allowed = choice is not None and self.refusals(table, seat, choice) == []
        return choice if allowed else None

    def is_mere_intent(self, table: Table, seat: int, choice: int) -> bool:
        """What costs a card waits for it; rails, sales, draws and loans begin at once."""
        return isinstance(self.asks(table, seat).verb_of(table, choice), CardAction)

    def ask_everything(self, table: Table) -> None:
        """Ask even where only one source is left."""
        _table(table).explicit = True

    def _names(self) -> dict[str, Sequence[str]]:
        edition = self.edition
        room = [""] * (choices.DECK_TOP - len(edition.card_ids))
        return {
            "slot": edition.slot_ids,
            "port": edition.slot_ids,
            "place": edition.place_ids,
            "industry": edition.industries,
            "tile": edition.tile_ids,
            "new_tile": edition.tile_ids,
            "card": [*edition.card_ids, *room, "deck"],
            "connection": edition.connection_ids,
            "market": edition.market_ids,
            "market_token": edition.market_token_ids,
            "purpose": happenings.PURPOSES,
            "source": happenings.POINT_SOURCE_NAMES,
            "resource": RESOURCES,
            "ending": happenings.ENDINGS,
        }

    # --- what happened, what is seen ---

    def events(self, table: Table) -> list[Event]:
        """The table's log in words."""
        return read_log(table, happenings.EVENTS, self.names, secrecy)

    def sight(self, table: Table, seat: int | None) -> Sight:
        """Everything a seat may see."""
        decision = seen_decision(table, self.players, self.question(table, DEALER))
        return see(seen_table(self, seat), decision, _table(table), self.edition)

    def observed(self) -> Observed:
        """What is told to programs that learn."""
        return observed(self.box, self.edition)

    def scores_if_it_ended(self, table: Table) -> list[Score]:
        """As they stand; what points there would be is seen (`standing`)."""
        return self.scores(table)

    def scores(self, table: Table) -> list[Score]:
        """Points by source; who stands first in turn order wins ties (AI-21.7)."""
        cells = table.cells
        order = [int(cells[layout.ORDER + place]) for place in range(self.players)]
        scores = []
        for seat in range(self.players):
            row = layout.POINTS_FROM + seat * layout.POINT_SOURCES
            lines = {
                name: int(cells[row + source])
                for source, name in enumerate(happenings.POINT_SOURCE_NAMES)
                if cells[row + source] != 0
            }
            tie = {"turn_order": self.players - order.index(seat)}
            scores.append(Score(seat, int(cells[layout.POINTS + seat]), lines, tie))
        return scores

    def winners(self, table: Table) -> list[int]:
        """Who has won: always one, for the turn order breaks ties."""
        return [int(winner(_table(table)))] if table.is_over() else []

    def supply(self, table: Table, resource: str, place: str) -> Supply:
        """Where coal or iron comes from at a place."""
        return supply(_table(table), self.edition, resource, place)

    def totals(self, table: Table) -> dict[str, int]:
        """Cards in deck, hands, display and pile; rails."""
        cells, box = table.cells, self.box
        shown = [cells[layout.DISPLAY + place] for place in range(box.display)]
        cards = int(cells[layout.DECK_SIZE]) + sum(card >= 0 for card in shown)
        cards += sum(int(cells[layout.DISCARDS + card]) for card in range(box.cards))
        totals = {}
        for seat in range(self.players):
            hand = layout.HAND + seat * choices.CARDS
            cards += sum(int(cells[hand + card]) for card in range(box.cards))
            links = cells[layout.LINKS_LEFT + seat] + count(cells[layout.OWN_LINKS + seat])
            totals[f"links of seat {seat}"] = int(links)
        shuffling = choices.FIRST_PLAYER_STAGE <= int(cells[layout.STAGE]) < choices.OVER_STAGE
        totals["cards"] = len(box.deck) if shuffling else cards
        return totals

    def drawing(self) -> Drawing:
        """Coordinates, names and figures for whoever draws board and mats."""
        board, box = self.edition.board, self.box
        prices = [int(price) for price in box.prices]
        return {
            "canvas": board["canvas"],
            "places": [_drawn(place, DRAWN_PLACE) for place in self.edition.places],
            "connections": [
                {"id": name, "ends": entry["ends"], "token": entry["token"]}
                for name, entry in zip(
                    self.edition.connection_ids, board["connection"], strict=True
                )
            ],
            "mats": self._draw_mats(),
            "prices": {
                resource: {
                    "spaces": prices,
                    "when_empty": int(box.when_empty),
                    "filled": len(prices),
                }
                for resource in RESOURCES
            },
            "tracks": {},
            "links": {
                "pieces": int(box.links_per_player),
                "money": {"rail": [int(box.rail_money)]},
            },
            "own": {
                "seas": [_drawn(sea, DRAWN_SEA) for sea in self.edition.seas],
                "markets": [_drawn(entry, DRAWN_MARKET) for entry in board["market"]],
            },
        }

    def _draw_mats(self) -> list[DrawnIndustry]:
        """AI-1.2 Every industry with its kinds of tile, lowest level first."""
        kinds = list(enumerate(self.edition.tile_kinds))
        return [
            {
                "industry": entry["id"],
                "holds": entry.get("holds", ""),
                "tiles": [
                    self._draw_tile(kind, tile) for kind, (owner, tile) in kinds if owner is entry
                ],
            }
            for entry in self.edition.mat["industry"]
        ]

    def _draw_tile(self, kind: int, tile: Entry) -> DrawnTile:
        box = self.box
        return {
            "tile": self.edition.tile_ids[kind],
            "level": int(box.tile_level[kind]),
            "count": tile["count"],
            "money": int(box.tile_money[kind]),
            "coal": int(box.tile_coal[kind]),
            "iron": int(box.tile_iron[kind]),
            "beer": 0,
            "cubes": [int(box.tile_cubes[kind])],
            "income": int(box.tile_income[kind]),
            "points": int(box.tile_level[kind]),  # AI-21.5
            "icons": 0,
            "eras": [],
            "buys": tile.get("buys", []),
            "buildable": bool(box.tile_level[kind] > 0),
            "developable": True,
        }

    # --- positions as text ---

    def arrange(self, table: Table, words: Sequence[str]) -> None:
        """Carry out one statement of a position text."""
        position.arrange(_table(table), self.edition, words)

    def settle(self, table: Table) -> None:
        """Bring what follows from the statements into order."""
        settling.settle(_table(table), self.edition)

    def describe(self, table: Table) -> list[str]:
        """The position as statements."""
        return position.describe(_table(table), self.edition)


def _drawn(entry: dict[str, Any], keys: Sequence[str]) -> dict[str, Any]:
    return {key: entry[key] for key in keys if key in entry}


def secrecy(kind: str, seat: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """A card drawn from the deck is known to who drew it."""
    return (("card",), (seat,)) if kind in happenings.SECRETS else ((), ())


def _table(table: Table) -> AgeOfIndustry:
    """The table as what it is; anything else is a mistake of the caller."""
    if not isinstance(table, AgeOfIndustry):
        raise TypeError("this is not a table of Age of Industry")
    return table


DRAWN_PLACE = ("id", "name", "kind", "colour", "at", "slots", "distant_port")
DRAWN_SEA = ("ship", "ports", "coal", "coal_at")
DRAWN_MARKET = ("id", "place", "at")

GAME: Game = AgeOfIndustryGame()
