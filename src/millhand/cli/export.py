"""`millhand export`: records as tables for other programs."""

import csv
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from millhand.cli.errors import WRONG_INPUT, WrongInput, tell_fault
from millhand.cli.options import Board
from millhand.cli.reading import RECORD, language_of
from millhand.cli.replay import verify

if TYPE_CHECKING:
    from millhand.match.match import Match

Rows = list[list[object]]

MOVES = ["file", "game", "players", "move", "seat", "colour", "verb", "text"]
SCORES = ["file", "game", "players", "seat", "colour", "points", "won", "source", "source_points"]


def export(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Records (*.mill).")],
    as_csv: Annotated[
        bool, typer.Option("--csv", help="Comma-separated values, a line a move.")
    ] = False,
    scores: Annotated[
        bool, typer.Option("--scores", help="Points by seat and source instead of moves.")
    ] = False,
    board: Board = None,
) -> None:
    """Write the moves (or the scores) of records to standard output; every record is verified."""
    if not as_csv:
        raise WrongInput("is_missing", name="--csv")
    rows: Rows = [list(SCORES if scores else MOVES)]
    for file in files:
        verdict = verify(file, board)
        if verdict.fault is not None or verdict.match is None:
            tell_fault(verdict.fault or RECORD, language_of(None))
            raise typer.Exit(WRONG_INPUT)
        rows += (scores_of if scores else moves_of)(file, verdict.match)
    csv.writer(sys.stdout, lineterminator="\n").writerows(rows)


def moves_of(file: str, match: "Match") -> Rows:
    """A row for every move of a player."""
    from millhand.notation.moves import write_move

    opened = match.opened
    return [
        [
            *(file, opened.game.name, opened.players, number, move.seat),
            *(opened.colours[move.seat], opened.said(move.choices[0], "")[0]),
            write_move(opened, move),
        ]
        for number, move in enumerate(match.journal, start=1)
        if not move.is_deal
    ]


def scores_of(file: str, match: "Match") -> Rows:
    """A row for every source of points of every seat; of a game that is not over, none.

    Who has no points has a row too, without a source: else whoever counts seats would miss them.
    """
    opened = match.opened
    if not match.is_over:
        return []
    winners = opened.winners(match.table)
    return [
        [
            *(file, opened.game.name, opened.players, score.seat, opened.colours[score.seat]),
            *(score.points, int(score.seat in winners), source, points),
        ]
        for score in opened.scores(match.table)
        for source, points in (score.lines or {"": 0}).items()
    ]
