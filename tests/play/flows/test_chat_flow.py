"""Bots say their words once the table stands still, and none where silence is preferred."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.flows.sound import ChatFlow
from canasta_qt.play.match.chat import Chat, Spoken
from canasta_qt.play.match.game import GameController
from canasta_qt.play.match.replay import WatchingInput
from canasta_qt.play.scene.view import TableView
from canasta_qt.play.stage import Show, ShowKind
from canasta_qt.view_model.session import NewMatch, plain_seats
from tests.helpers.table.table_tools import AT_ONCE, LocalPool


@pytest.fixture
def controller(view: TableView) -> Iterator[GameController]:
    """A match of four just dealt, the person to draw; everything is shown at once."""
    pool = LocalPool()
    pool.silent = True
    controller = GameController(pool=pool, adviser=pool, pace=AT_ONCE)
    view.set_speed(0)
    view.set_commands(controller.input)
    controller.played.connect(view.play)
    controller.new_match(NewMatch("classic_4p", plain_seats(4), 7))
    yield controller
    controller.close()


@pytest.fixture
def preferences() -> Preferences:
    return Preferences()


@pytest.fixture
def flow(
    view: TableView,
    controller: GameController,
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
) -> ChatFlow:
    """Somebody has a word for everything."""
    monkeypatch.setattr(Chat, "hear", lambda *_: Spoken(1, "Ah well."))
    return ChatFlow(Context(view, view, controller, preferences, Games()), lambda _text: None)


def test_a_word_is_spoken_too_with_its_speaker_or_without_or_not_at_all(
    qtbot: QtBot, flow: ChatFlow, view: TableView, preferences: Preferences,
    controller: GameController, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    heard: list[str] = []
    monkeypatch.setattr(flow, "_tell", heard.append)
    qtbot.waitUntil(lambda: view.is_still)
    for form, said in (("long", "Vera: Ah well."), ("short", "Ah well."), ("off", "")):
        heard.clear()
        view.chat.hush()
        preferences.choose("tell_remarks", form)
        flow._spoken, flow._chat = (
            Spoken(1, "Ah well."),
            Chat(
                controller.match.run,
                controller.match.session,  # type: ignore[union-attr]
            ),
        )
        flow._stands_still()
        assert heard == [said] * bool(said)


class Watched(Show):
    """Something is seen again."""

    kind = ShowKind.REPLAY

    def __init__(self) -> None:
        super().__init__()
        self._input = WatchingInput(lambda: None, parent=self)

    @property
    def input(self) -> WatchingInput:
        return self._input


def something_happens(view: TableView, controller: GameController) -> None:
    view.skip()
    controller.happened.emit(())
    controller.come_back()
    view.skip()


def test_a_word_is_said_once_the_table_stands_still(
    flow: ChatFlow, view: TableView, controller: GameController, qtbot: QtBot
) -> None:
    something_happens(view, controller)
    qtbot.waitUntil(lambda: flow.chat.speaking)
    assert flow.chat.bubble.text == "Ah well."


def test_without_remarks_nobody_says_anything(
    flow: ChatFlow,
    view: TableView,
    controller: GameController,
    preferences: Preferences,
    qtbot: QtBot,
) -> None:
    preferences.set_flag("remarks", False)
    something_happens(view, controller)
    qtbot.wait(30)
    assert not flow.chat.speaking


def test_switching_remarks_off_ends_the_one_that_is_seen(
    flow: ChatFlow,
    view: TableView,
    controller: GameController,
    preferences: Preferences,
    qtbot: QtBot,
) -> None:
    something_happens(view, controller)
    qtbot.waitUntil(lambda: flow.chat.speaking)
    preferences.set_flag("remarks", False)
    assert not flow.chat.speaking


def test_a_replay_is_silent(
    flow: ChatFlow, view: TableView, controller: GameController, qtbot: QtBot
) -> None:
    flow._stage.enter(Watched())
    controller.happened.emit(())
    view.skip()
    qtbot.wait(30)
    assert not flow.chat.speaking
