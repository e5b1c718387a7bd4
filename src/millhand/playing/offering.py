"""What may be answered to the open question, where each answer leads, and which pieces glow."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal

from millhand.face.pointing import NamedPiece
from millhand.face.seen import Sight
from millhand.kernel.table import Table
from millhand.playing.composed import Cost, Glow, Offered, SumRange
from millhand.playing.telling import Teller, cost
from millhand.playing.walking import Rest, Walk

Via = Literal["answer", "card", "later"]
Spot = tuple[str, str, str, Via]
"""Kind, id and role of a piece that glows, and by what."""


Named = Counter[tuple[str, str]]
"""How often each thing was named, by whatever was said so far."""


@dataclass
class Offer:
    """What may be answered and touched."""

    options: list[Offered] = field(default_factory=list)
    ranges: list[SumRange] = field(default_factory=list)
    glow: list[Glow] = field(default_factory=list)


@dataclass(frozen=True)
class Beyond:
    """What is asked after an answer: the question, the cards that fit, the pieces after these."""

    question: str
    cards: list[NamedPiece]
    later: list[NamedPiece]


def offer(
    walk: Walk, table: Table, fitting: list[int], rest: Rest, named: Named, teller: Teller
) -> Offer:
    """The answers that fit, as options or as ranges of sums, and what glows."""
    sums = [choice for choice in fitting if choice in walk.index.sums]
    held = Counter(meant.what for meant in rest)
    lit: dict[Spot, list[int]] = {}
    options: list[Offered] = []
    for choice in fitting:
        if choice not in walk.index.sums:
            beyond = _beyond(walk, table, choice, rest, teller)
            option = _option(walk, table, choice, beyond, teller)
            for spot in dict.fromkeys(_spots(option, beyond, held)):
                lit.setdefault(spot, []).append(len(options))
            options.append(option)
    return Offer(
        options, list(_ranges(walk, sums, teller)), _glow(walk, lit, options, named, teller)
    )


def _option(walk: Walk, table: Table, choice: int, beyond: Beyond, teller: Teller) -> Offered:
    opened, seat = walk.opened, walk.seat
    claim = opened.claim(table, seat, choice)
    return Offered(
        text=opened.write_choice(choice, claim),
        verb=walk.index.words[choice],
        label=teller.choice(choice, claim),
        pieces=teller.pieces(choice, claim),
        cost=cost(opened.price(table, seat, choice)),
        then=beyond.question,
        cards=[card.id for card in beyond.cards],
    )


def _beyond(walk: Walk, table: Table, choice: int, rest: Rest, teller: Teller) -> Beyond:
    """One question further; and where that asks for a card, one more beyond any of them."""
    after, seat = walk.after(table, choice), walk.seat
    if walk.is_over(after):
        return Beyond("", [], [])
    rest = walk.left(table, rest, choice)
    answers = walk.menu(after)
    question = walk.opened.question(after, seat)
    if not walk.index.cards.issuperset(answers):
        return Beyond(question, [], list(_named(answers, teller)))
    held = [one for one in answers if len(walk.left(after, rest, one)) < len(rest)] or answers
    return Beyond(
        question, list(_named(held, teller)), _after_card(walk, after, answers[0], teller)
    )


def _after_card(walk: Walk, table: Table, card: int, teller: Teller) -> list[NamedPiece]:
    after = walk.after(table, card)
    if walk.is_over(after):
        return []
    return list(_named(walk.menu(after), teller))


def _named(choices: Iterable[int], teller: Teller) -> Iterator[NamedPiece]:
    for choice in choices:
        yield from teller.pieces(choice, "")


# --- sums ---


def _ranges(walk: Walk, sums: list[int], teller: Teller) -> Iterator[SumRange]:
    """Sums of one verb without a gap."""
    pieces = [(walk.index.words[choice], teller.pieces(choice, "")[0]) for choice in sums]
    rows = groupby(enumerate(pieces), key=lambda row: (row[1][0], int(row[1][1].id) - row[0]))
    for (verb, _), row in rows:
        found = [piece for _, (_, piece) in row]
        least, most = int(found[0].id), int(found[-1].id)
        label = teller.fact(f"sums-{verb}", {"least": least, "most": most})
        yield SumRange(verb, found[0].role, least, most, label)


# --- what glows ---


def _spots(option: Offered, beyond: Beyond, held: Counter[tuple[str, str]]) -> Iterator[Spot]:
    """What more of an option, and of what comes after it, could be touched."""
    if ("verb", option.verb) not in held:
        yield "verb", option.verb, "", "answer"
    named = Counter((piece.kind, piece.id) for piece in option.pieces)
    for piece in option.pieces:
        if named[piece.kind, piece.id] > held[piece.kind, piece.id]:
            yield piece.kind, piece.id, piece.role, "answer"
    for piece in beyond.cards:
        if (piece.kind, piece.id) not in held:
            yield piece.kind, piece.id, piece.role, "card"
    for piece in beyond.later:
        if piece.role == "buyer" and not piece.around and (piece.kind, piece.id) not in held:
            yield piece.kind, piece.id, piece.role, "later"


def _glow(
    walk: Walk,
    lit: Mapping[Spot, list[int]],
    options: list[Offered],
    named: Named,
    teller: Teller,
) -> list[Glow]:
    owners = _owners(walk.opened.sight(walk.start, walk.seat)) if lit else {}
    glow = []
    for (kind, name, role, via), places in lit.items():
        costs = [options[place].cost for place in places]
        least, most = _money(costs)
        owner = walk.seat if role == "payment" and kind == "card" else owners.get((kind, name))
        called = teller.verb(name) if kind == "verb" else teller.piece(kind, name)
        nth = named[kind, name]
        glow.append(Glow(kind, name, role, called, places, via, least, most, owner, nth))
    return glow


def _money(costs: Iterable[Cost | None]) -> tuple[int | None, int | None]:
    known = [one.money for one in costs if one is not None and one.money is not None]
    return (min(known), max(known)) if known else (None, None)


def _owners(sight: Sight) -> dict[tuple[str, str], int]:
    """Whose pieces lie on the board."""
    owners = {("slot", tile["slot"]): tile["seat"] for tile in sight["tiles"]}
    return owners | {("connection", link["connection"]): link["seat"] for link in sight["links"]}
