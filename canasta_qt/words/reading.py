"""A table read out: what lies where, in words, line by line or all at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from canasta_qt.engine.cards import FACES, HIDDEN
from canasta_qt.view_model.pictures import (
    CardModel,
    SeatModel,
    SideModel,
    TableModel,
    Token,
    Zone,
    ZoneKind,
)
from canasta_qt.words.cards import card_name, cards_name, face, listed, number
from canasta_qt.words.sentences import Text, Texts, figures


class ReadingText(Texts, context="Reading"):
    """Every sentence under a key."""

    HAND = Text("Your hand, {count}: {cards}.")
    HAND_EMPTY = Text("Your hand is empty.")
    CARD_NEW = Text("{card}, new")
    CHOSEN = Text("{card}, selected")
    NOT_CHOSEN = Text("{card}, not selected")
    COUNT_CHOSEN = Text("Selected: {count}")
    NONE_CHOSEN = Text("Nothing is selected")
    PILE = Text("Discard pile, {count}, on top the {card}")
    PILE_CLOSED = Text("Discard pile, {count}, face down")
    PILE_FROZEN = Text("Discard pile, frozen, {count}, on top the {card}")
    PILE_EMPTY = Text("The discard pile is empty")
    PILE_BELOW = Text("Below it, from the top: {cards}.")
    STOCK = Text("Stock, {count}")
    SEAT = Text("{name}, {count}")
    SEAT_TURN = Text("{name}, {count}, to move")
    SIDE = Text("{side}: {total}, this deal {points}")
    SIDE_ALONE = Text("{name}, alone")
    SIDE_OPENED = Text("has opened")
    SIDE_MINIMUM = Text("needs {points} to open")
    SIDE_THREES = Text("{side}, threes: {cards}")
    SIDE_HEAP = Text("{side}, beside the melds: {cards}")
    MELD = Text("{side}, {meld}")
    FOOT = Text("Foot of {name}, {count}")
    WAITING = Text("{count} waiting for {name}")
    DRAFT = Text("Laid out, not confirmed: {cards}")
    DEPTH = Text("Take the pile down to the {card}")
    BACK = Text("Take back {cards}")
    AFTER = Text("{first}. {second}")
    BETWEEN = Text("{first}, {second}")


_CARDS: Final = {face(card): card for card in range(FACES)}


def face_card(name: str | None) -> int:
    """A card with this picture, or a hidden one."""
    return _CARDS.get(name, HIDDEN)


def face_name(name: str | None) -> str:
    """A picture's card in words: "king of hearts"."""
    return card_name(face_card(name))


class PlaceLine(NamedTuple):
    """One place of the table in words."""

    zone: Zone
    text: str


class CardLine(NamedTuple):
    """One card of the viewer's hand in words."""

    token: Token
    text: str


def hand_lines(model: TableModel) -> tuple[CardLine, ...]:
    """The viewer's hand, card by card, from left to right."""
    new = set(model.new_cards)
    tags = {tag.token: tag.text for tag in model.tags if tag.text}
    return tuple(
        CardLine(card.token, _tagged(_card_text(card, card.token in new), tags.get(card.token)))
        for card in _hand(model)
    )


def _tagged(text: str, tag: str | None) -> str:
    return ReadingText.BETWEEN(first=text, second=tag) if tag else text


def place_lines(model: TableModel) -> tuple[PlaceLine, ...]:
    """Everything else on the table: stock, pile, what is laid out, sides with melds, people."""
    stock = model.stock_text or ReadingText.STOCK(count=_count(model.stock))
    lines = [
        PlaceLine(Zone(ZoneKind.STOCK), stock),
        PlaceLine(Zone(ZoneKind.PILE), model.pile_text or _pile(model)),
        *_draft(model),
    ]
    for side in model.sides:
        lines += _side(side, playing=model.over == "no")
    for seat in model.seats:
        lines += _seat(seat)
    return tuple(lines)


def hand_text(model: TableModel) -> str:
    """The hand in one sentence, by rank."""
    hand = _hand(model)
    if not hand:
        return ReadingText.HAND_EMPTY()
    return ReadingText.HAND(count=_count(hand), cards=_by_rank(hand))


def pile_text(model: TableModel) -> str:
    """The pile, whether it may be taken, and what lies in it where that can be seen."""
    text = model.pile_text or _pile(model)
    if model.pile_depths is None or len(model.pile) < 2:
        return text
    below = listed(face_name(card.face) for card in reversed(model.pile[:-1]))
    return _two(text, ReadingText.PILE_BELOW(cards=below))


def table_text(model: TableModel) -> str:
    """The whole table in sentences: what is expected, then place by place."""
    texts = [model.prompt.rstrip("."), *(line.text.rstrip(".") for line in place_lines(model))]
    return ". ".join(text for text in texts if text) + "."


def depth_texts(model: TableModel) -> tuple[PlaceLine, ...]:
    """The cards of the pile down to which it may be taken, the uppermost first."""
    return tuple(
        PlaceLine(
            Zone(ZoneKind.PILE_CARD, at), ReadingText.DEPTH(card=face_name(model.pile[at].face))
        )
        for at in sorted(model.pile_depths or (), reverse=True)
    )


def staged_lines(model: TableModel) -> tuple[tuple[tuple[Token, ...], str], ...]:
    """The groups laid out and not confirmed: their own cards, and words for taking them back."""
    groups = model.draft.groups if model.draft else ()
    return tuple(
        (tuple(card.token for card in group.cards), ReadingText.BACK(cards=_by_rank(group.cards)))
        for group in groups
    )


# --- places ---------------------------------------------------------------------------------


def _hand(model: TableModel) -> tuple[CardModel, ...]:
    return next((seat.hand for seat in model.seats if seat.is_viewer), ())


def _card_text(card: CardModel, new: bool) -> str:
    name = face_name(card.face)
    return ReadingText.CARD_NEW(card=name) if new else name


def _pile(model: TableModel) -> str:
    if not model.pile:
        return ReadingText.PILE_EMPTY()
    top = model.pile[-1].face
    if top is None:
        return ReadingText.PILE_CLOSED(count=_count(model.pile))
    text = ReadingText.PILE_FROZEN if model.frozen else ReadingText.PILE
    return text(count=_count(model.pile), card=face_name(top))


def _draft(model: TableModel) -> Iterator[PlaceLine]:
    if model.draft is None:
        return
    for at, group in enumerate(model.draft.groups):
        text = ReadingText.DRAFT(cards=_by_rank(group.cards))
        yield PlaceLine(Zone(ZoneKind.DRAFT, at), _two(text, group.problem))


def _side(side: SideModel, *, playing: bool) -> Iterator[PlaceLine]:
    total = ", ".join(f"{name} {figures(own)}" for name, own in side.totals)
    text = ReadingText.SIDE(
        side=ReadingText.SIDE_ALONE(name=side.name) if side.alone else side.name,
        total=total or figures(side.total),
        points=figures(side.deal_points, signed=True),
    )
    opening = ReadingText.SIDE_OPENED if side.opened else ReadingText.SIDE_MINIMUM
    needs = side.minimum and playing
    said = opening(points=figures(side.minimum)) if needs or side.opened else ""
    yield PlaceLine(
        Zone(ZoneKind.NEW_MELD, side.side),
        _two(
            ReadingText.BETWEEN(first=text, second=said) if said else text,
            " ".join(filter(None, (side.deal_note, side.lacks, " · ".join(side.progress)))),
        ),
    )
    for meld in side.melds:
        label = meld.label or _by_rank(meld.cards)
        yield PlaceLine(Zone(ZoneKind.MELD, meld.uid), ReadingText.MELD(side=side.name, meld=label))
    for name, kind, cards in (
        (ReadingText.SIDE_THREES, ZoneKind.THREES, side.threes),
        (ReadingText.SIDE_HEAP, ZoneKind.HEAP, side.heap),
    ):
        if cards:
            yield PlaceLine(Zone(kind, side.side), name(side=side.name, cards=_by_rank(cards)))


def _seat(seat: SeatModel) -> Iterator[PlaceLine]:
    if not seat.resting and not seat.is_viewer:
        sentence = ReadingText.SEAT_TURN if seat.is_turn else ReadingText.SEAT
        text = sentence(name=seat.name, count=_count(seat.hand))
        yield PlaceLine(Zone(ZoneKind.SEAT, seat.seat), _two(text, seat.remark))
    if seat.foot:
        text = ReadingText.FOOT(name=seat.name, count=_count(seat.foot))
        yield PlaceLine(Zone(ZoneKind.FOOT, seat.seat), seat.foot_text or text)
    if seat.waiting:
        text = ReadingText.WAITING(name=seat.name, count=_count(seat.waiting))
        yield PlaceLine(Zone(ZoneKind.WAITING, seat.seat), text)


# --- words ----------------------------------------------------------------------------------


def _count(cards: Iterable[CardModel]) -> str:
    return number(sum(1 for _ in cards), "card")


def _by_rank(cards: Iterable[CardModel]) -> str:
    """Cards by rank; closed ones by their number."""
    open_cards = [face_card(card.face) for card in cards if card.face]
    closed = [card for card in cards if not card.face]
    parts = [cards_name(open_cards)] if open_cards else []
    return listed([*parts, _count(closed)] if closed else parts)


def _two(first: str, second: str) -> str:
    """Two sentences, or the one there is."""
    return ReadingText.AFTER(first=first.rstrip("."), second=second) if second else first
