"""The box: every figure of the game, opened for one number of players and one set of options.

`unpacking.py` fills a box from the data files; rules only look things up here. A box never
changes, so all copies of a table share it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

CANAL: Final = 0
RAIL: Final = 1

# How a tie of two players is decided (WW-A16).
BY_TRACK: Final = 0
BY_MARKERS: Final = 1
BY_LOTS: Final = 2

UNLIMITED: Final = -1
"""The size of a bank that cannot run out (WW-A11)."""


@mypyc_attr(acyclic=True, native_class=True)
class Box:
    """Tables of figures. Sets of towns, connections, cards and colours are bit sets."""

    def __init__(self, figures: dict[str, list[int]]) -> None:
        one = {name: numbers[0] for name, numbers in figures.items() if len(numbers) == 1}
        self.players: Final[i64] = one["players"]
        self.sets: Final[i64] = one["sets"]
        self.turns: Final[i64] = one["turns"]
        self.rounds: Final[i64] = one["rounds"]
        self.aside: Final[i64] = one["aside"]
        self.cards_a_round: Final[i64] = one["cards_a_round"]
        self.cards_at_once: Final[i64] = one["cards_at_once"]
        self.money: Final[i64] = one["money"]
        self.tokens_drawn: Final[i64] = one["tokens_drawn"]
        self.tokens_placed: Final[i64] = one["tokens_placed"]
        # Towns and connections.
        self.towns: Final[i64] = one["towns"]
        self.connections: Final[i64] = one["connections"]
        self.town_value: Final = vec[i64](figures["town_value"])
        self.town_industry: Final = vec[i64](figures["town_industry"])
        self.towns_of_value: Final = vec[i64](figures["towns_of_value"])
        self.connection_ends: Final = vec[i64](figures["connection_ends"])
        self.connections_at: Final = vec[i64](figures["connections_at"])
        self.singles: Final[i64] = one["singles"]
        self.doubles: Final[i64] = one["doubles"]
        self.joined_by_crossing: Final = vec[i64](figures["joined_by_crossing"])
        self.barred_from: Final = vec[i64](figures["barred_from"])
        # Cards.
        self.cards: Final[i64] = one["cards"]
        self.card_towns: Final = vec[i64](figures["card_towns"])
        self.general_cards: Final[i64] = one["general_cards"]
        self.setup_cards: Final[i64] = one["setup_cards"]
        self.deck: Final = vec[i64](figures["deck"])
        self.setup_deck: Final = vec[i64](figures["setup_deck"])
        self.other_deck: Final = vec[i64](figures["other_deck"])
        # Demand tokens and fists.
        self.industries: Final[i64] = one["industries"]
        self.tokens: Final = vec[i64](figures["tokens"])
        self.fists_of_size: Final = vec[i64](figures["fists_of_size"])
        self.fists_with: Final = vec[i64](figures["fists_with"])
        self.fists_with_two: Final = vec[i64](figures["fists_with_two"])
        self.fist_first: Final = vec[i64](figures["fist_first"])
        self.fist_second: Final = vec[i64](figures["fist_second"])
        # Pieces and money.
        self.colours: Final[i64] = one["colours"]
        self.industries_each: Final[i64] = one["industries_each"]
        self.links_each: Final[i64] = one["links_each"]
        self.most_links: Final[i64] = one["most_links"]
        self.link_cost: Final = vec[i64](figures["link_cost"])
        self.recoup_spaces: Final[i64] = one["recoup_spaces"]
        self.largest_pays: Final[i64] = one["largest_pays"]
        self.others_pay: Final[i64] = one["others_pay"]
        self.bank: Final[i64] = one["bank"]
        self.called: Final[i64] = one["called"]
        # Options.
        self.money_hidden: Final = one["money_hidden"] == 1
        self.discards_open: Final = one["discards_open"] == 1
        self.recoup_in_bids: Final = one["recoup_in_bids"] == 1
        self.income_between_links: Final = one["income_between_links"] == 1
        self.ties: Final[i64] = one["ties"]
        self.separate_turns: Final = one["separate_turns"] == 1
        self.separate_networks: Final = one["separate_networks"] == 1
        self.demand_before_last_round: Final = one["demand_before_last_round"] == 1
