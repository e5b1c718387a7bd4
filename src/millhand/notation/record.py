"""Records (`*.mill`): a whole game as text, replayed without a seed.

    millhand record 1
    game birmingham
    rules 1
    board midlands
    players 2
    option introductory=true
    seat red random
    seat blue Ada

    1 dealer turn_order blue red | 4f0c…
    …
    40 red pass with stone | 92ab…

    scores 12 30
    winners blue
    end 40

After each move stands the digest of the table. A game that is not finished says
`unfinished` in place of scores and winners.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from millhand.face.faults import Fact, Fault, Faulty
from millhand.face.game import Game, OpenGame
from millhand.face.spelling import is_number
from millhand.kernel.table import DEALER
from millhand.match.agreement import BadOpening, find_game, open_game, read_options
from millhand.match.match import Match, Refused
from millhand.match.moves import Move
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.notation.positions import changed_options

FORMAT = "millhand record 1"
HEAD = ("game", "rules", "board", "players")


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


# --- writing ----------------------------------------------------------------------------------


def write_record(match: Match, names: Sequence[str]) -> str:
    """The record of a match; `names` are the players or bots, seat by seat."""
    opened = match.opened
    lines = [FORMAT, f"game {opened.game.name}", f"rules {opened.game.rules_version}"]
    lines += [f"board {opened.board}", f"players {opened.players}"]
    lines += [
        f"option {name}={str(value).lower()}" for name, value in changed_options(opened).items()
    ]
    lines += [f"seat {colour} {name}" for colour, name in zip(opened.colours, names, strict=True)]
    lines.append("")
    again = Match(opened)
    for number, move in enumerate(match.journal, start=1):
        again.play(move)
        who = "dealer" if move.is_deal else opened.colours[move.seat]
        lines.append(f"{number} {who} {write_move(opened, move)} | {again.digest}")
    lines += ["", *_result(match), f"end {len(match.journal)}"]
    return "\n".join(lines) + "\n"


def _result(match: Match) -> list[str]:
    if not match.is_over:
        return ["unfinished"]
    scores = [str(score.points) for score in match.opened.scores(match.table)]
    winners = [match.opened.colours[seat] for seat in match.opened.winners(match.table)]
    return ["scores " + " ".join(scores), "winners " + " ".join(winners)]


# --- reading ----------------------------------------------------------------------------------


def parse_record(text: str, source: str) -> Record:
    """The lines of a record, sorted; BadRecord where a line is none of a record's."""
    record = Record(source)
    lines = text.splitlines()
    record.lines = len(lines)
    if not lines or lines[0].strip() != FORMAT:
        raise bad_record(record, 1, "line_is_expected", expected=FORMAT)
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            _parse_line(record, number, line.strip())
    for key in HEAD:
        if key not in record.head:
            raise bad_record(record, min(2, record.lines), "head_lacks_a_line", key=key)
    if "end" not in record.tail:
        raise bad_record(record, record.lines, "record_is_cut_off")
    return record


def _parse_line(record: Record, number: int, line: str) -> None:
    if "end" in record.tail:
        raise bad_record(record, number, "nothing_follows_the_end")
    key, _, rest = line.partition(" ")
    if key in record.head or key in record.tail:
        raise bad_record(record, number, "line_stands_twice", key=key)
    if key.isdigit():
        _parse_move(record, number, key, rest)
    elif key in HEAD and not record.moves:
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
    if not bar or not what or not digest.strip():
        raise bad_record(record, number, "line_is_expected", expected="number who move | digest")
    record.moves.append((number, who, what.strip(), digest.strip()))


def open_record(shelf: Mapping[str, Game], record: Record, board: Path | None = None) -> OpenGame:
    """The game that a record was played with."""
    line, name = record.head["game"]
    try:
        game = find_game(shelf, name)
        line, rules = record.head["rules"]
        if rules != str(game.rules_version):
            ours = game.rules_version
            raise BadOpening("rules_are_others", rules=rules, ours=ours)
        for line, option in record.options:  # noqa: B007 - the line of the bad one is told
            read_options(game, [option])
        line, players = record.head["players"]
        options = [option for _, option in record.options]
        opened = open_game(shelf, name, _number(players), options, board)
    except BadOpening as error:
        raise BadRecord(record.source, line, error.fault) from error
    _compare_table(record, opened)
    return opened


def _compare_table(record: Record, opened: OpenGame) -> None:
    """The board and the seats are those of the game that was opened."""
    line, board = record.head["board"]
    if board != opened.board:
        raise bad_record(record, line, "board_is_another", board=board, ours=opened.board)
    if [seat.partition(" ")[0] for _, seat in record.seats] != list(opened.colours):
        line, _ = record.seats[-1] if record.seats else record.head["players"]
        expected = [f"«seat {colour} …»" for colour in opened.colours]
        raise bad_record(record, line, "seats_are_expected", expected=expected)


def _number(players: str) -> int:
    if not is_number(players):
        raise BadOpening("number_is_needed", words=players)
    return int(players)


def replay(opened: OpenGame, record: Record) -> Iterator[Match]:
    """Play a record move by move; BadRecord names the first difference."""
    match = Match(opened)
    for line, who, what, digest in record.moves:
        _play_line(match, record, line, who, what)
        if match.digest != digest:
            raise bad_record(record, line, "digest_differs", ours=match.digest, theirs=digest)
        yield match
    _compare_end(match, record)


def _play_line(match: Match, record: Record, line: int, who: str, what: str) -> None:
    opened = match.opened
    if who != "dealer" and who not in opened.colours:
        known = ["dealer", *opened.colours]
        raise bad_record(record, line, "nobody_has_this_name", name=who, known=known)
    seat = DEALER if who == "dealer" else opened.colours.index(who)
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
    result = {said.partition(" ")[0]: said for said in _result(match)}
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
    opened = open_record(shelf, record, board)
    match = Match(opened)
    for match in replay(opened, record):  # noqa: B007 - the last one is the whole match
        pass
    return match, [seat.partition(" ")[2] for _, seat in record.seats]
