"""Hands, the draw deck and discard piles, and what of them a seat cannot see."""

from librt.vecs import append, vec
from mypy_extensions import i64

from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.table import Land


def refill_hand(land: Land, seat: i64) -> None:
    """Draw until the hand is full, as far as the deck goes."""
    while land.hand_size(seat) < land.figures.hand and land.deck_size() > 0:
        land.draw(seat)


def gather_discards(land: Land, seat: i64) -> None:
    """A discard pile goes back to be shuffled."""
    card: i64
    for card in range(land.figures.cards):
        land.cells[layout.DISCARDS + seat * layout.CARDS + card] = 0


# --- hidden cards -----------------------------------------------------------------------------


def with_hand(land: Land, hidden: vec[i64], seat: i64) -> vec[i64]:
    """Some hidden cards and those in a hand, but for cards that were taken openly."""
    card: i64
    for card in range(land.figures.cards_of_deck):
        copies: i64 = land.cells[layout.HAND + seat * layout.CARDS + card]
        while copies > 0:
            hidden = append(hidden, card)
            copies -= 1
    return hidden


def with_row(land: Land, hidden: vec[i64], first: i64, size: i64) -> vec[i64]:
    """Some hidden cards (or tiles) and those of a row of cells."""
    place: i64
    for place in range(first, first + size):
        hidden = append(hidden, land.cells[place])
    return hidden


def put_hand(land: Land, hidden: vec[i64], place: i64, seat: i64) -> i64:
    """Give a hand other cards, from `place` on; returns the place after them."""
    held: i64 = _take_back_hand(land, seat)
    index: i64
    for index in range(held):
        land.put_in_hand(seat, hidden[place + index])
    return place + held


def put_row(land: Land, hidden: vec[i64], place: i64, first: i64, size: i64) -> i64:
    """Fill a row of cells from `place` on; returns the place after what was used."""
    index: i64
    for index in range(size):
        land.cells[first + index] = hidden[place + index]
    return place + size


def _take_back_hand(land: Land, seat: i64) -> i64:
    """Empty a hand of all but cards taken openly; returns how many left it."""
    taken: i64 = 0
    card: i64
    for card in range(land.figures.cards_of_deck):
        while land.cells[layout.HAND + seat * layout.CARDS + card] > 0:
            land.take_from_hand(seat, card)
            taken += 1
    return taken
