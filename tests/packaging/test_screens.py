"""The pictures of README and docs show the program as it is."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / "resources" / "screens"
SCRIPT = ROOT / "packaging" / "screens.py"
TEXTS = json.loads((SCREENS / "texts.json").read_text(encoding="utf-8"))
RENEW = "run: python packaging/screens.py"

SMALL = (64, 40)
"""Both pictures are made so small that fonts and JPEG hardly show."""

CLOSE = 6.0
"""The mean difference of two such pictures that still show the same, of 255."""


PATIENCE_S = 280
"""A quiet machine takes ten seconds."""

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="they are taken on Linux"),
    pytest.mark.timeout(PATIENCE_S + 20),
]


IN_EVERY_RUN = ("table", "new_match")
"""A match on the table, and a dialog over the window. The others are taken with ``-m slow``."""

QUICK_OR_SLOW = [
    pytest.param(name, marks=() if name in IN_EVERY_RUN else pytest.mark.slow) for name in TEXTS
]


@pytest.fixture(scope="module")
def anew(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A folder with the pictures that are asked for, taken just now."""
    folder = tmp_path_factory.mktemp("screens")
    slow = any(item.get_closest_marker("slow") for item in request.session.items)
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--into", str(folder), *(() if slow else IN_EVERY_RUN)],
        capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return folder


def small(file: Path) -> bytes:
    mode, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    image = QImage(str(file)).scaled(*SMALL, mode, smooth)
    return bytes(image.convertToFormat(QImage.Format.Format_RGB888).constBits())


def difference(one: Path, other: Path) -> float:
    ours, theirs = small(one), small(other)
    return sum(abs(a - b) for a, b in zip(ours, theirs, strict=True)) / len(ours)


@pytest.mark.parametrize("name", QUICK_OR_SLOW)
def test_the_words_on_a_picture_are_those_of_the_program(anew: Path, name: str) -> None:
    words = json.loads((anew / "texts.json").read_text(encoding="utf-8"))
    assert TEXTS[name] == words[name], f"{name}.jpg is out of date; {RENEW}"


@pytest.mark.parametrize("name", TEXTS)
def test_every_sentence_on_a_picture_is_whole(name: str) -> None:
    assert [text for text in TEXTS[name] if re.search(r"[{}]|%[1-9n]", text)] == []


@pytest.mark.parametrize("name", QUICK_OR_SLOW)
def test_a_picture_looks_like_the_program(anew: Path, name: str) -> None:
    file = f"{name}.jpg"
    away = difference(SCREENS / file, anew / file)
    assert away < CLOSE, f"{file} is out of date (by {away:.1f}); {RENEW}"


@pytest.mark.slow
def test_every_picture_is_made_by_the_script(anew: Path) -> None:
    """In the normal run every picture has its words, and two are taken anew."""
    assert {file.name for file in SCREENS.iterdir()} == {file.name for file in anew.iterdir()}


def test_every_picture_has_its_words() -> None:
    assert {file.stem for file in SCREENS.glob("*.jpg")} == set(TEXTS)


def test_another_picture_is_noticed() -> None:
    assert difference(SCREENS / "table.jpg", SCREENS / "six.jpg") > 2 * CLOSE


def test_a_picture_is_small_enough_for_a_page() -> None:
    sizes = {file.name: file.stat().st_size for file in SCREENS.glob("*.jpg")}
    assert max(sizes.values()) <= 200_000, sizes
