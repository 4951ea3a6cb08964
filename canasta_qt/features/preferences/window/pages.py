"""The pages of the preferences, in order: plates of rows, a button that restores the usual.

A row is one line of the preferences: what it is called, what holds, how it is changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QWidget

from canasta_qt.features.preferences.window.keys_page import KeysPage
from canasta_qt.features.preferences.window.names import label_of
from canasta_qt.features.preferences.window.rows import (
    FlagRow,
    NameRow,
    SizeRow,
    SwatchRow,
    choice_row,
    hold,
)
from canasta_qt.library.people.profiles import PERSONAL
from canasta_qt.library.preferences import CHOICES, FLAGS, Preferences
from canasta_qt.ui.parts.figures import GroupPlate
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.scale import LARGEST, fitting
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build

USUAL = {"speed": "normal", "volume": "normal", "sound": True, "card_percent": 100}
"""What the properties usually are that are neither switches nor choices."""


class SettingsPage(QWidget):
    """A column of plates that scrolls where it is too high.

    `keys` names everything that the page changes, in the order in which it was added;
    `restore_button` stands wherever the window has it.
    """

    def __init__(
        self, fill: Callable[[SettingsPage], None], preferences: Preferences, parent: QWidget
    ) -> None:
        """`fill` adds the groups."""
        super().__init__(parent)
        self.preferences = preferences
        self.keys: list[str] = []
        inner = QWidget(self)
        margins = (SPACE[0], SPACE[0], SPACE[2], SPACE[0])
        self.column = build.column(of=inner, margins=margins, spacing=SPACE[3])
        tip = self.tr("Restore the defaults of this page")
        self.restore_button = build.button(self.tr("&Restore defaults"), self, self.restore, tip)
        build.column((build.scroll_area(self, inner), 1), of=self, margins=0)
        fill(self)
        self.column.addStretch(1)

    def group(self, title: str, keys: Sequence[str], note: str = "") -> QFormLayout:
        """A plate with a row for each of these preferences, and a sentence below them."""
        box = GroupPlate(title, self)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        follow(form.setVerticalSpacing, SPACE[1])
        follow(form.setHorizontalSpacing, SPACE[3])
        box.body.addLayout(form)
        for key in keys:
            self._add(form, key, box)
        note = " ".join(part for part in (note, self._shared(keys)) if part)
        if note:
            box.body.addWidget(Words(note, "label", "text_soft", box, wrap=True))
        self.column.addWidget(box)
        return form

    def _shared(self, keys: Sequence[str]) -> str:
        """Where several people play here: which of these are the same for all of them."""
        if len(self.preferences.people) < 2 or not keys:
            return ""
        shared = [key for key in keys if key not in (*PERSONAL, "card_percent")]
        if len(shared) == len(keys):
            return self.tr("This is the same for everybody who plays here.")
        if not shared:
            return ""
        what = ", ".join(f"“{label_of(key)}”" for key in shared)
        return self.tr("The same for everybody: {what}.").format(what=what)

    def _add(self, form: QFormLayout, key: str, box: QWidget) -> None:
        self.keys.append(key)
        if key in FLAGS or key == "sound":
            form.addRow(FlagRow(self.preferences, key, box))
        elif key == "card_percent":
            size = SizeRow(self.preferences, box)
            form.addRow(build.buddy_label(label_of("card_size"), size.slider), size)
        else:
            choice = choice_row(self.preferences, key, box)
            label = build.buddy_label(label_of(key), choice)
            if isinstance(choice, SwatchRow):  # the pictures have the whole width
                form.addRow(label)
                form.addRow(choice)
            else:
                form.addRow(label, choice)

    def restore(self) -> None:
        """Make everything on this page as it was at first."""
        known = [key for key in self.keys if key in FLAGS or key in CHOICES]
        self.preferences.restore(known)
        for key in self.keys:
            if key in USUAL:
                hold(self.preferences, key, USUAL[key])


def _tr(text: str) -> str:
    return QCoreApplication.translate("PreferencesPages", text)


PreferencesPage = SettingsPage | KeysPage


@dataclass(frozen=True, slots=True)
class PageSpec:
    """One page of the window.

    Attributes:
        key: its name in the program.
        title: gives its name in the user's words.
        make: builds it.
        icon: beside its name.
        pictured: whether the preview of the table belongs to it.
    """

    key: str
    title: Callable[[], str]
    make: Callable[[Preferences, QWidget], PreferencesPage]
    icon: str
    pictured: bool = False


def _cards(page: SettingsPage) -> None:
    page.group(_tr("Table"), ("theme", "felt", "interface_scale"), _most_of(page))
    page.group(_tr("Cards"), ("card_percent", "back", "jumbo_index", "four_colour"))


def _most_of(page: SettingsPage) -> str:
    """How far the interface grows on this screen, where that is less than could be chosen."""
    screen = page.screen().size()
    most = fitting(LARGEST, screen.width(), screen.height())
    if most == LARGEST:
        return ""
    return _tr("This screen has room for {n} % at most.").format(n=round(100 * most))


def _motion(page: SettingsPage) -> None:
    note = _tr("A click or a key always skips the animation.")
    page.group(_tr("Pace"), ("speed", "pace_pause"), note)
    page.group(_tr("Animations"), ("motion", *_of_group("motion")))


def _sounds(page: SettingsPage) -> None:
    page.group(_tr("All sounds"), ("sound", "volume"))
    page.group(_tr("Sounds to play"), _of_group("sounds"))


def _hand(page: SettingsPage) -> None:
    page.group(_tr("My hand"), ("sort_order", "auto_sort", "mark_new_cards"))
    page.group(
        _tr("Warnings and questions"),
        ("warn_layoff", "warn_gift", "confirm_go_out", "confirm_concede", "confirm_leave_match"),
    )
    note = _tr("Your cut becomes part of the shuffle, so nobody can pick the cards.")
    page.group(_tr("Dealing"), ("own_cut",), note)
    note = _tr("A panel beside the table counts for you. The history tells of it.")
    page.group(_tr("Learning"), ("tips", "counting_aid", "tell_firsts"), note)
    note = _tr("After three quiet minutes the program looks for them in deals of its own.")
    page.group(_tr("Exercises"), ("home_exercises",), note)


def _people(page: SettingsPage) -> None:
    page.group(_tr("Language and reading"), ("language", "announce_events"))
    page.group(_tr("The other players"), ("faces", "remarks", "advice_kept"))
    note = _tr("Used from the next match on.")
    several = len(page.preferences.people) > 1
    if several:
        note += " " + _tr("Who plays here is named under Tools, Players.")
    form = page.group(_tr("Names"), (), note)
    for seat in range(int(several), len(page.preferences.names)):
        name = NameRow(page.preferences, seat, page)
        words = _tr("Player {n}").format(n=seat + 1) if seat else _tr("My name")
        name.setAccessibleName(words)
        form.addRow(build.buddy_label(words, name), name)


def _of_group(group: str) -> tuple[str, ...]:
    return tuple(key for key, flag in FLAGS.items() if flag.group == group)


PAGES: tuple[PageSpec, ...] = (
    PageSpec("cards", lambda: _tr("Table and cards"), partial(SettingsPage, _cards), "cards", True),
    PageSpec("motion", lambda: _tr("Animation and pace"), partial(SettingsPage, _motion), "pace"),
    PageSpec("sounds", lambda: _tr("Sounds"), partial(SettingsPage, _sounds), "sound"),
    PageSpec("hand", lambda: _tr("Hand and warnings"), partial(SettingsPage, _hand), "hand"),
    PageSpec("keys", lambda: _tr("Keys"), KeysPage, "keys"),
    PageSpec(
        "people", lambda: _tr("Language and names"), partial(SettingsPage, _people), "language"
    ),
)
"""Every page of the window."""
