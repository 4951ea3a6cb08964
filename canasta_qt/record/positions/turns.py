"""What a written position says of turns: who dealt, who opened when, what this turn has brought.

What is not said is taken as a table in mid-deal mostly is: the seat to act plays last in its round,
and what a side has laid lay there before this turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from canasta_qt.engine.actions import LayDown, Play, TakePile
from canasta_qt.engine.cards import FACES, IS_WILD, KIND
from canasta_qt.engine.judge.optional_actions import may_retract, table_before
from canasta_qt.engine.rules import OPTIONS
from canasta_qt.engine.state import Cut, DealState, Meld, Penalty, Phase, TableBefore
from canasta_qt.record.notation import NotationProblem, parse
from canasta_qt.record.positions.fields import MOST_CARDS, Fields, PositionProblem, read_words

_OPENED: Final = ("no", "earlier", "this_turn")
_FAULTS: Final = tuple(
    spec.key.removeprefix("penalty.") for spec in OPTIONS if spec.key.startswith("penalty.")
)
_MOST_STEPS: Final = 50
_THIS_TURN: Final = (
    "laid", "took_pile", "beyond_top", "no_discard", "last_three", "retracted", "faults",
    "conceding", "stays", "drawn", "steps",
)  # fmt: skip
_STEP: Final = (
    "melds", "red_threes", "black_threes", "pile", "freezer", "stock", "turn_card_drawn", "opened",
    "next_number", "laid", "took_pile", "beyond_top", "action",
)  # fmt: skip


def count_turns(state: DealState, fields: Fields) -> None:
    """Set dealer and number of the turn; needs the seats, their order and who is to act."""
    order, seat = state.order, state.turn_seat
    dealer = fields.seat("dealer", state.setup.seats, seat)
    message = f"seat {dealer} rests in this deal"
    fields.refuse_unless(dealer in order, "dealer", message, "rests", n=dealer + 1)
    place = (order.index(seat) - order.index(dealer) - 1) % len(order)
    state.dealer = dealer
    state.turn = (fields.number("round", 2, low=1) - 1) * len(order) + place + 1


def opened_turn(state: DealState, side: int, has_melds: bool, fields: Fields) -> int:
    """The number of the turn in which a side opened; 0 for a side that has not."""
    value = fields.by_side("opened", len(state.sides)).get(side)
    where = f"opened.{side}"
    if value is None:
        value = "earlier" if has_melds else "no"
    if isinstance(value, dict):
        return _opened_when(state, side, Fields(value, f"{where}."))
    if value not in _OPENED:
        raise PositionProblem(
            f"{where}: 'no', 'earlier' or 'this_turn' is needed",
            "choice",
            choices="no, earlier, this_turn",
        )
    if value == "no" and has_melds:
        raise PositionProblem(f"{where}: a side with melds has opened", "opened_melds")
    if value == "this_turn" and side != state.side_of[state.turn_seat]:
        raise PositionProblem(
            f"{where}: only the side to act can open in this turn", "opened_other"
        )
    if value == "earlier" and state.turn == 1:
        raise PositionProblem(f"{where}: there was no turn before this one", "opened_first")
    return {"no": 0, "earlier": state.turn - 1, "this_turn": state.turn}[str(value)]


def _opened_when(state: DealState, side: int, fields: Fields) -> int:
    """`{"seat": 2}`, in the last turn of that seat before this one, or `{"turn": 5}`."""
    fields.refuse_unknown(("seat", "turn"))
    if fields.has("turn") == fields.has("seat"):
        raise PositionProblem(
            f"opened.{side}: the seat that opened, or the turn, is needed", "form"
        )
    if fields.has("turn"):
        turn = fields.number("turn", 1, low=1)
        latest = state.turn if side == state.side else state.turn - 1
        fields.refuse_unless(turn <= latest, "turn", f"it must be turn {latest} or before")
        return turn
    seat = fields.seat("seat", state.setup.seats)
    plays = seat in state.sides[side] and seat in state.order
    fields.refuse_unless(plays, "seat", f"seat {seat} does not play for side {side}")
    order = state.order
    ago = (order.index(state.turn_seat) - order.index(seat)) % len(order) or len(order)
    fields.refuse_unless(ago < state.turn, "seat", "it had no turn before this one")
    return state.turn - ago


def numbers_of(fields: Fields, key: str, side: int, sides: int, count: int) -> list[int] | None:
    """One whole number for each meld of a side under `key`; None where they are not given."""
    value = fields.by_side(key, sides).get(side)
    if value is None:
        return None
    where = f"{key}.{side}"
    if not isinstance(value, list) or len(value) != count:
        raise PositionProblem(
            f"{where}: a list of {count} numbers is needed, one for each meld", "form"
        )
    return [Fields({where: one}).number(where, 0, low=0) for one in value]


def book_penalties(state: DealState, fields: Fields) -> None:
    """Cuts before the deal and penalties booked in it."""
    seats = state.setup.seats
    state.cuts = tuple(
        Cut(
            one.seat("seat", seats),
            one.number("cards", 0, low=0),
            one.number("points", 0, low=0),
        )
        for one in fields.objects("cuts", ("seat", "cards", "points"))
    )
    state.penalties = tuple(
        Penalty(
            one.seat("seat", seats),
            one.word("fault", _FAULTS, _FAULTS[0]),
            one.points("points"),
        )
        for one in fields.objects("penalties", ("seat", "fault", "points"))
    )


def book_turn(state: DealState, fields: Fields) -> None:
    """What this turn has brought so far: `this_turn`, or what the position lets one conclude."""
    if not fields.has("this_turn"):
        _conclude_steps(state)
        return
    this = Fields(fields.mapping("this_turn"), "this_turn.")
    this.refuse_unknown(_THIS_TURN)
    now = state.now
    if this.has("laid"):
        now.laid = [_laid(state, one) for one in this.objects("laid", ("meld", "cards"))]
    now.beyond_top = this.switch("beyond_top") if this.has("beyond_top") else bool(now.laid)
    now.took_pile = this.switch("took_pile")
    now.no_discard = this.switch("no_discard")
    now.last_three = this.switch("last_three")
    now.retracted = this.switch("retracted")
    now.stays = this.switch("stays")
    now.faults = tuple(
        Fields({"fault": fault}, "this_turn.faults.").word("fault", _FAULTS, "")
        for fault in this.texts("faults")
    )
    if this.switch("conceding"):
        _concede(state, this)
    if this.has("steps"):
        _read_steps(state, this)


def _concede(state: DealState, this: Fields) -> None:
    known = state.setup.rules.match.forfeit_call is not None
    this.refuse_unless(known, "conceding", "these rules know no conceding")
    mates = state.teammates(state.turn_seat)
    this.refuse_unless(bool(mates), "conceding", "there is no team-mate to be asked")
    this.refuse_unless(state.phase is not Phase.ANSWER, "conceding", "another question is open")
    state.now.concession = state.phase
    state.phase = Phase.ANSWER


def _laid(state: DealState, one: Fields) -> tuple[int, tuple[int, ...]]:
    melds = state.melds[state.side]
    place = one.number("meld", 0, low=0)
    one.refuse_unless(place < len(melds), "meld", f"the side to act has no meld {place}")
    return melds[place].uid, _cards(one, "cards", melds[place].cards)


def _cards(fields: Fields, key: str, among: Iterable[int]) -> tuple[int, ...]:
    """The cards of a text, which lie elsewhere in the position."""
    where = fields.place(key)
    free: dict[int, list[int]] = {}
    for one in among:
        free.setdefault(one % FACES, []).append(one)
    found = {}
    words = list(enumerate(read_words(fields.value(key, ""), where)))
    for at, word in sorted(words, key=lambda one: one[1].choices):
        fitting = (card for face in word.faces for card in free.get(face, ()) if word.fits(card))
        card = next(fitting, None)
        if card is None:
            raise PositionProblem(
                f"{where}: there is no {word.text!r}", "not_there", card=word.text
            )
        free[card % FACES].remove(card)
        found[at] = card
    return tuple(found[at] for at, _ in words)


def _conclude_steps(state: DealState) -> None:
    """What may have to go back: melds of this turn, and a pile that must have been taken.

    Only a taken pile is empty in the middle of a later round. Where the melds of the turn are
    not known from older ones, they stay where they are.
    """
    melds = state.melds[state.side]
    if state.phase is not Phase.PLAY or state.pile or not melds or not may_retract(state):
        return
    if state.opened[state.side] == state.turn:
        opening = LayDown(tuple(Play(meld.cards) for meld in melds))
        state.now.steps = (replace(table_before(state, opening), melds=(), opened=0, laid=0),)
    elif state.round > 1:
        state.now.steps = (table_before(state),)


def _read_steps(state: DealState, this: Fields) -> None:
    """How the table lay before each lay-down and pile take of this turn, oldest first."""
    this.refuse_unless(may_retract(state), "steps", "under these rules no meld goes back")
    steps = this.objects("steps", _STEP)
    this.refuse_unless(len(steps) <= _MOST_STEPS, "steps", f"at most {_MOST_STEPS} are read")
    seat = state.turn_seat
    open_cards = [card for meld in state.melds[state.side] for card in meld.cards]
    seen = [
        *state.hands[seat], *open_cards, *state.red_threes[seat], *state.black_threes[seat],
        *state.waiting[seat], *state.pile,
    ]  # fmt: skip
    drawn = _cards(this, "drawn", seen)
    state.stock = (*drawn, *state.stock)
    state.now.steps = tuple(_step(state, one, seen, open_cards) for one in steps)


def _step(
    state: DealState, one: Fields, seen: Sequence[int], open_cards: Sequence[int]
) -> TableBefore:
    seat = state.turn_seat
    pile = _cards(one, "pile", seen)
    stock = one.number("stock", state.stock_left, low=0)
    enough = state.stock_left <= stock <= len(state.stock)
    one.refuse_unless(enough, "stock", f"{state.stock_left} to {len(state.stock)} is needed")
    opened = one.number("opened", state.opened[state.side], low=0)
    one.refuse_unless(opened <= state.turn, "opened", f"this is turn {state.turn}")
    laid = one.number("laid", 0, low=0)
    one.refuse_unless(laid <= len(state.now.laid), "laid", "more than the turn has laid")
    return TableBefore(
        melds=_earlier_melds(state.melds[state.side], one),
        red_threes=_first(state.red_threes[seat], one, "red_threes"),
        black_threes=_first(state.black_threes[seat], one, "black_threes"),
        pile=pile,
        freezer=freezer_at(pile, one),
        stock_left=stock,
        turn_card_drawn=one.switch("turn_card_drawn"),
        opened=opened,
        next_uid=one.number("next_number", state.next_uid, low=0),
        laid=laid,
        took_pile=one.switch("took_pile"),
        beyond_top=one.switch("beyond_top"),
        action=_step_taken(one, open_cards, pile),
    )


def _step_taken(
    one: Fields, open_cards: Sequence[int], pile: Sequence[int]
) -> LayDown | TakePile | None:
    """The lay-down or take that `action` names by its cards' exact names."""
    text = one.value("action", None)
    if text is None:
        return None
    where = one.place("action")
    if not isinstance(text, str):
        raise PositionProblem(f"{where}: an action as text is needed")
    try:
        action = parse(text)
    except NotationProblem as problem:
        raise PositionProblem(f"{where}: {problem}") from None
    if not isinstance(action, (LayDown, TakePile)):
        raise PositionProblem(f"{where}: only 'meld' and 'take' may have to go back")
    cards = [card for play in action.plays for card in play.cards]
    one.refuse_unless(set(cards) <= set(open_cards), "action", "its cards lie in no meld")
    one.refuse_unless(len(cards) == len(set(cards)), "action", "a card is there twice")
    takes = any(card in pile for card in cards)
    fits = takes == isinstance(action, TakePile)
    one.refuse_unless(fits, "action", "a take has cards of the pile, a meld has none")
    return action


def _earlier_melds(melds: Sequence[Meld], one: Fields) -> tuple[Meld, ...]:
    texts = one.texts("melds")
    one.refuse_unless(len(texts) <= len(melds), "melds", f"the side has {len(melds)} melds")
    found = []
    for at, (meld, text) in enumerate(zip(melds, texts, strict=False)):
        where = f"{one.place('melds')}[{at}]"
        cards = _cards(Fields({where: text}), where, meld.cards)
        if not cards:
            raise PositionProblem(f"{where}: a meld without cards", "empty_meld")
        wilds = sum(IS_WILD[KIND[card]] for card in cards)
        found.append(replace(meld, cards=cards, wilds=wilds))
    return tuple(found)


def _first(threes: Sequence[int], one: Fields, key: str) -> tuple[int, ...]:
    count = one.number(key, 0, low=0)
    one.refuse_unless(count <= len(threes), key, f"only {len(threes)} lie there")
    return tuple(threes[:count])


def freezer_at(pile: Sequence[int], fields: Fields) -> int:
    """The card of the pile that freezes it, named by its place from the bottom; 0 is none."""
    place = fields.number("freezer", 0, low=0)
    message = f"the pile has {len(pile)} cards"
    fields.refuse_unless(place <= len(pile), "freezer", message, "number")
    return pile[place - 1] if place else -1


def melded_seats(fields: Fields, seats: int) -> list[bool] | None:
    """Seat to "has melded in an earlier turn", as `melded` lists them; None where it is unsaid."""
    return _listed(fields, "melded", seats) if fields.has("melded") else None


def earned_feet(fields: Fields, seats: int) -> list[bool]:
    """Seat to "its foot comes at the end of this turn", as `earned` lists them."""
    return _listed(fields, "earned", seats)


def _listed(fields: Fields, key: str, seats: int) -> list[bool]:
    value = fields.value(key, [])
    if not isinstance(value, list) or len(value) > MOST_CARDS:
        raise PositionProblem(f"{key}: a list of seats is needed", "form")
    listed = [Fields({key: one}).seat(key, seats) for one in value]
    return [seat in listed for seat in range(seats)]


def questions_of(fields: Fields, seats: int) -> Mapping[int, int]:
    """Seat to the number of times it has asked "may I go out?" in this deal."""
    return {
        seat: Fields({"n": value}, f"questions.{seat}.").number("n", 0, low=0)
        for seat, value in fields.by_seat("questions", seats).items()
    }
