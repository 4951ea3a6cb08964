"""Rows of the preferences: switches, choices as pictures, words or fields, sizes, names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QSlider, QWidget
from shiboken6 import isValid

from canasta_qt.features.match_setup.window.people_form import NAME_LENGTH
from canasta_qt.languages import LANGUAGES
from canasta_qt.library.preferences import (
    CHOICES,
    LARGEST_CARDS,
    SMALLEST_CARDS,
    SPEEDS,
    TELL_CHOICES,
    VOLUMES,
    Preferences,
)
from canasta_qt.library.ways import held, hold
from canasta_qt.ui.parts.pictures import Picture
from canasta_qt.ui.parts.segmented import Segmented, SwitchRow
from canasta_qt.ui.parts.swatches import Swatch, SwatchChoice
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.drawn import back_picture, felt_picture, theme_picture
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.words.people import kept_person, person_name
from canasta_qt.words.sentences import Text, Texts


class _Label(Texts, context="Preferences"):
    THEME = Text("Theme")
    FELT = Text("Cloth")
    INTERFACE_SCALE = Text("Size of text and buttons")
    BACK = Text("Card backs")
    CARD_SIZE = Text("Card size")
    FOUR_COLOUR = Text("Four colours: blue diamonds, green clubs")
    JUMBO_INDEX = Text("Very large numbers and letters on cards")
    MARK_NEW_CARDS = Text("Mark new cards")
    AUTO_SORT = Text("Sort new cards into my hand")
    SORT_ORDER = Text("Sort order")
    WARN_LAYOFF = Text("Warn before I discard a card that fits our melds")
    WARN_GIFT = Text("Warn before a discard that lets opponents take the pile")
    CONFIRM_CONCEDE = Text("Ask before I concede")
    CONFIRM_LEAVE_MATCH = Text("Ask before I leave a match")
    CONFIRM_GO_OUT = Text("Ask before I go out")
    OWN_CUT = Text("Let me cut the cards before a match")
    TIPS = Text("Tips when something happens for the first time")
    COUNTING_AID = Text("Counting aid in new matches")
    TELL_FIRSTS = Text("Announce milestones")
    HOME_EXERCISES = Text("Make more exercises while nobody plays")
    MOTION = Text("Animation")
    SPEED = Text("Speed")
    PACE_PAUSE = Text("Between other players' turns")
    FLY_CARDS = Text("Cards glide to their places")
    STAGGER_DEAL = Text("Cards are dealt one by one")
    FLIP = Text("Cards turn over")
    SHAKE = Text("Cards shake where they may not go")
    SWEEP = Text("The pile is swept up")
    MOMENTS = Text("Great moments are celebrated")
    SOUND = Text("Sounds")
    VOLUME = Text("Volume")
    SOUND_DEAL = Text("Cards are dealt")
    SOUND_DRAW = Text("A card is drawn")
    SOUND_PLACE = Text("Cards are laid down")
    SOUND_SLIDE = Text("Cards are pushed together")
    SOUND_CANASTA = Text("A canasta is complete")
    SOUND_TAKE = Text("The pile is taken")
    SOUND_OPEN = Text("A side opens")
    SOUND_OUT = Text("Somebody goes out")
    STEREO = Text("Each player is heard from their side")
    SOUND_ASK = Text("Somebody asks or answers")
    SOUND_REFUSED = Text("Something cannot be done")
    SOUND_TURN = Text("It is my turn")
    SOUND_WIN = Text("I have won the match")
    LANGUAGE = Text("Language")
    REMARKS = Text("Remarks at the table, theirs and mine")
    FACES = Text("Show the players' faces")
    ANNOUNCE_EVENTS = Text("Tell what happens")
    OWN_VOICE = Text("Speak where no screen reader does")
    VOICE = Text("Voice")
    VOICE_RATE = Text("Rate of speech")
    VOICE_VOLUME = Text("Volume of speech")
    TELL_TURN = Text("My turn, and what I draw")
    TELL_DRAWS = Text("What others draw")
    TELL_PILE = Text("The pile")
    TELL_MELDS = Text("Melds")
    TELL_DISCARDS = Text("Discards")
    TELL_SCORE = Text("Scores")
    TELL_WARNINGS = Text("Warnings")
    TELL_REMARKS = Text("Remarks")
    ADVICE_KEPT = Text("Save the bots' reasoning for review")


class _ValueName(Texts, context="Preferences"):
    THEME_EVENING = Text("Evening")
    THEME_LIGHT = Text("Light")
    THEME_DARK = Text("Dark")
    THEME_HIGH_CONTRAST = Text("High contrast")
    THEME_SYSTEM = Text("Follow the system")
    FELT_THEME = Text("Match the theme")
    FELT_GREEN = Text("Green")
    FELT_BLUE = Text("Blue")
    FELT_BURGUNDY = Text("Burgundy")
    FELT_WALNUT = Text("Walnut")
    FELT_SLATE = Text("Slate")
    INTERFACE_SCALE_SCREEN = Text("Fits the screen")
    BACK_CLASSIC = Text("Classic, wine red")
    BACK_BLUE = Text("Classic, blue")
    BACK_GREEN = Text("Classic, green")
    BACK_WEAVE = Text("Woven")
    BACK_PLAIN = Text("Plain")
    SORT_ORDER_RANK_UP = Text("Low cards first")
    SORT_ORDER_RANK_DOWN = Text("High cards first")
    SORT_ORDER_WILDS_LEFT = Text("Wild cards on the left")
    SORT_ORDER_WILDS_RIGHT = Text("Wild cards on the right")
    MOTION_SYSTEM = Text("Follow the system")
    MOTION_FULL = Text("As set below")
    MOTION_REDUCED = Text("Off: cards move at once")
    SPEED_SLOW = Text("Slow")
    SPEED_NORMAL = Text("Normal")
    SPEED_FAST = Text("Fast")
    SPEED_OFF = Text("Off: show everything at once")
    PACE_PAUSE_NONE = Text("No pause")
    PACE_PAUSE_SHORT = Text("A short pause")
    PACE_PAUSE_LONG = Text("A long pause")
    PACE_PAUSE_CLICK = Text("Wait until I press Continue")
    VOLUME_QUIET = Text("Quiet")
    VOLUME_NORMAL = Text("Normal")
    VOLUME_LOUD = Text("Loud")
    LANGUAGE_SYSTEM = Text("Follow the system")
    VOICE_RATE_SLOW = Text("Slow")
    VOICE_RATE_NORMAL = Text("Normal")
    VOICE_RATE_FAST = Text("Fast")
    VOICE_RATE_FASTEST = Text("Very fast")
    VOICE_VOLUME_QUIET = Text("Quiet")
    VOICE_VOLUME_NORMAL = Text("Normal")
    VOICE_VOLUME_LOUD = Text("Loud")
    TELL_LONG = Text("At length")
    TELL_SHORT = Text("In short")
    TELL_OFF = Text("Off")


def label_of(key: str) -> str:
    return _Label.of(key)()


def value_name(key: str, value: str) -> str:
    """What one of the words of a choice is called."""
    if key == "language" and value in LANGUAGES:
        return LANGUAGES[value]  # they call themselves by their own names everywhere
    if key == "interface_scale" and value.isdecimal():
        return QCoreApplication.translate("SizeRow", "{n} %").format(n=value)
    return _ValueName.of("tell" if key in TELL_CHOICES else key, value)()


NAMED = {"speed": tuple(SPEEDS), "volume": tuple(VOLUMES)}
"""Properties of the preferences that are one of several words, and those words."""


def values_of(key: str) -> Sequence[str]:
    return NAMED.get(key) or CHOICES[key].values


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
