"""Asking a bot: it gets its own honest view of a match that is rebuilt from the journal."""

from collections.abc import Sequence

from millhand.arena.selfplay import bot_move
from millhand.bots.at_work import at_work
from millhand.bots.bot import Guest
from millhand.bots.outside import call_in
from millhand.bots.planner import TurnPlanner
from millhand.bots.program import ProgramBot
from millhand.notation.moves import write_move
from millhand.server.engine.openings import Opening
from millhand.server.engine.play import Line, Play
from millhand.server.engine.turns import MINDS, chance_for


def think(
    opening: Opening,
    journal: Sequence[Line],
    seat: int,
    name: str,
    seed: int,
    table: str | None = None,
) -> str:
    """The move that a bot makes for a seat, in notation; Faulty if it has no manners.

    It is called in by the name that the owner of the server has given. At a table that is named it
    keeps to the turn it has thought of; without one it thinks of this move alone.
    """
    match = Play(opening, journal).match
    [bot] = call_in([name])
    if isinstance(bot, Guest):
        with at_work(bot):
            bot.sit_down(match.opened, seat)
    if isinstance(bot, TurnPlanner) and table is not None:
        move = MINDS.move(table, match, seat, bot, seed)
    else:
        move = bot_move(match, seat, bot, chance_for(match, seed))
    if isinstance(bot, ProgramBot):
        bot.break_off()
    return write_move(match.opened, match.settled(move))
