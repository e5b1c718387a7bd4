"""What the rest of millhand sees of Birmingham: wiring, names and nothing else."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from millhand.games.birmingham import choices, position, telling
from millhand.games.birmingham.actions.build import a_tile_is_on_the_mat
from millhand.games.birmingham.boards import board_faults
from millhand.games.birmingham.book import BOOK, rules_for
from millhand.games.birmingham.choices import CARDS, INDUSTRIES, STAGES
from millhand.games.birmingham.data_files import ERAS, read_toml
from millhand.games.birmingham.edition import (
    Edition,
    make_edition,
    read_options,
    standard_edition,
)
from millhand.games.birmingham.flow import Birmingham, lay
from millhand.games.birmingham.layout import (
    ACTION,
    DECK_SIZE,
    DISCARDS,
    FACE_DOWN,
    GONE,
    HAND,
    INCOME,
    LINKS_LEFT,
    MONEY,
    OWN_LINKS,
    POINT_SOURCES,
    POINTS,
    POINTS_FROM,
    STAGE,
    WILD_INDUSTRIES,
    WILD_LOCATIONS,
)
from millhand.games.birmingham.opening import open_box
from millhand.games.birmingham.scoring import winners
from millhand.games.birmingham.sight import see
from millhand.games.birmingham.wording import VERBS, Wording
from millhand.kernel.bits import count
from millhand.kernel.boards import doubtful_entries, read_board
from millhand.kernel.game import BrokenData, Doubt, Event, Game, Option, Options, Score
from millhand.kernel.log import WIDTH
from millhand.kernel.rules import Facts, Refusal, Rule
from millhand.kernel.table import Table


class BirminghamGame:
    """Brass: Birmingham on the shelf."""

    name = "birmingham"
    title = "Brass: Birmingham"
    rules_version = 1
    stage = "beta"
    players = (2, 3, 4)

    @property
    def options(self) -> tuple[Option, ...]:
        """The option flags of the rules page, defaults first."""
        return read_options()

    def open(self, players: int, options: Options, board: Path | None = None) -> "OpenBirmingham":
        """The game for one number of players, one set of options and one board."""
        edition = standard_edition()
        if board is not None:
            faults = self.board_faults(board)
            if faults:
                raise BrokenData(str(board), faults)
            edition = make_edition(read_board(board))
        return OpenBirmingham(self, edition, players, options)

    def board_faults(self, board: Path) -> list[str]:
        """What is wrong with a board file."""
        return board_faults(read_board(board))

    def doubts(self) -> list[Doubt]:
        """Figures that are disputed or reconstructed."""
        names = ("board", "tiles", "cards", "tracks", "setup")
        return [
            doubt for name in names for doubt in doubtful_entries(name, read_toml(f"{name}.toml"))
        ]

    def book(self) -> Sequence[Rule]:
        """Every rule that can refuse a move."""
        return BOOK


class OpenBirmingham:
    """Birmingham opened for some players."""

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
        """The colours, seat by seat."""
        return tuple(self.edition.setup["colours"][: self.players])

    def lay(self) -> Table:
        """A new table that waits for the dealer."""
        return lay(self.box)

    # --- moves as text ---

    def verbs(self) -> Sequence[str]:
        """The words that begin a part of a move."""
        return VERBS

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
        """The level of the tile that a build or a development is about."""
        industry = self._industry_of(choice)
        if industry is None:
            return ""
        return str(self.box.tile_level[_birmingham(table).next_tile(seat, industry)])

    def _industry_of(self, choice: int) -> int | None:
        if choice < choices.LINK:
            return int(self.box.pair_industry[choice])
        if choices.DEVELOP <= choice < choices.SELL:
            return choice - choices.DEVELOP
        return None

    def claim_refusal(self, table: Table, seat: int, choice: int, claim: str) -> Refusal | None:
        """BB-8.4 A move that names another level than the lowest on the mat."""
        industry = self._industry_of(choice)
        state = _birmingham(table)
        if industry is None or not claim or not a_tile_is_on_the_mat(state, seat, industry):
            return None
        tile = state.next_tile(seat, industry)
        if str(self.box.tile_level[tile]) == claim:
            return None
        number = "BB-8.4" if choice < choices.LINK else "BB-11.1"
        facts = {"tile": tile, "claimed": int(claim)}
        return Refusal(number, "tile_is_the_lowest", self.named(facts))

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        """What the dealer puts in order, by number."""
        return {
            "turn_order": self.colours,
            "merchant_tiles": self.edition.merchant_tile_ids,
            "deck": self.edition.card_ids,
        }

    # --- questions and rules ---

    def question(self, table: Table, seat: int) -> str:
        """What is asked."""
        return STAGES[table.stage()]

    def answers(self, table: Table, seat: int, choice: int) -> bool:
        """Whether a choice is an answer to the present question at all."""
        stage = table.stage()
        if stage == choices.ACTION_STAGE:
            return choice < choices.CARD or choice >= choices.END
        if stage == choices.MORE_STAGE:
            first = int(table.cells[ACTION])
            return first <= choice < NEXT_ROW[first] or choice == choices.STOP
        first, end = ROWS.get(stage, (0, 0))
        if stage == choices.BONUS_STAGE and choice == choices.DECLINE:
            return True
        if stage == choices.SHORTFALL_STAGE and choice == choices.STOP:
            return True
        return first <= choice < end

    def implied(self, table: Table, seat: int) -> int | None:
        """Who says no more has had enough."""
        return choices.STOP if table.stage() == choices.MORE_STAGE else None

    def is_mere_intent(self, table: Table, seat: int) -> bool:
        """The first answer of an action changes nothing before a card is played."""
        return bool(table.stage() == choices.ACTION_STAGE)

    def ask_everything(self, table: Table) -> None:
        """Ask even where only one source is left."""
        _birmingham(table).explicit = True

    def rules(self, table: Table, seat: int, choice: int) -> tuple[Sequence[Rule], int, int]:
        """The rules that a choice must pass."""
        return rules_for(_birmingham(table), seat, choice)

    def named(self, facts: Facts) -> dict[str, Any]:
        """Facts with ids in place of numbers."""
        return {key: self._name(key, value) for key, value in facts.items()}

    def _name(self, key: str, value: Any) -> Any:
        names = self.names.get(key)
        if names is None:
            return value if isinstance(value, str | bool) else int(value)
        return names[value] if 0 <= value < len(names) else ""

    def _names(self) -> dict[str, Sequence[str]]:
        edition = self.edition
        places = [place["id"] for place in edition.places]
        return {
            "slot": edition.slot_ids,
            "place": places,
            "industry": edition.industries,
            "tile": edition.tile_ids,
            "new_tile": edition.tile_ids,
            "card": edition.card_ids,
            "connection": edition.connection_ids,
            "merchant": edition.merchant_ids,
            "merchant_tile": edition.merchant_tile_ids,
            "era": ERAS,
            "purpose": telling.PURPOSES,
            "source": telling.POINT_SOURCE_NAMES,
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
        kind, names = telling.EVENTS[entry[0]]
        facts = self.named(dict(zip(names, entry[1:], strict=False)))
        if kind not in telling.SECRETS:
            return Event(kind, facts)
        sees = telling.SECRETS[kind] == "seat" or bool(self.options["owner_sees_facedown_card"])
        return Event(kind, facts, ("card",), (entry[1],) if sees else ())

    def sight(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Everything a seat may see."""
        return see(_birmingham(table), self.edition, seat)

    def scores(self, table: Table) -> list[Score]:
        """Points by source, with income and money as tie-breakers."""
        cells = table.cells
        by_level = self.options["tie_break_income"] == "level"
        scores = []
        for seat in range(self.players):
            space = int(cells[INCOME + seat])
            income = int(self.box.income_levels[space]) if by_level else space
            row = POINTS_FROM + seat * POINT_SOURCES
            lines = {
                name: int(cells[row + source])
                for source, name in enumerate(telling.POINT_SOURCE_NAMES)
                if cells[row + source] != 0
            }
            tie = {"income": income, "money": int(cells[MONEY + seat])}
            scores.append(Score(seat, int(cells[POINTS + seat]), lines, tie))
        return scores

    def winners(self, table: Table) -> list[int]:
        """Who has won."""
        if not table.is_over():
            return []
        seats = winners(_birmingham(table))
        return [seat for seat in range(self.players) if seats >> seat & 1]

    def totals(self, table: Table) -> dict[str, int]:
        """Cards in deck, hands, piles; wild cards; link tiles; tiles on mats and gone."""
        cells, box = table.cells, self.box
        cards = int(cells[DECK_SIZE])
        wild = int(cells[WILD_LOCATIONS] + cells[WILD_INDUSTRIES])
        totals = {}
        for seat in range(self.players):
            held = [int(cells[HAND + seat * CARDS + card]) for card in range(box.cards)]
            piled = [int(cells[DISCARDS + seat * CARDS + card]) for card in range(box.cards)]
            cards += sum(held[: box.wild_location]) + sum(piled)
            cards += 1 if cells[FACE_DOWN + seat] >= 0 else 0
            wild += sum(held[box.wild_location :])
            links = int(cells[LINKS_LEFT + seat]) + int(count(cells[OWN_LINKS + seat]))
            totals[f"links of seat {seat}"] = links
            gone = [int(cells[GONE + seat * INDUSTRIES + kind]) for kind in range(INDUSTRIES)]
            left = [int(box.stack_size[kind]) - gone[kind] for kind in range(INDUSTRIES)]
            totals[f"tiles of seat {seat}"] = sum(gone) + sum(left)
        shuffling = int(cells[STAGE]) >= choices.TURN_ORDER_STAGE and not table.is_over()
        totals["cards"] = len(box.deck) if shuffling else cards
        totals["wild cards"] = wild
        return totals

    def drawing(self) -> dict[str, Any]:
        """Coordinates and names for whoever draws the board."""
        edition = self.edition
        return {
            "canvas": edition.board["canvas"],
            "places": [
                {key: place[key] for key in DRAWN if key in place} for place in edition.places
            ],
            "connections": [
                {"id": name, "ends": entry["ends"], "eras": entry["eras"], "token": entry["token"]}
                for name, entry in zip(
                    edition.connection_ids, edition.board["connection"], strict=True
                )
            ],
        }

    # --- positions as text ---

    def arrange(self, table: Table, words: Sequence[str]) -> None:
        """Carry out one statement of a position text."""
        position.arrange(_birmingham(table), self.edition, words)

    def settle(self, table: Table) -> None:
        """Bring what follows from the statements into order."""
        position.settle(_birmingham(table), self.edition)

    def describe(self, table: Table) -> list[str]:
        """The position as statements."""
        return position.describe(_birmingham(table), self.edition)


def _birmingham(table: Table) -> Birmingham:
    """The table as what it is; anything else is a mistake of the caller."""
    if not isinstance(table, Birmingham):
        raise TypeError("this is not a table of Brass: Birmingham")
    return table


DRAWN = ("id", "kind", "banner", "at", "rows", "slots", "merchants")

ROWS = {
    choices.CARD_STAGE: (choices.CARD, choices.COAL),
    choices.COAL_STAGE: (choices.COAL, choices.IRON),
    choices.IRON_STAGE: (choices.IRON, choices.BEER),
    choices.BEER_STAGE: (choices.BEER, choices.MERCHANT),
    choices.MERCHANT_STAGE: (choices.MERCHANT, choices.BONUS),
    choices.BONUS_STAGE: (choices.BONUS, choices.GIVE_UP),
    choices.SHORTFALL_STAGE: (choices.GIVE_UP, choices.STOP),
}

NEXT_ROW = {
    choices.BUILD: choices.LINK,
    choices.LINK: choices.DEVELOP,
    choices.DEVELOP: choices.SELL,
    choices.SELL: choices.BORROW,
}

GAME = BirminghamGame()
