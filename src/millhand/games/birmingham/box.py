"""The box: every figure of the game, opened for one number of players and one set of options.

`edition.py` reads and checks the data files and fills a box; rules only look things up here.
A box never changes, so all copies of a table share it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Industries, in the order of tiles.toml.
COTTON_MILL: Final = 0
MANUFACTURER: Final = 1
POTTERY: Final = 2
COAL_MINE: Final = 3
IRON_WORKS: Final = 4
BREWERY: Final = 5

CANAL: Final = 0
RAIL: Final = 1

# What a merchant's barrel brings (BB-12.7).
BONUS_MONEY: Final = 0
BONUS_POINTS: Final = 1
BONUS_INCOME: Final = 2
BONUS_DEVELOP: Final = 3

STACK: Final = 16
"""Room for the tiles of one industry in `stack`."""


@mypyc_attr(acyclic=True, native_class=True)
class Box:
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
        self.town_slots: Final[i64] = one["town_slots"]
        self.slots_showing: Final = vec[i64](figures["slots_showing"])
        self.slots_showing_only: Final = vec[i64](figures["slots_showing_only"])
        self.connection_ends: Final = vec[i64](figures["connection_ends"])
        self.connections_at: Final = vec[i64](figures["connections_at"])
        self.connections_in_era: Final = vec[i64](figures["connections_in_era"])
        self.pair_slot: Final = vec[i64](figures["pair_slot"])
        self.pair_industry: Final = vec[i64](figures["pair_industry"])
        self.pair_of: Final = vec[i64](figures["pair_of"])
        # Merchants.
        self.merchants: Final[i64] = one["merchants"]
        self.merchant_place: Final = vec[i64](figures["merchant_place"])
        self.merchants_at: Final = vec[i64](figures["merchants_at"])
        self.merchant_places: Final[i64] = one["merchant_places"]
        self.merchants_in_use: Final = vec[i64](figures["merchants_in_use"])
        self.merchant_tiles: Final = vec[i64](figures["merchant_tiles"])
        self.merchant_tile_buys: Final = vec[i64](figures["merchant_tile_buys"])
        self.place_icons: Final = vec[i64](figures["place_icons"])
        self.bonus_kind: Final = vec[i64](figures["bonus_kind"])
        self.bonus_amount: Final = vec[i64](figures["bonus_amount"])
        # Tiles.
        self.tiles: Final[i64] = one["tiles"]
        self.tile_industry: Final = vec[i64](figures["tile_industry"])
        self.tile_level: Final = vec[i64](figures["tile_level"])
        self.tile_money: Final = vec[i64](figures["tile_money"])
        self.tile_coal: Final = vec[i64](figures["tile_coal"])
        self.tile_iron: Final = vec[i64](figures["tile_iron"])
        self.tile_beer: Final = vec[i64](figures["tile_beer"])
        self.tile_cubes: Final = vec[i64](figures["tile_cubes"])
        self.tile_points: Final = vec[i64](figures["tile_points"])
        self.tile_income: Final = vec[i64](figures["tile_income"])
        self.tile_icons: Final = vec[i64](figures["tile_icons"])
        self.tile_eras: Final = vec[i64](figures["tile_eras"])
        self.tile_bulb: Final = vec[i64](figures["tile_bulb"])
        self.stack: Final = vec[i64](figures["stack"])
        self.stack_size: Final = vec[i64](figures["stack_size"])
        # Cards. A location card has the number of its town.
        self.towns: Final[i64] = one["towns"]
        self.cards: Final[i64] = one["cards"]
        self.wild_location: Final[i64] = one["wild_location"]
        self.wild_industry: Final[i64] = one["wild_industry"]
        self.wild_locations: Final[i64] = one["wild_locations"]
        self.wild_industries: Final[i64] = one["wild_industries"]
        self.card_industries: Final = vec[i64](figures["card_industries"])
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
        self.income_after_loan: Final = vec[i64](figures["income_after_loan"])
        self.loan_money: Final[i64] = one["loan_money"]
        self.links_per_player: Final[i64] = one["links_per_player"]
        self.canal_money: Final[i64] = one["canal_money"]
        self.first_rail_money: Final[i64] = one["first_rail_money"]
        self.second_rail_money: Final[i64] = one["second_rail_money"]
        # Options.
        self.introductory: Final = one["introductory"] == 1
        self.gloucester_optional: Final = one["gloucester_optional"] == 1
        self.overbuild_only_without_free_slot: Final = one["overbuild_only_without_free_slot"] == 1
        self.intro_income_last_round: Final = one["intro_income_last_round"] == 1
        self.refund_zero_tiles_removable: Final = one["refund_zero_tiles_removable"] == 1
        self.owner_sees_facedown_card: Final = one["owner_sees_facedown_card"] == 1
        self.discards_open: Final = one["discards_open"] == 1
        self.tie_break_by_level: Final = one["tie_break_by_level"] == 1
        self.money_per_point: Final[i64] = one["money_per_point"]
        self.most_points_for_money: Final[i64] = one["most_points_for_money"]
