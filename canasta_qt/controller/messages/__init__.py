"""Every sentence the controller says: codes and numbers go in, translated prose comes out."""

from canasta_qt.controller.messages.events import announce, remark
from canasta_qt.controller.messages.hands import hand_name
from canasta_qt.controller.messages.opening import ceremony_text
from canasta_qt.controller.messages.refusals import lacking, refusal_text
from canasta_qt.controller.messages.scores import score_label, sheet_text
from canasta_qt.controller.messages.telling import Tellers
from canasta_qt.controller.messages.turn import say
from canasta_qt.controller.messages.words import (
    card_name,
    cards_name,
    face,
    listed,
    number,
    rank_name,
    ranks_name,
)

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
