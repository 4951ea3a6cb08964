"""The bar below the table during a replay, its slider, and playing on from the middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QRadioButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QToolTip,
    QWidget,
)

from canasta_qt.play.match.replay import PAUSES, ReplayController, ReplayMark, ReplayStatus
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.paint import line_width
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.plain_text import PlainLabel, tip_lines

HALF: Final = 4.0
"""Half the size of a mark, in pixels."""

ROOM: Final = 12
"""So much higher than a bare slider it is: its marks stand below its groove."""

NEAR: Final = 6
"""So close to a mark the mouse is on it."""

COLOURS: Final = {"opening": "gain", "take": "focus", "canasta": "loss"}
"""Kind of mark to token; the shapes differ too."""


class ReplaySlider(QSlider):
    """A native slider; below it a triangle for an opening, a square for a pile, a diamond for a
    canasta. Keys are the bar's business.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(self.tr("Position in the deal"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._marks: tuple[ReplayMark, ...] = ()

    def show_marks(self, marks: Sequence[ReplayMark]) -> None:
        self._marks = tuple(marks)
        self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), hint.height() + px(ROOM))

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(hint.width(), hint.height() + px(ROOM))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left to the bar, which knows turns and deals."""
        event.ignore()

    def _x(self, action: int) -> float:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, option, self)
        span = self.width() - handle
        at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), action, span)
        return at + handle / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Window))
        for mark in self._marks:
            painter.setBrush(tint(COLOURS[mark.kind]))
            SHAPES[mark.kind](painter, self._x(mark.action), self.height() - px(HALF) - 1)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """The mark under the mouse says what it is."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tip_lines(self.text_at(event.pos().x())), self)
            return True
        return super().event(event)

    def text_at(self, x: float) -> str:
        """What lies at this place, or an empty text."""
        near = [mark for mark in self._marks if abs(self._x(mark.action) - x) <= px(NEAR)]
        return "\n".join(dict.fromkeys(mark.text for mark in near))


def _triangle(painter: QPainter, x: float, y: float) -> None:
    points = [
        QPointF(x, y - px(HALF)),
        QPointF(x + px(HALF), y + px(HALF)),
        QPointF(x - px(HALF), y + px(HALF)),
    ]
    painter.drawPolygon(QPolygonF(points))


def _square(painter: QPainter, x: float, y: float) -> None:
    painter.drawRect(
        QRectF(x - px(HALF) + 0.5, y - px(HALF) + 0.5, 2 * px(HALF) - 1, 2 * px(HALF) - 1)
    )


def _diamond(painter: QPainter, x: float, y: float) -> None:
    sides = ((0, -1), (1, 0), (0, 1), (-1, 0))
    reach = px(HALF) + 1
    painter.drawPolygon(QPolygonF([QPointF(x + a * reach, y + b * reach) for a, b in sides]))


SHAPES: Final[dict[str, Callable[[QPainter, float, float], None]]] = {
    "opening": _triangle,
    "take": _square,
    "canasta": _diamond,
}


ALL_CARDS: Final = -1
"""Stands for "all cards open" among the seats."""

KEYS: Final[dict[tuple[Qt.Key, bool], str]] = {
    (Qt.Key.Key_Left, False): "back",
    (Qt.Key.Key_Right, False): "on",
    (Qt.Key.Key_Left, True): "turn_back",
    (Qt.Key.Key_Right, True): "turn_on",
    (Qt.Key.Key_PageUp, False): "deal_back",
    (Qt.Key.Key_PageDown, False): "deal_on",
    (Qt.Key.Key_Home, False): "start",
    (Qt.Key.Key_End, False): "end",
    (Qt.Key.Key_Space, False): "toggle",
    (Qt.Key.Key_K, False): "known",
    (Qt.Key.Key_Escape, False): "leave",
}
"""Key, and whether Ctrl is held, to what it does."""


_LEAST: Final = 640
"""Pixels of the narrowest bar, at a scale of 100 %."""

_SEEN_LETTERS = 14
"""So much is seen of whose cards are seen; a name may be longer."""


class ReplayBar(QWidget):
    """Moves a replay by mouse and keys, and shows where it is.

    Signals:
        play_on_asked: play a match on from here.
        analysis_asked: what did the player of the last move know?
        edit_asked: lay out the position in the table editor.
        left: enough seen.
    """

    play_on_asked = Signal()
    analysis_asked = Signal()
    edit_asked = Signal()
    left = Signal()

    def __init__(self, replay: ReplayController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.replay = replay
        self.setAccessibleName(self.tr("Replay"))
        self._does = {
            "back": lambda: replay.step(-1),
            "on": lambda: replay.step(1),
            "turn_back": lambda: replay.turn(-1),
            "turn_on": lambda: replay.turn(1),
            "deal_back": lambda: replay.deal(-1),
            "deal_on": lambda: replay.deal(1),
            "start": replay.to_start_of_deal,
            "end": replay.to_end_of_deal,
            "toggle": replay.toggle,
            "known": self.analysis_asked.emit,
            "edit": self.edit_asked.emit,
            "leave": self.left.emit,
        }
        self.slider = ReplaySlider(self)
        self.slider.valueChanged.connect(replay.seek_action)
        self.where = PlainLabel(parent=self)
        rows = (self._upper_row(), self._lower_row())
        build.column(*rows, of=self, margins=(SPACE[2], SPACE[1], SPACE[2], SPACE[1]))
        self._narrow = False
        replay.moved.connect(self._moved)
        self._moved(replay.status)
        self._words = {one: one.text() for one in (self.known, self.play_on, self.leave)}
        follow(self._fit, now=False)

    # --- its parts ---------------------------------------------------------------------------

    def _upper_row(self) -> QHBoxLayout:
        self.legend = PlainLabel(self._legend(), self)
        return build.row((self.slider, 1), self.legend, self._speeds(), self._seats())

    def _legend(self) -> str:
        signs = (
            ("▲", self.tr("opening")),
            ("■", self.tr("pile")),
            ("◆", self.tr("canasta")),
        )
        return "   ".join(f"{sign} {text}" for sign, text in signs)

    def _lower_row(self) -> QHBoxLayout:
        self.buttons = {name: self._button(name, icon, text) for name, icon, text in self._faces()}
        known, on = self.tr("&What was known?"), self.tr("&Play on from here…")
        self.known = build.button(known, self, self.analysis_asked)
        self.play_on = build.button(on, self, self.play_on_asked)
        self.leave = build.button(self.tr("&Leave the replay"), self, self.left)
        for button, icon in ((self.known, "eye"), (self.play_on, "play"), (self.leave, "close")):
            wear(button, icon)
        buttons = self.buttons.values()
        return build.row(*buttons, self.where, 1, self.known, self.play_on, self.leave)

    def _faces(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("deal_back", "first", self.tr("Start of the deal (PgUp)")),
            ("turn_back", "previous", self.tr("One turn back (Ctrl+Left)")),
            ("back", "back", self.tr("One action back (Left)")),
            ("toggle", "play", self.tr("Play or pause (Space)")),
            ("on", "next", self.tr("One action forward (Right)")),
            ("turn_on", "step", self.tr("One turn forward (Ctrl+Right)")),
            ("deal_on", "last", self.tr("Next deal (PgDn)")),
            ("edit", "edit", self.tr("Edit this position in the table editor")),
        )

    def _button(self, name: str, icon: str, text: str) -> QToolButton:
        button = QToolButton(self)
        wear(button, icon)
        button.setToolTip(tip_lines(text))
        button.setAccessibleName(text)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.do(name))
        return button

    def _speeds(self) -> QComboBox:
        names = {
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "fastest": self.tr("Very fast"),
        }
        self.speeds = QComboBox(self)
        build.name_choice(self.speeds, self.tr("Replay speed"))
        self.speeds.setToolTip(tip_lines(self.speeds.accessibleName()))
        build.offer(self.speeds, ((speed, names[speed]) for speed in PAUSES))
        self.speeds.setCurrentIndex(self.speeds.findData(self.replay.speed))
        self.speeds.activated.connect(self._speed_chosen)
        return self.speeds

    def _seats(self) -> QComboBox:
        replay = self.replay
        self.seats = build.narrow_combo(self.tr("Whose cards to show"), _SEEN_LETTERS, self)
        self.seats.setToolTip(tip_lines(self.seats.accessibleName()))
        seen_by = self.tr("Seen by {name}")
        seats = ((seat, seen_by.format(name=replay.name(seat))) for seat in replay.seats)
        build.offer(self.seats, seats)
        if replay.may_open_all:
            self.seats.addItem(self.tr("All cards face up"), ALL_CARDS)
        else:
            self.seats.setToolTip(
                self.tr("The match is still on: only your own cards can be shown.")
            )
        self.seats.activated.connect(self._seat_chosen)
        return self.seats

    # --- what it does ------------------------------------------------------------------------

    def do(self, what: str) -> None:
        """One of the things that keys and buttons do, by its name in `KEYS`."""
        self._does[what]()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        what = KEYS.get((Qt.Key(event.key()), ctrl))
        if what is None:
            super().keyPressEvent(event)
        else:
            self.do(what)

    # --- its room ----------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), px(_LEAST)), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Without room for all, buttons show their icons alone and the marks explain themselves."""
        self._leave_out(False)
        layout = self.layout()
        if layout is not None and layout.totalMinimumSize().width() > self.width():
            self._leave_out(True)

    def _leave_out(self, narrow: bool) -> None:
        if narrow == self._narrow:
            return
        self._narrow = narrow
        self.legend.setVisible(not narrow)
        self._show_where()
        for button, words in self._words.items():
            button.setText("" if narrow else words)
            button.setShortcut(QKeySequence.mnemonic(words))
            button.setAccessibleName(words.replace("&", "") if narrow else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), tint("wood_dark"))
        painter.fillRect(0, 0, self.width(), round(line_width()), tint("gold"))
        painter.end()

    def _speed_chosen(self) -> None:
        self.replay.speed = str(self.speeds.currentData())

    def _seat_chosen(self) -> None:
        chosen = self.seats.currentData()
        if chosen == ALL_CARDS:
            self.replay.see(self.replay.session.viewer, all_open=True)
        else:
            self.replay.see(int(chosen))

    def _moved(self, status: ReplayStatus) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setMaximum(status.actions)
            self.slider.setValue(status.place.action)
        self.slider.show_marks(status.marks)
        self._show_where()
        icon = "pause" if status.playing else "play"
        wear(self.buttons["toggle"], icon)
        for name in ("back", "turn_back", "deal_back"):
            self.buttons[name].setEnabled(not status.at_start)
        for name in ("on", "turn_on"):
            self.buttons[name].setEnabled(not status.at_end)
        self.buttons["deal_on"].setEnabled(status.place.deal < status.deals)
        self._show_play_on()
        self._moved_known(status.place.deal)

    def _show_where(self) -> None:
        status = self.replay.status
        place = {"deal": status.place.deal, "deals": status.deals,
                 "action": status.place.action, "actions": status.actions}  # fmt: skip
        text = self.tr("Deal {deal} of {deals}, action {action} of {actions}").format(**place)
        short = "{deal}/{deals} · {action}/{actions}".format(**place)
        self.where.setText(short if self._narrow else text)
        self.where.setAccessibleName(text)
        self.where.setToolTip(tip_lines(text) if self._narrow else "")

    def _show_play_on(self) -> None:
        reasons = {
            "over": self.tr("The deal is over here."),
            "match": self.tr("In this game you can do that once the match is over."),
            "covered": self.tr("You can do that once this deal is over."),
        }
        reason = self.replay.why_not_play_on(fresh=True)
        self.play_on.setEnabled(reason is None)
        self.play_on.setToolTip(tip_lines(reasons[reason]) if reason in reasons else "")

    def _moved_known(self, deal: int) -> None:
        over = self.replay.timeline.is_over(deal)
        self.known.setEnabled(over)
        self.known.setToolTip(
            self.tr("What the last player saw and compared (K)")
            if over
            else self.tr("You can see that once this deal is over.")
        )


class PlayOnDialog(Window):
    """The same hidden cards, or fresh ones? `chosen(True)` for fresh ones."""

    chosen = Signal(bool)

    def __init__(self, name: str, parent: QWidget, *, same_offered: bool) -> None:
        """`name` is who sits at the seat that will be played.

        The same hidden cards are not offered of a deal that still runs.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Play on from here"))
        text = self.tr(
            "A new match starts from this moment, with you in {name}'s seat. The original match "
            "stays as it is."
        )
        self.same = QRadioButton(self.tr("With the &same hidden cards"), self)
        self.fresh = QRadioButton(self.tr("With &fresh hidden cards"), self)
        self.fresh.setToolTip(
            tip_lines(
                self.tr("What {name} has seen stays; everything else is shuffled.").format(
                    name=name
                )
            )
        )
        self.same.setEnabled(same_offered)
        (self.same if same_offered else self.fresh).setChecked(True)
        self.why_not = build.label(
            self.tr("The other cards are shown once this deal is over."), self
        )
        self.why_not.setVisible(not same_offered)
        words = build.label(text.format(name=name), self)
        box, _ = build.answer_or_cancel(self, self.tr("&Play"))
        parts = (words, self.same, self.why_not, self.fresh, 1)
        titled(self, self.tr("Play on from here"), *parts, foot=(1, box))
        open_sized(self, 520)

    def accept(self) -> None:
        super().accept()
        self.chosen.emit(self.fresh.isChecked())
