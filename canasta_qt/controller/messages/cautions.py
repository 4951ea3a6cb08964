"""What is asked quietly before something is done that may be a slip."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

_TEXTS: Final[dict[str, str]] = {
    "layoff": QT_TRANSLATE_NOOP("Cautions", "The {card} fits your meld of {ranks}."),
    "layoff_run": QT_TRANSLATE_NOOP("Cautions", "The {card} fits one of your sequences."),
    "gift": QT_TRANSLATE_NOOP(
        "Cautions", "{name} could lay the {card} on a meld of {ranks} and take the pile."
    ),
    "gift_run": QT_TRANSLATE_NOOP(
        "Cautions", "{name} could lay the {card} on a sequence and take the pile."
    ),
    "go_out": QT_TRANSLATE_NOOP("Cautions", "Going out now, your side has {points} in this deal."),
    "concede": QT_TRANSLATE_NOOP("Cautions", "Conceding ends this deal as lost. Are you sure?"),
    "button.discard": QT_TRANSLATE_NOOP("Cautions", "Discard anyway"),
    "button.go_out": QT_TRANSLATE_NOOP("Cautions", "Go out anyway"),
    "button.concede": QT_TRANSLATE_NOOP("Cautions", "Concede"),
    "button.keep": QT_TRANSLATE_NOOP("Cautions", "Keep playing"),
    "button.keep_card": QT_TRANSLATE_NOOP("Cautions", "Keep it"),
}


def caution_text(key: str, **values: object) -> str:
    """The translated sentence, or the words on a button, of a key with its values."""
    return QCoreApplication.translate("Cautions", _TEXTS[key]).format(**values)
