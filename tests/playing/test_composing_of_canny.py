"""The laws of composing on positions that somebody who thinks has come to."""

from collections.abc import Callable, Iterator

import pytest
from laws import test_composing
from laws.watching import GameToPlay, Step, opened, seats_asked

from millhand.arena.selfplay import play_match
from millhand.arena.variants import Variant
from millhand.bots.roster import hire
from millhand.match.match import apply
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

EVERY = 6
"""Every so many positions one is looked at."""

GAMES = [
    GameToPlay(Variant(name, players), "canny", 3)
    for name in sorted(SHELF)
    for players in (SHELF[name].players[0], SHELF[name].players[-1])
]

LAWS = [
    test_composing.test_touching_what_glows_ends_in_a_legal_move,
    test_composing.test_every_legal_move_is_composed_in_any_order,
    test_composing.test_what_no_answer_allows_is_dropped_with_a_reason,
    test_composing.test_whoever_composes_learns_nothing,
]


def positions_of_canny(game: GameToPlay) -> Iterator[tuple[Step, int]]:
    """A few positions of a game of canny, each with a seat that is asked."""
    match = play_match(opened(game.variant), hire(["canny"] * game.variant.players), game.seed)
    table = match.first_table()
    for number, move in enumerate(match.journal):
        before = table.copy()
        apply(match.opened, table, move)
        for seat in seats_asked(table)[:1]:
            if number % EVERY == 0:
                yield Step(game, number, before, move, [], table.copy()), seat


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_where_canny_plays(game: GameToPlay, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = list(positions_of_canny(game))
    monkeypatch.setattr(test_composing, "some_positions", lambda _: positions)
    law: Callable[[list[GameToPlay]], None]
    for law in LAWS:
        law([game])
