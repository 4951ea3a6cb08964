"""Writes the page about a move: the log is played again up to it, and the view there is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from canasta_qt.bots.api import Remembered, can_think_ahead, remembered, style_of, thinks_ahead
from canasta_qt.controller.beats import steps_of
from canasta_qt.controller.board import Board
from canasta_qt.controller.company import people, scorer_names
from canasta_qt.controller.figures import figures
from canasta_qt.controller.known import (
    Compared,
    ComparedRow,
    KnownPage,
    KnownRow,
    KnownSection,
    Move,
)
from canasta_qt.controller.messages import Tellers, announce, card_name, face, listed, number
from canasta_qt.controller.messages.known import counted, known_text, move_words, reason_words
from canasta_qt.controller.messages.levels import (
    level_name,
    level_words,
    not_ahead_words,
    temper_name,
)
from canasta_qt.controller.session import Session
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.pile import is_frozen
from canasta_qt.engine.view import PlayerView
from canasta_qt.record.thoughts import Considered, Thought


def page_of(move: Move) -> KnownPage:
    """What the player of this move knew before it."""
    view, name = move.view(), move.session.name(move.seat)
    place = move.place
    head = remembered(view, move.level)
    return KnownPage(
        known_text("title", name=name) if move.level else known_text("title_own"),
        known_text("move", deal=place.deal, n=place.action, all=move.moves),
        _told(move),
        _who(move, view) if move.level else "",
        known_text("bot", name=name) if move.level else known_text("person"),
        tuple(_sections(view, head, move.session, bot=bool(move.level))),
    )


def compared(move: Move, thought: Thought, *, kept: bool) -> Compared:
    """What was compared for a move, as the log has kept it or as it was worked out now."""
    if len(thought) < 2:
        return Compared(known_text("thumb"))
    after = move.session.name(_next_seat(move))
    rows = tuple(_compared(one, one.action == move.action, after) for one in thought)
    if kept:
        return Compared(known_text("kept"), rows)
    same = thought[0].action == move.action
    return Compared(known_text("again" if same else "other"), rows)


def not_compared() -> Compared:
    """The bot that was asked again gave no answer."""
    return Compared(known_text("failed"))


def thinking_words() -> str:
    """Said while the bot is asked again."""
    return known_text("thinking")


def compared_at_once(move: Move) -> Compared | None:
    """The same where nobody need be asked for it; None where the bot must be asked again."""
    if not move.level:
        return Compared(known_text("person_thinks"))
    if move.kept:
        return compared(move, move.kept, kept=True)
    rules = move.timeline.log.rules
    if not thinks_ahead(move.level) or not can_think_ahead(rules):
        return Compared(known_text("thumb"))
    return None


def _told(move: Move) -> str:
    """The move in sentences."""
    place, session = move.place, move.session
    after = move.timeline.run_at(place).state
    kind_of_meld = Board(after).kind_of_meld
    tellers = Tellers(session.names, session.viewer, kind_of_meld, len(after.pile))
    steps = steps_of(move.timeline.tape(place.deal).events(place.action), after)
    told = (announce(event, tellers) for step in steps for event in step.events)
    return " ".join(text for text in dict.fromkeys(told) if text)


def _who(move: Move, view: PlayerView) -> str:
    """How the player plays: level, temper and what they mean."""
    style = style_of(move.level)
    names = [level_name(style.level), *([temper_name(style.temper)] if style.temper else [])]
    ahead = can_think_ahead(view.setup.rules) or not thinks_ahead(move.level)
    words = level_words(style.level) if ahead else not_ahead_words()
    return f"{', '.join(names)}. {words}"


def _next_seat(move: Move) -> int:
    view = move.view()
    return view.next_seat(view.turn_seat)


def _compared(one: Considered, made: bool, after: str) -> ComparedRow:
    points = figures(round(one.value), signed=True)
    if one.interval is not None:
        points = known_text("value", points=points, spread=figures(round(one.interval)))
    notes = [reason_words(one.reasons)]
    if one.taken is not None:
        notes.append(known_text("taken", name=after, n=one.taken))
    return ComparedRow(
        move_words(one.action), points, "; ".join(note for note in notes if note), made
    )


# --- what was seen ------------------------------------------------------------------------


def _sections(
    view: PlayerView, head: Remembered, session: Session, *, bot: bool
) -> Iterator[KnownSection]:
    hand = _row(number(len(view.hand), "card"), "", [_sorted(view.hand)])
    yield KnownSection(known_text("hand"), (hand,))
    yield KnownSection(known_text("table"), tuple(_tables(view, session)))
    yield KnownSection(known_text("pile"), (_pile(view),))
    yield KnownSection(known_text("others"), tuple(_closed(view, head, session)))
    yield KnownSection(known_text("unseen"), tuple(_unseen(head, bot=bot)))
    names = scorer_names(session, view.setup)
    scores = (KnownRow(name, figures(n)) for name, n in zip(names, view.totals, strict=True))
    yield KnownSection(known_text("scores"), tuple(scores))


def _tables(view: PlayerView, session: Session) -> Iterator[KnownRow]:
    """What each side has laid down, the own side first."""
    own = view.side_of[view.seat]
    for side in sorted(range(len(view.sides)), key=lambda side: (side != own, side)):
        threes = (view.red_threes[seat] + view.black_threes[seat] for seat in view.sides[side])
        melds = (meld.cards for meld in view.melds[side])
        heap = view.heaps[side] if view.heaps else ()
        groups = [cards for cards in (*melds, *threes, heap) if cards]
        text = "" if groups else known_text("nothing")
        yield _row(people(session, view.sides[side]), text, groups)


def _pile(view: PlayerView) -> KnownRow:
    frozen = view.pile and is_frozen(view, view.side_of[view.seat])
    text = known_text("frozen") if frozen else ""
    label = number(len(view.pile), "card") if view.pile else known_text("empty")
    return _row(label, text, [view.pile] if view.pile else [])


def _closed(view: PlayerView, head: Remembered, session: Session) -> Iterator[KnownRow]:
    """The stock, other hands with what is known of them, and feet."""
    yield KnownRow(known_text("stock"), number(view.stock_left, "card"))
    for seat in view.order:
        if seat != view.seat:
            count = number(len(view.hands[seat]), "card")
            cards = counted(head.known[seat])
            text = known_text("holds", count=count, cards=cards) if cards else count
            yield KnownRow(session.name(seat), text)
    for seat, foot in enumerate(view.feet):
        if foot:
            label = known_text("foot", name=session.name(seat))
            yield _row(label, number(len(foot), "card"), [foot] if foot[0] >= 0 else [])


def _unseen(head: Remembered, *, bot: bool) -> Iterator[KnownRow]:
    yield KnownRow(number(sum(head.unseen), "card"), counted(head.unseen))
    if not bot:
        return
    if head.rounds is not None:
        yield KnownRow("", known_text("remembers" if head.rounds else "forgets"))
    if not head.reads_hands:
        yield KnownRow("", known_text("no_reading"))


def _sorted(cards: Iterable[int]) -> list[int]:
    return sorted(cards, key=lambda card: (IS_WILD[KIND[card]], KIND[card], card))


def _row(label: str, text: str, groups: Sequence[Sequence[int]]) -> KnownRow:
    pictures = tuple(tuple(map(face, cards)) for cards in groups)
    words = "; ".join(listed(map(card_name, cards)) for cards in groups)
    return KnownRow(label, text, pictures, words)
