"""Processes on this machine that share the work."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import active_children, parent_process
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

from millhand.arena.crew import CrewIsLost, Part, Results, Task
from millhand.arena.handing_out import Stride, handed_out, interrupts_noted

MOST_LOSSES = 3
"""So often in a row, without anything done between, a worker may be stopped from outside."""


class Workers:
    """So many processes; one alone is this process itself."""

    def __init__(self, count: int = 1) -> None:
        self.count = count

    def work_off(self, work: Callable[[Task], Part], tasks: Mapping[int, Task]) -> Results[Part]:
        """The results as they come; what a worker was at when it was killed is done again."""
        if self.count == 1:
            for number, task in tasks.items():
                yield number, work(task)
            return
        left, losses = dict(tasks), 0
        while left:
            try:
                with closing(self._pooled(work, dict(left))) as found:
                    for number, part in found:
                        del left[number]
                        losses = 0
                        yield number, part
            except BrokenProcessPool:
                losses += 1
                if losses == MOST_LOSSES:
                    raise CrewIsLost("worker_was_stopped") from None

    def _pooled(self, work: Callable[[Task], Part], tasks: Mapping[int, Task]) -> Results[Part]:
        """The results as they come, until all are there or a worker is lost."""
        others, stride = active_children(), Stride(lambda: 2 * self.count + 2)
        with (
            interrupts_noted() as interrupted,
            ProcessPoolExecutor(self.count, initializer=_heed_the_first) as pool,
        ):
            try:
                yield from handed_out(pool, work, tasks, stride, interrupted)
            except BaseException:
                _break_off(pool, others)
                raise


ALONE = Workers(1)
"""Nobody but this process."""


def _break_off(pool: ProcessPoolExecutor, others: list[BaseProcess]) -> None:
    """End the workers at once: nobody wants any more what they are at."""
    for worker in active_children():
        if worker not in others:
            worker.kill()
    pool.shutdown(cancel_futures=True)


def _heed_the_first() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others ends them.

    If it was ended itself and could not, they end by themselves.
    """
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_after, args=[parent_process()], daemon=True).start()


def _end_after(first: BaseProcess | None) -> None:
    if first is not None:
        first.join()
        os._exit(1)
