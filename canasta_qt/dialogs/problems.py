"""What went wrong, in words: what happened, what is kept, what can be done."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget


@dataclass(frozen=True, slots=True)
class Trouble:
    """One problem for the player's eyes.

    `happened` is one short sentence; `kept` says what is safe; `to_do` what helps; `details` is
    for whoever repairs it and stays folded away.
    """

    happened: str
    kept: str = ""
    to_do: str = ""
    details: str = ""
    severe: bool = False


def _tr(text: str) -> str:
    return QCoreApplication.translate("problems", text)


class TroubleBox(QMessageBox):
    """A message box for a `Trouble`."""

    def __init__(self, trouble: Trouble, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Canasta Qt"))
        icon = QMessageBox.Icon.Critical if trouble.severe else QMessageBox.Icon.Warning
        self.setIcon(icon)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(trouble.happened)
        self.setInformativeText("\n\n".join(part for part in (trouble.kept, trouble.to_do) if part))
        if trouble.details:
            self.setDetailedText(trouble.details)
        self.setStandardButtons(QMessageBox.StandardButton.Ok)


def crash(details: str, saved_to: str = "") -> Trouble:
    """A bug showed itself; the match is kept."""
    kept = _tr("Your match is kept: every move is saved as soon as it is made.")
    if saved_to:
        kept += " " + _tr("What happened is written down in {file}.").format(file=saved_to)
    return Trouble(
        happened=_tr("Something in Canasta Qt went wrong."),
        kept=kept,
        to_do=_tr(
            "You can play on. If the table looks odd, close the window and start again: the match "
            "continues where it was."
        ),
        details=details,
        severe=True,
    )


def unreadable_match(file: str, reason: str) -> Trouble:
    """A saved match cannot be read."""
    return Trouble(
        happened=_tr("The waiting match cannot be opened."),
        kept=_tr("Nothing was deleted: the file is still there, at {file}.").format(file=file),
        to_do=_tr("You can start a new match now."),
        details=reason,
    )


def unwritable_folder(folder: str, reason: str) -> Trouble:
    """Matches and settings cannot be saved."""
    return Trouble(
        happened=_tr("Canasta Qt cannot save anything in its folder."),
        kept=_tr("You can play, but the match will be lost when you close the window."),
        to_do=_tr(
            "The folder is {folder}. Make it writable, free some space, or start with "
            "--data-dir and another folder."
        ).format(folder=folder),
        details=reason,
    )
