"""Catanatron as a peer: four random players of Settlers. Prints one JSON line.

    python catanatron_peer.py [seconds]

Runs in an environment of its own that holds catanatron; see run.py.
"""

import json
import platform
import sys
from collections.abc import Callable
from importlib.metadata import version
from statistics import fmean
from time import process_time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COPIES_AT_ONCE = 100


def new_game(seed: int) -> Game:
    """Four random players."""
    return Game([RandomPlayer(colour) for colour in Color], seed=seed)


def play(seed: int) -> int:
    """Play a game; every action of a player is a decision, rolls and forced ones included."""
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


def moves_per_decision(games: int) -> float:
    """How long the list of moves is, on average."""
    lengths = []
    for seed in range(games):
        game = new_game(seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            lengths.append(len(game.state.playable_actions))
            game.play_tick()
    return fmean(lengths)


def middle_of_a_game() -> Game:
    """A game halfway through."""
    game = new_game(0)
    for _ in range(play(0) // 2):
        game.play_tick()
    return game


def repeat(work: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Work for so long: how often, the sum of what came back, and the CPU time."""
    began, passed, times, total = process_time(), 0.0, 0, 0
    while passed < seconds:
        total += work(times)
        times += 1
        passed = process_time() - began
    return times, total, passed


def copy_often(game: Game) -> int:
    """Make a batch of copies."""
    for _ in range(COPIES_AT_ONCE):
        game.copy()
    return COPIES_AT_ONCE


def main(seconds: float) -> dict[str, object]:
    """Measure games for four fifths of the time and copies for one."""
    play(99)
    games, decisions, passed = repeat(play, 0.8 * seconds)
    game = middle_of_a_game()
    _, copies, copying = repeat(lambda _: copy_often(game), 0.2 * seconds)
    return {
        "engine": "catanatron",
        "version": version("catanatron"),
        "python": platform.python_version(),
        "game": "catan",
        "players": len(Color),
        "bot": "random",
        "games": games,
        "decisions": decisions,
        "decisions_per_second": decisions / passed,
        "games_per_second": games / passed,
        "copy_ns": copying / copies * 1e9,
        "moves_per_decision": moves_per_decision(3),
    }


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)))
