"""Another language is chosen in a running program: nothing of the one before stays anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.library import language
from canasta_qt.start import read_options
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.screen_texts import words_of


class Starter:
    """Starts the program, each time with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0
        self.program: Program | None = None

    def __call__(self, *words: str) -> Program:
        self.end()
        self._count += 1
        folder = self._folder / str(self._count)
        program = Program(read_options(["--data-dir", str(folder), "--speed", "0", *words]))
        program.window.resize(1280, 800)
        program.show()
        program.begin()
        self.program = program
        return program

    def end(self) -> None:
        """Close the one that runs."""
        program, self.program = self.program, None
        if program is not None:
            program.close()
            program.window.deleteLater()
            QApplication.processEvents()


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Starter]:
    """Afterwards English is spoken again."""
    before = QLocale()
    starter = Starter(tmp_path)
    yield starter
    starter.end()
    language.use(qapp, "en")
    QLocale.setDefault(before)


def at_my_turn(qtbot: QtBot, program: Program) -> None:
    def mine() -> bool:
        model = program.table.model
        return model is not None and program.table.is_still and model.my_turn

    qtbot.waitUntil(mine)


def settle(qtbot: QtBot) -> None:
    """What was posted to windows arrives, and late timers have run."""
    for _ in range(4):
        QApplication.processEvents()
    qtbot.wait(60)


def shown(program: Program) -> dict[str, str]:
    """All words on the screen."""
    others = [
        one
        for one in QApplication.topLevelWidgets()
        if one.isVisible() and one is not program.window and one.isWindow()
    ]
    return words_of(program.window, *others)


def open_everything(program: Program, qtbot: QtBot) -> None:
    """All windows that may stand beside the table while the preferences are open."""
    program.window.ledger.show()
    program.reading.dock.show()
    Parts(program.context).statistics.open()
    Parts(program.context).rules._do_with_this("read")
    Parts(program.context).looks.open("people")
    settle(qtbot)


def sentences(text: str) -> set[str]:
    return {part.strip(" .") for part in text.split(". ")}


def leftovers(switched: dict[str, str], fresh: dict[str, str]) -> dict[str, str]:
    """What the language does not say; sentences may stand in another order."""
    known = set().union(*map(sentences, fresh))
    return {text: place for text, place in switched.items() if sentences(text) - known}


@pytest.mark.parametrize(
    "codes", [("de", "en"), pytest.param(("de", "es", "en"), marks=pytest.mark.slow)], ids=len
)
def test_a_match_with_everything_open_speaks_each_language(
    qtbot: QtBot, start: Starter, codes: tuple[str, ...]
) -> None:
    match = ("--rules", "jonola", "--seed", "7")
    fresh: dict[str, dict[str, str]] = {}
    for code in codes:
        program = start(*match, "--language", code)
        at_my_turn(qtbot, program)
        open_everything(program, qtbot)
        fresh[code] = shown(program)
    assert not {"&Spiel", "Verlauf", "Du"} - set(fresh["de"]), "what was looked at is too little"
    for code in codes:
        program.preferences.choose("language", code)
        settle(qtbot)
        assert leftovers(shown(program), fresh[code]) == {}


def test_a_replay_speaks_the_other_language(qtbot: QtBot, start: Starter) -> None:
    """All around the replay is compared by the test above; here it is begun anew in one program."""
    program = start("--rules", "classic_4p", "--seed", "7", "--language", "en")
    at_my_turn(qtbot, program)
    Parts(program.context).replays.watch_this()
    program.window.ledger.show()
    settle(qtbot)
    program.preferences.choose("language", "de")
    settle(qtbot)
    switched = shown(program)
    Parts(program.context).stage.leave()
    settle(qtbot)
    assert program.window.windowTitle() == "Klassisch, vier Spieler, Runde 1"
    Parts(program.context).replays.watch_this()
    settle(qtbot)
    assert leftovers(switched, shown(program)) == {}


def test_the_welcome_page_speaks_the_other_language(qtbot: QtBot, start: Starter) -> None:
    program = start("--seed", "7", "--language", "en")
    at_my_turn(qtbot, program)
    program.close()
    waiting = Program(read_options(["--data-dir", str(program.paths.data), "--language", "en"]))
    start.program = waiting
    waiting.show()
    waiting.begin()
    waiting.preferences.choose("language", "de")
    settle(qtbot)
    page = waiting.window.welcome
    assert page.waiting.text() == "Klassisch, vier Spieler"
    assert "Runde 1" in page.waiting_detail.text()
    assert page.help_button.text() != "Ho&w to play"
