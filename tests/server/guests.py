"""People and their pages, as tests play them."""

import json
import time
from collections.abc import Callable
from functools import cache
from typing import Any
from uuid import uuid4

import httpx
from server.houses import OPEN, House
from websockets.sync.client import ClientConnection, connect

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.notation.writing import write_record
from millhand.shelf import SHELF


class Guest:
    """Somebody with a browser."""

    def __init__(self, house: House, name: str = "Ada", **more: Any) -> None:
        self.house = house
        self.name = name
        self.web = house.client(**more)
        self.me = self.post("/api/guest", name=name)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    def get(self, path: str, **query: Any) -> Any:
        return good(self.web.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return good(self.web.post(path, json=body))

    def table(self, game: str = "birmingham", players: int = 2, **more: Any) -> str:
        return str(self.post("/api/tables", game=game, players=players, **more)["id"])

    def alone(self, **more: Any) -> str:
        """A table where this person has all seats, started."""
        seats = [{"kind": "me"}] * more.get("players", 2)
        return self.table(seats=seats, one_device=True, start=True, **more)

    def finished(self, game: str = "birmingham", seed: int = 1) -> str:
        """A finished table of this person's, from a record."""
        return str(good(self.web.post("/api/records", content=record_of(game, seed)))["id"])

    def sight(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}/sight", **query)

    def body(self, table: str, seat: int | None = None, **changes: Any) -> dict[str, Any]:
        """A legal move of Birmingham for whoever of mine is asked: to pass."""
        sight = self.sight(table, **({} if seat is None else {"seat": seat}))
        mine = sight["seat"]
        card = sight["sight"]["seats"][mine]["hand"][0]
        body = {"seat": mine, "id": str(uuid4()), "version": sight["version"]}
        return {**body, "move": f"pass with {card}", **changes}

    def move(self, table: str, **changes: Any) -> Any:
        return self.post(f"/api/tables/{table}/moves", **self.body(table, **changes))

    def page(self, table: str, **query: Any) -> "Page":
        return Page(self, table, **query)


def same_guest(guest: Guest, other: House) -> Guest:
    """The same person, who asks another process."""
    twin = object.__new__(Guest)
    twin.house, twin.name, twin.me = other, guest.name, guest.me
    twin.web = other.client(cookies=guest.web.cookies)
    return twin


@cache
def record_of(game: str, seed: int) -> str:
    """The record of a game of bots."""
    opened = open_game(SHELF, game, 2)
    return write_record(play_match(opened, hire(["random"] * 2), seed), ["Ann", "Ben"])


class Page:
    """An open socket."""

    def __init__(self, guest: Guest, table: str, house: House | None = None, **query: str) -> None:
        url = httpx.URL((house or guest.house).address).join(f"/api/tables/{table}/socket")
        url = url.copy_with(scheme="ws", params=query)
        headers = {"cookie": guest.cookie}
        self.socket: ClientConnection = OPEN.enter_context(
            connect(str(url), additional_headers=headers, max_size=None)
        )
        self.welcome = self.hear("welcome")

    def say(self, type: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": type, **more}))

    def hear(self, *types: str, seconds: float = 10) -> Any:
        """The next message of some type."""
        end = time.monotonic() + seconds
        while True:
            message = json.loads(self.socket.recv(timeout=max(0.01, end - time.monotonic())))
            if message["type"] in types:
                return message

    def close(self) -> None:
        self.socket.close()


def good(answer: httpx.Response) -> Any:
    assert answer.status_code in (200, 201), (answer.status_code, answer.text)
    return answer.json()


def until(true: Callable[[], Any], seconds: float = 30) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)
    return found
