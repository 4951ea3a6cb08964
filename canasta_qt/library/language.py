"""The language of the program: which are offered, how one is put on; and the resources folder."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QDateTime,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
)

from canasta_qt.languages import LANGUAGES, ORIGINAL, SYSTEM
from canasta_qt.languages import spoken as spoken_as
from canasta_qt.words.translate import hand_in

_PACKAGE = Path(__file__).resolve().parent.parent


def resources_folder() -> Path:
    """The folder with pictures, in the package or beside it. Raises `FileNotFoundError`."""
    for folder in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if (folder / "cards").is_dir():
            return folder
    raise FileNotFoundError(f"the pictures are missing: no folder {_PACKAGE / 'resources'}")


def changelog() -> str:
    """What has changed from version to version, in Markdown and English."""
    return (resources_folder() / "CHANGELOG.md").read_text(encoding="utf-8")


_CODE: Final = "code"
"""The property of that object with the code of the language."""

_OURS: Final = "language"
"""The name of the object that the translators in use belong to."""


def use(app: QCoreApplication, code: str) -> str:
    """Speak a language from now on: a code of `LANGUAGES`, or `SYSTEM`; returns the code.

    An unknown code means English; texts of a missing file are shown in English.
    """
    locale = QLocale.system()
    spoken = of_system(locale.uiLanguages()) if code == SYSTEM else code
    if spoken not in LANGUAGES:
        spoken = ORIGINAL
    plain = locale.language() is QLocale.Language.C  # which writes dates as nobody does
    if code != SYSTEM or plain or of_system([locale.name()]) != spoken:
        locale = QLocale(spoken)
    QLocale.setDefault(locale)
    hand_in(QCoreApplication.translate)
    _forget(app)
    if spoken != ORIGINAL:
        _install(app, spoken)
    return spoken


def in_use() -> str:
    """The code of the language that is spoken now."""
    app = QCoreApplication.instance()
    holder = app.findChild(QObject, _OURS) if app is not None else None
    code = holder.property(_CODE) if holder is not None else None
    return code if isinstance(code, str) and code in LANGUAGES else ORIGINAL


def of_system(tags: Sequence[str]) -> str:
    """The first of the system's languages ("de-AT", "es_MX", "pt-PT") that the program speaks."""
    return next((code for code in map(spoken_as, tags) if code), ORIGINAL)


def _install(app: QCoreApplication, code: str) -> None:
    holder = QObject(app)
    holder.setObjectName(_OURS)
    holder.setProperty(_CODE, code)
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    ours = str(resources_folder() / "translations")
    for file, folder in ((f"qtbase_{code}", qt), (f"canasta_qt_{code}", ours)):
        translator = QTranslator(holder)
        if translator.load(file, folder):
            app.installTranslator(translator)


def _forget(app: QCoreApplication) -> None:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    for holder in app.findChildren(QObject, _OURS, direct):
        for translator in holder.findChildren(QTranslator):
            app.removeTranslator(translator)
        holder.setParent(None)
        holder.deleteLater()


def day_and_month(day: date) -> str:
    """A date without its year: `23 November`, `November 23`, `23. November`, `23 de noviembre`."""
    locale = QLocale()
    month = locale.monthName(day.month)
    long = locale.dateFormat(QLocale.FormatType.LongFormat)
    order = re.sub("'[^']*'", "", long)
    if order.find("M") < order.rfind("d"):
        return f"{month} {day.day}"
    if "'de'" in long:  # Spanish and Portuguese
        return f"{day.day} de {month}"
    return f"{day.day}. {month}" if "d." in order else f"{day.day} {month}"


def short_day(day: date) -> str:
    """A date in figures, as the system writes it."""
    return _written(day, QLocale.FormatType.ShortFormat)


def long_day(day: date) -> str:
    """A date with its day of the week."""
    return _written(day, QLocale.FormatType.LongFormat)


def _written(day: date, form: QLocale.FormatType) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def date_and_time(seconds: float) -> str:
    """Day and time, as the system writes them; `seconds` since the epoch."""
    when = QDateTime.fromSecsSinceEpoch(round(seconds))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)
