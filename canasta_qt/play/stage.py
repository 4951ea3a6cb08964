"""What is at the table: below, the welcome page or a match; above it, at most one show.

A show takes the table for a while: a turn shown again, a replay, a review, a lesson, an exercise
or a position. The match rests meanwhile, and is there again when the show is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDockWidget, QWidget

from canasta_qt.view_model.pictures import TableModel
from canasta_qt.view_model.scripts import Script

if TYPE_CHECKING:
    from canasta_qt.play.match.game import GameController
    from canasta_qt.play.match.replay import WatchingInput
    from canasta_qt.play.match.table_input import TableInput
    from canasta_qt.play.scene.view import TableView
    from canasta_qt.record.log import MatchLog

    Input = TableInput | WatchingInput

S = TypeVar("S", bound="Show")


class ShowKind(Enum):
    """The kinds of shows."""

    TURN = "turn"
    REPLAY = "replay"
    REVIEW = "review"
    LESSON = "lesson"
    EXERCISE = "exercise"
    POSITION = "position"


@dataclass(slots=True)
class Frame:
    """The widgets around the table while a show is on; they are deleted with the show.

    `dock_width` returns the width of the dock in a window of a size. `ledger` takes the place of
    the match's own; with None the ledger is hidden. `keys` are pressed on the table. `focus` has
    the keyboard at first; None for the table.
    """

    title: str
    above: QWidget | None = None
    below: QWidget | None = None
    dock: QDockWidget | None = None
    dock_width: Callable[[QSize], int] = QSize.width
    ledger: QWidget | None = None
    keys: Sequence[tuple[QKeySequence, Callable[[], object]]] = ()
    focus: QWidget | None = None


class Surroundings(Protocol):
    """A window as the stage uses it."""

    def surround(self, frame: Frame) -> None:
        """Bring the table to the front, with this frame around it."""

    def strip(self) -> None:
        """Undo `surround`."""

    def show_table(self) -> None:
        """Bring the table to the front."""

    def show_welcome(self) -> None:
        """Bring the welcome page to the front."""

    def show_model(self, model: TableModel | None) -> None:
        """Let the menus offer what is possible in a match; None where there is none."""

    def show_practised(self, model: TableModel) -> None:
        """Let the menus offer what is possible in a show where the player acts."""


class Show(QObject):
    """Something that has the table for a while. Made anew each time, and deleted by the stage.

    Signals:
        played(Script): show this on the table.
        input_changed: `input` is another object now.

    Attributes:
        acts: whether the player acts in it, so that buttons and menus of the turn work.
        jumps: whether each picture cuts off the one before it.
    """

    played = Signal(object)
    input_changed = Signal()

    kind: ShowKind
    acts = False
    jumps = False

    @property
    def input(self) -> Input:
        """The receiver of the table's commands."""
        raise NotImplementedError

    @property
    def log(self) -> MatchLog | None:
        """The match that is shown, or None."""
        return None

    def frame(self) -> Frame | None:
        """New widgets around the table; None where those of the match stay."""
        return None

    def first_focus(self) -> QWidget | None:
        """What has the keys once the picture is there; None for what the frame says."""
        return None

    def begin(self) -> None:
        """Show the first picture."""

    def resume(self) -> None:
        """Show the present picture, after the show above was left."""
        self.begin()

    def hint(self) -> None:
        """Help the player, who has asked for a hint."""

    def retranslate(self) -> None:
        """Show everything in the present language."""

    def rest(self) -> None:
        """Stop what moves by itself, while another show lies above."""

    def close(self) -> None:
        """Stop whatever runs, for good."""


class Stage(QObject):
    """Brings shows to the table and takes them away.

    Signals:
        changed: another show has the table, or none.
        came_back: the match or the welcome page, below all shows, is there again.
        cleared: another match comes to the table, or none; everything of the last one goes.
        resumed: the match that came to the table was begun earlier.
        refused(RefusedModel): the rules refuse a gesture, in the match or in a show.
        taught(str): the present text of a lesson or an exercise.
        told(str): a sentence of a show, to be spoken after what happened before it.
        tipped(str): the text of a tip above the table.

    Attributes:
        show: the one on the table, or None.
    """

    changed = Signal()
    came_back = Signal()
    cleared = Signal()
    resumed = Signal()
    refused = Signal(object)
    taught = Signal(str)
    told = Signal(str)
    tipped = Signal(str)

    def __init__(self, table: TableView, controller: GameController, window: Surroundings) -> None:
        super().__init__(table)
        self._table, self._controller, self._window = table, controller, window
        self.show: Show | None = None
        self._below: Show | None = None
        self._input: Input | None = None
        self._framed = False
        self._take_input(controller.input)

    @property
    def kind(self) -> ShowKind | None:
        """The kind of the show; None where there is none."""
        return self.show.kind if self.show is not None else None

    @property
    def at_match(self) -> bool:
        """Whether no show is on the table."""
        return self.show is None

    @property
    def shows_again(self) -> bool:
        """Whether a replay or a review is on the table."""
        return self.kind in (ShowKind.REPLAY, ShowKind.REVIEW)

    @property
    def log(self) -> MatchLog | None:
        """The match that the show on the table shows, or None."""
        return self.show.log if self.show is not None else None

    def of(self, kind: type[S]) -> S | None:
        """The show on the table, if it is of this class."""
        return self.show if isinstance(self.show, kind) else None

    # --- in and out ---------------------------------------------------------------------------

    def enter(self, show: Show, *, over: Show | None = None) -> None:
        """Bring a show to the table in place of any other.

        `over` is the show it was opened from: if that one is still there, it is there again when
        the new one is left.
        """
        below = self.show if over is not None and over is self.show else None
        if below is not None:
            below.rest()
            self._put_aside()
        else:
            self._end()
        self._controller.hold()
        self._settle()
        self._below, self.show = below, show
        show.setParent(self)
        self.changed.emit()
        show.played.connect(partial(self._played, show))
        show.input_changed.connect(partial(self._follow_input, show))
        self._put_up(show.begin)

    def leave(self) -> None:
        """Leave the show: back to the one it was opened from, or to the match or welcome page."""
        if self.show is None:
            return
        below, self._below = self._below, None
        self._end()
        if below is None:
            self.changed.emit()
            self.come_back()
            return
        self.show = below
        self.changed.emit()
        self._put_up(below.resume)

    def leave_all(self) -> None:
        """Leave every show: back to the match or the welcome page."""
        if self.show is not None:
            self.drop()
            self.come_back()

    def drop(self) -> None:
        """End every show, and bring nothing back: something else comes to the table."""
        if self.show is not None:
            self._end()
            self.changed.emit()

    def clear(self) -> None:
        """Clear the table for another match, or for none."""
        self._table.gestures.cancel()
        self.drop()
        self.cleared.emit()

    def leave_turn(self) -> None:
        """Leave a turn that is shown again; other shows stay."""
        if self.kind is ShowKind.TURN:
            self.leave()

    def come_back(self) -> None:
        """Show the match again, or the welcome page."""
        if self._controller.match is None:
            self._window.show_model(None)
            self._window.show_welcome()
        else:
            self._window.show_table()
            self._controller.come_back()
        self.came_back.emit()

    def reframe(self) -> None:
        """Replace the widgets around the table by new ones, in the present language."""
        frame = self.show.frame() if self.show is not None else None
        if frame is not None:
            self._window.strip()
            self._window.surround(frame)

    def retranslate(self) -> None:
        """Translate the show; the one below follows when it comes back."""
        if self.show is not None:
            self._table.skip()
            self.show.retranslate()

    # --- the life of a show -------------------------------------------------------------------

    def _put_up(self, picture: Callable[[], None]) -> None:
        show = self.show
        assert show is not None
        self._take_input(show.input)
        frame = show.frame()
        self._framed = frame is not None
        if frame is not None:
            self._window.surround(frame)
        picture()
        focus = show.first_focus() or (frame.focus if frame is not None else None)
        (focus or self._table).setFocus()

    def _put_aside(self) -> None:
        self._settle()
        self._table.teacher.leave()
        self._take_input(self._controller.input)
        if self._framed:
            self._framed = False
            self._window.strip()

    def _end(self) -> None:
        gone = [show for show in (self.show, self._below) if show is not None]
        if not gone:
            return
        self._table.gestures.cancel()  # it asks the show, which is about to forget everything
        self.show = self._below = None
        for show in gone:
            show.close()
        self._put_aside()
        for show in gone:
            show.deleteLater()

    def _settle(self) -> None:
        """Cancel gestures, movements and the selection before something else has the table."""
        self._table.gestures.cancel()
        self._table.skip()
        self._table.skip()  # what comes after a ceremony is skipped separately
        self._table.selection.clear()

    # --- input and pictures -------------------------------------------------------------------

    def _follow_input(self, show: Show) -> None:
        if show is self.show:
            self._table.skip()
            self._take_input(show.input)

    def _take_input(self, commands: Input) -> None:
        """Send the player's commands there, and show the answers."""
        table, before = self._table, self._input
        if before is not None:
            before.refused.disconnect(table.refuse)
            before.refused.disconnect(self.refused)
            before.choice.disconnect(table.offer)
            before.chosen.disconnect(table.choose)
        commands.refused.connect(table.refuse)
        commands.refused.connect(self.refused)
        commands.choice.connect(table.offer)
        commands.chosen.connect(table.choose)
        self._input = commands
        table.set_commands(commands)

    def _played(self, show: Show, script: Script) -> None:
        if show is not self.show:
            return
        if show.acts:
            self._window.show_practised(script.final)
        if show.jumps:
            self._table.skip()
        self._table.play(script)
