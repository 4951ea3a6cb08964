"""Beginning matches, continuing them, and leaving them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from canasta_qt.features.match_setup.flows.chooser import MatchChooser, WaitingFlow
from canasta_qt.library.match_setup import MatchChoice, create_match
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.problems import cards_in_play, show_trouble
from canasta_qt.view_model.pictures import TableModel
from canasta_qt.words.sentences import figures

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from canasta_qt.record.log import MatchLog
    from canasta_qt.record.replay import MatchRun
    from canasta_qt.storage.match_values import Unfinished
    from canasta_qt.view_model.scripts import Script
    from canasta_qt.view_model.session import NewMatch, Session


class MatchFlow(Flow):
    """Brings matches to the table.

    Attributes:
        model: the last picture of the match on the table, or None.
    """

    def __init__(self, context: Context, chooser: MatchChooser, waits: WaitingFlow) -> None:
        super().__init__(context)
        self._chooser = chooser
        self._waits = waits
        self._chosen, self._leaving = context.of(Play).chosen, context.of(Play).leaving
        self.model: TableModel | None = None
        chooser.picked.connect(self.begin_if_agreed)
        waits.resume_asked.connect(self.resume)
        self._controller.played.connect(self._played)

    def begin_if_agreed(self, choice: MatchChoice, *, remember: bool = True) -> None:
        """Begin, but ask first where a match is under way; `remember` as for `begin`."""
        stay = partial(self._chosen.remember, choice) if remember else self._stage.come_back
        self._leaving.ask_to_leave(
            self._under_way(),
            partial(self.begin, choice, remember=remember),
            stay,
            self._chooser.asking,
        )

    def _under_way(self) -> str | None:
        """The standing of a match that a new one would end; None where there is none."""
        if self.model is not None:
            return None if self.model.over == "match" else self._standing(self.model)
        return self._waits.match.text if self._waits.match else None

    def _standing(self, model: TableModel) -> str:
        totals = " – ".join(f"{side.name} {figures(side.total)}" for side in model.sides)
        text = self.tr("{rules}, deal {n}\n{totals}")
        return text.format(rules=model.rules_name, n=model.deal_number, totals=totals)

    def begin(self, choice: MatchChoice, *, demo: bool = False, remember: bool = True) -> None:
        """Start a match now; `remember`: its choice is the usual one, after a restart too.

        Raises `LookupError` for a game that is gone, and `RulesProblem`.
        """
        match = self._chosen.prepare(choice, demo=demo, remember=remember)
        self._chooser.close()
        if self._is_in_play(match):
            self._waits.refresh()
            return
        chosen = demo or choice.seed is not None  # the cards are known, or nobody plays
        if not chosen and self._preferences.flag("own_cut"):
            self._ask_for_cut(*create_match(match))
            return
        self._enter()
        self._controller.new_match(match)

    def begin_exactly(
        self,
        match: NewMatch,
        ready: Callable[[], bool],
        over: QWidget | None = None,
        cut: int | None = None,
    ) -> None:
        """Begin this very match, but ask first where another is under way.

        Questions open `over` a widget, else over the page or dialog of the choice. `ready` is
        called right before it begins, and returns whether it may. `cut` is the count of cards that
        are lifted before the first deal.
        """

        def start() -> None:
            if ready():
                self._chooser.close()
                self._enter()
                self._controller.begin(*create_match(match), cut)

        over = over or self._chooser.asking
        if self._is_in_play(match, over):
            return
        self._leaving.ask_to_leave(self._under_way(), start, self._stage.come_back, over)

    def _is_in_play(self, match: NewMatch, over: QWidget | None = None) -> bool:
        """Whether a match with these cards is in play already, which is shown.

        Otherwise one of the two could be given up to see the cards of the other.
        """
        store = self._controller.store
        try:
            found = store is not None and bool(store.in_play(match.seed))
        except StorageProblem:  # beginning the match shows it
            return False
        if found:
            show_trouble(cards_in_play(), over or self._window)
        return found

    def _ask_for_cut(self, run: MatchRun, session: Session) -> None:
        """Ask for the cut, which settles the order of the cards; the seed is fixed before."""
        from canasta_qt.play.windows.cut import CutPanel

        def deal(cut: int | None) -> None:
            self._enter()
            self._controller.begin(run, session, cut)

        panel = CutPanel(run.log.commitment, len(run.match.setup.pack))
        panel.chosen.connect(deal)
        panel.open_on(self._window.stack, self._table.tempo)
        self._window.announcer.say(panel.spoken())

    def resume(self, match: Unfinished | MatchLog) -> None:
        """Continue a match; asks first where the one on the table is not saved."""
        self._leaving.leave_unless_unsaved(partial(self._resume, match))

    def _resume(self, match: Unfinished | MatchLog) -> None:
        self._enter()
        if self._controller.resume(match):
            self._stage.resumed.emit()
        else:
            self._window.show_welcome()
            self._waits.found(None)
            self._chooser.tell_what_is_gone()

    def leave(self) -> None:
        """Return to the welcome page; asks first where the match is not saved."""
        self._leaving.leave_unless_unsaved(self._leave)

    def _leave(self) -> None:
        self._clear()
        self._controller.leave()
        self._window.show_model(None)
        self._window.setWindowTitle("")
        self._window.show_welcome()
        self._waits.refresh()

    def _enter(self) -> None:
        self._clear()
        self._window.show_table()

    def _clear(self) -> None:
        self.model = None
        self._stage.clear()

    def _played(self, script: Script) -> None:
        self.model = script.final
