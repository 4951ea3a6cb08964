"""What is declared once follows the look: scale, theme and deck."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.parts.growing import grow_all
from canasta_qt.ui.style.following import follow, set_type
from canasta_qt.ui.style.theme import Deck, set_current, set_deck
from canasta_qt.ui.style.tokens import EVENING, THEMES
from tests.helpers.sources import trees, walk


class Listener(QObject):
    """Counts how often it was called, and notes it in a list that others share."""

    def __init__(self, name: str = "", calls: list[str] | None = None) -> None:
        super().__init__()
        self.name = name
        self.calls: list[str] = [] if calls is None else calls

    def dress(self) -> None:
        self.calls.append(self.name)


@pytest.fixture
def button(qtbot: QtBot) -> QPushButton:
    made = QPushButton()
    qtbot.addWidget(made)
    return made


def test_a_size_is_as_large_as_the_interface(button: QPushButton) -> None:
    follow(button.setMinimumSize, 100, 40)
    follow(button.setIconSize, QSize(20, 10))
    assert button.minimumSize() == QSize(100, 40)
    set_scale(1.5)
    assert button.minimumSize() == QSize(150, 60)
    assert button.iconSize() == QSize(30, 15)


def test_a_size_that_is_declared_again_replaces_the_one_before(button: QPushButton) -> None:
    follow(button.setMinimumWidth, 100)
    follow(button.setMinimumWidth, 200)
    set_scale(1.5)
    assert button.minimumWidth() == 300


def test_a_type_is_as_large_as_the_interface(button: QPushButton) -> None:
    set_type(button, "title")
    before = button.font().pointSizeF()
    set_scale(2.0)
    assert button.font().pointSizeF() == pytest.approx(2 * before)


def test_a_method_is_called_now_and_whenever_scale_theme_or_deck_change() -> None:
    listener = Listener()
    follow(listener.dress)
    assert len(listener.calls) == 1
    set_scale(1.5)
    assert len(listener.calls) == 2
    set_current(THEMES["light"])
    assert len(listener.calls) == 3
    set_deck(Deck(four_colours=True))
    assert len(listener.calls) == 4
    set_deck(Deck())


def test_nothing_is_called_when_nothing_changes() -> None:
    listener = Listener()
    follow(listener.dress, now=False)
    set_deck(Deck())
    set_current(EVENING)
    set_scale(1.0)
    assert listener.calls == []


def test_what_was_declared_first_is_set_first() -> None:
    calls: list[str] = []
    child, parent = Listener("child", calls), Listener("parent", calls)
    for one in (child, parent):
        follow(one.dress, now=False)
    follow(child.dress, now=False)
    set_scale(1.5)
    assert calls == ["child", "parent"]


def test_what_is_gone_is_left_alone(qtbot: QtBot) -> None:
    calls: list[str] = []
    forgotten, deleted = Listener("forgotten", calls), Listener("deleted", calls)
    for one in (forgotten, deleted):
        follow(one.dress, now=False)
    del forgotten, one
    delete(deleted)
    set_scale(1.5)
    assert calls == []


def test_layouts_grow_with_the_room_and_with_the_interface(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    row.addWidget(QLabel("one"))
    follow(row.setSpacing, 10)
    grow_all(page, 1.4)
    assert row.spacing() == 14
    set_scale(1.5)
    assert row.spacing() == 21


# --- nobody sets by hand what should follow -----------------------------------------------------

PACKAGE = Path(__file__).resolve().parents[2] / "canasta_qt"
WINDOWS = ("features", "play/windows", "play/scene/panels", "ui/parts", "ui/widgets")
SETTERS = ("setSpacing", "setContentsMargins", "setFixed", "setMinimum", "setMaximum", "setMargin",
           "setHorizontalSpacing", "setVerticalSpacing", "setIconSize", "setFont", "setRowHeight",
           "setColumnWidth", "setDefaultSectionSize", "resizeSection", "addSpacing")  # fmt: skip
SCALED = {"px", "type_font", "letters_font"}
ASKED_AGAIN = {"resizeEvent", "showEvent", "paintEvent", "sizeHint", "fit", "wished"}
"""What Qt, or a panel, calls again by itself when the look has changed."""


def called(node: ast.AST) -> set[str]:
    """The names of all functions and methods that are called somewhere in a tree."""
    calls = [one.func for one in walk(node) if isinstance(one, ast.Call)]
    return {one.attr if isinstance(one, ast.Attribute) else getattr(one, "id", "") for one in calls}


def set_once(module: ast.Module) -> Iterator[str]:
    """Sizes and fonts that are set where nothing calls again when the look changes."""
    methods = [one for one in walk(module) if isinstance(one, ast.FunctionDef)]
    follows = {
        one.args[0].attr
        for one in walk(module)
        if isinstance(one, ast.Call) and ast.unparse(one.func) == "follow" and one.args
        if isinstance(one.args[0], ast.Attribute)
    }
    calls = {one: called(one) for one in methods}
    again = ASKED_AGAIN | follows
    for _ in methods:  # and what those call
        again |= {name for one, names in calls.items() if one.name in again for name in names}
    for method in methods:
        if method.name not in again and calls[method] & SCALED:
            yield from (ast.unparse(one) for one in walk(method) if scaled(one))


def scaled(node: ast.AST) -> bool:
    """Whether this sets a size of now, and not on a painter."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    sets = node.func.attr.startswith(SETTERS) and "painter" not in ast.unparse(node.func)
    return sets and any(called(one) & SCALED for one in node.args)


def test_sizes_and_fonts_that_are_set_follow_the_look() -> None:
    files = [file for folder in WINDOWS for file in sorted((PACKAGE / folder).rglob("*.py"))]
    found = [f"{file}:{line}" for file, tree in trees(files, SCALED) for line in set_once(tree)]
    assert found == [], "say it to ui.style.following.follow or set_type"


def test_a_size_that_is_set_by_hand_is_found() -> None:
    by_hand = "class W:\n def __init__(self):\n  self.row.setSpacing(px(4))\n"
    followed = by_hand.replace("__init__", "m") + " def n(self):\n  follow(self.m)\n"
    assert list(set_once(ast.parse(by_hand))) == ["self.row.setSpacing(px(4))"]
    assert list(set_once(ast.parse(followed))) == []
