"""What is asked, and what is answered, while a move is composed by touching (docs/composing.md).

Plain data, ready to be written as JSON. Whatever a person reads is a sentence in the viewer's
language, in stretches, with the pieces in it marked.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from millhand.face.pointing import NamedPiece
from millhand.words.marking import Sentence


@dataclass(frozen=True)
class Touch:
    """Something that somebody points at: a piece by kind and id, a `verb`, or a `part` of a move.

    A part is written in notation, as options have it in `text`: `build dudley.1 coal_mine-1`.
    """

    kind: str
    id: str
    nth: int = 0
    """Which of several equal cards it is; each is a touch of its own."""
    role: str = ""
    """What it is meant as, where it could be two things: a card of the hand is a `payment`."""


@dataclass(frozen=True)
class Cost:
    """What an answer costs for sure; below 0 it brings. Money is None where none changes hands."""

    money: int | None
    coal: int = 0
    iron: int = 0
    beer: int = 0
    loans: int = 0


@dataclass(frozen=True)
class Part:
    """An answer that is settled."""

    text: str
    """In notation; '' where a player would say nothing (enough)."""
    verb: str
    label: Sentence
    pieces: list[NamedPiece]
    cost: Cost | None
    by: Literal["touch", "necessity"]


@dataclass(frozen=True)
class Offered:
    """An answer that may be given to the open question."""

    text: str
    """In notation: touch it as `part`."""
    verb: str
    label: Sentence
    pieces: list[NamedPiece]
    cost: Cost | None
    then: str
    """The question after it; '' when the move is complete, or something hidden is seen."""
    cards: list[str]
    """The cards that fit, where a card is asked next."""


@dataclass(frozen=True)
class SumRange:
    """Sums from the least to the most, each of them an answer: touch `part` `bid 7`."""

    verb: str
    role: str
    least: int
    most: int
    label: Sentence


@dataclass(frozen=True)
class Glow:
    """A piece that may be touched next, and what that means."""

    kind: str
    id: str
    role: str
    """What it would be: target, source, buyer, payment; '' of a verb."""
    name: str
    """What it is called."""
    options: list[int]
    """The options that remain when it is touched, by their place in `options`."""
    via: Literal["answer", "card", "later"]
    """Whether it is named by these options, is a card that fits them, or is asked after them."""
    least: int | None
    """The lowest and …"""
    most: int | None
    """… the highest money that these cost; None where none changes hands."""
    owner: int | None
    """Whose it is, by seat; None where it is nobody's."""
    nth: int = 0
    """The `nth` to touch it with: how often the answers so far name it, for something else."""


@dataclass(frozen=True)
class Reason:
    """A rule that refuses, or that is met."""

    number: str
    reason: str
    sentence: Sentence
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Dropped:
    """A touch that does not go with what was touched after it, or with anything; and why."""

    touch: Touch
    refusals: list[Reason]


@dataclass(frozen=True)
class Change:
    """A figure before and after."""

    before: int
    after: int


@dataclass(frozen=True)
class Balance:
    """What changes for a seat; None where nothing does, or where nobody may know it."""

    seat: int
    money: Change | None = None
    income_space: Change | None = None
    income_level: Change | None = None
    points: Change | None = None
    spent: Change | None = None
    hand_size: Change | None = None
    place: Change | None = None
    """In the next turn order so far, from 1 on."""
    sentences: list[Sentence] = field(default_factory=list)
    """The same in words, one figure each."""


@dataclass(frozen=True)
class BillLine:
    """One sure consequence."""

    kind: str
    """What happens: paid, took_cube, flipped, scored …"""
    facts: Mapping[str, Any]
    sentence: Sentence
    left: int | None = None
    """How many cubes or barrels are left at the source."""


@dataclass(frozen=True)
class Bill:
    """What the answers bring about for sure, up to the end of the action."""

    lines: list[BillLine]
    balances: list[Balance]
    drawn: int
    """How many cards are drawn afterwards."""
    ends: Literal["open", "action", "hidden"]
    """Why it ends there: more is asked, the action is over, something hidden is seen."""
    sentences: list[Sentence] = field(default_factory=list)
    """What is to be said of the end: cards drawn, something hidden."""


@dataclass(frozen=True)
class Asked:
    """The open question."""

    name: str
    sentence: Sentence


@dataclass(frozen=True)
class Composed:
    """Where a move stands that is composed by touching."""

    seat: int
    touches: list[Touch]
    """What was touched and holds, in the order touched: go on from these."""
    held: list[Touch]
    """Those of them that no question has asked for yet."""
    dropped: list[Dropped]
    settled: list[Part]
    move: str
    """What is settled, in notation; when the move is complete, the move."""
    question: Asked | None
    """None when the move is complete."""
    options: list[Offered]
    ranges: list[SumRange]
    glow: list[Glow]
    may_stop: bool
    """Whether the move may be made as it is, though more could be said."""
    complete: bool
    is_final: bool
    """Whether the move, made now, could not be taken back."""
    bill: Bill
    back: list[Touch]
    """The touches to send for one step back."""


@dataclass(frozen=True)
class WhyNot:
    """Why something may not be said, and what of its conditions is met."""

    allowed: bool
    about: Sentence
    """What was asked about: a move or a piece."""
    failed: list[Reason]
    met: list[Reason]
    nearest: list["Nearest"]


@dataclass(frozen=True)
class Nearest:
    """Something that would make it possible."""

    sentence: Sentence
    move: str = ""
    """A move that may be made now and brings it nearer, in notation; '' where there is none."""
