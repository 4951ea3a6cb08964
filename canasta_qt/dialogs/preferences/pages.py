"""The pages of the preferences, in their order: one row more is one page more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QWidget

from canasta_qt.controller.preferences import FLAGS
from canasta_qt.dialogs.preferences.keys_page import KeysPage
from canasta_qt.dialogs.preferences.page import Page
from canasta_qt.dialogs.preferences.rows import NameRow

if TYPE_CHECKING:
    from canasta_qt.controller.preferences import Preferences


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
    return tuple(flag.key for flag in FLAGS.values() if flag.group == group)


PAGES: tuple[PageSpec, ...] = (
    PageSpec("cards", lambda: _tr("Table and cards"), _cards_page, pictured=True),
    PageSpec("motion", lambda: _tr("Motion and pace"), _motion_page),
    PageSpec("sounds", lambda: _tr("Sounds"), _sounds_page),
    PageSpec("hand", lambda: _tr("Hand and warnings"), _hand_page),
    PageSpec("keys", lambda: _tr("Keys"), KeysPage),
    PageSpec("people", lambda: _tr("Language and names"), _people_page),
)
"""Every page of the window."""
