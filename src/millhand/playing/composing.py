"""A move composed by touching, in any order (docs/composing.md).

The touches are a set; their order only breaks ties. One walk over the questions of one move, on a
table that the seat could not tell from the real one, answers those that the touches or necessity
decide and stops at the first that stays open. Nothing here knows a game.
"""

from collections import Counter
from collections.abc import Sequence

from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.kernel.table import Table
from millhand.match.attempt import not_asked
from millhand.match.match import apply
from millhand.match.moves import Move
from millhand.playing.agreeing import Settled, agreeing, said_again, settle
from millhand.playing.bill import make_bill
from millhand.playing.composed import Asked, Bill, Composed, Dropped, Part, Touch
from millhand.playing.offering import Offer, offer
from millhand.playing.telling import Teller, cost
from millhand.playing.touches import Meant
from millhand.playing.walking import Walk
from millhand.playing.why_not import reasons_against


def compose(
    opened: OpenGame, table: Table, seat: int, touches: Sequence[Touch], teller: Teller
) -> Composed:
    """What follows from the touches: what is settled, what is open, what may be touched next."""
    walk = Walk(opened, resample(table, seat, Chance(0)), seat)
    touched = walk.index.all_meant(walk.start, seat, touches)
    refusal = not_asked(table, seat)
    if refusal is not None:
        return _unasked(seat, [Dropped(one, [teller.reason(refusal)]) for one in touches])
    meant, dropped = agreeing(walk, said_again(walk, touched))
    at = settle(walk, tuple(meant))
    complete = bool(at.given) and walk.is_over(at.table)
    if complete and at.rest:  # believed for lack of patience, and wrong after all
        dropped += at.rest
        meant = [one for one in meant if one not in at.rest]
    return _composed(walk, at, meant, dropped, complete, teller)


def _composed(
    walk: Walk,
    at: Settled,
    meant: list[Meant],
    dropped: list[Meant],
    complete: bool,
    teller: Teller,
) -> Composed:
    opened, seat = walk.opened, walk.seat
    question = None
    offered = Offer()
    settled = _parts(walk, at, teller)
    if not complete:
        name = opened.question(at.table, seat)
        question = Asked(name, teller.question(name))
        offered = offer(walk, at.table, at.fitting, at.rest, _named(settled, at.rest), teller)
    ends = complete or at.may_stop
    return Composed(
        seat=seat,
        touches=[one.touch for one in meant],
        held=[] if complete else [one.touch for one in at.rest],
        dropped=_dropped(walk, at, dropped, teller),
        settled=settled,
        move=_notation(walk, at.choices),
        question=question,
        options=offered.options,
        ranges=offered.ranges,
        glow=offered.glow,
        may_stop=at.may_stop and bool(at.given),
        complete=complete,
        is_final=ends and is_final(walk, at),
        bill=make_bill(walk, at.choices, ends, teller),
        back=[one.touch for one in meant[:-1]],
    )


def _unasked(seat: int, dropped: list[Dropped]) -> Composed:
    """Whoever is not asked composes nothing."""
    return Composed(
        seat=seat,
        touches=[],
        held=[],
        dropped=dropped,
        settled=[],
        move="",
        question=None,
        options=[],
        ranges=[],
        glow=[],
        may_stop=False,
        complete=False,
        is_final=False,
        bill=Bill([], [], 0, "open"),
        back=[],
    )


# --- what is told of it ---


def _parts(walk: Walk, at: Settled, teller: Teller) -> list[Part]:
    table, parts = walk.start.copy(), []
    for choice, touched in at.given:
        parts.append(_part(walk, table, choice, touched, teller))
        table.choose(walk.seat, choice)
    return parts


def _named(settled: Sequence[Part], rest: Sequence[Meant]) -> Counter[tuple[str, str]]:
    """How often each thing is named by the answers so far, or waits to be."""
    pieces = [(piece.kind, piece.id) for part in settled for piece in part.pieces]
    verbs = [("verb", part.verb) for part in settled]
    return Counter([*pieces, *verbs, *(one.what for one in rest)])


def _part(walk: Walk, table: Table, choice: int, touched: bool, teller: Teller) -> Part:
    opened, seat = walk.opened, walk.seat
    claim = opened.claim(table, seat, choice)
    return Part(
        text=opened.write_choice(choice, claim),
        verb=walk.index.words[choice],
        label=teller.choice(choice, claim),
        pieces=teller.pieces(choice, claim),
        cost=cost(opened.price(table, seat, choice)),
        by="touch" if touched else "necessity",
    )


def _notation(walk: Walk, choices: Sequence[int]) -> str:
    """The answers as one would write them: what is implied is not written."""
    opened, seat, table = walk.opened, walk.seat, walk.start.copy()
    texts = []
    for choice in choices:
        if choice != opened.implied(table, seat):
            texts.append(opened.write_choice(choice, opened.claim(table, seat, choice)))
        table.choose(seat, choice)
    return " ".join(texts)


def _dropped(walk: Walk, at: Settled, dropped: list[Meant], teller: Teller) -> list[Dropped]:
    return [
        Dropped(one.touch, [teller.reason(why) for why in reasons_against(walk, one, at)])
        for one in dropped
    ]


def is_final(walk: Walk, at: Settled) -> bool:
    """Whether nobody could take the move back once it is made as it stands."""
    after = walk.start.copy()
    apply(walk.opened, after, Move(walk.seat, tuple(at.choices)))
    same_seat = after.asked() == 2**walk.seat and not after.is_over()
    return not same_seat or bool(after.revealed() != walk.known)
