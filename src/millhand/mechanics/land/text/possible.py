"""Where a position cannot be, though its statements agree with each other.

Limits of the rules are looked at, and what pieces can look like at any time. How a position came
about nobody asks: links may lie and tiles may stand that no round so far could have brought.
"""

from millhand.face.spelling import Unclear
from millhand.kernel.bits import count
from millhand.mechanics.land.data.edition import LandEdition
from millhand.mechanics.land.play import layout, stages
from millhand.mechanics.land.play.rounds import is_first_round
from millhand.mechanics.land.play.table import Land


def check(land: Land, edition: LandEdition) -> None:
    """Unclear says what cannot be."""
    _check_clock(land)
    for seat in range(land.figures.players):
        colour = edition.colours[seat]
        _check_hand(land, seat, colour)
        _check_places(land, seat, colour, edition)
    if land.stage() == stages.SHORTFALL:
        _check_debt(land, edition)
    else:
        _check_spending(land, edition)


def _check_clock(land: Land) -> None:
    """One action in the first round of all, two afterwards."""
    most = 1 if is_first_round(land) else 2
    if land.actions_left() > most:
        raise Unclear("not_so_many_actions", most=most)


def _check_spending(land: Land, edition: LandEdition) -> None:
    """Money is spent by acting."""
    for place in range(land.cells[layout.TURN] + 1, land.figures.players):
        seat = land.seat_at(place)
        if land.cells[layout.SPENT + seat] > 0:
            money = int(land.cells[layout.SPENT + seat])
            raise Unclear("spent_before_acting", colour=edition.colours[seat], money=money)


def _check_hand(land: Land, seat: int, colour: str) -> None:
    """Nobody draws beyond a full hand."""
    most = int(land.figures.hand)
    if land.hand_size(seat) > most:
        cards = int(land.hand_size(seat))
        raise Unclear("hand_is_too_full", colour=colour, cards=cards, most=most)


def _check_places(land: Land, seat: int, colour: str, edition: LandEdition) -> None:
    """In the canal era a player has one tile in a place."""
    if land.is_rail_era():
        return
    for place, slots in enumerate(land.figures.place_slots):
        if count(land.own_tiles(seat) & slots) > 1:
            name = edition.place_ids[place]
            raise Unclear("too_many_tiles_in_a_place", colour=colour, place=name, most=1)


def _check_debt(land: Land, edition: LandEdition) -> None:
    """Who is asked what to give up owes no more than the income, and has a tile to give up."""
    seat = land.seat_at(land.cells[layout.INCOME_TURN])
    colour = edition.colours[seat]
    if not land.tiles_to_give_up(seat):
        raise Unclear("debtor_has_no_tile", colour=colour)
    most = max(0, int(-land.income_level(seat)))
    if land.money(seat) == 0 and land.debt() > most:
        raise Unclear("debt_is_above_income", colour=colour, most=most)
