"""A ledger: the open figures of a table, kept by listening to events alone.

What stands in a sight is what the ledger keeps: of a game that lacks one of these things (a
market, a mat …), or hides it, nothing is kept. The words are those of every game:

    earned, paid, lent {seat, money}      placed {seat, slot, tile, cubes}
    scored {seat, points}                 took_cube {slot}, sold_cube {resource}
    drew, took_card, took_wild {seat}     bought_cube {resource}
    drew_token, pledged {seat}            industry_placed, industry_removed {place, colour}
    discarded, returned_wild {seat}       flipped, replaced, gave_up, cleared {slot}
    laid_face_down, turned_up {}          developed {seat}
    shuffled, set_aside {cards}           linked {seat, connection} (a double one twice)
    income_moved {seat, space}            links_returned {seat, links}
    merchant_came {merchant, merchant_tile}, barrel_came, took_barrel {merchant}
    reordered {seat, position, and where a seat has several sets colour}
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from millhand.face.seen import Event, SeenSeat, Sight

Facts = Any


@dataclass
class Tile:
    """A tile on the board."""

    seat: int
    tile: str
    cubes: int
    flipped: bool


Figures = dict[int, int]
"""One figure of every seat that has it and shows it."""


@dataclass
class Ledger:
    """What everybody can know about a table."""

    money: Figures
    lent: Figures
    points: Figures
    cards: Figures
    tokens: Figures
    """What is held where nobody has a hand of cards."""
    income: Figures
    links_left: Figures
    on_mat: Figures
    colours: list[str]
    order: dict[str, int]
    """The place of every marker in turn order, as it stands or last stood."""
    tiles: dict[str, Tile]
    standing: Counter[tuple[str, str]]
    """Pieces without a slot, by town and colour."""
    links: list[tuple[str, int]]
    """Every link with its owner, in order."""
    markets: dict[str, int]
    merchants: dict[str, tuple[str, bool]]
    deck: int
    last_placed: str = field(default="", compare=False)

    def listen(self, event: Event) -> None:
        """Write down what an event says; what it does not change stays as it was."""
        write = WRITING.get(event.kind)
        if write is not None:
            write(self, event.facts)


def open_ledger(sight: Sight) -> Ledger:
    """The ledger as it stands in a sight."""
    seats, own = sight["seats"], sight["own"]
    held = _figures(seats, "hand_size")
    return Ledger(
        money=_figures(seats, "money"),
        lent=dict.fromkeys(range(len(seats)), own["lent"]) if "lent" in own else {},
        points=_figures(seats, "points"),
        cards={} if "tokens_left" in own else held,
        tokens=held if "tokens_left" in own else {},
        income=_figures(seats, "income_space"),
        links_left=_figures(seats, "links_left"),
        on_mat={
            number: sum(len(levels) for levels in seat["mat"].values())
            for number, seat in enumerate(seats)
            if seat["mat"]
        },
        colours=[seat["colour"] for seat in seats],
        order=_places(sight),
        tiles={
            entry["slot"]: Tile(entry["seat"], entry["tile"], entry["cubes"], entry["flipped"])
            for entry in sight["tiles"]
            if entry["level"] is not None
        },
        standing=Counter(
            (entry["slot"], entry["colour"]) for entry in sight["tiles"] if entry["level"] is None
        ),
        links=sorted((entry["connection"], entry["seat"]) for entry in sight["links"]),
        markets={name: entry["cubes"] for name, entry in sight["markets"].items()},
        merchants={
            entry["merchant"]: (entry["merchant_tile"], entry["barrel"])
            for entry in own.get("merchants", [])
        },
        deck=sight["deck"],
    )


def _figures(seats: list[SeenSeat], name: str) -> Figures:
    shown = {number: seat[name] for number, seat in enumerate(seats)}
    return {number: figure for number, figure in shown.items() if figure is not None}


def _places(sight: Sight) -> dict[str, int]:
    """Where markers stand; those of several sets also where they stood in the round before."""
    sets = sight["own"].get("sets", [])
    order = {colour: place for place, colour in enumerate(sight["order"], start=1)}
    return {one["colour"]: one["box"] for one in sets if one["box"]} or order


def _change(figures: Figures, seat: int, by: int) -> None:
    """Change a figure, if it is one that is kept."""
    if seat in figures:
        figures[seat] += by


def _earned(ledger: Ledger, facts: Facts) -> None:
    _change(ledger.money, facts["seat"], facts["money"])


def _paid(ledger: Ledger, facts: Facts) -> None:
    _change(ledger.money, facts["seat"], -facts["money"])


def _lent(ledger: Ledger, facts: Facts) -> None:
    """An empty bank was helped out, perhaps with a debt."""
    _paid(ledger, facts)
    _change(ledger.lent, facts["seat"], facts["money"])


def _scored(ledger: Ledger, facts: Facts) -> None:
    _change(ledger.points, facts["seat"], facts["points"])


def _income_moved(ledger: Ledger, facts: Facts) -> None:
    if facts["seat"] in ledger.income:
        ledger.income[facts["seat"]] = facts["space"]


def _reordered(ledger: Ledger, facts: Facts) -> None:
    colour = facts.get("colour", ledger.colours[facts["seat"]])
    ledger.order[colour] = facts["position"]


def _shuffled(ledger: Ledger, facts: Facts) -> None:
    ledger.deck = facts["cards"]


def _drew(ledger: Ledger, facts: Facts) -> None:
    ledger.deck -= 1
    _change(ledger.cards, facts["seat"], 1)


def _left_the_deck(ledger: Ledger, facts: Facts) -> None:
    ledger.deck -= 1


def _set_aside(ledger: Ledger, facts: Facts) -> None:
    ledger.deck -= facts["cards"]


def _took_card(ledger: Ledger, facts: Facts) -> None:
    _change(ledger.cards, facts["seat"], 1)


def _discarded(ledger: Ledger, facts: Facts) -> None:
    _change(ledger.cards, facts["seat"], -1)


def _drew_token(ledger: Ledger, facts: Facts) -> None:
    _change(ledger.tokens, facts["seat"], 1)


def _pledged(ledger: Ledger, facts: Facts) -> None:
    _change(ledger.tokens, facts["seat"], -1)


def _industry_placed(ledger: Ledger, facts: Facts) -> None:
    ledger.standing[facts["place"], facts["colour"]] += 1


def _industry_removed(ledger: Ledger, facts: Facts) -> None:
    ledger.standing[facts["place"], facts["colour"]] -= 1


def _placed(ledger: Ledger, facts: Facts) -> None:
    assert facts["slot"] not in ledger.tiles, f"{facts['slot']} is taken"
    ledger.tiles[facts["slot"]] = Tile(facts["seat"], facts["tile"], facts["cubes"], False)
    _change(ledger.on_mat, facts["seat"], -1)
    ledger.last_placed = facts["slot"]


def _developed(ledger: Ledger, facts: Facts) -> None:
    _change(ledger.on_mat, facts["seat"], -1)


def _took_cube(ledger: Ledger, facts: Facts) -> None:
    ledger.tiles[facts["slot"]].cubes -= 1


def _sold_cube(ledger: Ledger, facts: Facts) -> None:
    """Cubes go to a market only from the tile just placed."""
    ledger.tiles[ledger.last_placed].cubes -= 1
    ledger.markets[facts["resource"]] += 1


def _bought_cube(ledger: Ledger, facts: Facts) -> None:
    """An empty market sells from the supply."""
    left = ledger.markets[facts["resource"]]
    ledger.markets[facts["resource"]] = max(0, left - 1)


def _flipped(ledger: Ledger, facts: Facts) -> None:
    ledger.tiles[facts["slot"]].flipped = True


def _left_the_board(ledger: Ledger, facts: Facts) -> None:
    del ledger.tiles[facts["slot"]]


def _linked(ledger: Ledger, facts: Facts) -> None:
    ledger.links = sorted([*ledger.links, (facts["connection"], facts["seat"])])
    _change(ledger.links_left, facts["seat"], -1)


def _links_returned(ledger: Ledger, facts: Facts) -> None:
    seat = facts["seat"]
    others = [link for link in ledger.links if link[1] != seat]
    assert len(ledger.links) - len(others) == facts["links"]
    ledger.links = others
    _change(ledger.links_left, seat, facts["links"])


def _merchant_came(ledger: Ledger, facts: Facts) -> None:
    ledger.merchants[facts["merchant"]] = (facts["merchant_tile"], False)


def _barrel_came(ledger: Ledger, facts: Facts) -> None:
    ledger.merchants[facts["merchant"]] = (ledger.merchants[facts["merchant"]][0], True)


def _took_barrel(ledger: Ledger, facts: Facts) -> None:
    ledger.merchants[facts["merchant"]] = (ledger.merchants[facts["merchant"]][0], False)


WRITING: dict[str, Callable[[Ledger, Facts], None]] = {
    "earned": _earned,
    "paid": _paid,
    "lent": _lent,
    "scored": _scored,
    "scored_link": _scored,
    "scored_tile": _scored,
    "income_moved": _income_moved,
    "reordered": _reordered,
    "shuffled": _shuffled,
    "drew": _drew,
    "turned_up": _left_the_deck,
    "laid_face_down": _left_the_deck,
    "set_aside": _set_aside,
    "took_card": _took_card,
    "took_wild": _took_card,
    "drew_token": _drew_token,
    "pledged": _pledged,
    "industry_placed": _industry_placed,
    "industry_removed": _industry_removed,
    "discarded": _discarded,
    "returned_wild": _discarded,
    "placed": _placed,
    "developed": _developed,
    "took_cube": _took_cube,
    "sold_cube": _sold_cube,
    "bought_cube": _bought_cube,
    "flipped": _flipped,
    "replaced": _left_the_board,
    "gave_up": _left_the_board,
    "cleared": _left_the_board,
    "linked": _linked,
    "links_returned": _links_returned,
    "merchant_came": _merchant_came,
    "barrel_came": _barrel_came,
    "took_barrel": _took_barrel,
}
