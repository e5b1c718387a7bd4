"""Handing tasks to an executor, a few ahead of what is done, and listening for Ctrl-C meanwhile."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from signal import SIGINT, getsignal, signal
from threading import current_thread, main_thread
from time import perf_counter

from millhand.arena.crew import Part, Results, Task

Interrupted = Callable[[], bool]

GLANCE = 0.1
"""Seconds after which it is looked whether somebody pressed Ctrl-C."""
MOST_AT_ONCE = 256
"""Tasks that are handed out as one at most."""


@dataclass(frozen=True)
class Stride:
    """How tasks are handed out."""

    ahead: Callable[[], int]
    """So many parcels are on their way at once."""
    seconds: float = 0.0
    """So long a parcel should take: where the way is far, short tasks are sent together."""


def handed_out(
    executor: Executor,
    work: Callable[[Task], Part],
    tasks: Mapping[int, Task],
    stride: Stride,
    interrupted: Interrupted,
) -> Results[Part]:
    """The results of all tasks as they come; KeyboardInterrupt if nobody wants them any more."""
    left, size = iter(tasks.items()), 1
    pending: dict[Future[tuple[float, list[Part]]], Sequence[int]] = {}
    while True:
        while len(pending) < stride.ahead() and (parcel := list(islice(left, size))):
            _stop_if(interrupted)
            sent = executor.submit(work_through, work, [task for _, task in parcel])
            pending[sent] = [number for number, _ in parcel]
        if not pending:
            return
        done, _ = wait(pending, GLANCE, FIRST_COMPLETED)
        _stop_if(interrupted)
        for future in done:
            numbers = pending.pop(future)
            took, parts = future.result()
            size = _parcel_size(stride.seconds, took / len(parts))
            for number, part in zip(numbers, parts, strict=True):
                yield number, part
                _stop_if(interrupted)


def work_through(work: Callable[[Task], Part], tasks: Sequence[Task]) -> tuple[float, list[Part]]:
    """What a worker is given: some tasks, to be done one by one; also says how long it took."""
    began = perf_counter()
    parts = [work(task) for task in tasks]
    return perf_counter() - began, parts


def _parcel_size(wanted: float, each: float) -> int:
    """How many tasks are sent together, when each takes so many seconds."""
    return max(1, min(MOST_AT_ONCE, int(wanted / max(each, 1e-6))))


def _stop_if(interrupted: Interrupted) -> None:
    if interrupted():
        raise KeyboardInterrupt


@contextmanager
def interrupts_noted() -> Iterator[Interrupted]:
    """Ctrl-C is noted at first: raised anywhere at all, it would catch an executor half started."""
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
