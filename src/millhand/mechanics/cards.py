"""A deck and a hand of cards in a row of cells.

A deck lies from a cell `deck` on, its top card last, with its size in a cell `size`. A hand is a
row of counts, one a kind of card, with the number of its cards and the set of its kinds beside.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.kernel.bits import BIT

NO_CARD: Final = -1


def stack(cells: vec[i64], deck: i64, size: i64, cards: vec[i64]) -> None:
    """Shuffled cards become a deck, the first of them on top."""
    number: i64 = len(cards)
    index: i64
    for index in range(number):
        cells[deck + number - 1 - index] = cards[index]
    cells[size] = number


def take_top(cells: vec[i64], deck: i64, size: i64) -> i64:
    """The top card leaves a deck; returns its kind."""
    place: i64 = deck + cells[size] - 1
    card: i64 = cells[place]
    cells[size] -= 1
    cells[place] = NO_CARD
    return card


def put_in_hand(cells: vec[i64], hand: i64, size: i64, kinds: i64, card: i64) -> None:
    """A card joins a hand."""
    cells[hand + card] += 1
    cells[size] += 1
    cells[kinds] |= BIT[card]


def take_from_hand(cells: vec[i64], hand: i64, size: i64, kinds: i64, card: i64) -> None:
    """A card leaves a hand."""
    cells[hand + card] -= 1
    cells[size] -= 1
    if cells[hand + card] == 0:
        cells[kinds] &= ~BIT[card]
