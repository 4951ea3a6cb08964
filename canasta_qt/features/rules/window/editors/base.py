"""What every editor of a value offers, which kind gets which, and well-behaved native fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyleOptionFocusRect,
    QWidget,
)

from canasta_qt.engine.rules.declarations.kinds import Kind
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import PlainLabel, tip_lines
from canasta_qt.words.rules.values import value_text
from canasta_qt.words.sentences import labelled

FIELD_WIDTH = 92
"""A number with its signs is no narrower than this at a scale of 100 %."""

EditorPart = tuple[QWidget, str]
"""A widget that takes the focus, and what it is for within its editor; "" for the only one."""


class Editor(QWidget):
    """Shows one value of some kind and lets people change it.

    Signals:
        changed(str): somebody changed it. The text names the field in which was typed, so that
            typing becomes one step of undo; it is empty for a change that is a step by itself.
    """

    changed = Signal(str)

    slim = False
    """Whether it is small enough to stand at the end of a line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._quiet = False
        self._label = ""
        self._description = ""

    def value(self) -> object:
        """The typed value that is shown; while `complaint` says something, the last legal one."""
        raise NotImplementedError

    def set_value(self, value: object) -> None:
        """Show a typed value, without `changed`."""
        with self._silence():
            self._show(value)

    def complaint(self) -> str:
        """What keeps the input from being a value, in words; empty when nothing does."""
        return ""

    def parts(self) -> Iterator[EditorPart]:
        """Everything that takes the focus, in the order of the Tab key."""
        raise NotImplementedError

    def describe(self, label: str, description: str) -> None:
        """Name the parts for screen readers; names are made of `label`."""
        self._label, self._description = label, description
        for widget, part in self.parts():
            name = self.tr("{option}: {part}").format(option=label, part=part) if part else label
            widget.setAccessibleName(name)
            # on Linux a combo box is read by its text, never by its name
            text = f"{name}\n{description}" if isinstance(widget, QComboBox) else description
            widget.setAccessibleDescription(text)

    def press(self) -> None:
        """The card around it was clicked."""

    def focus_first(self) -> None:
        """Give the focus to the part that is in use, or else to the first."""
        usable = [widget for widget, _ in self.parts() if widget.isEnabled()]
        chosen = [w for w in usable if isinstance(w, QRadioButton) and w.isChecked()]
        for widget in (chosen or usable)[:1]:
            widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show(self, value: object) -> None:
        raise NotImplementedError

    def _report(self, where: str = "") -> None:
        """Emit `changed`, unless the value is only being shown."""
        if not self._quiet:
            self.changed.emit(where)

    def _step(self, *_: object) -> None:
        """Report a change that is a step by itself; slot of any signal."""
        self._report()

    def _watch(self, inner: Editor, name: str) -> None:
        """Report what changes in an inner editor, under the name of its field."""
        inner.changed.connect(lambda where: self._report(f"{name}/{where}" if where else ""))

    def _order_tabs(self) -> None:
        for (before, _), (after, _) in pairwise(tuple(self.parts())):
            QWidget.setTabOrder(before, after)

    def _redescribe(self) -> None:
        self.describe(self._label, self._description)

    @contextmanager
    def _silence(self) -> Iterator[None]:
        before, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = before


def named(prefix: str, parts: Iterator[EditorPart]) -> Iterator[EditorPart]:
    """The parts of an inner editor under the name of its field."""
    for widget, part in parts:
        yield widget, f"{prefix}, {part}" if part and prefix else part or prefix


def first_complaint(editors: Iterable[Editor]) -> str:
    """The first complaint of several editors; empty for none."""
    return next((text for text in (editor.complaint() for editor in editors) if text), "")


if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # Qt allows one base of its own


class _UndoFilter(QObject):
    """Keeps a field from claiming undo and redo, which belong to the whole dialog."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        standard = QKeySequence.StandardKey
        if not (event.matches(standard.Undo) or event.matches(standard.Redo)):
            return False
        event.ignore()
        return True


@cache
def _undo_filter() -> _UndoFilter:
    """The one filter; a field uses it only while it has the focus, as filters cost time."""
    return _UndoFilter()


class _LeavesUndo(_Widget):
    """A field that leaves undo to the dialog."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.installEventFilter(_undo_filter())
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.removeEventFilter(_undo_filter())
        super().focusOutEvent(event)


class NumberField(_LeavesUndo, QSpinBox):
    def __init__(self, low: int, high: int, step: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setGroupSeparatorShown(True)
        follow(self.setMinimumWidth, FIELD_WIDTH)


class TextField(_LeavesUndo, QLineEdit):
    """A line of text."""


class WordField(QComboBox):
    """A combo box of sentences that may be narrower than they are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
        self.currentTextChanged.connect(lambda text: self.setToolTip(tip_lines(text)))


class _Words(PlainLabel):
    """The words beside a button; a click on them is a click on it."""

    def __init__(self, text: str, button: QAbstractButton) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        self._button = button

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._button.isEnabled():
            self._button.setFocus(Qt.FocusReason.MouseFocusReason)
            self._button.click()


class _BesideWords(_Widget):
    """A button whose words stand apart: the focus is seen around both."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        cast(QWidget, self.parentWidget()).update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        cast(QWidget, self.parentWidget()).update()


class _Radio(_BesideWords, QRadioButton):
    pass


class _Check(_BesideWords, QCheckBox):
    pass


class _Worded(QWidget):
    """A button whose words may take several lines; the focus is seen around the words."""

    def __init__(self, text: str, button: _Radio | _Check, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = _Words(text, button)
        self._button = button
        build.row((button, 0, build.TOP), (self._words, 1), of=self, margins=0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The focus is seen around the words, as around those of an ordinary button."""
        if self._button.hasFocus():
            frame = QStyleOptionFocusRect()
            frame.initFrom(self)
            frame.rect = self._words.geometry().adjusted(-3, 0, 0, 0)
            painter = QPainter(self)
            focus = QStyle.PrimitiveElement.PE_FrameFocusRect
            self.style().drawPrimitive(focus, frame, painter, self)
            painter.end()


class WordedRadio(_Worded):
    def __init__(self, text: str, parent: QWidget) -> None:
        self.button = _Radio()
        super().__init__(text, self.button, parent)


class WordedCheck(_Worded):
    def __init__(self, text: str, parent: QWidget) -> None:
        self.button = _Check()
        super().__init__(text, self.button, parent)


class ShownValue(Editor):
    """The value of an option in words; the Tab key stops at it, so that it is read aloud."""

    def __init__(self, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._key = key
        self._value: object = None
        self.words = build.label("", self)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        build.column(self.words, of=self, margins=0)

    def value(self) -> object:
        return self._value

    def _show(self, value: object) -> None:
        self._value = value
        self.words.setText(value_text(self._key, value) or self.tr("None"))

    def describe(self, label: str, description: str) -> None:
        super().describe(labelled(label, self.words.text()), description)

    def parts(self) -> Iterator[EditorPart]:
        yield self.words, ""


_MAKERS: dict[type, Callable[..., Editor]] = {}
_SMALL: dict[type, Callable[..., Editor]] = {}

_Made = TypeVar("_Made", bound=Callable[..., Editor])


def edits(kind: type, *, small: bool = False) -> Callable[[_Made], _Made]:
    """Marks the maker of the editor for a kind; `small`: for one field among several in a row."""

    def note(maker: _Made) -> _Made:
        (_SMALL if small else _MAKERS)[kind] = maker
        return maker

    return note


def make_editor(kind: Kind, parent: QWidget | None = None, *, small: bool = False) -> Editor:
    """A fresh editor for values of a kind. `small`: it is one field among several in a row."""
    maker = _SMALL.get(type(kind), _MAKERS[type(kind)]) if small else _MAKERS[type(kind)]
    return maker(kind, parent)


def known_kinds() -> frozenset[type]:
    return frozenset(_MAKERS)
