"""Sets of small numbers in one word, compared with Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from millhand.kernel.bits import (
    BIT,
    EVERYTHING,
    LIMIT,
    below,
    count,
    lowest,
    members,
    only,
    total,
    union,
)

numbers = st.integers(0, LIMIT - 1)
sets = st.sets(numbers)


def packed(members: set[int]) -> int:
    return sum(2**member for member in members)


@given(numbers)
def test_a_bit_stands_for_one_number(number: int) -> None:
    assert BIT[number] == 2**number
    assert only(BIT[number]) == number


@given(sets)
def test_members_are_counted(members: set[int]) -> None:
    assert count(packed(members)) == len(members)


@given(sets)
def test_a_set_is_gone_through_from_its_lowest_member(some: set[int]) -> None:
    assert list(members(packed(some))) == sorted(some)


@given(sets, st.lists(numbers.map(lambda number: 2**number), min_size=LIMIT, max_size=LIMIT))
def test_rows_are_joined_and_added_at_the_places_of_members(some: set[int], row: list[int]) -> None:
    joined = union(vec[i64](row), packed(some))
    assert set(members(joined)) == {row[place].bit_length() - 1 for place in some}
    counts = [number.bit_length() for number in row]
    assert total(vec[i64]([7, *counts]), 1, packed(some)) == sum(counts[place] for place in some)


@given(sets.filter(bool))
def test_the_lowest_member_is_found(members: set[int]) -> None:
    assert lowest(packed(members)) == min(members)


@given(sets, sets)
def test_words_combine_as_sets_do(some: set[int], others: set[int]) -> None:
    assert packed(some) & packed(others) == packed(some & others)
    assert packed(some) | packed(others) == packed(some | others)
    assert packed(some) & ~packed(others) == packed(some - others)


@given(st.integers(0, LIMIT))
def test_below_holds_all_smaller_numbers(number: int) -> None:
    assert below(number) == packed(set(range(number)))


def test_everything_is_every_number_that_a_set_may_hold() -> None:
    assert packed(set(range(LIMIT))) == EVERYTHING
