"""Players who go on whatever happens to the server, and what they were told."""

import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple
from uuid import uuid4

import httpx
from server.stores import kept
from sqlalchemy import Connection, select

from millhand.server.store.schema import journal

PLAYERS = 6
PAUSE = 0.03
"""Seconds between two tries, and the longest between two moves."""


class Told(NamedTuple):
    """A move as it was acknowledged, or as it is kept."""

    table: str
    number: int
    id: str
    seat: int
    move: str


class Wrong(Exception):
    """Something that no player may ever be told."""


class Player:
    """Somebody who plays at a table of their own, and asks again until there is an answer."""

    def __init__(self, address: Callable[[], str], seed: int) -> None:
        self.address = address
        self.chance = random.Random(seed)
        self.told: list[Told] = []
        self.again = 0
        """How often a move had to be said again."""
        self.wrong: list[str] = []
        self.web = httpx.Client(timeout=20)

    def run(self, stop: threading.Event) -> None:
        """Play until it is enough; a move that was begun is ended."""
        try:
            with self.web:
                self._ask("POST", "/api/guest", {"name": "Ada"})
                while not stop.is_set():
                    self._play(stop)
        except Exception as error:
            self.wrong.append(repr(error))

    def _play(self, stop: threading.Event) -> None:
        new = {"game": "birmingham", "players": 2, "one_device": True, "start": True}
        table = self._ask("POST", "/api/tables", {**new, "seats": [{"kind": "me"}] * 2})["id"]
        while not stop.is_set():
            sight = self._ask("GET", f"/api/tables/{table}/sight")
            if sight["decision"] is None:
                return
            self._move(table, sight)
            time.sleep(self.chance.random() * PAUSE)

    def _move(self, table: str, sight: dict[str, Any]) -> None:
        seat, version = sight["seat"], sight["version"]
        card = self.chance.choice(sight["sight"]["seats"][seat]["hand"])
        body = {"seat": seat, "id": str(uuid4()), "version": version, "move": f"pass with {card}"}
        answer = self._ask("POST", f"/api/tables/{table}/moves", body)
        if answer["number"] != version + 1:
            raise Wrong(f"move {answer['number']} after version {version}")
        self.told.append(Told(table, answer["number"], body["id"], seat, body["move"]))

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        """An answer, however often it must be asked for."""
        while True:
            leave = {"connection": "close"} if self.chance.random() < 0.3 else {}
            try:
                url = httpx.URL(self.address()).join(path)
                answer = self.web.request(method, url, json=body, headers=leave)
            except httpx.TransportError:
                answer = None
            if answer is not None and answer.status_code != 503:
                break
            self.again += path.endswith("/moves")
            time.sleep(PAUSE)
        if not answer.is_success:
            raise Wrong(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json()


@dataclass
class Storm:
    """What came of it."""

    told: list[Told]
    again: int
    wrong: list[str]

    def is_kept_in(self, database: str) -> None:
        """Every acknowledged move is there as it was told, once, and nothing else is."""
        assert self.wrong == []
        found = kept(database, moves_kept)
        print(f"{len(self.told)} moves acknowledged, {self.again} times said again")
        assert sorted(self.told) == sorted(found)


class Weather:
    """What somebody who does harm knows of the players, and when it is time for the next harm."""

    def __init__(self, seed: int, players: list[Player], threads: list[threading.Thread]) -> None:
        self.chance = random.Random(seed)
        self.players = players
        self.threads = threads

    def calm(self, moves: int = 6) -> None:
        """Let so many moves be acknowledged, however busy the machine is, and a moment pass."""
        enough = self._acknowledged() + moves
        while self._acknowledged() < enough and all(one.is_alive() for one in self.threads):
            time.sleep(PAUSE)
        time.sleep(self.chance.uniform(0, 0.3))

    def _acknowledged(self) -> int:
        return sum(len(player.told) for player in self.players)


def storm(address: Callable[[], str], nemesis: Callable[[Weather], None], seed: int) -> Storm:
    """Players play while somebody does harm."""
    players = [Player(address, seed * 1000 + number) for number in range(PLAYERS)]
    stop = threading.Event()
    threads = [threading.Thread(target=player.run, args=(stop,)) for player in players]
    for thread in threads:
        thread.start()
    try:
        nemesis(Weather(seed, players, threads))
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)
    told = [one for player in players for one in player.told]
    wrong = [one for player in players for one in player.wrong]
    return Storm(told, sum(player.again for player in players), wrong)


def moves_kept(connection: Connection) -> list[Told]:
    """Every move of a database, and a journal without gaps."""
    rows = connection.execute(select(journal).order_by(journal.c.table_id, journal.c.number)).all()
    tables: dict[str, list[int]] = {}
    for row in rows:
        tables.setdefault(row.table_id, []).append(row.number)
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in tables.values())
    return [
        Told(row.table_id, row.number, row.move_id or "", row.seat, row.move)
        for row in rows
        if row.kind == "move"
    ]
