"""Tables of Lancashire for tests: three players, the seed's rules, the second round."""

from table_talk import given, table

from millhand.face.seen import Event
from millhand.match.dealer import Dealer
from millhand.match.match import Match


def at(text: str, *options: str, players: int = 3) -> Match:
    """A match from a position; it is the second round unless the text says another."""
    said = [f"lancashire {players} players", *(f"option {option}" for option in options)]
    return given("; ".join([*said, "round 2", text]))


def facts_of(events: list[Event], kind: str) -> list[dict[str, object]]:
    """What the events of one kind tell."""
    return [dict(event.facts) for event in events if event.kind == kind]


def cotton(match: Match) -> dict[str, object]:
    """The distant market as everybody sees it."""
    seen: dict[str, object] = table(match)["distant_market"]
    return seen


def goes_on(match: Match, seed: int = 1) -> None:
    """The dealer shuffles what must be shuffled."""
    match.deal(Dealer(seed))
