"""The rules of Canasta as a library: standard library only, no clock, no files, no global random.

A deal is a `DealState` that `Match` or `dealing.deal` makes and `act` changes by one of the
`actions`; `verify` judges one of them, `legal_actions` lists them, `score_deal` itemises the
result, and `Match` strings deals together. A player is shown a `PlayerView`, which holds nothing
hidden.
"""

from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.match import Match
from canasta_qt.engine.movegen.legal_actions import legal_actions, random_action
from canasta_qt.engine.rules import resolve
from canasta_qt.engine.scoring import score_deal
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of

__all__ = [
    "DealState",
    "Match",
    "Phase",
    "PlayerView",
    "act",
    "legal_actions",
    "random_action",
    "resolve",
    "score_deal",
    "verify",
    "view_of",
]
