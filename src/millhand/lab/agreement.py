"""Opening a game for the lab: whatever is wrong is told in one sentence."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from operator import index

from millhand.face.faults import Faulty
from millhand.face.game import OpenGame, OptionValue
from millhand.match.agreement import find_game, open_game
from millhand.shelf import SHELF
from millhand.words.faults import say_fault

Agreed = Mapping[str, OptionValue] | Iterable[str]
"""Options as `{"introductory": True}`, or as on the command line: `["introductory=true"]`.

A single one may stand alone: `"introductory=true"`.
"""


MOST = 2**61 - 1
"""The largest seed of a game."""


class LabError(ValueError):
    """A game, option, bot, seed or choice that cannot be taken; its text is a sentence."""


class Misused(Faulty):
    """Something that the lab was given cannot be taken; nothing has changed."""


@contextmanager
def in_a_sentence() -> Iterator[None]:
    """What is found wrong within is told in words."""
    try:
        yield
    except Faulty as error:
        raise LabError(say_fault(error.fault, "en")) from None


def open_for_lab(game: str, players: int | None = None, options: Agreed = ()) -> OpenGame:
    """A game for so many players; the most it takes, if nothing is said."""
    with in_a_sentence():
        number = find_game(SHELF, game).players[-1] if players is None else index(players)
        return open_game(SHELF, game, number, option_texts(options))


def check_seed(seed: int) -> None:
    """Raise LabError for a seed that no game has."""
    if not 0 <= seed <= MOST:
        with in_a_sentence():
            raise Misused("seed_is_out_of_range", seed=seed, most=MOST)


def check_seat(seat: int, players: int) -> None:
    """Raise LabError for a seat that is not at the table: the engine looks at no number twice."""
    if not 0 <= seat < players:
        with in_a_sentence():
            raise Misused("seat_is_out_of_range", seat=seat, most=players - 1)


def option_texts(options: Agreed) -> list[str]:
    """Options as the command line writes them."""
    if isinstance(options, Mapping):
        return [f"{name}={str(value).lower()}" for name, value in options.items()]
    return [options] if isinstance(options, str) else list(options)
