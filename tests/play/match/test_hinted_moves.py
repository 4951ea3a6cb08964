"""While a hint stands the button in gold makes the very move that the hint advises."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import KIND, KIND_OF_TEXT
from canasta_qt.engine.rules import preset_ids
from canasta_qt.jobs.answering import BotAnswer
from canasta_qt.play.scene.items.buttons import HINTED
from canasta_qt.record.replay import MatchRun
from canasta_qt.ui.controls.looks import PRIMARY, look_of
from canasta_qt.view_model.pictures import ButtonId, HintModel, Zone, ZoneKind
from canasta_qt.view_model.session import NewMatch, Session, plain_seats
from tests.helpers.chosen_games import ACTIONS, chosen_games
from tests.helpers.deals.recorded_moments import kinds_of_moments
from tests.helpers.programs.match_window import Window
from tests.helpers.screen.windows import leave_unpainted

WORDS = {
    do.DrawStock: "Draw|End the deal",
    do.TakePile: "Take the pile",
    do.LayDown: r"Lay .+",
    do.Discard: "Discard",
    do.GoOut: "Go out",
    do.Pass: "End the turn",
    do.AskPermission: "May I go out\\?",
    do.LayThree: "Lay the three",
    do.RetractMelds: "Take back melds",
    do.DeclareSpecialHand: "Declare",
    do.MergeMelds: "Merge melds",
    do.LayOnHeap: r"Lay .+",
}
"""Kind of move to what its button says."""


def seated(run: MatchRun) -> Session:
    """A person sits where somebody is to act, bots everywhere else."""
    seats = [replace(seat, played_by="bot") for seat in plain_seats(run.state.setup.seats)]
    seats[run.state.actor] = replace(seats[run.state.actor], played_by="human")
    return Session(tuple(seats), "A game")


def advise(window: Window, action: do.Action) -> None:
    """Ask for a hint; this move is the answer."""
    window.game.adviser = window.pool
    window.parts.hints.ask()
    window.pool.answered.emit(BotAnswer(window.pool._asked, action))


def gold(window: Window) -> list[QPushButton]:
    shown = [button for button in window.table.buttons.buttons if not button.isHidden()]
    return [button for button in shown if look_of(button) == PRIMARY]


def hint(window: Window) -> str:
    return window.table.scene_of_cards.fixed_items.prompt.hint


CHOSEN = chosen_games(by=ACTIONS)


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """One window for all: each test brings a match or a position of its own to its table."""
    one = Window(None, tmp_path_factory.mktemp("hints"))
    leave_unpainted(one.window)
    yield one
    one.close()


@pytest.mark.parametrize(
    # of each kind of move the first few stand for all
    ("games", "most"),
    [(CHOSEN, 2), pytest.param(preset_ids(), sys.maxsize, marks=pytest.mark.slow)],
    ids=["some", "all"],
)
def test_the_button_in_gold_says_and_makes_the_move_of_the_hint(
    window: Window, games: tuple[str, ...], most: int
) -> None:
    made = Counter[type[do.Action]]()
    for game in games:
        for run, action in kinds_of_moments(game):
            seat = run.state.actor
            if isinstance(action, do.AnswerPermission) or made[type(action)] == most:
                continue
            window.put_match(run, seated(run))
            advise(window, action)
            (button,) = gold(window)
            assert hint(window), (game, action)
            assert re.fullmatch(WORDS[type(action)], button.text()), (game, action)
            button.click()
            played = run.log.deals[-1].entries[-1]
            if isinstance(action, do.LayDown) and isinstance(played.action, do.LayDown):
                assert played.action.plays == action.plays[-len(played.action.plays) :]
            else:
                assert (played.seat, played.action) == (seat, action), game
            assert not hint(window)
            assert window.table.pointer.standing is None
            made[type(action)] += 1
    assert {do.DrawStock, do.TakePile, do.LayDown, do.Discard, do.GoOut} <= set(made)


# --- what ends a hint -----------------------------------------------------------------------

POSITION: dict[str, Any] = {
    "rules": "classic_4p",
    "phase": "play",
    "hands": {"0": "5 5 5 6 6 K J 4", "1": 11, "2": 11, "3": 11},
    "melds": {"0": ["K K K", "9 9 9"]},
    "pile": "7",
}
"""Somebody who has drawn may lay the king, and three fives."""


def hand_of(window: Window, rank: str) -> tuple[int, ...]:
    scene = window.table.scene_of_cards
    return tuple(t for t in scene.hand_tokens() if (scene.cards[t].face or "?")[0] == rank)


def kings(window: Window) -> Zone:
    return Zone(ZoneKind.MELD, window.game.match.run.state.melds[0][0].uid)


def drop(window: Window, rank: str, zone: Zone, count: int = 9) -> None:
    window.table.act().drop(hand_of(window, rank)[:count], zone)


FELT = Zone(ZoneKind.NEW_MELD, 0)
ACE = KIND_OF_TEXT["A"]
ENDS: dict[str, Callable[[Window], object]] = {
    "another move": lambda one: drop(one, "5", FELT),
    "undo": lambda one: one.table.act().press(ButtonId.UNDO),
    "a refusal": lambda one: drop(one, "J", kings(one)),
    "another card chosen": lambda one: one.table.choose(hand_of(one, "6")),
    "no card chosen": lambda one: one.table.selection.clear(),
    "cards put out": lambda one: drop(one, "6", FELT, 1),
    "commands that go elsewhere": lambda one: one.table.set_commands(one.game.input),
    "a position shown": lambda one: one.table.show_model(one.table.model),
    "another match": lambda one: one.game.new_match(NewMatch("samba", plain_seats(4), 7)),
    "another language": lambda one: QApplication.sendEvent(
        one.table, QEvent(QEvent.Type.LanguageChange)
    ),
    "Esc": lambda one: QTest.keyClick(one.table, Qt.Key.Key_Escape),
}


@pytest.fixture
def hinted(window: Window) -> Window:
    """The king has been laid, and the four is advised to be discarded."""
    window.put(POSITION)
    drop(window, "K", kings(window))
    hand = window.game.match.run.state.hands[0]
    advise(window, do.Discard(next(card for card in hand if KIND[card] == KIND_OF_TEXT["4"])))
    return window


def test_several_melds_of_a_hint_are_laid_one_by_one(window: Window) -> None:
    window.put(POSITION)
    run, seat = window.game.match.run, window.game.match.session.viewer
    fives, king = (
        tuple(card for card in run.state.hands[seat] if KIND[card] == KIND_OF_TEXT[rank])
        for rank in "5K"
    )
    king_on = do.Play(king, run.state.melds[0][0].uid)
    advised = do.LayDown((do.Play(fives, do.AUTO), king_on))
    given: list[int] = []
    count = window.game.hint_given.connect(lambda: given.append(1))
    for by_hand in (True, False):
        advise(window, advised)
        assert len([arrow for arrow in window.table.pointer.arrows if arrow.isVisible()]) == 2
        if by_hand:
            drop(window, "K", kings(window))
        else:
            (button,) = gold(window)
            button.click()
        QApplication.processEvents()
        window.table.skip()
        laid = [entry.action for entry in run.log.deals[-1].entries]
        if by_hand:
            assert laid[-1] == do.LayDown((king_on,))
            assert hint(window) == "Lay down three fives."
            assert [button.text() for button in gold(window)] == ["Lay three fives"]
            window.table.act().press(ButtonId.UNDO)
            QApplication.processEvents()
            assert not hint(window)
        else:
            assert laid[-2:] == [do.LayDown((play,)) for play in advised.plays]
            assert not hint(window)
    assert len(given) == 1
    window.game.hint_given.disconnect(count)


def test_cards_that_lie_ready_are_laid_down_by_the_one_button_there_is(window: Window) -> None:
    window.put({**POSITION, "hands": {**POSITION["hands"], "0": "A A A 6 K J 4"}, "melds": {}})
    aces = tuple(card for card in window.game.match.run.state.hands[0] if KIND[card] == ACE)
    drop(window, "A", FELT)
    advise(window, do.LayDown((do.Play(aces, do.AUTO),)))
    assert [button.text() for button in gold(window)] == ["Lay down"]
    shown = [one.text() for one in window.table.buttons.buttons if not one.isHidden()]
    assert [text for text in shown if text.startswith("Lay")] == ["Lay down"]
    assert not any(arrow.isVisible() for arrow in window.table.pointer.arrows)


def test_a_hint_is_given_once_however_often_it_is_asked_for(window: Window) -> None:
    given: list[int] = []
    count = window.game.hint_given.connect(lambda: given.append(1))
    window.put(POSITION)
    action = do.Discard(window.game.match.run.state.hands[0][0])
    advise(window, action)
    advise(window, action)
    assert len(given) == 1
    window.game.hint_given.disconnect(count)


@pytest.mark.parametrize("end", ENDS)
def test_a_hint_ends_and_its_button_with_it_by(hinted: Window, end: str) -> None:
    assert [button.text() for button in gold(hinted)] == ["Discard"]
    ENDS[end](hinted)
    hinted.table.skip()
    assert not hint(hinted)
    assert hinted.table.buttons.button(HINTED) is None
    assert not any(arrow.isVisible() for arrow in hinted.table.pointer.arrows)
    played = len(hinted.game.match.run.log.deals[-1].entries)
    hinted.table.hint_followed.emit()
    assert len(hinted.game.match.run.log.deals[-1].entries) == played


def test_the_match_shown_again_ends_a_hint_which_does_not_come_back_with_the_match(
    window: Window,
) -> None:
    run, action = next(kinds_of_moments("samba"))
    played = len(run.log.deals[-1].entries)
    window.put_match(run, seated(run))
    advise(window, action)
    assert hint(window)
    window.do("replay")
    assert window.replays.replay is not None
    assert not hint(window)
    assert window.table.buttons.button(HINTED) is None
    window.parts.stage.leave()
    assert not hint(window)
    assert window.table.buttons.button(HINTED) is None
    window.table.hint_followed.emit()
    assert len(run.log.deals[-1].entries) == played


def test_another_order_of_the_hand_leaves_a_hint_and_its_button(hinted: Window) -> None:
    hinted.table.act().sort_hand("rank_up")
    hinted.table.skip()
    assert hint(hinted)
    assert [button.text() for button in gold(hinted)] == ["Discard"]


def test_enter_makes_the_move_of_the_hint(hinted: Window, qtbot: QtBot) -> None:
    qtbot.keyClick(hinted.table, Qt.Key.Key_Return)
    played = hinted.game.match.run.log.deals[-1].entries[-1].action
    assert isinstance(played, do.Discard)
    assert KIND[played.card] == KIND_OF_TEXT["4"]


def test_no_caution_speaks_against_the_move_of_the_hint_however_it_is_made(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window.game.input, "cautious", lambda _: True)
    pile = Zone(ZoneKind.PILE)

    def last() -> do.Action:
        played: do.Action = window.game.match.run.log.deals[-1].entries[-1].action
        return played

    for way in ("unasked", "by hand", "by the button", "another card by hand"):
        window.put(POSITION)
        if way != "unasked":
            rank = "4" if way.startswith("another") else "K"
            hand = window.game.match.run.state.hands[0]
            advised = next(card for card in hand if KIND[card] == KIND_OF_TEXT[rank])
            advise(window, do.Discard(advised))
        if way == "by the button":
            gold(window)[0].click()
        else:
            drop(window, "K", pile)
        warned = window.table.model.caution
        assert warned == (way in ("unasked", "another card by hand")), way
        if warned:
            assert [button.text() for button in gold(window)] == ["Keep it"]
        else:
            assert last() == do.Discard(advised), way


def test_while_a_hint_is_thought_of_the_button_in_gold_is_the_games_own(
    window: Window, qtbot: QtBot
) -> None:
    window.put({**POSITION, "phase": "start"})
    assert [button.text() for button in gold(window)] == ["Draw"]
    window.table.hint(HintModel("Thinking about a hint…"))
    assert [button.text() for button in gold(window)] == ["Draw"]
    window.table.hint(HintModel("Think again.", tokens=()))
    assert gold(window) == []
