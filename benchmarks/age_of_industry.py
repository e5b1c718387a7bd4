#!/usr/bin/env python3
"""How games of Age of Industry go with our reconstructed maps and mat: the figures of its README.

    .venv/bin/python benchmarks/age_of_industry.py
    .venv/bin/python benchmarks/age_of_industry.py --map germany --players 2 --bot hoarder --json

For each map, number of players and bot: how many rounds a game has, which share of all actions is
a pass without a discard, how games end, which actions are taken, and how many tiles of each kind
are built and flipped. Game number n has the seed n.

The greedy bot `hoarder` is of this page only. It looks one move ahead, on a table that it could
not tell from the real one, and counts what it would own: money less loans, what rails and levels
are worth, half the income of tiles that have not flipped, a little for cards, and less for
tiles of level 0 that are in the way.
"""

import argparse
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from millhand.arena.selfplay import play_on
from millhand.bots.bot import Bot, View
from millhand.bots.roster import ROSTER
from millhand.face.game import OpenGame
from millhand.face.naming import log_entries
from millhand.games.age_of_industry.play import happenings
from millhand.games.age_of_industry.play.box import STACK
from millhand.games.age_of_industry.play.choices import INDUSTRIES
from millhand.games.age_of_industry.play.layout import (
    ACTIONS_LEFT,
    FLIPPED,
    GONE,
    HAND_SIZE,
    LOANS,
    MONEY,
    OWN,
    ROUND,
    TILE,
)
from millhand.games.age_of_industry.play.scoring import levels, rails_income
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.chance import Chance
from millhand.kernel.log import Log
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.match.agreement import open_game
from millhand.shelf import SHELF

GAME = "age_of_industry"
MAPS = ("germany", "new_england")
BOTS = ("random", "rambler", "hoarder")

ACTIONS = {
    happenings.PASSED: "pass",
    happenings.PLACED: "build",
    happenings.LINKED_PLACES: "rail",
    happenings.SOLD_TO_PORT: "sell",
    happenings.SOLD_TO_MARKET: "sell",
    happenings.DEVELOPED: "develop",
    happenings.DREW: "draw",
    happenings.TOOK_CARD: "draw",
}
"""What an action leaves in the log, and what it is called."""

# What the hoarder thinks things are worth, in dollars.
POINT = 5
LOAN = -12
CARD = 2
IN_THE_WAY = -6


class Hoarder:
    """Takes the choice after which it owns most."""

    name = "hoarder"

    def choose(self, view: View, chance: Chance) -> int:
        """The best of the menu; among equals the first."""
        choices = view.menu.as_list()
        if len(choices) == 1:
            return choices[0]
        imagined = view.imagine(chance)
        return max(choices, key=lambda choice: worth_after(imagined.copy(), view.seat, choice))


def worth_after(table: Table, seat: int, choice: int) -> float:
    """What a seat owns after a choice, and after the first answers to what it leaves open."""
    menu = Menu()
    table.choose(seat, choice)
    while table.mid_move(seat):
        menu.clear()
        table.menu(seat, menu)
        table.choose(seat, menu.choices[0])
    return worth(table, seat)


def worth(table: Table, seat: int) -> float:
    """What a seat owns, in dollars."""
    if not isinstance(table, State):
        raise TypeError("this is not a table of Age of Industry")
    cells, box = table.cells, table.box
    unflipped = cells[OWN + seat] & ~cells[FLIPPED]
    waiting = sum(
        box.tile_income[cells[TILE + slot]] for slot in range(box.slots) if unflipped >> slot & 1
    )
    in_the_way = sum(
        box.tile_level[box.stack[industry * STACK + place]] == 0
        for industry in range(INDUSTRIES)
        for place in range(cells[GONE + seat * INDUSTRIES + industry], box.stack_size[industry])
    )
    return float(
        cells[MONEY + seat]
        + LOAN * cells[LOANS + seat]
        + rails_income(table, seat)
        + POINT * levels(table, seat)
        + waiting / 2
        + CARD * min(cells[HAND_SIZE + seat], 4)
        + IN_THE_WAY * in_the_way
    )


# --- watching ---------------------------------------------------------------------------------


@dataclass
class Course:
    """How some games went."""

    rounds: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    actions: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    built: Counter[str] = field(default_factory=Counter)
    flipped: Counter[str] = field(default_factory=Counter)

    @property
    def free_passes(self) -> float:
        """The share of all actions that was a pass without a discard."""
        return self.actions["free pass"] / self.actions.total()

    def document(self) -> dict[str, Any]:
        """The same as data."""
        return {
            "games": len(self.rounds),
            "rounds": [fmean(self.rounds), min(self.rounds), max(self.rounds)],
            "free_passes": self.free_passes,
            "points": [fmean(self.points), min(self.points), max(self.points)],
            "endings": self.endings,
            "actions": {name: n / self.actions.total() for name, n in self.actions.most_common()},
            "tiles": {name: [n, self.flipped[name] / n] for name, n in sorted(self.built.items())},
        }


def watch(opened: OpenGame, bots: list[Bot], seed: int, course: Course) -> None:
    """Play one game and count what happens in it."""
    table = opened.lay()
    table.log = Log()
    done, left = 0, 0
    for _ in play_on(opened, table, bots, Chance(seed)):
        happened = log_entries(table)
        for kind, first, _, third, *_ in happened:
            if kind == happenings.PLACED:
                course.built[name_of(opened, third)] += 1
            elif kind == happenings.FLIPPED_TILE:
                course.flipped[name_of(opened, third)] += 1
            elif kind == happenings.GAME_ENDED:
                course.endings[happenings.ENDINGS[first]] += 1
        if table.actions_done() > done:
            course.actions[action(happened, left == 2 and table.cells[ACTIONS_LEFT] != 1)] += 1
        done, left = table.actions_done(), table.cells[ACTIONS_LEFT]
        table.log = Log()
    course.rounds.append(int(table.cells[ROUND]) + 1)
    course.points += [score.points for score in opened.scores(table)]


def name_of(opened: OpenGame, tile: int) -> str:
    """What a kind of tile is called."""
    return str(opened.named({"tile": tile})["tile"])


def action(happened: list[list[int]], both: bool) -> str:
    """What the action was that has left this behind; `both` if it took two."""
    kind, cards = next((entry[0], entry[2]) for entry in happened if entry[0] in ACTIONS)
    if ACTIONS[kind] == "pass":
        return "pass" if cards else "free pass"
    return "combine" if both and ACTIONS[kind] == "build" else ACTIONS[kind]


def course_of(board: str, players: int, bot: str, games: int) -> Course:
    """The first so many games of one bot against itself."""
    opened = open_game(SHELF, GAME, players, [f"map={board}"])
    seats = [Hoarder() if bot == Hoarder.name else ROSTER[bot]() for _ in range(players)]
    course = Course()
    for seed in range(games):
        watch(opened, seats, seed, course)
    return course


# --- telling ----------------------------------------------------------------------------------


def read_arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="how games of Age of Industry go")
    parser.add_argument("--map", choices=MAPS, help="only this map")
    parser.add_argument("--players", type=int, choices=SHELF[GAME].players, help="only so many")
    parser.add_argument("--bot", choices=BOTS, help="only this bot")
    parser.add_argument("--games", type=int, default=25, help="games of each (25)")
    parser.add_argument("--json", action="store_true", help="print one JSON line for each")
    return parser.parse_args()


def tell(heading: str, course: Course) -> None:
    """One paragraph for people."""
    mean, least, most = course.document()["rounds"]
    points, worst, best = course.document()["points"]
    print(
        f"{heading}: {mean:.1f} rounds ({least}–{most}), {course.free_passes:.1%} free passes, "
        f"{points:.0f} points ({worst} to {best})"
    )
    actions = [
        f"{name} {n / course.actions.total():.1%}" for name, n in course.actions.most_common()
    ]
    tiles = [
        f"{name} {n} ({course.flipped[name] / n:.0%})" for name, n in sorted(course.built.items())
    ]
    print("  ended: " + ", ".join(f"{name} {n}" for name, n in course.endings.most_common()))
    print("  actions: " + ", ".join(actions))
    print("  tiles built (flipped): " + ", ".join(tiles))


def main() -> int:
    """Play on each map, with each number of players, with each bot."""
    given = read_arguments()
    for board in [given.map] if given.map else MAPS:
        for players in [given.players] if given.players else SHELF[GAME].players:
            for bot in [given.bot] if given.bot else BOTS:
                course = course_of(board, players, bot, given.games)
                if given.json:
                    said = {"map": board, "players": players, "bot": bot}
                    print(json.dumps(said | course.document()), flush=True)
                else:
                    tell(f"{board}, {players} players, {bot}", course)
    return 0


if __name__ == "__main__":
    sys.exit(main())
