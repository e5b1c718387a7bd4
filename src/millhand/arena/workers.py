"""Work shared out to processes; what comes back does not depend on how many there are."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

Task = TypeVar("Task")
Part = TypeVar("Part")


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
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_first) as pool:
        try:
            for number, part in enumerate([pool.submit(work, task) for task in tasks]):
                take(number, part.result())
        except KeyboardInterrupt:
            before = signal(SIGINT, SIG_IGN)  # Ctrl-C once more means the same
            _break_off(pool, others)
            signal(SIGINT, before)
            raise
        except BaseException:
            _break_off(pool, others)
            raise


def _break_off(pool: ProcessPoolExecutor, others: list[BaseProcess]) -> None:
    """End the workers at once: nobody wants any more what they are at."""
    for worker in active_children():
        if worker not in others:
            worker.kill()
    pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others ends them."""
    signal(SIGINT, SIG_IGN)
