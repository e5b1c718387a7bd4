"""`docs/where-is-what.md` is true: what it names is there, and what is there it names."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from millhand.shelf import SHELF

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "where-is-what.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "millhand"
WIRING = {"__init__.py", "__main__.py", "__pycache__", "page"}  # the page is built, not written


def rows() -> Iterator[tuple[str, str]]:
    """Every path of the first column, from the root, with the row it stands in."""
    folder = ""
    for row in re.findall(r"^\| (.*`.*) \|$", PAGE, re.MULTILINE):
        cell = row.partition(" |")[0]
        paths = re.findall(r"`([^`]+)`", cell)
        within = cell.startswith("–")
        if not within:
            folder = paths[0]
        for path in paths:
            yield (folder + path if within else path), row


def meant(path: str) -> set[Path]:
    """All that a path may stand for: `<game>` is any game, `*` any name."""
    names = [path.replace("<game>", game) for game in SHELF] if "<game>" in path else [path]
    found = {file for name in names for file in ROOT.glob(name.rstrip("/"))}
    return found if "*" in path else {ROOT / name for name in names}


NAMED = {file for path, _ in rows() for file in meant(path)}


def test_whatever_the_page_names_is_there() -> None:
    gone = [row for path, row in rows() if not any(file.exists() for file in meant(path))]
    assert not gone, f"rows of docs/where-is-what.md for what is not there: {gone}"


def test_whatever_is_there_has_a_row() -> None:
    """A folder is named as a whole, or all that is in it is named."""
    told = {parent for file in NAMED for parent in file.parents if is_told_in_parts(parent)}
    missing = [
        entry.relative_to(ROOT).as_posix()
        for folder in sorted(told)
        if folder.exists()
        for entry in sorted(folder.iterdir())
        if entry.name not in WIRING and (entry.is_dir() or entry.suffix == ".py")
        if entry not in NAMED | told
    ]
    assert not missing, f"docs/where-is-what.md lacks rows for {missing}"


def is_told_in_parts(folder: Path) -> bool:
    return folder.is_relative_to(SOURCE) or folder == ROOT / "scaffold"


def test_every_folder_at_the_top_has_a_row() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("NOT A CHECKOUT: what belongs to the project is not known")
    folders = {line.partition("/")[0] for line in listed.stdout.splitlines() if "/" in line}
    assert len(folders) > 5
    named = {Path(path).parts[0] for path, _ in rows()}
    assert folders <= named, f"docs/where-is-what.md lacks rows for {folders - named}"


def test_the_page_stands_in_the_order_of_the_layers() -> None:
    height = {name: -place for place, row in enumerate(layers()) for name in row}
    shown = [Path(path).parts[2] for path, _ in rows() if path.startswith("src/millhand/")]
    heights = [height[name.removesuffix(".py")] for name in shown]
    assert heights == sorted(heights)


def layers() -> list[list[str]]:
    """The layers of the contract, from the highest to the lowest."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    found = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [re.findall(r"\w+", layer) for layer in found]


def test_paths_below_the_table_are_there() -> None:
    paths = re.findall(r"`([\w/]+(?:/|\.py))`", PAGE.partition("\n## ")[2])
    assert len(paths) > 5
    folders = [ROOT, SOURCE, *(SOURCE / "games" / game for game in SHELF)]
    assert [path for path in paths if not any((one / path).exists() for one in folders)] == []
