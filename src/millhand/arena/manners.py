"""Whether a bot has manners: its answers are on the menu, and what it cannot see changes none.

When a bot is asked, what its seat cannot see is dealt anew, and a twin of it is asked at that other
table with the same stream of chance: it must give the same answers.
"""

from collections.abc import Sequence

from millhand.arena.selfplay import play_on
from millhand.bots.bot import BadManners, Bot, Planner, View
from millhand.bots.outside import call_in, make_sure_all_play
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.match.match import digest
from millhand.shelf import SHELF


class Peeked(BadManners):
    """A bot answered otherwise at a table that its seat could not tell from the first."""


class Suspect:
    """A bot that is asked twice; `twin` is the one that always sees the table dealt anew."""

    def __init__(self, bot: Bot, twin: Bot) -> None:
        self.bot = bot
        self.twin = twin
        self.name = bot.name
        self.questions = 0
        """How often there was a choice, and something hidden."""

    def choose(self, view: View, chance: Chance) -> int:
        """The first of its answers."""
        return self.plan(view, chance)[0]

    def plan(self, view: View, chance: Chance) -> Sequence[int]:
        """The bot's answers, if its twin gives the same."""
        stream, *others = (int(chance.word()) for _ in range(3))
        here, there = (view.imagine(Chance(other)) for other in others)
        menu = Menu()
        here.menu(view.seat, menu)
        answers = ask(self.bot, view, stream)
        again = ask(self.twin, type(view)(view.opened, here, view.seat, menu), stream)
        if answers != again:
            said = [", ".join(map(str, one)) for one in (answers, again)]
            raise Peeked("bot_peeks", bot=self.name, answer=said[0], other=said[1])
        self.questions += menu.size > 1 and digest(here) != digest(there)
        return answers


def ask(bot: Bot, view: View, stream: int) -> list[int]:
    """All that a bot answers at once."""
    chance = Chance(stream)
    return list(bot.plan(view, chance)) if isinstance(bot, Planner) else [bot.choose(view, chance)]


def questions_answered(name: str) -> dict[str, int]:
    """Let a bot play a game of every kind with itself; how often it was asked twice, by game."""
    asked = {}
    for game in SHELF.values():
        opened = game.open(game.players[0], {})
        make_sure_all_play([name], opened)
        suspects = [Suspect(*call_in([name, name])) for _ in range(opened.players)]
        for _ in play_on(opened, opened.lay(), suspects, Chance(1)):
            pass
        asked[game.name] = sum(suspect.questions for suspect in suspects)
    return asked
