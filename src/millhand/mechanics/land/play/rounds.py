"""The frame of a game: opening the table, finishing moves, the order of turns."""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.mechanics.land.play import happenings, layout, stages
from millhand.mechanics.land.play.figures import RAIL, Figures
from millhand.mechanics.land.play.table import Land
from millhand.mechanics.network import sever_all
from millhand.mechanics.order import sort_stably


def lay_out(figures: Figures, size: i64) -> vec[i64]:
    """Everything that is on the table before chance decides something, in so many cells."""
    cells = vec[i64]([0] * size)
    cells[layout.STAGE] = stages.TURN_ORDER
    cells[layout.BUYER] = layout.NOBODY
    cells[layout.COAL_MARKET] = figures.coal_filled
    cells[layout.IRON_MARKET] = figures.iron_filled
    seat: i64
    for seat in range(figures.players):
        cells[layout.MONEY + seat] = figures.money
        cells[layout.INCOME + seat] = figures.income_start
        cells[layout.LINKS_LEFT + seat] = figures.links_per_player
        cells[layout.ORDER + seat] = seat
    leave_empty(cells, layout.TILE, figures.slots)
    leave_empty(cells, layout.OWNER, figures.slots)
    leave_empty(cells, layout.LINK_OWNER, figures.connections)
    leave_empty(cells, layout.DECK, layout.DECK_ROOM)
    sever_all(cells, layout.CONNECTED, layout.NEIGHBOURS, figures.places)
    return cells


def leave_empty(cells: vec[i64], first: i64, size: i64) -> None:
    """Write -1 (nothing there) into a row of cells."""
    index: i64
    for index in range(first, first + size):
        cells[index] = -1


def reorder(land: Land) -> None:
    """Who spent least goes first; equal spenders keep their order; then all start anew."""
    sort_stably(land.cells, layout.ORDER, land.figures.players, layout.SPENT)
    place: i64
    for place in range(land.figures.players):
        seat: i64 = land.seat_at(place)
        land.cells[layout.SPENT + seat] = 0
        land.tell(happenings.REORDERED, seat, place + 1, 0, 0)


def forget_move(land: Land) -> None:
    """Nothing of a finished move stays behind: equal positions have equal cells."""
    index: i64
    for index in range(layout.UNDER_WAY, layout.BUYER):
        land.cells[index] = 0
    land.cells[layout.BUYER] = layout.NOBODY


def finish_action(land: Land, seat: i64) -> bool:
    """An action is done; true when the turn is over, for want of actions or of cards."""
    forget_move(land)
    land.cells[layout.ACTIONS_DONE] += 1
    land.cells[layout.ACTIONS_LEFT] -= 1
    land.ask(stages.ACTION)
    land.tell_end_of_action()
    return land.actions_left() == 0 or land.hand_size(seat) == 0


def begin_next_turn(land: Land) -> bool:
    """Whoever is next in order and holds a card is asked; false when nobody is left in the round.

    Who holds no card passes without one: every action costs a card.
    """
    while land.cells[layout.TURN] < land.figures.players:
        seat: i64 = land.seat_at(land.cells[layout.TURN])
        if land.hand_size(seat) > 0:
            begin_turn(land)
            return True
        land.tell(happenings.PASSED, seat, 0, 0, 0)
        land.cells[layout.TURN] += 1
    return False


def begin_turn(land: Land) -> None:
    """Two actions, but one in the first round of all."""
    land.cells[layout.ACTIONS_LEFT] = 1 if is_first_round(land) else 2
    land.ask(stages.ACTION)


def is_first_round(land: Land) -> bool:
    """Whether this is the first round of the canal era."""
    return land.is_canal_era() and land.cells[layout.ROUND] == 0


def is_last_round(land: Land) -> bool:
    """Whether the era ends with this round."""
    return land.cells[layout.ROUND] + 1 == land.figures.rounds


def begin_rail_era(land: Land) -> None:
    """The clock starts anew."""
    land.cells[layout.ERA] = RAIL
    land.cells[layout.ROUND] = 0
    land.tell(happenings.ERA_BEGAN, RAIL, 0, 0, 0)


def end_game(land: Land) -> None:
    """Nobody is asked any more."""
    land.ask(stages.OVER)
    land.cells[layout.ACTIONS_LEFT] = 0
    land.tell(happenings.GAME_ENDED, 0, 0, 0, 0)
