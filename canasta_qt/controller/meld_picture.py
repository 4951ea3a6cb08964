"""A meld as the table shows it: its cards, what sort of canasta it is, and its words."""

from __future__ import annotations

from typing import Literal

from canasta_qt.controller.board import LaidMeld
from canasta_qt.controller.messages import ranks_name, say
from canasta_qt.controller.run_words import run_ranks, run_suit, run_words
from canasta_qt.controller.view_model import CardModel, MeldModel
from canasta_qt.engine.canasta_kinds import canasta_style as style_of
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_TEXT, SEQUENCE, TWO
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.opening import canasta_bonus
from canasta_qt.engine.sequences import sizes
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld

CanastaStyle = Literal["no", "natural", "mixed", "wild", "sequence"]


def meld_model(setup: Setup, laid: LaidMeld, cards: tuple[CardModel, ...]) -> MeldModel:
    """The picture of a meld; `cards` are its cards as the table names them."""
    wilds = sum(IS_WILD[KIND[card]] for card in laid.cards)
    meld = Meld(laid.uid, laid.kind, tuple(laid.cards), wilds, 0, False)
    style = canasta_style(setup, meld)
    return MeldModel(
        uid=laid.uid,
        rank=run_ranks(laid.cards) if laid.kind == SEQUENCE else KIND_TEXT[laid.kind],
        cards=cards,
        naturals=meld.naturals,
        wilds=wilds,
        canasta=style,
        closed=is_closed(setup, meld),
        points=sum(setup.points[KIND[card]] for card in laid.cards) + canasta_bonus(setup, meld),
        label=meld_label(meld, style),
        suit=run_suit(laid.cards) if laid.kind == SEQUENCE else "",
    )


def canasta_style(setup: Setup, meld: Meld) -> CanastaStyle:
    """What sort of canasta a meld is, if it is one."""
    if not is_canasta(setup, meld):
        return "no"
    return style_of(meld)


def is_closed(setup: Setup, meld: Meld) -> bool:
    """Whether nothing more can be added to a meld."""
    rules = setup.rules
    if meld.kind == SEQUENCE:
        growing = rules.sequence.extend_complete_when_going_out
        return len(meld.cards) >= sizes(rules)[1] and not growing
    limit = rules.wild_meld.sizes[1] if meld.kind == TWO else rules.meld.max_size
    if limit is not None and len(meld.cards) >= limit:
        return True
    if not is_canasta(setup, meld) or meld.kind == TWO:
        return False
    wild_ok = (
        rules.meld.add_wild_to_mixed_canasta
        if meld.wilds
        else rules.meld.add_wild_to_natural_canasta
    )
    return not wild_ok and not rules.meld.add_natural_to_canasta


def meld_label(meld: Meld, style: CanastaStyle) -> str:
    """What a meld is in words: "Kings: 5 natural, 2 wild: mixed canasta"."""
    if meld.kind == TWO:
        text = say("meld.wild", wilds=meld.wilds)
    elif meld.kind == SEQUENCE:
        text = say("meld.run", cards=run_words(meld.cards))
    else:
        ranks = ranks_name(meld.kind)
        text = say(
            "meld.label",
            ranks=ranks[:1].upper() + ranks[1:],
            naturals=meld.naturals,
            wilds=meld.wilds,
        )
    names = {
        "natural": "meld.natural",
        "mixed": "meld.mixed",
        "wild": "meld.wild_canasta",
        "sequence": "meld.run_canasta",
    }
    return text if style == "no" else f"{text}: {say(names[style])}"
