"""The journal is the truth: replays, records and position texts bring the same tables again."""

from laws.watching import GameToPlay, Step, opened, positions, watched

from millhand.kernel.table import Table
from millhand.match.match import Match, apply, digest
from millhand.match.moves import Move
from millhand.notation.moves import read_move, write_move
from millhand.notation.positions import read_position, write_position
from millhand.notation.record import parse_record, read_match, replay
from millhand.notation.writing import write_record
from millhand.shelf import SHELF

EVERY = 7
"""Every seventh position is written and read: reading is slow."""


def whole_match(game: GameToPlay) -> Match:
    """The game as a match with its journal."""
    match = Match(opened(game.variant))
    for step in watched(game):
        match.play(step.move)
    return match


def test_a_replay_comes_to_the_same_table_after_every_move(
    random_games: list[GameToPlay],
) -> None:
    for game in random_games:
        match, table = Match(opened(game.variant)), opened(game.variant).lay()
        for step in watched(game):
            events = match.play(step.move)
            apply(match.opened, table, step.move)
            assert match.digest == digest(step.after), str(step)
            assert digest(table) == digest(step.after), f"{step}: watching changes the game"
            assert events == step.events, str(step)


def test_the_journal_holds_what_was_played(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        match = whole_match(game)
        assert match.journal == [step.move for step in watched(game)], str(game)


def test_a_record_is_read_and_verified_as_it_was_written(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        match = whole_match(game)
        names = [f"{game.manner} {seat}" for seat in range(game.variant.players)]
        text = write_record(match, names)
        again, seats = read_match(SHELF, text, "a record")
        assert seats == names
        assert again.journal == match.journal
        assert again.digest == match.digest
        assert again.opened.options == match.opened.options
        assert write_record(again, names) == text


def test_an_unfinished_record_goes_on_where_it_stopped(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        steps = watched(game)
        half = Match(opened(game.variant))
        for step in steps[: len(steps) // 2]:
            half.play(step.move)
        names = [game.manner] * game.variant.players
        again, _ = read_match(SHELF, write_record(half, names), "half a game")
        for step in steps[len(steps) // 2 :]:
            again.play(step.move)
        assert again.digest == digest(steps[-1].after), str(game)


def test_every_line_of_a_record_has_the_digest_of_its_table(
    random_games: list[GameToPlay],
) -> None:
    for game in random_games:
        match = whole_match(game)
        record = parse_record(write_record(match, [game.manner] * game.variant.players), "")
        digests = [line[3] for line in record.moves]
        assert digests == [digest(step.after) for step in watched(game)], str(game)
        assert [match.digest for match in replay(match.opened, record)] == digests


def test_a_move_reads_as_it_is_written(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step in watched(game):
            text = write_move(step.opened, step.move)
            again: Move = read_move(step.opened, step.move.seat, text)
            assert again == step.move, f"{step}: {text}"


def test_a_position_reads_as_it_is_written(random_games: list[GameToPlay]) -> None:
    """What can be worked out of the board (networks, connections …) is worked out alike."""
    for game in random_games:
        for step in list(positions(game))[game.seed % EVERY :: EVERY]:
            text = write_position(step.opened, step.after)
            again, table = read_position(SHELF, text)
            assert again.options == step.opened.options
            assert write_position(again, table) == text, str(step)
            assert digest(table) == digest(step.after), f"{step}: {different_cells(step, table)}"


def different_cells(step: Step, table: Table) -> list[tuple[int, int, int]]:
    """Cell, what it was, what was read."""
    cells = zip(step.after.cells, table.cells, strict=True)
    return [(number, was, read) for number, (was, read) in enumerate(cells) if was != read]
