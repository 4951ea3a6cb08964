"""What is said of exercises that the player laid out."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.learning.exercises.model.attempt import Result
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("OwnExercises", text)


_TEXTS: Final[dict[str, str]] = {
    "title": _mark("Yours"),
    "window": _mark("Your exercises"),
    "from": _mark("Laid out in the table editor, judged move by move"),
    "intro": _mark("Exercises that you laid out in the table editor. Each move is judged."),
    "none": _mark("None yet. Lay out a position (Tools, Table editor) and make an exercise of it."),
    "count": _mark("{n} in all"),
    "list": _mark("Your exercises"),
    "begin": _mark("&Begin"),
    "edit": _mark("&Edit…"),
    "rename": _mark("&Rename…"),
    "pass_on": _mark("&Pass on…"),
    "delete": _mark("&Delete"),
    "name": _mark("&Name:"),
    "name_title": _mark("Name of the exercise"),
    "default_name": _mark("Exercise {n}"),
    "keep": _mark("&Keep and play"),
    "call": _mark("&Rename"),
    "full": _mark("There is room for {n} exercises. Delete one first."),
    "too_long": _mark("This position says too much for an exercise."),
    "untried": _mark("not tried yet"),
    "first": _mark("right at once"),
    "second": _mark("right at the second attempt"),
    "missed": _mark("missed"),
    "shown": _mark("with the expert's help"),
    "this": _mark("The exercise “{name}”"),
}


def yours_text(key: str, /, **values: object) -> str:
    """A text with its values."""
    text = translate("OwnExercises", _TEXTS[key])
    return text.format(**values) if values else text


def went_text(result: Result | None) -> str:
    """How one went the last time."""
    return yours_text(result or "untried")
