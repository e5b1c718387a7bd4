"""Whose decision it is: a game of Birmingham answers the kernel's questions."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham import choices
from millhand.games.birmingham.answers import answer
from millhand.games.birmingham.box import Box
from millhand.games.birmingham.choices import CARDS
from millhand.games.birmingham.layout import (
    ACTION,
    ACTIONS_DONE,
    DECK,
    DECK_ROOM,
    DECK_SIZE,
    ERA,
    FACE_DOWN,
    HAND,
    INCOME_TURN,
    ORDER,
    POINTS,
    STAGE,
    STEP,
    TARGET,
    TURN,
)
from millhand.games.birmingham.menus import fill_menu, pair_under_way
from millhand.games.birmingham.setup import (
    empty_cells,
    place_merchants,
    set_turn_order,
    stack_deck,
)
from millhand.games.birmingham.state import State
from millhand.games.birmingham.turns import begin_round, deal_hands
from millhand.kernel.bits import BIT
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table


@mypyc_attr(acyclic=True, native_class=True)
class Birmingham(State):
    """A game of Birmingham: the answers to the kernel's questions."""

    def copy(self) -> Table:
        """Another table in the same position."""
        return Birmingham(self.box, self.cells[:])

    def is_over(self) -> bool:
        """Whether the last era has been scored."""
        return self.cells[STAGE] == choices.OVER_STAGE

    def stage(self) -> i64:
        """What is asked now."""
        return self.cells[STAGE]

    def asked(self) -> i64:
        """One seat at a time; nobody while the dealer shuffles or when the game is over."""
        stage: i64 = self.cells[STAGE]
        if stage >= choices.TURN_ORDER_STAGE:
            return 0
        return BIT[self.seat_asked()]

    def seat_asked(self) -> i64:
        """The seat whose turn it is, or whose income cannot be paid."""
        if self.cells[STAGE] == choices.SHORTFALL_STAGE:
            return self.cells[ORDER + self.cells[INCOME_TURN]]
        return self.cells[ORDER + self.cells[TURN]]

    def mid_move(self, seat: i64) -> bool:
        """Whether an action has begun that is not complete."""
        stage: i64 = self.cells[STAGE]
        return choices.ACTION_STAGE < stage < choices.SHORTFALL_STAGE

    def actions_done(self) -> i64:
        """Completed actions since the game began."""
        return self.cells[ACTIONS_DONE]

    def revealed(self) -> i64:
        """Grows with every card that leaves the deck."""
        return (self.cells[ERA] + 1) * DECK_ROOM - self.cells[DECK_SIZE]

    def points(self, seat: i64) -> i64:
        """Victory points."""
        return self.cells[POINTS + seat]

    def given(self, seat: i64) -> i64:
        """What the present question depends on: see the rules of each stage in `book.py`."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.CARD_STAGE and self.cells[ACTION] == choices.BUILD:
            return pair_under_way(self)
        if stage == choices.MORE_STAGE:
            return self.cells[STEP]
        if stage == choices.MERCHANT_STAGE:
            return self.cells[TARGET]
        return 0

    def menu(self, seat: i64, menu: Menu) -> None:
        """Every answer that the seat may give now."""
        fill_menu(self, seat, menu)

    def choose(self, seat: i64, choice: i64) -> None:
        """Carry out an answer from the menu."""
        answer(self, seat, choice)

    def pool(self) -> vec[i64]:
        """The seats, the merchant tiles or the cards that the dealer must put in order."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.TURN_ORDER_STAGE:
            return self.cells[ORDER : ORDER + self.box.players]
        if stage == choices.MERCHANT_TILES_STAGE:
            return self.box.merchant_tiles[:]
        if stage == choices.DECK_STAGE:
            return self.box.deck[:]
        return vec[i64]()

    def deal(self, order: vec[i64]) -> None:
        """The dealer's answer: seats in turn order, merchant tiles, or the deck top first."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.TURN_ORDER_STAGE:
            set_turn_order(self, order)
            self.cells[STAGE] = choices.MERCHANT_TILES_STAGE
        elif stage == choices.MERCHANT_TILES_STAGE:
            place_merchants(self, order)
            self.cells[STAGE] = choices.DECK_STAGE
        else:
            stack_deck(self, order)
            deal_hands(self)
            begin_round(self)

    def hidden_kinds(self) -> i64:
        """Only cards are hidden."""
        return 1

    def unseen(self, seat: i64, kind: i64) -> vec[i64]:
        """Hands of others (but for wild cards, taken openly), face-down cards, the deck."""
        hidden = vec[i64]()
        other: i64
        card: i64
        for other in range(self.box.players):
            if other != seat:
                for card in range(self.box.wild_location):
                    copies: i64 = self.cells[HAND + other * CARDS + card]
                    while copies > 0:
                        hidden = append(hidden, card)
                        copies -= 1
            if hides_face_down(self, seat, other):
                hidden = append(hidden, self.cells[FACE_DOWN + other])
        for card in range(self.cells[DECK_SIZE]):
            hidden = append(hidden, self.cells[DECK + card])
        return hidden

    def put_unseen(self, seat: i64, kind: i64, hidden: vec[i64]) -> None:
        """Deal the unseen cards anew into the same places."""
        place: i64 = 0
        other: i64
        card: i64
        for other in range(self.box.players):
            if other != seat:
                held: i64 = take_back_hand(self, other)
                for card in range(held):
                    self.put_in_hand(other, hidden[place + card])
                place += held
            if hides_face_down(self, seat, other):
                self.cells[FACE_DOWN + other] = hidden[place]
                place += 1
        for card in range(self.cells[DECK_SIZE]):
            self.cells[DECK + card] = hidden[place + card]


def lay(box: Box) -> Birmingham:
    """Open the box: a table that waits for the dealer."""
    return Birmingham(box, empty_cells(box))


def hides_face_down(state: State, seat: i64, owner: i64) -> bool:
    """BB-2.9 Nobody knows a face-down card, unless its owner may look (BB-O7)."""
    if state.cells[FACE_DOWN + owner] < 0:
        return False
    return not (owner == seat and state.box.owner_sees_facedown_card)


def take_back_hand(state: State, seat: i64) -> i64:
    """Empty a hand of all but its wild cards; returns how many cards left it."""
    taken: i64 = 0
    card: i64
    for card in range(state.box.wild_location):
        while state.cells[HAND + seat * CARDS + card] > 0:
            state.take_from_hand(seat, card)
            taken += 1
    return taken
