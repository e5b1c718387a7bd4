"""Who plays many games: processes here or a cluster, and where results are kept meanwhile."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from millhand.cli.errors import WrongInput, tell_fault
from millhand.cli.reading import language_of, within
from millhand.face.faults import Fault

if TYPE_CHECKING:
    from millhand.arena.crew import Crew

MOST_WORKERS = 256


@contextmanager
def crew_for(
    workers: int, cluster: str | None, resume: str | None, deciding: Iterable[str] = ()
) -> "Iterator[Crew]":
    """The crew that was asked for; `deciding` is what a plan only names.

    Whoever is lost for good, and where results are when somebody presses Ctrl-C, is told in a line.
    """
    from millhand.arena.crew import Crew, CrewIsLost
    from millhand.arena.workers import Workers

    named = list(deciding)
    with ExitStack() as stack:
        crew: Crew = Workers(workers)
        if cluster is not None:
            from millhand.arena.cluster import Cluster

            crew = stack.enter_context(Cluster(cluster, deciding=named))
        if resume is not None:
            from millhand.arena.kept import Kept

            crew = Kept(crew, Path(resume), contents(named))
        try:
            yield crew
        except CrewIsLost as error:
            tell_fault(error.fault, language_of(None))
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            if resume is not None:
                tell_fault(Fault("results_are_kept", file=resume), language_of(None))
            raise


def check_crew(workers: int, cluster: str | None, resume: str | None) -> None:
    """What can be seen to be wrong before anything is played."""
    within("--workers", workers, 1, MOST_WORKERS)
    if cluster is not None and workers != 1:
        raise WrongInput("workers_or_cluster")
    if resume is not None and not resume.strip():
        raise WrongInput("file_has_no_name", what=Fault("results"))


def contents(deciding: Iterable[str]) -> str:
    """A digest of files and packages: others give other games."""
    from millhand.bots.outside import mark_of

    return blake2b(" ".join(map(mark_of, deciding)).encode(), digest_size=16).hexdigest()
