"""Parts of windows, all alike, in sizes that follow the interface: rows, labels, buttons, lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, SignalInstance
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from canasta_qt.ui.style.following import follow, set_type
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SIZE, SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets.plain_text import PlainLabel, tip_lines

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP: Final = Qt.AlignmentFlag.AlignTop

Part = QWidget | QLayout | int | tuple[Any, ...]
"""What stands in a row or column: a widget or a layout; one with its share of the room, and
perhaps its alignment, as Qt's `addWidget` takes them; or, as a number, the share of empty room."""

Margins = float | tuple[float, float, float, float] | None
"""Pixels around a layout at a scale of 100 %: the same on all sides, or left, top, right, bottom;
None as usual."""

Do = Callable[[], object] | SignalInstance
"""What a button does."""

_Box = TypeVar("_Box", bound=QBoxLayout)


def row(
    *parts: Part, of: QWidget | None = None, margins: Margins = None, spacing: int | None = None
) -> QHBoxLayout:
    """Parts beside one another; the layout `of` a widget, or one to be put into another."""
    return _filled(QHBoxLayout(), parts, of, margins, spacing)


def column(
    *parts: Part, of: QWidget | None = None, margins: Margins = None, spacing: int | None = None
) -> QVBoxLayout:
    """Parts below one another; the layout `of` a widget, or one to be put into another."""
    return _filled(QVBoxLayout(), parts, of, margins, spacing)


def _filled(
    layout: _Box, parts: Iterable[Part], of: QWidget | None, margins: Margins, spacing: int | None
) -> _Box:
    if of is not None:
        of.setLayout(layout)
    if margins is not None:
        sides = margins if isinstance(margins, tuple) else (margins,) * 4
        follow(layout.setContentsMargins, *sides)
    if spacing is not None:
        follow(layout.setSpacing, spacing)
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
        else:
            what, *how = part if isinstance(part, tuple) else (part,)
            (layout.addLayout if isinstance(what, QLayout) else layout.addWidget)(what, *how)
    return layout


def grid(of: QWidget, gap: int | None = None) -> QGridLayout:
    """Rows and columns without a margin, with so many pixels between the columns."""
    layout = QGridLayout(of)
    layout.setContentsMargins(0, 0, 0, 0)
    if gap is not None:
        follow(layout.setHorizontalSpacing, gap)
    return layout


def drop(layout: QLayout, *widgets: QWidget) -> None:
    """Take widgets out of a layout for good."""
    for widget in widgets:
        layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()


# --- words and buttons ------------------------------------------------------------------------


def label(text: str, parent: QWidget) -> QLabel:
    """Words to read, wrapped; nothing in them is taken for mark-up."""
    made = PlainLabel(text, parent)
    made.setWordWrap(True)
    return made


def heading(text: str, parent: QWidget, style: str = "strong") -> QLabel:
    """Words in bold, or in another of the types: "title", "page"."""
    made = label(text, parent)
    set_type(made, style)
    return made


class BuddyLabel(PlainLabel):
    """Words before a field: as high as a field, so that a form sets them beside its middle."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), px(SIZE["control"])))


def buddy_label(text: str, field: QWidget) -> QLabel:
    """The words before a field; the letter after `&` leads to it, a true `&` is doubled."""
    made = BuddyLabel(text, field.parentWidget())
    made.setBuddy(field)
    return made


def button(text: str, parent: QWidget, do: Do | None = None, tip: str = "") -> QPushButton:
    """A button that Enter elsewhere in the window never presses."""
    made = QPushButton(text, parent)
    made.setAutoDefault(False)
    made.setToolTip(tip_lines(tip))
    if do is not None:
        made.clicked.connect(do)
    return made


def tool_button(
    sign: str | Qt.ArrowType, tip: str, parent: QWidget, do: Do | None = None
) -> QToolButton:
    """A small button with a word or an arrow, which takes the keys when it is clicked."""
    made = QToolButton(parent)
    if isinstance(sign, Qt.ArrowType):
        made.setArrowType(sign)
        made.setAccessibleName(tip)
    else:
        made.setText(sign)
    made.setToolTip(tip_lines(tip))
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    if do is not None:
        made.clicked.connect(do)
    return made


def fold_button(text: str, parent: QWidget) -> QToolButton:
    """A small button that is pressed while what it folds is open; its arrow shows that."""
    made = QToolButton(parent)
    made.setText(text)
    made.setCheckable(True)
    made.setAutoRaise(True)
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    made.setArrowType(Qt.ArrowType.RightArrow)
    arrows = {True: Qt.ArrowType.DownArrow, False: Qt.ArrowType.RightArrow}
    made.toggled.connect(lambda open_now: made.setArrowType(arrows[open_now]))
    return made


def close_box(dialog: QDialog, *others: QPushButton) -> QDialogButtonBox:
    """The button that closes a window, and others that do something and leave it open."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    for other in others:
        box.addButton(other, QDialogButtonBox.ButtonRole.ActionRole)
    box.rejected.connect(dialog.reject)
    return box


def answer_or_cancel(dialog: QDialog, answer: str) -> tuple[QDialogButtonBox, QPushButton]:
    """The two buttons of a question: Enter presses the answer, which accepts the dialog."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, dialog)
    made = box.addButton(answer, QDialogButtonBox.ButtonRole.AcceptRole)
    made.setDefault(True)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box, made


# --- fields -----------------------------------------------------------------------------------


def search_field(hint: str, name: str, parent: QWidget) -> QLineEdit:
    """A line to search in, with a hint in it and a name for those who cannot see that."""
    field = QLineEdit(parent)
    field.setPlaceholderText(hint)
    field.setAccessibleName(name)
    field.setClearButtonEnabled(True)
    return field


def narrow_combo(name: str, letters: int, parent: QWidget) -> QComboBox:
    """A choice that shows at least so many letters, and may be narrower than its words."""
    combo = QComboBox(parent)
    name_choice(combo, name)
    combo.setMinimumContentsLength(letters)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return combo


def name_choice(combo: QComboBox, name: str) -> None:
    """Say what is chosen here: on Linux a combo box is read by its text, never by its name."""
    combo.setAccessibleName(name)
    combo.setAccessibleDescription(name)


def offer(combo: QComboBox, entries: Iterable[tuple[object, str]]) -> None:
    """Add values to choose from, each with its words."""
    for value, text in entries:
        combo.addItem(text, value)


# --- what scrolls -----------------------------------------------------------------------------


def scroll_area(parent: QWidget, content: QWidget | None = None) -> QScrollArea:
    """A frameless area whose content takes its width; the keys belong to what lies within."""
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    if content is not None:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
    return area


def plain_list(name: str, parent: QWidget) -> QListWidget:
    """A list on the window's own ground, such as contents beside what they lead to."""
    made = QListWidget(parent)
    made.setAccessibleName(name)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.viewport().setAutoFillBackground(False)
    made.setViewportMargins(*(SPACE[1],) * 4)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setWordWrap(True)  # a long title has two lines where the list is narrow
    made.setResizeMode(QListWidget.ResizeMode.Adjust)
    ring_focus(made)
    return made


_NARROWEST_LIST: Final = 160
"""Pixels of the narrowest list that is as wide as its words, at a scale of 100 %."""


class _AsWideAsItsWords(QObject):
    """Keeps a list as wide as its longest row, whatever the scale is."""

    def __init__(self, rows: QListWidget) -> None:
        super().__init__(rows)
        self._rows = rows
        rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow(self._measure)

    def _measure(self) -> None:
        bar = self._rows.verticalScrollBar().sizeHint().width()
        wide = self._rows.sizeHintForColumn(0) + bar + 2 * SPACE[1] + px(SPACE[1])
        self._rows.setFixedWidth(max(px(_NARROWEST_LIST), wide))


def as_wide_as_its_words(rows: QListWidget) -> None:
    _AsWideAsItsWords(rows)


def make_readable(table: QTableView) -> None:
    """Let a table be read line by line, and nothing be written into it."""
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)


def cell(text: str, *, right: bool, font: QFont | None = None, tip: str = "") -> QTableWidgetItem:
    """A cell of a table; numbers stand at the `right`."""
    item = QTableWidgetItem(text)
    item.setTextAlignment(RIGHT if right else LEFT)
    item.setToolTip(tip_lines(tip))
    if font is not None:
        item.setFont(font)
    return item


def widen_first(header: QHeaderView) -> None:
    """The first column takes what room the others leave, which are as wide as what they hold."""
    header.setStretchLastSection(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)


def add_line(
    table: QTableWidget, texts: Iterable[str], font: QFont, tip: str = ""
) -> list[QTableWidgetItem]:
    """A line below the others: words, then numbers. Without a tip the words are told on hover."""
    cells = [
        cell(text, right=column > 0, font=font, tip=tip or ("" if column else text))
        for column, text in enumerate(texts)
    ]
    at = table.rowCount()
    table.insertRow(at)
    if cells:  # the header is hidden, but read out where the keys go from line to line
        table.setVerticalHeaderItem(at, QTableWidgetItem(cells[0].text()))
    for column, item in enumerate(cells):
        table.setItem(at, column, item)
    return cells


def add_heading(table: QTableWidget, title: str, font: QFont) -> None:
    """A line across the table, below the others, that cannot be chosen."""
    item, *_ = add_line(table, [title] + [""] * (table.columnCount() - 1), font)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled)
    item.setToolTip("")
    table.setSpan(table.rowCount() - 1, 0, 1, table.columnCount())


def ring_focus(area: QAbstractScrollArea) -> None:
    """Show by a ring when the keys belong to a list or a text."""
    area.installEventFilter(_FocusRing(area))


class _FocusRing(QObject):
    """Paints in the frame of the area it watches; what scrolls lies within and stays clean."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isValid(self._area):
            return False  # half gone: Qt takes the keys from it, and its ring goes with it
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            QWidget.update(self._area)  # a list's own one wants an index in PySide6 6.8
        if event.type() != QEvent.Type.Paint or not self._area.hasFocus():
            return False
        self._area.event(event)
        with QPainter(self._area) as painter:
            painter.setPen(QPen(tint("focus"), 2))
            painter.drawRect(self._area.rect().adjusted(1, 1, -1, -1))
        return True
