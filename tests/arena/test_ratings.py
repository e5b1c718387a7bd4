"""Ratings: right on victories whose odds are known."""

import pytest

from millhand.arena.ratings import Pairing, rate


def test_ten_times_the_victories_are_400_points() -> None:
    assert rate([Pairing(0, 1, 1, 1, 10, 100)], 2) == pytest.approx([0, 400])
    assert rate([Pairing(1, 0, 2, 2, 10, 100)], 2) == pytest.approx([0, -400])


def test_more_seats_are_no_merit() -> None:
    assert rate([Pairing(0, 1, 2, 1, 20, 10)], 2) == pytest.approx([0, 0])
    both = [Pairing(0, 1, 2, 1, 20, 100), Pairing(0, 1, 1, 2, 5, 100)]
    assert rate(both, 2) == pytest.approx([0, 400])


def test_ratings_agree_with_all_pairs() -> None:
    strengths = [1.0, 2.0, 8.0, 80.0]
    pairings = [
        Pairing(one, other, 1, 1, 1000 * strengths[one] / (strengths[one] + strengths[other]),
               1000 * strengths[other] / (strengths[one] + strengths[other]))
        for one in range(4)
        for other in range(one)
    ]  # fmt: skip
    assert rate(pairings, 4) == pytest.approx([0, 120.412, 361.236, 761.236], abs=0.01)


def test_far_apart_and_from_a_wrong_start() -> None:
    pairings = [Pairing(0, 1, 1, 1, 1, 10_000), Pairing(1, 2, 1, 1, 1, 10_000)]
    assert rate(pairings, 3) == pytest.approx([0, 1600, 3200], abs=0.01)
    assert rate(pairings, 3, [0, -900, 900]) == pytest.approx([0, 1600, 3200], abs=0.01)
