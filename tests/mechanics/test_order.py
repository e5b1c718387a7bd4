"""Turn order: sorted by what was spent; equals keep their order."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from millhand.mechanics.order import sort_stably

SEATS = 5
FIRST = 2
KEYS = FIRST + SEATS


@given(
    st.permutations(range(SEATS)),
    st.lists(st.integers(0, 3), min_size=SEATS, max_size=SEATS),
)
def test_seats_are_sorted_stably(order: list[int], spent: list[int]) -> None:
    cells = vec[i64]([-7, -7, *order, *spent, -7])
    sort_stably(cells, FIRST, SEATS, KEYS)
    expected = sorted(order, key=lambda seat: spent[seat])
    assert list(cells) == [-7, -7, *expected, *spent, -7]


def test_a_smaller_number_of_seats_is_sorted() -> None:
    cells = vec[i64]([2, 0, 1, 9, 20, 6, 20])
    sort_stably(cells, 0, 3, 4)
    assert list(cells) == [1, 2, 0, 9, 20, 6, 20]
