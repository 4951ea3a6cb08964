"""Sounds at the table, and remarks of bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer

from canasta_qt.engine.events import Event
from canasta_qt.library.preferences import VOLUMES
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.flows.say import spoken_text
from canasta_qt.play.match.chat import Chat, Spoken
from canasta_qt.play.sound.player import LAST_PATIENCE, Cue, Sound, SoundPlayer, cue_of
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.view_model.scripts import Beat, Script

SWITCHES = {
    Sound.DEAL: "sound_deal",
    Sound.DRAW: "sound_draw",
    Sound.PLACE: "sound_place",
    Sound.MELD: "sound_place",
    Sound.DISCARD: "sound_place",
    Sound.FREEZE: "sound_place",
    Sound.THREE: "sound_place",
    Sound.FOOT: "sound_take",
    Sound.SLIDE: "sound_slide",
    Sound.TAKE: "sound_take",
    Sound.SWEEP: "sound_take",
    Sound.CANASTA: "sound_canasta",
    Sound.OPEN: "sound_open",
    Sound.OUT: "sound_out",
    Sound.END: "sound_out",
    Sound.ASK: "sound_ask",
    Sound.REFUSED: "sound_refused",
    Sound.YOUR_TURN: "sound_turn",
    Sound.WIN: "sound_win",
}
"""The switch of each sound in the preferences."""

OF_PREFERENCE = {
    "sound": (Sound.PLACE,),
    "volume": (Sound.YOUR_TURN,),
    "stereo": (Sound.YOUR_TURN,),
    **{switch: (sound,) for sound, switch in reversed(SWITCHES.items())},
}
"""The sounds that demonstrate a change of a preference."""


class SoundFlow(Flow):
    """Plays a sound with each movement that is not skipped.

    The end of a match that was won, and the player's turn, are heard at every speed.
    """

    def __init__(self, context: Context, player: SoundPlayer) -> None:
        super().__init__(context)
        self._player = player
        self._deal = ""
        self._mine = False
        self._turn_begins = False
        self._table.player.begun.connect(self._begun)
        self._table.player.shown.connect(self._shown)
        self._table.player.finished.connect(self._finished)
        self._controller.played.connect(self._played)
        self._controller.match_over.connect(self._match_over)
        self._stage.refused.connect(lambda _: self._play(Cue(Sound.REFUSED)))
        self._window.commands.bind("sound_tour", self._tour)
        self._preferences.changed.connect(self._preferred)

    def _preferred(self, what: str) -> None:
        """Demonstrate a change of the preferences."""
        if what == "sound" and not self._preferences.sound:
            self._player.hush()
        for sound in OF_PREFERENCE.get(what, ()):
            self._play(Cue(sound))

    def _tour(self) -> None:
        """Let all sounds be heard, also those that are switched off."""
        from canasta_qt.play.windows.sound_tour import SoundTour

        SoundTour(self._player.play, VOLUMES[self._preferences.volume], self._window).open()

    def close(self) -> None:
        """End all sounds."""
        self._player.close(LAST_PATIENCE)

    def _play(self, cue: Cue) -> None:
        if self._preferences.sound and self._preferences.flag(SWITCHES[cue.sound]):
            strength = cue.strength * VOLUMES[self._preferences.volume]
            side = cue.side if self._preferences.flag("stereo") else 0.0
            self._player.play(replace(cue, strength=strength, side=side))

    # --- what happens -------------------------------------------------------------------------

    def _begun(self, beat: Beat, apart: float) -> None:
        cue = cue_of(beat, apart)
        if cue is not None:
            self._play(cue)

    def _shown(self) -> None:
        if self._table.player.playing is None:
            self._player.hush()

    def _played(self, script: Script) -> None:
        """Notice when the turn comes to the player; it is heard once all is shown."""
        model = script.final
        if model.deal_key != self._deal:
            self._deal, self._mine = model.deal_key, False
        self._turn_begins = model.my_turn and (self._turn_begins or not self._mine)
        self._mine = model.my_turn

    def _finished(self) -> None:
        if self._turn_begins and not self._stage.shows_again:
            self._play(Cue(Sound.YOUR_TURN))
        self._turn_begins = False

    def _match_over(self, sheet: ScoreSheetModel) -> None:
        if sheet.we_won:
            self._play(Cue(Sound.WIN))


class ChatFlow(Flow):
    """Lets bots remark on what was just played, unless remarks are switched off.

    Replays and turns that are shown again have no remarks.
    """

    def __init__(self, context: Context, tell: Callable[[str], object]) -> None:
        """`tell` says a remark aloud, after what it is about."""
        super().__init__(context)
        self._tell = tell
        self.chat = self._table.chat
        self._chat: Chat | None = None
        self._spoken: Spoken | None = None
        self._thinks = QElapsedTimer()
        self._controller.happened.connect(self._hear)
        self._table.player.finished.connect(self._stands_still)
        self._preferences.changed.connect(self._preferred)

    def _preferred(self, what: str) -> None:
        if what == "remarks" and not self._preferences.flag(what):
            self._spoken = None
            self.chat.hush()

    def _hear(self, events: Sequence[Event]) -> None:
        match = self._controller.match
        if match is None or not self._preferences.flag("remarks"):
            return
        if self._chat is None or self._chat.run is not match.run:
            self._chat = Chat(match.run, match.session)
        self._spoken = self._chat.hear(events, self._thought())

    def _thought(self) -> float:
        """Seconds that the table stood still before this move."""
        if self._preferences.chosen("pace_pause") == "click" or not self._thinks.isValid():
            return 0.0
        return self._thinks.elapsed() / 1000

    def _stands_still(self) -> None:
        self._thinks.start()
        spoken, self._spoken = self._spoken, None
        match = self._controller.match
        same = match is not None and self._chat is not None and self._chat.run is match.run
        if match is not None and spoken is not None and same and self._stage.at_match:
            form = self._preferences.chosen("tell_remarks")
            if self.chat.say(spoken.seat, spoken.text) and form != "off":
                named = spoken_text(match.session, spoken.seat, spoken.text)
                text = named if form == "long" else spoken.text
                self._tell(text)
