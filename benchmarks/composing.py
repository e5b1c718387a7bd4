#!/usr/bin/env python3
"""How long an answer takes while a move is composed, over positions of games of canny.

    .venv/bin/python benchmarks/composing.py --games 3

CPU time of one thread for each answer, in milliseconds: median, the slowest of a hundred, the
slowest of all. *Nothing*, *card*, *target* and *complete* are what was touched: nothing, a card of
the hand, one part of a move, all of it. *Nonsense* are pieces that do not go together.
"""

import argparse
import gc
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import process_time
from typing import Any, TypeVar

from millhand.arena.selfplay import play_on
from millhand.bots.roster import hire
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.match.agreement import open_game
from millhand.playing.composed import Touch
from millhand.playing.composing import compose
from millhand.playing.telling import teller
from millhand.playing.touches import index_of
from millhand.playing.why_not import why_not
from millhand.shelf import SHELF

Question = Callable[[OpenGame, Table, int, Chance], list[Touch] | None]


def nothing(opened: OpenGame, table: Table, seat: int, chance: Chance) -> list[Touch]:
    """Nobody has touched anything."""
    return []


def card(opened: OpenGame, table: Table, seat: int, chance: Chance) -> list[Touch] | None:
    """A card of the hand, or where there are none a card on display."""
    hand = opened.sight(table, seat)["seats"][seat]["hand"] or []
    cards = [one for one in hand if ("card", one, "payment") in index_of(opened).pieces]
    return [Touch("card", some(cards, chance), role="payment")] if cards else None


def target(opened: OpenGame, table: Table, seat: int, chance: Chance) -> list[Touch]:
    """Any one part of a move, the first or a later one."""
    return [some(parts(opened, table, seat, chance), chance)]


def complete(opened: OpenGame, table: Table, seat: int, chance: Chance) -> list[Touch]:
    """All parts of a move, the last one first."""
    return parts(opened, table, seat, chance)[::-1]


def nonsense(opened: OpenGame, table: Table, seat: int, chance: Chance) -> list[Touch]:
    """Pieces of two moves, or of anything."""
    if chance.below(2):
        named = list(index_of(opened).pieces)
        return [Touch(kind, name, role=role) for kind, name, role in pick(named, chance, 3)]
    mixed = parts(opened, table, seat, chance) + parts(opened, table, seat, chance)
    return pick(mixed, chance, 4)


QUESTIONS: dict[str, Question] = {
    "nothing": nothing,
    "card": card,
    "target": target,
    "complete": complete,
    "nonsense": nonsense,
}


def parts(opened: OpenGame, table: Table, seat: int, chance: Chance) -> list[Touch]:
    """The parts of some legal move."""
    table, menu, touches = table.copy(), Menu(), []
    while not touches or table.mid_move(seat):
        menu.clear()
        table.menu(seat, menu)
        choice = some(menu.as_list(), chance)
        claim = opened.claim(table, seat, choice)
        touches.append(Touch("part", opened.write_choice(choice, claim)))
        table.choose(seat, choice)
    return touches


Thing = TypeVar("Thing")


def some(things: Sequence[Thing], chance: Chance) -> Thing:
    """Any one of some things."""
    return things[chance.below(len(things))]


def pick(things: Sequence[Thing], chance: Chance, number: int) -> list[Thing]:
    """A few of some things."""
    return [some(things, chance) for _ in range(number)]


# --- measuring ---


def positions(opened: OpenGame, seed: int) -> Iterator[tuple[Table, int]]:
    """The tables of a game of canny at which a seat begins a move, each with that seat."""
    table, bots = opened.lay(), hire(["canny"] * opened.players)
    for _ in play_on(opened, table, bots, Chance(seed)):
        for seat in range(opened.players):
            if table.asked() >> seat & 1:
                yield table.copy(), seat
                break


def measure(game: str, players: int, games: int) -> dict[str, list[float]]:
    """The milliseconds of every answer, by what was touched."""
    opened = open_game(SHELF, game, players)
    told, times = teller(opened, "en"), {name: [] for name in (*QUESTIONS, "why not")}
    for seed in range(games):
        chance = Chance(seed)
        for table, seat in positions(opened, seed):
            for name, question in QUESTIONS.items():
                touches = question(opened, table, seat, chance)
                if touches is not None:
                    times[name].append(timed(compose, opened, table, seat, touches, told))
            [about, *_] = nonsense(opened, table, seat, chance)
            times["why not"].append(timed(why_not, opened, table, seat, [], about, told))
    return times


def timed(answer: Callable[..., Any], *asked: Any) -> float:
    """Milliseconds of CPU; what canny left behind is not cleared away meanwhile."""
    gc.disable()
    before = process_time()
    answer(*asked)
    spent = process_time() - before
    gc.enable()
    return spent * 1000


def summary(times: list[float]) -> dict[str, float]:
    """Median, the slowest of a hundred, the slowest."""
    ordered = sorted(times)
    slow = ordered[int(len(ordered) * 0.99)]
    return {"n": len(ordered), "median": median(ordered), "p99": slow, "max": ordered[-1]}


def main(arguments: Sequence[str]) -> None:
    """Measure every game with every number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games of each")
    parser.add_argument("--game", choices=list(SHELF), action="append")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    for game in asked.game or SHELF:
        for players in SHELF[game].players:
            found = measure(game, players, asked.games)
            figures = {name: summary(times) for name, times in found.items() if times}
            if asked.json:
                print(json.dumps({"game": game, "players": players, **figures}))
            else:
                print(line(f"{game} {players}", figures))


def line(name: str, figures: dict[str, dict[str, float]]) -> str:
    """A row of a table."""
    cells = [
        f"{one['median']:.1f} / {one['p99']:.1f} / {one['max']:.1f}" for one in figures.values()
    ]
    positions_seen = next(iter(figures.values()))["n"]
    told = ", ".join(f"{what} {cell}" for what, cell in zip(figures, cells, strict=True))
    return f"{name}, {positions_seen} positions: {told}"


if __name__ == "__main__":
    main(sys.argv[1:])
