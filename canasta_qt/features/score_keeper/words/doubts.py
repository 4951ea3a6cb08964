"""What cannot be in an entry, in one short friendly sentence: `doubt_text`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.features.score_keeper.model.checks import EntryDoubt
from canasta_qt.features.score_keeper.words.labels import canasta_label
from canasta_qt.words.cards import hand_name, ranks_name
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("ScoreKeeper", text)


_SENTENCES: Final[dict[str, str]] = {
    "cards_of_kind": _mark("{have} {ranks}, but the pack has only {need}."),
    "canasta_cards": _mark("So many canastas need {have} natural cards; the pack has {need}."),
    "canasta_wilds": _mark("So many canastas need {have} wild cards; the pack has {need}."),
    "canasta_rank": _mark("{kind}: that takes {have} cards, and the pack has {need}."),
    "canasta_many": _mark("{kind}: {have} are more than the pack allows ({need})."),
    "points_low": _mark("{have} points are too few: the canastas alone hold at least {need}."),
    "points_step": _mark("{have} points cannot be: all cards count in steps of {need}."),
    "points_pack": _mark("All sides together have {have} points; the whole pack has {need}."),
    "points_missing": _mark("The points of the melded cards are missing, at least {need}."),
    "meld": _mark("This cannot be a meld by these rules."),
    "out_needs": _mark("Canastas needed to go out: {need}. There are {have}."),
    "out_other": _mark("By these rules this side could not go out yet."),
    "out_hand": _mark("{who} went out, but has cards left."),
    "hand_missing": _mark("Nothing is left in the hand of {who}. Is that right?"),
    "concealed_off": _mark("These rules know no bonus for going out concealed."),
    "special_opened": _mark("A special hand ({hand}) needs a side that has not melded."),
    "threes_off": _mark("By these rules such threes are not laid out."),
    "foot_cards": _mark("{have} cards in a foot that has {need}."),
    "nothing_told": _mark("Nothing was entered for this deal."),
    "after_end": _mark("The match was over after deal {have}."),
}
"""Code to sentence; `canasta_wilds` and `out_other` are other forms of a code."""


def doubt_text(doubt: EntryDoubt, names: Sequence[str]) -> str:
    """Why an entry cannot be; `names` are the players by seat."""
    return translate("ScoreKeeper", _SENTENCES[_form(doubt)]).format(
        have=figures(doubt.have),
        need=figures(doubt.need),
        ranks=ranks_name(KIND_OF_TEXT[doubt.what]) if doubt.what in KIND_OF_TEXT else "",
        kind=canasta_label(doubt.what) if doubt.code in ("canasta_rank", "canasta_many") else "",
        who=names[doubt.seat] if doubt.seat is not None else "",
        hand=hand_name(doubt.what) if doubt.code == "special_opened" else "",
    )


def _form(doubt: EntryDoubt) -> str:
    if doubt.code == "canasta_cards" and doubt.what == "wild":
        return "canasta_wilds"
    if doubt.code == "out_needs" and (doubt.what or doubt.need <= doubt.have):
        return "out_other"
    return doubt.code
