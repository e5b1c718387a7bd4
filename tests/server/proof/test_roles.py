"""Every route × every role, as written in roles.txt; and pages of other sites at every route."""

import asyncio

import pytest
from server.proof import roles
from server.proof.wire import wired

pytestmark = pytest.mark.long


def test_every_route_has_a_row_and_keeps_it(memory):
    async def prove() -> None:
        written = roles.matrix()
        async with wired(memory / "roles.sqlite") as wire:
            assert set(roles.routes(wire)) == set(written)
            for route, answers in written.items():
                for role, expected in zip(roles.ROLES, answers, strict=True):
                    status, company, before = await roles.ask(wire, route, role)
                    assert status == expected, (route, role)
                    if status >= 400:
                        assert roles.state(company) == before, (route, role)

    asyncio.run(prove())


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://here.evil", "http://here:1"]
)
def test_no_page_of_another_site_changes_anything(memory, origin):
    async def prove() -> None:
        async with wired(memory / "origins.sqlite") as wire:
            wire.headers = [(b"origin", origin.encode())]
            for route in roles.matrix():
                method, path = route.split()
                if method != "GET":
                    answer = await wire.ask("", method, path, roles.BODIES.get(route))
                    assert answer.startswith(b"403"), (route, answer)
                    assert b"origin-is-foreign" in answer

    asyncio.run(prove())


def test_the_proof_of_roles_bites(memory, monkeypatch):
    """Whoever owns a table moves for everybody: a planted fault."""
    monkeypatch.setattr("millhand.server.routes.moves.own_seat", lambda *_: None)

    async def prove() -> None:
        async with wired(memory / "no_roles.sqlite") as wire:
            status, _, _ = await roles.ask(wire, "POST /api/tables/{table}/moves", "owner")
            assert status != roles.matrix()["POST /api/tables/{table}/moves"][-1]

    asyncio.run(prove())
