"""OpenSpiel as a peer: random backgammon, in its own C++ and driven from Python. One JSON line.

    python open_spiel_peer.py [seconds [game]]

Only players' decisions are counted; the dice are paid for. Runs in an environment of its own
that holds open_spiel; see run.py.
"""

import json
import platform
import random
import sys
from importlib.metadata import version
from statistics import fmean
from time import process_time

import pyspiel

ROLLOUTS = 50
COPIES_AT_ONCE = 500
MEMORY_MB = 100


def step(state: pyspiel.State, chance: random.Random) -> int:
    """One event of a game; 1 when a player decided it, 0 when chance did."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
        return 0
    state.apply_action(chance.choice(state.legal_actions()))
    return 1


def driven(game: pyspiel.Game, seconds: float, chance: random.Random) -> tuple[int, int, float]:
    """Random games with every list and every move called from Python: games, decisions, time."""
    began, passed, games, decisions = process_time(), 0.0, 0, 0
    while passed < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += step(state, chance)
        games += 1
        passed = process_time() - began
    return games, decisions, passed


def moves_per_decision(game: pyspiel.Game, games: int, chance: random.Random) -> float:
    """How long the list of moves is, on average."""
    lengths = []
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                lengths.append(len(state.legal_actions()))
            step(state, chance)
    return fmean(lengths)


def native_games_per_second(game: pyspiel.Game, seconds: float) -> float:
    """Random games inside C++: a search of one simulation plays so many rollouts to the end."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, MEMORY_MB, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    began, passed, games = process_time(), 0.0, 0
    while passed < seconds:
        bot.step(state)
        games += ROLLOUTS
        passed = process_time() - began
    return games / passed


def copy_ns(game: pyspiel.Game, seconds: float, decisions: int, chance: random.Random) -> float:
    """Nanoseconds for a copy, called from Python, of a game halfway through."""
    state = game.new_initial_state()
    while decisions > 0 and not state.is_terminal():
        decisions -= step(state, chance)
    began, passed, copies = process_time(), 0.0, 0
    while passed < seconds:
        for _ in range(COPIES_AT_ONCE):
            state.clone()
        copies += COPIES_AT_ONCE
        passed = process_time() - began
    return passed / copies * 1e9


def main(seconds: float, name: str) -> dict[str, object]:
    """Measure the three in turn."""
    game, chance = pyspiel.load_game(name), random.Random(1)
    driven(game, 0.05 * seconds, chance)
    games, decisions, passed = driven(game, 0.4 * seconds, chance)
    a_game = decisions / games
    native = native_games_per_second(game, 0.4 * seconds)
    return {
        "engine": "open_spiel",
        "version": version("open_spiel"),
        "python": platform.python_version(),
        "game": name,
        "players": game.num_players(),
        "bot": "random",
        "games": games,
        "decisions": decisions,
        "decisions_per_second": native * a_game,
        "games_per_second": native,
        "called_decisions_per_second": decisions / passed,
        "copy_ns": copy_ns(game, 0.15 * seconds, round(a_game / 2), chance),
        "moves_per_decision": moves_per_decision(game, 20, chance),
    }


if __name__ == "__main__":
    words = sys.argv[1:]
    seconds = float(words[0]) if words else 1.0
    print(json.dumps(main(seconds, words[1] if len(words) > 1 else "backgammon")))
