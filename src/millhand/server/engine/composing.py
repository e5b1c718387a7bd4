"""A move in the making: what was touched goes in, what it means comes out."""

from collections.abc import Sequence

from millhand.notation.moves import Unreadable, read_move
from millhand.playing.composed import Composed, Touch, WhyNot
from millhand.playing.composing import compose
from millhand.playing.telling import teller
from millhand.playing.why_not import why_not, why_not_move
from millhand.server.engine.looking import Viewer
from millhand.server.engine.play import Play
from millhand.server.problems import wrong
from millhand.server.shapes.composing import SaidTouch

__all__ = ["Composed", "WhyNot", "composed", "why_not_said", "why_not_touched"]


def composed(play: Play, seat: int, touches: Sequence[SaidTouch], viewer: Viewer) -> Composed:
    """What follows from some touches."""
    told = teller(play.opened, viewer.language, viewer.names)
    return compose(play.opened, play.match.table, seat, _touches(touches), told)


def why_not_touched(
    play: Play, seat: int, touches: Sequence[SaidTouch], about: SaidTouch, viewer: Viewer
) -> WhyNot:
    """Why something may not be touched."""
    told = teller(play.opened, viewer.language, viewer.names)
    [asked] = _touches([about])
    return why_not(play.opened, play.match.table, seat, _touches(touches), asked, told)


def why_not_said(play: Play, seat: int, move: str, viewer: Viewer) -> WhyNot:
    """Why a move may not be made; Problem if it cannot be read."""
    told = teller(play.opened, viewer.language, viewer.names)
    try:
        said = read_move(play.opened, seat, move)
    except Unreadable as error:
        raise wrong("move-is-unreadable", fault=error.fault) from error
    return why_not_move(play.opened, play.match.table, said, told)


def _touches(said: Sequence[SaidTouch]) -> list[Touch]:
    return [Touch(one.kind, one.id, one.nth, one.role) for one in said]
