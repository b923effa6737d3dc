"""Makes boxes.ttf, in which every letter is an empty box (with `fonttools` from PyPI)."""

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

EM = 1000
BOX = 600


def box() -> object:
    """A frame: a rectangle, and one within it drawn the other way round."""
    pen = TTGlyphPen(None)
    for corners in [
        [(60, 0), (60, 700), (540, 700), (540, 0)],
        [(120, 60), (480, 60), (480, 640), (120, 640)],
    ]:
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    return pen.glyph()


builder = FontBuilder(EM)
builder.setupGlyphOrder([".notdef", "box"])
builder.setupCharacterMap({letter: "box" for letter in range(0x20, 0x180)})
builder.setupGlyf({".notdef": box(), "box": box()})
builder.setupHorizontalMetrics({".notdef": (BOX, 60), "box": (BOX, 60)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
builder.setupPost()
builder.save(Path(__file__).with_name("boxes.ttf"))
