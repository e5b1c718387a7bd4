"""A move in the making: question after question on a copy of the table, and back again."""

from dataclasses import dataclass

from millhand.face.game import OpenGame
from millhand.face.rules import Refusal
from millhand.face.seen import Event
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import resample
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price
from millhand.match.attempt import LEFT_OPEN, MATCH_RULES, Attempt, attempt
from millhand.match.match import Match, happenings
from millhand.match.moves import Move
from millhand.playing.bill import IMAGINED, common_beginning


@dataclass(frozen=True)
class Answer:
    """A choice that may be made now, with what it says beyond its number."""

    choice: int
    claim: str
    notation: str
    cost: int | None
    """What it costs, or brings, if nothing else is chosen, where a rule about money asks."""


class Making:
    """What a seat has answered so far, and what it may answer next."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.steps: list[int] = []
        self.forced: list[bool] = []

    def table(self) -> Table:
        """The table as it would be after the answers so far."""
        table = self.match.table.copy()
        for choice in self.steps:
            table.choose(self.seat, choice)
        return table

    @property
    def is_complete(self) -> bool:
        """Whether nothing more is asked for this move."""
        return bool(self.steps) and not self.table().mid_move(self.seat)

    @property
    def move(self) -> Move:
        """The move as the journal will hold it."""
        return self.match.settled(Move(self.seat, tuple(self.steps)))

    def question(self) -> str:
        """What is asked next."""
        return self.match.opened.question(self.table(), self.seat)

    def answers(self) -> list[Answer]:
        """What may be answered now."""
        opened, table, menu = self.match.opened, self.table(), Menu()
        table.menu(self.seat, menu)
        return [self._answer(opened, table, choice) for choice in menu.as_list()]

    def _answer(self, opened: OpenGame, table: Table, choice: int) -> Answer:
        claim = opened.claim(table, self.seat, choice)
        cost = _cost(opened.price(table, self.seat, choice))
        return Answer(choice, claim, opened.write_choice(choice, claim), cost)

    # --- forward and back ---

    def answer(self, choice: int) -> None:
        """Give one answer, and those after it that leave nothing to choose."""
        self._step(choice, False)
        while not self.is_complete and len(only := self.answers()) == 1:
            self._step(only[0].choice, True)

    def _step(self, choice: int, forced: bool) -> None:
        self.steps.append(choice)
        self.forced.append(forced)

    def say(self, move: Move) -> list[Refusal]:
        """Go on with what is said in one breath, or begin anew with it.

        Nothing is refused: the move is complete. Only M-3 (LEFT_OPEN): it is begun, and more is
        asked. Anything else: nothing has changed.
        """
        tried = self._tried(move)
        if {refusal.number for refusal in tried.refusals} <= {LEFT_OPEN}:
            self.steps = list(tried.choices)
            self.forced = [False] * len(tried.choices)
        return tried.refusals

    def _tried(self, move: Move) -> Attempt:
        """What is said goes on with the answers so far; or else it begins anew."""
        opened, table, steps = self.match.opened, self.match.table, self.steps
        claims = ("",) * len(steps) + (move.claims or ("",) * len(move.choices))
        tried = attempt(opened, table, Move(self.seat, (*steps, *move.choices), claims))
        if tried.refusals and steps:
            anew = attempt(opened, table, move)
            misfits = tried.refusals[0].number in MATCH_RULES
            fits = not anew.refusals or anew.refusals[0].number == LEFT_OPEN
            if self._begins_anew(move) or (misfits and fits):
                return anew
        return tried

    def _begins_anew(self, move: Move) -> bool:
        """Whether its first part answers what was asked at first, and not what is asked now."""
        opened, first = self.match.opened, move.choices[0]
        if opened.answers(self.table(), self.seat, first):
            return False
        return opened.answers(self.match.table, self.seat, first)

    def back(self) -> bool:
        """Take the last free answer back; false when there is none."""
        while self.forced and self.forced[-1]:
            self.steps.pop()
            self.forced.pop()
        if not self.steps:
            return False
        self.steps.pop()
        self.forced.pop()
        return True

    # --- looking ahead ---

    @property
    def is_final(self) -> bool:
        """Whether nobody could take the move back once it is made."""
        after, before = self.table(), self.match.table
        same_seat = after.asked() == 2**self.seat and not after.is_over()
        return not same_seat or bool(after.revealed() != before.revealed())

    def outlook(self, chance: Chance) -> list[Event]:
        """What the move will bring about for sure, told from tables the seat could not tell apart.

        Where these tables go different ways, something hidden is seen (sealed bids, a card turned
        up), and nothing more is foretold; events with a secret (cards drawn) are left out anyway.
        """
        opened, move = self.match.opened, self.move
        tables = [resample(self.match.table, self.seat, chance) for _ in range(IMAGINED)]
        tellings = [happenings(opened, table, move) for table in tables]
        return common_beginning(tellings)


def _cost(price: Price | None) -> int | None:
    """What is told of a price: what is paid or brought; money that is lent is neither."""
    if price is None or price.money is None or price.money < 0 < price.loans:
        return None
    return abs(price.money)
