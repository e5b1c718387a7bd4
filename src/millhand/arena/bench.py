"""What `millhand bench` tells: how fast, how large and how rich the games of bots are.

One thread, CPU time. A decision is a completed action with every menu that led to it; the steps
in between, and what a game asks between actions, are paid for but not counted.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from itertools import chain, count
from pathlib import Path
from statistics import fmean, median
from time import process_time

from librt.vecs import vec
from mypy_extensions import i64

from millhand import compiled
from millhand.arena.intervals import quantile
from millhand.bots.bot import MenuBot
from millhand.bots.roster import ROSTER, UnknownBot, hire
from millhand.face.game import OpenGame
from millhand.kernel.bits import lowest
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import deal, pick, play_out
from millhand.kernel.table import Table
from millhand.match.agreement import open_game
from millhand.match.complete import complete_moves
from millhand.match.match import digest
from millhand.shelf import SHELF

SLICES = 10
"""A measurement goes round its parts so often, so that a noisy moment hits all of them alike."""

CHECKED_GAMES = 10
"""The games that the checksum stands for: a fixed number, however short the time."""

LISTED_EVERY = 37
"""Every so many decisions the complete moves are counted; prime, to meet all phases of a turn."""

COPIES_AT_ONCE = 500
COPIES_KEPT = 5_000
MOST_IN_GAPS = 50_000


@dataclass(frozen=True)
class Spread:
    """How long some lists are."""

    mean: float
    p95: int
    max: int
    samples: int


@dataclass(frozen=True)
class Bench:
    """One measurement."""

    game: str
    players: int
    bot: str
    compiled: bool
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    called_decisions_per_second: float
    """The same with `menu` and `choose` called from Python one by one, as a search would."""
    copy_ns: float
    """A copy called from Python."""
    first_menu: Spread
    """Entries of the menu that begins an action."""
    complete_moves: Spread
    """Complete moves of an action, on a sample of positions."""
    bytes_per_table: int | None
    """What a copy adds to the process; None where the system does not tell."""
    bytes_of_cells: int
    checksum: str
    """Stands for how the first games end; the same for both engines."""


def measure(
    game: str,
    players: int,
    bot: str = "random",
    seconds: float = 2.0,
    progress: Callable[[int], None] = lambda done: None,
    board: Path | None = None,
) -> Bench:
    """Measure one game for about so long; `progress` is told `SLICES` times that 1 more is done."""
    opened = open_game(SHELF, game, players, (), board)
    likings = menu_bot(bot).likings(opened)
    middle = middle_of_a_game(opened, likings)
    resident = bytes_per_table(middle, COPIES_KEPT)
    checksum = checksum_of(opened, likings)
    speed = Pace(partial(decisions_of, opened, likings))
    called = Pace(partial(decisions_called, opened, likings))
    begun = (begun_actions(opened, likings, seed) for seed in count())
    copies, lists = Copies(middle), Lists(opened, chain.from_iterable(begun))
    for _ in range(SLICES):
        speed.go_on(0.4 * seconds / SLICES)
        called.go_on(0.1 * seconds / SLICES)
        copies.go_on(0.1 * seconds / SLICES)
        lists.go_on(0.4 * seconds / SLICES)
        progress(1)
    return Bench(
        game=game,
        players=players,
        bot=bot,
        compiled=compiled(),
        games=speed.games,
        decisions=speed.decisions,
        seconds=speed.seconds,
        decisions_per_second=speed.decisions / speed.seconds,
        games_per_second=speed.games / speed.seconds,
        called_decisions_per_second=called.decisions / called.seconds,
        copy_ns=copies.ns(),
        first_menu=spread(lists.first_menus),
        complete_moves=spread(lists.complete_moves),
        bytes_per_table=resident,
        bytes_of_cells=bytes_of_cells(middle),
        checksum=checksum,
    )


def menu_bot(bot: str) -> MenuBot:
    """A bot that needs nothing but the menu; raises UnknownBot."""
    [hired] = hire([bot])
    if not isinstance(hired, MenuBot):
        fit = [name for name, known in ROSTER.items() if issubclass(known, MenuBot)]
        raise UnknownBot("bot_cannot_be_measured", bot=bot, known=fit)
    return hired


# --- playing ----------------------------------------------------------------------------------


def end_of(opened: OpenGame, likings: vec[i64], seed: int) -> Table:
    """The end of a game that the kernel plays without asking Python."""
    table = opened.lay()
    play_out(table, Chance(seed), [likings] * opened.players, Menu())
    return table


def decisions_of(opened: OpenGame, likings: vec[i64], seed: int) -> int:
    """Play a game and count its decisions."""
    return int(end_of(opened, likings, seed).actions_done())


def decisions_called(opened: OpenGame, likings: vec[i64], seed: int) -> int:
    """Play the same game with every menu and every choice called from Python."""
    table, chance, menu = opened.lay(), Chance(seed), Menu()
    while not table.is_over():
        if table.asked() == 0:
            deal(table, chance)
        else:
            answer(table, chance, menu, likings)
    return int(table.actions_done())


def answer(table: Table, chance: Chance, menu: Menu, likings: vec[i64]) -> int:
    """Let the first seat that is asked answer one question; returns the seat."""
    seat = lowest(table.asked())
    menu.clear()
    table.menu(seat, menu)
    table.choose(seat, pick(menu, chance, likings))
    return int(seat)


def begun_actions(opened: OpenGame, likings: vec[i64], seed: int) -> Iterator[tuple[Table, int]]:
    """The tables of a game on which an action began, each with the seat that acted."""
    table, chance, menu = opened.lay(), Chance(seed), Menu()
    deal(table, chance)
    while not table.is_over():
        before = table.copy()
        seat = answer(table, chance, menu, likings)
        while table.mid_move(seat):
            answer(table, chance, menu, likings)
        if table.actions_done() > before.actions_done():
            yield before, seat
        deal(table, chance)


def middle_of_a_game(opened: OpenGame, likings: vec[i64]) -> Table:
    """A table halfway through a game."""
    tables = [table for table, _ in begun_actions(opened, likings, 0)]
    return tables[len(tables) // 2]


def checksum_of(opened: OpenGame, likings: vec[i64]) -> str:
    """Eight characters that stand for how the first games end."""
    ends = blake2b(digest_size=4)
    for seed in range(CHECKED_GAMES):
        ends.update(digest(end_of(opened, likings, seed)).encode())
    return ends.hexdigest()


# --- measuring --------------------------------------------------------------------------------


class Pace:
    """Games played one after the other, and how long they took."""

    def __init__(self, play: Callable[[int], int]) -> None:
        self.play = play
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0

    def go_on(self, seconds: float) -> None:
        """Play on for so long, one game at least."""
        began = process_time()
        passed = 0.0
        while passed == 0.0 or passed < seconds:
            self.decisions += self.play(self.games)
            self.games += 1
            passed = process_time() - began
        self.seconds += passed


class Copies:
    """Copies of one table, and how long they took."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.batches: list[float] = []

    def go_on(self, seconds: float) -> None:
        """Make copies for so long, one batch at least."""
        copy, ends = self.table.copy, process_time() + seconds
        while True:
            began = process_time()
            for _ in range(COPIES_AT_ONCE):
                copy()
            now = process_time()
            self.batches.append(now - began)
            if now >= ends:
                return

    def ns(self) -> float:
        """Nanoseconds for a copy: the median of the batches."""
        return median(self.batches) / COPIES_AT_ONCE * 1e9


class Lists:
    """How many answers there are, decision after decision and game after game."""

    def __init__(self, opened: OpenGame, positions: Iterator[tuple[Table, int]]) -> None:
        self.opened = opened
        self.positions = positions
        self.first_menus: list[int] = []
        self.complete_moves: list[int] = []

    def go_on(self, seconds: float) -> None:
        """Look at positions for so long, one at least."""
        ends = process_time() + seconds
        for table, seat in self.positions:
            if len(self.first_menus) % LISTED_EVERY == 0:
                moves = complete_moves(self.opened, table, seat)
                self.complete_moves.append(sum(1 for _ in moves))
            menu = Menu()
            table.menu(seat, menu)
            self.first_menus.append(int(menu.size))
            if process_time() >= ends:
                return


def spread(lengths: list[int]) -> Spread:
    """Mean, the length that 95 of 100 do not exceed, and the greatest."""
    ordered = sorted(lengths)
    return Spread(fmean(ordered), quantile(ordered, 0.95), ordered[-1], len(ordered))


def bytes_per_table(table: Table, copies: int) -> int | None:
    """How much the process grows with each copy that is kept; None where nobody tells."""
    gaps = fill_gaps(table)
    before = resident_bytes()
    kept = [table.copy() for _ in range(copies)]
    after = resident_bytes()
    del gaps  # not sooner: while the others are weighed nothing may come free
    if before is None or after is None:
        return None
    return round((after - before) / len(kept))


def fill_gaps(table: Table) -> list[Table]:
    """Copies that use up the memory this process had free, so that further ones need new memory."""
    filled: list[Table] = []
    while len(filled) < MOST_IN_GAPS:
        before = resident_bytes()
        filled += [table.copy() for _ in range(COPIES_AT_ONCE)]
        after = resident_bytes()
        if before is None or after is None:
            break
        if after - before >= COPIES_AT_ONCE * bytes_of_cells(table):
            break
    return filled


def bytes_of_cells(table: Table) -> int:
    """The size of the row of numbers alone."""
    return memoryview(table.cells).nbytes


def resident_bytes() -> int | None:
    """The memory of this process that lies in the machine's, as Linux tells it exactly."""
    try:
        text = Path("/proc/self/smaps_rollup").read_text(encoding="ascii")
    except OSError:
        return None
    lines = [line.split() for line in text.splitlines() if line.startswith("Rss:")]
    return int(lines[0][1]) * 1024 if lines else None
