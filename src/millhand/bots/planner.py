"""What bots have in common that compare whole turns by playing imagined tables on."""

from collections.abc import Sequence
from typing import ClassVar

from millhand import compiled
from millhand.bots.bot import ANY, CannotPlay, View
from millhand.bots.unseen import Unseen
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.kernel.table import Table
from millhand.thinking.foresight import is_sealed
from millhand.thinking.rolls import Manner, Roller
from millhand.thinking.search import Judge, Search
from millhand.thinking.turns import Turns

BY_WEIGHTS = frozenset({"workshop-2", "workshop-3", "workshop-4", "workshop-5"})
"""Leagues without a net in which canny was seen to lose to its own weights (`docs/bots.md`)."""


class TurnPlanner:
    """Chooses a whole turn at once, and keeps to it as long as nothing new comes to light."""

    name: ClassVar[str]
    manner: ClassVar[Manner]
    sealed: ClassVar[tuple[int, int, int]]
    """For a sealed answer: tables that are imagined, thoughts of everybody, trials."""
    by_weights: ClassVar[frozenset[str]] = BY_WEIGHTS
    seconds_interpreted: ClassVar[int]
    """About how long a move would take where the engine is not compiled: nobody waits for it."""
    instead: ClassVar[str] = "canny"
    """Who plays where this one does not."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge = judge
        self.nodes = 0
        self.rolls = 0
        self._opened: OpenGame | None = None
        self._roller: Roller | None = None
        self._unseen = Unseen(*self.sealed)
        self._rest: list[int] = []
        """What is left of the turn …"""
        self._expected: bytes = b""
        """… if this is what the seat sees next."""

    def prepare(self, opened: OpenGame) -> None:
        """Get ready for a game; raises CannotPlay where it has learnt nothing, or is too slow."""
        if not compiled():
            raise CannotPlay(
                "bot_would_be_too_slow",
                bot=self.name,
                seconds=self.seconds_interpreted,
                instead=self.instead,
            )
        self.roller_for(opened)

    def choose(self, view: View, chance: Chance) -> int:
        """The first answer of the plan."""
        return self.plan(view, chance)[0]

    def plan(self, view: View, chance: Chance) -> Sequence[int]:
        """The answers of the next move of the turn."""
        table, roller = view.imagine(Chance(ANY)), self.roller_for(view.opened)
        if is_sealed(table):
            answers = self._unseen.answer(roller.search, view, chance)
            self.nodes += int(roller.search.nodes)
            return answers
        if not self._rest or bytes(table.cells) != self._expected:
            self._rest = self.think(roller, table, view.seat, chance)
        return self.first_move(table, view.seat)

    def think(self, roller: Roller, table: Table, seat: int, chance: Chance) -> list[int]:
        """All answers of the turn that did best."""
        rolled = roller.rolled
        turn = [int(answer) for answer in roller.best_turn(table, seat, chance)]
        self.nodes += int(roller.nodes)
        self.rolls += int(roller.rolled - rolled)
        return turn

    def first_move(self, table: Table, seat: int) -> list[int]:
        """Split the next move off the turn, and note what will be seen after it."""
        after, known, move = table.copy(), table.revealed(), list[int]()
        while self._rest and (not move or after.mid_move(seat)):
            move.append(self._rest.pop(0))
            after.choose(seat, move[-1])
        if after.revealed() != known or after.is_over():
            self._rest = []
        else:
            self._expected = bytes(resample(after, seat, Chance(ANY)).cells)
        return move

    def roller_for(self, opened: OpenGame) -> Roller:
        """What it thinks with; the same as before, if it is the same game."""
        if self._opened is not opened:
            self._opened, self._roller, self._rest = opened, None, []
        if self._roller is None:
            judge, size = self.judge or self.learnt_judge(opened), opened.choice_count
            self._roller = Roller(Turns(judge, size), Search(judge, size), self.manner)
        return self._roller

    def lean_back(self) -> None:
        """Let go of what it thinks with, which takes room, and keep the plan."""
        self._roller, self._unseen = None, Unseen(*self.sealed)

    def learnt_judge(self, opened: OpenGame) -> Judge:
        """A judge with the net of the game's league; canny's weights where they are known to do."""
        from millhand.bots.judges import judge_for, league_of
        from millhand.bots.nets import judge_by_net, net_of

        learnt, league = net_of(opened), league_of(opened)
        if learnt is not None:
            return judge_by_net(opened, learnt)
        if f"{opened.game.name}-{league}" in self.by_weights:
            return judge_for(opened, "canny")
        raise CannotPlay(
            "there_is_no_net",
            bot=self.name,
            game=opened.game.name,
            league=league,
            instead=self.instead,
        )
