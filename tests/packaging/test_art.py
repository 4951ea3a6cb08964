"""The pictures are all there, whole, plain and drawable by Qt."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.helpers.cases import for_each

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
FOLDERS = ("backs", "cards", "cards-jumbo", "faces", "felts", "icons")
SVG = "{http://www.w3.org/2000/svg}"
FILES = sorted(file for folder in FOLDERS for file in (RESOURCES / folder).glob("*.svg"))
LARGEST = {
    "cards": 40_000,
    "cards-jumbo": 40_000,
    "backs": 40_000,
    "faces": 15_000,
    "felts": 15_000,
    "icons": 15_000,
}


def _identity(file: Path) -> str:
    return file.relative_to(RESOURCES).as_posix()


@pytest.mark.parametrize("folder", ["cards", "cards-jumbo"])
def test_every_card_of_a_canasta_pack_has_a_face(folder: str) -> None:
    expected = {f"{rank}{suit}" for rank in "AKQJT98765432" for suit in "shdc"} | {"X1", "X2"}
    assert {file.stem for file in (RESOURCES / folder).glob("*.svg")} == expected


@for_each(
    "name",
    [
        "backs/classic", "felts/evening", "icons/canasta-qt", "icons/new-match", "icons/undo",
        "icons/redo", "icons/sort", "icons/score-sheet", "icons/rules", "icons/help",
        "icons/quit", "icons/ask", "icons/pass", "icons/settings", "icons/suit-s",
        "icons/suit-h", "icons/suit-d", "icons/suit-c", *(f"faces/face-{n}" for n in range(1, 11)),
    ],
)  # fmt: skip
def test_the_program_finds_its_pictures(name: str) -> None:
    assert (RESOURCES / f"{name}.svg").is_file()


def test_pictures_keep_to_plain_shapes() -> None:
    for file in FILES:
        root = ET.parse(file).getroot()
        used = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert used <= {"svg", "title", "g", "path"}, f"no text, filters or references: {file}"
        assert len(root.findall(f".//{SVG}path")) <= 200, file


def test_pictures_are_light() -> None:
    for file in FILES:
        limit = LARGEST[file.parent.name]
        if file.parent.name == "cards" and file.stem[0] not in "JQKX":
            limit = 15_000
        assert file.stat().st_size < limit, file


def test_cards_and_backs_are_five_by_seven() -> None:
    expected = {
        "cards": "0 0 240 336",
        "cards-jumbo": "0 0 240 336",
        "backs": "0 0 240 336",
        "faces": "0 0 96 96",
    }
    for file in FILES:
        if file.parent.name in expected:
            assert ET.parse(file).getroot().get("viewBox") == expected[file.parent.name], file


def test_qt_draws_every_picture(qapp: object) -> None:
    svg = pytest.importorskip("PySide6.QtSvg")
    gui = pytest.importorskip("PySide6.QtGui")
    for file in FILES:
        renderer = svg.QSvgRenderer(str(file))
        assert renderer.isValid(), file
        image = gui.QImage(48, 48, gui.QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = gui.QPainter(image)
        renderer.render(painter)
        painter.end()
        assert image.pixelColor(24, 24).alpha() > 0 or file.parent.name == "icons", file
        assert any(image.pixelColor(x, y).alpha() for x in range(48) for y in range(48)), file


@pytest.mark.parametrize("file", sorted((RESOURCES / "backs").glob("*.svg")), ids=_identity)
def test_a_card_back_looks_the_same_upside_down(file: Path, qapp: object) -> None:
    svg = pytest.importorskip("PySide6.QtSvg")
    gui = pytest.importorskip("PySide6.QtGui")
    image = gui.QImage(120, 168, gui.QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = gui.QPainter(image)
    svg.QSvgRenderer(str(file)).render(painter)
    painter.end()
    turned = image.transformed(gui.QTransform().rotate(180))
    worst = max(
        abs(image.pixelColor(x, y).value() - turned.pixelColor(x, y).value())
        for x in range(120) for y in range(168)
    )  # fmt: skip
    assert worst <= 40
