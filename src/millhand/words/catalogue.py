"""The Fluent files of one language in one bundle; what all languages lack is an error.

The browser reads the same files with Fluent's own library for the page.
"""

import re
from collections.abc import Iterator, Mapping
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
        self.bundle = _read_bundle(language, of)

    def knows(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return self.bundle.has_message(key)

    def attributes(self, key: str) -> list[str]:
        """The names of a message's attributes."""
        return list(self.bundle.get_message(key).attributes) if self.knows(key) else []

    def say(self, key: str, values: Values, attribute: str = "") -> str:
        """A message, or one of its attributes, with its variables filled in."""
        name = f"{key}.{attribute}" if attribute else key
        pattern = self._pattern(key, attribute)
        if pattern is None:
            return self._elsewhere(name, key, values, attribute)
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWords(f"«{name}» cannot be said in language {self.language}: {errors[0]}")
        return str(text)

    def _pattern(self, key: str, attribute: str) -> Any:
        """What Fluent fills in, or None."""
        if not self.knows(key):
            return None
        message = self.bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def _elsewhere(self, name: str, key: str, values: Values, attribute: str) -> str:
        """What a language has no words for is said in English, as well as its facts allow."""
        other = Catalogue(SPOKEN_ELSEWHERE, *self.of)
        pattern = other._pattern(key, attribute)
        if pattern is None:
            raise MissingWords(f"no words for «{name}» in language {self.language}")
        return str(other.bundle.format_pattern(pattern, dict(values))[0])


@cache
def choosers(language: str, *of: str) -> frozenset[str]:
    """The variables that choose between sentences: `$tile-industry ->`."""
    texts = [text for _, text in read_files(language, *of)]
    return frozenset(name for text in texts for name in CHOOSER.findall(text))


@cache
def _read_bundle(language: str, of: tuple[str, ...]) -> "FluentBundle":
    """The messages of a language; read once, since reading takes a while, as Fluent itself."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for _, text in read_files(language, *of):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


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
