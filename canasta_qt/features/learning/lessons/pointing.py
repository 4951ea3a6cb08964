"""What a teacher shows at the table: where to look, and with which gesture a move is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from canasta_qt.engine.actions import (
    AUTO,
    Action,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayThree,
    MergeMelds,
    Pass,
    Play,
    RestorePile,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.melds.meld_targets import find_meld
from canasta_qt.engine.state import Meld
from canasta_qt.features.learning.lessons.model.task import held
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.record.positions.fields import CardWord, parse_words
from canasta_qt.view_model.pictures import (
    ButtonId,
    RefusedModel,
    TableModel,
    Token,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import GestureModel, Pointing

_BEGINS = {DrawStock: ButtonId.DRAW, TakePile: ButtonId.TAKE_PILE}

_BUTTONS = {
    GoOut: ButtonId.GO_OUT,
    AskPermission: ButtonId.ASK,
    DeclareSpecialHand: ButtonId.SPECIAL,
    LayThree: ButtonId.LAY_THREE,
    MergeMelds: ButtonId.MERGE,
    RetractMelds: ButtonId.RETRACT,
    RestorePile: ButtonId.RESTORE,
    Pass: ButtonId.PASS,
    ConcedeDeal: ButtonId.CONCEDE,
}

_THINGS = {"score": "score", "minimum": "score", "button": "button"}


def pointing_of(points: tuple[str, ...], presenter: Presenter) -> Pointing:
    """What the points of a lesson's step mean at this table: `hand: A A`, `pile`, `melds: Q`."""
    tokens: list[Token] = []
    zones: list[Zone] = []
    things: list[str] = []
    for point in points:
        place, _, cards = (part.strip() for part in point.partition(":"))
        if place in _THINGS:
            things.append(_THINGS[place])
        elif place == "hand":
            own = held(presenter.run.state, presenter.session.viewer, cards)
            tokens += presenter.tokens.all(own)
        else:
            zones += _zones(place, parse_words(cards, "point"), presenter)
    return Pointing(tuple(tokens), tuple(zones), tuple(things))


def _zones(place: str, words: list[CardWord], presenter: Presenter) -> Iterator[Zone]:
    state, seat = presenter.run.state, presenter.session.viewer
    side = state.side_of[seat]
    if place in ("stock", "pile"):
        yield Zone(ZoneKind.STOCK if place == "stock" else ZoneKind.PILE)
    elif place == "partner":
        yield from (Zone(ZoneKind.SEAT, mate) for mate in state.teammates(seat))
    elif place == "red threes":
        yield Zone(ZoneKind.THREES, side)
    else:
        sides = [side] if place == "melds" else [s for s in range(len(state.melds)) if s != side]
        for one in sides:
            melds = [meld for meld in state.melds[one] if _named(meld, words)]
            yield from (Zone(ZoneKind.MELD, meld.uid) for meld in melds)
            if not words:
                yield Zone(ZoneKind.NEW_MELD, one)


def _named(meld: Meld, words: list[CardWord]) -> bool:
    return any(word.fits(card) for word in words for card in meld.cards)


def gesture_of(action: Action, presenter: Presenter) -> GestureModel | None:
    """The next gesture that makes this move; None for one that is made otherwise.

    Of an opening it is the first group that is not staged yet; once all are, its confirmation. A
    side that has opened lays at once what is dropped, so all groups go down together.
    """
    state, tokens = presenter.run.state, presenter.tokens
    if isinstance(action, (LayDown, TakePile)) and presenter.draft:
        return _onward(action, presenter)
    if isinstance(action, DrawStock):
        return GestureModel(zone=Zone(ZoneKind.STOCK))
    if isinstance(action, Discard):
        return GestureModel(tokens.all((action.card,)), Zone(ZoneKind.PILE))
    if isinstance(action, TakePile):
        hand = state.hands[state.turn_seat]
        own = [card for play in action.plays for card in play.cards if card in hand]
        return GestureModel(tokens.all(own), Zone(ZoneKind.PILE))
    if isinstance(action, LayDown):
        side = state.side_of[state.turn_seat]
        if len(action.plays) > 1 and state.opened[side]:
            cards = [card for play in action.plays for card in play.cards]
            return GestureModel(tokens.all(cards), Zone(ZoneKind.NEW_MELD, side))
        return _staging(action.plays[0], presenter)
    if isinstance(action, AnswerPermission):
        return GestureModel(button=ButtonId.ANSWER_YES if action.yes else ButtonId.ANSWER_NO)
    button = _BUTTONS.get(type(action))
    return GestureModel(button=button) if button is not None else None


def _onward(action: LayDown | TakePile, presenter: Presenter) -> GestureModel | None:
    """What comes next where cards are staged: others back, the rest beside them, or down."""
    staged, draft = set(presenter.draft.cards), presenter.draft
    groups = [play for play in action.plays if not staged.issuperset(play.cards)]
    meant = {card for play in action.plays for card in play.cards}
    takes = isinstance(action, TakePile)
    if not staged <= meant or draft.takes_pile > takes:
        return GestureModel(button=ButtonId.TAKE_BACK)
    if takes and not draft.takes_pile:
        return GestureModel(zone=Zone(ZoneKind.PILE))
    hand = presenter.run.state.hands[presenter.session.viewer]
    for play in groups:
        rest = tuple(card for card in play.cards if card in hand and card not in staged)
        if rest:
            return _staging(Play(rest, play.onto), presenter)
    return GestureModel(button=ButtonId.CONFIRM)


def _staging(play: Play, presenter: Presenter) -> GestureModel:
    return GestureModel(presenter.tokens.all(play.cards), _place_of(play, presenter))


def pointing_at(gesture: GestureModel) -> Pointing:
    """The cards, the place and the button of a gesture."""
    zones = (gesture.zone,) if gesture.zone is not None else ()
    return Pointing(gesture.tokens, zones, ("button",) if gesture.button is not None else ())


def leads_on(model: TableModel, action: Action | None) -> TableModel:
    """A picture in which of the ways to begin a turn only the one that is asked for stands out.

    What the table would say of itself is left to the lesson.
    """
    if not model.my_turn or model.draft is not None or model.caution:
        return model
    gold = _BEGINS.get(type(action))
    buttons = tuple(
        replace(button, accent=button.id is gold) if button.id in _BEGINS.values() else button
        for button in model.buttons
    )
    return replace(model, prompt="", buttons=buttons)


def _place_of(play: Play, presenter: Presenter) -> Zone:
    """Where a group goes: its meld, or the felt of the own side."""
    state = presenter.run.state
    side = state.side_of[state.turn_seat]
    uid = play.onto
    if uid == AUTO:
        uid = find_meld(state.melds[side], KIND[play.cards[0]], state.setup)
        uid = state.melds[side][uid].uid if uid >= 0 else AUTO
    return Zone(ZoneKind.MELD, uid) if uid >= 0 else Zone(ZoneKind.NEW_MELD, side)


def meant_by(refused: RefusedModel, presenter: Presenter) -> Iterator[Action]:
    """Actions that a gesture may have meant which was refused, likely ones first."""
    state = presenter.run.state
    cards = presenter.tokens.cards(refused.tokens) or ()
    hand = state.hands[presenter.session.viewer]
    own = tuple(card for card in cards if card in hand)
    zone = refused.zone
    if zone is not None and zone.kind is ZoneKind.PILE and state.pile:
        top = state.pile[-1]
        alike = tuple(card for card in hand if KIND[card] == KIND[top])
        for chosen in dict.fromkeys((own, (), alike)):
            yield TakePile((Play((*chosen, top)),))
        if len(own) == 1:
            yield Discard(own[0])
    elif own:
        yield LayDown((Play(own),))
        if len(own) == 1:
            yield Discard(own[0])
