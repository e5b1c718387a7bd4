"""Our own side of the comparison. Prints one JSON line.

    python millhand_peer.py [seconds [game [players [bot]]]]
    python millhand_peer.py --shelf        which games there are, for how many players

Runs where millhand is installed; with MILLHAND_PURE=1 the interpreted engine is measured.
"""

import json
import platform
import sys
from functools import partial

import millhand
from millhand.arena.bench import (
    COPIES_KEPT,
    Copies,
    Pace,
    bytes_per_table,
    checksum_of,
    decisions_called,
    decisions_of,
    menu_bot,
    middle_of_a_game,
)
from millhand.match.agreement import open_game
from millhand.shelf import SHELF


def main(seconds: float, game: str, players: int, bot: str) -> dict[str, object]:
    """Measure games, games driven from Python, and copies."""
    opened = open_game(SHELF, game, players)
    likings = menu_bot(bot).likings(opened)
    middle = middle_of_a_game(opened, likings)
    resident = bytes_per_table(middle, COPIES_KEPT)
    checksum = checksum_of(opened, likings)
    speed = Pace(partial(decisions_of, opened, likings))
    called = Pace(partial(decisions_called, opened, likings))
    copies = Copies(middle)
    speed.go_on(0.6 * seconds)
    called.go_on(0.2 * seconds)
    copies.go_on(0.2 * seconds)
    return {
        "engine": "millhand",
        "version": millhand.__version__,
        "python": platform.python_version(),
        "compiled": millhand.compiled(),
        "game": game,
        "players": players,
        "bot": bot,
        "games": speed.games,
        "decisions": speed.decisions,
        "decisions_per_second": speed.decisions / speed.seconds,
        "games_per_second": speed.games / speed.seconds,
        "called_decisions_per_second": called.decisions / called.seconds,
        "copy_ns": copies.ns(),
        "bytes_per_table": resident,
        "checksum": checksum,
    }


def shelf() -> dict[str, object]:
    """The games, the numbers of players they take, and which engine runs."""
    games = {name: list(game.players) for name, game in SHELF.items()}
    return {"games": games, "compiled": millhand.compiled(), "version": millhand.__version__}


if __name__ == "__main__":
    words = sys.argv[1:]
    if words == ["--shelf"]:
        print(json.dumps(shelf()))
    else:
        given = [*words, *["1.0", "birmingham", "4", "random"][len(words) :]]
        print(json.dumps(main(float(given[0]), given[1], int(given[2]), given[3])))
