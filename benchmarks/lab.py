#!/usr/bin/env python3
"""Environments for programs that learn, beside those of others, in one run.

    python3 benchmarks/lab.py                  a table
    python3 benchmarks/lab.py --json           the same as JSON, with every round's line
    python3 benchmarks/lab.py --rounds 9 --seconds 2 --game lancashire

Peers are gin rummy of rlcard, chess_v6 of PettingZoo and backgammon of pgx (256 games at once, on
the processor). They come from the package index into environments of their own, .tools/lab-peers
and .tools/pgx, and are never needed by millhand; a peer that cannot be installed is left out with
a word about it. Everybody takes any action that is allowed. Rounds are interleaved; time is CPU
time of all threads; ratios are taken inside a round. Two processes at once are measured beside one
alone, by CPU time and by the wall.
"""

from __future__ import annotations

import json
import os
import sys
import venv
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from peers.run import (  # noqa: E402 - it lies beside this file
    TOOLS,
    Case,
    Line,
    Unmeasurable,
    can_import,
    install,
    json_line,
    number,
    program,
    ranged,
    read_arguments,
    run_rounds,
    say,
    spread,
)

PEERS = {"rlcard": ("lab-peers", "rlcard", "rlcard"),
         "pettingzoo": ("lab-peers", "pettingzoo[classic]", "pettingzoo.classic.chess_v6"),
         "pgx": ("pgx", "pgx", "pgx")}  # fmt: skip
"""For each peer its environment, what is installed there, and the module that must be found."""

PLAYERS = 4
WANTED = (
    ("one", "rlcard", 20.0),
    ("one", "pettingzoo", 300.0),
    ("pettingzoo", "pettingzoo", 300.0),
    ("many", "pgx", 5.0),
)
"""Which of our environments is beside which peer, and how many times its steps a second we want."""
TWICE = 1.8
CLOCKS = {
    "steps_per_second": "by CPU time",
    "steps_per_second_by_the_wall": "by the wall (true only where nobody else is at work)",
}


def peer_python(peer: str) -> Path | None:
    """The Python of a peer; None if it cannot be installed here."""
    folder, package, module = PEERS[peer]
    python = program(TOOLS / folder, "python")
    if not python.exists():
        say(f"making .tools/{folder}, an environment for {peer}")
        venv.create(TOOLS / folder, with_pip=True)
    if not can_import(python, module):
        say(f"installing {package}")
        if not install(python, package):
            say(f"{package} cannot be installed here: going on without it")
            return None
    return python


def cases(python: Path, seconds: float, game: str) -> Iterator[Case]:
    """All sides."""
    for peer in PEERS:
        found = peer_python(peer)
        if found:
            yield Case(peer, [found, HERE / "peers" / "lab_peer.py", peer, seconds])
    if not can_import(python, "millhand.lab.pettingzoo"):
        raise Unmeasurable(f"millhand and its lab are not installed for {python}: run «make test»")
    for kind in ("one", "pettingzoo", "many"):
        yield Case(f"millhand {kind}", ours(python, kind, seconds, game))


def ours(python: Path, kind: str, seconds: float, game: str) -> list[object]:
    """The command that measures one of our environments."""
    return [python, HERE / "peers" / "millhand_lab.py", kind, seconds, game, PLAYERS]


def twice(python: Path, seconds: float, game: str, rounds: int) -> list[Line]:
    """How many times the steps of one process two make together, round by round."""
    command = ours(python, "many", seconds, game)
    found: list[Line] = []
    with ThreadPoolExecutor(2) as pool:
        for turn in range(rounds):
            say(f"two processes, round {turn + 1} of {rounds}")
            alone = json_line(command, {})
            both = list(pool.map(lambda _: json_line(command, {}), range(2)))
            found.append({clock: together(both, alone, clock) for clock in CLOCKS})
    return found


def together(both: Sequence[Line], alone: Line, clock: str) -> float:
    """The speeds of two, added up, to that of one."""
    return sum(float(str(line[clock])) for line in both) / float(str(alone[clock]))


def summary(
    sides: Sequence[Case], loads: Sequence[float], both: Sequence[Line]
) -> dict[str, object]:
    """Everything that was measured, as data."""
    steps = {side.name: side.figures("steps_per_second") for side in sides}
    goals = []
    for kind, peer, least in WANTED:
        if peer in steps:
            pairs = zip(steps[f"millhand {kind}"], steps[peer], strict=True)
            ratios = spread([mine / theirs for mine, theirs in pairs])
            goal = f"millhand {kind}, steps/s : {peer}, at least {least:g} times"
            goals.append({"goal": goal, **ratios, "reached": ratios["median"] >= least})
    for clock, name in CLOCKS.items():
        ratios = spread([float(str(line[clock])) for line in both])
        goal = f"two processes : one, {name}, at least {TWICE} times"
        goals.append({"goal": goal, **ratios, "reached": ratios["median"] >= TWICE})
    return {
        "rounds": len(loads),
        "load_average": spread(loads),
        "processors": os.cpu_count(),
        "steps_per_second": {name: spread(figures) for name, figures in steps.items()},
        "left_out": [peer for peer in PEERS if peer not in steps],
        "goals": goals,
        "lines": {side.name: side.lines for side in sides},
    }


def table(summed: Mapping[str, object]) -> Iterator[str]:
    """The lines of the report."""
    steps, load, goals = (summed[key] for key in ("steps_per_second", "load_average", "goals"))
    assert isinstance(steps, dict)
    assert isinstance(load, dict)
    assert isinstance(goals, list)
    yield f"{summed['rounds']} rounds, median (min..max); steps a CPU second"
    yield f"{summed['processors']} processors; load average {ranged(load)}"
    for name, figures in steps.items():
        yield f"    {name:<44} {ranged(figures)}"
    for peer in summed["left_out"]:  # type: ignore[attr-defined]
        yield f"    {peer:<44} left out: it cannot be installed here"
    for goal in goals:
        verdict = "reached" if goal["reached"] else "NOT REACHED"
        spreadout = f"{number(goal['median'])} ({number(goal['min'])}..{number(goal['max'])})"
        yield f"{goal['goal']}: {spreadout}, {verdict}"


def main(words: Sequence[str]) -> int:
    """Set up, measure, report."""
    given = read_arguments(words)
    python, game = given.python.absolute(), (given.game or ["birmingham"])[0]
    try:
        sides = list(cases(python, given.seconds, game))
        loads = run_rounds(sides, given.rounds)
        both = twice(python, given.seconds, game, given.rounds)
    except Unmeasurable as error:
        say(str(error))
        return 2
    summed = summary(sides, loads, both)
    print(json.dumps(summed, indent=2) if given.json else "\n".join(table(summed)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
