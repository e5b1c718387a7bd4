"""Whose decision it is: a game of Lancashire answers the kernel's questions."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.box import Box
from millhand.games.lancashire.play.income import GIVE_UP, write_off
from millhand.games.lancashire.play.layout import ASIDE, ASIDE_SIZE, DISTANT, TURNED
from millhand.games.lancashire.play.questions import QUESTIONS
from millhand.games.lancashire.play.setup import empty_cells
from millhand.games.lancashire.play.state import State
from millhand.games.lancashire.play.turns import begin_round, deal_cards, end_action
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.land.play import layout, stages
from millhand.mechanics.land.play.cards import put_hand, put_row, with_hand, with_row


@mypyc_attr(acyclic=True, native_class=True)
class Lancashire(State):
    """A game of Lancashire: the answers to the kernel's questions."""

    def copy(self) -> Table:
        """Another table in the same position."""
        return Lancashire(self.box, self.cells[:])

    def mid_move(self, seat: i64) -> bool:
        """Whether a move has begun; after a turned tile the next sale is a move of its own."""
        stage: i64 = self.cells[layout.STAGE]
        if stage == choices.SALES_STAGE:
            return False
        return stages.ACTION < stage < stages.SHORTFALL

    def revealed(self) -> i64:
        """Grows with every card that leaves the deck and every distant tile that is turned."""
        return (
            (self.cells[layout.ERA] + 1) * 2 * layout.DECK_ROOM
            - self.cells[layout.DECK_SIZE]
            + self.cells[TURNED]
        )

    def menu(self, seat: i64, menu: Menu) -> None:
        """Every answer that the seat may give now."""
        QUESTIONS[self.cells[layout.STAGE]].fill(self, seat, menu)

    def choose(self, seat: i64, choice: i64) -> None:
        """Carry out an answer from the menu."""
        QUESTIONS[self.cells[layout.STAGE]].take(self, seat, choice)

    def action_under_way(self) -> Verb:
        """The action that was chosen and is not complete."""
        first: i64 = self.cells[layout.UNDER_WAY]
        for action in QUESTIONS[stages.ACTION].row:
            if action.first == first:
                return action
        raise ValueError("no action is under way")

    def end_action(self, seat: i64) -> None:
        """The turn goes on with the second action, or ends (BL-4.3)."""
        end_action(self, seat)

    def tiles_to_give_up(self, seat: i64) -> i64:
        """The tiles that may cover a debt (BL-5.3)."""
        return GIVE_UP.remaining(self, seat, 0, GIVE_UP.span)

    def write_off(self, seat: i64) -> None:
        """What becomes of the rest of a debt (BL-5.5)."""
        write_off(self, seat)

    def pieces_to_shuffle(self) -> vec[i64]:
        """The distant tiles (BL-2.4)."""
        return self.box.distant_tiles[:]

    def lay_pieces(self, pieces: vec[i64]) -> None:
        """Distant tiles go face down; the turn order was dealt before (BL-2.5)."""
        self.stack_distant(pieces)

    def begin_era(self) -> None:
        """Hands are dealt from the new deck (BL-3.3)."""
        deal_cards(self)
        begin_round(self)

    def hidden_kinds(self) -> i64:
        """Cards, and distant tiles."""
        return 2

    def unseen(self, seat: i64, kind: i64) -> vec[i64]:
        """BL-3.5 Hands of others, cards set aside, the deck; or the tiles not turned yet."""
        hidden = vec[i64]()
        if kind == 1:
            return with_row(self, hidden, DISTANT + self.cells[TURNED], self.distant_tiles_left())
        other: i64
        for other in range(self.box.players):
            if other != seat:
                hidden = with_hand(self, hidden, other)
        hidden = with_row(self, hidden, ASIDE, self.cells[ASIDE_SIZE])
        return with_row(self, hidden, layout.DECK, self.cells[layout.DECK_SIZE])

    def put_unseen(self, seat: i64, kind: i64, hidden: vec[i64]) -> None:
        """Deal what is unseen anew into the same places."""
        place: i64 = 0
        if kind == 1:
            put_row(self, hidden, place, DISTANT + self.cells[TURNED], self.distant_tiles_left())
            return
        other: i64
        for other in range(self.box.players):
            if other != seat:
                place = put_hand(self, hidden, place, other)
        place = put_row(self, hidden, place, ASIDE, self.cells[ASIDE_SIZE])
        put_row(self, hidden, place, layout.DECK, self.cells[layout.DECK_SIZE])

    def distant_tiles_left(self) -> i64:
        """How many distant tiles are face down; none before they were shuffled."""
        if self.cells[DISTANT] < 0:
            return 0
        return len(self.box.distant_tiles) - self.cells[TURNED]


def lay(box: Box) -> Lancashire:
    """Open the box: a table that waits for the dealer."""
    return Lancashire(box, empty_cells(box))
