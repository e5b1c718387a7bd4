"""The kinds of event that Lancashire's own deeds leave behind, after those of the land."""

from typing import Final

from millhand.mechanics.land.play.happenings import LAND_EVENTS, LAND_PURPOSES, EventNames

# Counted on from OWN_EVENTS and OWN_PURPOSES of the land.
SET_ASIDE: Final = 25
SHUFFLED_DISTANT: Final = 26
TURNED_DISTANT: Final = 27
COTTON_MOVED: Final = 28
MARKET_CLOSED: Final = 29
SOLD_TO_PORT: Final = 30
SOLD_FAR: Final = 31
BORROWED: Final = 32

FOR_DEBT: Final = 7

PURPOSES: Final = (*LAND_PURPOSES, "debt")
POINT_SOURCE_NAMES: Final = (
    "canals",
    "canal_tiles",
    "rails",
    "rail_tiles",
    "",
    "shortfall",
    "money",
    "income",
    "tiles_again",
)

EVENTS: Final[EventNames] = (
    *LAND_EVENTS,
    ("set_aside", ("cards",)),
    ("shuffled_distant", ("tiles",)),
    ("turned_distant", ("seat", "down")),
    ("cotton_moved", ("cotton_space", "bonus")),
    ("market_closed", ("seat", "slot")),
    ("sold_to_port", ("seat", "slot", "port")),
    ("sold_far", ("seat", "slot", "bonus")),
    ("borrowed", ("seat", "money")),
)

SECRETS: Final = {"drew": "seat"}
"""Whose eyes alone see the card of an event; everybody learns that it happened."""
