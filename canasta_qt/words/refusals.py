"""Why something is refused, in one short friendly sentence: `refusal_text`.

The table's messages and `canasta-qt judge` say the same. Beside them, what speaks against a fair
deal: `doubt_text`, for the window and `canasta-qt verify`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from canasta_qt.engine.cards import SEQUENCE
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.record.fair_deal import Doubt
from canasta_qt.words.cards import a_rank, cards_name, number, rank_name, ranks_name
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Counted, counted
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Refusals", text)


SENTENCES: Final[dict[Code, str | Counted]] = {
    Code.MIN_SIZE: _mark("A meld of {ranks} needs at least {need} cards; this would be {have}."),
    Code.MAX_SIZE: _mark("A meld of {ranks} may hold {need} cards at most; this would be {have}."),
    Code.MIN_NATURALS: QT_TRANSLATE_N_NOOP(
        "Refusals",
        "A meld needs at least one natural {rank}; there would be {have}.",
        "A meld needs at least {n} natural {ranks}; there would be {have}.",
    ),
    Code.MAX_WILDS: QT_TRANSLATE_N_NOOP(
        "Refusals",
        "A meld may hold one wild card at most; this would be {have}.",
        "A meld may hold {n} wild cards at most; this would be {have}.",
    ),
    Code.WILD_RATIO: _mark("Too many wild cards: {have} wild to {need} natural {ranks}."),
    Code.MIXED_RANKS: _mark("A meld holds one rank only; wild cards may join it."),
    Code.THREE_MELD: _mark("Threes cannot be melded this way."),
    Code.WILD_MELD_OFF: _mark("At this table wild cards cannot be a meld of their own."),
    Code.WILD_LOCK: _mark("Wild cards must go to your wild meld until it is a canasta."),
    Code.RULE_OF_FIVE: _mark(
        "A wild card may join only once there are {need} natural {ranks}; there are {have}."
    ),
    Code.NEVER_WILD: _mark("Wild cards may never join {ranks}."),
    Code.ACE_PURE: _mark("Your {ranks} began without a wild card and must stay so."),
    Code.DEAD_RANK: _mark("There is already a canasta of {ranks}: no more of them can be melded."),
    Code.CLOSED: _mark("This canasta is closed: nothing may be added."),
    Code.OPP_MELD: _mark("You can only add to your own side's melds."),
    Code.SECOND_MELD: _mark("Your side already has a meld of {ranks}; add to that one."),
    Code.SEQ_SUIT: _mark("A sequence is of one suit."),
    Code.SEQ_GAP: _mark("The cards of a sequence must follow each other without a gap."),
    Code.SEQ_THREE: _mark("A sequence runs from four to ace: no threes."),
    Code.SEQ_WILD: QT_TRANSLATE_N_NOOP(
        "Refusals",
        "A sequence may hold one wild card at most; this would be {have}.",
        "A sequence may hold {n} wild cards at most; this would be {have}.",
    ),
    Code.SEQ_TABLE_ONLY: _mark(
        "The top card may only go to the end of your sequence on the table, with no card from your "
        "hand."
    ),
    Code.INITIAL_COUNT: _mark("Your first meld needs {need} points; this makes {have}."),
    Code.INITIAL_CLEAN: _mark("Your first meld lacks something these rules require."),
    Code.PILE_EMPTY: _mark("The discard pile is empty."),
    Code.PILE_BLOCKED: _mark("The pile cannot be taken while that card lies on top."),
    Code.PILE_FROZEN: QT_TRANSLATE_N_NOOP(
        "Refusals",
        "The pile is frozen for you: it takes one natural card that matches its top card.",
        "The pile is frozen for you: it takes {n} natural cards that match its top card.",
    ),
    Code.PILE_NO_MATCH: _mark(
        "These cards cannot take the pile: they must make a meld with its top card."
    ),
    Code.PILE_NOT_OPEN: _mark(
        "Your side must have melded in an earlier turn before it may take the pile."
    ),
    Code.PILE_SMALL_HAND: _mark(
        "You may take the pile only with {need_cards} or more in your hand."
    ),
    Code.PILE_ONE_CARD: _mark("With one card in your hand you may not take a pile of one card."),
    Code.PILE_CANASTA: _mark(
        "The top card only fits a canasta you have completed; that does not take the pile."
    ),
    Code.PILE_OVERFLOW: _mark(
        "With the top card of the pile the meld would have {have_cards}; it may hold {need} at "
        "most."
    ),
    Code.PILE_TOO_SMALL: _mark("The pile may be taken once it holds {need_cards}; it has {have}."),
    Code.HAND_GUARD: _mark("You cannot go out yet, so you must keep {need_cards} after melding."),
    Code.GO_OUT_CANASTAS: _mark("To go out your side needs {need_canastas}; it has {have}."),
    Code.GO_OUT_DISCARD: _mark("You must go out with a discard: keep one card for it."),
    Code.GO_OUT_REFUSED: _mark("Without your partner's yes you may not go out in this turn."),
    Code.MUST_GO_OUT: _mark("You must go out in this turn."),
    Code.BLACK3_NOT_OUT: _mark("Black threes can be melded only when you go out."),
    Code.BLACK3_WILD: _mark("Wild cards may not join black threes."),
    Code.PERMISSION_TIMING: _mark("You must ask your partner before you meld."),
    Code.PERMISSION_USED: _mark("You have already asked your partner."),
    Code.PERMISSION_OFF: _mark("At this table nobody asks before going out."),
    Code.DISCARD_WILD: _mark("A wild card may not be discarded now."),
    Code.DISCARD_THREE: _mark("This three may not be discarded."),
    Code.DISCARD_SWAD: _mark("This card may not be discarded on the empty pile."),
    Code.DISCARD_RANK: _mark("This rank may not be discarded now."),
    Code.PASS_OFF: _mark("You must end your turn with a discard."),
    Code.PHASE: _mark("That is not possible now."),
    Code.NOT_HELD: _mark("These cards are not all in your hand."),
    Code.SPECIAL_HAND: _mark("Your cards do not make this special hand."),
    Code.OPENING_LATE: _mark("Your first meld must be laid before you draw."),
    Code.GO_OUT_KINDS: _mark("To go out, your side still needs a canasta of the right kind."),
    Code.GO_OUT_RED3: QT_TRANSLATE_N_NOOP(
        "Refusals",
        "Going out needs one red three on the table; there are {have}.",
        "Going out needs {n} red threes on the table; there are {have}.",
    ),
    Code.GO_OUT_INCOMPLETE: _mark("Your side may not go out until that meld is a canasta."),
    Code.GO_OUT_FOOT: _mark(
        "To go out, {need} of your side must have played from the foot; {have} has."
    ),
}
"""One sentence per code; `refusal_text` says what every sentence may name."""

_WITH_KIND: Final[dict[Code, str]] = {
    Code.PILE_NO_MATCH: _mark(
        "To take the pile you must meld its top card, {a_rank}, with your cards."
    ),
    Code.PILE_BLOCKED: _mark("The pile cannot be taken while {a_rank} lies on top."),
    Code.PILE_CANASTA: _mark("Your {ranks} are a canasta already; that does not take the pile."),
    Code.DISCARD_RANK: _mark("No {ranks} may be discarded now."),
    Code.DISCARD_SWAD: _mark("While the pile is empty, no {ranks} may be discarded."),
}
"""Better sentences where the refusal names a rank."""

_WITH_WHAT: Final[dict[tuple[Code, str], str]] = {
    (Code.DISCARD_SWAD, "dead"): _mark(
        "There is a canasta of {ranks} already: while the pile is empty, none may be discarded."
    ),
    (Code.DISCARD_RANK, "never"): _mark("In this game {ranks} may never be discarded."),
    (Code.DISCARD_RANK, "both_teams_have_sevens_canasta"): _mark(
        "No {ranks} may be discarded until every side has a canasta of sevens."
    ),
    (Code.INITIAL_CLEAN, "pure_meld"): _mark(
        "Your first meld must hold three cards of a rank without a wild card."
    ),
    (Code.INITIAL_CLEAN, "pure_or_wild_meld"): _mark(
        "Your first meld must hold three cards of a rank without a wild card, or three wild cards."
    ),
    (Code.INITIAL_CLEAN, "three_naturals"): _mark(
        "Your first meld must hold a group with at least three natural cards."
    ),
    (Code.INITIAL_CLEAN, "all_pure"): _mark("Your first meld may not hold wild cards."),
    (Code.INITIAL_CLEAN, "mixed_canasta"): _mark(
        "Your first meld may not complete a canasta with wild cards."
    ),
    (Code.INITIAL_CLEAN, "any canasta"): _mark(
        "With your total the first meld must hold a canasta."
    ),
    (Code.INITIAL_CLEAN, "any canasta and count 200"): _mark(
        "With your total the first meld must hold a canasta and count 200 points."
    ),
    (Code.INITIAL_CLEAN, "natural canasta"): _mark(
        "With your total the first meld must hold a canasta without wild cards."
    ),
    (Code.INITIAL_CLEAN, "hidden canasta (7 from hand)"): _mark(
        "Your first meld must hold a canasta entirely from your hand."
    ),
    (Code.GO_OUT_KINDS, "natural"): _mark(
        "To go out your side needs {need_canastas} without wild cards; it has {have}."
    ),
    (Code.GO_OUT_KINDS, "clean"): _mark(
        "To go out your side needs {need_canastas} without wild cards; it has {have}."
    ),
    (Code.GO_OUT_KINDS, "mixed"): _mark(
        "To go out your side needs {need_canastas} with wild cards; it has {have}."
    ),
    (Code.GO_OUT_KINDS, "dirty"): _mark(
        "To go out your side needs {need_canastas} with wild cards; it has {have}."
    ),
    (Code.GO_OUT_KINDS, "wild"): _mark(
        "To go out your side needs {need_canastas} of wild cards; it has {have}."
    ),
    (Code.GO_OUT_KINDS, "sevens"): _mark(
        "To go out your side needs {need_canastas} of sevens; it has {have}."
    ),
    (Code.GO_OUT_FOOT, "partner_then_self"): _mark(
        "You opened for your side: let your partner complete a canasta first."
    ),
    (Code.PHASE, "choose_three"): _mark(
        "You may keep one three: first lay out the others. You choose which one stays."
    ),
    (Code.PHASE, "lay_three"): _mark(
        "You opened for your side: first lay out the three that you kept."
    ),
    (Code.HAND_GUARD, "discard"): _mark("Keep a card that you may discard."),
    (Code.PERMISSION_TIMING, "no_way"): _mark(
        "You can ask only when you are able to go out in this turn."
    ),
    (Code.MUST_GO_OUT, "keep_way"): _mark("After that you could no longer go out in this turn."),
    (Code.GO_OUT_FOOT, "second_canasta"): _mark(
        "Your partner must complete a canasta before you complete a second one."
    ),
    (Code.GO_OUT_INCOMPLETE, "A_pure"): _mark(
        "Your side may not go out until its aces are a canasta."
    ),
    (Code.GO_OUT_INCOMPLETE, "7"): _mark(
        "Your side may not go out until its sevens are a canasta."
    ),
    (Code.GO_OUT_INCOMPLETE, "wild"): _mark(
        "Your side may not go out until its wild cards are a canasta."
    ),
}
"""Best sentences: those where the refusal says what is missing, by the option's own word."""


_OF_RUNS: Final[dict[Code, str | Counted]] = {
    Code.MIN_SIZE: _mark("A sequence needs at least {need} cards; this would be {have}."),
    Code.MAX_SIZE: _mark("A sequence may hold {need} cards at most; this would be {have}."),
    Code.CLOSED: _mark("This sequence is complete: nothing may be added."),
}
"""Better sentences where the refusal is about a sequence."""


_NONE_ALLOWED: Final[dict[Code, str]] = {
    Code.MAX_WILDS: _mark("Wild cards may not join that meld."),
    Code.SEQ_WILD: _mark("Wild cards may not be in a sequence."),
}
"""Better sentences where the most that is allowed is none."""


_MORE_THAN_ONE: Final[dict[Code, str]] = {
    Code.GO_OUT_DISCARD: _mark("You cannot go out with {have_cards} in your hand.")
}
"""Better sentences where there are several of what is counted."""


_OF_ONE_CARD: Final[dict[Code, str]] = {Code.NOT_HELD: _mark("This card is not in your hand.")}
"""Better sentences where the refusal is about one card."""


def _tr(text: str) -> str:
    return translate("Refusals", text)


def refusal_text(refusal: Refusal) -> str:
    """The sentence for a refusal, with its numbers and cards."""
    text = SENTENCES[refusal.code]
    if refusal.kind:
        better = _OF_RUNS if refusal.kind == SEQUENCE else _WITH_KIND
        text = better.get(refusal.code, text)
    if not refusal.need:
        text = _NONE_ALLOWED.get(refusal.code, text)
    if refusal.have > 1:
        text = _MORE_THAN_ONE.get(refusal.code, text)
    if len(refusal.cards) == 1:
        text = _OF_ONE_CARD.get(refusal.code, text)
    text = _WITH_WHAT.get((refusal.code, refusal.what), text)
    said = partial(counted, text, refusal.need) if isinstance(text, Counted) else _tr(text).format
    return said(
        have=refusal.have,
        need=refusal.need,
        have_cards=number(refusal.have, "card"),
        need_cards=number(refusal.need, "card"),
        need_canastas=number(refusal.need, "canasta"),
        a_rank=a_rank(refusal.kind),
        rank=rank_name(refusal.kind),
        ranks=ranks_name(refusal.kind),
        cards=cards_name(refusal.cards),
    )


def _lacking(words: str, short: str) -> tuple[str, str]:
    return _mark(words), _mark(short)


_LACKING: Final[dict[str, tuple[str, str]]] = {
    "pure_meld": _lacking("three of a rank without wild cards", "a pure meld"),
    "pure_or_wild_meld": _lacking(
        "three of a rank without wild cards, or three wild cards", "a pure or wild meld"
    ),
    "three_naturals": _lacking("three natural cards of one rank", "three naturals"),
    "all_pure": _lacking("no wild cards in it", "pure melds only"),
    "any canasta": _lacking("a canasta", "a canasta"),
    "any canasta and count 200": _lacking("a canasta", "a canasta"),
    "natural canasta": _lacking("a canasta without wild cards", "a natural canasta"),
    "hidden canasta (7 from hand)": _lacking("a canasta from your hand", "a canasta from hand"),
}
"""What an opening must hold besides points: as part of a sentence, and short for the badge."""


def lacking(what: str, *, short: bool = False) -> str:
    """What an opening must hold besides points, in a few words; empty where nothing is asked."""
    return _tr(_LACKING[what][short]) if what in _LACKING else ""


def _doubt(text: str) -> str:
    return QT_TRANSLATE_NOOP("Doubts", text)


_DOUBTS: Final[dict[Doubt, str]] = {
    Doubt.NO_DEALS: _doubt("No cards have been dealt."),
    Doubt.UNCOMMITTED: _doubt(
        "This match has no seal. Nothing proves that deal code and secret were fixed before the "
        "first deal."
    ),
    Doubt.SHORT_SEED: _doubt(
        "The deal code is short: it was chosen, not drawn, and such a match has no seal."
    ),
    Doubt.CHANGED: _doubt("Names, rules, deal code or secret were changed after the match began."),
    Doubt.SEATING: _doubt("The deal code gives different seats or another dealer."),
    Doubt.UNSEALED: _doubt("The deck was not sealed."),
    Doubt.SEAL: _doubt("Salt and deck give another seal: this is not the sealed deck."),
    Doubt.SALT: _doubt("The salt does not come from the match secret."),
    Doubt.SHUFFLE: _doubt("Deal code and cut give a different deck."),
}


def doubt_text(doubt: Doubt) -> str:
    """Why a deal, or a match, is not proved to be fair."""
    return translate("Doubts", _DOUBTS[doubt])
