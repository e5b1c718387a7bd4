"""Who does the work: everything that is many games is cut into tasks and given to a crew.

What comes out does not depend on the crew: neither on how many are in it, nor on where they are,
nor on who was lost on the way.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from typing import Protocol, TypeAlias, TypeVar

from millhand.face.faults import Faulty

Task = TypeVar("Task")
Part = TypeVar("Part")

Results: TypeAlias = Generator[tuple[int, Part], None, None]
"""What tasks came to, each with the task's number, in any order; to close it ends all work."""

Progress = Callable[[int], None]
"""Is told how many more are done."""


def no_progress(done: int) -> None:
    """For whoever does not want to be told."""


class Crew(Protocol):
    """Somebody who works tasks off."""

    def work_off(self, work: Callable[[Task], Part], tasks: Mapping[int, Task]) -> "Results[Part]":
        """What the tasks come to, each as soon as it is known."""


class CrewIsLost(Faulty):
    """Whoever works was stopped from outside, again and again, or cannot be reached any more."""


def share_out(
    work: Callable[[Task], Part],
    tasks: Sequence[Task],
    crew: Crew,
    take: Callable[[int, Part], None],
) -> None:
    """Hand the result of every task to `take`, with the task's number, in the order of the tasks.

    Each is handed over as soon as those before it are there. Ctrl-C ends all work at once.
    """
    early: dict[int, Part] = {}
    following = 0
    with closing(crew.work_off(work, dict(enumerate(tasks)))) as found:
        for number, part in found:
            early[number] = part
            while following in early:
                take(following, early.pop(following))
                following += 1
