"""Which touches go together, and how far they bring a move."""

from dataclasses import dataclass, field

from millhand.kernel.table import Table
from millhand.playing.touches import Meant
from millhand.playing.walking import Rest, Walk


@dataclass
class Settled:
    """How far a walk has come: the table, the answers and by what, and what is still open."""

    table: Table
    rest: Rest
    given: list[tuple[int, bool]] = field(default_factory=list)
    """The answers, each with whether something touched decided it."""
    fitting: list[int] = field(default_factory=list)
    """The answers to the open question that go with what was touched."""
    may_stop: bool = False

    @property
    def choices(self) -> list[int]:
        """The answers."""
        return [choice for choice, _ in self.given]


def settle(walk: Walk, rest: Rest) -> Settled:
    """Answer what the touches or necessity decide, up to the first question that stays open."""
    at = Settled(walk.start.copy(), rest)
    while not at.given or not walk.is_over(at.table):
        at.fitting = walk.fitting(at.table, at.rest) or walk.menu(at.table)
        left = {choice: walk.left(at.table, at.rest, choice) for choice in at.fitting}
        touched = any(len(some) < len(at.rest) for some in left.values())
        implied = walk.opened.implied(at.table, walk.seat)
        at.may_stop = not at.rest and implied in at.fitting
        if len(at.fitting) != 1:
            return at
        choice = at.fitting[0]
        at.given.append((choice, touched))
        at.rest = left[choice]
        at.table.choose(walk.seat, choice)
    at.fitting, at.may_stop = [], False
    return at


def said_again(walk: Walk, touched: list[Meant]) -> list[Meant]:
    """Touches in which an answer may be said twice: a verb or a card has said it, then a part does.

    Once the touches before a part have brought about the same answer and it may be given once
    more, they are put as parts, too; else both would be taken to mean the first.
    """
    said: list[Meant] = []
    for one in touched:
        if any(_is_equal_part(one, other) for other in said):
            at = settle(walk, tuple(agreeing(walk, said)[0]))
            if one.choices.keys() & set(at.choices) & set(at.fitting):
                said = [*_parts(walk, at), *at.rest]
        said.append(one)
    return said


def _is_equal_part(one: Meant, other: Meant) -> bool:
    equal = one.choices.keys() == other.choices.keys()
    return equal and one.touch.kind == "part" != other.touch.kind


def _parts(walk: Walk, at: Settled) -> list[Meant]:
    """The answers that touches decided."""
    return [walk.index.said(choice, "") for choice, touched in at.given if touched]


def agreeing(walk: Walk, touched: list[Meant]) -> tuple[list[Meant], list[Meant]]:
    """The touches that go together, and those that do not; of two that do not, the later holds."""
    meant, replaced = _one_card(walk, touched)
    if walk.may_follow(walk.start, tuple(meant), begun=False):
        return meant, replaced
    kept: list[Meant] = []
    for one in reversed(meant):
        if walk.may_follow(walk.start, (one, *kept), begun=False):
            kept.insert(0, one)
    return kept, [one for one in touched if one not in kept]


def _one_card(walk: Walk, touched: list[Meant]) -> tuple[list[Meant], list[Meant]]:
    """A second card takes the place of the first, unless more cards are asked for.

    Else whoever thinks twice about a card has begun an action that costs several. Where a verb or
    a part was touched, that decides.
    """
    cards = [one for one in touched if walk.index.cards.issuperset(one.choices)]
    cards = [one for one in cards if one.choices and one.touch.kind == "card"]
    if len(cards) < 2 or any(one.touch.kind in ("verb", "part") for one in touched):
        return touched, []
    kept, replaced = [cards[0]], []
    others = [one for one in touched if one not in cards]
    for card in cards[1:]:
        at = settle(walk, (*others, *kept))
        asked = any(choice in card.choices for choice in at.fitting)
        if not asked or any(one in cards for one in at.rest):
            replaced.append(kept.pop())
        kept.append(card)
    return [one for one in touched if one not in replaced], replaced


def asked_on_the_way(walk: Walk, at: Settled) -> list[Table]:
    """The tables that asked for the answers, and the one that asks now; each asks everything."""
    path = [walk.start]
    for choice in at.choices:
        after = walk.after(path[-1], choice)
        if walk.is_over(after):
            break
        path.append(after)
    return path
