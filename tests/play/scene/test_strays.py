"""The table is drawn from the tokens: no colour and no duration stands anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

from canasta_qt.ui.style.tokens import PACES
from canasta_qt.view_model.scripts import BeatKind
from tests.helpers.cases import for_each

TABLE = Path(__file__).resolve().parents[3] / "canasta_qt" / "play" / "scene"
SOURCES = sorted(TABLE.rglob("*.py"))

STRAYS = (
    r'"#[0-9a-fA-F]{3,8}"',
    r"\bQColor\((?!\))",
    r"Qt\.GlobalColor\.(?!transparent)",
    r"setStyleSheet",
    r"setPointSize",
    r"\bfont\([1-9]",
)
"""What would be a colour, a type or a style of its own."""


@for_each("file", SOURCES, ids=lambda file: file.name)
def test_no_colour_and_no_type_is_written_here(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert [found for stray in STRAYS for found in re.findall(stray, text)] == []


def test_everything_that_happens_has_its_pace() -> None:
    assert set(PACES) == {kind.value for kind in BeatKind}
