"""How the games that laws are tried on are played: at random, rambling, or eagerly.

Random players are soon poor and hardly ever sell anything, ramblers leave out what they do not
like. The eager one tries a few moves of any kind on copies and takes the one that brings most
about, so that its games meet every kind of question.
"""

from collections.abc import Callable, Sequence

from millhand.face.game import OpenGame
from millhand.face.seen import Event
from millhand.kernel.chance import Chance
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
Pick = Callable[[Menu, Chance], int]


def choose_move(
    opened: OpenGame, table: Table, seat: int, chance: Chance, manner: str, explicit: bool = False
) -> Choices:
    """A complete move in one of the manners; the table is not touched."""
    if manner != "eager":
        return _try(opened, table, seat, chance, PICKS[manner], explicit)[0]
    tried = [_try(opened, table, seat, chance, any_kind, explicit) for _ in range(TRIED)]
    return max(tried, key=lambda choices_and_events: worth(choices_and_events[1]))[0]


def any_kind(menu: Menu, chance: Chance) -> int:
    """Any kind of choices, liked or not, then any choice of that kind."""
    if menu.size == 1 or menu.kinds < 2:
        return int(pick(menu, chance, RANDOM))
    kind = chance.below(menu.kind_count())
    start, end = menu.kind_start(kind), menu.kind_start(kind + 1)
    return int(menu.choices[start + chance.below(end - start)])


PICKS: dict[str, Pick] = {
    "random": lambda menu, chance: int(pick(menu, chance, RANDOM)),
    "rambler": lambda menu, chance: int(pick(menu, chance, RAMBLER)),
}


def worth(events: Sequence[Event]) -> int:
    """How much an eager player likes what would happen."""
    return sum(WORTH.get(event.kind, 0) for event in events)


def _try(
    opened: OpenGame, table: Table, seat: int, chance: Chance, choose: Pick, explicit: bool
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
        choices.append(choose(menu, chance))
        copy.choose(seat, choices[-1])
    return tuple(choices), opened.events(copy)
