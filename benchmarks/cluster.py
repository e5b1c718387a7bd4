#!/usr/bin/env python3
"""The same work by processes of this machine and by a Dask cluster on loopback, in turn.

    .venv/bin/python benchmarks/cluster.py --workers 2 --tasks 24 --rounds 5

A task is so many games of ramblers as take about a second here. The ratio is the time of the
processes divided by that of the cluster: 1 is as fast, less is slower. Needs the extra `cluster`.
"""

import argparse
from collections.abc import Sequence
from statistics import median
from time import perf_counter

from millhand.arena.cluster import Cluster
from millhand.arena.crew import Crew, share_out
from millhand.arena.simulate import Plan, Result, play_batch, play_task
from millhand.arena.workers import Workers
from millhand.cli.version import version_line

PLAN = Plan("birmingham", 4, ("rambler",) * 4, seed=1)
FIRST = 50
"""Games by which it is seen how many take a second."""


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tasks", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a task takes")
    said = parser.parse_args(words)
    from distributed import LocalCluster

    tasks = tasks_of(said.seconds, said.tasks)
    games = len(tasks[0][1])
    print(f"{version_line()}; {said.workers} workers, {said.tasks} tasks of {games} games")
    ratios = []
    with (
        LocalCluster(n_workers=said.workers, threads_per_worker=1, dashboard_address=None) as local,
        Cluster(local.scheduler_address) as cluster,
    ):
        share_out(play_task, tasks[: said.workers], cluster, lambda number, part: None)  # warm
        for number in range(said.rounds):
            here, there = seconds(Workers(said.workers), tasks), seconds(cluster, tasks)
            ratios.append(here / there)
            print(f"round {number + 1}: {here:.2f} s, {there:.2f} s: {ratios[-1]:.3f}", flush=True)
    print(f"ratio: median {median(ratios):.3f}, {min(ratios):.3f} to {max(ratios):.3f}")


def tasks_of(wanted: float, count: int) -> list[tuple[Plan, range]]:
    """So many tasks that take about so many seconds each, no two of the same games."""
    began = perf_counter()
    play_batch(PLAN, range(FIRST))
    games = max(1, round(FIRST * wanted / (perf_counter() - began)))
    return [(PLAN, range(start, start + games)) for start in range(0, games * count, games)]


def seconds(crew: Crew, tasks: Sequence[tuple[Plan, range]]) -> float:
    """How long a crew takes for all tasks."""
    result, began = Result(), perf_counter()
    share_out(play_task, tasks, crew, lambda number, part: result.add(part))
    took = perf_counter() - began
    assert len(result.scores) == sum(len(numbers) for _, numbers in tasks)
    return took


if __name__ == "__main__":
    main()
