"""The best three turns of a seat, by what it may know, within a given time.

An adviser works on tables that its seat could not tell from the real one. It asks the strongest
judge that there is for the game, and compares the best turns by playing imagined tables on. What it
does is counted in rolls, so that the same seed gives the same advice; a limit in seconds is for
people who wait.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from millhand import compiled
from millhand.advice.comparing import LATER, THOUSAND, Argument, Scales, rounded
from millhand.advice.distinct import Spelling, spelled
from millhand.advice.topics import topics_of
from millhand.bots.bot import ANY
from millhand.bots.judges import judge_for
from millhand.bots.nets import judge_by_net, net_of
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.kernel.table import Table
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.thinking.foresight import Foresight, is_sealed
from millhand.thinking.net import NetJudge
from millhand.thinking.rolls import Manner, Roller, halvings
from millhand.thinking.sealed import SEATS, Sealed
from millhand.thinking.search import Judge, Search
from millhand.thinking.turns import Turns

TURNS = 3
"""So many turns are advised."""
ARGUMENTS = 3
"""So many reasons are given for each …"""
LEAST, LEAST_ODD = 150, 1500
"""… none that matters less than so many thousandths of a point, or, if it is odd, than so many."""
WORLDS = 4
"""On so many imagined tables outcomes are compared."""

TABLES, THOUGHTS, TRIALS = 3, 8, 12
"""How long sealed answers are thought about; see `bots/unseen.py`."""

THOROUGH = Manner(breadth=12, candidates=10, rolls=0, far=2, own_breadth=4, prior=2)
SIMPLE = Manner(breadth=8, candidates=6, rolls=0, far=1, own_breadth=0, prior=2)
"""Where the engine is not compiled, one look ahead must do."""

WEIGHTS = "canny"
"""Whose weights are asked where no net has been learnt."""


@dataclass(frozen=True)
class Budget:
    """How long may be thought."""

    rolls: int = 300
    seconds: float | None = None

    def is_spent(self, began: float, share: float) -> bool:
        """Whether a share of the time is over since thinking began."""
        return self.seconds is not None and monotonic() >= began + share * self.seconds


@dataclass(frozen=True)
class AdvisedTurn:
    """A turn, what it is worth beside the best one, and what speaks for and against it."""

    moves: tuple[Move, ...]
    points: float
    """The difference to the best turn: 0 for the best one itself, else less."""
    arguments: tuple[Argument, ...]
    """Of the best turn what speaks for it against the next one, of others beside the best."""


@dataclass(frozen=True)
class Advice:
    """What an adviser says to a seat."""

    seat: int
    turns: tuple[AdvisedTurn, ...]
    judge: str
    """What it was judged by: a `net`, or `weights`."""
    rolls: int


@dataclass
class Found:
    """A turn that is thought about."""

    spelling: Spelling
    value: int
    """What came of it, in thousandths of a point …"""
    judged: int
    """… and what it seemed to be worth at first sight."""
    outcomes: Sequence[Table]


def strongest_judge(opened: OpenGame) -> Judge:
    """The net of a game's league, or else weights."""
    learnt = net_of(opened)
    return judge_for(opened, WEIGHTS) if learnt is None else judge_by_net(opened, learnt)


class Adviser:
    """Whoever advises the seats of one opened game."""

    def __init__(
        self, opened: OpenGame, manner: Manner | None = None, judge: Judge | None = None
    ) -> None:
        """Raises NoWeights where nothing has been learnt of the game."""
        self.opened = opened
        self.manner = manner or (THOROUGH if compiled() else SIMPLE)
        size = opened.choice_count
        self.judge = judge or strongest_judge(opened)
        self.judged_by = "net" if isinstance(self.judge, NetJudge) else "weights"
        self.roller = Roller(Turns(self.judge, size), Search(self.judge, size), self.manner)
        self.sealed = Sealed(Foresight(self.roller.search))
        self.shares = int(self.judge.mind.shares(opened.players))
        self.scales = Scales(self.judge, topics_of(opened), self.shares)

    def advise(self, table: Table, seat: int, budget: Budget, seed: int = 0) -> Advice:
        """The best turns of a seat that is asked; nothing on the table is changed."""
        seen, chance, rolled = resample(table, seat, Chance(ANY)), Chance(seed), self.roller.rolled
        if is_sealed(seen):
            found = self._sealed_answers(seen, seat, chance)
        else:
            found = self._turns(seen, seat, budget, chance)
        best = found[:TURNS]
        return Advice(
            seat,
            tuple(self._advised(seat, best, place) for place in range(len(best))),
            self.judged_by,
            int(self.roller.rolled - rolled),
        )

    def _advised(self, seat: int, best: Sequence[Found], place: int) -> AdvisedTurn:
        turn, first = best[place], best[0]
        points = (turn.value - first.value) / (THOUSAND * self.shares)
        return AdvisedTurn(turn.spelling.moves, points, tuple(self._arguments(seat, best, place)))

    def _arguments(self, seat: int, best: Sequence[Found], place: int) -> list[Argument]:
        """What speaks for the best turn against the next one, or for and against another one."""
        if len(best) < 2:
            return []
        this, that = best[place], best[1 if place == 0 else 0]
        found = self.scales.arguments(seat, this.outcomes, that.outcomes)
        found.append(self._later(this, that))
        weighty = [one for one in found if abs(one.weight) >= self._least(one) * self.shares]
        told = [one for one in weighty if place or one.weight > 0]
        return sorted(told, key=lambda one: -abs(one.weight))[:ARGUMENTS]

    def _least(self, one: Argument) -> int:
        return LEAST_ODD if one.is_odd else LEAST

    def _later(self, this: Found, that: Found) -> Argument:
        """What came to light only by playing on."""
        weight = (this.value - that.value) - (this.judged - that.judged)
        number = rounded(weight, THOUSAND * self.shares)
        return Argument(LATER, number, weight if number else 0)

    # --- turns ---

    def _turns(self, table: Table, seat: int, budget: Budget, chance: Chance) -> list[Found]:
        """Distinct turns by what came of them, the best one first."""
        turns, manner, began = self.roller.turns, self.manner, monotonic()
        turns.find(table, seat, manner.breadth, 1, 1)
        spellings = self._distinct(table, seat)
        self.roller.gather(vec[i64](list(spellings)))
        self._roll(table, seat, budget, began, chance)
        worlds = [resample(table, seat, Chance(world)) for world in range(WORLDS)]
        return [
            Found(
                spellings[number],
                int(self.roller.mean(number)),
                int(turns.values[number]),
                [self._after(world, seat, turns.turns[number]) for world in worlds],
            )
            for number in map(int, list(self.roller.ranking)[:TURNS])
        ]

    def _distinct(self, table: Table, seat: int) -> dict[int, Spelling]:
        """The best turns by the judge; of those that do the same in other words, one.

        Nor are two advised that are worth just the same, as in two slots that are alike.
        """
        turns = self.roller.turns
        found: dict[int, Spelling] = {}
        known = set()
        for number in sorted(range(len(turns.turns)), key=lambda one: -turns.values[one]):
            if found and turns.values[number] == turns.values[next(reversed(found))]:
                continue
            spelling = spelled(Match(self.opened, table.copy()), seat, list(turns.turns[number]))
            if spelling.essence not in known:
                known.add(spelling.essence)
                found[number] = spelling
            if len(found) == self.manner.candidates:
                break
        return found

    def _roll(self, table: Table, seat: int, budget: Budget, began: float, chance: Chance) -> None:
        """Compare, and drop the worse half again and again until the advised turns are left."""
        alive = len(self.roller.ranking)
        stages = max(1, int(halvings(alive)) - 1)
        for stage in range(1, stages + 1 if alive > 1 else 1):
            for _ in range(budget.rolls // stages // alive):
                if budget.is_spent(began, stage / stages):
                    break
                self.roller.compare(table, seat, alive, chance)
            alive = min(alive, max(TURNS, (alive + 1) // 2))

    def _after(self, world: Table, seat: int, turn: "vec[i64]") -> Table:
        after = world.copy()
        self.roller.carry_out(after, seat, turn)
        return after

    # --- sealed answers ---

    def _sealed_answers(self, table: Table, seat: int, chance: Chance) -> list[Found]:
        """Answers that nobody sees, by how they fare against what others may think of."""
        sealed = self.sealed
        tables = [resample(table, seat, chance) for _ in range(TABLES)]
        sealed.best_sealed(tables, seat, THOUGHTS, TRIALS, chance)
        met = [number for number in range(len(sealed.met)) if sealed.met[number]]
        means = {number: int(sealed.totals[number] // sealed.met[number]) for number in met}
        best = sorted(met, key=lambda number: -means[number])[:TURNS]
        outcome = self._outcomes(tables, seat, chance)
        return [
            Found(
                spelled(Match(self.opened, table.copy()), seat, self._line(seat, number)),
                means[number],
                means[number],
                outcome(number),
            )
            for number in best
        ]

    def _line(self, seat: int, number: int) -> list[int]:
        return list(self.sealed.thinkers[0][seat].lines[number])

    def _outcomes(
        self, tables: list[Table], seat: int, chance: Chance
    ) -> Callable[[int], list[Table]]:
        """What an own answer leads to, whichever: the others answer the same each time."""
        sealed, imagined = self.sealed, []
        for table, thinkers in zip(tables, sealed.thinkers, strict=True):
            for _ in range(WORLDS):
                said = vec[i64]([0] * SEATS)
                sealed.imagine_answers(thinkers, said, chance)
                imagined.append((table, thinkers, said))

        def outcome(number: int) -> list[Table]:
            after = []
            for table, thinkers, said in imagined:
                said[seat] = number
                after.append(sealed.answered(table, thinkers, said))
            return after

        return outcome
