"""Everybody asks for everything: what each route answers to each role."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

from litestar.routes import HTTPRoute
from server.proof.wire import Company, Wire, gather

MATRIX = Path(__file__).with_name("roles.txt")
ROLES = ("stranger", "guest", "watcher", "neighbour", "player", "owner")
"""Nobody we know; somebody who sits elsewhere; a guest with the watch link; whoever sits at seat 2;
at seat 1, which everything is asked for; at seat 0, and owns the table."""

NEW_TABLE = {"game": "birmingham", "players": 2}
BODIES: dict[str, Any] = {
    "POST /api/guest": {"name": "Ada"},
    "PATCH /api/me": {"name": "Ada"},
    "POST /api/account": {"login": "not-short-{unique}", "password": "correct horse battery"},
    "POST /api/login": {"login": "nobody-here", "password": "correct horse battery"},
    "POST /api/password": {"old": "wrong horse battery", "new": "correct horse battery"},
    "POST /api/tables": NEW_TABLE,
    "POST /api/play": {"game": "birmingham", "level": "random"},
    "POST /api/tables/{table}/branch": {"at": 3, "seat": 1},
    "POST /api/tables/{table}/sit": {},
    "POST /api/tables/{table}/stand": {"seat": 1},
    "POST /api/tables/{table}/seats/{seat}": {"to": "bot", "level": "random"},
    "POST /api/tables/{table}/watching": {"on": False},
    "POST /api/recover": {"token": "made-up"},
    "POST /api/tables/{table}/moves": {"seat": 1, "id": "{unique}", "version": "{version}"}
    | {"move": "{move}"},
    "POST /api/tables/{table}/undo": {"seat": 1, "id": "{unique}", "version": "{version}"}
    | {"what": "ask"},
    "POST /api/tables/{table}/undo/answer": {"seat": 1, "yes": True},
    "POST /api/tables/{table}/hint": {"seat": 1},
    "POST /api/tables/{table}/compose": {"seat": 1, "version": "{version}", "touches": []},
    "POST /api/tables/{table}/why": {"seat": 1, "version": "{version}", "move": "{move}"},
    "POST /api/tables/{table}/chat": {"text": "hello"},
    "POST /api/records": "not a record",
    "PUT /api/me/notices": {"webhook": None},
    "POST /api/me/notices/push": {
        "endpoint": "http://127.0.0.1/",
        "keys": {"p256dh": "", "auth": ""},
    },
    "POST /api/me/notices/push/end": {"endpoint": "https://push.example/"},
    "POST /api/me/notices/test": {"way": "webhook"},
    "POST /api/mail": {"token": "made-up"},
}
"""What is asked, where a body is; the asker means seat 1."""


def matrix() -> dict[str, tuple[int, ...]]:
    """The file."""
    lines = [line.split() for line in MATRIX.read_text().splitlines() if line[:1] not in ("", "#")]
    return {f"{method} {path}": tuple(map(int, answers)) for method, path, *answers in lines}


def routes(wire: Wire) -> Iterator[str]:
    """Every route there is, with its method."""
    for route in wire.app.inside.routes:
        if isinstance(route, HTTPRoute):
            path = route.path.replace(":str}", "}").replace(":int}", "}").replace(":path}", "}")
            yield from (f"{method} {path}" for method in sorted(route.methods - {"OPTIONS"}))


async def ask(wire: Wire, route: str, role: str) -> tuple[int, Company, list[Any]]:
    """What a role is answered at a table of its own, and how the table was before."""
    company = await gather(wire, "birmingham", 3)
    await _let_seat_one_be_asked(company)
    cookie = await cookie_of(company, role)
    method, path = route.split()
    path = path.replace("{table}", company.room.table.id).replace("{seat}", "1")
    path = path.replace("{game}", "birmingham").replace("{path}", "table/x")
    path += f"?watch={company.watch}" if role == "watcher" else ""
    before = state(company)
    answer = await wire.ask(cookie, method, path, await _body(company, route))
    return int(answer[:3]), company, before


async def cookie_of(company: Company, role: str) -> str:
    """Who somebody is."""
    seats = {"owner": 0, "player": 1, "neighbour": 2}
    if role in seats:
        return company.seats[seats[role]]
    if role == "guest":
        return await company.wire.come_in("Guest")
    return company.watcher if role == "watcher" else ""


def state(company: Company) -> list[Any]:
    """All that could have been changed at a table."""
    table = company.room.table
    return [company.room.play.digest, table.version, table.revision, table.status, table.seats]


async def _let_seat_one_be_asked(company: Company) -> None:
    while 1 not in company.room.play.asked:
        seat = company.room.play.asked[0]
        await company.move(seat, _pass(company, seat))


def _pass(company: Company, seat: int) -> str:
    return f"pass with {company.room.play.match.sight(seat)['seats'][seat]['hand'][0]}"


async def _body(company: Company, route: str) -> Any:
    values = {
        "{unique}": uuid4().hex[:12],
        "{version}": company.room.version,
        "{move}": _pass(company, 1),
    }
    body = BODIES.get(route)
    if not isinstance(body, dict):
        return body
    return {key: _filled(value, values) for key, value in body.items()}


def _filled(value: Any, values: dict[str, Any]) -> Any:
    if value in ("{version}", "{move}", "{unique}"):
        return values[value]
    return value.replace("{unique}", values["{unique}"]) if isinstance(value, str) else value
