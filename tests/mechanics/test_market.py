"""The price ladder, compared with a row of spaces that are filled and emptied one by one."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from millhand.mechanics.market import buying_price, has_room, price_of, selling_price

ladders = st.lists(st.integers(1, 9), min_size=1, max_size=14).map(sorted)


class Spaces:
    """A market as it lies on the board: spaces with a price, each with a cube or without."""

    def __init__(self, prices: list[int], filled: int) -> None:
        self.prices = prices
        self.cubes = [False] * (len(prices) - filled) + [True] * filled

    def buy(self, when_empty: int) -> int:
        """The cheapest cube; of equal spaces the first."""
        if True not in self.cubes:
            return when_empty
        place = self.cubes.index(True)
        self.cubes[place] = False
        return self.prices[place]

    def sell(self) -> int:
        """The dearest empty space."""
        place = max(place for place, cube in enumerate(self.cubes) if not cube)
        self.cubes[place] = True
        return self.prices[place]


@given(ladders, st.data())
def test_cubes_are_bought_from_the_cheap_end(prices: list[int], data: st.DataObject) -> None:
    filled = data.draw(st.integers(0, len(prices)))
    when_empty = prices[-1] + 1
    cubes = data.draw(st.integers(0, len(prices) + 3))
    spaces = Spaces(prices, filled)
    paid = [spaces.buy(when_empty) for _ in range(cubes)]
    assert price_of(vec[i64](prices), filled, when_empty, cubes) == sum(paid)
    if paid:
        assert buying_price(vec[i64](prices), filled, when_empty) == paid[0]


@given(ladders, st.data())
def test_cubes_are_sold_into_the_dear_end(prices: list[int], data: st.DataObject) -> None:
    filled = data.draw(st.integers(0, len(prices)))
    spaces = Spaces(prices, filled)
    while has_room(vec[i64](prices), filled):
        assert selling_price(vec[i64](prices), filled) == spaces.sell()
        filled += 1
    assert filled == len(prices)
    assert False not in spaces.cubes


@given(ladders, st.data())
def test_what_was_sold_last_is_bought_first_at_the_same_price(
    prices: list[int], data: st.DataObject
) -> None:
    filled = data.draw(st.integers(0, len(prices) - 1))
    brought = selling_price(vec[i64](prices), filled)
    assert buying_price(vec[i64](prices), filled + 1, 99) == brought
