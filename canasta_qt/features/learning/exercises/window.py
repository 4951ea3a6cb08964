"""What to practise: game, kind and degree, what is due, and how each kind goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QComboBox, QLineEdit, QWidget

from canasta_qt.features.learning.exercises.model.attempt import AttemptResult
from canasta_qt.features.learning.exercises.model.exercise import DEGREES, TOPIC_OF, TOPICS, Topic
from canasta_qt.features.learning.exercises.model.progress import (
    ExercisePool,
    ExerciseProgress,
    ThemeProgress,
    Wish,
    overview,
)
from canasta_qt.features.learning.exercises.session import ExerciseStatus
from canasta_qt.features.learning.exercises.words import (
    ExerciseText,
    OwnExerciseText,
    degree_name,
    none_text,
    overview_text,
    progress_text,
    topic_name,
    went_text,
)
from canasta_qt.features.learning.lessons.window import (
    EDGE,
    MARK,
    SLIM,
    LearnList,
    Mark,
    PracticeBar,
)
from canasta_qt.record.names import LONGEST_NAME
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import icon
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import UndoBar, Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.on_table import action
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.sentences import labelled

_SIZE: Final = (760, 560)
OWN: Final = "own"
HOME: Final = "home"
YOURS: Final = "yours"
"""Own exercises: they are chosen by name, in a window of their own."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be practised: exercises, how they went, ids and titles of games, and today.

    `makes`: whether exercises are made at home. `yours`: how many the player laid out.
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
        super().__init__(parent)
        self.setWindowTitle(ExerciseText.TITLE())
        self._offer, self._progress = offer, offer.progress
        games = [("", ExerciseText.ANY_GAME()), *offer.games]
        self.game = self._combo(self.tr("Game"), games)
        degrees = [(degree, degree_name(degree)) for degree in DEGREES]
        self.degree = self._combo(self.tr("Difficulty"), [(0, ExerciseText.ANY_DEGREE()), *degrees])
        self.list = LearnList(self.tr("What to practise"), self)
        self.start = primary(build.button(ExerciseText.START(), self, self._start))
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
        degree = build.buddy_label(self.tr("&Difficulty"), self.degree)
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
        """The chosen kind: a topic, "own", "home", "yours", or nothing for anything."""
        return str(self.list.value or "")

    @property
    def wish(self) -> Wish:
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
            item = self.list.add_row(title, self._facts(value), below, value)
            item.setIcon(icon("learn", "gold"))
            if value == kind:
                self.list.setCurrentItem(item)
        self._follow()

    def _facts(self, kind: str) -> str:
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


# --- the player's own exercises ---------------------------------------------------------------

_YOURS_SIZE: Final = (760, 520)
_MARKS: Final[dict[AttemptResult | None, Mark]] = {None: "new", "first": "done"}


@dataclass(frozen=True, slots=True)
class OwnRow:
    """An exercise of the list: its id, name and game, and how it went last."""

    id: str
    name: str
    game: str
    result: AttemptResult | None = None


class YoursWindow(Window):
    """The player's own exercises; a double click, Enter or *Begin* starts one.

    The signals with a text have the id of an exercise; `undo_asked` puts back the deleted one.
    """

    chosen = Signal(str)
    edit_asked = Signal(str)
    rename_asked = Signal(str)
    pass_on_asked = Signal(str)
    delete_asked = Signal(str)
    undo_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(OwnExerciseText.WINDOW())
        self.undo_bar = UndoBar(self)
        self.undo_bar.undone.connect(self.undo_asked)
        self.list = LearnList(OwnExerciseText.LIST(), self)
        self.list.itemActivated.connect(lambda _item: self._begin())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self.nothing = build.label(OwnExerciseText.NONE(), self)
        self.edit = build.button(OwnExerciseText.EDIT(), self, self._asks(self.edit_asked))
        self.rename = build.button(OwnExerciseText.RENAME(), self, self._asks(self.rename_asked))
        self.pass_on = build.button(OwnExerciseText.PASS_ON(), self, self._asks(self.pass_on_asked))
        self.delete = build.button(OwnExerciseText.DELETE(), self, self._asks(self.delete_asked))
        self.begin = primary(build.button(OwnExerciseText.BEGIN(), self, self._begin))
        self.begin.setDefault(True)
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        key.setContext(Qt.ShortcutContext.WidgetShortcut)
        key.activated.connect(self.delete.click)
        box = build.close_box(self)
        titled(
            self, OwnExerciseText.WINDOW(), build.label(OwnExerciseText.INTRO(), self),
            self.undo_bar, (self.list, 1), self.nothing,
            foot=(self.edit, self.rename, self.pass_on, self.delete, 1, box, self.begin),
        )  # fmt: skip
        open_sized(self, *_YOURS_SIZE)
        self.list.setFocus()

    def _asks(self, signal: SignalInstance) -> Callable[[], None]:
        def ask() -> None:
            if self.current:
                signal.emit(self.current)

        return ask

    @property
    def current(self) -> str:
        """The id of the chosen exercise; empty for none."""
        return str(self.list.value or "")

    def show_rows(self, rows: Sequence[OwnRow], current: str = "") -> None:
        """Show these; the current one stays so where it is still there."""
        chosen_id, at = current or self.current, max(0, self.list.currentRow())
        self.list.clear()
        for row in rows:
            went = went_text(row.result)
            spoken = f"{row.name}. {row.game}. {went}"
            item = self.list.add_row(row.name, went, row.game, row.id, spoken)
            item.setData(MARK, _MARKS.get(row.result, "begun"))
        ids = [row.id for row in rows]
        self.list.setCurrentRow(ids.index(chosen_id) if chosen_id in ids else min(at, len(ids) - 1))
        self.nothing.setVisible(not rows)
        self._follow()

    def _follow(self) -> None:
        for button in (self.begin, self.edit, self.rename, self.pass_on, self.delete):
            button.setEnabled(bool(self.current))

    def _begin(self) -> None:
        current = self.current
        if current:
            self.accept()
            self.chosen.emit(current)


class NameBox(Window):
    """Asks for the name of an exercise; `named` has the answer."""

    named = Signal(str)

    def __init__(self, name: str, answer: str, parent: QWidget) -> None:
        """`name` is offered; `answer` is what the button says."""
        super().__init__(parent)
        self.setWindowTitle(OwnExerciseText.NAME_TITLE())
        self.field = QLineEdit(name, self)
        self.field.setMaxLength(LONGEST_NAME)
        follow(self.field.setMinimumWidth, 280)
        self.field.selectAll()
        label = build.buddy_label(OwnExerciseText.NAME(), self.field)
        box, self.answer = build.answer_or_cancel(self, answer)
        titled(
            self, OwnExerciseText.NAME_TITLE(), build.row(label, (self.field, 1)), 1, foot=(1, box)
        )
        self.field.textChanged.connect(lambda _text: self._follow())
        self.accepted.connect(lambda: self.named.emit(self.field.text()))
        self._follow()
        open_sized(self, 460)
        self.field.setFocus()

    def _follow(self) -> None:
        self.answer.setEnabled(bool(self.field.text().strip()))


# --- the card of an exercise ------------------------------------------------------------------

_LOOKS: Final = {
    "ask": ("learn", "accent"),
    "looking": ("learn", "accent"),
    "wrong": ("warning", "danger"),
    "right": ("check", "gain"),
    "answer": ("hint", "accent"),
    "watch": ("learn", "accent"),
}


class ExerciseBar(PracticeBar):
    """The card of an exercise.

    Signals:
        answer_asked: show the answer. watch_asked: another imagined deal.
        before_asked: what was discarded before.
        back_asked: from it to the exercise. next_asked: the next exercise.
        told(str): the text for screen readers.
    """

    answer_asked = Signal()
    before_asked = Signal()
    watch_asked = Signal()
    back_asked = Signal()
    next_asked = Signal()
    told = Signal(str)

    _status: ExerciseStatus | None = None

    def __init__(self, parent: QWidget | None = None, *, past: bool = False) -> None:
        """`past`: whether something was discarded before."""
        super().__init__(parent)
        self._past = past
        self.count_no_steps()
        self.answer_button = action("", self, self.answer_asked, icon="hint")
        self.before_button = action("", self, self.before_asked)
        self.back_button = action("", self, self.back_asked, icon="back")
        self.watch_button = action("", self, self.watch_asked)
        self.next_button = action("", self, self.next_asked, main=True)
        for button in (
            self.before_button, self.answer_button, self.back_button, self.watch_button,
            self.next_button,
        ):  # fmt: skip
            self.add_way(button)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Exercise"))
        self.leave_button.setAccessibleName(self.tr("&Leave").replace("&", ""))
        self.answer_button.setText(ExerciseText.SHOW())
        self.before_button.setText(ExerciseText.BEFORE())
        self.back_button.setText(self.tr("&Back"))
        self.watch_button.setToolTip(tip_lines(ExerciseText.WATCH_WHY()))
        self.next_button.setText(self.tr("&Next"))
        self.next_button.setToolTip(tip_lines(ExerciseText.NEXT()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def show_status(self, status: ExerciseStatus) -> None:
        before, self._status = self._status, status
        self.title.setText(status.title)
        icon, token = _LOOKS[status.tone]
        self.show_text(status.text, icon=icon, token=token)
        self.answer_button.setVisible(not status.over)
        self.back_button.setVisible(bool(status.watching))
        self.watch_button.setVisible(bool(status.deals) or status.unimagined)
        number = status.watching % status.deals + 1 if status.deals else 1
        watch = ExerciseText.WATCH(n=number, all=status.deals)
        self.watch_button.setText(ExerciseText.IMAGINE() if status.unimagined else watch)
        self.next_button.setVisible(status.over)
        self._fit()
        if status.over and not (before and before.over):
            self.next_button.setFocus()
        if before is None or (before.text, before.title) != (status.text, status.title):
            self.told.emit(self.spoken)

    @property
    def spoken(self) -> str:
        """What the card says, for those who cannot see it."""
        return f"{labelled(self.accessibleName(), self.title.text())}. {self.text.text()}"

    def wished_height(self) -> int:
        """As high as usual, with the largest type that has room; higher where none has.

        What was discarded before gives way to an answer that has no room.
        """
        status = self._status
        before = status is not None and self._past and not status.watching
        high, fits = self._height_with(before=before)
        if before and not fits and status is not None and status.over:
            high, _ = self._height_with(before=False)
        return high

    def _height_with(self, *, before: bool) -> tuple[int, bool]:
        """The height with or without the button of what was discarded; whether it is as usual."""
        if self._status is not None:
            self.before_button.setVisible(before)
        slim = self._arrange()
        room = super().wished_height() - px(EDGE)
        if slim:
            room = max(room, self._ways.sizeHint().height())
        high = 0
        for style in ("prompt", "strong", "label"):
            self.text.write(style)
            high = self.text.heightForWidth(max(1, self.text.width()))
            if high <= room:
                return room + px(EDGE), True
        return high + px(EDGE), False

    def _arrange(self) -> bool:
        """Hide what has no room; whether the card is slim."""
        slim, status = self.width() < px(SLIM), self._status
        titled = status is not None and (bool(status.watching) or not status.over)
        self.title.setVisible(titled and not slim)
        way = QBoxLayout.Direction
        self._ways.setDirection(way.TopToBottom if slim else way.LeftToRight)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        return slim

    @property
    def wants_keys(self) -> bool:
        """Whether Enter should press its main button now."""
        return not self.next_button.isHidden()
