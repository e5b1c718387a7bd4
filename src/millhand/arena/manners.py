"""Whether a bot has manners: its answers are on the menu, and what it cannot see changes none.

When a bot is asked, what its seat cannot see is dealt anew, and a twin of it is asked at that other
table with the same stream of chance: it must give the same answers.
"""

from collections.abc import Sequence

from millhand.arena.selfplay import ask, play_on, told_of
from millhand.bots.bot import BadManners, Bot, View
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
        answers = ask(self.bot, view, Chance(stream))
        dealt_anew = type(view)(view.opened, here, view.seat, menu)
        again = ask(self.twin, dealt_anew, Chance(stream))
        if answers != again:
            said = [", ".join(map(str, one)) for one in (answers, again)]
            raise Peeked("bot_peeks", bot=self.name, answer=said[0], other=said[1])
        self.questions += menu.size > 1 and digest(here) != digest(there)
        return answers


def questions_answered(name: str) -> dict[str, int]:
    """Let a bot play a game of every kind with itself; how often it was asked twice, by game."""
    asked = {}
    for game in SHELF.values():
        opened = game.open(game.players[0], {})
        make_sure_all_play([name], opened)
        table = opened.lay()
        suspects = [Suspect(*call_in([name, name])) for _ in range(opened.players)]
        bots, twins = [one.bot for one in suspects], [one.twin for one in suspects]
        with told_of(opened, bots, table.copy), told_of(opened, twins, table.copy):
            for _ in play_on(opened, table, suspects, Chance(1)):
                pass
        asked[game.name] = sum(suspect.questions for suspect in suspects)
    return asked
