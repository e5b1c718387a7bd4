"""Turns compared by what comes of them: imagined tables are played on for some turns.

The best turns by the judge are compared by halving: all of them are tried on a few tables that the
seat could not tell from the real one, the better half on more of them, until one is left; what is
plainly worse than the best is given up before. On each
table the seat plays some further turns of its own and the others answer quickly; then the judge is
asked. What a roll costs is counted and not timed, so that the same seed gives the same turn.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT, lowest
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import deal, resample
from millhand.kernel.table import Table
from millhand.thinking.foresight import is_sealed
from millhand.thinking.search import Judge, Search
from millhand.thinking.turns import Turns

TRIED_ENOUGH: Final = 8
"""No turn is given up before it was tried on so many tables …"""
SURE: Final = 9
"""… and the best one is ahead by so many times the doubt about that, both squared."""


@mypyc_attr(acyclic=True, native_class=True)
class Manner:
    """How much is thought before a turn is chosen."""

    def __init__(
        self,
        breadth: i64,
        candidates: i64,
        rolls: i64,
        far: i64,
        own_breadth: i64,
        prior: i64,
    ) -> None:
        self.breadth: Final = breadth
        """So many first moves are followed by every second one, when turns are sought."""
        self.candidates: Final = candidates
        """So many turns are compared …"""
        self.rolls: Final = rolls
        """… by so many rolls at the most …"""
        self.far: Final = far
        """… each of which goes on for so many own turns."""
        self.own_breadth: Final = own_breadth
        """The breadth of these further turns, whatever kinds of move that leaves out.

        0: one move at a time.
        """
        self.prior: Final = prior
        """The judge's first opinion counts as so many rolls."""


@mypyc_attr(acyclic=True, native_class=True)
class Roller:
    """Somebody who plays imagined tables on."""

    def __init__(self, turns: Turns, search: Search, manner: Manner) -> None:
        self.turns: Final = turns
        self.search: Final = search
        """How the seat plays on, and how the others do, who are taken to judge as it does."""
        self.judge: Final[Judge] = turns.judge
        self.manner: Final = manner
        self.menu: Final = Menu()
        self.rolled: i64 = 0
        self.nodes: i64 = 0
        self.ranking: vec[i64] = vec[i64]()
        """The turns that were compared, the best one first …"""
        self.sums: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()
        """… and for each of them the sum of what came of it, and how often it was tried …"""
        self.results: list[vec[i64]] = []
        """… with what came of it on each table."""

    # --- choosing ----------------------------------------------------------------------------

    def best_turn(self, table: Table, seat: i64, chance: Chance) -> vec[i64]:
        """All answers of the turn that did best."""
        manner = self.manner
        self.nodes = 0
        self.turns.find(table, seat, manner.breadth, 1, 1)
        self.nodes += self.turns.nodes
        self.gather(self.turns.best(manner.candidates))
        stages: i64 = halvings(len(self.ranking))
        alive: i64 = len(self.ranking)
        while alive > 1:
            wanted: i64 = (alive + 1) // 2
            times: i64 = max(1, manner.rolls // stages // alive)
            while times > 0 and alive > wanted:
                self.compare(table, seat, alive, chance)
                alive = self.still_open(alive)
                times -= 1
            alive = min(alive, wanted)
        return self.turns.turns[self.ranking[0]]

    def gather(self, numbers: vec[i64]) -> None:
        """Begin with what the judge thinks of some turns."""
        size: i64 = len(self.turns.turns)
        self.ranking = numbers
        self.sums = vec[i64]([0] * size)
        self.counts = vec[i64]([0] * size)
        self.results = [vec[i64]() for _ in range(size)]
        index: i64
        for index in range(len(numbers)):
            number: i64 = numbers[index]
            self.sums[number] = self.turns.values[number] * self.manner.prior
            self.counts[number] = self.manner.prior

    def compare(self, table: Table, seat: i64, alive: i64, chance: Chance) -> None:
        """Try the first turns of the ranking on one more table, and put them in order."""
        hidden: i64 = chance.word()
        later: i64 = chance.word()
        place: i64
        for place in range(alive):
            number: i64 = self.ranking[place]
            after = resample(table, seat, Chance(hidden))
            self.carry_out(after, seat, self.turns.turns[number])
            result: i64 = self.roll(after, seat, Chance(later))
            self.results[number] = append(self.results[number], result)
            self.sums[number] += result
            self.counts[number] += 1
        self.put_in_order(alive)

    def put_in_order(self, alive: i64) -> None:
        """The best mean first."""
        place: i64
        for place in range(1, alive):
            number: i64 = self.ranking[place]
            gap: i64 = place
            while gap > 0 and self.is_better(number, self.ranking[gap - 1]):
                self.ranking[gap] = self.ranking[gap - 1]
                gap -= 1
            self.ranking[gap] = number

    def still_open(self, alive: i64) -> i64:
        """Put whatever is plainly worse than the best behind the others; how many are left."""
        left: i64 = 1
        place: i64
        for place in range(1, alive):
            number: i64 = self.ranking[place]
            if not plainly_worse(self.results[number], self.results[self.ranking[0]]):
                gap: i64
                for gap in range(place, left, -1):
                    self.ranking[gap] = self.ranking[gap - 1]
                self.ranking[left] = number
                left += 1
        return left

    def is_better(self, one: i64, other: i64) -> bool:
        """Whether a turn has the better mean."""
        return self.sums[one] * self.counts[other] > self.sums[other] * self.counts[one]

    def mean(self, number: i64) -> i64:
        """What came of a turn in the mean, in thousandths of a point."""
        return self.sums[number] // max(1, self.counts[number])

    # --- playing on --------------------------------------------------------------------------

    def roll(self, table: Table, seat: i64, chance: Chance) -> i64:
        """Play on until the seat has ended so many more turns; what its situation is worth then.

        Where all answer at once, unseen, nobody thinks: what they would think of takes far longer
        than it is worth here, and a roll that ended there would see a round at the most.
        """
        left: i64 = self.manner.far
        self.rolled += 1
        while left > 0:
            deal(table, chance)
            if table.is_over():
                break
            who: i64 = lowest(table.asked())
            if is_sealed(table):
                self.answer_casually(table, who, chance)
                continue
            turn: i64 = self.judge.mind.turn(table)
            self.move(table, who, who == seat)
            if who == seat and (table.is_over() or self.judge.mind.turn(table) != turn):
                left -= 1
        return self.judge.value(table, seat)

    def answer_casually(self, table: Table, seat: i64, chance: Chance) -> None:
        """One of the answers that somebody gives who does not think about the others'."""
        menu = self.menu
        menu.clear()
        table.menu(seat, menu)
        likely: i64 = self.judge.mind.casual(table, menu)
        table.choose(seat, menu.choices[chance.below(likely)])

    def move(self, table: Table, seat: i64, is_own: bool) -> None:
        """One move of whoever is asked."""
        search = self.search
        if is_own and self.manner.own_breadth > 0:
            line = search.best_turn(table, seat, self.manner.own_breadth, 0, 1)
        else:
            line = search.best_move(table, seat, 1)
        self.nodes += search.nodes
        index: i64
        for index in range(len(line)):
            table.choose(seat, line[index])

    def carry_out(self, table: Table, seat: i64, turn: vec[i64]) -> None:
        """Give the answers of a turn, as far as nothing new comes to light and they are allowed."""
        known: i64 = table.revealed()
        menu = self.menu
        index: i64
        for index in range(len(turn)):
            if table.asked() & BIT[seat] == 0:
                return
            if table.revealed() != known and not table.mid_move(seat):
                return
            menu.clear()
            table.menu(seat, menu)
            if not menu.holds(turn[index]):
                return
            table.choose(seat, turn[index])


def plainly_worse(worse: vec[i64], better: vec[i64]) -> bool:
    """Whether what came of a turn, table by table, was worse than what came of another one, and
    surely not by chance."""
    size: i64 = len(worse)
    if size < TRIED_ENOUGH:
        return False
    total: i64 = 0
    squares: i64 = 0
    for one, other in zip(worse, better):
        ahead: i64 = (other - one) // 10
        total += ahead
        squares += ahead * ahead
    return total > 0 and total * total * (size - 1) > SURE * (size * squares - total * total)


def halvings(size: i64) -> i64:
    """How often a number is halved, rounding up, until one is left; at least once."""
    times: i64 = 0
    while size > 1:
        size = (size + 1) // 2
        times += 1
    return max(1, times)
