"""Least squares: known weights are found again."""

from millhand.arena.least_squares import Squares, solved
from millhand.kernel.chance import Chance


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == [1.0, 3.0]
    assert solved([[0.0, 1.0], [1.0, 0.0]], [7.0, 2.0]) == [2.0, 7.0]


def test_an_unknown_that_nothing_tells_about_is_zero() -> None:
    assert solved([[4.0, 0.0], [0.0, 0.0]], [8.0, 0.0]) == [2.0, 0.0]


ZERO = [0.0] * 3


def noted(number: int, seed: int = 1) -> tuple[Squares, list[float]]:
    """Rows of a constant and two features, with 10 + 3 of the one - 2 of the other as targets."""
    chance, squares, targets = Chance(seed), Squares(3), [0.0] * 3
    for _ in range(number):
        first, second = int(chance.below(9)), int(chance.below(9)) - 4
        row = [(index, n) for index, n in enumerate((1, first, second)) if n]
        squares.note(row)
        for index, n in row:
            targets[index] += n * (10 + 3 * first - 2 * second)
    return squares, targets


def test_weights_are_found() -> None:
    squares, targets = noted(50)
    assert [round(weight, 6) for weight in squares.weights(targets, 0.0, ZERO)] == [10, 3, -2]


def test_caution_holds_weights_near_zero_but_not_the_constant() -> None:
    squares, targets = noted(50)
    _, first, second = squares.weights(targets, 50.0, ZERO)
    assert 1 < first < 2
    assert -1.5 < second < -0.5
    assert abs(squares.weights(targets, 1e9, ZERO)[0] - targets[0] / squares.samples) < 1e-3


def test_rows_may_be_noted_apart() -> None:
    one, _ = noted(20)
    two, _ = noted(30, seed=2)
    together = Squares(3)
    together.add(one)
    together.add(two)
    assert together.samples == 50
    assert together.products[1][2] == one.products[1][2] + two.products[1][2]


def test_a_share_of_a_row() -> None:
    squares, half = noted(20)[0], Squares(3)
    half.add(squares, 0.5)
    assert half.samples == 10
    assert half.products[1][1] == squares.products[1][1] / 2


def test_without_samples_or_with_endless_caution_weights_stay() -> None:
    assert Squares(2).weights([0.0, 0.0], 1.0, [5.0, 7.0]) == [5.0, 7.0]
    squares, targets = noted(50)
    _, first, second = squares.weights(targets, 1e9, [0.0, 5.0, 1.0])
    assert (round(first, 3), round(second, 3)) == (5, 1)
