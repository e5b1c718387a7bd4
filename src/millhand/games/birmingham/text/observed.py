"""What Birmingham tells to programs that learn (BB-3.11: no hand of others, no deck)."""

from millhand.face.observed import NONE_OR_NUMBER, Observed, Row, seen_if
from millhand.games.birmingham.data.edition import Edition
from millhand.games.birmingham.play import layout as own
from millhand.games.birmingham.play.box import Box
from millhand.kernel.observing import (
    ARE_THERE,
    AS_THEY_LIE,
    MEMBERS,
    MINE,
    OF_EACH_SEAT,
    OF_MINE_ALONE,
)
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.text.observed import (
    board_rows,
    clock_rows,
    market_rows,
    move_rows,
    seat_rows,
)

VERSION = 1


def observed(box: Box, edition: Edition) -> Observed:
    """Everything a seat may know."""
    rows = [
        *clock_rows(),
        *move_rows(),
        Row("beer needed", AS_THEY_LIE, own.BEER_NEEDED, meaning="barrels"),
        Row("bonus due", AS_THEY_LIE, own.BONUS_DUE, meaning="free developments"),
        *market_rows(),
        Row("wild locations", AS_THEY_LIE, own.WILD_LOCATIONS, meaning="cards on their pile"),
        Row("wild industries", AS_THEY_LIE, own.WILD_INDUSTRIES, meaning="cards on their pile"),
        *seat_rows(edition),
        *card_rows(box, edition),
        *board_rows(edition),
        Row("merchant", AS_THEY_LIE, own.MERCHANT_TILE, edition.merchant_ids, 1, NONE_OR_NUMBER),
        Row("barrel", MEMBERS, own.BARRELS, edition.merchant_ids, meaning="1: one lies there"),
    ]
    return Observed(VERSION, int(box.players), rows)


def card_rows(box: Box, edition: Edition) -> list[Row]:
    """Wild cards were taken openly; piles and face-down cards as far as they are seen."""
    wild = edition.card_ids[box.cards_of_deck :]
    piles = OF_EACH_SEAT if box.discards_open else OF_MINE_ALONE
    first_wild = layout.HAND + int(box.cards_of_deck)
    mine = Row("my face-down card", MINE, own.FACE_DOWN, meaning="its number, if I may look")
    return [
        Row("wild card", OF_EACH_SEAT, first_wild, wild, layout.CARDS, "copies in a hand"),
        Row("discards", piles, layout.DISCARDS, edition.card_ids, layout.CARDS, "copies on a pile"),
        Row("last discard", OF_EACH_SEAT, own.LAST_DISCARD, meaning=NONE_OR_NUMBER),
        Row("face down", ARE_THERE, own.FACE_DOWN, meaning="1: a card lies there"),
        seen_if(box.owner_sees_facedown_card, mine),
    ]
