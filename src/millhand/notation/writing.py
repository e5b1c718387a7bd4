"""Records (`*.mill`) as text: a whole game, or what somebody may know of one.

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
`unfinished` in place of scores and winners. A record that is told to somebody while the game is
played says `told red` in its head, and `?` for whatever red may not know.
"""

from collections.abc import Sequence

from millhand.face.game import OpenGame
from millhand.match.match import Match
from millhand.match.moves import Glimpse, Move
from millhand.notation.moves import UNTOLD, write_move
from millhand.notation.positions import changed_options

FORMAT = "millhand record 1"
DEALT = "dealer"
SPECTATOR = "spectator"


def write_record(match: Match, names: Sequence[str]) -> str:
    """The record of a match; `names` are the players or bots, seat by seat."""
    numbered = enumerate(zip(match.journal, match.digests(), strict=True), start=1)
    lines = [write_line(match.opened, number, *line) for number, line in numbered]
    return "".join([write_head(match, names), *lines, write_tail(match)])


def write_told_record(match: Match, names: Sequence[str], seat: int | None) -> str:
    """The record as far as a seat (None: a spectator) may know it now.

    From the first hidden move on there are no digests: they would tell what is hidden.
    """
    if match.is_over:
        return write_record(match, names)
    opened, lines, hidden = match.opened, [], False
    numbered = enumerate(zip(match.told_to(seat), match.digests(), strict=True), start=1)
    for number, (move, digest) in numbered:
        hidden = hidden or isinstance(move, Glimpse)
        lines.append(write_line(opened, number, move, UNTOLD if hidden else digest))
    told = SPECTATOR if seat is None else opened.colours[seat]
    return "".join([write_head(match, names, told), *lines, write_tail(match)])


def write_head(match: Match, names: Sequence[str], told: str = "") -> str:
    """What stands before the moves."""
    opened = match.opened
    lines = [FORMAT, f"game {opened.game.name}", f"rules {match.rules}"]
    lines += [f"board {opened.board}", f"players {opened.players}"]
    lines += [
        f"option {name}={str(value).lower()}"
        for name, value in changed_options(opened, match.rules).items()
    ]
    lines += [f"seat {colour} {name}" for colour, name in zip(opened.colours, names, strict=True)]
    lines += [f"told {told}"] if told else []
    return "\n".join(lines) + "\n\n"


def write_line(opened: OpenGame, number: int, move: Move | Glimpse, digest: str) -> str:
    """The line of one move."""
    who = DEALT if move.is_deal else opened.colours[move.seat]
    return f"{number} {who} {write_move(opened, move)} | {digest}\n"


def write_tail(match: Match) -> str:
    """What stands after the moves."""
    return "\n" + "\n".join([*result_lines(match), f"end {len(match.journal)}"]) + "\n"


def result_lines(match: Match) -> list[str]:
    """Scores and winners, or that there are none yet."""
    if not match.is_over:
        return ["unfinished"]
    scores = [str(score.points) for score in match.opened.scores(match.table)]
    winners = [match.opened.colours[seat] for seat in match.opened.winners(match.table)]
    return ["scores " + " ".join(scores), "winners " + " ".join(winners)]
