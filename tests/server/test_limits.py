"""Allowances with a clock of our own: what was used comes back, and processes count together."""

import asyncio

import pytest
from server.stores import on_each_database

from millhand.server.defence.limits import LIMITS, Limits, address_of
from millhand.server.problems import Problem


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


async def used_up(limits: Limits, what: str) -> int:
    """How often something can be done until it is too much."""
    done = 0
    while True:
        try:
            await limits.spend(what, "ada")
        except Problem:
            return done
        done += 1


@on_each_database
async def test_an_allowance_is_used_up_and_comes_back(database):
    clock = Clock()
    limits = Limits(database, clock)
    limit = LIMITS["chat"]
    assert await used_up(limits, "chat") == limit.most
    with pytest.raises(Problem) as refused:
        await limits.spend("chat", "ada")
    assert refused.value.status == 429
    assert refused.value.again_in == pytest.approx(limit.each)
    clock.time += limit.each * 3
    assert await used_up(limits, "chat") == 3
    clock.time += limit.seconds * 10
    assert await used_up(limits, "chat") == limit.most
    await limits.spend("chat", "bob")


@on_each_database
async def test_two_processes_use_one_allowance(database):
    clock = Clock()
    one, two = Limits(database, clock), Limits(database, clock)
    await asyncio.gather(*(one.spend("chat", "ada") for _ in range(5)))
    await asyncio.gather(*(two.spend("chat", "ada") for _ in range(5)))
    assert await used_up(one, "chat") == LIMITS["chat"].most - 10


@on_each_database
async def test_moves_are_counted_here_and_compared_every_second(database):
    clock = Clock()
    one, two = Limits(database, clock), Limits(database, clock)
    half = LIMITS["move"].most // 2
    for _ in range(half):
        one.count("move", "ada")
        two.count("move", "ada")
    await one.compare()
    await two.compare()
    with pytest.raises(Problem, match="too-much"):
        two.count("move", "ada")
    two.count("move", "bob")
    one.count("move", "ada")
    await one.compare()
    with pytest.raises(Problem, match="too-much"):
        one.count("move", "ada")
    clock.time += LIMITS["move"].each * 2 + 0.001
    one.count("move", "ada")


@on_each_database
async def test_switched_off_there_are_none(database):
    limits = Limits(database, Clock(), on=False)
    for _ in range(100):
        await limits.spend("login", "ada")
        limits.count("move", "ada")


def test_a_household_of_ipv6_is_one_address():
    assert address_of(("192.0.2.7", 1)) == "192.0.2.7"
    assert address_of(("2001:db8:1:2:3::4", 1)) == address_of(("2001:db8:1:2:9::", 1))
    assert address_of(("2001:db8:1:2::", 1)) != address_of(("2001:db8:1:3::", 1))
    assert address_of(None) == address_of(("testclient", 1)) == "unknown"
