"""A storm of clicks, drags, keys and sizes while cards move: nothing sticks, nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene.view import TableView
from canasta_qt.view_model.pictures import DropTarget, RefusedModel, TableModel, Zone, ZoneKind
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from tests.helpers import RESOURCES
from tests.helpers.screen.windows import leave_unpainted
from tests.helpers.table import table_games as games
from tests.helpers.table import table_models as tables
from tests.helpers.table.model_moves import moved, slots
from tests.helpers.table.table_player import Hand, RecordingCommands, card_report

SLOW = pytest.mark.slow
KEYS = [
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab,
    Qt.Key.Key_D, Qt.Key.Key_M, Qt.Key.Key_G, Qt.Key.Key_Escape, Qt.Key.Key_R, Qt.Key.Key_T,
]  # fmt: skip


class Storm:
    """Does one thing after the other to a table, drawn by lot."""

    def __init__(self, view: TableView, commands: RecordingCommands, seed: int) -> None:
        self.lot = random.Random(seed)
        self.view = view
        self.hand = Hand(view)
        self.down = False
        commands.targets = (
            DropTarget(Zone(ZoneKind.PILE), "discard"),
            DropTarget(Zone(ZoneKind.NEW_MELD, 0), "new meld"),
        )
        commands.on_drop = self.answer
        self.deeds: list[Callable[[], None]] = [
            self.press, self.move, self.move, self.release, self.click, self.key, self.others_play,
            self.others_play, self.pile, self.resize, self.new_model, self.refuse, self.new_deal,
            self.wait,
        ]  # fmt: skip

    def answer(self, tokens: tuple[int, ...], zone: Zone) -> None:
        """Discards are played, all else is refused."""
        if zone.kind is ZoneKind.PILE and tokens[0] in self.hand.cards():
            after = moved(self.model(), tokens[0], "pile")
            self.view.play(Script((Beat(BeatKind.DISCARD, after, tokens[:1], 0),)))
        else:
            self.view.refuse(RefusedModel("No.", tokens, zone))

    def model(self) -> TableModel:
        """The newest model the table knows: the end of what it plays."""
        newest = self.view.player.newest
        return newest.model if newest is not None else self.hand.model()

    def spot(self) -> QPoint:
        size = self.view.viewport().size()
        low = self.lot.choice([0, round(0.8 * size.height())])
        x, y = self.lot.randrange(size.width()), self.lot.randrange(low, size.height())
        return QPoint(x, y)

    def press(self) -> None:
        self.hand.press(self.spot())
        self.down = True

    def move(self) -> None:
        (self.hand.move if self.down else self.hand.hover)(self.spot())

    def release(self) -> None:
        self.hand.release(self.spot())
        self.down = False

    def click(self) -> None:
        keys = [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier]
        self.hand.click(self.spot(), self.lot.choice(keys))
        self.down = False

    def pile(self) -> None:
        """Click on the pile, which spreads it where a card of it may be named."""
        layout = self.view.scene_of_cards.layout
        assert layout is not None
        at = layout.zones[Zone(ZoneKind.PILE)]
        self.hand.click(QPoint(round(at.cx), round(at.cy)))
        self.down = False

    def key(self) -> None:
        self.hand.key(self.lot.choice(KEYS))

    def others_play(self) -> None:
        model = self.model()
        if not model.stock or not model.seats[1].hand:
            return
        token = model.seats[1].hand[-1].token
        drawn = model.stock[-1].token
        one = moved(model, token, "pile")
        two = moved(one, drawn, "hand")
        beats = (Beat(BeatKind.DISCARD, one, (token,), 1), Beat(BeatKind.DRAW, two, (drawn,), 0))
        self.view.play(Script(beats))

    def resize(self) -> None:
        self.view.resize(*self.lot.choice([(1024, 600), (1366, 768), (900, 620)]))
        self.view.set_card_size(self.lot.choice(["normal", "large", "jumbo"]))

    def new_model(self) -> None:
        self.view.show_model(replace(self.model(), prompt="Now then."))

    def refuse(self) -> None:
        self.view.refuse(RefusedModel("No.", self.hand.cards()[:2]))

    def new_deal(self) -> None:
        if self.lot.random() < 0.2:
            key = f"deal-{self.lot.random()}"
            model = replace(self.lot.choice(STARTS)(), deal_key=key)
            self.view.show_model(model)
            if self.lot.random() < 0.5:
                beat = Beat(BeatKind.CEREMONY, model, ceremony=games.ceremony())
                self.view.play(Script((beat, Beat(BeatKind.SHOW, model))))

    def wait(self) -> None:
        QApplication.processEvents()


STARTS: list[Callable[[], TableModel]] = [
    tables.middle, tables.drafting, tables.full_deal, tables.six, tables.three, tables.american,
    games.by_depth, games.hand_and_foot, games.bolivia,
]  # fmt: skip


@pytest.mark.parametrize(
    # two short storms stand for all: one for each table to begin with
    ("seed", "deeds"),
    [
        *((seed, 50) for seed in range(2)),
        *(pytest.param(seed, 250, marks=SLOW) for seed in range(12)),
    ],
)
def test_after_a_storm_the_scene_is_like_the_model(qtbot: QtBot, seed: int, deeds: int) -> None:
    commands = RecordingCommands()
    view = TableView(RESOURCES)
    qtbot.addWidget(view)
    view.resize(1024, 600)
    view.set_commands(commands)
    view.show_model((games.by_depth if seed % 2 else tables.middle)())
    view.set_speed(0.3)
    if seed % 2:
        leave_unpainted(view)
    view.show()
    storm = Storm(view, commands, seed)
    for _ in range(deeds):
        storm.lot.choice(storm.deeds)()
    storm.hand.release(QPoint(5, 300))
    newest = storm.model()
    view.skip()
    view.selection.clear()
    qtbot.waitUntil(lambda: view.is_still)
    assert view.model == newest
    assert card_report(view) == slots(newest)
