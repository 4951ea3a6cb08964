"""Several people at one screen: the table is covered whenever another one of them is to act."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import AnswerPermission
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.state import Phase
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.match.table_input import CommandedGame
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.record.log import Player
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.session import CurtainModel
from canasta_qt.words.people import seat_name
from canasta_qt.words.turn import TurnText


class SharedGame(CommandedGame, Protocol):
    """What the curtain needs of the game at the screen; `GameController` implements it."""

    @property
    def stands_still(self) -> bool: ...
    @property
    def hand_wishes(self) -> HandWishes: ...
    def go_on(self) -> None: ...


class Curtain(QObject):
    """Covers the table, asks for the next person, and lifts again.

    The table is first shown without any hand, and the next person is asked for only when that
    picture stands still: no frame holds the cards of two people.

    Signals:
        hung(CurtainModel): the table is covered; ask for this person.
        sitting(str): the person of this name is about to sit down: set up the table as that person
            likes it. Empty: nobody in particular.
        covered_changed: another hand is visible from now on, or none.
    """

    hung = Signal(object)
    sitting = Signal(str)
    covered_changed = Signal()

    def __init__(self, game: SharedGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._look = single_shot(self, self._hang)

    def look(self) -> None:
        """Ask for another person, if one is needed, once the table stands still."""
        match = self._game.match
        if match is not None and match.next_person is not None:
            self._look.start(0)

    def expect(self, players: Iterable[Player]) -> None:
        """A match comes to the table; its only person, if there is just one, sits there already."""
        people = [player.name for player in players if player.is_human]
        self.sitting.emit(people[0] if len(people) == 1 else "")

    def stop(self) -> None:
        self._look.stop()

    def _hang(self) -> None:
        match = self._game.match
        if match is None or match.next_person is None or not self._game.stands_still:
            return
        if match.session.covered:
            self.hung.emit(curtain_model(match))
        else:
            match.cover()
            self.covered_changed.emit()
            self._game.show_script(match.presenter.shown())
            self.look()

    def lift(self) -> None:
        """The person who was asked for sits down."""
        match = self._game.match
        seat = match.next_person if match is not None else None
        if match is not None and seat is not None:
            self.sitting.emit(match.session.seats[seat].name)
            script = match.sit_down(seat, self._game.hand_wishes)
            self.covered_changed.emit()
            self._game.show_script(script)
            self._game.go_on()

    def answer(self, yes: bool) -> None:
        """The person who was asked for has said yes or no, without looking at the cards."""
        match = self._game.match
        action = AnswerPermission(yes)
        if match is None or match.next_person is None:
            return
        if verify(match.run.state, action) is not None:
            self.lift()
            return
        if match.run.state.turn_seat == match.session.viewer:
            match.uncover()
            self.covered_changed.emit()
        self._game.act(action)


def curtain_model(match: RunningMatch) -> CurtainModel:
    """What the curtain says; a person is waited for."""
    seat, session, state = match.next_person, match.session, match.run.state
    assert seat is not None
    name = seat_name(session, seat)
    others = tuple(seat_name(session, one) for one in session.persons if one != seat)
    portrait = session.seats[seat].portrait
    if state.phase is not Phase.ANSWER:
        return CurtainModel(seat, name, portrait, others)
    asked_by = seat_name(session, state.turn_seat)
    text = TurnText.CURTAIN_ASKED if state.now.concession is None else TurnText.CURTAIN_CONCESSION
    return CurtainModel(seat, name, portrait, others, asked_by, text(name=asked_by, whom=name))
