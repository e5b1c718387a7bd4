"""Tables that the tests of notation run on, and whole games of bots."""

import pytest

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.match.match import Match
from millhand.shelf import SHELF

TABLES = pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, []),
        (3, []),
        (4, []),
        (2, ["introductory=true", "manufacturer_4_money=14"]),
        (4, ["gloucester_optional=true", "refund_zero_tiles_removable=true"]),
        (3, ["link_tiles_per_player=unlimited", "discards_open=false"]),
    ],
)


def played(players: int, options: list[str], seed: int) -> Match:
    """A whole game of bots."""
    opened = open_game(SHELF, "birmingham", players, options)
    return play_match(opened, hire(["rambler"] * players), seed)
