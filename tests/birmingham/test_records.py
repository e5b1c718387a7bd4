"""Records of Birmingham: `*.mill`."""

import pytest
from birmingham.games_played import TABLES, played
from table_talk import area, dealt, play, to_act, told

from millhand.match.agreement import open_game
from millhand.match.match import Match
from millhand.notation.record import BadRecord, read_match
from millhand.notation.writing import write_record
from millhand.shelf import SHELF


@pytest.fixture(scope="module")
def whole() -> str:
    """The record of a finished game."""
    return write_record(played(2, [], 7), ["rambler", "Ada Lovelace"])


@pytest.fixture(scope="module")
def saved() -> str:
    """The record of a game that was left after its second move."""
    match = dealt("birmingham", 2, "introductory=true", "manufacturer_4_money=14", seed=3)
    for _ in range(2):
        [colour] = to_act(match)
        play(match, colour, f"pass with {area(match, colour)['hand'][0]}")
    return write_record(match, ["Ada", "Grace"])


def read(text: str) -> Match:
    match, _ = read_match(SHELF, text, "game.mill")
    return match


def bad(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        read(text)
    assert told(error.value).startswith(f"game.mill, line {error.value.line}: ")
    return error.value


def line_of(text: str, beginning: str) -> int:
    lines = text.splitlines()
    return next(at for at, line in enumerate(lines, start=1) if line.startswith(beginning))


def edited(text: str, beginning: str, old: str, new: str) -> str:
    """The text with something replaced in the line that begins so."""
    at = line_of(text, beginning) - 1
    lines = text.splitlines()
    assert old in lines[at]
    lines[at] = lines[at].replace(old, new, 1)
    return "\n".join(lines) + "\n"


def test_a_record_replays_to_the_same_match(whole: str) -> None:
    match, names = read_match(SHELF, whole, "game.mill")
    assert match.is_over
    assert names == ["rambler", "Ada Lovelace"]
    assert write_record(match, names) == whole


@TABLES
def test_records_of_all_tables_replay(players: int, options: list[str]) -> None:
    match = played(players, options, 11)
    names = [f"player {number}" for number in range(players)]
    again, read_names = read_match(SHELF, write_record(match, names), "game.mill")
    assert (again.digest, again.journal, read_names) == (match.digest, match.journal, names)
    assert again.opened.options == match.opened.options


def test_a_saved_game_goes_on_where_it_was_left(saved: str) -> None:
    assert "\nunfinished\n" in saved
    assert "option introductory=true" in saved
    match = read(saved)
    assert not match.is_over
    assert match.opened.options["manufacturer_4_money"] == 14
    assert len(match.journal) == 5
    [colour] = to_act(match)
    play(match, colour, f"borrow with {area(match, colour)['hand'][0]}")


def test_a_game_without_a_move_may_be_saved_too() -> None:
    text = write_record(Match(open_game(SHELF, "birmingham", 2)), ["Ada", "Grace"])
    assert read(text).journal == []
    assert "end 0" in text


def test_empty_lines_and_blanks_do_not_matter(whole: str) -> None:
    spaced = "\n\n".join(f"  {line}  " for line in whole.splitlines()).strip()
    assert read(spaced).is_over


@pytest.mark.parametrize("text", ["", "\n", "junk", "\x00\x01", "millhand record 2\n", "{}"])
def test_junk_is_no_record(text: str) -> None:
    error = bad(text)
    assert (error.line, told(error.cause)) == (1, "expected «millhand record 1»")


@pytest.mark.parametrize("share", [0.05, 0.3, 0.6, 0.95])
def test_a_record_that_is_cut_off(whole: str, share: float) -> None:
    lines = whole.splitlines()
    kept = lines[: int(len(lines) * share)]
    error = bad("\n".join(kept))
    assert "expected" in told(error.cause)
    assert error.line <= len(kept)


def test_a_record_cut_off_between_two_moves_says_so(whole: str) -> None:
    kept = whole.splitlines()[: line_of(whole, "40 ")]
    error = bad("\n".join(kept))
    assert (error.line, "cut off" in told(error.cause)) == (len(kept), True)


def test_a_record_cut_off_in_the_middle_of_a_line(whole: str) -> None:
    kept = whole.splitlines()[: line_of(whole, "40 ")]
    kept[-1] = kept[-1].partition("|")[0]
    error = bad("\n".join(kept))
    assert (error.line, told(error.cause)) == (len(kept), "expected «number who move | digest»")


def test_an_edited_digest_is_found(whole: str) -> None:
    at = line_of(whole, "9 ")
    stated = whole.splitlines()[at - 1].rpartition("| ")[2]
    error = bad(whole.replace(stated, "0" * 16))
    assert error.line == at
    assert "0" * 16 in told(error.cause)
    assert stated in told(error.cause)


def test_an_edited_move_is_found(saved: str) -> None:
    at = line_of(saved, "4 ")
    card = saved.splitlines()[at - 1].split("with ")[1].split(" |")[0]
    error = bad(edited(saved, "4 ", "pass with", "borrow with"))
    assert error.line == at
    assert "digest" in told(error.cause)
    unheld = "wild_location"
    error = bad(edited(saved, "4 ", f"with {card}", f"with {unheld}"))
    assert (error.line, told(error.cause)) == (at, "the move breaks BB-3.3")
    error = bad(edited(saved, "4 ", "pass", "dance"))
    assert error.line == at
    assert "begins no move" in told(error.cause)


def test_a_move_of_the_wrong_or_of_no_player(saved: str) -> None:
    at = line_of(saved, "4 ")
    mover = saved.splitlines()[at - 1].split()[1]
    other = {"red": "blue", "blue": "red"}[mover]
    assert told(bad(edited(saved, "4 ", mover, other)).cause) == "the move breaks M-1"
    error = bad(edited(saved, "4 ", mover, "green"))
    assert told(error.cause) == "«green» is nobody; at this table are dealer, red, blue"
    assert error.line == at


def test_an_edited_deal_is_found(saved: str) -> None:
    assert "M-5" in told(
        bad(edited(saved, "2 dealer", "merchant_tiles", "merchant_tiles any")).fault
    )
    assert "is no deal" in told(bad(edited(saved, "3 dealer", "deck", "pack")).cause)


@pytest.mark.parametrize(
    ("line", "new", "fault"),
    [
        ("game birmingham", "game chess", "unknown game «chess»; the games are birmingham"),
        ("board midlands", "board mars", "played on the board «mars», and this is «midlands»"),
        ("players 2", "players 7", "is for 2, 3, 4 players, not 7"),
        ("players 2", "players two", "one number is needed, not «two»"),
        ("option introductory=true", "option jokers=true", "unknown option «jokers»"),
        ("option introductory=true", "option introductory=maybe", "it is one of false, true"),
        ("seat red Ada", "seat green Ada", "expected the lines «seat red …», «seat blue …»"),
    ],
)
def test_a_header_of_another_game(saved: str, line: str, new: str, fault: str) -> None:
    error = bad(saved.replace(line, new))
    assert fault in told(error.cause)
    assert error.line == line_of(saved, "seat blue" if line.startswith("seat") else line)


def test_other_rules_are_refused(saved: str) -> None:
    rules = f"rules {SHELF['birmingham'].rules_version}"
    error = bad(saved.replace(rules, "rules 99"))
    assert told(error.cause) == (
        "played with rules 99 of Brass: Birmingham, and this millhand knows them up to 1: "
        "it takes a newer millhand"
    )
    assert error.line == line_of(saved, rules)


@pytest.mark.parametrize("key", ["game", "rules", "board", "players"])
def test_a_line_missing_in_the_header(saved: str, key: str) -> None:
    lines = [line for line in saved.splitlines() if not line.startswith(f"{key} ")]
    assert told(bad("\n".join(lines)).cause) == f"expected a line «{key} …» in the header"


@pytest.mark.parametrize("gone", ["seat red", "seat blue", "seat"])
def test_a_seat_missing_in_the_header(saved: str, gone: str) -> None:
    lines = [line for line in saved.splitlines() if not line.startswith(gone)]
    assert "«seat red …», «seat blue …»" in told(bad("\n".join(lines)).cause)


@pytest.mark.parametrize("line", ["game birmingham", "players 2", "unfinished"])
def test_a_line_that_stands_twice(saved: str, line: str) -> None:
    error = bad(saved.replace(line, f"{line}\n{line}"))
    assert told(error.cause) == f"a second line «{line.split()[0]} …»"
    assert error.line == line_of(saved, line) + 1


def test_a_missing_move_is_found(whole: str) -> None:
    lines = whole.splitlines()
    at = line_of(whole, "20 ")
    error = bad("\n".join(lines[: at - 1] + lines[at:]))
    assert (error.line, told(error.cause)) == (at, "expected move 20, not 21")


def test_all_moves_missing_is_found(whole: str) -> None:
    lines = [line for line in whole.splitlines() if not line[:1].isdigit()]
    assert "lines are missing" in told(bad("\n".join(lines)).cause)


def test_a_wrong_end_is_found(whole: str) -> None:
    count = whole.split("end ")[-1].strip()
    error = bad(edited(whole, "end ", count, "12"))
    assert error.line == line_of(whole, "end ")
    assert told(error.cause) == f"the record says 12 moves and has {count}: lines are missing"
    lines = whole.splitlines()
    unfinished = [*lines[: line_of(whole, "40 ")], "unfinished", lines[-1]]
    assert "lines are missing" in told(bad("\n".join(unfinished)).cause)


def test_edited_scores_and_winners_are_found(whole: str) -> None:
    scores = whole.splitlines()[line_of(whole, "scores") - 1]
    error = bad(whole.replace(scores, "scores 999 0"))
    assert (error.line, told(error.cause)) == (line_of(whole, "scores"), f"expected «{scores}»")
    winners = whole.splitlines()[line_of(whole, "winners") - 1]
    error = bad(whole.replace(winners, "winners nobody"))
    assert (error.line, told(error.cause)) == (line_of(whole, "winners"), f"expected «{winners}»")
    missing = "\n".join(line for line in whole.splitlines() if line != winners)
    assert told(bad(missing).cause) == f"expected «{winners}»"


def test_a_finished_game_is_not_unfinished_and_the_other_way_round(whole: str, saved: str) -> None:
    assert "expected" in told(bad(edited(whole, "end ", "end", "unfinished\nend")).cause)
    error = bad(edited(saved, "end ", "end", "scores 3 4\nend"))
    assert told(error.cause) == "expected «unfinished», not «scores»"


def test_nothing_follows_the_end(whole: str) -> None:
    error = bad(f"{whole}1 red pass with dudley | 0000\n")
    assert told(error.cause) == "nothing may follow the line «end …»"
    assert error.line == len(whole.splitlines()) + 1


def test_a_strange_line_is_named(whole: str) -> None:
    error = bad(edited(whole, "30 ", "30 ", "what is this\n30 "))
    assert told(error.cause) == "«what» begins no line of a record"
    assert error.line == line_of(whole, "30 ")


def test_a_header_line_after_the_first_move_is_refused(saved: str) -> None:
    error = bad(edited(saved, "4 ", "4 ", "option introductory=true\n4 "))
    assert error.line == line_of(saved, "4 ")
