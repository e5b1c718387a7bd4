"""How the games that laws are tried on are played: at random, lively, or eagerly.

A choice depends on chance and on what stands on the menu, as players write it; no bot of the
package has a part in it, nor has the order in which a menu lists its answers. Random players are
soon poor and hardly ever sell anything. Lively ones like some verbs better than others. The eager
one tries a few moves of any kind on copies and takes the one that brings most about, so that its
games meet every kind of question.
"""

from collections.abc import Callable, Mapping, Sequence

from millhand.face.game import OpenGame
from millhand.face.seen import Event
from millhand.kernel.chance import Chance
from millhand.kernel.log import Log
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table

MANNERS = ("random", "eager", "lively", "eager")
"""In turn from game to game: every other game is an eager one."""

LONGEST = 200
"""No move may ask more questions than this."""

ALIKE: Mapping[str, int] = {}
LIVELY = {"sell": 90, "build": 9, "link": 9, "pass": 0}
"""How often a verb is taken for once that another one is; 0: only where there is no other."""

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
Pick = Callable[[OpenGame, Menu, Chance], int]


def choose_move(
    opened: OpenGame, table: Table, seat: int, chance: Chance, manner: str, explicit: bool = False
) -> Choices:
    """A complete move in one of the manners; the table is not touched."""
    if manner != "eager":
        return _try(opened, table, seat, chance, PICKS[manner], explicit)[0]
    tried = [_try(opened, table, seat, chance, any_kind, explicit) for _ in range(TRIED)]
    return max(tried, key=lambda choices_and_events: worth(choices_and_events[1]))[0]


def any_answer(opened: OpenGame, menu: Menu, chance: Chance) -> int:
    """Any answer of the menu."""
    answers = written(opened, menu)
    return answers[chance.below(len(answers))][1]


def any_kind(opened: OpenGame, menu: Menu, chance: Chance) -> int:
    """Any verb of the menu, then any answer with that verb."""
    return _by_verb(opened, menu, chance, ALIKE)


def lively(opened: OpenGame, menu: Menu, chance: Chance) -> int:
    """Rather sell, build or link than anything else, and rather that than pass."""
    return _by_verb(opened, menu, chance, LIVELY)


PICKS: dict[str, Pick] = {"random": any_answer, "lively": lively}


def written(opened: OpenGame, menu: Menu) -> list[tuple[str, int]]:
    """The answers of a menu as players write them, by the alphabet."""
    return sorted((opened.write_choice(choice, ""), choice) for choice in menu.as_list())


def _by_verb(opened: OpenGame, menu: Menu, chance: Chance, liked: Mapping[str, int]) -> int:
    answers: dict[str, list[int]] = {}
    for text, choice in written(opened, menu):
        answers.setdefault(text.partition(" ")[0], []).append(choice)
    verbs = [verb for verb in answers for _ in range(liked.get(verb, 1))] or list(answers)
    found = answers[verbs[chance.below(len(verbs))]]
    return found[chance.below(len(found))]


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
        choices.append(choose(opened, menu, chance))
        copy.choose(seat, choices[-1])
    return tuple(choices), opened.events(copy)
