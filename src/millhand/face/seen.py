"""What is asked of a game by whoever looks: what happened, what is seen, how everybody stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from millhand.face.rules import Facts
from millhand.face.seated import Seated
from millhand.kernel.table import Table


@dataclass(frozen=True)
class Event:
    """Something that happened, in words of the game's data: `paid`, {seat, money, purpose}."""

    kind: str
    facts: Facts
    secret: tuple[str, ...] = ()
    """The facts that only some may know …"""
    known_to: tuple[int, ...] = ()
    """… and the seats that know them."""

    def told_to(self, seat: int | None) -> "Event":
        """The event as a seat (None: a spectator) may hear it."""
        if not self.secret or (seat is not None and seat in self.known_to):
            return self
        open_facts = {name: fact for name, fact in self.facts.items() if name not in self.secret}
        return Event(self.kind, open_facts)


@dataclass(frozen=True)
class Score:
    """How a seat stands: points, where they came from, and what breaks ties."""

    seat: int
    points: int
    lines: Mapping[str, int]
    tie_breakers: Mapping[str, int] = field(default_factory=dict)


class Seen(Seated, Protocol):
    """The part of an open game that shows a table."""

    def events(self, table: Table) -> list[Event]:
        """The table's log in words."""

    def sight(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Everything a seat (None: a spectator) may see, in names and numbers."""

    def scores(self, table: Table) -> list[Score]:
        """How everybody stands."""

    def winners(self, table: Table) -> list[int]:
        """Who has won (several share a victory); empty before the end."""
