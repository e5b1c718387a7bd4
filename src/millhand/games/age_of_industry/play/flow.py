"""Whose decision it is: a game of Age of Industry answers the kernel's questions."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.box import Box
from millhand.games.age_of_industry.play.questions import QUESTIONS
from millhand.games.age_of_industry.play.setup import (
    deal_hands,
    empty_cells,
    place_market_tokens,
    set_first_player,
    stack_deck,
)
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.play.turns import begin_round, end_turn
from millhand.kernel.bits import BIT
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb


@mypyc_attr(acyclic=True, native_class=True)
class AgeOfIndustry(State):
    """A game of Age of Industry: the answers to the kernel's questions."""

    def copy(self) -> Table:
        """Another table in the same position."""
        return AgeOfIndustry(self.box, self.cells[:])

    def is_over(self) -> bool:
        """Whether everybody has counted up."""
        return self.cells[layout.STAGE] == choices.OVER_STAGE

    def stage(self) -> i64:
        """What is asked now."""
        return self.cells[layout.STAGE]

    def asked(self) -> i64:
        """One seat at a time; nobody while the dealer shuffles or when the game is over."""
        if self.cells[layout.STAGE] >= choices.FIRST_PLAYER_STAGE:
            return 0
        return BIT[self.cells[layout.ORDER + self.cells[layout.TURN]]]

    def mid_move(self, seat: i64) -> bool:
        """Whether a move has begun that is not complete; each card drawn is a move."""
        stage: i64 = self.cells[layout.STAGE]
        return choices.ACTION_STAGE < stage < choices.DRAW_STAGE

    def actions_done(self) -> i64:
        """Completed actions since the game began."""
        return self.cells[layout.ACTIONS_DONE]

    def revealed(self) -> i64:
        """Grows with every card that leaves the deck."""
        return layout.DECK_ROOM - self.cells[layout.DECK_SIZE]

    def points(self, seat: i64) -> i64:
        """Victory points: nobody has any before the end."""
        return self.cells[layout.POINTS + seat]

    def menu(self, seat: i64, menu: Menu) -> None:
        """Every answer that the seat may give now."""
        QUESTIONS[self.cells[layout.STAGE]].fill(self, seat, menu)

    def choose(self, seat: i64, choice: i64) -> None:
        """Carry out an answer from the menu."""
        QUESTIONS[self.cells[layout.STAGE]].take(self, seat, choice)

    def action_under_way(self) -> Verb:
        """The action that was chosen and is not complete."""
        first: i64 = self.cells[layout.UNDER_WAY]
        for action in QUESTIONS[choices.ACTION_STAGE].row:
            if action.first == first:
                return action
        raise ValueError("no action is under way")

    def end_turn(self) -> None:
        """AI-3.2 The next player acts; after the last one the round ends."""
        end_turn(self)

    def pool(self) -> vec[i64]:
        """The seats, the market tokens or the cards that the dealer must put in order."""
        stage: i64 = self.cells[layout.STAGE]
        if stage == choices.FIRST_PLAYER_STAGE:
            return self.cells[layout.ORDER : layout.ORDER + self.box.players]
        if stage == choices.MARKET_TOKENS_STAGE:
            return self.box.market_tokens[:]
        if stage == choices.DECK_STAGE:
            return self.box.deck[:]
        return vec[i64]()

    def deal(self, order: vec[i64]) -> None:
        """The dealer's answer: who is first, the market tokens, or the deck top first."""
        stage: i64 = self.cells[layout.STAGE]
        if stage == choices.FIRST_PLAYER_STAGE:
            set_first_player(self, order[0])
            self.cells[layout.STAGE] = choices.MARKET_TOKENS_STAGE
        elif stage == choices.MARKET_TOKENS_STAGE:
            place_market_tokens(self, order)
            self.cells[layout.STAGE] = choices.DECK_STAGE
        else:
            stack_deck(self, order)
            deal_hands(self)
            begin_round(self)

    def hidden_kinds(self) -> i64:
        """Only cards are hidden."""
        return 1

    def unseen(self, seat: i64, kind: i64) -> vec[i64]:
        """Hands of others, but for cards taken face up and not played since; then the deck."""
        hidden = vec[i64]()
        other: i64
        card: i64
        for other in range(self.box.players):
            if other != seat:
                for card in range(self.box.cards):
                    row: i64 = other * choices.CARDS + card
                    copies: i64 = self.cells[layout.HAND + row] - self.cells[layout.KNOWN + row]
                    while copies > 0:
                        hidden = append(hidden, card)
                        copies -= 1
        for card in range(self.cells[layout.DECK_SIZE]):
            hidden = append(hidden, self.cells[layout.DECK + card])
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
        for card in range(self.cells[layout.DECK_SIZE]):
            self.cells[layout.DECK + card] = hidden[place + card]


def lay(box: Box) -> AgeOfIndustry:
    """Open the box: a table that waits for the dealer."""
    return AgeOfIndustry(box, empty_cells(box))


def take_back_hand(state: State, seat: i64) -> i64:
    """Empty a hand of all cards that others do not know; returns how many left it."""
    before: i64 = state.cells[layout.HAND_SIZE + seat]
    card: i64
    for card in range(state.box.cards):
        row: i64 = seat * choices.CARDS + card
        while state.cells[layout.HAND + row] > state.cells[layout.KNOWN + row]:
            state.take_from_hand(seat, card)
    return before - state.cells[layout.HAND_SIZE + seat]
