"""Where a position cannot be, though its statements agree with each other.

Limits of the rules are looked at, what pieces can look like at any time, and whether what is asked
could be asked. How a position came about nobody asks: rails may lie where no tile is told.
"""

from millhand.face.spelling import Unclear
from millhand.games.age_of_industry.data.edition import Edition
from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.actions.draw import DRAW
from millhand.games.age_of_industry.play.borrowing import a_payment_can_follow
from millhand.games.age_of_industry.play.box import MOST_IN_A_LARGE_PLACE, SHIP, STACK
from millhand.games.age_of_industry.play.concepts.loans import REPAY
from millhand.games.age_of_industry.play.concepts.sites import slots_with_a_port
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.play.turns import actions_of_a_turn
from millhand.kernel.bits import count
from millhand.mechanics.cards import NO_CARD


def check(state: State, edition: Edition) -> None:
    """Unclear says what cannot be."""
    _check_clock(state, edition)
    _check_display(state)
    _check_question(state, edition)
    _check_places(state, edition)
    _check_sea(state, edition)


def colour_of(edition: Edition, seat: int) -> str:
    """The colour of a seat."""
    return str(edition.setup["colours"][seat])


def seats_that_have_acted(state: State) -> list[int]:
    """AI-3.2 Who has begun a turn in this round and done something in it."""
    cells, full = state.cells, actions_of_a_turn(state)
    begun = cells[layout.ACTIONS_LEFT] < full or cells[layout.STAGE] != choices.ACTION_STAGE
    turns = cells[layout.TURN] + (1 if begun else 0)
    return [int(cells[layout.ORDER + place]) for place in range(turns)]


# --- the clock --------------------------------------------------------------------------------


def _check_clock(state: State, edition: Edition) -> None:
    """AI-3.2, AI-3.3 Actions of a turn and of the game; AI-3.6 money is spent by acting."""
    cells, most = state.cells, int(actions_of_a_turn(state))
    if cells[layout.ACTIONS_LEFT] > most:
        raise Unclear("not_so_many_actions", most=most)
    played = _most_played(state)
    if cells[layout.ACTIONS_DONE] > played:
        raise Unclear("not_so_many_played", most=played)
    acted = seats_that_have_acted(state)
    for seat in range(state.box.players):
        if seat not in acted and cells[layout.SPENT + seat] > 0:
            money = int(cells[layout.SPENT + seat])
            raise Unclear("spent_before_acting", colour=colour_of(edition, seat), money=money)


def _most_played(state: State) -> int:
    """How many actions can be complete by now."""
    cells, box = state.cells, state.box
    turns = cells[layout.ROUND] * box.players + cells[layout.TURN] + 1
    short = min(turns, box.players) * (box.actions - box.first_round_actions)
    return int(turns * box.actions - short - cells[layout.ACTIONS_LEFT])


# --- what is asked ----------------------------------------------------------------------------


def _check_display(state: State) -> None:
    """AI-17.1 The face-up cards are filled up after each action, as long as the deck lasts."""
    cells = state.cells
    shown = [cells[layout.DISPLAY + place] for place in range(state.box.display)]
    taken = cells[layout.STEP] if cells[layout.STAGE] == choices.DRAW_STAGE else 0
    if cells[layout.DECK_SIZE] > 0 and shown.count(NO_CARD) > taken:
        raise Unclear("display_is_filled_up")


def _check_question(state: State, edition: Edition) -> None:
    """AI-13.1, AI-13.2, AI-17.1 A question is put only where there is something to answer."""
    cells = state.cells
    seat = int(cells[layout.ORDER + cells[layout.TURN]])
    colour, stage = colour_of(edition, seat), cells[layout.STAGE]
    if stage == choices.REPAY_STAGE and not REPAY.remaining(state, seat, 0, REPAY.span):
        raise Unclear("nothing_can_be_repaid", colour=colour)
    if stage == choices.DRAW_STAGE:
        cards = count(DRAW.remaining(state, seat, 0, DRAW.span))
        if cards < 2 or cells[layout.HAND_SIZE + seat] == 0:
            raise Unclear("no_second_card_is_chosen", colour=colour)
    over = stage == choices.REPAY_STAGE or not a_payment_can_follow(state, seat, 0, 1)
    if cells[layout.LOANS_ASKED] > 0 and over:
        raise Unclear("nothing_to_borrow_for", colour=colour)


# --- the board --------------------------------------------------------------------------------


def _check_places(state: State, edition: Edition) -> None:
    """AI-5.3 One tile of a player in a small place, two in a large one."""
    for seat in range(state.box.players):
        for place, name in enumerate(edition.place_ids):
            slots = state.box.place_slots[place]
            most = MOST_IN_A_LARGE_PLACE if slots & state.box.large_place_slots else 1
            if count(state.own(seat) & slots) > most:
                colour = colour_of(edition, seat)
                raise Unclear("too_many_tiles_in_a_place", colour=colour, place=name, most=most)


def _check_sea(state: State, edition: Edition) -> None:
    """AI-5.4 A ship has a port; AI-11.1, AI-11.3 import, market and ship fit each other."""
    for sea in edition.seas:
        slot = edition.ship_slot(sea["ship"])
        if state.cells[layout.OCCUPIED] >> slot & 1:
            _check_ship(state, slot, edition.slot_ids[slot])
        elif state.cells[layout.CUBES + slot] != state.box.ship_coal[slot]:
            raise Unclear("import_needs_a_ship", place=sea["ship"])
        elif state.cells[layout.MARKETS_USED] & state.box.ship_markets[slot]:
            raise Unclear("market_needs_a_ship", place=sea["ship"])


def _check_ship(state: State, slot: int, name: str) -> None:
    """A ship flips as soon as all is used up, unless it came later (AI-11.4)."""
    if not slots_with_a_port(state, 2**slot):
        raise Unclear("ship_needs_a_port", slot=name)
    met = state.demand_is_met(state.box.ship_markets[slot])
    used_up = state.cells[layout.CUBES + slot] == 0 and met
    flipped = bool(state.cells[layout.FLIPPED] >> slot & 1)
    if flipped and not used_up:
        raise Unclear("ship_is_not_used_up", slot=name)
    if used_up and not flipped and not _may_have_replaced_a_ship(state, slot):
        raise Unclear("ship_is_used_up", slot=name)


def _may_have_replaced_a_ship(state: State, slot: int) -> bool:
    """AI-10.1 Whether a ship that can be built has a lower level."""
    stack = range(SHIP * STACK, SHIP * STACK + state.box.stack_size[SHIP])
    lowest = min(level for place in stack if (level := state.box.stack_level[place]) > 0)
    return bool(state.box.tile_level[state.tile_at(slot)] > lowest)
