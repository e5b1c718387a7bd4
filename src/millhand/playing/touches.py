"""What a touch may mean: the answers that name what was touched."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from millhand.face.game import OpenGame
from millhand.face.pointing import parts_of
from millhand.face.spelling import is_number
from millhand.kernel.table import Table
from millhand.kernel.verbs import Sums
from millhand.notation.moves import Unreadable, read_move
from millhand.playing.composed import Touch

OPEN_GAMES = 64
"""Of how many opened games the names are kept."""


@dataclass(frozen=True, eq=False)
class Meant:
    """A touch with every choice that could be meant by it, and how often each names it."""

    touch: Touch
    choices: Counter[int]
    claim: str = ""
    """What must be true of such a choice on the table: the level of a tile."""

    @property
    def what(self) -> tuple[str, str]:
        """What is touched; of two equal cards the same."""
        return self.touch.kind, self.touch.id


class Index:
    """Every choice of an opened game by what it names."""

    def __init__(self, opened: OpenGame) -> None:
        self.opened = opened
        self.pieces: dict[tuple[str, str, str], Counter[int]] = {}
        self.cards: set[int] = set()
        """Choices that give up a card of the hand."""
        self.sums: set[int] = set()
        """Choices that name a sum."""
        self.words: dict[int, str] = {}
        """Of every choice the word that it begins with."""
        for choice in range(opened.choice_count):
            self._add(choice)

    def _add(self, choice: int) -> None:
        try:
            text = self.opened.write_choice(choice, "")
        except LookupError:  # a number that this board does not use
            return
        verb = self.opened.verb(choice)
        self.words[choice] = text.split()[0]
        self._name("verb", self.words[choice], "", choice)
        for piece in self.opened.pieces(choice, ""):
            self._name(piece.kind, piece.id, piece.role, choice)
            self._name(piece.kind, piece.id, "", choice)
            if piece.kind == "card" and piece.role == "payment":
                self.cards.add(choice)
        if isinstance(verb, Sums):
            self.sums.add(choice)

    def _name(self, kind: str, name: str, role: str, choice: int) -> None:
        self.pieces.setdefault((kind, name, role), Counter())[choice] += 1

    def meant(self, touch: Touch) -> list[Meant]:
        """What a touch may mean; a part that says several things is several touches."""
        if touch.kind == "part":
            return [self.said(*one) for one in self._read(touch.id)] or [Meant(touch, Counter())]
        if touch.kind == "tile":
            return [self._tile(touch)]
        found = self.pieces.get((touch.kind, touch.id, touch.role), Counter())
        return [Meant(touch, found)]

    def pointed_at(self, word: str) -> Touch | None:
        """What a word alone names: a kind of answer or a piece; a card only if nothing else."""
        found = [
            Touch(kind, name) for kind, name, role in self.pieces if (name, role) == (word, "")
        ]
        return min(found, key=lambda one: one.kind == "card", default=None)

    def _tile(self, touch: Touch) -> Meant:
        """A tile of the mat is named by its industry and claimed by its level."""
        parts = parts_of(self.opened.game.kinds["tile"], touch.id)
        industry = parts.get("industry", touch.id)
        found = self.pieces.get(("industry", industry, touch.role), Counter())
        level = parts.get("roman", "")
        return Meant(touch, found, level) if is_number(level or "0") else Meant(touch, Counter())

    def _read(self, text: str) -> list[tuple[int, str]]:
        try:
            move = read_move(self.opened, 0, text)
        except Unreadable:
            return []
        return [(choice, move.claim(place)) for place, choice in enumerate(move.choices)]

    def said(self, choice: int, claim: str) -> Meant:
        """An answer said as a part."""
        text = self.opened.write_choice(choice, claim)
        return Meant(Touch("part", text), Counter([choice]), claim)

    def all_meant(self, table: Table, seat: int, touches: Sequence[Touch]) -> list[Meant]:
        """What some touches may mean; the very same touch counts once, unless it is a part."""
        touches = list(_from_the_first(touches))
        once = [one for one in dict.fromkeys(touches) if one.kind != "part"]
        kept = [one for one in touches if one.kind == "part" or _take(once, one)]
        if any(one.kind == "card" and not one.role for one in kept):
            hand = self.opened.sight(table, seat)["seats"][seat]["hand"] or []
            kept = [self._of_hand(one, hand) for one in kept]
        return [meant for touch in kept for meant in self.meant(touch)]

    def _of_hand(self, touch: Touch, hand: list[str]) -> Touch:
        """A card that the seat holds is meant to be given up, unless something else is said."""
        held = touch.kind == "card" and not touch.role and touch.id in hand
        return replace(touch, role="payment") if held else touch


def _from_the_first(touches: Sequence[Touch]) -> Iterator[Touch]:
    """A second touch of a piece comes after a first, also where other touches have said that.

    What those have named it as is another matter: a town is the end of a link and has coal.
    """
    number: Counter[tuple[str, str]] = Counter()
    for one in touches:
        for nth in range(number[one.kind, one.id], one.nth):
            yield replace(one, nth=nth, role="")
        yield one
        number[one.kind, one.id] = max(number[one.kind, one.id], one.nth) + 1


def _take(once: list[Touch], touch: Touch) -> bool:
    """Whether a touch is still among some; then it is no longer."""
    if touch not in once:
        return False
    once.remove(touch)
    return True


def names(opened: OpenGame, table: Table, seat: int, meant: Meant, choice: int) -> bool:
    """Whether a choice of the menu names what was touched."""
    if choice not in meant.choices:
        return False
    if not meant.claim:
        return True
    return opened.claim_refusal(table, seat, choice, meant.claim) is None


@lru_cache(OPEN_GAMES)
def index_of(opened: OpenGame) -> Index:
    """The index of an opened game, made once."""
    return Index(opened)
