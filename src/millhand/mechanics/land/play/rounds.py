"""The frame of a game: opening the table, finishing moves, the order of turns."""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.mechanics.land.play import happenings, stages
from millhand.mechanics.land.play.figures import CANAL, RAIL, Figures
from millhand.mechanics.land.play.layout import (
    ACTION,
    ACTIONS_DONE,
    ACTIONS_LEFT,
    BUYER,
    COAL_MARKET,
    CONNECTED,
    DECK,
    DECK_ROOM,
    ERA,
    HAND_SIZE,
    INCOME,
    INDUSTRY,
    IRON_MARKET,
    LINK_OWNER,
    LINKS_LEFT,
    MONEY,
    NEIGHBOURS,
    NOBODY,
    ORDER,
    OWNER,
    ROUND,
    SPENT,
    STAGE,
    TARGET,
    TILE,
    TURN,
)
from millhand.mechanics.land.play.table import Land
from millhand.mechanics.network import sever_all
from millhand.mechanics.order import sort_stably


def lay_out(figures: Figures, size: i64) -> vec[i64]:
    """Everything that is on the table before chance decides something, in so many cells."""
    cells = vec[i64]([0] * size)
    cells[STAGE] = stages.TURN_ORDER
    cells[BUYER] = NOBODY
    cells[COAL_MARKET] = figures.coal_filled
    cells[IRON_MARKET] = figures.iron_filled
    seat: i64
    for seat in range(figures.players):
        cells[MONEY + seat] = figures.money
        cells[INCOME + seat] = figures.income_start
        cells[LINKS_LEFT + seat] = figures.links_per_player
        cells[ORDER + seat] = seat
    leave_empty(cells, TILE, figures.slots)
    leave_empty(cells, OWNER, figures.slots)
    leave_empty(cells, LINK_OWNER, figures.connections)
    leave_empty(cells, DECK, DECK_ROOM)
    sever_all(cells, CONNECTED, NEIGHBOURS, figures.places)
    return cells


def leave_empty(cells: vec[i64], first: i64, size: i64) -> None:
    """Write -1 (nothing there) into a row of cells."""
    index: i64
    for index in range(first, first + size):
        cells[index] = -1


def reorder(land: Land) -> None:
    """Who spent least goes first; equal spenders keep their order; then all start anew."""
    sort_stably(land.cells, ORDER, land.figures.players, SPENT)
    place: i64
    for place in range(land.figures.players):
        seat: i64 = land.cells[ORDER + place]
        land.cells[SPENT + seat] = 0
        land.tell(happenings.REORDERED, seat, place + 1, 0, 0)


def choose_pair(land: Land, action: i64, pair: i64) -> None:
    """The action is about an industry on a slot."""
    land.cells[ACTION] = action
    land.cells[TARGET] = land.figures.pair_slot[pair]
    land.cells[INDUSTRY] = land.figures.pair_industry[pair]


def choose_target(land: Land, action: i64, choice: i64) -> None:
    """The action is about what a choice names in the action's own row."""
    land.cells[ACTION] = action
    land.cells[TARGET] = choice - action


def ask_for_more(land: Land, targets: i64, repeats: bool) -> bool:
    """Offer one more; where everything is asked, even in vain, so that a refusal says why."""
    if targets == 0 and not (land.explicit and repeats):
        return False
    land.cells[STAGE] = stages.MORE
    return True


def forget_move(land: Land) -> None:
    """Nothing of a finished move stays behind: equal positions have equal cells."""
    index: i64
    for index in range(ACTION, BUYER):
        land.cells[index] = 0
    land.cells[BUYER] = NOBODY


def finish_action(land: Land, seat: i64) -> bool:
    """An action is done; true when the turn is over, for want of actions or of cards."""
    forget_move(land)
    land.cells[ACTIONS_DONE] += 1
    land.cells[ACTIONS_LEFT] -= 1
    land.cells[STAGE] = stages.ACTION
    return land.cells[ACTIONS_LEFT] == 0 or land.cells[HAND_SIZE + seat] == 0


def begin_next_turn(land: Land) -> bool:
    """Whoever is next in order and holds a card is asked; false when nobody is left in the round.

    Who holds no card passes without one: every action costs a card.
    """
    while land.cells[TURN] < land.figures.players:
        seat: i64 = land.cells[ORDER + land.cells[TURN]]
        if land.cells[HAND_SIZE + seat] > 0:
            begin_turn(land)
            return True
        land.tell(happenings.PASSED, seat, 0, 0, 0)
        land.cells[TURN] += 1
    return False


def begin_turn(land: Land) -> None:
    """Two actions, but one in the first round of all."""
    land.cells[ACTIONS_LEFT] = 1 if is_first_round(land) else 2
    land.cells[STAGE] = stages.ACTION


def is_first_round(land: Land) -> bool:
    """Whether this is the first round of the canal era."""
    return land.cells[ERA] == CANAL and land.cells[ROUND] == 0


def is_last_round(land: Land) -> bool:
    """Whether the era ends with this round."""
    return land.cells[ROUND] + 1 == land.figures.rounds


def begin_rail_era(land: Land) -> None:
    """The clock starts anew."""
    land.cells[ERA] = RAIL
    land.cells[ROUND] = 0
    land.tell(happenings.ERA_BEGAN, RAIL, 0, 0, 0)


def end_game(land: Land) -> None:
    """Nobody is asked any more."""
    land.cells[STAGE] = stages.OVER
    land.cells[ACTIONS_LEFT] = 0
    land.tell(happenings.GAME_ENDED, 0, 0, 0, 0)
