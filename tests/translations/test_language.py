"""One language after the other is put on, and English needs none."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset
from canasta_qt.features.rulebook.words.writer import as_text, write
from canasta_qt.library import language
from canasta_qt.start import read_options
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted

POINTS = QT_TRANSLATE_N_NOOP("Cards", "1 point", "{n} points")


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    language.use(qapp, "en")
    QLocale.setDefault(before)


def cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


def test_the_buttons_of_qt_speak_the_chosen_language(qapp: QApplication) -> None:
    words = []
    for code in ("de", "es", "pt_BR", "en"):
        language.use(qapp, code)
        words.append(cancel())
    assert words == ["Abbrechen", "Cancelar", "Cancelar", "Cancel"]


def test_numbers_and_dates_follow_the_language(qapp: QApplication) -> None:
    language.use(qapp, "de")
    assert QLocale().language() is QLocale.Language.German
    assert QLocale().toString(1234.5, "f", 1) == "1.234,5"
    language.use(qapp, "pt_BR")
    assert QLocale().name() == "pt_BR"
    assert QLocale().toString(1234.5, "f", 1) == "1.234,5"
    assert language.day_and_month(date(2026, 11, 23)) == "23 de novembro"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("de", "5 saubere Canastas"),
        ("es", "5 canastas limpias"),
        ("it", "5 canaste pulite"),
        ("pt_BR", "5 canastras limpas"),
    ],
)
def test_a_set_of_canastas_is_counted_in_every_language(
    qapp: QApplication, code: str, words: str
) -> None:
    language.use(qapp, code)
    assert words in as_text(write(preset("italian_canastone").rules, examples=False))


def test_an_unknown_language_means_english(qapp: QApplication) -> None:
    assert language.use(qapp, "tlh") == "en"
    assert cancel() == "Cancel"


def test_a_system_without_a_language_writes_dates_as_english_does(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", QLocale.c)
    language.use(qapp, language.SYSTEM)
    assert language.short_day(date(2026, 11, 28)) == "11/28/26"


def test_the_first_language_of_the_system_that_is_spoken_counts() -> None:
    assert language.of_system(["fi-FI", "de-AT", "en-GB"]) == "de"
    assert language.of_system(["es_MX"]) == "es"
    assert language.of_system(["fi-FI"]) == "en"
    assert language.of_system([]) == "en"


@pytest.mark.parametrize(
    "name", ["pt_BR", "pt-BR", "pt-Latn-BR", "PT_br", "pt", "pt-PT", "pt_PT.UTF-8"]
)
def test_portuguese_is_that_of_brazil_wherever_it_is_spoken(qapp: QApplication, name: str) -> None:
    assert language.of_system(["ca-ES", name, "de"]) == "pt_BR"
    assert read_options(["--language", name]).language == "pt_BR"
    assert language.use(qapp, "pt_BR") == language.in_use() == "pt_BR"


@pytest.mark.parametrize("count", [0, 1])
def test_in_brazil_nought_is_counted_like_one(qapp: QApplication, count: int) -> None:
    language.use(qapp, "pt_BR")
    assert counted(POINTS, count) == f"{count} ponto"
    assert counted(POINTS, 2) == "2 pontos"


def test_what_is_on_the_screen_hears_of_the_change(qapp: QApplication, qtbot: QtBot) -> None:
    class Listening(QWidget):
        heard = 0

        def changeEvent(self, event: QEvent) -> None:
            self.heard += event.type() == QEvent.Type.LanguageChange

    widget = Listening()
    qtbot.addWidget(widget)
    language.use(qapp, "de")
    qapp.processEvents()
    assert widget.heard


def test_the_tests_speak_english_whatever_the_machine_speaks() -> None:
    assert language.of_system(QLocale.system().uiLanguages()) == "en"
    assert QLocale.system().toString(1234.5, "f", 1) == "1234.5"
