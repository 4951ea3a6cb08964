"""Tips at a first occurrence: when each is due, and that it is told once."""

from __future__ import annotations

from pathlib import Path

from canasta_qt.engine.view import view_of
from canasta_qt.features.learning.lessons.words import TipText
from canasta_qt.features.learning.session import TIPS, Tips, tip_for
from canasta_qt.record.positions.position import set_up
from canasta_qt.storage.files import Paths
from canasta_qt.storage.learning import LearningStore
from tests.helpers.cases import for_each

DULL = "4 5 6 7 8 9 T J Q K 4"
DUE: dict[str, dict[str, object]] = {
    "asked": {
        "to_act": 2,
        "phase": "play",
        "melds": {"0": ["A*7"]},
        "asked": {"seat": 0},
        "hands": {"2": "K Q"},
    },
    "go_out": {"phase": "play", "melds": {"0": ["A*7"]}, "hands": {"0": "K K K 5"}},
    "take": {"pile": "5 Q", "melds": {"0": ["A A A"]}, "hands": {"0": "Q Q 4 5"}},
    "blocked": {"pile": "5 3b", "hands": {"0": DULL}},
    "frozen": {"pile": "2 5 9", "hands": {"0": DULL}},
    "open": {"phase": "play", "hands": {"0": "A A A 4 5 6 7"}},
    "canasta": {"melds": {"0": ["A*7"]}, "hands": {"0": DULL}},
    "red_three": {"red_threes": {"0": 1}, "hands": {"0": DULL}},
    "stock": {"stock": 7, "hands": {"0": DULL}},
}


@for_each("tip", TIPS)
def test_a_tip_is_due_when_it_happens_first(tip: str) -> None:
    state = set_up({"rules": "classic_4p", **DUE[tip]}).state
    view = view_of(state, 0)
    assert tip_for(view, ()) == tip
    assert tip_for(view, (tip,)) != tip
    assert TipText.of(tip)()


def test_nothing_is_told_on_somebody_elses_turn() -> None:
    state = set_up({"rules": "classic_4p", "to_act": 1, "melds": {"0": ["A*7"]}}).state
    assert tip_for(view_of(state, 0), ()) is None


def test_a_quiet_turn_has_no_tip() -> None:
    state = set_up({"rules": "classic_4p", "pile": "5", "hands": {"0": DULL.replace("5", "A")}})
    assert tip_for(view_of(state.state, 0), ()) is None


def test_each_is_told_once_ever(tmp_path: Path) -> None:
    tips = Tips(LearningStore(Paths.find(tmp_path)))
    assert not tips.begun
    tips.begin()
    tips.tell("take")
    again = Tips(LearningStore(Paths.find(tmp_path)))
    assert again.begun
    assert again.told == {"take"}
