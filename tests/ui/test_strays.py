"""No colour, size of type or duration is written anywhere but in the room of the look."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.helpers.sources import walk

PACKAGE = Path(__file__).resolve().parents[2] / "canasta_qt"

WITH_QT = ("app", "features", "play", "ui/cards", "ui/widgets", "library")

_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3}){1,2}(?:[0-9a-fA-F]{2})?")

_SIZED = {"setPointSize", "setPointSizeF", "setPixelSize"}
_PAINTED = {"QColor", "QPalette"}
_CALLED = {*_SIZED, *_PAINTED, "setStyleSheet", "setDuration"}

REASONS = {
    "ui/cards/card_art.py": "the cards' own picture",
    "play/scene/items/painted.py": "type is made smaller until its words fit",
    "ui/widgets/paper.py": "what is printed is black on white",
}
"""Files where a value of their own is meant, and why."""

NOT_YET: dict[str, int] = {}
"""Strays that are known: this list only grows shorter."""


def strays(file: Path) -> Iterator[str]:
    """What is written in a file although it belongs to the tokens."""
    text = file.read_text(encoding="utf-8")
    if not _COLOUR.search(text) and not any(word in text for word in _CALLED):
        return
    for node in walk(ast.parse(text, str(file))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if _COLOUR.fullmatch(node.value):
                yield f"{node.lineno}: colour {node.value}"
        elif isinstance(node, ast.Call):
            yield from _of_call(node)


def _of_call(call: ast.Call) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "setStyleSheet":
        yield f"{call.lineno}: a style sheet"
    elif name in _SIZED:
        yield f"{call.lineno}: a size of type"
    elif name in _PAINTED and any(_is_number(one) for one in call.args):
        yield f"{call.lineno}: a colour in numbers"
    elif name == "setDuration" and any(_is_number(one) for one in call.args):
        yield f"{call.lineno}: a duration"


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float)


@cache
def found() -> dict[str, list[str]]:
    """All strays by file."""
    files = [file for folder in WITH_QT for file in sorted((PACKAGE / folder).rglob("*.py"))]
    told = {file.relative_to(PACKAGE).as_posix(): list(strays(file)) for file in files}
    return {name: lines for name, lines in told.items() if lines and name not in REASONS}


def test_no_value_of_the_look_is_written_elsewhere() -> None:
    more = {name: lines for name, lines in found().items() if len(lines) > NOT_YET.get(name, 0)}
    assert more == {}, "take it from canasta_qt.ui.style"


def test_the_list_of_strays_grows_shorter() -> None:
    """Who removes one writes the lesser number, or takes the file off the list."""
    now = {name: len(lines) for name, lines in found().items()}
    over = {name: most for name, most in NOT_YET.items() if now.get(name, 0) < most}
    assert over == {}


def test_reasons_are_given_for_files_that_need_them_only() -> None:
    for name in REASONS:
        assert list(strays(PACKAGE / name)), name
