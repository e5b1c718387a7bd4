"""Chance of our own: a few lines, the same on every machine and in every version of Python.

Only the dealer, bots and simulations use it. Rules never do: what chance decides reaches
the rules as recorded moves of the dealer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

VERSION: Final = 1
"""Raised when the same seed would give other numbers."""

_MASK: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True, native_class=True)
class Chance:
    """A stream of numbers that a seed determines (two 32-bit xorshift words, summed)."""

    def __init__(self, seed: i64) -> None:
        self.high: i64 = _scramble(seed >> 32 & _MASK, 0x9E3779B9)
        self.low: i64 = _scramble(seed & _MASK, 0x85EBCA6B)
        _: i64
        for _ in range(8):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        x: i64 = self.high
        x ^= x << 13 & _MASK
        x ^= x >> 17
        x ^= x << 5 & _MASK
        self.high = x
        y: i64 = self.low
        y ^= y << 7 & _MASK
        y ^= y >> 1
        y ^= y << 9 & _MASK
        self.low = y
        return x + y & _MASK

    def below(self, number: i64) -> i64:
        """A number from 0 to number - 1, each as likely as the others to within 2 in a billion."""
        return self.word() * number >> 32

    def shuffle(self, cards: vec[i64], size: i64) -> None:
        """Put the first `size` entries into a random order."""
        last: i64
        for last in range(size - 1, 0, -1):
            other: i64 = self.below(last + 1)
            card: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = card


def _scramble(word: i64, salt: i64) -> i64:
    """Spread a small seed over 32 bits; never 0, where a xorshift word would stay for ever."""
    word = (word ^ salt) & _MASK
    _: i64
    for _ in range(4):
        word = ((word & 0xFFFF) * 0x6E5D + (word >> 16) * 0x3C6F + 0x1B873593) & _MASK
        word ^= word >> 15
    return word if word != 0 else salt
