"""Who has the page of a table open, here or in another process.

Nothing of it is kept: every process says what it knows when it changes and every while, and what
was not said again is forgotten.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

EACH = 20.0
"""Seconds after which a process says again who is there."""
FORGET = 3 * EACH

Word = tuple[str, list[str]]
"""A table and the people there."""


@dataclass
class Presence:
    """Who is where."""

    process: str
    now: Callable[[], float]
    changed: Callable[[str], None]
    """Called with a table when somebody came or went."""
    here: dict[str, Counter[str]] = field(default_factory=dict)
    """For each table the people of this process, and how many pages each has open."""
    elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = field(default_factory=dict)
    """For each table and other process: until when, who."""

    def people_at(self, table: str) -> frozenset[str]:
        """Everybody who has the page open."""
        now, here = self.now(), frozenset(self.here.get(table, ()))
        others = self.elsewhere.get(table, {}).values()
        return here.union(*(people for until, people in others if until > now))

    def arrive(self, table: str, person: str | None) -> None:
        """Somebody opens a page."""
        if person is not None:
            self.here.setdefault(table, Counter())[person] += 1
            if self.here[table][person] == 1:
                self.changed(table)

    def leave(self, table: str, person: str | None) -> None:
        """Somebody closes a page."""
        if person is None or person not in self.here.get(table, ()):
            return
        self.here[table][person] -= 1
        if self.here[table][person] == 0:
            del self.here[table][person]
            self.changed(table)
        if not self.here[table]:
            del self.here[table]

    def word(self, table: str) -> Word:
        """What this process has to say of a table."""
        return table, sorted(self.here.get(table, ()))

    def words(self) -> list[Word]:
        """What this process has to say of all tables."""
        return [self.word(table) for table in self.here]

    def hear(self, process: str, word: Word) -> bool:
        """What another process says; whether it is new."""
        table, people = word
        told = frozenset(people)
        known = self.elsewhere.setdefault(table, {})
        before = known.pop(process, (0.0, frozenset()))[1]
        if told:
            known[process] = (self.now() + FORGET, told)
        if not known:
            del self.elsewhere[table]
        return before != told

    def forget(self) -> list[str]:
        """Forget what was not said again; returns the tables that it concerns."""
        now, concerned = self.now(), []
        for table, known in list(self.elsewhere.items()):
            late = [process for process, (until, _) in known.items() if until <= now]
            for process in late:
                self.hear(process, (table, []))
            concerned += [table] if late else []
        return concerned
