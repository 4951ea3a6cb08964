"""What to practise: game, kind and degree, what is due, and how each kind goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QWidget

from canasta_qt.features.learning.exercises.model.choice import ExercisePool, Wish, overview
from canasta_qt.features.learning.exercises.model.exercise import DEGREES, TOPIC_OF, TOPICS, Topic
from canasta_qt.features.learning.exercises.model.progress import ExerciseProgress, ThemeProgress
from canasta_qt.features.learning.exercises.words import (
    ExerciseText,
    OwnExerciseText,
    degree_name,
    none_text,
    overview_text,
    progress_text,
    topic_name,
)
from canasta_qt.features.learning.lessons.window.rows import LearnRows
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.rows import BELOW, FACTS
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import icon
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled

_KIND: Final = Qt.ItemDataRole.UserRole + 50
_SIZE: Final = (760, 560)
OWN: Final = "own"
HOME: Final = "home"
YOURS: Final = "yours"
"""Own exercises: they are chosen by name, in a window of their own."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be practised.

    Attributes:
        pool: the exercises. progress: how they went. games: ids and titles. day: today.
        makes: whether the player has exercises made at home. yours: how many the player laid out.
    """

    pool: ExercisePool
    progress: ExerciseProgress
    games: Sequence[tuple[str, str]]
    day: int
    makes: bool = False
    yours: int = 0


class ExercisesWindow(Window):
    """Chooses what is practised; a double click, Enter or *Begin* starts it.

    Signals:
        chosen(Wish): begin with this. yours_asked: choose among those that the player laid out.
    """

    chosen = Signal(object)
    yours_asked = Signal()

    def __init__(self, offer: Offer, wish: Wish, parent: QWidget | None = None) -> None:
        """`wish` is chosen first."""
        super().__init__(parent)
        self.setWindowTitle(ExerciseText.TITLE())
        self._offer, self._progress = offer, offer.progress
        games = [("", ExerciseText.ANY_GAME()), *offer.games]
        self.game = self._combo(self.tr("Game"), games)
        degrees = [(degree, degree_name(degree)) for degree in DEGREES]
        self.degree = self._combo(self.tr("Degree"), [(0, ExerciseText.ANY_DEGREE()), *degrees])
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("What to practise"))
        self.list.setItemDelegate(LearnRows(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow(self.list.setMinimumWidth, 320)
        self.start = build.button(ExerciseText.START(), self, self._start)
        primary(self.start)
        self.start.setDefault(True)
        self.nothing = build.label("", self)
        self._lay_out()
        self._choose(wish)
        self.list.itemActivated.connect(lambda _item: self._start())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        for combo in (self.game, self.degree):
            combo.currentIndexChanged.connect(lambda _at: self._fill(self.kind))
        open_sized(self, *_SIZE)
        self.list.setFocus()

    def _combo(self, name: str, entries: Iterable[tuple[object, str]]) -> QComboBox:
        combo = build.narrow_combo(name, 14, self)
        build.offer(combo, entries)
        return combo

    def _lay_out(self) -> None:
        game = build.buddy_label(self.tr("&Game"), self.game)
        degree = build.buddy_label(self.tr("&Degree"), self.degree)
        choice = build.row(game, (self.game, 1), degree, (self.degree, 1))
        intro = build.label(ExerciseText.INTRO(), self)
        box = build.close_box(self)
        titled(
            self, ExerciseText.TITLE(), intro, choice, (self.list, 1), self.nothing,
            foot=(1, box, self.start),
        )  # fmt: skip

    def _choose(self, wish: Wish) -> None:
        self.game.setCurrentIndex(max(0, self.game.findData(wish.rules)))
        self.degree.setCurrentIndex(max(0, self.degree.findData(wish.degree)))
        self._fill(OWN if wish.own else HOME if wish.home else wish.topic or "")

    # --- what there is -----------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """What is chosen: a topic, "own", "home", "yours", or nothing for anything."""
        return str(self.list.currentIndex().data(_KIND) or "")

    @property
    def wish(self) -> Wish:
        """What is chosen, all of it."""
        return self._wish(self.kind)

    def _wish(self, kind: str) -> Wish:
        topic = next((one for one in TOPICS if one == kind), None)
        rules, degree = str(self.game.currentData()), int(self.degree.currentData())
        return Wish(rules, topic, degree, kind == OWN, kind == HOME)

    def _fill(self, kind: str) -> None:
        self.list.clear()
        rows: list[tuple[str, str, str]] = [("", ExerciseText.ANY(), "")]
        rows += [(topic, topic_name(topic), self._goes(topic)) for topic in TOPICS]
        rows.append((OWN, ExerciseText.OWN(), ExerciseText.FROM_OWN()))
        if self._offer.makes or self._offer.pool.home:
            rows.append((HOME, ExerciseText.HOME(), ExerciseText.FROM_HOME()))
        rows.append((YOURS, OwnExerciseText.TITLE(), OwnExerciseText.FROM()))
        for value, title, below in rows:
            item = self._add(value, title, below)
            if value == kind:
                self.list.setCurrentItem(item)
        self._follow()

    def _add(self, value: str, title: str, below: str) -> QListWidgetItem:
        facts = self._facts(value)
        item = QListWidgetItem(title, self.list)
        item.setData(FACTS, facts)
        item.setData(BELOW, below)
        item.setData(_KIND, value)
        item.setIcon(icon("learn", "gold"))
        said = ". ".join(part for part in (title, facts, below) if part)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
        return item

    def _facts(self, kind: str) -> str:
        """How many there are of a kind."""
        if kind == YOURS:
            return OwnExerciseText.COUNT(n=self._offer.yours) if self._offer.yours else ""
        there = overview(self._wish(kind), self._offer.pool, self._progress, self._offer.day)
        return overview_text(there) if there.all else ""

    def _goes(self, topic: Topic) -> str:
        """How the themes of a topic go together; each has its line on the page of progress."""
        known = [self._progress.theme(theme) for theme, of in TOPIC_OF.items() if of == topic]
        done, at_once = sum(one.done for one in known), sum(one.at_once for one in known)
        return progress_text(ThemeProgress(done, at_once))

    def _follow(self) -> None:
        """Whether there is anything of what is chosen."""
        yours = self.kind == YOURS
        there = bool(self._facts(self.kind))
        self.start.setEnabled(there)
        self.nothing.setVisible(not there)
        self.nothing.setText(OwnExerciseText.NONE() if yours else none_text(self.wish))

    def _start(self) -> None:
        if self.start.isEnabled():
            wish, yours = self.wish, self.kind == YOURS
            self.accept()
            if yours:
                self.yours_asked.emit()
            else:
                self.chosen.emit(wish)
