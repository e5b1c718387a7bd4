"""Bots are honest: what a seat cannot know never changes its choice.

When a bot is asked, what its seat cannot see is dealt anew, and a second bot of its kind is asked
at that other table, with the same stream of chance: it must give the same answers. 2,000 questions
of every game and every bot, with every number of players and every option in turn; fewer of bots
that take their time, and without a compiled engine of all that think. A hasty bot that thinks as
those with time do, with any net, is asked often. Every third game is played as the bot would; in
the others ramblers play and the bot is only asked, which is faster and leads to odder tables.
"""

from functools import partial
from itertools import count, cycle

import pytest
from bots.hasty import Hasty
from bots.who_plays import CASES, variants_of
from laws.watching import VARIANTS, opened

from millhand import compiled
from millhand.arena import selfplay
from millhand.arena.manners import Peeked, Suspect
from millhand.arena.selfplay import play_on
from millhand.bots.bot import View
from millhand.bots.levels.rambler import Rambler
from millhand.bots.roster import ROSTER, THINKERS, hire
from millhand.kernel.chance import Chance
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

QUESTIONS = 2_000
QUESTIONS_INTERPRETED = 100
OF_THE_SLOW = {"shrewd": 20, "master": 3}
OF_THE_HASTY = 30
OWN_GAMES = 3
"""One game of so many is the bot's own."""


class Interrogated(Suspect):
    """Asked at every second question of a game that a rambler plays in its place."""

    def plan(self, view: View, chance: Chance) -> list[int]:
        if chance.below(2):
            super().plan(view, chance)
        return [Rambler().choose(view, chance)]


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
    questions = OF_THE_SLOW.get(bot, questions)
    assert watch(ROSTER[bot], variants_of(game, bot), questions) >= questions


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_hasty_planner_is_honest_with_any_net(game: str) -> None:
    questions = OF_THE_HASTY if compiled() else OF_THE_HASTY // 10
    for variant in variants_of(game)[::3]:
        assert watch(partial(Hasty, opened(variant)), [variant], questions) >= questions


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
    with pytest.raises(Peeked, match="bot_peeks: bot peeker"):
        watch(Peeker, variants_of(game), 500)


@pytest.mark.usefixtures("leaking")
def test_a_bot_that_thinks_and_peeks_is_caught() -> None:
    with pytest.raises(Peeked, match="bot_peeks: bot thief"):
        watch(Thief, VARIANTS, 500)
