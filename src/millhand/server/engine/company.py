"""The bots that a server offers: our own levels, and those that its owner has named besides.

At a table and over the net a bot is called by its label. What stands behind a label, a file or a
command, was said by whoever started the server: nobody else can call anything in.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from millhand.bots.outside import call_in, make_sure_it_starts, offered, sentence_of
from millhand.bots.roster import QUICK, ROSTER, plays
from millhand.face.faults import Faulty
from millhand.face.game import OpenGame
from millhand.server.engine.openings import Opening, open_box
from millhand.server.engine.sentences import sentence
from millhand.server.problems import wrong
from millhand.shelf import SHELF

LONGEST_LABEL = 40
"""As many letters as a table keeps."""
BELOW = -1
"""The rank of guests: nobody knows how strong they are, so that they are nobody's first choice."""


class BadCompany(Faulty):
    """A bot that cannot be offered; says why."""


class Company:
    """Everybody who may be asked to a seat."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.names = offered(named)
        """What each label stands for."""
        self.guests = [label for label in self.names if label not in ROSTER]
        for label in self.guests:
            if len(label) > LONGEST_LABEL:
                raise BadCompany("bot_label_is_long", name=label, most=LONGEST_LABEL)

    def try_out(self) -> None:
        """Raise what keeps a guest from being started, before anybody asks for it."""
        for label in self.guests:
            make_sure_it_starts(call_in([self.names[label]])[0])

    def check(self, opening: Opening, labels: Iterable[str]) -> None:
        """Every bot is offered and can play this game; Problem names those that are."""
        for label in labels:
            if label not in self.names:
                raise wrong("bot-is-unknown", known=list(self.names))
            if not self.can_play(label, opening):
                known = [*self.guests, *self._own(opening)]
                raise wrong("bot-cannot-play-this", known=known)

    def can_play(self, label: str, opening: Opening) -> bool:
        """Whether somebody is offered and plays this game here, also at a table begun elsewhere."""
        return label in self.names and self._plays(label, open_box(opening))

    def stand_in(self, opening: Opening) -> str:
        """Who moves for somebody who is away: our best of those that answer at once.

        Tables that everybody has left are played to their end too, and must cost a host little.
        """
        return self._at_once(opening)[0]

    def stand_ins(self, label: str, opening: Opening) -> list[str]:
        """Who is asked where a bot fails, one after the other: our bots below it, the best first.

        Nobody knows how strong a guest is, so for one it is those that answer at once.
        """
        names = self._own(opening)
        return names[: names.index(label)][::-1] if label in names else self._at_once(opening)

    def _at_once(self, opening: Opening) -> list[str]:
        """Our own bots that answer at once, the strongest first."""
        return [level for level in reversed(self._own(opening)) if level in QUICK]

    def _own(self, opening: Opening) -> list[str]:
        return [level for level in ROSTER if self._plays(level, open_box(opening))]

    def _plays(self, label: str, opened: OpenGame) -> bool:
        return label in self.guests or plays(label, opened)

    def described(self, game: str, language: str) -> list[dict[str, Any]]:
        """Every bot of a game with its rank and a sentence; guests first."""
        plain = sentence(language, "guest-bot", {})
        guests = [
            {"name": label, "rank": BELOW, "sentence": sentence_of(self.names[label], language)}
            for label in self.guests
        ]
        return [{**one, "sentence": one["sentence"] or plain} for one in guests] + [
            {
                "name": level,
                "rank": ROSTER[level].rank,
                "sentence": ROSTER[level].sentences[language],
            }
            for level in _levels_on_the_shelf(game)
        ]


@cache
def _levels_on_the_shelf(name: str) -> list[str]:
    """Our bots that play a game as it comes from the shelf, with some number of players."""
    game = SHELF[name]
    opened = [game.open(players, {}) for players in game.players]
    return [level for level in ROSTER if any(plays(level, one) for one in opened)]
