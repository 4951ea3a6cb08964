"""A card of the rules dialog: one option with its title, help and editor, and what is to be noted.

What is one's own stands on brown with a chip that says so, and can be undone by itself.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.engine.rules import OptionSpec, get
from canasta_qt.engine.rules.options import idle_because
from canasta_qt.features.rules.session.draft import RulesDraft
from canasta_qt.features.rules.window.editors import Editor, make_editor
from canasta_qt.features.rules.window.editors.base import ShownValue
from canasta_qt.ui.parts.chips import Chip
from canasta_qt.ui.parts.plates import Plate
from canasta_qt.ui.parts.words import OneLine, Words
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.rules.issues import fold_text, issue_text
from canasta_qt.words.rules.values import group_title, help_text, label, value_text

MARKED_MS = 1800
"""How long a row stays marked after a jump to it."""


class OptionRow(Plate):
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

    # --- building ---------------------------------------------------------------------------

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
        self._tell_own(differs)
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

    def _tell_own(self, differs: bool) -> None:
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

    # --- changing ---------------------------------------------------------------------------

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
