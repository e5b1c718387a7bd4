"""What Age of Industry tells to programs that learn (AI-2.4: no hand of others, no deck)."""

from millhand.face.observed import WHO_IS_ASKED, Observed, Row, owners
from millhand.games.age_of_industry.data.edition import Edition
from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.box import Box
from millhand.kernel.observing import AS_THEY_LIE, MEMBERS, MINE, OF_EACH_SEAT, PLACES

VERSION = 1


def observed(box: Box, edition: Edition) -> Observed:
    """Everything a seat may know."""
    rows = [
        *clock_rows(),
        *move_rows(),
        *pile_rows(box, edition),
        *seat_rows(edition),
        *board_rows(edition),
    ]
    return Observed(VERSION, int(box.players), rows)


def clock_rows() -> list[Row]:
    """When it is, what is asked and of whom."""
    return [
        WHO_IS_ASKED,
        Row("question", AS_THEY_LIE, layout.STAGE, meaning="number of the question"),
        Row("round", AS_THEY_LIE, layout.ROUND, meaning="from 0"),
        Row("turn", AS_THEY_LIE, layout.TURN, meaning="from 0, in each round"),
        Row("actions left", AS_THEY_LIE, layout.ACTIONS_LEFT, meaning="in this turn"),
        Row("idle", AS_THEY_LIE, layout.IDLE, meaning="1: nothing but passes in this round"),
    ]


def move_rows() -> list[Row]:
    """The move under way."""
    return [
        Row("action", AS_THEY_LIE, layout.UNDER_WAY, meaning="first choice of its verb"),
        Row("target", AS_THEY_LIE, layout.TARGET, meaning="slot, connection or industry"),
        Row("industry", AS_THEY_LIE, layout.INDUSTRY, meaning="to be built"),
        Row("step", AS_THEY_LIE, layout.STEP, meaning="sales done, or cards drawn"),
        Row("coal needed", AS_THEY_LIE, layout.COAL_NEEDED, meaning="cubes"),
        Row("iron needed", AS_THEY_LIE, layout.IRON_NEEDED, meaning="cubes"),
        Row("loans asked", AS_THEY_LIE, layout.LOANS_ASKED, meaning="before this action"),
    ]


def pile_rows(box: Box, edition: Edition) -> list[Row]:
    """Markets and cards that lie open."""
    display = [str(place + 1) for place in range(box.display)]
    return [
        Row("coal market", AS_THEY_LIE, layout.COAL_MARKET, meaning="cubes"),
        Row("iron market", AS_THEY_LIE, layout.IRON_MARKET, meaning="cubes"),
        Row("deck", AS_THEY_LIE, layout.DECK_SIZE, meaning="cards left"),
        Row("display", AS_THEY_LIE, layout.DISPLAY, display, meaning="number of a card, or -1"),
        Row("discards", AS_THEY_LIE, layout.DISCARDS, edition.card_ids, meaning="copies"),
    ]


def seat_rows(edition: Edition) -> list[Row]:
    """What lies open before every player, cards taken face up, and the own hand."""
    industries, cards, width = edition.industries, edition.card_ids, choices.CARDS
    each = choices.INDUSTRIES
    return [
        Row("place in turn order", PLACES, layout.ORDER, meaning="from 1"),
        Row("money", OF_EACH_SEAT, layout.MONEY, meaning="pounds"),
        Row("loans", OF_EACH_SEAT, layout.LOANS, meaning="open loans"),
        Row("spent", OF_EACH_SEAT, layout.SPENT, meaning="pounds, in this round"),
        Row("hand size", OF_EACH_SEAT, layout.HAND_SIZE, meaning="cards"),
        Row("links left", OF_EACH_SEAT, layout.LINKS_LEFT, meaning="rails"),
        Row("gone", OF_EACH_SEAT, layout.GONE, industries, each, "tiles off the mat"),
        Row("known", OF_EACH_SEAT, layout.KNOWN, cards, width, "copies taken face up and held"),
        Row("hand", MINE, layout.HAND, cards, width, "copies in my hand"),
    ]


def board_rows(edition: Edition) -> list[Row]:
    """What stands on the board, at sea too."""
    slots, markets = edition.slot_ids, edition.market_ids
    return [
        Row("tile", AS_THEY_LIE, layout.TILE, slots, meaning="-1: none, else its kind"),
        owners("owner", layout.OWNER, slots),
        Row("cubes", AS_THEY_LIE, layout.CUBES, slots, meaning="on the tile, or in the import"),
        Row("flipped", MEMBERS, layout.FLIPPED, slots, meaning="1: turned over"),
        owners("link", layout.LINK_OWNER, edition.connection_ids),
        Row("market token", AS_THEY_LIE, layout.MARKET_TOKEN, markets, meaning="its kind, or -1"),
        Row("market used", MEMBERS, layout.MARKETS_USED, markets, meaning="1: its token is turned"),
    ]
