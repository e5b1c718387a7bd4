"""What the fair tells to programs that learn."""

from fifth_game.data.edition import Edition
from fifth_game.play import layout
from millhand.face.observed import WHO_IS_ASKED, Observed, Row
from millhand.kernel.observing import AS_THEY_LIE, MINE, OF_EACH_SEAT


def observed(players: int, edition: Edition) -> Observed:
    """TF-1.2 All but the deck and the hands of others."""
    towns = edition.towns
    stalls = [
        Row(
            f"stalls in {town}",
            OF_EACH_SEAT,
            layout.STALL + number * layout.SEATS,
            meaning="stalls",
        )
        for number, town in enumerate(towns)
    ]
    rows = [
        WHO_IS_ASKED,
        Row("round", AS_THEY_LIE, layout.ROUND, meaning="from 0"),
        Row("deck", AS_THEY_LIE, layout.DECK_SIZE, meaning="cards left"),
        Row("money", OF_EACH_SEAT, layout.MONEY, meaning="pounds"),
        Row("points", OF_EACH_SEAT, layout.POINTS, meaning="points"),
        Row("apples", OF_EACH_SEAT, layout.APPLES, meaning="sold"),
        Row("hand", MINE, layout.HAND, towns, layout.TOWNS, "copies"),
        *stalls,
        Row("discards", AS_THEY_LIE, layout.DISCARDS, towns, meaning="copies"),
    ]
    return Observed(1, players, rows)
