"""Ratings from victories, by the model of Bradley and Terry with several seats (Luce's choice).

A bot of strength s wins a seat's victory in proportion to s: with a seats against b seats of
another of strength t, it wins a·s of a·s + b·t. Ratings are on Elo's scale: 400 points more are
ten times the strength.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from millhand.arena.least_squares import solved

ELO = 400 / log(10)
MOST_STEPS = 100
LONGEST_STEP = 2.0
"""Far from the goal Newton's steps are too long."""
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True)
class Pairing:
    """Games between two bots that were all seated alike: who, with how many seats, won how many."""

    first: int
    second: int
    first_seats: int
    second_seats: int
    first_won: float
    second_won: float


def rate(
    pairings: Sequence[Pairing], bots: int, start: Sequence[float] | None = None
) -> list[float]:
    """The ratings of so many bots (the first has 0), by Newton's iteration."""
    strengths = [0.0] * bots if start is None else [rating / ELO for rating in start]
    for _ in range(MOST_STEPS):
        slopes, bends = _slopes_and_bends(pairings, strengths)
        steps = [0.0, *solved([row[1:] for row in bends[1:]], slopes[1:])]
        longest = max(map(abs, steps))
        if longest < CLOSE_ENOUGH:
            break
        part = min(1.0, LONGEST_STEP / longest)
        strengths = [one + part * step for one, step in zip(strengths, steps, strict=True)]
    return [ELO * strength for strength in strengths]


def _slopes_and_bends(
    pairings: Sequence[Pairing], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood of the pairings grows with each strength, and how that lessens."""
    slopes = [0.0] * len(strengths)
    bends = [[0.0] * len(strengths) for _ in strengths]
    for one in pairings:
        ahead = strengths[one.first] - strengths[one.second]
        share = 1 / (1 + one.second_seats / one.first_seats * exp(-ahead))
        games = one.first_won + one.second_won
        surplus, bend = one.first_won - games * share, games * share * (1 - share)
        slopes[one.first] += surplus
        slopes[one.second] -= surplus
        for here, there in ((one.first, one.second), (one.second, one.first)):
            bends[here][here] += bend
            bends[here][there] -= bend
    return slopes, bends
