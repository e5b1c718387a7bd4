"""How choices are written: `build dudley.1 coal_mine-1 with dudley`, and read again."""

from millhand.games.birmingham.data.edition import Edition
from millhand.games.birmingham.play import choices
from millhand.mechanics.land.text.wording import LandWording

PIECES = {
    "build": ("slot", "tile"),
    "link": ("connection",),
    "develop": ("tile",),
    "sell": ("slot",),
    "with": ("card",),
    "coal": ("slot",),
    "iron": ("slot",),
    "beer": ("slot",),
    "barrel": ("merchant",),
    "to": ("merchant",),
    "bonus": ("industry",),
    "give_up": ("slot",),
}
"""The kinds of piece that follow each verb; the other verbs stand alone."""


class Wording(LandWording):
    """The words of Birmingham; a barrel is not named like the beer of a brewery."""

    pieces = PIECES

    def verb_of(self, choice: int) -> str:
        """The verb by whose pieces a choice is understood."""
        if choices.BEER + choices.SLOTS <= choice < choices.MERCHANT:
            return "barrel"
        return super().verb_of(choice)


def make_wording(edition: Edition) -> Wording:
    """The words of one board, both ways."""
    slots = edition.slot_ids
    no_slots = [""] * (choices.SLOTS - len(slots))
    return Wording(
        edition,
        builds={"build": choices.BUILD},
        links=choices.LINK,
        rows={
            "develop": (choices.DEVELOP, edition.industries),
            "sell": (choices.SELL, slots),
            "with": (choices.CARD, edition.card_ids),
            "coal": (choices.COAL, slots),
            "iron": (choices.IRON, slots),
            "beer": (choices.BEER, [*slots, *no_slots, *edition.merchant_ids]),
            "to": (choices.MERCHANT, edition.merchant_ids),
            "bonus": (choices.BONUS, edition.industries),
            "give_up": (choices.GIVE_UP, slots),
        },
        bare={
            "borrow": choices.BORROW,
            "scout": choices.SCOUT,
            "pass": choices.PASS,
            "stop": choices.STOP,
            "decline": choices.DECLINE,
        },
        end=choices.END,
    )
