"""Positions that people have disputed, as they were written, with the verdict of the sources."""

from __future__ import annotations

from typing import Any

import pytest

from canasta_qt.record.positions.judge import judge
from tests.helpers.cases import for_each

CLOSED = {"0": ["A*7", "K*7", "4*7"], "1": ["9 9 9"]}
DISPUTED: list[tuple[str, dict[str, Any], list[str]]] = [
    (
        "a second natural in a run does not take a frozen pile",
        {
            "rules": "samba",
            "phase": "start",
            "pile": "5h 9s",
            "stock": 60,
            "melds": {"0": ["Kh Kd Ks"]},
            "hands": {"0": "9d 9c 2c 8c Tc 5s 6h"},
            "actions": ["take: 9d 2c * / 8c 9c Tc -> new"],
        },
        ["E_PILE_FROZEN"],
    ),
    (
        "an ace of a dead rank counts as an ace on an empty pile",
        {
            "rules": "american_2017",
            "phase": "play",
            "pile": "",
            "stock": 20,
            "hands": {"0": "A K 4"},
            "melds": CLOSED,
            "actions": ["discard: A"],
        },
        ["E_DISCARD_SWAD"],
    ),
    (
        "so does a seven of a dead rank",
        {
            "rules": "american_2017",
            "phase": "play",
            "pile": "",
            "stock": 20,
            "hands": {"0": "7 K 4"},
            "melds": {"0": ["7*7", "K*7", "4*7"], "1": ["9 9 9"]},
            "actions": ["discard: 7", "discard: K"],
        },
        ["E_DISCARD_SWAD", "legal"],
    ),
    (
        "a three that is the last card of the stock stays in the hand as a replacement too",
        {
            "rules": "american_2017",
            "phase": "start",
            "stock": "3s 3c",
            "hands": {"0": "K Q 9"},
            "melds": {"0": ["8 8 8"]},
            "pile": "5",
            "actions": ["draw", "discard: K"],
        },
        ["legal", "E_PHASE"],
    ),
    (
        "a lone wild card goes out nowhere where wild cards are never discarded",
        {
            "rules": "canadian",
            "phase": "play",
            "pile": "9",
            "stock": 60,
            "melds": {"0": ["K*7", "Q*7", "2*7"]},
            "hands": {"0": "2 5 5 5"},
            "actions": ["meld: 5 5 5", "discard: 2"],
        },
        ["E_HAND_GUARD", "E_DISCARD_WILD"],
    ),
    (
        "a two that lies in another meld is no natural for a two on top",
        {
            "rules": "hand_and_foot",
            "phase": "start",
            "to_act": 1,
            "pile": "6 2",
            "stock": 100,
            "hands": {"1": "6 K 7 2 4 X T 2 7 8 8 K 9"},
            "actions": ["take: 2 X * / 8 8 2"],
        },
        ["E_PILE_FROZEN"],
    ),
    (
        "who may not hold a three draws and discards when it lies on the table",
        {
            "rules": "american_2024",
            "phase": "start",
            "stock": 20,
            "hands": {"0": "3h K 9 8 5"},
            "actions": ["draw", "discard: K"],
        },
        ["legal", "legal"],
    ),
]


@for_each(
    ("position", "verdicts"),
    [pytest.param(position, verdicts, id=says) for says, position, verdicts in DISPUTED],
)
def test_disputed(position: dict[str, Any], verdicts: list[str]) -> None:
    found: Any = judge(position)
    assert "error" not in found, found
    assert [result.get("code", "legal") for result in found["results"]] == verdicts


def test_a_mixed_canasta_brings_no_foot_in_railroad() -> None:
    found = judge(
        {
            "rules": "railroad",
            "phase": "play",
            "pile": "9",
            "stock": 200,
            "melds": {"0": ["K*5 2"]},
            "hands": {"0": "K 4 5 6"},
            "feet": {"0": "4 4 4 5 5 5 6 6 8 8 9"},
            "actions": ["meld: K", "discard: 4"],
        }
    )
    assert found["hand"] == "6 5"
