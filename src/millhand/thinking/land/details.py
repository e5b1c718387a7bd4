"""What a player of the land sees by looking closely: beyond sums, which tiles, cards and rounds.

Sums say how many tiles are gone from a mat; here it is said of each industry which one is next, so
that a mat blocked by weak tiles can be told from one that is open. Nothing here may depend on what
the seat cannot see.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.kernel.bits import count, lowest
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.table import Land
from millhand.thinking.land.features import actions_to_come, scorings

# Where each number stands in the row (from `mind.DETAILS` on; the compiler wants plain numbers).
ROUNDS_LEFT: Final = 161
ACTIONS_TO_COME: Final = 162
COAL_MARKET: Final = 163
IRON_MARKET: Final = 164
LINKS_LEFT: Final = 165
INCOME_SPACE: Final = 166
HAND_SIZE: Final = 167
DECK: Final = 168
INCOME_LEVEL: Final = 169
MONEY_UP_TO: Final = 170  # 5, 10, 20, 35
LASTING_POINTS: Final = 174
LASTING_ICONS: Final = 175
LASTING_POINTS_OPEN: Final = 176
LASTING_ICONS_OPEN: Final = 177
FLEETING_TILES: Final = 178
FLEETING_INCOME: Final = 179
LOW_STACKS: Final = 180
RIVALS_POINTS_OPEN: Final = 181
RIVALS_POINTS_FLIPPED: Final = 182
RIVALS_LINKS: Final = 183
RIVALS_POINTS: Final = 184
RIVALS_MONEY: Final = 185
RIVALS_INCOME: Final = 186
LEADERS_POINTS: Final = 187
RIVALS_GONE: Final = 188  # one for each industry
GONE: Final = 194  # industry × how many tiles are gone
CARD: Final = 272  # one for each kind of card
ROUND_LEFT: Final = 312  # one for each number of rounds left
OF_GAME: Final = 324

STACK: Final = 13
"""One more than the tiles of the largest stack."""
ROUNDS: Final = OF_GAME - ROUND_LEFT


def names(industries: tuple[str, ...], own: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all details in their order; `own` are those that only one game has."""
    stacks = (*industries, "no_industry")[: layout.INDUSTRIES]
    return (
        "verdict",
        "rounds_left",
        "actions_to_come",
        "coal_market",
        "iron_market",
        "links_left",
        "income_space",
        "hand_size",
        "deck",
        "income_level",
        *[f"money_up_to_{money}" for money in (5, 10, 20, 35)],
        "lasting_points",
        "lasting_icons",
        "lasting_points_open",
        "lasting_icons_open",
        "fleeting_tiles",
        "fleeting_income",
        "low_stacks",
        "rivals_points_open",
        "rivals_points_flipped",
        "rivals_links",
        "rivals_points",
        "rivals_money",
        "rivals_income",
        "leaders_points",
        *["rivals_gone_" + name for name in stacks],
        *[f"gone_{name}_{tiles}" for name in stacks for tiles in range(STACK)],
        *[f"card_{card}" for card in range(layout.CARDS)],
        *[f"round_left_{rounds}" for rounds in range(ROUNDS)],
        *own,
    )


def look_at_land(land: Land, seat: i64, row: vec[i64]) -> None:
    """Fill the common part of the details."""
    look_at_clock(land, seat, row)
    look_at_money(land, seat, row)
    look_at_own_tiles(land, seat, row)
    look_at_mat_and_hand(land, seat, row)
    look_at_rivals(land, seat, row)


def look_at_clock(land: Land, seat: i64, row: vec[i64]) -> None:
    """How long the era goes on."""
    left: i64 = land.figures.rounds - land.cells[layout.ROUND] - 1
    row[ROUNDS_LEFT] = left
    row[ROUND_LEFT + min(left, ROUNDS - 1)] = 1
    row[ACTIONS_TO_COME] = actions_to_come(land, seat)
    row[DECK] = land.cells[layout.DECK_SIZE]


def look_at_money(land: Land, seat: i64, row: vec[i64]) -> None:
    """Money in steps, income, markets."""
    cells = land.cells
    money: i64 = cells[layout.MONEY + seat]
    row[MONEY_UP_TO] = min(money, 5)
    row[MONEY_UP_TO + 1] = min(money, 10)
    row[MONEY_UP_TO + 2] = min(money, 20)
    row[MONEY_UP_TO + 3] = min(money, 35)
    row[INCOME_SPACE] = cells[layout.INCOME + seat]
    row[INCOME_LEVEL] = land.income_level(seat)
    row[COAL_MARKET] = cells[layout.COAL_MARKET]
    row[IRON_MARKET] = cells[layout.IRON_MARKET]


def look_at_own_tiles(land: Land, seat: i64, row: vec[i64]) -> None:
    """Tiles that outlast the canal era, open or flipped, and those that do not."""
    figures = land.figures
    flipped: i64 = land.cells[layout.FLIPPED]
    rest: i64 = land.cells[layout.OWN + seat]
    while rest != 0:
        slot: i64 = lowest(rest)
        tile: i64 = land.cells[layout.TILE + slot]
        is_open: i64 = 0 if flipped & rest & -rest != 0 else 2
        if figures.tile_level[tile] > 1:
            row[LASTING_POINTS + is_open] += figures.tile_points[tile]
            row[LASTING_ICONS + is_open] += figures.tile_icons[tile]
        elif is_open != 0:
            row[FLEETING_TILES] += 1
            row[FLEETING_INCOME] += figures.tile_income[tile]
        rest &= rest - 1


def look_at_mat_and_hand(land: Land, seat: i64, row: vec[i64]) -> None:
    """The next tile of each stack, and the cards."""
    figures = land.figures
    cells = land.cells
    industry: i64
    for industry in range(figures.industries):
        row[GONE + industry * STACK + cells[layout.GONE + seat * layout.INDUSTRIES + industry]] = 1
        tile: i64 = land.next_tile(seat, industry)
        if tile >= 0 and figures.tile_level[tile] == 1:
            row[LOW_STACKS] += 1
    card: i64
    for card in range(figures.cards):
        row[CARD + card] = cells[layout.HAND + seat * layout.CARDS + card]
    row[HAND_SIZE] = cells[layout.HAND_SIZE + seat]
    row[LINKS_LEFT] = cells[layout.LINKS_LEFT + seat]


def look_at_rivals(land: Land, seat: i64, row: vec[i64]) -> None:
    """What the others have, added up."""
    cells = land.cells
    other: i64
    for other in range(land.figures.players):
        if other != seat:
            row[RIVALS_POINTS] += cells[layout.POINTS + other]
            row[RIVALS_MONEY] += cells[layout.MONEY + other]
            row[RIVALS_INCOME] += cells[layout.INCOME + other]
            row[LEADERS_POINTS] = max(row[LEADERS_POINTS], cells[layout.POINTS + other])
            industry: i64
            for industry in range(land.figures.industries):
                gone: i64 = cells[layout.GONE + other * layout.INDUSTRIES + industry]
                row[RIVALS_GONE + industry] += gone
    row[RIVALS_LINKS] = count(cells[layout.LINKED] & ~cells[layout.OWN_LINKS + seat])
    rest: i64 = cells[layout.OCCUPIED] & ~cells[layout.OWN + seat]
    while rest != 0:
        tile: i64 = cells[layout.TILE + lowest(rest)]
        points: i64 = land.figures.tile_points[tile] * scorings(land, tile)
        if cells[layout.FLIPPED] & rest & -rest != 0:
            row[RIVALS_POINTS_FLIPPED] += points
        else:
            row[RIVALS_POINTS_OPEN] += points
        rest &= rest - 1
