"""Several people at one screen: whose hand is seen when, and how they take turns.

Whole deals are played at random; in every single picture on the way only the hand of whoever was
asked to sit down lies open.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine import actions as do
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules import preset
from canasta_qt.record.log_text import dumps, loads
from canasta_qt.view_model.pictures import ButtonId, TableModel
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import CurtainModel, NewMatch, SeatSpec
from tests.helpers.table.table_tools import STOCK, NotedGame

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eva", "Finn")


def seats(rules: str, persons: tuple[int, ...]) -> tuple[SeatSpec, ...]:
    count = preset(rules).rules.match.players
    return tuple(
        SeatSpec(NAMES[seat], "human" if seat in persons else "bot", "steady", f"face-{seat + 1}")
        for seat in range(count)
    )


class SharedGame(NotedGame):
    """A game whose every picture is checked as it is handed to the table."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[CurtainModel] = []
        self.seen: set[int] = set()
        self.controller.curtain.hung.connect(self.asked.append)
        self.on_script = self._check

    def begin(self, rules: str, persons: tuple[int, ...], seed: int = 5) -> None:
        self.controller.new_match(NewMatch(rules, seats(rules, persons), seed))

    def _check(self, script: Script) -> None:
        reader = self.match.session.reader
        for beat in script.beats:
            if beat.model.over != "no":
                continue
            for seat in open_hands(beat.model):
                assert seat == reader, f"the hand of {seat} is seen by {reader}"
                self.seen.add(seat)
            if reader < 0:
                assert "You " not in beat.announce
                assert not any(entry.mine for entry in beat.entries)
                assert not beat.model.pile_text
                assert not beat.model.sorts
                assert not beat.model.new_cards

    def play(self, rng: random.Random, qtbot: QtBot, actions: int | None = None) -> None:
        """Every person acts at random when it is their turn, until the deal is over."""
        for done in range(2000):
            if done == actions or self.state.phase.name == "OVER":
                return
            actor = self.state.actor
            if not self.match.session.is_human(actor):
                qtbot.waitUntil(lambda before=actor: self._went_on(before))
                continue
            if self.match.session.reader != actor:
                qtbot.waitUntil(lambda: bool(self.asked))
                assert self.asked[-1].seat == actor
                self.asked.clear()
                assert self.match.situation is None
                self.controller.curtain.lift()
                assert self.match.session.reader == actor
            self.controller.act(random_action(self.state, rng))
        raise AssertionError("the deal does not end")

    def _went_on(self, before: int) -> bool:
        return self.state.phase.name == "OVER" or self.state.actor != before


def open_hands(model: TableModel) -> list[int]:
    return [
        seat.seat
        for seat in model.seats
        if not seat.special and any(card.face is not None for card in seat.hand)
    ]


@pytest.fixture
def shared(qtbot: QtBot) -> Iterator[SharedGame]:
    game = SharedGame()
    yield game
    game.controller.close()


WHOLE = ("classic_4p", (1, 2))
TABLES = [
    ("classic_2p", (0, 1)),
    ("classic_3p", (0, 1, 2)),
    ("american_2024", (0, 1, 2, 3)),
    ("classic_6p_pairs", (0, 2, 3, 5)),
    ("bain_hand_and_foot", (0, 1)),
]
MORE = [("classic_4p", (0, 2)), ("hand_and_foot", (0, 3))]
BEGUN = 40
"""Actions after which a deal is stopped; only with -m slow all are played to their ends."""


@pytest.mark.parametrize(
    ("rules", "persons", "actions"),
    [
        (*WHOLE, None),
        *((*table, BEGUN) for table in TABLES[::2]),
        *(pytest.param(*table, None, marks=pytest.mark.slow) for table in TABLES + MORE),
    ],
)
def test_only_the_hand_of_whoever_sits_before_the_screen_is_seen(
    qtbot: QtBot, shared: SharedGame, rules: str, persons: tuple[int, ...], actions: int | None
) -> None:
    count = preset(rules).rules.match.players
    persons = tuple(seat for seat in persons if seat < count)
    shared.begin(rules, persons)
    shared.play(random.Random(7), qtbot, actions)
    humans = set(shared.match.session.persons)
    assert len(humans) == len(persons)
    assert shared.seen <= humans
    assert shared.seen


def test_nobody_sits_down_by_itself_and_nothing_can_be_done_before(
    qtbot: QtBot, shared: SharedGame
) -> None:
    shared.begin("classic_2p", (0, 1))
    qtbot.waitUntil(lambda: bool(shared.asked))
    assert open_hands(shared.model) == []
    assert [button.id for button in shared.model.buttons] == [ButtonId.CONTINUE]
    before = len(shared.match.run.log.deals[-1].entries)
    shared.controller.input.activate(STOCK)
    assert len(shared.match.run.log.deals[-1].entries) == before
    first = shared.asked[-1]
    assert first.name in NAMES
    assert set(first.others) == set(NAMES[:2]) - {first.name}


def test_continue_asks_for_the_person_again(qtbot: QtBot, shared: SharedGame) -> None:
    shared.begin("classic_2p", (0, 1))
    qtbot.waitUntil(lambda: bool(shared.asked))
    count = len(shared.asked)
    shared.press(ButtonId.CONTINUE)
    qtbot.waitUntil(lambda: len(shared.asked) > count)


def test_what_was_played_meanwhile_is_shown_again_and_written_once(
    qtbot: QtBot, shared: SharedGame
) -> None:
    shared.begin("classic_2p", (0, 1))
    qtbot.waitUntil(lambda: bool(shared.asked))
    shared.controller.curtain.lift()
    shared.controller.act(do.DrawStock())
    hand = shared.state.hands[shared.state.actor]
    shared.controller.act(do.Discard(hand[0]))
    qtbot.waitUntil(lambda: len(shared.asked) > 1)
    shared.controller.curtain.lift()
    again = shared.scripts[-1]
    kinds = [beat.kind.name for beat in again.beats]
    assert "DRAW" in kinds
    assert "DISCARD" in kinds
    assert not any(beat.entries for beat in again.beats)
    assert again.final == shared.model


def test_a_hand_keeps_the_order_its_owner_gave_it(qtbot: QtBot, shared: SharedGame) -> None:
    shared.begin("classic_2p", (0, 1))
    qtbot.waitUntil(lambda: bool(shared.asked))
    shared.controller.curtain.lift()
    first = shared.match.session.viewer
    shared.controller.input.sort_hand("rank_down")
    shared.controller.act(do.DrawStock())
    hand = shared.match.presenter.hand.cards
    shared.controller.act(do.Discard(hand[-1]))
    for _ in range(2):
        count = len(shared.asked)
        qtbot.waitUntil(lambda count=count: len(shared.asked) > count or not shared.match.situation)
        qtbot.waitUntil(lambda: shared.match.next_person is not None)
        qtbot.wait(5)
        shared.controller.curtain.lift()
        if shared.match.session.viewer == first:
            break
        shared.controller.act(do.DrawStock())
        shared.controller.act(do.Discard(shared.match.presenter.hand.cards[-1]))
    assert shared.match.session.viewer == first
    assert shared.match.presenter.hand.cards == hand[:-1]


def test_people_stay_people_when_the_match_goes_on(qtbot: QtBot, tmp_path: object) -> None:
    game = NotedGame()
    game.controller.new_match(NewMatch("classic_4p", seats("classic_4p", (0, 2)), 3))
    log = loads(dumps(game.match.run.log)).log
    game.controller.close()
    again = NotedGame()
    assert again.controller.resume(log)
    session = again.match.session
    assert session.persons == (0, 2)
    assert session.covered
    assert [session.seats[seat].name for seat in session.persons] == ["Ann", "Cleo"]
    again.controller.close()
