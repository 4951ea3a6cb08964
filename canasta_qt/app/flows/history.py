"""Matches that were played: all of them in a window, as files, with proofs, in figures."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from canasta_qt.app.flows.flow import AppContext, Flow, show_storage_problem, show_trouble
from canasta_qt.app.flows.safety import HistoryCopies
from canasta_qt.app.flows.teaching.learned import forget_matches
from canasta_qt.features.history import session as match_files
from canasta_qt.features.history.session import History, file_name, rematch_of
from canasta_qt.library.match_saver import title_of
from canasta_qt.record.log_text import SUFFIX
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.match_values import ListedMatch
from canasta_qt.ui.widgets import problems
from canasta_qt.ui.widgets.common import StepwiseTask, remember_size
from canasta_qt.ui.widgets.placement import open_over, show_beside
from canasta_qt.ui.widgets.standard import ask_for_files, ask_for_folder, ask_where_to_save
from canasta_qt.words.cards import number

if TYPE_CHECKING:
    from canasta_qt.app.flows.match_chooser import MatchChooser
    from canasta_qt.features.challenges.store import ComparisonStore
    from canasta_qt.features.history.session import MatchFile
    from canasta_qt.features.history.statistics.window.window import StatisticsWindow
    from canasta_qt.features.history.window.history import HistoryWindow
    from canasta_qt.library.preferences import Preferences
    from canasta_qt.storage.match_values import Deleted
    from canasta_qt.storage.matches import MatchStore


class HistoryFlow(Flow):
    """Opens the window of all matches.

    Signals:
        resume_asked(Unfinished): play this match on.
        back_asked: the match on the table was chosen; show it.
        replay_asked(Timeline, int, str): watch a match from a deal on, or from where a line of
            its score sheet comes from.
        review_asked(Timeline, int): review a match that is kept under a number.
        compare_asked(Timeline, int): compare such a match with Expert.
        again_asked(MatchChoice): begin a match like an earlier one.
        changed: matches were deleted, brought back or taken in.
        forgotten(int): a match was deleted for good; its number may be given to another one.
    """

    resume_asked = Signal(object)
    back_asked = Signal()
    replay_asked = Signal(object, int, str)
    review_asked = Signal(object, int)
    compare_asked = Signal(object, int)
    again_asked = Signal(object)
    changed = Signal()
    forgotten = Signal(int)

    def __init__(self, context: AppContext, chooser: MatchChooser) -> None:
        """`chooser` knows what would be played now."""
        super().__init__(context)
        self._chooser = chooser
        self._deleted: Deleted | None = None
        self._reviews = context.reviews
        self._given_up: set[int] = set()
        """Matches that were deleted while the window is open."""
        self._list: HistoryWindow | None = None

    @property
    def list(self) -> HistoryWindow:
        """The window with the matches. `LookupError` when it is not open."""
        if self._list is None:
            raise LookupError("the history is not open")
        return self._list

    @property
    def history(self) -> History:
        """All matches. `LookupError` where none are kept."""
        store = self._controller.store
        if store is None:
            raise LookupError("no matches are kept")
        return History(store, self._games, lambda: self._controller.number)

    def open(self) -> None:
        """Show all matches."""
        from canasta_qt.features.history.window.history import HistoryWindow

        if self._controller.store is None:
            return
        dialog = HistoryWindow(self.history, self._window, self._preferences)
        dialog.asked.connect(lambda name: self._guarded(lambda: self._do(name)))
        dialog.undo_asked.connect(self.put_back)
        dialog.failed.connect(self._failed)
        dialog.finished.connect(self._gone)
        self._list = dialog
        self._deleted = None
        HistoryExchange(self.history, dialog).taken_in.connect(self._changed)
        HistoryCopies(self.history.store, dialog).taken_back.connect(self._changed)
        open_over(dialog, self._window)
        dialog.open_list()

    def _gone(self) -> None:
        """Nothing can be brought back any more: what was learned of what is deleted goes, too."""
        self._list = None
        given_up, self._given_up = self._given_up, set()
        for match in given_up:
            with contextlib.suppress(StorageProblem):  # a review knows the deals it is about
                self._reviews.forget(match)
        if given_up:
            with contextlib.suppress(StorageProblem):  # it is forgotten for as long as this runs
                forget_matches(self._learning, given_up)
        for match in given_up:
            self.forgotten.emit(match)

    def _do(self, name: str) -> None:
        """What a button asks for."""
        if name == "new":
            self.list.reject()
            self._window.commands.run("new_match")
            return
        match = self.list.table.current()
        with_one: Mapping[str, Callable[[ListedMatch], object]] = {
            "resume": self.resume,
            "replay": self.replay,
            "review": self.review,
            "compare": self.compare,
            "sheet": self.show_sheet,
            "again": self.again,
        }
        if name == "delete":
            self.delete()
        elif name in with_one and match is not None:
            with_one[name](match)

    def _guarded(self, action: Callable[[], object]) -> None:
        """Trouble is told over the window with the matches."""
        try:
            action()
        except StorageProblem as problem:
            self._failed(problem)
        except ReplayDifference as difference:
            show_trouble(problems.unplayable_match(str(difference)), self._list or self._window)

    def _failed(self, problem: StorageProblem) -> None:
        show_storage_problem(problem, self._list or self._window)

    # --- with one match -----------------------------------------------------------------------

    def resume(self, match: ListedMatch) -> None:
        """Play a match on; the one on the table is only shown."""
        if match.id == self._controller.number:
            self.list.accept()
            self.back_asked.emit()
            return
        unfinished = self.history.unfinished(match)
        self.list.accept()
        self.resume_asked.emit(unfinished)

    def replay(self, match: ListedMatch, deal: int = 1, kind: str = "") -> None:
        """Watch a match."""
        timeline = Timeline(self.history.store.log(match.id))
        self.list.accept()
        self.replay_asked.emit(timeline, deal, kind)

    def review(self, match: ListedMatch) -> None:
        """Look for what could have been played better."""
        timeline = Timeline(self.history.store.log(match.id))
        self.list.accept()
        self.review_asked.emit(timeline, match.id)

    def compare(self, match: ListedMatch) -> None:
        """What does Expert make of the same cards?"""
        timeline = Timeline(self.history.store.log(match.id))
        self.list.accept()
        self.compare_asked.emit(timeline, match.id)

    def again(self, match: ListedMatch) -> None:
        """Begin a match like this one."""
        choice = rematch_of(
            self.history.store.log(match.id), self.history.games, self._chooser.choice
        )
        self.list.accept()
        self.again_asked.emit(choice)

    def show_sheet(self, match: ListedMatch) -> None:
        """The score sheets of a match."""
        from canasta_qt.features.endings.window.score_sheet import ScoreSheet

        sheets = self.history.sheets(match.id)
        if not sheets:
            self.list.details.say(self.tr("No deal of this match has ended yet."))
            return
        panel = ScoreSheet(sheets)
        panel.replay_asked.connect(
            lambda deal, kind: self._guarded(lambda: self.replay(match, deal, kind))
        )
        panel.open_on(self.list)

    # --- with many ----------------------------------------------------------------------------

    def delete(self) -> None:
        """Delete what is chosen; Ctrl+Z brings it back as long as the window is open."""
        row = self.list.table.first_chosen()
        matches = [match.id for match in self.list.table.chosen_matches()]
        self._deleted = self.history.delete(matches)
        count = len(self._deleted.ids)
        self._given_up.update(self._deleted.ids)
        self._changed(row)
        if count < len(matches):
            text = self.tr("Deleted: {matches}. The match on the table was kept.")
        else:
            text = self.tr("Deleted: {matches}.")
        if count:
            self.list.say_undoable(text.format(matches=number(count, "match")))

    def put_back(self) -> None:
        """Bring back what was deleted last."""
        deleted, self._deleted = self._deleted, None
        if deleted is not None:
            self._guarded(lambda: self.history.store.restore(deleted))
            self._given_up.difference_update(deleted.ids)
            self._changed()

    def _changed(self, row: int = -1) -> None:
        self.list.refresh(row)
        self.changed.emit()


class HistoryExchange(QObject):
    """Saves matches as files and takes files in, over the window with the matches.

    Signals:
        taken_in: there are new matches.
    """

    taken_in = Signal()

    def __init__(self, history: History, window: HistoryWindow) -> None:
        super().__init__(window)
        self._history = history
        self._window = window
        window.asked.connect(self._asked)
        window.dropped.connect(self.take_in)

    def _asked(self, name: str) -> None:
        if name == "export":
            self.ask_where(self._window.table.chosen_matches())
        elif name == "import":
            self.ask_which()

    # --- saving -------------------------------------------------------------------------------

    def ask_where(self, matches: Sequence[ListedMatch]) -> None:
        """Ask for a file, or for many matches for a folder; then save them there."""
        if len(matches) == 1:
            title, name = self.tr("Save as a file"), file_name(matches[0])
            ask_where_to_save(
                self._window, title, self._filter(), name, lambda path: self.save(matches[0], path)
            )
        else:
            title = self.tr("Choose a folder for the files")
            ask_for_folder(self._window, title, lambda folder: self.save_all(matches, folder))

    def save(self, match: ListedMatch, path: Path) -> None:
        """Write a match into a file."""
        if self._written(path, lambda: self._history.export(match, path)):
            self._window.say(self.tr("Saved as {name}.").format(name=path.name))

    def save_all(self, matches: Sequence[ListedMatch], folder: Path) -> None:
        """Write matches into a folder, each into a file of its own."""
        saved: list[Path] = []
        damaged: list[int] = []

        def save(match: ListedMatch) -> None:
            try:
                saved.append(self._history.export_into(match, folder))
            except StorageProblem as problem:
                if problem.code is not StorageCode.MATCH_DAMAGED:
                    raise
                damaged.append(match.id)

        def step(match: ListedMatch) -> bool:
            return self._written(folder, lambda: save(match))

        text = self.tr("Saving matches…")
        steps = [partial(step, match) for match in matches]
        StepwiseTask(steps, text, self._window).ended.connect(
            lambda: self._saved(len(saved), len(damaged), folder)
        )

    def _saved(self, count: int, damaged: int, folder: Path) -> None:
        text = self.tr("Saved in {folder}: {matches}.")
        told = text.format(folder=folder.name, matches=number(count, "match"))
        if damaged:
            left_out = self.tr("Damaged, not saved: {matches}.")
            told += " " + left_out.format(matches=number(damaged, "match"))
        self._window.say(told)

    def _written(self, path: Path, write: Callable[[], object]) -> bool:
        try:
            write()
        except StorageProblem as problem:
            show_trouble(problems.unwritten("match", path, problem.reason), self._window)
            return False
        return True

    # --- taking in ----------------------------------------------------------------------------

    def ask_which(self) -> None:
        """Ask for files, and take their matches in."""
        kinds = (self._filter(), self.tr("All files (*)"))
        ask_for_files(self._window, self.tr("Import matches"), kinds, self.take_in)

    def take_in(self, files: Sequence[Path]) -> None:
        """Keep the matches of these files; all that is wrong is told at the end."""
        faults: list[str] = []
        done: list[Path] = []

        def step(file: Path) -> bool:
            done.append(file)
            try:
                self._history.take_in(file)
            except match_files.MatchFileProblem as problem:
                faults.append(f"{file.name}: {problem.happened}")
            except StorageProblem as problem:
                faults.append(f"{file.name}: {problem.reason}")
            return True

        steps = [partial(step, file) for file in files]
        work = StepwiseTask(steps, self.tr("Importing matches…"), self._window)
        work.ended.connect(lambda: self._taken_in(len(done) - len(faults), faults))

    def _taken_in(self, count: int, faults: Sequence[str]) -> None:
        self.taken_in.emit()
        text = self.tr("Imported: {matches}.").format(matches=number(count, "match"))
        self._window.say(text)
        if faults:
            show_trouble(problems.unread_matches(text, faults), self._window)

    def _filter(self) -> str:
        return self.tr("Matches of Canasta Qt (*{suffix})").format(suffix=SUFFIX)


class FilesFlow(Flow):
    """Reads and writes matches as files.

    Signals:
        replay_asked(Timeline): show this match.
    """

    replay_asked = Signal(object)

    # --- reading -----------------------------------------------------------------------------

    def ask_to_open(self) -> None:
        """Ask for files with matches."""
        kinds = (self._filter(), self.tr("All files (*)"))
        ask_for_files(self._window, self.tr("Open a match"), kinds, self.open_files)

    def open_files(self, files: Sequence[Path]) -> None:
        """One file is shown; several are kept, and what is wrong with any is told."""
        if len(files) == 1:
            self.open_file(files[0])
            return
        kept = sum(self._keep_file(file) for file in files)
        self._window.tell(
            self.tr("Imported {kept} of {all} matches.").format(kept=kept, all=len(files))
        )

    def open_file(self, path: Path) -> None:
        """Show what a file holds, or what is wrong with it."""
        from canasta_qt.features.history.window.match_table import MatchFileDialog

        match = self._read(path)
        if match is None:
            return
        dialog = MatchFileDialog(match, path.name, self._window)
        dialog.replay_asked.connect(lambda match: self.replay_asked.emit(match.timeline))
        dialog.keep_asked.connect(self._keep_and_tell)
        open_over(dialog, self._window)

    def _read(self, path: Path) -> MatchFile | None:
        try:
            return match_files.read_match(path)
        except StorageProblem as problem:
            show_trouble(problems.unread_file(path, problem.reason), self._window)
        except match_files.MatchFileProblem as problem:
            trouble = problems.unread_match(path.name, problem.happened, problem.details)
            show_trouble(trouble, self._window)
        return None

    def _keep_file(self, path: Path) -> bool:
        match = self._read(path)
        return match is not None and self._keep(match)

    def _keep(self, match: MatchFile) -> bool:
        try:
            if self._controller.store is not None:
                self._controller.store.keep(match.log, title_of(match.log))
        except StorageProblem as problem:
            show_storage_problem(problem, self._window)
            return False
        return True

    def _keep_and_tell(self, match: MatchFile) -> None:
        if self._keep(match):
            self._window.tell(self.tr("Imported: {title}").format(title=match.title))

    # --- writing -----------------------------------------------------------------------------

    def ask_to_save(self) -> None:
        """Ask for a file, and write the match on the table into it."""
        match = self._controller.match
        if match is not None:
            name = match_files.suggested_name(match.run.log)
            title = self.tr("Save the match as a file")
            ask_where_to_save(self._window, title, self._filter(), name, self.save)

    def save(self, path: Path) -> None:
        """Write the match on the table into a file."""
        match = self._controller.match
        if match is None:
            return
        try:
            match_files.write_match(path, match.run.log)
        except StorageProblem as problem:
            show_trouble(problems.unwritten("match", path, problem.reason), self._window)
        else:
            self._window.tell(self.tr("Saved as {name}.").format(name=path.name))

    def _filter(self) -> str:
        return self.tr("Matches of Canasta Qt (*{suffix})").format(suffix=SUFFIX)

    # --- the proof ---------------------------------------------------------------------------

    def fair_deal(self) -> None:
        """The seals of the match on the table."""
        from canasta_qt.features.history.window.fair_deal import FairDealDialog

        match = self._controller.match
        if match is not None and match.run.log.deals:
            shown = match_files.proofs(match.run.log, over=match.run.outcome() is not None)
            open_over(FairDealDialog(shown, self._window), self._window)


EVERY = 20
"""After so many matches counted late the figures are renewed."""


class StatisticsFlow(Flow):
    """Keeps the one window with statistics; without a store nothing opens."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._figures: Figures | None = None
        self._comparisons = context.comparisons

    @property
    def shown(self) -> StatisticsWindow | None:
        """The window while it is open."""
        return self._figures.dialog if self._figures is not None else None

    def open(self) -> None:
        """Show the statistics, or bring them to the front with what has been played since."""
        from canasta_qt.features.history.statistics.window.window import StatisticsWindow

        store = self._controller.store
        if store is None:
            return
        if self._figures is None:
            going = self._controller.match is not None
            dialog = StatisticsWindow(self._window, going=going)
            remember_size(dialog, "statistics", self._preferences, (1180, 720))
            dialog.play_asked.connect(self._play)
            dialog.finished.connect(self._closed)
            self._figures = Figures(store, self._comparisons, dialog, self._preferences)
        if self._figures.begin():
            show_beside(self._figures.dialog, self._window)
        else:
            self._closed()

    def retranslate(self) -> None:
        """Another language: the open window is made again where it was."""
        before = self.shown
        if before is None:
            return
        place, page = before.geometry(), before.pages.currentIndex()
        chosen = {name: box.currentIndex() for name, box in before.boxes.items()}
        person = before.person.currentIndex()
        before.close()
        self.open()
        if self.shown is not None:
            self.shown.setGeometry(place)
            self.shown.pages.setCurrentIndex(page)
            self.shown.person.setCurrentIndex(person)
            for name, index in chosen.items():
                self.shown.boxes[name].setCurrentIndex(index)

    def _play(self) -> None:
        """Back to the match on the table, or to the choice of one."""
        if self.shown is not None:
            self.shown.close()
        if self._controller.match is None:
            self._window.commands.run("new_match")

    def _closed(self) -> None:
        if self._figures is not None:
            figures, self._figures = self._figures, None
            figures.counter.stop()
            figures.dialog.deleteLater()


class Figures(QObject):
    """Fills `dialog` from the matches that are kept; `counter` counts those not counted yet."""

    def __init__(
        self,
        store: MatchStore,
        comparisons: ComparisonStore,
        dialog: StatisticsWindow,
        preferences: Preferences,
    ) -> None:
        from canasta_qt.features.history.statistics.session import LateCounter

        super().__init__(dialog)
        self._store, self._comparisons, self._preferences = store, comparisons, preferences
        self.dialog = dialog
        self.counter = LateCounter(store, dialog)
        self.counter.counted.connect(self._counted)
        dialog.asked.connect(lambda: self._told(self._look_up))

    def begin(self) -> bool:
        """Show the figures and count what was not counted; False when nothing can be read."""
        return self._told(self._renew) and self._told(self._count)

    def _count(self) -> None:
        self.dialog.show_counting(self.counter.start())

    def _renew(self) -> None:
        """Offer what can be chosen, and show the figures."""
        from canasta_qt.features.challenges.session.comparing import compared_games
        from canasta_qt.storage.statistics import statistics_filter_values

        found_values = statistics_filter_values(self._store)
        self.dialog.offer(found_values)
        people = self._preferences.all_people(found_values.people)
        self.dialog.offer_people(people, self._preferences.in_front)
        found = compared_games(self._store, self._comparisons)
        self.dialog.show_compared(found.sentence, found.rows)
        self._look_up()

    def _look_up(self) -> None:
        from canasta_qt.features.history.statistics.session import statistics_model

        dialog = self.dialog
        dialog.show_model(statistics_model(self._store, dialog.choice, dialog.name))

    def _counted(self, left: int) -> None:
        self.dialog.show_counting(left)
        if left % EVERY == 0:
            self._told(self._renew)

    def _told(self, action: Callable[[], None]) -> bool:
        """Do it; trouble with the matches is told, and the answer is False."""
        try:
            action()
        except StorageProblem as problem:
            show_storage_problem(problem, self.dialog.parentWidget() or self.dialog)
            return False
        return True
