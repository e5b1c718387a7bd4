"""Golden files: which there must be, what stands in them. `bless.py` writes them, tests compare.

tests/<game>/playthroughs/*.mill     whole games, with the table's digest after every move
tests/<game>/playthroughs/*.sights   every tenth move: digests of what each seat sees
tests/<game>/perft.toml              positions and how many sequences of moves they allow
tests/signature.txt                  the signature of all games
"""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Any

from laws.manners import choose_move

from millhand.arena.variants import Variant, one_for_each_option
from millhand.face.game import Game
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move

TESTS = Path(__file__).resolve().parent
SIGNATURE = TESTS / "signature.txt"
MANNERS = ("random", "rambler", "eager")
EVERY = 10
"""Sights are compared after every tenth move, and after the last."""


@dataclass(frozen=True)
class Playthrough:
    """A game that is kept in a file."""

    variant: Variant
    manner: str
    seed: int

    @property
    def name(self) -> str:
        """The name of its file: `eager-3-introductory-true`."""
        said = [f"{name}-{str(value).lower()}" for name, value in self.variant.options]
        option = said[:1] if len(said) < 2 else ["all-options"]
        return "-".join([self.manner, str(self.variant.players), *option])

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return folder(self.variant.game) / f"{self.name}.mill"


def folder(game: str) -> Path:
    """Where the playthroughs of a game are kept."""
    return TESTS / game / "playthroughs"


def perft_file(game: str) -> Path:
    """Where the perft table of a game is kept."""
    return TESTS / game / "perft.toml"


def playthroughs(game: Game) -> Iterator[Playthrough]:
    """What is kept of a game: each number of players in each manner, each option once.

    And on every further board each number of players.
    """
    for players in game.players:
        for manner in MANNERS:
            yield Playthrough(Variant(game.name, players), manner, players)
    for number, variant in enumerate(one_for_each_option(game)):
        yield Playthrough(variant, "eager", number)
    for option in game.options:
        if set(option.values) == set(game.boards()):
            for board, players in product(option.values[1:], game.players):
                variant = Variant(game.name, players, ((option.name, board),))
                yield Playthrough(variant, "rambler", players)


def play(playthrough: Playthrough) -> Match:
    """Play the game of a playthrough."""
    match, dealer = Match(playthrough.variant.open()), Dealer(playthrough.seed)
    match.deal(dealer)
    while not match.is_over:
        seat = min(match.decision.seats) if match.decision else 0
        manner = playthrough.manner
        match.play(Move(seat, choose_move(match.opened, match.table, seat, dealer.chance, manner)))
        match.deal(dealer)
    return match


# --- sights -----------------------------------------------------------------------------------


def digest_of_sight(sight: dict[str, Any]) -> str:
    """Four bytes that stand for what somebody sees."""
    return blake2b(json.dumps(sight, sort_keys=True).encode(), digest_size=4).hexdigest()


def sights_line(match: Match, number: int) -> str:
    """The digests after a move: the spectator's, then seat by seat."""
    seats = [None, *range(match.opened.players)]
    return " ".join([str(number), *(digest_of_sight(match.sight(seat)) for seat in seats)])


def is_looked_at(match: Match, number: int) -> bool:
    """Whether the sights after a move stand in the file."""
    return number % EVERY == 0 or match.is_over


# --- perft ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PerftEntry:
    """A position and how many sequences of one, two … complete moves it allows."""

    name: str
    position: str
    counts: list[int]

    @property
    def depth(self) -> int:
        """How far it is counted."""
        return len(self.counts)


def perft_entries(game: str) -> list[PerftEntry]:
    """The perft table of a game; empty when it has none."""
    file = perft_file(game)
    if not file.exists():
        return []
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["entry"]
    return [PerftEntry(entry["name"], entry["position"], entry["counts"]) for entry in entries]


def write_perft(game: str, entries: list[PerftEntry]) -> None:
    """Write a table with new counts; the remark at its beginning stays."""
    file = perft_file(game)
    head = file.read_text(encoding="utf-8").partition("[[entry]]")[0]
    said = [
        f'[[entry]]\nname = "{entry.name}"\nposition = """\n{entry.position.strip()}\n"""\n'
        f"counts = {entry.counts}\n"
        for entry in entries
    ]
    file.write_text(head + "\n".join(said), encoding="utf-8")
