"""How choices are written: `build bolton.1 coal_mine-1 with bolton`, and read again."""

from millhand.games.lancashire.data.edition import Edition
from millhand.games.lancashire.play import choices
from millhand.mechanics.land.play.layout import SLOTS
from millhand.mechanics.land.text.wording import LandWording

DISTANT_MARKET = "distant_market"

PIECES = {
    "build": ("slot", "tile"),
    "combine": ("slot", "tile"),
    "link": ("connection",),
    "develop": ("tile",),
    "sell": ("slot",),
    "borrow": ("money",),
    "with": ("card",),
    "coal": ("slot",),
    "iron": ("slot",),
    "to": ("slot",),
    "far": ("market",),
    "give_up": ("slot",),
}
"""The kinds of piece that follow each verb; the other verbs stand alone."""


class Wording(LandWording):
    """The words of Lancashire; the distant market is not named like a port."""

    pieces = PIECES

    def verb_of(self, choice: int) -> str:
        """The verb by whose pieces a choice is understood."""
        if choice == choices.BUYER + choices.DISTANT_MARKET:
            return "far"
        return super().verb_of(choice)


def make_wording(edition: Edition) -> Wording:
    """The words of one board, both ways."""
    slots = edition.slot_ids
    no_slots = [""] * (SLOTS - len(slots))
    return Wording(
        edition,
        builds={"build": choices.BUILD, "combine": choices.COMBINE},
        links=choices.LINK,
        rows={
            "develop": (choices.DEVELOP, edition.industries),
            "sell": (choices.SELL, slots),
            "borrow": (choices.BORROW, [str(money) for money in edition.tracks["loan"]["money"]]),
            "with": (choices.CARD, edition.card_ids),
            "coal": (choices.COAL, slots),
            "iron": (choices.IRON, slots),
            "to": (choices.BUYER, [*slots, *no_slots, DISTANT_MARKET]),
            "give_up": (choices.GIVE_UP, slots),
        },
        bare={"pass": choices.PASS, "stop": choices.STOP},
        end=choices.END,
    )
