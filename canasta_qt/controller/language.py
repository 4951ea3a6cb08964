"""The language of the program: which are offered, and how one is put on.

Sentences come from `resources/translations/canasta_qt_*.qm`, the words of Qt's own buttons from
PySide6. Numbers and dates follow (`QLocale()` and `controller.figures`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator

from canasta_qt.controller.resources import resources_folder

SYSTEM: Final = "system"
"""The choice of the language that the computer speaks, where the program knows it."""

LANGUAGES: Final = {"en": "English", "es": "Español", "de": "Deutsch"}
"""Codes of the languages and what their speakers call them; English needs no translation."""

_OURS: Final = "language"
"""The name of the object that the translators in use belong to."""


def use(app: QCoreApplication, code: str) -> str:
    """Speak a language from now on: a code of `LANGUAGES`, or `SYSTEM`; returns the code.

    Everything on the screen gets an event `LanguageChange`. An unknown code means English. A file
    that is missing is no trouble: what it would translate is said in English.
    """
    locale = QLocale.system()
    spoken = of_system(locale.uiLanguages()) if code == SYSTEM else code
    if spoken not in LANGUAGES:
        spoken = "en"
    if code != SYSTEM or of_system([locale.name()]) != spoken:
        locale = QLocale(spoken)
    QLocale.setDefault(locale)
    _forget(app)
    if spoken != "en":
        _install(app, spoken)
    return spoken


def of_system(wanted: Sequence[str]) -> str:
    """The first of the system's languages ("de-AT", "es_MX") that the program speaks."""
    codes = (name.replace("_", "-").partition("-")[0].lower() for name in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")


def _install(app: QCoreApplication, code: str) -> None:
    holder = QObject(app)
    holder.setObjectName(_OURS)
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    ours = str(resources_folder() / "translations")
    for file, folder in ((f"qtbase_{code}", qt), (f"canasta_qt_{code}", ours)):
        translator = QTranslator(holder)
        if translator.load(file, folder):
            app.installTranslator(translator)


def _forget(app: QCoreApplication) -> None:
    """Take the translators of the language before away."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    for holder in app.findChildren(QObject, _OURS, direct):
        for translator in holder.findChildren(QTranslator):
            app.removeTranslator(translator)
        holder.setParent(None)
        holder.deleteLater()
