"""What a viewer may not know changes no byte of what it gets.

Two worlds that differ only in what is hidden from a seat answer the same questions of it, and of a
spectator, byte for byte. Where only the present counts, the other world has its hidden things dealt
anew on the table; where the past counts too, its deals were others from the beginning.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any, Protocol

import pytest
from server.proof.wire import Company, Wire, play_a_match, wired
from sqlalchemy import Connection, update

from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.match.match import digest
from millhand.notation.moves import write_move
from millhand.server import telling
from millhand.server.desk import BotsDesk, Counsel
from millhand.server.engine import advising, branching, looking
from millhand.server.engine.play import Play
from millhand.server.listening import Listener
from millhand.server.shapes.moves import Hint
from millhand.server.store.schema import journal
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

PAIRS = 20_000
"""Answers compared in each game."""
PARTS = 2
"""So that processors can share the work of a game."""
OTHERS = 12
"""Worlds compared with each position."""
EVERY = 5
"""Positions between two that are looked at."""
PASTS = 40
"""Positions between two whose pasts are dealt anew."""
MOMENTS = 20
"""Past moments looked at in each."""
ROLLS = 4
"""Of a hint."""
LAST = 5
"""Rows whose telling to open pages is compared."""

in_every_game = pytest.mark.parametrize("game", SHELF)


class Told(AssertionError):
    """Somebody was told a secret."""


class Asks(Protocol):
    """Something that somebody asks or hears."""

    async def answer(self, company: Company) -> bytes:
        """All that they are told."""


@dataclass
class Question:
    """Something asked by HTTP."""

    cookie: str
    method: str
    path: str
    body: Any = None

    async def answer(self, company: Company) -> bytes:
        answer = await company.wire.ask(self.cookie, self.method, self.path, self.body)
        company.wire.tapes.clear()
        return answer


@dataclass
class OpenPages:
    """What is told by socket to the page of a seat, and of a spectator, while moves are made."""

    seat: int

    async def answer(self, company: Company) -> bytes:
        room = company.room
        world, others = room.play, room.listeners
        pages = [Listener(room.table.seats[self.seat].person, "fr"), Listener(None, "en")]
        room.listeners = set(pages)
        for page in pages:
            room.place(page)
        lines = branching.moves_until(world, world.moves)
        room.play = Play(world.opening, lines[:-LAST])
        try:
            for line in lines[-LAST:]:
                room.play = room.play.twin()
                telling.tell_changed(room, [(room.play.witness(line), 0.0)])
        finally:
            room.play, room.listeners = world, others
        told = [page.unread.get_nowait() for page in pages for _ in range(page.unread.qsize())]
        return "\n".join(map(str, told)).encode()


@asynccontextmanager
async def elsewhere(company: Company, play: Play) -> AsyncIterator[None]:
    """For a while another world is real, in memory and in the store."""
    room = company.room
    real, room.play = room.play, play
    await _keep(company, real, play)
    try:
        yield
    finally:
        room.play = real
        await _keep(company, play, real)


async def _keep(company: Company, before: Play, after: Play) -> None:
    """Let the journal say what one world says, where it said what another does."""
    table, opened = company.room.table.id, after.opened
    moves = zip(after.rows, before.match.journal, after.match.journal, strict=True)
    changes = [(row, write_move(opened, new)) for row, old, new in moves if old != new]

    def write(connection: Connection) -> None:
        for row, text in changes:
            here = (journal.c.table_id == table) & (journal.c.number == row)
            connection.execute(update(journal).where(here).values(move=text))

    if changes:
        await company.room.hall.database.write(write)


class Comparing:
    """Asks in several worlds, and counts."""

    def __init__(self) -> None:
        self.pairs = 0
        self.differed = 0
        """Worlds that really were others."""

    async def compare(
        self, company: Company, others: Sequence[Play], questions: Sequence[Asks]
    ) -> None:
        """Every question has the same answer in all worlds."""
        here = [await question.answer(company) for question in questions]
        for other in others:
            self.differed += other.digest != company.room.play.digest
            async with elsewhere(company, other):
                for question, answer in zip(questions, here, strict=True):
                    self.pairs += 1
                    if await question.answer(company) != answer:
                        raise Told(question)


def dealt_anew(play: Play, seat: int, chance: Chance) -> Play:
    """The present with other hidden things on the table."""
    other = play.twin()
    other.match.table = resample(play.match.table, seat, chance)
    return other


async def questions_of(company: Company, seat: int, move: str) -> list[Question]:
    """What a seat and a spectator may ask of the present."""
    me, path, version = company.seats[seat], company.path, company.room.version
    asked = {"seat": seat, "version": version}
    bad = f"{move} x" if seat in company.room.play.asked else move
    found = [
        Question(me, "GET", f"{path}/sight?language={('en', 'fr')[version % 2]}"),
        Question(company.watcher, "GET", f"{path}/sight?watch={company.watch}"),
        Question(me, "GET", f"{path}/score"),
        Question(me, "POST", f"{path}/why", {**asked, "move": move}),
        Question(me, "POST", f"{path}/moves", {**asked, "id": "not-a-move", "move": bad}),
    ]
    touches: list[dict[str, str]] = []
    for _ in range(3):
        composing = Question(me, "POST", f"{path}/compose", {**asked, "touches": [*touches]})
        found.append(composing)
        answer = await company.wire.good(me, "POST", f"{path}/compose", composing.body)
        offered = [one["text"] for one in answer["options"] if one["text"]]
        if not offered:
            break
        touches.append({"kind": "part", "id": offered[version % len(offered)]})
        found.append(Question(me, "POST", f"{path}/why", {**asked, "about": touches[-1]}))
    return found


def questions_of_the_past(company: Company, seat: int) -> list[Asks]:
    """What a seat that is asked, and a spectator, may ask of all that was, and hear of it."""
    path, play = company.path, company.room.play
    me, watcher = company.seats[seat], company.watcher
    paths = ["ledger?", "ledger?language=fr&", "record?", "sight?"]
    paths += [f"sight?at={play.moves * part // MOMENTS}&" for part in range(1, MOMENTS)]
    found: list[Asks] = [
        Question(who, "GET", f"{path}/{one}{'' if who == me else f'watch={company.watch}'}")
        for one in paths
        for who in (me, watcher)
    ]
    hint = Question(me, "POST", f"{path}/hint", {"seat": seat})
    return [*found, hint, OpenPages(seat)]


async def compare_a_game(wire: Wire, game: str, pairs: int, part: int = 0) -> Comparing:
    """As many pairs as wanted, over as many matches as it takes."""
    comparing, chance, looks = Comparing(), Chance(7 + part), count(1)

    async def look(company: Company, move: str) -> bool:
        play, looked = company.room.play, next(looks)
        seat = int(chance.below(play.opened.players))
        if looked % EVERY == 0:
            others = [dealt_anew(play, seat, chance) for _ in range(OTHERS)]
            await comparing.compare(company, others, await questions_of(company, seat, move))
        if looked % PASTS == 0:
            seat = play.asked[0]  # who may also ask for a hint
            past = other_past(play, seat, int(chance.below(1000)))
            if past is not None:
                await comparing.compare(company, [past], questions_of_the_past(company, seat))
        return comparing.pairs < pairs

    for seed in count(1 + part, PARTS):
        await play_a_match(wire, game, seed, look)
        if comparing.pairs >= pairs:
            return comparing
    raise AssertionError


def other_past(play: Play, seat: int, seed: int) -> Play | None:
    """The same match after other deals; None while somebody has sealed an answer."""
    if play.match.table.sealed():
        return None
    lines = branching.moves_until(play, play.moves)
    return Play(play.opening, branching.dealt_anew(play.opening, lines, seat, seed))


@pytest.fixture(autouse=True)
def _hints_after_as_many_rolls(monkeypatch):
    """However busy the machine is: a budget of time would not be the same in two worlds."""

    async def advise(self: BotsDesk, asked: Counsel) -> Hint:
        game, said = asked.opening, asked.journal
        return advising.advise(game, said, asked.seat, None, asked.language, rolls=ROLLS)

    monkeypatch.setattr(BotsDesk, "advise", advise)


@pytest.mark.parametrize("part", range(PARTS))
@in_every_game
def test_what_is_hidden_changes_no_byte(memory, game, part):
    async def prove() -> None:
        async with wired(memory / f"secrecy-{game}-{part}.sqlite") as wire:
            found = await compare_a_game(wire, game, PAIRS // PARTS, part)
        print(f"{game}: {found.pairs} pairs, {found.differed} other worlds")
        assert found.differed > found.pairs / 100

    asyncio.run(prove())


def whispering_sight(play: Play, seat: int | None) -> Any:
    """A planted leak: a sign of how the hidden cards lie."""
    return {**play.match.sight(seat), "rules": digest(play.match.table)[0]}


def whispering_events(event: Any, viewer: Any) -> Any:
    """A planted leak: everything that happens is told to everybody."""
    return event


def whispering_hint(opening: Any, journal: Any, *_: Any, **more: Any) -> Hint:
    """A planted leak: a sign of how the hidden cards lie, as a hint."""
    sign = int(Play(opening, journal).digest, 16)
    return Hint(version=0, judge="net", rolls=sign, turns=[])


def whispering_pages(room: Any, played: Any, looks: Any) -> Any:
    """A planted leak: the same sign, and only to open pages."""
    return {"changed": changed(room, played, looks), "rules": digest(room.play.match.table)}


changed = telling._changed


@pytest.mark.parametrize(
    ("module", "name", "leak"),
    [
        (looking, "sight", whispering_sight),
        (looking, "_heard", whispering_events),
        (advising, "advise", whispering_hint),
        (telling, "_changed", whispering_pages),
    ],
)
def test_the_proof_of_secrecy_bites(memory, monkeypatch, module, name, leak):
    monkeypatch.setattr(module, name, leak)

    async def prove() -> None:
        async with wired(memory / f"leak{name}.sqlite") as wire:
            with pytest.raises(Told):
                await compare_a_game(wire, "birmingham", PAIRS)

    asyncio.run(prove())
