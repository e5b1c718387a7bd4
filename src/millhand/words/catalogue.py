"""The Fluent files of one language in one bundle; what all languages lack is an error.

The browser reads the same files with Fluent's own library for the page.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from millhand.face.faults import Faulty
from millhand.shelf import SHELF

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int
Values = Mapping[str, Value]

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
"""The languages, each with the country whose plurals and numbers it follows."""

COMMON = "common"

SPOKEN_ELSEWHERE = "en"
"""What a language has no words for is said in this one: no sentence is worth a broken-off game."""

CHOOSER = re.compile(r"\$([\w-]+) *->")
ENTRY = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
"""Where a message begins: at the edge of a line, as no line within one does."""
MENTIONED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Another message that a message takes in: `{ points }`."""


class UnknownLanguage(Faulty):
    """A language that millhand does not speak."""


class MissingWords(LookupError):
    """Something for which a language has no words, or words that lack a fact."""


class Catalogue:
    """What one language can say of a game, or of other things."""

    def __init__(self, language: str, *of: str) -> None:
        if language not in LOCALES:
            raise UnknownLanguage("language_is_unknown", word=language, known=list(LOCALES))
        self.language = language
        self.of = of
        self.messages = _read_messages(language, of)

    def knows(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return self.messages.find(key) is not None

    def attributes(self, key: str) -> list[str]:
        """The names of a message's attributes."""
        message = self.messages.find(key)
        return list(message.attributes) if message else []

    def say(self, key: str, values: Values, attribute: str = "") -> str:
        """A message, or one of its attributes, with its variables filled in."""
        name = f"{key}.{attribute}" if attribute else key
        pattern = self._pattern(key, attribute)
        if pattern is None:
            return self._elsewhere(name, key, values, attribute)
        text, errors = self.messages.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWords(f"«{name}» cannot be said in language {self.language}: {errors[0]}")
        return str(text)

    def _pattern(self, key: str, attribute: str) -> Any:
        """What Fluent fills in, or None."""
        if not self.knows(key):
            return None
        message = self.messages.find(key)
        return message.attributes.get(attribute) if attribute else message.value

    def _elsewhere(self, name: str, key: str, values: Values, attribute: str) -> str:
        """What a language has no words for is said in English, as well as its facts allow."""
        other = Catalogue(SPOKEN_ELSEWHERE, *self.of)
        pattern = other._pattern(key, attribute)
        if pattern is None:
            raise MissingWords(f"no words for «{name}» in language {self.language}")
        return str(other.messages.bundle.format_pattern(pattern, dict(values))[0])


@cache
def choosers(language: str, *of: str) -> frozenset[str]:
    """The variables that choose between sentences: `$tile-industry ->`."""
    texts = [text for _, text in read_files(language, *of)]
    return frozenset(name for text in texts for name in CHOOSER.findall(text))


@dataclass
class Messages:
    """The messages of a language, each parsed when it is wanted: parsing all takes a while."""

    bundle: "FluentBundle"
    unparsed: dict[str, str]

    def find(self, key: str) -> Any:
        """Fluent's own message of a name, or None."""
        self._parse(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def _parse(self, key: str) -> None:
        """A message, after those that it mentions; known before it is struck out (threads)."""
        from fluent.syntax import FluentParser

        source = self.unparsed.get(key)
        if source is None:
            return
        for other in MENTIONED.findall(source):
            self._parse(other)
        self.bundle.add_resource(FluentParser(with_spans=False).parse(source), allow_overrides=True)
        self.unparsed.pop(key, None)


@cache
def _read_messages(language: str, of: tuple[str, ...]) -> Messages:
    """The messages of a language, read once; what is named last may say otherwise."""
    from fluent.runtime import FluentBundle

    unparsed: dict[str, str] = {}
    for _, text in read_files(language, *of):
        unparsed |= split_entries(text)
    return Messages(FluentBundle([LOCALES[language]], use_isolating=False), unparsed)


def split_entries(text: str) -> Iterator[tuple[str, str]]:
    """The name and source of every message of a file."""
    starts = [(found.start(), found.group(1)) for found in ENTRY.finditer(text)]
    ends = [start for start, _ in starts[1:]] + [len(text)]
    for (start, name), end in zip(starts, ends, strict=True):
        yield name, text[start:end]


def read_files(language: str, *of: str) -> Iterator[tuple[str, str]]:
    """The name and text of each file: what everything shares first, then what is spoken of."""
    for name in (COMMON, *of):
        for file in files_of(name, language):
            yield file.name, file.read_text(encoding="utf-8")


def files_of(name: str, language: str) -> list[Traversable]:
    """The files of a game lie in its own folder, those of other things here."""
    if name not in SHELF:
        return [files(__package__).joinpath(language, f"{name}.ftl")]
    folder = SHELF[name].folder.joinpath("words", language)
    return sorted(folder.iterdir(), key=lambda file: file.name)
