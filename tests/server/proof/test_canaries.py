"""Every byte that is sent in whole matches is searched for what must never leave the server.

That is the secret of the shuffles, the order of a deal (more things in a row than any hand holds),
and what others hold.
"""

import asyncio
from base64 import b64encode, urlsafe_b64encode
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.proof.sizes import so_many
from server.proof.wire import Company, Wire, play_a_match, wired

from millhand.notation.moves import write_move
from millhand.notation.writing import write_record
from millhand.server import telling
from millhand.server.engine import looking
from millhand.server.engine.play import Play
from millhand.server.shapes import tables
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

MATCHES = so_many(1, 200)
IN_A_ROW = 10
"""Nobody holds so many cards, so that nobody sees so many of a deal one after the other."""
ASKING = 10
"""Moves after which everybody asks for all that can be asked; pages hear of every move."""
MANY = 5
"""So many cards of a hand in its order are no chance, but where the seat held the same itself …"""
RECENT = 2 * ASKING + 5
"""… at one of the moments of which it is told, so many moves back."""
SEPARATORS = (" ", ",", ", ", '","', '", "', "|")


class Sung(AssertionError):
    """A canary."""


def of_the_secret(secret: bytes) -> Iterator[bytes]:
    """How a secret could be written."""
    yield from (secret, secret.hex().encode(), secret.hex().upper().encode())
    yield from (b64encode(secret).rstrip(b"="), urlsafe_b64encode(secret).rstrip(b"="))
    yield str(int.from_bytes(secret, "big")).encode()


def of_the_deals(play: Play) -> Iterator[bytes]:
    """How what lies face down could be written, a stretch of every deal."""
    for move in play.match.journal:
        shown = play.opened.shown_of_deal(move.claim(0)) if move.is_deal else 0
        hidden = move.choices[shown:] if move.is_deal else ()
        if len(hidden) >= IN_A_ROW:
            names = write_move(play.opened, move).split()[-len(hidden) :]
            for words in (names, [str(choice) for choice in hidden]):
                for first in range(0, len(words) - IN_A_ROW + 1, 3):
                    for separator in SEPARATORS:
                        yield separator.join(words[first : first + IN_A_ROW]).encode()


def of_the_hands(play: Play, seat: int | None, known: Sequence[bytes]) -> Iterator[bytes]:
    """How the hands of the others could be written; what the seat knows anyway is no canary."""
    for other in range(play.opened.players):
        hand = hand_of(play, other)
        if other == seat or len(hand) < MANY:
            continue
        for separator in SEPARATORS:
            canary = separator.join(hand).encode()
            if not any(canary in one for one in known):
                yield canary


def known_to(play: Play, seat: int | None) -> bytes:
    """What lies open, and what the seat holds itself, however it is written."""
    mine = [] if seat is None else hand_of(play, seat)
    held = [separator.join(mine).encode() for separator in SEPARATORS]
    return b"\n".join([msgspec.json.encode(play.match.sight(None)), *held])


def hand_of(play: Play, seat: int) -> list[str]:
    """What a seat holds."""
    return [str(card) for card in play.match.sight(seat)["seats"][seat].get("hand") or []]


class Searching:
    """Somebody asks all that can be asked before every move, and all pages are open."""

    def __init__(self, wire: Wire, stack: AsyncExitStack) -> None:
        self.wire = wire
        self.stack = stack
        self.searched = 0
        self.open: set[str] = set()
        self.known: dict[int | None, deque[bytes]] = defaultdict(lambda: deque(maxlen=RECENT))

    async def look(self, company: Company, move: str) -> bool:
        """What was sent since the last move, to each who sits there, and to the watcher."""
        play = company.room.play
        viewers: list[tuple[int | None, str]] = [*enumerate(company.seats)]
        for seat, cookie in [*viewers, (None, company.watcher)]:
            await self._open(company, cookie)
            if play.moves % ASKING == (seat or 0):
                await self._ask(company, seat, cookie, move)
            tape = self.wire.tapes[cookie]
            self._search(b"\n".join(tape), company, seat)
            tape.clear()
        return True

    async def _open(self, company: Company, cookie: str) -> None:
        if cookie not in self.open:
            self.open.add(cookie)
            query = f"watch={company.watch}" if cookie == company.watcher else ""
            page = self.wire.page(cookie, company.room.table.id, query)
            await self.stack.enter_async_context(page)

    async def _ask(self, company: Company, seat: int | None, cookie: str, move: str) -> None:
        query = f"?watch={company.watch}"
        for what in ("", "/sight", "/record", "/score", "/drawing", "/chat"):
            await self.wire.ask(cookie, "GET", f"{company.path}{what}{query}")
        since = max(0, company.room.version - 2 * ASKING)
        await self.wire.ask(cookie, "GET", f"{company.path}/ledger{query}&since={since}")
        for path in ("/api/me", "/api/me/export", "/api/tables", "/api/games"):
            await self.wire.ask(cookie, "GET", path)
        body = {"seat": seat or 0, "version": company.room.version}
        await self.wire.ask(cookie, "POST", f"{company.path}/compose", {**body, "touches": []})
        await self.wire.ask(cookie, "POST", f"{company.path}/why", {**body, "move": move})

    def _search(self, tape: bytes, company: Company, seat: int | None) -> None:
        play = company.room.play
        self.searched += len(tape)
        search(tape, company.room.table.seed, play)
        self.known[seat].append(known_to(play, seat))
        for canary in of_the_hands(play, seat, self.known[seat]):
            if canary in tape:
                raise Sung(f"seat {seat} was told {canary!r}")


def search(tape: bytes, secret: bytes, play: Play) -> None:
    """Nobody may be told this, and no log."""
    for canary in of_nobody(secret, play):
        if canary in tape:
            raise Sung(canary)


@lru_cache(1)
def of_nobody(secret: bytes, play: Play) -> list[bytes]:
    """What nobody may be told, whoever it is."""
    return [*of_the_secret(secret), *of_the_deals(play)]


async def search_matches(file: Path, game: str, matches: int) -> int:
    """Bytes that were searched."""
    async with wired(file) as wire:
        searched = 0
        for seed in range(1, matches + 1):
            async with AsyncExitStack() as stack:
                searching = Searching(wire, stack)
                await play_a_match(wire, game, seed, searching.look)
                searched += searching.searched
        return searched


@pytest.mark.parametrize("game", SHELF)
def test_no_byte_tells_a_secret(memory, game):
    searched = asyncio.run(search_matches(memory / f"canaries-{game}.sqlite", game, MATCHES))
    print(f"{game}: {MATCHES} matches, {searched} bytes searched")
    assert searched > MATCHES * 1_000_000


def whole_record(match: Any, names: Any, seat: Any) -> str:
    """A planted leak: the record of a running match tells all."""
    return write_record(match, names)


def told_secret(table: Any) -> tables.Shuffle:
    """A planted leak: the secret is told from the beginning."""
    return tables.Shuffle(hash="", secret=table.seed.hex())


@pytest.mark.parametrize(
    ("module", "name", "leak"),
    [(looking, "write_told_record", whole_record), (telling, "_shuffle", told_secret)],
)
def test_the_search_bites(memory, monkeypatch, module, name, leak):
    monkeypatch.setattr(module, name, leak)
    with pytest.raises(Sung):
        asyncio.run(search_matches(memory / f"sung{name}.sqlite", "birmingham", 1))
