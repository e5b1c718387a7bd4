"""What the others will do next: everybody is taken to make the move that looks best to the judge.

Works on imagined tables only (`playout.resample`). A move is thought of once, when its first
choice is first met, and remembered for the decision at hand: what others do in between seldom
makes another move better, and where it comes in the way the rest is thought of anew.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import lowest
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import deal
from millhand.kernel.table import Table
from millhand.thinking.search import QUESTIONS, Search

CHOICES: Final = 4096
"""More than there are choices in any game."""


def is_sealed(table: Table) -> bool:
    """Whether what is asked now is answered by several seats, unseen by each other."""
    asked: i64 = table.asked()
    return asked & (asked - 1) != 0 or table.sealed() != 0


@mypyc_attr(acyclic=True, native_class=True)
class Foresight:
    """Somebody who thinks of what others will do, for one decision at a time."""

    def __init__(self, search: Search) -> None:
        self.search: Final = search
        self.judge: Final = search.judge
        self.mind: Final = search.mind
        self.menu: Final = Menu()
        self.numbers: dict[i64, i64] = {}
        self.ideas: list[vec[i64]] = []
        self.worth: vec[i64] = vec[i64]()
        self.revealed: i64 = 0
        self.nodes: i64 = 0

    def begin(self, revealed: i64) -> None:
        """Forget what was thought of for another decision."""
        self.numbers = {}
        self.ideas = []
        self.worth = vec[i64]()
        self.revealed = revealed
        self.nodes = 0

    def play_on(self, table: Table, chance: Chance) -> None:
        """Everybody who is asked alone moves, until all are asked again."""
        while not table.is_over():
            deal(table, chance)
            if table.is_over() or is_sealed(table):
                return
            self.move(table, lowest(table.asked()))

    def move(self, table: Table, seat: i64) -> None:
        """The seat makes the move that seems best."""
        if table.revealed() != self.revealed:
            self.carry_out(table, seat, self.search.best_move(table, seat, QUESTIONS))
            self.nodes += self.search.nodes
            return
        openings = self.openings(table, seat)
        found: i64 = -1
        index: i64
        for index in range(len(openings)):
            idea: i64 = self.idea(table, seat, openings[index])
            if found < 0 or self.worth[idea] > self.worth[found]:
                found = idea
        self.carry_out(table, seat, self.ideas[found])

    def openings(self, table: Table, seat: i64) -> vec[i64]:
        """The choices with which a move may begin, idle ones left out."""
        menu = self.menu
        menu.clear()
        table.menu(seat, menu)
        found = vec[i64]()
        earliest: i64 = self.mind.earliest(table)
        index: i64
        for index in range(menu.size):
            choice: i64 = menu.choices[index]
            if choice >= earliest and not self.mind.is_idle(table, seat, choice):
                found = append(found, choice)
        return found

    def idea(self, table: Table, seat: i64, choice: i64) -> i64:
        """The number of the best move that begins with a choice, as it was first thought of."""
        key: i64 = seat * CHOICES + choice
        if key not in self.numbers:
            self.numbers[key] = len(self.ideas)
            before: i64 = self.judge.value(table, seat)
            self.ideas.append(self.best_after(table, seat, choice))
            self.worth = append(self.worth, self.search.best_value - before)
        return self.numbers[key]

    def best_after(self, table: Table, seat: i64, choice: i64) -> vec[i64]:
        """The best move that begins with a choice; the search knows its value then."""
        after = table.copy()
        after.choose(seat, choice)
        line = vec[i64]([choice])
        if not after.mid_move(seat):
            self.search.begin(after, seat)
            self.search.best_value = self.judge.value(after, seat)
            return line
        rest = self.search.best_move(after, seat, QUESTIONS)
        self.nodes += self.search.nodes
        index: i64
        for index in range(len(rest)):
            line = append(line, rest[index])
        return line

    def carry_out(self, table: Table, seat: i64, line: vec[i64]) -> None:
        """Make a move; where something has come in the way, the rest is thought of anew."""
        menu = self.menu
        rest = line
        index: i64 = 0
        begun: bool = False
        while not begun or table.mid_move(seat):
            begun = True
            menu.clear()
            table.menu(seat, menu)
            if index >= len(rest) or not menu.holds(rest[index]):
                rest = self.search.best_move(table, seat, QUESTIONS)
                self.nodes += self.search.nodes
                index = 0
            table.choose(seat, rest[index])
            index += 1
