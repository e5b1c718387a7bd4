"""Actions: chosen first, paid for with a card, then carried out step by step."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import EVERYTHING
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Question, Verb
from millhand.mechanics.land.play import facts, layout, stages
from millhand.mechanics.land.play.happenings import PASSED
from millhand.mechanics.land.play.sites import list_pairs, pair_under_way
from millhand.mechanics.land.play.table import Land

UNSEEN: Final = 336
"""Every slot with every industry: so many pairs could be named that no board shows."""


@mypyc_attr(acyclic=True, native_class=True)
class Action(Verb):
    """What a turn is used for. `begin` and `is_complete` are one step of it: a link, a sale."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """Say what it is about; the card comes first, unless this is one step more."""
        land = cast(Land, table)
        self.aim(land, choice)
        if land.cells[layout.STAGE] == stages.ACTION:
            land.cells[layout.STAGE] = stages.CARD
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
        land.cells[layout.STAGE] = stages.MORE
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


# --- a build: a choice names a slot and an industry -------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class BuildAction(Action):
    """Puts a tile on a slot: the industry is given, slots are the candidates.

    Pairs that the board does not show are numbered from `beyond` on, to be refused.
    """

    def __init__(self, word: str, first: i64, beyond: i64, level_rule: str) -> None:
        super().__init__(word, first, layout.PAIRS, "slot", "target", level_rule=level_rule)
        self.beyond: Final = beyond

    def aim(self, land: Land, choice: i64) -> None:
        """An industry on a slot."""
        land.cells[layout.UNDER_WAY] = self.first
        land.cells[layout.TARGET] = land.figures.pair_slot[choice - self.first]
        land.cells[layout.INDUSTRY] = land.figures.pair_industry[choice - self.first]

    def offer(self, table: Table, seat: i64, menu: Menu) -> None:
        """The slots that remain for each industry."""
        land = cast(Land, table)
        menu.next_kind(self.kind)
        industry: i64
        for industry in range(land.figures.industries):
            left: i64 = self.remaining(land, seat, industry, EVERYTHING)
            list_pairs(land, menu, self.first, left, industry)

    def is_meant(self, choice: i64) -> bool:
        """Also a pair that the board does not show."""
        unseen: bool = self.beyond <= choice < self.beyond + UNSEEN
        return unseen or self.first <= choice < self.end

    def candidate(self, table: Table, choice: i64) -> i64:
        """The slot."""
        if choice >= self.beyond:
            return (choice - self.beyond) // layout.INDUSTRIES
        return cast(Land, table).figures.pair_slot[choice - self.first]

    def given_with(self, table: Table, seat: i64, choice: i64) -> i64:
        """The industry."""
        if choice >= self.beyond:
            return (choice - self.beyond) % layout.INDUSTRIES
        return cast(Land, table).figures.pair_industry[choice - self.first]

    def tile(self, table: Table, seat: i64, choice: i64) -> i64:
        """The lowest tile of the industry."""
        return cast(Land, table).next_tile(seat, self.given_with(table, seat, choice))

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """The tile with its coal and iron."""
        land = cast(Land, table)
        tile: i64 = self.tile(table, seat, choice)
        if tile == layout.NO_TILE:
            return None
        industry: i64 = self.given_with(table, seat, choice)
        cost = facts.price_of_tile(land, seat, industry, self.candidate(table, choice))["cost"]
        figures = land.figures
        return Price(int(cost), int(figures.tile_coal[tile]), int(figures.tile_iron[tile]))


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
