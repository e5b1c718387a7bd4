"""Random games of everything on the shelf, watched move by move.

The laws in this folder know no game. They go through every game, number of players and value of
an option, and lean on the protocols of the kernel and on the common words of sights and events.

`MILLHAND_GAMES` says how many games are played of each variant (in turn at random, eagerly,
lively). Without it one is, and each option is tried with one number of players only; a long
run says hundreds, and then each option meets every number of players. Where there are many options
every two values of two of them meet in some variant; in a long run they do so in every game.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import count

from hypothesis import HealthCheck, settings
from laws.manners import MANNERS, choose_move

from millhand.arena.variants import Variant, all_variants, one_for_each_option, one_for_each_pair
from millhand.face.game import Game, OpenGame
from millhand.face.seen import Event
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.shelf import SHELF

FEW = 1
GAMES = int(os.environ.get("MILLHAND_GAMES", FEW))
FIRST_SEED = 1700
"""From here on few games are enough to meet all that `test_laws_of_the_board.py` waits for."""
BOUND = 2_000
"""No game of the shelf may need more moves than this."""

MANY_OPTIONS = 12
"""A game with fewer options has few ways in which two of them could disagree."""


def _few_variants(game: Game) -> list[Variant]:
    """Every number of players without options, and every option with one of them, in turn."""
    return [Variant(game.name, number) for number in game.players] + one_for_each_option(game)


def _pairs(game: Game) -> list[Variant]:
    """Options two by two, where there are many of them or much time."""
    many = GAMES > FEW or len(game.options) >= MANY_OPTIONS
    return one_for_each_pair(game) if many else []


PAIRS = [variant for name in sorted(SHELF) for variant in _pairs(SHELF[name])]
VARIANTS = [
    *(
        all_variants()
        if GAMES > FEW
        else (variant for name in sorted(SHELF) for variant in _few_variants(SHELF[name]))
    ),
    *PAIRS,
]


def short_name(variant: Variant) -> str:
    """The variant's name where it is short enough to be one."""
    game = f"{variant.game} {variant.players}"
    if variant in PAIRS:
        return f"{game} pairs of options {PAIRS.index(variant) + 1}"
    return f"{game} all options changed" if len(variant.options) > 1 else str(variant)


def examples(number: int) -> settings:
    """Settings for hypothesis: the same examples every time, unless a long run is wanted."""
    return settings(
        max_examples=number * max(1, GAMES // FEW),
        deadline=None,
        derandomize=GAMES <= FEW,
        suppress_health_check=[HealthCheck.too_slow],
    )


@cache
def opened(variant: Variant) -> OpenGame:
    """The variant, opened once in a test run."""
    return variant.open()


@dataclass(frozen=True)
class GameToPlay:
    """One random game: the seed decides everything."""

    variant: Variant
    manner: str
    seed: int

    def __str__(self) -> str:
        return f"{self.variant}, {self.manner}, seed {self.seed}"


def games(variant: Variant) -> Iterator[GameToPlay]:
    """The games that a law is tried on in one variant: as many as asked for."""
    first = [other for other in VARIANTS if other.game == variant.game].index(variant)
    for number in range(GAMES):
        manner = MANNERS[(first + number) % len(MANNERS)]
        yield GameToPlay(variant, manner, FIRST_SEED + first + number * 1000)


@dataclass(frozen=True)
class Step:
    """One move of a watched game. Nobody may change its tables: laws share them."""

    game: GameToPlay
    number: int
    before: Table
    move: Move
    events: list[Event]
    after: Table

    @property
    def opened(self) -> OpenGame:
        """The game that is played."""
        return opened(self.game.variant)

    def __str__(self) -> str:
        return f"{self.game}: move {self.number}, {self.move}"


@lru_cache(maxsize=8)
def watched(game: GameToPlay) -> list[Step]:
    """A whole game, with the table before and after every move of a player or the dealer."""
    return list(_watch(game))


def _watch(game: GameToPlay) -> Iterator[Step]:
    match, dealer = Match(opened(game.variant)), Dealer(game.seed)
    after = match.table.copy()
    for number in count(1):
        if match.is_over:
            return
        assert number <= BOUND, f"{game} does not end"
        before = after
        move = dealer.move(match.opened, match.table)
        if move is None:
            seat = seats_asked(match.table)[0]
            choices = choose_move(match.opened, match.table, seat, dealer.chance, game.manner)
            move = Move(seat, choices)
        events = match.play(move)
        after = match.table.copy()
        yield Step(game, number, before, match.journal[-1], events, after)


def positions(game: GameToPlay) -> Iterator[Step]:
    """The steps after which a player is asked."""
    return (step for step in watched(game) if seats_asked(step.after))


@cache
def choices_that_exist(variant: Variant) -> list[int]:
    """Every choice that has a text; numbers without one leave room for other boards."""
    return choices_of(opened(variant))


def choices_of(game: OpenGame) -> list[int]:
    """Every choice of an opened game that has a text."""
    return [choice for choice in range(game.choice_count) if _has_text(game, choice)]


def _has_text(game: OpenGame, choice: int) -> bool:
    try:
        return game.write_choice(choice, "") != ""
    except LookupError:
        return False


def seats_asked(table: Table) -> list[int]:
    """The seats that owe an answer."""
    return [seat for seat in range(62) if table.asked() >> seat & 1]


def menu_of(table: Table, seat: int) -> list[int]:
    """What a seat may answer now."""
    menu = Menu()
    table.menu(seat, menu)
    return menu.as_list()


def some_of(chance: Chance, things: list[int], number: int) -> list[int]:
    """A few of some things, any one of them as likely as another; repetitions are possible."""
    return [things[chance.below(len(things))] for _ in range(number if things else 0)]


def random_move(
    table: Table, seat: int, chance: Chance, opened: OpenGame | None = None
) -> tuple[tuple[int, ...], Table]:
    """A complete move off the menus, and the table after it. The table given is changed.

    Where everything is asked, the opened game tells what can be said: that a cube is bought,
    because there is no source, is asked and yet cannot.
    """
    choices: list[int] = []
    while not choices or table.mid_move(seat):
        choice = some_of(chance, menu_of(table, seat), 1)[0]
        if opened is None or opened.answers(table, seat, choice):
            choices.append(choice)
        table.choose(seat, choice)
    return tuple(choices), table
