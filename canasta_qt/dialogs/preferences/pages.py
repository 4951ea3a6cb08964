"""The pages of the preferences, in order: groups of rows, a button that restores the usual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.dialogs.preferences.keys_page import KeysPage
from canasta_qt.dialogs.preferences.rows import (
    ChoiceRow,
    FlagRow,
    NameRow,
    SizeRow,
    SoundRow,
    label_of,
)
from canasta_qt.library.preferences import CHOICES, FLAGS

if TYPE_CHECKING:
    from canasta_qt.library.preferences import Preferences

USUAL = {"speed": "normal", "volume": "normal", "sound": True, "card_percent": 100}
"""What the properties usually are that are neither switches nor choices."""


class Page(QWidget):
    """A column of groups that scrolls where it is too high, above its own button.

    `keys` names everything that the page changes, in the order in which it was added.
    """

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.keys: list[str] = []
        inner = QWidget(self)
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(4, 4, 10, 4)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        self.area = area
        self.restore_button = QPushButton(self.tr("&Restore the usual"), self)
        self.restore_button.setAutoDefault(False)
        self.restore_button.setToolTip(self.tr("Everything on this page as it was at first"))
        self.restore_button.clicked.connect(self.restore)
        foot = QHBoxLayout()
        foot.addWidget(self.restore_button)
        foot.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area, 1)
        whole.addLayout(foot)

    def group(self, title: str, keys: Sequence[str], note: str = "") -> QFormLayout:
        """A box with a row for each of these preferences, and a sentence below them."""
        box = QGroupBox(title, self)
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for key in keys:
            self._add(form, key)
        if note:
            words = QLabel(note, box)
            words.setWordWrap(True)
            form.addRow(words)
        self.column.addWidget(box)
        return form

    def close_column(self) -> None:
        """Nothing more follows: what is there stays at the top."""
        self.column.addStretch(1)

    def _add(self, form: QFormLayout, key: str) -> None:
        self.keys.append(key)
        if key in FLAGS:
            form.addRow(FlagRow(self.preferences, key, self))
        elif key == "sound":
            form.addRow(SoundRow(self.preferences, self))
        else:
            row = SizeRow(self.preferences, self) if key == "card_percent" else None
            field = row or ChoiceRow(self.preferences, key, self)
            label = QLabel(label_of("card_size" if row else key), self)
            label.setBuddy(row.slider if row else field)
            form.addRow(label, field)

    def restore(self) -> None:
        """Make everything on this page as it was at first."""
        known = [key for key in self.keys if key in FLAGS or key in CHOICES]
        self.preferences.restore(known)
        for key in self.keys:
            if key in USUAL:
                setattr(self.preferences, key, USUAL[key])


def _tr(text: str) -> str:
    return QCoreApplication.translate("PreferencesPages", text)


@dataclass(frozen=True, slots=True)
class PageSpec:
    """One page of the window.

    Attributes:
        key: its name in the program.
        title: gives its name in the user's words.
        make: builds it; what it builds has a method `restore()` where it can be restored.
        pictured: whether the preview of the table belongs to it.
    """

    key: str
    title: Callable[[], str]
    make: Callable[[Preferences, QWidget], QWidget]
    pictured: bool = False


def _cards_page(preferences: Preferences, parent: QWidget) -> QWidget:
    page = Page(preferences, parent)
    page.group(_tr("Table"), ("theme", "felt"))
    page.group(_tr("Cards"), ("card_percent", "back", "jumbo_index", "four_colour"))
    page.close_column()
    return page


def _motion_page(preferences: Preferences, parent: QWidget) -> QWidget:
    page = Page(preferences, parent)
    page.group(
        _tr("Pace"), ("speed", "pace_pause"), _tr("A click or a key always skips what is moving.")
    )
    page.group(_tr("What moves"), ("motion", *_of_group("motion")))
    page.close_column()
    return page


def _sounds_page(preferences: Preferences, parent: QWidget) -> QWidget:
    page = Page(preferences, parent)
    page.group(_tr("All sounds"), ("sound", "volume"))
    page.group(_tr("What is heard"), _of_group("sounds"))
    page.close_column()
    return page


def _hand_page(preferences: Preferences, parent: QWidget) -> QWidget:
    page = Page(preferences, parent)
    page.group(_tr("My hand"), ("sort_order", "auto_sort", "mark_new_cards"))
    page.group(
        _tr("Warnings and questions"),
        ("warn_layoff", "warn_gift", "confirm_go_out", "confirm_concede", "confirm_leave_match"),
    )
    page.close_column()
    return page


def _people_page(preferences: Preferences, parent: QWidget) -> QWidget:
    page = Page(preferences, parent)
    page.group(_tr("Language and reading"), ("language", "announce_events"))
    page.group(_tr("The other players"), ("faces", "remarks", "advice_kept"))
    note = _tr("These names are used from the next match on.")
    form = page.group(_tr("Names"), (), note)
    for seat in range(len(preferences.names)):
        row = NameRow(preferences, seat, page)
        words = _tr("Player {n}").format(n=seat + 1) if seat else _tr("My name")
        row.setAccessibleName(words)
        label = QLabel(words, page)
        label.setBuddy(row)
        form.insertRow(seat, label, row)
    page.close_column()
    return page


def _of_group(group: str) -> tuple[str, ...]:
    return tuple(key for key, flag in FLAGS.items() if flag.group == group)


PAGES: tuple[PageSpec, ...] = (
    PageSpec("cards", lambda: _tr("Table and cards"), _cards_page, pictured=True),
    PageSpec("motion", lambda: _tr("Motion and pace"), _motion_page),
    PageSpec("sounds", lambda: _tr("Sounds"), _sounds_page),
    PageSpec("hand", lambda: _tr("Hand and warnings"), _hand_page),
    PageSpec("keys", lambda: _tr("Keys"), KeysPage),
    PageSpec("people", lambda: _tr("Language and names"), _people_page),
)
"""Every page of the window."""
