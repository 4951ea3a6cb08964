"""Quiet firsts: noticed at the end of a deal, announced once in one line, listed on a page."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtWidgets import QWidget

from canasta_qt.features.endings.model import First, FirstsBook, firsts_in
from canasta_qt.features.endings.words import told_firsts
from canasta_qt.library.match_saver import title_of
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.view_model.session import Session


class FirstsFlow(Flow):
    """Looks for firsts in matches with a person at the table."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._book: FirstsBook | None = None

    @property
    def book(self) -> FirstsBook:
        """The stored firsts."""
        if self._book is None:
            self._book = FirstsBook(self._learning)
        return self._book

    def open(self, over: QWidget | None = None) -> None:
        """Show the page, over the window that asks for it."""
        from canasta_qt.features.endings.window.firsts import FirstsWindow

        over = over or self._window
        open_over(FirstsWindow(self.book.done, over), over)

    def scored(self) -> None:
        """Look for firsts: a deal is over, and perhaps the match."""
        match = self._controller.match
        if match is None or match.session.plays_itself or match.run.log.conceded is not None:
            return
        seat = self._seat(match.session)
        if seat is None:
            return
        first = First(_today(), title_of(match.run.log))
        try:
            new = self.book.note(firsts_in(match.run, seat), first)
        except StorageProblem as problem:
            self._report_once(problem)
            return
        if new and self._preferences.flag("tell_firsts"):
            self._window.tell(told_firsts(new))

    def _seat(self, session: Session) -> int | None:
        """The seat of the person whose firsts they are: the first of several who play here."""
        people = self._preferences.people
        if len(people) == 1:
            return session.persons[0]
        names = people[0].names
        return next((one for one in session.persons if session.seats[one].name in names), None)


def _today() -> str:
    return datetime.now().astimezone().date().isoformat()
