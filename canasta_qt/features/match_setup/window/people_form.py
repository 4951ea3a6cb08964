"""Who plays: a name for each seat, how well the others play, perhaps the number of the deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QWidget,
)

from canasta_qt.features.match_setup.window.game_finder import chair, wears_marks
from canasta_qt.features.match_setup.words import short_level
from canasta_qt.library.games import ListedGame
from canasta_qt.library.language import resources_folder
from canasta_qt.library.match_setup import MatchChoice, names_at
from canasta_qt.players.levels import PERSONALITIES, Style, style_of
from canasta_qt.record.log import HUMAN
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SIZE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.charts import SideMark
from canasta_qt.ui.widgets.plain_text import PlainLabel, tip_lines
from canasta_qt.view_model.people import (
    PEOPLE,
    PORTRAITS,
    YOU,
    has_portrait,
    is_numbered,
    numbered_person,
    portraits_of,
)
from canasta_qt.words import people
from canasta_qt.words.people import person_name


class KnownPeople(QToolButton):
    """Lets a person be chosen who has played here; `chosen` is the name as it is kept."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._portraits = Portraits(resources_folder())
        self.names: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setAutoRaise(True)
        self.setToolTip(self.tr("Choose somebody who has played here"))
        wear(self, "people")
        self.setMenu(QMenu(self))

    def offer(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        menu = self.menu()
        menu.clear()
        for name, face in zip(names, portraits_of(names), strict=True):
            icon = face_icon(self._portraits, face, self.devicePixelRatioF())
            action = menu.addAction(icon, person_name(name).replace("&", "&&"))
            action.setToolTip(tip_lines(person_name(name)))
            action.triggered.connect(partial(self.chosen.emit, name))

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, px(SIDE)))


SIDE: Final = 30
"""Pixels of a face on the button and in the list."""


class FacePicker(QToolButton):
    """Shows a face and lets another be chosen; `chosen` is the file stem of the portrait."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._portraits = Portraits(resources_folder())
        self.face = ""
        follow(self.setIconSize, QSize(SIDE, SIDE))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setAutoRaise(True)
        self.setToolTip(self.tr("Choose a face"))
        menu = QMenu(self)
        for number, face in enumerate(PORTRAITS, 1):
            action = menu.addAction(self.tr("Face {n}").format(n=number))
            action.triggered.connect(partial(self.chosen.emit, face))
        self.setMenu(menu)
        follow(self._draw)

    def show_face(self, face: str, name: str) -> None:
        self.face = face
        self.setIcon(self._icon(face))
        self.setAccessibleName(self.tr("Face of {name}").format(name=name))

    def _draw(self) -> None:
        for action, face in zip(self.menu().actions(), PORTRAITS, strict=True):
            action.setIcon(self._icon(face))
        if self.face:
            self.setIcon(self._icon(self.face))

    def _icon(self, face: str) -> QIcon:
        return face_icon(self._portraits, face, self.devicePixelRatioF())


def face_icon(portraits: Portraits, face: str, ratio: float) -> QIcon:
    """A portrait by its file stem, for a screen with so many pixels to a point."""
    picture = portraits.picture(face, round(px(SIDE) * ratio)) or QPixmap()
    picture.setDevicePixelRatio(ratio)
    return QIcon(picture)


SHORTEST, TEMPER = 9, 13
"""Letters of a choice, and of one of tempers, that are always seen; with more room all are."""

LEAST_NAME: Final = 90
"""Pixels of a name that are always seen, at a scale of 100 %."""


def level_box(levels: Iterable[str], parent: QWidget) -> QComboBox:
    """The levels to choose from, each with its sentence as a hint."""
    return _choice(levels, people.level_name, people.level_words, parent)


def _choice(
    values: Iterable[str], name: Callable[[str], str], hint: Callable[[str], str],
    parent: QWidget, letters: int = SHORTEST,
) -> QComboBox:  # fmt: skip
    box = QComboBox(parent)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(letters)
    for at, value in enumerate(values):
        box.addItem(name(value), value)
        box.setItemData(at, tip_lines(hint(value)), Qt.ItemDataRole.ToolTipRole)
    return box


class StylePicker(QWidget):
    """Level and personality of one seat."""

    changed = Signal()

    def __init__(self, levels: Iterable[str], style: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = _choice(levels, short_level, people.level_words, self)
        names = ("", *PERSONALITIES)
        self.personality = _choice(
            names, people.personality_name, people.personality_words, self, TEMPER
        )
        build.row(self.level, self.personality, of=self, margins=0)
        for box in (self.level, self.personality):
            box.currentIndexChanged.connect(self.changed)
        self.show_style(style)

    def show_style(self, text: str) -> None:
        """Choose this style; the first of the list where it is not offered."""
        style = style_of(text)
        self.level.setCurrentIndex(max(0, self.level.findData(style.level)))
        self.personality.setCurrentIndex(max(0, self.personality.findData(style.personality)))

    def style_text(self) -> str:
        """What is chosen, as logs and settings keep it."""
        return str(Style(self.level.currentData(), self.personality.currentData()))

    def words(self) -> str:
        """What somebody of that level and personality is like."""
        personality = self.personality.currentData()
        sentences = [people.level_words(self.level.currentData())]
        if personality:
            sentences.append(people.personality_words(personality))
        return " ".join(sentences)

    def name_for(self, chair: str) -> None:
        """Say whose they are to those who cannot see the row."""
        build.name_choice(self.level, self.tr("Level: {who}").format(who=chair))
        build.name_choice(self.personality, self.tr("Temper: {who}").format(who=chair))


class ChairLabel(QWidget):
    """Words, and before them a mark where one must see who plays with whom."""

    def __init__(self, buddy: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._mark = SideMark(0, self, line=False)
        self._words = PlainLabel(parent=self)
        self._words.setBuddy(buddy)
        build.row(self._mark, (self._words, 1), of=self, margins=0, spacing=6)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, px(SIZE["control"])))

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, px(SIZE["control"])))

    def show_chair(self, words: str, mark: int | None) -> None:
        """Say whose chair it is; `mark` is the number of its side's mark, None for none."""
        self._words.setText(words)
        self._mark.side = mark or 0
        self._mark.setVisible(mark is not None)
        self._mark.update()

    def text(self) -> str:
        return self._words.text()

    def mark(self) -> int | None:
        """The number of the mark that is shown."""
        return None if self._mark.isHidden() else self._mark.side


NAME_LENGTH = 16
"""Longer names would not fit the plates on the table."""


class PeopleForm(QWidget):
    """Names, faces, levels and seed; the choices for seats that a game lacks stay.

    Signals:
        face_chosen(str, str): whoever has this name has that portrait from now on.
    """

    face_chosen = Signal(str, str)

    def __init__(
        self, levels: Iterable[str], last: MatchChoice, parent: QWidget | None = None
    ) -> None:
        """`last` is what the fields hold first; its seed is not kept."""
        super().__init__(parent)
        offered = tuple(levels)
        self._may_think = True
        self._seats = len(last.names)
        self.level_box = level_box(offered, self)
        self.level_box.setCurrentIndex(max(0, self.level_box.findData(last.level)))
        self.each = QCheckBox(self.tr("Choose for &each player"), self)
        self.about_level = build.label("", self)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(self.tr("empty: random"))
        self.seed.setToolTip(self.tr("The same code deals the same cards again."))
        digits = QRegularExpression("[0-9]{0,10}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.name_edits = [QLineEdit(people.person_name(name), self) for name in last.names]
        self.known = [KnownPeople(self) for _ in last.names]
        self._bots = [
            PEOPLE[index][0] if last.is_person(index) else name
            for index, name in enumerate(last.names)
        ]
        self.pickers = [
            StylePicker(offered, last.style(index), self) for index in range(len(last.names))
        ]
        self.faces = [FacePicker(self) for _ in last.names]
        self.persons = [self._person_box(last, index) for index in range(len(last.names))]
        self.counting_aid = QCheckBox(self.tr("Counting &aid for me"), self)
        self.counting_aid.setToolTip(
            tip_lines(
                self.tr(
                    "Shows beside the table which cards you have seen, and what the others "
                    "discarded and took. The history notes that you used it."
                )
            )
        )
        self.counting_aid.setChecked(bool(last.counting_aid))
        self._undecided = last.counting_aid is None
        build.column(self._names(), self.counting_aid, self._more(), of=self, margins=0)
        self.level_box.currentIndexChanged.connect(self._describe)
        for picker in self.pickers:
            picker.changed.connect(self._describe)
        for index in range(len(last.names)):
            self._invite(index)
        self.each.toggled.connect(self._show_pickers)
        self.each.setChecked(not last.all_alike)
        self._show_pickers(self.each.isChecked())

    def _names(self) -> QWidget:
        rows = QWidget(self)
        self._form = QFormLayout(rows)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setContentsMargins(0, 6, 0, 0)
        self.chairs = [ChairLabel(edit, self) for edit in self.name_edits]
        self._rows = [self._row(index) for index in range(len(self.name_edits))]
        for chair_label, row in zip(self.chairs, self._rows, strict=True):
            self._form.addRow(chair_label, row)
        how = QWidget(rows)
        build.row((self.level_box, 1), self.each, of=how, margins=0)
        self._form.addRow(build.buddy_label(self.tr("&Level"), self.level_box), how)
        self._form.addRow(self.about_level)
        return rows

    def _row(self, index: int) -> QWidget:
        row = QWidget(self)
        edit, picker, person = self.name_edits[index], self.pickers[index], self.persons[index]
        edit.setMaxLength(NAME_LENGTH)
        follow(edit.setMinimumWidth, LEAST_NAME)
        face = self.faces[index]
        face.chosen.connect(partial(self._choose_face, index))
        edit.editingFinished.connect(partial(self._name_typed, index))
        known = self.known[index]
        known.chosen.connect(partial(self._seat_known, index))
        known.hide()
        build.row(face, (edit, 1), known, picker, person, of=row, margins=0)
        return row

    def _choose_face(self, index: int, face: str) -> None:
        self.face_chosen.emit(self._called()[index], face)
        self.show_faces()

    def _name_typed(self, index: int) -> None:
        """Whoever plays here alone has the same face by any name."""
        name = self._called()[index] if index < self._seats else ""
        alone = index == 0 and not self._several and len(self.known[0].names) <= 1
        if alone and not has_portrait(name):
            self.face_chosen.emit(name, self.faces[0].face)
        self.show_faces()

    def _called(self) -> tuple[str, ...]:
        """The names at the table."""
        choice = MatchChoice(names=self.names(), styles=self.styles())
        return names_at(choice, self._seats)

    def show_faces(self) -> None:
        called = self._called()
        for picker, name, face in zip(self.faces, called, portraits_of(called), strict=False):
            picker.show_face(face, people.person_name(name))

    def _person_box(self, last: MatchChoice, index: int) -> QCheckBox:
        box = QCheckBox(self.tr("A person, at this screen"), self)
        tip = self.tr(
            "A person plays this seat at this screen. Between turns a curtain hides the cards."
        )
        box.setToolTip(tip_lines(tip))
        box.setChecked(index > 0 and last.is_person(index))
        box.setVisible(index > 0)
        box.toggled.connect(partial(self._people_changed, index))
        return box

    # --- people at this screen --------------------------------------------------------------

    def offer(self, known: Iterable[str]) -> None:
        """The names of those who are known to play here; they can be chosen for the seats."""
        names = [name for name in known if name != YOU]
        for picker in self.known:
            picker.offer(names)
        self._show_known()

    def _show_known(self) -> None:
        for index, picker in enumerate(self.known):
            here = len(picker.names) > 1 if index == 0 else self.persons[index].isChecked()
            picker.setVisible(here and bool(picker.names))

    def _seat_known(self, index: int, name: str) -> None:
        """This person takes the seat; who sat there goes where the person was, if at the table."""
        shown = people.person_name(name)
        for other, edit in enumerate(self.name_edits):
            if other != index and edit.text() == shown:
                edit.setText(self.name_edits[index].text())
        self.name_edits[index].setText(shown)
        self.show_faces()

    def _people_changed(self, index: int, plays: bool) -> None:
        """A person comes to a seat, or a bot takes it back: each has a name."""
        edit = self.name_edits[index]
        if plays:
            self._bots[index] = people.kept_person(edit.text())
            seated = {one.text().casefold() for one in self.name_edits}
            free = (name for name in self.known[index].names if name.casefold() not in seated)
            edit.setText(people.person_name(next(free, "")))
            self._invite(0)
            edit.setFocus()
        else:
            edit.setText(people.person_name(self._bots[index] or PEOPLE[index][0]))
        if not self._several and not self.name_edits[0].text():
            self.name_edits[0].setText(people.person_name(YOU))
        self._invite(index)
        self.show_faces()
        self._show_known()
        self._show_pickers(self.each.isChecked())

    @property
    def _several(self) -> bool:
        return any(box.isChecked() for box in self.persons[: self._seats])

    def _invite(self, index: int) -> None:
        """Of several people everybody is called by name: who has none is asked for it."""
        edit = self.name_edits[index]
        if not self._several or not (index == 0 or self.persons[index].isChecked()):
            edit.setPlaceholderText("")
            return
        kept = people.kept_person(edit.text())
        if kept == YOU or is_numbered(kept):
            edit.clear()
        nobody = self.tr("Your name") if index == 0 else self.tr("Name of player {n}")
        edit.setPlaceholderText(nobody.format(n=index + 1))

    def _more(self) -> QWidget:
        box = QWidget(self)
        self.more_button = build.fold_button(self.tr("More"), box)
        self._more_box = QWidget(box)
        form = QFormLayout(self._more_box)
        form.setContentsMargins(18, 0, 0, 0)
        form.addRow(build.buddy_label(self.tr("&Deal code"), self.seed), self.seed)
        self._more_box.hide()
        self.more_button.toggled.connect(self._more_box.setVisible)
        build.column(self.more_button, self._more_box, of=box, margins=0)
        return box

    def seat(self, game: ListedGame) -> None:
        """Fields for the people of this game."""
        from canasta_qt.players.api import can_think_ahead  # late: it brings every bot along

        marked = wears_marks(game)
        self._seats = game.players
        for index in range(len(self.name_edits)):
            self._invite(index)
        self.show_faces()
        for index, edit in enumerate(self.name_edits):
            sits = index < game.players
            self._form.setRowVisible(self._rows[index], sits)
            mark = game.sides[index] if sits and marked else None
            self.chairs[index].show_chair(chair(game, index), mark)
            edit.setAccessibleName(chair(game, index))
            self.pickers[index].name_for(chair(game, index))
            words = self.tr("{who}: a person plays here").format(who=chair(game, index))
            self.persons[index].setAccessibleName(words)
        self._may_think = can_think_ahead(game.rules)
        self._describe()

    # --- how well they play -------------------------------------------------------------------

    def _show_pickers(self, each: bool) -> None:
        self.level_box.setEnabled(not each)
        for index, picker in enumerate(self.pickers):
            picker.setVisible(each and index > 0 and not self.persons[index].isChecked())
        self._describe()

    def _describe(self) -> None:
        picker = self.sender()
        words, level = people.level_words(self.level()), self.level()
        if self.each.isChecked():
            chosen = picker if isinstance(picker, StylePicker) else self.pickers[1]
            words, level = chosen.words(), chosen.level.currentData()
        from canasta_qt.players.api import felt_s, thinks_ahead  # late: they bring every bot along

        if thinks_ahead(level) and not self._may_think:
            words = people.not_ahead_words()
        elif seconds := felt_s(level):
            words = f"{words} {people.slow_words(seconds)}"
        self.about_level.setText(words)

    def level(self) -> str:
        """The level of all, where they do not differ."""
        return str(self.level_box.currentData())

    def styles(self) -> tuple[str, ...]:
        """Level and personality of every seat, or that a person sits there; empty for all alike."""
        found = tuple(self._style(index) for index in range(len(self.pickers)))
        return found if any(found) else ()

    def _style(self, index: int) -> str:
        if self.persons[index].isChecked():
            return HUMAN
        return self.pickers[index].style_text() if self.each.isChecked() else ""

    # --- names and seed -------------------------------------------------------------------------

    def names(self) -> tuple[str, ...]:
        """What was typed, seat by seat."""
        return tuple(map(self._name, range(len(self.name_edits))))

    def _name(self, index: int) -> str:
        typed = people.kept_person(self.name_edits[index].text())
        if index == 0:
            return typed if typed.strip() else YOU
        if self.persons[index].isChecked() and not typed.strip():
            return numbered_person(index + 1)
        return typed

    def counts_cards(self) -> bool | None:
        """Whether the counting aid is on; None where nothing was chosen."""
        wanted = self.counting_aid.isChecked()
        return None if self._undecided and not wanted else wanted

    def seed_number(self) -> int | None:
        """The number of the deals, if one was typed."""
        return int(self.seed.text()) if self.seed.text() else None
