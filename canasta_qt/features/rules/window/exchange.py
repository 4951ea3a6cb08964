"""Rules that come from others, before they are kept; and one's own as a text to send."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFormLayout, QLineEdit, QListWidget, QPlainTextEdit, QWidget

from canasta_qt.features.rules.window.compare import ComparedTree
from canasta_qt.record.rule_set import LONGEST_NAME, RuleSet
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Memory, Window, remember_size
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.words.games import shown_title
from canasta_qt.words.rules.values import compare
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted

_DIFFERS_FROM = QT_TRANSLATE_N_NOOP(
    "ImportPreview", "One rule differs from {game}:", "{n} rules differ from {game}:"
)


class ImportPreview(Window):
    """Shows rules that somebody sent, before anything is stored.

    Signals:
        keep_asked(RuleSet, str): keep them under this name.
    """

    keep_asked = Signal(object, str)

    def __init__(
        self,
        imported: RuleSet,
        parent_name: str,
        parent: QWidget | None = None,
        memory: Memory | None = None,
    ) -> None:
        """`parent_name` is the game they were made from; empty when that is not known here."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules from a friend"))
        self._imported = imported
        known = parent_name or self.tr("an unknown game")
        groups = compare(imported.parent_rules, imported.rules)
        many = sum(len(group.options) for group in groups)
        same = self.tr("These are the rules of {game}.").format(game=known)
        text = counted(_DIFFERS_FROM, many, game=known) if many else same
        self.said = Words(text, "strong", "text", self, wrap=True)
        self.tree = ComparedTree(self)
        self.tree.show_groups(known, self.tr("These rules"), groups)
        self.tree.setVisible(bool(groups))
        heading = self._heading(known)
        box, self.keep_button = build.answer_or_cancel(self, self.tr("&Save in my rules"))
        end = (1,) if not groups else ()
        titled(self, self.windowTitle(), heading, self.said, (self.tree, 1), *end, foot=(1, box))
        self.keep_button.setFocus()
        height = min(640, 360 + 40 * many) if groups else 320
        remember_size(self, "import", memory, (px(820), px(height)))

    def _heading(self, known: str) -> QFormLayout:
        self.name = QLineEdit(shown_title(self._imported.name), self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.selectAll()
        form = QFormLayout()
        form.addRow(build.buddy_label(self.tr("&Name"), self.name), self.name)
        form.addRow(PlainLabel(self.tr("Based on"), self), PlainLabel(known, self))
        return form

    def accept(self) -> None:
        """Keep them."""
        self.keep_asked.emit(self._imported, self.name.text().strip() or self._imported.name)
        super().accept()


class ImportProblems(Window):
    """Says everything that is wrong with rules that were sent. Nothing was stored."""

    def __init__(self, source: str, lines: Sequence[str], parent: QWidget | None = None) -> None:
        """`source` says where the rules came from: a file's name, or the clipboard."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("These rules cannot be used"))
        told = self.tr("The rules from {source} cannot be used. Nothing was saved.")
        heading = build.label(told.format(source=source), self)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setAccessibleName(self.tr("Problems"))
        build.ring_focus(self.list)
        self.list.addItems(lines)
        self.list.setCurrentRow(0)
        copy = build.button(self.tr("&Copy"), self, lambda: _copy("\n".join(lines)))
        wear(copy, "copy")
        foot = (1, build.close_box(self, copy))
        titled(self, self.windowTitle(), heading, (self.list, 1), foot=foot)
        self.resize(px(680), px(min(560, 300 + 40 * len(lines))))


class ShortText(Window):
    """The rules as a short text, already on the clipboard, to be pasted into a message."""

    def __init__(self, name: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules as a short text"))
        told = self.tr(
            "“{name}” is on the clipboard as a text of {n} letters. Paste it into a message. "
            "Whoever gets it copies it and chooses Rules, Import from the clipboard."
        )
        heading = build.label(told.format(name=name, n=len(text)), self)
        field = QPlainTextEdit(text, self)
        field.setReadOnly(True)
        field.setTabChangesFocus(True)
        field.setAccessibleName(self.tr("The rules as a short text"))
        again = build.button(self.tr("&Copy again"), self, lambda: _copy(text))
        wear(again, "copy")
        foot = (1, build.close_box(self, again))
        titled(self, self.windowTitle(), heading, (field, 1), foot=foot)
        _copy(text)
        self.resize(px(640), px(360))


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
