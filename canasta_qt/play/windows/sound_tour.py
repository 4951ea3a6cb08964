"""A tour of the sounds: each is heard as one comes to its name, and told what it means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from canasta_qt.play.scene.accessible import ReadingList
from canasta_qt.play.sound.player import SIDES, Cue, Sound
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.words.spoken.sounds import SoundText

SEATS: Final = {"left": "left", "across": "top", "right": "right"}
"""The last stops of the tour: who is heard, and where they sit."""


def stops() -> list[tuple[Cue, str]]:
    """Every sound with its meaning, in the order of a deal; then one from each side."""
    by_name = {sound.value: sound for sound in Sound}
    named = [name for name in SoundText.all() if name in by_name]
    sounds = [(Cue(by_name[name]), SoundText.of(name)()) for name in named]
    sides = [
        (Cue(Sound.DISCARD, side=SIDES[seat]), SoundText.of(name)())  # type: ignore[index]
        for name, seat in SEATS.items()
    ]
    return sounds + sides


class SoundTour(Window):
    """A list of the sounds; arrows walk, Enter plays once more."""

    def __init__(
        self, play: Callable[[Cue], object], strength: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._play, self._strength, self._stops = play, strength, stops()
        self.setWindowTitle(self.tr("Sounds of the table"))
        self.lines = ReadingList(self.tr("Sounds of the table"), self)
        self.lines.show_lines((row, text) for row, (_, text) in enumerate(self._stops))
        build.ring_focus(self.lines)
        about = build.label(self.tr("Walk with the arrow keys. Enter plays a sound again."), self)
        foot = (1, build.close_box(self))
        titled(self, self.windowTitle(), about, (self.lines, 1), foot=foot)
        self.lines.currentRowChanged.connect(self.hear)
        self.lines.done.connect(self.hear)
        self.lines.itemClicked.connect(lambda item: self.hear(self.lines.row(item)))
        self.resize(px(460), px(560))
        self.lines.setFocus()

    def hear(self, row: int) -> None:
        """Play the sound of a row."""
        if 0 <= row < len(self._stops):
            cue, _ = self._stops[row]
            self._play(Cue(cue.sound, strength=self._strength, side=cue.side))
