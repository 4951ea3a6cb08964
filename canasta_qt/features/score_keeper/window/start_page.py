"""Beginning a sheet: the game or one's own rules, who plays, who deals first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QListWidgetItem, QWidget

from canasta_qt.engine.rules.presets import preset_ids
from canasta_qt.features.match_setup.window.game_finder import GameFinder
from canasta_qt.features.score_keeper.model.entries import LONGEST_NAME, Sheet, clean_name
from canasta_qt.features.score_keeper.model.tally import tally
from canasta_qt.features.score_keeper.words import KeeperText, column_names, goal_text
from canasta_qt.library.games import Games
from canasta_qt.library.language import date_and_time
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.pictures import EmptyState
from canasta_qt.ui.parts.rows import BELOW, FACTS, RowDelegate
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import UndoBar, Window, open_sized
from canasta_qt.ui.widgets.drawn import BACKS, card_pictures
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.words.cards import number
from canasta_qt.words.sentences import figures

MOST_PLAYERS = 6


class SetupPage(QWidget):
    """Asks what is played and by whom; `begun(Sheet)` is the answer."""

    begun = Signal(object)
    left = Signal()

    def __init__(self, games: Games, game_id: str, parent: QWidget) -> None:
        """`game_id` is chosen first."""
        super().__init__(parent)
        self.finder = GameFinder(games, self)
        self.finder.list.show_game(game_id)
        self.finder.picked.connect(lambda _game: self._follow())
        self.fields = [self._name_field(seat) for seat in range(MOST_PLAYERS)]
        self.dealer = QComboBox(self)
        build.name_choice(self.dealer, KeeperText.FIRST_DEALER())
        self.sides = build.label("", self)
        self._lay_out()
        self.back = build.button(KeeperText.BACK(), self, self.left)
        self.begin = primary(build.button(KeeperText.BEGIN(), self, self._begin))
        self.begin.setAutoDefault(True)
        self._follow()

    def _name_field(self, seat: int) -> QLineEdit:
        field = QLineEdit(self)
        field.setMaxLength(LONGEST_NAME)
        field.setPlaceholderText(KeeperText.PLAYER(n=seat + 1))
        field.setAccessibleName(KeeperText.PLAYER(n=seat + 1))
        field.textChanged.connect(lambda _text: self._show_sheet())
        field.returnPressed.connect(lambda: self._named(seat))
        return field

    def _named(self, seat: int) -> None:
        """Enter leads to the next name, and from the last one to the button."""
        shown = [field for field in self.fields if field.isVisibleTo(self)]
        (shown[seat + 1] if seat + 1 < len(shown) else self.begin).setFocus()

    def _lay_out(self) -> None:
        dealer = build.buddy_label(KeeperText.FIRST_DEALER(), self.dealer)
        people = build.column(
            build.heading(KeeperText.NAMES(), self),
            *self.fields,
            self.sides,
            build.row(dealer, (self.dealer, 1)),
            1,
        )
        game = build.column(build.heading(KeeperText.GAME(), self), (self.finder, 1))
        build.row((game, 3), (people, 2), of=self, margins=0, spacing=16)

    def _follow(self) -> None:
        game = self.finder.game()
        count = game.players if game is not None else 0
        for seat, field in enumerate(self.fields):
            field.setVisible(seat < count)
        self._show_sheet()

    def _show_sheet(self) -> None:
        sheet = self._sheet()
        self.begin.setEnabled(sheet is not None)
        if sheet is None:
            return
        before = self.dealer.currentIndex()
        self.dealer.clear()
        for seat in sheet.setup.order_of_deal(1):
            self.dealer.addItem(sheet.names[seat], seat)
        self.dealer.setCurrentIndex(max(0, min(before, self.dealer.count() - 1)))
        self.sides.setText(f"{' – '.join(column_names(sheet))}. {goal_text(sheet.rules)}")

    def _sheet(self) -> Sheet | None:
        """The sheet as it would begin; names that are missing or double become numbers."""
        game = self.finder.game()
        if game is None:
            return None
        names: list[str] = []
        for seat, field in enumerate(self.fields[: game.players]):
            name = clean_name(field.text())
            if not name or name.casefold() in [one.casefold() for one in names]:
                name = KeeperText.PLAYER(n=seat + 1)
            names.append(name)
        title = "" if game.id in preset_ids() else game.kept_name
        return Sheet(game.rules, game.base, tuple(names), title=title)

    def _begin(self) -> None:
        sheet = self._sheet()
        if sheet is not None:
            seat, order = self.dealer.currentData(), sheet.setup.order_of_deal(1)
            self.begun.emit(replace(sheet, dealer=seat if seat in order else order[0]))


class NamesWindow(Window):
    """A field for every player; `told` has the names by seat."""

    told = Signal(list)

    def __init__(self, sheet: Sheet, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(KeeperText.NAMES())
        self.fields = [self._field(seat, name) for seat, name in enumerate(sheet.names)]
        box, self.answer = build.answer_or_cancel(self, self.tr("&OK"))
        titled(self, KeeperText.NAMES(), *self.fields, 1, foot=(1, box))
        self.accepted.connect(self._report)
        open_sized(self, 440)
        self.fields[0].setFocus()

    def _field(self, seat: int, name: str) -> QLineEdit:
        field = QLineEdit(name, self)
        field.setMaxLength(LONGEST_NAME)
        field.setAccessibleName(KeeperText.PLAYER(n=seat + 1))
        return field

    def _report(self) -> None:
        self.told.emit([field.text() for field in self.fields])


_ID: Final = Qt.ItemDataRole.UserRole + 50


@dataclass(frozen=True, slots=True)
class ListedSheet:
    """A sheet that is kept, the title of its game, and when it was changed last."""

    id: str
    sheet: Sheet
    game: str
    changed: str


class StartPage(QWidget):
    """Chooses a sheet by its id; `blank` opens the menu of blank sheets."""

    chosen = Signal(str)
    delete_asked = Signal(str)
    new_asked = Signal()
    file_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.list = QListWidget(self)
        self.list.setAccessibleName(KeeperText.SHEETS())
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Enter is for the default button: an item that took it would leave it to the next page too
        self.list.itemDoubleClicked.connect(lambda _item: self._open())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self.nothing = EmptyState(
            KeeperText.INTRO(),
            KeeperText.NEW(),
            card_pictures(*BACKS),
            self,
            headline=KeeperText.NO_SHEETS(),
        )
        self.nothing.asked.connect(self.new_asked)
        self.undo_bar = UndoBar(self)
        self.intro = build.label(KeeperText.INTRO(), self)
        parts = (self.intro, self.undo_bar, (self.list, 1), (self.nothing, 1))
        build.column(*parts, of=self, margins=0)
        self.blank = build.button(KeeperText.BLANK(), self)
        self.file = build.button(KeeperText.FILE(), self, self.file_asked)
        self.delete = build.button(KeeperText.DELETE(), self, self._delete)
        self.new = build.button(KeeperText.NEW(), self, self.new_asked)
        self.go_on = primary(build.button(KeeperText.OPEN(), self, self._open))
        self.foot = (self.blank, self.file, self.delete, 1, self.new, self.go_on)
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        key.setContext(Qt.ShortcutContext.WidgetShortcut)
        key.activated.connect(self._delete)

    def show_sheets(self, sheets: Sequence[ListedSheet]) -> None:
        before = self.current
        self.list.clear()
        for one in sheets:
            self._add(one)
            if one.id == before:
                self.list.setCurrentRow(self.list.count() - 1)
        if self.list.count() and self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        for widget in (self.list, self.intro, self.new):
            widget.setVisible(bool(sheets))
        self.nothing.setVisible(not sheets)
        self._follow()

    @property
    def current(self) -> str:
        """The id of the sheet that is chosen; empty for none."""
        return str(self.list.currentIndex().data(_ID) or "")

    def _add(self, one: ListedSheet) -> None:
        totals = tally(one.sheet).ahead.totals
        names = column_names(one.sheet)
        pairs = zip(names, totals, strict=True)
        title = " – ".join(
            KeeperText.RESUMED(side=name, points=figures(total)) for name, total in pairs
        )
        deals = number(len(one.sheet.deals), "deal")
        below = KeeperText.LAST_USED(game=one.game, deals=deals, date=_date(one.changed))
        item = QListWidgetItem(title, self.list)
        item.setData(FACTS, "")
        item.setData(BELOW, below)
        item.setData(_ID, one.id)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}. {below}")

    def _follow(self) -> None:
        chosen = bool(self.current)
        for button in (self.delete, self.go_on):
            button.setEnabled(chosen)
            button.setVisible(self.list.count() > 0)
        self.go_on.setDefault(chosen)
        self.new.setDefault(not chosen)
        self.nothing.button.setDefault(self.list.count() == 0)

    def _open(self) -> None:
        if self.current:
            self.chosen.emit(self.current)

    def _delete(self) -> None:
        if self.current:
            self.delete_asked.emit(self.current)


def _date(changed: str) -> str:
    try:
        return date_and_time(datetime.fromisoformat(changed).timestamp() // 1)
    except ValueError:
        return changed
