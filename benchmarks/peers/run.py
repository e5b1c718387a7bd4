#!/usr/bin/env python3
"""millhand beside its peers, in one run.

    python3 benchmarks/peers/run.py                  a table
    python3 benchmarks/peers/run.py --json           the same as JSON, with every round's line
    python3 benchmarks/peers/run.py --rounds 15 --seconds 2

The peers are catanatron (Settlers, Python) and OpenSpiel (backgammon, C++). They come from the
package index into an environment of their own, .tools/peers, and are never needed by millhand.
Rounds are interleaved, so that a noisy moment hits everybody; time is CPU time of one thread;
ratios are taken inside a round, and their median is given with the range. A decision of ours is
a completed action with every menu that led to it; a decision of a peer is one move of a player.
Only the standard library is used here.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TOOLS = ROOT / ".tools"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
SUFFIX = ".exe" if os.name == "nt" else ""

CATANATRON = "catanatron==3.2.1"
OPEN_SPIEL = "open_spiel"
BOTS = ("random", "rambler")
HEADLINE = "birmingham 4"
MOST_BYTES = 8_000

Line = dict[str, object]
"""What a peer script prints: names and figures."""


class Unmeasurable(Exception):
    """Something that must be there is not."""


def say(message: str) -> None:
    """A line for whoever waits; the results alone go to standard output."""
    print(message, file=sys.stderr, flush=True)


# --- the environment of the peers ---------------------------------------------------------------


def program(environment: Path, name: str) -> Path:
    """A program of a virtual environment."""
    return environment / PROGRAMS / (name + SUFFIX)


def can_import(python: Path, module: str) -> bool:
    """Whether a Python is there and has a module."""
    if not python.exists():
        return False
    return subprocess.run([python, "-c", f"import {module}"], capture_output=True).returncode == 0


def find_uv() -> str | None:
    """The uv program, from PATH or as dev.py fetched it."""
    ours = program(TOOLS / "uv", "uv")
    return shutil.which("uv") or (str(ours) if ours.exists() else None)


def install(python: Path, package: str) -> bool:
    """Put a package into an environment, with uv if it is there and can, else with pip."""
    uv = find_uv()
    if uv and not subprocess.call([uv, "pip", "install", "-q", "--python", str(python), package]):
        return True
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
    return subprocess.call(pip) == 0


def set_up_peers() -> tuple[Path, bool]:
    """The Python of the peers, and whether OpenSpiel is there (it has not a wheel for all)."""
    python = program(TOOLS / "peers", "python")
    if not python.exists():
        say("making .tools/peers, an environment for the peers")
        venv.create(TOOLS / "peers", with_pip=True)
    if not can_import(python, "catanatron"):
        say(f"installing {CATANATRON}")
        if not install(python, CATANATRON):
            raise Unmeasurable(f"{CATANATRON} cannot be installed: nothing to compare with")
    if not can_import(python, "pyspiel"):
        say(f"installing {OPEN_SPIEL}")
        if not install(python, OPEN_SPIEL):
            say("open_spiel cannot be installed here: going on without it")
            return python, False
    return python, True


# --- the cases ----------------------------------------------------------------------------------


@dataclass
class Case:
    """One side of the comparison: a command that prints a JSON line, and what it printed."""

    name: str
    command: Sequence[object]
    changes: Mapping[str, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)

    def run(self) -> None:
        """Measure once more."""
        self.lines.append(json_line(self.command, self.changes))

    def has(self, figure: str) -> bool:
        """Whether this side measures such a thing."""
        return isinstance(self.lines[0].get(figure), int | float)

    def figures(self, figure: str) -> list[float]:
        """One figure, round by round."""
        return [float(str(line[figure])) for line in self.lines]


def json_line(command: Sequence[object], changes: Mapping[str, str]) -> Line:
    """Run a command and read the JSON of its last line."""
    words = [str(word) for word in command]
    kept = {name: text for name, text in os.environ.items() if name != "MILLHAND_PURE"}
    answer = subprocess.run(words, env={**kept, **changes}, capture_output=True, text=True)
    try:
        line: Line = json.loads(answer.stdout.strip().splitlines()[-1])
    except (IndexError, json.JSONDecodeError):
        raise Unmeasurable(f"no result from {' '.join(words)}\n{answer.stderr[-800:]}") from None
    return line


def peer_cases(seconds: float) -> Iterator[Case]:
    """The others."""
    python, has_open_spiel = set_up_peers()
    yield Case("catanatron", [python, HERE / "catanatron_peer.py", seconds])
    if has_open_spiel:
        yield Case("open_spiel", [python, HERE / "open_spiel_peer.py", seconds])


def our_cases(python: Path, seconds: float, games: Sequence[str]) -> Iterator[Case]:
    """Every game of the shelf with its most players, each bot, compiled and interpreted."""
    script = HERE / "millhand_peer.py"
    if not can_import(python, "millhand"):
        raise Unmeasurable(f"millhand is not installed for {python}: run «make test», or --python")
    shelf = json_line([python, script, "--shelf"], {})
    counts = shelf["games"]
    assert isinstance(counts, dict)
    if not shelf["compiled"]:
        say("millhand is not compiled here: only the interpreted engine is measured")
    engines: dict[str, dict[str, str]] = {"compiled": {}} if shelf["compiled"] else {}
    engines["interpreted"] = {"MILLHAND_PURE": "1"}
    for name in games or counts:
        if name not in counts:
            raise Unmeasurable(f"unknown game «{name}»; the games are {', '.join(counts)}")
        players = max(counts[name])
        for engine, changes in engines.items():
            for bot in BOTS:
                command = [python, script, seconds, name, players, bot]
                yield Case(f"{name} {players} {bot} {engine}", command, changes)


def run_rounds(cases: Sequence[Case], rounds: int) -> list[float]:
    """Measure everybody in turn, again and again; returns the load average of each round."""
    loads = []
    for number in range(rounds):
        for place, case in enumerate(cases):
            say(f"round {number + 1} of {rounds}: {place + 1}/{len(cases)} {case.name}")
            case.run()
        loads.append(os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0)
    return loads


# --- what came out ------------------------------------------------------------------------------

Ratio = tuple[str, str, str, str, bool]
"""Its name, the figure of ours, the peer, the peer's figure, and whether less is better."""

RATIOS: tuple[Ratio, ...] = (
    (
        "decisions/s : catanatron",
        "decisions_per_second",
        "catanatron",
        "decisions_per_second",
        False,
    ),
    ("copy, catanatron : ours", "copy_ns", "catanatron", "copy_ns", True),
    (
        "decisions/s : open_spiel in C++",
        "decisions_per_second",
        "open_spiel",
        "decisions_per_second",
        False,
    ),
    (
        "called from Python : open_spiel from Python",
        "called_decisions_per_second",
        "open_spiel",
        "called_decisions_per_second",
        False,
    ),
    ("copy, open_spiel : ours", "copy_ns", "open_spiel", "copy_ns", True),
)
FIGURES = (
    "decisions_per_second",
    "called_decisions_per_second",
    "games_per_second",
    "copy_ns",
    "moves_per_decision",
)


def spread(numbers: Sequence[float]) -> dict[str, float]:
    """Median and range."""
    return {"median": median(numbers), "min": min(numbers), "max": max(numbers)}


def ratios_of(case: Case, others: Mapping[str, Case]) -> dict[str, dict[str, float]]:
    """Every ratio that can be taken, round by round."""
    found = {}
    for name, figure, peer, peers_figure, less_is_better in RATIOS:
        if peer not in others or not case.has(figure):
            continue
        pairs = zip(case.figures(figure), others[peer].figures(peers_figure), strict=True)
        found[name] = spread([b / a if less_is_better else a / b for a, b in pairs])
    return found


def summary(cases: Sequence[Case], loads: Sequence[float]) -> dict[str, object]:
    """Everything that was measured, as data."""
    others = {case.name: case for case in cases if case.lines[0]["engine"] != "millhand"}
    sides = {}
    for case in cases:
        first = case.lines[0]
        names = ("engine", "version", "python", "compiled", "checksum", "bytes_per_table")
        sides[case.name] = {
            **{name: first[name] for name in names if name in first},
            "figures": {name: spread(case.figures(name)) for name in FIGURES if case.has(name)},
            "ratios": {} if case.name in others else ratios_of(case, others),
            "lines": case.lines,
        }
    return {
        "rounds": len(loads),
        "load_average": spread(loads),
        "processors": os.cpu_count(),
        "machine": platform.machine(),
        "sides": sides,
        "goals": goals(sides),
    }


def goals(sides: Mapping[str, Mapping[str, object]]) -> list[dict[str, object]]:
    """The goals for four players of Birmingham: what was wanted, what was reached."""
    speed, copy = RATIOS[0][0], RATIOS[1][0]
    wanted = [
        ("random compiled", speed, 10.0),
        ("rambler compiled", speed, 6.0),
        ("random compiled", copy, 50.0),
        ("random interpreted", speed, 0.3),
    ]
    found: list[dict[str, object]] = []
    for who, ratio, least in wanted:
        side = sides.get(f"{HEADLINE} {who}")
        ratios = side["ratios"] if side else None
        if isinstance(ratios, dict):
            got = ratios[ratio]["median"]
            goal = f"{HEADLINE} {who}: {ratio}, at least {least:g}"
            found.append({"goal": goal, "got": got, "reached": got >= least})
    side = sides.get(f"{HEADLINE} random compiled")
    size = side.get("bytes_per_table") if side else None
    if isinstance(size, int):
        goal = f"{HEADLINE}: bytes per table, at most {MOST_BYTES:,}"
        found.append({"goal": goal, "got": size, "reached": size <= MOST_BYTES})
    return found


# --- showing it ---------------------------------------------------------------------------------


def number(value: float) -> str:
    """Three digits that matter, no more."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ranged(numbers: Mapping[str, float]) -> str:
    """Median (min..max)."""
    return f"{number(numbers['median'])} ({number(numbers['min'])}..{number(numbers['max'])})"


def table(summed: Mapping[str, object]) -> Iterator[str]:
    """The lines of the report."""
    sides, load = summed["sides"], summed["load_average"]
    assert isinstance(sides, dict)
    assert isinstance(load, dict)
    yield f"{summed['rounds']} rounds, median (min..max); CPU time, one thread"
    yield f"{summed['processors']} processors, {summed['machine']}; load average {ranged(load)}"
    for name, side in sides.items():
        checksum = f", checksum {side['checksum']}" if "checksum" in side else ""
        yield ""
        yield f"{name} ({side['engine']} {side['version']}, Python {side['python']}{checksum})"
        for figure, numbers in side["figures"].items():
            yield f"    {figure.replace('_', ' '):<44} {ranged(numbers)}"
        if side.get("bytes_per_table"):
            yield f"    {'bytes per table':<44} {side['bytes_per_table']:,}"
        for ratio, numbers in side["ratios"].items():
            yield f"    {ratio:<44} {ranged(numbers)}"
    yield ""
    found = summed["goals"]
    assert isinstance(found, list)
    for goal in found:
        verdict = "reached" if goal["reached"] else "NOT REACHED"
        yield f"{goal['goal']}: {number(goal['got'])}, {verdict}"


def read_arguments(words: Sequence[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="millhand beside its peers, in one run")
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a side (1)")
    parser.add_argument("--game", action="append", default=[], help="only this game of ours")
    parser.add_argument(
        "--python",
        type=Path,
        default=program(ROOT / ".venv", "python"),
        help="the Python for which millhand is installed (that of .venv)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    given = parser.parse_args(words)
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("--rounds and --seconds must be above 0")
    return given


def main(words: Sequence[str]) -> int:
    """Set up, measure, report."""
    given = read_arguments(words)
    try:
        ours = list(our_cases(given.python.absolute(), given.seconds, given.game))
        cases = [*peer_cases(given.seconds), *ours]
        loads = run_rounds(cases, given.rounds)
    except Unmeasurable as error:
        say(str(error))
        return 2
    summed = summary(cases, loads)
    print(json.dumps(summed, indent=2) if given.json else "\n".join(table(summed)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
