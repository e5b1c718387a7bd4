"""`millhand hint`: the best three turns of a position or of a moment of a record, and why."""

from pathlib import Path

import pytest

from millhand.advice.adviser import Budget
from millhand.match.match import Match
from millhand.notation.moves import read_move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

BIRMINGHAM = (
    "birmingham 2 players; red to act; rail; round 5; red hand dudley coal_mine; red money 9"
)
QUICK = ("--rolls", 6)
PLACES = {
    "birmingham": BIRMINGHAM,
    "lancashire": "lancashire 3 players; red to act; rail; red hand oldham port",
    "age_of_industry": "age_of_industry 3 players; red to act; red hand port green",
}


@pytest.mark.parametrize("game", PLACES)
def test_the_turns_are_told_with_difference_and_reasons(millhand, game):
    told = millhand("hint", game, PLACES[game], *QUICK, "--json").json()
    assert (told["game"], told["seat"]) == (game, "red")
    assert 1 <= len(told["turns"]) <= 3
    assert told["turns"][0]["points"] == 0
    opened, table = read_position(SHELF, PLACES[game])
    for turn in told["turns"]:
        match = Match(opened, table.copy())
        for one in turn["moves"]:
            match.play(read_move(opened, 0, one["move"]))
        assert turn["points"] <= 0
        assert all({"topic", "points", "sentence"} == set(reason) for reason in turn["reasons"])


def test_the_same_is_told_to_people_in_both_languages(millhand):
    told = millhand("hint", "birmingham", BIRMINGHAM, *QUICK, "--json").json()
    english = millhand("hint", "birmingham", BIRMINGHAM, *QUICK).out
    french = millhand("hint", "birmingham", BIRMINGHAM, *QUICK, "--language", "fr").out
    for turn in told["turns"]:
        for one in turn["moves"]:
            assert one["sentence"] in english
            assert f"> {one['move']}\n" in english
            assert f"> {one['move']}\n" in french
        assert all(reason["sentence"] in english for reason in turn["reasons"])
    assert "The best turn that was found." in english
    assert "Le meilleur tour trouvé." in french


def test_rolls_and_seed_decide_and_no_clock_does(millhand):
    one, same = (millhand("hint", "birmingham", BIRMINGHAM, *QUICK).out for _ in range(2))
    assert one == same


def test_time_may_be_set(millhand):
    told = millhand("hint", "lancashire", PLACES["lancashire"], "--seconds", 0.1, "--json").json()
    assert told["turns"]


def test_a_moment_of_a_record(millhand, record: Path):
    lines = [line for line in record.read_text().splitlines() if line[:1].isdigit()]
    number, who = next(line.split()[:2] for line in lines[20:] if " dealer " not in line)
    told = millhand("hint", "birmingham", record, "--at", int(number) - 1, *QUICK, "--json").json()
    assert told["seat"] == who
    first = millhand("hint", "birmingham", record, "--at", 0, *QUICK, "--json").json()
    assert first["turns"], "the deals at the beginning are dealt"


def test_a_position_may_come_from_a_file_or_a_pipe(millhand, tmp_path: Path):
    file = tmp_path / "here.txt"
    file.write_text(BIRMINGHAM)
    told = millhand("hint", "birmingham", BIRMINGHAM, *QUICK).out
    assert millhand("hint", "birmingham", file, *QUICK).out == told
    assert millhand("hint", "birmingham", "-", *QUICK, said=BIRMINGHAM).out == told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess", BIRMINGHAM], "«chess»"),
        (["lancashire", BIRMINGHAM], "not of lancashire"),
        (["birmingham", "no_such_file"], "no_such_file"),
        (["birmingham", BIRMINGHAM, "--at", "3"], "--at belongs to a record"),
        (["birmingham", BIRMINGHAM, "--seat", "pink"], "«pink»"),
        (["birmingham", BIRMINGHAM, "--seat", "blue"], "asked is red"),
        (["birmingham", BIRMINGHAM, "--seconds", "0"], "--seconds must be between"),
        (["birmingham", BIRMINGHAM, "--rolls", "0"], "--rolls must be between"),
        (["birmingham", BIRMINGHAM, "--language", "de"], "«de»"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(millhand, words, said):
    ran = millhand("hint", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_nobody_is_advised_before_the_cards_are_dealt(millhand, record: Path):
    head = record.read_text().partition("\n\n")[0]
    record.write_text(f"{head}\n\n\nunfinished\nend 0\n")
    ran = millhand("hint", "birmingham", record)
    assert (ran.code, ran.out) == (2, "")
    assert "must be dealt first" in ran.err


def test_records_are_asked_within_their_moves(millhand, record: Path):
    assert "--at must be between" in millhand("hint", "birmingham", record, "--at", 9999).err
    assert "the game is over here" in millhand("hint", "birmingham", record).err
    assert "lancashire" in millhand("hint", "lancashire", record, "--at", 9).err


def test_the_seat_at_the_prompt_is_advised_the_same(millhand, tmp_path: Path, monkeypatch):
    monkeypatch.setattr("millhand.cli.play.evening.budget", lambda *_: Budget(rolls=6))
    kept = tmp_path / "evening.mill"
    words = ("play", "birmingham", "--seats", "you,canny", "--seed", 3, "--record", kept)
    ran = millhand(*words, said="hint\nconseil\nquit\nn\n")
    best = "The best turn that was found."
    assert ran.out.count(best) == 2
    told = millhand("hint", "birmingham", kept, *QUICK).out
    assert told.count(best) == 1
    prompted = [line.strip() for line in ran.out.splitlines()]
    assert [line for line in map(str.strip, told.splitlines()) if line not in prompted] == []
