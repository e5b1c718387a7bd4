"""The kinds of event that deeds leave behind, with the names of their numbers.

`face.py` decodes the packed log with `EVENTS`; a name says what kind of piece the number is.
"""

from typing import Final

REORDERED: Final = 0
SHUFFLED: Final = 1
SET_ASIDE: Final = 2
TOKENS_SHUFFLED: Final = 3
DREW_TOKEN: Final = 4
SEALED: Final = 5
PLEDGED: Final = 6
KEPT_TOKENS: Final = 7
TURNED_UP: Final = 8
BID: Final = 9
LOTS_DRAWN: Final = 10
PAID: Final = 11
EARNED: Final = 12
LENT: Final = 13
RECOUPED: Final = 14
TOOK_CARD: Final = 15
SWAPPED: Final = 16
INDUSTRY_REMOVED: Final = 17
INDUSTRY_PLACED: Final = 18
LINKED_TOWNS: Final = 19
INCOME_MOVED: Final = 20
LINKS_RETURNED: Final = 21
DEMAND_BEGAN: Final = 22
ROUND_BEGAN: Final = 23
ERA_BEGAN: Final = 24
GAME_ENDED: Final = 25
LINK_BROUGHT: Final = 26
TOWN_BROUGHT: Final = 27

# What money is paid for or earned by (third number of PAID and EARNED, second index of MONEY_FROM).
FOR_BID: Final = 0
FOR_LINKS: Final = 1
FOR_RECOUPING: Final = 2
FOR_TRACK: Final = 3
FOR_NETWORKS: Final = 4
FOR_INDUSTRIES: Final = 5
FOR_THE_BANK: Final = 6

PURPOSES: Final = ("bids", "links", "recouping", "track", "networks", "industries", "bank")

EVENTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("reordered", ("seat", "position", "colour")),
    ("shuffled", ("cards",)),
    ("set_aside", ("cards",)),
    ("tokens_shuffled", ("tokens",)),
    ("drew_token", ("seat", "industry")),
    ("sealed", ("seat",)),
    ("pledged", ("seat", "industry")),
    ("kept_tokens", ("seat",)),
    ("turned_up", ("card",)),
    ("bid", ("seat", "money", "colour")),
    ("lots_drawn", ("seat",)),
    ("paid", ("seat", "money", "purpose")),
    ("earned", ("seat", "money", "purpose")),
    ("lent", ("seat", "money")),
    ("recouped", ("seat", "money", "spaces")),
    ("took_card", ("seat", "card")),
    ("swapped", ("seat", "card", "new_card")),
    ("industry_removed", ("seat", "colour", "place")),
    ("industry_placed", ("seat", "colour", "place")),
    ("linked", ("seat", "connection", "colour")),
    ("income_moved", ("seat", "space")),
    ("links_returned", ("seat", "links")),
    ("demand_began", ("demand", "era")),
    ("round_began", ("round", "era")),
    ("era_began", ("era",)),
    ("game_ended", ()),
    ("link_brought", ("seat", "points", "source", "connection")),
    ("town_brought", ("seat", "points", "source", "place")),
)

SECRETS: Final = {"drew_token": "industry"}
"""The fact of an event that its seat alone may know; everybody learns that it happened."""
