"""The pages of the preferences, in order: plates of rows, and a button that restores the usual."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFormLayout,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from canasta_qt.features.preferences.window.rows import (
    FlagRow,
    NameRow,
    SizeRow,
    SwatchRow,
    choice_row,
    label_of,
)
from canasta_qt.features.preferences.window.voice_row import VoiceRow
from canasta_qt.library.preferences import (
    BRIEF,
    CHOICES,
    FLAGS,
    TELL_CHOICES,
    KeyMap,
    Preferences,
)
from canasta_qt.library.profiles import PERSONAL
from canasta_qt.library.ways import hold
from canasta_qt.ui.parts.figures import GroupPlate
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import LARGEST, fitting
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.standard import bold, key_name, key_names
from canasta_qt.words.keys import BY_ID, COMMANDS, RESERVED, Group

_ID = Qt.ItemDataRole.UserRole


class KeysPage(QWidget):
    """All commands with their keys; a key that means something else is shown before it is moved."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys = KeyMap(preferences, self)
        self.tree = QTreeWidget(self)
        self.field = QKeySequenceEdit(self)
        self.told = build.label("", self)
        self.give_button = build.button("", self, self._give)
        self.clear_button = build.button(self.tr("&No key"), self, self._clear)
        self.reset_button = build.button(self.tr("Re&store default"), self, self._reset)
        self.restore_button = build.button(self.tr("&Restore defaults"), self, self.keys.reset_all)
        self._lay_out()
        self._fill()
        self._connect()
        self.tree.setCurrentItem(self._items[COMMANDS[0].id])

    def _lay_out(self) -> None:
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("Command"), self.tr("Keys")])
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setAccessibleName(self.tr("Commands and their keys"))
        build.widen_first(self.tree.header())
        build.ring_focus(self.tree)
        self.field.setMaximumSequenceLength(1)
        for part in (self.field, *self.field.findChildren(QLineEdit)):
            part.setAccessibleName(self.tr("New key"))
        follow(self.told.setMinimumHeight, 40)  # two lines
        label = build.buddy_label(self.tr("&Press a key:"), self.field)
        edit = build.row(label, (self.field, 1), self.give_button)
        ways_back = build.row((self.told, 1), self.clear_button, self.reset_button)
        build.column((self.tree, 1), edit, ways_back, of=self, margins=0)

    def _connect(self) -> None:
        self.tree.currentItemChanged.connect(self._chosen)
        self.tree.itemActivated.connect(lambda *_: self.field.setFocus())
        self.field.keySequenceChanged.connect(self._look)
        self.keys.changed.connect(self._refresh)

    def _fill(self) -> None:
        self._items: dict[str, QTreeWidgetItem] = {}
        for group in Group:
            rows = [command for command in COMMANDS if command.group is group]
            if not rows:
                continue
            head = QTreeWidgetItem(self.tree, [group.title])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            head.setFont(0, bold(head.font(0)))
            for command in rows:
                item = QTreeWidgetItem(head, [command.words])
                item.setData(0, _ID, command.id)
                self._items[command.id] = item
        self.tree.expandAll()
        self._show_keys()

    def _show_keys(self) -> None:
        for command, item in self._items.items():
            names = key_names(self.keys.keys(command))
            item.setText(1, names)
            own = self.keys.is_own(command)
            font = item.font(1)
            font.setItalic(own)
            item.setFont(1, font)
            words = names or self.tr("no key")
            item.setData(1, Qt.ItemDataRole.AccessibleTextRole, words)
            item.setToolTip(1, self.tr("Changed by you") if own else "")

    @property
    def command(self) -> str:
        item = self.tree.currentItem()
        return (item.data(0, _ID) if item is not None else None) or COMMANDS[0].id

    @property
    def key(self) -> str:
        """The key that was pressed in the field; empty for none."""
        return self.field.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def _chosen(self) -> None:
        with QSignalBlocker(self.field):
            self.field.clear()
        self._look()

    def _look(self) -> None:
        key, command = self.key, self.command
        owner = self.keys.owner(key) if key else None
        taken = owner is not None and owner != command
        self.give_button.setText(self.tr("&Take key") if taken else self.tr("&Use key"))
        self.give_button.setEnabled(bool(key) and key not in RESERVED and owner != command)
        self.clear_button.setEnabled(bool(self.keys.keys(command)))
        self.reset_button.setEnabled(self.keys.is_own(command))
        self.told.setText(self._says(key, owner))

    def _says(self, key: str, owner: str | None) -> str:
        if not key:
            return self.tr("Choose a command and press another key for it.")
        other = BY_ID[owner].words if owner is not None else ""
        if key in RESERVED:
            text = self.tr("{key} moves around the table or selects; it cannot be changed.")
        elif owner is None:
            text = self.tr("{key} is free.")
        elif owner == self.command:
            text = self.tr("{key} does this already.")
        else:
            text = self.tr("{key} now means “{other}”. If you take it, that command loses it.")
        return text.format(key=key_name(key), other=other)

    def _give(self) -> None:
        self.tree.setFocus()  # a button at rest hands the focus on, here to one that takes keys
        self.keys.give(self.command, self.key)

    def _clear(self) -> None:
        self.tree.setFocus()
        self.keys.clear(self.command)

    def _reset(self) -> None:
        self.tree.setFocus()
        self.keys.reset(self.command)

    def _refresh(self) -> None:
        self._show_keys()
        self._chosen()


USUAL = {"speed": "normal", "volume": "normal", "sound": True, "card_percent": 100}
"""What the properties usually are that are neither switches nor choices."""


class SettingsPage(QWidget):
    """A column of plates that scrolls; `keys` is everything it changes, in order."""

    def __init__(
        self, fill: Callable[[SettingsPage], None], preferences: Preferences, parent: QWidget
    ) -> None:
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
    """One page of the window; `pictured`: the preview of the table belongs to it."""

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
    page.group(_tr("All sounds"), ("sound", "volume", "stereo"))
    page.group(_tr("Sounds to play"), _of_group("sounds"))


def _speech(page: SettingsPage) -> None:
    note = _tr("A screen reader is never spoken over. Any key stops the voice.")
    form = page.group(_tr("Own voice"), ("own_voice", "voice_rate", "voice_volume"), note)
    voice = VoiceRow(page.preferences, page)
    form.addRow(build.buddy_label(label_of("voice"), voice.choice), voice)
    form = page.group(_tr("What is told"), ("announce_events", *TELL_CHOICES))
    brief = build.button(_tr("&Brief"), page, partial(tell_as, page.preferences, BRIEF))
    whole = build.button(_tr("E&verything"), page, partial(tell_as, page.preferences, {}))
    form.addRow(build.row(brief, whole, 1))


def tell_as(preferences: Preferences, forms: Mapping[str, str]) -> None:
    """Tell each kind in this form, and at length what is not named."""
    for key in TELL_CHOICES:
        preferences.choose(key, forms.get(key, "long"))


def _hand(page: SettingsPage) -> None:
    page.group(_tr("My hand"), ("sort_order", "auto_sort", "mark_new_cards"))
    page.group(
        _tr("Warnings and questions"),
        ("warn_layoff", "warn_gift", "confirm_go_out", "confirm_concede", "confirm_leave_match"),
    )
    note = _tr("Your cut becomes part of the shuffle, so nobody can pick the cards.")
    page.group(_tr("Dealing"), ("own_cut",), note)
    note = _tr("A panel beside the table counts for you. The history notes it.")
    page.group(_tr("Learning"), ("tips", "counting_aid", "tell_firsts"), note)
    note = _tr("After three quiet minutes the program looks for them in deals of its own.")
    page.group(_tr("Exercises"), ("home_exercises",), note)


def _people(page: SettingsPage) -> None:
    page.group(_tr("Language"), ("language",))
    page.group(_tr("The other players"), ("faces", "remarks", "advice_kept"))
    note = _tr("Used from the next match on.")
    several = len(page.preferences.people) > 1
    if several:
        note += " " + _tr("Name who plays here under Tools, Players.")
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
    PageSpec("speech", lambda: _tr("Speech"), partial(SettingsPage, _speech), "text"),
    PageSpec("hand", lambda: _tr("Hand and warnings"), partial(SettingsPage, _hand), "hand"),
    PageSpec("keys", lambda: _tr("Keys"), KeysPage, "keys"),
    PageSpec(
        "people", lambda: _tr("Language and names"), partial(SettingsPage, _people), "language"
    ),
)
