"""One option on the page: its label, help, editor, and what is to be noted about it."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from canasta_qt.dialogs.rules.editors import Editor, make_editor
from canasta_qt.dialogs.rules.editors.base import ShownValue
from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.standard import bold
from canasta_qt.engine.rules import OptionSpec, get
from canasta_qt.engine.rules.options import idle_because
from canasta_qt.library.rules_draft import RulesDraft
from canasta_qt.words.rules.issues import fold_text, issue_text
from canasta_qt.words.rules.values import group_title, help_text, label, value_text

MARKED_MS = 1800
"""How long a row stays marked after a jump to it."""


class OptionRow(QFrame):
    """Shows one option of a draft and changes it there.

    Attributes:
        caption: the group's title, shown above where rows of several groups stand together.
        marked: whether it stands out now.
    """

    def __init__(
        self, spec: OptionSpec, draft: RulesDraft, parent: QWidget, *, read_only: bool = False
    ) -> None:
        super().__init__(parent)
        self.spec = spec
        self._draft = draft
        self.marked = False
        self.editor: Editor = (
            ShownValue(spec.key, self) if read_only else make_editor(spec.kind, self)
        )
        self.caption = build.label(group_title(spec.group), self)
        self.help = build.label(help_text(spec), self)
        self.notes = build.label("", self)
        self.reset = build.tool_button(self.tr("Reset"), "", self, self._reset_clicked)
        self.title = QLabel(label(spec), self)
        self._make_reset(read_only)
        self._lay_out(titled=self.editor.take_title(label(spec)))
        if not read_only:
            self._seed()
        self.editor.changed.connect(self._edited)
        self.refresh()

    # --- building ---------------------------------------------------------------------------

    def _make_reset(self, read_only: bool) -> None:
        self.reset.setAccessibleName(self.tr("Reset {option}").format(option=label(self.spec)))
        keep = self.reset.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(keep)
        self.reset.setVisible(False)
        self._resettable = not read_only

    def _lay_out(self, *, titled: bool) -> None:
        self.title.setFont(bold(self.title.font()))
        (self.editor if titled else self.title).setToolTip(
            self.tr("Source: {source}").format(source=self.spec.source.strip("[]"))
        )
        self.title.setVisible(not titled)
        line = build.row(self.editor if titled else self.title, 1, self.reset)
        below = [self.help] if titled else [self.help, self.editor]
        if not self._resettable:
            below.reverse()
        parts = (self.caption, line, *below, self.notes)
        build.column(*parts, of=self, margins=(10, 6, 10, 8), spacing=4)
        self.caption.hide()

    def _seed(self) -> None:
        """Let the editor's folded parts begin with usual values."""
        for rules_value in (self.spec.default, get(self._draft.base_rules, self.spec.key)):
            self.editor.set_value(rules_value)

    # --- showing ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the draft's value and what is to be noted about it now."""
        key = self.spec.key
        value = get(self._draft.rules, key)
        if key not in self._draft.unread and (
            self.editor.complaint() or self.editor.value() != value
        ):
            self._show(value)
        differs = self._draft.differs_in(key)
        self.reset.setVisible(self._resettable and differs)
        notes = "\n".join(self._notes(value, differs))
        if notes != self.notes.text() or not self.accessibleName():
            self.notes.setText(notes)
            self.notes.setVisible(bool(notes))
            self.setAccessibleName(label(self.spec))
            self.editor.describe(
                label(self.spec), "\n".join(filter(None, (self.help.text(), notes)))
            )

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
        self.update()
        QTimer.singleShot(MARKED_MS, self, self._unmark)

    def _unmark(self) -> None:
        self.marked = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.marked:
            return
        colour = self.palette().highlight().color()
        painter = QPainter(self)
        painter.setPen(colour)
        colour.setAlpha(50)
        painter.setBrush(colour)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 4, 4)
        painter.end()

    def _notes(self, value: object, differs: bool) -> list[str]:
        return [*self._differences(value, differs), *self._troubles(), *self._idle()]

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

    # --- changing ---------------------------------------------------------------------------

    def _edited(self, where: str) -> None:
        complaint = self.editor.complaint()
        if complaint:
            self._draft.hold_unread(self.spec.key, complaint)
        else:
            self._draft.set(self.spec.key, self.editor.value(), typed=where)

    def _reset_clicked(self) -> None:
        self.editor.focus_first()
        self._draft.reset(self.spec.key)
