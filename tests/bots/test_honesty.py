"""Bots are honest: what a seat cannot know never changes its choice.

When a bot is asked, what its seat cannot see is dealt anew, and a second bot of its kind is asked
at that other table, with the same stream of chance: it must give the same answers. 2,000 questions
of every game and every bot, with every number of players and every option in turn; without a
compiled engine, fewer of the bots that think. Every third game is played as the bot would; in the
others ramblers play and the bot is only asked, which is faster and leads to odder tables.
"""

from itertools import count, cycle

import pytest
from bots.who_plays import CASES, variants_of
from laws.watching import VARIANTS, opened

from millhand import compiled
from millhand.arena import selfplay
from millhand.arena.selfplay import play_on
from millhand.bots.bot import Bot, Planner, View
from millhand.bots.levels.rambler import Rambler
from millhand.bots.roster import ROSTER, THINKERS, hire
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.match.match import digest
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

QUESTIONS = 2_000
QUESTIONS_INTERPRETED = 100
OWN_GAMES = 3
"""One game of so many is the bot's own."""


class Peeked(AssertionError):
    """A bot answered otherwise at a table that its seat could not tell from the first."""


class Suspect:
    """A bot that is asked twice; `twin` is the one that always sees the table dealt anew."""

    def __init__(self, bot: Bot, twin: Bot) -> None:
        self.bot = bot
        self.twin = twin
        self.name = bot.name
        self.questions = 0

    def choose(self, view: View, chance: Chance) -> int:
        return self.plan(view, chance)[0]

    def plan(self, view: View, chance: Chance) -> list[int]:
        stream, *others = (int(chance.word()) for _ in range(3))
        here, there = (view.imagine(Chance(other)) for other in others)
        menu = Menu()
        here.menu(view.seat, menu)
        assert menu.as_list() == view.menu.as_list()
        answers = ask(self.bot, view, stream)
        again = ask(self.twin, type(view)(view.opened, here, view.seat, menu), stream)
        if answers != again:
            raise Peeked(f"{self.name} answers {answers}, and {again} when others hold other cards")
        self.questions += menu.size > 1 and digest(here) != digest(there)
        return answers


class Interrogated(Suspect):
    """Asked at every second question of a game that a rambler plays in its place."""

    def plan(self, view: View, chance: Chance) -> list[int]:
        if chance.below(2):
            super().plan(view, chance)
        return [Rambler().choose(view, chance)]


def ask(bot: Bot, view: View, stream: int) -> list[int]:
    """All that a bot answers at once."""
    chance = Chance(stream)
    return list(bot.plan(view, chance)) if isinstance(bot, Planner) else [bot.choose(view, chance)]


def watch(make_bot, variants, questions: int) -> int:
    """Let a bot play until it has been asked so often where there was a choice and a secret."""
    asked = 0
    for number, variant in zip(count(), cycle(variants)):
        manner = Interrogated if number % OWN_GAMES else Suspect
        suspects = [manner(make_bot(), make_bot()) for _ in range(variant.players)]
        before = asked
        for _ in play_on(opened(variant), opened(variant).lay(), suspects, Chance(number)):
            asked = before + sum(suspect.questions for suspect in suspects)
            if asked >= questions:
                return asked
    return asked


@pytest.mark.parametrize(("bot", "game"), CASES)
def test_what_a_seat_cannot_know_never_changes_its_choice(bot: str, game: str) -> None:
    questions = QUESTIONS if compiled() or bot not in THINKERS else QUESTIONS_INTERPRETED
    assert watch(ROSTER[bot], variants_of(game), questions) >= questions


# --- the test can fail ---


class Leak(View):
    """A view with the real table in it."""

    def __init__(self, opened, table, seat, menu) -> None:
        super().__init__(opened, table, seat, menu)
        self.table = table


@pytest.fixture
def leaking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "View", Leak)


class Peeker:
    """Looks at a card that it may not see, now and then."""

    name = "peeker"

    def choose(self, view: View, chance: Chance) -> int:
        table, seat = view.table, view.seat
        for kind in range(table.hidden_kinds()):
            hidden = table.unseen(seat, kind)
            if len(hidden) and hidden[0] % 7 == 0:
                return int(view.menu.choices[0])
        return int(view.menu.choices[chance.below(view.menu.size)])


class Thief(Peeker):
    """Thinks like greedy, but on the real table and with an eye on what others hold."""

    name = "thief"

    def plan(self, view: View, chance: Chance) -> list[int]:
        [greedy] = hire(["greedy"])
        answers = list(greedy.plan(view, chance))
        cards = view.table.unseen(view.seat, 0)
        return answers if len(cards) and cards[-1] % 3 else [self.choose(view, chance)]


@pytest.mark.usefixtures("leaking")
@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_bot_that_peeks_is_caught(game: str) -> None:
    with pytest.raises(Peeked, match="peeker answers"):
        watch(Peeker, variants_of(game), 500)


@pytest.mark.usefixtures("leaking")
def test_a_bot_that_thinks_and_peeks_is_caught() -> None:
    with pytest.raises(Peeked, match="thief answers"):
        watch(Thief, VARIANTS, 500)
