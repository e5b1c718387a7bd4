"""Play some games and say how many decisions they had: what instructions.py counts.

python benchmarks/play_games.py GAME PLAYERS BOT GAMES

Without arguments it says which games there are. Prints one JSON line.
"""

import json
import platform
import sys

import millhand
from millhand.arena.bench import decisions_of, menu_bot
from millhand.match.agreement import open_game
from millhand.shelf import SHELF


def main(game: str, players: int, bot: str, games: int) -> dict[str, object]:
    """Play the first so many games."""
    opened = open_game(SHELF, game, players)
    likings = menu_bot(bot).likings(opened)
    return {"decisions": sum(decisions_of(opened, likings, seed) for seed in range(games))}


def shelf() -> dict[str, object]:
    """The games, the numbers of players they take, and which engine and Python run."""
    return {
        "games": {name: list(game.players) for name, game in SHELF.items()},
        "compiled": millhand.compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


if __name__ == "__main__":
    words = sys.argv[1:]
    answer = main(words[0], int(words[1]), words[2], int(words[3])) if words else shelf()
    print(json.dumps(answer))
