"""The changelog under Help, and which build this is."""

import re

from pytestqt.qtbot import QtBot

from canasta_qt import __version__, build_info
from canasta_qt.features.rulebook.window.help import About, WhatsNew
from canasta_qt.library.language import changelog


def test_the_changelog_begins_with_this_version(qtbot: QtBot) -> None:
    dialog = WhatsNew(changelog())
    qtbot.addWidget(dialog)
    headings = re.findall(r"^\d+\.\d+\.\d+", dialog.text.toPlainText(), re.M)
    assert headings[0] == __version__


def test_in_other_languages_it_says_that_it_is_english(qtbot: QtBot, monkeypatch) -> None:
    for code, told in (("en", False), ("de", True)):
        monkeypatch.setattr(
            "canasta_qt.features.rulebook.window.help.in_use", lambda code=code: code
        )
        dialog = WhatsNew(changelog())
        qtbot.addWidget(dialog)
        assert dialog.language.isHidden() is not told


def test_about_tells_of_a_build_in_words_that_can_be_translated(qtbot: QtBot, monkeypatch) -> None:
    note = {"kind": "standalone", "system": "linux-x86_64", "date": "2026-11-21"}
    monkeypatch.setattr("canasta_qt.features.rulebook.window.help.build_note", lambda: note)
    monkeypatch.setattr(About, "tr", lambda _self, text: text.replace("for", "für"))
    about = About()
    qtbot.addWidget(about)
    assert "standalone für linux-x86_64, 2026-11-21, unknown" in about.informativeText()


def test_about_says_which_build_this_is(qtbot: QtBot) -> None:
    about = About()
    qtbot.addWidget(about)
    assert build_info.build_words() in about.informativeText()


def test_a_program_run_from_its_sources_says_so() -> None:
    assert build_info.build_words() == "run from its sources"


def test_a_build_tells_its_system_day_and_commit(monkeypatch) -> None:
    note = {"kind": "standalone", "system": "linux-x86_64", "date": "2026-11-21", "commit": "abc"}
    monkeypatch.setattr(build_info, "build_note", lambda: note)
    assert build_info.build_words() == "standalone for linux-x86_64, 2026-11-21, abc"


def test_a_build_note_with_gaps_still_says_something(monkeypatch) -> None:
    monkeypatch.setattr(build_info, "build_note", lambda: {"kind": "standalone"})
    assert build_info.build_words() == "standalone for unknown system, unknown date, unknown commit"
