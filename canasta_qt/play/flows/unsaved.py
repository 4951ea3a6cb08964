"""While the match on the table cannot be saved: a mark over it, and questions before a loss."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from canasta_qt.library.match_saver import (
    storage_text,
    store_rescued,
    suggested_name,
    write_match,
)
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.scene.panels.choice import Question
from canasta_qt.record.log_text import dumps
from canasta_qt.record.names import MATCH_SUFFIX
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.salvage import rescue
from canasta_qt.ui.widgets.problems import Trouble, show_trouble, unwritten
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted

if TYPE_CHECKING:
    from canasta_qt.play.match.running_match import RunningMatch

TRY_MS: Final = 5000
"""Time between two attempts to save while nobody plays."""

_MARK: Final = QT_TRANSLATE_N_NOOP("Unsaved", "1 move is not saved", "{n} moves are not saved")
_TITLE: Final = QT_TRANSLATE_N_NOOP(
    "Unsaved", "Your last move is not saved", "Your last {n} moves are not saved"
)
_CLOSE: Final = QT_TRANSLATE_N_NOOP(
    "Unsaved", "&Close and lose 1 move", "&Close and lose {n} moves"
)
_LEAVE: Final = QT_TRANSLATE_N_NOOP(
    "Unsaved", "&Leave and lose 1 move", "&Leave and lose {n} moves"
)
_BACK: Final = QT_TRANSLATE_N_NOOP(
    "Unsaved",
    "1 move was rescued into another file; your match has it again.",
    "{n} moves were rescued into another file; your match has them again.",
)


class UnsavedFlow(Flow):
    """Watches whether the match on the table is stored; unsaved moves are never lost unasked.

    Attributes:
        rescued: the file that the match was written to when the program had to end, or None.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._paths = context.paths
        self._elsewhere = ""
        """The match as text, as it was last written into another file."""
        self._given_up = False
        self._question: Question | None = None
        self.rescued: Path | None = None
        self._again = QTimer(self, interval=TRY_MS)
        self._again.timeout.connect(self._try_again)
        self._controller.played.connect(lambda _: self.follow())
        self._window.stack.currentChanged.connect(lambda _: self.follow())
        self._window.unsaved.clicked.connect(self.explain)
        self._window.ask_before_closing(self._may_close)

    @property
    def moves(self) -> int:
        """The count of moves of the match on the table that are not stored."""
        match = self._controller.match
        return match.unsaved if match is not None else 0

    @property
    def at_risk(self) -> int:
        """The count of moves that are in no file at all."""
        match = self._controller.match
        moves = self.moves
        known = match is not None and moves and dumps(match.run.log) == self._elsewhere
        return 0 if known else moves

    def follow(self) -> None:
        """Show or hide the mark."""
        moves = self.moves
        if moves:
            self._window.unsaved.show_moves(counted(_MARK, moves), self._why())
            if not self._again.isActive():
                self._again.start()
            return
        self._window.unsaved.hide()
        self._again.stop()
        if self.rescued is not None:  # the end that was announced did not come
            rescue.drop(self.rescued)
            self.rescued = None

    def _match(self) -> RunningMatch:
        match = self._controller.match
        assert match is not None
        return match

    def _why(self) -> str:
        recorder = self._match().recorder
        problem = recorder.problem if recorder is not None else None
        reason = storage_text(problem) if problem is not None else ""
        help_ = self.tr(
            "Free some space, or save the match elsewhere. Saving is tried again every few seconds."
        )
        return f"{reason} {help_}".strip()

    def _try_again(self) -> None:
        match = self._controller.match
        if match is not None:
            match.save_the_rest()
        self.follow()

    # --- asking -----------------------------------------------------------------------------

    def explain(self) -> None:
        """Explain the mark, which was pressed, and offer to save elsewhere."""
        self._try_again()
        if not self.moves:
            return
        question = self._new_question()
        question.add(self.tr("&Wait"), lambda: None)
        question.add_yes(
            self.tr("&Save elsewhere…"), lambda: self.save_elsewhere(self.follow), main=True
        )
        self._show(question, None)

    def ask_before(
        self,
        do: Callable[[], object],
        stay: Callable[[], object],
        over: QWidget | None = None,
        *,
        closing: bool = False,
    ) -> bool:
        """Ask before something that would lose moves; False where nothing is at risk.

        `do` is called once the match is in a file or the player gives the moves up, else `stay`.
        """
        if not self.at_risk:
            return False
        self._try_again()
        if not self.at_risk:
            return False
        question = self._new_question()
        words = _CLOSE if closing else _LEAVE
        question.add_yes(counted(words, self.at_risk), lambda: self._lose(do, closing))
        question.add(self.tr("&Wait"), lambda: None)
        question.add_yes(self.tr("&Save elsewhere…"), lambda: self.save_elsewhere(do), main=True)
        question.rejected.connect(stay)
        self._show(question, over)
        return True

    def _new_question(self) -> Question:
        return Question(counted(_TITLE, self.moves), self._why())

    def _show(self, question: Question, over: QWidget | None) -> None:
        if self._question is not None:
            self._question.reject()
        self._question = question
        question.finished.connect(lambda *_: self._gone(question))
        question.open_on(over or self._window.stack, self._table.tempo)
        self._window.announcer.say(question.spoken())

    def _gone(self, question: Question) -> None:
        if self._question is question:
            self._question = None

    def _lose(self, do: Callable[[], object], closing: bool) -> None:
        self._given_up = closing
        do()

    def save_elsewhere(self, then: Callable[[], object]) -> None:
        """Ask for a file for the match on the table; `then` is called once it is written."""
        from canasta_qt.ui.widgets.standard import ask_where_to_save

        kind = self.tr("Matches of Canasta Qt (*{suffix})").format(suffix=MATCH_SUFFIX)
        name = suggested_name(self._match().run.log)
        title = self.tr("Save the match elsewhere")

        def save(path: Path) -> None:
            if self.save_to(path):
                then()

        ask_where_to_save(self._window, title, kind, name, save)

    def save_to(self, path: Path) -> bool:
        """Write the match on the table into a file; False (and a message) where it cannot be."""
        log = self._match().run.log
        try:
            write_match(path, log)
        except StorageProblem as problem:
            show_trouble(unwritten("unsaved", path, problem.reason), self._window)
            return False
        self._elsewhere = dumps(log)
        self._window.tell(self.tr("Saved as {name}.").format(name=path.name))
        return True

    # --- the end ----------------------------------------------------------------------------

    def _may_close(self) -> bool:
        """Whether the window may close now; else the player is asked."""
        if self._given_up:
            return True
        return not self.ask_before(self._window.close, lambda: None, closing=True)

    def rescue(self) -> StorageProblem | None:
        """Store the match without a question, else write it elsewhere: the program has to end.

        Does nothing where the player has given the moves up. Returns the problem where no folder
        can be written.
        """
        if self._given_up or not self.at_risk or self._paths is None:
            return None
        match = self._match()
        match.save_the_rest()
        if not self.at_risk:
            return None
        try:
            self.rescued = rescue.rescue(match.run.log, self._paths.data)
        except StorageProblem as problem:
            return problem
        self._elsewhere = dumps(match.run.log)
        return None

    def take_back(self) -> None:
        """Store matches that were rescued at an earlier end, and show a message about it."""
        store = self._controller.store
        if self._paths is None or store is None:
            return
        for path, log in rescue.rescued(self._paths.data):
            moves = store_rescued(store, log)
            if moves is None:
                self._show_where(path)
                continue
            rescue.drop(path)
            if moves:
                text = self.tr("Your match could not be saved when Canasta Qt closed.")
                show_trouble(Trouble(text, counted(_BACK, moves)), self._window)

    def _show_where(self, path: Path) -> None:
        """Show where a rescued match is that cannot be stored yet."""
        happened = self.tr("A match from last time still cannot be saved.")
        place = self.tr("It is in {path}.").format(path=path)
        to_do = self.tr("Free some space and start again, or open that file as a match.")
        show_trouble(Trouble(happened, place, to_do), self._window)
