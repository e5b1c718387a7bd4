"""Asking a bot: it gets its own honest view of a match that is rebuilt from the journal."""

from collections.abc import Sequence

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.kernel.chance import Chance
from millhand.notation.moves import write_move
from millhand.server.engine.openings import Opening
from millhand.server.engine.play import Said, played_again


def think(opening: Opening, journal: Sequence[Said], seat: int, level: str, seed: int) -> str:
    """The move that a bot of some level makes for a seat, in notation."""
    match = played_again(opening, journal).match
    [bot] = hire([level])
    move = bot_move(match, seat, bot, Chance(seed))
    return write_move(match.opened, match.settled(move))
