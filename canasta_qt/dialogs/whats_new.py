"""What has changed from version to version."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from canasta_qt.dialogs.focus_ring import ring_focus

SIZE = (620, 460)


class WhatsNew(QDialog):
    """Shows the changelog, which is Markdown. Nothing in it leads out of the program."""

    def __init__(self, markdown: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self.setWindowTitle(self.tr("What is new"))
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setMarkdown(markdown)
        self.text.setAccessibleName(self.tr("What is new, version by version"))
        ring_focus(self.text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text)
        layout.addWidget(buttons)
        self.resize(*SIZE)
