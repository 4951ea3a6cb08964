"""Cards that lie face down under the pile as it begins (`deal.pile_face_down`).

Nobody knows them until the pile is taken, and then only the taker does. Wild cards among them do
not freeze the pile; red threes among them are tabled without replacement. [pagat: Canastone]
"""

from __future__ import annotations

from canasta_qt.engine.cards import HIDDEN, KIND, KIND_TEXT
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import Position


def cards_to_hide(rules: TableRules, upcard: int) -> int:
    """How many cards are slid under a pile that begins with this upcard."""
    number = rules.deal.pile_face_down
    if number != "by_upcard":
        return number
    return dict(rules.deal.pile_face_down_map).get(KIND_TEXT[KIND[upcard]], 0)


def top_is_hidden(pos: Position) -> bool:
    """Whether the top card lies face down, because everything above it was taken."""
    return bool(pos.pile) and pos.pile_hidden == len(pos.pile)


def mask(pos: Position) -> None:
    """Make the cards that lie face down unknown; for views."""
    if pos.pile_hidden:
        pos.pile[: pos.pile_hidden] = [HIDDEN] * pos.pile_hidden
