"""Rows of the preferences: switches, choices as pictures, words or fields, sizes, names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QSlider, QWidget
from shiboken6 import isValid

from canasta_qt.features.preferences.window.names import label_of, value_name
from canasta_qt.library.preferences import (
    CHOICES,
    FLAGS,
    LARGEST_CARDS,
    SMALLEST_CARDS,
    SPEEDS,
    VOLUMES,
    Preferences,
)
from canasta_qt.ui.parts.pictures import Picture
from canasta_qt.ui.parts.segmented import Segmented
from canasta_qt.ui.parts.swatches import Swatch, SwatchChoice
from canasta_qt.ui.parts.switches import SwitchRow
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.drawn import back_picture, felt_picture, theme_picture
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.words.people import kept_person, person_name

NAMED = {"speed": tuple(SPEEDS), "volume": tuple(VOLUMES)}
"""Properties of the preferences that are one of several words, and those words."""


def values_of(key: str) -> Sequence[str]:
    """The words among which one is chosen."""
    return NAMED.get(key) or CHOICES[key].values


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


def show_held(
    preferences: Preferences, key: str, row: QWidget, show: Callable[[Any], object]
) -> None:
    """Let a row show what is held now, and whatever is held later while it is there."""

    def changed(what: str) -> None:
        if what == key and isValid(row):
            show(held(preferences, key))

    show(held(preferences, key))
    following = preferences.changed.connect(changed)
    row.destroyed.connect(lambda: QObject.disconnect(following))


SIZE_STEP, SIZE_PAGE = 1, 5
"""Per cent by an arrow key, and by a page key."""

_LEAST: Final = 120
"""Pixels of a field that has no room for its words."""

NAME_LENGTH = 16
"""Longer names would not fit the plates on the table."""


class FlagRow(SwitchRow):
    """A switch of `FLAGS`, or whether sounds are played at all."""

    def __init__(self, preferences: Preferences, key: str, parent: QWidget) -> None:
        super().__init__(label_of(key), parent)
        self.setObjectName(key)
        show_held(preferences, key, self, self.setChecked)
        self.toggled.connect(lambda on: hold(preferences, key, on))


class ChoiceRow(QComboBox):
    """One of several words, in a field that drops down."""

    def __init__(self, preferences: Preferences, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(key)
        self.setAccessibleName(label_of(key))
        follow(self.setMinimumWidth, _LEAST)
        build.offer(self, ((value, value_name(key, value)) for value in values_of(key)))
        show_held(preferences, key, self, lambda value: self.setCurrentIndex(self.findData(value)))
        self.currentIndexChanged.connect(lambda: hold(preferences, key, self.currentData()))


class SegmentedRow(Segmented):
    """One of two to five words that stand beside one another."""

    def __init__(self, preferences: Preferences, key: str, parent: QWidget) -> None:
        offered = [(value, value_name(key, value)) for value in values_of(key)]
        super().__init__(offered, label_of(key), parent)
        for segment in self.segments:
            segment.setObjectName(key)
        show_held(preferences, key, self, self.set_value)
        self.chosen.connect(lambda value: hold(preferences, key, value))


class SwatchRow(SwatchChoice):
    """One of several pictures: themes, cloths, backs of cards."""

    def __init__(self, preferences: Preferences, key: str, parent: QWidget) -> None:
        draw, ratio = PICTURED[key]
        swatches = [Swatch(value, value_name(key, value), draw(value)) for value in values_of(key)]
        super().__init__(swatches, label_of(key), parent, ratio=ratio)
        for button in self.buttons.values():
            button.setObjectName(key)
        show_held(preferences, key, self, self.set_value)
        self.chosen.connect(lambda value: hold(preferences, key, value))


PICTURED: Final[dict[str, tuple[Callable[[str], Picture], float]]] = {
    "theme": (theme_picture, 0.66),
    "felt": (felt_picture, 0.66),
    "back": (back_picture, CARD_RATIO),
}
"""Choices that are pictures: who draws a value, and height by width."""

FEW: Final = 5
_BESIDE: Final = 440
_SHARE: Final = 0.48
"""So many words at most stand beside one another, on so many pixels, on that share of a screen."""


def choice_row(preferences: Preferences, key: str, parent: QWidget) -> QWidget:
    """A choice as pictures, as words beside one another where they fit, else as a field."""
    if key in PICTURED:
        return SwatchRow(preferences, key, parent)
    if len(values_of(key)) > FEW:
        return ChoiceRow(preferences, key, parent)
    segmented = SegmentedRow(preferences, key, parent)
    room = min(px(_BESIDE), _SHARE * parent.screen().availableGeometry().width())
    if segmented.sizeHint().width() <= room:
        return segmented
    segmented.deleteLater()
    segmented.setParent(None)
    return ChoiceRow(preferences, key, parent)


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
