"""The Fluent files of one language in one bundle; whatever is missing is an error, never an id.

The browser reads the same files with Fluent's own library for the page.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from millhand.face.faults import Faulty

Value = str | int
Values = Mapping[str, Value]

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
"""The languages, each with the country whose plurals and numbers it follows."""

COMMON = "common.ftl"


class UnknownLanguage(Faulty):
    """A language that millhand does not speak."""


class MissingWords(LookupError):
    """Something for which a language has no words, or words that lack a fact."""


class Catalogue:
    """What one language can say about one game, or about all of them."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LOCALES:
            raise UnknownLanguage("language_is_unknown", word=language, known=list(LOCALES))
        self.language = language
        self.bundle = _read_bundle(language, game)

    def knows(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return self.bundle.has_message(key)

    def attributes(self, key: str) -> list[str]:
        """The names of a message's attributes."""
        return list(self.bundle.get_message(key).attributes) if self.knows(key) else []

    def say(self, key: str, values: Values, attribute: str = "") -> str:
        """A message, or one of its attributes, with its variables filled in."""
        name = f"{key}.{attribute}" if attribute else key
        message = self.bundle.get_message(key) if self.knows(key) else None
        pattern = None
        if message is not None:
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"no words for «{name}» in language {self.language}")
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWords(f"«{name}» cannot be said in language {self.language}: {errors[0]}")
        return str(text)


@cache
def _read_bundle(language: str, game: str | None) -> FluentBundle:
    """The messages of a language; read once, since reading takes a tenth of a second."""
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for _, text in read_files(language, game):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def read_files(language: str, game: str | None = None) -> Iterator[tuple[str, str]]:
    """The name and text of each file: what games share first, then what a game says otherwise."""
    folder = files(__package__).joinpath(language)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    for name in sorted(names, key=lambda name: name != COMMON):
        if name == COMMON or game in (None, game_of(name)):
            yield name, folder.joinpath(name).read_text(encoding="utf-8")


def game_of(file: str) -> str:
    """`birmingham.ftl` and `birmingham-rules.ftl` are the files of birmingham."""
    return file.removesuffix(".ftl").partition("-")[0]
