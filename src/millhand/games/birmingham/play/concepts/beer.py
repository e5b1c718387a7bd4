"""Beer: which barrels may be used for a sale or a second rail. BB-7.7 to BB-7.10."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play import layout as own
from millhand.games.birmingham.play.box import BREWERY
from millhand.games.birmingham.play.concepts.bonus import win_bonus
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, NOTHING, lowest, only
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.land.play import facts
from millhand.mechanics.land.play.action import carry_on
from millhand.mechanics.land.play.sources import connected_places, cubes_on

# --- the rules: which of some breweries remain ------------------------------------------------


def brewery_holds_beer(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-7.8 Beer comes from an unflipped brewery."""
    return among & state.beer_at()


def foreign_brewery_is_connected(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-7.8 An opponent's brewery must be connected to where the beer is needed.

    Own ones may stand anywhere (BB-18.4).
    """
    return keep_own_or_connected(state, seat, connected_places(state, state.destination()), among)


BREWERY_RULES: Final = (
    Rule("BB-7.8", brewery_holds_beer, facts.slot),
    Rule("BB-7.8", foreign_brewery_is_connected, facts.slot),
)

# --- the rules of barrels: which of some merchants remain --------------------------------------


def barrel_is_not_for_rails(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-10.5 The beer of a second rail never comes from a merchant."""
    return kept_if(state.buyer() >= 0, among)


def barrel_stands_beside_the_buyer(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-12.10 Of merchants' barrels only the one beside the very tile sold to may be used."""
    if state.buyer() < 0:
        return NOTHING
    return among & BIT[state.buyer()]


def barrel_is_still_there(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-7.8 Each merchant has a single barrel in an era."""
    return among & state.barrels()


def merchant(state: State, seat: int, given: int, merchant: int) -> Facts:
    """Whose barrel it is."""
    return {"merchant": merchant}


BARREL_RULES: Final = (
    Rule("BB-10.5", barrel_is_not_for_rails, merchant),
    Rule("BB-12.10", barrel_stands_beside_the_buyer, merchant),
    Rule("BB-7.8", barrel_is_still_there, merchant),
)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Beer(Verb):
    """`beer cannock.2`: one barrel of a brewery."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return BREWERY_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The breweries that remain."""
        state = cast(State, table)
        among = brewery_holds_beer(state, seat, given, among)
        return foreign_brewery_is_connected(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The barrel is used."""
        state = cast(State, table)
        take_beer(state, seat, choice - self.first)
        carry_on(state, seat)


@mypyc_attr(acyclic=True, native_class=True)
class Barrel(Verb):
    """`beer oxford.1`: the barrel of the merchant sold to."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return BARREL_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The barrels that remain."""
        state = cast(State, table)
        among = barrel_is_not_for_rails(state, seat, given, among)
        among = barrel_stands_beside_the_buyer(state, seat, given, among)
        return barrel_is_still_there(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The barrel is used."""
        state = cast(State, table)
        take_barrel(state, seat, choice - self.first)
        carry_on(state, seat)


BEER: Final = Beer("beer", choices.BEER, choices.SLOTS, "slot", "source")
BARREL: Final = Barrel(
    "beer", choices.BARREL, choices.MERCHANTS, "merchant", "source", "barrel", choices.BEER
)

# --- doing it ---------------------------------------------------------------------------------


def keep_own_or_connected(state: State, seat: i64, connected: i64, among: i64) -> i64:
    """Of some breweries the own ones, and those in connected places."""
    rest: i64 = among & ~state.own_tiles(seat)
    while rest != 0:
        if connected & state.box.slot_places[lowest(rest)] == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def breweries_within_reach(state: State, seat: i64, connected: i64) -> i64:
    """BB-7.8 Own unflipped breweries anywhere, those of others in connected places."""
    return keep_own_or_connected(state, seat, connected, state.beer_at())


def fetch_beer(state: State, seat: i64) -> bool:
    """BB-7.7 Use barrel after barrel; false when several sources make the player choose.

    Each barrel may come from another source; a merchant gives one at most (BB-18.5).
    """
    while state.beer_needed() > 0:
        breweries: i64 = BEER.remaining(state, seat, 0, BEER.span)
        barrels: i64 = BARREL.remaining(state, seat, 0, BARREL.span)
        if not leaves_no_choice(state, breweries, barrels):
            state.ask(choices.BEER_STAGE)
            return False
        if breweries != 0:
            take_beer(state, seat, only(breweries & -breweries))
        else:
            take_barrel(state, seat, state.buyer())
    return True


def leaves_no_choice(state: State, breweries: i64, barrels: i64) -> bool:
    """Whether one source is left, or every barrel will be used up: then nobody is asked."""
    if state.explicit:
        return False
    if breweries == 0 or (barrels == 0 and breweries & (breweries - 1) == 0):
        return True
    barrel: i64 = 0
    if barrels != 0:
        barrel = 1
    return cubes_on(state, breweries) + barrel <= state.beer_needed()


def take_beer(state: State, seat: i64, brewery: i64) -> None:
    """One barrel of a brewery."""
    state.cells[own.BEER_NEEDED] -= 1
    state.take_cube(seat, brewery, BREWERY)


def take_barrel(state: State, seat: i64, merchant: i64) -> None:
    """BB-12.7 The merchant's barrel, with its bonus."""
    state.cells[own.BEER_NEEDED] -= 1
    state.take_barrel(seat, merchant)
    win_bonus(state, seat, merchant)
