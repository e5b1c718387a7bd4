"""The board at the prompt as a map."""

import pytest
from laws.watching import VARIANTS, opened
from table_talk import given

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.cli.play.atlas import Atlas
from millhand.cli.play.looks import Looks
from millhand.cli.play.talk import Talk
from millhand.shelf import SHELF

CANNOCK = "red coal_mine-1 at cannock.2 holding 2; blue link cannock walsall"
PLAY = ("play", "birmingham", "--option", "introductory", "--seed", 3, "--seats", "you,random")


def atlas_of(table, language: str = "en") -> Atlas:
    talk = Talk(language, table.game.name, aside=False)
    return Atlas(table.drawing(), Looks(table, table.game.told, talk))


def test_a_town_is_told_with_its_slots_and_its_ways() -> None:
    match = given(f"birmingham 2 players; {CANNOCK}")
    told = atlas_of(match.opened).town(match.sight(0), "cannock")
    assert told[0] == "Cannock"
    assert "   Cannock, slot 1: free for manufacturer, coal mine" in told
    [built] = [line for line in told if line.startswith("   Cannock, slot 2: ")]
    assert "coal mine I" in built
    assert "   Walsall (canal era, rail era): Blue" in told
    assert "   Burton-on-Trent (rail era): free" in told


def test_a_town_is_told_in_french() -> None:
    match = given(f"birmingham 2 players; {CANNOCK}")
    told = atlas_of(match.opened, "fr").town(match.sight(0), "cannock")
    assert "   Walsall (ère des canaux, ère du rail)\u00a0: Bleu" in told
    assert any(line.endswith("libre pour manufacture, mine de charbon") for line in told)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SHELF)
def test_every_place_of_every_board_can_be_told_and_drawn(game: str, language: str) -> None:
    variant = next(one for one in VARIANTS if one.game == game)
    match = play_match(opened(variant), hire(["rambler"] * variant.players), 1)
    atlas, sight = atlas_of(match.opened, language), match.sight(None)
    names = [place["id"] for place in atlas.drawing["places"]]
    told = [line for name in names for line in atlas.town(sight, name)]
    assert len(told) > 2 * len(names)
    assert len(atlas.connections(sight)) == len(atlas.drawing["connections"])
    drawn = atlas.drawn(sight, 120)
    assert max(map(len, drawn)) <= 120
    for name in names:
        begins = atlas.talk.words.piece("place", name)[1:4]
        assert any(begins in line for line in drawn), name


def test_a_link_is_drawn_as_the_letter_of_its_owner() -> None:
    match = given(f"birmingham 2 players; {CANNOCK}")
    atlas = atlas_of(match.opened)
    lines = atlas.drawn(match.sight(0), 120)
    free = atlas.drawn(given("birmingham 2 players").sight(0), 120)
    changed = {
        (before, after)
        for one, other in zip(free, lines, strict=True)
        for before, after in zip(one, other, strict=True)
        if before != after
    }
    assert changed == {("·", "B")}


def test_a_town_is_found_by_its_id_its_name_or_a_part_of_it() -> None:
    atlas = atlas_of(SHELF["birmingham"].open(2, {}))
    assert atlas.find("stoke_on_trent") == atlas.find("Stoke-on-Trent") == ["stoke_on_trent"]
    assert atlas.find("stone") == ["stone"]
    assert atlas.find("wol") == ["wolverhampton"]
    assert atlas.find("rome") == []


def test_towns_map_and_costs_are_asked_for_at_the_prompt(millhand) -> None:
    out = millhand(*PLAY, said="board cannock\nboard rome\nmap\nmat\n").out
    assert "   Cannock, slot 2: free for coal mine\n" in out
    assert 'No town is called rome; "map" tells all of them.\n' in out
    assert "Leek – Belper (rail era): free\n" in out
    assert "   Coal mine: I (£5), 2 × II (£7), 2 × III (£8, 1 iron)" in out.replace("\u00a0", " ")
    french = millhand(*PLAY, "--language", "fr", said="plateau rome\nplan\n").out
    assert "Aucune ville ne s’appelle rome" in french
    assert "Leek – Belper (ère du rail)\u00a0: libre\n" in french
