"""What a player of Workshop of the World sees by looking closely: demand industry by industry,
money and income in steps, and where everybody stands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import count
from millhand.thinking.workshop.features import (
    noted_network_income,
    own_industries,
    turns_to_come,
)

# Where each number stands in the row (from `mind.DETAILS` on; the compiler wants plain numbers).
TURNS_LEFT: Final = 161
ROUNDS_LEFT: Final = 162
TOKENS_LEFT: Final = 163
DECK: Final = 164
MONEY: Final = 165
MONEY_UP_TO: Final = 166  # 5, 10, 20, 40
INCOME: Final = 170
NETWORKS: Final = 171
TOWNS: Final = 172
LINKS: Final = 173
INDUSTRIES_LEFT: Final = 174
LINKS_LEFT: Final = 175
BEST_RIVALS_MONEY: Final = 176
BEST_RIVALS_INCOME: Final = 177
BEST_RIVALS_NETWORKS: Final = 178
FULL_TOWNS: Final = 179
PHASE: Final = 180  # demand, bids, turns
PLACE: Final = 183  # one for each space of the order track
ROUND: Final = 189  # one for each number of rounds left
DEMAND: Final = 201  # one for each industry …
OWN_OF_TYPE: Final = 207
ALL_OF_TYPE: Final = 213
TOKENS: Final = 219
PAYS: Final = 225
END: Final = 231

SPACES: Final = 6
ROUNDS: Final = 12

NAMES: Final = (
    "verdict",
    "turns_left",
    "rounds_left",
    "tokens_left",
    "deck",
    "money",
    *[f"money_up_to_{money}" for money in (5, 10, 20, 40)],
    "income",
    "own_networks",
    "towns",
    "links",
    "industries_left",
    "links_left",
    "best_rivals_money",
    "best_rivals_income",
    "best_rivals_networks",
    "full_towns",
    "phase_demand",
    "phase_bids",
    "phase_turns",
    *[f"place_{place}" for place in range(SPACES)],
    *[f"round_left_{rounds}" for rounds in range(ROUNDS)],
    *[
        f"{what}_{industry}"
        for what in ("demand", "own_of_type", "all_of_type", "tokens", "pays")
        for industry in range(layout.INDUSTRIES)
    ],
)


def look_closely(state: State, seat: i64, row: vec[i64]) -> None:
    """Fill the details."""
    look_at_clock(state, seat, row)
    look_at_own(state, seat, row)
    look_at_rivals(state, seat, row)
    look_at_demand(state, seat, row)


def look_at_clock(state: State, seat: i64, row: vec[i64]) -> None:
    """How long the era goes on, and what goes on."""
    cells = state.cells
    left: i64 = state.box.rounds - cells[layout.ROUND]
    row[TURNS_LEFT] = turns_to_come(state, seat)
    row[ROUNDS_LEFT] = left
    row[ROUND + min(left, ROUNDS - 1)] = 1
    row[TOKENS_LEFT] = cells[layout.TOKENS_LEFT]
    row[DECK] = cells[layout.DECK_SIZE]
    stage: i64 = cells[layout.STAGE]
    if stage == choices.DEMAND_STAGE:
        row[PHASE] = 1
    elif stage <= choices.BID_STAGE:
        row[PHASE + 1] = 1
    else:
        row[PHASE + 2] = 1


def look_at_own(state: State, seat: i64, row: vec[i64]) -> None:
    """Own money in steps, income, pieces, and spaces of the order track."""
    cells = state.cells
    money: i64 = state.money(seat)
    row[MONEY] = money
    row[MONEY_UP_TO] = min(money, 5)
    row[MONEY_UP_TO + 1] = min(money, 10)
    row[MONEY_UP_TO + 2] = min(money, 20)
    row[MONEY_UP_TO + 3] = min(money, 40)
    row[INCOME] = state.income(seat)
    row[NETWORKS] = noted_network_income(state, seat, row)
    row[TOWNS] = count(state.own_towns(seat))
    row[LINKS] = count(state.own_links(seat))
    colour: i64
    for colour in range(seat * state.box.sets, (seat + 1) * state.box.sets):
        row[INDUSTRIES_LEFT] += cells[layout.INDUSTRIES_LEFT + colour]
        row[LINKS_LEFT] += cells[layout.LINKS_LEFT + colour]
        row[PLACE + min(cells[layout.SPACE + colour], SPACES - 1)] += 1


def look_at_rivals(state: State, seat: i64, row: vec[i64]) -> None:
    """The best that any of the others has."""
    other: i64
    for other in range(state.box.players):
        if other != seat:
            if not state.box.money_hidden:
                row[BEST_RIVALS_MONEY] = max(row[BEST_RIVALS_MONEY], state.wealth(other))
            row[BEST_RIVALS_INCOME] = max(row[BEST_RIVALS_INCOME], state.income(other))
            networks: i64 = noted_network_income(state, other, row)
            row[BEST_RIVALS_NETWORKS] = max(row[BEST_RIVALS_NETWORKS], networks)


def look_at_demand(state: State, seat: i64, row: vec[i64]) -> None:
    """For each industry demand, own pieces, those of all, tokens in hand, what it would pay."""
    cells = state.cells
    box = state.box
    town: i64
    for town in range(box.towns):
        filled: i64 = cells[layout.FILLED + town]
        if filled != 0:
            industry: i64 = box.town_industry[town]
            row[ALL_OF_TYPE + industry] += filled
            row[OWN_OF_TYPE + industry] += own_industries(state, seat, town)
            if filled >= box.town_value[town]:
                row[FULL_TOWNS] += 1
    for industry in range(box.industries):
        demand: i64 = cells[layout.DEMAND + industry]
        row[DEMAND + industry] = demand
        row[TOKENS + industry] = cells[layout.HAND + seat * layout.INDUSTRIES + industry]
        row[PAYS + industry] = demand * row[OWN_OF_TYPE + industry]
