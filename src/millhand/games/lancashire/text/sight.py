"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from millhand.games.lancashire.data.edition import Edition
from millhand.games.lancashire.play.layout import ASIDE_SIZE, COTTON, DISTANT, TURNED
from millhand.games.lancashire.play.questions import QUESTIONS
from millhand.games.lancashire.play.state import State
from millhand.mechanics.land.play.layout import STAGE
from millhand.mechanics.land.text.sight import Sight, see_area, see_discards, see_hand, see_land


def see(state: State, edition: Edition, seat: int | None) -> Sight:
    """BL-3.5 Hands, the deck, cards set aside and tiles not yet turned are hidden."""
    cells = state.cells
    return {
        "game": "lancashire",
        **see_land(state, edition, seat),
        "question": QUESTIONS[cells[STAGE]].name,
        "seats": [see_seat(state, edition, seat, other) for other in range(state.box.players)],
        "distant_market": see_distant_market(state),
        "aside": int(cells[ASIDE_SIZE]),
    }


def see_seat(state: State, edition: Edition, seat: int | None, other: int) -> Sight:
    """A player's area with its open discards; the hand only for its owner."""
    seen = see_area(state, edition, other)
    if other == seat:
        seen["hand"] = see_hand(state, edition, other)
    seen["discards"] = see_discards(state, edition, other)
    return seen


def see_distant_market(state: State) -> Sight:
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
