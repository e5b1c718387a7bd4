"""Playthroughs of which one line each is kept, all of them in `lines.txt`.

A game is played by its seed and its menus alone, so no bot can change a line. A line says what is
agreed and how is played, then the number of moves, a digest of every table, one of every tenth
table as everybody saw it, and the scores.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from laws.manners import choose_move
from playthroughs.digests import Digests, result

from millhand.arena.variants import Variant, one_for_each_option
from millhand.face.game import Game
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move

LINES = Path(__file__).parent / "lines.txt"
MANNERS = ("random", "lively")


@dataclass(frozen=True)
class Playthrough:
    """A game that its seed decides."""

    variant: Variant
    manner: str
    seed: int

    def __str__(self) -> str:
        return f"{self.variant}, {self.manner} {self.seed}"


def playthroughs(game: Game) -> Iterator[Playthrough]:
    """Each number of players on each board, and each option, in each manner."""
    variants = [*_players_and_boards(game), *one_for_each_option(game)]
    for seed, variant in enumerate(dict.fromkeys(variants)):
        for manner in MANNERS:
            yield Playthrough(variant, manner, seed)


def _players_and_boards(game: Game) -> Iterator[Variant]:
    choices = [option for option in game.options if set(option.values) == set(game.boards())]
    further = [((option.name, board),) for option in choices for board in option.values[1:]]
    for options, players in product([(), *further], game.players):
        yield Variant(game.name, players, options)


def play(playthrough: Playthrough) -> Iterator[Match]:
    """The game of a playthrough, after every move."""
    match, dealer = Match(playthrough.variant.open()), Dealer(playthrough.seed)
    while not match.is_over:
        move = dealer.move(match.opened, match.table)
        if move is None:
            seat = min(match.decision.seats)
            manner = playthrough.manner
            choices = choose_move(match.opened, match.table, seat, dealer.chance, manner)
            move = Move(seat, choices)
        match.play(move)
        yield match


def line_of(playthrough: Playthrough) -> str:
    """What is kept of a playthrough, as it is played now."""
    digests = Digests()
    for match in play(playthrough):
        digests.meet(match)
    return f"{playthrough}: {len(match.journal)} moves {digests} {result(match)}"


def kept_lines() -> dict[str, str]:
    """The lines of the file by the names of their playthroughs."""
    lines = LINES.read_text(encoding="utf-8").splitlines()
    return {line.partition(":")[0]: line for line in lines}
