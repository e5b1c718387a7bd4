"""Games as tables: what some games of bots come to, in rows for whoever studies or learns.

| table | a row is |
|---|---|
| records | a game: its seed and its whole record |
| moves | a complete move: who, which verb, how it is written |
| scores | a seat of a game: points, where they came from, place, whether it won |
| positions | an answer: what the seat saw (its observation), what it chose, what came of it |

A part holds some games that follow one another. The same part is the same bytes, whoever makes it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from librt.vecs import vec
from mypy_extensions import i16

from millhand.arena.selfplay import play_match
from millhand.arena.simulate import Plan
from millhand.bots.outside import call_in, label_of
from millhand.face.game import OpenGame
from millhand.lab.rewards import rewards
from millhand.match.agreement import open_game
from millhand.match.match import Match
from millhand.notation.moves import write_move
from millhand.notation.writing import write_record
from millhand.shelf import SHELF

Columns = dict[str, list[Any]]

RECORDS, MOVES, SCORES, POSITIONS = "records", "moves", "scores", "positions"


@dataclass(frozen=True)
class PartTask:
    """Some games that make one part of a dataset."""

    plan: Plan
    numbers: range
    positions: bool


@dataclass(frozen=True)
class PartFiles:
    """A part as it is written: for each table the bytes of a file and how many rows are in it."""

    files: Mapping[str, bytes]
    rows: Mapping[str, int]


@dataclass
class Sheet:
    """Rows as they are gathered, column by column."""

    schema: Any
    columns: Columns = field(default_factory=dict)

    def add(self, **row: Any) -> None:
        """One more row."""
        for name in self.schema.names:
            self.columns.setdefault(name, []).append(row[name])

    def written(self) -> tuple[bytes, int]:
        """A Parquet file, and how many rows it has."""
        columns = {name: self.columns.get(name, []) for name in self.schema.names}
        table = pa.Table.from_pydict(columns, schema=self.schema)
        into = BytesIO()
        pq.write_table(table, into, compression="zstd", use_dictionary=True)
        return into.getvalue(), table.num_rows


def schemas(width: int) -> dict[str, Any]:
    """The columns of each table; an observation has so many numbers."""
    return {
        RECORDS: pa.schema([("game", pa.int32()), ("seed", pa.int64()), ("record", pa.string())]),
        MOVES: pa.schema(
            [
                ("game", pa.int32()),
                ("move", pa.int16()),
                ("seat", pa.int8()),
                ("verb", pa.string()),
                ("text", pa.string()),
            ]
        ),
        SCORES: pa.schema(
            [
                ("game", pa.int32()),
                ("seat", pa.int8()),
                ("bot", pa.string()),
                ("points", pa.int32()),
                ("place", pa.int8()),
                ("won", pa.bool_()),
                ("sources", pa.map_(pa.string(), pa.int32())),
            ]
        ),
        POSITIONS: pa.schema(
            [
                ("game", pa.int32()),
                ("move", pa.int16()),
                ("seat", pa.int8()),
                ("observation", pa.list_(pa.int16(), width)),
                ("choice", pa.int32()),
                ("points", pa.int32()),
                ("won", pa.bool_()),
                ("reward", pa.float32()),
            ]
        ),
    }


def make_part(task: PartTask) -> PartFiles:
    """Play the games of a part and write its files."""
    plan = task.plan
    opened = open_game(SHELF, plan.game, plan.players, plan.options, plan.board)
    bots, labels = call_in(plan.bots), [label_of(name) for name in plan.bots]
    sheets = {name: Sheet(schema) for name, schema in schemas(width_of(opened)).items()}
    if not task.positions:
        del sheets[POSITIONS]
    for number in task.numbers:
        match = play_match(opened, bots, plan.seed + number)
        sheets[RECORDS].add(
            game=number, seed=plan.seed + number, record=write_record(match, labels)
        )
        add_moves(sheets[MOVES], number, match)
        add_scores(sheets[SCORES], number, match, labels)
        if task.positions:
            add_positions(sheets[POSITIONS], number, match)
    written = {name: sheet.written() for name, sheet in sheets.items()}
    return PartFiles(
        {name: file for name, (file, _) in written.items()},
        {name: rows for name, (_, rows) in written.items()},
    )


def width_of(opened: OpenGame) -> int:
    """How many numbers an observation has."""
    return int(opened.observed().observer().width)


def add_moves(sheet: Sheet, game: int, match: Match) -> None:
    """The players' moves; deals stand in the record."""
    for number, move in enumerate(match.journal, start=1):
        if not move.is_deal:
            verb = match.opened.said(move.choices[0], "")[0]
            text = write_move(match.opened, move)
            sheet.add(game=game, move=number, seat=move.seat, verb=verb, text=text)


def add_scores(sheet: Sheet, game: int, match: Match, labels: Sequence[str]) -> None:
    """How every seat ended; seats with the same points share a place, unless a tie was broken."""
    scores, winners = match.opened.scores(match.table), match.opened.winners(match.table)
    for score in scores:
        better = sum(other.points > score.points for other in scores)
        won = score.seat in winners
        sheet.add(
            game=game,
            seat=score.seat,
            bot=labels[score.seat],
            points=score.points,
            place=1 if won else max(better + 1, len(winners) + 1),
            won=won,
            sources=[(source, points) for source, points in score.lines.items()],
        )


def add_positions(sheet: Sheet, game: int, match: Match) -> None:
    """Every answer of the game, with what the seat saw before it."""
    opened = match.opened
    observer = opened.observed().observer()
    row: vec[i16] = vec[i16]([0] * int(observer.width))
    points = [score.points for score in opened.scores(match.table)]
    winners, worth = opened.winners(match.table), rewards(opened, match.table)
    again = Match(opened)
    for number, move in enumerate(match.journal, start=1):
        table = again.table.copy()
        for choice in () if move.is_deal else move.choices:
            observer.write(table, move.seat, row, 0)
            sheet.add(
                game=game,
                move=number,
                seat=move.seat,
                observation=list(row),
                choice=choice,
                points=points[move.seat],
                won=move.seat in winners,
                reward=worth[move.seat],
            )
            table.choose(move.seat, choice)
        again.play(move)
