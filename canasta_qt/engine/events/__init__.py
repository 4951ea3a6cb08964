"""What happened, in order: frozen values, each with a form that one seat may see.

`redacted(seat)` replaces what `seat` may not know by `cards.HIDDEN`, keeping the number of cards.
`seat` None is a spectator who sees only what lies open.
"""

from __future__ import annotations

from canasta_qt.engine.events.dealing import (
    CardsSlidUnder,
    DeckCut,
    FootDealt,
    HandDealt,
    UpcardTurned,
)
from canasta_qt.engine.events.hand import (
    BonusCardsGiven,
    BonusCardsTakenUp,
    FootTakenUp,
    PileTaken,
    SpecialHandDeclared,
    StockDrawn,
    ThreesTabled,
    TurnCardDrawn,
)
from canasta_qt.engine.events.melding import (
    CanastaCompleted,
    CanastaStyle,
    LaidOnHeap,
    Melded,
    MeldsMerged,
    MeldsRetracted,
    Opened,
    PartnershipFormed,
)
from canasta_qt.engine.events.turns import (
    ConcessionAnswered,
    ConcessionAsked,
    DealConceded,
    DealEnded,
    Discarded,
    Passed,
    PenaltyBooked,
    PermissionAnswered,
    PermissionAsked,
    TurnBegan,
)

__all__ = [
    "BonusCardsGiven",
    "BonusCardsTakenUp",
    "CanastaCompleted",
    "CanastaStyle",
    "CardsSlidUnder",
    "ConcessionAnswered",
    "ConcessionAsked",
    "DealConceded",
    "DealEnded",
    "DeckCut",
    "Discarded",
    "Event",
    "FootDealt",
    "FootTakenUp",
    "HandDealt",
    "LaidOnHeap",
    "Melded",
    "MeldsMerged",
    "MeldsRetracted",
    "Opened",
    "PartnershipFormed",
    "Passed",
    "PenaltyBooked",
    "PermissionAnswered",
    "PermissionAsked",
    "PileTaken",
    "SpecialHandDeclared",
    "StockDrawn",
    "ThreesTabled",
    "TurnBegan",
    "TurnCardDrawn",
    "UpcardTurned",
]

Event = (
    HandDealt
    | UpcardTurned
    | DeckCut
    | FootDealt
    | FootTakenUp
    | CardsSlidUnder
    | TurnBegan
    | ThreesTabled
    | StockDrawn
    | PileTaken
    | Melded
    | MeldsMerged
    | LaidOnHeap
    | CanastaCompleted
    | Opened
    | Discarded
    | PartnershipFormed
    | BonusCardsGiven
    | BonusCardsTakenUp
    | TurnCardDrawn
    | SpecialHandDeclared
    | MeldsRetracted
    | Passed
    | PermissionAsked
    | PermissionAnswered
    | ConcessionAsked
    | ConcessionAnswered
    | DealConceded
    | PenaltyBooked
    | DealEnded
)
"""Everything that can happen."""
