"""A deal played in two ways, side by side on two tables, or one after the other on one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QToolButton, QWidget

from canasta_qt.features.challenges.session.side_by_side import WAYS, SideBySide, Which
from canasta_qt.features.challenges.words import CompareText
from canasta_qt.play.match.replay import ReplayController
from canasta_qt.play.scene.view import TableView
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.parts.segmented import Segmented
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import Announcer
from canasta_qt.ui.widgets.common import Window
from canasta_qt.ui.widgets.framed import Foot, frame
from canasta_qt.ui.widgets.plain_text import PlainLabel, tip_lines
from canasta_qt.view_model.scripts import Script
from canasta_qt.words.people import level_name
from canasta_qt.words.reading import hand_lines, place_lines

SMALL_TABLE: Final = 380
"""Pixels; a table is no lower than that, so that the window fits a screen of 600."""

WIDE_ENOUGH: Final = 1366
"""From this width on both tables are shown."""

KEYS: Final = {
    "Left": "back",
    "Right": "on",
    "Ctrl+Left": "turn_back",
    "Ctrl+Right": "turn_on",
    "Home": "start",
    "End": "end",
    "D": "parting",
    "Space": "toggle",
    "W": "other",
}
"""Keys of the window, which work on its tables too; W shows the other table where one hides."""


class Side(QWidget):
    """A table with the words above it: whose way this is, how far it is, and what just happened."""

    def __init__(self, table: TableView, replay: ReplayController, parent: QWidget) -> None:
        super().__init__(parent)
        self.table, self.replay = table, replay
        table.setMinimumHeight(SMALL_TABLE)
        self.title = build.heading("", self)
        self.title.setWordWrap(False)
        self.happened = PlainLabel(parent=self)
        self.happened.hide()
        self.happened.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        words = build.row(self.title, (self.happened, 1), spacing=SPACE[3])
        follow(words.setContentsMargins, SPACE[2], SPACE[1], SPACE[2], SPACE[1])
        build.column(words, (table, 1), of=self, margins=0, spacing=0)
        table.player.shown.connect(self._mirror)
        replay.played.connect(self._played)
        replay.input.refused.connect(table.refuse)
        table.set_commands(replay.input)

    def _mirror(self) -> None:
        """Behind the picture stands what it shows, wherever a screen reader is at work."""
        model = self.table.model
        if model is not None and QAccessible.isActive():
            self.table.mirror.show_lines(model.prompt, hand_lines(model), place_lines(model))

    def _played(self, script: Script) -> None:
        self.table.skip()
        self.table.play(script)
        lines = [beat.announce for beat in script.beats if beat.announce]
        self.happened.setText(" ".join(lines))
        self.happened.setToolTip(tip_lines(self.happened.text()))
        self.happened.setVisible(bool(lines))


class BothWaysWindow(Window):
    """Both ways through a deal, moved together; `gone` when it has closed."""

    gone = Signal()

    def __init__(
        self,
        both: SideBySide,
        make_table: Callable[[], TableView],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.both = both
        self._shown: Which = "yours"
        self.header = WindowHeader("", self, bleed=True)
        replays = dict(zip(WAYS, both.both, strict=True))
        self.sides = {one: Side(make_table(), replays[one], self) for one in WAYS}
        self.switch = Segmented([(one, "") for one in WAYS], "", self)
        self.switch.chosen.connect(self._chosen)
        self.open_cards = QCheckBox(self)
        self.open_cards.toggled.connect(lambda on: both.see(all_open=on))
        self.open_cards.setVisible(both.yours.may_open_all)
        self.where = PlainLabel(parent=self)
        self.where.setWordWrap(True)
        self.buttons = {name: self._button(name, icon) for name, icon in _FACES}
        self.announcer = Announcer(self)
        self._does: dict[str, Callable[[], object]] = {
            "back": partial(both.step, -1),
            "on": partial(both.step, 1),
            "turn_back": partial(both.turn, -1),
            "turn_on": partial(both.turn, 1),
            "start": both.to_start,
            "end": both.to_end,
            "parting": both.to_parting,
            "toggle": both.toggle,
            "other": self._other,
        }
        self._lay_out()
        self._name()
        self._add_keys()
        both.moved.connect(self._moved)
        self.finished.connect(self._end)

    def _lay_out(self) -> None:
        self.header.add(self.switch, self.open_cards)
        self.middle = QWidget(self)
        tables = ((side, 1) for side in self.sides.values())
        build.row(*tables, of=self.middle, margins=0, spacing=SPACE[1])
        close = build.close_box(self)
        foot = Foot(self, *self.buttons.values(), (self.where, 1), close, bleed=True)
        frame(self, self.header, self.middle, foot)
        self._arrange()

    def _button(self, name: str, icon: str) -> QToolButton:
        button = QToolButton(self)
        wear(button, icon)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.do(name))
        return button

    def _texts(self) -> dict[str, str]:
        return {
            "start": self.tr("Start of the deal (Home)"),
            "parting": self.tr("The first different move (D)"),
            "turn_back": self.tr("One turn back (Ctrl+Left)"),
            "back": self.tr("One move back (Left)"),
            "toggle": self.tr("Play or pause (Space)"),
            "on": self.tr("One move forward (Right)"),
            "turn_on": self.tr("One turn forward (Ctrl+Right)"),
            "end": self.tr("End of the deal (End)"),
        }

    def _name(self) -> None:
        level = level_name(self.both.level)
        title = CompareText.PAIR_WINDOW(deal=self.both.deal, level=level)
        self.setWindowTitle(title)
        self.header.set_title(title)
        self.switch.offer([(one, self._way(one)) for one in WAYS])
        self.switch.set_value(self._shown)
        self.switch.setAccessibleName(self.tr("Which of the two is shown"))
        self.open_cards.setText(self.tr("&All cards face up"))
        for name, text in self._texts().items():
            self.buttons[name].setToolTip(tip_lines(text))
            self.buttons[name].setAccessibleName(text)
        for one, side in self.sides.items():
            side.table.setAccessibleName(self._way(one))

    def _way(self, which: Which) -> str:
        return CompareText.of("pair", which)(level=level_name(self.both.level))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.both.retranslate()

    def begin(self) -> None:
        self.both.begin()
        self.buttons["on"].setFocus()

    @property
    def beside(self) -> bool:
        """Whether both tables are shown."""
        return self.width() >= WIDE_ENOUGH

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self.switch.setVisible(not self.beside)
        for one, side in self.sides.items():
            side.setVisible(self.beside or one == self._shown)

    def _chosen(self, which: object) -> None:
        self._shown = "theirs" if which == "theirs" else "yours"
        self._arrange()
        self._announce()

    def _other(self) -> None:
        if not self.beside:
            other: Which = "yours" if self._shown == "theirs" else "theirs"
            self.switch.set_value(other)
            self._chosen(other)

    def _moved(self) -> None:
        for one, side in self.sides.items():
            action, actions = side.replay.place.action, self.both.actions(side.replay)
            where = CompareText.PAIR_WHERE(way=self._way(one), action=action, actions=actions)
            side.title.setText(where)
        self.where.setText(self.both.where())
        wear(self.buttons["toggle"], "pause" if self.both.playing else "play")
        for name in ("start", "back", "turn_back"):
            self.buttons[name].setEnabled(not self.both.at_start)
        for name in ("on", "turn_on", "end"):
            self.buttons[name].setEnabled(not self.both.at_end)
        self.buttons["parting"].setEnabled(self.both.parting is not None)
        self._announce()

    def _announce(self) -> None:
        seen = [side for one, side in self.sides.items() if self.beside or one == self._shown]
        texts = [f"{side.title.text()}. {side.happened.text()}" for side in seen]
        self.announcer.say(" ".join((*texts, self.both.where())))

    def do(self, what: str) -> None:
        """One of the things that keys and buttons do, by its name in `KEYS`."""
        self._does[what]()

    def _add_keys(self) -> None:
        """Buttons and tables have arrows and Esc of their own, so the window's come first.

        Space presses the button that has the focus, and plays at a table.
        """
        for key, what in KEYS.items():
            if key != "Space":
                QShortcut(QKeySequence(key), self).activated.connect(partial(self.do, what))
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.reject)
        for side in self.sides.values():
            space = QShortcut(QKeySequence("Space"), side.table)
            space.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            space.activated.connect(partial(self.do, "toggle"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressed = QKeySequence(event.keyCombination()).toString(
            QKeySequence.SequenceFormat.PortableText
        )
        what = KEYS.get(pressed)
        if what is None:
            super().keyPressEvent(event)
        else:
            self.do(what)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._end()

    def _end(self) -> None:
        self.both.close()
        for side in self.sides.values():
            side.table.close()
        self.gone.emit()


_FACES: Final = (
    ("start", "first"),
    ("parting", "compare"),
    ("turn_back", "previous"),
    ("back", "back"),
    ("toggle", "play"),
    ("on", "next"),
    ("turn_on", "step"),
    ("end", "last"),
)
