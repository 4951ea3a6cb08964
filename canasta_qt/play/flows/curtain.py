"""Several people at one screen: a curtain between their turns hides everybody's cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.words.keys import Command

if TYPE_CHECKING:
    from canasta_qt.ui.parts.panel import TablePanel
    from canasta_qt.view_model.session import CurtainModel


class CurtainFlow(Flow):
    """Hangs the curtain and lifts it; the preferences of the person at the screen apply.

    Signals:
        changed: another person sits at the screen, or nobody: nothing of a hand may stay visible.

    Attributes:
        curtain: the open panel, or None.
    """

    changed = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.curtain: TablePanel | None = None
        self._controller.curtain.hung.connect(self._hang)
        self._controller.curtain.covered_changed.connect(self._changed)
        self._controller.curtain.sitting.connect(
            lambda name: self._preferences.sit_down(name or None)
        )
        self._stage.changed.connect(self._follow_stage)

    @property
    def covered(self) -> bool:
        """Whether nobody's cards may be seen now."""
        match = self._controller.match
        return match is not None and match.session.covered and not match.run.deal_over

    def may(self, command: Command) -> bool:
        """Whether a command may be run now; else the curtain shows why not."""
        if not self.covered or not command.of_somebody:
            return True
        self._controller.curtain.look()
        return False

    def _changed(self) -> None:
        self._table.skip()
        self._window.announcer.forget()
        self._window.notice.hide()
        self.changed.emit()

    def _hang(self, model: CurtainModel) -> None:
        from canasta_qt.play.windows.curtain import CurtainPanel

        if not self._stage.at_match:
            return
        panel = CurtainPanel(model, self._window.portraits)
        panel.lifted.connect(self._controller.curtain.lift)
        panel.answered.connect(self._controller.curtain.answer)
        panel.finished.connect(partial(self._gone, panel))
        self.curtain = panel
        panel.open_on(self._window.stack, self._table.tempo)
        self._window.announcer.say(panel.spoken())

    def _gone(self, panel: TablePanel) -> None:
        if self.curtain is panel:
            self.curtain = None

    def _follow_stage(self) -> None:
        show = self._stage.show
        if show is not None and show.acts:
            self.close()

    def close(self) -> None:
        """Close the curtain: another match comes to the table, or none."""
        self._preferences.sit_down(None)
        if self.curtain is not None:
            self.curtain.reject()
