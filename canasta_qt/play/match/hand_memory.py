"""Passes the player's preferences for the hand to the game, and stores its order for a restart."""

from __future__ import annotations

import json
from typing import cast

from PySide6.QtCore import QObject

from canasta_qt.library.preferences import Preferences
from canasta_qt.play.match.game import GameController
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.record.json_text import parse_json
from canasta_qt.view_model.pictures import SortOrder


class HandMemory(QObject):
    """Passes preferences for the hand to the game, and stores the last order that was arranged."""

    def __init__(
        self, controller: GameController, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        controller.input.arranged.connect(self._store)
        preferences.changed.connect(self._pass_on)
        self._pass_on("sort_order")

    def _pass_on(self, what: str) -> None:
        if what not in ("sort_order", "auto_sort", "mark_new_cards"):
            return
        flag = self._preferences.flag
        order = cast("SortOrder", self._preferences.chosen("sort_order"))
        wishes = HandWishes(order, flag("auto_sort"), flag("mark_new_cards"))
        if self._preferences.changing_person:
            self._controller.input.next_wishes(wishes)
        else:
            self._controller.input.hand_wishes = wishes

    def bring_back(self) -> None:
        """Lay the hand as it was arranged last, if that is stored."""
        deal = self._deal()
        cards = _stored(self._preferences.hand, deal) if deal else []
        if cards:
            self._controller.input.lay_hand(cards)

    def _store(self, cards: tuple[int, ...]) -> None:
        deal = self._deal()
        if deal:
            self._preferences.hand = json.dumps([*deal, *cards])

    def _deal(self) -> tuple[int, int] | None:
        """The numbers of the match and of its deal; None for a match that is not stored."""
        match, number = self._controller.match, self._controller.number
        return None if match is None or number is None else (number, match.run.state.deal_number)


def _stored(text: str, deal: tuple[int, int]) -> list[int]:
    """The cards that `HandMemory` stored for this deal; none for anything else."""
    try:
        values = parse_json(text)
    except ValueError:
        return []
    if not isinstance(values, list) or any(type(value) is not int for value in values):
        return []
    return values[2:] if tuple(values[:2]) == deal else []
