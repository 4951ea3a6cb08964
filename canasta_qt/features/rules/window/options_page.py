"""The middle of the table-rules dialog: a card for each option of a group, found, or changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QToolButton, QWidget

from canasta_qt.engine.rules import OPTIONS, OptionSpec, get, option
from canasta_qt.engine.rules.options import idle_because
from canasta_qt.features.rules.session.draft import RulesDraft
from canasta_qt.features.rules.window.editors import Editor, make_editor
from canasta_qt.features.rules.window.editors.base import ShownValue
from canasta_qt.library.search import find
from canasta_qt.ui.controls.looks import flat
from canasta_qt.ui.parts.plates import Plate
from canasta_qt.ui.parts.words import Chip, OneLine, Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.rules.issues import fold_text, issue_text
from canasta_qt.words.rules.values import group_title, help_text, label, value_text
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted

MARKED_MS = 1800


class OptionRow(Plate):
    """Shows one option of a draft and changes it there; `caption` is the title of its group."""

    def __init__(
        self, spec: OptionSpec, draft: RulesDraft, parent: QWidget, *, read_only: bool
    ) -> None:
        super().__init__(parent)
        self.spec = spec
        self._draft = draft
        self.marked = False
        self.caption = Words(group_title(spec.group), "small", "text_soft", self)
        self.title = OneLine(label(spec), "strong", "text", self)
        self.help = Words(help_text(spec), "body", "text_soft", self, wrap=True)
        self.editor: Editor = (
            ShownValue(spec.key, self) if read_only else make_editor(spec.kind, self)
        )
        self.notes = Words("", "body", "text_soft", self, wrap=True)
        self.chip: Chip | None = None
        self._make_reset(read_only)
        self._lay_out()
        if not read_only:
            self._seed()
        self.editor.changed.connect(self._edited)
        self.refresh()

    def _make_reset(self, read_only: bool) -> None:
        self.reset = build.tool_button("", self.tr("Reset"), self, self._reset_clicked)
        self.reset.setAutoRaise(True)
        self.reset.setAccessibleName(self.tr("Reset {option}").format(option=label(self.spec)))
        wear(self.reset, "undo", "accent")
        self.reset.setVisible(False)
        self._resettable = not read_only

    def _lay_out(self) -> None:
        self.title.setToolTip(
            tip_lines(self.tr("Source: {source}").format(source=self.spec.source.strip("[]")))
        )
        self.caption.hide()
        slim = self.editor.slim and self._resettable
        end: list[build.Part] = [] if slim else [self.reset]
        self._headline = build.row((self.title, 0), 1, *end, spacing=SPACE[2])
        words: list[build.Part] = [self._headline, self.help, self.notes]
        if not self._resettable:
            words.insert(1, self.editor)
        elif not slim:
            words[2:2] = [build.row(margins=(0, SPACE[0], 0, 0)), self.editor]
        left = build.column(self.caption, *words, spacing=SPACE[0])
        if slim:
            right = Qt.AlignmentFlag.AlignRight
            beside = build.column((self.editor, 0, right), (self.reset, 0, right), 1)
            self.fill(build.row((left, 1), beside, spacing=SPACE[3]))
        else:
            self.fill(left)

    def _seed(self) -> None:
        """Let the editor's folded parts begin with usual values."""
        for rules_value in (self.spec.default, get(self._draft.base_rules, self.spec.key)):
            self.editor.set_value(rules_value)

    def refresh(self) -> None:
        key = self.spec.key
        value = get(self._draft.rules, key)
        if key not in self._draft.unread and (
            self.editor.complaint() or self.editor.value() != value
        ):
            self._show(value)
        differs = self._draft.differs_in(key)
        self._mark_own(differs)
        troubles = self._troubles()
        notes = "\n".join([*self._differences(value, differs), *troubles, *self._idle()])
        if notes != self.notes.text() or not self.accessibleName():
            self.notes.wear("loss" if troubles else "text_soft")
            self.notes.setText(notes)
            self.notes.setVisible(bool(notes))
            self.setAccessibleName(label(self.spec))
            self.editor.describe(
                label(self.spec), "\n".join(filter(None, (self.help.text(), notes)))
            )

    def _mark_own(self, differs: bool) -> None:
        """Stand on brown, with a chip and a way back, where the value is one's own."""
        self.reset.setVisible(self._resettable and differs)
        self.choose(differs)
        if differs and self.chip is None:
            self.chip = Chip(self.tr("your rule"), "own", parent=self)
            self._headline.insertWidget(1, self.chip)
        if self.chip is not None:
            self.chip.setVisible(differs)

    def _show(self, value: object) -> None:
        """Show a value; where the part in use goes with it, the keys stay with the option."""
        used = self.isAncestorOf(self.window().focusWidget())
        self.editor.set_value(value)
        using = self.window().focusWidget()
        if used and not (self.isAncestorOf(using) and using.isVisibleTo(self)):
            self.editor.focus_first()

    def mark(self) -> None:
        """Stand out for a moment, so that the eye finds it after a jump."""
        self.marked = True
        self.light(True)
        QTimer.singleShot(MARKED_MS, self, self._unmark)

    def _unmark(self) -> None:
        self.marked = False
        self.light(False)

    def _differences(self, value: object, differs: bool) -> list[str]:
        key, classic = self.spec.key, self.spec.default
        base = get(self._draft.base_rules, key)
        notes = []
        if differs:
            text = self.tr("●  Changed. In {game}: {value}")
            name = self._draft.base_name or self.tr("the original")
            notes.append(text.format(game=name, value=value_text(key, base)))
        if value != classic and not (differs and base == classic):
            notes.append(self.tr("In Classic: {value}").format(value=value_text(key, classic)))
        return notes

    def _troubles(self) -> list[str]:
        key = self.spec.key
        texts = [issue_text(issue) for issue in self._draft.issues if key in issue.keys]
        unread = self._draft.unread.get(key)
        return ["⚠  " + text for text in ([unread] if unread else []) + texts]

    def _idle(self) -> list[str]:
        text = fold_text(idle_because(self._draft.rules, self.spec.key))
        return ["○  " + text] if text else []

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the card of a switch switches."""
        super().mouseReleaseEvent(event)
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() is Qt.MouseButton.LeftButton:
            self.editor.press()

    def _edited(self, where: str) -> None:
        complaint = self.editor.complaint()
        if complaint:
            self._draft.hold_unread(self.spec.key, complaint)
        else:
            self._draft.set(self.spec.key, self.editor.value(), typed=where)

    def _reset_clicked(self) -> None:
        self.editor.focus_first()
        self._draft.reset(self.spec.key)


_AT_ONCE = 6
_SURELY = 24
_SLICE_MS, _PAUSE_MS = 12, 6
_WIDEST = 760
_MARGIN = 20

_IDLE = QT_TRANSLATE_N_NOOP(
    "FoldBar", ("1 option has no effect now"), ("{n} options have no effect now")
)


@dataclass(frozen=True, slots=True)
class Listing:
    """What the page shows: options, and `empty` where there are none.

    `groups`: each row names its group. `fold`: options without effect now are folded away.
    """

    keys: tuple[str, ...]
    groups: bool = False
    fold: bool = False
    empty: str = ""


class FoldBar(QWidget):
    """How many options do nothing now and why; a click shows them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = build.fold_button("", self)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.reasons = Words("", "body", "text_soft", self, wrap=True)
        self.reasons.setIndent(SPACE[4])
        build.column(self.button, self.reasons, of=self, margins=SPACE[0], spacing=SPACE[0])

    def tell(self, count: int, reasons: Iterable[str]) -> None:
        """Say how many are folded, and each reason once."""
        self.button.setText(counted(_IDLE, count))
        self.reasons.setText("\n".join(dict.fromkeys(reasons)))
        self.button.setAccessibleDescription(self.reasons.text())
        self.reasons.setVisible(not self.button.isChecked())


class OptionsPage(QScrollArea):
    """Rows of options in one column, made when they are shown; `listed` has their keys."""

    listed = Signal(object)

    def __init__(self, draft: RulesDraft, parent: QWidget, *, read_only: bool) -> None:
        super().__init__(parent)
        self._draft = draft
        self._read_only = read_only
        self.listing = Listing(())
        self._active: tuple[str, ...] = ()
        self._idle: tuple[str, ...] = ()
        self._waiting: list[str] = []
        self._last_stop: QWidget = self
        self.rows: dict[str, OptionRow] = {}
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Rules"))
        build.ring_focus(self)
        self._column = QWidget(self)
        self.nothing = Words("", "prompt", "text_soft", self._column, wrap=True)
        self.fold = FoldBar(self._column)
        self.fold.button.toggled.connect(self._arrange)
        margins = (SPACE[0], SPACE[0], SPACE[1], SPACE[0])
        self._layout = build.column(
            self.nothing, self.fold, 1, of=self._column, margins=margins, spacing=SPACE[2]
        )
        follow(self._column.setMaximumWidth, _WIDEST)
        self.setWidget(self._column)
        self._later = QTimer(self, interval=_PAUSE_MS)
        self._later.timeout.connect(self._make_some)
        self.verticalScrollBar().valueChanged.connect(self._go_on)
        self.verticalScrollBar().rangeChanged.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether rows are being put in their places; far below, they wait for the scroll bar."""
        return self._later.isActive()

    @property
    def shown(self) -> tuple[str, ...]:
        """The keys of the options on the page from top to bottom, folded ones left out."""
        unfolded = self._idle if self.fold.button.isChecked() else ()
        return self._active + unfolded

    def show_listing(self, listing: Listing) -> None:
        if listing == self.listing:
            return
        self.listing = listing
        self.listed.emit(listing.keys)
        if self.fold.button.isChecked():
            self.fold.button.setChecked(False)  # arranges
        else:
            self._arrange()
        self.verticalScrollBar().setValue(0)

    def refresh(self) -> None:
        if self._split() != (self._active, self._idle):
            self._arrange()
            return
        for key in self.shown:
            if key in self.rows:
                self.rows[key].refresh()

    def jump(self, key: str) -> None:
        """Bring an option of this page to the eye, mark it and give it the focus."""
        if key in self._idle:
            self.fold.button.setChecked(True)
        if key in self._waiting:
            self._take_in(self._waiting.index(key) + 1)
        row = self.rows[key]
        self._column.adjustSize()
        self.ensureWidgetVisible(row, 0, _MARGIN)
        if row.height() > self.viewport().height() - 2 * _MARGIN:
            self.verticalScrollBar().setValue(row.y() - _MARGIN)
        self.horizontalScrollBar().setValue(0)
        row.editor.focus_first()
        row.mark()

    def focus_first(self) -> None:
        if self.shown:
            self.rows[self.shown[0]].editor.focus_first()

    def _split(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        if not self.listing.fold:
            return self.listing.keys, ()
        rules = self._draft.rules
        idle = tuple(key for key in self.listing.keys if idle_because(rules, key))
        return tuple(key for key in self.listing.keys if key not in idle), idle

    def _arrange(self) -> None:
        self._active, self._idle = self._split()
        self._column.setUpdatesEnabled(False)
        self._clear()
        shown = self.shown
        self.nothing.setText(self.listing.empty)
        self.nothing.setVisible(not shown and not self._idle)
        self.fold.setVisible(bool(self._idle))
        rules = self._draft.rules
        self.fold.tell(len(self._idle), (fold_text(idle_because(rules, k)) for k in self._idle))
        self._waiting = list(shown)
        self._last_stop = self
        self._take_in(_AT_ONCE)
        self._column.setUpdatesEnabled(True)
        self._go_on()

    def _clear(self) -> None:
        shown = frozenset(self.shown)
        for key, row in self.rows.items():
            self._layout.removeWidget(row)  # `takeAt` would leave items that hold stale sizes
            if key not in shown:
                row.hide()

    def _take_in(self, most: int) -> None:
        for _ in range(min(most, len(self._waiting))):
            key = self._waiting.pop(0)
            row = self._row(key)
            row.caption.setVisible(self.listing.groups)
            row.refresh()
            self._layout.insertWidget(self._place(key), row)
            row.show()
            self._chain(key)

    def _place(self, key: str) -> int:
        """Active rows stand before the fold bar, idle ones after it."""
        before_stretch = self._layout.count() - 1
        return before_stretch if key in self._idle else self._layout.indexOf(self.fold)

    def _row(self, key: str) -> OptionRow:
        row = self.rows.get(key)
        if row is None:
            row = OptionRow(option(key), self._draft, self._column, read_only=self._read_only)
            self.rows[key] = row
        return row

    def _go_on(self) -> None:
        if self._within_reach():
            self._later.start()
        else:
            self._later.stop()

    def _within_reach(self) -> bool:
        bar = self.verticalScrollBar()
        placed = len(self.shown) - len(self._waiting)
        below = bar.maximum() - bar.value()
        return bool(self._waiting) and (placed < _SURELY or below < 2 * self.viewport().height())

    def _make_some(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._within_reach() and clock.elapsed() < _SLICE_MS:
            self._take_in(1)
        self._go_on()

    def _chain(self, key: str) -> None:
        """Make the Tab key come to a row after all that stand above it."""
        bar, row = [self.fold.button] if key in self._idle[:1] else [], self.rows[key]
        for widget in (*bar, *(part for part, _ in row.editor.parts()), row.reset):
            QWidget.setTabOrder(self._last_stop, widget)
            self._last_stop = widget


_FOUND = QT_TRANSLATE_N_NOOP("OptionsPane", "1 rule found", "{n} rules found")


TYPED_MS: Final = 500
"""After so long it is said how much was found by what was typed."""


class OptionsPane(QWidget):
    def __init__(self, draft: RulesDraft, parent: QWidget, *, read_only: bool) -> None:
        super().__init__(parent)
        self._draft = draft
        self._by_difference = False
        self._found = single_shot(self, self._tell_found, TYPED_MS)
        self.heading = OneLine("", "page", "text", self)
        again, as_it_was = self.tr("Redo (Ctrl+Y)"), self.tr("Reset all rules")
        self.undo = self._sign("undo", self.tr("&Undo"), "", draft.undo)
        self.redo = self._sign("redo", self.tr("Re&do"), again, draft.redo)
        reset = self.tr("R&eset all")
        self.reset_all = flat(
            build.button(reset, self, lambda: draft.reset_all(self.tr("Reset all")), as_it_was)
        )
        self.page = OptionsPage(draft, self, read_only=read_only)
        buttons = (self.undo, self.redo, self.reset_all)
        for button in buttons:
            button.setVisible(not read_only)
        line = build.row(
            (self.heading, 1), *buttons, margins=(SPACE[0], 0, SPACE[2], 0), spacing=SPACE[0]
        )
        margins = (SPACE[3], SPACE[2], SPACE[0], 0)
        build.column(line, (self.page, 1), of=self, margins=margins, spacing=SPACE[1])
        self.setMinimumWidth(340)

    def _sign(self, sign: str, text: str, tip: str, do: build.Do) -> QToolButton:
        """A button above the options that shows an icon; its words are for the keys and the ear."""
        made = build.tool_button(text, tip, self, do)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        made.setAutoRaise(True)
        wear(made, sign)
        return made

    def show_group(self, group: str) -> None:
        keys = tuple(spec.key for spec in OPTIONS if spec.group == group)
        self._show(group_title(group), Listing(keys, fold=True))

    def show_found(self, text: str) -> None:
        """Show the options found by words, the best first; those without effect now come last."""
        rules = self._draft.rules
        keys = tuple(sorted(find(text), key=lambda key: bool(idle_because(rules, key))))
        empty = self.tr("No rule mentions “{text}”. Try fewer or other words.").format(text=text)
        title = counted(_FOUND, len(keys))
        self._found.start()
        self._show(title, Listing(keys, groups=True, empty=empty))

    def _tell_found(self) -> None:
        say(self, self.heading.text())

    def show_differences(self) -> None:
        """Show what differs from the rules the draft started from."""
        name = self._draft.base_name or self.tr("the original")
        empty = self.tr("Nothing differs from {game}.").format(game=name)
        self._show(self.tr("What differs"), Listing(self._draft.differs, groups=True, empty=empty))
        self._by_difference = True

    def refresh(self) -> None:
        """Show the draft as it is now. What has just been made equal stays until the next view."""
        self.page.refresh()
        if self._by_difference:
            shown = self.page.listing.keys
            more = [key for key in self._draft.differs if key not in shown]
            if more:
                self.show_differences()
        differs = bool(self._draft.differs or self._draft.unread)
        self.undo.setEnabled(self._draft.can_undo)
        what = self._draft.undo_why or self.tr("the last change")
        self.undo.setToolTip(tip_lines(self.tr("Undo: {what} (Ctrl+Z)").format(what=what)))
        self.redo.setEnabled(self._draft.can_redo)
        self.reset_all.setEnabled(differs)

    def _show(self, title: str, listing: Listing) -> None:
        self._by_difference = False
        self.heading.setText(title)
        self.page.show_listing(listing)
        self.page.setAccessibleName(title)
