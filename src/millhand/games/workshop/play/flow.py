"""Whose decision it is: a game of Workshop of the World answers the kernel's questions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.actions.bid import lots_decide
from millhand.games.workshop.play.actions.link import offer_links
from millhand.games.workshop.play.box import CANAL, Box
from millhand.games.workshop.play.questions import QUESTIONS, stage_for
from millhand.games.workshop.play.setup import (
    empty_cells,
    heap_tokens,
    set_turn_order,
    stack_deck,
    stack_setup_cards,
)
from millhand.games.workshop.play.state import State
from millhand.games.workshop.play.turns import begin_era
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
        return self.cells[layout.STAGE] == choices.OVER_STAGE

    def stage(self) -> i64:
        """What is asked now (of a single seat: `stage_for`)."""
        return self.cells[layout.STAGE]

    def asked(self) -> i64:
        """Everybody who has not sealed an answer, or the one whose turn it is."""
        stage: i64 = self.cells[layout.STAGE]
        if stage == choices.DEMAND_STAGE:
            return self.unsealed(layout.FIST)
        if stage == choices.BID_STAGE:
            return self.unsealed(layout.OFFER)
        if stage >= choices.TURN_ORDER_STAGE:
            return 0
        return BIT[self.seat_in_turn()]

    def sealed(self) -> i64:
        """The seats whose answer lies hidden (WW-12.2)."""
        stage: i64 = self.cells[layout.STAGE]
        if stage != choices.DEMAND_STAGE and stage != choices.BID_STAGE:
            return 0
        return (BIT[self.box.players] - 1) & ~self.asked()

    def withdraw(self, seat: i64) -> None:
        """Take back a sealed answer."""
        self.cells[layout.FIST + seat] = -1
        self.cells[layout.OFFER + seat] = -1
        self.cells[layout.RECOUPED + seat] = 0
        self.cells[layout.CHOSEN + seat] = -1
        self.cells[layout.ACTIONS_DONE] -= 1

    def mid_move(self, seat: i64) -> bool:
        """Whether a bid or a turn has begun that is not complete."""
        if self.cells[layout.STAGE] != choices.BID_STAGE:
            return self.cells[layout.BEGUN] != 0 and self.asked() == BIT[seat]
        if self.cells[layout.OFFER + seat] >= 0:
            return False
        return self.cells[layout.RECOUPED + seat] > 0 or self.cells[layout.CHOSEN + seat] >= 0

    def actions_done(self) -> i64:
        """Demand choices, bids and turns since the game began."""
        return self.cells[layout.ACTIONS_DONE]

    def revealed(self) -> i64:
        """Grows with every card turned up or swapped, and with all sealed answers opened."""
        if self.cells[layout.ROUND] == 0:
            return self.cells[layout.ERA] * 1000
        auctions: i64 = (self.cells[layout.ROUND] - 1) * self.box.sets + self.cells[layout.AUCTION]
        if self.last_round_is_to_come():
            auctions -= 1
        elif self.cells[layout.STAGE] != choices.BID_STAGE:
            auctions += 1
        if self.is_over():
            auctions += 1
        turned_up: i64 = self.box.rounds * self.box.cards_a_round - self.cells[layout.DECK_SIZE]
        swapped: i64 = self.box.aside - self.cells[layout.ASIDE_SIZE]
        return self.cells[layout.ERA] * 1000 + auctions + turned_up + swapped

    def points(self, seat: i64) -> i64:
        """Money decides the game (WW-11.1)."""
        return self.wealth(seat)

    def menu(self, seat: i64, menu: Menu) -> None:
        """Every answer that the seat may give now."""
        QUESTIONS[stage_for(self, seat)].fill(self, seat, menu)

    def choose(self, seat: i64, choice: i64) -> None:
        """Carry out an answer from the menu."""
        QUESTIONS[stage_for(self, seat)].take(self, seat, choice)

    def offer_links(self, seat: i64) -> None:
        """The turn goes on with links, or ends."""
        offer_links(self, seat)

    # --- chance ------------------------------------------------------------------------------

    def pool(self) -> vec[i64]:
        """The seats, cards or tokens that the dealer must put in order."""
        stage: i64 = self.cells[layout.STAGE]
        if stage == choices.TURN_ORDER_STAGE or stage == choices.LOTS_STAGE:
            seats = vec[i64]()
            seat: i64
            for seat in range(self.box.players):
                seats = append(seats, seat)
            return seats
        if stage == choices.DECK_STAGE:
            return self.box.other_deck[:] if self.cells[layout.ERA] == CANAL else self.box.deck[:]
        if stage == choices.SETUP_CARDS_STAGE:
            return self.box.setup_deck[:]
        if stage == choices.TOKENS_STAGE:
            return self.box.tokens[:]
        return vec[i64]()

    def deal(self, order: vec[i64]) -> None:
        """The dealer's answer: markers as drawn, cards top first, tokens, or lots."""
        stage: i64 = self.cells[layout.STAGE]
        if stage == choices.TURN_ORDER_STAGE:
            set_turn_order(self, order)
            self.cells[layout.STAGE] = choices.DECK_STAGE
        elif stage == choices.DECK_STAGE:
            stack_deck(self, order)
            self.cells[layout.STAGE] = choices.SETUP_CARDS_STAGE
            if self.cells[layout.ERA] != CANAL:
                begin_era(self)
        elif stage == choices.SETUP_CARDS_STAGE:
            stack_setup_cards(self, order)
            self.cells[layout.STAGE] = choices.TOKENS_STAGE
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
        for place in range(self.cells[layout.DECK_SIZE]):
            if is_of_kind(self, self.cells[layout.DECK + place], kind):
                hidden = append(hidden, self.cells[layout.DECK + place])
        for place in range(self.cells[layout.ASIDE_SIZE]):
            if is_of_kind(self, self.cells[layout.ASIDE + place], kind):
                hidden = append(hidden, self.cells[layout.ASIDE + place])
        return hidden

    def put_unseen(self, seat: i64, kind: i64, hidden: vec[i64]) -> None:
        """The same places filled anew."""
        if kind == HIDDEN_TOKENS:
            put_unseen_tokens(self, seat, hidden)
            return
        next_card: i64 = 0
        place: i64
        for place in range(self.cells[layout.DECK_SIZE]):
            if is_of_kind(self, self.cells[layout.DECK + place], kind):
                self.cells[layout.DECK + place] = hidden[next_card]
                next_card += 1
        for place in range(self.cells[layout.ASIDE_SIZE]):
            if is_of_kind(self, self.cells[layout.ASIDE + place], kind):
                self.cells[layout.ASIDE + place] = hidden[next_card]
                next_card += 1


def lay(box: Box) -> Workshop:
    """Open the box: a table that waits for the dealer."""
    return Workshop(box, empty_cells(box))


def is_of_kind(state: State, card: i64, kind: i64) -> bool:
    """WW-2.4 In the canal era everybody knows where set-up cards lie: on top; later nobody."""
    setup: bool = state.cells[layout.ERA] == CANAL and state.box.setup_cards & BIT[card] != 0
    return setup == (kind == HIDDEN_SETUP_CARDS)


def unseen_tokens(state: State, seat: i64) -> vec[i64]:
    """WW-12.1 The tokens in the hands of others, then those not drawn yet."""
    hidden = vec[i64]()
    other: i64
    token: i64
    for other in range(state.box.players):
        if other != seat:
            for token in range(layout.INDUSTRIES):
                held: i64 = state.cells[layout.HAND + other * layout.INDUSTRIES + token]
                while held > 0:
                    hidden = append(hidden, token)
                    held -= 1
    for token in range(state.cells[layout.TOKENS_LEFT]):
        hidden = append(hidden, state.cells[layout.TOKENS + token])
    return hidden


def put_unseen_tokens(state: State, seat: i64, hidden: vec[i64]) -> None:
    """Hand out the unseen tokens anew, as many to each as before."""
    place: i64 = 0
    other: i64
    token: i64
    for other in range(state.box.players):
        if other != seat:
            held: i64 = 0
            for token in range(layout.INDUSTRIES):
                held += state.cells[layout.HAND + other * layout.INDUSTRIES + token]
                state.cells[layout.HAND + other * layout.INDUSTRIES + token] = 0
            while held > 0:
                state.cells[layout.HAND + other * layout.INDUSTRIES + hidden[place]] += 1
                place += 1
                held -= 1
    for token in range(state.cells[layout.TOKENS_LEFT]):
        state.cells[layout.TOKENS + token] = hidden[place + token]
