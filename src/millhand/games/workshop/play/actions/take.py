"""Taking a town card and placing an industry. WW-6.2 to WW-6.4."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.concepts.cards import card_is_blocked
from millhand.games.workshop.play.runs import InRuns
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, NOTHING, lowest, only
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb

# --- the rules: which of some cards, towns or colours remain ------------------------------------


def card_is_face_up(state: State, seat: i64, given: i64, among: i64) -> i64:
    """WW-6.2 The cards that still lie face up; one of them must be taken (WW-6.1)."""
    cards: i64 = 0
    place: i64
    for place in range(state.cells[layout.DISPLAY_SIZE]):
        cards |= BIT[state.cells[layout.DISPLAY + place]]
    return among & cards


def only_a_blocked_card_is_swapped(state: State, seat: i64, card: i64, among: i64) -> i64:
    """WW-6.3 A card that is not blocked may not be discarded."""
    return kept_if(card_is_blocked(state, card), among)


def a_card_is_set_aside(state: State, seat: i64, card: i64, among: i64) -> i64:
    """WW-6.3 Without set-aside cards there is nothing to draw instead (WW-A2)."""
    return kept_if(state.cells[layout.ASIDE_SIZE] > 0, among)


def a_replacement_is_final(state: State, seat: i64, given: i64, among: i64) -> i64:
    """WW-A3 A card drawn in place of a blocked one must be used, blocked or not (WW-6.3)."""
    return NOTHING


def town_is_named_by_the_card(state: State, seat: i64, card: i64, among: i64) -> i64:
    """WW-6.2 The card's town; a wild card names every town of its value, full or not (WW-A12)."""
    return among & state.box.card_towns[card]


def only_a_full_town_makes_room(state: State, seat: i64, town: i64, among: i64) -> i64:
    """WW-6.4 While there is room in a town its industries stay."""
    return kept_if(state.is_full(town), among)


def an_industry_of_this_colour_stands_there(state: State, seat: i64, town: i64, among: i64) -> i64:
    """WW-6.4 Any industry of a full town may be taken away, also an own one (WW-A4)."""
    rest: i64 = among
    while rest != 0:
        if state.industries_at(town, lowest(rest)) == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


# --- facts ------------------------------------------------------------------------------------


def card(state: State, seat: int, given: int, card: int) -> Facts:
    """The card that is wanted."""
    return {"card": card}


def card_taken(state: State, seat: int, card: int, candidate: int) -> Facts:
    """The card in use."""
    return {"card": card}


def town_and_card(state: State, seat: int, card: int, town: int) -> Facts:
    """Where the card in use should be used."""
    return {"place": town, "card": card}


def room_in_town(state: State, seat: int, town: int, colour: int) -> Facts:
    """The town, how many industries stand there, and how many it holds."""
    standing = state.cells[layout.FILLED + town]
    return {"place": town, "standing": standing, "room": state.box.town_value[town]}


def colour_and_town(state: State, seat: int, town: int, colour: int) -> Facts:
    """Whose industry should make room where."""
    return {"colour": colour, "place": town}


TAKE_RULES: Final = (Rule("WW-6.2", card_is_face_up, card),)

SWAP_RULES: Final = (
    Rule("WW-6.3", only_a_blocked_card_is_swapped, card_taken),
    Rule("WW-A2", a_card_is_set_aside, card_taken),
)

SWAP_AGAIN_RULES: Final = (Rule("WW-A3", a_replacement_is_final),)

TOWN_RULES: Final = (Rule("WW-6.2", town_is_named_by_the_card, town_and_card),)

REMOVE_RULES: Final = (
    Rule("WW-6.4", only_a_full_town_makes_room, room_in_town),
    Rule("WW-6.4", an_industry_of_this_colour_stands_there, colour_and_town),
)

# --- the verbs: each goes on to the next step unless a choice is open ---------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Take(InRuns):
    """`take leeds`: one of the cards face up."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return TAKE_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The cards that remain."""
        state = cast(State, table)
        return card_is_face_up(state, seat, given, among)

    def run(self, table: Table, number: i64) -> i64:
        """General, set-up and wild cards."""
        state = cast(State, table)
        if number == 0:
            return state.box.general_cards
        if number == 1:
            return state.box.setup_cards
        return EVERYTHING

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """Take the card; it may be open whether to swap it."""
        state = cast(State, table)
        taken: i64 = choice - self.first
        state.cells[layout.BEGUN] = 1
        state.take_card(seat, taken)
        if state.asks_everything() or SWAP.remaining(state, seat, taken, SWAP.span) != 0:
            state.cells[layout.STAGE] = choices.SWAP_STAGE
        else:
            use(state, seat)


@mypyc_attr(acyclic=True, native_class=True)
class Use(Verb):
    """`use`: a blocked card is used all the same."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """WW-6.3 An industry is placed without building."""
        use(cast(State, table), seat)


@mypyc_attr(acyclic=True, native_class=True)
class Swap(Verb):
    """`swap`: a blocked card is discarded for one of those set aside."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return SWAP_RULES

    def given(self, table: Table, seat: i64) -> i64:
        """The card taken."""
        return table.cells[layout.CARD]

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether swapping remains."""
        state = cast(State, table)
        among = only_a_blocked_card_is_swapped(state, seat, given, among)
        return a_card_is_set_aside(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """WW-6.3 The new card must be used; it is seen only now, so another move does that."""
        state = cast(State, table)
        state.swap_card(seat)
        state.cells[layout.BEGUN] = 0
        use(state, seat)


@mypyc_attr(acyclic=True, native_class=True)
class SwapAgain(Verb):
    """`swap` once more, said of the card that was drawn: who says so hears why not."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return SWAP_AGAIN_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """It does not remain."""
        state = cast(State, table)
        return a_replacement_is_final(state, seat, given, among)


@mypyc_attr(acyclic=True, native_class=True)
class In(Verb):
    """`in london`: the town that a wild card is used for."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return TOWN_RULES

    def given(self, table: Table, seat: i64) -> i64:
        """The card in use."""
        return table.cells[layout.CARD]

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The towns that remain."""
        state = cast(State, table)
        return town_is_named_by_the_card(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The town is known."""
        table.cells[layout.BEGUN] = 1
        settle_in(cast(State, table), seat, choice - self.first)


@mypyc_attr(acyclic=True, native_class=True)
class Remove(Verb):
    """`remove blue`: the industry of a full town that makes room."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return REMOVE_RULES

    def given(self, table: Table, seat: i64) -> i64:
        """The town."""
        return table.cells[layout.HOME]

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The colours that remain."""
        state = cast(State, table)
        among = only_a_full_town_makes_room(state, seat, given, among)
        return an_industry_of_this_colour_stands_there(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The colour is known."""
        table.cells[layout.BEGUN] = 1
        make_room(cast(State, table), seat, choice - self.first)


@mypyc_attr(acyclic=True, native_class=True)
class Settle(Verb):
    """The industry is placed where everything is asked and there is room: nobody says it."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """Nothing need be removed."""
        place(cast(State, table), seat)


TAKE: Final = Take("take", choices.TAKE, layout.CARDS, "card", "target", kind=choices.TAKE_GENERAL)
USE: Final = Use("use", choices.USE, 1)
SWAP: Final = Swap("swap", choices.SWAP, 1, kind=choices.USE)
SWAP_AGAIN: Final = SwapAgain("swap", choices.SWAP, 1)
IN: Final = In("in", choices.TOWN, layout.TOWNS, "place", "target")
REMOVE: Final = Remove("remove", choices.REMOVE, layout.COLOURS, "colour", "target")
SETTLE: Final = Settle("", choices.STOP, 1)

# --- doing it ---------------------------------------------------------------------------------


def use(state: State, seat: i64) -> None:
    """Use the card; a wild card leaves the town open."""
    towns: i64 = state.box.card_towns[state.cells[layout.CARD]]
    if state.asks_everything() or towns & (towns - 1) != 0:
        state.cells[layout.STAGE] = choices.TOWN_STAGE
    else:
        settle_in(state, seat, only(towns))


def settle_in(state: State, seat: i64, town: i64) -> None:
    """Place an industry; in a full town it may be open which one makes room."""
    state.cells[layout.HOME] = town
    colours: i64 = REMOVE.remaining(state, seat, town, REMOVE.span)
    if state.asks_everything() or colours & (colours - 1) != 0:
        state.cells[layout.STAGE] = choices.REMOVE_STAGE
    elif colours == 0:
        place(state, seat)
    else:
        make_room(state, seat, only(colours))


def make_room(state: State, seat: i64, colour: i64) -> None:
    """WW-6.4 An industry goes back to its owner before the new one is placed."""
    state.remove_industry(seat, colour, state.cells[layout.HOME])
    place(state, seat)


def place(state: State, seat: i64) -> None:
    """WW-6.2 The industry is placed; WW-6.9 the card that was used is discarded; links follow."""
    state.place_industry(state.colour_in_turn(), state.cells[layout.HOME])
    state.discard_card()
    state.offer_links(seat)
