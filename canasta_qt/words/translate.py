"""The one door to translations.

Words know no Qt: whoever starts the program hands the translator in. Until somebody calls
`hand_in`, every text is said in English as it stands.
"""

from __future__ import annotations

from typing import Protocol


class Translator(Protocol):
    """What says a text in the player's language; `QCoreApplication.translate` is one."""

    def __call__(self, context: str, text: str, comment: str | None, n: int, /) -> str:
        """The translation; `n` is the number that decides a plural form, -1 without one."""
        ...


def _english(context: str, text: str, comment: str | None, n: int) -> str:
    return text


_translator: Translator = _english


def hand_in(translator: Translator = _english) -> None:
    """Have everything translated by this from now on; without it, say it in English."""
    global _translator  # noqa: PLW0603
    _translator = translator


def translate(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    """A text in the player's language.

    `context` and `text` are literals, or come from `QT_TRANSLATE_NOOP`, so that the translation
    tools find them; `n` is the number in a sentence that has forms for one and for many.
    """
    return _translator(context, text, comment, n)
