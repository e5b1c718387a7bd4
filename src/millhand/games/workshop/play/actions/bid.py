"""The auction for turn order: sealed bids. WW-5, WW-13.5, WW-13.6."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play import choices, happenings, layout
from millhand.games.workshop.play.box import BY_LOTS, BY_TRACK
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import below
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Sums, Verb
from millhand.mechanics.order import sort_stably

# --- the rules: which of some sets remain; how much of the sums up to one ----------------------


def set_is_your_own(state: State, seat: i64, given: i64, among: i64) -> i64:
    """WW-13.5 In the first auction a player bids for either of the two own sets (WW-A19)."""
    return among & below((seat + 1) * state.box.sets) & ~below(seat * state.box.sets)


def bid_is_in_the_purse(state: State, seat: i64, given: i64, most: i64) -> i64:
    """WW-5.2 A bid is a whole sum from 0 to the money in hand, recouped money included (WW-A7)."""
    return min(most, max(0, purse(state, seat)))


def purse(state: State, seat: i64) -> i64:
    """Money in hand and what is recouped with the bid; below 0 after a call of the bank."""
    return state.money(seat) + state.cells[layout.RECOUPED + seat]


# --- facts ------------------------------------------------------------------------------------


def colour(state: State, seat: int, given: int, colour: int) -> Facts:
    """The set."""
    return {"colour": colour}


def bid_and_purse(state: State, seat: int, given: int, money: int) -> Facts:
    """The bid, and the money that there is."""
    return {"cost": money, "money": purse(state, seat)}


SET_RULES: Final = (Rule("WW-13.5", set_is_your_own, colour),)

BID_RULES: Final = (Rule("WW-5.2", bid_is_in_the_purse, bid_and_purse),)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class For(Verb):
    """`for blue`: with two players, the set that bids."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return SET_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The sets that remain."""
        state = cast(State, table)
        return set_is_your_own(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """WW-13.5 Sealed with the bid."""
        table.cells[layout.CHOSEN + seat] = choice - self.first


@mypyc_attr(acyclic=True, native_class=True)
class Bid(Sums):
    """`bid 7`: what one pays for an early turn."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return BID_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The highest bid that remains."""
        state = cast(State, table)
        return bid_is_in_the_purse(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """WW-5.2 When everybody has bid, all bids are shown together, paid and ranked."""
        state = cast(State, table)
        state.seal(layout.OFFER, seat, self.candidate(table, choice))
        if state.unsealed(layout.OFFER) == 0:
            open_bids(state)
            rank_bids(state)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """WW-5.5 Everybody pays the own bid."""
        return Price(int(self.candidate(table, choice)))


FOR: Final = For("for", choices.SET, layout.COLOURS, "colour", "target")
BID_NOTHING: Final = Bid("bid", choices.BID, 0, 0, "payment")
BID: Final = Bid("bid", choices.BID_ONE, 1, choices.BIDS - 1, "payment")
"""To bid nothing is a kind of its own."""

# --- who bids ---------------------------------------------------------------------------------


def chooses_a_set(state: State, seat: i64) -> bool:
    """WW-13.5 With two players the first auction of a round asks for which set the bid is."""
    first: bool = state.box.sets > 1 and state.cells[layout.AUCTION] == 0
    return first and state.cells[layout.CHOSEN + seat] < 0


def colour_that_bids(state: State, seat: i64) -> i64:
    """The only set, the set chosen (WW-13.5), or the set that has not had its turn (WW-13.6)."""
    if state.box.sets == 1:
        return seat
    if state.cells[layout.AUCTION] == 0:
        return state.cells[layout.CHOSEN + seat]
    played: i64 = state.cells[layout.ORDER]
    if state.seat_of(played) != seat:
        played = state.cells[layout.ORDER + 1]
    return 4 * seat + 1 - played


# --- doing it ---------------------------------------------------------------------------------


def open_bids(state: State) -> None:
    """WW-5.5 Everybody pays the own bid, whatever the rank; what it recoups comes first (WW-A7)."""
    seat: i64
    for seat in range(state.box.players):
        money: i64 = state.cells[layout.OFFER + seat]
        state.tell(happenings.BID, seat, money, colour_that_bids(state, seat), 0)
        state.recoup(seat, state.cells[layout.RECOUPED + seat])
        state.pay(seat, money, happenings.FOR_BID)


def rank_bids(state: State) -> None:
    """WW-5.3 The highest bid takes the first space of the order track."""
    if state.box.sets > 1:
        rank_two_players(state)
        return
    seat: i64
    place: i64
    for seat in range(state.box.players):
        state.cells[layout.OFFER + seat] = -state.cells[layout.OFFER + seat]
    # WW-5.4 Equal bids keep the order in which the markers stood before the auction (WW-A8).
    sort_stably(state.cells, layout.ORDER, state.box.players, layout.OFFER)
    for place in range(state.box.players):
        state.stand_on_space(state.cells[layout.ORDER + place], place + 1)
    end_auction(state)


def rank_two_players(state: State) -> None:
    """WW-13.5 Higher before lower."""
    higher: i64 = state.cells[layout.OFFER] - state.cells[layout.OFFER + 1]
    if higher == 0:
        break_tie(state)
    elif higher > 0:
        goes_first(state, 0)
    else:
        goes_first(state, 1)


def break_tie(state: State) -> None:
    """WW-A16 Who is ahead on the order track goes first; lots decide where nobody is."""
    first: i64 = marker_ahead(state)
    if first < 0:
        state.cells[layout.STAGE] = choices.LOTS_STAGE
    else:
        goes_first(state, state.seat_of(first))


def marker_ahead(state: State) -> i64:
    """The marker on the first space; or of the two that bid the one that stood before the other."""
    if state.box.ties == BY_TRACK:
        return state.cells[layout.ORDER]
    one: i64 = colour_that_bids(state, 0)
    other: i64 = colour_that_bids(state, 1)
    space: i64 = state.cells[layout.SPACE + one]
    other_space: i64 = state.cells[layout.SPACE + other]
    if state.box.ties == BY_LOTS or space == 0 or other_space == 0:
        return -1
    if space < other_space:
        return one
    return other


def goes_first(state: State, first: i64) -> None:
    """WW-13.5 The markers that bid stand on spaces 1 and 2; WW-13.6 then the others on 3 and 4."""
    winner: i64 = colour_that_bids(state, first)
    loser: i64 = colour_that_bids(state, 1 - first)
    space: i64 = 2 * state.cells[layout.AUCTION] + 1
    state.stand_on_space(winner, space)
    state.stand_on_space(loser, space + 1)
    end_auction(state)


def lots_decide(state: State, first: i64) -> None:
    """WW-A16 Lots decide a tie where no marker is ahead."""
    state.tell(happenings.LOTS_DRAWN, first, 0, 0, 0)
    goes_first(state, first)


def end_auction(state: State) -> None:
    """Nothing of an auction stays behind but the order; turns follow."""
    seat: i64
    for seat in range(state.box.players):
        state.cells[layout.OFFER + seat] = -1
        state.cells[layout.RECOUPED + seat] = 0
        state.cells[layout.CHOSEN + seat] = -1
    state.cells[layout.STAGE] = choices.TAKE_STAGE
