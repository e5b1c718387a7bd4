"""The bill: what the answers of a move bring about for sure, item by item.

It is read off tables that the seat could not tell from the real one, and ends with the action.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from millhand.face.seen import Event, Sight
from millhand.kernel.chance import Chance
from millhand.kernel.log import WIDTH, Log
from millhand.kernel.playout import resample
from millhand.kernel.table import Table
from millhand.match.match import apply
from millhand.match.moves import Move
from millhand.playing.composed import Balance, Bill, BillLine, Change
from millhand.playing.telling import Teller
from millhand.playing.walking import Walk

IMAGINED = 8
"""On how many tables a move is tried where something hidden is seen."""

FIGURES = ("money", "income_space", "income_level", "points", "spent", "hand_size")
"""Of a seat, as sights have them."""

MONEY = ("money", "spent")

FROM_TILES = ("took_cube",)
FROM_MARKETS = ("bought_cube",)

Ends = Literal["open", "action", "hidden"]


def make_bill(walk: Walk, choices: Sequence[int], ends: bool, teller: Teller) -> Bill:
    """What some answers bring about; with `ends` saying no more, and so the whole action."""
    if not choices:
        return Bill([], [], 0, "open")
    watched = _watched(walk, walk.start, choices, ends)
    log = watched.log
    events = walk.opened.events(watched)
    if log is not None and log.until >= 0:
        done = int(log.until) // WIDTH
        return _told(walk, events[:done], as_then(watched, log), "action", events[done:], teller)
    if watched.revealed() == walk.known:
        return _told(walk, events, watched, "action" if ends else "open", [], teller)
    sure = _sure(walk, choices, ends)
    before = _watched(walk, walk.start, choices[:-1], False)
    return _told(walk, sure, before, "hidden", [], teller)


def _watched(walk: Walk, table: Table, choices: Sequence[int], ends: bool) -> Table:
    """A table on which the answers were given while somebody watched."""
    watched = table.copy()
    watched.log = Log()
    if ends:
        apply(walk.opened, watched, Move(walk.seat, tuple(choices)))
        return watched
    for choice in choices:
        watched.choose(walk.seat, choice)
    return watched


def as_then(table: Table, log: Log) -> Table:
    """The table as it was when the action was over."""
    then = table.copy()
    for place, cell in enumerate(log.cells):
        then.cells[place] = cell
    return then


def _sure(walk: Walk, choices: Sequence[int], ends: bool) -> list[Event]:
    """What several imagined tables tell alike."""
    chance = Chance(0)
    tables = [resample(walk.start, walk.seat, chance) for _ in range(IMAGINED)]
    told = [walk.opened.events(_watched(walk, table, choices, ends)) for table in tables]
    return common_beginning(told)


def common_beginning(tellings: Sequence[Sequence[Event]]) -> list[Event]:
    """What all of them tell, up to the first difference; what only some may hear is left out."""
    sure: list[Event] = []
    open_ones = [[event for event in events if not event.secret] for events in tellings]
    for told in zip(*open_ones, strict=False):
        if any(event != told[0] for event in told):
            break
        sure.append(told[0])
    return sure


# --- what is told of it ---


def _told(
    walk: Walk,
    events: Sequence[Event],
    after: Table,
    ends: Ends,
    then: Sequence[Event],
    teller: Teller,
) -> Bill:
    opened, seat = walk.opened, walk.seat
    before_sight, after_sight = opened.sight(walk.start, seat), opened.sight(after, seat)
    drawn = _drawn(then, seat)
    sentences = [teller.fact("bill-drawn", {"seat": seat, "cards": drawn})] if drawn else []
    if ends == "hidden":
        sentences.append(teller.fact("bill-hidden", {}))
    return Bill(
        lines=_lines(events, after_sight, seat, teller),
        balances=_balances(before_sight, after_sight, teller),
        drawn=drawn,
        ends=ends,
        sentences=sentences,
    )


def _lines(events: Sequence[Event], after: Sight, seat: int, teller: Teller) -> list[BillLine]:
    """Every event that the seat may hear of; what is left is counted back from the end."""
    sources = [_source(event) for event in events]
    still_to_come = Counter(source for source in sources if source is not None)
    lines = []
    for event, source in zip(events, sources, strict=True):
        heard = event.told_to(seat)
        left = None
        if source is not None:
            still_to_come[source] -= 1
            left = _cubes(after, *source) + still_to_come[source]
        lines.append(BillLine(heard.kind, dict(heard.facts), teller.event(heard), left))
    return lines


def _source(event: Event) -> tuple[str, str] | None:
    """Where a cube was taken from: a slot, or the market of a resource."""
    if event.kind in FROM_TILES:
        return "slot", str(event.facts["slot"])
    if event.kind in FROM_MARKETS:
        return "market", str(event.facts["resource"])
    return None


def _cubes(sight: Sight, kind: str, name: str) -> int:
    if kind == "market":
        return sight["markets"][name]["cubes"] if name in sight["markets"] else 0
    return sum(tile["cubes"] for tile in sight["tiles"] if tile["slot"] == name)


def _drawn(events: Sequence[Event], seat: int) -> int:
    """How many things the seat draws unseen by others right after the action."""
    number = 0
    for event in events:
        if not event.secret or event.facts.get("seat") != seat:
            break
        number += 1
    return number


# --- figures before and after ---


def _balances(before: Sight, after: Sight, teller: Teller) -> list[Balance]:
    balances = []
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        changes = {name: change for name in FIGURES if (change := _change(old, new, name))}
        place = _places(before, after, old["colour"])
        if place is not None:
            changes["place"] = place
        if changes:
            said = [_sentence(seat, name, change, teller) for name, change in changes.items()]
            balances.append(Balance(seat, **changes, sentences=said))
    return balances


def _change(old: Mapping[str, Any], new: Mapping[str, Any], name: str) -> Change | None:
    if old[name] is None or new[name] is None or old[name] == new[name]:
        return None
    return Change(old[name], new[name])


def _places(before: Sight, after: Sight, colour: str) -> Change | None:
    """The place in the next order so far, where something decides it."""
    old, new = before["next_order"], after["next_order"]
    if colour not in old or colour not in new or old.index(colour) == new.index(colour):
        return None
    return Change(old.index(colour) + 1, new.index(colour) + 1)


def _sentence(seat: int, name: str, change: Change, teller: Teller) -> Any:
    if name in MONEY:
        facts = {"money_before": change.before, "money_after": change.after}
    else:
        facts = {"before": change.before, "after": change.after}
    return teller.fact(f"bill-{name}", {"seat": seat, **facts})
