"""The typefaces that come with the program are all it needs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetrics, QPainter, QPdfWriter, QRawFont
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from canasta_qt.library.language import resources_folder
from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.style.tokens import TEXT_FAMILY, TITLE_FAMILY, TYPE
from canasta_qt.ui.style.type import register_fonts, type_font
from canasta_qt.ui.widgets.paper import save_pdf
from tests.helpers.cases import for_each
from tests.helpers.screen.pdf_text import pdf_text

FONTS = resources_folder() / "fonts"

ROOT = Path(__file__).resolve().parents[2]

SIGNS = "←↑→↓⇄≠■▲▼◆○●★☆♠♥♦♣⚠✓✗✕−–…×·“”„‚’«»äöüßñáéíóúÄÖÜ¿¡€½"


def test_both_families_are_known_in_all_their_weights() -> None:
    assert register_fonts(FONTS)
    assert {"Regular", "Medium", "SemiBold"} <= set(QFontDatabase.styles(TEXT_FAMILY))
    assert QFontDatabase.styles(TITLE_FAMILY) == ["SemiBold"]


def test_a_folder_without_fonts_is_told(tmp_path: Path) -> None:
    assert not register_fonts(tmp_path)


@for_each("style", TYPE)
def test_every_style_is_of_its_family_weight_and_size(style: str) -> None:
    font, wanted = type_font(style), TYPE[style]
    assert font.families()[0] == wanted.family
    assert font.weight().value == wanted.weight
    assert QFontInfo(font).pixelSize() == pytest.approx(wanted.points * 4 / 3, abs=1)


def test_type_grows_with_the_interface() -> None:
    before = type_font("body").pointSizeF()
    set_scale(1.5)
    assert type_font("body").pointSizeF() == pytest.approx(1.5 * before)


@pytest.mark.parametrize("file", ["Regular", "Medium", "SemiBold"])
def test_the_text_has_every_sign_that_is_written(file: str) -> None:
    raw = QRawFont(str(FONTS / f"CanastaText-{file}.ttf"), 20)
    assert [sign for sign in SIGNS if not raw.supportsCharacter(ord(sign))] == []


@pytest.mark.parametrize("style", ["body", "label", "strong", "title"])
def test_a_pdf_can_be_searched_for_every_letter(tmp_path: Path, style: str) -> None:
    letters = "The quick brown fox ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 ÄÁÀÃÅÆÇÉÍŁÑÓŐŒŠŽß"

    def write(writer: QPdfWriter) -> None:
        painter = QPainter(writer)
        painter.setFont(type_font(style))
        painter.drawText(300, 300, letters)
        painter.end()

    save_pdf(tmp_path / "letters.pdf", style, write)
    assert pdf_text(tmp_path / "letters.pdf") == letters


def test_every_character_of_the_texts_is_in_the_typeface() -> None:
    raw = QRawFont(str(FONTS / "CanastaText-Regular.ttf"), 20)
    texts = [
        *(ROOT / "canasta_qt").rglob("*.py"), *(ROOT / "canasta_qt").rglob("*.toml"),
        *(ROOT / "resources" / "translations").glob("*.ts"),
    ]  # fmt: skip
    written = {sign for file in texts for sign in file.read_text(encoding="utf-8")}
    missing = {sign for sign in written - set("\n\r\t") if not raw.supportsCharacter(ord(sign))}
    assert missing == set()


def test_figures_are_all_of_one_width() -> None:
    for style in ("body", "strong", "label", "total"):
        metrics = QFontMetrics(type_font(style))
        assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_windows_and_buttons_write_in_them(qapp: QApplication) -> None:
    button = QPushButton("Next deal")
    button.ensurePolished()
    assert QApplication.font().families()[0] == TEXT_FAMILY
    assert button.font().weight().value == TYPE["strong"].weight


def write_words(file: Path) -> None:
    """A picture of words in several styles."""
    window = QWidget()
    column = QVBoxLayout(window)
    for style in ("headline", "page", "body", "strong", "small"):
        label = QLabel("Canasta \u2660\u2665 \u2190 1,740 \u2212 \u00df")
        label.setFont(type_font(style))
        column.addWidget(label)
    column.addWidget(QPushButton("Next deal"))
    window.resize(500, 400)
    window.grab().save(str(file))


WRITE_WORDS = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from canasta_qt.library.language import resources_folder
from canasta_qt.ui.dress import dress
app = QApplication([])
dress(app, resources_folder())
from tests.ui.test_type import write_words
write_words(Path(sys.argv[1]))
"""


def test_without_any_font_of_the_system_it_looks_the_same(
    tmp_path: Path, qapp: QApplication
) -> None:
    empty = tmp_path / "none"
    empty.mkdir()
    (tmp_path / "fonts.conf").write_text(f"<fontconfig><dir>{empty}</dir></fontconfig>")
    bare = {"FONTCONFIG_FILE": str(tmp_path / "fonts.conf"), "QT_QPA_FONTDIR": str(empty)}
    done = subprocess.run(
        [sys.executable, "-c", WRITE_WORDS, str(tmp_path / "bare.png")], cwd=ROOT,
        env={**os.environ, **bare}, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    told = [line for line in done.stderr.splitlines() if "plugin does not support" not in line]
    assert told == []
    write_words(tmp_path / "usual.png")
    assert (tmp_path / "bare.png").read_bytes() == (tmp_path / "usual.png").read_bytes()
