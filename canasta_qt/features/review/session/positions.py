"""Positions of a review on the table: as the seat knew them, and how an imagined deal goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.engine.actions import Action, DrawStock, TakePile
from canasta_qt.features.review.model.continuation import log_with
from canasta_qt.features.review.model.moments import Continuation, Moment
from canasta_qt.features.review.words.review import PanelText, cards_of, tag_text
from canasta_qt.play.match.replay import WatchingInput
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.pictures import ButtonId, CardTag, TableModel, Token
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import shown_again

PAUSE_MS: Final = 900
"""How long the table rests between two actions of an imagined deal."""


def run_before(timeline: Timeline, moment: Moment) -> MatchRun:
    return timeline.run_at(ReplayPoint(moment.deal, moment.action - 1))


def position(timeline: Timeline, session: Session, moment: Moment, prompt: str) -> Script:
    """The table before a move as its seat saw it, with words on the cards it is about."""
    run = run_before(timeline, moment)
    presenter = Presenter(run, shown_again(session, moment.seat))
    script = presenter.entered(run)
    return _with(script, prompt, tuple(_tags(presenter, script.final, moment)))


def deal_end(timeline: Timeline, session: Session, deal: int, seat: int) -> Script:
    """The table at the end of a deal, seen from a seat."""
    run = timeline.run_at(ReplayPoint(deal, timeline.tape(deal).actions))
    return Presenter(run, shown_again(session, seat)).entered(run)


def _with(script: Script, prompt: str, tags: tuple[CardTag, ...] = ()) -> Script:
    beats = (
        replace(beat, model=replace(beat.model, prompt=prompt, tags=tags)) for beat in script.beats
    )
    return Script(tuple(beats))


def without_undo(model: TableModel) -> TableModel:
    """A picture in which nothing can be taken back."""
    buttons = tuple(button for button in model.buttons if button.id is not ButtonId.UNDO)
    return replace(model, can_undo=False, buttons=buttons)


# --- words on cards -----------------------------------------------------------------------


def _tags(presenter: Presenter, model: TableModel, moment: Moment) -> Iterator[CardTag]:
    """The tags of the move, then of the better one; of praise only the first."""
    yield from _tagged(presenter, model, moment.played, tag_text(moment.played), moment.is_praise)
    if not moment.is_praise:
        yield from _tagged(presenter, model, moment.other, PanelText.TAG_BETTER(), True)


def _tagged(
    presenter: Presenter, model: TableModel, action: Action, text: str, better: bool
) -> Iterator[CardTag]:
    """The text on the first of the cards of a move; the others only belong to it."""
    for number, token in enumerate(_tokens(presenter, model, action)):
        yield CardTag(token, text if number == 0 else "", better)


def _tokens(presenter: Presenter, model: TableModel, action: Action) -> Sequence[Token]:
    """The cards of a move: those of the hand from left to right, or a stack's top."""
    cards = presenter.tokens.all(cards_of(action))
    if isinstance(action, DrawStock):
        return [model.stock[-1].token] if model.stock else []
    hand = next((seat.hand for seat in model.seats if seat.is_viewer), ())
    own = [card.token for card in hand if card.token in cards]
    top = [model.pile[-1].token] if isinstance(action, TakePile) and model.pile else []
    return [*top, *own]


# --- what was imagined --------------------------------------------------------------------


class Watched(QObject):
    """Plays on from a position by itself, step by step; every picture says that it is imagined.

    Signals:
        played(Script): show this.
        over: it has been shown to its end.

    Attributes:
        input: takes the table's commands meanwhile. speed: factor of its pauses.
    """

    played = Signal(object)
    over = Signal()

    def __init__(
        self,
        run: MatchRun,
        actions: Sequence[Action],
        presenter: Presenter,
        parent: QObject | None = None,
    ) -> None:
        """`presenter` shows `run`, which these actions are played in."""
        super().__init__(parent)
        self._run, self._presenter = run, presenter
        self._left = list(actions)
        self.speed = 1.0
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._step)
        self.input = WatchingInput(self._stands, parent=self)

    def begin(self) -> None:
        self._show(self._presenter.entered(self._run))

    def retranslate(self) -> None:
        self._show(self._presenter.entered(self._run))

    def close(self) -> None:
        self._rest.stop()
        self._left = []

    def _show(self, script: Script) -> None:
        self.played.emit(_with(script, PanelText.IMAGINED()))

    def _stands(self) -> None:
        if not self._rest.isActive():
            self._rest.start(round(PAUSE_MS * self.speed))

    def _step(self) -> None:
        if not self._left:
            self.over.emit()
            return
        run = self._run
        events = run.play(self._left.pop(0))
        if run.deal_over:
            run.finish_deal()
        self._show(self._presenter.happened(events))


class Imagined(Watched):
    """How a moment's better move goes on in an imagined deal."""

    def __init__(
        self,
        log: MatchLog,
        session: Session,
        moment: Moment,
        way: Continuation,
        parent: QObject | None = None,
    ) -> None:
        """The better of both moves. Raises `ReplayDifference`."""
        run = MatchRun.from_log(log_with(log, moment.deal, moment.action, way.order))
        actions = way.played if moment.is_praise else way.other
        super().__init__(run, actions, Presenter(run, shown_again(session, moment.seat)), parent)
