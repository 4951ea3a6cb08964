"""What is said the same in every window: keys, numbers, fonts, questions for files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtGui import QFont, QKeySequence
from PySide6.QtWidgets import QFileDialog, QWidget

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures

HELD = (QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"))
"""Keys that are held, by Qt's names. Our translations come before Qt's own, which write them out
("Mayúsculas") where keyboards do not, and menus and lists of keys have no room for it."""

_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


def key_name(key: str) -> str:
    """A key of the table of commands as this system writes it; arrows as arrows."""
    before, plus, last = key.rpartition("+")
    if last in _ARROWS:
        held = QKeySequence(f"{before}+A").toString(QKeySequence.SequenceFormat.NativeText)
        return (held[:-1] if plus else "") + _ARROWS[last]
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def key_names(keys: Iterable[str]) -> str:
    """Several keys for the same; the two Enter keys are one."""
    shown = [key for key in keys if key != "Return"]
    return ", ".join(map(key_name, shown))


NOTHING = "–"
"""Stands where a number does not apply."""


def number_text(points: int | None) -> str:
    """Points as text: thousands apart, a true minus sign, a dash for None."""
    return NOTHING if points is None else figures(points)


def bold(font: QFont) -> QFont:
    return tabular(font, bold=True)


def tabular(font: QFont, *, bold: bool = False) -> QFont:
    """The font for columns of numbers; its figures are all of one width."""
    result = QFont(font)
    if bold:
        result.setWeight(QFont.Weight.DemiBold)
    return result


def ask_where_to_save(
    over: QWidget | None, title: str, kind: str, name: str, save: Callable[[Path], object]
) -> None:
    """Ask for a file to write; `kind` is the filter, `name` what the file may be called."""
    dialog = QFileDialog(over, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(kind)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: save(Path(chosen)))
    _open(dialog)


def ask_for_files(
    over: QWidget,
    title: str,
    kinds: Sequence[str],
    take: Callable[[list[Path]], object],
    *,
    several: bool = True,
) -> None:
    """Ask for a file to read, or for `several` at once; `kinds` are filters."""
    mode = QFileDialog.FileMode
    dialog = QFileDialog(over, title)
    dialog.setFileMode(mode.ExistingFiles if several else mode.ExistingFile)
    dialog.setNameFilters(kinds)
    dialog.filesSelected.connect(lambda names: take([Path(name) for name in names]))
    _open(dialog)


def ask_for_folder(over: QWidget, title: str, take: Callable[[Path], object]) -> None:
    dialog = QFileDialog(over, title)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.fileSelected.connect(lambda name: take(Path(name)))
    _open(dialog)


def _open(dialog: QFileDialog) -> None:
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
