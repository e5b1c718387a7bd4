"""No text is cut off or lies on another, and nothing is out of reach, at all widths."""

from pathlib import Path

import pytest
from page.browser.readers import Reader

BOXES = Path(__file__).parent / "boxes.js"
SIZES = [(360, 740), (390, 844), (844, 390), (1024, 768), (1440, 900), (1920, 1080)]

# Every board twice, every other page once, in turns in one language and the other.
SEEN = [
    ("table-birmingham-begun", "en"),
    ("table-birmingham-late", "fr"),
    ("table-lancashire-late", "en"),
    ("table-lancashire-bill", "fr"),
    ("table-germany-begun", "fr"),
    ("table-germany-late", "en"),
    ("table-new_england-begun", "en"),
    ("table-new_england-bill", "fr"),
    ("table-workshop-begun", "fr"),
    ("table-workshop-late", "en"),
    ("table-birmingham-bill", "en"),
    ("table-birmingham-past", "fr"),
    ("table-workshop-over", "en"),
    ("score-birmingham", "fr"),
    ("score-workshop", "en"),
    ("home", "fr"),
    ("home-new-table", "en"),
    ("rules-birmingham", "fr"),
    ("waiting-room", "fr"),
    ("text", "fr"),
    ("state-settings", "fr"),
    ("state-people", "en"),
    ("state-mat", "fr"),
    ("wrong-address", "en"),
]


@pytest.mark.parametrize(("name", "language"), SEEN)
def test_every_text_is_seen_as_a_whole(reader, album, name: str, language: str) -> None:
    ada = reader(language=language)
    album.show(ada, name)
    faults = {}
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        found = measure(ada)
        if found:
            faults[width] = found
    assert not faults, f"{name}: {faults}"


def measure(reader: Reader) -> list[str]:
    """What is wrong, once the page has taken its new size."""
    page = reader.page
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    return list(page.evaluate(BOXES.read_text() + "; boxes()"))


def test_the_ruler_finds_what_is_wrong(browser) -> None:
    page = browser.new_page(viewport={"width": 400, "height": 300})
    page.set_content("""
        <p style="width: 40px; overflow: hidden; white-space: nowrap">a sentence that is cut off</p>
        <p style="position: absolute; left: 370px; top: 90px">leaves</p>
        <p style="position: absolute; left: 20px; top: 150px">below</p>
        <p style="position: absolute; left: 30px; top: 152px">above</p>
        <button style="width: 12px; height: 12px; padding: 0"></button>
        <button style="position: absolute; left: 20px; top: 200px; width: 90px">under</button>
        <div style="position: absolute; left: 0; top: 190px; width: 200px; height: 60px"></div>
    """)
    found = " ".join(page.evaluate(BOXES.read_text() + "; boxes()"))
    page.close()
    for fault in ("cut off", "beside the screen", "overlap", "too small", "covered"):
        assert fault in found
