"""Why an action is refused, in one English sentence: for the command line only.

What players read comes from the controller's translated messages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from canasta_qt.engine.cards import KIND, SEQUENCE, TWO
from canasta_qt.engine.refusals import Code, Refusal

_NAMES: Final = (
    "card",
    "red three",
    "two",
    "black three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
    "joker",
    "sequence",
)
"""Kind to its name in the singular."""


def refusal_sentence(refusal: Refusal) -> str:
    """The sentence for a refusal, with its numbers and its rank."""
    return _SENTENCES[refusal.code](refusal)


def name(kind: int) -> str:
    """A kind of card in the singular: "king", "black three"; "card" where none is known."""
    return _NAMES[kind] if 0 <= kind < len(_NAMES) else _NAMES[0]


def names(kind: int) -> str:
    """A kind of card in the plural."""
    return name(kind) + ("es" if name(kind) == "six" else "s")


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _plain(sentence: str) -> Callable[[Refusal], str]:
    return lambda refusal: sentence


def _discard_rank(refusal: Refusal) -> str:
    kind = refusal.kind or (KIND[refusal.cards[0]] if refusal.cards else 0)
    return f"A {name(kind)} may not be discarded now."


_CONTENT: Final = {
    "pure_meld": "a meld of three naturals without wild cards",
    "pure_or_wild_meld": "a meld of three without wild cards, or of wild cards alone",
    "three_naturals": "a meld with three naturals",
    "all_pure": "purity: no meld of it may hold wild cards",
    "mixed_canasta": "patience: it may not complete a mixed canasta",
    "any canasta": "a canasta",
    "any canasta and count 200": "a canasta",
    "natural canasta": "a natural canasta",
    "hidden canasta (7 from hand)": "a canasta complete from the hand",
}
"""What `Refusal.what` of an opening means."""


def _of_kind(number: int, kind: str) -> str:
    noun = "canasta of sevens" if kind == "sevens" else f"{kind} canasta".strip()
    plural = noun.replace("canasta", "canastas", 1)
    return f"{number} {noun if number == 1 else plural}"


_SENTENCES: Final[dict[Code, Callable[[Refusal], str]]] = {
    Code.MIN_SIZE: lambda r: (
        f"A meld needs at least {_count(r.need, 'card')}, and this one would have {r.have}."
    ),
    Code.MAX_SIZE: lambda r: (
        f"A meld may have at most {_count(r.need, 'card')}, and this one would have {r.have}."
    ),
    Code.MIN_NATURALS: lambda r: (
        f"A meld needs at least {_count(r.need, 'natural card')}, and this one has {r.have}."
    ),
    Code.MAX_WILDS: lambda r: (
        f"A meld may hold at most {_count(r.need, 'wild card')}, and this one would hold {r.have}."
    ),
    Code.WILD_RATIO: lambda r: (
        f"Beside {_count(r.need, 'natural card')}, {_count(r.have, 'wild card')} would be too many."
    ),
    Code.MIXED_RANKS: _plain("Cards of different ranks do not make a meld."),
    Code.THREE_MELD: _plain("Threes cannot be part of this meld."),
    Code.WILD_MELD_OFF: _plain("Wild cards cannot be melded by themselves here."),
    Code.WILD_LOCK: _plain(
        "Until the wild meld is a canasta, wild cards may not be laid anywhere else."
    ),
    Code.RULE_OF_FIVE: lambda r: (
        f"After the opening turn a wild card needs {r.need} natural cards in its meld, "
        f"and this one has {r.have}."
    ),
    Code.NEVER_WILD: lambda r: f"A meld of {names(r.kind)} may not hold wild cards.",
    Code.ACE_PURE: lambda r: f"A meld of {names(r.kind)} begun pure stays without wild cards.",
    Code.DEAD_RANK: lambda r: f"The rank is dead: there is a completed canasta of {names(r.kind)}.",
    Code.CLOSED: lambda r: (
        "The sequence is complete and closed."
        if r.kind == SEQUENCE
        else f"The canasta of {names(r.kind)} is closed to this card."
    ),
    Code.OPP_MELD: _plain("Nobody adds to a meld of the other side."),
    Code.SECOND_MELD: lambda r: f"The side has a meld of {names(r.kind)} already.",
    Code.SEQ_SUIT: _plain("A sequence is of one suit."),
    Code.SEQ_GAP: _plain("The cards of a sequence must follow each other, each once."),
    Code.SEQ_THREE: _plain("A sequence runs from four to ace: threes are no part of it."),
    Code.SEQ_WILD: lambda r: (
        "A sequence holds no wild cards."
        if not r.need
        else f"A sequence holds at most {_count(r.need, 'wild card')}, and this one has {r.have}."
    ),
    Code.SEQ_TABLE_ONLY: _plain(
        "The top card goes to the end of a sequence on the table, without a card from the hand."
    ),
    Code.INITIAL_COUNT: lambda r: (
        f"The opening counts {_count(r.have, 'point')}, and {r.need} are needed."
    ),
    Code.INITIAL_CLEAN: lambda r: f"The opening lacks {_CONTENT.get(r.what, 'what it must hold')}.",
    Code.PILE_EMPTY: _plain("The discard pile is empty."),
    Code.PILE_BLOCKED: lambda r: f"A {name(r.kind)} on top blocks the pile.",
    Code.PILE_FROZEN: lambda r: (
        f"The pile is frozen: it takes {_count(r.need, 'natural card')} "
        "of the top card's rank from the hand."
    ),
    Code.PILE_NO_MATCH: _plain("No cards are offered that can take the top card of the pile."),
    Code.PILE_NOT_OPEN: _plain("The side must have opened in an earlier turn to take the pile."),
    Code.PILE_ONE_CARD: _plain("With one card in hand a pile of one card may not be taken."),
    Code.PILE_CANASTA: lambda r: (
        f"The side has a canasta of {names(r.kind)}, and the top card may not be taken onto it."
    ),
    Code.PILE_OVERFLOW: lambda r: (
        f"The meld would have {r.have} cards, and at most {r.need} are allowed."
    ),
    Code.PILE_TOO_SMALL: lambda r: (
        f"The pile holds {_count(r.have, 'card')}, and it may be taken only with {r.need} or more."
    ),
    Code.HAND_GUARD: lambda r: (
        f"That would leave {_count(r.have, 'card')} in hand, and at least {r.need} must be kept "
        "by a player who cannot go out."
    ),
    Code.GO_OUT_CANASTAS: lambda r: (
        f"Going out takes {_count(r.need, 'canasta')}, and the side has {r.have}."
    ),
    Code.GO_OUT_DISCARD: lambda r: (
        "Going out needs a last card to discard."
        if not r.have
        else f"There {'is' if r.have == 1 else 'are'} still {_count(r.have, 'card')} in hand."
    ),
    Code.GO_OUT_REFUSED: _plain("The partner has not agreed to going out."),
    Code.MUST_GO_OUT: _plain("The partner said yes: the player must go out in this turn."),
    Code.BLACK3_NOT_OUT: _plain("Black threes are melded only when going out."),
    Code.BLACK3_WILD: _plain("A meld of black threes may not hold wild cards."),
    Code.PERMISSION_TIMING: _plain("It is too late in the turn to ask for permission to go out."),
    Code.PERMISSION_USED: _plain("The question has been asked already."),
    Code.PERMISSION_OFF: _plain("These rules know no asking for permission to go out."),
    Code.DISCARD_WILD: _plain("A wild card may not be discarded now."),
    Code.DISCARD_THREE: lambda r: f"A {name(r.kind)} may not be discarded.",
    Code.DISCARD_SWAD: lambda r: f"A {name(r.kind)} may not be put on an empty pile.",
    Code.DISCARD_DEAD: lambda r: (
        f"A {name(r.kind)} is a dead card, and dead cards may not be put on an empty pile."
    ),
    Code.DISCARD_RANK: _discard_rank,
    Code.PASS_OFF: _plain("The turn must end with a discard."),
    Code.PHASE: _plain("That cannot be done at this moment of the turn."),
    Code.NOT_HELD: _plain("Not all of these cards are in the hand."),
    Code.SPECIAL_HAND: _plain("This is no special hand under these rules."),
    Code.OPENING_LATE: _plain("The opening has to be laid before drawing."),
    Code.GO_OUT_KINDS: lambda r: (
        f"Going out takes {_of_kind(r.need, r.what)}, and the side has {r.have}."
    ),
    Code.GO_OUT_RED3: lambda r: (
        f"Going out takes {_count(r.need, 'red three')} on the table, and there "
        f"{'is' if r.have == 1 else 'are'} {r.have}."
    ),
    Code.GO_OUT_INCOMPLETE: lambda r: (
        f"The meld of {'wild cards' if r.kind == TWO else names(r.kind)} has to be completed first."
    ),
    Code.GO_OUT_FOOT: _plain("The foot has to be played before going out."),
}
