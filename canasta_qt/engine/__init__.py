"""The rules of Canasta as a library: standard library only, no clock, no files, no global random.

A program that just wants to play begins with `Deal`. Inside, `Match` deals a `DealState`, `act`
changes it by an action that `verify` has passed, and a player is shown a `PlayerView`. All but the
declarations of options runs compiled where `packaging/compile_core.py` has compiled these sources.
"""

from pathlib import Path

from canasta_qt.compiled_core import ENGINE

COMPILED = ENGINE.load(__path__, Path(__file__).parent)
"""Whether the engine runs compiled; decided before any of its modules is imported."""

from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.match import Deal, Match
from canasta_qt.engine.movegen.legal_actions import legal_actions, random_action
from canasta_qt.engine.rules import resolve
from canasta_qt.engine.scoring import score_deal
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of

__all__ = [
    "COMPILED",
    "Deal",
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
