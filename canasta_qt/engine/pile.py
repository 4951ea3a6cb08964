"""Taking the discard pile (procedure P3): blocked, frozen, and by which cards it may be taken."""

from __future__ import annotations

from canasta_qt.engine.actions import AUTO, NEW, Play, TakePile
from canasta_qt.engine.cards import ACE, BLACK_THREE, IS_WILD, KIND, RED_THREE
from canasta_qt.engine.melds import Laying, TopCard, find_meld, is_canasta, lay
from canasta_qt.engine.opening import from_hand_first
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import Position


def is_frozen(pos: Position, side: int) -> bool:
    """Whether the pile may be taken by `side` with naturals from the hand only."""
    rules = pos.setup.rules.pile
    return (
        rules.always_frozen
        or pos.freezer >= 0
        or (not pos.opened[side] and rules.frozen_before_open)
    )


def freezes(rules: TableRules, kind: int, *, upcard: bool) -> bool:
    """Whether a card of this kind freezes the pile when discarded, or turned as upcard."""
    if IS_WILD[kind]:
        return rules.freeze.wild_upcard if upcard else rules.freeze.wild_discard
    if kind == RED_THREE:
        return rules.freeze.red_three_upcard
    return kind == BLACK_THREE and rules.freeze.black_three


def verify_pile(pos: Position) -> Refusal | None:
    """The tests of P3 that depend on the pile alone, whatever cards would take it."""
    if not pos.pile:
        return Refusal(Code.PILE_EMPTY)
    top = KIND[pos.pile[-1]]
    rules = pos.setup.rules.pile
    side = pos.side_of[pos.turn_seat]
    if pos.setup.blocked_tops[top] or (IS_WILD[top] and rules_never_take_wilds(pos)):
        return Refusal(Code.PILE_BLOCKED, kind=top, cards=(pos.pile[-1],))
    if not pos.opened[side] and rules.take_in_opening_turn == "not_allowed":
        return Refusal(Code.PILE_NOT_OPEN)
    if rules.one_card == "forbid" and len(pos.pile) == 1 and len(pos.hands[pos.turn_seat]) == 1:
        return Refusal(Code.PILE_ONE_CARD)
    if rules.own_canasta_rank == "forbidden" and has_canasta_of(pos, side, top):
        return Refusal(Code.PILE_CANASTA, kind=top)
    return None


def rules_never_take_wilds(pos: Position) -> bool:
    """A wild top card can be melded only in a wild meld, and only where `pile_take` allows it."""
    return pos.setup.rules.wild_meld.pile_take == "never"


def has_canasta_of(pos: Position, side: int, kind: int) -> bool:
    """Whether `side` has completed a canasta of this kind."""
    return any(meld.kind == kind and is_canasta(pos.setup, meld) for meld in pos.melds[side])


def top_play(action: TakePile, top: int) -> Play | None:
    """The play of a take that contains the top card."""
    for play in action.plays:
        if top in play.cards:
            return play
    return None


def verify_claim(pos: Position, action: TakePile, play: Play) -> Refusal | None:
    """Whether the cards of `play` justify taking the pile whose top card is among them.

    `action` is the whole step, whose other plays matter only where the opening comes first.
    """
    side = pos.side_of[pos.turn_seat]
    rules = pos.setup.rules.pile
    top = pos.pile[-1]
    kind = KIND[top]
    if not pos.opened[side] and from_hand_first(pos.setup.rules):
        return _verify_pair(pos, _opening_pair(pos, action, play, kind))
    hand = [KIND[card] for card in play.cards if card != top]
    naturals = hand.count(kind) + (_just_laid(pos, kind) if pos.now.laid else 0)
    if is_frozen(pos, side):
        enough = naturals >= rules.naturals_needed.frozen
        return None if enough else Refusal(Code.PILE_FROZEN, naturals, rules.naturals_needed.frozen)
    if naturals >= rules.naturals_needed.unfrozen:
        return None
    if rules.own_canasta_rank == "pair_only" and has_canasta_of(pos, side, kind):
        return Refusal(Code.PILE_CANASTA, kind=kind)
    if rules.natural_plus_wild and naturals and any(IS_WILD[k] for k in hand):
        return None
    return _verify_layoff(pos, side, play, kind, naturals)


def _verify_layoff(
    pos: Position, side: int, play: Play, kind: int, naturals: int
) -> Refusal | None:
    """Whether the top card may take an unfrozen pile by itself, onto an own meld."""
    rules = pos.setup.rules.pile
    home = find_meld(pos.melds[side], kind, pos.setup)
    if home >= 0 and play.onto != NEW:
        full = is_canasta(pos.setup, pos.melds[side][home])
        if rules.layoff == "any_meld" or (rules.layoff == "incomplete_only" and not full):
            return None
        if rules.layoff == "incomplete_only":
            return Refusal(Code.PILE_CANASTA, kind=kind)
    return Refusal(Code.PILE_NO_MATCH, naturals, rules.naturals_needed.unfrozen, kind)


def _verify_pair(pos: Position, naturals: int) -> Refusal | None:
    """After an opening from the hand naturals take the pile, nothing else (EX-049)."""
    rules = pos.setup.rules.pile
    frozen = rules.always_frozen or pos.freezer >= 0
    need = rules.naturals_needed.frozen if frozen else rules.naturals_needed.unfrozen
    return Refusal(Code.PILE_FROZEN, naturals, need) if naturals < need else None


def _opening_pair(pos: Position, action: TakePile, play: Play, kind: int) -> int:
    """Naturals of the top card's rank that an opening from the hand offers, inside it or beside.

    Under `pile.initial_ace_pair` false a mixed meld of aces offers none of its own; a pair laid
    beside it with the top card still does.
    """
    hands = [[KIND[card] for card in p.cards if card != pos.pile[-1]] for p in action.plays]
    beside = [KIND[card] for card in play.cards].count(kind) - 1
    same = [kinds for kinds in hands if kind in kinds] or [[]]
    mixed = any(IS_WILD[k] for kinds in same for k in kinds)
    if kind == ACE and mixed and not pos.setup.rules.pile.initial_ace_pair:
        return 0 if any(IS_WILD[KIND[card]] for card in play.cards) else beside
    return sum(kinds.count(kind) for kinds in same)


def _just_laid(pos: Position, kind: int) -> int:
    """Naturals of a rank that an opening before the draw laid in this turn (EX-086)."""
    side = pos.side_of[pos.turn_seat]
    dirty = [meld.uid for meld in pos.melds[side] if meld.begun_dirty]
    aces = kind == ACE and not pos.setup.rules.pile.initial_ace_pair
    return sum(
        KIND[card] == kind
        for uid, cards in pos.now.laid
        for card in cards
        if not (aces and uid in dirty)
    )


def lay_take(pos: Position, action: TakePile, claim: Play) -> Laying | Refusal:
    """P1 for a pile take, with the four answers of `pile.cap_conflict` (EX-042)."""
    side = pos.side_of[pos.turn_seat]
    top = pos.pile[-1]
    laying = lay(pos, side, action.plays, TopCard(top))
    if not isinstance(laying, Refusal):
        return laying
    if laying.code is Code.MAX_WILDS and _cap_conflict(pos, side, claim):
        answer = pos.setup.rules.pile.cap_conflict
        if answer != "forbid":
            second, lift = answer == "second_meld", answer == "lift_cap"
            return lay(pos, side, action.plays, TopCard(top, second, lift))
    if laying.code is Code.MAX_SIZE and laying.kind == KIND[top]:
        return Refusal(Code.PILE_OVERFLOW, laying.have, laying.need, laying.kind)
    return laying


def _cap_conflict(pos: Position, side: int, claim: Play) -> bool:
    """A natural and a wild take the pile onto an own canasta, where lay-offs may not."""
    rules = pos.setup.rules.pile
    return (
        rules.layoff == "incomplete_only"
        and rules.natural_plus_wild
        and claim.onto == AUTO
        and any(IS_WILD[KIND[card]] for card in claim.cards)
        and has_canasta_of(pos, side, KIND[pos.pile[-1]])
    )


def forced_take(pos: Position) -> Play | None:
    """The lay-off an empty stock forces on the seat to act, or None (P6, EX-114, EX-119).

    Only whether the pile and the melds ask for it; legality decides whether it can be done.
    """
    rules = pos.setup.rules
    if pos.stock_left or not pos.pile or rules.stock_end.forced_layoff == "none":
        return None
    side = pos.side_of[pos.turn_seat]
    top = pos.pile[-1]
    if is_frozen(pos, side) or find_meld(pos.melds[side], KIND[top], pos.setup) < 0:
        return None
    return Play((top,))


def takes_top_only(pos: Position, action: TakePile) -> bool:
    """Whether this take moves just the top card: a forced lay-off under `top_only` (EX-119)."""
    rules = pos.setup.rules
    claim = top_play(action, pos.pile[-1])
    if pos.stock_left or rules.stock_end.forced_layoff != "top_only" or claim is None:
        return False
    kinds = [KIND[card] for card in claim.cards]
    naturals = kinds.count(KIND[pos.pile[-1]]) - 1
    wilds = len(kinds) - naturals - 1
    pair = naturals >= rules.pile.naturals_needed.unfrozen
    return not pair and not (rules.pile.natural_plus_wild and naturals and wilds)
