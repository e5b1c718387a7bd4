"""Points at the end of an era, and who has won. BB-15 and BB-16."""

from mypy_extensions import i64

from millhand.games.birmingham import telling
from millhand.games.birmingham.box import CANAL
from millhand.games.birmingham.layout import (
    CONNECTED,
    ERA,
    FLIPPED,
    FROM_CANAL_TILES,
    FROM_CANALS,
    FROM_INCOME,
    FROM_MONEY,
    FROM_RAIL_TILES,
    FROM_RAILS,
    FROM_TILES_AGAIN,
    INCOME,
    LINK_OWNER,
    LINKED,
    LINKS_LEFT,
    MONEY,
    NEIGHBOURS,
    OCCUPIED,
    OWN_LINKS,
    OWNER,
    POINTS,
    TILE,
)
from millhand.games.birmingham.state import State
from millhand.kernel.bits import BIT, count, only
from millhand.mechanics.network import sever_all


def icons_at(state: State, place: i64) -> i64:
    """BB-15.1 Link icons of flipped tiles, any owner's, and those printed at merchant places."""
    icons: i64 = state.box.place_icons[place]
    rest: i64 = state.cells[FLIPPED] & state.box.place_slots[place]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        icons += state.box.tile_icons[state.cells[TILE + only(bit)]]
    return icons


def link_points(state: State, connection: i64) -> i64:
    """BB-15.1 One point for each icon in the places at a link's ends (BB-18.12, BB-18.13)."""
    points: i64 = 0
    rest: i64 = state.box.connection_ends[connection]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        points += icons_at(state, only(bit))
    return points


def score_links(state: State) -> None:
    """BB-15.1 Links score, then come off and go back to their owners (BB-10.6)."""
    source: i64 = FROM_CANALS if state.cells[ERA] == CANAL else FROM_RAILS
    rest: i64 = state.cells[LINKED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        connection: i64 = only(bit)
        state.score(state.cells[LINK_OWNER + connection], link_points(state, connection), source)
    return_links(state)


def return_links(state: State) -> None:
    """Every link tile goes back to its owner; nothing is connected any more."""
    seat: i64
    connection: i64
    for connection in range(state.box.connections):
        state.cells[LINK_OWNER + connection] = -1
    state.cells[LINKED] = 0
    sever_all(state.cells, CONNECTED, NEIGHBOURS, state.box.places)
    for seat in range(state.box.players):
        links: i64 = count(state.cells[OWN_LINKS + seat])
        state.cells[LINKS_LEFT + seat] += links
        state.cells[OWN_LINKS + seat] = 0
        state.trace_network(seat)
        state.tell(telling.LINKS_RETURNED, seat, links, 0, 0)


def score_tiles(state: State) -> None:
    """BB-15.2 Once all links are gone, each flipped tile scores for its owner."""
    source: i64 = FROM_CANAL_TILES if state.cells[ERA] == CANAL else FROM_RAIL_TILES
    rest: i64 = state.cells[FLIPPED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        points: i64 = state.box.tile_points[state.cells[TILE + slot]]
        state.score(state.cells[OWNER + slot], points, source)


def clear_level_one(state: State) -> None:
    """BB-15.4 Every tile of level 1 leaves the board, flipped or not (BB-18.15)."""
    rest: i64 = state.cells[OCCUPIED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        tile: i64 = state.cells[TILE + slot]
        if state.box.tile_level[tile] == 1:
            state.tell(telling.CLEARED, state.cells[OWNER + slot], slot, tile, 0)
            state.clear_slot(slot)


def score_introductory_game(state: State) -> None:
    """BB-16.2 Money, income level and flipped tiles of level 2 and more count once more."""
    seat: i64
    for seat in range(state.box.players):
        money: i64 = state.cells[MONEY + seat] // state.box.money_per_point
        state.score(seat, min(money, state.box.most_points_for_money), FROM_MONEY)
    rest: i64 = state.cells[FLIPPED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        tile: i64 = state.cells[TILE + only(bit)]
        if state.box.tile_level[tile] > 1:
            owner: i64 = state.cells[OWNER + only(bit)]
            state.score(owner, state.box.tile_points[tile], FROM_TILES_AGAIN)
    for seat in range(state.box.players):
        level: i64 = state.income_level(seat)
        if level >= 0:
            state.score(seat, level, FROM_INCOME)
        else:
            state.lose_points(seat, -level, FROM_INCOME)


def stands_before(state: State, seat: i64, other: i64) -> bool:
    """BB-15.9 More points, then more income (by space, or by level with BB-O3), then money."""
    if state.cells[POINTS + seat] != state.cells[POINTS + other]:
        return state.cells[POINTS + seat] > state.cells[POINTS + other]
    if income_rank(state, seat) != income_rank(state, other):
        return income_rank(state, seat) > income_rank(state, other)
    return state.cells[MONEY + seat] > state.cells[MONEY + other]


def income_rank(state: State, seat: i64) -> i64:
    """BB-15.9 What is compared between players with equal points."""
    if state.box.tie_break_by_level:
        return state.income_level(seat)
    return state.cells[INCOME + seat]


def winners(state: State) -> i64:
    """BB-1.1 The seats before whom nobody stands; several share the victory (BB-15.9)."""
    seats: i64 = 0
    seat: i64
    other: i64
    for seat in range(state.box.players):
        beaten: bool = False
        for other in range(state.box.players):
            if stands_before(state, other, seat):
                beaten = True
        if not beaten:
            seats |= BIT[seat]
    return seats
