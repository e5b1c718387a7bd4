"""Every refusal says why, in both languages, with the facts that its rule gives."""

import re
from random import Random

import pytest
from words.fluent_files import LANGUAGES, messages, variables
from words.told import sayable, told_facts

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.games.birmingham.face import GAME as BIRMINGHAM
from millhand.games.birmingham.play import choices
from millhand.match.agreement import open_game
from millhand.match.attempt import MATCH_RULES
from millhand.match.dealer import Dealer
from millhand.match.match import Match, Refused
from millhand.match.moves import Move
from millhand.notation.moves import read_move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF
from millhand.words.words import Words

SAID_BY_THE_MATCH = {
    ("M-1", "not_your_decision"): {"seat", "asked"},
    ("M-2", "no_answer"): {"words", "question", "answers"},
    ("M-3", "left_open"): {"question", "answers"},
    ("M-4", "too_much_said"): {"words"},
    ("M-5", "bad_deal"): {"question", "expected", "dealt"},
    ("M-6", "game_is_over"): set(),
    ("M-7", "beyond_the_safe_point"): {"seat"},
}
CLAIMS = {
    ("BB-8.4", "tile_is_the_lowest"): {"tile", "claimed"},
    ("BB-11.1", "tile_is_the_lowest"): {"tile", "claimed"},
}
UNSAID = re.compile(r"[{}$]")
POOR = "birmingham 2 players; red money 4; red hand dudley stafford"
NOT_CUT = re.compile(r"\b(?:de|la|le|ne|que) (?=[aeiouéèêâ])", re.IGNORECASE)


def facts_of_the_book() -> dict[tuple[str, str], set[str]]:
    """Number and name of every rule that can refuse, with the names of its facts."""
    opened, table = read_position(
        SHELF, "birmingham 2 players; red cotton_mill-1 at belper.1; red hand dudley"
    )
    return {
        (rule.number, rule.name): set(opened.named(rule.facts(table, 0, 0, 0)))
        for rule in BIRMINGHAM.book()
    }


REFUSALS = {**facts_of_the_book(), **SAID_BY_THE_MATCH, **CLAIMS}


def name_of(number: str, reason: str) -> str:
    return f"{number.replace('.', '-')}.{reason.replace('_', '-')}"


def test_no_refusal_has_words_without_a_rule():
    said = {name for name in messages("en") if re.match(r"(BB|M)-[^.]+\.", name)}
    assert said == {name_of(*refusal) for refusal in REFUSALS}
    assert set(MATCH_RULES) <= {number for number, _ in REFUSALS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_a_sentence_uses_only_facts_of_its_rule(language, refusal):
    allowed = sayable(
        Words(language, "birmingham"), open_game(SHELF, "birmingham", 2), REFUSALS[refusal]
    )
    assert variables(language, name_of(*refusal)) <= allowed


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_both_languages_give_the_same_facts(refusal):
    facts = REFUSALS[refusal]
    english, french = (told_facts(variables(x, name_of(*refusal)), facts) for x in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_sums_that_a_rule_compares_are_told(refusal):
    numbers = REFUSALS[refusal] & {"cost", "money", "needed", "available", "level", "cards", "debt"}
    assert numbers <= told_facts(variables("en", name_of(*refusal)), REFUSALS[refusal])


# --- refusals met by playing ------------------------------------------------------------------


def anything(opened: object, lots: Random) -> int:
    """Any choice that has a name, shown on the board or not."""
    unseen = len(opened.edition.slot_ids) * choices.INDUSTRIES
    return lots.choice([*opened.wording.texts, choices.END + lots.randrange(unseen)])


def odd_moves(match: Match, seat: int, lots: Random) -> list[Move]:
    """Moves that are mostly not allowed: a wrong target, a wrong card, a wrong source."""
    opened = match.opened
    card = choices.CARD + lots.randrange(len(opened.edition.card_ids))
    start = lots.choice(match.menu(seat))
    wrong = [
        (anything(opened, lots), card),
        (start, card),
        (start, card, anything(opened, lots)),
        (start, *match_cards(match, seat), anything(opened, lots)),
        (anything(opened, lots),),
    ]
    said = [Move(seat, parts) for parts in wrong]
    claimed = Move(seat, (choices.DEVELOP + lots.randrange(6), card), ("4", ""))
    return [*said, claimed, Move((seat + 1) % opened.players, (choices.PASS, card))]


def match_cards(match: Match, seat: int) -> list[int]:
    """The first card in a seat's hand, if it has one."""
    hand = match.sight(seat)["seats"][seat]["hand"]
    ids = match.opened.edition.card_ids
    return [choices.CARD + ids.index(hand[0])] if hand else []


def check(language: str, sentence: str, quoted: bool) -> None:
    assert not UNSAID.search(sentence), sentence
    assert quoted or "_" not in sentence, sentence
    assert sentence[0].isupper() or quoted, sentence
    assert sentence.endswith("."), sentence
    assert "  " not in sentence, sentence
    assert language != "fr" or not NOT_CUT.search(sentence), sentence


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [(2, [], 1), (3, ["overbuild_only_without_free_slot=true"], 2), (4, [], 3)],
)
def test_whatever_is_refused_is_explained(players, options, seed):
    opened = open_game(SHELF, "birmingham", players, options)
    match, dealer, bots = Match(opened), Dealer(seed), hire(["rambler"] * players)
    spoken, lots, met = [Words(x, "birmingham") for x in LANGUAGES], Random(seed), set()
    match.deal(dealer)
    while not match.is_over:
        seat = match.decision.seats[0]
        for move in odd_moves(match, seat, lots):
            for refusal in match.explain(move):
                met.add(refusal.number)
                for words in spoken:
                    quoted = refusal.number in ("M-2", "M-3", "M-4")
                    check(words.language, words.refusal(opened, refusal), quoted)
        match.play(bot_move(match, seat, bots[seat], dealer.chance))
        match.deal(dealer)
    assert len(met) > 15
    assert [one.number for one in match.explain(Move(0, (choices.PASS,)))] == ["M-6"]


def test_refused_deals_and_undos_are_explained():
    opened = open_game(SHELF, "birmingham", 2)
    match = Match(opened)
    bad, early = Move(-1, (0,), ("deck",)), Move(0, (choices.PASS,))
    refusals = [*match.explain(bad), *match.explain(early)]
    with pytest.raises(Refused) as refused:
        match.undo(0)
    refusals += refused.value.refusals
    match.deal(Dealer(1))
    refusals += match.explain(bad)
    assert [one.number for one in refusals] == ["M-5", "M-1", "M-7", "M-5"]
    for language in LANGUAGES:
        for refusal in refusals:
            check(language, Words(language, "birmingham").refusal(opened, refusal), quoted=False)


def test_of_many_possible_answers_only_some_are_named():
    opened, table = read_position(SHELF, "birmingham 4 players; red hand dudley stone")
    refusals = Match(opened, table).explain(Move(0, ()))
    assert [one.number for one in refusals] == ["M-3"]
    assert Words("en", "birmingham").refusal(opened, refusals[0]).endswith(", ….")


def test_a_very_long_move_is_not_repeated_whole():
    opened, table = read_position(SHELF, POOR)
    move = Move(0, (choices.PASS, choices.CARD + opened.edition.card_ids.index("dudley")))
    long = Move(0, (*move.choices, *[choices.LINK] * 500))
    refusals = Match(opened, table).explain(long)
    assert [one.number for one in refusals] == ["M-4"]
    assert len(Words("en", "birmingham").refusal(opened, refusals[0])) < 500


def refused(position: str, move: str, language: str) -> list[str]:
    opened, table = read_position(SHELF, position)
    match = Match(opened, table)
    return [
        Words(language, "birmingham").refusal(opened, refusal)
        for refusal in match.explain(read_move(opened, 0, move))
    ]


def test_a_price_is_explained_in_english():
    assert refused(POOR, "build dudley.1 coal_mine with dudley", "en") == [
        "Coal mine I costs £5 in all, and you have only £4."
    ]


def test_a_price_is_explained_in_french():
    assert refused(POOR, "build dudley.1 coal_mine with dudley", "fr") == [
        "La mine de charbon I coûte 5\u00a0£ en tout, et vous n’avez que 4\u00a0£."
    ]


def test_a_wrong_slot_is_explained_in_both_languages():
    said = "build dudley.1 pottery with dudley"
    assert refused(POOR, said, "en") == [
        "Slot 1 of Dudley does not show a pottery; choose a slot that does.",
        "Pottery I costs £19 in all, and you have only £4.",
    ]
    assert refused(POOR, said, "fr") == [
        (
            "La case 1 de Dudley ne montre pas l’usine de céramique\u00a0; "
            "choisissez une case qui la montre."
        ),
        "L’usine de céramique I coûte 19\u00a0£ en tout, et vous n’avez que 4\u00a0£.",
    ]
