"""Plays the human seat by mouse with a simple policy, knowing only what the screen shows.

It opens with what it has, lays off what fits, and throws away what it has least of. Whatever the
table refuses is not tried again in the same turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QPushButton

from canasta_qt.app.program import Program
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.view_model.pictures import (
    ButtonId,
    CardModel,
    RefusedModel,
    ScoreSheetModel,
    SideModel,
    TableModel,
    Token,
    Zone,
    ZoneKind,
)
from tests.helpers.programs.parts import Parts
from tests.on_screen.mouse import Mouse

WILD = ("2", "X")
_AT_ONCE = (
    ButtonId.GO_AHEAD,
    ButtonId.ANSWER_YES,
    ButtonId.SPECIAL,
    ButtonId.RETRACT,
    ButtonId.GO_OUT,
    ButtonId.CONFIRM,
)
"""Buttons that are pressed whenever they can be."""

MOST_GESTURES = 1000
"""More than any deal needs."""

Listener = Callable[[str], None]


def _ignore(_moment: str) -> None:
    """Nobody wants to know."""


class MousePlayer:
    """Sits in the human chair until told to stop.

    `on_moment` hears of "draft", "taken", "refused", "sheet" and "over" as they are on the screen.
    """

    def __init__(self, program: Program, on_moment: Listener = _ignore) -> None:
        self.program = program
        self.mouse = Mouse(program)
        self.gestures = 0
        self.refusals: list[str] = []
        self._tell = on_moment
        self._tried: set[object] = set()
        self._turn: object = None
        program.controller.input.refused.connect(self._refused)

    # --- the whole --------------------------------------------------------------------------

    def play(self, deals: int | None = None) -> ScoreSheetModel:
        """Play so many deals, or the whole match; returns the last score sheet."""
        while True:
            sheet = self.play_deal()
            deals = None if deals is None else deals - 1
            if sheet.match_over or deals == 0:
                self._tell("over" if sheet.match_over else "sheet")
                return sheet
            self._tell("sheet")
            self._push_default()

    def play_deal(self) -> ScoreSheetModel:
        """Play until the score sheet of this deal is open."""
        first = self.gestures
        while self._panel() is None:
            assert self.gestures - first < MOST_GESTURES, "the deal does not end"
            self.mouse.wait(self.due, "my turn, a question or the score sheet")
            if self._panel() is None:
                self._gesture()
        sheet = next(reversed(Parts(self.program.context).sheets.sheets), None)
        assert sheet is not None
        return sheet

    def _panel(self) -> TablePanel | None:
        return Parts(self.program.context).sheets.panel

    def _push_default(self) -> None:
        panel = self._panel()
        assert panel is not None
        assert panel.main is not None
        before = Parts(self.program.context).match.model
        self._press(panel.main)
        self.mouse.wait(
            lambda: (
                self._model is not None and Parts(self.program.context).match.model is not before
            ),
            "the next deal",
        )

    @property
    def _model(self) -> TableModel | None:
        return self.program.table.model

    def due(self) -> bool:
        """Whether there is something to do for a person who looks at the screen."""
        if self._panel() is not None or self.program.table.choices.asking:
            return True
        model = self._model
        if model is None or model.over != "no" or not self.program.table.is_still:
            return False
        return model.my_turn or ButtonId.ANSWER_YES in _buttons(model)

    # --- one gesture ------------------------------------------------------------------------

    def _gesture(self) -> None:
        """Do the first thing that has not been tried in this position of the turn."""
        if self.program.table.choices.asking:
            self._choose()
            return
        model = self._model
        assert model is not None
        others = tuple(len(seat.hand) for seat in model.seats if not seat.is_viewer)
        turn = (model.deal_key, len(model.stock), others)
        if turn != self._turn:
            self._turn = turn
            self._tried.clear()
        for key, act in self._ideas(model):
            if key not in self._tried:
                self._tried.add(key)
                self.gestures += 1
                act()
                self.mouse.wait(self._settled, f"the table after {key}")
                return
        raise AssertionError(f"nothing left to do: {model.prompt!r}, {model.buttons}")

    def _settled(self) -> bool:
        return self.program.table.is_still or self._panel() is not None

    def _refused(self, refused: RefusedModel) -> None:
        self.refusals.append(refused.text)
        self._tell("refused")

    def _choose(self) -> None:
        """Take the first way that is offered."""
        panel = self.program.table.choices.panel
        assert panel is not None
        panel.options[0].click()
        self.mouse.rest(5)

    def _ideas(self, model: TableModel) -> Iterator[tuple[object, Callable[[], None]]]:
        """What could be done, best first, each with a name to remember it by."""
        buttons = _buttons(model)
        if _has_a_price(model):
            yield ("leave it", self.gestures), lambda: self._push(ButtonId.LEAVE_IT)
            return
        for wanted in _AT_ONCE:
            if wanted in buttons:
                yield (wanted, len(_hand(model))), lambda wanted=wanted: self._push(wanted)
        if ButtonId.DRAW in buttons and model.draft is None:
            if len(model.pile) > 1 or ButtonId.TAKE_PILE in buttons:
                yield "take", self._take
            yield "draw", lambda: self._click_zone(Zone(ZoneKind.STOCK))
        else:
            yield from self._melds(model)
        if model.draft is not None and ButtonId.TAKE_BACK in buttons:
            staged = tuple(card.token for group in model.draft.groups for card in group.cards)
            yield ("back", staged), lambda: self._push(ButtonId.TAKE_BACK)
        yield from self._endings(model, buttons)

    def _endings(
        self, model: TableModel, buttons: set[ButtonId]
    ) -> Iterator[tuple[object, Callable[[], None]]]:
        for card in _discards(model):
            yield (
                ("discard", card.token),
                lambda card=card: self._drag((card.token,), Zone(ZoneKind.PILE)),
            )
        for last in (ButtonId.LAY_THREE, ButtonId.PASS, ButtonId.UNDO):
            if last in buttons:
                yield (last, len(_hand(model))), lambda last=last: self._push(last)

    def _melds(self, model: TableModel) -> Iterator[tuple[object, Callable[[], None]]]:
        ours = next(side for side in model.sides if side.is_ours)
        ranks = _by_rank(_hand(model))
        open_melds = [meld for meld in ours.melds if not meld.closed]
        for meld in open_melds:
            for card in ranks.get(meld.rank, ()):
                yield self._lay((card.token,), Zone(ZoneKind.MELD, meld.uid))
        laid = {meld.rank for meld in open_melds}
        yield from self._loose(ours, ranks)
        wilds = [card.token for rank in WILD for card in ranks.get(rank, ())]
        for rank, cards in ranks.items():
            if rank in laid or rank in (*WILD, "3"):
                continue
            tokens = tuple(card.token for card in cards)
            if len(tokens) >= 3:
                yield self._lay(tokens, _open_felt(ours))
            elif len(tokens) == 2 and wilds and not ours.opened:
                yield self._lay((*tokens, wilds[0]), _open_felt(ours))

    def _loose(
        self, ours: SideModel, ranks: dict[str, list[CardModel]]
    ) -> Iterator[tuple[object, Callable[[], None]]]:
        """What a canasta no longer takes may lie beside the melds, where the game has a heap."""
        full = {meld.rank for meld in ours.melds if meld.closed}
        for card in (card for rank in sorted(full) for card in ranks.get(rank, ())):
            yield self._lay((card.token,), _open_felt(ours))

    def _lay(self, tokens: tuple[Token, ...], zone: Zone) -> tuple[object, Callable[[], None]]:
        return ("lay", tokens, zone), lambda: self._lay_and_tell(tokens, zone)

    def _lay_and_tell(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        self._drag(tokens, zone)
        self.mouse.wait(self._settled, "cards laid out")
        model = self._model
        if model is not None and model.draft is not None:
            self._tell("draft")

    def _take(self) -> None:
        before = len(self._model.pile) if self._model else 0
        self._click_zone(Zone(ZoneKind.PILE))
        self.mouse.wait(self._settled, "the pile taken")
        if self.program.table.scene_of_cards.spread:
            self._name_card()
        if self._model is not None and not self._model.pile and before > 1:
            self._tell("taken")

    def _name_card(self) -> None:
        """Take the spread pile down to the uppermost card that may be named, or close it."""
        model = self._model
        assert model is not None
        wanted = max(model.pile_depths or (), default=len(model.pile) - 1)
        self.mouse.click(self.mouse.spot_of_card(model.pile[wanted].token))
        self.mouse.wait(self._settled, "the pile taken down to a card")

    def _press(self, button: QPushButton) -> None:
        self.mouse.push(button)

    def _drag(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        self.mouse.drag_cards(tokens, zone)

    def _click_zone(self, zone: Zone) -> None:
        self.mouse.click(self.mouse.spot_of_zone(zone))

    def _push(self, wanted: ButtonId) -> None:
        button = self.program.table.buttons.button(wanted)
        assert button is not None, f"no button {wanted}"
        self.mouse.push(button)


def _buttons(model: TableModel) -> set[ButtonId]:
    return {button.id for button in model.buttons if button.enabled}


def _has_a_price(model: TableModel) -> bool:
    """Whether the player is warned of a slip that costs points."""
    return any(button.id is ButtonId.LEAVE_IT and button.accent for button in model.buttons)


def _hand(model: TableModel) -> tuple[CardModel, ...]:
    return next(seat.hand for seat in model.seats if seat.is_viewer)


def _rank(card: CardModel) -> str:
    return card.face[0] if card.face else "?"


def _by_rank(cards: tuple[CardModel, ...]) -> dict[str, list[CardModel]]:
    ranks: dict[str, list[CardModel]] = {}
    for card in cards:
        ranks.setdefault(_rank(card), []).append(card)
    return ranks


def _open_felt(side: SideModel) -> Zone:
    return Zone(ZoneKind.NEW_MELD, side.side)


def _discards(model: TableModel) -> list[CardModel]:
    """The hand, what is missed least first: black threes, lone low cards; wild cards last."""
    hand = _hand(model)
    count = Counter(map(_rank, hand))
    theirs = {meld.rank for side in model.sides if not side.is_ours for meld in side.melds}
    order = "3456789TJQKA2X"

    def worth(card: CardModel) -> tuple[bool, bool, int, int]:
        rank = _rank(card)
        return rank in WILD, rank in theirs, 0 if rank == "3" else count[rank], order.index(rank)

    return sorted(hand, key=worth)
