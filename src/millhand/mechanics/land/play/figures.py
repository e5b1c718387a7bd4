"""The figures that the boxes of all games of the land have in common.

`written/opening.py` fills them from the data files; rules only look things up. Figures never
change, so all copies of a table share them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Two industries hold what others need; every game numbers them alike.
COAL_MINE: Final = 3
IRON_WORKS: Final = 4

CANAL: Final = 0
RAIL: Final = 1

STACK: Final = 16
"""Room for the tiles of one industry in `stack`."""


@mypyc_attr(acyclic=True, native_class=True)
class Figures:
    """Tables of figures. Sets of slots, places, connections and cards are bit sets."""

    def __init__(self, figures: dict[str, list[int]]) -> None:
        one = {name: numbers[0] for name, numbers in figures.items() if len(numbers) == 1}
        self.players: Final[i64] = one["players"]
        self.rounds: Final[i64] = one["rounds"]
        self.hand: Final[i64] = one["hand"]
        self.money: Final[i64] = one["money"]
        # Places, slots and connections.
        self.places: Final[i64] = one["places"]
        self.slots: Final[i64] = one["slots"]
        self.connections: Final[i64] = one["connections"]
        self.slot_place: Final = vec[i64](figures["slot_place"])
        self.place_slots: Final = vec[i64](figures["place_slots"])
        beside = [figures["place_slots"][place] for place in figures["slot_place"]]
        bits = [2**place for place in figures["slot_place"]]
        self.slot_places: Final = vec[i64](bits)  # of each slot: its place, as a set
        self.slots_beside: Final = vec[i64](beside)  # of each slot: all slots of its place
        self.place_icons: Final = vec[i64](figures["place_icons"])
        self.slots_showing: Final = vec[i64](figures["slots_showing"])
        self.slots_showing_only: Final = vec[i64](figures["slots_showing_only"])
        self.connection_ends: Final = vec[i64](figures["connection_ends"])
        self.connections_at: Final = vec[i64](figures["connections_at"])
        self.connections_in_era: Final = vec[i64](figures["connections_in_era"])
        self.pair_slot: Final = vec[i64](figures["pair_slot"])
        self.pair_industry: Final = vec[i64](figures["pair_industry"])
        self.pair_of: Final = vec[i64](figures["pair_of"])
        # Tiles.
        self.industries: Final[i64] = one["industries"]
        self.tile_industry: Final = vec[i64](figures["tile_industry"])
        self.tile_level: Final = vec[i64](figures["tile_level"])
        self.tile_money: Final = vec[i64](figures["tile_money"])
        self.tile_coal: Final = vec[i64](figures["tile_coal"])
        self.tile_iron: Final = vec[i64](figures["tile_iron"])
        self.tile_cubes: Final = vec[i64](figures["tile_cubes"])  # tile × era
        self.tile_points: Final = vec[i64](figures["tile_points"])
        self.tile_income: Final = vec[i64](figures["tile_income"])
        self.tile_icons: Final = vec[i64](figures["tile_icons"])
        self.tile_eras: Final = vec[i64](figures["tile_eras"])
        self.stack: Final = vec[i64](figures["stack"])
        self.stack_size: Final = vec[i64](figures["stack_size"])
        # Cards. A location card has the number of its town; those of the deck come first.
        self.towns: Final[i64] = one["towns"]
        self.cards: Final[i64] = one["cards"]
        self.cards_of_deck: Final[i64] = one["cards_of_deck"]
        self.cards_showing: Final = vec[i64](figures["cards_showing"])
        self.deck: Final = vec[i64](figures["deck"])
        # Markets, income, links.
        self.coal_prices: Final = vec[i64](figures["coal_prices"])
        self.coal_filled: Final[i64] = one["coal_filled"]
        self.coal_when_empty: Final[i64] = one["coal_when_empty"]
        self.iron_prices: Final = vec[i64](figures["iron_prices"])
        self.iron_filled: Final[i64] = one["iron_filled"]
        self.iron_when_empty: Final[i64] = one["iron_when_empty"]
        self.income_levels: Final = vec[i64](figures["income_levels"])
        self.income_start: Final[i64] = one["income_start"]
        self.links_per_player: Final[i64] = one["links_per_player"]
        self.canal_money: Final[i64] = one["canal_money"]
        self.first_rail_money: Final[i64] = one["first_rail_money"]
        self.second_rail_money: Final[i64] = one["second_rail_money"]
        # How the game ends, and what breaks ties between equal points.
        self.introductory: Final = one["introductory"] == 1
        self.money_per_point: Final[i64] = one["money_per_point"]
        self.most_points_for_money: Final[i64] = one["most_points_for_money"]
        self.tie_break_by_level: Final = one["tie_break_by_level"] == 1
        self.tie_break_by_order: Final = one["tie_break_by_order"] == 1
