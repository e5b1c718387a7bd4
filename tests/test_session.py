"""Sitting down at the Python prompt: what is wrong is said in the language of the session."""

import pytest

from millhand.session import NotAllowed, sit_down


@pytest.mark.parametrize(
    ("language", "nonsense", "forbidden"),
    [
        ("en", "nothing follows «pass»", "BB-3.3 "),
        ("fr", "rien ne suit «\u00a0pass\u00a0»", "BB-3.3 "),
    ],
)
def test_a_move_that_is_none_and_one_that_is_forbidden(
    language: str, nonsense: str, forbidden: str
) -> None:
    game = sit_down("birmingham", players=2, seed=11, language=language)
    before = game.match.digest
    with pytest.raises(NotAllowed, match=nonsense):
        game.play("pass now")
    with pytest.raises(NotAllowed, match=nonsense):
        game.why("pass now")
    absent = next(card for card in ("leek", "belper", "stone") if card not in game.hand())
    with pytest.raises(NotAllowed, match=forbidden):
        game.play(f"pass with {absent}")
    assert game.match.digest == before
