"""Least squares: known weights are found again."""

from millhand.arena.least_squares import Squares, solved
from millhand.kernel.chance import Chance


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == [1.0, 3.0]
    assert solved([[0.0, 1.0], [1.0, 0.0]], [7.0, 2.0]) == [2.0, 7.0]


def test_an_unknown_that_nothing_tells_about_is_zero() -> None:
    assert solved([[4.0, 0.0], [0.0, 0.0]], [8.0, 0.0]) == [2.0, 0.0]


ZERO = [0.0] * 3


def samples(chance: Chance, number: int) -> list[tuple[list[int], float]]:
    rows = [[1, int(chance.below(9)), int(chance.below(9)) - 4] for _ in range(number)]
    return [(row, 10 + 3 * row[1] - 2 * row[2]) for row in rows]


def test_weights_are_found() -> None:
    squares = Squares(3)
    for row, target in samples(Chance(1), 50):
        squares.note(row, target)
    assert [round(weight, 6) for weight in squares.weights(0.0, ZERO)] == [10, 3, -2]


def test_caution_holds_weights_near_zero_but_not_the_constant() -> None:
    squares = Squares(3)
    for row, target in samples(Chance(1), 50):
        squares.note(row, target)
    _, first, second = squares.weights(50.0, ZERO)
    assert 1 < first < 2
    assert -1.5 < second < -0.5
    assert abs(squares.weights(1e9, ZERO)[0] - squares.targets[0] / squares.samples) < 1e-3


def test_samples_may_be_noted_apart() -> None:
    together, one, two = Squares(3), Squares(3), Squares(3)
    for number, (row, target) in enumerate(samples(Chance(2), 20)):
        together.note(row, target)
        (one if number < 10 else two).note(row, target)
    one.add(two)
    assert one == together


def test_no_samples_no_weights() -> None:
    assert Squares(2).weights(1.0, [0.0, 0.0]) == [0.0, 0.0]


def test_without_samples_or_with_endless_caution_weights_stay() -> None:
    assert Squares(2).weights(1.0, [5.0, 7.0]) == [5.0, 7.0]
    squares = Squares(3)
    for row, target in samples(Chance(1), 50):
        squares.note(row, target)
    _, first, second = squares.weights(1e9, [0.0, 5.0, 1.0])
    assert (round(first, 3), round(second, 3)) == (5, 1)
