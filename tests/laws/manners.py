"""How the games that laws are tried on are played: at random, rambling, or eagerly.

Random players are soon poor and hardly ever sell anything, ramblers avoid last resorts. The eager
one tries a few moves of both on copies and takes the one that brings most about, so that its games
meet every kind of question.
"""

from collections.abc import Sequence

from millhand.kernel.chance import Chance
from millhand.kernel.game import Event, OpenGame
from millhand.kernel.log import Log
from millhand.kernel.menu import Menu
from millhand.kernel.playout import RAMBLER, RANDOM, pick
from millhand.kernel.table import Table

MANNERS = ("random", "eager", "rambler", "eager")
"""In turn from game to game: every other game is an eager one."""

LONGEST = 200
"""No move may ask more questions than this."""

TRIED = 6
WORTH = {
    "sold": 9,
    "flipped": 9,
    "placed": 3,
    "linked": 2,
    "took_cube": 2,
    "took_barrel": 2,
    "replaced": -1,
    "scouted": -1,
    "passed": -4,
}
"""What an eager player likes to see happen."""

Choices = tuple[int, ...]


def choose_move(
    opened: OpenGame, table: Table, seat: int, chance: Chance, manner: str, explicit: bool = False
) -> Choices:
    """A complete move in one of the manners; the table is not touched."""
    if manner != "eager":
        kind = RAMBLER if manner == "rambler" else RANDOM
        return _try(opened, table, seat, chance, kind, explicit)[0]
    kinds = [RAMBLER, RANDOM] * (TRIED // 2)
    tried = [_try(opened, table, seat, chance, kind, explicit) for kind in kinds]
    return max(tried, key=lambda choices_and_events: worth(choices_and_events[1]))[0]


def worth(events: Sequence[Event]) -> int:
    """How much an eager player likes what would happen."""
    return sum(WORTH.get(event.kind, 0) for event in events)


def _try(
    opened: OpenGame, table: Table, seat: int, chance: Chance, kind: int, explicit: bool
) -> tuple[Choices, list[Event]]:
    copy, menu = table.copy(), Menu()
    if explicit:
        opened.ask_everything(copy)
    copy.log = Log()
    choices: list[int] = []
    while not choices or copy.mid_move(seat):
        assert len(choices) < LONGEST, f"this move does not end: {choices}"
        menu.clear()
        copy.menu(seat, menu)
        choices.append(int(pick(menu, chance, kind)))
        copy.choose(seat, choices[-1])
    return tuple(choices), opened.events(copy)
