"""The rules pages, and which rule numbers stand on them, in the words and in the code."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import millhand
from millhand.shelf import SHELF
from millhand.words.catalogue import files_of

HEADING = re.compile(r"^#+ +(?P<number>[A-Z]{2}-(?:[A-Z][0-9]+|[0-9]+\.[0-9]+)) +(?P<title>.+?) *$")
MESSAGE = re.compile(r"^(?P<key>[A-Z]{2}-[A-Z]?[0-9-]+) =", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z]{2}-(?:[A-Z][0-9]+|[0-9]+\.[0-9]+)\b")


class MissingPage(LookupError):
    """A game or a language without a rules page."""


def read_page(game: str, language: str) -> dict[str, tuple[str, str]]:
    """The rules of a page: number → title and text, in the order of the page."""
    rules: dict[str, tuple[str, list[str]]] = {}
    lines: list[str] = []
    for line in page_text(game, language).splitlines():
        heading = HEADING.match(line)
        if heading is not None:
            lines = []
            rules[heading["number"]] = (heading["title"], lines)
        elif line.startswith("#"):
            lines = []
        else:
            lines.append(line)
    return {number: (title, "\n".join(text).strip()) for number, (title, text) in rules.items()}


def page_text(game: str, language: str) -> str:
    """A rules page as it is written."""
    name = f"{game}.{language}.md"
    for folder in page_folders(game):
        if folder.joinpath(name).is_file():
            return folder.joinpath(name).read_text(encoding="utf-8")
    raise MissingPage(f"no rules page {name}")


def page_folders(game: str) -> list[Traversable]:
    """Where pages lie: in the installed package, in the source tree around it, or with the game."""
    source_tree = Path(millhand.__file__).resolve().parents[2]
    shared = [files(millhand).joinpath("pages"), source_tree / "docs" / "rules"]
    return [*shared, SHELF[game].folder.joinpath("rules")]


def numbers_in_words(game: str, language: str) -> set[str]:
    """The numbers of the rules that a language has a sentence for."""
    texts = [file.read_text(encoding="utf-8") for file in files_of(game, language)]
    return {_number(found["key"]) for text in texts for found in MESSAGE.finditer(text)}


def numbers_in_code(game: str) -> set[str]:
    """The numbers of the rules that the code of a game cites."""
    sources = _sources(SHELF[game].folder)
    return {number for text in sources for number in NUMBER.findall(text)}


def _number(key: str) -> str:
    """The number of a message: `BB-8-4` is `BB-8.4`."""
    prefix, rest = key.split("-", maxsplit=1)
    return f"{prefix}-{rest.replace('-', '.')}"


def _sources(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith((".py", ".toml")):
            yield entry.read_text(encoding="utf-8")
