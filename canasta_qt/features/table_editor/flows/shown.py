"""*Edit this position*: the visible position of the table goes into the table editor."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from canasta_qt.features.history.flows.replay import ReplayShow
from canasta_qt.features.review.feature import ReviewShow
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.practice_show import PracticeShow
from canasta_qt.play.stage import Show
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.words.keys import BY_ID

if TYPE_CHECKING:
    from canasta_qt.record.positions.writing import Written


class EditShownFlow(Flow):
    """Takes the position from the table."""

    def __init__(
        self, context: Context, edit: Callable[[Mapping[str, object], Show | None], None]
    ) -> None:
        """`edit` opens the editor with a position, and the show that has it on the table."""
        super().__init__(context)
        self._edit = edit

    def edit(self) -> None:
        """Open the editor, or say that there is no position."""
        try:
            position = self._shown()
        except ReplayDifference:
            position = None
        if position is not None:
            self._edit(position, self._stage.show)
        elif not self._context.of(Play).curtain.covered:
            self._window.tell(EditorText.NOTHING_SHOWN())

    def _shown(self) -> Written | None:
        from canasta_qt.features.table_editor.session import position_play as shown

        show, match = self._stage.show, self._controller.match
        if isinstance(show, ReviewShow):
            return shown.position_of_review(show.review)
        if isinstance(show, ReplayShow):
            return shown.position_of_replay(show.replay)
        if isinstance(show, PracticeShow):
            return shown.position_shown(show.practice.run, show.practice.presenter.session)
        if match is None or not self._context.of(Play).curtain.may(BY_ID["edit_position"]):
            return None
        self._stage.leave()
        return shown.position_of_match(match)
