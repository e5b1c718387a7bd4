"""Facts that refusals of several rules need, as numbers under the names of pieces."""

from millhand.games.age_of_industry.play import layout
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.rules import Facts


def actions_left(state: State, seat: int, given: int, candidate: int) -> Facts:
    """How many actions of the turn are left."""
    return {"actions": state.cells[layout.ACTIONS_LEFT]}


def cards_held(state: State, seat: int, given: int, candidate: int) -> Facts:
    """How many cards are held."""
    return {"cards": state.cells[layout.HAND_SIZE + seat]}


def card(state: State, seat: int, given: int, card: int) -> Facts:
    """The card."""
    return {"card": card}


def slot(state: State, seat: int, given: int, slot: int) -> Facts:
    """The slot."""
    return {"slot": slot}


def tile_at(state: State, seat: int, given: int, slot: int) -> Facts:
    """The slot and the tile on it."""
    return {"slot": slot, "tile": state.tile_at(slot)}


def industry_and_slot(state: State, seat: int, industry: int, slot: int) -> Facts:
    """What is built where."""
    return {"industry": industry, "slot": slot}


def industry_and_place(state: State, seat: int, industry: int, slot: int) -> Facts:
    """What is built where."""
    return {"industry": industry, "place": state.box.slot_place[slot]}


def tile_to_build(state: State, seat: int, industry: int, slot: int) -> Facts:
    """The next tile of the mat."""
    return {"tile": state.next_tile(seat, industry)}


def tile_in_the_way(state: State, seat: int, industry: int, slot: int) -> Facts:
    """The tile on the slot and the one that should replace it."""
    new = state.next_tile(seat, industry)
    return {"slot": slot, "tile": state.tile_at(slot), "new_tile": new}
