"""The pages of the preferences, in order: groups of rows, a button that restores the usual.

A row is one line of the preferences: what it is called, what holds, how it is changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QLineEdit,
    QSlider,
    QWidget,
)

from canasta_qt.dialogs.preferences.keys_page import KeysPage
from canasta_qt.dialogs.widgets import build
from canasta_qt.languages import LANGUAGES
from canasta_qt.library.preferences import (
    CHOICES,
    FLAGS,
    LARGEST_CARDS,
    SMALLEST_CARDS,
    SPEEDS,
    VOLUMES,
    Preferences,
)
from canasta_qt.table.plain_text import PlainLabel
from canasta_qt.words.people import kept_person, person_name
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP

CONTEXT: Final = "Preferences"

_LABELS: Final[Mapping[str, str]] = {
    "theme": QT_TRANSLATE_NOOP("Preferences", "Theme"),
    "felt": QT_TRANSLATE_NOOP("Preferences", "Cloth"),
    "interface_scale": QT_TRANSLATE_NOOP("Preferences", "Size of text and buttons"),
    "back": QT_TRANSLATE_NOOP("Preferences", "Card backs"),
    "card_size": QT_TRANSLATE_NOOP("Preferences", "Card size"),
    "four_colour": QT_TRANSLATE_NOOP("Preferences", "Four colours: blue diamonds, green clubs"),
    "jumbo_index": QT_TRANSLATE_NOOP("Preferences", "Very large numbers and letters on cards"),
    "mark_new_cards": QT_TRANSLATE_NOOP("Preferences", "Mark new cards"),
    "auto_sort": QT_TRANSLATE_NOOP("Preferences", "Sort new cards into my hand"),
    "sort_order": QT_TRANSLATE_NOOP("Preferences", "Sort order"),
    "warn_layoff": QT_TRANSLATE_NOOP(
        "Preferences", "Warn before I discard a card that fits our melds"
    ),
    "warn_gift": QT_TRANSLATE_NOOP(
        "Preferences", "Warn before a discard that lets opponents take the pile"
    ),
    "confirm_concede": QT_TRANSLATE_NOOP("Preferences", "Ask before I concede"),
    "confirm_leave_match": QT_TRANSLATE_NOOP("Preferences", "Ask before I leave a match"),
    "confirm_go_out": QT_TRANSLATE_NOOP("Preferences", "Ask before I go out"),
    "own_cut": QT_TRANSLATE_NOOP("Preferences", "Let me cut the cards before a match"),
    "motion": QT_TRANSLATE_NOOP("Preferences", "Animation"),
    "speed": QT_TRANSLATE_NOOP("Preferences", "Speed"),
    "pace_pause": QT_TRANSLATE_NOOP("Preferences", "Between other players' turns"),
    "fly_cards": QT_TRANSLATE_NOOP("Preferences", "Cards glide to their places"),
    "stagger_deal": QT_TRANSLATE_NOOP("Preferences", "Cards are dealt one by one"),
    "flip": QT_TRANSLATE_NOOP("Preferences", "Cards turn over"),
    "shake": QT_TRANSLATE_NOOP("Preferences", "Cards shake where they may not go"),
    "sweep": QT_TRANSLATE_NOOP("Preferences", "The pile is swept up"),
    "moments": QT_TRANSLATE_NOOP("Preferences", "Great moments are celebrated"),
    "sound": QT_TRANSLATE_NOOP("Preferences", "Sounds"),
    "volume": QT_TRANSLATE_NOOP("Preferences", "Volume"),
    "sound_deal": QT_TRANSLATE_NOOP("Preferences", "Cards are dealt"),
    "sound_draw": QT_TRANSLATE_NOOP("Preferences", "A card is drawn"),
    "sound_place": QT_TRANSLATE_NOOP("Preferences", "Cards are laid down"),
    "sound_slide": QT_TRANSLATE_NOOP("Preferences", "Cards are pushed together"),
    "sound_canasta": QT_TRANSLATE_NOOP("Preferences", "A canasta is complete"),
    "sound_take": QT_TRANSLATE_NOOP("Preferences", "The pile is taken"),
    "sound_open": QT_TRANSLATE_NOOP("Preferences", "A side opens"),
    "sound_out": QT_TRANSLATE_NOOP("Preferences", "Somebody goes out"),
    "sound_turn": QT_TRANSLATE_NOOP("Preferences", "It is my turn"),
    "sound_win": QT_TRANSLATE_NOOP("Preferences", "I have won the match"),
    "language": QT_TRANSLATE_NOOP("Preferences", "Language"),
    "remarks": QT_TRANSLATE_NOOP("Preferences", "Bots chat now and then"),
    "faces": QT_TRANSLATE_NOOP("Preferences", "Show the players' faces"),
    "announce_events": QT_TRANSLATE_NOOP("Preferences", "Announce events to screen readers"),
    "advice_kept": QT_TRANSLATE_NOOP("Preferences", "Save the bots' reasoning for review"),
}

_VALUES: Final[Mapping[tuple[str, str], str]] = {
    ("theme", "evening"): QT_TRANSLATE_NOOP("Preferences", "Evening"),
    ("theme", "light"): QT_TRANSLATE_NOOP("Preferences", "Light"),
    ("theme", "dark"): QT_TRANSLATE_NOOP("Preferences", "Dark"),
    ("theme", "high_contrast"): QT_TRANSLATE_NOOP("Preferences", "High contrast"),
    ("theme", "system"): QT_TRANSLATE_NOOP("Preferences", "Follow the system"),
    ("felt", "theme"): QT_TRANSLATE_NOOP("Preferences", "Match the theme"),
    ("felt", "green"): QT_TRANSLATE_NOOP("Preferences", "Green"),
    ("felt", "blue"): QT_TRANSLATE_NOOP("Preferences", "Blue"),
    ("felt", "burgundy"): QT_TRANSLATE_NOOP("Preferences", "Burgundy"),
    ("felt", "walnut"): QT_TRANSLATE_NOOP("Preferences", "Walnut"),
    ("felt", "slate"): QT_TRANSLATE_NOOP("Preferences", "Slate"),
    ("back", "classic"): QT_TRANSLATE_NOOP("Preferences", "Classic, wine red"),
    ("back", "blue"): QT_TRANSLATE_NOOP("Preferences", "Classic, blue"),
    ("back", "green"): QT_TRANSLATE_NOOP("Preferences", "Classic, green"),
    ("back", "weave"): QT_TRANSLATE_NOOP("Preferences", "Woven"),
    ("back", "plain"): QT_TRANSLATE_NOOP("Preferences", "Plain"),
    ("sort_order", "rank_up"): QT_TRANSLATE_NOOP("Preferences", "Low cards first"),
    ("sort_order", "rank_down"): QT_TRANSLATE_NOOP("Preferences", "High cards first"),
    ("sort_order", "wilds_left"): QT_TRANSLATE_NOOP("Preferences", "Wild cards on the left"),
    ("sort_order", "wilds_right"): QT_TRANSLATE_NOOP("Preferences", "Wild cards on the right"),
    ("motion", "system"): QT_TRANSLATE_NOOP("Preferences", "Follow the system"),
    ("motion", "full"): QT_TRANSLATE_NOOP("Preferences", "As set below"),
    ("motion", "reduced"): QT_TRANSLATE_NOOP("Preferences", "Off: cards move at once"),
    ("speed", "slow"): QT_TRANSLATE_NOOP("Preferences", "Slow"),
    ("speed", "normal"): QT_TRANSLATE_NOOP("Preferences", "Normal"),
    ("speed", "fast"): QT_TRANSLATE_NOOP("Preferences", "Fast"),
    ("speed", "off"): QT_TRANSLATE_NOOP("Preferences", "Off: show everything at once"),
    ("pace_pause", "none"): QT_TRANSLATE_NOOP("Preferences", "No pause"),
    ("pace_pause", "short"): QT_TRANSLATE_NOOP("Preferences", "A short pause"),
    ("pace_pause", "long"): QT_TRANSLATE_NOOP("Preferences", "A long pause"),
    ("pace_pause", "click"): QT_TRANSLATE_NOOP("Preferences", "Wait until I press Continue"),
    ("volume", "quiet"): QT_TRANSLATE_NOOP("Preferences", "Quiet"),
    ("volume", "normal"): QT_TRANSLATE_NOOP("Preferences", "Normal"),
    ("volume", "loud"): QT_TRANSLATE_NOOP("Preferences", "Loud"),
    ("language", "system"): QT_TRANSLATE_NOOP("Preferences", "Follow the system"),
}


def label_of(key: str) -> str:
    """What a preference is called."""
    return QCoreApplication.translate(CONTEXT, _LABELS[key])


def value_name(key: str, value: str) -> str:
    """What one of the words of a choice is called."""
    if key == "language" and value in LANGUAGES:
        return LANGUAGES[value]  # they call themselves by their own names everywhere
    if key == "interface_scale":
        return QCoreApplication.translate("SizeRow", "{n} %").format(n=value)
    return QCoreApplication.translate(CONTEXT, _VALUES[key, value])


NAMED = {"speed": tuple(SPEEDS), "volume": tuple(VOLUMES)}
"""Properties of the preferences that are one of several words, and those words."""


def held(preferences: Preferences, key: str) -> Any:
    """What a switch, a choice or a property of the preferences is now."""
    if key in FLAGS:
        return preferences.flag(key)
    return preferences.chosen(key) if key in CHOICES else getattr(preferences, key)


def hold(preferences: Preferences, key: str, value: Any) -> None:
    """Change a switch, a choice or a property of the preferences."""
    if key in FLAGS:
        preferences.set_flag(key, value)
    elif key in CHOICES:
        preferences.choose(key, value)
    else:
        setattr(preferences, key, value)


SIZE_STEP, SIZE_PAGE = 1, 5
"""Per cent by an arrow key, and by a page key."""

NAME_LENGTH = 16
"""Longer names would not fit the plates on the table."""


class FlagRow(QCheckBox):
    """A switch of `FLAGS`, or whether sounds are played at all."""

    def __init__(self, preferences: Preferences, key: str, parent: QWidget) -> None:
        super().__init__(label_of(key), parent)
        self._preferences, self._key = preferences, key
        self.setObjectName(key)
        self.setChecked(held(preferences, key))
        self.toggled.connect(lambda on: hold(preferences, key, on))
        preferences.changed.connect(self._follow)

    def _follow(self, what: str) -> None:
        if what == self._key:
            self.setChecked(held(self._preferences, self._key))


class ChoiceRow(QComboBox):
    """One of several words: a row of `CHOICES`, or one of the properties in `NAMED`."""

    def __init__(self, preferences: Preferences, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences, self._key = preferences, key
        self.setObjectName(key)
        self.setAccessibleName(label_of(key))
        values = NAMED.get(key) or CHOICES[key].values
        build.offer(self, ((value, value_name(key, value)) for value in values))
        self._follow(key)
        self.currentIndexChanged.connect(lambda: hold(preferences, key, self.currentData()))
        preferences.changed.connect(self._follow)

    def _follow(self, what: str) -> None:
        if what == self._key:
            self.setCurrentIndex(self.findData(held(self._preferences, self._key)))


class SizeRow(QWidget):
    """The size of the cards: a slider, with the per cent beside it."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("card_size")
        self.slider.setAccessibleName(label_of("card_size"))
        self.slider.setRange(SMALLEST_CARDS, LARGEST_CARDS)
        self.slider.setSingleStep(SIZE_STEP)
        self.slider.setPageStep(SIZE_PAGE)
        self._words = PlainLabel(parent=self)
        build.row((self.slider, 1), self._words, of=self, margins=0)
        self._follow("card_size")
        self.slider.valueChanged.connect(lambda now: hold(preferences, "card_percent", now))
        preferences.changed.connect(self._follow)

    def _follow(self, what: str) -> None:
        if what == "card_size":
            percent = self._preferences.card_percent
            self.slider.setValue(percent)
            self._words.setText(self.tr("{n} %").format(n=percent))


class NameRow(QLineEdit):
    """The name at one seat; it is taken when the field is left."""

    def __init__(self, preferences: Preferences, seat: int, parent: QWidget) -> None:
        """`seat` 0 is the player's own."""
        super().__init__(person_name(preferences.names[seat]), parent)
        self._preferences, self._seat = preferences, seat
        self.setMaxLength(NAME_LENGTH)
        self.editingFinished.connect(self._take)
        preferences.changed.connect(self._follow)

    def _take(self) -> None:
        names = list(self._preferences.names)
        names[self._seat] = kept_person(self.text().strip())
        self._preferences.names = tuple(names)
        self._follow("names")

    def _follow(self, what: str) -> None:
        if what in ("names", "choice"):
            self.setText(person_name(self._preferences.names[self._seat]))


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
        tip = self.tr("Restore the defaults of this page")
        restore = self.tr("&Restore defaults")
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
    page.group(_tr("Table"), ("theme", "felt", "interface_scale"))
    page.group(_tr("Cards"), ("card_percent", "back", "jumbo_index", "four_colour"))


def _motion(page: Page) -> None:
    note = _tr("A click or a key always skips the animation.")
    page.group(_tr("Pace"), ("speed", "pace_pause"), note)
    page.group(_tr("Animations"), ("motion", *_of_group("motion")))


def _sounds(page: Page) -> None:
    page.group(_tr("All sounds"), ("sound", "volume"))
    page.group(_tr("Sounds to play"), _of_group("sounds"))


def _hand(page: Page) -> None:
    page.group(_tr("My hand"), ("sort_order", "auto_sort", "mark_new_cards"))
    page.group(
        _tr("Warnings and questions"),
        ("warn_layoff", "warn_gift", "confirm_go_out", "confirm_concede", "confirm_leave_match"),
    )
    note = _tr("Your cut becomes part of the shuffle, so nobody can pick the cards.")
    page.group(_tr("Dealing"), ("own_cut",), note)


def _people(page: Page) -> None:
    page.group(_tr("Language and reading"), ("language", "announce_events"))
    page.group(_tr("The other players"), ("faces", "remarks", "advice_kept"))
    note = _tr("Used from the next match on.")
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
    PageSpec("motion", lambda: _tr("Animation and pace"), partial(Page, _motion)),
    PageSpec("sounds", lambda: _tr("Sounds"), partial(Page, _sounds)),
    PageSpec("hand", lambda: _tr("Hand and warnings"), partial(Page, _hand)),
    PageSpec("keys", lambda: _tr("Keys"), KeysPage),
    PageSpec("people", lambda: _tr("Language and names"), partial(Page, _people)),
)
"""Every page of the window."""
