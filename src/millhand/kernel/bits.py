"""Sets of small numbers (slots, places, cards …) as the bits of one 64-bit word.

Sets hold numbers from 0 to 61. `BIT[n]` stands for the set {n}: the shift `1 << n` is never
written with a 64-bit n, because the compiler silently computes it in 32 bits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LIMIT: Final = 62
"""How many different members a set may have."""

EVERYTHING: Final = 0x3FFFFFFFFFFFFFFF
NOTHING: Final = 0

BIT: Final = vec[i64]([2**n for n in range(LIMIT)])


_TURNED: Final = 0x03F79D71B4CB0A89
"""Multiplied with a single bit, its six highest bits of 64 differ for every bit (de Bruijn)."""


def _places() -> list[int]:
    """Which bit it was, by those six."""
    places = [0] * 64
    for n in range(LIMIT):
        places[_TURNED << n >> 58 & 63] = n
    return places


_PLACE: Final = vec[i64](_places())


def only(bit: i64) -> i64:
    """The one member of a set that has exactly one."""
    return _PLACE[bit * _TURNED >> 58 & 63]


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _PLACE[(members & -members) * _TURNED >> 58 & 63]


def count(members: i64) -> i64:
    """How many members a set has."""
    number: i64 = 0
    while members != 0:
        members &= members - 1
        number += 1
    return number


def below(number: i64) -> i64:
    """The set {0, 1, … number - 1}."""
    if number < LIMIT:
        return BIT[number] - 1
    return EVERYTHING


def members(of: i64) -> vec[i64]:
    """The members of a set, the smallest first, to go through where time does not matter."""
    row = vec[i64]()
    while of != 0:
        row = append(row, lowest(of))
        of &= of - 1
    return row


def union(sets: vec[i64], members: i64) -> i64:
    """All the sets of a row, at the places of some members, in one."""
    joined: i64 = 0
    while members != 0:
        joined |= sets[_PLACE[(members & -members) * _TURNED >> 58 & 63]]
        members &= members - 1
    return joined


def total(row: vec[i64], first: i64, members: i64) -> i64:
    """The numbers of a row that stand, counted from `first`, at the places of some members."""
    added: i64 = 0
    while members != 0:
        added += row[first + _PLACE[(members & -members) * _TURNED >> 58 & 63]]
        members &= members - 1
    return added
