"""What the levels and tempers of bots are called, and what they are like, in a sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

_LEVELS: dict[str, tuple[str, str]] = {
    "newcomer": (
        QT_TRANSLATE_NOOP("levels", "Newcomer"),
        QT_TRANSLATE_NOOP(
            "levels", "Lays cards down as they come and remembers nothing: good for learning."
        ),
    ),
    "casual": (
        QT_TRANSLATE_NOOP("levels", "Casual player"),
        QT_TRANSLATE_NOOP(
            "levels", "Plays for the fun of it and remembers only what was thrown just now."
        ),
    ),
    "steady": (
        QT_TRANSLATE_NOOP("levels", "Steady player"),
        QT_TRANSLATE_NOOP(
            "levels", "Remembers the pile, keeps pairs, and watches what it throws to you."
        ),
    ),
    "club": (
        QT_TRANSLATE_NOOP("levels", "Club player"),
        QT_TRANSLATE_NOOP("levels", "Plays steadily, and thinks ahead a little before every move."),
    ),
    "expert": (
        QT_TRANSLATE_NOOP("levels", "Expert"),
        QT_TRANSLATE_NOOP(
            "levels", "Imagines many ways the hidden cards may lie and picks what does best."
        ),
    ),
    "master": (
        QT_TRANSLATE_NOOP("levels", "Master"),
        QT_TRANSLATE_NOOP("levels", "Like the expert, but looks longest and most carefully."),
    ),
    "random": (
        QT_TRANSLATE_NOOP("levels", "Plays anything"),
        QT_TRANSLATE_NOOP("levels", "Any move that the rules allow."),
    ),
}

_TEMPERS: dict[str, tuple[str, str]] = {
    "": (
        QT_TRANSLATE_NOOP("levels", "Even-tempered"),
        QT_TRANSLATE_NOOP("levels", "Has no special liking."),
    ),
    "freezer": (
        QT_TRANSLATE_NOOP("levels", "Freezer"),
        QT_TRANSLATE_NOOP("levels", "Likes to freeze the pile."),
    ),
    "hunter": (
        QT_TRANSLATE_NOOP("levels", "Pile hunter"),
        QT_TRANSLATE_NOOP("levels", "Keeps pairs and waits for big piles."),
    ),
    "sprinter": (
        QT_TRANSLATE_NOOP("levels", "Sprinter"),
        QT_TRANSLATE_NOOP("levels", "Would rather go out early."),
    ),
    "miser": (
        QT_TRANSLATE_NOOP("levels", "Miser"),
        QT_TRANSLATE_NOOP("levels", "Holds on to wild cards and safe discards."),
    ),
    "builder": (
        QT_TRANSLATE_NOOP("levels", "Builder"),
        QT_TRANSLATE_NOOP("levels", "Lays many melds and builds canastas."),
    ),
}

_PLAYS_BY_RULES = QT_TRANSLATE_NOOP(
    "levels", "This game cannot be thought ahead yet, so it is played like a steady player."
)


def level_name(level: str) -> str:
    """What a level is called."""
    known = _LEVELS.get(level)
    return _said(known[0]) if known else level.replace("_", " ").capitalize()


def level_words(level: str) -> str:
    """What a level is like, in a sentence; nothing for one that is not known."""
    known = _LEVELS.get(level)
    return _said(known[1]) if known else ""


def temper_name(temper: str) -> str:
    """What a temper is called."""
    return _said(_TEMPERS[temper][0])


def temper_words(temper: str) -> str:
    """What a temper is like, in a sentence."""
    return _said(_TEMPERS[temper][1])


def not_ahead_words() -> str:
    """Said of a level that thinks ahead where the rules do not let it."""
    return _said(_PLAYS_BY_RULES)


def _said(text: str) -> str:
    return QCoreApplication.translate("levels", text)
