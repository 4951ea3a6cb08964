"""The three steps of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import count, row, rule
from canasta_qt.engine.rules import TableRules


def turn(rules: TableRules) -> Iterator[Line]:
    """Draw or take, meld, discard."""
    yield rule(QT_TRANSLATE_NOOP("Rulebook", "Turns go round to the left. A turn has three steps:"))
    yield row(
        QT_TRANSLATE_NOOP(
            "Rulebook", "Draw {cards} from the stock, or take the discard pile if you may."
        ),
        "draw.count",
        cards=count(rules.draw.count, "card"),
    )
    yield row(
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "If you like, lay down melds, or add cards to melds of your own side. Nobody adds to "
            "the melds of others.",
        )
    )
    yield row(
        QT_TRANSLATE_NOOP("Rulebook", "Discard one card face up on the pile. Your turn is over.")
    )
    yield from _short_stock(rules)


def _short_stock(rules: TableRules) -> Iterator[Line]:
    if rules.draw.count == 1:
        return
    keys = ("draw.short_stock", "draw.count")
    if rules.draw.short_stock == "end_hand":
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "If you would have to draw and the stock has too few cards left for it, the deal ends.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "If the stock has too few cards left for that, draw what there is and play on.",
        )
    yield rule(text, *keys)
