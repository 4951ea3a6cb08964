"""`RunningMatch`: a match being played, and everything that lives as long as it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from canasta_qt.library.match_saver import MatchSaver, title_of
from canasta_qt.play.gestures.situation import Situation
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.match_values import Unfinished
from canasta_qt.storage.recorder import Recorder
from canasta_qt.view_model.endings import MatchEnding
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import Session
from canasta_qt.words.pages import match_ending
from canasta_qt.words.score_sheet import score_sheet, sheets_of


def _at_first(session: Session) -> Session:
    """Of several people nobody sits in front of the screen before the first is asked to."""
    return replace(session, covered=True) if session.is_shared else session


@dataclass(slots=True)
class RunningMatch:
    """A match, its pictures for the viewer, its score sheets and its recorder."""

    run: MatchRun
    presenter: Presenter
    recorder: Recorder | None
    """Stores the match; None where nothing is stored."""
    sheets: list[ScoreSheetModel] = field(default_factory=list)
    """The score sheets of the deals that have been booked, the first deal first."""
    untold: bool = False
    """Whether the last sheet has still to be shown."""
    left_at: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Seat to the deal, and its actions, at which its person last saw the own cards."""

    @classmethod
    def begun(
        cls, run: MatchRun, session: Session, saver: MatchSaver, wishes: HandWishes
    ) -> RunningMatch:
        run.on_change = recorder = saver.recorder(run.log)
        return cls(run, Presenter(run, _at_first(session), wishes), recorder)

    @classmethod
    def resumed(
        cls, saved: Unfinished | MatchLog, saver: MatchSaver, wishes: HandWishes
    ) -> RunningMatch:
        """A match exactly where it stopped. Raises `ReplayDifference`."""
        log = saved.log if isinstance(saved, Unfinished) else saved
        session = Session.of_log(log, title_of(log))
        sheets: list[ScoreSheetModel] = []
        run = MatchRun.from_log(
            log, on_deal_over=lambda played: sheets.append(score_sheet(played, session))
        )
        run.on_change = recorder = saver.recorder(saved)
        if recorder is not None and recorder.match is None:
            recorder(log)  # it comes from elsewhere and is stored at once
        return cls(run, Presenter(run, _at_first(session), wishes), recorder, sheets)

    @property
    def session(self) -> Session:
        return self.presenter.session

    @property
    def situation(self) -> Situation | None:
        """The deal as the viewer may act in it; None where no person plays.

        Nobody acts in a match that was conceded, nor while the people change places.
        """
        plays = self.session.is_human(self.session.reader) and self.run.log.conceded is None
        return self.presenter.situation if plays else None

    @property
    def next_person(self) -> int | None:
        """The seat of a person who is to act and does not sit in front of the screen yet."""
        run, session = self.run, self.session
        goes_on = run.in_deal and not run.deal_over and run.log.conceded is None
        if not session.is_shared or not goes_on:
            return None
        actor = run.state.actor
        return actor if session.is_human(actor) and actor != session.reader else None

    def cover(self) -> None:
        """Show nobody's hand any more, until somebody sits down."""
        session = self.session
        if session.is_shared and not session.covered:
            if self.run.in_deal:
                self.left_at[session.viewer] = self._so_far
            self.presenter.seat(replace(session, covered=True))

    def uncover(self) -> None:
        """Show the hand again of the person who has not left the screen."""
        self.presenter.seat(replace(self.session, covered=False))

    def sit_down(self, seat: int, wishes: HandWishes) -> Script:
        """Seat this person with these preferences; the script repeats what was played meanwhile."""
        self.presenter.wish_for(seat, wishes)
        self.presenter.seat(replace(self.session, in_front=seat, covered=False))
        deal, actions = self.left_at.get(seat, (0, 0))
        now, played = self._so_far
        return self.presenter.again(min(actions, played) if deal == now else 0)

    @property
    def _so_far(self) -> tuple[int, int]:
        return self.run.state.deal_number, len(self.run.log.deals[-1].entries)

    @property
    def number(self) -> int | None:
        """The number under which it is stored; None once it is over."""
        if self.recorder is None or self.run.outcome() is not None:
            return None
        return self.recorder.match

    @property
    def deal_is_due(self) -> bool:
        """Whether a deal is over and another one follows."""
        return self.run.deal_over and self.run.outcome() is None

    @property
    def may_be_conceded(self) -> bool:
        """Whether a person plays and the match is not over."""
        begun = bool(self.run.log.deals)
        return begun and not self.session.plays_itself and self.run.outcome() is None

    @property
    def ending(self) -> MatchEnding | None:
        """How the match ended, in the language of now; None while it goes on."""
        return match_ending(self.run, self.session, self.sheets)

    def count_cards(self) -> None:
        """Note in the log, for good, that the person has the cards counted."""
        log = self.run.log
        if log.counting_aid:
            return
        log.counting_aid = True
        if self.recorder is not None and self.run.outcome() is None:
            self.recorder.renew(log)

    def book(self) -> None:
        """Book the scores of a deal that is over, or the end of a match that was conceded."""
        conceded = self.run.log.conceded is not None
        if not conceded and not self.run.deal_over:
            return
        if not conceded:
            sheet = score_sheet(self.run, self.session)
            self.untold = True
            if sheet not in self.sheets:
                self.sheets.append(sheet)
        if self.recorder is not None:
            self.recorder.book(self.run)

    @property
    def unsaved(self) -> int:
        """The number of moves that could not be stored yet."""
        return self.recorder.unsaved(self.run.log) if self.recorder is not None else 0

    def save_the_rest(self) -> None:
        """Try once more to store what a full disk refused: the match leaves the table."""
        if self.recorder is not None:
            self.recorder.save_the_rest(self.run)

    def retranslate(self) -> None:
        self.sheets = list(sheets_of(self.run.log, self.session))
