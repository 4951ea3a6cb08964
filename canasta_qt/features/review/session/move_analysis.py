"""A page that shows what a player knew before a move, and which moves it compared.

The log is played again up to the move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from canasta_qt.engine.actions import Action
from canasta_qt.engine.pile.taking import is_frozen
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.review.words.move_analysis import (
    AnalysisText,
    counted,
    reason_words,
)
from canasta_qt.play.presenter.beats import movements_of, tellers
from canasta_qt.play.presenter.board import Board
from canasta_qt.play.presenter.picture import by_rank
from canasta_qt.players.api import Remembered, can_think_ahead, remembered, thinks_ahead
from canasta_qt.players.levels import style_of
from canasta_qt.record.log import Considered, Entry, Thought
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.session import Session
from canasta_qt.words import people as names
from canasta_qt.words.cards import card_name, face, listed, move_words, number
from canasta_qt.words.events import announce
from canasta_qt.words.sentences import figures

HiddenFaces = tuple[str | None, ...]
"""Pictures of cards side by side; None is a card face down."""


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    """A line of the page: whose or what, in words, and cards in groups."""

    label: str = ""
    text: str = ""
    groups: tuple[HiddenFaces, ...] = ()
    words: str = ""
    """The cards in words."""


@dataclass(frozen=True, slots=True)
class AnalysisSection:
    """Lines that belong together."""

    title: str
    rows: tuple[AnalysisRow, ...]


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """A move that was looked at: what, its points, what else is to be said, and if it was made."""

    move: str
    points: str
    note: str
    made: bool


@dataclass(frozen=True, slots=True)
class Compared:
    """What was compared for a move, and where these figures come from."""

    note: str
    rows: tuple[ComparedRow, ...] = ()


@dataclass(frozen=True, slots=True)
class AnalysisPage:
    """The page, but for the compared moves.

    Attributes:
        who: how the player plays. promise: that nothing else was known.
    """

    title: str
    where: str
    move: str
    who: str
    promise: str
    sections: tuple[AnalysisSection, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """A move that can be asked about: `place` has its deal and its number there, from 1."""

    timeline: Timeline
    place: ReplayPoint
    session: Session

    @property
    def entry(self) -> Entry:
        return self.timeline.tape(self.place.deal).deal.entries[self.place.action - 1]

    @property
    def seat(self) -> int:
        return self.entry.seat

    @property
    def action(self) -> Action:
        return self.entry.action

    @property
    def moves(self) -> int:
        return self.timeline.tape(self.place.deal).actions

    @property
    def level(self) -> str:
        """Level and personality of the bot; empty for a person."""
        player = self.timeline.log.players[self.seat]
        return "" if player.is_human else player.played_by

    @property
    def kept(self) -> Thought:
        """The moves that were compared, where they are in the log."""
        return self.timeline.tape(self.place.deal).deal.thoughts.get(self.place.action, ())

    def view(self) -> PlayerView:
        """The player's view before the move: the very view that a bot is handed."""
        before = ReplayPoint(self.place.deal, self.place.action - 1)
        return self.timeline.run_at(before).view(self.seat)


def page_of(move: Move) -> AnalysisPage:
    """What the player of this move knew before it."""
    view, name = move.view(), names.seat_name(move.session, move.seat)
    place = move.place
    head = remembered(view, move.level)
    return AnalysisPage(
        AnalysisText.TITLE(name=name) if move.level else AnalysisText.TITLE_OWN(),
        AnalysisText.MOVE(deal=place.deal, n=place.action, all=move.moves),
        _told(move),
        _who(move, view) if move.level else "",
        AnalysisText.BOT(name=name) if move.level else AnalysisText.PERSON(),
        tuple(_sections(view, head, move.session, bot=bool(move.level))),
    )


def compared(move: Move, thought: Thought, *, kept: bool) -> Compared:
    """The moves that were compared, from the log (`kept`) or worked out now."""
    if len(thought) < 2:
        return _by_thumb(move)
    view = move.view()
    after = names.seat_name(move.session, view.next_seat(view.turn_seat))
    rows = tuple(_compared(one, one.action == move.action, after) for one in thought)
    same = thought[0].action == move.action
    note = (AnalysisText.KEPT if kept else AnalysisText.AGAIN if same else AnalysisText.OTHER)()
    why = why_made(move, view, weighed=True) if same else ""
    return Compared("\n".join(filter(None, (why, note))), rows)


def _by_thumb(move: Move) -> Compared:
    why = why_made(move, move.view(), weighed=False)
    return Compared("\n".join(filter(None, (why, AnalysisText.THUMB()))))


def why_made(move: Move, view: PlayerView, *, weighed: bool) -> str:
    """The reason for a bot's move in a sentence, from the position alone; empty for nothing.

    That something else was worth more is only said of a move that was `weighed` against others.
    """
    from canasta_qt.players.adviser.catalogue import SURPRISES
    from canasta_qt.players.adviser.reasons import reasons_for
    from canasta_qt.words.teaching.hints import why_words

    leaving = frozenset() if weighed else SURPRISES
    reasons = reasons_for(view, move.action, leaving=leaving)
    return why_words(reasons, lambda seat: names.seat_name(move.session, seat))


def compared_at_once(move: Move) -> Compared | None:
    """The same where it is known; None where a bot or the judge must be asked."""
    if not move.level:
        return None
    if move.kept:
        return compared(move, move.kept, kept=True)
    rules = move.timeline.log.rules
    if not thinks_ahead(move.level) or not can_think_ahead(rules):
        return _by_thumb(move)
    return None


def _told(move: Move) -> str:
    place = move.place
    after = move.timeline.run_at(place).state
    teller = tellers(move.session, Board(after))
    steps = movements_of(move.timeline.tape(place.deal).events(place.action), after)
    texts = (announce(event, teller) for step in steps for event in step.events)
    return " ".join(text for text in dict.fromkeys(texts) if text)


def _who(move: Move, view: PlayerView) -> str:
    style = style_of(move.level)
    plays = names.level_name(style.level)
    if style.personality:
        plays = f"{plays}, {names.personality_name(style.personality)}"
    ahead = can_think_ahead(view.setup.rules) or not thinks_ahead(move.level)
    words = names.level_words(style.level) if ahead else names.not_ahead_words()
    return f"{plays}. {words}"


def _compared(one: Considered, made: bool, after: str) -> ComparedRow:
    points = figures(round(one.value), signed=True)
    if one.interval is not None:
        points = AnalysisText.VALUE(points=points, spread=figures(round(one.interval)))
    notes = [reason_words(one.reasons)]
    if one.taken is not None:
        notes.append(AnalysisText.TAKEN(name=after, n=one.taken))
    return ComparedRow(
        move_words(one.action), points, "; ".join(note for note in notes if note), made
    )


# --- what was seen ------------------------------------------------------------------------


def _sections(
    view: PlayerView, head: Remembered, session: Session, *, bot: bool
) -> Iterator[AnalysisSection]:
    hand = _row(number(len(view.hand), "card"), "", [by_rank(view.hand)])
    yield AnalysisSection(AnalysisText.HAND(), (hand,))
    yield AnalysisSection(AnalysisText.TABLE(), tuple(_tables(view, session)))
    yield AnalysisSection(AnalysisText.PILE(), (_pile(view),))
    yield AnalysisSection(AnalysisText.OTHERS(), tuple(_closed(view, head, session)))
    yield AnalysisSection(AnalysisText.UNSEEN(), tuple(_unseen(head, bot=bot)))
    totals = zip(names.scorer_names(session, view.setup), view.totals, strict=True)
    scores = tuple(AnalysisRow(name, figures(total)) for name, total in totals)
    yield AnalysisSection(AnalysisText.SCORES(), scores)


def _tables(view: PlayerView, session: Session) -> Iterator[AnalysisRow]:
    """What each side has laid down, the own side first."""
    own = view.side_of[view.seat]
    for side in sorted(range(len(view.sides)), key=lambda side: (side != own, side)):
        threes = (view.red_threes[seat] + view.black_threes[seat] for seat in view.sides[side])
        melds = (meld.cards for meld in view.melds[side])
        heap = view.heaps[side] if view.heaps else ()
        groups = [cards for cards in (*melds, *threes, heap) if cards]
        text = "" if groups else AnalysisText.NOTHING()
        yield _row(names.people(session, view.sides[side]), text, groups)


def _pile(view: PlayerView) -> AnalysisRow:
    frozen = view.pile and is_frozen(view, view.side_of[view.seat])
    text = AnalysisText.FROZEN() if frozen else ""
    label = number(len(view.pile), "card") if view.pile else AnalysisText.EMPTY()
    return _row(label, text, [view.pile] if view.pile else [])


def _closed(view: PlayerView, head: Remembered, session: Session) -> Iterator[AnalysisRow]:
    yield AnalysisRow(AnalysisText.STOCK(), number(view.stock_left, "card"))
    for seat in view.order:
        if seat != view.seat:
            count = number(len(view.hands[seat]), "card")
            cards = counted(head.known[seat])
            text = AnalysisText.HOLDS(count=count, cards=cards) if cards else count
            yield AnalysisRow(names.seat_name(session, seat), text)
    for seat, foot in enumerate(view.feet):
        if foot:
            label = AnalysisText.FOOT(name=names.seat_name(session, seat))
            yield _row(label, number(len(foot), "card"), [foot] if foot[0] >= 0 else [])


def _unseen(head: Remembered, *, bot: bool) -> Iterator[AnalysisRow]:
    yield AnalysisRow(number(sum(head.unseen), "card"), counted(head.unseen))
    if not bot:
        return
    if head.rounds is not None:
        yield AnalysisRow("", (AnalysisText.REMEMBERS if head.rounds else AnalysisText.FORGETS)())
    if not head.reads_hands:
        yield AnalysisRow("", AnalysisText.NO_READING())


def _row(label: str, text: str, groups: Sequence[Sequence[int]]) -> AnalysisRow:
    pictures = tuple(tuple(map(face, cards)) for cards in groups)
    words = "; ".join(listed(map(card_name, cards)) for cards in groups)
    return AnalysisRow(label, text, pictures, words)
