"""P2: what an opening must count and hold."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracle.referee.cards import is_black_three, rank
from tests.oracle.referee.log import Play
from tests.oracle.referee.melds import Laying
from tests.oracle.referee.refusal import Refused, require
from tests.oracle.referee.rules import Rules
from tests.oracle.referee.table import BLACK, RANK, RUN, WILD, Meld, Table, is_complete

_PURE = (RANK, RUN, BLACK)


def opens_from_hand(table: Table) -> bool:
    """Whether the opening must be complete from the hand before the pile is touched."""
    rules = table.rules
    after = rules["pile.take_in_opening_turn"] == "allowed_after_hand_opening"
    return bool(after or rules["initial.from_hand_only"])


def pair_outside(rules: Rules) -> bool:
    """Whether what takes the pile lies outside an opening from the hand (Canastone)."""
    after = rules["pile.take_in_opening_turn"] == "allowed_after_hand_opening"
    return bool(after and rules["pile.opening_pair"] == "outside")


def hand_part(before: Table, plays: Sequence[Play], top: str | None) -> Laying:
    """The groups as they would lie without the card from the pile.

    A group that needs this card is left out, and where the pair that takes the pile lies outside
    the opening, so is every group with that card.
    """
    outside = pair_outside(before.rules)
    whole: list[Play] = []
    for play in plays:
        cards = tuple(card for card in play.cards if card != top)
        if len(cards) == len(play.cards):
            whole.append(play)
        elif cards and not outside:
            try:
                bare = Play(cards, play.target)
                return _laid(before, [bare if one is play else one for one in plays])
            except Refused:
                continue
    return _laid(before, whole)


def _laid(before: Table, plays: Sequence[Play]) -> Laying:
    laying = Laying(before.copy())
    laying.lay_step(plays)
    return laying


def check_opening(before: Table, plays: Sequence[Play], laying: Laying, top: str | None) -> None:
    """Whether the groups of a step open; `top` is the card of the pile among them.

    `laying` holds them as they lie now. `Refused` is raised where they do not.
    """
    rules = before.rules
    counted = laying
    if top is not None and opens_from_hand(before):
        counted = hand_part(before, plays, top)
    cards = [card for play, _ in counted.groups for card in play.cards]
    if top is not None and not rules["initial.top_card_counts"]:
        cards = [card for card in cards if card != top]
    points = rules.faces.total(cards)
    points += rules["black_three.points_melded"] * sum(map(is_black_three, cards))
    melds = counted.touched
    if rules["initial.canasta_bonus_counts"]:
        points += sum(_bonus(before, meld) for meld in melds)
    tier = _tier(before)
    minimum = _minimum(before)
    splash = rules["initial.splash"] and _splash(counted, top)
    require(splash or points >= minimum, "E_INITIAL_COUNT", f"{points} of {minimum}")
    _check_required(before, melds, _from_hand_alone(before, plays, top))
    _check_purity(before, melds, minimum)
    if tier is not None:
        _check_tier(before, tier, counted, top)


def _bonus(table: Table, meld: Meld) -> int:
    from tests.oracle.referee.scoring import canasta_line

    line = canasta_line(table, meld) if is_complete(table.rules, meld) else None
    return line.points if line is not None else 0


def _splash(laying: Laying, top: str | None) -> bool:
    """A natural or wild canasta complete in hand; a pair that takes the pile has another rank."""
    rules = laying.rules
    for meld in laying.touched:
        cards = [card for card in meld.cards if card != top]
        if len(cards) < rules.canasta or (top is not None and meld.rank == rank(top)):
            continue
        if meld.kind == WILD or (meld.kind == RANK and not meld.wilds(rules.faces)):
            return True
    return False


def _minimum(table: Table) -> int:
    """What the side to move must count, by the table of minimums or by its tier."""
    least = table.rules.minimum(table.total_of(table.seat), table.deal)
    return max(least, 200) if _tier(table) == "any canasta and count 200" else least


def _tier(table: Table) -> str | None:
    """The need of the highest tier that is reached."""
    best: tuple[int, str] | None = None
    total = table.total_of(table.seat)
    for tier in table.rules["initial.tiers"]:
        by_deal = "from_deal" in tier
        bound = tier["from_deal"] if by_deal else tier["from_score"]
        if bound <= (table.deal if by_deal else total) and (best is None or bound >= best[0]):
            best = (bound, tier["need"])
    return best[1] if best is not None else None


def _from_hand_alone(before: Table, plays: Sequence[Play], top: str | None) -> list[Meld]:
    """The melds that the cards of the hand make without the card from the pile."""
    try:
        return hand_part(before, plays, top).touched
    except Refused:
        return []


def _check_required(table: Table, melds: Sequence[Meld], hand: Sequence[Meld]) -> None:
    need, faces = table.rules["initial.require"], table.rules.faces
    if need in ("pure_meld", "pure_or_wild_meld"):
        good = [meld for meld in hand if meld.kind in _PURE and not meld.wilds(faces)]
        if need == "pure_or_wild_meld":
            good += [meld for meld in hand if meld.kind == WILD]
        require(any(len(meld.cards) >= 3 for meld in good), "E_INITIAL_CLEAN", need)
    elif need == "three_naturals":
        enough = [meld for meld in melds if len(faces.naturals(meld.cards)) >= 3]
        require(enough, "E_INITIAL_CLEAN", need)


def _check_purity(table: Table, melds: Sequence[Meld], minimum: int) -> None:
    rules, faces = table.rules, table.rules.faces
    pure = [meld for meld in melds if meld.kind in _PURE and not meld.wilds(faces)]
    all_pure = rules["initial.require"] == "all_pure"
    up_to = rules["initial.all_pure_up_to"]
    if all_pure or (up_to is not None and minimum <= up_to):
        require(all(meld in pure for meld in melds), "E_INITIAL_CLEAN", "all pure")
    if not rules["initial.may_complete_mixed_canasta"]:
        mixed = [
            meld
            for meld in melds
            if meld.kind == RANK and meld.wilds(faces) and is_complete(rules, meld)
        ]
        require(not mixed, "E_INITIAL_CLEAN", "mixed canasta")


def check_later_melds(table: Table, laying: Laying) -> None:
    """Without a pile take every meld of the opening turn is one of the opening."""
    rules = table.rules
    if rules["initial.before_draw_only"]:
        return
    dirty = [meld for meld in laying.touched if meld.wilds(rules.faces)]
    up_to = rules["initial.all_pure_up_to"]
    minimum = _minimum(table)
    pure = rules["initial.require"] == "all_pure" or (up_to is not None and minimum <= up_to)
    require(not (pure and dirty), "E_INITIAL_CLEAN", "all pure")
    if not rules["initial.may_complete_mixed_canasta"]:
        mixed = [meld for meld in dirty if meld.kind == RANK and is_complete(rules, meld)]
        require(not mixed, "E_INITIAL_CLEAN", "mixed canasta")


def _from_hand(meld: Meld, top: str | None) -> int:
    return sum(card != top for card in meld.cards)


def _check_tier(table: Table, need: str, laying: Laying, top: str | None) -> None:
    rules = table.rules
    complete = [meld for meld in laying.touched if is_complete(rules, meld)]
    if "hidden" in need:
        complete = [meld for meld in complete if _from_hand(meld, top) >= rules.canasta]
    if "natural" in need:
        complete = [meld for meld in complete if meld.kind == RANK and not meld.wilds(rules.faces)]
    require(complete, "E_INITIAL_CLEAN", need)
