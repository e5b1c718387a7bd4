"""Whatever is typed: a text is read, or the reader's own error says what is wrong with it."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.watching import (
    FEW,
    GAMES,
    VARIANTS,
    GameToPlay,
    examples,
    games,
    opened,
    positions,
    watched,
)

from millhand.arena.variants import Variant
from millhand.kernel.table import DEALER
from millhand.match.agreement import BadOpening, open_game
from millhand.match.match import Match
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.notation.positions import read_position, write_position
from millhand.notation.record import BadRecord, parse_record, read_match
from millhand.notation.writing import write_record
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

variants = st.sampled_from(VARIANTS)
random_games = st.sampled_from(
    [game for variant in VARIANTS[:: 5 if GAMES <= FEW else 1] for game in games(variant)]
)
odd_words = st.sampled_from(
    [
        "²",
        "-1",
        "0",
        "99999999999999999999",
        "--",
        "-",
        "x-y",
        "é",
        "none",
        "=",
        "|",
        "#",
        "players",
    ]
)
odd_texts = st.text(max_size=40)


@st.composite
def edited(draw: st.DrawFn, text: str, words: list[str]) -> str:
    """A text with a few words taken out, put in, changed or moved."""
    lines = [line.split(" ") for line in text.split("\n")]
    any_word = st.one_of(st.sampled_from(words), odd_words, odd_texts)
    for _ in range(draw(st.integers(1, 4))):
        line = draw(st.sampled_from(lines))
        place = draw(st.integers(0, len(line)))
        change = draw(st.sampled_from(["put in", "take out", "replace", "swap", "glue"]))
        if change == "put in":
            line.insert(place, draw(any_word))
        elif line and place < len(line):
            if change == "take out":
                del line[place]
            elif change == "replace":
                line[place] = draw(any_word)
            elif change == "glue":
                line[place] += draw(odd_words)
            else:
                line[place], line[0] = line[0], line[place]
    return "\n".join(" ".join(line) for line in lines)


@st.composite
def edited_moves(draw: st.DrawFn) -> tuple[Variant, int, str]:
    """A game, a seat, and a move of a random game of it, edited."""
    game = draw(random_games)
    step = draw(st.sampled_from(watched(game)))
    text = write_move(step.opened, step.move)
    return game.variant, step.move.seat, draw(edited(text, words_of(game)))


def words_of(game: GameToPlay) -> list[str]:
    """The words that moves of a game are made of."""
    texts = [write_move(step.opened, step.move) for step in watched(game)]
    return sorted({word for text in texts for word in text.split()})


@st.composite
def edited_positions(draw: st.DrawFn) -> str:
    """A position of a random game, edited."""
    game = draw(random_games)
    step = draw(st.sampled_from(list(positions(game))))
    text = write_position(step.opened, step.after)
    return draw(edited(text, sorted(set(text.split()))))


@st.composite
def edited_records(draw: st.DrawFn) -> str:
    """The record of a random game, edited."""
    game = draw(random_games)
    match = Match(opened(game.variant))
    for step in watched(game)[: draw(st.integers(0, 200))]:
        match.play(step.move)
    text = write_record(match, [game.manner] * game.variant.players)
    text = draw(edited(text, sorted(set(text.split()))))
    return text[: draw(st.one_of(st.just(len(text)), st.integers(0, len(text))))]


@given(edited_moves())
@examples(100)
def test_a_move_is_read_or_unreadable_and_then_played_or_refused(
    said: tuple[Variant, int, str],
) -> None:
    variant, seat, text = said
    match = Match(opened(variant))
    with suppress(Unreadable):
        move = read_move(match.opened, seat, text)
        match.explain(move)
        assert read_move(match.opened, seat, write_move(match.opened, move)) == move


@given(random_games, st.data())
@examples(60)
def test_an_edited_move_is_played_or_refused(game: GameToPlay, data: st.DataObject) -> None:
    """In the position in which it was played, where the most of it is understood."""
    step = data.draw(st.sampled_from([step for step in watched(game) if not step.move.is_deal]))
    text = data.draw(edited(write_move(step.opened, step.move), words_of(game)))
    match = Match(step.opened, step.before.copy())
    with suppress(Unreadable):
        match.explain(read_move(match.opened, step.move.seat, text))


@given(variants, st.integers(DEALER, 3), odd_texts)
@examples(100)
def test_odd_moves_are_unreadable(variant: Variant, seat: int, text: str) -> None:
    with suppress(Unreadable):
        read_move(opened(variant), seat, text)


@given(edited_positions())
@examples(60)
def test_a_position_is_read_or_unreadable(text: str) -> None:
    with suppress(Unreadable):
        face, table = read_position(SHELF, text)
        again, read = read_position(SHELF, write_position(face, table))
        assert list(read.cells) == list(table.cells)
        assert again.options == face.options


@given(st.one_of(odd_texts, st.lists(odd_words, max_size=6).map(" ".join)))
@examples(100)
def test_odd_positions_are_unreadable(text: str) -> None:
    for name, game in SHELF.items():
        for said in ("{text}", "{name} {text} players", "{name} {players} players; {text}"):
            with suppress(Unreadable):
                read_position(SHELF, said.format(name=name, text=text, players=game.players[0]))


@given(edited_records())
@examples(40)
def test_a_record_is_read_or_bad(text: str) -> None:
    with suppress(BadRecord):
        read_match(SHELF, text, "an edited record")


@given(st.one_of(odd_texts, st.lists(st.one_of(odd_words, odd_texts), max_size=9).map("\n".join)))
@examples(100)
def test_odd_records_are_bad(text: str) -> None:
    readers: list[Callable[[str], object]] = [
        lambda said: parse_record(said, "odd"),
        lambda said: read_match(SHELF, said, "odd"),
    ]
    for reader in readers:
        for beginning in ("", "millhand record 1\n"):
            with suppress(BadRecord):
                reader(beginning + text)


@given(st.sampled_from([*SHELF, "chess", ""]), st.integers(-1, 9), st.lists(odd_texts, max_size=2))
@examples(100)
def test_odd_openings_are_bad(name: str, players: int, options: list[str]) -> None:
    with suppress(BadOpening):
        open_game(SHELF, name, players, options)
