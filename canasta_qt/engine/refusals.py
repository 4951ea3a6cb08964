"""Why an action is refused: a code of docs/RULES.md with numbers and cards, never prose."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Code(Enum):
    """Reason codes. Where several apply, the first that the procedures test is given."""

    MIN_SIZE = "E_MIN_SIZE"
    MAX_SIZE = "E_MAX_SIZE"
    MIN_NATURALS = "E_MIN_NATURALS"
    MAX_WILDS = "E_MAX_WILDS"
    WILD_RATIO = "E_WILD_RATIO"
    MIXED_RANKS = "E_MIXED_RANKS"
    THREE_MELD = "E_THREE_MELD"
    WILD_MELD_OFF = "E_WILD_MELD_OFF"
    WILD_LOCK = "E_WILD_LOCK"
    RULE_OF_FIVE = "E_RULE_OF_FIVE"
    NEVER_WILD = "E_NEVER_WILD"
    ACE_PURE = "E_ACE_PURE"
    DEAD_RANK = "E_DEAD_RANK"
    CLOSED = "E_CLOSED"
    OPP_MELD = "E_OPP_MELD"
    SECOND_MELD = "E_SECOND_MELD"
    SEQ_SUIT = "E_SEQ_SUIT"
    SEQ_GAP = "E_SEQ_GAP"
    SEQ_THREE = "E_SEQ_THREE"
    SEQ_WILD = "E_SEQ_WILD"
    SEQ_TABLE_ONLY = "E_SEQ_TABLE_ONLY"
    INITIAL_COUNT = "E_INITIAL_COUNT"
    INITIAL_CLEAN = "E_INITIAL_CLEAN"
    PILE_EMPTY = "E_PILE_EMPTY"
    PILE_BLOCKED = "E_PILE_BLOCKED"
    PILE_FROZEN = "E_PILE_FROZEN"
    PILE_NO_MATCH = "E_PILE_NO_MATCH"
    PILE_NOT_OPEN = "E_PILE_NOT_OPEN"
    PILE_SMALL_HAND = "E_PILE_SMALL_HAND"
    PILE_ONE_CARD = "E_PILE_ONE_CARD"
    PILE_CANASTA = "E_PILE_CANASTA"
    PILE_OVERFLOW = "E_PILE_OVERFLOW"
    PILE_TOO_SMALL = "E_PILE_TOO_SMALL"
    HAND_GUARD = "E_HAND_GUARD"
    GO_OUT_CANASTAS = "E_GO_OUT_CANASTAS"
    GO_OUT_DISCARD = "E_GO_OUT_DISCARD"
    GO_OUT_REFUSED = "E_GO_OUT_REFUSED"
    MUST_GO_OUT = "E_MUST_GO_OUT"
    BLACK3_NOT_OUT = "E_BLACK3_NOT_OUT"
    BLACK3_WILD = "E_BLACK3_WILD"
    PERMISSION_TIMING = "E_PERMISSION_TIMING"
    PERMISSION_USED = "E_PERMISSION_USED"
    PERMISSION_OFF = "E_PERMISSION_OFF"
    DISCARD_WILD = "E_DISCARD_WILD"
    DISCARD_THREE = "E_DISCARD_THREE"
    DISCARD_SWAD = "E_DISCARD_SWAD"
    DISCARD_RANK = "E_DISCARD_RANK"
    PASS_OFF = "E_PASS_OFF"
    PHASE = "E_PHASE"
    NOT_HELD = "E_NOT_HELD"
    SPECIAL_HAND = "E_SPECIAL_HAND"
    OPENING_LATE = "E_OPENING_LATE"
    GO_OUT_KINDS = "E_GO_OUT_KINDS"
    GO_OUT_RED3 = "E_GO_OUT_RED3"
    GO_OUT_INCOMPLETE = "E_GO_OUT_INCOMPLETE"
    GO_OUT_FOOT = "E_GO_OUT_FOOT"


class Refusal(NamedTuple):
    """A refused action.

    `have` and `need` are the numbers the rule compares (points of an opening, cards of a meld,
    canastas); `cards` the cards it is about; `kind` the rank it is about (0: none); `what` the word
    of the option's own that names what is missing (`pure_meld`, `natural`, `A_pure`).
    """

    code: Code
    have: int = 0
    need: int = 0
    kind: int = 0
    cards: tuple[int, ...] = ()
    what: str = ""


NOT_NOW = Refusal(Code.PHASE)
"""Something else is to be done at this moment."""


class IllegalAction(ValueError):
    """An action was carried out that `verify` refuses; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code.value} (have {refusal.have}, need {refusal.need})")
        self.refusal = refusal
