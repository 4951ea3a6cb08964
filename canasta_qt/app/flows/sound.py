"""What is heard: joins the table's movements, the match and the view menu to the sounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.library.preferences import VOLUMES
from canasta_qt.sound.player import Cue, Sound, cue_of

if TYPE_CHECKING:
    from canasta_qt.sound.player import SoundPlayer
    from canasta_qt.view_model.pictures import ScoreSheetModel
    from canasta_qt.view_model.scripts import Beat, Script


SWITCHES = {
    Sound.DEAL: "sound_deal",
    Sound.DRAW: "sound_draw",
    Sound.PLACE: "sound_place",
    Sound.SLIDE: "sound_slide",
    Sound.TAKE: "sound_take",
    Sound.CANASTA: "sound_canasta",
    Sound.YOUR_TURN: "sound_turn",
    Sound.WIN: "sound_win",
}
"""The switch of each sound in the preferences."""

OF_PREFERENCE = {
    "sound": (Sound.PLACE,),
    "volume": (Sound.YOUR_TURN,),
    **{switch: (sound,) for sound, switch in SWITCHES.items()},
}
"""What is heard when something about the sounds was chosen."""


class SoundFlow(Flow):
    """Plays a sound with each movement; nothing for what is skipped or jumped over.

    The end of a match that was won, and the player's turn, are heard at every speed.
    """

    def __init__(
        self, context: AppContext, player: SoundPlayer, in_replay: Callable[[], bool]
    ) -> None:
        """`in_replay` says whether the table shows a replay."""
        super().__init__(context)
        self._player = player
        self._in_replay = in_replay
        self._deal = ""
        self._mine = False
        self._due = False
        self._table.player.begun.connect(self._begun)
        self._table.player.shown.connect(self._shown)
        self._table.player.finished.connect(self._finished)
        self._controller.played.connect(self._played)
        self._controller.match_over.connect(self._match_over)
        self._preferences.changed.connect(self._preferred)

    # --- wishes -------------------------------------------------------------------------------

    def _preferred(self, what: str) -> None:
        """A sound shows what was chosen, here or in the preferences."""
        if what == "sound" and not self._preferences.sound:
            self._player.hush()
        for sound in OF_PREFERENCE.get(what, ()):
            self._play(Cue(sound))

    def close(self) -> None:
        """Nothing is heard any more."""
        self._player.close()

    def _play(self, cue: Cue) -> None:
        if self._preferences.sound and self._preferences.flag(SWITCHES[cue.sound]):
            strength = cue.strength * VOLUMES[self._preferences.volume]
            self._player.play(replace(cue, strength=strength))

    # --- what happens -------------------------------------------------------------------------

    def _begun(self, beat: Beat, apart: float) -> None:
        cue = cue_of(beat, apart)
        if cue is not None:
            self._play(cue)

    def _shown(self) -> None:
        if self._table.player.playing is None:
            self._player.hush()

    def _played(self, script: Script) -> None:
        """Notice when the turn comes to the player; it is told once all is shown."""
        model = script.final
        if model.deal_key != self._deal:
            self._deal, self._mine = model.deal_key, False
        self._due = model.my_turn and (self._due or not self._mine)
        self._mine = model.my_turn

    def _finished(self) -> None:
        if self._due and not self._in_replay():
            self._play(Cue(Sound.YOUR_TURN))
        self._due = False

    def _match_over(self, sheet: ScoreSheetModel) -> None:
        if sheet.we_won:
            self._play(Cue(Sound.WIN))
