"""Everything the program says, in the player's language: codes and numbers go in, prose comes out.

No Qt: `translate` is handed in. Begin with `sentences` (numbers, plurals, forms of words) and
`cards`; `turn`, `events`, `ledger`, `refusals` speak at the table, `rules/` about rules,
`rulebook/` writes the rulebook. Texts stand beside the function that says them, marked by
`QT_TRANSLATE_NOOP` with their context.
"""

from canasta_qt.words.cards import (
    card_name,
    cards_name,
    face,
    hand_name,
    listed,
    number,
    rank_name,
    ranks_name,
)
from canasta_qt.words.events import Tellers, announce, remark
from canasta_qt.words.games import ceremony_text
from canasta_qt.words.refusals import lacking, refusal_text
from canasta_qt.words.score_sheet import score_label, sheet_text
from canasta_qt.words.turn import say

__all__ = [
    "Tellers",
    "announce",
    "card_name",
    "cards_name",
    "ceremony_text",
    "face",
    "hand_name",
    "lacking",
    "listed",
    "number",
    "rank_name",
    "ranks_name",
    "refusal_text",
    "remark",
    "say",
    "score_label",
    "sheet_text",
]
