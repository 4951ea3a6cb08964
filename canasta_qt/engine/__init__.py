"""The rules of Canasta as a library: standard library only, no clock, no files, no global random.

A deal is a `DealState` that `deal` makes and `act` changes; `verify` judges one action,
`legal_actions` lists them, `score_deal` itemises the result, and `Match` strings deals together.
A player is shown a `PlayerView`, which holds nothing hidden.
"""

from canasta_qt.engine.actions import (
    AUTO,
    NEW,
    Action,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayOnHeap,
    LayThree,
    MergeMelds,
    Pass,
    Play,
    RestorePile,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.dealing import deal
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.match import Match, Outcome
from canasta_qt.engine.movegen.legal_actions import legal_actions, random_action
from canasta_qt.engine.refusals import Code, IllegalAction, Refusal
from canasta_qt.engine.rules import TableRules, preset, preset_ids, resolve
from canasta_qt.engine.scoring.deal_score import SideScore, running_score, score_deal
from canasta_qt.engine.scoring.score_lines import ScoreLine
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealState, Meld, Phase, Position
from canasta_qt.engine.transitions import act, apply
from canasta_qt.engine.view import PlayerView, view_of

__all__ = [
    "AUTO",
    "NEW",
    "Action",
    "AnswerPermission",
    "AskPermission",
    "Code",
    "ConcedeDeal",
    "DealState",
    "DeclareSpecialHand",
    "Discard",
    "DrawStock",
    "GoOut",
    "IllegalAction",
    "LayDown",
    "LayOnHeap",
    "LayThree",
    "Match",
    "Meld",
    "MergeMelds",
    "Outcome",
    "Pass",
    "Phase",
    "Play",
    "PlayerView",
    "Position",
    "Refusal",
    "RestorePile",
    "RetractMelds",
    "ScoreLine",
    "Setup",
    "SideScore",
    "TableRules",
    "TakePile",
    "act",
    "apply",
    "deal",
    "legal_actions",
    "preset",
    "preset_ids",
    "random_action",
    "resolve",
    "running_score",
    "score_deal",
    "setup_for",
    "verify",
    "view_of",
]
