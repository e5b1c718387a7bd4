"""Draws the few signs that the letters of the page lack: `python signs.py src/look/signs.woff2`.

An arrow between what was and what will be, and what stands on keys, as heavy as the text; our own.
Needs fontTools and brotli.
"""

import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

EM = 1000
WEIGHT = 78

Shape = list[tuple[int, int]]


def bar(left: int, bottom: int, right: int, top: int) -> Shape:
    """A stroke."""
    return [(left, bottom), (left, top), (right, top), (right, bottom)]


def head(x: int, y: int, way: int, size: int = 190) -> Shape:
    """The two strokes of an arrow whose point is at x, y; way: 1 to the right, -1 to the left."""
    w = round(WEIGHT * 1.42)
    points = [
        (x, y),
        (x - way * size, y + size),
        (x - way * (size + w // 2), y + size - w // 2),
        (x - way * w, y),
        (x - way * (size + w // 2), y - size + w // 2),
        (x - way * size, y - size),
    ]
    return points if way < 0 else points[::-1]


HALF = WEIGHT // 2
MIDDLE = 330
SIGNS: dict[int, tuple[str, int, list[Shape]]] = {
    0x2192: ("right", 800, [bar(60, MIDDLE - HALF, 690, MIDDLE + HALF), head(740, MIDDLE, 1)]),
    0x21B5: (
        "enter",
        800,
        [
            bar(130, 200 - HALF, 700, 200 + HALF),
            bar(700 - WEIGHT, 200, 700, 600),
            head(70, 200, -1, 170),
        ],
    ),
    0x232B: (
        "backspace",
        900,
        [bar(130, MIDDLE - HALF, 830, MIDDLE + HALF), head(70, MIDDLE, -1)],
    ),
    0x21E7: (
        "shift",
        700,
        [
            [(350, 690), (640, 390), (480, 390), (480, 60), (220, 60), (220, 390), (60, 390)],
            [(298, 138), (298, 468), (242, 468), (350, 580), (458, 468), (402, 468), (402, 138)],
        ],
    ),
}


def draw(shapes: list[Shape]) -> object:
    """A sign of several shapes."""
    pen = TTGlyphPen(None)
    for shape in shapes:
        pen.moveTo(shape[0])
        for point in shape[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def write(file: str) -> None:
    """The font with all signs."""
    names = {code: name for code, (name, _, _) in SIGNS.items()}
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder([".notdef", *names.values()])
    font.setupCharacterMap(names)
    font.setupGlyf(
        {".notdef": draw([]), **{name: draw(shapes) for name, _, shapes in SIGNS.values()}}
    )
    widths = {".notdef": (500, 0), **{name: (width, 0) for name, width, _ in SIGNS.values()}}
    font.setupHorizontalMetrics(widths)
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": "Millhand Signs", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200)
    font.setupPost(keepGlyphNames=False)
    font.font.flavor = "woff2"
    font.save(file)


if __name__ == "__main__":
    write(sys.argv[1])
