"""Digests of the tables and the sights that a game meets."""

import json
from hashlib import blake2b

from millhand.match.match import Match

EVERY = 10
"""Sights are looked at after every tenth move, and after the last."""


class Digests:
    """Every table of some moves, and what the spectator and every seat saw of them."""

    def __init__(self) -> None:
        self._tables = blake2b(digest_size=6)
        self._sights = blake2b(digest_size=6)

    def meet(self, match: Match) -> None:
        """Take in the table after a move."""
        self._tables.update(match.digest.encode())
        if is_looked_at(match):
            for seat in (None, *range(match.opened.players)):
                sight = json.dumps(match.sight(seat), sort_keys=True)
                self._sights.update(sight.encode())

    def __str__(self) -> str:
        return f"tables {self._tables.hexdigest()} sights {self._sights.hexdigest()}"


def is_looked_at(match: Match) -> bool:
    """Whether sights are taken in after this move."""
    return len(match.journal) % EVERY == 0 or match.is_over


def result(match: Match) -> str:
    """The points, seat by seat."""
    return "scores " + " ".join(str(one.points) for one in match.opened.scores(match.table))
