"""The page about what programs that learn are given: `python -m millhand.lab.observations`."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from millhand.face.game import Game, OpenGame
from millhand.face.observed import Row
from millhand.kernel.observing import (
    ARE_THERE,
    AS_THEY_LIE,
    ASKED,
    FACE_UP,
    FOR_EVERY_SEAT,
    HOLDERS,
    MEMBERS,
    MINE,
    OF_EACH_SEAT,
    OF_MINE_ALONE,
    OUT_OF_SIGHT,
    OWNERS,
    PLACES,
    SEALED,
)
from millhand.shelf import SHELF

TO_WHOM = {
    **dict.fromkeys((AS_THEY_LIE, OWNERS, HOLDERS, MEMBERS, FACE_UP), "everybody"),
    **dict.fromkeys((OF_EACH_SEAT, PLACES, ARE_THERE, ASKED, SEALED), "of each seat, to everybody"),
    OF_MINE_ALONE: "of each seat, mine alone; -1 for others",
    MINE: "mine alone",
    OUT_OF_SIGHT: "nobody, unless an option says so: -1",
}

HEAD = """\
# Observations

What a program that learns is given: for every game a row of numbers (`int16`) with everything that
its seat may see, and nothing else. This page is written by `python -m millhand.lab.observations`;
a test compares the two.

- **Names.** `Environment.names` has a name for every number: `money[me]`, `tile[dudley.1]`,
  `discards[+1, dudley]`. `me` is the seat that looks, `+1` the next one round the table, and so on:
  all seats see alike.
- **Versions.** Each game's observation has a version, raised when the same table would be told
  otherwise. With other players, or on another board, the row has another length; options do not
  change it: what an option hides is -1.
- **Honest.** A law deals anew whatever a seat cannot know and compares the numbers: they must be
  the same (`tests/laws/test_observations.py`), in every game, with all players and options.
- **Mask.** `Environment.mask` has a 1 for every choice that is allowed now, over all choices that
  there are; `Environment.menu()` gives them as a list, `Environment.describe(choice)` in words.
- **Everything**, hidden cards included, is only given by `full_state()`.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in SHELF.values() for line in _of_game(game))])


def _of_game(game: Game) -> Iterator[str]:
    opened = {number: game.open(number, {}) for number in game.players}
    most = opened[game.players[-1]]
    yield f"## {game.title}, version {most.observed().version}\n"
    yield "| players | numbers | choices |"
    yield "|---|---|---|"
    for number, one in opened.items():
        yield f"| {number} | {len(one.observed().names())} | {one.choice_count} |"
    yield f"\nWith {most.players} players:\n"
    yield "| name | numbers | told | meaning |"
    yield "|---|---|---|---|"
    yield from _rows(most)
    yield ""


def _rows(opened: OpenGame) -> Iterator[str]:
    """A line for each row; rows that differ only in a place are told together."""
    for (name, how, meaning), rows in groupby(opened.observed().rows, _alike):
        numbers = _numbers(list(rows), opened.players)
        yield f"| {name} | {numbers} | {TO_WHOM[how]} | {meaning} |"


def _alike(row: Row) -> tuple[str, int, str]:
    name, within, _ = row.name.partition(" in ")
    is_of_a_place = within and row.how == OF_EACH_SEAT
    return f"{name} in …" if is_of_a_place else row.name, row.how, row.meaning


def _numbers(rows: Sequence[Row], players: int) -> str:
    """How many numbers, and what each is of."""
    factors = [len(rows), len(rows[0].pieces), players if rows[0].how in FOR_EVERY_SEAT else 1]
    return " × ".join(str(factor) for factor in factors if factor > 1) or "1"


if __name__ == "__main__":
    print(page(), end="")
