"""`millhand why`: the rules that forbid an answer, or what would come of it."""

import pytest

DUDLEY = "birmingham 2 players; red to act; red money 4; red hand dudley stafford"
BUILD = "build dudley.1 coal_mine with dudley"


def test_why_names_every_rule(millhand):
    ran = millhand("why", "birmingham", DUDLEY, "build dudley.1 coal_mine-2 with stone")
    assert ran.code == 0
    assert ran.out.startswith("This is not allowed:\n")
    for number in ("BB-8.4", "BB-8.7", "BB-3.3"):
        assert number in ran.out


def test_why_tells_what_would_happen(millhand):
    position = DUDLEY.replace("red money 4", "red money 9")
    told = millhand("why", "birmingham", position, BUILD, "--json").json()
    assert told["allowed"] is True
    assert told["rules"] == []
    assert {"discarded", "paid", "placed"} <= {event["kind"] for event in told["events"]}
    assert "This is allowed.\n" in millhand("why", "birmingham", position, BUILD).out


def test_why_speaks_french_and_takes_loose_words(millhand):
    out = millhand("why", "birmingham", DUDLEY, *BUILD.split(), "--language", "fr").out
    assert out.startswith("Ce n’est pas permis")
    assert "BB-8.7" in out


def test_why_reads_files_and_standard_input(millhand, tmp_path):
    (tmp_path / "given.txt").write_text(DUDLEY.replace(";", "\n"))
    from_file = millhand("why", "birmingham", "given.txt", BUILD, "--json").json()
    from_input = millhand("why", "birmingham", "-", BUILD, "--json", said=DUDLEY).json()
    assert from_file == from_input
    assert [rule["number"] for rule in from_file["rules"]] == ["BB-8.7"]


def test_why_takes_a_colour_before_the_move(millhand):
    told = millhand("why", "birmingham", DUDLEY, f"blue {BUILD}", "--json").json()
    assert [rule["number"] for rule in told["rules"]] == ["M-1"]


def test_why_allows_a_beginning_and_tells_what_it_leaves_open(millhand):
    position = DUDLEY.replace("red money 4", "red money 9")
    begun = ("why", "birmingham", position, "build dudley.1 coal_mine")
    told = millhand(*begun, "--json").json()
    assert (told["allowed"], told["rules"], told["events"]) == (True, [], [])
    assert told["open"] == ["with dudley"]
    assert millhand(*begun).out == "This is allowed, with any of: with dudley\n"
    french = millhand(*begun, "--language", "fr").out
    assert french == "C’est permis, au choix avec\u00a0: with dudley\n"


def test_why_still_refuses_a_beginning_that_is_forbidden(millhand):
    told = millhand("why", "birmingham", DUDLEY, "build dudley.1 coal_mine", "--json").json()
    assert (told["allowed"], told["open"]) == (False, [])


@pytest.mark.parametrize(
    ("language", "open_yet", "refused"),
    [
        ("en", "This is allowed, and leaves something open.\n", "This is not allowed:\n"),
        (
            "fr",
            "C’est permis et laisse encore des choix.\n",
            "Ce n’est pas permis\u00a0:\n",
        ),
    ],
)
def test_why_answers_for_words_that_are_no_whole_answer(millhand, language, open_yet, refused):
    position = DUDLEY.replace("red money 4", "red money 9")
    asked = ("why", "birmingham", position)
    for begun in ("build", "build dudley coal_mine", "red build dudley"):
        assert millhand(*asked, begun, "--language", language).out == open_yet
    assert millhand(*asked, "sell", "--language", language).out.startswith(f"{refused}BB-12.1 ")
    told = millhand(*asked, "sell", "--language", language, "--json").json()
    assert (told["allowed"], told["rules"][0]["number"]) == (False, "BB-12.1")
    unknown = millhand(*asked, "build atlantis", "--language", language)
    assert (unknown.code, unknown.out) == (2, "")


def test_why_invents_no_cards(millhand):
    told = millhand("why", "birmingham", DUDLEY, "pass with dudley", "--json").json()
    assert [event["kind"] for event in told["events"]] == ["discarded", "passed"]
