"""What a game of the land tells to programs that learn; each game adds what it alone has."""

from millhand.face.observed import NONE_OR_NUMBER, WHO_IS_ASKED, Row, owners
from millhand.kernel.observing import AS_THEY_LIE, MEMBERS, MINE, OF_EACH_SEAT, PLACES
from millhand.mechanics.land.data.edition import LandEdition
from millhand.mechanics.land.play import layout


def clock_rows() -> list[Row]:
    """When it is, what is asked and of whom."""
    return [
        WHO_IS_ASKED,
        Row("question", AS_THEY_LIE, layout.STAGE, meaning="number of the question"),
        Row("era", AS_THEY_LIE, layout.ERA, meaning="0: canal, 1: rail"),
        Row("round", AS_THEY_LIE, layout.ROUND, meaning="from 0, in each era"),
        Row("turn", AS_THEY_LIE, layout.TURN, meaning="from 0, in each round"),
        Row("actions left", AS_THEY_LIE, layout.ACTIONS_LEFT, meaning="in this turn"),
    ]


def move_rows() -> list[Row]:
    """The move under way."""
    return [
        Row("action", AS_THEY_LIE, layout.UNDER_WAY, meaning="first choice of its verb"),
        Row("target", AS_THEY_LIE, layout.TARGET, meaning="slot, connection or industry"),
        Row("industry", AS_THEY_LIE, layout.INDUSTRY, meaning="to be built"),
        Row("step", AS_THEY_LIE, layout.STEP, meaning="links, tiles, sales or cards done"),
        Row("coal needed", AS_THEY_LIE, layout.COAL_NEEDED, meaning="cubes"),
        Row("iron needed", AS_THEY_LIE, layout.IRON_NEEDED, meaning="cubes"),
        Row("buyer", AS_THEY_LIE, layout.BUYER, meaning=NONE_OR_NUMBER),
        Row("debt", AS_THEY_LIE, layout.DEBT, meaning="pounds still owed"),
    ]


def market_rows() -> list[Row]:
    """Markets, and how much is left in the deck."""
    return [
        Row("coal market", AS_THEY_LIE, layout.COAL_MARKET, meaning="cubes"),
        Row("iron market", AS_THEY_LIE, layout.IRON_MARKET, meaning="cubes"),
        Row("deck", AS_THEY_LIE, layout.DECK_SIZE, meaning="cards left"),
    ]


def seat_rows(edition: LandEdition) -> list[Row]:
    """What lies open before every player, and the own hand."""
    industries, cards = edition.industries, edition.card_ids
    return [
        Row("place in turn order", PLACES, layout.ORDER, meaning="from 1"),
        Row("money", OF_EACH_SEAT, layout.MONEY, meaning="pounds"),
        Row("income space", OF_EACH_SEAT, layout.INCOME, meaning="where the marker stands"),
        Row("points", OF_EACH_SEAT, layout.POINTS, meaning="victory points"),
        Row("spent", OF_EACH_SEAT, layout.SPENT, meaning="pounds, in this round"),
        Row("hand size", OF_EACH_SEAT, layout.HAND_SIZE, meaning="cards"),
        Row("links left", OF_EACH_SEAT, layout.LINKS_LEFT, meaning="link tiles"),
        Row("gone", OF_EACH_SEAT, layout.GONE, industries, layout.INDUSTRIES, "tiles off the mat"),
        Row("hand", MINE, layout.HAND, cards, layout.CARDS, "copies in my hand"),
    ]


def board_rows(edition: LandEdition) -> list[Row]:
    """What stands on the board."""
    slots = edition.slot_ids
    return [
        Row("tile", AS_THEY_LIE, layout.TILE, slots, meaning="-1: none, else its kind"),
        owners("owner", layout.OWNER, slots),
        Row("cubes", AS_THEY_LIE, layout.CUBES, slots, meaning="cubes or barrels on the tile"),
        Row("flipped", MEMBERS, layout.FLIPPED, slots, meaning="1: turned over"),
        owners("link", layout.LINK_OWNER, edition.connection_ids),
    ]
