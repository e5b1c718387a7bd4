"""What a player of Age of Industry sees by looking closely: each stack, each card, each rival."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.box import FACTORY
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import count, lowest
from millhand.thinking.age_of_industry.features import INDUSTRY_NAMES

# Where each number stands in the row (from `mind.DETAILS` on; the compiler wants plain numbers).
ROUND: Final = 161
DECK: Final = 162
COAL_MARKET: Final = 163
IRON_MARKET: Final = 164
LINKS_LEFT: Final = 165
HAND_SIZE: Final = 166
MONEY_UP_TO: Final = 167  # 5, 10, 20, 40
LOANS_UP_TO: Final = 171  # 1, 3, 6
MARKETS_OPEN: Final = 174
OPEN_TILES: Final = 175
OPEN_INCOME: Final = 176
OPEN_LEVELS: Final = 177
FLIPPED_LEVELS: Final = 178
FACTORIES_OPEN: Final = 179
RIVALS_MONEY: Final = 180
RIVALS_LOANS: Final = 181
RIVALS_HANDS: Final = 182
RIVALS_LINKS: Final = 183
RIVALS_OPEN: Final = 184
RIVALS_LEVELS: Final = 185
RIVALS_GONE: Final = 186  # one for each industry
GONE: Final = 192  # industry × how many tiles are gone
CARD: Final = 252  # one for each kind of card
DISPLAYED: Final = 268  # likewise
END: Final = 284

STACK: Final = 10
"""One more than the tiles of the largest stack."""

NAMES: Final = (
    "verdict",
    "round",
    "deck",
    "coal_market",
    "iron_market",
    "links_left",
    "hand_size",
    *[f"money_up_to_{money}" for money in (5, 10, 20, 40)],
    *[f"loans_up_to_{loans}" for loans in (1, 3, 6)],
    "markets_open",
    "open_tiles",
    "open_income",
    "open_levels",
    "flipped_levels",
    "factories_open",
    "rivals_money",
    "rivals_loans",
    "rivals_hands",
    "rivals_links",
    "rivals_open",
    "rivals_levels",
    *["rivals_gone_" + name for name in INDUSTRY_NAMES],
    *[f"gone_{name}_{tiles}" for name in INDUSTRY_NAMES for tiles in range(STACK)],
    *[f"card_{card}" for card in range(choices.CARDS)],
    *[f"displayed_{card}" for card in range(choices.CARDS)],
)


def look_closely(state: State, seat: i64, row: vec[i64]) -> None:
    """Fill the details."""
    look_at_money(state, seat, row)
    look_at_tiles(state, seat, row)
    look_at_cards(state, seat, row)
    look_at_rivals(state, seat, row)


def look_at_money(state: State, seat: i64, row: vec[i64]) -> None:
    """The clock, markets, money and loans in steps."""
    cells = state.cells
    row[ROUND] = cells[layout.ROUND]
    row[DECK] = cells[layout.DECK_SIZE]
    row[COAL_MARKET] = cells[layout.COAL_MARKET]
    row[IRON_MARKET] = cells[layout.IRON_MARKET]
    row[LINKS_LEFT] = cells[layout.LINKS_LEFT + seat]
    money: i64 = state.money(seat)
    row[MONEY_UP_TO] = min(money, 5)
    row[MONEY_UP_TO + 1] = min(money, 10)
    row[MONEY_UP_TO + 2] = min(money, 20)
    row[MONEY_UP_TO + 3] = min(money, 40)
    loans: i64 = state.loans(seat)
    row[LOANS_UP_TO] = min(loans, 1)
    row[LOANS_UP_TO + 1] = min(loans, 3)
    row[LOANS_UP_TO + 2] = min(loans, 6)
    row[MARKETS_OPEN] = len(state.box.markets_at) - count(cells[layout.MARKETS_USED])


def look_at_tiles(state: State, seat: i64, row: vec[i64]) -> None:
    """Own tiles, open and flipped, and the next tile of each stack."""
    box = state.box
    cells = state.cells
    rest: i64 = cells[layout.OWN + seat]
    while rest != 0:
        tile: i64 = cells[layout.TILE + lowest(rest)]
        if cells[layout.FLIPPED] & rest & -rest != 0:
            row[FLIPPED_LEVELS] += box.tile_level[tile]
        else:
            row[OPEN_TILES] += 1
            row[OPEN_INCOME] += box.tile_income[tile]
            row[OPEN_LEVELS] += box.tile_level[tile]
            if box.tile_industry[tile] == FACTORY:
                row[FACTORIES_OPEN] += 1
        rest &= rest - 1
    industry: i64
    for industry in range(choices.INDUSTRIES):
        gone: i64 = cells[layout.GONE + seat * choices.INDUSTRIES + industry]
        row[GONE + industry * STACK + min(gone, STACK - 1)] = 1


def look_at_cards(state: State, seat: i64, row: vec[i64]) -> None:
    """The hand, and what lies face up."""
    cells = state.cells
    row[HAND_SIZE] = cells[layout.HAND_SIZE + seat]
    card: i64
    for card in range(state.box.cards):
        row[CARD + card] = cells[layout.HAND + seat * choices.CARDS + card]
    place: i64
    for place in range(layout.DISPLAY_ROOM):
        card = cells[layout.DISPLAY + place]
        if card >= 0:
            row[DISPLAYED + card] += 1


def look_at_rivals(state: State, seat: i64, row: vec[i64]) -> None:
    """What the others have, added up."""
    cells = state.cells
    other: i64
    for other in range(state.box.players):
        if other != seat:
            row[RIVALS_MONEY] += state.money(other)
            row[RIVALS_LOANS] += state.loans(other)
            row[RIVALS_HANDS] += cells[layout.HAND_SIZE + other]
            industry: i64
            for industry in range(choices.INDUSTRIES):
                gone: i64 = cells[layout.GONE + other * choices.INDUSTRIES + industry]
                row[RIVALS_GONE + industry] += gone
    row[RIVALS_LINKS] = count(cells[layout.LINKED] & ~cells[layout.OWN_LINKS + seat])
    rest: i64 = cells[layout.OCCUPIED] & ~cells[layout.OWN + seat]
    while rest != 0:
        if cells[layout.FLIPPED] & rest & -rest != 0:
            row[RIVALS_LEVELS] += state.box.tile_level[cells[layout.TILE + lowest(rest)]]
        else:
            row[RIVALS_OPEN] += 1
        rest &= rest - 1
