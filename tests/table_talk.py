"""A small language for tests: a position is given, somebody says a move, it is allowed or refused.

    match = given("red money 4; red hand dudley")
    refused(match, "red", "build dudley.1 coal_mine with dudley", "BB-8.7", cost=5, money=4)

A position that names no game is one of Birmingham with two players. What is looked at is what a
player sees: everything below goes through `match.sight`.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from millhand.face.faults import Fault, Faulty
from millhand.face.rules import Refusal
from millhand.face.seen import Event
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match, Refused
from millhand.match.moves import Move
from millhand.notation.moves import read_move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF
from millhand.words.faults import say_fault

DEFAULT_GAME = "birmingham 2 players"

# --- setting the table ------------------------------------------------------------------------


def given(text: str, board: Path | None = None) -> Match:
    """A match that begins in a position; red acts unless the position says otherwise."""
    named = text.split(maxsplit=1)[:1]
    if not named or named[0] not in SHELF:
        text = f"{DEFAULT_GAME}; {text}"
    return Match(*read_position(SHELF, text, board))


def dealt(
    game: str, players: int, *options: str, seed: int = 1, board: Path | None = None
) -> Match:
    """A match after its first deal; options are texts such as `introductory=true`."""
    match = Match(open_game(SHELF, game, players, options, board))
    match.deal(Dealer(seed))
    return match


# --- saying moves -----------------------------------------------------------------------------


def seat_of(match: Match, colour: str) -> int:
    """The seat of a colour."""
    return match.opened.colours.index(colour)


def say(match: Match, colour: str, text: str) -> Move:
    """The move that somebody says."""
    return read_move(match.opened, seat_of(match, colour), text)


def allowed(match: Match, colour: str, text: str) -> None:
    """No rule forbids the move; it is not played."""
    refusals = match.explain(say(match, colour, text))
    assert not refusals, f"«{text}» is refused: {refusals}"


def refused(match: Match, colour: str, text: str, number: str, **facts: Any) -> Refusal:
    """The first rule that the move breaks has this number and these facts; nothing changes."""
    before = match.digest
    refusal = match.check(say(match, colour, text))
    assert refusal is not None, f"«{text}» is allowed, not refused by {number}"
    assert refusal.number == number, f"«{text}» is refused by {refusal}, not by {number}"
    found = {name: refusal.facts.get(name) for name in facts}
    assert found == facts, f"«{text}» is refused with the facts {dict(refusal.facts)}"
    _refused_without_a_trace(match, colour, text, before)
    return refusal


def _refused_without_a_trace(match: Match, colour: str, text: str, before: str) -> None:
    try:
        match.play(say(match, colour, text))
    except Refused:
        assert match.digest == before, f"«{text}» was refused and yet changed the table"
    else:
        raise AssertionError(f"«{text}» breaks a rule and was played nevertheless")


def told(wrong: Faulty | Fault) -> str:
    """What a reader of English is told of something wrong."""
    return say_fault(wrong.fault if isinstance(wrong, Faulty) else wrong, "en")


def told_all(faults: Sequence[Fault]) -> list[str]:
    """What a reader of English is told of a board; French has words for it too."""
    assert all(say_fault(fault, "fr") for fault in faults)
    return [told(fault) for fault in faults]


def broken(match: Match, colour: str, text: str) -> list[str]:
    """The numbers of all rules that the move breaks."""
    return [refusal.number for refusal in match.explain(say(match, colour, text))]


def play(match: Match, colour: str, *texts: str) -> list[Event]:
    """Play moves of one player, one after the other; returns what happened."""
    events: list[Event] = []
    for text in texts:
        events += match.play(say(match, colour, text))
    return events


def to_act(match: Match) -> list[str]:
    """The colours that are asked now."""
    decision = match.decision
    seats = () if decision is None else decision.seats
    return [match.opened.colours[seat] for seat in seats if seat >= 0]


# --- looking ----------------------------------------------------------------------------------


def table(match: Match) -> dict[str, Any]:
    """What everybody sees, each thing under its own name, however deep it stands in a sight."""
    sight = match.sight(None)
    return {
        **sight["own"],
        **sight["markets"],
        **sight["clock"],
        **sight["decision"],
        **sight,
    }


def order(match: Match) -> list[int]:
    """The seats in turn order."""
    sight = match.sight(None)
    owners = {colour: at for at, seen in enumerate(sight["seats"]) for colour in seen["colours"]}
    return [owners[colour] for colour in sight["order"]]


def area(match: Match, colour: str) -> dict[str, Any]:
    """A player's own area as that player sees it: money, points, hand, mat …"""
    seat = seat_of(match, colour)
    seen = match.sight(seat)["seats"][seat]
    return {**seen["own"], **seen}


def areas(match: Match, name: str) -> list[Any]:
    """One figure of every player's area, seat by seat."""
    return [area(match, colour)[name] for colour in match.opened.colours]


def tile(match: Match, slot: str) -> dict[str, Any] | None:
    """The tile on a slot: seat, tile, cubes, flipped; or None."""
    return _first(table(match)["tiles"], slot=slot)


def link(match: Match, connection: str) -> str | None:
    """The colour of the link on a connection such as `dudley-birmingham`, or None."""
    found = _first(table(match)["links"], connection=connection)
    return None if found is None else match.opened.colours[found["seat"]]


def merchant(match: Match, name: str) -> dict[str, Any] | None:
    """The merchant tile on a space such as `oxford.1`, and whether its barrel is there."""
    return _first(table(match)["merchants"], merchant=name)


def _first(entries: Sequence[dict[str, Any]], **sought: str) -> dict[str, Any] | None:
    [(key, value)] = sought.items()
    return next((entry for entry in entries if entry[key] == value), None)


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of some events, in order."""
    return [event.kind for event in events]
