"""The table-rules dialog: every option of the rules, what is wrong, and the rulebook beside it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QMessageBox, QSplitter, QWidget

from canasta_qt.engine.rules import option
from canasta_qt.engine.rules.repairs import Repair
from canasta_qt.features.rules.session.draft import RulesDraft
from canasta_qt.features.rules.window.finder import Finder
from canasta_qt.features.rules.window.options_page import OptionsPane
from canasta_qt.features.rules.window.side_pane import CONFLICTS, SidePane, stock_text
from canasta_qt.library.match_setup import changed_name
from canasta_qt.ui.controls.looks import danger, primary
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.parts.words import Chip, Words
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Memory, Window, remember_size
from canasta_qt.ui.widgets.framed import Foot, frame
from canasta_qt.ui.widgets.plain_text import PlainBox, tip_lines
from canasta_qt.words.games import shown_title
from canasta_qt.words.rules.issues import issue_text
from canasta_qt.words.rules.values import label
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted, labelled

_REDO = ("Ctrl+Y", "Ctrl+Shift+Z")
_USUAL_SIZE = (1260, 760)
_USUAL_PANES = (236, 654, 370)
"""Widths of the finder, the options and what stands beside them."""

_OWN = QT_TRANSLATE_N_NOOP("RulesDialog", "1 rule of your own", "{n} rules of your own")


class RulesDialog(Window):
    """Changes a `RulesDraft`, or only shows it.

    Signals:
        start_asked(TableRules, str): play by these rules; the text is their name.
        save_asked(TableRules, str): keep them in the saved set they came from.
        save_as_asked(TableRules, str): keep them as a new set; the text is a proposed name.
        change_asked(TableRules, str): (only shown) a new match with these rules, changed.
        book_asked(TableRules, str): show them as a book.
        share_asked(str, TableRules, str): "compare", "export" or "copy" them.
    """

    start_asked = Signal(object, str)
    save_asked = Signal(object, str)
    save_as_asked = Signal(object, str)
    change_asked = Signal(object, str)
    book_asked = Signal(object, str)
    share_asked = Signal(str, object, str)

    def __init__(
        self,
        draft: RulesDraft,
        memory: Memory | None = None,
        parent: QWidget | None = None,
        *,
        read_only: bool = False,
        own_set: bool = False,
    ) -> None:
        """`own_set`: the rules come from a saved set, so that Save can write them back."""
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.draft = draft
        self._read_only = read_only
        self._own_set = own_set
        self.finder = Finder(self)
        self.options = OptionsPane(draft, self, read_only=read_only)
        self.side = SidePane(draft, self, read_only=read_only)
        self._panes = QSplitter(Qt.Orientation.Horizontal, self)
        self._lay_out()
        self._connect()
        self._panes.setSizes(_USUAL_PANES)
        usual = px(_USUAL_SIZE[0]), px(_USUAL_SIZE[1])
        remember_size(self, "rules", memory, usual, self._panes)
        self._following = draft.moved.connect(self._follow)
        self._follow()
        self.options.show_group(self.finder.groups.group())
        self.finder.search.setFocus()

    # --- building ---------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for index, (pane, stretch) in enumerate(
            ((self.finder, 0), (self.options, 3), (self.side, 1))
        ):
            self._panes.addWidget(pane)
            self._panes.setStretchFactor(index, stretch)
            self._panes.setCollapsible(index, pane is self.side)
        self.header = WindowHeader("", self, bleed=True)
        self.own = Chip("", "own", parent=self.header)
        self.header.beside(self.own)
        self.share = build.button(self.tr("S&hare"), self)
        self.share.setMenu(self._share_menu())
        self.share.setToolTip(self.tr("Share these rules"))
        self.share.setAccessibleName(self.share.toolTip())
        wear(self.share, "copy")
        self.header.add(self.share, self.finder.search)
        frame(self, self.header, self._panes, self._make_foot())
        QWidget.setTabOrder(self.finder.search, self.finder.groups)
        QWidget.setTabOrder(self.finder.groups, self.finder.only_changed)

    def _make_foot(self) -> QWidget:
        self.status = Words("", "body", "text_soft", self, wrap=True)
        conflicts = self.tr("Sho&w conflicts")
        self.show_conflicts = build.button(conflicts, self, lambda: self._open_side(CONFLICTS))
        self.start = primary(build.button(self.tr("&Start"), self, self._start))
        self.save_as = build.button(self.tr("Save &as…"), self, self._save_as)
        self.save = build.button(self.tr("Sa&ve"), self, self._save)
        self.change = build.button(self.tr("&New match with changed rules"), self, self._change)
        self.book = build.button(self.tr("Read as a &book"), self, self._read)
        wear(self.book, "rules")
        box = build.close_box(self, self.book, self.save_as, self.save)
        self.close_button = box.button(QDialogButtonBox.StandardButton.Close)
        self.close_button.setAutoDefault(False)
        for button in (self.start, self.save, self.save_as):
            button.setVisible(not self._read_only)
        primary(self.change).setVisible(self._read_only)
        parts = ((self.status, 1), self.show_conflicts, box, self.start, self.change)
        return Foot(self, *parts, bleed=True)

    def _share_menu(self) -> QMenu:
        menu = QMenu(self)
        for what, text in (
            ("export", self.tr("Save as a &file…")),
            ("copy", self.tr("Copy as a short &text")),
            ("compare", self.tr("&Compare with another game…")),
        ):
            menu.addAction(text).triggered.connect(lambda _=False, what=what: self._share(what))
        return menu

    def _share(self, what: str) -> None:
        self.share_asked.emit(what, self.draft.rules, self._name())

    def _connect(self) -> None:
        self.finder.group_picked.connect(self.options.show_group)
        self.finder.text_changed.connect(self.options.show_found)
        self.finder.differences_asked.connect(self.options.show_differences)
        self.finder.entered.connect(self.options.page.focus_first)
        self.options.page.listed.connect(self.side.look_at)
        self.side.jump_asked.connect(self.jump)
        self.side.repair_asked.connect(self._repair)
        self._connect_keys()
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]

    def _connect_keys(self) -> None:
        standard = QKeySequence.StandardKey
        redo = {*QKeySequence.keyBindings(standard.Redo), *map(QKeySequence, _REDO)}
        for sequences, act in (
            (QKeySequence.keyBindings(standard.Undo), self.draft.undo),
            (sorted(redo, key=QKeySequence.toString), self.draft.redo),
            (QKeySequence.keyBindings(standard.Find), self.finder.start_search),
            ([QKeySequence("F6")], lambda: self._next_pane(1)),
            ([QKeySequence("Shift+F6")], lambda: self._next_pane(-1)),
        ):
            shortcut = QShortcut(self)
            shortcut.setKeys(sequences)
            shortcut.activated.connect(act)

    # --- what is shown ----------------------------------------------------------------------

    def jump(self, key: str) -> None:
        """Show an option, mark it for a moment and give it the focus."""
        if key not in self.options.page.listing.keys:
            group = option(key).group
            self.finder.show_group(group)
            self.options.show_group(group)
        self.options.page.jump(key)

    def _follow(self) -> None:
        self.options.refresh()
        self.finder.groups.refresh(self.draft)
        self.side.follow()
        self._show_status()
        self._show_title()

    def _show_status(self) -> None:
        sound = self.draft.startable
        text = stock_text(self.draft.rules) if sound else self._why_not()
        if text != self.status.text() and not sound:
            say(self, text)
        self.status.setText(text)
        self.status.wear("text_soft" if sound else "loss")
        self.show_conflicts.setVisible(bool(self.draft.issues or self.draft.unread))
        for button in (self.start, self.save_as, self.save, self.share):
            button.setEnabled(sound)
            usual = self.tr("Share these rules") if button is self.share else ""
            button.setToolTip(tip_lines(usual if sound else self.status.text()))
            button.setAccessibleDescription("" if sound else self.status.text())
        self.save.setEnabled(sound and self.draft.changed)
        self.save.setVisible(self._own_set and not self._read_only)

    def _why_not(self) -> str:
        unread = [labelled(label(option(key)), why) for key, why in self.draft.unread.items()]
        errors = [issue_text(i) for i in self.draft.issues if i.severity == "error"]
        first, *more = unread + errors
        if not more:
            return self.tr("⚠  Cannot be played: {reason}").format(reason=first)
        text = self.tr("⚠  Cannot be played: {reason} And {n} more.")
        return text.format(reason=first, n=len(more))

    def _show_title(self) -> None:
        table = self.tr("Rules of this table: {name}")
        text = table if self._read_only else self.tr("Table rules: {name}")
        self.setWindowTitle(text.format(name=self._name()))
        self.header.set_title(self._name())
        self.header.title.setToolTip(tip_lines(self._name()))
        many = len(self.draft.differs)
        self.own.setText(counted(_OWN, many))
        self.own.setVisible(many > 0)

    def _name(self) -> str:
        name = self.draft.name
        return shown_title(changed_name(name) if self.draft.changed else name)

    # --- moving about -----------------------------------------------------------------------

    def _next_pane(self, by: int) -> None:
        panes: tuple[QWidget, ...] = (self.finder, self.options, self.side)
        focus = self.focusWidget()
        here = next((i for i, pane in enumerate(panes) if pane.isAncestorOf(focus)), -1)
        here = 0 if self.finder.holds(focus) else here
        (
            self.finder.focus_used,
            self.options.page.focus_first,
            lambda: self._open_side(self.side.currentIndex()),
        )[(here + by) % len(panes)]()

    def _open_side(self, page: int) -> None:
        """Show a page beside the options, also where that side was folded away."""
        if not self.side.width():
            self._panes.setSizes(_USUAL_PANES)
        self.side.open_page(page)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Leaving a field ends the step that was typed in it; the example follows the keys."""
        self.draft.seal()
        rows = self.options.page.rows.items()
        used = next((key for key, row in rows if now and row.isAncestorOf(now)), "")
        if used:
            self.side.use(used)

    # --- acting -----------------------------------------------------------------------------

    def saved(self, name: str, *, own_set: bool = True) -> None:
        """The rules have been saved under that name."""
        self._own_set = own_set
        self.draft.mark_saved(name)

    def _repair(self, way: Repair) -> None:
        self.draft.set_many(dict(way.changes), self.tr("Fix"))

    def _read(self) -> None:
        self.book_asked.emit(self.draft.rules, self._name())

    def _start(self) -> None:
        self.start_asked.emit(self.draft.rules, self._name())
        self.accept()

    def _save(self) -> None:
        self.save_asked.emit(self.draft.rules, self.draft.name)

    def _save_as(self) -> None:
        self.save_as_asked.emit(self.draft.rules, self._name())

    def _change(self) -> None:
        self.change_asked.emit(self.draft.rules, self.draft.name)
        self.accept()

    def reject(self) -> None:
        """Close; what was changed and not kept is asked for first."""
        if self._read_only or not (self.draft.changed or self.draft.unread):
            self.done(self.DialogCode.Rejected)
            return
        box = DiscardBox(self)
        box.discard.clicked.connect(lambda: self.done(self.DialogCode.Rejected))
        box.open()

    def done(self, result: int) -> None:
        self.side.stop()
        QObject.disconnect(self._following)
        super().done(result)


class DiscardBox(PlainBox):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("Canasta Qt"))
        self.setText(self.tr("Close without saving your changes?"))
        self.setInformativeText(self.tr("“Save as…” adds them to your own rules."))
        role = QMessageBox.ButtonRole
        self.discard = self.addButton(self.tr("&Discard changes"), role.DestructiveRole)
        danger(self.discard)
        self.back = self.addButton(self.tr("&Keep editing"), role.RejectRole)
        self.setDefaultButton(self.back)
        self.setEscapeButton(self.back)
