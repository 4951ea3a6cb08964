"""Tips in the first real deals: each once, at its moment, over the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.learning.session import ADVICE, OF_THE_TURN, Tips, tip_for
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.storage.files import StorageProblem

if TYPE_CHECKING:
    from canasta_qt.features.learning.lessons.window import TipBar
    from canasta_qt.view_model.scripts import Script


class TipFlow(Flow):
    """Shows tips while a match is played, from the real hand after the first one on.

    One that says what to do comes when the adviser, who also gives hints, would do so.

    Attributes:
        bar: the tip over the table, or None.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._tips = Tips(context.learning)
        self._hints = context.of(Play).hints
        self._unsound: frozenset[str] = frozenset()
        """Tips that the adviser would not follow, or is asked about, at the present moment."""
        self.bar: TipBar | None = None
        self._shown = ""
        """The name of the last tip."""
        self._controller.played.connect(self._played)
        self._table.player.finished.connect(self._look)
        self._preferences.changed.connect(self._preferred)
        self._stage.changed.connect(self.leave)

    def begin(self) -> None:
        """Give tips from now on."""
        self._store_by(self._tips.begin)

    def leave(self) -> None:
        """Remove the tip: it was read, or something else is on the table."""
        bar, self.bar = self.bar, None
        if bar is not None:
            self._window.keep_notices_below(None)
            bar.hide()
            bar.deleteLater()

    def _preferred(self, what: str) -> None:
        if what == "tips" and not self._preferences.flag("tips"):
            self.leave()

    def _played(self, script: Script) -> None:
        """Remove the tip once the player has acted; one about the whole turn when that is over."""
        self._unsound = frozenset()
        if self._shown not in OF_THE_TURN or not script.final.my_turn:
            self.leave()

    @property
    def _view(self) -> PlayerView | None:
        """What the player sees, where a tip may lie over the table now."""
        match = self._controller.match
        if self.bar is not None or match is None or not self._preferences.flag("tips"):
            return None
        in_play = match.run.in_deal and not match.run.deal_over
        if not (self._tips.begun and self._stage.at_match and in_play):
            return None
        viewer = match.session.viewer
        return match.run.view(viewer) if match.session.is_human(viewer) else None

    def _look(self) -> None:
        """Show a tip, if one fits now that nothing moves."""
        view = self._view
        if view is not None:
            self._offer(view)

    def _offer(self, view: PlayerView) -> None:
        """Show what is due; ask the adviser first whether it is right to do as it says."""
        tip = tip_for(view, self._tips.told | self._unsound)
        if tip is None:
            return
        if tip not in ADVICE:
            self._show(tip)
            return
        self._unsound |= {tip}
        self._hints.think_quietly(partial(self._show_if_sound, tip))
        self._offer(view)

    def _show_if_sound(self, tip: str, advised: Action) -> None:
        """Show it if the adviser would do so, and nothing else has come to the table meanwhile."""
        if isinstance(advised, ADVICE[tip]) and self._view is not None:
            self._show(tip)

    def _show(self, tip: str) -> None:
        from canasta_qt.features.learning.lessons.window import TipBar
        from canasta_qt.features.learning.lessons.words import TipText

        bar = TipBar(TipText.of(tip)(), self._table)
        bar.left.connect(self.leave)
        bar.enough.connect(self._no_more)
        self.bar, self._shown = bar, tip
        self._window.keep_notices_below(bar)
        self._stage.tipped.emit(bar.spoken)
        self._window.announcer.say(bar.spoken)
        self._store_by(lambda: self._tips.tell(tip))

    def _no_more(self) -> None:
        self._preferences.set_flag("tips", False)
        self.leave()

    def _store_by(self, do: Callable[[], None]) -> None:
        try:
            do()
        except StorageProblem as problem:
            self._report_once(problem)
