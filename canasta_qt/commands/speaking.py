"""The language in which a command answers: English, unless another one is asked for."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Final

LANGUAGES: Final = ("system", "en", "es", "de")
"""What may be asked for; `system` is the computer's own."""

Translate = Callable[[str, str], str]
"""A text of a context in the language that is spoken."""


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command be asked for a language."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default="en", help="the language of the answer"
    )


def speak(code: str) -> Translate:
    """Speak a language from now on. Qt is needed only for another one than English."""
    if code == "en":
        return lambda _, text: text
    from PySide6.QtCore import QCoreApplication

    from canasta_qt.controller import language

    app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    language.use(app, code)

    def translate(context: str, text: str) -> str:
        return app.translate(context, text)  # the translators live as long as `app` does

    return translate
