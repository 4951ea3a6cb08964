"""The tips of somebody's first real deals, each told when it is due for the first time."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Tips", text)


_TIPS: Final = {
    "asked": _mark("Your partner asks to go out. Say no if you still hold many points."),
    "go_out": _mark("You can go out now: lay down all your cards, and the deal is yours."),
    "take": _mark("You can take the pile: click it. All its cards are yours."),
    "blocked": _mark("A black three blocks the pile for one turn. Draw from the stock."),
    "frozen": _mark("The pile is frozen: only two natural cards from your hand take it."),
    "open": _mark("You can open: choose equal cards and watch the points grow."),
    "canasta": _mark("Your side has a canasta: from now on you may go out."),
    "red_three": _mark("A red three lies down by itself, and brings 100 points once you open."),
    "stock": _mark("The stock is nearly empty: lay down what you hold, it may end soon."),
}


def tip_text(tip: str) -> str:
    """A tip in the language of now."""
    return translate("Tips", _TIPS[tip])
