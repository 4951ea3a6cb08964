"""The bar below the table during a replay."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.known import may_be_told
from canasta_qt.controller.replay_controller import PAUSES, ReplayController, ReplayStatus
from canasta_qt.dialogs.replay_slider import COLOURS, ReplaySlider

ALL_CARDS: Final = -1
"""Stands for "all cards open" among the seats."""

_PIXMAP = QStyle.StandardPixmap

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


class ReplayBar(QWidget):
    """Moves a replay by mouse and keys, and shows where it is.

    Signals:
        play_on_asked: play a match on from here.
        known_asked: what did the player of the last move know?
        left: enough seen.
    """

    play_on_asked = Signal()
    known_asked = Signal()
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
            "known": self.known_asked.emit,
            "leave": self.left.emit,
        }
        self.slider = ReplaySlider(self)
        self.slider.valueChanged.connect(self._slid)
        self.where = QLabel(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 8, 4)
        layout.setSpacing(4)
        layout.addLayout(self._upper_row())
        layout.addLayout(self._lower_row())
        replay.moved.connect(self._moved)
        self._moved(replay.status)

    # --- its parts ---------------------------------------------------------------------------

    def _upper_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        legend = QLabel(self._legend(), self)
        legend.setTextFormat(Qt.TextFormat.RichText)
        row.addWidget(self.where)
        row.addWidget(self.slider, 1)
        row.addWidget(legend)
        row.addWidget(self._speeds())
        row.addWidget(self._seats())
        return row

    def _legend(self) -> str:
        signs = (
            ("▲", "opening", self.tr("opening")),
            ("■", "take", self.tr("pile")),
            ("◆", "canasta", self.tr("canasta")),
        )
        sign = '<span style="color:{colour}">{sign}</span> {text}'
        return "&nbsp; ".join(
            sign.format(colour=COLOURS[kind], sign=shape, text=text) for shape, kind, text in signs
        )

    def _lower_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self.buttons = {name: self._button(name, icon, text) for name, icon, text in self._faces()}
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        self.known = QPushButton(self.tr("&What was known?"), self)
        self.known.clicked.connect(self.known_asked)
        row.addWidget(self.known)
        self.play_on = QPushButton(self.tr("&Play on from here…"), self)
        self.play_on.clicked.connect(self.play_on_asked)
        self.leave = QPushButton(self.tr("&Leave the replay"), self)
        self.leave.clicked.connect(self.left)
        row.addWidget(self.play_on)
        row.addWidget(self.leave)
        return row

    def _faces(self) -> tuple[tuple[str, QStyle.StandardPixmap, str], ...]:
        return (
            ("deal_back", _PIXMAP.SP_MediaSkipBackward, self.tr("Back to a deal's start (PgUp)")),
            ("turn_back", _PIXMAP.SP_MediaSeekBackward, self.tr("One turn back (Ctrl+Left)")),
            ("back", _PIXMAP.SP_ArrowLeft, self.tr("One action back (Left)")),
            ("toggle", _PIXMAP.SP_MediaPlay, self.tr("Play or pause (Space)")),
            ("on", _PIXMAP.SP_ArrowRight, self.tr("One action on (Right)")),
            ("turn_on", _PIXMAP.SP_MediaSeekForward, self.tr("One turn on (Ctrl+Right)")),
            ("deal_on", _PIXMAP.SP_MediaSkipForward, self.tr("To the next deal (PgDn)")),
        )

    def _button(self, name: str, icon: QStyle.StandardPixmap, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(self.style().standardIcon(icon))
        button.setIconSize(QSize(20, 20))
        button.setToolTip(text)
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
        self.speeds.setAccessibleName(self.tr("Speed of the replay"))
        self.speeds.setToolTip(self.speeds.accessibleName())
        for speed in PAUSES:
            self.speeds.addItem(names[speed], speed)
        self.speeds.setCurrentIndex(self.speeds.findData(self.replay.speed))
        self.speeds.activated.connect(self._speed_chosen)
        return self.speeds

    def _seats(self) -> QComboBox:
        replay = self.replay
        self.seats = QComboBox(self)
        self.seats.setAccessibleName(self.tr("Whose cards are seen"))
        self.seats.setToolTip(self.seats.accessibleName())
        for seat in replay.seats:
            self.seats.addItem(self.tr("Seen by {name}").format(name=replay.name(seat)), seat)
        if replay.may_open_all:
            self.seats.addItem(self.tr("All cards open"), ALL_CARDS)
        else:
            self.seats.setToolTip(self.tr("The match goes on: only your own cards can be seen."))
        self.seats.activated.connect(self._seat_chosen)
        return self.seats

    # --- what it does ------------------------------------------------------------------------

    def do(self, what: str) -> None:
        """One of the things that keys and buttons do, by its name in `KEYS`."""
        self._does[what]()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of a replay."""
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        what = KEYS.get((Qt.Key(event.key()), ctrl))
        if what is None:
            super().keyPressEvent(event)
        else:
            self.do(what)

    def _slid(self, action: int) -> None:
        self.replay.seek_action(action)

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
        where = self.tr("Deal {deal} of {deals}, action {action} of {actions}")
        self.where.setText(
            where.format(
                deal=status.place.deal,
                deals=status.deals,
                action=status.place.action,
                actions=status.actions,
            )
        )
        icon = _PIXMAP.SP_MediaPause if status.playing else _PIXMAP.SP_MediaPlay
        self.buttons["toggle"].setIcon(self.style().standardIcon(icon))
        for name in ("back", "turn_back", "deal_back"):
            self.buttons[name].setEnabled(not status.at_start)
        for name in ("on", "turn_on"):
            self.buttons[name].setEnabled(not status.at_end)
        self.buttons["deal_on"].setEnabled(status.place.deal < status.deals)
        self.play_on.setEnabled(not status.over)
        self._moved_known(status.place.deal)

    def _moved_known(self, deal: int) -> None:
        told = may_be_told(self.replay.timeline, deal)
        self.known.setEnabled(told)
        self.known.setToolTip(
            self.tr("What the player of the last move saw, and what it compared (K)")
            if told
            else self.tr("Once this deal is over, that will be told.")
        )
