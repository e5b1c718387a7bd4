"""Actions: chosen first, paid for with a card, then carried out step by step."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.kernel.verbs import Question, Verb
from millhand.mechanics.land.play import layout, stages
from millhand.mechanics.land.play.happenings import PASSED
from millhand.mechanics.land.play.sites import pair_under_way
from millhand.mechanics.land.play.table import Land


@mypyc_attr(acyclic=True, native_class=True)
class Action(Verb):
    """What a turn is used for. `begin` and `is_complete` are one step of it: a link, a sale."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """Say what it is about; the card comes first, unless this is one step more."""
        land = cast(Land, table)
        self.aim(land, choice)
        if land.stage() == stages.ACTION:
            land.ask(stages.CARD)
        else:
            self.carry_out(land, seat)

    def aim(self, land: Land, choice: i64) -> None:
        """What the action, or its next step, is about."""
        land.cells[layout.UNDER_WAY] = self.first
        land.cells[layout.TARGET] = choice - self.first

    def given(self, table: Table, seat: i64) -> i64:
        """How many steps of the action are done."""
        return table.cells[layout.STEP]

    def cards(self) -> int:
        """How many cards it costs."""
        return 1

    def carry_out(self, land: Land, seat: i64) -> None:
        """The card is played."""
        self.begin(land, seat)
        carry_on(land, seat)

    def begin(self, land: Land, seat: i64) -> None:
        """The first part of a step."""
        raise NotImplementedError

    def is_complete(self, land: Land, seat: i64) -> bool:
        """Go on with the step; false while a choice is open."""
        raise NotImplementedError

    def asks_for_more(self, land: Land, seat: i64) -> bool:
        """Offer one step more; false where the action ends with this one."""
        return False


@mypyc_attr(acyclic=True, native_class=True)
class RepeatedAction(Action):
    """One card may pay for several of it: links, developments, sales."""

    def asks_for_more(self, land: Land, seat: i64) -> bool:
        """Offer one more; where everything is asked, even in vain, so that a refusal says why."""
        if not land.explicit:
            if self.remaining(land, seat, self.given(land, seat), self.span) == 0:
                return False
        land.ask(stages.MORE)
        return True


def under_way(land: Land) -> Action:
    """The action whose card or sources are being chosen."""
    return cast(Action, land.action_under_way())


def carry_on(land: Land, seat: i64) -> None:
    """Finish the present step if nothing must be chosen; then offer another or end the action."""
    action = under_way(land)
    if not action.is_complete(land, seat):
        return
    land.cells[layout.STEP] += 1
    if not action.asks_for_more(land, seat):
        land.end_action(seat)


# --- the card that an action costs ------------------------------------------------------------

ANY_CARD_WILL_DO: Final = -1
"""Given instead of a slot and industry where nothing is built with a single card."""


@mypyc_attr(acyclic=True, native_class=True)
class PlayCard(Verb):
    """`with dudley`: the card that an action costs; for a build not any card will do."""

    def __init__(self, first: i64, build: i64) -> None:
        super().__init__("with", first, layout.CARDS, "card", "payment")
        self.build: Final = build

    def given(self, table: Table, seat: i64) -> i64:
        """The slot and industry of a build."""
        if table.cells[layout.UNDER_WAY] != self.build:
            return ANY_CARD_WILL_DO
        return pair_under_way(cast(Land, table))

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The card is discarded, then the action is carried out."""
        land = cast(Land, table)
        land.discard(seat, choice - self.first)
        under_way(land).carry_out(land, seat)


# --- questions that every game of the land asks -----------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class OneMore(Question):
    """One more link, development or sale, or enough?"""

    def __init__(self, name: str, enough: Verb) -> None:
        super().__init__(name, [enough], implied=enough)
        self.enough: Final = enough

    def fill(self, table: Table, seat: i64, menu: Menu) -> None:
        """What the action under way could be repeated with, or to stop."""
        under_way(cast(Land, table)).offer(table, seat, menu)
        self.enough.offer(table, seat, menu)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """One step more, or the end of the action."""
        if choice == self.enough.first:
            self.enough.take(table, seat, choice)
        else:
            under_way(cast(Land, table)).take(table, seat, choice)

    def answering(self, table: Table) -> list[Verb]:
        """The action under way, and stopping."""
        return [under_way(cast(Land, table)), self.enough]


@mypyc_attr(acyclic=True, native_class=True)
class WhichCard(Question):
    """Which card is played? Some actions cost several."""

    def times(self, table: Table) -> tuple[int, int]:
        """As many cards as the action costs."""
        cards: int = under_way(cast(Land, table)).cards()
        return cards, cards


@mypyc_attr(acyclic=True, native_class=True)
class Enough(Verb):
    """No more of it: the action ends."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The action ends."""
        cast(Land, table).end_action(seat)


@mypyc_attr(acyclic=True, native_class=True)
class PassAction(Action):
    """Nothing but the card."""

    def carry_out(self, land: Land, seat: i64) -> None:
        """The card was all."""
        land.tell(PASSED, seat, 0, 0, 0)
        land.end_action(seat)
