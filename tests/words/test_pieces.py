"""Everything that can lie on a table has a name in both languages."""

import pytest
from words.fluent_files import LANGUAGES, messages

from millhand.games.birmingham.data.edition import standard_edition
from millhand.games.birmingham.face import GAME
from millhand.games.birmingham.play import choices, happenings
from millhand.games.birmingham.play.questions import QUESTIONS
from millhand.match.agreement import open_game
from millhand.shelf import SHELF
from millhand.words.words import Words

IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OPENED = open_game(SHELF, "birmingham", 4)
EDITION = standard_edition()

IDS = {
    **{kind: names for kind, names in OPENED.names.items() if kind != "new_tile"},
    "colour": EDITION.setup["colours"],
    "resource": ["coal", "iron", "beer"],
    "question": [question.name for question in QUESTIONS],
    "purpose": happenings.PURPOSES,
    "source": happenings.POINT_SOURCE_NAMES,
    "option": [option.name for option in EDITION.options],
}


def looks_like_an_id(text: str) -> bool:
    return "_" in text or "{" in text or "$" in text or text == ""


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("kind", IDS)
def test_every_piece_has_a_name_in_every_form(language, kind):
    words = Words(language, "birmingham")
    forms = {frozenset(words.pieces.forms(kind, name)) for name in IDS[kind]}
    if kind != "purpose":  # money for a loan is only earned, money for a tile only paid
        assert len(forms) == 1
    for name in IDS[kind]:
        for form in words.pieces.forms(kind, name):
            if form not in ("id", "industry"):
                assert not looks_like_an_id(words.piece(kind, name, form)), (name, form)


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("kind", sorted(set(IDS) - {"source", "purpose"}))
def test_no_two_pieces_of_a_kind_have_the_same_name(language, kind):
    words = Words(language, "birmingham")
    assert len({words.piece(kind, name) for name in IDS[kind]}) == len(IDS[kind])


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("kind", [kind for kind, how in GAME.kinds.items() if not how])
def test_no_piece_has_a_name_that_does_not_exist(language, kind):
    of_birmingham = ("common.ftl", "birmingham.ftl")
    named = {
        name.removeprefix(f"{kind}-")
        for name, said in messages(language).items()
        if name.startswith(f"{kind}-") and "." not in name and said.file in of_birmingham
    }
    assert named == set(IDS[kind])


@IN_EACH_LANGUAGE
def test_every_value_of_every_option_has_words(language):
    words = Words(language, "birmingham")
    for option in EDITION.options:
        said = [words.option_value(option.name, value) for value in option.values]
        assert len(set(said)) == len(option.values)
        assert not any(looks_like_an_id(text) for text in said)


@IN_EACH_LANGUAGE
def test_every_choice_reads_as_a_line_of_its_own(language):
    words = Words(language, "birmingham")
    unseen = range(choices.END, choices.END + len(EDITION.slot_ids) * choices.INDUSTRIES)
    lines = [words.choice(OPENED, choice) for choice in (*OPENED.wording.texts, *unseen)]
    with_level = [
        words.choice(OPENED, choice, "2")
        for choice in (*OPENED.wording.texts, *unseen)
        if choice < choices.LINK
        or choice >= choices.END
        or choices.DEVELOP <= choice < choices.SELL
    ]
    assert not [line for line in lines + with_level if looks_like_an_id(line)]
    shown = len([choice for choice in OPENED.wording.texts if choice < choices.LINK])
    assert len(set(lines)) == len(lines) - shown, "only builds stand twice, shown and unseen"


@pytest.mark.parametrize("name", EDITION.towns)
def test_french_knows_before_which_names_de_is_cut_short(name):
    words = Words("fr", "birmingham")
    of = words.piece("place", name, "of")
    assert of.startswith("d’" if words.piece("place", name)[0] in "AEIOUÉ" else "de ")
