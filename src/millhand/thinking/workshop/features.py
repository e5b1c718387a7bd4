"""What a player of Workshop of the World looks at to judge a situation: always beside the others.

The game is decided by who has most money, and whatever pays one pays others too (a demand token,
a town left open). So most numbers say how far a seat is ahead: its own share, once for each of
the others, less what all of the others have. How much each number is worth is not said here:
weights are fitted from games and stand in data files.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.box import CANAL
from millhand.games.workshop.play.income import network_income
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, below, count, only, union

# Where each number stands in the row.
CONSTANT: Final = 0
WEALTH: Final = 1
TRACK: Final = 2
NETWORKS: Final = 3
DEMAND_PAYS: Final = 4
HAND_PAYS: Final = 5
INDUSTRIES_AHEAD: Final = 6
TURNS_TO_COME: Final = 7
EARLY: Final = 8
CHOICE_OF_CARDS: Final = 9
SHORT_OF_MONEY: Final = 10
AT_RISK: Final = 11
FRONTIER: Final = 12
PROSPECTS: Final = 13
PROSPECTS_IN_RAIL: Final = 14
TOKEN_PAYS: Final = 15
FEATURES: Final = 16

NAMES: Final = (
    "constant",
    "wealth",
    "track",
    "networks",
    "demand_pays",
    "hand_pays",
    "industries",
    "turns_to_come",
    "early",
    "choice_of_cards",
    "short_of_money",
    "at_risk",
    "frontier",
    "prospects",
    "prospects_in_rail",
    "token_pays",
)

# Notes made on the way (from `mind.FEATURES` on; the compiler wants the plain number).
NOTES: Final = 64
OF_TYPE: Final = NOTES  # for each industry, how far the seat is ahead
NEAR: Final = NOTES + 6  # for each town those one free single connection away
# … and kept for the next time.
LINKS_NOTED: Final = NOTES + 54  # of each colour
INCOME_NOTED: Final = NOTES + 59  # of each seat, for those links
TOWNS_NOTED: Final = NOTES + 64  # the towns that are not own: 0 before anything is noted
PROSPECTS_NOTED: Final = NOTES + 65

CHAPTERS: Final = ("canal", "canal_middle", "canal_end", "rail", "rail_middle", "rail_end")
PARTS: Final = 3


def chapter(state: State) -> i64:
    """The era, and which third of its rounds."""
    played: i64 = max(0, state.cells[layout.ROUND] - 1)
    return PARTS * state.cells[layout.ERA] + min(PARTS - 1, PARTS * played // state.box.rounds)


def lead(state: State, seat: i64) -> i64:
    """How much more money a seat has than the others, added up over the others."""
    money: i64 = 0
    other: i64
    for other in range(state.box.players):
        money += share(state, seat, other) * state.wealth(other)
    return money


def judge(state: State, seat: i64, row: vec[i64]) -> None:
    """Fill the whole row."""
    row[CONSTANT] = 1
    judge_money(state, seat, row)
    judge_clock(state, seat, row)
    judge_demand(state, seat, row)
    judge_prospects(state, seat, row)


def share(state: State, seat: i64, owner: i64) -> i64:
    """How often what an owner has counts for a seat: its own once for each of the others."""
    return state.box.players - 1 if seat == owner else -1


def judge_money(state: State, seat: i64, row: vec[i64]) -> None:
    """Money in hand, on the track and in the networks."""
    other: i64
    for other in range(state.box.players):
        times: i64 = share(state, seat, other)
        if other == seat or not state.box.money_hidden:
            row[WEALTH] += times * state.wealth(other)
        row[TRACK] += times * state.income(other)
        row[NETWORKS] += times * noted_network_income(state, other, row)


def judge_clock(state: State, seat: i64, row: vec[i64]) -> None:
    """Turns to come, places on the turn order track, and whether money will do for links."""
    other: i64
    for other in range(state.box.players):
        times: i64 = share(state, seat, other)
        row[TURNS_TO_COME] += times * turns_to_come(state, other)
        row[EARLY] -= times * spaces(state, other)
        row[CHOICE_OF_CARDS] += times * choice_of_cards(state, other)
    wanted: i64 = 2 * state.box.link_cost[state.cells[layout.ERA]] * turns_to_come(state, seat)
    row[SHORT_OF_MONEY] = max(0, wanted - state.money(seat))


def judge_demand(state: State, seat: i64, row: vec[i64]) -> None:
    """What industries pay as demand stands, and what the tokens in hand would add to it."""
    cells = state.cells
    box = state.box
    industry: i64
    for industry in range(layout.INDUSTRIES):
        row[OF_TYPE + industry] = 0
    own: i64 = state.own_towns(seat)
    town: i64
    for town in range(box.towns):
        filled: i64 = cells[layout.FILLED + town]
        if filled != 0:
            ahead: i64 = -filled
            if own & BIT[town] != 0:
                standing: i64 = own_industries(state, seat, town)
                ahead += box.players * standing
                if filled >= box.town_value[town]:
                    row[AT_RISK] += standing
            row[OF_TYPE + box.town_industry[town]] += ahead
    for industry in range(box.industries):
        ahead = row[OF_TYPE + industry]
        held: i64 = cells[layout.HAND + seat * layout.INDUSTRIES + industry]
        row[INDUSTRIES_AHEAD] += ahead
        row[DEMAND_PAYS] += ahead * cells[layout.DEMAND + industry]
        row[HAND_PAYS] += ahead * held
        if held > 0:
            row[TOKEN_PAYS] = max(row[TOKEN_PAYS], ahead)


# --- prospects --------------------------------------------------------------------------------


def judge_prospects(state: State, seat: i64, row: vec[i64]) -> None:
    """What the cards still to come would bring on the track, if the seat could use them."""
    row[FRONTIER] = count(touching(state, seat) & ~state.cells[layout.LINKED])
    own: i64 = state.own_towns(seat)
    coming: i64 = towns_coming(state)
    number: i64 = count(coming)
    if number > 0:
        values: i64 = values_of_turns(state, own, coming, ~state.cells[layout.LINKED], row)
        row[PROSPECTS] = 10 * turns_to_come(state, seat) * values // number
    if state.cells[layout.ERA] == CANAL:
        row[PROSPECTS_IN_RAIL] = noted_prospects_in_rail(state, own, row)


def noted_prospects_in_rail(state: State, own: i64, row: vec[i64]) -> i64:
    """The same for the rail era, when all cards and connections are there again; it is reckoned
    again only for other towns."""
    if row[TOWNS_NOTED] != ~own:
        everywhere: i64 = below(state.box.towns)
        row[TOWNS_NOTED] = ~own
        row[PROSPECTS_NOTED] = values_of_turns(state, own, everywhere, EVERYTHING, row)
    return 10 * state.box.rounds * row[PROSPECTS_NOTED] // state.box.towns


def towns_coming(state: State) -> i64:
    """The towns whose own card may still be turned up in this era."""
    box = state.box
    coming: i64 = 0
    towns: i64
    card: i64
    for card in range(box.cards):
        if not box.discards_open or state.cells[layout.DISCARDS + card] == 0:
            towns = box.card_towns[card]
            if towns & (towns - 1) == 0:
                coming |= towns
    place: i64
    for place in range(state.cells[layout.DISPLAY_SIZE]):
        towns = box.card_towns[state.cells[layout.DISPLAY + place]]
        if towns & (towns - 1) == 0:
            coming &= ~towns
    return coming


def values_of_turns(state: State, own: i64, homes: i64, free: i64, row: vec[i64]) -> i64:
    """For each town, what a turn there would bring: its value, and the best own towns in reach."""
    box = state.box
    town: i64
    for town in range(box.towns):
        row[NEAR + town] = far_ends(state, town, box.connections_at[town] & free & box.singles)
    total: i64 = 0
    while homes != 0:
        home: i64 = homes & -homes
        homes ^= home
        town = only(home)
        near: i64 = row[NEAR + town]
        doubles: i64 = box.connections_at[town] & free & box.doubles
        if near == 0 and doubles == 0:
            continue
        best: i64 = 0
        if near & own != 0:
            best = best_two(state, near & own)
        elif near != 0:
            best = best_two(state, beyond(near, row) & own & ~home) // 2
        if doubles != 0:
            best = max(best, best_two(state, far_ends(state, town, doubles) & own) // 2)
        total += box.town_value[town] + best
    return total


def far_ends(state: State, town: i64, connections: i64) -> i64:
    """The towns to which some connections of a town lead."""
    return union(state.box.connection_ends, connections) & ~BIT[town]


def beyond(near: i64, row: vec[i64]) -> i64:
    """The towns one connection further."""
    towns: i64 = 0
    while near != 0:
        bit: i64 = near & -near
        near ^= bit
        towns |= row[NEAR + only(bit)]
    return towns


def best_two(state: State, towns: i64) -> i64:
    """The sum of the two highest values among some towns."""
    total: i64 = 0
    wanted: i64 = 2
    value: i64 = len(state.box.towns_of_value) - 1
    while wanted > 0 and value > 0:
        number: i64 = min(wanted, count(towns & state.box.towns_of_value[value]))
        total += number * value
        wanted -= number
        value -= 1
    return total


# --- pieces -----------------------------------------------------------------------------------


def noted_network_income(state: State, seat: i64, row: vec[i64]) -> i64:
    """What the seat's networks pay; it is reckoned again only when the seat has built."""
    first: i64 = seat * state.box.sets
    last: i64 = first + state.box.sets - 1
    one: i64 = state.cells[layout.OWN_LINKS + first]
    other: i64 = state.cells[layout.OWN_LINKS + last]
    if row[LINKS_NOTED + first] != one or row[LINKS_NOTED + last] != other:
        row[LINKS_NOTED + first] = one
        row[LINKS_NOTED + last] = other
        row[INCOME_NOTED + seat] = network_income(state, seat)
    return row[INCOME_NOTED + seat]


def touching(state: State, seat: i64) -> i64:
    """All connections that share a town with a link of the seat."""
    towns: i64 = union(state.box.connection_ends, state.own_links(seat))
    return union(state.box.connections_at, towns)


def own_industries(state: State, seat: i64, town: i64) -> i64:
    """How many industries of a seat stand in a town."""
    if state.box.sets == 1:
        return state.industries_at(town, seat)
    return state.industries_at(town, 2 * seat) + state.industries_at(town, 2 * seat + 1)


def turns_to_come(state: State, seat: i64) -> i64:
    """How many turns the seat has left in this era, the one under way included."""
    cells = state.cells
    turns: i64 = (state.box.rounds - cells[layout.ROUND]) * state.box.sets
    if cells[layout.ROUND] == 0:
        return turns
    turns += state.box.sets
    place: i64
    for place in range(cells[layout.TURN]):
        if state.seat_of(cells[layout.ORDER + place]) == seat:
            turns -= 1
    return turns


def spaces(state: State, seat: i64) -> i64:
    """The sum of the spaces of the order track on which the seat's markers stand."""
    total: i64 = 0
    colour: i64
    for colour in range(seat * state.box.sets, (seat + 1) * state.box.sets):
        total += state.cells[layout.SPACE + colour]
    return total


def choice_of_cards(state: State, seat: i64) -> i64:
    """Between how many cards the seat will choose in its coming turns, once an auction is over."""
    cells = state.cells
    if not choices.TAKE_STAGE <= cells[layout.STAGE] <= choices.LINK_STAGE:
        return 0
    at_once: i64 = state.box.cards_at_once
    end: i64 = state.box.players * (1 + cells[layout.AUCTION])
    cards: i64 = 0
    place: i64
    for place in range(cells[layout.TURN], end):
        if state.seat_of(cells[layout.ORDER + place]) == seat:
            cards += at_once - place % at_once
    return cards
