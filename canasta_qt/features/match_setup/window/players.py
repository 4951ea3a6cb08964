"""The people who play at this computer: name and face of each, and the way to their settings."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from canasta_qt.features.match_setup.window.people_form import NAME_LENGTH, FacePicker
from canasta_qt.library.preferences import Preferences
from canasta_qt.library.profiles import MOST, Known, NameTaken
from canasta_qt.storage.settings import Settings
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import UndoBar, Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.view_model.people import YOU, portraits_of
from canasta_qt.words.people import person_name

_SIZE: Final = (620, 560)


class PlayersWindow(Window):
    """A row for each person, and one for somebody new. Every change holds at once."""

    settings_asked = Signal(str)

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._removed: Settings | None = None
        title = self.tr("Players")
        self.setWindowTitle(title)
        about = build.label(
            self.tr(
                "Everyone who plays at this screen has a name, a face and settings of their own. "
                "Matches stay in the history, whatever you change here."
            ),
            self,
        )
        self.rows: list[PersonRow] = []
        inner = QWidget(self)
        self._column = build.column(1, of=inner, margins=(0, 0, SPACE[2], 0), spacing=SPACE[1])
        self.told = build.label("", self)
        self.told.setObjectName("told")
        self.undo_bar = UndoBar(self)
        self.undo_bar.undone.connect(self._bring_back)
        self.undo_bar.hide()
        self.new_name = QLineEdit(self)
        self.new_name.setMaxLength(NAME_LENGTH)
        self.new_name.setPlaceholderText(self.tr("Name"))
        self.new_name.setAccessibleName(self.tr("Name of somebody else"))
        self.add_button = build.button(self.tr("&Add"), self, self._add)
        self.add_button.setDefault(True)  # or Enter in a name closes the window
        wear(self.add_button, "plus")
        titled(
            self,
            title,
            about,
            (build.scroll_area(self, inner), 1),
            self.told,
            self.undo_bar,
            build.row((self.new_name, 1), self.add_button, margins=0),
            foot=(1, build.close_box(self)),
        )
        self.told.hide()
        self._fill()
        open_sized(self, *_SIZE)
        preferences.changed.connect(self._follow)
        self.new_name.setFocus()

    def _fill(self) -> None:
        build.drop(self._column, *self.rows)
        people = self._preferences.people
        faces = portraits_of([one.name for one in people])
        self.rows = [PersonRow(one, face, self) for one, face in zip(people, faces, strict=True)]
        for place, row in enumerate(self.rows):
            self._column.insertWidget(place, row)
            row.remove.setVisible(len(people) > 1)
            row.settings.setVisible(len(people) > 1)
            row.named.connect(partial(self._rename, place))
            row.face.chosen.connect(partial(self._choose_face, place))
            row.remove.clicked.connect(partial(self._remove, place))
            row.settings.clicked.connect(partial(self._to_settings, place))
        stops = (stop for row in self.rows for stop in row.stops)
        for before, after in pairwise((*stops, self.new_name)):
            QWidget.setTabOrder(before, after)
        self.new_name.setEnabled(len(people) < MOST)
        self.add_button.setEnabled(len(people) < MOST)

    def _follow(self, what: str) -> None:
        if what != "people":
            return
        people = self._preferences.people
        if len(people) != len(self.rows):
            self._fill()
            return
        for row, one in zip(self.rows, people, strict=True):
            row.show_name(one)
        self._show_faces()

    def _show_message(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))

    def _taken(self, name: str, problem: NameTaken) -> None:
        owner = person_name(problem.owner)
        if owner.casefold() == name.strip().casefold():
            self._show_message(self.tr("{name} is here already.").format(name=owner))
        else:
            text = self.tr("{owner} has played as {name}. Please choose another name.")
            self._show_message(text.format(owner=owner, name=name.strip()))

    def _add(self) -> None:
        name = self.new_name.text()
        if not name.strip():
            self.new_name.setFocus()
            return
        try:
            self._preferences.add_person(name)
        except NameTaken as problem:
            self._taken(name, problem)
            return
        self._show_message("")
        self.new_name.clear()
        self.new_name.setFocus()

    def _rename(self, place: int, name: str) -> None:
        try:
            if name.strip():
                self._preferences.rename_person(place, name)
                self._show_message("")
        except NameTaken as problem:
            self._taken(name, problem)
        self.rows[place].show_name(self._preferences.people[place])

    def _choose_face(self, place: int, face: str) -> None:
        name = self._preferences.people[place].name
        self._preferences.choose_portrait(name, face)
        self._show_faces()

    def _show_faces(self) -> None:
        faces = portraits_of([one.name for one in self._preferences.people])
        for row, face in zip(self.rows, faces, strict=True):
            row.show_face(face)

    def _remove(self, place: int) -> None:
        name = person_name(self._preferences.people[place].name)
        self._removed = self._preferences.remove_person(place)
        self._show_message("")
        self.undo_bar.say(self.tr("{name} is removed; the matches stay.").format(name=name))
        self.new_name.setFocus()

    def _bring_back(self) -> None:
        if self._removed is not None:
            self._preferences.bring_back(self._removed)
            self._removed = None

    def _to_settings(self, place: int) -> None:
        self.settings_asked.emit(self._preferences.people[place].name)
        self.accept()


class PersonRow(QWidget):
    """One person; `named` when another name was typed."""

    named = Signal(str)

    def __init__(self, person: Known, face: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.face = FacePicker(self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setPlaceholderText(self.tr("Your name"))
        self.settings = build.button(self.tr("Settings…"), self)
        wear(self.settings, "settings")
        self.remove = build.tool_button("", self.tr("Remove"), self)
        wear(self.remove, "delete")
        self.stops = (self.face, self.name, self.settings, self.remove)
        build.row(self.face, (self.name, 1), self.settings, self.remove, of=self, margins=0)
        self._person = person
        self.show_name(person)
        self.show_face(face)
        self.name.editingFinished.connect(self._edited)

    def show_name(self, person: Known) -> None:
        self._person = person
        name = person_name(person.name)
        self.name.setText("" if person.name == YOU else name)
        self.name.setAccessibleName(self.tr("Name of {name}").format(name=name))
        self.settings.setAccessibleName(self.tr("Settings of {name}").format(name=name))
        self.remove.setAccessibleName(self.tr("Remove {name}").format(name=name))

    def show_face(self, face: str) -> None:
        self.face.show_face(face, person_name(self._person.name))

    def _edited(self) -> None:
        shown = "" if self._person.name == YOU else person_name(self._person.name)
        if self.name.text().strip() != shown:
            self.named.emit(self.name.text())
