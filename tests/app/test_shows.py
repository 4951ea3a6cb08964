"""Whatever has the table gives way to anything else, and is then as if it had come first.

Welcome page, match, a turn shown again, replay, review, lesson, exercise and position are entered
from each other and left again; picture, menus and the place of the keyboard are compared with
those of a fresh entry. One window for all pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QWidget

from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.features.learning.lessons.model.reading import catalogue
from canasta_qt.features.review.model.moments import review_data
from canasta_qt.play.scene.interactions.drag import Drag
from canasta_qt.play.stage import Show, ShowKind
from canasta_qt.record.positions.exercise import PositionExercise
from canasta_qt.record.timeline import Timeline
from canasta_qt.view_model.pictures import TableModel
from tests.helpers.deals.reviews import played_match, usual_review
from tests.helpers.programs.match_window import Window, a_match
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.windows import leave_unpainted
from tests.helpers.workers import no_work

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly

POSITION = {"rules": "classic_4p", "hands": {"0": "Kh Ks 4h 5h"}, "pile": "9h"}

NO_WAY_IN = {
    (below, "turn"): "the lines of a running match are only there beside it"
    for below in ("welcome", "replay", "review", "lesson", "exercise", "position")
}
"""Pairs without a way from the first to the second, and why."""


@dataclass(frozen=True)
class Picture:
    """All that is seen and can be done."""

    front: str
    title: str
    docks: frozenset[str]
    around: tuple[str, ...]
    offered: frozenset[str]
    keyboard: str
    table: TableModel | None
    chosen: tuple[str, ...]


class Room:
    """A window where each kind of thing is entered by its way in."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.parts, self.context = window.parts, window.context
        self.log = a_match(60)
        self.timeline = Timeline(played_match())
        self.number = window.store.import_log(self.timeline.log, "classic_4p")
        window.reviews.save(self.number, 0, review_data(usual_review(self.timeline)))
        self.ways: dict[str, Callable[[], object]] = {
            "welcome": lambda: window.do("welcome"),
            "match": self.match,
            "turn": lambda: window.window.ledger.lines.again.emit(self.line),
            "replay": lambda: self.parts.replays.watch(self.timeline),
            "review": lambda: self.parts.reviews.review_kept(self.timeline, self.number),
            "first_hand": self.parts.lessons.first_hand,
            "lesson": lambda: self.parts.lessons.start(catalogue().lessons[1]),
            "exercise": lambda: self.parts.exercises.start(shipped().exercises[0]),
            "position": lambda: self.parts.table_editor.solve(PositionExercise("", 1, POSITION)),
        }

    def match(self) -> None:
        self.parts.match.resume(self.log)
        self.settle()

    @property
    def line(self) -> object:
        return self.window.window.ledger.lines.model.line(4)

    def settle(self) -> None:
        self.window.table.skip()
        QApplication.processEvents()
        self.window.table.skip()

    def enter(self, name: str) -> Picture:
        self.ways[name]()
        return self.picture()

    def begin(self, below: str, name: str) -> Picture:
        """A thing with this below it, after nothing else."""
        self.parts.stage.leave_all()
        at_match = self.window.window.stack.currentWidget() is self.window.table
        if at_match and below == "welcome":
            self.ways["welcome"]()
        elif not at_match and below == "match":
            self.match()
        return self.picture() if name == below else self.enter(name)

    @cache  # noqa: B019 - one room for all
    def fresh(self, below: str, name: str) -> Picture:
        return self.begin(below, name)

    def picture(self) -> Picture:
        if self.parts.stage.kind is not ShowKind.TURN:
            self.settle()
        window, table = self.window.window, self.window.table
        front = window.stack.currentWidget()
        focus = window.focusWidget()
        around = window.centralWidget().findChildren(QWidget, options=DIRECT)
        actions = window.menus.actions.items()
        return Picture(
            type(front).__name__,
            window.windowTitle(),
            frozenset(d.objectName() for d in window.findChildren(QDockWidget) if d.isVisible()),
            tuple(sorted(type(one).__name__ for one in around if one.isVisible())),
            frozenset(name for name, action in actions if action.isEnabled()),
            type(focus).__name__ if focus is not None else "",
            self.same(table.model) if front is table else None,
            tuple(str(token) for token in table.selection.tokens),
        )

    @staticmethod
    def same(model: TableModel | None) -> TableModel | None:
        """What cannot be the same twice is left out: each match has a key of its own."""
        return replace(model, deal_key="") if model is not None else None


@pytest.fixture(scope="module")
def room(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Costs one window; reviews and judges only note what they are asked."""
    with pytest.MonkeyPatch.context() as patch:
        no_work(patch)
        patch.setattr("canasta_qt.play.match.replay.REST_MS", 10_000_000)
        window = Window(None, tmp_path_factory.mktemp("shows"))
        leave_unpainted(window.window)
        window.pool.silent = True
        yield Room(window)
        window.close()


ALL = ("welcome", "match", "turn", "replay", "review", "lesson", "exercise", "position")
SHOWS = ALL[2:]


@pytest.mark.parametrize("second", ALL)
@pytest.mark.parametrize("first", ALL)
def test_a_pair(room: Room, first: str, second: str) -> None:
    """The second is entered from the first as from the match; left, what lay below is there."""
    if (first, second) in NO_WAY_IN:
        room.begin("welcome" if first == "welcome" else "match", first)
        shown = Parts(room.context).stage.show
        if first != "welcome":  # there is no line at all
            room.ways[second]()
        assert Parts(room.context).stage.show is shown
        return
    below = "welcome" if first == "welcome" else "match"
    fresh, before = room.fresh("match", second), room.fresh(below, below)
    room.begin(below, first)
    assert room.enter(second) == fresh
    if second not in ("welcome", "match"):
        Parts(room.context).stage.leave()
        assert room.picture() == before


@pytest.mark.parametrize("below", SHOWS[1:])
def test_a_position_opened_from_a_show_leads_back_to_it(room: Room, below: str) -> None:
    before = room.begin("match", below)
    shown = Parts(room.context).stage.show
    Parts(room.context).edit_shown.edit()
    editor = Parts(room.context).table_editor
    assert isinstance(shown, Show)
    editor._begin(POSITION, 1, None)
    assert Parts(room.context).stage.kind is ShowKind.POSITION
    assert Parts(room.context).stage.show is not shown
    Parts(room.context).stage.leave()
    assert Parts(room.context).stage.show is shown
    assert room.picture() == before
    for dialog in room.window.window.findChildren(QDialog):
        dialog.done(0)


def hold_a_card(window: Window) -> None:
    """Drag a card of the hand, and keep the button down."""
    table = window.table
    scene = table.scene_of_cards
    bounds = scene.cards[scene.hand_tokens()[0]].pose.bounds
    x, y = bounds.x + bounds.w / 5, bounds.y + bounds.h / 2
    table.gestures.press(x, y, Qt.KeyboardModifier.NoModifier)
    table.gestures.move(x, y - 2 * bounds.h)
    assert isinstance(table.gestures.current, Drag)


@pytest.mark.parametrize("first", ["match", "lesson", "exercise", "position"])
def test_a_card_that_is_held_is_let_go_before_something_else_has_the_table(
    room: Room, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gestures = room.window.table.gestures
    for second in ("first_hand", "replay", "welcome"):
        room.begin("match", first)
        show, held = Parts(room.context).stage.show, list[object]()

        def closed(close: Callable[[], None], held: list[object] = held) -> None:
            held.append(gestures.current)
            close()

        if show is not None:
            monkeypatch.setattr(show, "close", partial(closed, show.close))
        hold_a_card(room.window)
        room.ways[second]()
        assert gestures.current is None
        assert held == ([None] if show is not None else [])
        assert not room.window.table.scene_of_cards.held
