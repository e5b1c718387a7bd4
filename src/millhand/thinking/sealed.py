"""Answers that everybody gives at once and unseen: bids, tokens in a closed fist.

Whoever thinks about one imagines tables (`playout.resample`), and on each of them what the others
may answer. They are taken for people who think too: everybody begins with any answer and then,
time and again, takes the one that would have done best against what the others have thought of
so far. What the own seat answers in the end is what does best against all of that.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT, lowest
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import answer_at_random
from millhand.kernel.table import Table
from millhand.thinking.foresight import Foresight
from millhand.thinking.search import QUESTIONS

SEATS: Final = 8
"""At most so many sit at a table."""

KEPT: Final = 10
"""So many answers of a seat are thought about to the end; the others are given up one by one."""


@mypyc_attr(acyclic=True, native_class=True)
class Answers:
    """What one seat may answer on one imagined table, and how it fares in thought."""

    def __init__(self) -> None:
        self.lines: list[vec[i64]] = []
        self.totals: vec[i64] = vec[i64]()
        self.alive: vec[i64] = vec[i64]()
        self.thought: vec[i64] = vec[i64]()
        """The answers that seemed best, thought after thought."""

    def add(self, line: vec[i64]) -> None:
        """One more complete answer."""
        self.alive = append(self.alive, len(self.lines))
        self.lines.append(line)
        self.totals = append(self.totals, 0)

    def any(self, chance: Chance) -> i64:
        """One of those thought of, but for the first; any, if nothing was thought of yet."""
        size: i64 = len(self.thought)
        if size == 0:
            return chance.below(len(self.lines))
        forgotten: i64 = size // 3
        return self.thought[forgotten + chance.below(size - forgotten)]

    def best(self) -> i64:
        """Of the answers not given up, the one with the best total."""
        found: i64 = self.alive[0]
        index: i64
        for index in range(len(self.alive)):
            if self.totals[self.alive[index]] > self.totals[found]:
                found = self.alive[index]
        return found

    def give_up(self) -> None:
        """The worse half of the answers is thought about no longer, but some are always kept."""
        size: i64 = len(self.alive)
        wanted: i64 = max(min(size, KEPT), (size + 1) // 2)
        while len(self.alive) > wanted:
            self.drop_worst()

    def drop_worst(self) -> None:
        """Give up the answer with the worst total."""
        worst: i64 = 0
        index: i64
        for index in range(len(self.alive)):
            if self.totals[self.alive[index]] < self.totals[self.alive[worst]]:
                worst = index
        kept = vec[i64]()
        for index in range(len(self.alive)):
            if index != worst:
                kept = append(kept, self.alive[index])
        self.alive = kept


@mypyc_attr(acyclic=True, native_class=True)
class Sealed:
    """Somebody thinking about a sealed answer."""

    def __init__(self, foresight: Foresight) -> None:
        self.foresight: Final = foresight
        self.judge: Final = foresight.judge
        self.mind: Final = foresight.mind
        self.menus: Final = [Menu() for _ in range(QUESTIONS)]
        self.line: Final = vec[i64]([0] * QUESTIONS)
        self.courses: dict[i64, vec[i64]] = {}
        self.nodes: i64 = 0
        self.seats: i64 = 0
        self.thinkers: list[list[Answers]] = []
        """What everybody has thought of, table by table …"""
        self.totals: vec[i64] = vec[i64]()
        """… what came of each own answer in all …"""
        self.met: vec[i64] = vec[i64]()
        """… and how often it met others' answers."""

    def best_sealed(
        self, tables: list[Table], seat: i64, thoughts: i64, trials: i64, chance: Chance
    ) -> vec[i64]:
        """The complete answer with the best mean value over imagined tables.

        On each table everybody thinks so many times; then each own answer that was not given up
        on all tables meets so many combinations of what the others have thought of.
        """
        self.courses = {}
        self.foresight.begin(0)
        self.nodes = 0
        self.thinkers = []
        index: i64
        for index in range(len(tables)):
            self.withdraw_others(tables[index], seat)
            answers = self.list_all(tables[index])
            self.think(tables[index], answers, thoughts, chance)
            self.thinkers.append(answers)
        found = self.best_reply(tables, seat, trials, chance)
        self.foresight.search.nodes = self.nodes + self.foresight.nodes
        return found

    def withdraw_others(self, table: Table, seat: i64) -> None:
        """All that others have sealed is thought of anew."""
        rest: i64 = table.sealed() & ~BIT[seat]
        while rest != 0:
            other: i64 = lowest(rest)
            rest &= rest - 1
            table.withdraw(other)
        self.seats = table.asked()

    # --- what may be answered ----------------------------------------------------------------

    def list_all(self, table: Table) -> list[Answers]:
        """The answers of everybody; for a number that is no seat, none."""
        answers: list[Answers] = []
        seat: i64
        for seat in range(SEATS):
            own = Answers()
            if self.seats & BIT[seat] != 0:
                self.list_answers(table, seat, 0, own)
            answers.append(own)
        return answers

    def list_answers(self, table: Table, seat: i64, depth: i64, answers: Answers) -> None:
        """Every complete answer of a seat, the way a menu leads to it."""
        menu = self.menus[depth]
        menu.clear()
        table.menu(seat, menu)
        earliest: i64 = self.mind.earliest(table)
        index: i64
        for index in range(menu.size):
            choice: i64 = menu.choices[index]
            if choice < earliest or self.mind.is_idle(table, seat, choice):
                continue
            self.line[depth] = choice
            after = table.copy()
            after.choose(seat, choice)
            if after.mid_move(seat) and depth + 1 < QUESTIONS:
                self.list_answers(after, seat, depth + 1, answers)
            else:
                answers.add(self.line[: depth + 1])

    # --- thinking ----------------------------------------------------------------------------

    def think(self, table: Table, answers: list[Answers], thoughts: i64, chance: Chance) -> None:
        """Everybody finds better and better answers to what the others have thought of."""
        said = vec[i64]([0] * SEATS)
        _: i64
        for _ in range(thoughts):
            rest: i64 = self.seats
            while rest != 0:
                seat: i64 = lowest(rest)
                rest &= rest - 1
                own = answers[seat]
                self.imagine_answers(answers, said, chance)
                self.try_all(table, answers, seat, said, chance)
                own.give_up()
                own.thought = append(own.thought, own.best())

    def imagine_answers(self, answers: list[Answers], said: vec[i64], chance: Chance) -> None:
        """For everybody one of the answers that were thought of."""
        rest: i64 = self.seats
        while rest != 0:
            seat: i64 = lowest(rest)
            rest &= rest - 1
            said[seat] = answers[seat].any(chance)

    def try_all(
        self, table: Table, answers: list[Answers], seat: i64, said: vec[i64], chance: Chance
    ) -> None:
        """How the answers of a seat fare against what the others say; what they said before
        counts half as much."""
        own = answers[seat]
        place: i64
        for place in range(len(own.alive)):
            said[seat] = own.alive[place]
            value: i64 = self.outcome(table, answers, said, seat, chance)
            own.totals[said[seat]] = own.totals[said[seat]] // 2 + value

    def best_reply(self, tables: list[Table], seat: i64, trials: i64, chance: Chance) -> vec[i64]:
        """Of the own answers that seemed good on some table, the best on all tables."""
        said = vec[i64]([0] * SEATS)
        lines = self.thinkers[0][seat].lines
        size: i64 = len(lines)
        open_still = vec[i64]([0] * size)
        self.totals = vec[i64]([0] * size)
        self.met = vec[i64]([0] * size)
        index: i64
        answer: i64
        for index in range(len(tables)):
            alive = self.thinkers[index][seat].alive
            for answer in range(len(alive)):
                open_still[alive[answer]] = 1
        _: i64
        for index in range(len(tables)):
            thinkers = self.thinkers[index]
            for _ in range(trials):
                self.imagine_answers(thinkers, said, chance)
                for answer in range(size):
                    if open_still[answer] != 0:
                        said[seat] = answer
                        value = self.outcome(tables[index], thinkers, said, seat, chance)
                        self.totals[answer] += value
                        self.met[answer] += 1
        found: i64 = -1
        for answer in range(size):
            if open_still[answer] != 0:
                if found < 0 or self.totals[answer] > self.totals[found]:
                    found = answer
        return lines[found]

    # --- what comes of it --------------------------------------------------------------------

    def outcome(
        self, table: Table, answers: list[Answers], said: vec[i64], seat: i64, chance: Chance
    ) -> i64:
        """What a seat's situation is worth once all answers are opened and their fruits reaped."""
        after = self.answered(table, answers, said)
        self.nodes += 1
        course: i64 = self.mind.course(after)
        if course not in self.courses:
            if len(self.courses) == 0:
                self.foresight.begin(after.revealed())
            self.courses[course] = self.follow(after, chance)
        return self.judge.value(after, seat) + self.courses[course][seat]

    def answered(self, table: Table, answers: list[Answers], said: vec[i64]) -> Table:
        """The table once everybody has answered."""
        after = table.copy()
        rest: i64 = self.seats
        while rest != 0:
            other: i64 = lowest(rest)
            rest &= rest - 1
            line = answers[other].lines[said[other]]
            place: i64
            for place in range(len(line)):
                after.choose(other, line[place])
        return after

    def follow(self, table: Table, chance: Chance) -> vec[i64]:
        """What everybody gains when each plays the best single move until all are asked again."""
        gains = vec[i64]([0] * SEATS)
        after = table.copy()
        self.foresight.play_on(after, chance)
        rest: i64 = self.seats
        while rest != 0:
            seat: i64 = lowest(rest)
            rest &= rest - 1
            gains[seat] = self.judge.value(after, seat)
            gains[seat] -= self.judge.value(table, seat)
        return gains


def answer_for_others(table: Table, seat: i64, chance: Chance) -> None:
    """Where several are asked at once, all but one seat give any answer that is open to them."""
    rest: i64 = table.asked() & ~BIT[seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        answer_at_random(table, lowest(bit), chance)
