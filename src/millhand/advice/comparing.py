"""What speaks for one turn against another: the topics in which their outcomes differ most."""

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from millhand.advice.topics import UNCOUNTED, Numbers, Topic
from millhand.kernel.table import Table
from millhand.thinking.mind import CLOSE_ROW, VERDICT
from millhand.thinking.net import NetJudge, weighed
from millhand.thinking.search import Judge

Row = vec[i64]

FINAL = Topic("final")
"""The game is over: nothing counts but how it has ended."""
LATER = Topic("later")
"""What turns out only when the table is played on."""

THOUSAND = 1000


@dataclass(frozen=True)
class Argument:
    """In one topic a turn leaves its seat otherwise than another turn would."""

    topic: Topic
    number: int
    """By how much more: pounds, tiles, points …"""
    weight: int
    """What that is worth to the judge, in thousandths of a point."""

    @property
    def is_odd(self) -> bool:
        """Whether a judge likes what no player would: it makes up for something else that it sees,
        such as a larger network for links that are paid already."""
        welcome = self.topic.is_welcome(self.number)
        return welcome is not None and welcome != (self.weight > 0)


class Scales:
    """A judge's opinion, taken apart by topics."""

    def __init__(self, judge: Judge, topics: dict[Topic, Numbers], others: int) -> None:
        self.judge = judge
        self.topics = topics
        self.others = others

    def arguments(
        self, seat: int, these: Sequence[Table], those: Sequence[Table]
    ) -> list[Argument]:
        """What is different after one turn from what is after the other, on the same tables."""
        if any(table.is_over() for table in (*these, *those)):
            return [self._final(seat, these, those)]
        found = []
        pairs = [self._rows(seat, *pair) for pair in zip(these, those, strict=True)]
        for topic, numbers in self.topics.items():
            argument = self._argument(topic, numbers, pairs)
            if argument.weight and (argument.number or topic.name in UNCOUNTED):
                found.append(argument)
        return found

    def _final(self, seat: int, these: Sequence[Table], those: Sequence[Table]) -> Argument:
        values = [sum(self.judge.value(one, seat) for one in tables) for tables in (these, those)]
        weight = int(values[0] - values[1]) // len(these)
        return Argument(FINAL, rounded(weight, THOUSAND * self.others), weight)

    def _argument(
        self, topic: Topic, numbers: Numbers, pairs: Sequence[tuple[int, Row, Row]]
    ) -> Argument:
        number = weight = 0
        for chapter, this, that in pairs:
            if all(this[place] == that[place] for place in numbers.places):
                continue
            number += sum(
                times * int(this[place] - that[place]) for place, times in numbers.told.items()
            )
            weight += self._difference(chapter, this, that, numbers.places)
        share = self.others if numbers.shared else 1
        return Argument(topic, rounded(number, share * len(pairs)), weight // len(pairs))

    def _difference(self, chapter: int, this: Row, that: Row, places: Sequence[int]) -> int:
        """What some numbers matter: the mean of giving them to that row, and taking from this."""
        given, taken = that[:], this[:]
        for place in places:
            given[place], taken[place] = this[place], that[place]
        gains = self._worth(chapter, given) - self._worth(chapter, that)
        losses = self._worth(chapter, this) - self._worth(chapter, taken)
        return (gains + losses) // 2

    # --- rows ---

    def _rows(self, seat: int, this: Table, that: Table) -> tuple[int, Row, Row]:
        """Both as the judge sees them, in the chapter to which the first one has come."""
        return int(self.judge.mind.chapter(this)), self._row(seat, this), self._row(seat, that)

    def _row(self, seat: int, table: Table) -> Row:
        row = vec[i64]([0] * CLOSE_ROW)
        self.judge.mind.look_closely(table, seat, row)
        return row

    def _worth(self, chapter: int, row: Row) -> int:
        judge = self.judge
        verdict = int(weighed(judge.weights, chapter * judge.features, row, judge.features))
        if not isinstance(judge, NetJudge):
            return verdict
        row[VERDICT] = verdict // 100
        return int(judge.net.result(row, chapter * judge.net.parts // judge.chapters))


def rounded(number: int, parts: int) -> int:
    """A part of a number, to the nearest whole one; a half counts as nothing."""
    sign = -1 if number < 0 else 1
    return sign * ((2 * abs(number) + parts - 1) // (2 * parts))
