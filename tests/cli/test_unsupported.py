"""What the data of a game do not cover is refused in the language of the conversation."""

import pytest

DECK = "deck_mode=printed_player_counts"
COMMANDS = {
    "play": ["play", "lancashire", "--players", "{players}", "--option", DECK],
    "why": ["why", "lancashire", f"lancashire {{players}} players; option {DECK}", "pass"],
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("players", "cards"), [(2, "39 cards"), (3, "53 cards")])
def test_the_decks_of_2018_are_refused_in_english(millhand, command, players, cards):
    ran = millhand(*(word.format(players=players) for word in COMMANDS[command]))
    assert (ran.code, ran.out) == (2, "")
    assert f"BL-O13 the deck of 2018 for {players} players is not known" in ran.err
    assert cards in ran.err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("players", "cards"), [(2, "39 cartes"), (3, "53 cartes")])
def test_the_decks_of_2018_are_refused_in_french(millhand, command, players, cards):
    words = [word.format(players=players) for word in COMMANDS[command]]
    ran = millhand(*words, "--language", "fr")
    assert (ran.code, ran.out) == (2, "")
    assert f"BL-O13 la pioche de 2018 pour {players} joueurs n’est pas connue" in ran.err
    assert cards in ran.err
    assert "deck_mode=random_removal" in ran.err
    assert len(ran.err.splitlines()) == 1
