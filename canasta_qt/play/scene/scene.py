"""The scene: one item per card, made once and reused, kept in step with the shown model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.play.scene.animator import LIFTED_Z, Animator, Flight
from canasta_qt.play.scene.card_tags import CardTags
from canasta_qt.play.scene.items.card_item import CardItem
from canasta_qt.play.scene.items.fixed_items import FixedItems
from canasta_qt.play.scene.layout.areas import LIFT, Sight
from canasta_qt.play.scene.layout.places import CardPlace, CardSize, Pose, TableLayout
from canasta_qt.play.scene.layout.table_layout import compute
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.theme import deck
from canasta_qt.ui.style.tokens import MOTION
from canasta_qt.ui.style.type import wished_factor
from canasta_qt.view_model.pictures import TableModel, Token, Zone, ZoneKind


@dataclass(frozen=True, slots=True)
class Presentation:
    """Each is on unless the player has switched it off.

    Attributes:
        fly: cards glide; else they change places at once.
        stagger: cards of one movement start one after the other.
        flip: cards turn over on their way.
        shake: a card shakes when it may not go somewhere.
        sweep: a pile that is taken glides as a whole.
        moments: great moments are celebrated, as when a canasta closes.
        faces: people have faces.
        new_marks: cards that have just come have a dot.
    """

    fly: bool = True
    stagger: bool = True
    flip: bool = True
    shake: bool = True
    sweep: bool = True
    moments: bool = True
    faces: bool = True
    new_marks: bool = True


HOVER_LIFT = 5.0
"""How far a card of the hand rises under the mouse, in units; a chosen one by `areas.LIFT`."""

LIFT_TIME, GLIDE_TIME, SHAKE_TIME = (
    MOTION[name].milliseconds / 1000 for name in ("card_lift", "card_glide", "card_shake")
)
SHAKE_WIDTH = 6.0


class TableScene(QGraphicsScene):
    """Mirrors a `TableModel`. Who moves cards is the animator; who chooses is the view."""

    relaid = Signal()
    """The same model has been laid out anew: what lies over the picture must follow."""

    def __init__(self, resources: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art = CardArt(resources, self)
        self.art.changed.connect(self._take_sharp_pictures)
        self.animator = Animator(self.art, parent=self)
        self.animator.landed.connect(self._show_counts)
        self.fixed_items = FixedItems(self, resources, self.art)
        self.tags = CardTags(self)
        self.model: TableModel | None = None
        self.layout: TableLayout | None = None
        self.card_size: CardSize | float = "normal"
        self.held: frozenset[Token] = frozenset()
        """Cards in the player's hand on the mouse: nobody else may move them."""
        self.bared: Token | None = None
        """The card that has come to light because the one above it is held."""
        self.spread = False
        """Whether the pile is spread out over the table."""
        self.pace = 1.0
        self.presentation = Presentation()
        self.counts: Counter[Zone] = Counter()
        """How many cards each place shows at this moment."""
        self._made: list[CardItem] = []
        """Every item there is, also those that show no card now."""
        self.cards: dict[Token, CardItem] = {}
        """The item of each card on the table."""
        self._size = (1024.0, 600.0)
        self._hand_of: tuple[str, int] | None = None
        self._hand_rows = 1
        """So many rows the hand has had in this deal."""
        follow(self.repaint, now=False)

    def tokens_in(self, zone: Zone | None) -> tuple[Token, ...]:
        return tuple(token for token, place in self._places().items() if place.zone == zone)

    def hand_tokens(self) -> tuple[Token, ...]:
        """The viewer's cards from left to right."""
        seats = self.model.seats if self.model is not None else ()
        return tuple(card.token for seat in seats if seat.is_viewer for card in seat.hand)

    @property
    def unit(self) -> float:
        return self.layout.unit if self.layout else 1.0

    def card_at(self, x: float, y: float) -> CardItem | None:
        """The uppermost card at a point of the scene."""
        best: CardItem | None = None
        for item in self.cards.values():
            if not item.isVisible():
                continue
            hit = item.pose.covers(x, y)
            if item.home is not None and (item.hovered or item.selected):
                hit = hit or item.home.pose.covers(x, y)
            if hit and (best is None or item.zValue() > best.zValue()):
                best = item
        return best

    def rest_pose(self, item: CardItem) -> Pose:
        """Where the card rests now: home, lifted when selected or hovered."""
        assert item.home is not None
        lift = LIFT if item.selected else HOVER_LIFT if item.hovered else 0.0
        return item.home.pose.raised(lift * self.unit) if lift else item.home.pose

    def viewer_zone(self) -> Zone:
        return Zone(ZoneKind.HAND, self.model.viewer if self.model else 0)

    def lift(self, item: CardItem) -> None:
        """Let a card rise or sink after its selection or hover has changed."""
        item.set_edge(item.selected, self.unit)
        if item.token not in self.held and item.home is not None:
            self.send(item, Flight(self.quick(LIFT_TIME)))

    def send(self, item: CardItem, flight: Flight) -> None:
        """Let a card that has a place travel there."""
        assert item.home is not None
        self.animator.start(item, self.rest_pose(item), item.home.face, flight)

    def glide_home(self, tokens: Iterable[Token], lasts: float = GLIDE_TIME) -> None:
        """Let cards that nothing else moves go back to their places."""
        for token in tokens:
            item = self.cards.get(token)
            if item is None or item.home is None or self.animator.moves(item):
                continue
            if item.pose == self.rest_pose(item) and item.zValue() == item.home.z:
                continue
            self.send(item, Flight(self.quick(lasts), z=LIFTED_Z + item.home.z))

    def present(self, presentation: Presentation) -> None:
        """Show and move from now on what the player wants to see."""
        self.presentation = presentation
        self.animator.flips = presentation.flip and presentation.fly
        self.fixed_items.portraits.shown = presentation.faces
        self.repaint()

    def shake(self, tokens: Iterable[Token]) -> None:
        """Let cards say no: a short shake at their places."""
        if not self.presentation.shake:
            return
        flight = Flight(self.quick(SHAKE_TIME), sway=SHAKE_WIDTH * self.unit)
        for token in tokens:
            item = self.cards.get(token)
            if item is not None and item.home is not None and not item.home.buried:
                self.send(item, flight)

    def quick(self, seconds: float) -> float:
        """A duration at the table's pace; nothing where cards do not glide."""
        return seconds * min(1.0, self.pace) if self.presentation.fly else 0.0

    def set_spread(self, spread: bool) -> None:
        if spread == self.spread or self.model is None:
            return
        self.spread = spread
        self._lay_out()
        self._mark()
        self.glide_home(card.token for card in self.model.pile)
        self.relaid.emit()

    def preview_hand(self, order: tuple[Token, ...]) -> None:
        """Show the hand in another order while cards are dragged over it."""
        old = [self.cards[token].home for token in self.hand_tokens()]
        slots = [(home.pose, home.z) for home in old if home is not None]
        slots.sort(key=lambda slot: slot[1])
        for token, (pose, z) in zip(order, slots, strict=False):
            item = self.cards[token]
            assert item.home is not None
            item.home = item.home._replace(pose=pose, z=z)
            if token not in self.held:
                self.send(item, Flight(self.quick(LIFT_TIME)))

    def restore_hand(self) -> None:
        """Show the hand in its own order again."""
        assert self.layout is not None
        free = [token for token in self.hand_tokens() if token not in self.held]
        for token in self.hand_tokens():
            item = self.cards[token]
            item.home = self.layout.cards[token]
            self.animator.retarget(item, self.rest_pose(item))
        self.glide_home(free, LIFT_TIME)

    def adopt(self, model: TableModel) -> None:
        """Show `model`: homes and labels change now, cards move later, new ones from the stock."""
        fresh = self.model is None or self.model.deal_key != model.deal_key
        same_pile = self.model is not None and self.model.pile == model.pile
        self.spread = self.spread and same_pile and model.pile_depths is not None
        self.model = model
        self._lay_out()
        if fresh:
            self._gather()
        self._mark()
        self._show_counts()

    def reconcile(self, model: TableModel) -> None:
        """Show `model` at once, whatever was going on."""
        self.animator.finish()
        self.adopt(model)
        self.settle()

    def settle(self) -> None:
        """Put every card that is not held at its place, at once."""
        self.animator.finish()
        for item in self.cards.values():
            if item.token not in self.held:
                self.put_home(item)
        self._show_counts()

    def put_home(self, item: CardItem) -> None:
        """Put one card at its place, face and height."""
        home = item.home
        if home is None:
            return
        seen = not home.buried or item.token == self.bared
        item.came_from = None
        item.rest(home, self.rest_pose(item), seen, self.art)

    def resize(self, width: float, height: float, ratio: float) -> None:
        """Lay everything out for another size of view; motion goes on to the new places."""
        self._size = (width, height)
        self.setSceneRect(QRectF(0, 0, width, height))
        if ratio != self.art.ratio:
            self.art.set_ratio(ratio)
            for card in self._made:
                card.forget_picture()
        self.relayout()

    def set_card_size(self, size: CardSize | float) -> None:
        self.card_size = size
        self.relayout()

    def relayout(self) -> None:
        """Lay out the shown model again; resting cards jump, moving cards are led on."""
        if self.model is None:
            return
        self._lay_out()
        self._mark()
        for item in self.cards.values():
            held = item.token in self.held
            if not held and not self.animator.retarget(item, self.rest_pose(item)):
                self.put_home(item)
        self.prune_pictures()
        self.relaid.emit()

    def repaint(self) -> None:
        """Paint everything anew: theme or deck have changed."""
        for card in self._made:
            card.forget_picture()
        self.relayout()
        for item in self.items():
            item.update()

    def _places(self) -> dict[Token, CardPlace]:
        return self.layout.cards if self.layout else {}

    def _lay_out(self) -> None:
        model = self.model
        assert model is not None
        if (model.deal_key, model.viewer) != self._hand_of:
            self._hand_of, self._hand_rows = (model.deal_key, model.viewer), 1
        sight = Sight(self.card_size, wished_factor(), deck().jumbo_index, self._hand_rows)
        layout = compute(model, *self._size, sight, spread=self.spread)
        self._hand_rows = max(self._hand_rows, layout.rows)
        self.layout = layout
        self._bind(layout.cards)
        for token, place in layout.cards.items():
            item = self.cards[token]
            if item.home is not None and item.home.zone != place.zone:
                item.came_from = item.came_from or item.home.zone
            item.home = place
        self.fixed_items.show_model(model, layout, self.art.ratio)
        shown = [place for place in layout.cards.values() if not place.buried]
        shown.sort(key=lambda place: place.face is None)
        self.art.request(dict.fromkeys((place.face, place.pose.width) for place in shown))

    def _bind(self, tokens: Collection[Token]) -> None:
        """Give every token an item; a new deal's tokens take over the old deal's items."""
        if self.cards.keys() == set(tokens):
            return
        free = [item for item in self._made if item.token not in tokens]
        known = {token: item for token, item in self.cards.items() if token in tokens}
        for token in tokens:
            if token not in known:
                known[token] = item = free.pop() if free else self._new_item()
                item.token = token
                item.selected = item.hovered = False
        for item in free:
            item.leave()
        self.cards = known

    def _new_item(self) -> CardItem:
        item = CardItem()
        self._made.append(item)
        self.addItem(item)
        return item

    def _gather(self) -> None:
        assert self.layout is not None
        self.animator.finish()
        stock = self.layout.zones[Zone(ZoneKind.STOCK)]
        places = [p for p in self._places().values() if p.zone.kind is ZoneKind.STOCK]
        width = places[0].pose.width if places else self.layout.card_width * 0.85
        for item in self.cards.values():
            if item.home is not None and item.home.zone.kind is ZoneKind.STOCK:
                self.put_home(item)
                continue
            item.came_from = Zone(ZoneKind.STOCK)
            item.show_face(None, width, self.art)
            item.put(Pose(stock.cx, stock.cy, width))
            item.setVisible(False)

    def _show_counts(self) -> None:
        """Count each card where it came from until it has arrived."""
        self.counts = counts = Counter[Zone]()
        for item in self.cards.values():
            if item.home is not None:
                counts[item.came_from or item.home.zone] += 1
        self.fixed_items.show_counts(counts)

    def prune_pictures(self) -> None:
        """Forget pictures in sizes that no card has any more."""
        self.art.keep_only({place.pose.width for place in self._places().values()})

    def _mark(self) -> None:
        """Dots on new cards, veils on those not to be named, edges on selected ones."""
        model, layout = self.model, self.layout
        if model is None or layout is None:
            return
        new, hand = set(model.new_cards), set(self.hand_tokens())
        self.tags.mark(model, self.cards)
        pile, depths = model.pile if self.spread else (), model.pile_depths or ()
        # cards of the spread pile down to which nobody may take it now
        closed = {card.token for i, card in enumerate(pile) if i not in depths}
        for token, item in self.cards.items():
            mine = token in hand
            item.selected = item.selected and mine
            item.hovered = item.hovered and mine
            item.set_edge(item.selected, layout.unit)
            item.set_dot(self.presentation.new_marks and mine and token in new, layout.unit)
            item.set_veil(token in closed)
        self.tags.show(model, self.cards, layout.unit)

    def _take_sharp_pictures(self) -> None:
        for item in self.cards.values():
            item.refresh(self.art)
