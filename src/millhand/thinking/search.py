"""Looking ahead: the best single move and the best whole turn, by a judge's weights.

A search works on tables that its seat could not tell from the real one (`playout.resample`), so
it knows nothing that the seat does not know. It tries the answers of the menus themselves: what
is legal is asked of the rules and of nobody else.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.thinking.mind import ROW, Mind

QUESTIONS: Final = 40
"""No move asks for more answers in a row that matter; longer ones are not looked into."""

PATIENCE: Final = 5_000
"""So many answers are tried of all that may follow from a first one. Only long rows of sales have
more, and what is left of those differs in whose beer was drunk for which."""

MOVES: Final = 6
"""A turn is looked into for so many moves."""

WORST: Final = -(2**60)

KNOWN: Final = 4_096
"""So many tables are remembered with what they are worth, a power of two."""

_HALF: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True, native_class=True)
class Judge:
    """A value function: for each chapter, a weight for each feature of a seat's situation.

    Weights are whole thousandths of a point, so that compiled and interpreted judges agree.
    """

    def __init__(self, mind: Mind, weights: vec[i64]) -> None:
        self.mind: Final = mind
        self.weights: Final = weights
        self.features: Final[i64] = len(mind.features)
        self.row: Final = vec[i64]([0] * ROW)

    def value(self, table: Table, seat: i64) -> i64:
        """What the seat's situation on this table is worth, in thousandths of a point.

        A finished game is worth what it was played for.
        """
        if table.is_over():
            return self.mind.aim(table, seat) * 1000
        row = self.row
        weights = self.weights
        index: i64
        for index in range(self.features):
            row[index] = 0
        self.mind.look(table, seat, row)
        first: i64 = self.mind.chapter(table) * self.features
        total: i64 = 0
        for index in range(self.features):
            total += weights[first + index] * row[index]
        return total


@mypyc_attr(acyclic=True, native_class=True)
class Tried:
    """Moves that were tried and do not end the turn: where they lead, and what that is worth."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.values: vec[i64] = vec[i64]()
        self.kinds: vec[i64] = vec[i64]()
        self.openings: vec[i64] = vec[i64]()

    def add(self, table: Table, value: i64, kind: i64, opening: i64) -> None:
        """Remember one."""
        self.tables.append(table)
        self.values = append(self.values, value)
        self.kinds = append(self.kinds, kind)
        self.openings = append(self.openings, opening)

    def best(self, breadth: i64, of_each_kind: i64) -> "Tried":
        """The best of them, and the best of each kind of move whatever they are worth."""
        kept = Tried()
        of_kind = vec[i64]([0] * 64)
        size: i64 = len(self.values)
        taken = vec[i64]([0] * size)
        while True:
            found: i64 = -1
            index: i64
            for index in range(size):
                if taken[index] == 0 and (found < 0 or self.values[index] > self.values[found]):
                    found = index
            if found < 0:
                return kept
            taken[found] = 1
            kind: i64 = self.kinds[found]
            if len(kept.tables) < breadth or of_kind[kind] < of_each_kind:
                of_kind[kind] += 1
                kept.add(self.tables[found], self.values[found], kind, self.openings[found])


@mypyc_attr(acyclic=True, native_class=True)
class Known:
    """What tables are worth that were judged in this turn: a move and then another often lead to
    the same table as the other and then the one, and a judge takes longer than a look here."""

    def __init__(self) -> None:
        self.prints: Final = vec[i64]([-1] * KNOWN)
        self.values: Final = vec[i64]([0] * KNOWN)
        self.root: vec[i64] = vec[i64]()
        """The table at which the turn began."""

    def forget(self, root: Table) -> None:
        """Another turn, another judge's seat."""
        self.root = root.cells
        index: i64
        for index in range(KNOWN):
            self.prints[index] = -1

    def value(self, table: Table, judge: Judge, seat: i64) -> i64:
        """What a table is worth to a seat; judged once."""
        mark: i64 = fingerprint(table.cells, self.root)
        place: i64 = mark & KNOWN - 1
        if self.prints[place] != mark:
            self.values[place] = judge.value(table, seat)
            self.prints[place] = mark
        return self.values[place]


def fingerprint(cells: vec[i64], root: vec[i64]) -> i64:
    """A number of 62 bits that tells tables apart which came of the same one, the same in any
    engine: of the cells that have changed since."""
    low: i64 = 0x811C9DC5
    high: i64 = 0x2545F491
    index: i64 = 0
    for cell, was in zip(cells, root):
        if cell != was:
            low = ((low ^ cell & _HALF) * 0x01000193 + index) & _HALF
            high += (cell & _HALF) + (cell >> 32 & _HALF) * 31 + index * 0x9E37
            high = ((high & _HALF) * 0x0019660D + 0x3C6EF35F) & _HALF
        index += 1
    return (high >> 2) << 32 | low


@mypyc_attr(acyclic=True, native_class=True)
class Search:
    """Somebody thinking about a move; what it needs to think is used again for the next move."""

    def __init__(self, judge: Judge, choices: i64) -> None:
        self.judge: Final = judge
        self.mind: Final = judge.mind
        self.menus: Final = [Menu() for _ in range(QUESTIONS)]
        self.line: Final = vec[i64]([0] * QUESTIONS)
        self.worth: Final = vec[i64]([0] * choices)
        self.worth_known: Final = vec[i64]([0] * choices)
        self.openings: list[vec[i64]] = []
        self.found: Tried = Tried()
        self.known: Final = Known()
        self.best_value: i64 = WORST
        self.best_opening: i64 = -1
        self.nodes: i64 = 0
        self.enough: i64 = 0
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.whole_turn: bool = False
        self.cards: i64 = QUESTIONS
        self.kind: i64 = 0
        self.opening: i64 = -1

    # --- what is asked of a search -----------------------------------------------------------

    def best_move(self, table: Table, seat: i64, cards: i64) -> vec[i64]:
        """The answers of the move after which the seat stands best."""
        self.begin(table, seat)
        self.whole_turn = False
        self.cards = cards
        self.try_answers(table, 0)
        return self.openings[self.best_opening]

    def best_turn(
        self, table: Table, seat: i64, breadth: i64, of_each_kind: i64, cards: i64
    ) -> vec[i64]:
        """The answers of the first move of the best turn.

        Every move is tried; the best of them, and the best of each kind, are followed by every
        further move, until the turn ends. Of cards to give up only the least worth are tried, and
        in further moves only the one that is missed least: nothing depends on it any more.
        """
        self.begin(table, seat)
        self.whole_turn = True
        self.cards = cards
        self.try_answers(table, 0)
        moves: i64 = 1
        while len(self.found.tables) > 0:
            followed = self.found.best(breadth, of_each_kind)
            self.found = Tried()
            self.known.forget(table)
            moves += 1
            self.whole_turn = moves < MOVES
            self.cards = 1
            index: i64
            for index in range(len(followed.tables)):
                self.opening = followed.openings[index]
                self.try_answers(followed.tables[index], 0)
        return self.openings[self.best_opening]

    # --- trying ------------------------------------------------------------------------------

    def begin(self, table: Table, seat: i64) -> None:
        """Forget what was thought before."""
        self.seat = seat
        self.turn = self.mind.turn(table)
        self.openings = []
        self.found = Tried()
        self.best_value = WORST
        self.best_opening = -1
        self.opening = -1
        self.nodes = 0
        index: i64
        for index in range(len(self.worth_known)):
            self.worth_known[index] = 0

    def try_answers(self, table: Table, depth: i64) -> None:
        """Try every answer to the present question, and to all that follow from it."""
        menu = self.menus[depth]
        menu.clear()
        table.menu(self.seat, menu)
        if menu.size > self.cards and self.mind.gives_up_a_card(table):
            self.keep_least_worth(table, menu)
        earliest: i64 = self.mind.earliest(table)
        index: i64
        for index in range(menu.size):
            choice: i64 = menu.choices[index]
            if choice < earliest or self.mind.is_idle(table, self.seat, choice):
                continue
            if depth == 0:
                self.enough = self.nodes + PATIENCE
            elif self.nodes > self.enough:
                return
            after = table.copy()
            after.choose(self.seat, choice)
            self.nodes += 1
            self.line[depth] = choice
            if depth == 0:
                self.kind = run_at(menu, index)
            if after.mid_move(self.seat):
                if depth + 1 < QUESTIONS:
                    self.try_answers(after, depth + 1)
            else:
                self.weigh(after, depth + 1)

    def weigh(self, table: Table, size: i64) -> None:
        """A move is complete: judge where it leads, and remember it if the turn goes on."""
        value: i64 = self.judged(table)
        opening: i64 = self.opening
        if self.whole_turn and self.turn_goes_on(table):
            if opening < 0:
                opening = self.remember(size)
            self.found.add(table, value, self.kind, opening)
        elif value > self.best_value:
            if opening < 0:
                opening = self.remember(size)
            self.best_value = value
            self.best_opening = opening

    def judged(self, table: Table) -> i64:
        """What a complete move is worth; no two first moves lead to the same table."""
        if self.opening < 0:
            return self.judge.value(table, self.seat)
        return self.known.value(table, self.judge, self.seat)

    def turn_goes_on(self, table: Table) -> bool:
        """Whether the seat is asked again in the same turn."""
        if table.is_over() or self.mind.turn(table) != self.turn:
            return False
        return table.asked() & BIT[self.seat] != 0

    def remember(self, size: i64) -> i64:
        """Keep the answers of the move just tried; returns their number."""
        self.openings.append(self.line[:size])
        return len(self.openings) - 1

    # --- cards to give up --------------------------------------------------------------------

    def keep_least_worth(self, table: Table, menu: Menu) -> None:
        """Strike from a menu all cards but those whose loss costs least."""
        kept: i64 = 0
        while kept < self.cards:
            found: i64 = kept
            index: i64
            for index in range(kept, menu.size):
                if self.loss(table, menu.choices[index]) < self.loss(table, menu.choices[found]):
                    found = index
            choice: i64 = menu.choices[found]
            menu.choices[found] = menu.choices[kept]
            menu.choices[kept] = choice
            kept += 1
        menu.size = kept

    def loss(self, table: Table, choice: i64) -> i64:
        """What it costs to be without a card (as it was first thought of in this search)."""
        if self.worth_known[choice] == 0:
            without = table.copy()
            self.mind.lose_card(without, self.seat, choice)
            self.worth[choice] = -self.judge.value(without, self.seat)
            self.worth_known[choice] = 1
        return self.worth[choice]


def run_at(menu: Menu, index: i64) -> i64:
    """The run to which an answer of a menu belongs."""
    run: i64 = 0
    while run + 1 < menu.run_count() and menu.run_start(run + 1) <= index:
        run += 1
    return run
