"""Dragging cards of the hand, the draft, pile or stock; and a rubber band around cards."""

from __future__ import annotations

from canasta_qt.play.scene.animator import LIFTED_Z
from canasta_qt.play.scene.interactions.base import Context, Gesture
from canasta_qt.play.scene.items.painted import translate
from canasta_qt.play.scene.layout.places import Pose, Rect, drop_zone, zone_at
from canasta_qt.view_model.pictures import DropTarget, Token, Zone, ZoneKind

SPREAD = 0.24
"""Distance between dragged cards, in card widths."""


class Drag(Gesture):
    """Cards follow the mouse; legal places glow; letting go sends a command."""

    def __init__(
        self, context: Context, x: float, y: float, tokens: tuple[Token, ...], grabbed: Token
    ) -> None:
        super().__init__(context, x, y)
        scene = self.scene
        self.tokens = tokens
        self._grabbed = grabbed
        home, pose = scene.cards[grabbed].home, scene.cards[grabbed].pose
        assert home is not None
        self.source: Zone = home.zone
        self._dx, self._dy = pose.x - x, pose.y - y
        self._order: tuple[Token, ...] | None = None
        items = [scene.cards[token] for token in tokens]
        scene.animator.drop(items)
        scene.held = frozenset(tokens)
        for i, item in enumerate(items):
            item.setZValue(2 * LIFTED_Z + i)
            item.setVisible(True)
            item.squeeze(1.0)
        self._uncover()
        self._glow()
        self._follow()

    def move(self, x: float, y: float) -> Gesture | None:
        super().move(x, y)
        self._follow()
        zone = self._meant()
        self.scene.fixed_items.heat(zone)
        if self.source.kind is ZoneKind.HAND:
            over_hand = zone is None and self.context.layout.hand.grown(4).contains(x, y)
            self._preview(self._order_at(self._gap()) if over_hand else None)
        return None

    def release(self) -> None:
        over = self._meant() or zone_at(self.context.layout, self.x, self.y)
        index = self._gap() if self._order is not None else None
        self._end()
        if over is not None:
            self._send(over, index)
        self.scene.glide_home(self.tokens)

    def cancel(self) -> None:
        self._end()
        self.scene.glide_home(self.tokens)

    def relaid(self) -> bool:
        for token in self.tokens:
            item = self.scene.cards.get(token)
            if item is None or item.home is None or item.home.zone != self.source:
                return False
        self._order = None
        self._glow()
        self._follow()
        self.scene.fixed_items.heat(self._meant())
        return True

    def _glow(self) -> None:
        """Ask the game for the legal places; staged cards may always go back to the hand."""
        targets, own = self.context.commands.drop_targets(self.tokens), self.scene.viewer_zone()
        if self.source.kind is ZoneKind.DRAFT and own not in [t.zone for t in targets]:
            targets = (*targets, DropTarget(own, translate("Table", "take back")))
        self._allowed = [target.zone for target in targets]
        self.scene.fixed_items.glow(targets, self.context.layout)

    def _follow(self) -> None:
        scene, u = self.scene, self.context.layout.unit
        home = scene.cards[self._grabbed].home
        width = round(self.context.layout.card_width)
        if self.source.kind is not ZoneKind.HAND and home is not None:
            width = round(home.pose.width)
        at = self.tokens.index(self._grabbed)
        for i, token in enumerate(self.tokens):
            item = scene.cards[token]
            item.show_face(item.face, width, scene.art)
            x = self.x + self._dx + (i - at) * SPREAD * width
            item.put(Pose(x, self.y + self._dy, width))
        bubble = scene.fixed_items.bubble
        bubble.setVisible(len(self.tokens) > 1)
        if len(self.tokens) > 1:
            last = scene.cards[self.tokens[-1]].pose.bounds
            bubble.show_text(str(len(self.tokens)), (last.right - 4 * u, last.y + 2 * u), u)

    def _meant(self) -> Zone | None:
        cards = self.scene.cards[self._grabbed].pose.bounds
        return drop_zone(self.context.layout, self._allowed, self.x, self.y, cards)

    def _send(self, zone: Zone, index: int | None) -> None:
        if self.source.kind is ZoneKind.STOCK:
            if zone == self.scene.viewer_zone():
                self.context.act().activate(Zone(ZoneKind.STOCK))
        elif self.source.kind is ZoneKind.DRAFT and zone.kind is ZoneKind.HAND:
            self.context.act().unstage(self.tokens)
        elif zone != self.source:
            self.context.act().drop(self.tokens, zone)
        elif index is not None and self._order_at(index) != self.scene.hand_tokens():
            self.context.act().reorder(self.tokens, index)

    def _uncover(self) -> None:
        """Show the card that comes to light when a stack's top is lifted."""
        scene = self.scene
        if self.source.kind not in (ZoneKind.STOCK, ZoneKind.PILE):
            return
        slot = self.context.layout.cards[self._grabbed].slot
        for token, place in self.context.layout.cards.items():
            if place.zone == self.source and place.slot == slot - 1:
                scene.bared = token
                scene.put_home(scene.cards[token])

    def _gap(self) -> int:
        """Before which of the other cards the dragged ones would be put."""
        scene, layout = self.scene, self.context.layout
        hand = [t for t in scene.hand_tokens() if t not in self.tokens]
        homes = [layout.cards[token].pose for token in scene.hand_tokens()]
        first_row = (len(homes) + 1) // 2 if layout.rows == 2 else len(homes)
        lower = first_row < len(homes) and self.y + self._dy > (homes[0].y + homes[-1].y) / 2
        row = homes[first_row:] if lower else homes[:first_row]
        before = first_row if lower else 0
        step = row[1].x - row[0].x if len(row) > 1 else row[0].width
        slot = round((self.x + self._dx - row[0].x) / step) if step else 0
        slot = min(max(slot, 0), len(row)) + before
        return min(max(slot - self.tokens.index(self._grabbed), 0), len(hand))

    def _order_at(self, index: int) -> tuple[Token, ...]:
        others = [t for t in self.scene.hand_tokens() if t not in self.tokens]
        return (*others[:index], *self.tokens, *others[index:])

    def _preview(self, order: tuple[Token, ...] | None) -> None:
        if order == self._order:
            return
        self._order = order
        if order is None:
            self.scene.restore_hand()
        else:
            self.scene.preview_hand(order)

    def _end(self) -> None:
        scene = self.scene
        scene.held = frozenset()
        scene.bared = None
        scene.fixed_items.glow((), self.context.layout)
        scene.fixed_items.bubble.setVisible(False)
        for token in self.tokens:
            if token in scene.cards:
                scene.cards[token].hovered = False
        scene.restore_hand()


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
        left, right = sorted((self.start_x, x))
        top, bottom = sorted((self.start_y, y))
        band = Rect(left, top, right - left, bottom - top)
        self.scene.fixed_items.band.set_rect(band, self.context.layout.unit)
        self.scene.fixed_items.band.setVisible(True)
        inside = [token for token in self.scene.hand_tokens() if self._touches(token, band)]
        self.context.selection.set((*self._base, *inside))
        return None

    def release(self) -> None:
        self.scene.fixed_items.band.setVisible(False)

    def cancel(self) -> None:
        self.scene.fixed_items.band.setVisible(False)
        self.context.selection.set(self._before)

    def _touches(self, token: Token, band: Rect) -> bool:
        home = self.scene.cards[token].home
        if home is None:
            return False
        bounds = home.pose.bounds
        last = token == self.scene.hand_tokens()[-1]
        visible = bounds if last else bounds._replace(w=STRIP * bounds.w)
        return visible.overlap(band) > 0
