"""Actions: what a turn is used for, some of them paid for with a card. AI-3.4, AI-4.1."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb


@mypyc_attr(acyclic=True, native_class=True)
class Action(Verb):
    """What a turn is used for. Rails, sales and draws cost no card and begin at once."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """Say what it is about, and do it."""
        state = cast(State, table)
        state.cells[layout.IDLE] = 0
        self.aim(state, choice)
        self.carry_out(state, seat)

    def aim(self, state: State, choice: i64) -> None:
        """What the action is about."""
        state.cells[layout.UNDER_WAY] = self.first
        state.cells[layout.TARGET] = choice - self.first

    def carry_out(self, state: State, seat: i64) -> None:
        """Whatever it costs but money is paid: do it, up to the next open question."""
        raise NotImplementedError

    def carry_on(self, state: State, seat: i64) -> None:
        """A source was chosen: go on with it."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, native_class=True)
class CardAction(Action):
    """An action that waits until its card is played (AI-4.1)."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """Say what it is about."""
        state = cast(State, table)
        self.aim(state, choice)
        state.cells[layout.STAGE] = choices.CARD_STAGE


def under_way(state: State) -> Action:
    """The action whose card or cubes are being chosen."""
    return cast(Action, state.action_under_way())
