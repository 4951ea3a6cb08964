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
    """What a show is."""

    TURN = "turn"
    REPLAY = "replay"
    REVIEW = "review"
    LESSON = "lesson"
    EXERCISE = "exercise"
    POSITION = "position"


@dataclass(slots=True)
class Frame:
    """What stands around the table while a show is on; whatever it holds goes with the show.

    `dock_width` says how wide the dock is in a window of a size. `ledger` takes the place of the
    match's own; with None the ledger is hidden. `keys` are pressed on the table. `focus` has the
    keyboard at first; the table where it is None.
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
    """What a window does for a show."""

    def surround(self, frame: Frame) -> None:
        """Bring the table to the front, with this around it."""

    def strip(self) -> None:
        """Take away what `surround` brought, and put back what it hid."""

    def show_table(self) -> None:
        """Bring the table to the front."""

    def show_welcome(self) -> None:
        """Bring the welcome page to the front."""

    def show_model(self, model: TableModel | None) -> None:
        """Let the menus offer what can be done in a match."""

    def show_practised(self, model: TableModel) -> None:
        """Let the menus offer what can be done in a show where the player acts."""


class Show(QObject):
    """Something that has the table for a while. Made anew each time, and deleted by the stage.

    Signals:
        played(Script): show this on the table.
        input_changed: `input` is another one from now on.

    Attributes:
        kind: what it is.
        acts: whether the player acts in it, so that buttons and menus of the turn count.
        jumps: whether each picture cuts off the one before it.
    """

    played = Signal(object)
    input_changed = Signal()

    kind: ShowKind
    acts = False
    jumps = False

    @property
    def input(self) -> Input:
        """Where the table's commands go."""
        raise NotImplementedError

    @property
    def log(self) -> MatchLog | None:
        """The match that is shown in place of the one below."""
        return None

    def frame(self) -> Frame | None:
        """What stands around the table, made anew; None where that stays as it is."""
        return None

    def begin(self) -> None:
        """Show the first picture."""

    def resume(self) -> None:
        """Show the picture of now: what lay above has been left."""
        self.begin()

    def hint(self) -> None:
        """Help is asked for."""

    def retranslate(self) -> None:
        """Say everything again in the language of now."""

    def rest(self) -> None:
        """Another show lies above this one: stop what moves by itself."""

    def close(self) -> None:
        """Stop whatever runs, for good."""


class Stage(QObject):
    """Brings shows to the table and takes them away.

    Signals:
        changed: another show has the table, or none.
        came_back: what lies below all shows has the table again.
        cleared: another match comes to the table, or none; whatever belonged to the last one goes.
        resumed: the match that came to the table was begun earlier.
        refused(RefusedModel): the rules refuse a gesture, in the match or in a show.
        taught(str): what a lesson or an exercise says now.
        tipped(str): a tip for the match that stands above the table.

    Attributes:
        show: what has the table, or None.
    """

    changed = Signal()
    came_back = Signal()
    cleared = Signal()
    resumed = Signal()
    refused = Signal(object)
    taught = Signal(str)
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
        """What the show is; None where there is none."""
        return self.show.kind if self.show is not None else None

    @property
    def at_match(self) -> bool:
        """Whether the table belongs to the match, or to nothing."""
        return self.show is None

    @property
    def shows_again(self) -> bool:
        """Whether the table shows what was played before: a replay or a review."""
        return self.kind in (ShowKind.REPLAY, ShowKind.REVIEW)

    @property
    def log(self) -> MatchLog | None:
        """The match that a show has on the table."""
        return self.show.log if self.show is not None else None

    def of(self, kind: type[S]) -> S | None:
        """The show on the table, if it is one of this class."""
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
        """Leave the show: back to the one it was opened from, or to what lies below all."""
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
        """Leave every show: back to what lies below all."""
        if self.show is not None:
            self.drop()
            self.come_back()

    def drop(self) -> None:
        """End every show; something else comes to the table."""
        if self.show is not None:
            self._end()
            self.changed.emit()

    def clear(self) -> None:
        """Another match comes to the table, or none."""
        self.drop()
        self.cleared.emit()

    def leave_turn(self) -> None:
        """Leave a turn that is shown again: back to the present."""
        if self.kind is ShowKind.TURN:
            self.leave()

    def come_back(self) -> None:
        """Show again what lies below all shows: the match, or the welcome page."""
        if self._controller.match is None:
            self._window.show_model(None)
            self._window.show_welcome()
        else:
            self._window.show_table()
            self._controller.come_back()
        self.came_back.emit()

    def reframe(self) -> None:
        """Make what stands around the table anew: the show says other things than before."""
        frame = self.show.frame() if self.show is not None else None
        if frame is not None:
            self._window.strip()
            self._window.surround(frame)

    def retranslate(self) -> None:
        """The show in another language; the one below says it when it comes back."""
        if self.show is not None:
            self._table.skip()
            self.show.retranslate()

    # --- the life of a show -------------------------------------------------------------------

    def _put_up(self, picture: Callable[[], None]) -> None:
        """Frame, input and picture of the show."""
        show = self.show
        assert show is not None
        self._take_input(show.input)
        frame = show.frame()
        self._framed = frame is not None
        if frame is not None:
            self._window.surround(frame)
        picture()
        focus = frame.focus if frame is not None else None
        (focus or self._table).setFocus()

    def _put_aside(self) -> None:
        """Take the show from the table, but keep it."""
        self._settle()
        self._table.teacher.leave()
        self._take_input(self._controller.input)
        if self._framed:
            self._framed = False
            self._window.strip()

    def _end(self) -> None:
        """Close the show, and the one it was opened from."""
        gone = [show for show in (self.show, self._below) if show is not None]
        if not gone:
            return
        self.show = self._below = None
        for show in gone:
            show.close()
        self._put_aside()
        for show in gone:
            show.deleteLater()

    def _settle(self) -> None:
        """Nothing is held, chosen or still on its way when something else has the table."""
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
        """Send the player's wishes there, and show the answers."""
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
