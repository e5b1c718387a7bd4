"""Real servers in real processes, on real databases."""

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

STARTS_WITHIN = 60
FAULTY = str(Path(__file__).parent / "proof" / "faulty.py")

OPEN = ExitStack()
"""Whatever a test has opened; it is closed when the test ends."""


def is_free(port: int) -> bool:
    """Whether nobody has a port."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


class House:
    """A server process; its log lies in a file."""

    def __init__(self, folder: Path, *words: str, fault: str | None = None, **changes: str) -> None:
        """With a fault, one that has it planted in it: proofs must find it."""
        self.folder = folder
        self.program = ["-m", "millhand"] if fault is None else [FAULTY, fault]
        self.words = words
        self.changes = changes
        self.log = folder / "server.log"
        self.start()

    def start(self, port: int = 0) -> None:
        """Start, or start again after an end; a port may for a moment be somebody else's."""
        end = time.monotonic() + STARTS_WITHIN
        while port and not is_free(port) and time.monotonic() < end:
            time.sleep(0.1)
        command = [sys.executable, *self.program, "serve", "--no-browser", "--port", str(port)]
        environment = {**os.environ, "MILLHAND_LIMITS": "off", **self.changes}
        if hasattr(self, "process"):
            self.process.stdout.close()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.words], stdout=subprocess.PIPE, stderr=log, env=environment
            )
        self.address = self._said_address()

    def _said_address(self) -> str:
        alarm = threading.Timer(STARTS_WITHIN, self.process.kill)
        alarm.start()
        line = self.process.stdout.readline().decode()
        alarm.cancel()
        assert line.startswith("millhand serves at "), self.log.read_text()
        return line.split()[-1]

    @property
    def port(self) -> int:
        return httpx.URL(self.address).port

    def client(self, **more: object) -> httpx.Client:
        return OPEN.enter_context(httpx.Client(base_url=self.address, timeout=30, **more))

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.terminate()
        self.process.stdout.close()
        return self.process.wait(20)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def faults(self) -> list[str]:
        """What the log says of faults."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if "Traceback" in line or '"event":"fault"' in line]


@contextmanager
def house(folder: Path, *words: str, fault: str | None = None, **changes: str) -> Iterator[House]:
    """A server for as long as a test needs it."""
    folder.mkdir(exist_ok=True)
    one = House(folder, *words, fault=fault, **changes)
    try:
        yield one
    finally:
        one.stop()
    faults = [] if fault else one.faults()
    assert faults == []
