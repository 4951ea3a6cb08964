"""What cannot be in an entry, in one short friendly sentence: `doubt_text`."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.features.score_keeper.model.checks import EntryDoubt
from canasta_qt.features.score_keeper.words.labels import canasta_label
from canasta_qt.words.cards import hand_name, ranks_name
from canasta_qt.words.sentences import Text, Texts, figures


class _DoubtText(Texts, context="ScoreKeeper"):
    """Code to sentence; `canasta_wilds` and `out_other` are other forms of a code."""

    CARDS_OF_KIND = Text("{have} {ranks}, but the pack has only {need}.")
    CANASTA_CARDS = Text("So many canastas need {have} natural cards; the pack has {need}.")
    CANASTA_WILDS = Text("So many canastas need {have} wild cards; the pack has {need}.")
    CANASTA_RANK = Text("{kind}: that takes {have} cards, and the pack has {need}.")
    CANASTA_MANY = Text("{kind}: {have} are more than the pack allows ({need}).")
    POINTS_LOW = Text("{have} points are too few: the canastas alone hold at least {need}.")
    POINTS_STEP = Text("{have} points cannot be: all cards count in steps of {need}.")
    POINTS_PACK = Text("All sides together have {have} points; the whole pack has {need}.")
    POINTS_MISSING = Text("The points of the melded cards are missing, at least {need}.")
    MELD = Text("This cannot be a meld by these rules.")
    OUT_NEEDS = Text("Canastas needed to go out: {need}. There are {have}.")
    OUT_OTHER = Text("By these rules this side could not go out yet.")
    OUT_HAND = Text("{who} went out, but has cards left.")
    HAND_MISSING = Text("Nothing is left in the hand of {who}. Is that right?")
    CONCEALED_OFF = Text("These rules know no bonus for going out concealed.")
    SPECIAL_OPENED = Text("A special hand ({hand}) needs a side that has not melded.")
    THREES_OFF = Text("By these rules such threes are not laid out.")
    FOOT_CARDS = Text("{have} cards in a foot that has {need}.")
    NOTHING_TOLD = Text("Nothing was entered for this deal.")
    AFTER_END = Text("The match was over after deal {have}.")


def doubt_text(doubt: EntryDoubt, names: Sequence[str]) -> str:
    """Why an entry cannot be; `names` are the players by seat."""
    return _DoubtText.of(_form(doubt))(
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
