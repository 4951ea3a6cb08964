"""What a gesture means, in the real window with a real match: melds, double clicks, hints."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import DealState
from canasta_qt.view_model.pictures import HintModel, Token, Zone, ZoneKind
from tests.helpers.programs.match_window import Window
from tests.helpers.table.table_player import Hand

LEFT = Qt.MouseButton.LeftButton

POSITION: dict[str, Any] = {
    "rules": "classic_4p",
    "phase": "play",
    "hands": {"0": "5 5 5 6 6 6 J 4", "1": 11, "2": 11, "3": 11},
    "melds": {"0": ["K K K", "9 9 9"]},
    "pile": "7",
}


def cards(window: Window, rank: str) -> tuple[Token, ...]:
    scene = window.table.scene_of_cards
    return tuple(t for t in scene.hand_tokens() if (scene.cards[t].face or "?")[0] == rank)


def double_click(window: Window, qtbot: QtBot, token: Token) -> None:
    """As a mouse does it: the first click counts as one."""
    view, at = window.table.viewport(), Hand(window.table).spot(token)
    qtbot.mouseClick(view, LEFT, pos=at)
    qtbot.mouseDClick(view, LEFT, pos=at)
    qtbot.mouseRelease(view, LEFT, pos=at)


def ranks(window: Window) -> list[str]:
    model = window.table.model
    assert model is not None
    return [meld.rank for meld in model.sides[0].melds]


def prompt(window: Window) -> tuple[str, str]:
    item = window.table.scene_of_cards.fixed_items.prompt
    return item.refusal, item.hint


def test_a_double_click_on_one_of_three_chooses_them_and_the_next_lays_them(
    window: Window, qtbot: QtBot
) -> None:
    window.put(POSITION)
    fives = cards(window, "5")
    double_click(window, qtbot, fives[1])
    assert window.table.selection.tokens == fives
    assert prompt(window) == ("", "")
    double_click(window, qtbot, fives[1])
    assert ranks(window) == ["K", "9", "5"]


@pytest.mark.parametrize(
    "rules",
    ["classic_4p", *(pytest.param(r, marks=pytest.mark.slow) for r in ("classic_2p", "samba"))],
)
def test_a_six_dropped_on_another_meld_is_told_that_it_does_not_fit(
    window: Window, qtbot: QtBot, rules: str
) -> None:
    """On its upper half, too, where the card covers the pile."""
    seats = preset(rules).rules.match.players
    hands = {**POSITION["hands"], **{str(seat): 11 for seat in range(1, seats)}}
    hands = {seat: held for seat, held in hands.items() if int(seat) < seats}
    state: DealState = window.put({**POSITION, "rules": rules, "hands": hands})
    before = state.digest()
    hand, kings = Hand(window.table), state.melds[0][0]
    layout = window.table.scene_of_cards.layout
    assert layout is not None
    place = layout.zones[Zone(ZoneKind.MELD, kings.uid)]
    for share in (0.03, 0.3, 0.5, 0.97):
        window.table.scene_of_cards.fixed_items.prompt.set_refusal("")
        six = cards(window, "6")[0]
        hand.drag(hand.spot(six), QPoint(round(place.cx), round(place.y + share * place.h)))
        assert prompt(window)[0] == "A six does not fit the kings."
        assert state.digest() == before
    model = window.table.model
    assert model is not None
    assert model.draft is None


def test_new_melds_begin_on_the_free_felt(window: Window, qtbot: QtBot) -> None:
    window.put(POSITION)
    window.table.choose(cards(window, "6"))
    hand = Hand(window.table)
    layout = window.table.scene_of_cards.layout
    assert layout is not None
    area = layout.zones[Zone(ZoneKind.NEW_MELD, 0)]
    hand.drag(
        hand.spot(cards(window, "6")[0]), QPoint(round(area.right - 12), round(area.bottom - 8))
    )
    assert ranks(window) == ["K", "9", "6"]


def test_a_hint_is_gone_once_it_was_followed(window: Window, qtbot: QtBot) -> None:
    window.put(POSITION)
    window.parts.hints.ask()
    fives = cards(window, "5")
    window.parts.hints._show(HintModel("Lay down 3 fives.", tokens=tuple(fives)))
    assert prompt(window)[1] == "Lay down 3 fives."
    before = window.table.scene_of_cards.fixed_items.prompt.prompt
    window.table.act().drop(fives, Zone(ZoneKind.NEW_MELD, 0))
    assert ranks(window) == ["K", "9", "5"]
    assert window.table.scene_of_cards.fixed_items.prompt.prompt == before
    assert prompt(window)[1] == ""
