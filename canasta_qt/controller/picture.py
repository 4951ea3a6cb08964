"""One `TableModel` from a board: cards as this seat may see them, seats, sides and melds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from canasta_qt.controller.board import Board
from canasta_qt.controller.company import own_first, people, place_of
from canasta_qt.controller.draft_turn import DraftTurn
from canasta_qt.controller.meld_picture import meld_model
from canasta_qt.controller.messages import face, hand_name
from canasta_qt.controller.session import Session
from canasta_qt.controller.side_numbers import Score, own_scores, score_note, so_far
from canasta_qt.controller.tokens import Tokens
from canasta_qt.controller.view_model import (
    ButtonModel,
    CardModel,
    DraftModel,
    SeatModel,
    SideModel,
    SortOrder,
    TableModel,
)
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.opening import minimum
from canasta_qt.engine.state import DealState


@dataclass(frozen=True, slots=True)
class Words:
    """The texts and switches of a picture that do not follow from where the cards lie."""

    prompt: str = ""
    pile_text: str = ""
    stock_text: str = ""
    status: str = ""
    buttons: tuple[ButtonModel, ...] = ()
    can_undo: bool = False
    caution: bool = False
    my_turn: bool = False
    thinking: bool = False
    over: Literal["no", "deal", "match"] = "no"
    remarks: dict[int, str] = field(default_factory=dict)
    new_cards: tuple[int, ...] = ()
    sorts: tuple[SortOrder, ...] = ()
    scores: tuple[Score, ...] = ()
    """Scorer to its score; left out, what lies on the table now counts."""
    face_down: int = -1
    """A discard that lies face down, or -1."""
    pile_part: int | None = None
    pile_depths: tuple[int, ...] | None = None
    foot_texts: tuple[str, ...] = ()
    """Seat to what its foot says of itself; empty where there are no feet."""


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
        hidden = {*board.face_down, words.face_down}
        pile = tuple(c for c in self._pile(board.pile, hidden) if c.token not in out)
        return TableModel(
            deal_key=self.deal_key,
            rules_name=self.session.title,
            deal_number=self.state.deal_number,
            viewer=self.viewer,
            stock=self._closed(reversed(board.stock)),
            pile=pile,
            frozen=freezer >= 0 or (bool(pile) and self.state.setup.rules.pile.always_frozen),
            freezer=self.tokens.of(freezer) if freezer >= 0 else None,
            seats=tuple(self._seats(board, hand, out, turn_seat, words)),
            sides=tuple(
                self._side(board, side, words) for side in own_first(board.sides, self.viewer)
            ),
            prompt=words.prompt,
            pile_text=words.pile_text,
            stock_text=words.stock_text,
            status=words.status,
            buttons=words.buttons,
            draft=staged,
            new_cards=self.tokens.all(words.new_cards),
            sorts=words.sorts,
            can_undo=words.can_undo,
            caution=words.caution,
            my_turn=words.my_turn,
            over=words.over,
            turn_card=self.tokens.of(board.turn_card) if board.turn_card >= 0 else None,
            reserved=tuple(self._closed(cards) for cards in board.packets),
            pile_part=words.pile_part,
            pile_depths=words.pile_depths,
            has_runs=self.state.setup.rules.sequence.enabled,
        )

    def _open(self, cards: Iterable[int]) -> tuple[CardModel, ...]:
        return tuple(CardModel(self.tokens.of(card), face(card)) for card in cards)

    def _closed(self, cards: Iterable[int]) -> tuple[CardModel, ...]:
        return tuple(CardModel(self.tokens.of(card)) for card in cards)

    def _pile(self, cards: Iterable[int], hidden: set[int]) -> tuple[CardModel, ...]:
        return tuple(
            CardModel(self.tokens.of(card), None if card in hidden else face(card))
            for card in cards
        )

    def _draft(self, draft: DraftTurn | None) -> DraftModel | None:
        return draft.model(self.state, self.viewer, self.tokens) if draft else None

    def _seats(
        self, board: Board, hand: Sequence[int], out: set[int], turn_seat: int, words: Words
    ) -> Iterable[SeatModel]:
        """The people; once the deal is over, and in an open replay, everybody shows the cards."""
        all_open = words.over != "no" or self.session.all_open
        show = self._open if self.session.all_open else self._closed
        for seat, spec in enumerate(self.session.seats):
            special = self._special(seat)
            yield SeatModel(
                seat=seat,
                position=place_of(seat, self.viewer, len(self.session.seats)),
                side=board.side_of(seat),
                name=self.session.name(seat),
                portrait=spec.portrait,
                hand=self._hand(board, seat, hand, out, shown=all_open or bool(special)),
                is_viewer=seat == self.viewer,
                is_turn=seat == turn_seat and words.over == "no",
                is_dealer=seat == self.state.dealer,
                thinking=words.thinking and seat == self.state.actor,
                remark=words.remarks.get(seat, ""),
                waiting=show(board.waiting[seat]),
                resting=seat not in self.state.order,
                special=special,
                foot=(self._open if all_open else self._closed)(board.feet[seat]),
                foot_text=words.foot_texts[seat] if words.foot_texts else "",
            )

    def _hand(
        self, board: Board, seat: int, own: Sequence[int], out: set[int], *, shown: bool
    ) -> tuple[CardModel, ...]:
        """A hand as the viewer sees it: the own one in the order `own`, without staged cards."""
        held = board.hands[seat]
        if seat == self.viewer:
            cards = self._open(own)
        else:
            cards = self._open(_by_rank(held)) if shown else self._closed(held)
        return tuple(card for card in cards if card.token not in out)

    def _special(self, seat: int) -> str:
        """The special hand this seat has laid, or an empty text."""
        result = self.state.result
        if result is None or result.out != seat or not result.special_hand:
            return ""
        return hand_name(result.special_hand)

    def _side(self, board: Board, side: int, words: Words) -> SideModel:
        state, setup = self.state, self.state.setup
        seats = board.sides[side]
        first = self.viewer if self.viewer in seats else seats[0]
        melds = tuple(meld_model(setup, laid, self._open(laid.cards)) for laid in board.melds[side])
        threes = _by_rank(card for seat in seats for card in board.threes[seat])
        scores = words.scores or so_far(state)
        total, deal_points = scores[setup.scorer_of[first]]
        own = own_scores(state, seats, self.viewer)
        return SideModel(
            side=side,
            name=people(self.session, seats),
            is_ours=self.viewer in seats,
            total=total,
            deal_points=deal_points,
            minimum=minimum(state, first),
            opened=bool(state.opened[state.side_of[first]]),
            melds=melds,
            threes=self._open(threes),
            canastas=sum(meld.canasta != "no" for meld in melds),
            totals=tuple((self.session.name(s), scores[own[s]][0]) for s in own),
            deal_each=tuple(scores[scorer][1] for scorer in own.values()),
            deal_note=score_note(state, state.side_of[first]) if words.over == "no" else "",
            heap=self._open(board.heaps[side]),
        )


def _by_rank(cards: Iterable[int]) -> list[int]:
    return sorted(cards, key=lambda card: (IS_WILD[KIND[card]], KIND[card], card))
