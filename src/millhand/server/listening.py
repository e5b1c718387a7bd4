"""Whoever listens at a table: what they may hear, and a queue that does not grow without end."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field

import msgspec

MOST_UNREAD = 100
"""Messages that may wait for a slow page; beyond that it is let go and comes back by itself."""

encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Listener:
    """One open page at one table."""

    person: str | None
    language: str
    watch: str | None = None
    """The token that a spectator came with."""
    wishes: tuple[int, ...] | None = None
    """The seats that it wants to show; None: all of its own."""
    seats: tuple[int, ...] = ()
    """The seats that it may show, and does; none for a spectator."""
    unread: "asyncio.Queue[str | None]" = field(default_factory=lambda: asyncio.Queue(MOST_UNREAD))
    """None ends it."""
    is_lost: bool = False

    def viewpoint(self, asked: Collection[int]) -> int | None:
        """The seat it sees with: of several at one device the one that is asked."""
        if not self.seats:
            return None
        return next((seat for seat in self.seats if seat in asked), self.seats[0])

    def send(self, message: bytes) -> None:
        """Put a message in line; whoever reads too slowly is let go."""
        if self.is_lost:
            return
        if self.unread.full():
            self.leave()
            return
        self.unread.put_nowait(message.decode())

    def leave(self) -> None:
        """No more messages: what is unread is dropped, and the page is told to come again."""
        self.is_lost = True
        while not self.unread.empty():
            self.unread.get_nowait()
        self.unread.put_nowait(None)
