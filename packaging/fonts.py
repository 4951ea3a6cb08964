"""Make the program's typefaces again: `python3 packaging/fonts.py NODE_MODULES [FOLDER]`.

Canasta Text is made from Fira Sans, Canasta Title from Fraunces, both under the SIL Open Font
License 1.1. Their parts for Latin letters come from npm:

    npm install @fontsource/fira-sans@5.3.0 @fontsource/fraunces@5.3.0
    python3 -m pip install fonttools brotli

They are joined and cut to the characters that the program may write, figures are all of one width,
signs that the typefaces lack are added (`font_signs`), and the families get names of their own, as
their licence wants and so that they never meet an installed font. Same packages, same bytes.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from font_signs import signs
from fontTools import subset
from fontTools.merge import Merger
from fontTools.merge import Options as MergeOptions
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS: Final = Path(__file__).resolve().parents[1] / "resources" / "fonts"

CHARACTERS: Final = (
    {*range(0x20, 0x7F), *range(0xA0, 0x180)}
    | {ord(one) for one in "ẞȘșȚțŸ‐‑–—‘’‚“”„†•…‰‹›€−×÷≤≥≈½¼¾·"}
    | {0x2009, 0x202F, 0x200B}
)
"""Western and central European letters, punctuation, figures, spaces."""

NARROW_SPACE: Final = 0x202F
"""Not broken at the end of a line."""

FEATURES: Final = ("tnum", "lnum", "kern", "mark", "mkmk", "ccmp", "locl")

BOLD: Final = 600
_REGULAR, _BOLD = 1 << 6, 1 << 5
"""Bits of `fsSelection`."""

MADE: Final = 3_800_000_000
"""The date in the files, in seconds since 1904: always the same one."""

SIGN_SIZE, SIGN_GAP = 0.70, 0.06
"""Side of a drawn sign and the room left and right of it, in sizes of the type."""


@dataclass(frozen=True, slots=True)
class Cut:
    """One font: where it comes from, and what it is called here."""

    package: str
    weight: int
    family: str
    style: str

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.family}-{self.style}.ttf".replace(" ", "")


CUTS: Final = (
    Cut("fira-sans", 400, "Canasta Text", "Regular"),
    Cut("fira-sans", 500, "Canasta Text", "Medium"),
    Cut("fira-sans", 600, "Canasta Text", "SemiBold"),
    Cut("fraunces", 600, "Canasta Title", "SemiBold"),
)


def make(modules: Path, folder: Path) -> list[Path]:
    """Write every font into a folder; returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_make(cut, modules, folder / cut.file) for cut in CUTS]


def _make(cut: Cut, modules: Path, file: Path) -> Path:
    with tempfile.TemporaryDirectory() as workshop:
        font = _joined(cut, modules, Path(workshop))
    if cut.family == "Canasta Text":
        _set_figures_in_line(font)
        _add_signs(font, cut.weight)
    _add_narrow_space(font)
    _add_tab(font)
    _rename(font, cut)
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = MADE
    font.save(file)
    return file


def _joined(cut: Cut, modules: Path, workshop: Path) -> TTFont:
    """The parts of a typeface as one, with no more than what is written.

    Each character is taken from one part: a second glyph for it stands for no character, and the
    text of a PDF lacks it.
    """
    parts, taken = [], set[int]()
    for part in ("latin", "latin-ext"):
        name = f"{cut.package}-{part}-{cut.weight}-normal.woff2"
        font = TTFont(modules / "@fontsource" / cut.package / "files" / name)
        font.flavor = None
        part_file = workshop / f"{part}.ttf"
        font.save(part_file)
        wanted = CHARACTERS - taken
        taken |= set(font.getBestCmap())
        _cut(part_file, wanted)
        parts.append(str(part_file))
    Merger(MergeOptions(drop_tables=["STAT", "meta", "DSIG"])).merge(parts).save(
        workshop / "all.ttf"
    )
    _cut(workshop / "all.ttf", CHARACTERS)
    return TTFont(workshop / "all.ttf")


def _cut(file: Path, characters: set[int]) -> None:
    """Leave these characters of a font, and what they are put together from."""
    options = subset.Options(
        layout_features=list(FEATURES), name_IDs=["*"], notdef_outline=True, hinting=True,
        glyph_names=False,
    )  # fmt: skip
    font = subset.load_font(str(file), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    font.save(file)


def _set_figures_in_line(font: TTFont) -> None:
    """The figures of one width become the usual ones."""
    table = font["GSUB"].table
    twins: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag in ("tnum", "lnum"):
            for index in record.Feature.LookupListIndex:
                for step in table.LookupList.Lookup[index].SubTable:
                    twins.update(getattr(step, "ExtSubTable", step).mapping)
    for part in font["cmap"].tables:
        for figure in map(ord, "0123456789"):
            if figure in part.cmap:
                part.cmap[figure] = twins.get(part.cmap[figure], part.cmap[figure])


def _add_signs(font: TTFont, weight: int) -> None:
    """Draw what the typeface lacks, centred on its capitals."""
    size = font["head"].unitsPerEm * SIGN_SIZE
    gap = font["head"].unitsPerEm * SIGN_GAP
    low = (font["OS/2"].sCapHeight - size) / 2
    names = font.getGlyphOrder()
    for sign, outlines in signs(weight).items():
        pen = TTGlyphPen(None)
        for outline in outlines:
            points = [
                (round(gap + x * size / 100), round(low + y * size / 100)) for x, y in outline
            ]
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()
        name = f"uni{ord(sign):04X}"
        glyph = pen.glyph()
        if name not in names:
            names = [*names, name]
            font.setGlyphOrder(names)
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (round(size + 2 * gap), glyph.xMin)
        _map(font, ord(sign), name)
    font["maxp"].numGlyphs = len(names)


def _add_narrow_space(font: TTFont) -> None:
    """French sets one before ; : ! ? and between thousands: as wide as a thin space, or so."""
    known = font.getBestCmap()
    if NARROW_SPACE in known:
        return
    thin, space = font["hmtx"].metrics.get(known.get(0x2009, "")), font["hmtx"][known[ord(" ")]]
    name = f"uni{NARROW_SPACE:04X}"
    _add_empty(font, name, thin[0] if thin else round(space[0] * 0.7))
    _map(font, NARROW_SPACE, name)


def _add_empty(font: TTFont, name: str, width: int) -> None:
    names = [*font.getGlyphOrder(), name]
    font.setGlyphOrder(names)
    font["glyf"][name] = TTGlyphPen(None).glyph()
    font["hmtx"][name] = (width, 0)
    font["maxp"].numGlyphs = len(names)


def _add_tab(font: TTFont) -> None:
    """A glyph of its own: Qt takes the space for a tab without one, and writes tabs into PDFs."""
    space, _ = font["hmtx"][font.getBestCmap()[ord(" ")]]
    _add_empty(font, "uni0009", space)
    _map(font, ord("\t"), "uni0009")


def _map(font: TTFont, character: int, glyph: str) -> None:
    for part in font["cmap"].tables:
        if part.isUnicode():
            part.cmap[character] = glyph


def _rename(font: TTFont, cut: Cut) -> None:
    """Names of our own; copyright and licence stay."""
    names: Any = font["name"]
    kept = [(one.nameID, one.toUnicode()) for one in names.names if one.nameID in (0, 13, 14)]
    names.names = []
    whole = f"{cut.family} {cut.style}"
    bold = cut.weight >= BOLD and cut.family == "Canasta Text"
    short = cut.family if cut.style == "Regular" or bold else whole
    told = [
        *kept, (1, short), (2, "Bold" if bold else "Regular"),
        (3, whole), (4, whole), (5, "Version 1.1"),
        (6, f"{cut.family}-{cut.style}".replace(" ", "")), (16, cut.family), (17, cut.style),
    ]  # fmt: skip
    for number, text in told:
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = cut.weight
    if bold:  # asked for bold, systems find it and need not thicken anything
        font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~_REGULAR | _BOLD
        font["head"].macStyle |= 1
    for tag in ("STAT", "fvar", "avar", "MVAR", "HVAR"):
        if tag in font:
            del font[tag]


def main() -> int:
    """Make the fonts that the command line asks for."""
    if len(sys.argv) not in (2, 3):
        sys.stderr.write(f"{__doc__}\n")
        return 2
    for file in make(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) == 3 else FONTS):
        sys.stdout.write(f"{file} {file.stat().st_size}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
