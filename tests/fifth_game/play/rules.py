"""The rules that can refuse a move."""

from fifth_game.play.layout import HAND, MONEY, PRICE, SEATS, STALL, TOWNS
from millhand.face.rules import Facts, Rule
from millhand.kernel.table import Table

EVERY_TOWN = (1 << TOWNS) - 1


def card_is_in_hand(table: Table, seat: int, given: int) -> int:
    """TF-3.3 A card is played from the hand."""
    row = HAND + seat * TOWNS
    return sum(1 << town for town in range(TOWNS) if table.cells[row + town])


def stall_can_be_paid(table: Table, seat: int, given: int) -> int:
    """TF-3.4 Nobody runs into debt."""
    return EVERY_TOWN if table.cells[MONEY + seat] >= PRICE else 0


def town_has_no_stall_of_yours(table: Table, seat: int, given: int) -> int:
    """TF-3.5 A player has one stall in a town."""
    return sum(1 << town for town in range(TOWNS) if not table.cells[STALL + town * SEATS + seat])


def the_card(table: Table, seat: int, given: int, town: int) -> Facts:
    """Which card it is about."""
    return {"seat": seat, "card": town}


def the_price(table: Table, seat: int, given: int, town: int) -> Facts:
    """What it costs, and what there is."""
    return {"cost": PRICE, "money": int(table.cells[MONEY + seat])}


def the_town(table: Table, seat: int, given: int, town: int) -> Facts:
    """Which town it is about."""
    return {"place": town}


SELLING = (Rule("TF-3.3", card_is_in_hand, the_card),)
OPENING = (
    *SELLING,
    Rule("TF-3.4", stall_can_be_paid, the_price),
    Rule("TF-3.5", town_has_no_stall_of_yours, the_town),
)
BOOK = OPENING
