"""Intervals: right on numbers whose interval is known, honest where numbers do not stray."""

import pytest

from millhand.arena.intervals import Estimate, mean_of, quantile, share_of, student
from millhand.kernel.chance import Chance


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)]
)
def test_students_distribution(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=0.01)
    assert student(10**6) == pytest.approx(1.96, abs=0.001)


def test_a_mean_with_its_bounds() -> None:
    found = mean_of([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert (found.low, found.high) == pytest.approx((1.037, 4.963), abs=0.01)


def test_one_number_has_no_bounds() -> None:
    assert mean_of([7]) == Estimate(7, None, None)
    assert mean_of([7]).times(2) == Estimate(14, None, None)


def test_another_scale() -> None:
    assert Estimate(0.5, 0.25, 0.75).times(2) == Estimate(1.0, 0.5, 1.5)


def test_whoever_won_everything_is_not_sure_to_win() -> None:
    found = share_of([1.0] * 40, games=1)
    assert found.mean == found.high == 1.0
    assert found.low == pytest.approx(1 - 3 / 40, abs=0.01), "the rule of three"
    assert share_of([0.0] * 40, games=1).high == pytest.approx(3 / 40, abs=0.01)
    assert share_of([1.0] * 40, games=6).low == pytest.approx(1 - 3 / 240, abs=0.005)


def test_bounds_of_shares_stay_between_0_and_1_and_around_the_mean() -> None:
    for shares in ([1.0], [0.5], [0.0, 1.0], [0.9, 1.0, 1.0], [0.1, 0.0]):
        found = share_of(shares, games=2)
        assert 0 <= found.low <= found.mean <= found.high <= 1


def test_the_interval_holds_the_truth_19_times_of_20() -> None:
    chance, held = Chance(1), 0
    for _ in range(1_000):
        shares = [(int(chance.below(2)) + int(chance.below(2))) / 2 for _ in range(12)]
        found = share_of(shares, games=2)
        held += found.low <= 0.5 <= found.high
    assert 920 <= held <= 980


def test_quantiles() -> None:
    assert [quantile(list(range(1, 101)), share) for share in (0, 0.1, 0.95, 1)] == [1, 10, 95, 100]
    assert quantile([4], 0.9) == 4
