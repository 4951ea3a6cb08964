"""Drawing a rectangle around cards of the hand to choose them."""

from __future__ import annotations

from canasta_qt.controller.view_model import Token
from canasta_qt.table.interactions.base import Context, Gesture
from canasta_qt.table.places import Rect

STRIP = 0.45
"""The part of a card, from its left edge, that the band must touch: what shows in the fan."""


class RubberBand(Gesture):
    """Chooses the cards of the hand that the band touches, on top of those chosen before."""

    def __init__(self, context: Context, x: float, y: float, *, adding: bool) -> None:
        super().__init__(context, x, y)
        self._before = context.selection.tokens
        self._base: tuple[Token, ...] = self._before if adding else ()

    def move(self, x: float, y: float) -> Gesture | None:
        super().move(x, y)
        scene = self.context.scene
        band = self._band()
        scene.furniture.band.set_rect(band, self.context.layout.unit)
        scene.furniture.band.setVisible(True)
        inside = [token for token in scene.hand_tokens() if self._touches(token, band)]
        self.context.selection.set((*self._base, *inside))
        return None

    def release(self) -> None:
        self.context.scene.furniture.band.setVisible(False)

    def cancel(self) -> None:
        self.context.scene.furniture.band.setVisible(False)
        self.context.selection.set(self._before)

    def _band(self) -> Rect:
        left, right = sorted((self.start_x, self.x))
        top, bottom = sorted((self.start_y, self.y))
        return Rect(left, top, right - left, bottom - top)

    def _touches(self, token: Token, band: Rect) -> bool:
        home = self.context.scene.item(token).home
        if home is None:
            return False
        bounds = home.pose.bounds
        last = token == self.context.scene.hand_tokens()[-1]
        visible = bounds if last else bounds._replace(w=STRIP * bounds.w)
        return visible.overlap(band) > 0
