"""Points that only the introductory game gives. BB-16.

Links and tiles score, and the board is cleared, as the land does it: BB-15.1 (BB-18.12,
BB-18.13), BB-15.2, BB-10.6, BB-15.4 (BB-18.15); who has won: BB-1.1, BB-15.9 with BB-O3.
Nothing else gives points but the merchants' beer (BB-1.2, `concepts/bonus.py`).
"""

from mypy_extensions import i64

from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import members
from millhand.mechanics.land.play import layout


def score_introductory_game(state: State) -> None:
    """BB-16.2 Money, income level and flipped tiles of level 2 and more count once more."""
    seat: i64
    for seat in range(state.box.players):
        money: i64 = state.money(seat) // state.box.money_per_point
        state.score(seat, min(money, state.box.most_points_for_money), layout.FROM_MONEY)
    for slot in members(state.flipped()):
        tile: i64 = state.tile_at(slot)
        if state.box.tile_level[tile] > 1:
            state.score(state.owner_of(slot), state.box.tile_points[tile], layout.FROM_TILES_AGAIN)
    for seat in range(state.box.players):
        level: i64 = state.income_level(seat)
        if level >= 0:
            state.score(seat, level, layout.FROM_INCOME)
        else:
            state.lose_points(seat, -level, layout.FROM_INCOME)
