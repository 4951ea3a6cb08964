"""One line of the preferences each: shows what holds, changes it at once, follows the changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QSlider, QWidget

from canasta_qt.controller.messages.names import kept_person, person_name
from canasta_qt.controller.preferences import (
    CHOICES,
    LARGEST_CARDS,
    SMALLEST_CARDS,
    SPEEDS,
    VOLUMES,
)
from canasta_qt.dialogs.preferences.words import label_of, value_name

if TYPE_CHECKING:
    from canasta_qt.controller.preferences import Preferences

NAMED = {"speed": tuple(SPEEDS), "volume": tuple(VOLUMES)}
"""Properties of the preferences that are one of several words, and those words."""

SIZE_STEP, SIZE_PAGE = 1, 5
"""Per cent by an arrow key, and by a page key."""

NAME_LENGTH = 16
"""Longer names would not fit the plates on the table."""


class FlagRow(QCheckBox):
    """A switch of `FLAGS`."""

    def __init__(self, preferences: Preferences, key: str, parent: QWidget | None = None) -> None:
        super().__init__(label_of(key), parent)
        self._preferences, self._key = preferences, key
        self.setObjectName(key)
        self.setChecked(preferences.flag(key))
        self.toggled.connect(lambda on: preferences.set_flag(key, on))
        preferences.changed.connect(self._follow)

    def _follow(self, what: str) -> None:
        if what == self._key:
            self.setChecked(self._preferences.flag(self._key))


class SoundRow(QCheckBox):
    """Whether sounds are played at all."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(label_of("sound"), parent)
        self._preferences = preferences
        self.setObjectName("sound")
        self.setChecked(preferences.sound)
        self.toggled.connect(self._switch)
        preferences.changed.connect(self._follow)

    def _switch(self, on: bool) -> None:
        self._preferences.sound = on

    def _follow(self, what: str) -> None:
        if what == "sound":
            self.setChecked(self._preferences.sound)


class ChoiceRow(QComboBox):
    """One of several words: a row of `CHOICES`, or one of the properties in `NAMED`."""

    def __init__(self, preferences: Preferences, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences, self._key = preferences, key
        self.setObjectName(key)
        self.setAccessibleName(label_of(key))
        for value in NAMED.get(key) or CHOICES[key].values:
            self.addItem(value_name(key, value), value)
        self._show()
        self.currentIndexChanged.connect(self._choose)
        preferences.changed.connect(self._follow)

    def _show(self) -> None:
        key = self._key
        value = getattr(self._preferences, key) if key in NAMED else self._preferences.chosen(key)
        self.setCurrentIndex(self.findData(value))

    def _choose(self) -> None:
        if self._key in NAMED:
            setattr(self._preferences, self._key, self.currentData())
        else:
            self._preferences.choose(self._key, self.currentData())

    def _follow(self, what: str) -> None:
        if what == self._key:
            self._show()


class SizeRow(QWidget):
    """The size of the cards: a slider, with the per cent beside it."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("card_size")
        self.slider.setAccessibleName(label_of("card_size"))
        self.slider.setRange(SMALLEST_CARDS, LARGEST_CARDS)
        self.slider.setSingleStep(SIZE_STEP)
        self.slider.setPageStep(SIZE_PAGE)
        self._words = QLabel(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.slider, 1)
        line.addWidget(self._words)
        self._follow("card_size")
        self.slider.valueChanged.connect(self._choose)
        preferences.changed.connect(self._follow)

    def _choose(self, percent: int) -> None:
        self._preferences.card_percent = percent

    def _follow(self, what: str) -> None:
        if what == "card_size":
            percent = self._preferences.card_percent
            self.slider.setValue(percent)
            self._words.setText(self.tr("{n} %").format(n=percent))


class NameRow(QLineEdit):
    """The name at one seat; it is taken when the field is left."""

    def __init__(self, preferences: Preferences, seat: int, parent: QWidget | None = None) -> None:
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
