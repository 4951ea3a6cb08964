"""What has the keys, in words: for the program's own voice, which no screen reader helps."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QMenu,
    QMessageBox,
    QTextBrowser,
    QWidget,
)

from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.telling import joined

MOST_READ = 4_000
"""Letters of a page that are read at once."""


class Place(NamedTuple):
    """What has the keys: what it is, so that its twin beside it is told too, and its words.

    `within` is a whole in which it is read only after a key that walks: a card that comes under
    the ring as another one leaves the hand is no news. `name` is what a list is called.
    """

    key: Hashable
    text: str
    within: Hashable = None
    name: str = ""


_WALKING = frozenset(
    {
        Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home,
        Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab, *map(Qt.Key, range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    }
)  # fmt: skip
"""Keys after which the place is read although it is the same."""

_LEADING = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""With these such a key does not walk."""

Special = Callable[[QWidget], Place | None]
"""Knows better than Qt what a widget is about; None for a widget that it does not know."""


def place_now(special: Special) -> Place:
    """The entry of an open menu, else the widget with the keys and its current line."""
    popup = QApplication.activePopupWidget()
    if isinstance(popup, QMenu):
        return _of_menu(popup)
    widget = QApplication.focusWidget()
    if widget is None:
        return Place(None, "")
    return special(widget) or _of_widget(widget)


def _of_menu(menu: QMenu) -> Place:
    action: QAction | None = menu.activeAction()
    if action is None:
        some = any(one.isEnabled() and not one.isSeparator() for one in menu.actions())
        title = menu.title().replace("&", "")
        return Place(id(menu), title if some else f"{title}, {_tr('nothing is possible now')}")
    words, _, key = action.text().replace("&", "").partition("\t")
    key = key or action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    parts = [words, key.replace("+", " ") if len(key) > 1 else key]
    if action.menu() is not None:
        parts.append(_tr("menu"))
    if action.isCheckable():
        parts.append(_state(on=action.isChecked()))
    if not action.isEnabled():
        parts.append(_tr("unavailable"))
    return Place(id(action), ", ".join(filter(None, parts)))


def _of_widget(widget: QWidget) -> Place:
    if isinstance(widget, QTextBrowser):
        lines = widget.toPlainText()[:MOST_READ].splitlines()
        return Place(id(widget), joined([line for line in lines if line.strip()] or [""]))
    whole: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(widget)
    if whole is None:
        return Place(id(widget), widget.accessibleName())
    line: QAccessibleInterface | None = whole.focusChild()
    if line is None or not line.isValid() or line.object() is widget:
        return Place(id(widget), _words(whole))
    if isinstance(widget, QAbstractItemView) and _by_rows(widget):
        return _of_row(widget)
    row = whole.indexOfChild(line)
    return Place((id(widget), row), _words(line) or _words(whole), name=widget.accessibleName())


def _by_rows(view: QAbstractItemView) -> bool:
    rows = view.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows
    return rows and view.currentIndex().isValid() and view.model().columnCount() > 1


def _of_row(view: QAbstractItemView) -> Place:
    """All that a table has in the current row, numbers with the heads of their columns."""
    at, model, texts = view.currentIndex(), view.model(), []
    whole = at.siblingAtColumn(0).data(Qt.ItemDataRole.AccessibleTextRole)
    for column in range(model.columnCount()) if not whole else ():
        text = str(at.siblingAtColumn(column).data() or "")
        if text and not any(map(str.isalpha, text)):
            head = model.headerData(column, Qt.Orientation.Horizontal)
            text = f"{head} {text}" if head else text
        texts.append(text)
    key = id(view), at.row(), at.parent().row()
    return Place(key, str(whole or ", ".join(filter(None, texts))), name=view.accessibleName())


def _words(about: QAccessibleInterface) -> str:
    name, value = about.text(QAccessible.Text.Name), about.text(QAccessible.Text.Value)
    more = about.text(QAccessible.Text.Description)
    state, role = about.state(), about.role()
    name = name.replace("&", "")
    if name and more.startswith(name):
        name, more = more, ""
    parts = [name, value if value != name else ""]
    if role in (QAccessible.Role.CheckBox, QAccessible.Role.RadioButton):
        parts.append(_state(on=bool(state.checked)))
    elif state.selected and role is QAccessible.Role.ListItem:
        parts.append(_tr("selected"))
    if state.disabled:
        parts.append(_tr("unavailable"))
    parts.append(more)
    *before, last = filter(None, parts) if any(parts) else [""]
    return ", ".join((*(part.rstrip(".") for part in before), last))


def _about(window: QWidget) -> str:
    """The title of a window, and what it asks, which never has the keys."""
    if isinstance(window, QMessageBox):
        return " ".join(filter(None, (window.text(), window.informativeText())))
    return window.windowTitle()


def _tr(text: str) -> str:
    return QCoreApplication.translate("FocusReader", text)


def _state(*, on: bool) -> str:
    return QCoreApplication.translate("FocusReader", "on" if on else "off")


class FocusReader(QObject):
    """Reads what has the keys after each key, and when the focus goes elsewhere."""

    def __init__(
        self, say: Callable[[str], object], hush: Callable[[], object], special: Special,
        parent: QObject,
    ) -> None:  # fmt: skip
        """`hush` is called for each key, before anything is done by it."""
        super().__init__(parent)
        self._say, self._hush, self._special = say, hush, special
        self._last = Place(None, "")
        self._title = ""
        self._menu: QMenu | None = None
        self._soon = single_shot(self, self.look)
        self._on = self._walked = False

    def switch(self, *, on: bool) -> None:
        """Read from now on, or no more."""
        app = QApplication.instance()
        if app is None or on == self._on:
            return
        self._on = on
        if on:
            app.installEventFilter(self)
            app.focusChanged.connect(self._soon.start)  # type: ignore[attr-defined]
        else:
            app.removeEventFilter(self)
            app.focusChanged.disconnect(self._soon.start)  # type: ignore[attr-defined]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop speaking at a key; what it brings is read once it has done its work."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched.isWindowType():  # each key comes here first, and later to its widget
                held = event.modifiers() & _LEADING
                self._walked = not held and Qt.Key(event.key()) in _WALKING
                if self._walked or not event.isAutoRepeat():  # what it did may be spoken already
                    self._hush()
            self._soon.start()
        elif event.type() == QEvent.Type.KeyRelease:  # boxes are switched only then
            self._soon.start()
        return False

    def look(self) -> None:
        """Read where the keys are, if that is somewhere else than before."""
        place = place_now(self._special)
        window, popup = QApplication.activeWindow(), QApplication.activePopupWidget()
        menu = popup if isinstance(popup, QMenu) else None
        title = now = _about(window) if window is not None else ""
        if menu is not None and menu is not self._menu and menu.activeAction() is not None:
            title = menu.title().replace("&", "")
        elif now == self._title:
            title = ""
        again, self._walked = self._walked, False
        stays = place.within is not None and place.within == self._last.within
        if place.text and (again or (place != self._last and not stays)):
            between = " " if title.endswith((".", "?", "!")) else ": "
            named = place.name not in ("", self._last.name, place.text)
            text = f"{place.name}: {place.text}" if named else place.text
            self._say(f"{title}{between}{text}" if title else text)
            self._title = now
        self._last, self._menu = place, menu
