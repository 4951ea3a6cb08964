"""Words are longer than in English: none is cut off in any window, however large it is.

The interface is that of 150 % on a screen of 1366×768 and on one of 1024×600, where no more than
120 % have room.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QSize
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.engine.rules import preset
from canasta_qt.features.preferences.window.dialog import PreferencesDialog
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.score_keeper.window.window import KeeperWindow
from canasta_qt.languages import TRANSLATED
from canasta_qt.library import language
from canasta_qt.start import read_options
from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.style.type import fitting
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.every_dialog import OPENERS
from tests.helpers.screen.pseudo import PseudoTranslator
from tests.helpers.screen.room import cut_off, letters_twice, scrolls_sideways
from tests.helpers.screen.windows import SHARED, leave_unpainted
from tests.helpers.sources import trees, walk

SMALL = (1024, 600)
BESIDE = 250
"""Pixels of the ledger or the text view beside the table."""
STILL_MOVING = 20
"""Tenths of a second after which what is still wrong stays so; a busy machine lays out late."""
BASES = ("Window", "BookWindow", "QDialog", "QMessageBox", "PlainBox")
PACKAGE = Path(__file__).resolve().parents[2] / "canasta_qt"
WINDOWS = ("app", "features", "play/windows", "ui/widgets")

ELSEWHERE = {
    "MoveAnalysisDialog": "one column that scrolls",
    "ImportPreview": "the parts of CompareDialog and ShortText",
    "PlayOnDialog": "one column of wrapped words",
}
"""Dialogs that are not opened here, and why."""


QUICK = ("de",)
"""German, which is long, stands in for the others, which are looked at with `-m slow`."""
PSEUDO = "pseudo"
"""A language longer than any: `tests.helpers.screen.pseudo`."""
OTHERS = [
    pytest.param(code, marks=pytest.mark.slow)
    for code in (*TRANSLATED, PSEUDO)
    if code not in QUICK
]


@pytest.fixture(scope="module", params=[*QUICK, *OTHERS])
def program(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Program]:
    before = QLocale()
    folder = str(tmp_path_factory.mktemp("room"))
    code = "en" if request.param == PSEUDO else request.param
    words = ("--rules", "samba_us", "--seed", "7", "--speed", "0", "--language", code)
    program = Program(read_options(["--data-dir", folder, *words]))
    longer = PseudoTranslator(qapp)
    if request.param == PSEUDO:
        qapp.installTranslator(longer)
    program.window.setProperty(SHARED, True)
    leave_unpainted(program.window)
    program.window.resize(*SMALL)
    program.show()
    program.window.resize(*SMALL)
    program.begin()
    set_scale(fitting(1.5, *SMALL))
    yield program
    program.close()
    program.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # or it is dressed anew
    set_scale(1.0)
    qapp.removeTranslator(longer)
    longer.deleteLater()
    language.use(qapp, "en")
    QLocale.setDefault(before)


def dialogs(program: Program) -> list[QDialog]:
    return [one for one in program.window.findChildren(QDialog) if one.isVisible()]


def small(dialog: QDialog) -> QSize:
    """As large as it is on a small screen; that of the tests is narrower still."""
    cramped = dialog.width() >= dialog.screen().availableSize().width()
    return QSize(SMALL[0] if cramped else dialog.width(), min(dialog.height(), SMALL[1]))


def settle(qtbot: QtBot) -> None:
    for _ in range(3):
        QApplication.processEvents()
    qtbot.wait(50)


def wrong(dialog: QDialog, qtbot: QtBot) -> list[object]:
    """What is cut off, and what shares its letter with something else, once all has its place."""
    for _ in range(STILL_MOVING):
        found: list[object] = [*cut_off(dialog), *scrolls_sideways(dialog), *letters_twice(dialog)]
        if not found:
            break
        qtbot.wait(100)
    return found


def on_every_page(dialog: QDialog, qtbot: QtBot) -> Iterator[tuple[str, list[object]]]:
    """What is wrong, page by page."""
    yield "first", wrong(dialog, qtbot)
    for tabs in dialog.findChildren(QTabWidget):
        for page in range(1, tabs.count()):
            tabs.setCurrentIndex(page)
            settle(qtbot)
            yield tabs.tabText(page), wrong(dialog, qtbot)
    if isinstance(dialog, PreferencesDialog):
        for page in range(1, dialog.list.count()):
            dialog.list.setCurrentRow(page)
            settle(qtbot)
            yield dialog.list.item(page).text(), wrong(dialog, qtbot)


@pytest.mark.parametrize("name", OPENERS)
def test_nothing_is_cut_off(program: Program, qtbot: QtBot, name: str) -> None:
    OPENERS[name](program)
    settle(qtbot)
    opened = dialogs(program)
    assert [type(one).__name__ for one in opened] == [name]
    dialog = opened[0]
    try:
        assert dialog.minimumSizeHint().width() <= SMALL[0]
        assert dialog.minimumSizeHint().height() <= SMALL[1]
        dialog.resize(small(dialog))
        settle(qtbot)
        assert {page: found for page, found in on_every_page(dialog, qtbot) if found} == {}
    finally:
        dialog.close()
        settle(qtbot)


WON = b"""rules: classic_4p
date: 2026-11-28
names: Ann, Bob, Carl, Dora
deal
side 1: points 5000
"""


def test_every_page_of_the_score_keeper_fits(program: Program, qtbot: QtBot) -> None:
    OPENERS["KeeperWindow"](program)
    window = dialogs(program)[0]
    assert isinstance(window, KeeperWindow)
    names = ("Ann", "Bob", "Carl", "Dora")
    found = {}
    try:
        window.show_setup()
        found["setup"] = misfits(window, qtbot)
        window.begin(Sheet(preset("classic_4p").rules, "classic_4p", names))
        for page in (window.show_board, lambda: window.show_entry(0), window.show_rules):
            page()
            found[type(window.page).__name__] = misfits(window, qtbot)
        window.begin(read_entries(WON).sheet)
        found["won"] = misfits(window, qtbot)
        window.show_start()
        found["start"] = misfits(window, qtbot)
        window.show_tonight()
        found["tonight"] = misfits(window, qtbot)
        assert {page: wrong for page, wrong in found.items() if wrong} == {}
    finally:
        window.close()
        settle(qtbot)


def misfits(dialog: QDialog, qtbot: QtBot) -> list[object]:
    """What is wrong on a small screen, which the dialog may be too large for."""
    dialog.resize(*SMALL)
    settle(qtbot)
    least = dialog.minimumSizeHint()
    fits = least.width() <= SMALL[0] and least.height() <= SMALL[1]
    return [*wrong(dialog, qtbot), *([] if fits else [least.toTuple()])]


def test_nothing_is_cut_off_around_the_table(program: Program, qtbot: QtBot) -> None:
    program.window.ledger.show()
    settle(qtbot)
    assert program.window.width() == SMALL[0]
    assert cut_off(program.window) == []


def test_nothing_is_cut_off_around_a_replay(program: Program, qtbot: QtBot) -> None:
    Parts(program.context).replays.watch_this()
    settle(qtbot)
    assert program.window.width() == SMALL[0]
    bar = Parts(program.context).replays.bar
    assert bar is not None
    assert bar.minimumSizeHint().width() <= SMALL[0] - BESIDE, "the ledger has no room beside it"
    assert cut_off(program.window) == []
    Parts(program.context).stage.leave()


def test_every_dialog_is_looked_at() -> None:
    files = [file for folder in WINDOWS for file in (PACKAGE / folder).rglob("*.py")]
    kinds = {
        node.name
        for _, tree in trees(files, BASES)
        for node in walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id in BASES for base in node.bases)
    }
    assert kinds - {"Window", "BookWindow", "PlainBox"} == {*OPENERS, *ELSEWHERE}


def test_too_little_room_is_noticed(qtbot: QtBot) -> None:
    label = QLabel("Wer spielt mit?")
    qtbot.addWidget(label)
    label.setFixedWidth(20)
    label.show()
    assert len(cut_off(label)) == 1
    label.setFixedWidth(400)
    assert cut_off(label) == []


def test_a_letter_that_presses_two_buttons_is_noticed(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    for text in ("&Ja", "&Jetzt nicht", "&Nein"):
        QPushButton(text, box)
    box.show()
    assert letters_twice(box) == [("j", "&Ja"), ("j", "&Jetzt nicht")]
