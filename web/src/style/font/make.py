"""Makes areo-sans.woff2 out of a larger font, and prints how other fonts take its place: see README.md."""

import re
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
LOCALES = HERE.parents[3] / "locales"

# Latin, Latin-1, Latin Extended-A, the Romanian letters, the capital sharp s.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), 0x1E9E]
SIGNS = "‐‑–—‘’‚“”„†•…‹›€₂−×±≈≠≤≥←↑→↓✓"
# The weights that the client uses.
WEIGHTS = (400, 800)
NAME = "Areo Sans"
LARGER = 1.08


def make(source: str) -> TTFont:
    """The part of the font that the client needs, under a name of its own, as its licence asks."""
    font = instantiateVariableFont(TTFont(source), {"wght": WEIGHTS})
    # Only a font that is read anew knows all its parts.
    whole = HERE / "whole.ttf"
    font.save(whole)
    font = TTFont(whole)
    whole.unlink()
    options = Options(layout_features=["kern", "locl"], name_IDs=[*range(7), 13, 14], notdef_outline=True)
    options.hinting = False
    options.drop_tables += ["MVAR", "STAT", "BASE"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*LETTERS, *map(ord, SIGNS)])
    subsetter.subset(font)
    rename(font)
    enlarge(font)
    font.flavor = "woff2"
    font.save(HERE / "areo-sans.woff2")
    return TTFont(HERE / "areo-sans.woff2")


def rename(font: TTFont) -> None:
    for name in font["name"].names:
        if name.nameID in (1, 3, 4):
            name.string = NAME
        if name.nameID == 6:
            name.string = NAME.replace(" ", "")


def enlarge(font: TTFont) -> None:
    """Makes letters as large as in the fonts of systems, and lines no higher than these need."""
    em = font["head"].unitsPerEm = round(font["head"].unitsPerEm / LARGER)
    ascent, descent = round(0.97 * em), round(0.24 * em)
    lines, system = font["hhea"], font["OS/2"]
    lines.ascent, lines.descent, lines.lineGap = ascent, -descent, 0
    system.sTypoAscender, system.sTypoDescender, system.sTypoLineGap = ascent, -descent, 0
    system.usWinAscent, system.usWinDescent = ascent, descent


def width(font: TTFont, text: str) -> float:
    """How wide a text is at a size of 1."""
    glyphs, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[glyphs[ord(letter)]][0] for letter in text) / font["head"].unitsPerEm


def main() -> None:
    source, *others = sys.argv[1:]
    font = make(source)
    # All that the client says, as far as every font can write it.
    sentences = " ".join(path.read_text() for path in sorted(LOCALES.rglob("*.ftl")))
    text = re.sub(r"[^a-zA-Z0-9 .,]", "", sentences)
    em, lines = font["head"].unitsPerEm, font["hhea"]
    for path in others:
        other = TTFont(path)
        size = width(font, text) / width(other, text)
        print(f"{other['name'].getDebugName(4)}: size-adjust: {size:.2%};")
        for name, value in [("ascent", lines.ascent), ("descent", -lines.descent), ("line-gap", lines.lineGap)]:
            print(f"  {name}-override: {value / em / size:.2%};")


main()
