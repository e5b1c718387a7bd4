"""What the rest of millhand sees of Workshop of the World: wiring, names and nothing else."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from millhand.face.boards import Entry, edition_for, provenance_in, read_board, taken_names
from millhand.face.drawing import Drawing
from millhand.face.game import Event, Game, Option, Options, Provenance, Score
from millhand.face.naming import name_facts, read_log
from millhand.face.rules import Facts, Refusal, Rule
from millhand.face.spelling import NONE
from millhand.games.workshop.data.boards import board_faults
from millhand.games.workshop.data.edition import (
    Edition,
    make_edition,
    read_options,
    standard_edition,
)
from millhand.games.workshop.data.files import ERAS, read_boards, read_toml
from millhand.games.workshop.data.unpacking import open_box
from millhand.games.workshop.play import choices, happenings
from millhand.games.workshop.play.actions.link import could_build
from millhand.games.workshop.play.choices import INDUSTRIES, STAGES
from millhand.games.workshop.play.concepts.networks import links_on
from millhand.games.workshop.play.flow import Workshop, lay
from millhand.games.workshop.play.layout import (
    ASIDE_SIZE,
    BANK,
    BEGUN,
    CARD,
    DECK_SIZE,
    DEMAND,
    DISCARDS,
    DISPLAY_SIZE,
    HAND,
    INDUSTRIES_LEFT,
    LINKS_LEFT,
    MONEY,
    MONEY_FROM,
    OWN_LINKS,
    PURPOSES,
    RECOUPED,
    STAGE,
    STANDING,
    TOKENS_LEFT,
)
from millhand.games.workshop.play.scoring import lowest_box, winners
from millhand.games.workshop.text import position, settling
from millhand.games.workshop.text.book import BOOK, rules_for
from millhand.games.workshop.text.sight import see
from millhand.games.workshop.text.wording import VERBS, Wording
from millhand.kernel.table import Table


class WorkshopGame:
    """Workshop of the World on the shelf."""

    name = "workshop"
    title = "Workshop of the World"
    rules_version = 1
    stage = "stable"
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

    def board_faults(self, board: Path) -> list[str]:
        """What is wrong with a board file."""
        return self.faults(read_board(board))

    def faults(self, board: Entry) -> list[str]:
        """What is wrong with a board: its entries, or else names that notation cannot use."""
        return board_faults(board) or self._name_faults(make_edition(board))

    def _name_faults(self, edition: Edition) -> list[str]:
        taken = {
            "a verb": VERBS,
            "a colour": edition.colours,
            "an industry": edition.industries,
            "the word for nothing": [NONE],
        }
        return taken_names("town", edition.towns, taken)

    def provenance(self) -> list[Provenance]:
        """How every figure is known: seed, source, deduced or reconstructed."""
        return provenance_in(read_toml, ("board", "pieces", "setup"))

    def book(self) -> Sequence[Rule]:
        """Every rule that can refuse a move."""
        return BOOK


class OpenWorkshop:
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
        return VERBS

    def write_choice(self, choice: int, claim: str) -> str:
        """How a choice is written."""
        return self.wording.write(choice)

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """A verb and the pieces it names."""
        return self.wording.said(choice)

    def read_choices(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices that a verb and its words name."""
        return self.wording.read(verb, words)

    def claim(self, table: Table, seat: int, choice: int) -> str:
        """No choice says more than its number."""
        return ""

    def claim_refusal(self, table: Table, seat: int, choice: int, claim: str) -> Refusal | None:
        """Nothing is claimed, so nothing claimed is wrong."""
        return None

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        """What the dealer puts in order, by number."""
        return {
            "turn_order": self.colours,
            "deck": self.edition.card_ids,
            "setup_cards": self.edition.card_ids,
            "tokens": self.edition.industries,
            "lots": self.colours,
        }

    # --- questions and rules ---

    def question(self, table: Table, seat: int) -> str:
        """What is asked."""
        return STAGES[_stage(table, seat)]

    def answers(self, table: Table, seat: int, choice: int) -> bool:
        """Whether a choice is an answer to the present question at all."""
        stage = _stage(table, seat)
        if choices.RECOUP <= choice < choices.TAKE:
            return _may_recoup_now(_workshop(table), seat, stage)
        if stage == choices.LINK_STAGE and choice == choices.STOP:
            return True
        if choice == choices.SWAP and _has_swapped(_workshop(table), stage):
            return True
        first, end = ROWS.get(stage, (0, 0))
        return first <= choice < end

    def implied(self, table: Table, seat: int) -> int | None:
        """Who says no more builds no more."""
        building = table.stage() == choices.LINK_STAGE and table.mid_move(seat)
        return choices.STOP if building else None

    def is_mere_intent(self, table: Table, seat: int, choice: int) -> bool:
        """Every answer of a turn is carried out at once."""
        return False

    def ask_everything(self, table: Table) -> None:
        """Ask even where only one answer is left."""
        _workshop(table).explicit = True

    def rules(self, table: Table, seat: int, choice: int) -> tuple[Sequence[Rule], int, int]:
        """The rules that a choice must pass."""
        return rules_for(_workshop(table), seat, choice)

    def named(self, facts: Facts) -> dict[str, Any]:
        """Facts with ids in place of numbers."""
        return name_facts(self.names, facts)

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
        }

    # --- what happened, what is seen ---

    def events(self, table: Table) -> list[Event]:
        """The table's log in words."""
        return read_log(table, happenings.EVENTS, self.names, secrecy)

    def sight(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Everything a seat may see."""
        return see(_workshop(table), self.edition, self.wording, seat)

    def scores(self, table: Table) -> list[Score]:
        """Money by its sources, and the box of the turn order track, where the lowest wins."""
        state = _workshop(table)
        scores = []
        for seat in range(self.players):
            row = MONEY_FROM + seat * PURPOSES
            counted = {
                name: int(state.cells[row + purpose])
                for purpose, name in enumerate(happenings.PURPOSES)
                if purpose != happenings.FOR_THE_BANK and state.cells[row + purpose] != 0
            }
            money = int(state.wealth(seat))
            lines = {"start": money - sum(counted.values()), **counted}
            tie = {"box": int(lowest_box(state, seat))}
            scores.append(Score(seat, money, lines, tie))
        return scores

    def winners(self, table: Table) -> list[int]:
        """Who has won."""
        if not table.is_over():
            return []
        seats = winners(_workshop(table))
        return [seat for seat in range(self.players) if seats >> seat & 1]

    def totals(self, table: Table) -> dict[str, int]:
        """Cards and tokens wherever they lie, pieces of each colour, money with the bank."""
        cells, state = table.cells, _workshop(table)
        totals = {"cards": self._cards(table), "tokens": self._tokens(table)}
        for colour in range(self.box.colours):
            name = self.edition.colours[colour]
            row = range(STANDING + colour, STANDING + self.box.towns * choices.COLOURS, 5)
            standing = sum(int(cells[place]) for place in row)
            totals[f"{name} industries"] = standing + int(cells[INDUSTRIES_LEFT + colour])
            laid = links_on(state, cells[OWN_LINKS + colour])
            totals[f"{name} links"] = int(laid + cells[LINKS_LEFT + colour])
        if self.box.bank >= 0:
            held = sum(int(cells[MONEY + seat]) for seat in range(self.players))
            totals["money"] = held + int(cells[BANK])
        return totals

    def _cards(self, table: Table) -> int:
        """Town cards; before they are shuffled they lie in the box."""
        cells = table.cells
        if cells[STAGE] in (choices.TURN_ORDER_STAGE, choices.DECK_STAGE):
            return len(self.box.deck)
        in_box = len(self.box.setup_deck) if cells[STAGE] == choices.SETUP_CARDS_STAGE else 0
        discards = sum(int(cells[DISCARDS + card]) for card in range(self.box.cards))
        taken = 1 if cells[CARD] >= 0 else 0
        piles = int(cells[DECK_SIZE] + cells[ASIDE_SIZE] + cells[DISPLAY_SIZE])
        return in_box + discards + taken + piles

    def _tokens(self, table: Table) -> int:
        """Demand tokens; before they are shuffled they lie in the box."""
        cells = table.cells
        on_diagram = sum(int(cells[DEMAND + kind]) for kind in range(INDUSTRIES))
        held = sum(int(cells[HAND + place]) for place in range(self.players * INDUSTRIES))
        drawn = int(cells[TOKENS_LEFT]) + on_diagram + held
        return drawn or len(self.box.tokens)

    def drawing(self) -> dict[str, Any]:
        """Coordinates, names and figures for whoever draws the board; there are no mats."""
        board, box = self.edition.board, self.box
        named = zip(self.edition.connection_ids, board["connection"], strict=True)
        spaces = int(self.edition.pieces["income_track"]["spaces"])
        at_once = self.edition.pieces["turn"]["most_links"]
        prices = [[int(price)] * at_once for price in box.link_cost]
        drawing: Drawing = {
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
        }
        crossings = [
            {"id": entry["id"], "connections": entry["connections"], "at": entry.get("at")}
            for entry in board["crossing"]
        ]
        return {**drawing, "crossings": crossings}

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


def _stage(table: Table, seat: int) -> int:
    """The question put to a seat, or to the dealer."""
    return int(table.stage() if seat < 0 else _workshop(table).stage_of(seat))


def _may_recoup_now(state: Workshop, seat: int, stage: int) -> bool:
    """Before the card; once with a bid, and once for each link that could be built."""
    if state.cells[RECOUPED + seat] != 0:
        return False
    if stage == choices.LINK_STAGE:
        return could_build(state, seat)
    return stage in (choices.TAKE_STAGE, choices.BID_STAGE)


def _has_swapped(state: Workshop, stage: int) -> bool:
    """WW-A3 Whether a turn goes on with a replacement: who says «swap» again hears why not."""
    using = stage in (choices.TOWN_STAGE, choices.REMOVE_STAGE, choices.LINK_STAGE)
    return using and bool(state.cells[BEGUN] == 0)


DRAWN = ("id", "value", "industry", "at", "label")

ROWS = {
    choices.DEMAND_STAGE: (choices.PLEDGE, choices.SET),
    choices.SET_STAGE: (choices.SET, choices.BID),
    choices.BID_STAGE: (choices.BID, choices.RECOUP),
    choices.TAKE_STAGE: (choices.TAKE, choices.USE),
    choices.SWAP_STAGE: (choices.USE, choices.TOWN),
    choices.TOWN_STAGE: (choices.TOWN, choices.REMOVE),
    choices.REMOVE_STAGE: (choices.REMOVE, choices.LINK),
    choices.LINK_STAGE: (choices.LINK, choices.STOP),
}

GAME = WorkshopGame()
