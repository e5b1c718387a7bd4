"""Beer: which barrels may be used for a sale or a second rail. BB-7.7 to BB-7.10."""

from mypy_extensions import i64

from millhand.games.birmingham.play.box import BREWERY
from millhand.games.birmingham.play.choices import BEER_STAGE
from millhand.games.birmingham.play.concepts.bonus import win_bonus
from millhand.games.birmingham.play.layout import BARRELS, BEER_AT, BEER_NEEDED
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, everything_if, only
from millhand.mechanics.land.play.layout import AT, BUYER, OWN, SLOTS, STAGE
from millhand.mechanics.land.play.sources import connected_places, cubes_on


def breweries_within_reach(state: State, seat: i64, connected: i64) -> i64:
    """BB-7.8 Own unflipped breweries anywhere (BB-18.4), those of others where connected."""
    breweries: i64 = 0
    rest: i64 = state.cells[BEER_AT]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if (
            state.cells[OWN + seat] & bit != 0
            or connected & BIT[state.box.slot_place[only(bit)]] != 0
        ):
            breweries |= bit
    return breweries


def fetch_beer(state: State, seat: i64) -> bool:
    """BB-7.7 Use barrel after barrel; false when several sources make the player choose.

    Each barrel may come from another source; a merchant gives one at most (BB-18.5).
    """
    while state.cells[BEER_NEEDED] > 0:
        breweries: i64 = breweries_within_reach(
            state, seat, connected_places(state, state.cells[AT])
        )
        barrel: i64 = 1 if buyer_has_a_barrel(state) else 0
        if no_choice_of_beer(state, breweries, barrel):
            take_beer(
                state,
                seat,
                only(breweries & -breweries) if breweries != 0 else buyer(state),
            )
        else:
            state.cells[STAGE] = BEER_STAGE
            return False
    return True


def no_choice_of_beer(state: State, breweries: i64, barrel: i64) -> bool:
    """Whether one source is left, or every barrel will be used up: then nobody is asked."""
    if state.explicit:
        return False
    if breweries == 0 or (barrel == 0 and breweries & (breweries - 1) == 0):
        return True
    return cubes_on(state, breweries) + barrel <= state.cells[BEER_NEEDED]


def buyer(state: State) -> i64:
    """The merchant sold to, counted as a source of beer."""
    return SLOTS + state.cells[BUYER]


def buyer_has_a_barrel(state: State) -> bool:
    """BB-12.10 Only the barrel beside the very tile sold to may be used."""
    merchant: i64 = state.cells[BUYER]
    return merchant >= 0 and state.cells[BARRELS] & BIT[merchant] != 0


def take_beer(state: State, seat: i64, source: i64) -> None:
    """One barrel of a brewery, or the merchant's with its bonus (BB-12.7)."""
    state.cells[BEER_NEEDED] -= 1
    if source < SLOTS:
        state.take_cube(seat, source, BREWERY)
        return
    state.take_barrel(seat, source - SLOTS)
    win_bonus(state, seat, source - SLOTS)


# --- the rules of the question «whose beer?» (breweries; barrels of merchants apart) ----------


def brewery_holds_beer(state: State, seat: i64, given: i64) -> i64:
    """BB-7.8 Beer comes from an unflipped brewery."""
    return state.cells[BEER_AT]


def foreign_brewery_is_connected(state: State, seat: i64, given: i64) -> i64:
    """BB-7.8 An opponent's brewery must be connected to where the beer is needed."""
    connected: i64 = connected_places(state, state.cells[AT])
    breweries: i64 = breweries_within_reach(state, seat, connected)
    return breweries | ~state.cells[BEER_AT]


def barrel_is_not_for_rails(state: State, seat: i64, given: i64) -> i64:
    """BB-10.5 The beer of a second rail never comes from a merchant."""
    return everything_if(state.cells[BUYER] >= 0)


def barrel_stands_beside_the_buyer(state: State, seat: i64, given: i64) -> i64:
    """BB-12.10 Of merchants' barrels only the one beside the very tile sold to may be used."""
    return BIT[state.cells[BUYER]] if state.cells[BUYER] >= 0 else 0


def barrel_is_still_there(state: State, seat: i64, given: i64) -> i64:
    """BB-7.8 Each merchant has a single barrel in an era."""
    return state.cells[BARRELS]
