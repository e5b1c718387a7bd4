"""Iron: where it comes from and what it costs. BB-7.5 and BB-7.6."""

from mypy_extensions import i64

from millhand.games.birmingham.box import IRON_WORKS
from millhand.games.birmingham.choices import IRON_STAGE
from millhand.games.birmingham.concepts.coal import no_choice
from millhand.games.birmingham.layout import CUBES, IRON_AT, IRON_MARKET, IRON_NEEDED, STAGE
from millhand.games.birmingham.state import State
from millhand.kernel.bits import only
from millhand.mechanics.market import price_of


def iron_on_the_board(state: State) -> i64:
    """How many cubes lie on iron works, whoever owns them; no connection is needed (BB-7.5)."""
    cubes: i64 = 0
    rest: i64 = state.cells[IRON_AT]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        cubes += state.cells[CUBES + only(bit)]
    return cubes


def iron_price(state: State, cubes: i64) -> i64:
    """BB-7.6 Pounds for some iron: works first, free; then the market, cheapest first."""
    missing: i64 = cubes - iron_on_the_board(state)
    if missing <= 0:
        return 0
    return price_of(
        state.box.iron_prices, state.cells[IRON_MARKET], state.box.iron_when_empty, missing
    )


def fetch_iron(state: State, seat: i64) -> bool:
    """BB-7.6 Take cube after cube; false when several works make the player choose."""
    while state.cells[IRON_NEEDED] > 0:
        works: i64 = state.cells[IRON_AT]
        if works == 0:
            state.buy_iron(seat)
            state.cells[IRON_NEEDED] -= 1
        elif no_choice(state, works, state.cells[IRON_NEEDED]):
            take_iron(state, seat, only(works & -works))
        else:
            state.cells[STAGE] = IRON_STAGE
            return False
    return True


def take_iron(state: State, seat: i64, works: i64) -> None:
    """BB-7.6 One cube of any iron works, free of charge."""
    state.cells[IRON_NEEDED] -= 1
    state.take_cube(seat, works, IRON_WORKS)


# --- the rules of the question «which iron works?» -------------------------------------------


def works_hold_iron(state: State, seat: i64, given: i64) -> i64:
    """BB-7.6 Iron comes from any unflipped iron works; the market only when none is left."""
    return state.cells[IRON_AT]
