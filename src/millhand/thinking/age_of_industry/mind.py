"""Thinking about Age of Industry."""

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices
from millhand.games.age_of_industry.play.concepts.loans import REPAY
from millhand.games.age_of_industry.play.flow import AgeOfIndustry
from millhand.games.age_of_industry.play.layout import ORDER, ROUND, STAGE, TARGET, TURN
from millhand.kernel.bits import count
from millhand.kernel.table import Table
from millhand.thinking.age_of_industry import details
from millhand.thinking.age_of_industry.features import CHAPTERS, NAMES, chapter, judge
from millhand.thinking.mind import Mind


@mypyc_attr(acyclic=True, native_class=True)
class AgeOfIndustryMind(Mind):
    """Knows what to look at in Age of Industry, and which loans are idle."""

    def __init__(self) -> None:
        super().__init__(NAMES, CHAPTERS, details.NAMES)

    def league(self, players: int, options: Mapping[str, object]) -> str:
        """Every map and number of players is judged by itself; other boards as their map option."""
        return f"{options['map']}-{players}"

    def turn(self, table: Table) -> i64:
        """Twice the turns since the game began; to repay after the last action is another turn.

        What can be repaid then is repaid (AI-13.3), and situations are judged as if it were.
        """
        cells = table.cells
        players: i64 = cast(AgeOfIndustry, table).box.players
        turns: i64 = cells[ROUND] * players + cells[TURN]
        return turns * 2 + 1 if cells[STAGE] == choices.REPAY_STAGE else turns * 2

    def chapter(self, table: Table) -> i64:
        """What is left of the deck announces the end."""
        return chapter(cast(AgeOfIndustry, table))

    def look(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """What a player looks at to judge a situation."""
        judge(cast(AgeOfIndustry, table), seat, row)

    def look_closely(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """The same and the details."""
        state = cast(AgeOfIndustry, table)
        judge(state, seat, row)
        if not state.is_over():
            details.look_closely(state, seat, row)

    def gives_up_a_card(self, table: Table) -> bool:
        """A build, a development or a pass costs a card (AI-4.1); for a build it must fit."""
        return table.cells[STAGE] == choices.CARD_STAGE

    def lose_card(self, table: Table, seat: i64, choice: i64) -> None:
        """The hand without a card; a pass without a discard costs none (AI-18.1)."""
        if choice != choices.FREE:
            cast(AgeOfIndustry, table).take_from_hand(seat, choice - choices.CARD)

    def earliest(self, table: Table) -> i64:
        """Sales in a row come to the same in any order (AI-15.1)."""
        if table.cells[STAGE] != choices.MORE_STAGE:
            return 0
        return choices.SELL + table.cells[TARGET]

    def is_idle(self, table: Table, seat: i64, choice: i64) -> bool:
        """AI-13.3 Loans beyond need, and repaying less or sooner than after the last action."""
        stage: i64 = table.cells[STAGE]
        if stage == choices.ACTION_STAGE:
            return choices.BORROW <= choice < choices.CARD
        if stage != choices.REPAY_STAGE:
            return False
        state = cast(AgeOfIndustry, table)
        if state.box.loan_repay > state.box.loan_money:
            return False
        most: i64 = count(
            REPAY.remaining(state, state.cells[ORDER + state.cells[TURN]], 0, REPAY.span)
        )
        return choice != choices.REPAY + most - 1
