"""What Workshop of the World tells to programs that learn (WW-12.1 to WW-12.3)."""

from millhand.face.observed import (
    NONE_OR_NUMBER,
    WHO_HAS_SEALED,
    WHO_IS_ASKED,
    Observed,
    Row,
    holders,
    owners,
    seen_if,
)
from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.play import layout
from millhand.games.workshop.play.box import Box
from millhand.kernel.observing import AS_THEY_LIE, MEMBERS, MINE, OF_EACH_SEAT, OF_MINE_ALONE

VERSION = 1


def observed(box: Box, edition: Edition) -> Observed:
    """Everything a seat may know."""
    rows = [
        *clock_rows(),
        *turn_rows(edition),
        *pile_rows(box, edition),
        *seat_rows(box, edition),
        *colour_rows(box),
        *board_rows(box, edition),
    ]
    return Observed(VERSION, int(box.players), rows, int(box.sets))


def clock_rows() -> list[Row]:
    """When it is, what is asked and of whom."""
    return [
        WHO_IS_ASKED,
        WHO_HAS_SEALED,
        Row("question", AS_THEY_LIE, layout.STAGE, meaning="number of the question"),
        Row("era", AS_THEY_LIE, layout.ERA, meaning="0: canal, 1: rail"),
        Row("round", AS_THEY_LIE, layout.ROUND, meaning="0 before the first auction of an era"),
        Row("auction", AS_THEY_LIE, layout.AUCTION, meaning="1: the second of a round"),
        Row("turn", AS_THEY_LIE, layout.TURN, meaning="from 0, in each round"),
    ]


def turn_rows(edition: Edition) -> list[Row]:
    """The turn under way."""
    return [
        Row("begun", AS_THEY_LIE, layout.BEGUN, meaning="1: a turn waits for its next answer"),
        Row("card taken", AS_THEY_LIE, layout.CARD, meaning=NONE_OR_NUMBER),
        Row("home", AS_THEY_LIE, layout.HOME, meaning="town of the new industry, or -1"),
        Row("laid", MEMBERS, layout.LAID, edition.connection_ids, meaning="1: in this turn"),
        Row("reached", MEMBERS, layout.REACHED, edition.towns, meaning="1: in this turn"),
        Row("credited", MEMBERS, layout.CREDITED, edition.towns, meaning="1: in this turn"),
    ]


def pile_rows(box: Box, edition: Edition) -> list[Row]:
    """Cards, tokens, the bank; WW-A21 the discard pile may be closed."""
    bank = Row("bank", AS_THEY_LIE, layout.BANK, meaning="pounds; 0 without a limit")
    pile = Row("discards", AS_THEY_LIE, layout.DISCARDS, edition.card_ids, meaning="copies")
    display = [str(place + 1) for place in range(layout.DISPLAY_ROOM)]
    return [
        Row("deck", AS_THEY_LIE, layout.DECK_SIZE, meaning="cards left"),
        Row("set aside", AS_THEY_LIE, layout.ASIDE_SIZE, meaning="cards left"),
        Row("tokens left", AS_THEY_LIE, layout.TOKENS_LEFT, meaning="not drawn yet"),
        Row("display", AS_THEY_LIE, layout.DISPLAY, display, meaning="number of a card, or -1"),
        Row("demand", AS_THEY_LIE, layout.DEMAND, edition.industries, meaning="tokens"),
        seen_if(not box.money_hidden, bank),
        Row("calls", AS_THEY_LIE, layout.CALLS, meaning="how often money went to the bank"),
        seen_if(box.discards_open, pile),
    ]


def seat_rows(box: Box, edition: Edition) -> list[Row]:
    """Money and incomes; tokens and sealed answers are one's own business."""
    money = OF_MINE_ALONE if box.money_hidden else OF_EACH_SEAT
    kinds, width = edition.industries, layout.INDUSTRIES
    return [
        Row("money", money, layout.MONEY, meaning="pounds"),
        Row("income space", OF_EACH_SEAT, layout.INCOME, meaning="where the marker stands"),
        Row("my tokens", MINE, layout.HAND, kinds, width, "demand tokens in my hand"),
        Row("my fist", MINE, layout.FIST, meaning="sealed demand choice, or -1"),
        Row("my set", MINE, layout.CHOSEN, meaning="sealed colour, or -1"),
        Row("my recoup", MINE, layout.RECOUPED, meaning="pounds, for a bid or a link"),
        Row("my bid", MINE, layout.OFFER, meaning="sealed bid, or -1"),
    ]


def colour_rows(box: Box) -> list[Row]:
    """The pieces of every colour, and the order track."""
    sets = ["first", "second"] if box.sets > 1 else [""]
    spaces = [str(space + 1) for space in range(box.turns)]
    each = int(box.sets)
    return [
        Row("industries left", OF_EACH_SEAT, layout.INDUSTRIES_LEFT, sets, each, "pieces"),
        Row("links left", OF_EACH_SEAT, layout.LINKS_LEFT, sets, each, "pieces"),
        Row("space", OF_EACH_SEAT, layout.SPACE, sets, each, "of the order track, from 1; 0: none"),
        owners("order", layout.ORDER, spaces),
    ]


def board_rows(box: Box, edition: Edition) -> list[Row]:
    """What stands in the towns and lies between them."""
    sets = ["first", "second"] if box.sets > 1 else [""]
    towns = [
        Row(
            f"industries in {town}",
            OF_EACH_SEAT,
            layout.STANDING + number * layout.COLOURS,
            sets,
            int(box.sets),
            "pieces",
        )
        for number, town in enumerate(edition.towns)
    ]
    return [*towns, holders("link", layout.OWN_LINKS, edition.connection_ids)]
