"""A ladder of prices: the cheapest cube is bought first, the dearest empty space is filled first.

`prices` rises from the cheapest space to the dearest. Cubes always fill the dear end, so the
number of filled spaces says which ones they are.
"""

from librt.vecs import vec
from mypy_extensions import i64


def buying_price(prices: vec[i64], filled: i64, when_empty: i64) -> i64:
    """What the next cube costs."""
    return prices[len(prices) - filled] if filled > 0 else when_empty


def price_of(prices: vec[i64], filled: i64, when_empty: i64, cubes: i64) -> i64:
    """What several cubes cost together."""
    money: i64 = 0
    while cubes > 0:
        money += prices[len(prices) - filled] if filled > 0 else when_empty
        filled -= 1
        cubes -= 1
    return money


def has_room(prices: vec[i64], filled: i64) -> bool:
    """Whether a cube can be sold into the market."""
    return filled < len(prices)


def selling_price(prices: vec[i64], filled: i64) -> i64:
    """What the next cube sold into the market brings (only where there is room)."""
    return prices[len(prices) - filled - 1]
