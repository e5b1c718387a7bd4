"""Whole games through the page, touching only what glows.

Every game is met, and every pair of screen and language; `ALL_GAMES=1` plays all sixteen.
"""

import os
import subprocess
import sys
from itertools import product
from random import Random
from typing import Any

import pytest
from page.browser.playing import Hand

SHORT: dict[str, dict[str, Any]] = {
    "birmingham": {"introductory": True},
    "lancashire": {"introductory": True},
    "age_of_industry": {},
    "workshop": {},
}
CHOSEN = [
    ("birmingham", "desk", "en"),
    ("lancashire", "phone", "fr"),
    ("age_of_industry", "desk", "fr"),
    ("workshop", "phone", "en"),
]
ALL = list(product(SHORT, ("desk", "phone"), ("en", "fr")))


@pytest.mark.parametrize(
    ("game", "size", "language"), ALL if os.environ.get("ALL_GAMES") else CHOSEN
)
def test_a_whole_game_is_played_by_touching_what_glows(reader, tmp_path, game, size, language):
    ada = reader(size=size, language=language)
    ada.come_in()
    table = ada.against_bots(game, options=SHORT[game])
    ada.sit_at(table)
    hand = Hand(ada, Random(7))
    hand.play()
    assert hand.touched["confirm"] > 10
    assert hand.touched["board"] > 0

    ada.page.locator('a[href$="/score"]').first.click()
    total = ada.page.locator("tr.total td")
    total.first.wait_for()
    shown = sorted(number(text) for text in total.all_inner_texts()[1:])
    known = ada.get(f"/api/tables/{table}/score")["scores"]
    assert shown == sorted(score["points"] for score in known)

    with ada.page.expect_download() as saving:
        ada.page.locator("a[download]").click()
    record = tmp_path / "game.mill"
    saving.value.save_as(record)
    replay = [sys.executable, "-m", "millhand", "replay", str(record)]
    verified = subprocess.run(replay, capture_output=True, text=True)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def number(text: str) -> int:
    """A sum as the page writes it."""
    return int("".join(sign for sign in text.replace("−", "-") if sign in "-0123456789"))
