"""The command line, in this process or in one of its own."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from cli.listening import PATIENCE

import millhand as package
from millhand.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command line came to."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The one document on standard output, without its version."""
        assert self.code == 0, self.err
        document = json.loads(self.out)
        assert document.pop("version") == package.__version__
        return document


Millhand = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _english_in_a_folder_of_its_own(monkeypatch, tmp_path):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def millhand(capsys, monkeypatch) -> Millhand:
    """Run a command line in this process; `said` is typed at its prompts."""

    def run(*words: object, said: str | bytes = "") -> Ran:
        typed = said if isinstance(said, bytes) else said.encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        code = main([str(word) for word in words])
        told = capsys.readouterr()
        return Ran(code, told.out, told.err)

    return run


COMMAND = [sys.executable, "-m", "millhand"]
SURROUNDINGS = {
    "PYTHONPATH": str(Path(package.__file__).parents[1]),
    "PYTHONIOENCODING": "utf-8",
    "PYTHONUNBUFFERED": "1",
}
"""So that another process finds the same millhand, wherever it is started."""


@pytest.fixture
def program() -> Callable[..., Ran]:
    """Run any program in a process of its own."""

    def run(command: Sequence[str], said: str = "") -> Ran:
        done = subprocess.run(
            command,
            input=said.encode(),
            capture_output=True,
            timeout=PATIENCE,
            env={**os.environ, **SURROUNDINGS},
        )
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run


@pytest.fixture
def process(program) -> Millhand:
    """Run a command line in a process of its own."""
    return lambda *words, said="": program([*COMMAND, *map(str, words)], said)


@pytest.fixture
def started() -> Iterator[Callable[..., subprocess.Popen]]:
    """Start a game in a process of its own that is talked to line by line."""
    running = []

    def start(*words: object, **streams: object) -> subprocess.Popen:
        streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE} | streams
        command = [*COMMAND, *map(str, words)]
        running.append(subprocess.Popen(command, env={**os.environ, **SURROUNDINGS}, **streams))
        return running[-1]

    yield start
    for one in running:
        one.kill()
        one.wait()
        for stream in (one.stdin, one.stdout):
            if stream is not None:
                stream.close()


@pytest.fixture
def record(millhand, tmp_path) -> Path:
    """The record of a finished game of two bots."""
    ran = millhand("simulate", "birmingham", "--games", 1, "--seed", 7, "--save", tmp_path / "kept")
    assert ran.code == 0, ran.err
    return next((tmp_path / "kept").glob("*.mill"))
