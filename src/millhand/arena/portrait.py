"""Portraits of games: all that a page about many games wants to know of each of them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from millhand.arena.crew import Crew, Progress, no_progress, share_out
from millhand.arena.selfplay import play_match
from millhand.arena.simulate import Plan, batches
from millhand.arena.workers import ALONE
from millhand.bots.bot import Bot
from millhand.bots.outside import call_in
from millhand.face.game import OpenGame
from millhand.face.seen import Event
from millhand.match.agreement import open_game
from millhand.shelf import SHELF

BUILT = ("placed", "industry_placed")
ROUNDS_APART = 100
"""Rounds are counted through: those of the second era come after so many."""


@dataclass
class Portrait:
    """One finished game."""

    points: list[int]
    """By seat, the seats in the order in which they began."""
    won: list[bool]
    """By seat, in the same order."""
    sources: Counter[str]
    """Points of all seats together, by where they came from."""
    moves: int
    rounds: int
    actions: Counter[tuple[int, str]]
    """Complete moves, by round and by the verb that begins them."""
    tiles: Counter[str]
    towns: Counter[str]
    """What was built, by kind and by place."""


@dataclass
class Sitter:
    """Hears of all that happens in a game, for its portrait."""

    players: int
    order: list[int] = field(default_factory=list)
    """Seats in the first turn order."""
    rounds: int = 0
    round: int = 0
    eras: list[str] = field(default_factory=list)
    when: list[int] = field(default_factory=list)
    """The round of each move."""
    tiles: Counter[str] = field(default_factory=Counter)
    towns: Counter[str] = field(default_factory=Counter)
    is_dealing: bool = True

    def hear(self, events: Sequence[Event]) -> None:
        """What the dealer did, then what a player did, in turn."""
        if not self.is_dealing:
            self.when.append(self.round)
        self.is_dealing = not self.is_dealing
        for event in events:
            if event.kind == "reordered" and event.facts["seat"] not in self.order:
                self.order.append(event.facts["seat"])
            elif event.kind == "round_began":
                self._begin(event.facts["round"], event.facts.get("era", ""))
            elif event.kind in BUILT:
                slot = event.facts.get("slot", "")
                self.tiles[event.facts.get("tile", "industry")] += 1
                self.towns[slot.rpartition(".")[0] or event.facts.get("place", slot)] += 1

    def _begin(self, number: int, era: str) -> None:
        if era not in self.eras:
            self.eras.append(era)
        self.rounds += 1
        self.round = ROUNDS_APART * self.eras.index(era) + number


def portray(opened: OpenGame, bots: Sequence[Bot], seed: int) -> Portrait:
    """Play a game and look at it."""
    sitter = Sitter(opened.players)
    match = play_match(opened, bots, seed, sitter.hear)
    begun = [*sitter.order, *(s for s in range(opened.players) if s not in sitter.order)]
    scores, winners = opened.scores(match.table), opened.winners(match.table)
    moves = [move for move in match.journal if not move.is_deal]
    verbs = [opened.said(move.choices[0], "")[0] for move in moves]
    sources: Counter[str] = Counter()
    for score in scores:
        sources.update(score.lines)
    return Portrait(
        points=[scores[seat].points for seat in begun],
        won=[seat in winners for seat in begun],
        sources=sources,
        moves=len(moves),
        rounds=sitter.rounds,
        actions=Counter(zip(sitter.when, verbs, strict=True)),
        tiles=sitter.tiles,
        towns=sitter.towns,
    )


def portray_task(task: tuple[Plan, range]) -> list[Portrait]:
    """The portraits of some games."""
    plan, numbers = task
    opened = open_game(SHELF, plan.game, plan.players, plan.options, plan.board)
    bots = call_in(plan.bots)
    return [portray(opened, bots, plan.seed + number) for number in numbers]


def portraits(
    plan: Plan, games: int, crew: Crew = ALONE, progress: Progress = no_progress
) -> list[Portrait]:
    """The portraits of so many games of a plan, in the order of their seeds."""
    tasks = [(plan, numbers) for numbers in batches(plan, games)]
    found: list[Portrait] = []

    def take(number: int, part: list[Portrait]) -> None:
        found.extend(part)
        progress(len(part))

    share_out(portray_task, tasks, crew, take)
    return found
