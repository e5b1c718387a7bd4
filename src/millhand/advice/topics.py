"""What judges look at, put together as topics that a player would talk about.

Judges see some hundreds of numbers, and several of them often say one thing: money in hand is
looked at whole, and up to £5, £10, £20. A topic is all of these, with one sentence in each language
(`advice-…` in the Fluent files); the first of its numbers is the one that is told.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from millhand.face.game import OpenGame
from millhand.thinking.minds import mind_for

SILENT = ("constant", "verdict")
"""What is always the same, and what follows from the rest: nobody gives these as a reason."""

TOGETHER = {
    "money": ("money", "cash", "money_few", "money_idle", "money_some", "money_up_to"),
    "interest_to_come": ("interest_to_come", "deep_in_debt", "loans_up_to"),
    "income_to_come": ("income_to_come", "income_level", "income_space"),
    "tiles_gone": ("tiles_gone", "gone", "next_points", "next_levels"),
    "cards": ("card", "hand_towns", "hand_levels", "hand_dead", "industry_cards"),
    "hand_size": ("hand_size", "hand"),
    "cards_face_up": ("displayed",),
    "ready_points": ("ready_points", "ready_tiles"),
    "open_links": ("open_links", "places", "best_links", "best_links_hoped"),
    "own_beer": ("own_beer", "lasting_beer"),
    "order": ("early", "place"),
    "time": (
        "rounds_left",
        "turns_left",
        "rounds_to_come",
        "actions_to_come",
        "actions_left",
        "deck",
        "round",
        "round_left",
        "tokens_left",
        "phase_demand",
        "phase_bids",
        "phase_turns",
    ),
}
"""Inputs that speak of one thing; every other input is a topic of its own."""

TOPIC_OF = {stem: topic for topic, stems in TOGETHER.items() for stem in stems}

UNCOUNTED = ("cards", "cards_face_up")
"""No number says how good these are; only the judge knows."""

UNWELCOME = (
    "coal_apart",
    "mines_apart",
    "works_apart",
    "ships_wait",
    "coal_price",
    "iron_price",
    "stuck_income",
    "unpaid",
    "interest_to_come",
    "short_of_money",
    "at_risk",
    "leaders_points",
    *["rivals_" + what for what in ("points", "points_open", "points_flipped", "links", "money")],
    *["rivals_" + what for what in ("income", "gone", "beer", "hands", "open", "levels")],
    *["best_rivals_" + what for what in ("money", "income", "networks")],
)
"""Nobody wants more of these."""

EITHER_WAY = (
    *UNCOUNTED,
    "tiles_gone",
    "low_stacks",
    "fleeting_tiles",
    "links_left",
    "industries_left",
    "hand_size",
    "coal_market",
    "iron_market",
    "cotton_space",
    "distant_turned",
    "full_towns",
    "time",
    "rivals_loans",
    "demand",
    "all_of_type",
)
"""More of these may be good or bad."""

IN_STEPS = ("funds", "money_up_to", "loans_up_to")
"""The same sum up to several limits: the last one is told."""

COUNTED = ("gone",)
"""Of these one is 1 and the others are 0: which one says how many there are."""

OF_INDUSTRIES = ("demand", "own_of_type", "all_of_type", "tokens", "pays")
"""These are numbered by the industries of Workshop of the World."""

AHEAD = (
    "wealth",
    "track",
    "networks",
    "demand_pays",
    "hand_pays",
    "industries",
    "turns_to_come",
    "token_pays",
)
"""Numbers that say how far ahead a seat is: its own share counts once for each of the others."""


@dataclass(frozen=True)
class Topic:
    """One thing to talk about; some are about an industry."""

    name: str
    industry: str = ""

    def is_welcome(self, number: int) -> bool | None:
        """Whether a player would want so much more of it; None where nobody can say."""
        if self.name in EITHER_WAY:
            return None
        return number < 0 if self.name in UNWELCOME else number > 0


@dataclass
class Numbers:
    """Where the numbers of a topic stand in a row, and how those count that are told."""

    places: list[int] = field(default_factory=list)
    told: dict[int, int] = field(default_factory=dict)
    shared: bool = False
    """Whether they are to be divided by the number of the others."""


def topics_of(opened: OpenGame) -> dict[Topic, Numbers]:
    """Every topic of a game."""
    mind = mind_for(opened.game.name)
    industries, numbered = _industries(opened), list(opened.deal_names().get("tokens", ()))
    found: dict[Topic, Numbers] = {}
    first: dict[Topic, str] = {}
    for name, place in sorted(mind.inputs().items(), key=_by_importance):
        stem, industry, number = taken_apart(name, industries)
        if stem in OF_INDUSTRIES and number is not None:
            industry = numbered[number] if number < len(numbered) else ""
        if name in SILENT or industry == NO_INDUSTRY or (stem in OF_INDUSTRIES and not industry):
            continue
        topic = Topic(TOPIC_OF.get(stem, stem), industry)
        numbers = found.setdefault(topic, Numbers(shared=stem in AHEAD))
        numbers.places.append(place)
        if first.setdefault(topic, stem) == stem:
            if stem in IN_STEPS:
                numbers.told.clear()
            numbers.told[place] = number if stem in COUNTED and number is not None else 1
    return found


def _by_importance(entry: tuple[str, int]) -> tuple[int, int]:
    """Where a topic has several numbers, the first one of its list is told."""
    name, place = entry
    stem = name.rstrip("0123456789").rstrip("_")
    stems: Sequence[str] = TOGETHER.get(TOPIC_OF.get(stem, ""), ())
    return (stems.index(stem) if stem in stems else 0, place)


NO_INDUSTRY = "no_industry"
"""What stands for an industry where a game has fewer than there is room for."""


def _industries(opened: OpenGame) -> list[str]:
    """The ids of industries, longest first."""
    names = [row["industry"] for row in opened.drawing()["mats"]]
    return sorted([*names, NO_INDUSTRY], key=len, reverse=True)


def taken_apart(name: str, industries: Sequence[str]) -> tuple[str, str, int | None]:
    """`gone_cotton_mill_3` is about cotton mills, and says 3."""
    stem = name.rstrip("0123456789")
    number = int(name[len(stem) :]) if len(stem) < len(name) else None
    stem = stem.rstrip("_")
    for industry in industries:
        if stem.endswith(f"_{industry}"):
            return stem.removesuffix(f"_{industry}"), industry, number
    return stem, "", number
