"""axe finds no serious fault on any page, by day and by night."""

from pathlib import Path

import pytest
from lacking import lacking
from page.browser.readers import Reader

AXE = Path(__file__).resolve().parents[3] / "web/node_modules/axe-core/axe.min.js"
GRAVE = {"serious", "critical"}

SEEN = [
    ("home", "desk"),
    ("home-new-table", "phone"),
    ("table-birmingham-bill", "desk"),
    ("table-lancashire-late", "phone"),
    ("table-germany-late", "desk"),
    ("table-workshop-late", "desk"),
    ("table-new_england-past", "desk"),
    ("state-why", "desk"),
    ("state-mat", "phone"),
    ("state-settings", "desk"),
    ("score-birmingham", "desk"),
    ("rules-birmingham", "phone"),
    ("text", "desk"),
    ("waiting-room", "phone"),
    ("curtain", "phone"),
    ("wrong-address", "desk"),
]


@pytest.fixture(scope="module")
def axe() -> str:
    """Its text; the page's own policy does not hold for what a debugger says."""
    return AXE.read_text() if AXE.exists() else lacking("web/node_modules/axe-core IS MISSING")


@pytest.mark.parametrize(("name", "size"), SEEN)
def test_axe_finds_no_serious_fault(reader, album, axe: str, name: str, size: str) -> None:
    ada = reader(size=size)
    album.show(ada, name)
    ada.page.evaluate(axe)
    faults = {}
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme=theme)
        found = grave_faults(ada)
        if found:
            faults[theme] = found
    assert not faults, f"{name}: {faults}"


def grave_faults(reader: Reader) -> list[str]:
    """What axe calls serious or critical, and where."""
    told = reader.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in told["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
        if not is_a_figure_on_a_tile(one["id"], node["html"])
    ]


def is_a_figure_on_a_tile(rule: str, html: str) -> bool:
    """Figures are drawn on a tile as signs; its name says them in a sentence, in other words."""
    return rule == "label-content-name-mismatch" and html.startswith("<g ")
