"""The best three turns: legal, distinct, in order, the same for the same knowledge."""

from itertools import islice

import pytest
from bots.any_nets import any_net
from laws.watching import VARIANTS, opened, short_name
from thinking.test_search import questions

from millhand.advice.adviser import ARGUMENTS, TURNS, Adviser, Budget
from millhand.advice.distinct import spelled
from millhand.advice.telling import told
from millhand.arena.variants import Variant
from millhand.bots.nets import judge_by_net
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.playout import deal, resample
from millhand.kernel.table import Table
from millhand.match.agreement import open_game
from millhand.match.match import Match, digest
from millhand.match.moves import Move
from millhand.notation.moves import read_move, write_move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF
from millhand.thinking.rolls import Manner
from millhand.words.marking import plain_text

PLAIN = [variant for variant in VARIANTS if not variant.options]
plain = pytest.mark.parametrize("variant", PLAIN, ids=short_name)
HASTY = Manner(breadth=3, candidates=4, rolls=0, far=1, own_breadth=0, prior=1)
FEW = Budget(rolls=8)


def asked(variant: Variant) -> list[tuple[Table, int]]:
    """The first question of a game (a sealed one in Workshop of the World), and later ones."""
    first = opened(variant).lay()
    deal(first, Chance(variant.players))
    seats = int(first.asked())
    return [(first, (seats & -seats).bit_length() - 1), *islice(questions(variant, 11, 23), 2)]


def played(game: OpenGame, table: Table, moves: tuple[Move, ...]) -> None:
    """Every move of a turn is legal, one after the other."""
    match = Match(game, table.copy())
    for move in moves:
        match.play(read_move(game, move.seat, write_move(game, move)))


def answers(match: Match, moves: tuple[Move, ...]) -> list[int]:
    """The answers of some moves, implied ones included."""
    given = []
    for move in moves:
        rest, begun = list(move.choices), False
        while not begun or match.table.mid_move(move.seat):
            begun = True
            choice = rest.pop(0) if rest else match.opened.implied(match.table, move.seat)
            assert choice is not None
            given.append(choice)
            match.table.choose(move.seat, choice)
    return given


@plain
def test_three_turns_at_most_all_of_them_legal_the_best_one_first(variant: Variant) -> None:
    game = opened(variant)
    adviser = Adviser(game, HASTY)
    for table, seat in asked(variant):
        before = digest(table)
        advice = adviser.advise(table, seat, FEW)
        assert digest(table) == before
        assert 1 <= len(advice.turns) <= TURNS
        points = [turn.points for turn in advice.turns]
        assert points[0] == 0
        assert points == sorted(points, reverse=True)
        for turn in advice.turns:
            played(game, table, turn.moves)
            assert len(turn.arguments) <= ARGUMENTS
        assert all(one.weight > 0 for one in advice.turns[0].arguments)


@pytest.mark.long
@plain
def test_advice_depends_on_nothing_but_what_the_seat_may_know(variant: Variant) -> None:
    game = opened(variant)
    for table, seat in asked(variant):
        other = resample(table, seat, Chance(99))
        one, same = (Adviser(game, HASTY).advise(at, seat, FEW, seed=5) for at in (table, other))
        assert one == same
        assert told(game, one, "fr") == told(game, same, "fr")


@pytest.mark.long
@plain
def test_no_two_turns_are_one_in_other_words(variant: Variant) -> None:
    game = opened(variant)
    for table, seat in asked(variant):
        turns = Adviser(game, HASTY).advise(table, seat, FEW).turns
        lines = [answers(Match(game, table.copy()), turn.moves) for turn in turns]
        essences = {spelled(Match(game, table.copy()), seat, line).essence for line in lines}
        assert len(essences) == len(turns)


@pytest.mark.parametrize("game", SHELF)
def test_a_net_is_asked_and_gives_its_reasons(game: str) -> None:
    variant = Variant(game, 2)
    with_net = judge_by_net(opened(variant), any_net(opened(variant)))
    adviser = Adviser(opened(variant), HASTY, with_net)
    given = 0
    for table, seat in asked(variant):
        advice = adviser.advise(table, seat, FEW)
        assert advice.judge == "net"
        given += sum(len(turn.arguments) for turn in advice.turns)
    assert given


def test_the_strongest_judge_is_asked() -> None:
    assert Adviser(open_game(SHELF, "birmingham", 4)).judged_by == "net"
    assert Adviser(open_game(SHELF, "workshop", 4)).judged_by in ("net", "weights")


def test_rolls_are_counted_and_time_can_end_them() -> None:
    variant = Variant("lancashire", 2)
    table, seat = asked(variant)[0]
    adviser = Adviser(opened(variant), HASTY)
    assert 0 < adviser.advise(table, seat, Budget(rolls=20)).rolls <= 20
    in_no_time = adviser.advise(table, seat, Budget(rolls=20, seconds=0))
    assert in_no_time.rolls == 0
    assert in_no_time.turns


def test_what_is_done_counts_and_neither_its_order_nor_its_card() -> None:
    game, table = read_position(
        SHELF,
        "birmingham 2 players; red to act; red hand dudley worcester coventry coal_mine; round 2",
    )

    def essence(*moves: str) -> object:
        match = Match(game, table.copy())
        for text in moves:
            match.play(read_move(game, 0, text))
        line = answers(Match(game, table.copy()), tuple(match.journal))
        return spelled(Match(game, table.copy()), 0, line).essence

    borrow, build = "borrow with worcester", "build dudley.1 coal_mine with dudley"
    assert essence(borrow, build) == essence(build, borrow)
    assert essence(borrow) == essence("borrow with coventry")
    assert essence(borrow) != essence(build)
    assert essence(borrow, borrow.replace("worcester", "coventry")) != essence(borrow)


def test_the_words_of_a_turn() -> None:
    game, table = read_position(
        SHELF, "birmingham 2 players; red to act; red hand dudley coal_mine; round 2; rail"
    )
    adviser = Adviser(game, HASTY)
    turns = told(game, adviser.advise(table, 0, FEW), "en")
    assert turns[0].difference == "The best turn that was found."
    for turn in turns:
        for move in turn.moves:
            spoken = plain_text(move.sentence)
            assert spoken.endswith(".")
            assert spoken[0].isupper()
    assert {span.kind for turn in turns for move in turn.moves for span in move.sentence} & {
        "card",
        "slot",
        "connection",
    }
