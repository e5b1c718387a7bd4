"""Places joined by links: who is connected with whom, and who is nearest.

A board keeps two rows of sets in its cells, one entry a place: the places `connected` with it by
links of anybody (itself included), and its direct `neighbours`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.kernel.bits import BIT, lowest, only


def sever_all(cells: vec[i64], connected: i64, neighbours: i64, places: i64) -> None:
    """No link lies anywhere: every place is connected with itself alone."""
    place: i64
    for place in range(places):
        cells[connected + place] = BIT[place]
        cells[neighbours + place] = 0


def join(cells: vec[i64], connected: i64, neighbours: i64, ends: i64) -> None:
    """A link now joins its ends (two or more)."""
    together: i64 = 0
    rest: i64 = ends
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        place: i64 = only(bit)
        together |= cells[connected + place]
        cells[neighbours + place] |= ends ^ bit
    rest = together
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        cells[connected + only(bit)] = together


def connected_with(cells: vec[i64], connected: i64, places: i64) -> i64:
    """Everything that is connected with at least one of some places."""
    together: i64 = 0
    while places != 0:
        together |= cells[connected + lowest(places)]
        places &= places - 1
    return together


def nearest(
    cells: vec[i64], neighbours: i64, start: i64, sources: i64, source_place: vec[i64]
) -> i64:
    """The sources fewest links away from the places of `start`; several when equally near."""
    front: i64 = start
    seen: i64 = start
    while front != 0:
        found: i64 = 0
        rest: i64 = sources
        while rest != 0:
            bit: i64 = rest & -rest
            rest ^= bit
            if front & BIT[source_place[only(bit)]] != 0:
                found |= bit
        if found != 0:
            return found
        further: i64 = 0
        while front != 0:
            bit = front & -front
            front ^= bit
            further |= cells[neighbours + only(bit)]
        front = further & ~seen
        seen |= front
    return 0
