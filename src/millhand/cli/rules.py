"""`millhand rules`: the rules by number, and where each of them is kept."""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from millhand.cli.errors import WrongInput
from millhand.cli.options import Json, Language
from millhand.cli.output import console, pages, put_json, say
from millhand.cli.reading import game_name, language_of

Pages = Mapping[str, tuple[str, str]]


def rules(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game, or the word coverage for all of them.")
    ],
    number: Annotated[
        str | None, typer.Argument(metavar="[NUMBER]", help="One rule in full: BB-8.4 or 8.4.")
    ] = None,
    language: Language = None,
    tests: Annotated[
        str | None,
        typer.Option(
            metavar="DIR", help="The tests that coverage looks into; else they are found."
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """List the rules of a game, show one in full, or say with coverage where rules are missing."""
    tongue = language_of(language)
    if game == "coverage":
        if number is not None:
            raise WrongInput("nothing_follows", verb="rules coverage", words=number)
        _coverage(tests, as_json)
        return
    if tests is not None:
        raise WrongInput("tests_belong_to_coverage")
    _rules(game, number, tongue, as_json)


def _rules(game: str, number: str | None, language: str, as_json: bool) -> None:
    from millhand.words.pages import read_page

    name = game_name(game)
    page = read_page(name, language)
    wanted = list(page) if number is None else [find_rule(page, number)]
    if as_json:
        put_json({"game": name, "language": language, "rules": _described(name, language, wanted)})
    elif number is None:
        _list(name, language, wanted)
    else:
        out, (title, text) = console(), page[wanted[0]]
        say(out, f"{wanted[0]} {title}", style="bold")
        say(out, text)


def _described(game: str, language: str, numbers: Sequence[str]) -> list[dict[str, str]]:
    """Rules as data."""
    from millhand.words.pages import read_page
    from millhand.words.words import Words

    page, words = read_page(game, language), Words(language, game)
    return [
        {
            "number": number,
            "title": page[number][0],
            "sentence": words.rule(number),
            "text": page[number][1],
        }
        for number in numbers
    ]


def _list(game: str, language: str, numbers: Sequence[str]) -> None:
    """Each rule in its sentence."""
    from millhand.words.words import Words

    out, words = console(), Words(language, game)
    with pages(out):
        for number in numbers:
            say(out, f"{number} {words.rule(number)}", margin="   ")


def find_rule(page: Pages, said: str) -> str:
    """The rule that a number names, with or without the letters of its game."""
    for number in page:
        if said.upper() in (number, number.partition("-")[2]):
            return number
    raise WrongInput("rule_is_unknown", word=said, known=known_rules(page, said))


def known_rules(page: Pages, said: str) -> str:
    """The rules of the chapter that was named, or else the first and the last of all."""
    numbers = list(page)
    chapter = [one for one in numbers if one.startswith(_chapter(said, numbers[0]))]
    return ", ".join(chapter) or f"{numbers[0]} – {numbers[-1]}"


def _chapter(said: str, example: str) -> str:
    """`BB-8.` for `8.99`, `bb-8.99` and `8`."""
    digits = re.search(r"\d+", said)
    return f"{example.partition('-')[0]}-{digits.group()}." if digits else " "


def _coverage(tests: str | None, as_json: bool) -> None:
    from millhand.cli.coverage import PLACES, cover, find_tests
    from millhand.shelf import SHELF

    folder = find_tests(tests)
    found = {name: cover(name, folder) for name in SHELF}
    if as_json:
        put_json({"games": {name: coverage.document() for name, coverage in found.items()}})
        return
    out = console()
    if folder is None:
        say(out, "The tests are not here: only pages, code and sentences are compared.")
    for name, coverage in found.items():
        say(out, f"{name}: {coverage.covered} of {coverage.rules} rules are covered")
        for place in PLACES:
            lacking = [number for number, places in coverage.missing.items() if place in places]
            if lacking:
                say(out, f"  missing in {place}: {', '.join(lacking)}", margin="  ")
