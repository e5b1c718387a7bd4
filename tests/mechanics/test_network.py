"""Connections and distances, compared with a plain search through a graph."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from millhand.mechanics.network import connected_with, join, join_each, nearest, sever_all

PLACES = 12
CONNECTED = 3
NEIGHBOURS = CONNECTED + PLACES

links = st.lists(st.sets(st.integers(0, PLACES - 1), min_size=2, max_size=3), max_size=12)
places = st.sets(st.integers(0, PLACES - 1), min_size=1, max_size=3)


def packed(members: set[int]) -> int:
    return sum(2**member for member in members)


def board(laid: list[set[int]]) -> vec[i64]:
    cells = vec[i64]([-7] * (NEIGHBOURS + PLACES + 2))
    sever_all(cells, CONNECTED, NEIGHBOURS, PLACES)
    for ends in laid:
        join(cells, CONNECTED, NEIGHBOURS, packed(ends))
    return cells


def distances(laid: list[set[int]], start: set[int]) -> dict[int, int]:
    """How many links away every place is that can be reached."""
    known = dict.fromkeys(start, 0)
    front = list(start)
    while front:
        place = front.pop(0)
        for ends in laid:
            if place in ends:
                for other in ends - known.keys():
                    known[other] = known[place] + 1
                    front.append(other)
    return known


@given(links, st.integers(0, PLACES - 1), places)
def test_one_place_is_joined_with_each_of_some(
    laid: list[set[int]], one: int, others: set[int]
) -> None:
    cells, each = board(laid), [{one, other} for other in sorted(others - {one})]
    join_each(cells, CONNECTED, NEIGHBOURS, 2**one, packed(others - {one}))
    assert cells == board(laid + each)


@given(links, places)
def test_connected_is_what_can_be_reached(laid: list[set[int]], start: set[int]) -> None:
    reached = connected_with(board(laid), CONNECTED, packed(start))
    assert reached == packed(set(distances(laid, start)))


@given(links, places, st.lists(st.integers(0, PLACES - 1), max_size=6), st.data())
def test_the_nearest_sources_are_the_fewest_links_away(
    laid: list[set[int]], start: set[int], source_place: list[int], data: st.DataObject
) -> None:
    sources = set(data.draw(st.lists(st.sampled_from(range(max(1, len(source_place)))))))
    sources = {source for source in sources if source < len(source_place)}
    away = distances(laid, start)
    reached = {
        source: away[source_place[source]] for source in sources if source_place[source] in away
    }
    expected = {source for source in reached if reached[source] == min(reached.values())}
    found = nearest(board(laid), NEIGHBOURS, packed(start), packed(sources), vec[i64](source_place))
    assert found == packed(expected)


@given(links)
def test_nothing_else_on_the_table_is_touched(laid: list[set[int]]) -> None:
    cells = board(laid)
    assert list(cells[:CONNECTED]) == [-7] * CONNECTED
    assert list(cells[NEIGHBOURS + PLACES :]) == [-7, -7]


@given(links)
def test_the_order_of_laying_links_does_not_matter(laid: list[set[int]]) -> None:
    assert list(board(laid)) == list(board(laid[::-1]))


def test_severed_places_are_connected_with_themselves_alone() -> None:
    cells = board([{0, 1}, {1, 2}])
    sever_all(cells, CONNECTED, NEIGHBOURS, PLACES)
    assert list(cells) == list(board([]))
