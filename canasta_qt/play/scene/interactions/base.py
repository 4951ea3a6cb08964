"""What all gestures share: the table they act on, their shape, and which cards are chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from canasta_qt.play.scene.items.card_item import CardItem
from canasta_qt.play.scene.layout.columns import RANKS
from canasta_qt.play.scene.layout.places import TableLayout
from canasta_qt.play.scene.scene import TableScene
from canasta_qt.view_model.pictures import Token
from canasta_qt.view_model.scripts import TableCommands

WILD_RANKS = "2X"
"""First letters of the faces of wild cards."""


class Selection(QObject):
    """The chosen cards; choosing lifts them."""

    changed = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self._anchor: Token | None = None

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The chosen cards from left to right."""
        return tuple(t for t in self._scene.hand_tokens() if self._scene.cards[t].selected)

    def __contains__(self, token: Token) -> bool:
        return token in self._scene.cards and self._scene.cards[token].selected

    def __bool__(self) -> bool:
        return bool(self.tokens)

    def set(self, tokens: Iterable[Token]) -> None:
        """Choose exactly these."""
        wanted, before = set(tokens), self.tokens
        for token in self._scene.hand_tokens():
            item = self._scene.cards[token]
            if item.selected != (token in wanted):
                item.selected = token in wanted
                self._scene.lift(item)
        if self.tokens != before:
            self.changed.emit()

    def clear(self) -> None:
        self.set(())

    def click(self, token: Token) -> None:
        """A plain click: leave out a chosen card, add one that fits, else choose it alone."""
        chosen = set(self.tokens)
        if token in chosen:
            self.set(chosen - {token})
        elif chosen and self._goes_with(token, chosen):
            self.set(chosen | {token})
        else:
            self.set((token,))
        self._anchor = token

    def _goes_with(self, token: Token, chosen: Iterable[Token]) -> bool:
        """Whether the card could lie in one meld with them: of a rank they have, wild, or where
        there are runs the next one of a suit."""
        face, model = self._face(token), self._scene.model
        others = [self._face(other) for other in chosen]
        if face[0] in WILD_RANKS or face[0] in {other[0] for other in others}:
            return True
        at = RANKS.find(face[0])
        beside = {RANKS[i] + face[-1] for i in (at - 1, at + 1) if at >= 0 and 0 <= i < len(RANKS)}
        return model is not None and model.has_runs and not beside.isdisjoint(others)

    def _face(self, token: Token) -> str:
        return self._scene.cards[token].face or "?"

    def toggle(self, token: Token) -> None:
        self.set({*self.tokens} ^ {token})
        self._anchor = token

    def start(self, token: Token) -> None:
        """Choose this card alone; a row that is stretched begins with it."""
        self.set((token,))
        self._anchor = token

    def extend(self, token: Token) -> None:
        """Choose everything from the card clicked last to this one."""
        hand = self._scene.hand_tokens()
        start = self._anchor if self._anchor in hand else token
        first, last = sorted((hand.index(start), hand.index(token)))
        self.set(hand[first : last + 1])

    def group(self, token: Token) -> None:
        """Choose all cards of the same rank; jokers count as one rank."""
        rank = self._face(token)[0]
        self.set(t for t in self._scene.hand_tokens() if self._face(t)[0] == rank)
        self._anchor = token


@dataclass(slots=True)
class Context:
    """The table as gestures see it. `acting` is called before each command to the game."""

    scene: TableScene
    selection: Selection
    commands: TableCommands
    acting: Callable[[], None]

    @property
    def layout(self) -> TableLayout:
        assert self.scene.layout is not None
        return self.scene.layout

    def act(self) -> TableCommands:
        """The commands, once the table is told that the player acts."""
        self.acting()
        return self.commands


class Gesture:
    """A movement of the player's mouse, from press to release."""

    def __init__(self, context: Context, x: float, y: float) -> None:
        self.context, self.scene = context, context.scene
        self.start_x, self.start_y = x, y
        self.x, self.y = x, y

    def move(self, x: float, y: float) -> Gesture | None:
        """The mouse is at (x, y); returns the gesture this one has turned into, or None."""
        self.x, self.y = x, y
        return None

    def release(self) -> None:
        """The button was let go: do it."""

    def cancel(self) -> None:
        """Leave everything as it was."""

    def relaid(self) -> bool:
        """The table has another size or shows another model; False: the gesture is void."""
        return True


class Hover:
    """Remembers which card is raised."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._card: CardItem | None = None

    def at(self, x: float, y: float) -> None:
        """The mouse is here with no button down."""
        item = self._scene.card_at(x, y)
        mine = item is not None and item.token in self._scene.hand_tokens()
        self.set(item if mine else None)

    def set(self, card: CardItem | None) -> None:
        """Raise this card and lower the one before; None lowers only."""
        if card is self._card and (card is None or card.hovered):
            return
        before, self._card = self._card, card
        for item, hovered in ((before, False), (card, True)):
            if item is not None and item.home is not None and item.hovered != hovered:
                item.hovered = hovered
                self._scene.lift(item)
