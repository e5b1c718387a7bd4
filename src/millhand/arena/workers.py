"""Work shared out to processes; what comes back does not depend on how many there are."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, getsignal, signal
from threading import Thread, current_thread, main_thread
from typing import TypeVar

Task = TypeVar("Task")
Part = TypeVar("Part")

Interrupted = Callable[[], bool]

GLANCE = 0.1
"""Seconds after which it is looked whether somebody pressed Ctrl-C."""


def share_out(
    work: Callable[[Task], Part],
    tasks: Sequence[Task],
    workers: int,
    take: Callable[[int, Part], None],
) -> None:
    """Hand the result of every task to `take`, with the task's number, in the order of the tasks.

    Each is handed over as soon as those before it are there. Ctrl-C ends all workers at once.
    """
    if workers == 1:
        for number, task in enumerate(tasks):
            take(number, work(task))
        return
    others = active_children()
    with (
        _interrupts_noted() as interrupted,
        ProcessPoolExecutor(workers, initializer=_heed_the_first) as pool,
    ):
        try:
            parts = []
            for task in tasks:
                _stop_if(interrupted)
                parts.append(pool.submit(work, task))
            for number, part in enumerate(parts):
                take(number, _result(part, interrupted))
        except BaseException:
            _break_off(pool, others)
            raise


def _result(part: Future[Part], interrupted: Interrupted) -> Part:
    """What a worker has found, once it has; KeyboardInterrupt if nobody wants it any more."""
    _stop_if(interrupted)
    while not part.done():
        wait([part], GLANCE)
        _stop_if(interrupted)
    return part.result()


def _stop_if(interrupted: Interrupted) -> None:
    if interrupted():
        raise KeyboardInterrupt


@contextmanager
def _interrupts_noted() -> Iterator[Interrupted]:
    """Ctrl-C is noted at first: raised anywhere at all, it would catch the pool half started."""
    noted: list[int] = []
    before = getsignal(SIGINT)
    if current_thread() is not main_thread() or not callable(before):
        yield lambda: False  # Ctrl-C is somebody else's business, or nobody's
        return
    signal(SIGINT, lambda number, frame: noted.append(number))
    try:
        yield lambda: bool(noted)
    finally:
        signal(SIGINT, before)
        if noted:
            before(SIGINT, None)


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
