"""Bots that think of a whole turn at once are kept until it is played.

What is kept saves thinking and decides nothing: a process that does not have it lets the bot think
of the turn again from its first move on, with the same chances, and comes to the same move.
"""

from collections import OrderedDict
from collections.abc import Sequence

from millhand.arena.selfplay import bot_move
from millhand.bots.planner import TurnPlanner
from millhand.kernel.chance import Chance
from millhand.match.match import Match
from millhand.match.moves import Move

MOST = 256
"""How many bots are kept in the midst of a turn."""


class PlannedTurn:
    """A bot that is asked move after move of a turn of its seat."""

    def __init__(self, match: Match, seat: int, bot: TurnPlanner, seed: int) -> None:
        """Ask it for the first move of the turn that the match has come to now."""
        self.begun = _begun(match.journal, seat)
        self.seat = seat
        self.bot = bot
        self.seed = seed
        self.match = Match.load(match.opened, match.journal[: self.begun], rules=match.rules)
        self.move = self._ask()
        """The bot's answer in the midst of the moves so far."""

    def is_of(self, match: Match, seat: int, seed: int) -> bool:
        """Whether the match has come to this turn, and not otherwise than the bot has seen."""
        begun, seen = _begun(match.journal, seat), self.match.journal
        return (begun, seed) == (self.begun, self.seed) and match.journal[: len(seen)] == seen

    def go_on(self, journal: Sequence[Move]) -> Move:
        """The bot's move after those of a journal; it thinks anew if they are not its own."""
        for made in journal[len(self.match.journal) :]:
            self.match.witness(made)
            self.move = self._ask()
        return self.move

    def _ask(self) -> Move:
        return bot_move(self.match, self.seat, self.bot, chance_for(self.match, self.seed))


class Minds:
    """The turns of this process, by table, seat and bot."""

    def __init__(self) -> None:
        self.turns: OrderedDict[tuple[str, int, str], PlannedTurn] = OrderedDict()

    def move(self, table: str, match: Match, seat: int, bot: TurnPlanner, seed: int) -> Move:
        """A bot's move: of the turn that is kept if that fits, else of a new one."""
        key = (table, seat, bot.name)
        turn = self.turns.pop(key, None)
        if turn is None or not turn.is_of(match, seat, seed):
            turn = PlannedTurn(match, seat, bot, seed)
        move = turn.go_on(match.journal)
        turn.bot.lean_back()
        self.turns[key] = turn
        if len(self.turns) > MOST:
            self.turns.popitem(last=False)
        return move


MINDS = Minds()


def chance_for(match: Match, seed: int) -> Chance:
    """Each move of a match has its own chance, whoever asks and how often."""
    return Chance(seed + len(match.journal))


def _begun(journal: Sequence[Move], seat: int) -> int:
    """How many moves were made before the last ones of a seat that nobody has interrupted."""
    number = len(journal)
    while number and journal[number - 1].seat == seat:
        number -= 1
    return number
