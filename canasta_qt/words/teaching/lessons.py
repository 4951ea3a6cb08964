"""What the program itself says in lessons; what a lesson says stands in its file."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Lessons", text)


_SAYINGS: Final = {
    "not_now": _mark("Good thought, but first do what is said here."),
    "refused": _mark("The rules do not allow that here."),
    "step": _mark("Step {n} of {all}"),
    "done": _mark("Done"),
    "try_again": _mark("That was a try. Now take it back."),
    "family.first_hand": _mark("To begin with"),
    "family.classic": _mark("Classic"),
    "family.american": _mark("Modern American"),
    "family.hand_and_foot": _mark("Hand and Foot"),
    "minutes": _mark("{n} min"),
    "go_on_step": _mark("Go on with step {n}"),
    "state.done": _mark("done"),
    "state.new": _mark("new"),
}


def lesson_text(key: str, **values: object) -> str:
    """One of the sayings around lessons, in the language of now."""
    return translate("Lessons", _SAYINGS[key]).format(**values)
