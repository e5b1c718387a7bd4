"""`millhand replay`: records, verified move by move."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from millhand.cli.errors import WRONG_INPUT, WrongInput, tell_fault
from millhand.cli.options import Board, Json, Language
from millhand.cli.output import console, progress, put_json, say
from millhand.cli.reading import RECORD, board_file, language_of, read_text
from millhand.face.faults import Fault

if TYPE_CHECKING:
    from millhand.match.match import Match

DIFFERS = 1
"""The exit code when a record is one, and yet does not replay."""


@dataclass
class Verdict:
    """What became of one file."""

    file: str
    code: int = 0
    fault: Fault | None = None
    line: int | None = None
    match: "Match | None" = None
    """The match as far as it could be replayed."""
    told_to: str = ""
    """Who may know what the record tells, if it does not tell all."""

    def document(self, language: str) -> dict[str, Any]:
        """The verdict as data."""
        from millhand.playing.standings import result
        from millhand.words.faults import say_fault

        told: dict[str, Any] = {"file": self.file, "ok": self.code == 0}
        if self.fault is not None:
            told |= {"line": self.line, "difference": say_fault(self.fault, language)}
        if self.match is None:
            return told
        opened, how = self.match.opened, result(self.match)
        kept = how if self.match.is_over else {key: how[key] for key in ("finished", "moves")}
        told |= {"told_to": self.told_to} if self.told_to else {}
        return told | {"game": opened.game.name, "players": opened.players} | kept


def replay(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Records (*.mill).")],
    board: Board = None,
    show: Annotated[bool, typer.Option("--show", help="Tell the games in words.")] = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Verify records move by move and name the first difference; exit code 1 if there is one."""
    tongue = language_of(language)
    verdicts = []
    with progress(f"{len(files)} records", len(files), as_json) as advance:
        for file in files:
            verdicts.append(verify(file, board))
            advance(1)
    logs = [tell(verdict, tongue) if show else [] for verdict in verdicts]
    if as_json:
        told = zip(verdicts, logs, strict=True)
        records = [one.document(tongue) | ({"log": log} if show else {}) for one, log in told]
        put_json({"records": records})
    for verdict, log in zip(verdicts, logs, strict=True):
        if not as_json:
            _show(verdict, log)
        if verdict.fault is not None:
            tell_fault(verdict.fault, tongue)
    worst = max(verdict.code for verdict in verdicts)
    if worst:
        raise typer.Exit(worst)


def verify(file: str, board: str | None) -> Verdict:
    """Replay one file."""
    from millhand.match.match import Match
    from millhand.notation.record import BadRecord, open_record, parse_record
    from millhand.notation.record import replay as replayed
    from millhand.shelf import SHELF

    verdict = Verdict(file, WRONG_INPUT)
    try:
        record = parse_record(read_text(file, RECORD, or_stdin=True), file)
        opened = open_record(SHELF, record, board_file(board))
        verdict.code, verdict.match = DIFFERS, Match(opened)
        verdict.told_to = record.told_to
        for verdict.match in replayed(opened, record):
            pass
        verdict.code = 0
    except BadRecord as error:
        verdict.fault, verdict.line = error.fault, error.line
    except WrongInput as error:
        verdict.fault = error.fault
    return verdict


def tell(verdict: Verdict, language: str) -> list[str]:
    """The game in words, as far as it could be replayed, a paragraph for each move."""
    if verdict.match is None:
        return []
    from millhand.playing.chronicle import Chronicle
    from millhand.words.words import Words

    words = Words(language, verdict.match.opened.game.name)
    chronicle = Chronicle(verdict.match)
    return [f"{one.number}. {chronicle.paragraph(one, words)}" for one in chronicle.chapters]


def _show(verdict: Verdict, log: list[str]) -> None:
    out = console()
    for line in log:
        say(out, line)
    match = verdict.match
    if verdict.code or match is None:
        return
    result = f"the rest is not told to {verdict.told_to}" if verdict.told_to else "unfinished"
    if match.is_over:
        scores = " ".join(str(score.points) for score in match.opened.scores(match.table))
        won = [match.opened.colours[seat] for seat in match.opened.winners(match.table)]
        result = f"scores {scores}, won by {' and '.join(won)}"
    say(out, f"{verdict.file}: verified, {len(match.journal)} moves, {result}")
