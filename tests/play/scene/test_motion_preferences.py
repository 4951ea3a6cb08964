"""What moves, how fast, and whether the next turn waits for a word: as the player prefers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene.scene import Presentation
from canasta_qt.play.scene.transient import AFTER_MS
from canasta_qt.play.scene.view import TableView
from canasta_qt.ui.style import system_look
from tests.helpers.programs.fake_game import model
from tests.helpers.table import table_models as tables


def still(**switched: bool) -> Presentation:
    return Presentation(**{"fly": True, **switched})


def test_without_gliding_cards_change_places_at_once(view: TableView) -> None:
    view.present(still(fly=False))
    assert view.scene_of_cards.quick(0.2) == 0.0


def test_without_turning_over_the_animator_turns_nothing(view: TableView) -> None:
    view.present(still(flip=False))
    assert not view.scene_of_cards.animator.flips
    view.present(Presentation())
    assert view.scene_of_cards.animator.flips


def test_a_card_does_not_shake_where_that_is_off(view: TableView) -> None:
    scene = view.scene_of_cards
    view.show_model(model())
    hand = scene.hand_tokens()
    view.present(still(shake=False))
    scene.shake(hand[:1])
    assert not scene.animator.busy


def test_windows_is_asked_for_its_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_look.platform, "system", lambda: "Windows")
    monkeypatch.setattr(system_look, "_windows_reduces", lambda: True)
    assert system_look.system_reduces_motion()


def test_where_nobody_can_tell_things_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_look.platform, "system", lambda: "Darwin")
    assert not system_look.system_reduces_motion()


def test_where_nothing_flies_the_thinking_dots_stand_still(view: TableView, qtbot: QtBot) -> None:
    view.present(still(fly=False))
    shown = tables.middle()
    seats = [replace(seat, thinking=seat.seat == 1) for seat in shown.seats]
    view.show_model(replace(shown, seats=tuple(seats)))
    plate = view.scene_of_cards.fixed_items.seats[1]
    qtbot.waitUntil(lambda: plate.dots == 0)
    qtbot.wait(AFTER_MS + 200)
    assert plate.dots == 0
