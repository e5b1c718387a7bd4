"""What tests of Workshop look at, and moves that many of them make."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from table_talk import area, dealt, table

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.face.seen import Event
from millhand.games.workshop.play.flow import Workshop
from millhand.match.complete import complete_moves
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.moves import read_move, write_move

ROGER = "workshop 3 players; red to link at reading; red at reading; red at southampton"
ROGER += "; red at gloucester"
"""The worked example of the rulebook: an industry was just placed in Reading."""

AROUND_READING = (
    "red link reading oxford; red link reading southampton; red link reading gloucester"
)
ROGERS_LINKS = f"{AROUND_READING}; red link portsmouth guildford"
"""Four links around Reading and a single one."""


SIXTEEN_LINKS = "; ".join(
    f"red link {ends}"
    for ends in (
        "bristol southampton",
        "plymouth southampton",
        "gloucester reading",
        "bristol reading",
        "dover guildford",
        "northampton norwich",
        "lincoln norwich",
        "cardiff shrewsbury",
    )
)
"""Eight doubles far from York: of 18 links two are left."""


def money(match: Match, colour: str) -> int:
    """What a player has."""
    return int(area(match, colour)["money"])


def marker(match: Match, colour: str) -> int:
    """Where a player's income marker stands."""
    return int(area(match, colour)["income_space"])


def standing(match: Match, place: str) -> dict[str, int]:
    """The industries in a town, by colour."""
    return dict(Counter(tile["colour"] for tile in table(match)["tiles"] if tile["slot"] == place))


def supply(match: Match, colour: str) -> dict[str, Any]:
    """What is left of a colour, and its box."""
    [seen] = [entry for entry in table(match)["sets"] if entry["colour"] == colour]
    return dict(seen)


def laid(match: Match, connection: str) -> list[str]:
    """The colours of the links on a connection, one for each link."""
    links = table(match)["links"]
    return [entry["colour"] for entry in links if entry["connection"] == connection]


def everybody(match: Match, text: str) -> None:
    """Everybody who is asked says the same."""
    assert match.decision is not None
    for seat in match.decision.seats:
        match.play(read_move(match.opened, seat, text))


def bids(match: Match, **offers: int) -> list[Any]:
    """Sealed bids, colour by colour; returns what the last one brought about."""
    events: list[Any] = []
    for colour, offer in offers.items():
        seat = match.opened.colours.index(colour)
        events = match.play(read_move(match.opened, seat, f"bid {offer}"))
    return events


def after_the_incomes(match: Match) -> Match:
    """Nobody places a token; incomes are paid, and the dealer does not shuffle yet."""
    everybody(match, "keep")
    return match


def moves(match: Match) -> list[str]:
    """Every complete move of whoever is asked first."""
    assert match.decision is not None
    seat = match.decision.seats[0]
    found = complete_moves(match.opened, match.table, seat)
    return [write_move(match.opened, move) for move, _ in found]


def builds(match: Match) -> list[set[str]]:
    """The builds open to whoever must build now, each as its connections."""
    return [
        {part.strip().replace(" ", "-") for part in text.split("link") if part.strip()} - {"stop"}
        for text in moves(match)
    ]


def workshop(match: Match) -> Workshop:
    """The table itself, for what nobody may see."""
    assert isinstance(match.table, Workshop)
    return match.table


def played(players: int, seed: int, *options: str, bot: str = "rambler") -> Match:
    """A whole game of bots."""
    opened = dealt("workshop", players, *options).opened
    return play_match(opened, hire([bot] * players), seed)


def replayed(match: Match) -> Iterator[Match]:
    """A match move by move, from its first deal."""
    again = Match(match.opened)
    for move in match.journal:
        again.play(move)
        yield again


def told(match: Match) -> list[Event]:
    """Everything that happened in a match."""
    again = Match(match.opened)
    return [event for move in match.journal for event in again.play(move)]


def first_pledge(match: Match, seat: int) -> Move:
    """The first demand choice of a seat's menu."""
    return Move(seat, (match.menu(seat)[0],))


def dealer(seed: int = 1) -> Dealer:
    """Somebody who shuffles."""
    return Dealer(seed)
