"""Everything that Lancashire tells, refuses or asks has words in English and French."""

import re
from random import Random

import pytest
from lancashire.tables import at
from laws.manners import choose_move
from table_talk import play, refused
from words.fluent_files import LANGUAGES, messages, variables

from millhand.face.seen import Event
from millhand.games.lancashire.data.edition import standard_edition
from millhand.games.lancashire.face import GAME
from millhand.games.lancashire.play import choices, happenings
from millhand.games.lancashire.play.questions import QUESTIONS
from millhand.kernel.rules import Rule
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF
from millhand.words.pages import numbers_in_code, numbers_in_words, read_page
from millhand.words.words import Words

BOOK = GAME.book()
OPENED = open_game(SHELF, "lancashire", 4)
EDITION = standard_edition()
UNSAID = re.compile(r"[{}$_]")
NOT_CUT = re.compile(r"\b(?:de|la|le|ne|que) (?=[aeiouéèêâ])|\bde les? |\bà les? ", re.IGNORECASE)
CLAIMS = {("BL-6.1", "tile_is_the_lowest"), ("BL-11.1", "tile_is_the_lowest")}

in_each_language = pytest.mark.parametrize("language", LANGUAGES)

IDS = {
    **{kind: names for kind, names in OPENED.names.items() if kind not in ("new_tile", "port")},
    "colour": EDITION.colours,
    "resource": ["coal", "iron"],
    "question": [question.name for question in QUESTIONS if question.name],
    "source": [name for name in happenings.POINT_SOURCE_NAMES if name],
    "option": [option.name for option in GAME.options],
}


@in_each_language
@pytest.mark.parametrize("kind", IDS)
def test_every_piece_has_a_name(language: str, kind: str) -> None:
    words = Words(language, "lancashire")
    names = [words.piece(kind, name) for name in IDS[kind]]
    assert not [name for name in names if UNSAID.search(name) or not name]
    if kind != "purpose":
        assert len(set(names)) == len(names)


@in_each_language
def test_every_value_of_every_option_has_words(language: str) -> None:
    words = Words(language, "lancashire")
    for option in GAME.options:
        said = [words.option_value(option.name, value) for value in option.values]
        assert len(set(said)) == len(said), said
        assert not [text for text in said if UNSAID.search(text)]


@in_each_language
def test_every_choice_reads_as_a_line_of_its_own(language: str) -> None:
    words = Words(language, "lancashire")
    lines = [words.choice(OPENED, choice) for choice in OPENED.wording.texts]
    assert len(set(lines)) == len(lines)
    assert not [line for line in lines if UNSAID.search(line)]


def test_both_pages_have_the_same_rules_in_the_same_order() -> None:
    english, french = (list(read_page("lancashire", language)) for language in LANGUAGES)
    assert english == french
    assert len(english) == 79 + 2 + 15 + 4 + 3


@in_each_language
def test_every_rule_has_a_sentence_and_every_sentence_a_rule(language: str) -> None:
    page = read_page("lancashire", language)
    assert set(page) == numbers_in_words("lancashire", language)
    assert {rule.number for rule in BOOK} | numbers_in_code("lancashire") <= set(page)
    sentences = [Words(language, "lancashire").rule(number) for number in page]
    assert len(set(sentences)) == len(sentences)


def test_no_refusal_has_words_without_a_rule_and_no_rule_is_silent() -> None:
    refusals = {(rule.number, rule.name) for rule in BOOK} | CLAIMS
    said = {name for name in messages("en", "lancashire") if re.match(r"BL-[^.]+\.", name)}
    wanted = {f"{number.replace('.', '-')}.{name.replace('_', '-')}" for number, name in refusals}
    assert said == wanted


def test_no_event_has_words_without_happening() -> None:
    said = {name for name in messages("en", "lancashire") if name.startswith("event-")}
    happening = {f"event-{kind}" for kind, _ in happenings.EVENTS}
    assert {name.partition(".")[0] for name in said} == happening


@pytest.mark.parametrize("rule", BOOK, ids=lambda rule: f"{rule.number} {rule.name}")
def test_sums_that_a_rule_compares_are_told(rule: Rule) -> None:
    opened, table = read_position(SHELF, "lancashire 3 players; red cotton_mill-1 at bolton.1")
    facts = set(opened.named(rule.facts(table, 0, 0, 0)))
    name = f"{rule.number.replace('.', '-')}.{rule.name.replace('_', '-')}"
    numbers = facts & {"cost", "money", "available", "level", "cards", "debt", "actions"}
    told = variables("en", name, "lancashire")
    assert numbers <= {one.partition("-")[0] for one in told}


@pytest.mark.parametrize(
    ("language", "scarcity", "sentence"),
    [
        ("en", "board_and_track", "and 3 cubes are still on the board or in the market."),
        ("en", "tile_only", "only when it is empty, and 1 cube still lies on it."),
        ("fr", "board_and_track", "et il y en a encore 3 sur le plateau ou au marché."),
        ("fr", "tile_only", "que si elle est vide, et elle porte encore 1 cube."),
    ],
)
def test_the_cubes_that_are_told_are_those_that_count(
    language: str, scarcity: str, sentence: str
) -> None:
    """BL-9.4 as the table reads it (BL-O4)."""
    match = at(
        "red hand bury wigan; red mat coal_mine 2; blue coal_mine-1 at wigan.1 holding 1; coal 2",
        f"opponent_overbuild_scarcity={scarcity}",
    )
    refusal = refused(match, "red", "combine wigan.1 coal_mine with bury wigan", "BL-9.4")
    said = Words(language, "lancashire").refusal(match.opened, refusal)
    assert said.endswith(sentence), said


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The cotton marker stands on space 5, which brings 1 income space."),
        ("fr", "Le marqueur du coton est sur la case 5, qui rapporte 1 case de revenu."),
    ],
)
def test_a_bonus_is_told_with_its_unit(language: str, sentence: str) -> None:
    match = at(
        "red hand wigan bury; red cotton_mill-1 at colne.1; blue link colne yorkshire; cotton 3"
        "; distant -2"
    )
    events = play(match, "red", "sell colne.1 with bury")
    words = Words(language, "lancashire")
    assert sentence in [words.sentence(match.opened, event) for event in events]


# --- whole games ------------------------------------------------------------------------------


def check(language: str, sentence: str, quoted: bool = False) -> None:
    assert quoted or not UNSAID.search(sentence), sentence
    assert quoted or sentence[0].isupper() or not sentence[0].isalpha(), sentence
    assert sentence.endswith("."), sentence
    assert "  " not in sentence, sentence
    assert language != "fr" or not NOT_CUT.search(sentence), sentence


def heard(event: Event, players: int) -> list[Event]:
    """An event as every seat and a spectator hear it."""
    return [event.told_to(seat) for seat in (*range(players), None)]


@pytest.mark.parametrize(
    ("players", "options", "manner"),
    [
        (2, [], "eager"),
        (3, ["unpayable_debt=carry_negative", "voluntary_tile_sale=true"], "random"),
        (4, ["preset=roxley_2018"], "eager"),
        (4, [], "lively"),
    ],
)
def test_whole_games_can_be_told_to_everybody(
    players: int, options: list[str], manner: str
) -> None:
    opened = open_game(SHELF, "lancashire", players, options)
    match, dealer = Match(opened), Dealer(players)
    spoken = [Words(language, "lancashire") for language in LANGUAGES]
    events, met, lots = match.deal(dealer), set(), Random(players)
    while not match.is_over:
        seat = match.decision.seats[0] if match.decision else 0
        for move in odd_moves(match, seat, lots):
            for refusal in match.explain(move):
                met.add((refusal.number, refusal.reason))
                for words in spoken:
                    quoted = refusal.number in ("M-2", "M-3", "M-4")
                    check(words.language, words.refusal(opened, refusal), quoted)
        move = choose_move(opened, match.table, seat, dealer.chance, manner)
        events += match.play(Move(seat, move))
        events += match.deal(dealer)
    assert len(met) > 20
    for told in {str(one): one for event in events for one in heard(event, players)}.values():
        for words in spoken:
            check(words.language, words.sentence(opened, told))
            check(words.language, words.sentence(opened, told, ["Élise", "", "Zoë", "Bob"]))


def odd_moves(match: Match, seat: int, lots: Random) -> list[Move]:
    """Moves that are mostly not allowed."""
    texts = list(match.opened.wording.texts)
    pair = [lots.choice(EDITION.slot_ids), lots.choice(EDITION.industries)]
    [(build, _)] = match.opened.read_choices(lots.choice(["build", "combine"]), pair)
    card = choices.CARD + lots.randrange(len(EDITION.card_ids))
    start = lots.choice(match.menu(seat))
    said = [
        (lots.choice(texts), card),
        (build, card),
        (start, card, lots.choice(texts)),
        (lots.choice(texts),),
    ]
    return [Move(seat, parts) for parts in said]
