"""One `TableModel` from a board: cards as this seat may see them, seats, sides and melds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from canasta_qt.controller.board import Board, LaidMeld
from canasta_qt.controller.draft_turn import DraftTurn
from canasta_qt.controller.messages import face, ranks_name, say
from canasta_qt.controller.session import Session
from canasta_qt.controller.tokens import Tokens
from canasta_qt.controller.view_model import (
    ButtonModel,
    CardModel,
    DraftModel,
    MeldModel,
    Position,
    SeatModel,
    SideModel,
    TableModel,
)
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_TEXT, TWO
from canasta_qt.engine.melds import is_canasta
from canasta_qt.engine.opening import canasta_bonus, minimum
from canasta_qt.engine.scoring import running_score
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealState, Meld

CanastaStyle = Literal["no", "natural", "mixed", "wild"]

_PLACES: dict[int, tuple[Position, ...]] = {
    2: ("top",),
    3: ("left", "right"),
    4: ("left", "top", "right"),
    5: ("left", "top_left", "top_right", "right"),
    6: ("left", "top_left", "top", "top_right", "right"),
}


@dataclass(frozen=True, slots=True)
class Words:
    """The texts and switches of a picture that do not follow from where the cards lie."""

    prompt: str = ""
    pile_text: str = ""
    status: str = ""
    buttons: tuple[ButtonModel, ...] = ()
    can_undo: bool = False
    my_turn: bool = False
    thinking: bool = False
    over: Literal["no", "deal", "match"] = "no"
    remarks: dict[int, str] = field(default_factory=dict)
    new_cards: tuple[int, ...] = ()
    booked: tuple[tuple[int, int], ...] | None = None
    """Side to (total, what the deal brought), once the deal has been booked."""


@dataclass(frozen=True, slots=True)
class Painter:
    """Makes pictures of one deal for one seat."""

    state: DealState
    session: Session
    tokens: Tokens
    deal_key: str

    @property
    def viewer(self) -> int:
        """The seat the pictures are made for."""
        return self.session.viewer

    def paint(
        self,
        board: Board,
        hand: Sequence[int],
        draft: DraftTurn | None,
        turn_seat: int,
        freezer: int,
        words: Words,
    ) -> TableModel:
        """The table with the cards lying as `board` has them.

        `hand` is the viewer's order; `draft` is shown, and its cards left out of the hand, when
        given; `turn_seat` is whose turn the picture shows; `freezer` the freezing card or -1.
        """
        staged = self._draft(draft)
        out = {card.token for group in staged.groups for card in group.cards} if staged else set()
        pile = tuple(c for c in self._open(board.pile) if c.token not in out)
        return TableModel(
            deal_key=self.deal_key,
            rules_name=self.session.rules_name,
            deal_number=self.state.deal_number,
            viewer=self.viewer,
            stock=self._closed(reversed(board.stock)),
            pile=pile,
            frozen=freezer >= 0 or self.state.setup.rules.pile.always_frozen,
            freezer=self.tokens.of(freezer) if freezer >= 0 else None,
            seats=tuple(self._seats(board, hand, out, turn_seat, words)),
            sides=tuple(
                self._side(board, side, words)
                for side in sides_in_order(self.state.setup, self.viewer)
            ),
            prompt=words.prompt,
            pile_text=words.pile_text,
            status=words.status,
            buttons=words.buttons,
            draft=staged,
            new_cards=self.tokens.all(words.new_cards),
            can_undo=words.can_undo,
            my_turn=words.my_turn,
            over=words.over,
        )

    def _open(self, cards: Iterable[int]) -> tuple[CardModel, ...]:
        return tuple(CardModel(self.tokens.of(card), face(card)) for card in cards)

    def _closed(self, cards: Iterable[int]) -> tuple[CardModel, ...]:
        return tuple(CardModel(self.tokens.of(card)) for card in cards)

    def _draft(self, draft: DraftTurn | None) -> DraftModel | None:
        return draft.model(self.state, self.viewer, self.tokens) if draft else None

    def _seats(
        self, board: Board, hand: Sequence[int], out: set[int], turn_seat: int, words: Words
    ) -> Iterable[SeatModel]:
        """The people; once the deal is over everybody shows what is left."""
        shown = words.over != "no"
        for seat, spec in enumerate(self.session.seats):
            mine = seat == self.viewer
            held = hand if mine else _by_rank(board.hands[seat]) if shown else board.hands[seat]
            cards = self._open(held) if mine or shown else self._closed(held)
            yield SeatModel(
                seat=seat,
                position=place_of(seat, self.viewer, len(self.session.seats)),
                side=self.state.side_of[seat],
                name=spec.name,
                portrait=spec.portrait,
                hand=tuple(card for card in cards if card.token not in out),
                is_viewer=mine,
                is_turn=seat == turn_seat and words.over == "no",
                is_dealer=seat == self.state.dealer,
                thinking=words.thinking and seat == self.state.actor,
                remark=words.remarks.get(seat, ""),
            )

    def _side(self, board: Board, side: int, words: Words) -> SideModel:
        state = self.state
        passing = (state.totals[side], running_score(state, side))
        total, deal_points = words.booked[side] if words.booked else passing
        setup = state.setup
        melds = tuple(self._meld(meld) for meld in board.melds[side])
        threes = [card for seat in state.sides[side] for card in board.threes[seat]]
        return SideModel(
            side=side,
            name=side_name(self.session, setup, side),
            is_ours=side == setup.side_of[self.viewer],
            total=total,
            deal_points=deal_points,
            minimum=minimum(state, state.sides[side][0]),
            opened=bool(state.opened[side]),
            melds=melds,
            red_threes=self._open(threes),
            canastas=sum(meld.canasta != "no" for meld in melds),
        )

    def _meld(self, laid: LaidMeld) -> MeldModel:
        setup = self.state.setup
        wilds = sum(IS_WILD[KIND[card]] for card in laid.cards)
        meld = Meld(laid.uid, laid.kind, tuple(laid.cards), wilds, 0, False)
        style = canasta_style(setup, meld)
        return MeldModel(
            uid=laid.uid,
            rank=KIND_TEXT[laid.kind],
            cards=self._open(laid.cards),
            naturals=meld.naturals,
            wilds=wilds,
            canasta=style,
            closed=is_closed(setup, meld),
            points=sum(setup.points[KIND[card]] for card in laid.cards)
            + canasta_bonus(setup, meld),
            label=meld_label(meld, style),
        )


def _by_rank(cards: Iterable[int]) -> list[int]:
    return sorted(cards, key=lambda card: (IS_WILD[KIND[card]], KIND[card], card))


def place_of(seat: int, viewer: int, seats: int) -> Position:
    """Where a seat is drawn, the viewer at the bottom and the others clockwise from the left."""
    step = (seat - viewer) % seats
    return _PLACES[seats][step - 1] if step else "bottom"


def sides_in_order(setup: Setup, viewer: int) -> list[int]:
    """All sides as they are listed: the viewer's own first, then the others in turn."""
    ours, count = setup.side_of[viewer], len(setup.sides)
    return [(ours + step) % count for step in range(count)]


def side_name(session: Session, setup: Setup, side: int) -> str:
    """The people of a side, the viewer first: "You & Vera"."""
    seats = sorted(setup.sides[side], key=lambda seat: (seat - session.viewer) % setup.seats)
    names = [session.name(seat) for seat in seats]
    text = names[0]
    for name in names[1:]:
        text = say("side.names", first=text, second=name)
    return text


def canasta_style(setup: Setup, meld: Meld) -> CanastaStyle:
    """What sort of canasta a meld is, if it is one."""
    if not is_canasta(setup, meld):
        return "no"
    if meld.kind == TWO:
        return "wild"
    return "mixed" if meld.wilds else "natural"


def is_closed(setup: Setup, meld: Meld) -> bool:
    """Whether nothing more can be added to a meld."""
    rules = setup.rules
    limit = rules.wild_meld.sizes[1] if meld.kind == TWO else rules.meld.max_size
    if limit is not None and len(meld.cards) >= limit:
        return True
    if not is_canasta(setup, meld) or meld.kind == TWO:
        return False
    wild_ok = (
        rules.meld.add_wild_to_mixed_canasta
        if meld.wilds
        else rules.meld.add_wild_to_natural_canasta
    )
    return not wild_ok and not rules.meld.add_natural_to_canasta


def meld_label(meld: Meld, style: CanastaStyle) -> str:
    """What a meld is in words: "Kings: 5 natural, 2 wild: mixed canasta"."""
    if meld.kind == TWO:
        text = say("meld.wild", wilds=meld.wilds)
    else:
        ranks = ranks_name(meld.kind)
        text = say(
            "meld.label",
            ranks=ranks[:1].upper() + ranks[1:],
            naturals=meld.naturals,
            wilds=meld.wilds,
        )
    names = {"natural": "meld.natural", "mixed": "meld.mixed", "wild": "meld.wild_canasta"}
    return text if style == "no" else f"{text}: {say(names[style])}"
