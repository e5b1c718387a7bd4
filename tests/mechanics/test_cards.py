"""A deck and a hand in a row of cells."""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.mechanics.cards import NO_CARD, put_in_hand, stack, take_from_hand, take_top

SIZE, DECK = 0, 1
HELD, KINDS, HAND = 0, 1, 2


def cells(number: int) -> vec[i64]:
    return vec[i64]([0] * number)


def test_the_first_card_of_a_shuffle_lies_on_top_and_leaves_first():
    row = cells(6)
    stack(row, DECK, SIZE, vec[i64]([7, 5, 3]))
    assert [take_top(row, DECK, SIZE) for _ in range(3)] == [7, 5, 3]
    assert row[SIZE] == 0
    assert list(row[DECK : DECK + 3]) == [NO_CARD] * 3


def test_a_hand_knows_its_size_and_its_kinds():
    row = cells(8)
    for card in (4, 4, 1):
        put_in_hand(row, HAND, HELD, KINDS, card)
    assert (row[HELD], row[KINDS], row[HAND + 4]) == (3, 0b10010, 2)
    take_from_hand(row, HAND, HELD, KINDS, 4)
    assert row[KINDS] == 0b10010, "another of the kind is left"
    take_from_hand(row, HAND, HELD, KINDS, 4)
    assert (row[HELD], row[KINDS]) == (1, 0b00010)
