"""The window of the score keeper: leads from the list to a sheet, its deals, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.window.book import SearchBar
from canasta_qt.features.rulebook.window.pane import RulebookPane
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.session import ScoreKeeper, kept_sheet
from canasta_qt.features.score_keeper.store import ScoreSheetStore, StoredSheet
from canasta_qt.features.score_keeper.window.board import BoardPage
from canasta_qt.features.score_keeper.window.entry import EntryPage
from canasta_qt.features.score_keeper.window.files import (
    PagesMenu,
    ask_to_open,
    blank_menu,
    files_of,
    read_file,
)
from canasta_qt.features.score_keeper.window.large import LargePage
from canasta_qt.features.score_keeper.window.start_page import (
    ListedSheet,
    SetupPage,
    StartPage,
    today,
)
from canasta_qt.features.score_keeper.window.tonight import TonightPage
from canasta_qt.features.score_keeper.words import KeeperText
from canasta_qt.library.games import Games
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import Foot, Middle, frame
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.ui.widgets.problems import TroubleBox, storage_trouble


class AskPage(QWidget):
    """Finds a word in the rules; `table_asked` leads to a table and the judge."""

    table_asked = Signal()
    left = Signal()

    def __init__(self, rules: TableRules, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.pane = RulebookPane(self)
        words = (KeeperText.ASK_HINT(), KeeperText.ASK())
        self.search = SearchBar(self.pane, self, words)
        build.column(self.search, (self.pane, 1), of=self, margins=0)
        self.pane.show_rules(rules, title)
        self.back = build.button(KeeperText.BACK(), self, self.left)
        self.table = build.button(KeeperText.ASK_TABLE(), self, self.table_asked)
        self.table.setToolTip(tip_lines(KeeperText.ASK_TABLE_TIP()))
        self.table.hide()
        self.foot = (self.back, 1, self.table)
        for keys, do in (
            (QKeySequence.StandardKey.Find, self.search.open_search),
            (QKeySequence.StandardKey.FindNext, self.search.find_next),
            (QKeySequence.StandardKey.FindPrevious, self.search.find_previous),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)


_SIZE = (1000, 640)


class KeeperWindow(Window):
    """All pages, one at a time.

    Signals:
        table_asked(Sheet): lay out a table under the rules of this sheet and ask the judge.
    """

    table_asked = Signal(object)

    def __init__(
        self,
        store: ScoreSheetStore,
        games: Games,
        game_id: str,
        parent: QWidget | None = None,
        *,
        judges: bool = False,
    ) -> None:
        """`game_id` is offered for another sheet; `judges`: somebody answers `table_asked`."""
        super().__init__(parent)
        self.setWindowTitle(KeeperText.TITLE())
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self._store, self._games, self._game_id, self._judges = store, games, game_id, judges
        self.keeper: ScoreKeeper | None = None
        self.page: QWidget = QWidget(self)
        self._deleted: StoredSheet | None = None
        self._chosen = -1
        self._problem_shown = False
        self.setAcceptDrops(True)
        self._normal = True
        self.header = WindowHeader(KeeperText.TITLE(), self)
        self._middle = QStackedWidget(self)
        self._feet = QStackedWidget(self)
        frame(self, self.header, self._middle, self._feet)
        open_sized(self, *_SIZE)
        self.show_start()
        follow(self._fit_foot)

    # --- pages ------------------------------------------------------------------------------

    def _show(self, page: QWidget, foot: tuple[build.Part, ...], title: str) -> None:
        if isinstance(self.page, BoardPage):
            self._chosen = self.page.table.deal
        wide = isinstance(page, LargePage)
        middle, row = self._around(page, wide), Foot(self, *foot, bleed=wide)
        for stack, widget in ((self._middle, middle), (self._feet, row)):
            gone = stack.currentWidget()
            stack.addWidget(widget)
            stack.setCurrentWidget(widget)
            if gone is not None:
                stack.removeWidget(gone)
                gone.deleteLater()
        self._fit_foot()
        self.page = page
        self.header.set_title(title)

    def _fit_foot(self) -> None:
        foot = self._feet.currentWidget()
        if foot is not None:
            self._feet.setFixedHeight(foot.sizeHint().height())

    def _around(self, page: QWidget, wide: bool) -> QWidget:
        """The usual margins of windows; next to none where a page takes the whole screen."""
        if not wide:
            return Middle(self, (page, 1))
        around = QWidget(self)
        build.column((page, 1), of=around, margins=SPACE[1])
        return around

    def show_start(self) -> None:
        self._leave_large()
        self.keeper = None
        page = StartPage(self)
        page.chosen.connect(self.open_sheet)
        page.delete_asked.connect(self._delete)
        page.new_asked.connect(self.show_setup)
        page.file_asked.connect(lambda: ask_to_open(self, self.open_files))
        page.undo_bar.undone.connect(self._bring_back)
        page.tonight_asked.connect(self.show_tonight)
        page.blank.setMenu(self._blank_menu(page))
        self._show(page, page.foot, KeeperText.TITLE())
        page.show_sheets(self._listed())
        (page.list if page.list.count() else page.nothing.button).setFocus()

    def _blank_menu(self, over: QWidget) -> PagesMenu:
        """Blank sheets of the usual game, of another one, or of all."""
        usual = self._games.get(self._game_id)
        menu = blank_menu(lambda: [usual], over)
        head = QAction(usual.title.replace("&", "&&"), menu)
        head.setEnabled(False)
        head.setToolTip(tip_lines(usual.title))
        menu.insertAction(menu.actions()[0], head)
        menu.addSeparator()
        menu.addAction(KeeperText.BLANK_OTHER(), self.show_setup)
        every = blank_menu(self._games.all, over)
        every.setTitle(KeeperText.BLANK_ALL())
        menu.addMenu(every)
        return menu

    def show_tonight(self) -> None:
        """The sheets of a day, and the people on them ranked."""
        page = TonightPage(self._listed(), today(), self)
        page.left.connect(self.show_start)
        page.chosen.connect(self.open_sheet)
        self._show(page, page.foot, KeeperText.TONIGHT().replace("&", ""))
        page.list.setFocus()

    def show_setup(self) -> None:
        names = dict.fromkeys(name for one in self._listed() for name in one.sheet.names)
        page = SetupPage(self._games, self._game_id, tuple(names), self)
        page.left.connect(self.show_start)
        page.begun.connect(self.begin)
        blank = build.button(KeeperText.BLANK(), page)
        blank.setMenu(blank_menu(lambda: [game] if (game := page.finder.game()) else [], page))
        self._show(page, (page.back, blank, 1, page.begin), KeeperText.NEW_TITLE())
        page.fields[0].setFocus()

    def show_board(self) -> None:
        keeper = self._open_keeper()
        self._leave_large()
        page = BoardPage(keeper, self._title(keeper.sheet), self)
        page.left.connect(self.show_start)
        page.enter_asked.connect(self.show_entry)
        page.again_asked.connect(self.begin_again)
        page.large_asked.connect(self.show_large)
        page.ask_asked.connect(self.show_rules)
        page.table.choose(self._chosen)
        self._show(page, page.foot, KeeperText.TITLE())
        page.step.gold.setFocus()

    def show_entry(self, at: int) -> None:
        """The form of a deal, from 0."""
        keeper = self._open_keeper()
        back = self.show_large if isinstance(self.page, LargePage) else self.show_board
        page = EntryPage(keeper, at, self)
        page.left.connect(back)
        self._show(page, page.foot, KeeperText.DEAL(n=at + 1))
        self._chosen = at
        page.ending.out.setFocus()

    def _leave_entry(self) -> None:
        if isinstance(self.page, EntryPage):
            self.page.left.emit()

    def show_large(self) -> None:
        keeper = self._open_keeper()
        page = LargePage(keeper, self)
        page.left.connect(self.show_board)
        page.step.enter_asked.connect(self.show_entry)
        page.step.again_asked.connect(self.begin_again)
        self._show(page, page.foot, self._title(keeper.sheet))
        if self._normal and self.isVisible():
            self._normal = False
            self.showFullScreen()
        page.step.gold.setFocus()

    def show_rules(self) -> None:
        keeper = self._open_keeper()
        page = AskPage(keeper.sheet.rules, self._title(keeper.sheet), self)
        page.left.connect(self.show_board)
        if self._judges:
            page.table.show()
            page.table_asked.connect(lambda: self.table_asked.emit(keeper.sheet))
        self._show(page, page.foot, KeeperText.MAY_I().replace("&", ""))
        page.search.open_search()

    def _leave_large(self) -> None:
        if not self._normal:
            self._normal = True
            self.showNormal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes a page back before it closes the window."""
        backs: dict[type[QWidget], Callable[[], None]] = {
            SetupPage: self.show_start,
            TonightPage: self.show_start,
            EntryPage: self._leave_entry,
            LargePage: self.show_board,
            AskPage: self.show_board,
            BoardPage: self.show_start,
        }
        back = backs.get(type(self.page))
        if event.key() == Qt.Key.Key_Escape and back is not None:
            back()
            return
        super().keyPressEvent(event)

    # --- sheets -----------------------------------------------------------------------------

    def begin(self, sheet: Sheet) -> None:
        """Begin a sheet; it is kept at once."""
        self._open(ScoreKeeper(sheet, self._store, parent=self))
        self._open_keeper().save()

    def begin_again(self) -> None:
        """Another match of the same people: whoever would deal next deals first."""
        keeper = self._open_keeper()
        dealer, order = keeper.tally.ahead.dealer, keeper.sheet.setup.order_of_deal(1)
        dealer = dealer if dealer in order else order[0]
        self.begin(replace(keeper.sheet, deals=(), dealer=dealer, date=today().isoformat()))

    def open_sheet(self, sheet_id: str) -> None:
        kept = next((one for one in self._kept() if one.id == sheet_id), None)
        sheet = None if kept is None else kept_sheet(kept.data)
        if sheet is None:
            return
        self._open(ScoreKeeper(sheet, self._store, kept, self))
        ahead = len(sheet.deals)
        if self._open_keeper().draft(ahead) is not None:
            self.show_entry(ahead)

    def open_files(self, files: Sequence[Path]) -> None:
        """Take sheets out of files; the last one is shown."""
        for file in files:
            sheet = read_file(file, self)
            if sheet is not None:
                self.begin(sheet)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if files_of(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = files_of(event.mimeData())
        if files:
            event.acceptProposedAction()
            self.open_files(files)

    def _open(self, keeper: ScoreKeeper) -> None:
        self.keeper = keeper
        self._chosen = -1
        keeper.unkept.connect(self._show_problem)
        self.show_board()

    def _open_keeper(self) -> ScoreKeeper:
        assert self.keeper is not None, "a sheet is open"
        return self.keeper

    def _title(self, sheet: Sheet) -> str:
        if sheet.title:
            return sheet.title
        return self._games.get(sheet.game).title if self._games.knows(sheet.game) else sheet.game

    def _listed(self) -> list[ListedSheet]:
        found = []
        for one in self._kept():
            sheet = kept_sheet(one.data)
            if sheet is None:
                self._show_problem(self._store.unreadable(one.id))
            else:
                found.append(ListedSheet(one.id, sheet, self._title(sheet), one.changed))
        return found

    def _kept(self) -> tuple[StoredSheet, ...]:
        try:
            kept = self._store.all()
        except StorageProblem as problem:
            self._show_problem(problem)
            return ()
        for damaged in self._store.problems:
            self._show_problem(damaged)
        return kept

    def _delete(self, sheet_id: str) -> None:
        kept = next((one for one in self._kept() if one.id == sheet_id), None)
        if kept is None:
            return
        try:
            self._store.delete(sheet_id)
        except StorageProblem as problem:
            self._show_problem(problem)
            return
        self._deleted = kept
        page = self.page
        assert isinstance(page, StartPage)
        page.show_sheets(self._listed())
        page.undo_bar.tell(KeeperText.DELETE_NAME())

    def _bring_back(self) -> None:
        if self._deleted is not None and isinstance(self.page, StartPage):
            gone = self._deleted
            try:
                self._store.save(gone.id, gone.data, gone.progress, gone.changed)
            except StorageProblem as problem:
                self._show_problem(problem)
            self.page.show_sheets(self._listed())

    def _show_problem(self, problem: StorageProblem) -> None:
        if not self._problem_shown:
            self._problem_shown = True
            TroubleBox(storage_trouble(problem), self).open()
