"""The scout action: three cards for two wild ones. BB-14."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.happenings import SCOUTED
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.mechanics.land.play import facts, layout
from millhand.mechanics.land.play.action import Action
from millhand.mechanics.land.play.table import Land

CARDS: Final = 3


def no_wild_card_is_held(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-14.2 Who holds a wild card does not scout."""
    wild: i64 = BIT[state.box.wild_location] | BIT[state.box.wild_industry]
    return kept_if(state.hand(seat) & wild == 0, among)


def three_cards_are_held(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-14.2 Scouting costs three cards from hand."""
    return kept_if(state.hand_size(seat) >= CARDS, among)


RULES: Final = (
    Rule("BB-14.2", no_wild_card_is_held),
    Rule("BB-14.2", three_cards_are_held, facts.cards_held),
)


@mypyc_attr(acyclic=True, native_class=True)
class Scout(Action):
    """`scout`: three cards go, one wild card of each kind comes."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether scouting remains."""
        state = cast(State, table)
        among = no_wild_card_is_held(state, seat, given, among)
        return three_cards_are_held(state, seat, given, among)

    def cards(self) -> int:
        """BB-14.1 Three."""
        return CARDS

    def carry_out(self, land: Land, seat: i64) -> None:
        """BB-14.1 After the third card the wild ones are taken; until then another is asked for."""
        state = cast(State, land)
        state.cells[layout.STEP] += 1
        if state.steps_done() < CARDS:
            return
        state.tell(SCOUTED, seat, 0, 0, 0)
        state.take_wild_cards(seat)
        state.end_action(seat)


SCOUT: Final = Scout("scout", choices.SCOUT, 1)
