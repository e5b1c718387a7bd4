#!/usr/bin/env python3
"""Instructions per decision: a measure of speed that no busy neighbour disturbs.

    python3 benchmarks/instructions.py              count, and show beside the record
    python3 benchmarks/instructions.py --compare    the same; fails if a count is too high
    python3 benchmarks/instructions.py --record     count, and write the record anew

valgrind's cachegrind counts the instructions of a few games and of some more; the difference,
divided by the decisions in between, is free of whatever happens once. The compiled engine is
counted, for every game with four players and every bot. The record is instructions.json; a count is
too high when it is more than 3 % above the record, or above the ceiling. Counts of another
Python or compiler differ by some percent, so the record says what it was made with.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
RECORD = HERE / "instructions.json"
VENV = HERE.parent / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PLAY_GAMES = HERE / "play_games.py"

CEILING = 45_000
TOLERANCE = 0.03
BOTS = ("random", "rambler")
PLAYERS = 4
FEW, MANY = 3, 15


class Uncountable(Exception):
    """Something that must be there is not."""


def say(message: str) -> None:
    """A line for whoever waits."""
    print(message, file=sys.stderr, flush=True)


# --- counting -----------------------------------------------------------------------------------


def run(words: Sequence[str]) -> tuple[dict[str, Any], str]:
    """Run a command that prints a JSON line: that line, and what it said besides."""
    kept = {name: text for name, text in os.environ.items() if name != "MILLHAND_PURE"}
    environment = {**kept, "PYTHONHASHSEED": "0"}  # dictionaries then take the same way
    answer = subprocess.run(words, env=environment, capture_output=True, text=True)
    if answer.returncode:
        raise Uncountable(f"{' '.join(words)} failed:\n{answer.stderr[-800:]}")
    return json.loads(answer.stdout), answer.stderr


def count(python: Path, case: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of so many games."""
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no"]
    valgrind += [f"--cachegrind-out-file={os.devnull}"]
    words = [*valgrind, str(python), str(PLAY_GAMES), *case.split(), str(games)]
    played, said = run(words)
    found = re.search(r"I\s+refs:\s+([\d,]+)", said)
    if not found:
        raise Uncountable(f"cachegrind gave no count:\n{said[-800:]}")
    return int(found.group(1).replace(",", "")), played["decisions"]


def instructions_per_decision(python: Path, case: str) -> int:
    """What one more decision costs."""
    few, many = count(python, case, FEW), count(python, case, MANY)
    return round((many[0] - few[0]) / (many[1] - few[1]))


def circumstances(python: Path) -> dict[str, Any]:
    """The games and the engine that will be counted."""
    if not shutil.which("valgrind"):
        raise Uncountable("valgrind is not installed: instructions cannot be counted here")
    if not python.exists():
        raise Uncountable(f"there is no {python}: run «make test» first, or say --python")
    found, _ = run([str(python), str(PLAY_GAMES)])
    if not found["compiled"]:
        raise Uncountable("millhand is not compiled here: only the compiled engine is counted")
    return found


def cases(games: dict[str, list[int]]) -> list[str]:
    """Every game with four players, where its lists are long, and every bot."""
    return [f"{game} {PLAYERS} {bot}" for game in games if PLAYERS in games[game] for bot in BOTS]


def count_all(python: Path, wanted: Sequence[str]) -> dict[str, int]:
    """Count every case, as many at once as there are processors: counts do not mind."""
    counts: dict[str, int] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda case: instructions_per_decision(python, case), wanted)
        for case, number in zip(wanted, found, strict=True):
            counts[case] = number
            say(f"{len(counts)}/{len(wanted)} {case}: {number:,}")
    return counts


# --- the record ---------------------------------------------------------------------------------


def read_record() -> dict[str, Any]:
    """What was recorded; nothing yet if there is no record."""
    if not RECORD.exists():
        return {"instructions_per_decision": {}}
    record: dict[str, Any] = json.loads(RECORD.read_text(encoding="utf-8"))
    return record


def write_record(counts: dict[str, int], found: dict[str, Any]) -> None:
    """Write the record anew."""
    record = {
        "ceiling": CEILING,
        "tolerance": TOLERANCE,
        "made_with": {"python": found["python"], "machine": found["machine"]},
        "instructions_per_decision": counts,
    }
    RECORD.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")


def faults(counts: dict[str, int], recorded: dict[str, int]) -> Iterator[str]:
    """Every count that is too high."""
    for case, number in counts.items():
        if number > CEILING:
            yield f"{case}: {number:,} is above the ceiling of {CEILING:,}"
        if case not in recorded:
            yield f"{case}: not in the record; write it anew with --record"
        elif number > recorded[case] * (1 + TOLERANCE):
            more = number / recorded[case] - 1
            yield f"{case}: {number:,} is {more:.1%} above the record of {recorded[case]:,}"


def table(counts: dict[str, int], recorded: dict[str, int]) -> Iterator[str]:
    """The counts beside the record."""
    yield f"{'instructions per decision':<32}{'now':>9}{'record':>9}{'change':>9}"
    for case, number in counts.items():
        before = recorded.get(case)
        change = f"{number / before - 1:+.1%}" if before else "new"
        yield f"{case:<32}{number:>9,}{before or 0:>9,}{change:>9}"


def read_arguments(words: Sequence[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="instructions per decision, by cachegrind")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--compare", action="store_true", help="fail if a count is too high")
    what.add_argument("--record", action="store_true", help="write the record anew")
    parser.add_argument("--python", type=Path, default=PYTHON, help="where millhand is installed")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    """Count, then compare or record."""
    given = read_arguments(words)
    try:
        found = circumstances(given.python.absolute())
        counts = count_all(given.python.absolute(), cases(found["games"]))
    except Uncountable as error:
        say(str(error))
        return 2
    record = read_record()
    recorded = record["instructions_per_decision"]
    print("\n".join(table(counts, recorded)))
    if given.record:
        write_record(counts, found)
        return 0
    made_with = record.get("made_with", {})
    if any(found[name] != text for name, text in made_with.items()):
        say(f"the record was made with {' '.join(made_with.values())}, this is something else")
    too_high = list(faults(counts, recorded))
    print("\n".join(too_high or ["nothing is too high"]))
    return 1 if too_high and given.compare else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
