"""The edition: the data files with some board, and the name of everything in number order."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from millhand.face.boards import Entry, checked_edition, options_in
from millhand.face.game import Option
from millhand.games.workshop.data.boards import board_faults
from millhand.games.workshop.data.files import read_toml


@dataclass(frozen=True)
class Card:
    """A kind of town card: of a town (general or set-up), or wild for all towns of a value."""

    id: str
    kind: str
    town: int
    value: int
    count: int


@dataclass(frozen=True)
class Edition:
    """The data files as they are written, and every name in the order of its number."""

    board: Entry
    pieces: Entry
    setup: Entry
    options: tuple[Option, ...]
    cards: list[Card]

    @cached_property
    def industries(self) -> list[str]:
        """Ids of the industry types."""
        return [entry["id"] for entry in self.pieces["industry"]]

    @cached_property
    def towns(self) -> list[str]:
        """Ids of the towns."""
        return [town["id"] for town in self.board["town"]]

    @cached_property
    def card_ids(self) -> list[str]:
        """Town cards by their town (`leeds.2` is a second one), then `wild_2`, `wild_3` …"""
        return [card.id for card in self.cards]

    @cached_property
    def connection_ids(self) -> list[str]:
        """The ends of each connection, joined by a hyphen."""
        return ["-".join(entry["ends"]) for entry in self.board["connection"]]

    @cached_property
    def colours(self) -> list[str]:
        """Every colour of the box."""
        return list(self.setup["colours"])

    def figure(self, name: str, players: int) -> int:
        """A figure of `setup.toml` for a number of players."""
        return int(self.setup[name]["count"][self.setup["players"].index(players)])

    def colours_of(self, players: int, seat: int) -> list[str]:
        """WW-13.1 The colours of a seat: one, or two neighbouring ones with two players."""
        sets = self.figure("sets", players)
        return self.colours[seat * sets : (seat + 1) * sets]


def make_edition(board: Entry) -> Edition:
    """The game's data with some board."""
    return Edition(
        board=board,
        pieces=read_toml("pieces.toml"),
        setup=read_toml("setup.toml"),
        options=read_options(),
        cards=list_cards(board),
    )


def list_cards(board: Entry) -> list[Card]:
    """WW-1.4 Every kind of town card, in number order."""
    cards = []
    for number, town in enumerate(board["town"]):
        for index, kind in enumerate(town["cards"]):
            name = town["id"] if index == 0 else f"{town['id']}.{index + 1}"
            cards.append(Card(name, kind, number, town["value"], 1))
    for wild in board["wild"]:
        cards.append(Card(f"wild_{wild['value']}", "wild", -1, wild["value"], wild["count"]))
    return cards


@lru_cache(maxsize=1)
def read_options() -> tuple[Option, ...]:
    """What a table may agree on, defaults first."""
    return options_in(read_toml)


@lru_cache(maxsize=1)
def standard_edition() -> Edition:
    """The edition with the board of the data folder."""
    return checked_edition("board.toml", read_toml("board.toml"), make_edition, board_faults)
