"""The state `s` of a playout: every number of it, and whether the engine's positions have it too.

What is read most stands first. Rows are by seat, by side, by kind, or by two of them.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.cards import SEQUENCE as KINDS
from canasta_qt.engine.rules import option
from canasta_qt.players.playout.layout.slots import MOST_SEATS, Slot

MOST_RUNS: Final = 12
"""Runs of a side."""
MOST_STEPS: Final = 8
"""Steps of a turn that may go back."""
UNDO_SIZE: Final = KINDS + 4
MOST_LOOSE: Final = 14
"""Loose cards beyond which chances no longer change."""


def _most_cards() -> int:
    """As many cards as the largest pack has: four of each rank in every deck, and the jokers."""
    decks, jokers = option("pack.decks").kind, option("pack.jokers").kind
    return 52 * int(decks.hi) + int(jokers.hi)  # type: ignore[attr-defined]


def _twin(name: str, doc: str = "", width: int = 1, options: tuple[str, ...] = ()) -> Slot:
    """A number that the engine's positions have too."""
    return Slot(name, width, doc, options=options, compared=True)


def _own(name: str, doc: str = "", width: int = 1) -> Slot:
    """A number of the playout's own: plans, knowledge, what a turn has settled."""
    return Slot(name, width, doc)


_BY_SEAT: Final = MOST_SEATS
_BY_SIDE: Final = MOST_SEATS
_BY_SEAT_AND_KIND: Final = MOST_SEATS * KINDS

TURN: Final = (
    _own("LUCK", "What `luck` makes its next number of."),
    _twin("SEAT", "Whose turn it is."),
    _twin("TURN"),
    _twin("STAGE", "`START`, `PLAY` or `OVER`."),
    _twin("STOCK_LEFT"),
    _twin("PILE_LEFT"),
    _twin("FROZEN", "Place in the pile, from 1, of the lowest card that freezes it, or 0."),
    _twin("OUT", "Seat that went out, -1 for nobody."),
    _twin("CONCEALED", "0 no, 1 concealed, 2 concealed without an own canasta."),
    _twin("TOOK"),
    _twin("NO_DISCARD"),
    _twin("LAID", "Cards laid in this turn."),
    _twin("REFUSED", "1 when a team-mate has said no to going out in this turn."),
    _own("SETTLED", "1 when this turn has laid what it wanted and only ends."),
    _twin("SPECIAL", "Value of the special hand that ended the deal, 0 without one."),
    _twin("RETRACTED", "1 when melds of this turn have gone back to the hand."),
    _twin("OPENED", "By side: the turn in which it opened, 0 for not yet.", _BY_SIDE),
    _twin("STEPS", "Steps of this turn that may go back."),
    _twin("PILE_DOWN", "Cards at the bottom of the pile that lie face down."),
    _twin("OWN_MINIMUM", "By seat, at a table of three: points its player needs to open.", 3),
    _twin(
        "LONE",
        "At a table of three: 1 and the place that the lone player had as the deal began; 0 as "
        "long as all play alone (`table_of_three`).",
    ),
    _twin("HELD", "By seat: cards in the hand.", _BY_SEAT),
)
PLANS: Final = (
    _own(
        "PLAN",
        "By kind: naturals of the hand in the plan, a step about to be taken; `TWO` has none.",
        KINDS,
    ),
    _own(
        "PLAN_TWOS",
        "By kind: twos of the hand in the plan; the wild meld's stand at `TWO`.",
        KINDS,
    ),
    _own("PLAN_JOKS", "By kind: jokers of the hand in the plan.", KINDS),
    _own(
        "PLAN_SUITS",
        "By kind: suits of the naturals in the plan, where there are runs; 0: whichever are left.",
        KINDS,
    ),
    _own("PLAN_RUNS", "By run: what the plan makes of it, 0 for nothing.", MOST_RUNS),
    _own(
        "PLAN_TOP",
        "Place, from 1, of the run that the pile's top card joins in the plan; 0 for none.",
    ),
    _own(
        "PLAN_DEPTH",
        "Place, from 1, of the card of the pile by which it is taken, where the taker chooses; 0: "
        "the top one.",
    ),
)
CARDS: Final = (
    _twin("HAND", "By seat and kind.", _BY_SEAT_AND_KIND),
    _twin(
        "SIZES",
        "By side and kind: cards of that meld, naturals and wild ones together.",
        _BY_SEAT_AND_KIND,
    ),
    _twin(
        "NATURALS",
        "By side and kind: cards of that rank in the side's meld of it; 0 without a meld.",
        _BY_SEAT_AND_KIND,
    ),
    _twin(
        "TWOS",
        "By side and kind: twos in that meld; the wild meld has kind `TWO`.",
        _BY_SEAT_AND_KIND,
    ),
    _twin("JOKS", "By side and kind: jokers in that meld.", _BY_SEAT_AND_KIND),
    _twin("BORN", "By side and kind: turn in which the meld was begun.", _BY_SEAT_AND_KIND),
    _own(
        "KNOWN",
        "By seat and kind: cards everybody knows it holds, since it took them with the pile.",
        _BY_SEAT_AND_KIND,
    ),
    _twin("NOW", "By kind: cards this seat put on that meld in this turn.", KINDS),
    _twin("NOW_WILD", "By kind: how many of them are wild.", KINDS),
    _twin(
        "MINIMUM",
        "By side: points it needs to open.",
        _BY_SIDE,
        ("initial.table", "initial.basis"),
    ),
    _twin("LAID_BEFORE", "By seat: 1 when it melded in an earlier turn.", _BY_SEAT),
    _twin("RED", "By seat: red threes on the table.", _BY_SEAT),
    _own("STOCK", "Cards in the stock; the last of `STOCK_LEFT` is drawn next.", _most_cards()),
    _own("PILE", "Cards in the pile, bottom first.", _most_cards()),
    _twin("BLACK", "By seat: black threes on the table.", _BY_SEAT),
)
RARER: Final = (
    _twin("WAITING_HELD", "By seat: bonus cards that wait for its next turn.", _BY_SEAT),
    _twin("WAITING", "By seat and kind.", _BY_SEAT_AND_KIND),
    _twin("PACKET_HELD", "By place: cards of the packet set aside.", 2),
    _twin(
        "PACKET",
        "By place (the first, the second side to open) and kind: the packets set aside.",
        2 * KINDS,
    ),
    _twin("DIRTY", "By side and kind: 1 for a meld begun with wild cards.", _BY_SEAT_AND_KIND),
    _twin("IN_PILE", "By kind: cards in the pile.", KINDS),
    _own(
        "UNDO",
        "By step of the turn: `UNDO_SIZE` numbers to take it back (`retraction`).",
        MOST_STEPS * UNDO_SIZE,
    ),
    _twin(
        "OLD_CARDS",
        "By side and kind: cards of canastas beside a later meld of their rank, and those on the "
        "heap: naturals, twos and jokers by eight bits.",
        _BY_SEAT_AND_KIND,
    ),
    _twin(
        "OLD_DONE",
        "By side and kind: how many such canastas there are: pure and mixed ones by eight bits.",
        _BY_SEAT_AND_KIND,
    ),
    _twin(
        "HAND_SUITS",
        "By seat and kind, where there are runs: cards of each suit, by four bits.",
        _BY_SEAT_AND_KIND,
    ),
    _twin(
        "RUNS",
        "By side and run: lowest and highest kind by four bits, then the suit; 0 for none.",
        MOST_SEATS * MOST_RUNS,
    ),
    _own(
        "USED_SUITS",
        "By kind: cards of each suit that the plan takes from the hand, while it is judged.",
        KINDS,
    ),
    _own("SUIT_POOL", "By kind: unseen cards of each suit, while a world is made.", KINDS),
    _own(
        "DECLINED",
        "By seat and kind: the turn in which it last threw such a card or let one lie on the "
        "pile; 0 for never.",
        _BY_SEAT_AND_KIND,
    ),
    _own(
        "CHANCES",
        "By number of unseen cards: per mille that a hand holds two of them, while a discard is "
        "chosen.",
        MOST_LOOSE + 1,
    ),
)
FEET: Final = (
    _twin("FOOT_HELD", "By seat: cards in the foot, until it is taken up.", _BY_SEAT),
    _twin(
        "FOOT_STAGE",
        "By seat: how far it is with its foot, as `engine.state.FootStage` counts.",
        _BY_SEAT,
    ),
    _twin("FOOT", "By seat and kind.", _BY_SEAT_AND_KIND),
    _own("ASKED", "1 when a team-mate has been asked in this turn, where that must be done."),
    _own("BEYOND_TOP", "1 when this turn has laid more than the meld with the top card."),
    _twin(
        "TIER",
        "By side: what its opening must hold: 0 no canasta, 1 one that comes from the hand, 2 any, "
        "3 a natural one.",
        _BY_SIDE,
        ("initial.tiers",),
    ),
)
MOODS: Final = (
    _own(
        "CALM",
        "Of 256, how likely the deal goes on; this and the next five are noted before laying.",
    ),
    _own("PILE_WORTH"),
    _own("PRESENCE"),
    _own("PAIR_WORTH"),
    _own("NEXT_CANASTA", "What a canasta brings because the side needs it to go out."),
    _own("KEPT", "Share of its later worth that a card fitting a meld keeps in the hand."),
)
STATE: Final = (*TURN, *PLANS, *CARDS, *RARER, *FEET, *MOODS)
