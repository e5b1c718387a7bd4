"""Where every numbered rule is kept: pages, code, tests, sentences."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from millhand.cli.errors import WrongInput
from millhand.cli.reading import LANGUAGES
from millhand.words.pages import NUMBER, numbers_in_code, numbers_in_words, read_page

PLACES = (
    *(f"the page in {language}" for language in LANGUAGES),
    "the code",
    "the tests",
    *(f"the sentences in {language}" for language in LANGUAGES),
)


@dataclass
class Coverage:
    """How many rules a game has, and where some are missing."""

    rules: int
    missing: dict[str, list[str]] = field(default_factory=dict)
    """Number → the places that lack it."""

    @property
    def covered(self) -> int:
        """How many are everywhere."""
        return self.rules - len(self.missing)

    def document(self) -> dict[str, Any]:
        """The same as data."""
        return {
            "rules": self.rules,
            "covered": self.covered,
            "missing": list(self.missing),
            "where": self.missing,
        }


def cover(game: str, tests: Path | None) -> Coverage:
    """Look for every rule of a game in all places; tests that are not here lack nothing."""
    pages = {language: read_page(game, language) for language in LANGUAGES}
    numbers = list(dict.fromkeys(number for page in pages.values() for number in page))
    kept: dict[str, set[str]] = {f"the page in {one}": set(page) for one, page in pages.items()}
    kept["the code"] = numbers_in_code(game)
    kept["the tests"] = set(numbers) if tests is None else numbers_in_tests(tests / game)
    for language in LANGUAGES:
        kept[f"the sentences in {language}"] = numbers_in_words(game, language)
    missing = {
        number: [place for place in PLACES if number not in kept[place]] for number in numbers
    }
    return Coverage(len(numbers), {number: places for number, places in missing.items() if places})


def numbers_in_tests(folder: Path) -> set[str]:
    """The numbers that the tests of a game name, in marks and in tables of examples."""
    texts = (path for path in folder.rglob("*") if path.suffix in (".py", ".toml"))
    return {number for path in texts for number in NUMBER.findall(path.read_text("utf-8"))}


def find_tests(said: str | None) -> Path | None:
    """The tests that were named, or those of the checkout around here or around the package."""
    if said is not None:
        if not Path(said).is_dir():
            raise WrongInput("tests_have_no_folder", folder=said)
        return Path(said)
    for start in (Path.cwd(), Path(__file__).resolve()):
        for folder in (start, *start.parents):
            if (folder / "tests").is_dir() and (folder / "src" / "millhand").is_dir():
                return folder / "tests"
    return None
