"""Rules that come from others, before they are kept; and one's own as a text to send."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.dialogs.rules.compare import ComparedTree
from canasta_qt.dialogs.widgets.common import Memory, remember_size, ring_focus
from canasta_qt.dialogs.widgets.standard import answer_or_cancel
from canasta_qt.record.rule_set import LONGEST_NAME, RuleSet
from canasta_qt.words.games import shown_title
from canasta_qt.words.rules.values import compare
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted

_DIFFER = QT_TRANSLATE_N_NOOP(
    "ImportPreview", "One rule differs from {game}:", "{n} rules differ from {game}:"
)


class ImportPreview(QDialog):
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
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._imported = imported
        known = parent_name or self.tr("a game that is not known here")
        groups = compare(imported.parent_rules, imported.rules)
        many = sum(len(group.options) for group in groups)
        self.said = QLabel(self._differences(many, known), self)
        self.said.setWordWrap(True)
        self.tree = ComparedTree(self)
        self.tree.show_groups(known, self.tr("These rules"), groups)
        self.tree.setVisible(bool(groups))
        layout = QVBoxLayout(self)
        layout.addLayout(self._heading(known))
        layout.addWidget(self.said)
        layout.addWidget(self.tree, 1)
        box, self.keep_button = answer_or_cancel(self, self.tr("&Keep in my rules"))
        layout.addWidget(box)
        self.keep_button.setFocus()
        height = min(520, 240 + 40 * many) if groups else 200
        remember_size(self, "import", memory, (760, height))

    def _heading(self, known: str) -> QFormLayout:
        self.name = QLineEdit(shown_title(self._imported.name), self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.selectAll()
        form = QFormLayout()
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self.tr("Made from"), QLabel(known, self))
        return form

    def _differences(self, many: int, parent: str) -> str:
        if many == 0:
            return self.tr("They are the rules of {game}.").format(game=parent)
        return counted(_DIFFER, many, game=parent)

    def accept(self) -> None:
        """Keep them."""
        self.keep_asked.emit(self._imported, self.name.text().strip() or self._imported.name)
        super().accept()


class ImportProblems(QDialog):
    """Says everything that is wrong with rules that were sent. Nothing was stored."""

    def __init__(self, source: str, lines: Sequence[str], parent: QWidget | None = None) -> None:
        """`source` says where the rules came from: a file's name, or the clipboard."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("These rules cannot be used"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._lines = tuple(lines)
        told = self.tr("The rules from {source} cannot be used. Nothing was stored.")
        heading = QLabel(told.format(source=source), self)
        heading.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setAccessibleName(self.tr("What is wrong"))
        ring_focus(self.list)
        self.list.addItems(self._lines)
        self.list.setCurrentRow(0)
        layout = QVBoxLayout(self)
        layout.addWidget(heading)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._buttons())
        self.resize(620, min(420, 170 + 40 * len(self._lines)))

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = box.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setAutoDefault(False)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText("\n".join(self._lines)))
        box.rejected.connect(self.reject)
        return box


class ShortText(QDialog):
    """The rules as a short text, already on the clipboard, to be pasted into a message."""

    def __init__(self, name: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules as a text"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._text = text
        told = self.tr(
            "“{name}” is on the clipboard as a text of {n} letters. Paste it into a message; "
            "whoever gets it copies it and chooses Rules, Import from the clipboard."
        )
        heading = QLabel(told.format(name=name, n=len(text)), self)
        heading.setWordWrap(True)
        field = QPlainTextEdit(text, self)
        field.setReadOnly(True)
        field.setTabChangesFocus(True)
        field.setAccessibleName(self.tr("The rules as a text"))
        layout = QVBoxLayout(self)
        layout.addWidget(heading)
        layout.addWidget(field, 1)
        layout.addWidget(self._buttons())
        self._copy()
        self.resize(560, 220)

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        again = box.addButton(self.tr("&Copy again"), QDialogButtonBox.ButtonRole.ActionRole)
        again.setAutoDefault(False)
        again.clicked.connect(self._copy)
        box.rejected.connect(self.reject)
        return box

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)
