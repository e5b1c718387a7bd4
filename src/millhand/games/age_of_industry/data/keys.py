"""The keys of board, mat and pieces: any other is a slip of the pen, and nobody would read it."""

from millhand.face.boards import FILE, KnownKeys, labelled
from millhand.games.age_of_industry.data.files import FIGURES

BOARD: KnownKeys = {
    **FILE,
    **dict.fromkeys(("mat", "pieces", "canvas")),
    "place": {
        **labelled("id", "name", "kind", "colour", "slots", "distant_port", "at", "geo"),
        "details": labelled("attested"),
    },
    "connection": labelled("ends", "token"),
    "sea": labelled("ship", "ports", "coal", "coal_at"),
    "market": labelled("id", "place", "at"),
}

MAT: KnownKeys = {
    **FILE,
    "industry": {
        **dict.fromkeys(("id", "slot", "goods", "holds")),
        "tile": {**labelled("level", "count", "buys"), **dict.fromkeys(FIGURES, labelled("is"))},
    },
}

PIECES: KnownKeys = {
    **FILE,
    "industry_card": labelled("id", "count"),
    "location_card": labelled("id", "count", "symbol"),
    "market_token": labelled("id", "count", "buys"),
    "market": {**labelled("when_empty"), "prices": labelled("is")},
    "loan": labelled("money", "interest", "points_when_unpaid"),
    "rail": labelled("per_player", "money", "income"),
}
