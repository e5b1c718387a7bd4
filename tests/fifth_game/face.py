"""What the rest of millhand sees of the fair."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from fifth_game.data.edition import BELLS, COLOURS, Edition, board_text, standard_edition
from fifth_game.play import layout
from fifth_game.play.flow import Fair, lay
from fifth_game.play.verbs import QUESTIONS, VERBS
from fifth_game.text.observed import observed
from fifth_game.text.sight import TOLD, FairSeat, FairSight, see
from fifth_game.text.wording import Wording, arrange, describe
from millhand.face.asking import Asking, rules_of
from millhand.face.boards import edition_for, read_board
from millhand.face.drawn import Drawing
from millhand.face.faults import Fault
from millhand.face.game import Game, Option, Options, Provenance, seen_table
from millhand.face.naming import read_log
from millhand.face.observed import Observed
from millhand.face.seen import Event, Score, Sight, seen_decision
from millhand.face.spoken import KINDS
from millhand.kernel.rules import Rule
from millhand.kernel.table import DEALER, Table
from millhand.kernel.verbs import Question, Verb

ROUNDS = Option("bells", (4, 3), "TF-O1")


class FairGame:
    """The fair on a shelf."""

    name = "fair"
    title = "The Fair"
    folder = files("fifth_game")
    kinds = KINDS | {
        "slot": "{place}",
        "tile": "{industry}",
        "bell": "",
        "visitors": "{number}",
        "apples": "{number}",
    }
    told = TOLD
    own_sight = FairSight
    own_seat = FairSeat
    rules_version = 1
    digests_since = 1
    maturity = "alpha"
    players = (2, 3)
    options = (ROUNDS,)

    def open(self, players: int, options: Options, board: Path | None = None) -> "OpenFair":
        edition = edition_for(board, standard_edition, Edition, self.faults)
        return OpenFair(self, edition, players, options)

    def boards(self) -> Mapping[str, str]:
        return {"riverside": board_text()}

    def board_faults(self, board: Path) -> list[Fault]:
        return self.faults(read_board(board))

    def faults(self, board: dict[str, Any]) -> list[Fault]:
        written = tomllib.loads(board_text())
        return [Fault("is_missing").at(key) for key in written if key not in board]

    def provenance(self) -> list[Provenance]:
        return []

    def verbs(self) -> Sequence[Verb]:
        return VERBS

    def book(self) -> Sequence[Rule]:
        return rules_of(VERBS)


class OpenFair(Asking):
    """The fair opened for some players."""

    choice_count = layout.END

    def __init__(self, game: Game, edition: Edition, players: int, options: Options) -> None:
        self.game = game
        self.edition = edition
        self.players = players
        self.options: Options = {ROUNDS.name: ROUNDS.default} | dict(options)
        self.wording = Wording(edition)
        self.names = {
            "card": edition.towns,
            "place": edition.towns,
            "colour": COLOURS,
            "bell": BELLS,
            "purpose": ("stall", "apples"),
            "source": ("stalls",),
        }

    @property
    def board(self) -> str:
        return str(self.edition.board["id"])

    @property
    def colours(self) -> tuple[str, ...]:
        return COLOURS[: self.players]

    # --- played ---

    def lay(self) -> Table:
        return lay(self.players, int(self.options["bells"]))

    def asks(self, table: Table, seat: int) -> Question:
        return QUESTIONS[table.stage()]

    def ask_everything(self, table: Table) -> None:
        pass

    def supply(self, table: Table, resource: str, place: str) -> None:
        pass

    def totals(self, table: Table) -> dict[str, int]:
        if table.stage() == layout.SHUFFLE:
            return {"cards": len(table.pool())}
        hands = range(layout.HAND, layout.HAND + self.players * layout.TOWNS)
        discards = range(layout.DISCARDS, layout.DISCARDS + layout.TOWNS)
        return {"cards": sum(int(table.cells[at]) for at in (*hands, *discards, layout.DECK_SIZE))}

    # --- spoken ---

    def verbs(self) -> Sequence[str]:
        return [verb.word for verb in VERBS]

    def write_choice(self, choice: int, claim: str) -> str:
        return self.wording.write(choice)

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        return self.wording.said(choice)

    def read_choices(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        return self.wording.read(verb, words)

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        return {"deck": self.edition.towns}

    def shown_of_deal(self, question: str) -> int:
        """TF-1.2 The deck lies face down."""
        return 0

    def arrange(self, table: Table, words: Sequence[str]) -> None:
        arrange(_fair(table), words)

    def settle(self, table: Table) -> None:
        pass

    def describe(self, table: Table) -> list[str]:
        return describe(_fair(table))

    # --- seen ---

    def events(self, table: Table) -> list[Event]:
        return read_log(table, layout.EVENTS, self.names, secrecy)

    def sight(self, table: Table, seat: int | None) -> Sight:
        decision = seen_decision(table, self.players, self.question(table, DEALER))
        return see(seen_table(self, seat), decision, _fair(table), self.edition)

    def observed(self) -> Observed:
        return observed(self.players, self.edition)

    def scores_if_it_ended(self, table: Table) -> list[Score]:
        """The same: nothing more is scored at the end."""
        return self.scores(table)

    def scores(self, table: Table) -> list[Score]:
        """TF-4.2 Points, and money where they are equal."""
        cells = table.cells
        return [
            Score(
                seat,
                int(cells[layout.POINTS + seat]),
                {"stalls": int(cells[layout.POINTS + seat])},
                {"money": int(cells[layout.MONEY + seat])},
            )
            for seat in range(self.players)
        ]

    def winners(self, table: Table) -> list[int]:
        if not table.is_over():
            return []
        ranks = [(score.points, score.tie_breakers["money"]) for score in self.scores(table)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # --- drawn ---

    def drawing(self) -> Drawing:
        board = self.edition.board
        return {
            "canvas": board["canvas"],
            "places": [{"kind": "town", **town} for town in board["town"]],
            "connections": [
                {"id": name, **entry}
                for name, entry in zip(
                    self.edition.connection_ids, board["connection"], strict=True
                )
            ],
            "mats": [],
            "prices": {},
            "tracks": {},
            "links": {"pieces": 0, "money": {}},
            "own": {"river": board["river"]},
        }


def secrecy(kind: str, seat: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """A card drawn is known to who drew it."""
    return (("card",), (seat,)) if kind == "drew" else ((), ())


def _fair(table: Table) -> Fair:
    if not isinstance(table, Fair):
        raise TypeError("this is not a table of the fair")
    return table


GAME: Game = FairGame()
