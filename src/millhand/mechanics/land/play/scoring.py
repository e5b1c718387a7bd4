"""Points at the end of an era, what leaves the board then, and who has won."""

from mypy_extensions import i64

from millhand.kernel.bits import BIT, count, members
from millhand.mechanics.land.play import happenings, layout
from millhand.mechanics.land.play.table import Land
from millhand.mechanics.network import sever_all


def icons_at(land: Land, place: i64) -> i64:
    """Link icons of a place: those of its flipped tiles, any owner's, and those printed there."""
    icons: i64 = land.figures.place_icons[place]
    for slot in members(land.flipped() & land.figures.place_slots[place]):
        icons += land.figures.tile_icons[land.tile_at(slot)]
    return icons


def link_points(land: Land, connection: i64) -> i64:
    """One point for each icon in the places at a link's ends."""
    points: i64 = 0
    for place in members(land.figures.connection_ends[connection]):
        points += icons_at(land, place)
    return points


def score_links(land: Land) -> None:
    """Every link scores for its owner."""
    source: i64 = layout.FROM_CANALS if land.is_canal_era() else layout.FROM_RAILS
    for connection in members(land.linked()):
        points: i64 = link_points(land, connection)
        if points > 0:
            seat: i64 = land.link_owner(connection)
            land.add_points(seat, points, source)
            land.tell(happenings.SCORED_LINK, seat, points, source, connection)


def return_links(land: Land) -> None:
    """Every link tile goes back to its owner; nothing is connected any more."""
    for connection in members(land.linked()):
        land.cells[layout.LINK_OWNER + connection] = layout.NOBODY
    land.cells[layout.LINKED] = 0
    sever_all(land.cells, layout.CONNECTED, layout.NEIGHBOURS, land.figures.places)
    seat: i64
    for seat in range(land.figures.players):
        links: i64 = count(land.own_links(seat))
        land.cells[layout.LINKS_LEFT + seat] += links
        land.cells[layout.OWN_LINKS + seat] = 0
        land.trace_network(seat)
        land.tell(happenings.LINKS_RETURNED, seat, links, 0, 0)


def score_tiles(land: Land) -> None:
    """Every flipped tile scores for its owner."""
    source: i64 = layout.FROM_CANAL_TILES if land.is_canal_era() else layout.FROM_RAIL_TILES
    for slot in members(land.flipped()):
        score_tile(land, slot, source)


def score_tile(land: Land, slot: i64, source: i64) -> None:
    """The points of one tile."""
    tile: i64 = land.tile_at(slot)
    points: i64 = land.figures.tile_points[tile]
    if points > 0:
        seat: i64 = land.owner_of(slot)
        land.add_points(seat, points, source)
        land.tell_more(happenings.SCORED_TILE, seat, points, source, tile, slot)


def score_tiles_again(land: Land) -> None:
    """Flipped tiles of level 2 and more score once more."""
    for slot in members(land.flipped()):
        if land.figures.tile_level[land.tile_at(slot)] > 1:
            score_tile(land, slot, layout.FROM_TILES_AGAIN)


def score_money(land: Land) -> None:
    """Full sums of money score, up to a limit; money below zero scores nothing."""
    seat: i64
    for seat in range(land.figures.players):
        points: i64 = max(0, land.money(seat)) // land.figures.money_per_point
        land.score(seat, min(points, land.figures.most_points_for_money), layout.FROM_MONEY)


def score_incomes(land: Land) -> None:
    """Income levels score; a negative one costs points, but never below 0."""
    seat: i64
    for seat in range(land.figures.players):
        level: i64 = land.income_level(seat)
        if level >= 0:
            land.score(seat, level, layout.FROM_INCOME)
        else:
            land.lose_points(seat, -level, layout.FROM_INCOME)


def clear_level_one(land: Land) -> None:
    """Every tile of level 1 leaves the board, flipped or not."""
    for slot in members(land.occupied()):
        tile: i64 = land.tile_at(slot)
        if land.figures.tile_level[tile] == 1:
            land.tell(happenings.CLEARED, land.owner_of(slot), slot, tile, 0)
            land.clear_slot(slot)


# --- who has won ------------------------------------------------------------------------------


def income_rank(land: Land, seat: i64) -> i64:
    """What is compared between players with equal points: the level or the space of the marker."""
    if land.figures.tie_break_by_level:
        return land.income_level(seat)
    return land.income_space(seat)


def place_in_order(land: Land, seat: i64) -> i64:
    """Where a seat stands in the turn order, from 0."""
    position: i64 = 0
    while land.seat_at(position) != seat:
        position += 1
    return position


def stands_before(land: Land, seat: i64, other: i64) -> bool:
    """More points, then income, then money, then (where it counts) the turn order."""
    if land.points(seat) != land.points(other):
        return land.points(seat) > land.points(other)
    if income_rank(land, seat) != income_rank(land, other):
        return income_rank(land, seat) > income_rank(land, other)
    if land.money(seat) != land.money(other):
        return land.money(seat) > land.money(other)
    if not land.figures.tie_break_by_order:
        return False
    return place_in_order(land, seat) < place_in_order(land, other)


def winners(land: Land) -> i64:
    """The seats before whom nobody stands; several share the victory."""
    seats: i64 = 0
    seat: i64
    other: i64
    for seat in range(land.figures.players):
        beaten: bool = False
        for other in range(land.figures.players):
            if stands_before(land, other, seat):
                beaten = True
        if not beaten:
            seats |= BIT[seat]
    return seats
