"""A bot that is kept for a turn plays what it would play without being kept, and thinks less."""

from dataclasses import replace

import pytest
from bots.hasty import Hasty

from millhand.kernel.chance import Chance
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.moves import read_move
from millhand.server.dealing import chance_of
from millhand.server.engine import turns
from millhand.server.engine.branching import dealt_anew, moves_until
from millhand.server.engine.openings import Opening, open_box
from millhand.server.engine.play import Play, replayed
from millhand.server.engine.turns import Minds

pytestmark = pytest.mark.long

MOVES = {"birmingham": 7, "lancashire": 7, "age_of_industry": 7, "workshop": 12}
"""So many moves go beyond the first turn with two of them."""
TABLE = "table"
SEED = chance_of(b"secret", 0, 0)


class Counted(Hasty):
    """Counts how often it thinks of a turn."""

    thoughts = 0

    def think(self, *asked):
        type(self).thoughts += 1
        return super().think(*asked)


def next_move(minds: Minds, match: Match, table: str = TABLE) -> Move:
    """What the bot of whoever is asked first does."""
    seat = next(seat for seat in range(match.opened.players) if match.table.asked() >> seat & 1)
    return minds.move(table, match, seat, Counted(match.opened), SEED)


def moves_of(minds, game: str) -> list[Move]:
    """The first moves of a match of bots; they are asked in the minds that `minds` gives."""
    Counted.thoughts = 0
    match, dealer = Match(open_box(Opening(game, 2))), Dealer(7)
    while len(match.journal) < MOVES[game]:
        match.deal(dealer)
        match.play(next_move(minds(), match))
    return match.journal


@pytest.mark.parametrize("game", MOVES)
def test_whoever_is_kept_plays_as_whoever_is_not(game):
    kept = Minds()
    together = moves_of(lambda: kept, game)
    less = Counted.thoughts
    assert moves_of(Minds, game) == together
    assert less < Counted.thoughts


def in_a_turn(game: str = "birmingham") -> tuple[Opening, Match]:
    """A match in which a seat has made the first of its two moves as a bot thought."""
    opening = Opening(game, 2)
    match, dealer, minds = Match(open_box(opening)), Dealer(7), Minds()
    match.deal(dealer)
    while not (len(match.journal) > 4 and match.journal[-1].seat == match.decision.seats[0]):
        match.play(next_move(minds, match))
        match.deal(dealer)
    return opening, match


def test_asked_twice_it_says_the_same():
    _, match = in_a_turn()
    minds = Minds()
    assert next_move(minds, match) == next_move(minds, match)
    assert len(minds.turns) == 1


def test_what_was_taken_back_and_made_again_is_the_same_turn():
    _, match = in_a_turn()
    minds = Minds()
    wanted = next_move(minds, match)
    last = match.forget_last()
    assert next_move(minds, match).choices == last.choices
    match.play(last)
    assert next_move(minds, match) == wanted


def test_whoever_finds_another_move_made_thinks_anew():
    """A person has made it, and a bot goes on for them; or two tables are taken for one."""
    _, match = in_a_turn()
    kept = Minds()
    next_move(kept, match)
    last = match.forget_last()
    card = match.sight(last.seat)["seats"][last.seat]["hand"][0]
    match.play(read_move(match.opened, last.seat, f"pass with {card}"))
    assert match.journal[-1] != last
    assert next_move(kept, match) == next_move(Minds(), match)


def test_what_is_hidden_changes_no_move_of_a_turn():
    opening, match = in_a_turn()
    play, _ = replayed(replace(opening, rules=match.rules), match.journal)
    seat, minds = match.decision.seats[0], Minds()
    said = next_move(minds, match)
    for seed in range(2):
        lines = dealt_anew(play.opening, moves_until(play, play.moves), seat, seed)
        there = Play(play.opening, lines).match
        assert there.digest != match.digest
        assert next_move(minds, there, f"other {seed}") == said
        assert next_move(minds, there) == said


def test_only_so_many_are_kept(monkeypatch):
    monkeypatch.setattr(turns, "MOST", 2)
    _, match = in_a_turn()
    minds = Minds()
    for table in "abc":
        next_move(minds, match, table)
    assert [key[0] for key in minds.turns] == ["b", "c"]


def test_chances_of_bots_differ_by_match_seat_and_try():
    seeds = [chance_of(b"one", 0, 0), chance_of(b"one", 1, 0), chance_of(b"one", 0, 1)]
    seeds.append(chance_of(b"two", 0, 0))
    assert len({Chance(seed).word() for seed in seeds}) == len(seeds)
