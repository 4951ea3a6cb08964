"""The pages of the preferences, in order: groups of rows, a button that restores the usual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QGroupBox, QWidget

from canasta_qt.dialogs.preferences.keys_page import KeysPage
from canasta_qt.dialogs.preferences.rows import ChoiceRow, FlagRow, NameRow, SizeRow, hold, label_of
from canasta_qt.dialogs.widgets import build
from canasta_qt.library.preferences import CHOICES, FLAGS, Preferences

USUAL = {"speed": "normal", "volume": "normal", "sound": True, "card_percent": 100}
"""What the properties usually are that are neither switches nor choices."""


class Page(QWidget):
    """A column of groups that scrolls where it is too high, above its own button.

    `keys` names everything that the page changes, in the order in which it was added.
    """

    def __init__(
        self, fill: Callable[[Page], None], preferences: Preferences, parent: QWidget
    ) -> None:
        """`fill` adds the groups."""
        super().__init__(parent)
        self.preferences = preferences
        self.keys: list[str] = []
        inner = QWidget(self)
        self.column = build.column(of=inner, margins=(4, 4, 10, 4))
        tip = self.tr("Everything on this page as it was at first")
        restore = self.tr("&Restore the usual")
        area = build.scroll_area(self, inner)
        self.restore_button = build.button(restore, self, self.restore, tip)
        build.column((area, 1), build.row(self.restore_button, 1), of=self, margins=0)
        fill(self)
        self.column.addStretch(1)

    def group(self, title: str, keys: Sequence[str], note: str = "") -> QFormLayout:
        """A box with a row for each of these preferences, and a sentence below them."""
        box = QGroupBox(title, self)
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for key in keys:
            self._add(form, key)
        if note:
            form.addRow(build.label(note, box))
        self.column.addWidget(box)
        return form

    def _add(self, form: QFormLayout, key: str) -> None:
        self.keys.append(key)
        if key in FLAGS or key == "sound":
            form.addRow(FlagRow(self.preferences, key, self))
        elif key == "card_percent":
            size = SizeRow(self.preferences, self)
            form.addRow(build.buddy_label(label_of("card_size"), size.slider), size)
        else:
            choice = ChoiceRow(self.preferences, key, self)
            form.addRow(build.buddy_label(label_of(key), choice), choice)

    def restore(self) -> None:
        """Make everything on this page as it was at first."""
        known = [key for key in self.keys if key in FLAGS or key in CHOICES]
        self.preferences.restore(known)
        for key in self.keys:
            if key in USUAL:
                hold(self.preferences, key, USUAL[key])


def _tr(text: str) -> str:
    return QCoreApplication.translate("PreferencesPages", text)


@dataclass(frozen=True, slots=True)
class PageSpec:
    """One page of the window.

    Attributes:
        key: its name in the program.
        title: gives its name in the user's words.
        make: builds it.
        pictured: whether the preview of the table belongs to it.
    """

    key: str
    title: Callable[[], str]
    make: Callable[[Preferences, QWidget], QWidget]
    pictured: bool = False


def _cards(page: Page) -> None:
    page.group(_tr("Table"), ("theme", "felt"))
    page.group(_tr("Cards"), ("card_percent", "back", "jumbo_index", "four_colour"))


def _motion(page: Page) -> None:
    note = _tr("A click or a key always skips what is moving.")
    page.group(_tr("Pace"), ("speed", "pace_pause"), note)
    page.group(_tr("What moves"), ("motion", *_of_group("motion")))


def _sounds(page: Page) -> None:
    page.group(_tr("All sounds"), ("sound", "volume"))
    page.group(_tr("What is heard"), _of_group("sounds"))


def _hand(page: Page) -> None:
    page.group(_tr("My hand"), ("sort_order", "auto_sort", "mark_new_cards"))
    page.group(
        _tr("Warnings and questions"),
        ("warn_layoff", "warn_gift", "confirm_go_out", "confirm_concede", "confirm_leave_match"),
    )


def _people(page: Page) -> None:
    page.group(_tr("Language and reading"), ("language", "announce_events"))
    page.group(_tr("The other players"), ("faces", "remarks", "advice_kept"))
    note = _tr("These names are used from the next match on.")
    form = page.group(_tr("Names"), (), note)
    for seat in range(len(page.preferences.names)):
        name = NameRow(page.preferences, seat, page)
        words = _tr("Player {n}").format(n=seat + 1) if seat else _tr("My name")
        name.setAccessibleName(words)
        form.insertRow(seat, build.buddy_label(words, name), name)


def _of_group(group: str) -> tuple[str, ...]:
    return tuple(key for key, flag in FLAGS.items() if flag.group == group)


PAGES: tuple[PageSpec, ...] = (
    PageSpec("cards", lambda: _tr("Table and cards"), partial(Page, _cards), pictured=True),
    PageSpec("motion", lambda: _tr("Motion and pace"), partial(Page, _motion)),
    PageSpec("sounds", lambda: _tr("Sounds"), partial(Page, _sounds)),
    PageSpec("hand", lambda: _tr("Hand and warnings"), partial(Page, _hand)),
    PageSpec("keys", lambda: _tr("Keys"), KeysPage),
    PageSpec("people", lambda: _tr("Language and names"), partial(Page, _people)),
)
"""Every page of the window."""
