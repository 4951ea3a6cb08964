"""Beginning a sheet: the game or one's own rules, who plays, who deals first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDateEdit,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from canasta_qt.engine.rules.presets import preset_ids
from canasta_qt.features.match_setup.window.game_finder import GameFinder
from canasta_qt.features.score_keeper.model.entries import LONGEST_NAME, Sheet, clean_name, twice
from canasta_qt.features.score_keeper.model.tally import tally
from canasta_qt.features.score_keeper.words import KeeperText, column_names, goal_text
from canasta_qt.library.games import Games
from canasta_qt.library.language import date_and_time, short_day
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.pictures import EmptyState
from canasta_qt.ui.parts.rows import BELOW, FACTS, RowDelegate
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import UndoBar, Window, open_sized
from canasta_qt.ui.widgets.drawn import BACKS, card_pictures
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.words.cards import number
from canasta_qt.words.sentences import figures

MOST_PLAYERS = 6


def today() -> date:
    return datetime.now().astimezone().date()


class NameFields(QWidget):
    """A field for every player; what two names have against it is said below them."""

    changed = Signal()
    ended = Signal()

    def __init__(self, count: int, known: Sequence[str], parent: QWidget) -> None:
        """`known` names are offered while one is typed; `ended` by Enter in the last field."""
        super().__init__(parent)
        self._known = known
        self.fields = [self._field(seat) for seat in range(count)]
        self.refusal = Words("", "body", "warning", self, wrap=True)
        self.refusal.hide()
        build.column(*self.fields, self.refusal, of=self, margins=0)

    def _field(self, seat: int) -> QLineEdit:
        field = QLineEdit(self)
        field.setMaxLength(LONGEST_NAME)
        field.setPlaceholderText(KeeperText.PLAYER(n=seat + 1))
        field.setAccessibleName(KeeperText.PLAYER(n=seat + 1))
        completer = QCompleter(list(self._known), field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
        field.setCompleter(completer)
        field.textChanged.connect(self._typed)
        field.returnPressed.connect(lambda: self._named(seat))
        return field

    def show_count(self, count: int) -> None:
        for seat, field in enumerate(self.fields):
            field.setVisible(seat < count)

    @property
    def names(self) -> tuple[str, ...]:
        """Seat to name; empty where nothing was typed."""
        return tuple(clean_name(one.text()) for one in self.fields if not one.isHidden())

    def refuse(self, text: str, at: int) -> None:
        """Say why these names cannot be; the keys go to the field `at`."""
        self.refusal.setText(text)
        self.refusal.show()
        say(self, text)
        self.fields[at].setFocus()
        self.fields[at].selectAll()

    def refuse_twice(self, names: Sequence[str]) -> bool:
        """Whether two people have the same name, which is said."""
        at = twice(names)
        if at is not None:
            self.refuse(KeeperText.SAME_NAME(name=names[at]), at)
        return at is not None

    def _typed(self) -> None:
        self.refusal.hide()
        self.changed.emit()

    def _named(self, seat: int) -> None:
        """Enter leads to the next name, and from the last one on."""
        if seat + 1 < len(self.names):
            self.fields[seat + 1].setFocus()
        else:
            self.ended.emit()


class DayField(QDateEdit):
    """A day, in figures as the system writes it, with all four of the year."""

    def __init__(self, day: date, parent: QWidget) -> None:
        super().__init__(parent)
        short = self.locale().dateFormat(QLocale.FormatType.ShortFormat)
        self.setDisplayFormat(short if "yyyy" in short else short.replace("yy", "yyyy"))
        self.setDate(QDate(day.year, day.month, day.day))
        self.setAccessibleName(KeeperText.DATE_LINE())

    @property
    def iso(self) -> str:
        return self.date().toString(Qt.DateFormat.ISODate)


class SetupPage(QWidget):
    """Asks what is played, by whom and when; `begun(Sheet)` is the answer."""

    begun = Signal(object)
    left = Signal()

    def __init__(self, games: Games, game_id: str, known: Sequence[str], parent: QWidget) -> None:
        """`game_id` is chosen first; `known` names are offered."""
        super().__init__(parent)
        self.finder = GameFinder(games, self)
        self.finder.list.show_game(game_id)
        self.finder.picked.connect(lambda _game: self._follow())
        self.people = NameFields(MOST_PLAYERS, known, self)
        self.people.changed.connect(self._show_sheet)
        self.fields = self.people.fields
        self.day = DayField(today(), self)
        self.dealer = QComboBox(self)
        build.name_choice(self.dealer, KeeperText.FIRST_DEALER())
        self.sides = build.label("", self)
        self._lay_out()
        self.back = build.button(KeeperText.BACK(), self, self.left)
        self.begin = primary(build.button(KeeperText.BEGIN(), self, self._begin))
        self.begin.setAutoDefault(True)
        self.people.ended.connect(self.begin.setFocus)
        self._follow()

    def _lay_out(self) -> None:
        dealer = build.buddy_label(KeeperText.FIRST_DEALER(), self.dealer)
        people = build.column(
            build.heading(KeeperText.NAMES(), self),
            self.people,
            self.sides,
            build.row(dealer, (self.dealer, 1)),
            1,
        )
        day = build.row(build.buddy_label(KeeperText.DATE_LINE(), self.day), self.day, 1)
        game = build.column(build.heading(KeeperText.GAME(), self), (self.finder, 1), day)
        build.row((game, 3), (people, 2), of=self, margins=0, spacing=16)

    def _follow(self) -> None:
        game = self.finder.game()
        self.people.show_count(game.players if game is not None else 0)
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
        for seat, name in enumerate(self.people.names):
            if not name or name.casefold() in [one.casefold() for one in names]:
                name = KeeperText.PLAYER(n=seat + 1)
            names.append(name)
        title = "" if game.id in preset_ids() else game.kept_name
        return Sheet(game.rules, game.base, tuple(names), title=title, date=self.day.iso)

    def _begin(self) -> None:
        sheet = self._sheet()
        if sheet is not None and not self.people.refuse_twice(self.people.names):
            seat, order = self.dealer.currentData(), sheet.setup.order_of_deal(1)
            self.begun.emit(replace(sheet, dealer=seat if seat in order else order[0]))


class NamesWindow(Window):
    """A field for every player, and the day; `told` has the names by seat and the day."""

    told = Signal(list, str)

    def __init__(self, sheet: Sheet, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(KeeperText.NAMES_AND_DATE())
        self.people = NameFields(len(sheet.names), (), self)
        self.fields = self.people.fields
        for field, name in zip(self.fields, sheet.names, strict=True):
            field.setText(name)
        self.day = DayField(date.fromisoformat(sheet.date) if sheet.date else today(), self)
        box, self.answer = build.answer_or_cancel(self, self.tr("&OK"))
        day = build.row(build.buddy_label(KeeperText.DATE_LINE(), self.day), (self.day, 1))
        titled(self, KeeperText.NAMES_AND_DATE(), self.people, day, 1, foot=(1, box))
        self.accepted.connect(lambda: self.told.emit(list(self.people.names), self.day.iso))
        open_sized(self, 440)
        self.fields[0].setFocus()

    def accept(self) -> None:
        """Everybody has a name, and no two the same, or it is said and the window stays."""
        names = self.people.names
        if "" in names:
            self.people.refuse(KeeperText.NO_NAME(), names.index(""))
        elif not self.people.refuse_twice(names):
            super().accept()


_ID: Final = Qt.ItemDataRole.UserRole + 50


@dataclass(frozen=True, slots=True)
class ListedSheet:
    """A sheet that is kept, the title of its game, and when it was changed last."""

    id: str
    sheet: Sheet
    game: str
    changed: str

    @property
    def day(self) -> date:
        """When it was played, or where nobody said so, when it was changed last."""
        try:
            if self.sheet.date:
                return date.fromisoformat(self.sheet.date)
            return datetime.fromisoformat(self.changed).astimezone().date()
        except ValueError:
            return date.min

    @property
    def title(self) -> str:
        """Every column with its total."""
        names, totals = column_names(self.sheet), tally(self.sheet).ahead.totals
        return " – ".join(
            KeeperText.RESUMED(side=name, points=figures(total))
            for name, total in zip(names, totals, strict=True)
        )

    @property
    def below(self) -> str:
        deals = number(len(self.sheet.deals), "deal")
        day = short_day(self.day) if self.sheet.date else _date(self.changed)
        return KeeperText.LAST_USED(game=self.game, deals=deals, date=day)


class SheetList(QListWidget):
    """Sheets below one another, each in two lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(KeeperText.SHEETS())
        self.setItemDelegate(RowDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_sheets(self, sheets: Sequence[ListedSheet]) -> None:
        """Show these; the chosen one stays chosen, or the first one is."""
        before = self.current
        self.clear()
        for one in sheets:
            self._add(one)
            if one.id == before:
                self.setCurrentRow(self.count() - 1)
        if self.count() and self.currentRow() < 0:
            self.setCurrentRow(0)

    @property
    def current(self) -> str:
        """The id of the sheet that is chosen; empty for none."""
        return str(self.currentIndex().data(_ID) or "")

    def _add(self, one: ListedSheet) -> None:
        item = QListWidgetItem(one.title, self)
        item.setData(FACTS, "")
        item.setData(BELOW, one.below)
        item.setData(_ID, one.id)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{one.title}. {one.below}")


class StartPage(QWidget):
    """Chooses a sheet by its id; `blank` opens the menu of blank sheets."""

    chosen = Signal(str)
    delete_asked = Signal(str)
    new_asked = Signal()
    file_asked = Signal()
    tonight_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.list = SheetList(self)
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
        self.tonight = build.button(KeeperText.TONIGHT(), self, self.tonight_asked)
        top = build.row((self.intro, 1), self.tonight)
        parts = (top, self.undo_bar, (self.list, 1), (self.nothing, 1))
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
        self.list.show_sheets(sheets)
        for widget in (self.list, self.intro, self.new, self.tonight):
            widget.setVisible(bool(sheets))
        self.nothing.setVisible(not sheets)
        self._follow()

    @property
    def current(self) -> str:
        """The id of the sheet that is chosen; empty for none."""
        return self.list.current

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
