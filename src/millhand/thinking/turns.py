"""Whole turns to choose between: for each first move the best turn that begins with it."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.table import Table
from millhand.thinking.search import MOVES, Judge, Search, Tried


@mypyc_attr(acyclic=True, native_class=True)
class Turns(Search):
    """A search that remembers turns with all their answers, and what each is worth."""

    def __init__(self, judge: Judge, choices: i64) -> None:
        super().__init__(judge, choices)
        self.before: vec[i64] = vec[i64]()
        """The answers of the moves before the one that is tried."""
        self.begun: list[vec[i64]] = []
        """The answers that led to each table of `found`."""
        self.turns: list[vec[i64]] = []
        self.values: vec[i64] = vec[i64]()
        self.turn_of: vec[i64] = vec[i64]()
        """For each first move the number of its best turn; -1 before there is one."""

    def find(self, table: Table, seat: i64, breadth: i64, of_each_kind: i64, cards: i64) -> None:
        """Search as `best_turn` does; leaves the best turn of each first move in `turns`."""
        self.begin(table, seat)
        self.before = vec[i64]()
        self.begun = []
        self.turns = []
        self.values = vec[i64]()
        self.turn_of = vec[i64]()
        self.whole_turn = True
        self.cards = cards
        self.try_answers(table, 0)
        moves: i64 = 1
        while len(self.found.tables) > 0:
            moves += 1
            self.whole_turn = moves < MOVES
            self.cards = 1
            self.follow(table, breadth, of_each_kind)

    def follow(self, root: Table, breadth: i64, of_each_kind: i64) -> None:
        """Try every further move after the best of those that do not end the turn."""
        tried = self.found
        begun = self.begun
        followed = numbered(tried).best(breadth, of_each_kind)
        self.found = Tried()
        self.begun = []
        self.known.forget(root)
        index: i64
        for index in range(len(followed.tables)):
            number: i64 = followed.openings[index]
            self.opening = tried.openings[number]
            self.before = begun[number]
            self.try_answers(followed.tables[index], 0)

    def weigh(self, table: Table, size: i64) -> None:
        """A move is complete: remember where it leads, or the turn that it ends."""
        value: i64 = self.judged(table)
        opening: i64 = self.opening
        if opening < 0:
            opening = self.remember(size)
            self.turn_of = append(self.turn_of, -1)
        if self.whole_turn and self.turn_goes_on(table):
            self.found.add(table, value, self.kind, opening)
            self.begun.append(self.said(size))
            return
        known: i64 = self.turn_of[opening]
        if known < 0:
            self.turn_of[opening] = len(self.turns)
            self.turns.append(self.said(size))
            self.values = append(self.values, value)
        elif value > self.values[known]:
            self.turns[known] = self.said(size)
            self.values[known] = value

    def said(self, size: i64) -> vec[i64]:
        """All answers of the turn so far."""
        answers = self.before[:]
        index: i64
        for index in range(size):
            answers = append(answers, self.line[index])
        return answers

    def best(self, wanted: i64) -> vec[i64]:
        """The numbers of the best turns; of those that are worth just the same, one."""
        chosen = vec[i64]()
        taken = vec[i64]([0] * len(self.turns))
        while len(chosen) < wanted:
            found: i64 = -1
            index: i64
            for index in range(len(self.turns)):
                if taken[index] == 0 and (found < 0 or self.values[index] > self.values[found]):
                    found = index
            if found < 0:
                return chosen
            size: i64 = len(chosen)
            taken[found] = 1
            if size == 0 or self.values[chosen[size - 1]] != self.values[found]:
                chosen = append(chosen, found)
        return chosen


def numbered(tried: Tried) -> Tried:
    """The same moves, each under its own number instead of that of its first move."""
    again = Tried()
    index: i64
    for index in range(len(tried.tables)):
        again.add(tried.tables[index], tried.values[index], tried.kinds[index], index)
    return again
