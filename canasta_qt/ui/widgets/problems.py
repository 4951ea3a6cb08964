"""Problems in words: what happened, what is safe, what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.ui.widgets.plain_text import PlainBox
from canasta_qt.words.sentences import figures

_MOST_LINES: Final = 6
"""More lines than these stay folded away."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """One problem for the player: what happened, what is safe, what helps.

    `details` are for a bug report and stay folded away.
    """

    happened: str
    kept: str = ""
    to_do: str = ""
    details: str = ""
    severe: bool = False


def _tr(text: str) -> str:
    return QCoreApplication.translate("problems", text)


class TroubleBox(PlainBox):
    """A message box for a `Trouble`."""

    def __init__(self, trouble: Trouble, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Canasta Qt"))
        self.setIcon(QMessageBox.Icon.Critical if trouble.severe else QMessageBox.Icon.Warning)
        self.setText(trouble.happened)
        self.setInformativeText("\n\n".join(filter(None, (trouble.kept, trouble.to_do))))
        if trouble.details:
            self.setDetailedText(trouble.details)
        self.setStandardButtons(QMessageBox.StandardButton.Ok)


def say_saved(path: Path, over: QWidget | None) -> None:
    """Say over a window that a file was written, and where it is."""
    box = PlainBox(over)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(_tr("Canasta Qt"))
    box.setIcon(QMessageBox.Icon.Information)
    box.setText(_tr("Saved as {path}").format(path=path))
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.open()


def already_open() -> Trouble:
    """A second program was started on the same matches."""
    return Trouble(
        happened=_tr("Canasta is already open."),
        kept=_tr("Your matches are in the window that was opened first."),
        to_do=_tr("Close it before you start another one, or keep playing there."),
    )


def crash(details: str, saved_to: str = "") -> Trouble:
    """A bug showed itself; the match is kept."""
    kept = _tr("Your match is kept: every move is saved as soon as it is made.")
    if saved_to:
        kept += " " + _tr("The details are in {file}.").format(file=saved_to)
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


def cards_in_play() -> Trouble:
    """A match whose cards are those of one that goes on."""
    return Trouble(
        _tr("You are already playing these cards, in a match that is not over."),
        to_do=_tr("Finish that match or concede it, then begin again with the same cards."),
    )


def unsaved_settings(problem: StorageProblem) -> Trouble:
    """What was chosen, or how the window lay, holds only until the program ends."""
    return Trouble(
        happened=_tr("Your preferences could not be saved."),
        kept=_tr("Your match is kept: every move is saved as soon as it is made."),
        to_do=_tr("Free some space for {path}, or allow writing to it.").format(path=problem.path),
        details=problem.reason,
    )


def unclean_end(reason: str) -> Trouble:
    """Something went wrong while the program was closed."""
    return Trouble(
        happened=_tr("Canasta Qt did not close properly."),
        kept=_tr("Your match is kept: every move is saved as soon as it is made."),
        to_do=_tr("It is closed now. You can start it again."),
        details=reason,
    )


def storage_trouble(problem: StorageProblem) -> Trouble:
    happened, kept, to_do = _storage_words()[problem.code.value]
    path = str(problem.path)
    kept = kept.format(path=path, number=figures(problem.number))
    return Trouble(happened, kept, to_do.format(path=path), problem.reason)


def unwritten(
    what: Literal["rules", "match", "unsaved", "sheet", "statistics"], path: Path, reason: str
) -> Trouble:
    """Rules, a match or a score sheet that could not be saved as a file to send or to keep."""
    happened, kept = {
        "rules": (_tr("The rules could not be saved as a file."), _tr("They are unchanged here.")),
        "match": (
            _tr("The match could not be saved as a file."),
            _tr("It is still in your history."),
        ),
        "unsaved": (
            _tr("The match could not be saved as a file."),
            _tr("It is still on the table."),
        ),
        "sheet": (
            _tr("The score sheet could not be saved as a file."),
            _tr("The scores are still kept with your match."),
        ),
        "statistics": (
            _tr("The statistics could not be saved as a file."),
            _tr("Your matches are still in your history."),
        ),
    }[what]
    to_do = _tr("Choose another folder, or free some space for {path}.").format(path=path)
    return Trouble(happened, kept, to_do, reason)


def unread_file(path: Path, reason: str) -> Trouble:
    return Trouble(
        happened=_tr("The file cannot be opened."),
        kept=_tr("Nothing was saved."),
        to_do=_tr("Check that {path} exists and can be read.").format(path=path),
        details=reason,
    )


def unread_match(name: str, happened: str, details: str) -> Trouble:
    """A file that holds no match that can be used; `happened` says why in a sentence."""
    sentence = _tr("{name} is not a match that can be opened.").format(name=name)
    return Trouble(
        happened=f"{sentence} {happened}",
        kept=_tr("Nothing was saved."),
        to_do=_tr("Ask for the file again, as an attachment that nobody has edited."),
        details=details,
    )


def unplayable_match(details: str) -> Trouble:
    """A kept match that does not play again as it was written."""
    return Trouble(
        happened=_tr("This match cannot be replayed."),
        kept=_tr("It is kept unchanged."),
        to_do=_tr("You can save it as a file and send it with a bug report."),
        details=details,
    )


def unread_matches(kept: str, problems: Sequence[str]) -> Trouble:
    """Files that could not be taken in; `kept` says how many were, `problems` a line for each."""
    return Trouble(
        happened=_tr("Some files could not be imported."),
        kept=kept,
        to_do="\n".join(problems[:_MOST_LINES]),
        details="\n".join(problems) if len(problems) > _MOST_LINES else "",
    )


def _storage_words() -> dict[str, tuple[str, str, str]]:
    return {
        "not_writable": (
            _tr("Canasta Qt cannot save anything."),
            _tr("You can play on, but what you play may be lost when you close the window."),
            _tr(
                "It tried to write to {path}. Free some space or allow writing there, or start "
                "with --data-dir and another folder."
            ),
        ),
        "not_readable": (
            _tr("A saved file cannot be opened."),
            _tr("Nothing was deleted: the file is still at {path}."),
            _tr("You can start a new match now."),
        ),
        "damaged": (
            _tr("A saved file is damaged."),
            _tr("Nothing was deleted: it was set aside as {path}."),
            _tr("You can start a new match now."),
        ),
        "foreign": (
            _tr("A file among the saved matches is not a match."),
            _tr("Nothing was deleted: it lies at {path}."),
            _tr("If you know where it belongs, move it there."),
        ),
        "future": (
            _tr("A saved file comes from a newer Canasta Qt."),
            _tr("It is kept unchanged at {path}."),
            _tr("Open it with the newer program; here you can start a new match."),
        ),
        "recovered": (
            _tr("The file with your matches was damaged."),
            _tr(
                "Matches that could be saved from it: {number}. The damaged file itself was set "
                "aside, untouched, as {path}."
            ),
            _tr("You can go on playing."),
        ),
        "recovery_unfinished": (
            _tr("Saving your matches was interrupted."),
            _tr("Nothing is lost. Matches that are safe so far: {number}."),
            _tr("Start the program again to continue."),
        ),
        "match_damaged": (
            _tr("An unfinished match cannot be continued."),
            _tr("Nothing was deleted: it is kept in {path}, but no longer offered."),
            _tr("You can start a new match now."),
        ),
    }


def show_trouble(trouble: Trouble, over: QWidget) -> None:
    """Show a problem, over the window it is a problem of."""
    open_over(TroubleBox(trouble, over), over)


def show_storage_problem(problem: StorageProblem, over: QWidget, lines: Sequence[str] = ()) -> None:
    """Show a file or folder that cannot be used; `lines` say all that is wrong in the file."""
    trouble = storage_trouble(problem)
    show_trouble(replace(trouble, details="\n".join(lines)) if lines else trouble, over)
