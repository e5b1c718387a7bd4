"""Positions that cannot be: what no game could come to, as far as the clock tells, is refused.

Which cards, industries and links lie where may be said freely, so long as there are so many.
"""

from millhand.face.spelling import Unclear
from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.play import choices, happenings, layout
from millhand.games.workshop.play.actions.link import could_build
from millhand.games.workshop.play.actions.take import REMOVE
from millhand.games.workshop.play.box import CANAL, UNLIMITED
from millhand.games.workshop.play.flow import Workshop
from millhand.games.workshop.play.questions import QUESTIONS, stage_for
from millhand.games.workshop.text.sight import colours_on_spaces, sealed_choices


def check(state: Workshop, edition: Edition) -> None:
    """Unclear says why a position cannot be."""
    _check_beginning(state)
    _check_tokens(state, edition)
    _check_money(state, edition)
    _check_accounts(state)
    _check_sealed(state)
    _check_question(state, edition)


def seats(state: Workshop) -> list[int]:
    """Every seat of the table."""
    return list(range(state.box.players))


# --- the clock --------------------------------------------------------------------------------


def _check_beginning(state: Workshop) -> None:
    """WW-4.1, WW-4.3 Demand is created before the rounds or after them; WW-10.1 what is left."""
    cells = state.cells
    if cells[layout.STAGE] != choices.DEMAND_STAGE:
        return
    if cells[layout.ROUND] not in (0, state.box.rounds):
        raise Unclear("round_has_no_demand", round=int(cells[layout.ROUND]))
    if state.era_is_ending():
        return
    industries = cells[layout.ERA] == CANAL and any(state.own_towns(seat) for seat in seats(state))
    if industries or cells[layout.LINKED] or any(state.income(seat) for seat in seats(state)):
        raise Unclear("era_has_just_begun")


def actions_until_now(state: Workshop) -> int:
    """Demand choices, bids and turns since the game began."""
    cells, box = state.cells, state.box
    sealed = int(state.sealed()).bit_count()
    if cells[layout.STAGE] == choices.DEMAND_STAGE:
        rounds = cells[layout.ROUND] - (1 if state.last_round_is_to_come() else 0)
        auctions, turns = 0, 0
    else:
        rounds = cells[layout.ROUND] - 1
        auctions = cells[layout.AUCTION] + (cells[layout.STAGE] != choices.BID_STAGE)
        turns = cells[layout.TURN]
    done = box.players * (creations_done(state) + auctions)
    return int(done + (cells[layout.ERA] * box.rounds + rounds) * 2 * box.turns + turns + sealed)


def creations_done(state: Workshop) -> int:
    """WW-3.1 How often demand was created."""
    cells, box = state.cells, state.box
    begun = 2 * cells[layout.ERA]
    if cells[layout.STAGE] == choices.DEMAND_STAGE:
        return int(begun + state.era_is_ending())
    last = box.demand_before_last_round and cells[layout.ROUND] == box.rounds
    return int(begun + (2 if last else 1))


# --- markers on the order track ---------------------------------------------------------------


def is_first_round(state: Workshop) -> bool:
    """Whether no marker has stood on the order track in a round before."""
    return bool(state.cells[layout.ERA] == CANAL and state.cells[layout.ROUND] <= 1)


def check_markers(state: Workshop) -> None:
    """WW-13.5, WW-13.6 Two players have a marker each on spaces 1 and 2, and on spaces 3 and 4."""
    if state.box.sets == 1:
        return
    order = [int(state.cells[layout.ORDER + place]) for place in range(state.box.turns)]
    filled = [order[:2], order[2:]]
    pairs = [pair for place, pair in enumerate(filled) if max(order[2 * place :]) >= 0]
    apart = all(sorted(colour // 2 for colour in pair) == seats(state) for pair in pairs)
    standing = [colour for colour in colours_on_spaces(state) if colour >= 0]
    needed = _pairs_needed(state)
    if not apart or len(set(standing)) < len(standing) or len(pairs) < needed:
        raise Unclear("boxes_hold_one_marker_each")
    if is_first_round(state) and len(pairs) > needed:
        raise Unclear("boxes_are_still_empty", boxes=2 * needed)


def _pairs_needed(state: Workshop) -> int:
    """How many pairs of spaces are filled, be it since the round before."""
    if not is_first_round(state):
        return 2
    if state.cells[layout.STAGE] == choices.DEMAND_STAGE:
        return 0
    bidding = state.cells[layout.STAGE] == choices.BID_STAGE
    return int(state.cells[layout.AUCTION]) + (0 if bidding else 1)


def possible_spaces(state: Workshop, colour: int) -> set[int]:
    """Where a marker stands, or where it may have stood in the round before; 0: nowhere yet."""
    standing = colours_on_spaces(state)
    if colour in standing:
        return {standing.index(colour) + 1}
    if is_first_round(state):
        return {0}
    cells = state.cells
    before = [int(cells[layout.ORDER + place]) for place in (2, 3)]
    if colour in before:
        return {before.index(colour) + 3}
    others = [int(cells[layout.SPACE + other]) for other in range(colour) if other not in standing]
    return {1, 2} - set(others)


# --- tokens and money -------------------------------------------------------------------------


def _check_tokens(state: Workshop, edition: Edition) -> None:
    """WW-4.1 to WW-4.4 No more tokens than were drawn, on the diagram no more than were placed."""
    cells, box = state.cells, state.box
    beginning = cells[layout.STAGE] == choices.DEMAND_STAGE and not state.era_is_ending()
    placed = box.tokens_placed * (cells[layout.ERA] + (0 if beginning else 1))
    most = int(box.tokens_drawn * (cells[layout.ERA] + 1) - placed)
    for seat in seats(state):
        held = sum(state.tokens_held(seat, kind) for kind in range(layout.INDUSTRIES))
        if beginning and held < box.tokens_placed:
            raise Unclear("hands_need_tokens", tokens=int(box.tokens_placed))
        if held > most:
            colour = edition.colours_of(int(box.players), seat)[0]
            raise Unclear("hand_is_too_large", colour=colour, tokens=int(held), most=most)
    lying = sum(cells[layout.DEMAND + kind] for kind in range(layout.INDUSTRIES))
    room = int(box.players * box.tokens_placed * creations_done(state))
    if lying > room:
        raise Unclear("diagram_is_too_full", tokens=int(lying), most=room)


def _check_money(state: Workshop, edition: Edition) -> None:
    """WW-A11 Nobody spends more than there is; only a call of the bank makes debts."""
    cells, box = state.cells, state.box
    if box.bank == UNLIMITED and cells[layout.CALLS] > 0:
        raise Unclear("bank_calls_nothing_in")
    for seat in seats(state):
        if state.wealth(seat) < 0:
            colour = edition.colours_of(int(box.players), seat)[0]
            raise Unclear("debt_is_too_high", colour=colour, money=-int(state.money(seat)))
    if cells[layout.BANK] < 0:
        raise Unclear("bank_is_too_small", money=int(box.bank))


def _check_accounts(state: Workshop) -> None:
    """WW-9.1 to WW-9.3 Incomes are paid when an era ends."""
    if state.cells[layout.ERA] != CANAL:
        return
    incomes = (happenings.FOR_TRACK, happenings.FOR_NETWORKS, happenings.FOR_INDUSTRIES)
    for seat in seats(state):
        row = layout.MONEY_FROM + seat * layout.PURPOSES
        if any(state.cells[row + purpose] != 0 for purpose in incomes):
            raise Unclear("no_income_was_paid")


# --- the question -----------------------------------------------------------------------------


def _check_sealed(state: Workshop) -> None:
    """WW-12.2 Somebody still owes an answer, and what is sealed was allowed."""
    cells = state.cells
    fists = [seat for seat in seats(state) if cells[layout.FIST + seat] >= 0]
    offers = [seat for seat in seats(state) if cells[layout.OFFER + seat] >= 0]
    rows = {choices.DEMAND_STAGE: fists, choices.BID_STAGE: offers}
    if any(sealed and stage != cells[layout.STAGE] for stage, sealed in rows.items()):
        raise Unclear("sealed_without_a_question")
    if len(rows.get(int(cells[layout.STAGE]), [])) == state.box.players:
        raise Unclear("everybody_has_sealed")
    for seat in seats(state):
        begun = cells[layout.RECOUPED + seat] > 0 or cells[layout.CHOSEN + seat] >= 0
        if begun and seat not in offers:
            raise Unclear("bid_is_missing")
    if not all(_could_seal(state, seat) for seat in (*fists, *offers)):
        raise Unclear("sealed_against_the_rules")


def _could_seal(state: Workshop, seat: int) -> bool:
    """Whether the rules allow what a seat has sealed: it is said once more."""
    again = Workshop(state.box, state.cells[:])
    again.withdraw(seat)
    for choice in sealed_choices(state, seat):
        verb = QUESTIONS[stage_for(again, seat)].verb_of(again, choice)
        if verb is None or verb.broken(again, seat, choice):
            return False
        again.choose(seat, choice)
    return True


def most_aside(state: Workshop) -> int:
    """WW-2.3 How many cards are set aside; a move that goes on after a swap has taken one."""
    swapped = choices.SWAP_STAGE < state.cells[layout.STAGE] <= choices.LINK_STAGE
    return int(state.box.aside) - (1 if swapped else 0)


def _check_question(state: Workshop, edition: Edition) -> None:
    """A player is asked for a town's industry, or for links, only where there is a choice."""
    home, stage = state.cells[layout.HOME], state.cells[layout.STAGE]
    if stage == choices.REMOVE_STAGE:
        colours = REMOVE.remaining(state, 0, home, REMOVE.span)
        if not state.is_full(home):
            raise Unclear("town_has_room")
        if colours & (colours - 1) == 0:
            raise Unclear("one_colour_makes_room")
    if stage == choices.LINK_STAGE:
        colour = state.colour_in_turn()
        name, town = edition.colours[colour], edition.towns[home]
        if state.industries_at(home, colour) == 0:
            raise Unclear("colour_has_no_industry_there", colour=name, town=town)
        if not could_build(state, state.seat_in_turn()):
            raise Unclear("nothing_can_be_built", colour=name, town=town)
