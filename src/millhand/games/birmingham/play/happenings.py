"""The kinds of event that Birmingham's own deeds leave behind, after those of the land."""

from typing import Final

from millhand.mechanics.land.play.happenings import LAND_EVENTS, LAND_PURPOSES, EventNames

# Counted on from OWN_EVENTS and OWN_PURPOSES of the land.
MERCHANT_CAME: Final = 25
LAID_FACE_DOWN: Final = 26
RETURNED_WILD: Final = 27
TOOK_WILD: Final = 28
TOOK_BARREL: Final = 29
SOLD: Final = 30
BARREL_CAME: Final = 31
BORROWED: Final = 32
SCOUTED: Final = 33
BONUS_DECLINED: Final = 34

FOR_BONUS: Final = 7

PURPOSES: Final = (*LAND_PURPOSES, "bonus")
POINT_SOURCE_NAMES: Final = (
    "canals",
    "canal_tiles",
    "rails",
    "rail_tiles",
    "merchants",
    "shortfall",
    "money",
    "income",
    "tiles_again",
)

EVENTS: Final[EventNames] = (
    *LAND_EVENTS,
    ("merchant_came", ("merchant", "merchant_tile")),
    ("laid_face_down", ("seat", "card")),
    ("returned_wild", ("seat", "card")),
    ("took_wild", ("seat", "card")),
    ("took_barrel", ("seat", "merchant")),
    ("sold", ("seat", "slot", "merchant")),
    ("barrel_came", ("merchant",)),
    ("borrowed", ("seat",)),
    ("scouted", ("seat",)),
    ("bonus_declined", ("seat",)),
)

SECRETS: Final = {"drew": "seat", "laid_face_down": "nobody"}
"""Whose eyes alone see the card of an event; everybody learns that it happened."""
