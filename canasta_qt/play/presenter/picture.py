"""One `TableModel` from a board: cards as this seat may see them, seats, sides, melds, ceremony."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Literal

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_TEXT, SEQUENCE, TWO
from canasta_qt.engine.dealing import cutter_of
from canasta_qt.engine.events import DeckCut
from canasta_qt.engine.melds.meld_types import canasta_bonus, canasta_style, is_canasta
from canasta_qt.engine.melds.sequences import run_sizes
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.engine.rules import preset
from canasta_qt.engine.scoring import running_score, tabled_three_lines
from canasta_qt.engine.seating import draw_rank
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealState, FootStage, Meld
from canasta_qt.library.games import is_reconstructed
from canasta_qt.play.gestures.bets import caught_words
from canasta_qt.play.gestures.draft import DraftTurn, Tokens
from canasta_qt.play.gestures.needs import missing_to_side, need_marks
from canasta_qt.play.presenter.board import Board, LaidMeld
from canasta_qt.play.presenter.runs import Unseen, finish_words, finishing, unseen_cards
from canasta_qt.play.presenter.special import laid_in_order, progress
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model import pictures
from canasta_qt.view_model.pictures import CardModel
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import (
    face,
    hand_name,
    number,
    ranks_name,
    run_ranks,
    run_suit_letter,
    run_words,
)
from canasta_qt.words.events import EventContext, announce, remark
from canasta_qt.words.games import CeremonyText, game_note
from canasta_qt.words.people import own_first, people, place_of, rules_title, seat_name, seat_names
from canasta_qt.words.sentences import labelled
from canasta_qt.words.turn import TurnText


class TableMemory:
    """Follows the events of a deal and remembers what the places of cards do not show.

    `freezer` is the card that freezes the pile and `face_down` a discard that lies face down, or
    -1. `new` are the cards that came into the viewer's hand since the viewer's last turn began,
    also those that were melded: they may come back.
    """

    def __init__(self, viewer: int) -> None:
        self._viewer = viewer
        self.turn_seat = 0
        self.freezer = self.face_down = -1
        self.new: list[int] = []
        self._heard: dict[int, ev.Event] = {}

    def settle(self, state: DealState, history: Sequence[ev.Event]) -> None:
        """Take over the state; `history` ends with the latest event."""
        self.turn_seat = state.turn_seat
        self.freezer = state.freezer
        self.face_down = _face_down(history)

    def follow(self, event: ev.Event) -> None:
        """Remember what one event leaves behind."""
        if isinstance(event, ev.TurnBegan):
            self.turn_seat = event.seat
            self._heard = {}
            if event.seat == self._viewer:
                self.new = []
        elif isinstance(event, ev.Discarded) and event.face_down:
            self.face_down = event.card
        elif ev.seat_of(event) == self._viewer:
            self.new += _gained(event)
        if isinstance(event, (ev.PermissionAsked, ev.ConcessionAsked)):
            self._heard = {}
        if remark(event):
            self._heard[_speaker(event)] = event

    def remarks(self) -> dict[int, str]:
        return {seat: remark(event) for seat, event in self._heard.items()}


def _face_down(history: Sequence[ev.Event]) -> int:
    """The card that was discarded face down to go out, or -1; it is among the last events."""
    for event in reversed(history[-8:]):
        if isinstance(event, ev.Discarded):
            return event.card if event.face_down else -1
    return -1


def _gained(event: ev.Event) -> tuple[int, ...]:
    if isinstance(event, (ev.StockDrawn, ev.BonusCardsTakenUp, ev.FootTakenUp)):
        return event.cards
    if isinstance(event, ev.PileTaken):
        return event.rest
    if isinstance(event, ev.BonusCardsGiven) and not event.waits:
        return event.cards
    return ()


def _speaker(event: ev.Event) -> int:
    if isinstance(event, (ev.PermissionAnswered, ev.ConcessionAnswered)):
        return event.whom
    if isinstance(event, ev.PartnershipFormed):
        return event.lone
    known = (ev.PermissionAsked, ev.ConcessionAsked, ev.TurnCardDrawn, ev.PenaltyBooked)
    assert isinstance(event, known)
    return event.seat


def meld_model(
    setup: Setup, laid: LaidMeld, cards: tuple[CardModel, ...], unseen: Unseen
) -> pictures.MeldModel:
    """The picture of a meld; `cards` are its cards as the table names them."""
    wilds = sum(IS_WILD[KIND[card]] for card in laid.cards)
    meld = Meld(laid.uid, laid.kind, tuple(laid.cards), wilds, 0, False)
    style = canasta_style(meld) if is_canasta(setup, meld) else "no"
    finish = finishing(meld, unseen)
    return pictures.MeldModel(
        uid=laid.uid,
        rank=run_ranks(laid.cards) if laid.kind == SEQUENCE else KIND_TEXT[laid.kind],
        cards=cards,
        naturals=meld.naturals,
        wilds=wilds,
        canasta=style,
        closed=is_closed(setup, meld),
        points=sum(setup.points[KIND[card]] for card in laid.cards) + canasta_bonus(setup, meld),
        label=finish_words(meld_label(meld, style), finish),
        suit=run_suit_letter(laid.cards) if laid.kind == SEQUENCE else "",
        bonus=canasta_bonus(setup, meld) if style != "no" else 0,
        finish=tuple((KIND_TEXT[kind], count) for kind, count in finish),
    )


def is_closed(setup: Setup, meld: Meld) -> bool:
    """Whether nothing more can be added to a meld."""
    rules = setup.rules
    if meld.kind == SEQUENCE:
        growing = rules.sequence.extend_complete_when_going_out
        return len(meld.cards) >= run_sizes(rules)[1] and not growing
    limit = rules.wild_meld.sizes[1] if meld.kind == TWO else rules.meld.max_size
    if limit is not None and len(meld.cards) >= limit:
        return True
    if not is_canasta(setup, meld) or meld.kind == TWO:
        return False
    mixed, natural = rules.meld.add_wild_to_mixed_canasta, rules.meld.add_wild_to_natural_canasta
    return not (mixed if meld.wilds else natural) and not rules.meld.add_natural_to_canasta


def meld_label(meld: Meld, style: str) -> str:
    """A meld in words: "Kings: 5 natural, 2 wild: mixed canasta"."""
    if meld.kind == TWO:
        text = TurnText.MELD_WILD(wilds=meld.wilds)
    elif meld.kind == SEQUENCE:
        text = TurnText.MELD_RUN(cards=run_words(meld.cards))
    else:
        name = ranks_name(meld.kind)
        ranks = name[:1].upper() + name[1:]
        text = TurnText.MELD_LABEL(ranks=ranks, naturals=meld.naturals, wilds=meld.wilds)
    return text if style == "no" else labelled(text, _CANASTA_WORDS[style]())


_CANASTA_WORDS = {
    "natural": TurnText.MELD_NATURAL,
    "mixed": TurnText.MELD_MIXED,
    "wild": TurnText.MELD_WILD_CANASTA,
    "sequence": TurnText.MELD_RUN_CANASTA,
}


def ceremony(run: MatchRun, session: Session) -> pictures.CeremonyModel:
    """What happens before the first deal, which `run` has just dealt."""
    state, seating = run.state, run.match.seating
    marks = _marks(state, session)
    people = tuple(
        pictures.Drawer(
            seat=seat,
            name=seat_name(session, seat),
            portrait=session.seats[seat].portrait,
            position=place_of(seat, session.viewer, len(session.seats)),
            face=(face(seating.drawn[person]) or "") if seating.drawn else "",
            mark=marks.get(state.side_of[seat]),
            is_dealer=seat == state.dealer,
        )
        for seat, person in sorted(enumerate(seating.persons), key=itemgetter(1))
    )
    return pictures.CeremonyModel(rules_title(session), people, tuple(_lines(run, session)))


def about_the_rules(run: MatchRun) -> str:
    """The note on a reconstructed game for the ledger; empty for any other."""
    if not is_reconstructed(run.log.preset):
        return ""
    return CeremonyText.RECONSTRUCTED(note=game_note(preset(run.log.preset).note))


def _marks(state: DealState, session: Session) -> dict[int, int]:
    """Side to the number of its mark, where people have just learnt who plays with whom."""
    drawn = state.setup.rules.match.partner_selection != "agreed"
    many = len(session.seats) > 4 and any(len(seats) > 1 for seats in state.sides)
    order = own_first(state.sides, session.viewer)
    return {side: number for number, side in enumerate(order)} if drawn or many else {}


def _lines(run: MatchRun, session: Session) -> Iterator[str]:
    state, seating = run.state, run.match.seating
    rules = state.setup.rules.match

    def text(key: str, seat: int, **values: str) -> str:
        who = "you" if session.is_you(seat) else "other"
        return CeremonyText.of(who, key)(name=seat_name(session, seat), **values)

    if rules.partner_selection == "draw_two_highest":
        ranked = sorted(
            range(len(seating.persons)), key=lambda p: draw_rank(seating.drawn[p]), reverse=True
        )
        first, second = (seating.persons.index(person) for person in ranked[:2])
        if session.is_human(second):
            first, second = second, first
        yield text("highest", first, other=seat_name(session, second))
    elif rules.partner_selection == "random":
        yield CeremonyText.BY_LOT()
    if rules.first_dealer == "right_of_highest_draw":
        yield text("first", state.next_seat(state.dealer))
    yield text("deal", state.dealer)
    if not state.cuts:
        yield text("cut", cutter_of(state.setup, state.dealer, state.order))
    for cut in state.cuts:
        tellers = EventContext(seat_names(session), session.reader, lambda uid: 0)
        yield announce(DeckCut(cut.seat, cut.cards, cut.points), tellers)


Score = tuple[int, int]
"""A running total, and what the deal has brought so far or in the end."""


def so_far(state: DealState) -> tuple[Score, ...]:
    """Every scorer's score with what lies on the table now."""
    return tuple((total, running_score(state, scorer)) for scorer, total in enumerate(state.totals))


def own_scores(state: DealState, seats: Sequence[int], viewer: int) -> dict[int, int]:
    """Seat to scorer, the viewer first, where partners keep scores of their own; else empty."""
    scorer_of = state.setup.scorer_of
    if len({scorer_of[seat] for seat in seats}) < 2:
        return {}
    return {seat: scorer_of[seat] for seat in sorted(seats, key=lambda seat: seat != viewer)}


def _threes_points(state: DealState, side: int) -> int:
    lines = tabled_three_lines(state, side, state.sides[side], None)
    return sum(line.points for line in lines)


def score_notes(state: DealState, side: int) -> Iterator[str]:
    """Why what a side has on the table counts against it now, or will."""
    rules, melds = state.setup.rules.score, state.melds[side]
    canastas = sum(is_canasta(state.setup, meld) for meld in melds)
    if rules.matrix and melds and not canastas:  # P8
        yield TurnText.SIDE_NO_CANASTA()
    if _threes_points(state, side) < 0:
        yield TurnText.SIDE_THREES_AGAINST()
    if melds and canastas < rules.canastas_for_positive:
        yield TurnText.SIDE_NOT_POSITIVE(canastas=number(rules.canastas_for_positive, "canasta"))


@dataclass(frozen=True, slots=True)
class Words:
    """The words and scores of a picture, which do not follow from where the cards lie."""

    prompt: str
    scores: tuple[Score, ...]
    """Scorer to its score."""
    foot_texts: tuple[str, ...]
    """Seat to the words about its foot; empty where there are no feet."""
    thinking: bool = False
    over: Literal["no", "deal", "match"] = "no"
    winners: tuple[int, ...] = ()
    """The scorers who have won the match, once it is over."""


@dataclass(frozen=True, slots=True)
class Painter:
    """Makes pictures of one deal for one seat."""

    state: DealState
    session: Session
    tokens: Tokens
    deal_key: str

    @property
    def viewer(self) -> int:
        return self.session.viewer

    def paint(
        self,
        board: Board,
        memory: TableMemory,
        hand: Sequence[int],
        draft: DraftTurn | None,
        words: Words,
    ) -> pictures.TableModel:
        """The table with the cards of `board`, the viewer's in the order of `hand`, and a draft."""
        staged = draft.model(self.state, self.viewer, self.tokens) if draft else None
        out = {card.token for group in staged.groups for card in group.cards} if staged else set()
        hidden = {*board.face_down, memory.face_down}
        freezer = next((c for c in (self.state.freezer, memory.freezer) if c in board.pile), -1)
        pile = tuple(
            CardModel(self.tokens.of(card), None if card in hidden else face(card))
            for card in board.pile
            if self.tokens.of(card) not in out
        )
        return pictures.TableModel(
            deal_key=self.deal_key,
            rules_name=rules_title(self.session),
            deal_number=self.state.deal_number,
            viewer=self.viewer,
            stock=self._closed(reversed(board.stock)),
            pile=pile,
            # where it always is, nothing need say so all the time
            frozen=freezer >= 0 and not self.state.setup.rules.pile.always_frozen,
            freezer=self.tokens.of(freezer) if freezer >= 0 else None,
            seats=tuple(self._seats(board, memory, hand, out, words)),
            sides=tuple(self._side(board, n, words) for n in own_first(board.sides, self.viewer)),
            prompt=words.prompt,
            draft=staged,
            over=words.over,
            turn_card=self.tokens.of(board.turn_card) if board.turn_card >= 0 else None,
            reserved=tuple(self._closed(cards) for cards in board.packets),
            has_runs=self.state.setup.rules.sequence.enabled,
        )

    def _open(self, cards: Iterable[int]) -> tuple[CardModel, ...]:
        return tuple(CardModel(self.tokens.of(card), face(card)) for card in cards)

    def _closed(self, cards: Iterable[int]) -> tuple[CardModel, ...]:
        return tuple(CardModel(self.tokens.of(card)) for card in cards)

    def _seats(
        self, board: Board, memory: TableMemory, hand: Sequence[int], out: set[int], words: Words
    ) -> Iterable[pictures.SeatModel]:
        """The people; once the deal is over, and in an open replay, everybody shows the cards."""
        all_open = words.over != "no" or self.session.all_open
        show = self._open if self.session.all_open else self._closed
        remarks = memory.remarks()
        for seat, spec in enumerate(self.session.seats):
            special = self._special(seat)
            yield pictures.SeatModel(
                seat=seat,
                position=place_of(seat, self.viewer, len(self.session.seats)),
                side=board.side_of(seat),
                name=seat_name(self.session, seat),
                portrait=spec.portrait,
                hand=self._hand(board, seat, hand, out, shown=all_open or bool(special)),
                is_viewer=seat == self.viewer,
                is_turn=seat == memory.turn_seat and words.over == "no",
                is_dealer=seat == self.state.dealer,
                thinking=words.thinking and seat == self.state.actor,
                remark=remarks.get(seat, ""),
                waiting=show(board.waiting[seat]),
                resting=seat not in self.state.order,
                special=special,
                foot=(self._open if all_open else self._closed)(board.feet[seat]),
                foot_text=words.foot_texts[seat] if words.foot_texts else "",
                in_foot=self.state.foot_stages[seat] >= FootStage.TAKEN and not board.feet[seat],
            )

    def _hand(
        self, board: Board, seat: int, own: Sequence[int], out: set[int], *, shown: bool
    ) -> tuple[CardModel, ...]:
        """A hand as the viewer sees it: the own one in the order `own`, without staged cards."""
        held = board.hands[seat]
        if self._special(seat):
            cards = self._open(laid_in_order(held))
        elif seat == self.session.reader:
            cards = self._open(own)
        else:
            cards = self._open(by_rank(held)) if shown else self._closed(held)
        return tuple(card for card in cards if card.token not in out)

    def _progress(self, seats: Sequence[int]) -> tuple[str, ...]:
        viewer, session = self.viewer, self.session
        plays = viewer in seats and session.is_human(viewer) and not session.covered
        if not plays or self.state.opened[self.state.side_of[viewer]]:
            return ()  # then the prompt says what may be caught
        caught = caught_words(self.state, viewer)
        return (*progress(self.state, viewer), *((caught,) if caught else ()))

    def _lacks(self, seat: int) -> str:
        return missing_to_side(self.state, seat, self.viewer, seat_names(self.session))

    def _special(self, seat: int) -> str:
        result = self.state.result
        if result is None or result.out != seat or not result.special_hand:
            return ""
        hands = self.state.setup.rules.special_hands.hands
        value = next(hand.value for hand in hands if hand.id == result.special_hand)
        name = hand_name(result.special_hand)
        return TurnText.CHOICE_HAND(hand=name, points=number(value, "point"))

    def _side(self, board: Board, side: int, words: Words) -> pictures.SideModel:
        state, setup = self.state, self.state.setup
        seats = board.sides[side]
        first = self.viewer if self.viewer in seats else seats[0]
        unseen = unseen_cards(setup, board, self.viewer)
        melds = tuple(
            meld_model(setup, laid, self._open(laid.cards), unseen) for laid in board.melds[side]
        )
        threes = by_rank(card for seat in seats for card in board.threes[seat])
        scores = words.scores
        total, deal_points = scores[setup.scorer_of[first]]
        own = own_scores(state, seats, self.viewer)
        opened = bool(state.opened[state.side_of[first]])
        notes = score_notes(state, state.side_of[first]) if words.over == "no" else ()
        return pictures.SideModel(
            side=side,
            name=people(self.session, seats),
            is_ours=self.viewer in seats,
            total=total,
            deal_points=deal_points,
            minimum=opening_minimum(state, first),
            opened=opened,
            melds=melds,
            threes=self._open(threes),
            canastas=sum(meld.canasta != "no" for meld in melds),
            totals=tuple((seat_name(self.session, s), scores[own[s]][0]) for s in own),
            deal_each=tuple(scores[scorer][1] for scorer in own.values()),
            deal_note=" ".join(notes),
            heap=self._open(board.heaps[side]),
            threes_points=_threes_points(state, state.side_of[first]) if threes else None,
            progress=self._progress(seats) if words.over == "no" else (),
            needs=need_marks(state, first) if words.over == "no" else (),
            lacks=self._lacks(first) if opened and words.over == "no" else "",
            has_won=any(setup.scorer_of[seat] in words.winners for seat in seats),
            alone=len(seats) == 1 and len(self.session.seats) == 3 and len(board.sides) == 2,
        )


def by_rank(cards: Iterable[int]) -> list[int]:
    """Cards as others see them: by rank, the wild ones last."""
    return sorted(cards, key=lambda card: (IS_WILD[KIND[card]], KIND[card], card))
