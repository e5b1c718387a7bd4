"""Advising a seat: the best turns by what it may know, in the words of its language."""

from collections.abc import Sequence
from functools import lru_cache

from millhand.advice.adviser import Adviser, Budget
from millhand.advice.telling import ToldTurn, told
from millhand.face.game import OpenGame
from millhand.server.engine.openings import Opening
from millhand.server.engine.play import Line, Play
from millhand.server.engine.sentences import sent
from millhand.server.shapes.moves import Hint, HintMove, HintReason, HintTurn

ROLLS = 300
"""More than that tells little more."""
ADVISERS = 8
"""Of how many opened games the adviser is kept."""


def advise(
    opening: Opening,
    journal: Sequence[Line],
    seat: int,
    seconds: float | None,
    language: str,
    rolls: int = ROLLS,
) -> Hint:
    """The best turns of a seat that is asked; Faulty where nobody can think about the game.

    The number of rows is the seed: who asks again at the same moment is told the same, as long as
    the time suffices for all rolls.
    """
    play = Play(opening, journal)
    adviser = _adviser(play.opened)
    advice = adviser.advise(play.match.table, seat, Budget(rolls, seconds), play.version)
    turns = told(play.opened, advice, language, adviser.shares)
    return Hint(
        version=play.version,
        judge="net" if advice.judge == "net" else "weights",
        rolls=advice.rolls,
        turns=[_turn(one) for one in turns],
    )


@lru_cache(ADVISERS)
def _adviser(opened: OpenGame) -> Adviser:
    return Adviser(opened)


def _turn(turn: ToldTurn) -> HintTurn:
    return HintTurn(
        moves=[HintMove(move=one.move, sentence=sent(one.sentence)) for one in turn.moves],
        points=turn.points,
        difference=turn.difference,
        reasons=[
            HintReason(topic=one.topic, points=one.points, sentence=sent(one.sentence))
            for one in turn.reasons
        ],
    )
