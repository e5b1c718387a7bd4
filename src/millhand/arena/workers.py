"""Work shared out to processes; what comes back does not depend on how many there are."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

Task = TypeVar("Task")
Part = TypeVar("Part")


def share_out(work: Callable[[Task], Part], tasks: Sequence[Task], workers: int) -> Iterator[Part]:
    """The results of all tasks, in their order, each as soon as those before it are there."""
    if workers == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_first) as pool:
        try:
            for part in [pool.submit(work, task) for task in tasks]:
                yield part.result()
        except BaseException:
            for worker in active_children():  # else the games they play would be waited for
                worker.terminate()
            pool.shutdown(cancel_futures=True)
            raise


def _leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others ends them."""
    signal(SIGINT, SIG_IGN)
