"""The box: every figure of the game, opened for one number of players and one set of options.

`opening.py` fills a box from the data files; rules only look things up here. What Lancashire
shares with other games of the land stands in `Figures`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.mechanics.land.play.figures import Figures

# Industries, in the order of tiles.toml; coal mines (3) and iron works (4) are the land's.
COTTON_MILL: Final = 0
PORT: Final = 1
SHIPYARD: Final = 2


@mypyc_attr(acyclic=True, native_class=True)
class Box(Figures):
    """The figures that Lancashire alone has."""

    def __init__(self, figures: dict[str, list[int]]) -> None:
        super().__init__(figures)
        one = {name: numbers[0] for name, numbers in figures.items() if len(numbers) == 1}
        # What of the board is in play, and how it reaches beyond itself.
        self.open_slots: Final[i64] = one["open_slots"]
        self.open_connections: Final[i64] = one["open_connections"]
        self.external_places: Final[i64] = one["external_places"]
        self.virtual_places: Final[i64] = one["virtual_places"]
        self.virtual_slots: Final = vec[i64](figures["virtual_slots"])
        # Cards set aside, distant tiles, the cotton track, loans.
        self.aside: Final = vec[i64](figures["aside"])
        self.distant_tiles: Final = vec[i64](figures["distant_tiles"])
        self.cotton_bonuses: Final = vec[i64](figures["cotton_bonuses"])
        self.loan_money: Final = vec[i64](figures["loan_money"])
        self.income_after_loan: Final = vec[i64](figures["income_after_loan"])  # loan × space
        # Options.
        self.first_round_combined_build: Final = one["first_round_combined_build"] == 1
        self.overbuild_takes_two_cards: Final = one["overbuild_takes_two_cards"] == 1
        self.overbuild_any_opponent: Final = one["overbuild_any_opponent"] == 1
        self.scarcity_of_tile_only: Final = one["scarcity_of_tile_only"] == 1
        self.develop_two: Final = one["develop_two"] == 1
        self.sell_many_mills: Final = one["sell_many_mills"] == 1
        self.loan_from_start_space: Final = one["loan_from_start_space"] == 1
        self.debt_is_carried: Final = one["debt_is_carried"] == 1
        self.voluntary_tile_sale: Final = one["voluntary_tile_sale"] == 1
        self.income_at_round_end: Final = one["income_at_round_end"] == 1
        self.single_icon_slot_first: Final = one["single_icon_slot_first"] == 1
        self.begins_in_empty_slots: Final = one["begins_in_empty_slots"] == 1
