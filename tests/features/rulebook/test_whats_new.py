"""The changelog under Help, and which build this is."""

import re
from datetime import date

from pytestqt.qtbot import QtBot

from canasta_qt import __version__, build_info
from canasta_qt.features.challenges.window.code_field import as_grey
from canasta_qt.features.rulebook.window.help import About, WhatsNew
from canasta_qt.library.language import changelog
from canasta_qt.record.challenges.qr import text_in_picture
from tests.helpers.cases import for_each


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


def about(qtbot: QtBot, monkeypatch, **note: str) -> About:
    """The window of a build that wrote this down."""
    monkeypatch.setattr(build_info, "build_note", lambda: note)
    box = About()
    qtbot.addWidget(box)
    return box


def test_about_tells_of_a_build_in_words_that_can_be_translated(qtbot: QtBot, monkeypatch) -> None:
    monkeypatch.setattr(About, "tr", lambda _self, text: text.replace("for", "für"))
    box = about(qtbot, monkeypatch, kind="standalone", system="linux-x86_64", date="2026-11-21")
    assert "standalone für linux-x86_64, 2026-11-21, unknown" in box.text.text()


def test_about_says_which_build_this_is(qtbot: QtBot) -> None:
    box = About()
    qtbot.addWidget(box)
    assert build_info.build_words() in box.text.text()


def test_about_says_the_month_of_the_build(qtbot: QtBot, monkeypatch) -> None:
    box = about(qtbot, monkeypatch, date="2999-02-21")
    assert box.name.text() == f"Canasta Qt {__version__}, February 2999"
    assert not hasattr(box, "newer")


def test_an_old_build_says_where_newer_ones_are_also_as_a_qr_code(
    qtbot: QtBot, monkeypatch
) -> None:
    box = about(qtbot, monkeypatch, date="2025-02-21")
    box.show()
    assert build_info.HOMEPAGE in box.newer.text()
    shown = as_grey(box.qr.grab().toImage())
    rows = [bytes(shown.constScanLine(y))[: shown.width()] for y in range(shown.height())]
    assert text_in_picture(rows) == build_info.HOMEPAGE
    assert (box.width(), box.height()) <= (1024, 560), "it fits a small screen"


@for_each(
    ("today", "old"),
    [
        (date(2026, 11, 21), False),
        (date(2027, 8, 21), False),
        (date(2027, 8, 22), True),
        (date(2027, 9, 1), True),
        (date(2020, 1, 1), False),
    ],
)
def test_a_build_is_old_after_nine_months(today: date, old: bool) -> None:
    assert build_info.is_old(date(2026, 11, 21), today) is old


def test_sources_and_packages_are_as_old_as_their_version(monkeypatch) -> None:
    newest = re.search(r"^## \S+ \((.*)\)$", changelog(), re.M)
    assert newest
    assert build_info.build_date() == date.fromisoformat(newest[1])
    monkeypatch.setattr(build_info, "build_note", lambda: {"date": "some day"})
    assert build_info.build_date() is None


def test_a_program_run_from_its_sources_says_so() -> None:
    assert build_info.build_words() == "run from its sources"


def test_a_build_tells_its_system_day_and_commit(monkeypatch) -> None:
    note = {"kind": "standalone", "system": "linux-x86_64", "date": "2026-11-21", "commit": "abc"}
    monkeypatch.setattr(build_info, "build_note", lambda: note)
    assert build_info.build_words() == "standalone for linux-x86_64, 2026-11-21, abc"


def test_a_build_note_with_gaps_still_says_something(monkeypatch) -> None:
    monkeypatch.setattr(build_info, "build_note", lambda: {"kind": "standalone"})
    assert build_info.build_words() == "standalone for unknown system, unknown date, unknown commit"
