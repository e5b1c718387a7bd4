"""Whose decision it is: turns, rounds, eras; and the way from a menu to a finished move."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham import choices, telling
from millhand.games.birmingham.actions import borrow, build, develop, link, scout, sell
from millhand.games.birmingham.box import CANAL, RAIL, Box
from millhand.games.birmingham.choices import CARDS
from millhand.games.birmingham.concepts import beer, bonus, cards, coal, iron
from millhand.games.birmingham.income import (
    give_up,
    lose_the_rest,
    may_keep_the_rest,
    pay_incomes,
    settle_debt,
    tiles_to_give_up,
)
from millhand.games.birmingham.layout import (
    ACTION,
    ACTIONS_DONE,
    ACTIONS_LEFT,
    AT,
    BUYER,
    DECK,
    DECK_SIZE,
    DISCARDS,
    ERA,
    FACE_DOWN,
    HAND,
    HAND_SIZE,
    INCOME_TURN,
    INDUSTRY,
    IRON_AT,
    LAST_DISCARD,
    ORDER,
    POINTS,
    REVEALED,
    ROUND,
    SPENT,
    STAGE,
    STEP,
    TARGET,
    TURN,
)
from millhand.games.birmingham.scoring import (
    clear_level_one,
    score_introductory_game,
    score_links,
    score_tiles,
)
from millhand.games.birmingham.setup import (
    empty_cells,
    place_merchants,
    set_turn_order,
    stack_deck,
)
from millhand.games.birmingham.state import State
from millhand.kernel.bits import BIT
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.mechanics.order import sort_stably


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
        return stage != choices.ACTION_STAGE and stage < choices.SHORTFALL_STAGE

    def actions_done(self) -> i64:
        """Completed actions since the game began."""
        return self.cells[ACTIONS_DONE]

    def revealed(self) -> i64:
        """Grows with every card drawn and every shuffle."""
        return self.cells[REVEALED]

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
        self.cells[REVEALED] += 1
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
        copy: i64
        for other in range(self.box.players):
            if other != seat:
                for card in range(self.box.wild_location):
                    for copy in range(self.cells[HAND + other * CARDS + card]):
                        hidden = append(hidden, card)
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


# --- menus ------------------------------------------------------------------------------------


def fill_menu(state: State, seat: i64, menu: Menu) -> None:
    """The answers to the question of the present stage."""
    stage: i64 = state.cells[STAGE]
    if stage == choices.ACTION_STAGE:
        list_actions(state, seat, menu)
    elif stage == choices.CARD_STAGE:
        menu.add_members(choices.CARD, playable_cards(state, seat))
    elif stage == choices.MORE_STAGE:
        list_more(state, seat, menu)
    elif stage == choices.COAL_STAGE:
        menu.add_members(choices.COAL, coal.nearest_mines(state, state.cells[AT]))
    elif stage == choices.IRON_STAGE:
        menu.add_members(choices.IRON, state.cells[IRON_AT])
    elif stage == choices.BEER_STAGE:
        list_beer(state, seat, menu)
    elif stage == choices.MERCHANT_STAGE:
        menu.add_members(choices.MERCHANT, sell.possible_buyers(state, seat, state.cells[TARGET]))
    elif stage == choices.BONUS_STAGE:
        menu.add_members(choices.BONUS, bonus.tile_may_be_developed(state, seat, 0))
        if state.box.gloucester_optional:
            menu.next_kind()
            menu.add(choices.DECLINE)
    elif stage == choices.SHORTFALL_STAGE:
        menu.add_members(choices.GIVE_UP, tiles_to_give_up(state, seat))
        if may_keep_the_rest(state, seat):
            menu.next_kind()
            menu.add(choices.STOP)


def list_actions(state: State, seat: i64, menu: Menu) -> None:
    """BB-3.7 Build, network, develop, sell, loan, scout or pass, each a kind of its own."""
    menu.next_kind()
    build.list_builds(state, seat, menu)
    menu.next_kind()
    menu.add_members(choices.LINK, link.linkable_connections(state, seat, 0))
    menu.next_kind()
    menu.add_members(choices.DEVELOP, develop.developable_industries(state, seat, 0))
    menu.next_kind()
    menu.add_members(choices.SELL, sell.sellable_slots(state, seat))
    menu.next_kind()
    if borrow.income_can_fall_three_levels(state, seat, 0) != 0:
        menu.add(choices.BORROW)
    menu.next_kind()
    if scout.scouting_is_allowed(state, seat) != 0:
        menu.add(choices.SCOUT)
    menu.next_kind()
    menu.add(choices.PASS)


def list_more(state: State, seat: i64, menu: Menu) -> None:
    """One more link, development or sale, or enough."""
    menu.next_kind()
    menu.add_members(state.cells[ACTION], further_targets(state, seat))
    menu.next_kind()
    menu.add(choices.STOP)


def list_beer(state: State, seat: i64, menu: Menu) -> None:
    """Breweries within reach, and the barrel of the merchant sold to."""
    connected: i64 = coal.connected_places(state, state.cells[AT])
    menu.add_members(choices.BEER, beer.breweries_within_reach(state, seat, connected))
    if beer.buyer_has_a_barrel(state):
        menu.add(choices.BEER + beer.buyer(state))


def playable_cards(state: State, seat: i64) -> i64:
    """BB-3.5 Any card serves for any action except a build, which needs a fitting one."""
    if state.cells[ACTION] == choices.BUILD:
        return cards.cards_that_fit(state, seat, pair_under_way(state))
    return cards.card_is_in_hand(state, seat, 0)


def pair_under_way(state: State) -> i64:
    """The slot and industry of a build that waits for its card."""
    return state.box.pair_of[state.cells[TARGET] * choices.INDUSTRIES + state.cells[INDUSTRY]]


def further_targets(state: State, seat: i64) -> i64:
    """What the action under way could be repeated with."""
    action: i64 = state.cells[ACTION]
    if action == choices.LINK:
        return link.linkable_connections(state, seat, state.cells[STEP])
    if action == choices.DEVELOP:
        return develop.developable_industries(state, seat, state.cells[STEP])
    if action == choices.SELL:
        return sell.sellable_slots(state, seat)
    return 0


# --- answers ----------------------------------------------------------------------------------


def answer(state: State, seat: i64, choice: i64) -> None:
    """Carry out one choice and go on until something must be asked again."""
    stage: i64 = state.cells[STAGE]
    if stage == choices.ACTION_STAGE:
        choose_target(state, choice)
        state.cells[STAGE] = choices.CARD_STAGE
    elif stage == choices.CARD_STAGE:
        play_card(state, seat, choice - choices.CARD)
    elif stage == choices.MORE_STAGE:
        if choice == choices.STOP:
            end_action(state, seat)
        else:
            choose_target(state, choice)
            begin_step(state, seat)
            carry_on(state, seat)
    elif stage == choices.SHORTFALL_STAGE:
        if choice == choices.STOP:
            lose_the_rest(state, seat)
        else:
            give_up(state, seat, choice - choices.GIVE_UP)
        if settle_debt(state, seat):
            state.cells[INCOME_TURN] += 1
            end_round(state)
    else:
        take_source(state, seat, stage, choice)
        carry_on(state, seat)


def choose_target(state: State, choice: i64) -> None:
    """What the action (or its next step) is about."""
    if choice < choices.LINK:
        state.cells[ACTION] = choices.BUILD
        state.cells[TARGET] = state.box.pair_slot[choice]
        state.cells[INDUSTRY] = state.box.pair_industry[choice]
    elif choice < choices.DEVELOP:
        state.cells[ACTION] = choices.LINK
        state.cells[TARGET] = choice - choices.LINK
    elif choice < choices.SELL:
        state.cells[ACTION] = choices.DEVELOP
        state.cells[TARGET] = choice - choices.DEVELOP
    elif choice < choices.BORROW:
        state.cells[ACTION] = choices.SELL
        state.cells[TARGET] = choice - choices.SELL
    else:
        state.cells[ACTION] = choice


def play_card(state: State, seat: i64, card: i64) -> None:
    """BB-3.3 The card is discarded, then the action is carried out."""
    action: i64 = state.cells[ACTION]
    state.discard(seat, card)
    if action == choices.BORROW:
        borrow.borrow(state, seat)
    elif action == choices.PASS:
        state.tell(telling.PASSED, seat, 0, 0, 0)
    elif action == choices.SCOUT:
        state.cells[STEP] += 1
        if state.cells[STEP] < 3:
            return
        state.tell(telling.SCOUTED, seat, 0, 0, 0)
        state.take_wild_cards(seat)
    else:
        begin_step(state, seat)
        carry_on(state, seat)
        return
    end_action(state, seat)


def begin_step(state: State, seat: i64) -> None:
    """The first part of a build, a link, a development or a sale."""
    action: i64 = state.cells[ACTION]
    if action == choices.BUILD:
        build.begin(state, seat)
    elif action == choices.LINK:
        link.begin(state, seat)
    elif action == choices.DEVELOP:
        develop.begin(state, seat)
    else:
        sell.begin(state, seat)


def take_source(state: State, seat: i64, stage: i64, choice: i64) -> None:
    """A mine, iron works, barrel, buyer or bonus that the player has chosen."""
    if stage == choices.COAL_STAGE:
        coal.take_coal(state, seat, choice - choices.COAL)
    elif stage == choices.IRON_STAGE:
        iron.take_iron(state, seat, choice - choices.IRON)
    elif stage == choices.BEER_STAGE:
        beer.take_beer(state, seat, choice - choices.BEER)
    elif stage == choices.MERCHANT_STAGE:
        sell.choose_buyer(state, seat, choice - choices.MERCHANT)
    elif choice == choices.DECLINE:
        bonus.decline_bonus(state, seat)
    else:
        bonus.take_bonus(state, seat, choice - choices.BONUS)


def carry_on(state: State, seat: i64) -> None:
    """Finish the present step if nothing must be chosen; then offer another or end the action."""
    if not step_is_complete(state, seat):
        return
    state.cells[STEP] += 1
    if further_targets(state, seat) != 0:
        state.cells[STAGE] = choices.MORE_STAGE
    else:
        end_action(state, seat)


def step_is_complete(state: State, seat: i64) -> bool:
    """Go on with the build, link, development or sale; false while a choice is open."""
    action: i64 = state.cells[ACTION]
    if action == choices.BUILD:
        return build.carry_on(state, seat)
    if action == choices.LINK:
        return link.carry_on(state, seat)
    if action == choices.DEVELOP:
        return develop.carry_on(state, seat)
    return sell.carry_on(state, seat)


# --- turns, rounds, eras ----------------------------------------------------------------------


def end_action(state: State, seat: i64) -> None:
    """BB-3.2 The turn goes on with the second action, or ends."""
    forget_move(state)
    state.cells[ACTIONS_DONE] += 1
    state.cells[ACTIONS_LEFT] -= 1
    state.cells[STAGE] = choices.ACTION_STAGE
    if state.cells[ACTIONS_LEFT] == 0 or state.cells[HAND_SIZE + seat] == 0:
        end_turn(state, seat)


def forget_move(state: State) -> None:
    """Nothing of a finished move stays behind: equal positions have equal cells."""
    index: i64
    for index in range(ACTION, BUYER):
        state.cells[index] = 0
    state.cells[BUYER] = -1


def end_turn(state: State, seat: i64) -> None:
    """BB-3.6 After the last action the hand is filled again, as far as the deck allows."""
    refill_hand(state, seat)
    state.cells[TURN] += 1
    if state.cells[TURN] < state.box.players:
        begin_turn(state)
    else:
        reorder(state)
        state.cells[INCOME_TURN] = state.box.players if no_income(state) else 0
        end_round(state)


def refill_hand(state: State, seat: i64) -> None:
    """BB-3.6 Draw up to eight cards."""
    while state.cells[HAND_SIZE + seat] < state.box.hand and state.cells[DECK_SIZE] > 0:
        state.draw(seat)


def reorder(state: State) -> None:
    """BB-4.1 Who spent least goes first; equal spenders keep their order; then all start anew."""
    sort_stably(state.cells, ORDER, state.box.players, SPENT)
    place: i64
    for place in range(state.box.players):
        seat: i64 = state.cells[ORDER + place]
        state.cells[SPENT + seat] = 0
        state.tell(telling.REORDERED, seat, place + 1, 0, 0)


def is_last_round(state: State) -> bool:
    """BB-1.3 An era lasts 10, 9 or 8 rounds with 2, 3 or 4 players."""
    return state.cells[ROUND] + 1 == state.box.rounds


def no_income(state: State) -> bool:
    """BB-4.2 No income after the last round of the game (BB-16.3, BB-O4)."""
    if not is_last_round(state):
        return False
    if state.box.introductory:
        return not state.box.intro_income_last_round
    return state.cells[ERA] == RAIL


def end_round(state: State) -> None:
    """BB-4.2 Income, then the next round or the end of the era."""
    if not pay_incomes(state):
        return
    state.cells[INCOME_TURN] = 0
    if is_last_round(state):
        end_era(state)
    else:
        state.cells[ROUND] += 1
        begin_round(state)


def begin_round(state: State) -> None:
    """BB-3.1 Everybody takes one turn, in turn order."""
    state.cells[TURN] = 0
    state.tell(telling.ROUND_BEGAN, state.cells[ROUND] + 1, state.cells[ERA], 0, 0)
    begin_turn(state)


def begin_turn(state: State) -> None:
    """BB-3.2 Two actions, but one in the first round of the canal era."""
    first: bool = state.cells[ERA] == CANAL and state.cells[ROUND] == 0
    state.cells[ACTIONS_LEFT] = 1 if first else 2
    state.cells[STAGE] = choices.ACTION_STAGE


def end_era(state: State) -> None:
    """BB-15.1 Links score, BB-15.2 then tiles; after the canal era the board is cleared."""
    score_links(state)
    score_tiles(state)
    if state.box.introductory:
        score_introductory_game(state)
    if state.box.introductory or state.cells[ERA] == RAIL:
        state.cells[STAGE] = choices.OVER_STAGE
        state.cells[ACTIONS_LEFT] = 0
        state.tell(telling.GAME_ENDED, 0, 0, 0, 0)
        return
    clear_level_one(state)
    state.refill_barrels()
    gather_cards(state)
    state.cells[ERA] = RAIL
    state.cells[ROUND] = 0
    state.cells[STAGE] = choices.DECK_STAGE
    state.tell(telling.ERA_BEGAN, RAIL, 0, 0, 0)


def gather_cards(state: State) -> None:
    """BB-15.6 Discard piles, face-down cards included, become the new deck."""
    seat: i64
    card: i64
    for seat in range(state.box.players):
        state.cells[FACE_DOWN + seat] = -1
        state.cells[LAST_DISCARD + seat] = -1
        for card in range(state.box.cards):
            state.cells[DISCARDS + seat * CARDS + card] = 0


def deal_hands(state: State) -> None:
    """BB-2.9 Eight cards each and one face down; BB-15.7 no such card in the rail era."""
    seat: i64
    for seat in range(state.box.players):
        refill_hand(state, seat)
        if state.cells[ERA] == CANAL:
            state.lay_face_down(seat)
