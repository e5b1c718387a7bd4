#!/usr/bin/env python3
"""Bytes that a live table takes, when there are few and when there are many.

    .venv/bin/python benchmarks/memory.py
    .venv/bin/python benchmarks/memory.py --tables 1000 10000 --json

Every number is measured in a process of its own, as growth of the resident memory over so many
copies of a table in the middle of a game. 100,000 tables need about 700 MB.
"""

import argparse
import json
import subprocess
import sys

from millhand.arena.bench import bytes_per_table, middle_of_a_game
from millhand.bots.levels.rambler import Rambler
from millhand.match.agreement import open_game
from millhand.shelf import SHELF

TABLES = (1_000, 100_000)


def weigh(game: str, players: int, tables: int) -> int | None:
    """Bytes for each of so many tables, in this process."""
    opened = open_game(SHELF, game, players)
    return bytes_per_table(middle_of_a_game(opened, Rambler().likings(opened)), tables)


def weigh_apart(game: str, players: int, tables: int) -> int | None:
    """The same in a fresh process, whose memory nothing else has stirred."""
    words = [sys.executable, __file__, "--here", "--game", game, "--tables", str(tables)]
    answer = subprocess.run(
        [*words, "--players", str(players)], stdout=subprocess.PIPE, text=True, check=True
    )
    found: int | None = json.loads(answer.stdout)
    return found


def read_arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="bytes per live table")
    parser.add_argument("--game", choices=list(SHELF), help="only this game")
    parser.add_argument("--players", type=int, help="how many players (the most)")
    parser.add_argument("--tables", type=int, nargs="+", default=list(TABLES), help="how many")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    """Weigh every game with every number of tables."""
    given = read_arguments()
    if given.here:
        print(json.dumps(weigh(given.game, given.players, given.tables[0])))
        return 0
    games = [given.game] if given.game else list(SHELF)
    found: dict[str, dict[int, int | None]] = {}
    for game in games:
        players = given.players or max(SHELF[game].players)
        found[f"{game} {players}"] = {
            tables: weigh_apart(game, players, tables) for tables in given.tables
        }
    if given.json:
        print(json.dumps(found))
        return 0
    for name, weights in found.items():
        for tables, size in weights.items():
            told = "unknown: this system does not tell" if size is None else f"{size:,} bytes each"
            print(f"{name}, {tables:,} tables: {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
