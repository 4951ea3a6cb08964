"""The words that are read on windows, so that a picture of them can be told to be out of date."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QMenuBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

from canasta_qt.view_model.pictures import TableModel
from canasta_qt.words.reading import hand_text, table_text

MOST_ROWS: Final = 40
"""So many rows of a list are read."""


def words_of_table(model: TableModel) -> Iterator[str]:
    """What a table says of itself, and its buttons."""
    yield from (model.rules_name, model.status, table_text(model), hand_text(model))
    yield from (button.label for button in model.buttons)
    if model.draft is not None:
        yield model.draft.badge


def words_of_windows(shown: Sequence[QWidget]) -> Iterator[str]:
    """What can be read on these windows, each text once, whatever keys are marked in it."""
    texts = (text for top in shown for one in _seen(top) for text in _words(one))
    return (text for text in dict.fromkeys(texts) if text.strip())


def _seen(top: QWidget) -> Iterator[QWidget]:
    """A window and what is seen in it, without the dialogs over it."""
    yield top
    for one in top.findChildren(QWidget):
        if one.isVisible() and one.window() is top:
            yield one


def _words(widget: QWidget) -> Iterator[str]:
    if widget.isWindow() or isinstance(widget, QDockWidget):
        yield widget.windowTitle()
    for kind, read in _READERS:
        if isinstance(widget, kind):
            yield from read(widget)


def _items(view: QAbstractItemView) -> Iterator[str]:
    model, root = view.model(), QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(root)
    for row in range(min(model.rowCount(root), MOST_ROWS)):
        for column in range(columns):
            value = model.index(row, column, root).data()
            yield str(value) if value is not None else ""


_READERS: Final[Sequence[tuple[type[QWidget], Callable[[Any], Iterator[str]]]]] = (
    (QLabel, lambda one: iter([one.text()])),
    (QAbstractButton, lambda one: iter([one.text()])),
    (QComboBox, lambda one: iter([one.currentText()])),
    (QGroupBox, lambda one: iter([one.title()])),
    (QTabBar, lambda one: (one.tabText(at) for at in range(one.count()))),
    (QMenuBar, lambda one: (action.text() for action in one.actions())),
    (QTextEdit, lambda one: iter(one.toPlainText().splitlines())),
    (QAbstractItemView, _items),
)
"""What is read from which kind of widget."""
