"""Two people at one screen, in the window: what the screen and a screen reader know, and when.

A deal is played through by people who act at random, with every frame of the table looked at: the
faces it draws, the tree that screen readers read, and what stands in the ledger are those of
whoever was asked to sit down.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import CODE, IS_WILD, KIND
from canasta_qt.engine.events import Event
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.features.history.ledger.session import lines_of_match
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.play.windows.curtain import CurtainPanel
from canasta_qt.record.log import Player
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.pictures import HintModel, SortOrder
from canasta_qt.view_model.session import SeatSpec, Session
from canasta_qt.words.cards import card_name
from canasta_qt.words.people import shown_again
from tests.helpers.deals.matches import new_run, play_deal
from tests.helpers.programs.match_window import Window
from tests.helpers.screen.accessible import tree_of
from tests.helpers.screen.windows import leave_unpainted

CHOICE = MatchChoice("classic_2p", names=("Ann", "Bob"), styles=("", "human"), seed=4)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    one = Window(qtbot, tmp_path / "data")
    yield one
    one.close()


def curtain(window: Window, qtbot: QtBot) -> CurtainPanel:
    def hangs() -> bool:
        panel = window.parts.curtain.curtain
        return isinstance(panel, CurtainPanel) and panel.isVisible()

    qtbot.waitUntil(hangs)
    panel = window.parts.curtain.curtain
    assert isinstance(panel, CurtainPanel)
    return panel


def begin(window: Window, choice: MatchChoice = CHOICE) -> None:
    window.parts.match.begin(choice)
    window.table.skip()
    window.table.skip()


def faces_drawn(window: Window) -> dict[int, set[str]]:
    """Seat to the faces of its hand that the table draws."""
    scene = window.table.scene_of_cards
    model = window.table.model
    assert model is not None
    drawn: dict[int, set[str]] = {}
    for seat in model.seats:
        shown = [scene.cards[card.token].face for card in seat.hand if card.token in scene.cards]
        drawn[seat.seat] = {one for one in shown if one is not None}
    return drawn


def secrets_of(window: Window, seat: int) -> set[str]:
    """Names of cards that only this seat knows: nobody else ever saw or holds one like them."""
    match = window.game.match
    assert match is not None
    state = match.run.state
    held = [card for hand in state.hands if hand is not state.hands[seat] for card in hand]
    told = [card for event in match.run.history for card in _cards_of(event.redacted(None))]
    open_or_held = {CODE[card][:2] for card in held + told}
    return {
        card_name(card)
        for card in state.hands[seat]
        if CODE[card][:2] not in open_or_held and not IS_WILD[KIND[card]]
    }


def _cards_of(event: Event) -> list[int]:
    """Cards that an event tells of."""
    found: list[int] = []
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in ("cards", "rest", "melded", "taken", "pile"):
            found += [card for card in value if card >= 0]
        elif field.name in ("card", "top"):
            found.append(value)
    return found


def check(window: Window) -> None:
    """Nobody but the reader has a hand that is seen or can be read."""
    match = window.game.match
    assert match is not None
    if match.run.deal_over:
        return
    reader = match.session.reader
    for seat, faces in faces_drawn(window).items():
        assert not faces or seat == reader
    others = [seat for seat in match.session.persons if seat != reader]
    secrets = {seat: names for seat in others if (names := secrets_of(window, seat))}
    tree = tree_of(window.window) if secrets else ""
    for seat, names in secrets.items():
        found = {name for name in names if name in tree}
        assert not found, f"{found} of seat {seat} can be read while {reader} sits there"


@pytest.mark.parametrize("steps", [25, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "rules",
    # two people without bots: less of everything than at the other table
    [pytest.param("classic_2p", marks=pytest.mark.slow), "american_2024"],
)
def test_a_deal_is_played_and_no_frame_shows_the_hand_of_another(
    window: Window, qtbot: QtBot, rules: str, steps: int
) -> None:
    leave_unpainted(window.window)
    rng = random.Random(3)
    styles = ("", "human") if rules == "classic_2p" else ("", "human", "newcomer", "human")
    names = ("Ann", "Bob", "Otto", "Cleo")[: len(styles)]
    begin(window, replace(CHOICE, rules=rules, names=names, styles=styles))
    match = window.game.match
    assert match is not None
    frames = 0
    window.game.played.connect(lambda _script: check(window))
    for _ in range(steps):
        if match.run.deal_over:
            break
        QCoreApplication.processEvents()
        window.table.skip()
        if match.next_person is not None:
            panel = curtain(window, qtbot)
            check(window)
            assert panel.title.text().startswith(names[match.next_person]) or panel.answers
            assert panel.main is not None
            panel.main.click()
            window.table.skip()
        check(window)
        frames += 1
        if match.session.is_human(match.run.state.actor) and match.next_person is None:
            window.game.act(random_action(match.run.state, rng))
            window.table.skip()
            check(window)
        else:
            qtbot.wait(5)
    assert frames > 20


def test_keys_and_menus_do_nothing_for_the_wrong_person(window: Window, qtbot: QtBot) -> None:
    begin(window)
    panel = curtain(window, qtbot)
    match = window.game.match
    assert match is not None
    for key in (Qt.Key.Key_S, Qt.Key.Key_Space, Qt.Key.Key_H):
        QTest.keyClick(panel, key)
    assert not match.run.log.deals[-1].entries
    for name in ("hint", "replay", "review"):
        window.do(name)
        QCoreApplication.processEvents()
        assert not window.parts.stage.shows_again
        check(window)
    window.table.hint(HintModel())
    QTest.keyClick(curtain(window, qtbot), Qt.Key.Key_Return)
    assert match.session.reader == match.run.state.actor


def test_nothing_is_asked_or_switched_under_the_curtain(window: Window, qtbot: QtBot) -> None:
    begin(window)
    curtain(window, qtbot)
    match = window.game.match
    assert match is not None
    sorted_hands: list[object] = []
    hints: list[object] = []
    window.game.input.arranged.connect(sorted_hands.append)
    window.parts.hints.told.connect(lambda hint: hints.append(hint.text) if hint.text else None)
    aid = window.window.menus.actions["counting_aid"]
    for name in (*get_args(SortOrder), "counting_aid", "say", "concede", "hint", "undo", "ask"):
        window.do(name)
        QCoreApplication.processEvents()
        assert not aid.isChecked()
        assert curtain(window, qtbot).isVisible(), name
    QTest.keyClick(curtain(window, qtbot), Qt.Key.Key_Escape)
    for key in (Qt.Key.Key_R, Qt.Key.Key_W, Qt.Key.Key_A, Qt.Key.Key_H, Qt.Key.Key_F12):
        QTest.keyClick(window.table, key)
        QCoreApplication.processEvents()
    assert not sorted_hands
    assert not hints
    assert not window.preferences.flag("counting_aid")
    assert not aid.isChecked()
    assert not match.run.log.deals[-1].entries


def test_the_curtain_says_one_sentence(window: Window, qtbot: QtBot) -> None:
    begin(window)
    panel = curtain(window, qtbot)
    name, other = ("Ann", "Bob") if panel.title.text().startswith("Ann") else ("Bob", "Ann")
    assert panel.spoken() == f"{name}, it is your turn: press when {other} looks away."


def test_esc_leaves_the_table_covered_and_continue_asks_again(window: Window, qtbot: QtBot) -> None:
    begin(window)
    QTest.keyClick(curtain(window, qtbot), Qt.Key.Key_Escape)
    check(window)
    assert window.parts.curtain.curtain is None
    window.game.hurry()
    assert curtain(window, qtbot)


ASKING = {
    "rules": "classic_4p",
    "phase": "play",
    "hands": {"0": "A A 4", "1": 11, "2": "6 7 8 9 T J", "3": 11},
    "melds": {"0": ["K K K K K K K", "A A A A"]},
    "pile": "7",
}


def put_shared(window: Window) -> None:
    """A position in which Ann may ask Cleo, who both play at this screen."""
    window.pool.silent = True
    state = set_up(ASKING).state
    names = ("Ann", "Vera", "Cleo", "Nina")
    seats = tuple(
        SeatSpec(name, "human" if seat in (0, 2) else "bot", portrait=f"face-{seat + 1}")
        for seat, name in enumerate(names)
    )
    session = Session(seats, in_front=0)
    run = MatchRun.new(state.setup.rules, 1, session.players())
    run._state = state
    run.log.add_deal(state.dealer, state.setup.pack)
    run._remember()
    window.game._enter(RunningMatch(run, Presenter(run, session), recorder=None))
    window.window.show_table()
    window.game.take_up()
    window.table.skip()


def test_a_partners_question_is_answered_aloud(window: Window, qtbot: QtBot) -> None:
    put_shared(window)
    match = window.game.match
    assert match is not None
    window.game.act(do.AskPermission())
    panel = curtain(window, qtbot)
    assert panel.title.text() == "Ann asks Cleo: “May I go out?”"
    check(window)
    yes = panel.answers[0]
    yes.click()
    QCoreApplication.processEvents()
    assert match.run.state.actor == 0
    assert match.session.reader == 0, "Ann has not left the screen"
    assert window.parts.curtain.curtain is None


def test_who_is_asked_may_look_at_the_own_cards_first(window: Window, qtbot: QtBot) -> None:
    put_shared(window)
    match = window.game.match
    assert match is not None
    window.game.act(do.AskPermission())
    main = curtain(window, qtbot).main
    assert main is not None
    main.click()
    assert match.session.reader == 2
    window.game.act(do.AnswerPermission(False))
    window.table.skip()
    assert curtain(window, qtbot).title.text() == "Ann, it is your turn"
    check(window)


def test_a_replay_calls_everybody_by_name(window: Window) -> None:
    run = play_deal(new_run("classic_4p", seed=2))
    run.log.players = tuple(Player(name, "human") for name in ("Ann", "Bob", "Cleo", "Dan"))
    session = shown_again(Session.of_log(run.log), 2)
    lines = [line.text for line in lines_of_match(run.log, session)]
    assert any(line.startswith("Cleo draws") for line in lines)
    assert not any("You " in line or "Cleo draw " in line for line in lines)
