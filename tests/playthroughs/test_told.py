"""Told playthroughs: the moves of the files are played again, and all that follows is compared.

After an intended change of play `python tests/bless.py` tells them again, with the same moves.
"""

from difflib import unified_diff

import pytest
from playthroughs.lines import LINES
from playthroughs.told import FOLDER, TOLD, NotPlayable, file_of, moves_in, name_of, tell

from millhand.arena.variants import Variant
from millhand.shelf import SHELF

AT_LEAST = 3
SELDOM = {"stop", "decline", "free"}
"""Verbs of the end of a move, which may be left out, and of rare options."""

of_every_file = pytest.mark.parametrize("variant", TOLD, ids=name_of)
of_every_game = pytest.mark.parametrize("game", sorted(SHELF))


def text_of(variant: Variant) -> str:
    return file_of(variant).read_text(encoding="utf-8")


@of_every_file
def test_a_playthrough_is_played_and_told_as_it_was(variant: Variant) -> None:
    kept = text_of(variant)
    told = tell(variant, moves_in(kept))
    differences = unified_diff(kept.splitlines(), told.splitlines(), "kept", "played", n=1)
    assert told == kept, "\n".join(differences)


def test_every_file_is_one_that_bless_would_write() -> None:
    assert {*FOLDER.glob("*.txt")} == {LINES, *map(file_of, TOLD)}


@of_every_game
def test_different_numbers_of_players_are_told_of(game: str) -> None:
    told = [variant for variant in TOLD if variant.game == game]
    assert len({variant.players for variant in told}) >= AT_LEAST
    assert any(variant.options for variant in told)


@of_every_game
def test_told_games_use_every_verb(game: str) -> None:
    told = [variant for variant in TOLD if variant.game == game]
    said = {
        word for variant in told for _, what in moves_in(text_of(variant)) for word in what.split()
    }
    verbs = {verb for variant in told for verb in variant.open().verbs()}
    assert verbs - said <= SELDOM


def test_a_move_that_is_not_allowed_is_told() -> None:
    variant = TOLD[0]
    moves = moves_in(text_of(variant))
    with pytest.raises(NotPlayable, match=r"^move 9, «"):
        tell(variant, [*moves[:8], moves[7], *moves[8:]])


def test_a_game_without_an_end_is_told() -> None:
    variant = TOLD[0]
    moves = moves_in(text_of(variant))
    with pytest.raises(NotPlayable, match=f"^the game goes on after move {len(moves) - 1}$"):
        tell(variant, moves[:-1])
