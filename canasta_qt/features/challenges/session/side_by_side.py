"""Two ways to play one deal, moved together: yours, and that of a level."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.features.challenges.model import LevelPlayed, as_it_was, parting, played_by_other
from canasta_qt.features.challenges.words import CompareText
from canasta_qt.library.match_saver import title_of
from canasta_qt.play.match.replay import ReplayController
from canasta_qt.record.log import MatchLog
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import level_name

PLAY_MS: Final = 1500
Which = Literal["yours", "theirs"]
WAYS: Final[tuple[Which, Which]] = ("yours", "theirs")


class SideBySide(QObject):
    """Moves two replays of a deal by the same steps; `moved` where they are, play or pause.

    A turn forward or back brings both to the beginning of the same turn. `parting` is None where
    all moves are the same.
    """

    moved = Signal()

    def __init__(
        self,
        log: MatchLog,
        deal: int,
        seat: int,
        level: str,
        played: LevelPlayed,
        parent: QObject | None = None,
    ) -> None:
        """Raises `ReplayDifference` where the moves of the level cannot be played."""
        super().__init__(parent)
        self.deal, self.level, self.playing = deal, level, False
        self.parting = parting(log.deals[deal - 1].entries, played.entries)
        first = self.parting.action if self.parting is not None else 0
        yours = as_it_was(log, deal)
        theirs = played_by_other(log, deal, seat, level, level_name(level), played)
        whole = deal == len(log.deals) and yours.finished
        self.yours = self._replay(yours, seat, first, all_seats=whole)
        self.theirs = self._replay(theirs, seat, first, all_seats=whole)
        self.both = (self.yours, self.theirs)
        self._timer = QTimer(self, interval=PLAY_MS)
        self._timer.timeout.connect(self._on)

    def _replay(
        self, timeline: Timeline, seat: int, action: int, *, all_seats: bool
    ) -> ReplayController:
        session = Session.of_log(timeline.log, title_of(timeline.log))
        count = len(session.seats)
        others = [(seat + step) % count for step in range(1, count)] if all_seats else []
        place = ReplayPoint(self.deal, action)
        return ReplayController(timeline, session, seats=(seat, *others), place=place, parent=self)

    def begin(self) -> None:
        for replay in self.both:
            replay.begin()
        self.moved.emit()

    def actions(self, replay: ReplayController) -> int:
        """How many moves one of the two has in the deal."""
        return replay.timeline.tape(self.deal).actions

    @property
    def at_start(self) -> bool:
        return not any(replay.place.action for replay in self.both)

    @property
    def at_end(self) -> bool:
        return all(replay.place.action == self.actions(replay) for replay in self.both)

    def where(self) -> str:
        """How the two stand to one another, in words."""
        if self.parting is None:
            return CompareText.SAME_PLAY()
        done = min(replay.place.action for replay in self.both)
        if done < self.parting.action:
            return CompareText.PAIR_SAME()
        if done == self.parting.action:
            return CompareText.PAIR_FIRST()
        return CompareText.PAIR_APART()

    def step(self, by: Literal[1, -1]) -> None:
        """One move on or back, in both."""
        self.pause()
        self._step(by)

    def turn(self, by: Literal[1, -1]) -> None:
        """To the beginning of the next turn, of this one, or of the one before."""
        self.pause()
        tapes = [replay.timeline.tape(self.deal) for replay in self.both]
        begins = [[turn.entries for turn in tape.turns] for tape in tapes]
        turns = [
            sum(begin <= replay.place.action for begin in of_it[1:])
            for replay, of_it in zip(self.both, begins, strict=True)
        ]
        turn = max(turns)
        inside = any(
            turn < len(of_it) and replay.place.action > of_it[turn]
            for replay, of_it in zip(self.both, begins, strict=True)
        )
        turn = turn + 1 if by > 0 else turn if inside else max(0, turn - 1)
        for replay, of_it in zip(self.both, begins, strict=True):
            self._seek(replay, of_it[turn] if turn < len(of_it) else self.actions(replay))
        self.moved.emit()

    def to_start(self) -> None:
        self._both_to(0)

    def to_parting(self) -> None:
        """Both to where they part."""
        self._both_to(self.parting.action if self.parting is not None else 0)

    def to_end(self) -> None:
        self._both_to(max(map(self.actions, self.both)))

    def toggle(self) -> None:
        """Play by itself, or pause; from where the two part when at the end."""
        if self.playing:
            self.pause()
            return
        if self.at_end:
            self.to_parting()
        self.playing = True
        self._timer.start()
        self._step(1)

    def pause(self) -> None:
        self._timer.stop()
        if self.playing:
            self.playing = False
            self.moved.emit()

    def see(self, *, all_open: bool) -> None:
        for replay in self.both:
            replay.see(replay.session.viewer, all_open=all_open)

    def retranslate(self) -> None:
        for replay in self.both:
            replay.retranslate()
        self.moved.emit()

    def close(self) -> None:
        self._timer.stop()
        for replay in self.both:
            replay.close()

    def _on(self) -> None:
        if self.at_end:
            self.pause()
        else:
            self._step(1)

    def _step(self, by: Literal[1, -1]) -> None:
        for replay in self.both:
            if 0 <= replay.place.action + by <= self.actions(replay):
                replay.step(by)
        self.moved.emit()

    def _both_to(self, action: int) -> None:
        self.pause()
        for replay in self.both:
            self._seek(replay, min(action, self.actions(replay)))
        self.moved.emit()

    def _seek(self, replay: ReplayController, action: int) -> None:
        if replay.place.action != action:
            replay.seek(ReplayPoint(self.deal, action))
