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

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from millhand.kernel.game import Game, OpenGame
from millhand.kernel.table import DEALER
from millhand.match.match import Match, Refused
from millhand.match.moves import Move
from millhand.match.opening import BadOpening, find_game, open_game
from millhand.notation.given import changed_options
from millhand.notation.moves import Unreadable, read_move, write_move

FORMAT = "millhand record 1"
HEAD = ("game", "rules", "board", "players")


class BadRecord(ValueError):
    """A record that cannot be read or does not replay: file, line, what was expected."""

    def __init__(self, source: str, line: int, fault: str) -> None:
        self.source = source
        self.line = line
        self.fault = fault
        super().__init__(f"{source}, line {line}: {fault}")


@dataclass
class Record:
    """What a file says, line by line, before it is believed."""

    source: str
    head: dict[str, str] = field(default_factory=dict)
    options: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
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
        raise BadRecord(source, 1, f"expected «{FORMAT}»")
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            _parse_line(record, number, line.strip())
    for key in HEAD:
        if key not in record.head:
            raise BadRecord(
                source, min(2, record.lines), f"expected a line «{key} …» in the header"
            )
    if "end" not in record.tail:
        raise BadRecord(source, record.lines, "the record is cut off: expected a last line «end …»")
    return record


def _parse_line(record: Record, number: int, line: str) -> None:
    if "end" in record.tail:
        raise BadRecord(record.source, number, "nothing may follow the line «end …»")
    key, _, rest = line.partition(" ")
    if key.isdigit():
        _parse_move(record, number, int(key), rest)
    elif key in HEAD and not record.moves:
        record.head[key] = rest.strip()
    elif key == "option" and not record.moves:
        record.options.append(rest.strip())
    elif key == "seat" and not record.moves:
        record.seats.append(rest.strip())
    elif key in ("scores", "winners", "unfinished", "end"):
        record.tail[key] = (number, rest.strip())
    else:
        raise BadRecord(record.source, number, f"«{key}» begins no line of a record")


def _parse_move(record: Record, number: int, index: int, rest: str) -> None:
    if index != len(record.moves) + 1:
        raise BadRecord(
            record.source, number, f"expected move {len(record.moves) + 1}, not {index}"
        )
    said, bar, digest = rest.partition("|")
    who, _, what = said.strip().partition(" ")
    if not bar or not what or not digest.strip():
        raise BadRecord(record.source, number, "expected «number who move | digest»")
    record.moves.append((number, who, what.strip(), digest.strip()))


def open_record(shelf: Mapping[str, Game], record: Record, board: Path | None = None) -> OpenGame:
    """The game that a record was played with."""
    head = record.head
    try:
        game = find_game(shelf, head["game"])
        if head["rules"] != str(game.rules_version):
            raise BadOpening(
                f"played with rules {head['rules']}, and this is rules {game.rules_version}"
            )
        if not head["players"].isdigit():
            raise BadOpening(f"players must be a number, not «{head['players']}»")
        opened = open_game(shelf, head["game"], int(head["players"]), record.options, board)
    except BadOpening as error:
        raise BadRecord(record.source, 2, str(error)) from error
    if head["board"] != opened.board:
        fault = f"played on the board «{head['board']}», and this is «{opened.board}»"
        raise BadRecord(record.source, 2, fault)
    return opened


def replay(opened: OpenGame, record: Record) -> Iterator[Match]:
    """Play a record move by move; BadRecord names the first difference."""
    match = Match(opened)
    for line, who, what, digest in record.moves:
        _play_line(match, record, line, who, what)
        if match.digest != digest:
            fault = f"after this move the table has digest {match.digest}, not {digest}"
            raise BadRecord(record.source, line, fault)
        yield match
    _compare_end(match, record)


def _play_line(match: Match, record: Record, line: int, who: str, what: str) -> None:
    opened = match.opened
    if who != "dealer" and who not in opened.colours:
        known = ", ".join(["dealer", *opened.colours])
        raise BadRecord(record.source, line, f"«{who}» is nobody; at this table are {known}")
    seat = DEALER if who == "dealer" else opened.colours.index(who)
    try:
        move: Move = read_move(opened, seat, what)
        match.play(move)
    except Unreadable as error:
        raise BadRecord(record.source, line, str(error)) from error
    except Refused as error:
        raise BadRecord(record.source, line, f"the move breaks {error}") from error


def _compare_end(match: Match, record: Record) -> None:
    line, count = record.tail["end"]
    if count != str(len(record.moves)):
        fault = f"the record says {count} moves and has {len(record.moves)}: lines are missing"
        raise BadRecord(record.source, line, fault)
    for expected in _result(match):
        key, _, value = expected.partition(" ")
        if key not in record.tail:
            raise BadRecord(record.source, line, f"expected a line «{expected}»")
        if record.tail[key][1] != value:
            raise BadRecord(record.source, record.tail[key][0], f"expected «{expected}»")


def read_match(
    shelf: Mapping[str, Game], text: str, source: str, board: Path | None = None
) -> tuple[Match, list[str]]:
    """The match that a record holds, verified, and the names of its players."""
    record = parse_record(text, source)
    opened = open_record(shelf, record, board)
    match = deque(replay(opened, record), maxlen=1).pop() if record.moves else Match(opened)
    return match, [seat.partition(" ")[2] for seat in record.seats]
