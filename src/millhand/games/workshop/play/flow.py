"""Whose decision it is: a game of Workshop of the World answers the kernel's questions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play import choices
from millhand.games.workshop.play.answers import answer
from millhand.games.workshop.play.box import CANAL, Box
from millhand.games.workshop.play.choices import INDUSTRIES
from millhand.games.workshop.play.layout import (
    ACTIONS_DONE,
    ASIDE,
    ASIDE_SIZE,
    AUCTION,
    BEGUN,
    CARD,
    CHOSEN,
    DECK,
    DECK_SIZE,
    ERA,
    FIST,
    HAND,
    HOME,
    LAID,
    OFFER,
    RECOUPED,
    ROUND,
    STAGE,
    TOKENS,
    TOKENS_LEFT,
)
from millhand.games.workshop.play.menus import fill_menu, stage_for
from millhand.games.workshop.play.setup import (
    empty_cells,
    heap_tokens,
    set_turn_order,
    stack_deck,
    stack_setup_cards,
)
from millhand.games.workshop.play.state import State
from millhand.games.workshop.play.turns import begin_era, lots_decide
from millhand.kernel.bits import BIT
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table

# What is hidden: three kinds of things that never mix.
HIDDEN_SETUP_CARDS: Final = 0
HIDDEN_CARDS: Final = 1
HIDDEN_TOKENS: Final = 2


@mypyc_attr(acyclic=True, native_class=True)
class Workshop(State):
    """A game of Workshop of the World: the answers to the kernel's questions."""

    def copy(self) -> Table:
        """Another table in the same position."""
        return Workshop(self.box, self.cells[:])

    def is_over(self) -> bool:
        """Whether the rail incomes have been paid."""
        return self.cells[STAGE] == choices.OVER_STAGE

    def stage(self) -> i64:
        """What is asked now (of a single seat: `stage_for`)."""
        return self.cells[STAGE]

    def asked(self) -> i64:
        """Everybody who has not sealed an answer, or the one whose turn it is."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.DEMAND_STAGE:
            return self.unsealed(FIST)
        if stage == choices.BID_STAGE:
            return self.unsealed(OFFER)
        if stage >= choices.TURN_ORDER_STAGE:
            return 0
        return BIT[self.seat_of(self.colour_in_turn())]

    def unsealed(self, row: i64) -> i64:
        """The seats without a sealed answer."""
        seats: i64 = 0
        seat: i64
        for seat in range(self.box.players):
            if self.cells[row + seat] < 0:
                seats |= BIT[seat]
        return seats

    def sealed(self) -> i64:
        """The seats whose answer lies hidden (WW-12.2)."""
        stage: i64 = self.cells[STAGE]
        if stage != choices.DEMAND_STAGE and stage != choices.BID_STAGE:
            return 0
        return (BIT[self.box.players] - 1) & ~self.asked()

    def withdraw(self, seat: i64) -> None:
        """Take back a sealed answer."""
        self.cells[FIST + seat] = -1
        self.cells[OFFER + seat] = -1
        self.cells[RECOUPED + seat] = 0
        self.cells[CHOSEN + seat] = -1
        self.cells[ACTIONS_DONE] -= 1

    def mid_move(self, seat: i64) -> bool:
        """Whether a bid or a turn has begun that is not complete."""
        if self.cells[STAGE] != choices.BID_STAGE:
            return self.cells[BEGUN] != 0 and self.asked() == BIT[seat]
        if self.cells[OFFER + seat] >= 0:
            return False
        return self.cells[RECOUPED + seat] > 0 or self.cells[CHOSEN + seat] >= 0

    def in_any_order(self) -> bool:
        """Two connections are one build, whichever is named first (WW-6.5)."""
        return self.cells[STAGE] == choices.LINK_STAGE

    def actions_done(self) -> i64:
        """Demand choices, bids and turns since the game began."""
        return self.cells[ACTIONS_DONE]

    def revealed(self) -> i64:
        """Grows with every card turned up or swapped, and with all sealed answers opened."""
        if self.cells[ROUND] == 0:
            return self.cells[ERA] * 1000
        auctions: i64 = (self.cells[ROUND] - 1) * self.box.sets + self.cells[AUCTION]
        if self.cells[STAGE] != choices.BID_STAGE:
            auctions += 1
        if self.is_over():
            auctions += 1
        turned_up: i64 = self.box.rounds * self.box.cards_a_round - self.cells[DECK_SIZE]
        swapped: i64 = self.box.aside - self.cells[ASIDE_SIZE]
        return self.cells[ERA] * 1000 + auctions + turned_up + swapped

    def points(self, seat: i64) -> i64:
        """Money decides the game (WW-11.1)."""
        return self.wealth(seat)

    def given(self, seat: i64) -> i64:
        """What the present question depends on: see the rules of each stage in `book.py`."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.SWAP_STAGE or stage == choices.TOWN_STAGE:
            return self.cells[CARD]
        if stage == choices.REMOVE_STAGE:
            return self.cells[HOME]
        if stage == choices.LINK_STAGE:
            return self.cells[LAID]
        return 0

    def stage_of(self, seat: i64) -> i64:
        """What a single seat is asked now."""
        return stage_for(self, seat)

    def menu(self, seat: i64, menu: Menu) -> None:
        """Every answer that the seat may give now."""
        fill_menu(self, seat, menu)

    def choose(self, seat: i64, choice: i64) -> None:
        """Carry out an answer from the menu."""
        answer(self, seat, choice)

    # --- chance ------------------------------------------------------------------------------

    def pool(self) -> vec[i64]:
        """The seats, cards or tokens that the dealer must put in order."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.TURN_ORDER_STAGE or stage == choices.LOTS_STAGE:
            seats = vec[i64]()
            seat: i64
            for seat in range(self.box.players):
                seats = append(seats, seat)
            return seats
        if stage == choices.DECK_STAGE:
            return self.box.other_deck[:] if self.cells[ERA] == CANAL else self.box.deck[:]
        if stage == choices.SETUP_CARDS_STAGE:
            return self.box.setup_deck[:]
        if stage == choices.TOKENS_STAGE:
            return self.box.tokens[:]
        return vec[i64]()

    def deal(self, order: vec[i64]) -> None:
        """The dealer's answer: markers as drawn, cards top first, tokens, or lots."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.TURN_ORDER_STAGE:
            set_turn_order(self, order)
            self.cells[STAGE] = choices.DECK_STAGE
        elif stage == choices.DECK_STAGE:
            stack_deck(self, order)
            self.cells[STAGE] = choices.SETUP_CARDS_STAGE
            if self.cells[ERA] != CANAL:
                begin_era(self)
        elif stage == choices.SETUP_CARDS_STAGE:
            stack_setup_cards(self, order)
            self.cells[STAGE] = choices.TOKENS_STAGE
        elif stage == choices.TOKENS_STAGE:
            heap_tokens(self, order)
            begin_era(self)
        else:
            lots_decide(self, order[0])

    # --- what is hidden ----------------------------------------------------------------------

    def hidden_kinds(self) -> i64:
        """Set-up cards still on top of the deck, all other cards, demand tokens."""
        return 3

    def unseen(self, seat: i64, kind: i64) -> vec[i64]:
        """Deck and set-aside cards, or the tokens of others and those not drawn (WW-12.3)."""
        if kind == HIDDEN_TOKENS:
            return unseen_tokens(self, seat)
        hidden = vec[i64]()
        place: i64
        for place in range(self.cells[DECK_SIZE]):
            if is_of_kind(self, self.cells[DECK + place], kind):
                hidden = append(hidden, self.cells[DECK + place])
        for place in range(self.cells[ASIDE_SIZE]):
            if is_of_kind(self, self.cells[ASIDE + place], kind):
                hidden = append(hidden, self.cells[ASIDE + place])
        return hidden

    def put_unseen(self, seat: i64, kind: i64, hidden: vec[i64]) -> None:
        """The same places filled anew."""
        if kind == HIDDEN_TOKENS:
            put_unseen_tokens(self, seat, hidden)
            return
        next_card: i64 = 0
        place: i64
        for place in range(self.cells[DECK_SIZE]):
            if is_of_kind(self, self.cells[DECK + place], kind):
                self.cells[DECK + place] = hidden[next_card]
                next_card += 1
        for place in range(self.cells[ASIDE_SIZE]):
            if is_of_kind(self, self.cells[ASIDE + place], kind):
                self.cells[ASIDE + place] = hidden[next_card]
                next_card += 1


def lay(box: Box) -> Workshop:
    """Open the box: a table that waits for the dealer."""
    return Workshop(box, empty_cells(box))


def is_of_kind(state: State, card: i64, kind: i64) -> bool:
    """WW-2.4 In the canal era everybody knows where set-up cards lie: on top; later nobody."""
    setup: bool = state.cells[ERA] == CANAL and state.box.setup_cards & BIT[card] != 0
    return setup == (kind == HIDDEN_SETUP_CARDS)


def unseen_tokens(state: State, seat: i64) -> vec[i64]:
    """WW-12.1 The tokens in the hands of others, then those not drawn yet."""
    hidden = vec[i64]()
    other: i64
    token: i64
    for other in range(state.box.players):
        if other != seat:
            for token in range(INDUSTRIES):
                held: i64 = state.cells[HAND + other * INDUSTRIES + token]
                while held > 0:
                    hidden = append(hidden, token)
                    held -= 1
    for token in range(state.cells[TOKENS_LEFT]):
        hidden = append(hidden, state.cells[TOKENS + token])
    return hidden


def put_unseen_tokens(state: State, seat: i64, hidden: vec[i64]) -> None:
    """Hand out the unseen tokens anew, as many to each as before."""
    place: i64 = 0
    other: i64
    token: i64
    for other in range(state.box.players):
        if other != seat:
            held: i64 = 0
            for token in range(INDUSTRIES):
                held += state.cells[HAND + other * INDUSTRIES + token]
                state.cells[HAND + other * INDUSTRIES + token] = 0
            while held > 0:
                state.cells[HAND + other * INDUSTRIES + hidden[place]] += 1
                place += 1
                held -= 1
    for token in range(state.cells[TOKENS_LEFT]):
        state.cells[TOKENS + token] = hidden[place + token]
