"""What a player of Age of Industry looks at to judge how a seat stands.

Each number is one that a player would recognise: dollars, levels, cubes, cards, places. How much
each is worth is not said here: weights are fitted from games and stand in data files.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.actions.link import places_touched
from millhand.games.age_of_industry.play.actions.sell import (
    TO_MARKET,
    TO_PORT,
    makes_goods,
    market_is_open,
)
from millhand.games.age_of_industry.play.box import (
    COAL,
    COAL_MINE,
    COTTON_MILL,
    FACTORY,
    IRON,
    IRON_WORKS,
    PORT,
    SHIP,
)
from millhand.games.age_of_industry.play.concepts.cards import slots_for_industry_cards
from millhand.games.age_of_industry.play.concepts.delivery import (
    connected_places,
    cubes_within,
    market_is_reached,
    price_of_missing,
)
from millhand.games.age_of_industry.play.concepts.sites import (
    place_has_room_for_the_player,
    sites,
    slots_with_a_port,
)
from millhand.games.age_of_industry.play.scoring import levels, rail_income, rails_income, repayable
from millhand.games.age_of_industry.play.state import NO_TILE, State
from millhand.kernel.bits import BIT, EVERYTHING, count, lowest, only, union

# Where each number stands in the row.
CONSTANT: Final = 0
LEVELS: Final = 1
NET_MONEY: Final = 2
UNPAID: Final = 3
CASH: Final = 4
INTEREST_TO_COME: Final = 5
DEEP_IN_DEBT: Final = 6
RAILS_INCOME: Final = 7
RAILS_HOPED: Final = 8
OPEN_LINKS: Final = 9
BEST_LINKS: Final = 10
ROUNDS: Final = 11
EARLY: Final = 12
ACTIONS: Final = 13
READY_INCOME: Final = 14
READY_TO_SELL: Final = 15
STUCK_INCOME: Final = 16
PORTS_WANTED: Final = 17
PORTS_LENT: Final = 18
PORTS_IDLE: Final = 19
MINES_INCOME: Final = 20
MINES_CUBES: Final = 21
MINES_APART: Final = 22
WORKS_INCOME: Final = 23
WORKS_CUBES: Final = 24
WORKS_APART: Final = 25
SHIPS_INCOME: Final = 26
SHIPS_WAIT: Final = 27
COAL_PRICE: Final = 28
IRON_PRICE: Final = 29
COAL_IN_REACH: Final = 30
IRON_IN_REACH: Final = 31
OUTLETS_COTTON: Final = 32
OUTLETS_GOODS: Final = 33
SITES_BLANK: Final = 34
SITES_MINE: Final = 35
SITES_PORT: Final = 36
SITES_SHIP: Final = 37
HAND_IN_TIME: Final = 38
HAND_DEAD: Final = 39
HAND_LEVELS: Final = 40
BEST_LEVEL: Final = 41
NEXT_LEVELS: Final = 42  # one for each industry

CARD_NOTED: Final = 64
"""Notes made on the way: the highest level that each card could build now."""

INDUSTRY_NAMES: Final = ("cotton_mill", "factory", "iron_works", "coal_mine", "port", "ship")

NAMES: Final = (
    "constant",
    "levels",
    "net_money",
    "unpaid",
    "cash",
    "interest_to_come",
    "deep_in_debt",
    "rails_income",
    "rails_hoped",
    "open_links",
    "best_links",
    "rounds_to_come",
    "early",
    "actions_left",
    "ready_income",
    "ready_to_sell",
    "stuck_income",
    "ports_wanted",
    "ports_lent",
    "ports_idle",
    "mines_income",
    "mines_cubes",
    "mines_apart",
    "works_income",
    "works_cubes",
    "works_apart",
    "ships_income",
    "ships_wait",
    "coal_price",
    "iron_price",
    "coal_in_reach",
    "iron_in_reach",
    "outlets_cotton",
    "outlets_goods",
    "sites_blank",
    "sites_mine",
    "sites_port",
    "sites_ship",
    "hand",
    "hand_dead",
    "hand_levels",
    "best_level",
    *["next_levels_" + name for name in INDUSTRY_NAMES],
)

CHAPTERS: Final = ("early", "middle", "late", "last")

PURSE: Final = 20
"""More money in hand than this is no handier than a loan saved."""
FEW_LOANS: Final = 3
"""With more loans than this, interest is paid with further loans."""
NEAR: Final = 6
"""More cubes or outlets within reach than this are not counted."""
OUT_OF_REACH: Final = 6
"""The price of a cube that cannot be brought at all."""


# --- how near the end is -----------------------------------------------------------------------


def smallest_hand_of_others(state: State, seat: i64) -> i64:
    """How many cards whoever else has fewest holds: others end the game no sooner (AI-21.1)."""
    fewest: i64 = state.box.hand_limit
    other: i64
    for other in range(state.box.players):
        if other != seat:
            fewest = min(fewest, state.cells[layout.HAND_SIZE + other])
    return fewest


def rounds_to_come(state: State, seat: i64) -> i64:
    """About how many rounds are still to end, the present one included, if it is up to others."""
    rounds: i64 = 1 + rounds_to_empty(state, state.cells[layout.DECK_SIZE])
    if state.box.ends_with_the_deck:
        return rounds
    return rounds + smallest_hand_of_others(state, seat) // state.box.actions


def rounds_to_empty(state: State, deck: i64) -> i64:
    """How long a deck lasts: in a round, two players of three take a card from it."""
    players: i64 = state.box.players * 2
    return (deck * 3 + players - 1) // players


def chapter(state: State) -> i64:
    """Which quarter of about the rounds that a game lasts.

    What announces the end is the deck. But chapters must not hang on what a single move can
    change, or moves would be judged by different weights; so only rounds are counted here.
    """
    box = state.box
    deck: i64 = len(box.deck) - box.players * box.hand - box.display
    whole: i64 = 1 + rounds_to_empty(state, deck) + box.hand // box.actions
    return min(3, state.cells[layout.ROUND] * 4 // whole)


# --- the row -----------------------------------------------------------------------------------


def judge(state: State, seat: i64, row: vec[i64]) -> None:
    """Fill the whole row."""
    row[CONSTANT] = 1
    row[LEVELS] = levels(state, seat)
    judge_money(state, seat, row)
    touched: i64 = places_touched(state, seat)
    reach: i64 = connected_places(state, touched)
    judge_clock(state, seat, row)
    judge_rails(state, seat, row, touched)
    judge_tiles(state, seat, row)
    judge_supply(state, row, reach)
    judge_outlets(state, row, reach)
    judge_hand(state, seat, row)


def acts(state: State, seat: i64) -> bool:
    """Whether it is the seat's turn."""
    if state.cells[layout.STAGE] >= choices.FIRST_PLAYER_STAGE:
        return False
    return state.cells[layout.ORDER + state.cells[layout.TURN]] == seat


def judge_money(state: State, seat: i64, row: vec[i64]) -> None:
    """Money against loans; who acts will still repay what can be repaid (AI-13.3)."""
    box = state.box
    money: i64 = state.money(seat)
    loans: i64 = state.loans(seat)
    row[NET_MONEY] = money - loans * box.loan_repay
    row[RAILS_INCOME] = rails_income(state, seat)
    row[UNPAID] = max(0, -row[NET_MONEY] - row[RAILS_INCOME])
    if acts(state, seat):
        repaid: i64 = repayable(state, money, loans)
        money -= repaid * box.loan_repay
        loans -= repaid
    row[CASH] = min(money, PURSE)
    rounds: i64 = rounds_to_come(state, seat)
    row[INTEREST_TO_COME] = loans * box.loan_interest * rounds
    row[DEEP_IN_DEBT] = max(0, loans - FEW_LOANS) * box.loan_interest * rounds


def judge_clock(state: State, seat: i64, row: vec[i64]) -> None:
    """Rounds to come, actions left in the own turn, and how many will act after this seat."""
    row[ROUNDS] = rounds_to_come(state, seat)
    if acts(state, seat):
        row[ACTIONS] = state.cells[layout.ACTIONS_LEFT]
        if state.cells[layout.STAGE] == choices.DRAW_STAGE:
            row[ACTIONS] -= 1
    other: i64
    for other in range(state.box.players):
        if state.cells[layout.SPENT + other] > state.cells[layout.SPENT + seat]:
            row[EARLY] += 1


def judge_rails(state: State, seat: i64, row: vec[i64], touched: i64) -> None:
    """Slots still empty beside own rails; free connections, and what the best three would earn."""
    box = state.box
    empty: i64 = ~state.cells[layout.OCCUPIED]
    rest: i64 = state.cells[layout.OWN_LINKS + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        ends: i64 = box.connection_ends[only(bit)]
        while ends != 0:
            end: i64 = ends & -ends
            ends ^= end
            row[RAILS_HOPED] += count(box.place_slots[only(end)] & empty)
    if state.cells[layout.LINKS_LEFT + seat] == 0:
        return
    connections: i64 = union(box.connections_at, touched)
    judge_open_links(state, row, connections & ~state.cells[layout.LINKED])


def judge_open_links(state: State, row: vec[i64], connections: i64) -> None:
    """How many connections are open, and what the best three would earn as things stand."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    while connections != 0:
        bit: i64 = connections & -connections
        connections ^= bit
        row[OPEN_LINKS] += 1
        money: i64 = rail_income(state, only(bit))
        if money > first:
            third = second
            second = first
            first = money
        elif money > second:
            third = second
            second = money
        elif money > third:
            third = money
    row[BEST_LINKS] = first + second + third


def judge_tiles(state: State, seat: i64, row: vec[i64]) -> None:
    """What own tiles will pay once they flip, by what they wait for."""
    box = state.box
    cells = state.cells
    used: i64 = judge_goods(state, seat, row)
    rest: i64 = cells[layout.OWN + seat] & ~cells[layout.FLIPPED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        tile: i64 = cells[layout.TILE + slot]
        income: i64 = box.tile_income[tile]
        industry: i64 = box.tile_industry[tile]
        if industry == PORT:
            if used & bit != 0:
                row[PORTS_WANTED] += income
            elif somebody_may_sell_to(state, seat, slot):
                row[PORTS_LENT] += income
            else:
                row[PORTS_IDLE] += income
        elif industry == SHIP:
            row[SHIPS_INCOME] += income
            row[SHIPS_WAIT] += cells[layout.CUBES + slot]
            if not state.demand_is_met(box.ship_markets[slot]):
                row[SHIPS_WAIT] += 1
        elif industry == COAL_MINE:
            row[MINES_INCOME] += income
            judge_cubes(state, row, slot, MINES_CUBES)
        elif industry == IRON_WORKS:
            row[WORKS_INCOME] += income
            judge_cubes(state, row, slot, WORKS_CUBES)


def judge_cubes(state: State, row: vec[i64], slot: i64, feature: i64) -> None:
    """The cubes on a tile: in all, and those that no rail can carry away."""
    place: i64 = state.box.slot_place[slot]
    row[feature] += state.cells[layout.CUBES + slot]
    if state.cells[layout.CONNECTED + place] == BIT[place]:
        row[feature + 1] += state.cells[layout.CUBES + slot]


def judge_goods(state: State, seat: i64, row: vec[i64]) -> i64:
    """Mills and factories that could be sold now, each to another outlet, and those that wait.

    Own ports come first, because they flip too, then markets; returns the ports used.
    """
    cells = state.cells
    used: i64 = 0
    markets_used: i64 = 0
    rest: i64 = cells[layout.OWN + seat] & ~cells[layout.FLIPPED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        if not makes_goods(state, slot):
            continue
        income: i64 = state.box.tile_income[cells[layout.TILE + slot]]
        ports: i64 = TO_PORT.remaining(state, seat, slot, TO_PORT.span & ~used)
        markets: i64 = TO_MARKET.remaining(state, seat, slot, TO_MARKET.span & ~markets_used)
        if ports & cells[layout.OWN + seat] != 0:
            ports &= cells[layout.OWN + seat]
            used |= ports & -ports
        elif markets != 0:
            markets_used |= markets & -markets
        elif ports != 0:
            used |= ports & -ports
        else:
            row[STUCK_INCOME] += income
            continue
        row[READY_INCOME] += income
        row[READY_TO_SELL] = 1
    return used


def somebody_may_sell_to(state: State, seat: i64, port: i64) -> bool:
    """Whether goods of another player could be sold to a port."""
    cells = state.cells
    connected: i64 = cells[layout.CONNECTED + state.box.slot_place[port]]
    goods: i64 = state.box.tile_buys[cells[layout.TILE + port]]
    rest: i64 = cells[layout.OCCUPIED] & ~cells[layout.FLIPPED] & ~cells[layout.OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        if connected & state.box.slot_places[slot] != 0:
            if goods & BIT[state.box.tile_industry[cells[layout.TILE + slot]]] != 0:
                return True
    return False


def judge_supply(state: State, row: vec[i64], reach: i64) -> None:
    """What the next coal and iron cost where the seat has tiles and rails, and how much is free."""
    row[COAL_IN_REACH] = min(NEAR, cubes_within(state, reach, COAL))
    row[IRON_IN_REACH] = min(NEAR, cubes_within(state, reach, IRON))
    row[COAL_PRICE] = price_of_one(state, reach, COAL)
    row[IRON_PRICE] = price_of_one(state, reach, IRON)


def price_of_one(state: State, reach: i64, resource: i64) -> i64:
    """The price of one cube for a network; nothing where a source delivers it."""
    price: i64 = price_of_missing(state, reach, resource, 1)
    if price == 0 or market_is_reached(state, reach):
        return price
    return OUT_OF_REACH


def judge_outlets(state: State, row: vec[i64], reach: i64) -> None:
    """Unused ports and markets that the seat's network reaches, by the goods they take."""
    box = state.box
    cells = state.cells
    markets: i64 = union(box.markets_at, reach & box.market_places)
    rest: i64 = market_is_open(state, 0, 0, markets & ~cells[layout.MARKETS_USED])
    while rest != 0:
        token: i64 = cells[layout.MARKET_TOKEN + lowest(rest)]
        add_outlet(row, box.market_token_buys[token])
        rest &= rest - 1
    rest = cells[layout.OCCUPIED] & box.slots_for[PORT] & ~cells[layout.FLIPPED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        if reach & box.slot_places[slot] != 0:
            add_outlet(row, box.tile_buys[cells[layout.TILE + slot]])
    row[OUTLETS_COTTON] = min(NEAR, row[OUTLETS_COTTON])
    row[OUTLETS_GOODS] = min(NEAR, row[OUTLETS_GOODS])


def add_outlet(row: vec[i64], buys: i64) -> None:
    """One more outlet for what it buys."""
    if buys & BIT[COTTON_MILL] != 0:
        row[OUTLETS_COTTON] += 1
    if buys & BIT[FACTORY] != 0:
        row[OUTLETS_GOODS] += 1


def judge_hand(state: State, seat: i64, row: vec[i64]) -> None:
    """The mat's next levels, sites at own rails, and what each card in hand could build now."""
    box = state.box
    cells = state.cells
    room: i64 = place_has_room_for_the_player(state, seat, 0, EVERYTHING)
    industry: i64
    for industry in range(choices.INDUSTRIES):
        tile: i64 = state.next_tile(seat, industry)
        if tile != NO_TILE and box.slots_for[industry] != 0:
            level: i64 = box.tile_level[tile]
            row[NEXT_LEVELS + industry] = level + level_after_next(state, seat, industry)
            slots: i64 = sites(state, seat, industry, room)
            if slots != 0:
                if cells[layout.HAND_SIZE + seat] > 0:
                    row[BEST_LEVEL] = max(row[BEST_LEVEL], level)
                note_levels(state, seat, row, industry, slots, level)
    free: i64 = room & ~cells[layout.OCCUPIED] & cells[layout.RAIL_SLOTS + seat]
    row[SITES_BLANK] = count(free & box.slots_for[COTTON_MILL])
    row[SITES_MINE] = count(free & box.slots_for[COAL_MINE])
    row[SITES_PORT] = count(free & box.slots_for[PORT])
    row[SITES_SHIP] = count(slots_with_a_port(state, box.ship_slots) & ~cells[layout.OCCUPIED])
    judge_cards(state, seat, row)


def level_after_next(state: State, seat: i64, industry: i64) -> i64:
    """The level of the second tile of an industry on the mat, 0 if there is none."""
    return max(0, state.box.stack_level[state.top_of(seat, industry) + 1])


def note_levels(
    state: State, seat: i64, row: vec[i64], industry: i64, slots: i64, level: i64
) -> None:
    """An industry that may be built on some slots is worth its level to the cards that fit."""
    if slots & slots_for_industry_cards(state, seat, industry) != 0:
        row[CARD_NOTED + industry] = level
    card: i64
    for card in range(choices.INDUSTRIES, state.box.cards):
        if slots & state.box.colour_slots[card - choices.INDUSTRIES] != 0:
            row[CARD_NOTED + card] = max(row[CARD_NOTED + card], level)


def judge_cards(state: State, seat: i64, row: vec[i64]) -> None:
    """Cards in hand (one still to be drawn included): those there is time for, and their levels."""
    cells = state.cells
    held: i64 = cells[layout.HAND_SIZE + seat]
    if cells[layout.STAGE] == choices.DRAW_STAGE and acts(state, seat):
        held += state.box.draws - cells[layout.STEP]
    row[HAND_IN_TIME] = min(held, row[ROUNDS] * state.box.actions)
    card: i64
    for card in range(state.box.cards):
        copies: i64 = cells[layout.HAND + seat * choices.CARDS + card]
        if row[CARD_NOTED + card] == 0:
            row[HAND_DEAD] += copies
        else:
            row[HAND_LEVELS] += copies * row[CARD_NOTED + card]
        row[CARD_NOTED + card] = 0
