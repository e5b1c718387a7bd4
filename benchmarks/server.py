#!/usr/bin/env python3
"""The server under load, beside a bare echo of the same stack in the same run.

    .venv/bin/python benchmarks/server.py                     # all parts, SQLite
    .venv/bin/python benchmarks/server.py live --database postgres
    .venv/bin/python benchmarks/server.py soak --minutes 30   # bots at 20 moves a second

Parts: `live` (200 tables with four sockets each: from a move to every page), `cost` (CPU time of a
move as a request), `growth` (a move among 10,000 live tables), `memory` (of tables and sockets),
`opening` (a store of 100,000 finished matches). Servers run in processes of their own, on databases
of their own, and stop at the end. Times of processors are those of the server's process.
"""

import argparse
import os
from collections.abc import Callable, Sequence

from server_load.houses import Stores, stores
from server_load.live import live
from server_load.measures import Measure
from server_load.memory import memory
from server_load.opening import opening
from server_load.requests import costs, growth
from server_load.soaking import soak

from millhand.cli.version import version_line

Part = Callable[[Stores, argparse.Namespace], list[Measure]]

PARTS: dict[str, Part] = {
    "live": lambda s, said: live(s, said.rounds, said.seconds, said.tables, said.rate),
    "cost": lambda s, said: costs(s, said.rounds, said.requests, said.at_once),
    "growth": lambda s, said: growth(s, said.rounds, said.requests, said.many),
    "memory": lambda s, said: memory(s, said.awake, said.sockets),
    "opening": lambda s, said: opening(s, said.rounds, said.matches),
}


def main(words: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if a goal was missed."""
    said = _read(words)
    parts = {"soak": lambda s, said: soak(s, said.minutes, said.rate)} | PARTS
    print(f"{version_line()}; {said.database}; load average {os.getloadavg()[0]:.1f}")
    print("| what | goal | reached | |\n| --- | --- | --- | --- |", flush=True)
    missed = 0
    for name in said.parts or PARTS:
        with stores(said.database) as some:
            for measure in parts[name](some, said):
                print(measure.line(), flush=True)
                missed += measure.is_good is False
    print("not passed" if missed else "passed")
    return 1 if missed else 0


def _read(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", choices=[*PARTS, "soak", []], metavar="PART")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10, help="of a round of moves (live)")
    parser.add_argument("--rate", type=float, default=20, help="moves a second (live, soak)")
    parser.add_argument("--tables", type=int, default=200, help="with four sockets each (live)")
    parser.add_argument("--requests", type=int, default=400, help="in a round (cost, growth)")
    parser.add_argument("--at-once", type=int, default=8, help="connections (cost)")
    parser.add_argument("--many", type=int, default=10_000, help="live tables (growth)")
    parser.add_argument("--awake", type=int, default=2000, help="idle tables (memory)")
    parser.add_argument("--sockets", type=int, default=800, help="open pages (memory)")
    parser.add_argument("--matches", type=int, default=100_000, help="finished ones (opening)")
    parser.add_argument("--minutes", type=float, default=30, help="of bots (soak)")
    return parser.parse_args(words)


if __name__ == "__main__":
    raise SystemExit(main())
