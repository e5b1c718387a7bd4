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
    workers: int, cluster: str | None, resume: str | None, files: Iterable[Path] = ()
) -> "Iterator[Crew]":
    """The crew that was asked for; `files` are those that games are played with.

    Whoever is lost for good, and where results are when somebody presses Ctrl-C, is told in a line.
    """
    from millhand.arena.crew import Crew, CrewIsLost
    from millhand.arena.workers import Workers

    with ExitStack() as stack:
        crew: Crew = Workers(workers)
        if cluster is not None:
            from millhand.arena.cluster import Cluster

            crew = stack.enter_context(Cluster(cluster, files=files))
        if resume is not None:
            from millhand.arena.kept import Kept

            crew = Kept(crew, Path(resume), contents(files))
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


def contents(files: Iterable[Path]) -> str:
    """A digest of what is in some files: other files give other games."""
    digest = blake2b(digest_size=16)
    for file in files:
        digest.update(blake2b(file.read_bytes()).digest())
    return digest.hexdigest()
