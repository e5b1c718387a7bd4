"""Workshop of the World at the prompt: what a newcomer reads, and what nobody may read."""

import re

import pytest
from table_talk import given, say

from millhand.cli.play.evening import Evening
from millhand.cli.play.talk import Talk
from millhand.cli.play.turn import Turn
from millhand.kernel.chance import Chance
from millhand.match.dealer import Dealer
from millhand.notation.moves import read_move
from millhand.playing.making import Making
from millhand.shelf import SHELF
from millhand.words.words import Words

TWO = ("play", "workshop", "--seed", 3)
GLASGOW_BLOCKED = "blue link edinburgh glasgow; yellow link carlisle glasgow"


def test_the_game_for_two_is_introduced(millhand):
    out = millhand(*TWO).out
    assert "this one is a reconstruction" in out
    assert "Red plays red and blue, Yellow plays yellow and green." in out
    assert "A round has two auctions." in out
    assert "Red plays red and blue" not in millhand(*TWO, "--players", 3).out


@pytest.mark.parametrize("game", SHELF)
def test_a_reconstructed_board_says_so_before_the_first_question(millhand, game):
    known = [one.sure for one in SHELF[game].provenance() if ".connection." in one.entry]
    reconstructed = "reconstructed" in known
    assert ("a reconstruction" in millhand("play", game).out) is reconstructed
    assert ("reconstitution" in millhand("play", game, "--language", "fr").out) is reconstructed


def test_a_board_of_ones_own_is_no_reconstruction_of_ours(millhand, tmp_path):
    shown = millhand("board", "show", "workshop").out
    board = tmp_path / "mine.toml"
    board.write_text(shown.replace('id = "england"', 'id = "printed"'), encoding="utf-8")
    assert "a reconstruction" not in millhand(*TWO, "--board", board).out


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_prompt_explains_itself_with_is_a_move_of_the_game(millhand, game, language):
    prompts = Words(language, "prompt", game)
    move, name = (prompts.say(f"prompt-{key}") for key in ("example", "part"))
    assert read_move(SHELF[game].open(3, {}), 0, move).choices
    assert name in move
    out = millhand("play", game, "--language", language, said="help\nwhy\n").out
    assert out.count(move) == 3
    assert f"({name})" in out


def test_two_players_see_the_set_at_work_and_the_auction(millhand):
    said = "1\n\nboard\nfor red bid 7\ntake liverpool\nboard\nbid 2\n"
    out = millhand(*TWO, said=said).out
    assert "\nCanal era.\nRed: £100, income space 0.\n" in out
    assert "Round 1 of 7. First auction.\n" in out
    assert "Please choose in secret the set that bids:\n 1  for the red set\n" in out
    assert re.search(r"\nRed: red set, £\d+", out)
    assert re.search(r"Second auction\. Turn order: (Red, )?\w+(, Red)?\.\nRed: blue set", out)
    assert re.search(r"\nBank: £\d+\.\n", out)
    assert "Deck: 24 cards. Set aside: 11 cards. Discard pile: nothing.\n" in out


def test_a_bid_without_its_set_is_told_what_is_missing(millhand):
    out = millhand(*TWO, said="1\n\nbid 3\n").out
    asked = "choose in secret the set that bids. Possible: for red, for blue."
    assert f"M-2 ‘bid 3’ does not answer what is asked: {asked}" in out


def test_a_bid_is_asked_as_a_sum(millhand):
    out = millhand(*TWO, "--players", 3, said="1\n\n51\n13\n").out
    assert out.count("\nType a sum from £0 to £50.\n") == 1
    assert "Red> Type a sum from £0 to £50.\n" in out, "51 is no sum that can be bid"
    assert "Your move: bid 13" in out


def test_a_bid_in_french(millhand):
    out = millhand(*TWO, "--players", 3, "--language", "fr", said="1\n\n£13\n").out
    assert "Tapez une somme de 0\u00a0£ à 50\u00a0£." in out
    assert "Votre coup\u00a0: offrir 13\u00a0£\n" in out


# what is foretold before a move is made


def test_nothing_is_foretold_that_only_the_others_know(millhand):
    """Sealed bids of others are answered anew at random on the tables that are imagined."""
    for seed in (3, 4):
        out = millhand(
            "play", "workshop", "--seed", seed, "--seats", "random,you", said="1\n\n" * 4
        ).out
        told = re.findall(r"Your move: .*\n(.*)\n", out)
        assert len(told) >= 2
        assert set(told) == {"Yellow has chosen in secret."}


def foreseen(position: str, move: str) -> list[str]:
    match = given(f"workshop 3 players; {position}")
    making = Making(match, 0)
    making.say(say(match, "red", move))
    return [event.kind for event in making.outlook(Chance(1))]


def test_a_swap_does_not_foretell_a_card():
    position = f"red to act; display glasgow; {GLASGOW_BLOCKED}"
    assert foreseen(position, "take glasgow swap") == ["took_card"]


def test_the_last_turn_of_a_round_does_not_foretell_cards():
    position = "order blue yellow red; red to act; display york"
    kinds = foreseen(position, "take york link leeds york")
    assert kinds[-1] == "round_began"
    assert "linked" in kinds


@pytest.mark.long
def test_links_of_a_double_are_told_once(millhand):
    """They are foretold in one breath, and nothing of that is left when they are laid."""
    said = "1\n\nfor red bid 7\ntake sheffield\n1\n" + "1\n\n" * 200
    out = millhand(*TWO, said=said).out
    assert "(× 2)" in out
    assert not re.search(r"^.*or back: \(×", out, re.MULTILINE)


# moves in the making


def asked(position: str, answered: str) -> Turn:
    """Somebody who has given some answers and is asked for more."""
    match = given(f"workshop 3 players; {position}")
    evening = Evening(match, ["you"] * 3, Dealer(1), Talk("en", "workshop", aside=False), None)
    turn = Turn(evening, 0)
    turn.making.say(say(match, "red", answered))
    return turn


def test_a_move_said_anew_is_judged_by_itself(capsys):
    turn = asked(f"red to act; display glasgow; {GLASGOW_BLOCKED}", "take glasgow")
    assert turn._take_words("take glasgow swap in york") is None
    assert "M-4 The move says too much: nobody asks for ‘in york’." in capsys.readouterr().out


def test_a_second_link_that_is_refused_does_not_replace_the_first(capsys):
    turn = asked("red to link at york; red at york; red money 5; red income 2", "link york leeds")
    assert turn._take_words("link york hull") is None
    assert "WW-6.6 Hull – York costs £3, and you have only £2." in capsys.readouterr().out
    assert turn._take_words("recoup 1 link york hull") is not None


# secrets


@pytest.mark.parametrize(("hidden", "seen"), [("false", True), ("true", False)])
def test_hidden_money_is_not_told_by_the_score(millhand, hidden, seen):
    agreed = ("--option", f"money_hidden={hidden}")
    out = millhand(*TWO, *agreed, said="1\n\nscore\nboard\n").out
    told = out[out.index("Please choose in secret the set") :]
    assert "Red: £100." in told
    assert ("Yellow: £100" in told) is seen
    assert ("Bank: £" in told) is seen


def test_there_are_no_mats(millhand):
    out = millhand(*TWO, said="mat\n").out
    assert "Player mat" not in out
    assert 'There are no player mats here. Towns, values and industries: type "rule 1.1"' in out


@pytest.mark.long
@pytest.mark.parametrize(("language", "end"), [("en", "Winner: "), ("fr", "Vainqueur\u00a0: ")])
def test_a_whole_game_of_two_in_each_language(millhand, language, end):
    out = millhand(*TWO, "--language", language, said="1\n\n" * 500).out
    assert end in out
    assert "\u2068" not in out
