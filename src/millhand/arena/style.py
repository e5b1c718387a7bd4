"""How the games of a bot look: what a seat lays, borrows, flips and scores in a game.

Everything is taken from events, journals and scores, so that it is the same for all games; which
events a game knows, its words tell.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from millhand.arena.crew import Crew, Progress, no_progress, share_out
from millhand.arena.intervals import quantile
from millhand.arena.selfplay import play_match
from millhand.arena.simulate import Plan, batches
from millhand.arena.workers import ALONE
from millhand.bots.bot import Bot
from millhand.bots.outside import call_in
from millhand.face.game import OpenGame
from millhand.face.seen import Event
from millhand.match.agreement import open_game
from millhand.shelf import SHELF
from millhand.words.catalogue import Catalogue

DEEDS = {
    "linked": "links",
    "borrowed": "loans",
    "flipped": "flipped",
    "placed": "built",
    "industry_placed": "built",
}
"""The events that are counted, and as what."""

WHOLE_GAME = ""


@dataclass(frozen=True)
class Band:
    """A number of all seats of all games: the mean, and what 10 and 90 of 100 do not exceed."""

    mean: float
    p10: int
    p90: int


@dataclass
class Habits:
    """What one seat did in one game."""

    eras: list[str] = field(default_factory=lambda: [WHOLE_GAME])
    deeds: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often, by deed and era."""
    moves: Counter[str] = field(default_factory=Counter)
    """Complete moves by the verb that begins them."""
    points: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    """Where points came from."""
    money: int = 0
    """What was left at the end."""


@dataclass(frozen=True)
class Style:
    """What came out; a seat that did not do something has done it 0 times."""

    games: int
    deeds: dict[str, dict[str, Band]]
    """By deed and era, in the order of the eras; WHOLE_GAME is the sum of them."""
    moves: dict[str, Band]
    points: Band
    sources: dict[str, Band]
    money: Band


def style_of(plan: Plan, games: int, crew: Crew = ALONE, progress: Progress = no_progress) -> Style:
    """Watch so many games of a plan's bots."""
    tasks = [(plan, numbers) for numbers in batches(plan, games)]
    seats: list[Habits] = []

    def take(number: int, part: list[Habits]) -> None:
        seats.extend(part)
        progress(len(tasks[number][1]))

    share_out(watch_task, tasks, crew, take)
    eras = list(dict.fromkeys(era for seat in seats for era in seat.eras))
    return Style(
        games=games,
        deeds={
            deed: {era: band([seat.deeds[deed, era] for seat in seats]) for era in eras}
            for deed in deeds_of(plan.game)
        },
        moves=bands([seat.moves for seat in seats]),
        points=band([seat.points for seat in seats]),
        sources=bands([seat.sources for seat in seats]),
        money=band([seat.money for seat in seats]),
    )


def deeds_of(game: str) -> list[str]:
    """The deeds that a game has words for."""
    words = Catalogue("en", game)
    return list(dict.fromkeys(deed for kind, deed in DEEDS.items() if words.knows(f"event-{kind}")))


def bands(counters: Sequence[Counter[str]]) -> dict[str, Band]:
    """A band for each name that occurs."""
    names = sorted({name for counter in counters for name in counter})
    return {name: band([counter[name] for counter in counters]) for name in names}


def band(numbers: Sequence[int]) -> Band:
    """Mean and spread."""
    ordered = sorted(numbers)
    return Band(fmean(ordered), quantile(ordered, 0.1), quantile(ordered, 0.9))


# --- watching ---------------------------------------------------------------------------------


def watch_task(task: tuple[Plan, range]) -> list[Habits]:
    """What every seat did in some games."""
    plan, numbers = task
    opened = open_game(SHELF, plan.game, plan.players, plan.options, plan.board)
    bots = call_in(plan.bots)
    return [habits for number in numbers for habits in watch_game(opened, bots, plan.seed + number)]


def watch_game(opened: OpenGame, bots: Sequence[Bot], seed: int) -> list[Habits]:
    """What every seat did in one game."""
    watcher = Watcher(opened.players)
    match = play_match(opened, bots, seed, watcher.hear)
    for move in match.journal:
        if not move.is_deal:
            watcher.seats[move.seat].moves[opened.said(move.choices[0], "")[0]] += 1
    for score in opened.scores(match.table):
        habits = watcher.seats[score.seat]
        habits.points = score.points
        habits.sources.update(score.lines)
        habits.money = match.sight(score.seat)["seats"][score.seat]["money"] or 0
    return watcher.seats


class Watcher:
    """Hears of all that happens, and counts what somebody did in which era."""

    def __init__(self, players: int) -> None:
        self.seats = [Habits() for _ in range(players)]

    def hear(self, events: Sequence[Event]) -> None:
        """Some events, in their order."""
        for event in events:
            if event.kind in DEEDS:
                self.count(event)
            era = event.facts.get("era", WHOLE_GAME)
            for habits in self.seats:
                if era not in habits.eras:
                    habits.eras.append(era)

    def count(self, event: Event) -> None:
        """One deed, or as many loans as were taken at once."""
        habits = self.seats[event.facts.get("seat", event.facts.get("owner"))]
        deed, times = DEEDS[event.kind], event.facts.get("loans", 1)
        for era in {WHOLE_GAME, habits.eras[-1]}:
            habits.deeds[deed, era] += times
