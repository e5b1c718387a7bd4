"""A dataset on the disk: a folder of Parquet files with a manifest, made part by part.

The manifest says everything that decides the files, so that they can be made again bit by bit:
versions, game, options, bots, seeds. A part is there when all its files are; each is written beside
its place and moved there whole. So work that was broken off goes on with the first part missing.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy
import pyarrow

from millhand import __version__
from millhand.arena.crew import Crew, Progress, no_progress, share_out
from millhand.arena.kept import makeup
from millhand.arena.simulate import Plan
from millhand.arena.workers import ALONE
from millhand.bots.outside import mark_of
from millhand.face.faults import Faulty
from millhand.face.game import OpenGame
from millhand.lab.dataset import (
    MOVES,
    POSITIONS,
    RECORDS,
    SCORES,
    PartFiles,
    PartTask,
    make_part,
)

FORMAT = 1
PART = 100
"""Games of a part."""
MANIFEST = "manifest.json"
UNFINISHED = ".new"
SHORT = 60
"""Letters of a value of a manifest that are shown where it is another than was wanted."""

SHAPE = (("game", str), ("games", int), ("bots", list), ("seeds", dict), ("parts", list))
"""What is read from a manifest before anything is compared."""

Manifest = dict[str, Any]


class BadDataset(Faulty):
    """A folder that holds another dataset, or a manifest that cannot be followed."""


@dataclass(frozen=True)
class Dataset:
    """What a dataset shall be."""

    plan: Plan
    games: int
    positions: bool = True

    @property
    def tables(self) -> list[str]:
        """The tables that it has."""
        return [RECORDS, MOVES, SCORES, *([POSITIONS] if self.positions else [])]

    def parts(self) -> Iterator[tuple[int, range]]:
        """The parts by number, each with the numbers of its games."""
        for first in range(0, self.games, PART):
            yield first // PART, range(first, min(first + PART, self.games))


def file_of(table: str, part: int) -> str:
    """Where a part of a table stands in the folder."""
    return f"{table}/part-{part:05}.parquet"


def plan_of(dataset: Dataset, opened: OpenGame) -> Manifest:
    """The manifest as far as it is known before anything is played."""
    plan, observed = dataset.plan, opened.observed()
    return {
        "dataset": FORMAT,
        "versions": versions(),
        "game": plan.game,
        "rules_version": opened.game.rules_version,
        "players": plan.players,
        "options": dict(opened.options),
        "said_options": list(plan.options),
        "board": opened.board,
        "bots": list(plan.bots),
        "files": {what: mark_of(what) for what in plan.deciding},
        "games": dataset.games,
        "seeds": {"first": plan.seed, "count": dataset.games},
        "positions": dataset.positions,
        "observation": {"version": observed.version, "names": observed.names()},
    }


def versions() -> dict[str, str]:
    """What writes the bytes."""
    return {
        "millhand": __version__,
        "play": makeup(),
        "pyarrow": pyarrow.__version__,
        "numpy": numpy.__version__,
    }


def digest_of(file: Path) -> str:
    """The checksum of a file."""
    return sha256(file.read_bytes()).hexdigest()


def make(
    dataset: Dataset,
    opened: OpenGame,
    folder: Path,
    crew: Crew = ALONE,
    progress: Progress = no_progress,
) -> Manifest:
    """Make all parts that are not there yet, then write the manifest with all checksums."""
    manifest = plan_of(dataset, opened)
    known = begin(folder, manifest)
    missing = [
        (part, numbers)
        for part, numbers in dataset.parts()
        if not all((folder / file_of(table, part)).exists() for table in dataset.tables)
    ]
    progress(dataset.games - sum(len(numbers) for _, numbers in missing))

    def take(number: int, made: PartFiles) -> None:
        part, numbers = missing[number]
        for table, content in made.files.items():
            put(folder / file_of(table, part), content)
        progress(len(numbers))

    tasks = [PartTask(dataset.plan, numbers, dataset.positions) for _, numbers in missing]
    try:
        share_out(make_part, tasks, crew, take)
    except Faulty:
        _leave_if_empty(folder)
        raise
    finished = manifest | {"parts": checksums(dataset, folder)}
    _make_sure_it_is_whole(folder, known, finished["parts"])
    put(folder / MANIFEST, _written(finished))
    return finished


def _make_sure_it_is_whole(folder: Path, known: Any, found: list[dict[str, str]]) -> None:
    """The files of a dataset that was finished before are what they were then."""
    for there in found if known is not None else []:
        if there not in known:
            file, manifest = str(folder / there["file"]), str(folder / MANIFEST)
            raise BadDataset("file_is_spoilt", file=file, manifest=manifest)


def _leave_if_empty(folder: Path) -> None:
    """Where nothing could be made, nothing is left: the next try may be for another dataset."""
    if [file.name for file in folder.iterdir()] == [MANIFEST]:
        (folder / MANIFEST).unlink()
        folder.rmdir()


def begin(folder: Path, manifest: Manifest) -> Any:
    """Put the manifest into a new folder; in an old one it must be the same.

    Returns the checksums of a dataset that is finished already, else None.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for left in folder.glob(f"**/.*{UNFINISHED}"):
        left.unlink()
    if not (folder / MANIFEST).exists():
        if any(folder.iterdir()):
            raise BadDataset("folder_holds_something_else", folder=str(folder))
        put(folder / MANIFEST, _written(manifest))
        return None
    there = read_manifest(folder / MANIFEST)
    for name, found, wanted in differences(there, manifest):
        raise BadDataset(
            "folder_holds_another_dataset",
            folder=str(folder),
            name=name,
            found=found,
            wanted=wanted,
        )
    return there.get("parts")


def differences(there: Manifest, manifest: Manifest) -> Iterator[tuple[str, str, str]]:
    """What two manifests do not agree on: the name of each thing, and its value in both."""
    for key, value in manifest.items():
        found = there.get(key)
        if isinstance(value, dict) and isinstance(found, dict):
            for name, *values in differences(found, {**dict.fromkeys(found), **value}):
                yield f"{key}, {name}", values[0], values[1]
        elif found != value:
            yield key, _short(found), _short(value)


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHORT else f"{text[:SHORT]}…"


def read_manifest(file: Path) -> Manifest:
    """The manifest in a file."""
    try:
        manifest = json.loads(file.read_text(encoding="utf-8"))
        told = {"parts": []} | manifest
        if told["dataset"] != FORMAT or any(type(told[name]) is not kind for name, kind in SHAPE):
            raise KeyError("dataset")
    except (OSError, ValueError, KeyError, TypeError):
        raise BadDataset("is_no_manifest", file=str(file)) from None
    return dict(manifest)


def checksums(dataset: Dataset, folder: Path) -> list[dict[str, str]]:
    """The checksum of every file, in the order of tables and parts."""
    return [
        {"file": name, "sha256": digest_of(folder / name)}
        for table in dataset.tables
        for name in (file_of(table, part) for part, _ in dataset.parts())
    ]


def put(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    file.parent.mkdir(exist_ok=True)
    beside = file.with_name(f".{file.name}{UNFINISHED}")
    try:
        beside.write_bytes(content)
        os.replace(beside, file)
    finally:
        beside.unlink(missing_ok=True)


def _written(manifest: Manifest) -> bytes:
    return json.dumps(manifest, ensure_ascii=False, indent=1).encode() + b"\n"
