"""Work on an existing Dask cluster; what its workers need is the same millhand, nothing else."""

import re
from asyncio import run, wait_for
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from socket import gethostname
from time import monotonic
from types import TracebackType
from typing import Any

from millhand import __version__
from millhand.arena.crew import CrewIsLost, Part, Results, Task
from millhand.arena.handing_out import Stride, handed_out, interrupts_noted
from millhand.arena.kept import makeup
from millhand.bots.files import forget_all
from millhand.bots.outside import mark_of
from millhand.bots.program import end_all
from millhand.face.faults import Faulty

ADDRESS = re.compile(r"(tcp|tls|wss?|ucx)://\S+:\d+")
PATIENCE = 5.0
"""Seconds in which a cluster must answer, and show a worker."""
PARCEL = 1.0
"""Seconds that a parcel of tasks should take, so that the way there and back does not matter."""
HEADCOUNT = 5.0
"""Seconds after which it is asked again how many workers there are."""


class NoCluster(Faulty):
    """A cluster that is not there, or cannot play with this millhand."""


Marks = tuple[tuple[str, str], ...]
"""What else decides the games, by name: files and packages, each with its checksum."""


@dataclass(frozen=True)
class AsHere:
    """Work that is done with the same code, weights and files as the command has, or not at all."""

    work: Callable[[Any], Any]
    made: str
    marks: Marks

    def __call__(self, task: Any) -> Any:
        """Do a task; a worker may have come when the others had been looked at."""
        if makeup() != self.made:
            raise NoCluster("worker_has_other_code", who=gethostname(), version=__version__)
        for file, mark in self.marks:
            if mark_of(file) != mark:
                raise NoCluster("worker_has_another_file", who=gethostname(), file=file)
        begin_with(self.marks)
        return self.work(task)


@lru_cache(maxsize=1)
def begin_with(marks: Marks) -> None:
    """Bots are read anew where they are others than those of the task before."""
    forget_all()


class Cluster:
    """The workers of a Dask scheduler; to be entered before it works, and left afterwards.

    A worker that is lost costs nothing but time: the scheduler gives its tasks to others. What
    tasks only name is `deciding`, as a `Plan` has it.
    """

    def __init__(
        self, address: str, patience: float = PATIENCE, deciding: Iterable[str] = ()
    ) -> None:
        self.address = address
        self.patience = patience
        self._marks: Marks = tuple((what, mark_of(what)) for what in deciding)
        self._client: Any = None
        self._threads, self._counted = 0, 0.0

    def __enter__(self) -> "Cluster":
        self._client = _connected(self.address, self.patience)
        try:
            self._make_sure_they_can_play(self._client)
            self._end_programs()
        except BaseException:
            self._client.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(Exception):  # whoever is gone has nobody waiting either
            self._end_programs()
        self._client.close()

    def _end_programs(self) -> None:
        """Programs that wait in workers for another game may be others by the next command."""
        self._client.run(end_all, on_error="ignore")

    def work_off(self, work: Callable[[Task], Part], tasks: Mapping[int, Task]) -> Results[Part]:
        """The results as they come; what a lost worker was at is done again by another."""
        from distributed.scheduler import KilledWorker

        executor = self._client.get_executor(pure=False)
        sure = AsHere(work, makeup(), self._marks)
        stride = Stride(lambda: 2 * self._present() + 2, PARCEL)
        with interrupts_noted() as interrupted:
            try:
                yield from handed_out(executor, sure, tasks, stride, interrupted)
            except KilledWorker:
                raise CrewIsLost("worker_was_stopped") from None
            except CancelledError:
                raise CrewIsLost("cluster_is_gone", address=self.address) from None
            finally:
                executor.shutdown(wait=False)

    def _present(self) -> int:
        """How many tasks the workers can do at the same time, as far as is known."""
        if monotonic() - self._counted > HEADCOUNT:
            self._threads, self._counted = sum(self._client.nthreads().values()), monotonic()
        return self._threads

    def _make_sure_they_can_play(self, client: Any) -> None:
        """There is a worker, and all workers have this millhand."""
        try:
            client.wait_for_workers(1, timeout=self.patience)
        except TimeoutError:
            raise NoCluster("cluster_has_no_workers", address=self.address) from None
        found = client.run(own_version, on_error="return")
        found |= {"scheduler": _answer(lambda: client.run_on_scheduler(own_version))}
        for who, version in found.items():
            if version != __version__:
                said = version if isinstance(version, str) else type(version).__name__
                raise NoCluster(
                    "cluster_has_another_millhand", who=who, found=said, wanted=__version__
                )


def _answer(question: Callable[[], str]) -> str | Exception:
    """What somebody answers, or why there is no answer."""
    try:
        return question()
    except Exception as error:  # whatever keeps another machine from answering
        return error


def own_version() -> str:
    """The version of whoever is asked."""
    return __version__


def _connected(address: str, patience: float) -> Any:
    if not ADDRESS.fullmatch(address):
        raise NoCluster("is_no_cluster_address", address=address)
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise NoCluster("cluster_needs_dask") from None
    connect: Any = Client  # which declares no types
    try:
        if _is_of_dask(address, patience):
            return connect(address, timeout=patience, set_as_default=False)
    except Exception as error:  # Dask's own, which are of many kinds: no certificates, for one
        reason = str(error).strip().splitlines() or [type(error).__name__]
        raise NoCluster("cluster_is_not_there", address=address, words=reason[0]) from None
    raise NoCluster("cluster_is_something_else", address=address)


def _is_of_dask(address: str, patience: float) -> bool:
    """Whether Dask shakes hands there: a client would wait for others for ever, or misread them."""
    from distributed.comm.core import connect
    from distributed.security import Security

    call: Any = connect  # which declares no types
    security: Any = Security  # as Dask is set up here: certificates, if it has any

    async def shake_hands() -> None:
        certified = security().get_connection_args("client")
        listening = await wait_for(call(address, timeout=patience, **certified), 2 * patience)
        await listening.close()

    try:
        with ThreadPoolExecutor(1) as apart:  # since a notebook has a loop of its own
            apart.submit(run, shake_hands()).result()
    except Exception as error:  # what is no word of Dask's may be taken for anything
        if type(error) is OSError or not address.startswith("tcp:"):  # nobody, or none we may hear
            raise
        return False
    return True
