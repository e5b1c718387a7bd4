"""The box: every figure of the game, opened for one number of players and one set of options.

`edition.py` reads and checks the data files and `opening.py` fills a box; rules only look things
up here. A box never changes, so all copies of a table share it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Industries, in the order of mat.toml.
COTTON_MILL: Final = 0
FACTORY: Final = 1
IRON_WORKS: Final = 2
COAL_MINE: Final = 3
PORT: Final = 4
SHIP: Final = 5

# Resources: what is added to the cells of coal to find those of iron.
COAL: Final = 0
IRON: Final = 1

STACK: Final = 17
"""Room for the tiles of one industry in `stack`, and for the end of it."""

MOST_IN_A_LARGE_PLACE: Final = 2
"""How many tiles a player may have in a large place; in any other it is one (AI-5.3)."""

MOST_LOANS_ASKED: Final = 9
"""How many loans a player may take before one action without needing them."""


@mypyc_attr(acyclic=True, native_class=True)
class Box:
    """Tables of figures. Sets of slots, places, connections and cards are bit sets."""

    def __init__(self, figures: dict[str, list[int]]) -> None:
        one = {name: numbers[0] for name, numbers in figures.items() if len(numbers) == 1}
        self.players: Final[i64] = one["players"]
        self.hand: Final[i64] = one["hand"]
        self.hand_limit: Final[i64] = one["hand_limit"]
        self.display: Final[i64] = one["display"]
        self.draws: Final[i64] = one["draws"]
        self.first_round_actions: Final[i64] = one["first_round_actions"]
        self.actions: Final[i64] = one["actions"]
        self.money: Final[i64] = one["money"]
        self.money_per_point: Final[i64] = one["money_per_point"]
        # Places, slots and connections.
        self.places: Final[i64] = one["places"]
        self.nodes: Final[i64] = one["nodes"]
        self.slots: Final[i64] = one["slots"]
        self.connections: Final[i64] = one["connections"]
        self.slot_place: Final = vec[i64](figures["slot_place"])
        self.slot_places: Final = vec[i64](figures["slot_places"])  # the same as sets
        self.place_slots: Final = vec[i64](figures["place_slots"])
        self.slots_beside: Final = vec[i64](figures["slots_beside"])
        self.large_place_slots: Final[i64] = one["large_place_slots"]
        self.slots_for: Final = vec[i64](figures["slots_for"])
        self.slot_colour: Final = vec[i64](figures["slot_colour"])
        self.colour_slots: Final = vec[i64](figures["colour_slots"])
        self.connection_ends: Final = vec[i64](figures["connection_ends"])
        self.connections_at: Final = vec[i64](figures["connections_at"])
        self.distant_ports: Final[i64] = one["distant_ports"]
        self.villages: Final[i64] = one["villages"]
        # The sea. A coal import is a node of its own beyond the places.
        self.coal_node: Final = vec[i64](figures["coal_node"])
        self.ship_slots: Final[i64] = one["ship_slots"]
        self.ship_ports: Final = vec[i64](figures["ship_ports"])
        self.ship_coal: Final = vec[i64](figures["ship_coal"])
        self.ship_markets: Final = vec[i64](figures["ship_markets"])
        self.lanes_at: Final = vec[i64](figures["lanes_at"])
        # Markets for goods.
        self.markets: Final[i64] = one["markets"]
        self.sea_markets: Final[i64] = one["sea_markets"]
        self.market_ship: Final = vec[i64](figures["market_ship"])
        self.market_places: Final[i64] = one["market_places"]
        self.markets_at: Final = vec[i64](figures["markets_at"])
        self.market_tokens: Final = vec[i64](figures["market_tokens"])
        self.market_token_buys: Final = vec[i64](figures["market_token_buys"])
        # Tiles.
        self.tiles: Final[i64] = one["tiles"]
        self.tile_industry: Final = vec[i64](figures["tile_industry"])
        self.tile_level: Final = vec[i64](figures["tile_level"])
        self.tile_money: Final = vec[i64](figures["tile_money"])
        self.tile_coal: Final = vec[i64](figures["tile_coal"])
        self.tile_iron: Final = vec[i64](figures["tile_iron"])
        self.tile_cubes: Final = vec[i64](figures["tile_cubes"])
        self.tile_income: Final = vec[i64](figures["tile_income"])
        self.tile_buys: Final = vec[i64](figures["tile_buys"])
        # Mats: industry by industry every tile from the lowest on, then an end without any.
        self.stack: Final = vec[i64](figures["stack"])
        self.stack_size: Final = vec[i64](figures["stack_size"])
        self.stack_level: Final = vec[i64](figures["stack_level"])
        self.stack_coal: Final = vec[i64](figures["stack_coal"])
        self.stack_iron: Final = vec[i64](figures["stack_iron"])
        # Cards. An industry card has the number of its industry; location cards come after.
        self.cards: Final[i64] = one["cards"]
        self.deck: Final = vec[i64](figures["deck"])
        # The market of coal and iron, loans, rails.
        self.prices: Final = vec[i64](figures["prices"])
        self.when_empty: Final[i64] = one["when_empty"]
        self.loan_money: Final[i64] = one["loan_money"]
        self.loan_interest: Final[i64] = one["loan_interest"]
        self.loan_repay: Final[i64] = one["loan_repay"]
        self.loan_points: Final[i64] = one["loan_points"]
        self.links_per_player: Final[i64] = one["links_per_player"]
        self.rail_money: Final[i64] = one["rail_money"]
        self.rail_income: Final[i64] = one["rail_income"]
        # Options.
        self.pass_free_without_deck: Final = one["pass_free_without_deck"] == 1
        self.ends_with_the_deck: Final = one["ends_with_the_deck"] == 1
        self.sea_lanes_are_complete: Final = one["sea_lanes_are_complete"] == 1
        self.iron_works_give_way_to_any: Final = one["iron_works_give_way_to_any"] == 1
