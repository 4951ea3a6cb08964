"""What can be done with score sheets: copy them, save them as a PDF, print them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu, QWidget

from canasta_qt.controller.match_sheet import plain_text
from canasta_qt.controller.view_model import ScoreSheetModel
from canasta_qt.dialogs.problems import TroubleBox, unwritten_sheet
from canasta_qt.dialogs.score_paper import paper, write_pdf
from canasta_qt.storage.problems import reason_of


class ShareMenu(QMenu):
    """The menu of a score sheet; everything in it takes all deals of the match so far."""

    def __init__(self, sheets: Sequence[ScoreSheetModel], parent: QWidget) -> None:
        super().__init__(parent)
        self._sheets = sheets
        for text, key, action in (
            (self.tr("&Copy as text"), QKeySequence.StandardKey.Copy, self.copy_text),
            (self.tr("&Save as PDF…"), QKeySequence.StandardKey.Save, self.ask_for_pdf),
            (self.tr("&Print…"), QKeySequence.StandardKey.Print, self.ask_to_print),
        ):
            entry = self.addAction(text)
            entry.setShortcut(QKeySequence(key))
            entry.triggered.connect(action)
            parent.addAction(entry)

    def copy_text(self) -> None:
        """Put the sheets on the clipboard."""
        QGuiApplication.clipboard().setText(plain_text(self._sheets))

    def ask_for_pdf(self) -> None:
        """Ask for a file, and write the sheets into it."""
        dialog = QFileDialog(self.parentWidget(), self.tr("Save the score sheet as PDF"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("PDF files (*.pdf)"))
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(self.tr("Canasta score sheet") + ".pdf")
        dialog.fileSelected.connect(lambda name: self.save_pdf(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_pdf(self, path: Path) -> None:
        """Write the sheets into a file, or tell why that cannot be done."""
        try:
            write_pdf(self._sheets, path)
        except OSError as problem:
            TroubleBox(unwritten_sheet(str(path), reason_of(problem)), self.parentWidget()).open()

    def ask_to_print(self) -> None:
        """Ask for a printer, and print the sheets.

        The system's own dialog can only be waited for.
        """
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self.parentWidget())
        if dialog.exec() == QDialog.DialogCode.Accepted:
            paper(self._sheets).print_(printer)
        dialog.deleteLater()
