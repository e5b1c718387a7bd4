"""Rows of cells compare by what they hold."""

from librt.vecs import vec
from mypy_extensions import i64


def test_rows_are_equal_when_their_cells_are() -> None:
    row = vec[i64]([1, 2, 3])
    assert row == vec[i64]([1, 2, 3])
    for other in ([1, 2], [1, 2, 4], [3, 2, 1], [1, 2, 3, 0]):
        assert row != vec[i64](other)
