"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from typing import TypedDict

from millhand.face.seen import SeenDecision, SeenSeat, SeenTable, Sight, Told
from millhand.games.lancashire.data.edition import Edition
from millhand.games.lancashire.play.layout import ASIDE_SIZE, COTTON, DISTANT, TURNED
from millhand.games.lancashire.play.state import State
from millhand.mechanics.land.text.sight import see_area, see_debt, see_discards, see_hand, see_land

TOLD = Told(asked=("debt",), board=("distant_market",))


class SeenDistantMarket(TypedDict):
    """The demand for cotton far away."""

    space: int
    """Where the marker stands, from 1 on."""
    open: bool
    bonus: int
    """How many income spaces a sale brings now."""
    turned: list[int]
    """The tiles turned in this era, by how far each moved the marker."""
    left: int
    """How many tiles are not turned yet."""


class LancashireSight(TypedDict):
    """What only Lancashire has."""

    debt: int | None
    """What whoever is asked must still pay; None where nothing is owed."""
    distant_market: SeenDistantMarket


class LancashireSeat(TypedDict):
    """A seat of Lancashire has nothing that others lack."""


def see(head: SeenTable, decision: SeenDecision, state: State, edition: Edition) -> Sight:
    """BL-3.5 Hands, the deck, cards set aside and tiles not yet turned are hidden."""
    others = range(head["players"])
    seats = [see_seat(state, edition, head["seat"], other) for other in others]
    seen = see_land(head, decision, state, edition, seats, see_own(state))
    return {**seen, "aside": int(state.cells[ASIDE_SIZE])}


def see_own(state: State) -> LancashireSight:
    """What lies open for all."""
    return {"debt": see_debt(state), "distant_market": see_distant_market(state)}


def see_seat(state: State, edition: Edition, seat: int | None, other: int) -> SeenSeat:
    """A player's area with its open discards; the hand only for its owner."""
    own: LancashireSeat = {}
    return {
        **see_area(state, edition, other),
        "hand": see_hand(state, edition, other) if other == seat else None,
        "known": [],
        "discards": see_discards(state, edition, other),
        "own": own,
    }


def see_distant_market(state: State) -> SeenDistantMarket:
    """The marker's space from 1 on, the bonus there, and the tiles turned in this era."""
    cells, bonuses = state.cells, state.box.cotton_bonuses
    is_open = bool(state.distant_market_is_open())
    turned = [-int(cells[DISTANT + place]) for place in range(cells[TURNED])]
    return {
        "space": int(cells[COTTON]) + 1,
        "open": is_open,
        "bonus": int(bonuses[cells[COTTON]]) if is_open else 0,
        "turned": turned,
        "left": len(state.box.distant_tiles) - len(turned),
    }
