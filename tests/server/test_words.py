"""Every refusal of the server has a sentence in both languages, and no sentence is idle."""

import re
from pathlib import Path
from typing import get_args

import pytest
from words.fluent_files import LANGUAGES, messages, variables

import millhand.server
from millhand.server.asking import preferred
from millhand.server.engine.sentences import sentence
from millhand.server.notices.saying import Kind
from millhand.server.refusing import KNOWN

SOURCES = Path(millhand.server.__file__).parent
RAISED = re.compile(
    r'\b(?:Problem|wrong|conflict|forbidden)\(\s*"(?P<id>[a-z-]+)"(?P<rest>[^()]*(?:\([^()]*\)[^()]*)*)\)'
)
MISSING = re.compile(r'\bnot_found\("(?P<what>[a-z]+)"\)')
SAID = re.compile(r'\bsentence\([\w.]+, "(?P<id>[a-z-]+)"')
PAGE = {"page-title", "page-runs", "page-protocol"}


def texts() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")]


def ids() -> set[str]:
    found = {match["id"] for text in texts() for match in RAISED.finditer(text)}
    found |= {f"no-{match['what']}" for text in texts() for match in MISSING.finditer(text)}
    found |= {match["id"] for text in texts() for match in SAID.finditer(text)}
    found |= {f"notice-{kind}" for kind in [*get_args(Kind), "why"]}
    return found | PAGE | set(KNOWN.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_and_refusals_are_the_same_set(language):
    said = {
        name.removeprefix("server-")
        for name, one in messages(language, "server").items()
        if one.file == "server.ftl"
    }
    assert said == ids()


def test_both_languages_use_the_same_facts():
    for name, one in messages("en", "server").items():
        if one.file == "server.ftl":
            assert variables("en", name, "server") == variables("fr", name, "server"), name


def test_every_refusal_tells_the_facts_that_its_sentence_needs():
    for text in texts():
        for match in RAISED.finditer(text):
            told = set(re.findall(r"\b(\w+)=", match["rest"]))
            needed = variables("en", f"server-{match['id']}", "server")
            assert needed <= told, match["id"]


def test_a_sentence_in_each_language():
    facts = {"seat": 3}
    assert sentence("en", "seat-is-not-yours", facts) == "Seat 3 is not yours."
    assert sentence("fr", "seat-is-not-yours", facts) == "La place 3 n’est pas la vôtre."


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CH, en;q=0.8", "fr"),
        ("en;q=0.2, fr;q=0.9", "fr"),
        ("de, fr;q=0.5, en;q=0.4", "fr"),
        ("de", "en"),
        ("fr;q=nonsense, en", "en"),
        (";;;,,,q=", "en"),
    ],
)
def test_the_language_a_browser_prefers(accepted, language):
    assert preferred(accepted) == language
