"""docs/notation.md names every verb and statement of every game, and none that is not there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from millhand.face.faults import Fault
from millhand.face.spelling import Unclear
from millhand.notation.moves import Unreadable, read_move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF

PAGE = Path(__file__).parents[2].joinpath("docs/notation.md").read_text("utf-8")
TITLES = {
    "Birmingham": "birmingham",
    "Lancashire": "lancashire",
    "Age of Industry": "age_of_industry",
    "Workshop": "workshop",
}
Row = tuple[list[str], list[str]]
"""Examples, and the games that know them; the first one can read them."""


def rows(chapter: str) -> Iterator[Row]:
    """The table of a chapter."""
    text = PAGE.partition(f"\n## {chapter}\n")[2].partition("\n## ")[0]
    for examples, games in re.findall(r"^\| (`.+`) \| ([^|]+) \| [^|]+ \|$", text, re.MULTILINE):
        names = list(SHELF) if games == "all" else [TITLES[title] for title in games.split(", ")]
        yield re.findall("`(.+?)`", examples), names


def known_to(game: str, statement: str) -> list[str]:
    """The words that would be known where a statement has one that is not."""
    with pytest.raises(Unreadable) as error:
        read_position(SHELF, f"{game} 2 players; {statement}")
    fault = error.value.fault
    while isinstance(within := fault.facts.get("fault"), Fault):
        fault = within
    known = fault.facts["known"]
    assert not isinstance(known, str | int | Fault)
    return [str(word) for word in known]


def statements(game: str) -> set[str]:
    """What a statement of a game can begin with; `port-1 at` stands for any tile."""
    colours = SHELF[game].open(5 if 5 in SHELF[game].players else 4, {}).colours
    common = {word for word in known_to(game, "nonsense") if word not in colours}
    seat = known_to(game, "red nonsense")
    return common | {"red " + ("tile at" if "-1 at" in word else word) for word in seat}


def opening(statement: str, known: set[str]) -> str:
    """What an example begins with, in the same words."""
    words = re.sub(r"^red \w+-\d at", "red tile at", statement).split()
    openings = [" ".join(words[:length]) for length in (3, 2, 1)]
    return next((one for one in openings if one in known), statement)


@pytest.mark.parametrize("game", SHELF)
def test_every_verb_stands_on_the_page_and_no_other(game: str) -> None:
    verbs = SHELF[game].open(2, {}).verbs()
    told = [
        example.split()[0]
        for examples, games in rows("Moves")
        for example in examples
        if game in games
    ]
    assert set(told) == set(verbs)


@pytest.mark.parametrize("game", SHELF)
def test_every_statement_stands_on_the_page_and_no_other(game: str) -> None:
    known = statements(game)
    told = [
        opening(example, known)
        for examples, games in rows("Positions")
        for example in examples
        if game in games
    ]
    assert set(told) == known


def test_every_deal_stands_on_the_page_and_no_other() -> None:
    [line] = re.findall("^The dealer’s moves .+$", PAGE, re.MULTILINE)
    deals = {deal for game in SHELF.values() for deal in game.open(2, {}).deal_names()}
    assert {example.split()[0] for example in re.findall("`(.+?)`", line)} == deals


def test_every_example_of_a_part_is_read() -> None:
    for examples, games in rows("Moves"):
        opened = SHELF[games[0]].open(2, {})
        for example in examples:
            assert read_move(opened, 0, example), example


def test_every_example_of_a_statement_is_read() -> None:
    """What such a position lacks may be said; what is not understood may not."""
    for examples, games in rows("Positions"):
        for example in examples:
            assert understood(games, example), example


def understood(games: list[str], example: str) -> bool:
    """Whether some game of a row knows all the words of a statement."""
    for game in games:
        opened = SHELF[game].open(2, {"map": "new_england"} if "gulf" in example else {})
        try:
            opened.arrange(opened.lay(), example.split())
        except Unclear:
            continue
        return True
    return False


@pytest.mark.parametrize("text", re.findall(r"```\n((?:birm|work).+?)```", PAGE, re.DOTALL))
def test_the_positions_of_the_page_are_read(text: str) -> None:
    opened, table = read_position(SHELF, text)
    assert opened.game.name in text
    assert not table.is_over()
