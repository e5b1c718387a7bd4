"""Where a position of Lancashire cannot be, beyond what the land looks at."""

from millhand.face.spelling import Unclear
from millhand.games.lancashire.play.box import SHIPYARD
from millhand.games.lancashire.play.layout import COTTON, DISTANT, TURNED
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import members
from millhand.mechanics.land.data.edition import LandEdition
from millhand.mechanics.land.play.sites import slots_holding


def check_lancashire(state: State, edition: LandEdition) -> None:
    """Unclear says what cannot be."""
    _check_board(state, edition)
    for slot in members(slots_holding(state, SHIPYARD) & ~state.flipped()):
        raise Unclear("shipyard_is_flipped", slot=edition.slot_ids[slot])
    _check_cotton(state)


def _check_board(state: State, edition: LandEdition) -> None:
    """BL-16.2 With two players some places are not used, nor their connections."""
    players = int(state.box.players)
    for slot in members(state.occupied() & ~state.box.open_slots):
        place = edition.place_ids[state.box.slot_place[slot]]
        raise Unclear("place_is_not_in_play", place=place, players=players)
    for number in members(state.linked() & ~state.box.open_connections):
        connection = edition.connection_ids[number]
        raise Unclear("connection_is_not_in_play", connection=connection, players=players)


def _check_cotton(state: State) -> None:
    """BL-12.3 The marker goes down by the tiles turned, which need not be said, and then stops."""
    cells, turned = state.cells, int(state.cells[TURNED])
    down = sum(int(cells[DISTANT + place]) for place in range(turned))
    space = min(down, len(state.box.cotton_bonuses))
    if turned > 0 and cells[COTTON] != space:
        raise Unclear("cotton_follows_the_tiles", space=space + 1)
