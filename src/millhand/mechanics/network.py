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


def join_each(cells: vec[i64], connected: i64, neighbours: i64, place: i64, others: i64) -> None:
    """Links now join one place with each of some others, but these not with each other."""
    while others != 0:
        join(cells, connected, neighbours, place | others & -others)
        others &= others - 1


def connected_with(cells: vec[i64], connected: i64, places: i64) -> i64:
    """Everything that is connected with at least one of some places."""
    together: i64 = 0
    while places != 0:
        together |= cells[connected + lowest(places)]
        places &= ~together
    return together


def nearest(
    cells: vec[i64], neighbours: i64, start: i64, sources: i64, source_place: vec[i64]
) -> i64:
    """The sources fewest links away from the places of `start`; several when equally near."""
    wanted: i64 = places_of(sources, source_place)
    front: i64 = start
    seen: i64 = start
    while front & wanted == 0:
        if front == 0 or wanted == 0:
            return 0
        further: i64 = 0
        while front != 0:
            further |= cells[neighbours + lowest(front)]
            front &= front - 1
        front = further & ~seen
        seen |= front
    return within(front, sources, source_place)


def places_of(sources: i64, source_place: vec[i64]) -> i64:
    """The places where some sources are."""
    places: i64 = 0
    while sources != 0:
        places |= BIT[source_place[lowest(sources)]]
        sources &= sources - 1
    return places


def within(places: i64, sources: i64, source_place: vec[i64]) -> i64:
    """Of some sources, those in some places."""
    rest: i64 = sources
    while rest != 0:
        if places & BIT[source_place[lowest(rest)]] == 0:
            sources ^= rest & -rest
        rest &= rest - 1
    return sources
