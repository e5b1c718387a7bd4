"""Records (`*.mill`): reading them, and playing them again without a seed.

How they are written stands in `writing.py`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from millhand.face.faults import Fact, Fault, Faulty
from millhand.face.game import Game, OpenGame
from millhand.face.owning import name_of_board
from millhand.face.spelling import is_number
from millhand.kernel.table import DEALER
from millhand.match.agreement import (
    BadOpening,
    find_game,
    former_defaults,
    open_game,
    read_options,
)
from millhand.match.match import Match, Refused
from millhand.match.moves import Move
from millhand.notation.moves import UNTOLD, Unreadable, read_move
from millhand.notation.writing import DEALT, FORMAT, result_lines

HEAD = ("game", "rules", "board", "players")

DIGEST = re.compile(rf"[0-9a-f]{{16}}|{re.escape(UNTOLD)}")
WHOLE_MOVE = re.compile(rf" *\d+ \S+ .+ \| +({DIGEST.pattern}) *")


class BadRecord(Faulty):
    """A record that cannot be read or does not replay: file, line, what was expected."""

    def __init__(self, source: str, line: int, cause: Fault) -> None:
        self.line = line
        self.cause = cause
        super().__init__("record_is_bad", file=source, line=line, fault=cause)


def bad_record(record: "Record", line: int, reason: str, **facts: Fact) -> BadRecord:
    """A fault in some line of a record."""
    return BadRecord(record.source, line, Fault(reason, **facts))


@dataclass
class Record:
    """What a file says, line by line, before it is believed."""

    source: str
    head: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Here and below, the number of the line stands before what it says."""
    options: list[tuple[int, str]] = field(default_factory=list)
    seats: list[tuple[int, str]] = field(default_factory=list)
    moves: list[tuple[int, str, str, str]] = field(default_factory=list)
    """Line number, who, what, digest."""
    tail: dict[str, tuple[int, str]] = field(default_factory=dict)
    lines: int = 0
    read: int = 0
    """How many lines could be read."""
    torn: bool = False
    """Whether what came after them was dropped."""

    @property
    def rules(self) -> int:
        """The version of the rules that it was begun with."""
        return int(self.head["rules"][1])

    @property
    def told_to(self) -> str:
        """Who may know what it tells; '' if it tells all."""
        return self.head["told"][1] if "told" in self.head else ""

    @property
    def names(self) -> list[str]:
        """Who played, seat by seat."""
        return [seat.partition(" ")[2] for _, seat in self.seats]


# --- lines ------------------------------------------------------------------------------------


def parse_record(text: str, source: str, mend: bool = False) -> Record:
    """The lines of a record, sorted; BadRecord where a line is none of a record's.

    With `mend`, what a power cut has left of the last line is dropped (`Record.torn`).
    """
    record = Record(source)
    lines = text.splitlines()
    record.lines = len(lines)
    if not lines or lines[0].strip() != FORMAT:
        raise bad_record(record, 1, "line_is_expected", expected=FORMAT)
    try:
        _parse_lines(record, lines)
    except BadRecord:
        if not mend or not _is_torn(record, lines[record.read :]):
            raise
        record.torn, record.tail = True, {}
    return record


def _parse_lines(record: Record, lines: Sequence[str]) -> None:
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            _parse_line(record, number, line.strip())
        record.read = number
    for key in HEAD:
        if key not in record.head:
            raise bad_record(record, min(2, record.lines), "head_lacks_a_line", key=key)
    if not _has_an_end(record):
        raise bad_record(record, record.lines, "record_is_cut_off")


def _has_an_end(record: Record) -> bool:
    """Whether the last line is there, with its number written out."""
    if "end" not in record.tail:
        return False
    said, moves = record.tail["end"][1], str(len(record.moves))
    return said == moves or not moves.startswith(said.strip("\0"))


def _is_torn(record: Record, rest: Sequence[str]) -> bool:
    """Whether only the end is spoilt: the head is whole, and no whole move is among the rest."""
    whole = [line for line in rest if WHOLE_MOVE.fullmatch(line)]
    return all(key in record.head for key in HEAD) and bool(record.moves) and not whole


def _parse_line(record: Record, number: int, line: str) -> None:
    if "end" in record.tail:
        raise bad_record(record, number, "nothing_follows_the_end")
    key, _, rest = line.partition(" ")
    if key in record.head or key in record.tail:
        raise bad_record(record, number, "line_stands_twice", key=key)
    if key.isdigit():
        _parse_move(record, number, key, rest)
    elif key in (*HEAD, "told") and not record.moves:
        record.head[key] = (number, rest.strip())
    elif key == "option" and not record.moves:
        record.options.append((number, rest.strip()))
    elif key == "seat" and not record.moves:
        record.seats.append((number, rest.strip()))
    elif key in ("scores", "winners", "unfinished", "end"):
        record.tail[key] = (number, rest.strip())
    else:
        raise bad_record(record, number, "word_begins_no_line", word=key)


def _parse_move(record: Record, number: int, index: str, rest: str) -> None:
    if index != str(len(record.moves) + 1):
        expected = len(record.moves) + 1
        raise bad_record(record, number, "another_move_is_expected", expected=expected, found=index)
    said, bar, digest = rest.partition("|")
    who, _, what = said.strip().partition(" ")
    if not bar or not what or not DIGEST.fullmatch(digest.strip()):
        raise bad_record(record, number, "line_is_expected", expected="number who move | digest")
    record.moves.append((number, who, what.strip(), digest.strip()))


# --- the match --------------------------------------------------------------------------------


def open_record(shelf: Mapping[str, Game], record: Record, board: Path | None = None) -> OpenGame:
    """The game that a record was played with."""
    line, name = record.head["game"]
    try:
        game = find_game(shelf, name)
        line, said = record.head["rules"]
        rules = _number(said)
        former_defaults(game, rules)
        for line, option in record.options:  # noqa: B007 - the line of the bad one is told
            read_options(game, [option])
        line, players = record.head["players"]
        options = [option for _, option in record.options]
        opened = open_game(shelf, name, _number(players), options, board, rules)
    except BadOpening as error:
        raise BadRecord(record.source, line, error.fault) from error
    _compare_table(record, opened)
    return opened


def _compare_table(record: Record, opened: OpenGame) -> None:
    """The board and the seats are those of the game that was opened."""
    line, board = record.head["board"]
    ours = opened.board
    if board != ours and name_of_board(board) == name_of_board(ours):
        raise bad_record(record, line, "board_is_another_of_that_name", board=board, ours=ours)
    if board != ours:
        raise bad_record(record, line, "board_is_another", board=board, ours=ours)
    if [seat.partition(" ")[0] for _, seat in record.seats] != list(opened.colours):
        line, _ = record.seats[-1] if record.seats else record.head["players"]
        expected = [f"«seat {colour} …»" for colour in opened.colours]
        raise bad_record(record, line, "seats_are_expected", expected=expected)


def _number(said: str) -> int:
    if not is_number(said):
        raise BadOpening("number_is_needed", words=said)
    return int(said)


def replay(opened: OpenGame, record: Record) -> Iterator[Match]:
    """Play a record move by move, as far as it is told; BadRecord names the first difference.

    Where tables were laid out otherwise when it was begun, its digests say nothing today.
    """
    match = Match(opened, rules=record.rules)
    compared = record.rules >= opened.game.digests_since
    for line, who, what, digest in record.moves:
        if digest == UNTOLD and record.told_to:
            return
        _play_line(match, record, line, who, what)
        if compared and match.digest != digest:
            raise bad_record(record, line, "digest_differs", ours=match.digest, theirs=digest)
        yield match
    if not record.torn:
        _compare_end(match, record)


def _play_line(match: Match, record: Record, line: int, who: str, what: str) -> None:
    opened = match.opened
    if who != DEALT and who not in opened.colours:
        known = [DEALT, *opened.colours]
        raise bad_record(record, line, "nobody_has_this_name", name=who, known=known)
    seat = DEALER if who == DEALT else opened.colours.index(who)
    try:
        move: Move = read_move(opened, seat, what)
        match.play(move)
    except Unreadable as error:
        raise BadRecord(record.source, line, error.fault) from error
    except Refused as error:
        raise bad_record(record, line, "move_breaks_rules", rules=str(error)) from error


def _compare_end(match: Match, record: Record) -> None:
    line, count = record.tail["end"]
    if count != str(len(record.moves)):
        found = len(record.moves)
        raise bad_record(record, line, "lines_are_missing", said=count, found=found)
    result = {said.partition(" ")[0]: said for said in result_lines(match)}
    for key, said in result.items():
        if key not in record.tail:
            raise bad_record(record, line, "line_is_expected", expected=said)
        if f"{key} {record.tail[key][1]}".strip() != said:
            raise bad_record(record, record.tail[key][0], "line_is_expected", expected=said)
    for key, (where, _) in record.tail.items():
        if key not in (*result, "end"):
            expected = " ".join(result)
            raise bad_record(record, where, "another_line_is_expected", expected=expected, word=key)


def read_match(
    shelf: Mapping[str, Game], text: str, source: str, board: Path | None = None
) -> tuple[Match, list[str]]:
    """The match that a record holds, verified, and the names of its players."""
    record = parse_record(text, source)
    return match_of(shelf, record, board), record.names


def match_of(shelf: Mapping[str, Game], record: Record, board: Path | None = None) -> Match:
    """The match that a record holds, verified; what is only told to somebody holds none."""
    opened = open_record(shelf, record, board)
    if record.told_to:
        line, who = record.head["told"]
        raise bad_record(record, line, "record_is_only_told", who=who)
    match = Match(opened, rules=record.rules)
    for match in replay(opened, record):  # noqa: B007 - the last one is the whole match
        pass
    return match
