"""A table and a controller that only note what they are told; for the window and its dialogs."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.features.rulebook.words.terms import Terms
from canasta_qt.ui.style.motion import AT_ONCE
from canasta_qt.view_model.endings import DealEnding
from canasta_qt.view_model.pictures import (
    ButtonId,
    ButtonModel,
    CardModel,
    ScoreLineModel,
    ScoreSheetModel,
    SeatModel,
    SideModel,
    TableModel,
)
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from canasta_qt.view_model.session import Pace


class Noting:
    """Answers every unknown method by noting its name and arguments."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def note(self, name: str, *arguments: Any) -> None:
        self.calls.append((name, *arguments))

    def names(self) -> list[str]:
        return [call[0] for call in self.calls]


class FakePlayer(QObject):
    """Stands in for the table's BeatPlayer."""

    told = Signal(object)
    shown = Signal()
    finished = Signal()


class FakeScene(QObject):
    """Stands in for the scene of a table on which nothing lies."""

    relaid = Signal()
    layout = None


class FakeSelection(QObject):
    """Nothing is ever chosen."""

    changed = Signal()

    def clear(self) -> None:
        """There is nothing to clear."""


class FakeGestures:
    """Nobody holds a card."""

    def cancel(self) -> bool:
        return False


class FakeTable(QWidget):
    """Stands in for the TableView."""

    hint_left = Signal()
    tempo = AT_ONCE
    hint_asked = Signal()
    hint_followed = Signal()
    term_asked = Signal(str)
    terms = Terms()
    said = ""
    said_at = QPoint()

    def __init__(self) -> None:
        super().__init__()
        self.player = FakePlayer(self)
        self.selection = FakeSelection(self)
        self.gestures = FakeGestures()
        self.noted = Noting()
        self.commands: object = None
        self.model = None
        self.scene_of_cards = FakeScene(self)

    def viewport(self) -> QWidget:
        return self

    def set_commands(self, commands: object) -> None:
        self.commands = commands
        self.noted.note("set_commands", commands)

    def set_keys(self, keys: object) -> None:
        self.noted.note("set_keys", keys)

    def play(self, script: Script) -> None:
        self.noted.note("play", script)

    def hint(self, hint: object) -> None:
        self.noted.note("hint", hint)

    def tell_more(self) -> bool:
        return False

    def refuse(self, refused: object) -> None:
        self.noted.note("refuse", refused)

    def choose(self, tokens: object) -> None:
        self.noted.note("choose", tokens)

    def offer(self, choice: object) -> None:
        self.noted.note("offer", choice)

    def skip(self) -> None:
        self.noted.note("skip")

    def set_speed(self, speed: float) -> None:
        self.noted.note("set_speed", speed)

    def present(self, presentation: object) -> None:
        self.noted.note("present", presentation)

    def set_card_size(self, size: str) -> None:
        self.noted.note("set_card_size", size)


class FakeAdviser(QObject):
    """Stands in for the pool where hints are thought about; it never answers."""

    answered = Signal(object)

    def cancel(self) -> None:
        """There is nothing to call off."""


class FakeInput(QObject):
    """Stands in for the TableInput."""

    refused = Signal(object)
    choice = Signal(object)
    chosen = Signal(object)
    way_on = Signal(str)
    arranged = Signal(object)
    hand_wishes = None

    def __init__(self, noted: Noting) -> None:
        super().__init__()
        self.noted = noted

    def press(self, button: ButtonId) -> None:
        self.noted.note("press", button)

    def sort_hand(self, how: str) -> None:
        self.noted.note("sort_hand", how)


class FakeCurtain(QObject):
    """Never hangs: one person plays."""

    hung = Signal(object)
    sitting = Signal(str)
    covered_changed = Signal()

    def lift(self) -> None:
        """Nobody waits."""

    def answer(self, yes: bool) -> None:
        """Nobody asks."""


class FakeController(QObject):
    """Stands in for the GameController."""

    played = Signal(object)
    scored = Signal(object)
    match_over = Signal(object)
    happened = Signal(object)
    hint_given = Signal()
    problem = Signal(str)
    match = None
    number = None
    store = None

    def __init__(self) -> None:
        super().__init__()
        self.noted = Noting()
        self.input = FakeInput(self.noted)
        self.curtain = FakeCurtain()
        self.pace = Pace()
        self.adviser = self.pool = FakeAdviser()
        self.sheets: tuple[ScoreSheetModel, ...] = ()

    def new_match(self, match: object) -> None:
        self.noted.note("new_match", match)

    def resume(self, log: object) -> bool:
        self.noted.note("resume", log)
        return True

    def next_deal(self) -> None:
        self.noted.note("next_deal")


def model(**changes: Any) -> TableModel:
    """A small table of two people in the middle of a deal."""
    card = CardModel(1, "Kh")
    values: dict[str, Any] = {
        "deal_key": "first",
        "rules_name": "Classic",
        "deal_number": 1,
        "viewer": 0,
        "stock": (),
        "pile": (),
        "frozen": False,
        "freezer": None,
        "seats": (
            SeatModel(0, "bottom", 0, "You", "you", (card,), is_viewer=True),
            SeatModel(1, "top", 1, "Vera", "vera", ()),
        ),
        "sides": (
            SideModel(0, "You", True, 1240, 0, 50, False),
            SideModel(1, "Vera", False, 980, 0, 50, False),
        ),
        "prompt": "Draw a card",
        "buttons": (ButtonModel(ButtonId.DRAW, "Draw"),),
    }
    return TableModel(**{**values, **changes})


def script(picture: TableModel, announce: str = "") -> Script:
    """One beat that ends in this picture."""
    return Script((Beat(BeatKind.SHOW, picture, announce=announce),))


def sheet(**changes: Any) -> ScoreSheetModel:
    """A score sheet after the third deal."""
    values: dict[str, Any] = {
        "title": "Deal 3",
        "outcome": "Vera went out.",
        "sides": ("You", "Vera"),
        "lines": (
            ScoreLineModel("Mixed canastas", (300, 600), "Sevens"),
            ScoreLineModel("Going out", (None, 100)),
            ScoreLineModel("Cards in hand", (-85, 0)),
        ),
        "deal_totals": (215, 700),
        "before": (140, -240),
        "totals": (355, 460),
        "history": ((-155, -300), (140, -240), (355, 460)),
        "target": 5000,
    }
    sides = len(changes.get("sides", values["sides"]))
    values["ending"] = DealEnding(
        "Vera went out", "Deal 3 · Classic", "Vera leads by 105.", ((),) * sides, ((),) * sides, 1
    )
    return ScoreSheetModel(**{**values, **changes})
