"""What is asked in Workshop of the World, and the verbs that answer it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.actions.bid import BID, BID_NOTHING, FOR, chooses_a_set
from millhand.games.workshop.play.actions.link import LINK, STOP, WhichLinks
from millhand.games.workshop.play.actions.pledge import PLEDGES, WhichDemand
from millhand.games.workshop.play.actions.take import (
    IN,
    REMOVE,
    SETTLE,
    SWAP,
    SWAP_AGAIN,
    TAKE,
    USE,
)
from millhand.games.workshop.play.concepts.recoup import RECOUP, RECOUP_FOR_BID, RECOUP_FOR_LINK
from millhand.games.workshop.play.state import State
from millhand.kernel.verbs import Question, Verb

VERBS: Final[list[Verb]] = [
    *PLEDGES,
    FOR,
    BID_NOTHING,
    BID,
    RECOUP_FOR_BID,
    RECOUP,
    RECOUP_FOR_LINK,
    TAKE,
    USE,
    SWAP,
    SWAP_AGAIN,
    IN,
    REMOVE,
    LINK,
    STOP,
]
"""Every verb, in the order of the choices."""

QUESTIONS: Final = vec[Question](
    [
        WhichDemand("demand", PLEDGES),
        Question("set", [FOR]),
        Question("bid", [BID_NOTHING, BID, RECOUP_FOR_BID]),
        Question("town_card", [TAKE, RECOUP]),
        Question("swap", [USE, SWAP]),
        Question("town", [IN]),
        Question("removal", [REMOVE], otherwise=SETTLE),
        WhichLinks("links", [LINK, STOP, RECOUP_FOR_LINK], implied=STOP, in_any_order=True),
        Question("turn_order", []),
        Question("deck", []),
        Question("setup_cards", []),
        Question("tokens", []),
        Question("lots", []),
        Question("over", []),
        Question("bid", [BID_NOTHING, BID]),
        Question("town", [IN, SWAP_AGAIN]),
        Question("removal", [REMOVE, SWAP_AGAIN]),
        WhichLinks("links", [LINK, STOP, RECOUP_FOR_LINK, SWAP_AGAIN], in_any_order=True),
    ]
)
"""In the order of the stages."""


def stage_for(state: State, seat: i64) -> i64:
    """What one seat is asked: in an auction not all are asked the same.

    A move that begins after a swap may not swap again, and who builds nothing must say so.
    """
    stage: i64 = state.cells[layout.STAGE]
    if stage == choices.BID_STAGE:
        if chooses_a_set(state, seat):
            return choices.SET_STAGE
        if state.cells[layout.RECOUPED + seat] != 0:
            return choices.FINAL_BID_STAGE
    elif choices.TOWN_STAGE <= stage <= choices.LINK_STAGE and state.cells[layout.BEGUN] == 0:
        return stage + choices.AFTER_SWAP
    return stage
