"""Whose decision it is: a game of Age of Industry answers the kernel's questions."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices
from millhand.games.age_of_industry.play.answers import answer
from millhand.games.age_of_industry.play.box import COAL, IRON, Box
from millhand.games.age_of_industry.play.choices import CARDS
from millhand.games.age_of_industry.play.layout import (
    ACTION,
    ACTIONS_DONE,
    DECK,
    DECK_ROOM,
    DECK_SIZE,
    HAND,
    HAND_SIZE,
    KNOWN,
    ORDER,
    POINTS,
    STAGE,
    TARGET,
    TURN,
)
from millhand.games.age_of_industry.play.menus import fill_menu, target_under_way
from millhand.games.age_of_industry.play.setup import (
    deal_hands,
    empty_cells,
    place_market_tokens,
    set_first_player,
    stack_deck,
)
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.play.turns import begin_round
from millhand.kernel.bits import BIT
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table


@mypyc_attr(acyclic=True, native_class=True)
class AgeOfIndustry(State):
    """A game of Age of Industry: the answers to the kernel's questions."""

    def copy(self) -> Table:
        """Another table in the same position."""
        return AgeOfIndustry(self.box, self.cells[:])

    def is_over(self) -> bool:
        """Whether everybody has counted up."""
        return self.cells[STAGE] == choices.OVER_STAGE

    def stage(self) -> i64:
        """What is asked now."""
        return self.cells[STAGE]

    def asked(self) -> i64:
        """One seat at a time; nobody while the dealer shuffles or when the game is over."""
        if self.cells[STAGE] >= choices.FIRST_PLAYER_STAGE:
            return 0
        return BIT[self.cells[ORDER + self.cells[TURN]]]

    def mid_move(self, seat: i64) -> bool:
        """Whether a move has begun that is not complete; each card drawn is a move."""
        stage: i64 = self.cells[STAGE]
        return choices.ACTION_STAGE < stage < choices.DRAW_STAGE

    def actions_done(self) -> i64:
        """Completed actions since the game began."""
        return self.cells[ACTIONS_DONE]

    def revealed(self) -> i64:
        """Grows with every card that leaves the deck."""
        return DECK_ROOM - self.cells[DECK_SIZE]

    def points(self, seat: i64) -> i64:
        """Victory points: nobody has any before the end."""
        return self.cells[POINTS + seat]

    def given(self, seat: i64) -> i64:
        """What the present question depends on: see the rules of each stage in `book.py`."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.CARD_STAGE and self.cells[ACTION] == choices.BUILD:
            return target_under_way(self)
        if stage == choices.COAL_STAGE:
            return COAL
        if stage == choices.IRON_STAGE:
            return IRON
        if stage == choices.OUTLET_STAGE:
            return self.cells[TARGET]
        return 0

    def menu(self, seat: i64, menu: Menu) -> None:
        """Every answer that the seat may give now."""
        fill_menu(self, seat, menu)

    def choose(self, seat: i64, choice: i64) -> None:
        """Carry out an answer from the menu."""
        answer(self, seat, choice)

    def pool(self) -> vec[i64]:
        """The seats, the market tokens or the cards that the dealer must put in order."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.FIRST_PLAYER_STAGE:
            return self.cells[ORDER : ORDER + self.box.players]
        if stage == choices.MARKET_TOKENS_STAGE:
            return self.box.market_tokens[:]
        if stage == choices.DECK_STAGE:
            return self.box.deck[:]
        return vec[i64]()

    def deal(self, order: vec[i64]) -> None:
        """The dealer's answer: who is first, the market tokens, or the deck top first."""
        stage: i64 = self.cells[STAGE]
        if stage == choices.FIRST_PLAYER_STAGE:
            set_first_player(self, order[0])
            self.cells[STAGE] = choices.MARKET_TOKENS_STAGE
        elif stage == choices.MARKET_TOKENS_STAGE:
            place_market_tokens(self, order)
            self.cells[STAGE] = choices.DECK_STAGE
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
                    row: i64 = other * CARDS + card
                    copies: i64 = self.cells[HAND + row] - self.cells[KNOWN + row]
                    while copies > 0:
                        hidden = append(hidden, card)
                        copies -= 1
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
        for card in range(self.cells[DECK_SIZE]):
            self.cells[DECK + card] = hidden[place + card]


def lay(box: Box) -> AgeOfIndustry:
    """Open the box: a table that waits for the dealer."""
    return AgeOfIndustry(box, empty_cells(box))


def take_back_hand(state: State, seat: i64) -> i64:
    """Empty a hand of all cards that others do not know; returns how many left it."""
    before: i64 = state.cells[HAND_SIZE + seat]
    card: i64
    for card in range(state.box.cards):
        row: i64 = seat * CARDS + card
        while state.cells[HAND + row] > state.cells[KNOWN + row]:
            state.take_from_hand(seat, card)
    return before - state.cells[HAND_SIZE + seat]
