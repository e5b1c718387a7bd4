"""A fifth game is a folder and a line: nothing outside it is changed to play it.

It is put on the shelf here, and then played at the prompt, recorded, replayed, drawn, seen,
spoken in both languages and held to the laws like any other.
"""

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from laws import (
    test_chains,
    test_composing,
    test_conservation,
    test_copies,
    test_drawing,
    test_ends,
    test_kinds,
    test_moves,
    test_observations,
    test_one_legality,
    test_records,
    test_resample,
    test_rules,
    test_secrets,
    test_sights,
    test_told,
    test_undo,
)
from laws.watching import GameToPlay, watched

from fifth_game.face import GAME
from fifth_game.play.layout import HAND, MONEY, STALL
from millhand.arena.selfplay import play_match
from millhand.arena.variants import Variant
from millhand.bots.roster import hire
from millhand.cli import main
from millhand.cli.coverage import cover
from millhand.kernel.chance import Chance
from millhand.kernel.verbs import Verb
from millhand.lab.environment import Environment
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.moves import read_move, write_move
from millhand.notation.positions import write_position
from millhand.notation.record import read_match
from millhand.notation.writing import write_record
from millhand.session import NotAllowed, sit_down
from millhand.shelf import SHELF
from millhand.words.pages import read_page
from millhand.words.words import Words

LANGUAGES = ("en", "fr")
UNSAID = re.compile(r"[{}$_]")

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module", autouse=True)
def _the_line() -> Iterator[None]:
    """The line that a fifth game needs."""
    SHELF[GAME.name] = GAME
    yield
    del SHELF[GAME.name]


@pytest.fixture
def millhand(capsys, monkeypatch, tmp_path) -> Callable[..., str]:
    """What a command line says, with words typed at its prompts."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*words: object, said: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(said.encode())))
        code = main([str(word) for word in words])
        told = capsys.readouterr()
        assert code == 0, told.err
        return told.out

    return run


def dealt(players: int = 2, seed: int = 1) -> Match:
    match = Match(open_game(SHELF, "fair", players))
    match.deal(Dealer(seed))
    return match


# --- at the prompt ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "The Fair, 2 players.",
                "Round 1 of 4. First bell. Turn order: Red, Blue.",
                "Red: £4, 0 points, 0 apples sold.",
                "Please open a stall or hawk apples:",
                "Crowds:\n   Upton: 1 visitor.\n",
                "Blue: £4, 0 points, 3 cards, 0 apples sold.",
                "Deck: 6 cards. Discard pile: nothing.",
                "Tiles: nothing.",
                "TF-3.4 Money\nNobody runs into debt.",
                "Blue draws a card.",
                "Round 4 of 4. Last bell.",
                "The game is over.",
                "   Stalls: ",
                "Winner: ",
            ],
        ),
        (
            "fr",
            [
                "The Fair, 2 joueurs.",
                "Manche 1 sur 4. Première cloche. Ordre du tour\u00a0: Rouge, Bleu.",
                "Rouge\u00a0: 4\u00a0£, 0 point, 0 pomme vendue.",
                "Foules\u00a0:\n   Upton\u00a0: 1 visiteur.\n",
                "TF-3.4 Argent\nPersonne ne s’endette.",
                "Bleu pioche une carte.",
                "La partie est terminée.",
                "Vainqueur\u00a0: ",
            ],
        ),
    ],
)
def test_it_is_played_at_the_prompt_kept_and_replayed(millhand, tmp_path, language, lines):
    orders = "board\nhand\nmat\nscore\nlog\nhelp\nrule 3.4\nwhy\nupton\nmenu\n"
    said = orders + "1\n\n" * 4
    seats = ("--seats", "you,random", "--seed", 7, "--record", "fair.mill")
    out = millhand("play", "fair", *seats, "--language", language, said=said)
    assert [line for line in lines if line not in out] == []
    match, names = read_match(SHELF, (tmp_path / "fair.mill").read_text("utf-8"), "fair.mill")
    assert match.is_over
    assert names == ["you", "random"]
    assert not re.search("Blue draws the|Bleu pioche la", out)
    [verdict] = json.loads(millhand("replay", "fair.mill", "--json"))["records"]
    assert (verdict["ok"], verdict["game"], verdict["finished"]) == (True, "fair", True)


def test_two_at_one_keyboard_do_not_see_each_other(millhand):
    out = millhand("play", "fair", "--seats", "you,you", "--seed", 5, said="\n" + "1\n\n\n\n" * 9)
    assert "Blue, press Enter when you are ready." in out
    assert "The fair is over." in out


def test_the_other_commands_know_it(millhand, tmp_path):
    assert "fair: The Fair, 2, 3 players, maturity alpha" in millhand("games", "fair")
    assert "TF-3.5 Un joueur a un étal par ville." in millhand("rules", "fair", "--language", "fr")
    board = millhand("board", "show", "fair")
    (tmp_path / "mine.toml").write_text(board.replace("riverside", "mine"), encoding="utf-8")
    assert "a good board for The Fair" in millhand("board", "check", "mine.toml")
    match = red_holds_upton_and_weston()
    (tmp_path / "here.txt").write_text(write_position(match.opened, match.table), "utf-8")
    assert "TF-3.3 You do not hold the" in millhand("why", "fair", "here.txt", "hawk lowton")
    told = json.loads(millhand("simulate", "fair", "--bots", "random", "--games", 3, "--json"))
    assert told["games"] == 3


def test_nobody_advises_where_nobody_thinks(millhand, capsys):
    nobody = "nobody knows what to look at in fair"
    seats = ("--seats", "you,random", "--seed", 7)
    assert nobody in millhand("play", "fair", *seats, said="hint\nquit\nn\n")
    match = red_holds_upton_and_weston()
    assert main(["hint", "fair", write_position(match.opened, match.table)]) == 2
    assert nobody in capsys.readouterr().err


def test_python_sits_down_to_it() -> None:
    game = sit_down("fair", players=3, seed=2, language="fr")
    assert game.turn == "red"
    assert game.play(game.moves()[0])[0].startswith("Rouge joue la carte ")
    with pytest.raises(NotAllowed, match=r"rien ne|«"):
        game.play("open the door")


# --- spoken -----------------------------------------------------------------------------------


@in_each_language
def test_its_moves_and_events_are_told(language: str) -> None:
    words = Words(language, "fair")
    match, told = Match(open_game(SHELF, "fair", 3)), set()
    for move in play_match(match.opened, hire(["rambler"] * 3), 3).journal:
        if not move.is_deal:
            assert read_move(match.opened, move.seat, write_move(match.opened, move)) == move
            for choice in match.menu(move.seat):
                assert not UNSAID.search(words.choice(match.opened, choice))
        for event in match.play(move):
            for seat in (None, 0, 1, 2):
                sentence = words.sentence(match.opened, event.told_to(seat))
                assert not UNSAID.search(sentence), sentence
            told.add(event.kind)
    assert {"shuffled", "drew", "discarded", "paid", "earned", "bell_rang", "game_ended"} <= told


@pytest.mark.parametrize(
    ("said", "money", "english", "french"),
    [
        (
            "open lowton",
            4,
            "TF-3.3 You do not hold the Lowton card.",
            "TF-3.3 Vous n’avez pas la carte Lowton.",
        ),
        (
            "open weston",
            1,
            "TF-3.4 A stall costs £2, and you have only £1.",
            "TF-3.4 Un étal coûte 2\u00a0£, et vous n’avez que 1\u00a0£.",
        ),
        (
            "open upton",
            4,
            "TF-3.5 You have a stall in Upton already.",
            "TF-3.5 Vous avez déjà un étal à Upton.",
        ),
    ],
)
def test_its_refusals_are_told_with_their_numbers(said, money, english, french):
    match = red_holds_upton_and_weston(money)
    [refusal] = match.explain(read_move(match.opened, 0, said))
    told = [Words(language, "fair").refusal(match.opened, refusal) for language in LANGUAGES]
    assert [f"{refusal.number} {sentence}" for sentence in told] == [english, french]


def red_holds_upton_and_weston(money: int = 4) -> Match:
    """Red has a stall in Upton, some money and three cards; what others hold does not matter."""
    match = dealt()
    for at, number in enumerate((1, 2, 0, 0)):
        match.table.cells[HAND + at] = number
    match.table.cells[STALL] = 1
    match.table.cells[MONEY] = money
    return match


def test_its_rules_stand_on_both_pages_in_the_code_and_in_the_words() -> None:
    english, french = (list(read_page("fair", language)) for language in LANGUAGES)
    assert english == french
    coverage = cover("fair", None)
    assert (coverage.rules, coverage.missing) == (14, {})


# --- seen, recorded, drawn --------------------------------------------------------------------


def test_its_sights_have_the_common_shape_and_its_own_part() -> None:
    match = dealt(3)
    sight = match.sight(1)
    assert sight["own"]["bell"] == "first"
    assert sight["own"]["crowds"][0] == {"place": "upton", "visitors": 1}
    assert [seat["hand"] is None for seat in sight["seats"]] == [True, False, True]
    assert sight["seats"][0]["own"] == {"apples": 0}


def test_its_records_are_those_of_any_game(tmp_path: Path) -> None:
    match = play_match(open_game(SHELF, "fair", 2, ["bells=3"]), hire(["random"] * 2), 9)
    text = write_record(match, ["Ada", "Grace"])
    assert "game fair" in text
    assert "option bells=3" in text
    again, seats = read_match(SHELF, text, "a record")
    assert (again.digest, seats) == (match.digest, ["Ada", "Grace"])


def test_it_is_drawn() -> None:
    drawing = open_game(SHELF, "fair", 2).drawing()
    assert [place["id"] for place in drawing["places"]] == ["upton", "weston", "easton", "lowton"]
    assert drawing["connections"][0] == {
        "id": "upton-weston",
        "ends": ["upton", "weston"],
        "token": [100, 45],
    }
    assert list(drawing["own"]) == ["river"]


# --- the laws ---------------------------------------------------------------------------------

GAMES = [
    GameToPlay(Variant("fair", players, options), manner, seed)
    for players in GAME.players
    for options in ((), (("bells", 3),))
    for manner, seed in (("random", 4), ("eager", 5))
]
LAWS = [
    test_composing.test_touching_what_glows_ends_in_a_legal_move,
    test_composing.test_every_legal_move_is_composed_in_any_order,
    test_composing.test_what_no_answer_allows_is_dropped_with_a_reason,
    test_composing.test_whoever_composes_learns_nothing,
    test_composing.test_an_open_question_offers_what_the_menu_allows,
    test_conservation.test_totals_never_change,
    test_conservation.test_events_alone_tell_how_the_table_has_changed,
    test_conservation.test_what_is_open_is_open_to_all,
    test_copies.test_playing_on_a_copy_leaves_the_table_alone,
    test_copies.test_looking_changes_nothing,
    test_ends.test_every_game_ends_and_somebody_has_won,
    test_ends.test_whoever_is_asked_can_answer,
    test_ends.test_points_kept_are_points_told_and_the_lines_add_up,
    test_kinds.test_a_kind_is_a_verb,
    test_moves.test_listed_moves_are_accepted,
    test_moves.test_complete_moves_are_accepted_and_differ,
    test_one_legality.test_the_menu_is_what_the_book_allows,
    test_records.test_a_record_is_read_and_verified_as_it_was_written,
    test_records.test_a_move_reads_as_it_is_written,
    test_records.test_a_position_reads_as_it_is_written,
    test_resample.test_a_seat_cannot_tell_the_tables_apart,
    test_resample.test_what_others_hold_is_dealt_anew,
    test_rules.test_a_rule_decides_each_candidate_alone_and_answers_for_any,
    test_secrets.test_a_move_tells_nobody_what_is_hidden,
    test_secrets.test_a_deal_tells_nobody_what_is_hidden,
    test_observations.test_a_seat_is_given_nothing_that_it_cannot_know,
    test_observations.test_a_row_that_peeks_is_found_out,
    test_observations.test_every_number_has_a_name_of_its_own,
    test_observations.test_seats_are_told_from_the_one_that_looks,
    test_observations.test_what_is_given_agrees_with_the_sight,
    test_sights.test_a_sight_is_what_the_shape_says_and_json_loses_nothing,
    test_sights.test_a_sight_says_who_is_asked,
    test_sights.test_hands_are_seen_by_their_owners,
    test_sights.test_pieces_belong_to_a_colour_and_colours_to_a_seat,
    test_told.test_what_is_dealt_anew_does_not_change_what_is_told,
    test_told.test_what_is_told_is_the_journal_as_far_as_it_goes,
    test_told.test_in_the_end_everything_is_told,
    test_told.test_a_told_record_is_replayed_as_far_as_it_is_told,
    test_undo.test_undo_restores_the_table_or_is_refused,
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_it_keeps_the_law(law: Callable[[list[GameToPlay]], None]) -> None:
    law(GAMES)


@pytest.mark.parametrize("verb", GAME.verbs(), ids=lambda verb: verb.word)
def test_its_menus_are_nothing_but_its_rules(verb: Verb) -> None:
    test_chains.test_what_remains_is_what_the_rules_keep(verb)
    test_chains.test_only_what_remains_is_offered(verb)


def test_whatever_is_refused_breaks_a_rule_of_its_page() -> None:
    numbers = set(read_page("fair", "en"))
    test_moves.test_unlisted_moves_are_refused_by_number_and_leave_no_trace(GAMES, numbers)
    test_one_legality.test_whatever_is_not_listed_breaks_a_rule_of_the_page(GAMES, numbers)


def test_it_keeps_the_laws_of_drawings_and_of_what_is_told() -> None:
    for players in GAME.players:
        variant = Variant("fair", players)
        test_drawing.test_a_drawing_has_the_shape_of_all_drawings(variant)
        test_drawing.test_the_tiles_of_a_drawing_are_those_of_the_mats(variant)
        test_sights.test_a_sight_says_which_table_it_is_of(variant)
        test_sights.test_what_is_told_of_a_sight_is_in_it(variant)


def test_the_games_of_the_laws_meet_both_kinds_of_move() -> None:
    moves: list[Move] = [step.move for game in GAMES for step in watched(game)]
    said = {write_move(open_game(SHELF, "fair", 2), move).split()[0] for move in moves}
    assert said == {"deck", "open", "hawk"}


def test_programs_may_learn_it() -> None:
    environment, chance = Environment("fair", 3), Chance(1)
    environment.reset(2)
    while not environment.is_over:
        environment.step(environment.any_choice(chance))
    assert sum(environment.rewards()) == pytest.approx(0)
