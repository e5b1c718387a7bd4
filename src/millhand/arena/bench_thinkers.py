"""What `millhand bench` tells of bots that search: how fast they move, and how much they look at.

One thread, CPU time. Their games are long, so that a measurement may end in the middle of one.
Bots from outside are measured so too; whoever counts no nodes has looked at none.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from time import process_time

from millhand import compiled
from millhand.arena.bench import (
    COPIES_KEPT,
    SLICES,
    Copies,
    Lists,
    Spread,
    bytes_of_cells,
    bytes_per_table,
    middle_of_a_game,
    spread,
)
from millhand.arena.selfplay import play_on, told_of
from millhand.bots.at_work import is_menu_bot
from millhand.bots.bot import Bot
from millhand.bots.levels.rambler import Rambler
from millhand.bots.outside import call_in
from millhand.bots.planner import TurnPlanner
from millhand.bots.program import ProgramBot
from millhand.bots.roster import ROSTER, UnknownBot
from millhand.bots.thinker import Thinker
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.table import DEALER, Table
from millhand.match.agreement import open_game
from millhand.match.match import digest
from millhand.shelf import SHELF

CHECKED_MOVES = 10
"""The moves that the checksum stands for: a fixed number, however short the time."""


@dataclass(frozen=True)
class ThinkerBench:
    """One measurement."""

    game: str
    players: int
    bot: str
    compiled: bool
    games: int
    """Games that were begun."""
    moves: int
    nodes: int
    """Positions that were tried, the answers in the midst of a move included."""
    seconds: float
    moves_per_second: float
    nodes_per_second: float
    nodes_per_move: float
    rolls_per_second: float
    """Imagined tables that were played on; 0 for bots that do not."""
    copy_ns: float
    first_menu: Spread
    complete_moves: Spread
    bytes_per_table: int | None
    bytes_of_cells: int
    checksum: str
    """Stands for the table after the first moves; the same for both engines."""


def is_thinker(bot: str) -> bool:
    """Whether a bot is asked for its moves; raises UnknownBot.

    A program computes in a process of its own, and nobody here knows for how long.
    """
    [called] = call_in([bot])
    if isinstance(called, ProgramBot):
        raise UnknownBot("bot_cannot_be_measured", bot=bot, known=list(ROSTER))
    return not is_menu_bot(called)


def measure_thinker(
    game: str,
    players: int,
    bot: str,
    seconds: float = 2.0,
    progress: Callable[[int], None] = lambda done: None,
    board: Path | None = None,
) -> ThinkerBench:
    """Measure one game for about so long; `progress` is told `SLICES` times that 1 more is done."""
    opened = open_game(SHELF, game, players, (), board)
    middle = middle_of_a_game(opened, Rambler().likings(opened))
    resident = bytes_per_table(middle, COPIES_KEPT)
    pace, copies = ThinkingPace(opened, bot), Copies(middle)
    lists = Lists(opened, iter(()))
    for _ in range(SLICES):
        lists.positions = pace.go_on(0.8 * seconds / SLICES)
        copies.go_on(0.1 * seconds / SLICES)
        lists.go_on(0.1 * seconds / SLICES)
        progress(1)
    return ThinkerBench(
        game=game,
        players=players,
        bot=bot,
        compiled=compiled(),
        games=pace.games,
        moves=pace.moves,
        nodes=pace.nodes(),
        seconds=pace.seconds,
        moves_per_second=pace.moves / pace.seconds,
        nodes_per_second=pace.nodes() / pace.seconds,
        nodes_per_move=pace.nodes() / pace.moves,
        rolls_per_second=pace.rolls() / pace.seconds,
        copy_ns=copies.ns(),
        first_menu=spread(lists.first_menus),
        complete_moves=spread(lists.complete_moves),
        bytes_per_table=resident,
        bytes_of_cells=bytes_of_cells(middle),
        checksum=pace.checksum(),
    )


class ThinkingPace:
    """Games of a bot that thinks, one after the other, and how long their moves took."""

    def __init__(self, opened: OpenGame, bot: str) -> None:
        self.opened = opened
        self.bots: list[Bot] = call_in([bot] * opened.players)
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.begun: list[tuple[Table, int]] = []
        self.after_the_first_moves = ""
        self.played = self.play()

    def play(self) -> Iterator[None]:
        """Complete move after complete move, without an end."""
        for seed in count():
            self.games += 1
            table = self.opened.lay()
            before = table.copy()
            with told_of(self.opened, self.bots, table.copy):
                for seat in play_on(self.opened, table, self.bots, Chance(seed)):
                    if seat != DEALER:
                        self.begun.append((before, seat))
                        self.moves += 1
                        if self.moves == CHECKED_MOVES:
                            self.after_the_first_moves = digest(table)
                        yield
                    before = table.copy()

    def go_on(self, seconds: float) -> Iterator[tuple[Table, int]]:
        """Play on for so long, one move at least; gives the tables on which moves were begun."""
        self.begun = []
        began = process_time()
        passed = 0.0
        while passed == 0.0 or passed < seconds:
            next(self.played)
            passed = process_time() - began
        self.seconds += passed
        return iter(self.begun)

    def nodes(self) -> int:
        """What all seats have looked at."""
        return sum(bot.nodes for bot in self.bots if isinstance(bot, Thinker | TurnPlanner))

    def rolls(self) -> int:
        """The tables that all seats have played on in thought."""
        return sum(bot.rolls for bot in self.bots if isinstance(bot, TurnPlanner))

    def checksum(self) -> str:
        """Eight characters that stand for the first moves."""
        while not self.after_the_first_moves:
            next(self.played)
        return self.after_the_first_moves[:8]
