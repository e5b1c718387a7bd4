"""Whose decision it is: a game of Birmingham answers the kernel's questions."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play.box import Box
from millhand.games.birmingham.play.income import GIVE_UP
from millhand.games.birmingham.play.layout import FACE_DOWN
from millhand.games.birmingham.play.questions import QUESTIONS
from millhand.games.birmingham.play.setup import empty_cells, place_merchants
from millhand.games.birmingham.play.state import State
from millhand.games.birmingham.play.turns import begin_round, deal_hands, end_action
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb
from millhand.mechanics.land.play import layout, stages
from millhand.mechanics.land.play.cards import put_hand, put_row, with_hand, with_row
from millhand.mechanics.land.play.income import lose_points_for_debt


@mypyc_attr(acyclic=True, native_class=True)
class Birmingham(State):
    """A game of Birmingham: the answers to the kernel's questions."""

    def copy(self) -> Table:
        """Another table in the same position."""
        return Birmingham(self.box, self.cells[:])

    def revealed(self) -> i64:
        """Grows with every card that leaves the deck."""
        return (self.cells[layout.ERA] + 1) * layout.DECK_ROOM - self.cells[layout.DECK_SIZE]

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
        """BB-3.2 The turn goes on with the second action, or ends."""
        end_action(self, seat)

    def tiles_to_give_up(self, seat: i64) -> i64:
        """The tiles that may cover a debt (BB-4.3)."""
        return GIVE_UP.remaining(self, seat, 0, GIVE_UP.span)

    def write_off(self, seat: i64) -> None:
        """What tiles do not cover costs points (BB-4.4)."""
        lose_points_for_debt(self, seat)

    def pieces_to_shuffle(self) -> vec[i64]:
        """The merchant tiles (BB-2.4)."""
        return self.box.merchant_tiles[:]

    def lay_pieces(self, pieces: vec[i64]) -> None:
        """Merchant tiles go to their slots; the turn order was dealt before (BB-2.10)."""
        place_merchants(self, pieces)

    def begin_era(self) -> None:
        """Hands are dealt from the new deck (BB-2.3, BB-15.6)."""
        deal_hands(self)
        begin_round(self)

    def hidden_kinds(self) -> i64:
        """Only cards are hidden."""
        return 1

    def unseen(self, seat: i64, kind: i64) -> vec[i64]:
        """Hands of others (but for wild cards, taken openly), face-down cards, the deck."""
        hidden = vec[i64]()
        other: i64
        for other in range(self.box.players):
            if other != seat:
                hidden = with_hand(self, hidden, other)
            if hides_face_down(self, seat, other):
                hidden = append(hidden, self.cells[FACE_DOWN + other])
        return with_row(self, hidden, layout.DECK, self.cells[layout.DECK_SIZE])

    def put_unseen(self, seat: i64, kind: i64, hidden: vec[i64]) -> None:
        """Deal the unseen cards anew into the same places."""
        place: i64 = 0
        other: i64
        for other in range(self.box.players):
            if other != seat:
                place = put_hand(self, hidden, place, other)
            if hides_face_down(self, seat, other):
                self.cells[FACE_DOWN + other] = hidden[place]
                place += 1
        put_row(self, hidden, place, layout.DECK, self.cells[layout.DECK_SIZE])


def lay(box: Box) -> Birmingham:
    """Open the box: a table that waits for the dealer."""
    return Birmingham(box, empty_cells(box))


def hides_face_down(state: State, seat: i64, owner: i64) -> bool:
    """BB-2.9 Nobody knows a face-down card, unless its owner may look (BB-O7)."""
    if state.cells[FACE_DOWN + owner] < 0:
        return False
    return not (owner == seat and state.box.owner_sees_facedown_card)
