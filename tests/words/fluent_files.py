"""The Fluent files taken apart: which messages there are, and which variables they use."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from millhand import words
from millhand.shelf import SHELF
from millhand.words.catalogue import COMMON, LOCALES, read_files

LANGUAGES = tuple(LOCALES)
OTHERS = sorted(file.stem for file in Path(words.__file__).parent.glob("en/*.ftl"))
SPOKEN_OF = sorted({*SHELF, *OTHERS} - {COMMON})
"""What has files of its own: every game, the prompt, the notation, the command."""


@dataclass
class Said:
    """A message or an attribute: the variables it uses, the messages it refers to, its texts."""

    file: str
    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)


class Taker(Visitor):
    def __init__(self, said: Said) -> None:
        self.said = said

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.said.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.said.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said.texts.append(node.value)


def entries(language: str, *of: str) -> Iterator[tuple[str, ast.Entry]]:
    """Every entry of the common file and of those of something else, with the file's name."""
    for file, text in read_files(language, *of):
        for entry in FluentParser().parse(text).body:
            yield file, entry


def parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """A message and its attributes, by the names that sentences are asked for."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


@cache
def messages(language: str, game: str = "birmingham") -> dict[str, Said]:
    """All that is said of a game: `BB-8-4`, `BB-8-4.a-tile-is-on-the-mat`, `event-drew` …"""
    found = {}
    for file, entry in entries(language, game):
        if isinstance(entry, ast.Message):
            for name, pattern in parts(entry):
                found[name] = Said(file)
                Taker(found[name]).visit(pattern)
    return found


def variables(language: str, name: str, game: str = "birmingham") -> set[str]:
    """The variables of a message, with those of the messages it refers to."""
    said = messages(language, game)[name]
    return said.variables.union(*(variables(language, other, game) for other in said.messages))
