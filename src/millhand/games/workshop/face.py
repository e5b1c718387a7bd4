"""What the rest of millhand sees of Workshop of the World: wiring, names and nothing else."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from millhand.face.asking import Asking, rules_of
from millhand.face.boards import Entry, Taken, edition_for, provenance_in, read_board, taken_names
from millhand.face.drawn import Drawing
from millhand.face.faults import Fault
from millhand.face.game import Game, Option, Options, Provenance, seen_table
from millhand.face.naming import read_log
from millhand.face.observed import Observed
from millhand.face.pointing import NamedPiece
from millhand.face.seen import Event, Score, Sight, seen_decision
from millhand.face.spelling import NONE
from millhand.face.spoken import KINDS
from millhand.games.workshop.data.boards import board_faults
from millhand.games.workshop.data.edition import (
    Edition,
    make_edition,
    read_options,
    standard_edition,
)
from millhand.games.workshop.data.files import ERAS, read_boards, read_toml
from millhand.games.workshop.data.unpacking import open_box
from millhand.games.workshop.play import choices, happenings, layout
from millhand.games.workshop.play.concepts.networks import links_on
from millhand.games.workshop.play.flow import Workshop, lay
from millhand.games.workshop.play.questions import QUESTIONS, VERBS, stage_for
from millhand.games.workshop.play.scoring import lowest_space, winners
from millhand.games.workshop.text import position, settling
from millhand.games.workshop.text.observed import observed
from millhand.games.workshop.text.sight import (
    TOLD,
    WorkshopSeat,
    WorkshopSight,
    see,
    see_sealed,
)
from millhand.games.workshop.text.wording import EMPTY_FIST, WORDS, Wording
from millhand.kernel.rules import Rule
from millhand.kernel.table import DEALER, Table
from millhand.kernel.verbs import Question, Verb


class WorkshopGame:
    """Workshop of the World on the shelf."""

    name = "workshop"
    title = "Workshop of the World"
    folder = files(__package__)
    kinds = KINDS | {
        "slot": "{place}",
        "tile": "{industry}",
        "new_card": "card",
        "other_industry": "industry",
        "set": "colour",
        "bank": "money",
        "points": "money",
    }
    told = TOLD
    own_sight = WorkshopSight
    own_seat = WorkshopSeat
    rules_version = 2
    digests_since = 1
    maturity = "stable"
    players = (2, 3, 4, 5)
    boards = staticmethod(read_boards)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the rules page, defaults first."""
        return read_options()

    def open(self, players: int, options: Options, board: Path | None = None) -> "OpenWorkshop":
        """The game for one number of players, one set of options and one board."""
        edition = edition_for(board, standard_edition, make_edition, self.faults)
        return OpenWorkshop(self, edition, players, options)

    def board_faults(self, board: Path) -> list[Fault]:
        """What is wrong with a board file."""
        return self.faults(read_board(board))

    def faults(self, board: Entry) -> list[Fault]:
        """What is wrong with a board: its entries, or else names that notation cannot use."""
        return board_faults(board) or self._name_faults(make_edition(board))

    def _name_faults(self, edition: Edition) -> list[Fault]:
        taken: Taken = [
            (Fault("a_verb"), WORDS),
            (Fault("a_colour"), edition.colours),
            (Fault("an_industry"), edition.industries),
            (Fault("the_word_for_nothing"), [NONE]),
        ]
        return taken_names("town", edition.towns, taken)

    def provenance(self) -> list[Provenance]:
        """How every figure is known: seed, source, deduced or reconstructed."""
        return provenance_in(read_toml, ("board", "pieces", "setup"))

    def verbs(self) -> Sequence[Verb]:
        """Every verb that may answer a question."""
        return VERBS

    def book(self) -> Sequence[Rule]:
        """Every rule that can refuse a move."""
        return rules_of(VERBS)


class OpenWorkshop(Asking):
    """Workshop of the World opened for some players."""

    choice_count = choices.END

    def __init__(self, game: Game, edition: Edition, players: int, options: Options) -> None:
        self.game = game
        self.edition = edition
        self.players = players
        self.options = {option.name: option.default for option in edition.options} | dict(options)
        self.box = open_box(edition, players, self.options)
        self.wording = Wording(edition)
        self.names = self._names()

    @property
    def board(self) -> str:
        """The id of the board."""
        return str(self.edition.board["id"])

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours, seat by seat; the first of the two that a seat has with two players."""
        seats = range(self.players)
        return tuple(self.edition.colours_of(self.players, seat)[0] for seat in seats)

    def lay(self) -> Table:
        """A new table that waits for the dealer."""
        return lay(self.box)

    # --- moves as text ---

    def verbs(self) -> Sequence[str]:
        """The words that begin a part of a move."""
        return WORDS

    def write_choice(self, choice: int, claim: str) -> str:
        """How a choice is written."""
        return self.wording.write(choice)

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """A verb and the pieces it names."""
        return self.wording.said(choice)

    def pieces(self, choice: int, claim: str) -> tuple[NamedPiece, ...]:
        """Each token of a pledge by itself; the card of a town stands for the town."""
        word, *names = self.wording.write(choice).split()
        if word in ("pledge", EMPTY_FIST):
            return tuple(NamedPiece("industry", name, "target") for name in names)
        named = super().pieces(choice, claim)
        if word == "take" and names[0] in self.edition.towns:
            return (*named, NamedPiece("place", names[0], "target", around=True))
        return named

    def read_choices(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices that a verb and its words name."""
        return self.wording.read(verb, words)

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        """What the dealer puts in order, by number."""
        return {
            "turn_order": self.colours,
            "deck": self.edition.card_ids,
            "setup_cards": self.edition.card_ids,
            "tokens": self.edition.industries,
            "lots": self.colours,
        }

    def shown_of_deal(self, question: str) -> int:
        """WW-2.2, WW-A16 Markers and lots are drawn openly; cards and tokens lie face down."""
        return self.players if question in ("turn_order", "lots") else 0

    # --- questions and rules ---

    def asks(self, table: Table, seat: int) -> Question:
        """What a seat is asked, or the dealer."""
        state = _workshop(table)
        return QUESTIONS[state.stage() if seat < 0 else stage_for(state, seat)]

    def ask_everything(self, table: Table) -> None:
        """Ask even where only one answer is left."""
        _workshop(table).explicit = True

    def _names(self) -> dict[str, Sequence[str]]:
        edition = self.edition
        return {
            "place": edition.towns,
            "industry": edition.industries,
            "colour": edition.colours,
            "card": edition.card_ids,
            "new_card": edition.card_ids,
            "connection": edition.connection_ids,
            "era": ERAS,
            "purpose": happenings.PURPOSES,
            "source": happenings.PURPOSES,
        }

    # --- what happened, what is seen ---

    def events(self, table: Table) -> list[Event]:
        """The table's log in words."""
        return read_log(table, happenings.EVENTS, self.names, secrecy)

    def sight(self, table: Table, seat: int | None) -> Sight:
        """Everything a seat may see."""
        state, asked = _workshop(table), self.question(table, DEALER if seat is None else seat)
        answer = see_sealed(state, self.wording, seat)
        decision = seen_decision(table, self.players, asked, answer)
        return see(seen_table(self, seat), decision, state, self.edition)

    def observed(self) -> Observed:
        """What is told to programs that learn."""
        return observed(self.box, self.edition)

    def scores_if_it_ended(self, table: Table) -> list[Score]:
        """As they stand: money decides, and what an era pays is not foretold."""
        return self.scores(table)

    def scores(self, table: Table) -> list[Score]:
        """Money by its sources, and the space of the order track, where the lowest wins."""
        state = _workshop(table)
        scores = []
        for seat in range(self.players):
            row = layout.MONEY_FROM + seat * layout.PURPOSES
            counted = {
                name: int(state.cells[row + purpose])
                for purpose, name in enumerate(happenings.PURPOSES)
                if purpose != happenings.FOR_THE_BANK and state.cells[row + purpose] != 0
            }
            money = int(state.wealth(seat))
            lines = {"start": money - sum(counted.values()), **counted}
            tie = {"box": int(lowest_space(state, seat))}
            scores.append(Score(seat, money, lines, tie))
        return scores

    def winners(self, table: Table) -> list[int]:
        """Who has won."""
        if not table.is_over():
            return []
        seats = winners(_workshop(table))
        return [seat for seat in range(self.players) if seats >> seat & 1]

    def supply(self, table: Table, resource: str, place: str) -> None:
        """Nothing is brought to a town."""

    def totals(self, table: Table) -> dict[str, int]:
        """Cards and tokens wherever they lie, pieces of each colour, money with the bank."""
        cells, state = table.cells, _workshop(table)
        totals = {"cards": self._cards(table), "tokens": self._tokens(table)}
        for colour in range(self.box.colours):
            name = self.edition.colours[colour]
            towns = range(self.box.towns)
            standing = sum(int(state.industries_at(town, colour)) for town in towns)
            totals[f"{name} industries"] = standing + int(cells[layout.INDUSTRIES_LEFT + colour])
            laid = links_on(state, cells[layout.OWN_LINKS + colour])
            totals[f"{name} links"] = int(laid + cells[layout.LINKS_LEFT + colour])
        if self.box.bank >= 0:
            held = sum(int(state.money(seat)) for seat in range(self.players))
            totals["money"] = held + int(cells[layout.BANK])
        return totals

    def _cards(self, table: Table) -> int:
        """Town cards; before they are shuffled they lie in the box."""
        cells = table.cells
        if cells[layout.STAGE] in (choices.TURN_ORDER_STAGE, choices.DECK_STAGE):
            return len(self.box.deck)
        in_box = len(self.box.setup_deck) if cells[layout.STAGE] == choices.SETUP_CARDS_STAGE else 0
        discards = sum(int(cells[layout.DISCARDS + card]) for card in range(self.box.cards))
        taken = 1 if cells[layout.CARD] >= 0 else 0
        piles = int(cells[layout.DECK_SIZE] + cells[layout.ASIDE_SIZE] + cells[layout.DISPLAY_SIZE])
        return in_box + discards + taken + piles

    def _tokens(self, table: Table) -> int:
        """Demand tokens; before they are shuffled they lie in the box."""
        cells = table.cells
        on_diagram = sum(int(cells[layout.DEMAND + kind]) for kind in range(layout.INDUSTRIES))
        hands = range(layout.HAND, layout.HAND + self.players * layout.INDUSTRIES)
        held = sum(int(cells[place]) for place in hands)
        drawn = int(cells[layout.TOKENS_LEFT]) + on_diagram + held
        return drawn or len(self.box.tokens)

    def drawing(self) -> Drawing:
        """Coordinates, names and figures for whoever draws the board; there are no mats."""
        board, box = self.edition.board, self.box
        named = zip(self.edition.connection_ids, board["connection"], strict=True)
        spaces = int(self.edition.pieces["income_track"]["spaces"])
        at_once = self.edition.pieces["turn"]["most_links"]
        prices = [[int(price)] * at_once for price in box.link_cost]
        crossings = [
            {"id": entry["id"], "connections": entry["connections"], "at": entry.get("at")}
            for entry in board["crossing"]
        ]
        return {
            "canvas": board["canvas"],
            "places": [
                {"kind": "town"} | {key: town[key] for key in DRAWN if key in town}
                for town in board["town"]
            ],
            "connections": [
                {
                    "id": name,
                    "ends": entry["ends"],
                    "eras": list(ERAS),
                    "links": entry["links"],
                    "spaces": entry["spaces"],
                }
                for name, entry in named
            ],
            "mats": [],
            "prices": {},
            "tracks": {"income": {"spaces": list(range(spaces)), "start": 0}},
            "links": {
                "pieces": int(box.links_each),
                "money": dict(zip(ERAS, prices, strict=True)),
            },
            "own": {"crossings": crossings},
        }

    # --- positions as text ---

    def arrange(self, table: Table, words: Sequence[str]) -> None:
        """Carry out one statement of a position text."""
        position.arrange(_workshop(table), self.wording, words)

    def settle(self, table: Table) -> None:
        """Bring what follows from the statements into order."""
        settling.settle(_workshop(table), self.edition)

    def describe(self, table: Table) -> list[str]:
        """The position as statements."""
        return position.describe(_workshop(table), self.wording)


def secrecy(kind: str, seat: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The facts of an event that only its seat may know."""
    return ((happenings.SECRETS[kind],), (seat,)) if kind in happenings.SECRETS else ((), ())


def _workshop(table: Table) -> Workshop:
    """The table as what it is; anything else is a mistake of the caller."""
    if not isinstance(table, Workshop):
        raise TypeError("this is not a table of Workshop of the World")
    return table


DRAWN = ("id", "value", "industry", "at", "label")

GAME: Game = WorkshopGame()
