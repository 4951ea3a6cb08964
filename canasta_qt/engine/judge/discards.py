"""Discards: which cards may end a turn, on an empty pile, and as the last card of all.

Where every card of the hand is barred, the least bad may go (EX-109): see `_bar`. Who holds nothing
but locked ranks ends the deal, without a bonus (Pennies).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from canasta_qt.engine.cards import (
    BLACK_THREE,
    HIDDEN,
    IS_WILD,
    KIND,
    RED_THREE,
    SEVEN,
)
from canasta_qt.engine.going_out.requirements import may_go_out
from canasta_qt.engine.melds.meld_checks import is_dead_rank
from canasta_qt.engine.melds.meld_types import has_canasta, open_wild_meld
from canasta_qt.engine.refusals import NOT_NOW, Code, Refusal
from canasta_qt.engine.state import Meld, Position
from canasta_qt.engine.stock import bonus_comes_later

_FREE: Final = 0
_DEAD: Final = 1
_ACE_OR_SEVEN: Final = 2
_WILD: Final = 3
_THREE: Final = 4
_LOCKED: Final = 5
_NEVER: Final = 6
"""How bad a discard is; of barred cards the lowest may go."""

_Bar = tuple[int, Refusal | None]
_UNBARRED: Final[_Bar] = (_FREE, None)


def check_discard(pos: Position, card: int) -> Refusal | None:
    """Whether the rules let this card of the hand be discarded, without going out.

    Where only cards barred from the empty pile are left and melds of the turn can go back, none is
    legal (`discard.empty_pile_fallback = retract_melds`, EX-111).
    """
    badness, refusal = _bar(pos, card)
    if refusal is None or badness >= _LOCKED:
        return refusal
    if any(_bar(pos, other)[0] < badness for other in pos.hands[pos.turn_seat]):
        return refusal
    return refusal if _can_retract(pos) else None


def check_last_discard(
    pos: Position, card: int, melds: Sequence[Meld] | None = None
) -> Refusal | None:
    """Whether going out may end with this card on the pile (`go_out.final_ban`, rank locks).

    The bans of an empty pile do not touch this discard. `melds` are those of the own side by then.
    """
    kind = KIND[card]
    if _bar(pos, card)[0] == _NEVER:
        return Refusal(Code.DISCARD_THREE, kind=kind, cards=(card,))
    if IS_WILD[kind] and pos.setup.rules.discard.wild == "never":
        return Refusal(Code.DISCARD_WILD, cards=(card,))
    if pos.setup.banned_last[kind]:
        return Refusal(_code_of(kind), kind=kind, cards=(card,))
    return _locked(pos, card, melds)


def keeps_discard(pos: Position, melds: Sequence[Meld], rest: Iterable[int]) -> bool:
    """P4: whether one of the cards left may ever be discarded (where `Setup.may_strand`)."""
    return any(card == HIDDEN or not _never_goes(pos, card, melds) for card in rest)


def _never_goes(pos: Position, card: int, melds: Sequence[Meld]) -> bool:
    """Whether no fall-back lets this card go either: a locked rank, a wild card, a kept three."""
    if IS_WILD[KIND[card]]:
        return pos.setup.rules.discard.wild == "never" or _wilds_held_back(pos, melds)
    return _locked(pos, card, melds) is not None or _bar(pos, card)[0] == _NEVER


def judge_only_discard(pos: Position, card: int) -> Refusal | None:
    """Whether the only card of the hand may be discarded; a last three only going out (EX-118)."""
    if pos.now.last_three:
        goes = pos.setup.rules.stock_end.last_three_modern == "may_discard_to_go_out"
        return may_go_out(pos) if goes else NOT_NOW
    barred = may_go_out(pos) or check_last_discard(pos, card)
    return check_discard(pos, card) if barred is not None and awaits_cards(pos) else barred


def awaits_cards(pos: Position) -> bool:
    """Whether the side has opened in this turn and cards for it are still to come."""
    return bool(pos.opened[pos.side]) and bonus_comes_later(pos)


def discard_goes_out(pos: Position, card: int) -> bool:
    """Whether a legal discard of this card empties the hand and ends the deal.

    >>> pos = position(phase="play", melds={0: ["K*7"]}, hands={0: "4"})
    >>> discard_goes_out(pos, pos.hands[0][0])
    True
    """
    if len(pos.hands[pos.turn_seat]) > 1:
        return False
    return pos.now.last_three or (may_go_out(pos) is None and check_last_discard(pos, card) is None)


def must_retract(pos: Position) -> bool:
    """Whether no card may be discarded until melds of this turn have gone back (EX-111)."""
    hand = pos.hands[pos.turn_seat]
    if not _can_retract(pos) or (len(hand) == 1 and discard_goes_out(pos, hand[0])):
        return False
    return bool(hand) and all(_bar(pos, card)[0] > _FREE for card in hand)


def never_discards(pos: Position) -> bool:
    """Whether the hand holds only cards that no fall-back lets go, so that the turn ends so."""
    hand = pos.hands[pos.turn_seat]
    if all(_bar(pos, card)[0] == _NEVER for card in hand) or holds_only_locked(pos):
        return True
    stuck = len(hand) == 1 and may_go_out(pos) is None and not awaits_cards(pos)
    return stuck and check_last_discard(pos, hand[0]) is not None


def holds_only_locked(pos: Position) -> bool:
    """Whether nothing but locked ranks is left to discard, which ends the deal (Pennies)."""
    if not pos.setup.rules.discard.rank_locks:
        return False
    bars = [_bar(pos, card)[0] for card in pos.hands[pos.turn_seat]]
    return _LOCKED in bars and min(bars) == _LOCKED


def _can_retract(pos: Position) -> bool:
    return bool(pos.now.steps) and not pos.pile


def _bar(pos: Position, card: int) -> _Bar:
    """How bad it is to discard this card, and what bars it."""
    kind = KIND[card]
    if kind in (BLACK_THREE, RED_THREE):
        refusal = _barred_three(pos, card, kind)
        badness = _NEVER if pos.setup.tabled[kind] else _THREE
        return (badness, refusal) if refusal is not None else _UNBARRED
    if IS_WILD[kind]:
        refusal = _barred_wild(pos, card)
        return (_WILD, refusal) if refusal is not None else _UNBARRED
    refusal = _locked(pos, card)
    if refusal is not None:
        return _LOCKED, refusal
    ban = pos.setup.rules.discard.empty_pile_ban
    return _barred_natural(pos, card, ban) if ban and not pos.pile else _UNBARRED


def _barred_wild(pos: Position, card: int) -> Refusal | None:
    rules = pos.setup.rules.discard
    hand = pos.hands[pos.turn_seat]
    barred = rules.wild == "never" or (
        rules.wild == "last_or_all_wild" and not all(IS_WILD[KIND[other]] for other in hand)
    )
    if barred or _wilds_held_back(pos):
        return Refusal(Code.DISCARD_WILD, cards=(card,))
    if not pos.pile and "wild" in rules.empty_pile_ban:
        return Refusal(Code.DISCARD_SWAD, kind=KIND[card], cards=(card,))
    return None


def _wilds_held_back(pos: Position, melds: Sequence[Meld] | None = None) -> bool:
    if not pos.setup.holds_wilds_back:
        return False
    if melds is None:
        melds = pos.melds[pos.side_of[pos.turn_seat]]
    return open_wild_meld(pos.setup, melds)


def _barred_three(pos: Position, card: int, kind: int) -> Refusal | None:
    rules = pos.setup.rules
    red = rules.discard.threes == "any" and rules.red_three.discardable
    if rules.discard.threes == "none" or (kind == RED_THREE and not red):
        return Refusal(Code.DISCARD_THREE, kind=kind, cards=(card,))
    if kind == BLACK_THREE and rules.black_three.no_discard_first_round and pos.round == 1:
        return Refusal(Code.DISCARD_RANK, kind=kind, cards=(card,))
    return None


def _barred_natural(pos: Position, card: int, ban: tuple[str, ...]) -> _Bar:
    """`discard.empty_pile_ban` for a natural card; an ace or seven is one though it be dead."""
    kind = KIND[card]
    side = pos.side_of[pos.turn_seat]
    if pos.setup.banned_on_empty[kind]:
        return _ACE_OR_SEVEN, Refusal(Code.DISCARD_SWAD, kind=kind, cards=(card,))
    if "dead" in ban and is_dead_rank(pos, side, kind, for_others=True):
        return _DEAD, Refusal(Code.DISCARD_SWAD, kind=kind, cards=(card,), what="dead")
    if "safe" in ban and _is_safe(pos, side, kind):
        return _DEAD, Refusal(Code.DISCARD_SWAD, kind=kind, cards=(card,))
    return _UNBARRED


_SAFE_FROM: Final = 5
"""Cards of a meld that the opponents can no longer use its rank to take the pile."""


def _is_safe(pos: Position, side: int, kind: int) -> bool:
    return any(
        meld.kind == kind and len(meld.cards) >= _SAFE_FROM
        for other, melds in enumerate(pos.melds)
        if other != side
        for meld in melds
    )


def _locked(pos: Position, card: int, melds: Sequence[Meld] | None = None) -> Refusal | None:
    """`discard.rank_locks`: ranks never discarded, or not before both sides have sevens.

    `melds` are those of the side to act, where they are not those on the table.
    """
    kind = KIND[card]
    condition = pos.setup.lock_of[kind]
    if not condition or (condition != "never" and _all_have_sevens(pos, melds)):
        return None
    return Refusal(Code.DISCARD_RANK, kind=kind, cards=(card,), what=condition)


def _all_have_sevens(pos: Position, own: Sequence[Meld] | None) -> bool:
    return all(
        has_canasta(pos.setup, melds if own is None or side != pos.side else own, SEVEN)
        for side, melds in enumerate(pos.melds)
    )


def _code_of(kind: int) -> Code:
    if kind in (BLACK_THREE, RED_THREE):
        return Code.DISCARD_THREE
    return Code.DISCARD_WILD if IS_WILD[kind] else Code.DISCARD_RANK
