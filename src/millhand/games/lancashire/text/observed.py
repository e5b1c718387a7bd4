"""What Lancashire tells to programs that learn (BL-3.5: no hand of others, no face-down tile)."""

from millhand.face.observed import Observed, Row
from millhand.games.lancashire.data.edition import Edition
from millhand.games.lancashire.play import layout as own
from millhand.games.lancashire.play.box import Box
from millhand.kernel.observing import AS_THEY_LIE, FACE_UP, OF_EACH_SEAT
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
    distant = [str(number + 1) for number in range(len(box.distant_tiles))]
    far = "spaces that the marker went; -1: not turned yet"
    rows = [
        *clock_rows(),
        *move_rows(),
        *market_rows(),
        Row("set aside", AS_THEY_LIE, own.ASIDE_SIZE, meaning="cards"),
        Row("cotton", AS_THEY_LIE, own.COTTON, meaning="space of the marker, from 0"),
        Row("turned", AS_THEY_LIE, own.TURNED, meaning="distant tiles turned"),
        Row("distant", FACE_UP, own.DISTANT, distant, own.TURNED, far),
        *seat_rows(edition),
        Row(
            "discards",
            OF_EACH_SEAT,
            layout.DISCARDS,
            edition.card_ids,
            layout.CARDS,
            "copies on a pile",
        ),
        *board_rows(edition),
    ]
    return Observed(VERSION, int(box.players), rows)
