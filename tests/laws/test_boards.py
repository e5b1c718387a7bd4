"""Boards of somebody's own: whatever is wrong is a fault, and what has no fault can be played."""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from table_talk import told, told_all

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.face.boards import SURENESS
from millhand.face.game import Game, OpenGame
from millhand.face.owning import completed
from millhand.kernel.table import Table
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.moves import read_move, write_move
from millhand.notation.positions import read_position, write_position
from millhand.notation.record import BadRecord, open_record, parse_record, replay
from millhand.notation.writing import write_record
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

Board = dict[str, Any]
Save = Callable[[Board], Path]

BOARDS = pytest.mark.parametrize(
    ("game", "text"),
    [
        pytest.param(game, text, id=f"{game.name} {name}")
        for game in SHELF.values()
        for name, text in game.boards().items()
    ],
)


def toml(value: Any) -> str:
    """A value as a board file writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value).lower() if isinstance(value, bool) else repr(value)


LEFT_OUT = ("source", "sure", "at", "token", "spaces", "coal_at", "geo", "label", "figures")
"""What an owner need not write down."""


def plain(value: Any) -> Any:
    """A board as an owner may write it."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if key not in LEFT_OUT}
    return [plain(one) for one in value] if isinstance(value, list) else value


@BOARDS
def test_an_owner_says_neither_sources_nor_where_places_lie(
    game: Game, text: str, save: Save
) -> None:
    file = save(plain(tomllib.loads(text)))
    assert told_all(game.board_faults(file)) == []
    opened = game.open(game.players[0], {}, file)
    drawing = opened.drawing()
    spots = [tuple(place["at"]) for place in drawing["places"]]
    assert len(set(spots)) == len(spots)
    across, down = drawing["canvas"]
    assert all(0 <= x <= across and 0 <= y <= down for x, y in spots)
    assert play_match(opened, hire(["random"] * opened.players), 1).is_over


@BOARDS
def test_our_own_boards_say_it_all(game: Game, text: str) -> None:
    board = tomllib.loads(text)
    assert completed(board) == {**board, "connection": completed(board)["connection"]}
    assert all("token" in one or "spaces" in one for one in board["connection"])


@BOARDS
def test_whoever_owns_the_game_says_so(game: Game, text: str, save: Save) -> None:
    board = tomllib.loads(text)
    row = "town" if "town" in board else "place"
    board[row][0]["sure"] = "owned"
    assert told_all(game.board_faults(save(board))) == []


@BOARDS
def test_a_record_of_another_board_of_that_name_is_refused(
    game: Game, text: str, save: Save
) -> None:
    board = tomllib.loads(text)
    rows = board["connection"]
    rows[0], rows[1] = rows[1], rows[0]
    file = save(board)
    opened = game.open(game.players[0], {}, file)
    assert re.fullmatch(f"{board['id']}_[0-9a-f]{{8}}", opened.board)
    match = play_match(opened, hire(["random"] * opened.players), 1)
    record = parse_record(write_record(match, opened.colours), "mine.mill")
    assert len(list(replay(open_record(SHELF, record, file), record))) == len(match.journal)
    with pytest.raises(BadRecord) as error:
        open_record(SHELF, record)
    reason = "another board of that name" if board["id"] == game.open(2, {}).board else "played on"
    assert reason in told(error.value.fault)


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Write a board to a file of its own."""

    def write(board: Board) -> Path:
        file = tmp_path / "mine.toml"
        file.write_text("".join(f"{key} = {toml(one)}\n" for key, one in board.items()), "utf-8")
        return file

    return write


@BOARDS
def test_a_board_written_anew_is_the_same_board(game: Game, text: str, save: Save) -> None:
    board = tomllib.loads(text)
    file = save(board)
    assert tomllib.loads(file.read_text("utf-8")) == board
    assert game.board_faults(file) == game.faults(board) == []


@pytest.fixture
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks only look at the other data files; reading them a thousand times is slow."""
    monkeypatch.setattr(tomllib, "loads", lru_cache(tomllib.loads))


# --- junk -------------------------------------------------------------------------------------

JUNK = [-1, "x", "", [], {}, True, ["x"], [[5]], [["x"]], 1.5, float("nan"), {"kind": "x"}]


@BOARDS
@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.usefixtures("_read_once")
def test_junk_anywhere_is_a_fault_or_harmless_never_a_crash(
    game: Game, text: str, junk: Any, save: Save
) -> None:
    board = tomllib.loads(text)
    for spoilt in with_junk(board, junk):
        faults = game.faults(spoilt)
        assert all(told_all(faults))
        if not faults:
            game.open(game.players[0], {}, save(spoilt)).lay()


def with_junk(board: Board, junk: Any) -> Iterator[Board]:
    """The board with junk in place of each part, and of each value of one entry of every kind."""
    for row, entries in board.items():
        yield {**board, row: junk}
        if not isinstance(entries, list) or not isinstance(entries[0], dict):
            continue
        of_each_kind = {entry.get("kind"): number for number, entry in enumerate(entries)}
        for number in of_each_kind.values():
            for key in entries[number].keys() - NO_BEARING:
                spoilt = {**entries[number], key: junk}
                yield {**board, row: [*entries[:number], spoilt, *entries[number + 1 :]]}


NO_BEARING = {"source", "sure", "name", "geo", "why", "basis", "details", "figures"}
"""What is for readers only; `title` stands for them."""


# --- names ------------------------------------------------------------------------------------


def renamed(text: str, new: str) -> Board:
    """The board with its first town called otherwise."""
    board = tomllib.loads(text)
    towns = board["town"] if "town" in board else board["place"]
    old = next(place["id"] for place in towns if place.get("kind", "town") == "town")
    return tomllib.loads(re.sub(rf"\b{old}\b", new, text))


def some_tables(match: Match) -> list[Table]:
    """Tables of a match at which a position can be written."""
    again, found = Match(match.opened), []
    for number, move in enumerate(match.journal):
        if number % 20 == 15 and not move.is_deal:
            found.append(again.table.copy())
        again.play(move)
    return found


@BOARDS
@pytest.mark.usefixtures("_read_once")
def test_a_town_is_called_by_a_word_that_notation_can_tell_apart_or_the_board_is_refused(
    game: Game, text: str, save: Save
) -> None:
    standard = game.open(game.players[0], {}, save(tomllib.loads(text)))
    match = play_match(standard, hire(["rambler"] * standard.players), 1)
    tables, moves = some_tables(match), set(match.journal)
    words = words_in_use(standard, moves, tables)
    refused = set()
    for word in sorted(words):
        board = renamed(text, word)
        faults = told_all(game.faults(board))
        if faults:
            assert all(f"«{word}»" in fault for fault in faults), faults
            refused.add(word)
            continue
        file = save(board)
        opened = game.open(game.players[0], {}, file)
        for move in moves:
            assert read_move(opened, move.seat, write_move(opened, move)) == move
        for table in tables[:2]:
            again = read_position(SHELF, write_position(opened, table), file)[1]
            assert list(again.cells) == list(table.cells), word
    assert {*standard.verbs(), *standard.colours, "none"} <= refused
    assert words - refused, "some words are harmless"


def words_in_use(opened: OpenGame, moves: Iterable[Move], tables: Iterable[Table]) -> set[str]:
    """Every word that moves and positions of a game use, without the names of its places."""
    texts = [write_move(opened, move) for move in moves]
    texts += [write_position(opened, table) for table in tables]
    words = {word for text in texts for word in re.findall("[a-z][a-z0-9_]*", text)}
    words |= {*opened.verbs(), *opened.colours, "none"}
    return words - {place["id"] for place in opened.drawing()["places"]}


def test_the_page_on_the_format_knows_every_way_of_being_sure_and_every_entry() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "boards.md").read_text("utf-8")
    named = set(re.findall(r"`(\w+)`", page))
    assert set(SURENESS) <= named
    rows = {
        name
        for game in SHELF.values()
        for text in game.boards().values()
        for name, entries in tomllib.loads(text).items()
        if isinstance(entries, list) and isinstance(entries[0], dict)
    }
    assert rows <= named
