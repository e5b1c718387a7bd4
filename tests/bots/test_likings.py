"""Likings: what ramblers like of what the verbs of a game offer."""

import pytest
from laws.watching import VARIANTS, opened

from millhand.bots import likings
from millhand.bots.levels.rambler import Rambler
from millhand.bots.likings import AT_LAST, GLADLY, LIKINGS, RELUCTANTLY, WILLINGLY
from millhand.shelf import SHELF


@pytest.mark.parametrize("game", sorted(LIKINGS))
def test_ramblers_have_likings_for_verbs_and_nothing_else(game: str) -> None:
    assert set(LIKINGS[game]) <= {verb.word for verb in SHELF[game].verbs()}
    assert set(LIKINGS[game].values()) <= {AT_LAST, RELUCTANTLY, WILLINGLY, GLADLY}


def test_every_kind_of_a_menu_has_its_liking() -> None:
    for game in SHELF.values():
        for players in game.players:
            liked = Rambler().likings(game.open(players, {}))
            for verb in game.verbs():
                if verb.kind == verb.first:
                    assert liked[verb.kind] == LIKINGS[game.name].get(verb.word, GLADLY)


def test_where_nothing_is_said_all_kinds_are_liked_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(VARIANTS[0])
    assert len(set(Rambler().likings(game))) > 1
    monkeypatch.delitem(likings.LIKINGS, game.game.name)
    assert set(Rambler().likings(game)) == {GLADLY}
