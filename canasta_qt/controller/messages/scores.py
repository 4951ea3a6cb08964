"""Words of the score sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

LINE_LABELS: Final[dict[str, str]] = {
    "natural_canasta": QT_TRANSLATE_NOOP("Scores", "Natural canastas"),
    "mixed_canasta": QT_TRANSLATE_NOOP("Scores", "Mixed canastas"),
    "wild_canasta": QT_TRANSLATE_NOOP("Scores", "Wild canasta"),
    "aces_canasta": QT_TRANSLATE_NOOP("Scores", "Canasta of aces"),
    "sevens_canasta": QT_TRANSLATE_NOOP("Scores", "Canasta of sevens"),
    "special_hand": QT_TRANSLATE_NOOP("Scores", "Special hand"),
    "sequence_canasta": QT_TRANSLATE_NOOP("Scores", "Sequences of seven"),
    "set_bonus": QT_TRANSLATE_NOOP("Scores", "Sets of canastas"),
    "going_out": QT_TRANSLATE_NOOP("Scores", "Going out"),
    "concealed": QT_TRANSLATE_NOOP("Scores", "Going out concealed"),
    "concealed_no_canasta": QT_TRANSLATE_NOOP("Scores", "Concealed without a canasta"),
    "red_threes": QT_TRANSLATE_NOOP("Scores", "Red threes"),
    "red_threes_in_hand": QT_TRANSLATE_NOOP("Scores", "Red threes left in hand"),
    "black_threes": QT_TRANSLATE_NOOP("Scores", "Black threes"),
    "black_threes_removed": QT_TRANSLATE_NOOP("Scores", "Black threes out of play"),
    "melded": QT_TRANSLATE_NOOP("Scores", "Cards melded"),
    "wild_meld_incomplete": QT_TRANSLATE_NOOP("Scores", "Unfinished wild meld"),
    "special_rank_incomplete": QT_TRANSLATE_NOOP("Scores", "Unfinished aces or sevens"),
    "special_rank_hand": QT_TRANSLATE_NOOP("Scores", "Aces or sevens caught in a hand"),
    "sequence_short": QT_TRANSLATE_NOOP("Scores", "Short sequences"),
    "heap": QT_TRANSLATE_NOOP("Scores", "Loose cards beside the melds"),
    "hand": QT_TRANSLATE_NOOP("Scores", "Cards left in hand"),
    "foot": QT_TRANSLATE_NOOP("Scores", "Feet never picked up"),
    "red_threes_in_foot": QT_TRANSLATE_NOOP("Scores", "Red threes in a foot"),
    "exact_cut": QT_TRANSLATE_NOOP("Scores", "Exact cut of the deck"),
    "conceded": QT_TRANSLATE_NOOP("Scores", "Deal conceded"),
    "penalty.pile_illegal": QT_TRANSLATE_NOOP("Scores", "Penalty: pile claimed wrongly"),
    "penalty.go_out_after_no": QT_TRANSLATE_NOOP("Scores", "Penalty: out after a no"),
    "penalty.asked_but_unable": QT_TRANSLATE_NOOP("Scores", "Penalty: asked and not gone out"),
    "penalty.red_three_hidden": QT_TRANSLATE_NOOP("Scores", "Penalty: hidden red three"),
    "no_positive": QT_TRANSLATE_NOOP("Scores", "Too few canastas to score"),
}
"""Line kind to its label, in the order in which the sheet lists them."""

_PENALTY: Final = QT_TRANSLATE_NOOP("Scores", "Penalty")

SHEET: Final[dict[str, str]] = {
    "title": QT_TRANSLATE_NOOP("Scores", "Deal {number}"),
    "match": QT_TRANSLATE_NOOP("Scores", "The whole match"),
    "so_far": QT_TRANSLATE_NOOP("Scores", "The match after {deals}"),
    "this_deal": QT_TRANSLATE_NOOP("Scores", "This deal"),
    "before": QT_TRANSLATE_NOOP("Scores", "Before"),
    "total": QT_TRANSLATE_NOOP("Scores", "Total"),
    "you_out": QT_TRANSLATE_NOOP("Scores", "You went out."),
    "other_out": QT_TRANSLATE_NOOP("Scores", "{name} went out."),
    "you_concealed": QT_TRANSLATE_NOOP("Scores", "You went out concealed."),
    "other_concealed": QT_TRANSLATE_NOOP("Scores", "{name} went out concealed."),
    "you_special": QT_TRANSLATE_NOOP("Scores", "You laid a special hand: {hand}."),
    "other_special": QT_TRANSLATE_NOOP("Scores", "{name} laid a special hand: {hand}."),
    "you_alone": QT_TRANSLATE_NOOP("Scores", "You played alone."),
    "other_alone": QT_TRANSLATE_NOOP("Scores", "{name} played alone."),
    "at_once": QT_TRANSLATE_NOOP("Scores", "The match is won at once: {side}."),
    "you_conceded": QT_TRANSLATE_NOOP("Scores", "You conceded the deal."),
    "other_conceded": QT_TRANSLATE_NOOP("Scores", "{name} conceded the deal."),
    "locked": QT_TRANSLATE_NOOP(
        "Scores", "No card that was left could be discarded; nobody went out."
    ),
    "stock": QT_TRANSLATE_NOOP("Scores", "The stock was used up; nobody went out."),
    "you_win": QT_TRANSLATE_NOOP("Scores", "You win by {margin}."),
    "they_win": QT_TRANSLATE_NOOP("Scores", "{side} win by {margin}."),
    "other_wins": QT_TRANSLATE_NOOP("Scores", "{side} wins by {margin}."),
    "you_gave_up": QT_TRANSLATE_NOOP("Scores", "You conceded the match. It goes to {side}."),
    "you_gave_up_to_all": QT_TRANSLATE_NOOP(
        "Scores", "You conceded the match. It goes to all the others."
    ),
    "other_gave_up_to_all": QT_TRANSLATE_NOOP(
        "Scores", "{name} conceded the match. It goes to all the others."
    ),
    "other_gave_up": QT_TRANSLATE_NOOP("Scores", "{name} conceded the match. It goes to {side}."),
    "tie": QT_TRANSLATE_NOOP("Scores", "The match is a tie."),
}
"""Sentences of the sheet."""


def score_label(kind: str) -> str:
    """The label of a line of the score sheet."""
    text = LINE_LABELS.get(kind, _PENALTY if kind.startswith("penalty") else kind)
    return QCoreApplication.translate("Scores", text)


def sheet_text(key: str, **values: object) -> str:
    """A sentence of the sheet with its values."""
    return QCoreApplication.translate("Scores", SHEET[key]).format(**values)
