"""What the chosen cards could do: legal places are outlined, the main button says the obvious."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.play.scene.interactions.base import Context
from canasta_qt.view_model.pictures import DropTarget, Zone, ZoneKind

_LAID = (ZoneKind.MELD, ZoneKind.DRAFT)
_PLACED = (*_LAID, ZoneKind.NEW_MELD)

PAUSE_MS = 700
"""So long nothing is said: who goes through the hand by keys hears the cards first."""


@dataclass(frozen=True, slots=True)
class Obvious:
    """The one thing to do with the chosen cards.

    Attributes:
        zone: where they would go.
        label: what the button says; empty where there is none, only something to say.
        outcome: what comes of it; empty where there is nothing to say.
    """

    zone: Zone
    label: str
    outcome: str


class Offers(QObject):
    """Follows which cards are chosen; `dragging` says whether a gesture shows its own places.

    Signals:
        told(str): what comes of the cards that have been chosen for a moment, for who cannot see.
    """

    told = Signal(str)

    def __init__(self, context: Context, dragging: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._dragging = dragging
        self.obvious: Obvious | None = None
        """What the main button would do now."""
        self._said = ""
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(lambda: self.told.emit(self._said))

    def follow(self) -> None:
        """Other cards are chosen, or the table has changed."""
        scene, tokens = self._context.scene, self._context.selection.tokens
        model = scene.model
        if scene.layout is None or model is None or self._dragging():
            return
        playing = bool(tokens) and model.my_turn and model.plays and not model.caution
        targets = self._context.commands.drop_targets(tokens) if playing else ()
        places = [target.zone for target in targets if _outlined(target)]
        scene.fixed_items.offer(places, len(tokens), scene.layout)
        found = obvious(targets)
        self._tell(found.outcome if found else "")
        led = any(button.accent for button in model.buttons)
        self.obvious = found if found and found.label and not led else None

    def _tell(self, outcome: str) -> None:
        """Write what comes of it, and say it once no other card is chosen."""
        self._context.scene.fixed_items.prompt.set_outcome(outcome)
        if outcome == self._said:
            return
        self._said = outcome
        if outcome:
            self._pause.start()
        else:
            self._pause.stop()


def _outlined(target: DropTarget) -> bool:
    """Melds that take the cards as they are, and groups put out that may wait with them."""
    kind = target.zone.kind
    return kind is ZoneKind.DRAFT or (kind is ZoneKind.MELD and bool(target.deed))


def obvious(targets: tuple[DropTarget, ...]) -> Obvious | None:
    """What to do with cards that may go to these places, where only one thing comes up.

    To lay them off comes before a new meld, and that before a discard. Cards that can only be put
    out to wait for others are no matter for the button, but it is said what they wait for.
    """
    done = [target for target in targets if target.deed]
    for kinds in (_LAID, (ZoneKind.NEW_MELD,), (ZoneKind.PILE,)):
        found = [target for target in done if target.zone.kind in kinds]
        if found:
            one = found[0]
            return Obvious(one.zone, one.deed, one.outcome) if len(found) == 1 else None
    told = {t.outcome: t.zone for t in targets if t.zone.kind in _PLACED}
    text, zone = next(iter(told.items()), ("", None))
    return Obvious(zone, "", text) if zone is not None and text and len(told) == 1 else None
