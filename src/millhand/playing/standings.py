"""How everybody stands: in the end, and before it as far as a seat may know."""

from typing import Any

from millhand.face.seen import Score
from millhand.match.match import Match


def standings(match: Match, seat: int | None) -> list[Score]:
    """The scores that a seat (None: a spectator) may know, each with where points came from.

    Where money decides and is hidden, that is one's own alone. Where all points come at the end,
    they are those that there would be if the game ended now.
    """
    seen = match.sight(seat)["seats"]
    known = [
        score for score in match.opened.scores(match.table) if seen[score.seat]["money"] is not None
    ]
    if match.is_over:
        return known
    return [_if_it_ended_now(score, seen[score.seat]["own"].get("standing")) for score in known]


def _if_it_ended_now(score: Score, points: object) -> Score:
    if not isinstance(points, int):
        return score
    return Score(score.seat, points, {}, score.tie_breakers)


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
