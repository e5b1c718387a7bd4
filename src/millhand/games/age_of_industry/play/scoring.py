"""The end of the game: rails, loans, points, and who has won. AI-21."""

from mypy_extensions import i64

from millhand.games.age_of_industry.play import choices, happenings, layout
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import BIT, count, members, only


def occupied_at(state: State, place: i64) -> i64:
    """AI-21.2 Tiles of anyone and market spaces; a village counts one."""
    tiles: i64 = count(state.cells[layout.OCCUPIED] & state.box.place_slots[place])
    village: i64 = 1 if state.box.villages & BIT[place] != 0 else 0
    return tiles + count(state.box.markets_at[place]) + village


def rail_income(state: State, connection: i64) -> i64:
    """AI-21.2 $2 for a rail and $1 for everything occupied at its ends."""
    money: i64 = state.box.rail_income
    rest: i64 = state.box.connection_ends[connection]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        money += occupied_at(state, only(bit))
    return money


def rails_income(state: State, seat: i64) -> i64:
    """What all rails of a seat earn."""
    money: i64 = 0
    rest: i64 = state.cells[layout.OWN_LINKS + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        money += rail_income(state, only(bit))
    return money


def levels(state: State, seat: i64) -> i64:
    """AI-21.5 The levels of the own tiles on the board, flipped or not (AI-1.3)."""
    points: i64 = 0
    rest: i64 = state.own(seat)
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        points += state.box.tile_level[state.tile_at(only(bit))]
    return points


def repayable(state: State, money: i64, loans: i64) -> i64:
    """AI-21.3 How many loans so much money repays."""
    return min(loans, money // state.box.loan_repay)


def count_up(state: State, seat: i64) -> None:
    """AI-21.2 to AI-21.6 for one seat."""
    state.earn(seat, rails_income(state, seat), happenings.FOR_RAILS_AT_THE_END)
    tell_rails(state, seat)
    repaid: i64 = repayable(state, state.money(seat), state.loans(seat))
    if repaid > 0:
        state.repay(seat, repaid)
    state.score(seat, state.money(seat) // state.box.money_per_point, layout.FROM_MONEY)
    state.score(seat, levels(state, seat), layout.FROM_TILES)
    tell_tiles(state, seat)
    state.score(seat, state.loans(seat) * state.box.loan_points, layout.FROM_LOANS)


def tell_rails(state: State, seat: i64) -> None:
    """What each rail has earned, for whoever watches."""
    if state.log is None:
        return
    for rail in members(state.cells[layout.OWN_LINKS + seat]):
        state.tell(happenings.RAIL_BROUGHT, seat, rail_income(state, rail), rail, 0)


def tell_tiles(state: State, seat: i64) -> None:
    """What each tile is worth, for whoever watches."""
    if state.log is None:
        return
    for slot in members(state.own(seat)):
        tile: i64 = state.tile_at(slot)
        points: i64 = state.box.tile_level[tile]
        state.tell_more(happenings.TILE_BROUGHT, seat, points, layout.FROM_TILES, tile, slot)


def end_game(state: State, ending: i64) -> None:
    """AI-21.1 The game is over: everybody counts up; cards still held are worth nothing."""
    seat: i64
    state.tell(happenings.GAME_ENDED, ending, 0, 0, 0)
    for seat in range(state.box.players):
        count_up(state, seat)
    state.cells[layout.STAGE] = choices.OVER_STAGE


def points_if_it_ended_now(state: State, seat: i64) -> i64:
    """AI-21.2 to AI-21.6 as things stand, for whoever compares positions before the end."""
    money: i64 = state.money(seat) + rails_income(state, seat)
    loans: i64 = state.loans(seat)
    repaid: i64 = repayable(state, money, loans)
    points: i64 = (money - repaid * state.box.loan_repay) // state.box.money_per_point
    return points + levels(state, seat) + (loans - repaid) * state.box.loan_points


def winner(state: State) -> i64:
    """AI-21.7 Most points; among equals who stands first in the last turn order."""
    best: i64 = state.cells[layout.ORDER]
    place: i64
    for place in range(1, state.box.players):
        seat: i64 = state.cells[layout.ORDER + place]
        if state.cells[layout.POINTS + seat] > state.cells[layout.POINTS + best]:
            best = seat
    return best
