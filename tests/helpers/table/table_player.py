"""A game that is not there: writes down what the table asks for, and answers as told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest

from canasta_qt.play.scene.items.card_item import CardItem
from canasta_qt.play.scene.scene import TableScene
from canasta_qt.play.scene.view import TableView
from canasta_qt.view_model.pictures import (
    ButtonId,
    DropTarget,
    SortOrder,
    TableModel,
    Token,
    Zone,
    ZoneKind,
)

PILE, STOCK = Zone(ZoneKind.PILE), Zone(ZoneKind.STOCK)
NEW_MELD = Zone(ZoneKind.NEW_MELD, 0)

Wish = tuple[str, tuple[Any, ...]]


Seen = tuple[Zone, int, str | None]
"""A card's zone, its index there, and its face."""

ASTRAY = Zone(ZoneKind.SEAT, -1)
"""The zone reported for a card that is not where its slot is."""


def card_report(view: TableView) -> dict[Token, Seen]:
    """What the scene really shows: for each card where it stands and how it looks.

    A card that does not stand at its slot, or is hidden though it should be seen, is reported in
    the zone `ASTRAY`.
    """
    scene = view.scene_of_cards
    return {token: _seen(scene, item) for token, item in scene.cards.items()}


def _seen(scene: TableScene, item: CardItem) -> Seen:
    home = item.home
    place = scene.layout.cards.get(item.token) if scene.layout else None
    if home is None or home != place or item.isVisible() == home.buried:
        return ASTRAY, -1, item.face
    wanted, pos = scene.rest_pose(item), item.pos()
    off = abs(pos.x() - wanted.x) + abs(pos.y() - wanted.y)
    turned = abs(item.rotation() - wanted.rotation)
    if off > 0.5 or turned > 0.1:
        return ASTRAY, -1, item.face
    return home.zone, home.slot, item.face


class RecordingCommands:
    """Implements `TableCommands`; `asked` holds the commands in order.

    `targets` is the answer to `drop_targets`; `on_drop` is called by a drop.
    """

    def __init__(self) -> None:
        self.asked: list[Wish] = []
        self.targets: tuple[DropTarget, ...] = ()
        self.queries: list[tuple[Token, ...]] = []
        self.on_drop: Callable[[tuple[Token, ...], Zone], None] | None = None
        self.finished = 0

    def last(self) -> Wish:
        """The command given last."""
        return self.asked[-1]

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        self.queries.append(tokens)
        return self.targets

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        self.asked.append(("drop", (tokens, zone)))
        if self.on_drop is not None:
            self.on_drop(tokens, zone)

    def activate(self, zone: Zone) -> None:
        self.asked.append(("activate", (zone,)))

    def quick(self, token: Token, others: tuple[Token, ...] = ()) -> None:
        self.asked.append(("quick", (token, *others)))

    def press(self, button: ButtonId) -> None:
        self.asked.append(("press", (button,)))

    def choose(self, option: int | None) -> None:
        self.asked.append(("choose", (option,)))

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        self.asked.append(("reorder", (tokens, index)))

    def sort_hand(self, how: SortOrder) -> None:
        self.asked.append(("sort_hand", (how,)))

    def unstage(self, tokens: tuple[Token, ...]) -> None:
        self.asked.append(("unstage", (tokens,)))

    def script_finished(self) -> None:
        self.finished += 1


class Hand:
    """A hand on the mouse over a table."""

    def __init__(self, view: TableView) -> None:
        self.view = view

    def model(self) -> TableModel:
        """The model the table shows."""
        assert self.view.model is not None
        return self.view.model

    def cards(self) -> tuple[Token, ...]:
        """The player's hand, from left to right."""
        return self.view.scene_of_cards.hand_tokens()

    def spot(self, token: Token) -> QPoint:
        """A point of the card that shows in the fan: near its left edge."""
        pose = self.view.scene_of_cards.cards[token].pose
        return QPoint(round(pose.x - 0.35 * pose.width), round(pose.y))

    def middle(self, zone: Zone) -> QPoint:
        """The middle of a place."""
        layout = self.view.scene_of_cards.layout
        assert layout is not None
        rect = layout.zones[zone]
        return QPoint(round(rect.cx), round(rect.cy))

    def press(self, at: QPoint, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Button down."""
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, keys, at)

    def move(self, to: QPoint) -> None:
        """Move with the button down."""
        self._move(to, Qt.MouseButton.LeftButton)

    def hover(self, to: QPoint) -> None:
        """Move with no button down."""
        self._move(to, Qt.MouseButton.NoButton)

    def _move(self, to: QPoint, held: Qt.MouseButton) -> None:
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(to),
            QPointF(self.view.viewport().mapToGlobal(to)),
            Qt.MouseButton.NoButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        self.view.mouseMoveEvent(event)

    def release(self, at: QPoint) -> None:
        """Button up."""
        QTest.mouseRelease(
            self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
        )

    def click(self, at: QPoint, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A click."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, keys, at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move over some way points, let go."""
        self.press(start)
        for step in range(1, 6):
            self.move(start + (end - start) * step / 5)
        self.release(end)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key."""
        QTest.keyClick(self.view, key, keys)


def chosen(hand: Hand) -> tuple[int, ...]:
    """Which cards of the hand are chosen, by their place."""
    cards = hand.cards()
    return tuple(cards.index(token) for token in hand.view.selection.tokens)


def click(
    hand: Hand, place: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Clicks on a card of the hand, by its place."""
    hand.click(hand.spot(hand.cards()[place]), keys)


def check_tab_order(view: TableView, model: TableModel) -> None:
    """Tab leads to every place of the table once, but for where others begin their melds."""
    view.show_model(model)
    hand = Hand(view)
    walked: list[Zone] = []
    while not walked or view.keyboard.zone is not None:
        hand.key(Qt.Key.Key_Tab)
        if view.keyboard.zone is not None:
            walked.append(view.keyboard.zone)
    assert len(walked) == len(set(walked))
    layout = view.scene_of_cards.layout
    assert layout is not None
    foreign = {Zone(ZoneKind.NEW_MELD, side.side) for side in model.sides[1:]}
    assert set(walked) == set(layout.zones) - foreign
