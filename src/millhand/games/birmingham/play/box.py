"""The box: every figure of the game, opened for one number of players and one set of options.

`opening.py` fills a box from the data files; rules only look things up here. What Birmingham
shares with other games of the land stands in `Figures`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.mechanics.land.play.figures import Figures

# Industries, in the order of tiles.toml; coal mines (3) and iron works (4) are the land's.
COTTON_MILL: Final = 0
MANUFACTURER: Final = 1
POTTERY: Final = 2
BREWERY: Final = 5

# What a merchant's barrel brings (BB-12.7).
BONUS_MONEY: Final = 0
BONUS_POINTS: Final = 1
BONUS_INCOME: Final = 2
BONUS_DEVELOP: Final = 3


@mypyc_attr(acyclic=True, native_class=True)
class Box(Figures):
    """The figures that Birmingham alone has."""

    def __init__(self, figures: dict[str, list[int]]) -> None:
        super().__init__(figures)
        one = {name: numbers[0] for name, numbers in figures.items() if len(numbers) == 1}
        self.town_slots: Final[i64] = one["town_slots"]
        # Merchants.
        self.merchants: Final[i64] = one["merchants"]
        self.merchant_place: Final = vec[i64](figures["merchant_place"])
        self.merchants_at: Final = vec[i64](figures["merchants_at"])
        self.merchant_places: Final[i64] = one["merchant_places"]
        self.merchants_in_use: Final = vec[i64](figures["merchants_in_use"])
        self.merchant_tiles: Final = vec[i64](figures["merchant_tiles"])
        self.merchant_tile_buys: Final = vec[i64](figures["merchant_tile_buys"])
        self.bonus_kind: Final = vec[i64](figures["bonus_kind"])
        self.bonus_amount: Final = vec[i64](figures["bonus_amount"])
        # Tiles, cards, loans.
        self.tile_beer: Final = vec[i64](figures["tile_beer"])
        self.tile_bulb: Final = vec[i64](figures["tile_bulb"])
        bulbs = zip(figures["tile_industry"], figures["tile_bulb"], strict=True)
        with_bulbs: i64 = sum(2**industry for industry in {one for one, bulb in bulbs if bulb})
        self.industries_with_bulbs: Final = with_bulbs
        self.wild_location: Final[i64] = one["wild_location"]
        self.wild_industry: Final[i64] = one["wild_industry"]
        self.wild_locations: Final[i64] = one["wild_locations"]
        self.wild_industries: Final[i64] = one["wild_industries"]
        self.income_after_loan: Final = vec[i64](figures["income_after_loan"])
        self.loan_money: Final[i64] = one["loan_money"]
        # Options.
        self.gloucester_optional: Final = one["gloucester_optional"] == 1
        self.overbuild_only_without_free_slot: Final = one["overbuild_only_without_free_slot"] == 1
        self.intro_income_last_round: Final = one["intro_income_last_round"] == 1
        self.refund_zero_tiles_removable: Final = one["refund_zero_tiles_removable"] == 1
        self.owner_sees_facedown_card: Final = one["owner_sees_facedown_card"] == 1
        self.discards_open: Final = one["discards_open"] == 1
