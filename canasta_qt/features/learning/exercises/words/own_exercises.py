"""What is said of exercises that the player laid out."""

from __future__ import annotations

from canasta_qt.features.learning.exercises.model.attempt import Result
from canasta_qt.words.sentences import Text, Texts


class OwnExerciseText(Texts, context="OwnExercises"):
    TITLE = Text("Yours")
    WINDOW = Text("Your exercises")
    FROM = Text("Laid out in the table editor, judged move by move")
    INTRO = Text("Exercises that you laid out in the table editor. Each move is judged.")
    NONE = Text("None yet. Lay out a position (Tools, Table editor) and make an exercise of it.")
    COUNT = Text("{n} in all")
    LIST = Text("Your exercises")
    BEGIN = Text("&Begin")
    EDIT = Text("&Edit…")
    RENAME = Text("&Rename…")
    PASS_ON = Text("&Pass on…")
    DELETE = Text("&Delete")
    NAME = Text("&Name:")
    NAME_TITLE = Text("Name of the exercise")
    DEFAULT_NAME = Text("Exercise {n}")
    KEEP = Text("&Keep and play")
    CALL = Text("&Rename")
    FULL = Text("There is room for {n} exercises. Delete one first.")
    TOO_LONG = Text("This position says too much for an exercise.")
    UNTRIED = Text("not tried yet")
    FIRST = Text("right at once")
    SECOND = Text("right at the second attempt")
    MISSED = Text("missed")
    SHOWN = Text("with the expert's help")
    THIS = Text("The exercise “{name}”")


def went_text(result: Result | None) -> str:
    """How one went the last time."""
    return OwnExerciseText.of(result or "untried")()
