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
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate

SENTENCES: Final[dict[str, str]] = {
    "hand": QT_TRANSLATE_NOOP("Reading", "Your hand, {count}: {cards}."),
    "hand.empty": QT_TRANSLATE_NOOP("Reading", "Your hand is empty."),
    "card.new": QT_TRANSLATE_NOOP("Reading", "{card}, new"),
    "pile": QT_TRANSLATE_NOOP("Reading", "Discard pile, {count}, on top the {card}"),
    "pile.closed": QT_TRANSLATE_NOOP("Reading", "Discard pile, {count}, face down"),
    "pile.frozen": QT_TRANSLATE_NOOP("Reading", "Discard pile, frozen, {count}, on top the {card}"),
    "pile.empty": QT_TRANSLATE_NOOP("Reading", "The discard pile is empty"),
    "pile.below": QT_TRANSLATE_NOOP("Reading", "Below it, from the top: {cards}."),
    "stock": QT_TRANSLATE_NOOP("Reading", "Stock, {count}"),
    "seat": QT_TRANSLATE_NOOP("Reading", "{name}, {count}"),
    "seat.turn": QT_TRANSLATE_NOOP("Reading", "{name}, {count}, to move"),
    "side": QT_TRANSLATE_NOOP("Reading", "{side}: {total}, this deal {points}"),
    "side.opened": QT_TRANSLATE_NOOP("Reading", "has opened"),
    "side.minimum": QT_TRANSLATE_NOOP("Reading", "needs {points} to open"),
    "side.threes": QT_TRANSLATE_NOOP("Reading", "{side}, threes: {cards}"),
    "side.heap": QT_TRANSLATE_NOOP("Reading", "{side}, beside the melds: {cards}"),
    "meld": QT_TRANSLATE_NOOP("Reading", "{side}, {meld}"),
    "foot": QT_TRANSLATE_NOOP("Reading", "Foot of {name}, {count}. {text}"),
    "waiting": QT_TRANSLATE_NOOP("Reading", "{count} waiting for {name}"),
    "draft": QT_TRANSLATE_NOOP("Reading", "Laid out, not confirmed: {cards}"),
    "depth": QT_TRANSLATE_NOOP("Reading", "Take the pile down to the {card}"),
    "back": QT_TRANSLATE_NOOP("Reading", "Take back {cards}"),
    "after": QT_TRANSLATE_NOOP("Reading", "{first}. {second}"),
    "between": QT_TRANSLATE_NOOP("Reading", "{first}, {second}"),
}
"""Every sentence under a key."""

_CARDS: Final = {face(card): card for card in range(FACES)}


def read(key: str, **values: object) -> str:
    """The translated sentence of a key with its values."""
    return translate("Reading", SENTENCES[key]).format(**values)


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
    return read("between", first=text, second=tag) if tag else text


def place_lines(model: TableModel) -> tuple[PlaceLine, ...]:
    """Everything else on the table: stock, pile, what is laid out, sides with melds, people."""
    stock = model.stock_text or read("stock", count=_count(model.stock))
    lines = [
        PlaceLine(Zone(ZoneKind.STOCK), stock),
        PlaceLine(Zone(ZoneKind.PILE), model.pile_text or _pile(model)),
        *_draft(model),
    ]
    for side in model.sides:
        lines += _side(side)
    for seat in model.seats:
        lines += _seat(seat)
    return tuple(lines)


def hand_text(model: TableModel) -> str:
    """The hand in one sentence, by rank."""
    hand = _hand(model)
    if not hand:
        return read("hand.empty")
    return read("hand", count=_count(hand), cards=_by_rank(hand))


def pile_text(model: TableModel) -> str:
    """The pile, whether it may be taken, and what lies in it where that can be seen."""
    text = model.pile_text or _pile(model)
    if model.pile_depths is None or len(model.pile) < 2:
        return text
    below = listed(face_name(card.face) for card in reversed(model.pile[:-1]))
    return _two(text, read("pile.below", cards=below))


def table_text(model: TableModel) -> str:
    """The whole table in sentences: what is expected, then place by place."""
    texts = [model.prompt.rstrip("."), *(line.text.rstrip(".") for line in place_lines(model))]
    return ". ".join(text for text in texts if text) + "."


def depth_texts(model: TableModel) -> tuple[PlaceLine, ...]:
    """The cards of the pile down to which it may be taken, the uppermost first."""
    return tuple(
        PlaceLine(Zone(ZoneKind.PILE_CARD, at), read("depth", card=face_name(model.pile[at].face)))
        for at in sorted(model.pile_depths or (), reverse=True)
    )


def staged_lines(model: TableModel) -> tuple[tuple[tuple[Token, ...], str], ...]:
    """The groups laid out and not confirmed: their own cards, and words for taking them back."""
    groups = model.draft.groups if model.draft else ()
    return tuple(
        (tuple(card.token for card in group.cards), read("back", cards=_by_rank(group.cards)))
        for group in groups
    )


# --- places ---------------------------------------------------------------------------------


def _hand(model: TableModel) -> tuple[CardModel, ...]:
    return next((seat.hand for seat in model.seats if seat.is_viewer), ())


def _card_text(card: CardModel, new: bool) -> str:
    name = face_name(card.face)
    return read("card.new", card=name) if new else name


def _pile(model: TableModel) -> str:
    if not model.pile:
        return read("pile.empty")
    top = model.pile[-1].face
    if top is None:
        return read("pile.closed", count=_count(model.pile))
    key = "pile.frozen" if model.frozen else "pile"
    return read(key, count=_count(model.pile), card=face_name(top))


def _draft(model: TableModel) -> Iterator[PlaceLine]:
    if model.draft is None:
        return
    for at, group in enumerate(model.draft.groups):
        text = read("draft", cards=_by_rank(group.cards))
        yield PlaceLine(Zone(ZoneKind.DRAFT, at), _two(text, group.problem))


def _side(side: SideModel) -> Iterator[PlaceLine]:
    text = read(
        "side", side=side.name, total=figures(side.total),
        points=figures(side.deal_points, signed=True),
    )  # fmt: skip
    opening = "side.opened" if side.opened else "side.minimum"
    said = read(opening, points=figures(side.minimum)) if side.minimum or side.opened else ""
    yield PlaceLine(
        Zone(ZoneKind.NEW_MELD, side.side),
        _two(read("between", first=text, second=said) if said else text, side.deal_note),
    )
    for meld in side.melds:
        label = meld.label or _by_rank(meld.cards)
        yield PlaceLine(Zone(ZoneKind.MELD, meld.uid), read("meld", side=side.name, meld=label))
    for key, kind, cards in (
        ("side.threes", ZoneKind.THREES, side.threes),
        ("side.heap", ZoneKind.HEAP, side.heap),
    ):
        if cards:
            yield PlaceLine(Zone(kind, side.side), read(key, side=side.name, cards=_by_rank(cards)))


def _seat(seat: SeatModel) -> Iterator[PlaceLine]:
    if not seat.resting and not seat.is_viewer:
        key = "seat.turn" if seat.is_turn else "seat"
        text = read(key, name=seat.name, count=_count(seat.hand))
        yield PlaceLine(Zone(ZoneKind.SEAT, seat.seat), _two(text, seat.remark))
    if seat.foot:
        text = read("foot", name=seat.name, count=_count(seat.foot), text=seat.foot_text)
        yield PlaceLine(Zone(ZoneKind.FOOT, seat.seat), text.strip())
    if seat.waiting:
        text = read("waiting", name=seat.name, count=_count(seat.waiting))
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
    return read("after", first=first.rstrip("."), second=second) if second else first
