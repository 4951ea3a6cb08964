"""Nothing reaches the screen that translators have not seen, and no letter opens two things."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.languages import LANGUAGES
from canasta_qt.library import language
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.words.keys import COMMANDS
from tests.helpers import RESOURCES
from tests.helpers.programs.fake_game import FakeTable
from tests.helpers.sources import trees, walk

PACKAGE = Path(__file__).resolve().parents[2] / "canasta_qt"
SAYING = frozenset(
    {"setText", "setWindowTitle", "setToolTip", "setAccessibleName", "setAccessibleDescription"}
    | {"setTitle", "setPlaceholderText", "setInformativeText", "setLabelText", "setSuffix"}
    | {"addAction", "addMenu", "addTab", "addItem", "addButton", "setHeaderLabels", "setStatusTip"}
    | {"setWhatsThis", "drawText", "setTabText", "setItemText", "setSpecialValueText"}
    | {"QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "QToolButton"}
)
"""Calls that put words on the screen."""
SIGNS = ("D",)
"""No words: the dealer's disc, as it lies on card tables everywhere."""


def literals(file: Path, tree: ast.Module) -> Iterator[str]:
    """Words that a call puts on the screen just as they stand in the code."""
    for node in walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        called = node.func.id if isinstance(node.func, ast.Name) else called
        for argument in node.args if called in SAYING else ():
            for text in _texts(argument):
                if any(map(str.isalpha, text)) and text not in SIGNS:
                    yield f"{file.relative_to(PACKAGE)}:{node.lineno} {called}({text!r})"


def _texts(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(part.value for part in argument.values if isinstance(part, ast.Constant))
    elif isinstance(argument, (ast.List, ast.Tuple)):
        for one in argument.elts:
            yield from _texts(one)
    elif isinstance(argument, ast.IfExp):
        yield from _texts(argument.body)
        yield from _texts(argument.orelse)


def test_no_words_reach_the_screen_without_their_translation() -> None:
    folders = ("app", "features", "ui", "play")
    files = [
        *PACKAGE.glob("*.py"),
        *(f for name in folders for f in (PACKAGE / name).rglob("*.py")),
    ]
    assert [one for file, tree in trees(files, SAYING) for one in literals(file, tree)] == []


# --- letters ------------------------------------------------------------------------------------


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before = QLocale()
    language.use(qapp, request.param)
    yield request.param
    language.use(qapp, "en")
    QLocale.setDefault(before)


def translated(texts: Iterable[str], code: str) -> list[str]:
    """Without those that wait for their translation: they are told by the tools."""
    english = {command.text for command in COMMANDS}
    return [text for text in texts if code == "en" or text.partition("\t")[0] not in english]


def letters(texts: list[str]) -> dict[str, list[str]]:
    """Letters behind & that several texts have, with those texts."""
    marked = [(found.group(1).lower(), text) for text in texts
              if (found := re.search(r"&([^\W_])", text))]  # fmt: skip
    count = Counter(letter for letter, _ in marked)
    return {one: [t for letter, t in marked if letter == one] for one in count if count[one] > 1}


def test_no_letter_opens_two_entries_of_a_menu_or_presses_two_buttons_of_the_welcome_page(
    qtbot: QtBot, spoken: str
) -> None:
    window = MainWindow(FakeTable(), RESOURCES, Preferences())
    qtbot.addWidget(window)
    bar = window.menuBar()
    titles = [action.text() for action in bar.actions()]
    assert [title for title in titles if "&" not in title] == [], "no letter leads there"
    assert letters(titles) == {}
    for menu in bar.findChildren(QMenu):
        texts = translated((action.text() for action in menu.actions()), spoken)
        assert letters(texts) == {}, menu.title()
    buttons = window.welcome.findChildren(QPushButton)
    assert letters([button.text() for button in buttons]) == {}
