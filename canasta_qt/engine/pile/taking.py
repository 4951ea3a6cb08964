"""Taking the discard pile (procedure P3): blocked, frozen, and by which cards it may be taken."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.actions import AUTO, NEW, Play, TakePile
from canasta_qt.engine.cards import (
    ACE,
    IS_WILD,
    KIND,
    RUN_CANASTA,
    SEQUENCE,
    TWO,
)
from canasta_qt.engine.melds.meld_targets import Laying, TopCard, find_meld, find_target, lay
from canasta_qt.engine.melds.meld_types import classify, has_canasta, is_canasta
from canasta_qt.engine.melds.sequences import check_run_growth, find_run
from canasta_qt.engine.pile.contents import bottom_taken, top_is_hidden
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Meld, Position


def is_run_claim(pos: Position, claim: Play) -> bool:
    """Whether the play with the top card goes to a run, on the table or not."""
    if not pos.setup.has_runs:
        return False
    return _is_run(pos, claim) or _tabled_run(pos, claim) is not None


def _is_run(pos: Position, claim: Play) -> bool:
    found = classify(claim.cards, runs=True)
    if isinstance(found, Refusal):
        return found.code is Code.SEQ_THREE
    return found[0] == SEQUENCE


def _tabled_run(pos: Position, claim: Play) -> Meld | None:
    """The own run that the play with the top card joins, or None."""
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    if claim.onto >= 0:
        found = next((meld for meld in melds if meld.uid == claim.onto), None)
    elif claim.onto == NEW:
        found = None
    else:
        assert claim.onto == AUTO
        group = classify(claim.cards, runs=True)
        index = -1
        if not isinstance(group, Refusal):
            index = find_target(pos.setup, melds, group[0], claim.cards)
        found = melds[index] if index >= 0 else None
    return found if found is not None and found.kind == SEQUENCE else None


def _verify_run_claim(pos: Position, claim: Play, top: int, *, frozen: bool) -> Refusal | None:
    """Whether the top card alone may take the pile by the end of a tabled run.

    Never to begin one and never with a hand card in between. Where only the top card is taken,
    nothing that freezes the pile matters (EX-051).
    """
    rules = pos.setup.rules
    mode = rules.sequence.pile_take
    needed = rules.pile.naturals_needed
    if mode == "none" or (mode == "whole_pile" and frozen):
        if frozen:
            return Refusal(Code.PILE_FROZEN, 0, needed.frozen)
        return Refusal(Code.PILE_NO_MATCH, 0, needed.unfrozen, KIND[top])
    run = _tabled_run(pos, claim)
    if run is None or len(claim.cards) != 1 or IS_WILD[KIND[top]]:
        return Refusal(Code.SEQ_TABLE_ONLY, cards=claim.cards)
    if len(run.cards) >= RUN_CANASTA:
        return Refusal(Code.CLOSED, kind=SEQUENCE)
    return check_run_growth(run, (top,))


def takes_top_card_only(pos: Position, claim: Play) -> bool:
    """Whether this claim moves just the top card, the rest of the pile staying where it is.

    >>> pos = position("samba", melds={0: ["4h 5h 6h"]}, pile="9 7h")
    >>> takes_top_card_only(pos, Play((pos.pile[-1],)))
    True
    """
    return pos.setup.rules.sequence.pile_take == "top_only" and is_run_claim(pos, claim)


def is_frozen(pos: Position, side: int) -> bool:
    """Whether the pile may be taken by `side` with naturals from the hand only.

    >>> is_frozen(position(pile="9 2 K"), 0)
    True
    >>> is_frozen(position(pile="9 K", melds={0: ["Q Q Q"]}), 0)
    False
    """
    rules = pos.setup.rules.pile
    return (
        rules.always_frozen
        or pos.freezer >= 0
        or (not pos.opened[side] and rules.frozen_before_open)
    )


def verify_pile(pos: Position, card: int | None = None) -> Refusal | None:
    """The tests of P3 that depend on the pile and its `card` that would justify the take (P3b).

    >>> verify_pile(position(pile="9 3s")).code
    <Code.PILE_BLOCKED: 'E_PILE_BLOCKED'>
    >>> verify_pile(position(pile="9 K")) is None
    True
    """
    if not pos.pile:
        return Refusal(Code.PILE_EMPTY)
    if top_is_hidden(pos):
        return Refusal(Code.PILE_BLOCKED)
    card = pos.pile[-1] if card is None else card
    top = KIND[card]
    rules = pos.setup.rules.pile
    side = pos.side_of[pos.turn_seat]
    if pos.setup.blocked_tops[top] or (
        IS_WILD[top] and pos.setup.rules.wild_meld.pile_take == "never"
    ):
        return Refusal(Code.PILE_BLOCKED, kind=top, cards=(card,))
    if not pos.opened[side] and rules.take_in_opening_turn == "not_allowed":
        return Refusal(Code.PILE_NOT_OPEN)
    if len(pos.pile) < pos.setup.least_pile:
        return Refusal(Code.PILE_TOO_SMALL, len(pos.pile), rules.n or 0)
    held = len(pos.hands[pos.turn_seat])
    if held < rules.least_hand:
        return Refusal(Code.PILE_SMALL_HAND, held, rules.least_hand)
    if rules.one_card == "forbid" and len(pos.pile) == 1 and held == 1:
        return Refusal(Code.PILE_ONE_CARD)
    if rules.own_canasta_rank == "forbidden" and has_canasta(pos.setup, pos.melds[side], top):
        return Refusal(Code.PILE_CANASTA, kind=top)
    return None


def claiming_play(action: TakePile, top: int) -> Play | None:
    """The play of a take that contains the top card, or whichever card justifies it.

    >>> take = TakePile((Play((1, 2, 3)), Play((4, 5, 6))))
    >>> claiming_play(take, 5)
    Play(cards=(4, 5, 6), onto=-1)
    """
    for play in action.plays:
        if top in play.cards:
            return play
    return None


def verify_claim(
    pos: Position, action: TakePile, play: Play, top: int, beside: Sequence[int] = ()
) -> Refusal | None:
    """Whether the cards of `play` justify taking the pile by its card `top`, which is among them.

    `action` is the whole step, whose other plays matter only where the opening comes first;
    `beside` are cards of the pile above a chosen one, a help only where nothing is frozen (P3b).
    """
    side = pos.side_of[pos.turn_seat]
    if pos.setup.has_runs and is_run_claim(pos, play):
        return _verify_run_claim(pos, play, top, frozen=is_frozen(pos, side))
    rules = pos.setup.rules.pile
    kind = KIND[top]
    if not pos.opened[side] and pos.setup.from_hand_first:
        return _verify_pair(pos, _opening_pair(pos, action, play, top, beside))
    hand = [KIND[card] for card in play.cards if card != top]
    naturals = hand.count(kind) + (_just_laid(pos, kind) if pos.now.laid else 0)
    if pos.setup.rules.meld.same_rank != "merge":
        naturals += _laid_apart(pos, action, play, kind)
    if IS_WILD[kind] and not _is_of_rank(pos, play, kind):
        naturals = 0  # the wild card itself would lie in a meld of another rank (EX-160)
    if is_frozen(pos, side):
        naturals -= sum(KIND[card] == kind and card in play.cards for card in beside)
        enough = naturals >= rules.naturals_needed.frozen
        return None if enough else Refusal(Code.PILE_FROZEN, naturals, rules.naturals_needed.frozen)
    if naturals >= rules.naturals_needed.unfrozen:
        return None
    if IS_WILD[kind]:
        # only its like takes a wild card: two twos a two, two jokers a joker (EX-057)
        return Refusal(Code.PILE_NO_MATCH, naturals, rules.naturals_needed.unfrozen, kind)
    if rules.own_canasta_rank == "pair_only" and has_canasta(pos.setup, pos.melds[side], kind):
        return Refusal(Code.PILE_CANASTA, kind=kind)
    if rules.natural_plus_wild and naturals and any(IS_WILD[k] for k in hand):
        return None
    return _verify_layoff(pos, side, play, kind, naturals)


def _verify_layoff(
    pos: Position, side: int, play: Play, kind: int, naturals: int
) -> Refusal | None:
    """Whether the top card may take an unfrozen pile by itself, onto an own meld."""
    rules = pos.setup.rules.pile
    target = _layoff_target(pos, side, play, kind)
    if target >= 0 and play.onto != NEW:
        full = is_canasta(pos.setup, pos.melds[side][target])
        if rules.layoff == "any_meld" or (rules.layoff == "incomplete_only" and not full):
            return None
        if rules.layoff == "incomplete_only":
            return Refusal(Code.PILE_CANASTA, kind=kind)
    return Refusal(Code.PILE_NO_MATCH, naturals, rules.naturals_needed.unfrozen, kind)


def _laid_apart(pos: Position, action: TakePile, play: Play, kind: int) -> int:
    """Cards of the top card's kind that the step lays in other melds of its rank (EX-056).

    One that lies in a run, or a wild card in a meld of naturals, does not help to take the pile.
    """
    others = (other for other in action.plays if other is not play)
    return sum(
        KIND[card] == kind
        for other in others
        if _is_of_rank(pos, other, kind)
        for card in other.cards
    )


def _is_of_rank(pos: Position, play: Play, kind: int) -> bool:
    """Whether a play goes to a meld of the rank of this kind, which is wild for a wild card."""
    if is_run_claim(pos, play):
        return False
    naturals = {KIND[card] for card in play.cards if not IS_WILD[KIND[card]]}
    if not IS_WILD[kind]:
        return naturals <= {kind}
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    return not naturals and not any(meld.uid == play.onto and meld.kind != TWO for meld in melds)


def _layoff_target(pos: Position, side: int, play: Play, kind: int) -> int:
    """Index of the own meld of this kind that a lay-off names or joins, or -1."""
    melds = pos.melds[side]
    named = (at for at, meld in enumerate(melds) if meld.uid == play.onto and meld.kind == kind)
    joined = find_target(pos.setup, melds, kind, play.cards) if play.onto == AUTO else -1
    return next(named, joined)


def _verify_pair(pos: Position, naturals: int) -> Refusal | None:
    """After an opening from the hand naturals take the pile, nothing else (EX-049)."""
    rules = pos.setup.rules.pile
    frozen = rules.always_frozen or pos.freezer >= 0
    need = rules.naturals_needed.frozen if frozen else rules.naturals_needed.unfrozen
    return Refusal(Code.PILE_FROZEN, naturals, need) if naturals < need else None


def _opening_pair(
    pos: Position, action: TakePile, play: Play, top: int, beside: Sequence[int]
) -> int:
    """Naturals of the top card's rank that an opening from the hand offers, inside it or beside.

    Where they must lie outside it, those count that are laid with the top card, and no others.
    Under `pile.initial_ace_pair` false a mixed meld of aces offers none of its own; a pair laid
    beside it with the top card still does.
    """
    kind = KIND[top]
    pile = (top, *beside)
    if IS_WILD[kind] and not _is_of_rank(pos, play, kind):
        return 0
    plays = [each for each in action.plays if _is_of_rank(pos, each, kind)]
    hands = [[KIND[card] for card in each.cards if card not in pile] for each in plays]
    pair = sum(KIND[card] == kind for card in play.cards if card not in pile)
    if pos.setup.pair_outside:
        return pair
    same = [kinds for kinds in hands if kind in kinds] or [[]]
    mixed = any(IS_WILD[k] for kinds in same for k in kinds)
    if kind == ACE and mixed and not pos.setup.rules.pile.initial_ace_pair:
        return 0 if any(IS_WILD[KIND[card]] for card in play.cards) else pair
    return sum(kinds.count(kind) for kinds in same)


def _just_laid(pos: Position, kind: int) -> int:
    """Naturals of a rank that an opening before the draw laid in this turn (EX-086)."""
    if pos.setup.pair_outside:
        return 0
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    aces = kind == ACE and not pos.setup.rules.pile.initial_ace_pair
    help_none = [meld.uid for meld in melds if meld.kind != kind or (aces and meld.begun_dirty)]
    return sum(
        KIND[card] == kind for uid, cards in pos.now.laid if uid not in help_none for card in cards
    )


def lay_take(pos: Position, action: TakePile, claim: Play, top: int) -> Laying | Refusal:
    """P1 for a take by the card `top`, with the four answers of `pile.cap_conflict` (EX-042)."""
    side = pos.side_of[pos.turn_seat]
    laying = lay(pos, side, action.plays, TopCard(top))
    if not isinstance(laying, Refusal):
        return laying
    if laying.code is Code.MAX_WILDS and _cap_conflict(pos, side, claim, top):
        answer = pos.setup.rules.pile.cap_conflict
        if answer != "forbid":
            second, lift = answer == "second_meld", answer == "lift_cap"
            return lay(pos, side, action.plays, TopCard(top, second, lift))
    if laying.code is Code.MAX_SIZE and laying.kind == KIND[top]:
        return Refusal(Code.PILE_OVERFLOW, laying.have, laying.need, laying.kind)
    return laying


def _cap_conflict(pos: Position, side: int, claim: Play, top: int) -> bool:
    """A natural and a wild take the pile onto an own canasta, where lay-offs may not."""
    rules = pos.setup.rules.pile
    return (
        rules.layoff == "incomplete_only"
        and rules.natural_plus_wild
        and claim.onto == AUTO
        and any(IS_WILD[KIND[card]] for card in claim.cards)
        and has_canasta(pos.setup, pos.melds[side], KIND[top])
    )


def forced_take(pos: Position) -> Play | None:
    """The lay-off an empty stock forces on the seat to act, unverified (P6, EX-114, EX-119)."""
    rules = pos.setup.rules
    if pos.stock_left or not pos.pile or rules.stock_end.forced_layoff == "none":
        return None
    if top_is_hidden(pos):
        return None
    side = pos.side_of[pos.turn_seat]
    top = pos.pile[-1]
    if is_frozen(pos, side):
        return None
    melds = pos.melds[side]
    if rules.pile.layoff != "no" and find_meld(melds, KIND[top], pos.setup) >= 0:
        return Play((top,))
    run = find_run(pos.setup, melds, (top,))
    return Play((top,), melds[run].uid) if run >= 0 else None


def bottom_of_take(pos: Position, action: TakePile, claimed: int) -> int:
    """Index in the pile of the lowest card that this take removes from it."""
    top = len(pos.pile) - 1
    if claimed == pos.pile[top] and takes_top_only(pos, action):
        return top
    return bottom_taken(pos, claimed)


def takes_top_only(pos: Position, action: TakePile) -> bool:
    """Whether this take moves the top card alone: a run's end (EX-051), a forced one (EX-119)."""
    rules = pos.setup.rules
    forced = not pos.stock_left and rules.stock_end.forced_layoff == "top_only"
    forced = forced and not is_frozen(pos, pos.side_of[pos.turn_seat])
    if not forced and not pos.setup.has_runs:
        return False
    claim = claiming_play(action, pos.pile[-1])
    if claim is not None and takes_top_card_only(pos, claim):
        return True
    if not forced or claim is None:
        return False
    kinds = [KIND[card] for card in claim.cards]
    naturals = kinds.count(KIND[pos.pile[-1]]) - 1
    wilds = len(kinds) - naturals - 1
    pair = naturals >= rules.pile.naturals_needed.unfrozen
    return not pair and not (rules.pile.natural_plus_wild and naturals and wilds)
