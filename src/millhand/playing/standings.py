"""How everybody stands: in the end, and before it as far as a seat may know."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from millhand.face.game import OpenGame
from millhand.face.seen import Gain, Score, Sight
from millhand.kernel.table import Table
from millhand.match.match import Match
from millhand.playing.chronicle import Chronicle

SCORED = {"seat", "points", "source"}
"""What every event about points says."""


def standings(match: Match, sight: Sight) -> list[Score]:
    """The scores that whoever has this sight of it may know, each with where points came from.

    Where money decides and is hidden, that is one's own alone. Before the end they are the scores
    that there would be if the game ended now.
    """
    seen, opened = sight["seats"], match.opened
    scores = opened.scores if match.is_over else opened.scores_if_it_ended
    known = [score for score in scores(match.table) if seen[score.seat]["money"] is not None]
    if match.is_over:
        return known
    return [_if_it_ended_now(score, seen[score.seat]["own"].get("standing")) for score in known]


def _if_it_ended_now(score: Score, points: object) -> Score:
    if not isinstance(points, int):
        return score
    return Score(score.seat, points, {}, score.tie_breakers)


def moment(opened: OpenGame, table: Table) -> tuple[list[int], str | None]:
    """What everybody would have if the game ended there, and the era; told when all is over."""
    seen = opened.sight(table, None)
    known = [
        _if_it_ended_now(score, seen["seats"][score.seat]["own"].get("standing"))
        for score in opened.scores_if_it_ended(table)
    ]
    return [score.points for score in known], seen["clock"]["era"]


def with_gains(scores: Sequence[Score], chronicle: Chronicle) -> list[Score]:
    """Scores with what each piece gave, found among the events where the game does not tell it."""
    return [
        score if score.gains else replace(score, gains=_gains_of(score.seat, chronicle))
        for score in scores
    ]


def _gains_of(seat: int, chronicle: Chronicle) -> tuple[Gain, ...]:
    """An event that names a seat, points, their source and something more tells what gave them.

    What a piece gave more than once is added up.
    """
    given: dict[tuple[str, tuple[tuple[str, str], ...]], int] = {}
    for facts in (event.facts for chapter in chronicle.chapters for event in chapter.events):
        pieces = tuple((kind, facts[kind]) for kind in facts if kind not in SCORED)
        if facts.get("seat") == seat and facts.keys() >= SCORED and pieces:
            piece = facts["source"], pieces
            given[piece] = given.get(piece, 0) + facts["points"]
    return tuple(Gain(line, points, dict(piece)) for (line, piece), points in given.items())


def result(match: Match) -> dict[str, Any]:
    """How far a match has come, as data."""
    opened, table = match.opened, match.table
    return {
        "finished": match.is_over,
        "moves": len(match.journal),
        "scores": [score.points for score in opened.scores(table)],
        "winners": opened.winners(table),
        "tie_break": tie_break(match),
    }


def tie_break(match: Match) -> str | None:
    """What has decided between the winner and the last of those who have as many points."""
    scores, winners = match.opened.scores(match.table), match.opened.winners(match.table)
    if len(winners) != 1:
        return None
    best = scores[winners[0]]
    breaks = list(best.tie_breakers)
    decided = [
        next(name for name in breaks if score.tie_breakers[name] != best.tie_breakers[name])
        for score in scores
        if score.points == best.points and score is not best
    ]
    return max(decided, key=breaks.index, default=None)
