"""Tables of Age of Industry for tests: a map, a number of players, and what lies where."""

from typing import Any

import table_talk
from table_talk import given

from millhand.face.seen import Event
from millhand.match.match import Match


def germany(text: str, players: int = 2, *options: str) -> Match:
    """A position on the map of Germany in the second round, unless it says otherwise."""
    said = "".join(f"; option {option}" for option in options)
    return given(f"age_of_industry {players} players{said}; round 2; {text}")


def new_england(text: str, players: int = 2, *options: str) -> Match:
    """A position on the map of New England."""
    return germany(text, players, "map=new_england", *options)


def market(match: Match, name: str) -> dict[str, Any]:
    """A market: its token, whether it is used, whether it is open."""
    tokens = table_talk.table(match)["market_tokens"]
    return next(entry for entry in tokens if entry["market"] == name)


def coal_waiting(match: Match, slot: str) -> int:
    """The cubes of a coal import."""
    imports = table_talk.table(match)["imports"]
    return next(int(entry["cubes"]) for entry in imports if entry["slot"] == slot)


def facts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind, in order."""
    return [dict(event.facts) for event in events if event.kind == kind]


def paid(events: list[Event]) -> int:
    """All money paid in some events."""
    return sum(entry["money"] for entry in facts(events, "paid"))


def cubes_from(events: list[Event]) -> list[str]:
    """The slots that cubes were taken from, in order."""
    return [entry["slot"] for entry in facts(events, "took_cube")]
