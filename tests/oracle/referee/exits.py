"""Whether a hand can go out in this turn: an exact search over the groups it could lay.

Suits do not matter outside runs, so a hand is a number of cards of each rank and of wild cards. For
each rank all ways are tried to spread its naturals, and some wild cards, over melds; a table of
what is reached (wild cards used, canastas made) goes from rank to rank.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.oracle.referee import discards, going_out, special_hands
from tests.oracle.referee.cards import RUN_RANKS, is_black_three, is_red_three, rank
from tests.oracle.referee.melds import Laying, check_rank, check_wild
from tests.oracle.referee.refusal import Refused
from tests.oracle.referee.runs import TooMany, run_choices
from tests.oracle.referee.table import (
    BLACK,
    RANK,
    RUN,
    WILD,
    Hand,
    Meld,
    Table,
    is_complete,
)

Made = tuple[int, ...]
"""Canastas in all, and of each kind that going out asks for."""


_PATIENCE = 4_000
"""So many melds are looked at before the search gives up."""


class Option(NamedTuple):
    """A way to lay what a rank has: wild cards used, canastas made."""

    wilds: int
    made: Made


def can_go_out(table: Table) -> bool | None:
    """Whether the player to move can go out in this turn; None where the search gives up."""
    if _declares(table):
        return True
    if not _side_could(table):
        return False
    hand = list(table.player.hand)
    if any(map(is_red_three, hand)) and table.rules["red_three.place"] == "optional":
        return None
    undecided = False
    for last in _last_cards(table, hand):
        rest = [card for card in hand if card != last]
        if rest and table.turn.retracted:
            continue  # no meld goes down any more
        answer = _Search(table, rest).found()
        if answer:
            return True
        undecided = undecided or answer is None
    return None if undecided else False


def _declares(table: Table) -> bool:
    """Whether the hand is a special one that may be laid."""
    turn = table.turn
    if table.side.opened is not None or turn.laid or turn.took or turn.retracted:
        return False
    ids = [one["id"] for one in table.rules["special_hands.list"]]
    return any(special_hands.matches(table.rules, one, table.player.hand) for one in ids)


def _side_could(table: Table) -> bool:
    """Conditions of going out that no card laid can change."""
    rules, player = table.rules, table.player
    if player.has_foot or table.turn.no_discard:
        return False
    if table.turn.answer is False:
        return False
    if rules["go_out.partner_in_foot"]:
        return all(table.players[seat].foot_played for seat in table.partners(table.seat))
    return True


def _last_cards(table: Table, hand: Sequence[str]) -> Iterator[str | None]:
    """The cards that could be the last discard, one of each rank; None for no discard.

    After a three as last card of the stock only that three, where it may be discarded.
    """
    if table.turn.last_three is not None:
        if going_out.discards_last_three(table):
            yield table.turn.last_three
        return
    if table.rules["go_out.final_discard"] != "required":
        yield None
    seen: set[str] = set()
    for card in hand:
        name = card[:2] if card[0] == "3" or table.rules["sequence.enabled"] else card[0]
        if name in seen:
            continue
        seen.add(name)
        probe = table.copy()
        probe.player.hand = Hand({card: None})
        try:
            discards.check_discard(probe, card, empties=True, goes_out=True)
        except Refused:
            continue
        if going_out.may_discard_last(table, card):
            yield card


class _Search:
    """Whether these cards can all be laid so that the side may go out."""

    def __init__(self, table: Table, cards: Sequence[str]) -> None:
        self.table, self.rules = table, table.rules
        self.cards = cards
        self.kinds = [need["kind"] for need in self.rules["go_out.kinds"]]
        self.laying = Laying(table)
        self.left = _PATIENCE

    def found(self) -> bool | None:
        """Whether there is a way; None where the opening, or the size, is beyond this search."""
        if not self.cards and self.table.side.opened is None:
            return False
        if self.table.side.opened is None and not self._opens():
            return False if self._counts_too_little() else None
        rest = [card for card in self.cards if not is_black_three(card)]
        if any(card[0] == "3" for card in rest):
            return False
        try:
            choices = list(run_choices(self.table, rest, self._made))
            return any(self._all_go(*choice) for choice in choices)
        except TooMany:
            return None

    def _zero(self) -> Made:
        return (0,) * (1 + len(self.kinds))

    def _opens(self) -> bool:
        """Whether laying everything in one step opens, whatever the groups are."""
        rules, table = self.rules, self.table
        easy = rules["initial.require"] == "none" and rules["initial.all_pure_up_to"] is None
        if not easy or rules["initial.tiers"] or not rules["initial.may_complete_mixed_canasta"]:
            return False
        minimum = rules.minimum(table.total_of(table.seat), table.deal)
        return rules.faces.total(self.cards) >= minimum

    def _counts_too_little(self) -> bool:
        """Whether no opening of these cards reaches the minimum, and nothing can waive it."""
        rules, table = self.rules, self.table
        if rules["initial.concealed_exempt"] != "no" or rules["initial.splash"]:
            return False
        if rules["initial.canasta_bonus_counts"]:
            return False
        points = rules.faces.total(self.cards)
        points += rules["black_three.points_melded"] * sum(map(is_black_three, self.cards))
        return points < rules.minimum(table.total_of(table.seat), table.deal)

    def _black_options(self, wilds: int) -> Iterator[Option]:
        """Ways to lay the black threes in their meld, perhaps with wild cards among them."""
        blacks = [card for card in self.cards if is_black_three(card)]
        lying = [meld for meld in self.table.side.melds if meld.kind == BLACK]
        meld = lying[0] if lying else Meld(-1, BLACK, "3", [])
        if not blacks:
            yield Option(0, self._made(meld))
            return
        if self.rules["black_three.meld"] == "never":
            return
        low, high = self.rules["black_three.meld_sizes"]
        most = self.rules["black_three.meld_wilds"] - meld.wilds(self.rules.faces)
        for wild in range(min(wilds, most) + 1):
            grown = meld.copy()
            grown.cards += blacks + ["2+"] * wild
            if low <= len(grown.cards) <= high:
                yield Option(wild, self._made(grown))

    def _all_go(self, cards: Sequence[str], in_runs: int, made: Made) -> bool:
        """Black threes, all ranks and wild cards, after the runs were laid with some of these."""
        faces = self.rules.faces
        counts = Counter(rank(card) for card in faces.naturals(cards))
        wilds = faces.wilds(cards)
        lying = {meld.rank for meld in self.table.side.melds if meld.kind == RANK}
        black = self._black_options(len(wilds) - in_runs)
        reached = {(in_runs + one.wilds, _sum(made, one.made)) for one in black}
        for which in RUN_RANKS:
            if not counts[which] and which not in lying:
                continue
            options = set(self._options(which, counts[which], len(wilds)))
            reached = {
                (used + one.wilds, _sum(so_far, one.made))
                for used, so_far in reached
                for one in options
                if used + one.wilds <= len(wilds)
            }
            if not reached:
                return False
        for used, so_far in reached:
            for more in self._wild_options(wilds, used):
                if self._enough(_sum(so_far, more)):
                    return True
        return False

    def _enough(self, made: Made) -> bool:
        rules = self.rules
        if made[0] < rules["go_out.canastas"]:
            return False
        if rules["go_out.red_threes"] == "ge_canastas" and len(self.table.side.red) < made[0]:
            return False
        if rules["go_out.red_threes"] == "all":
            tabled = sum(len(side.red) for side in self.table.sides)
            if tabled != 2 * rules["pack.decks"]:
                return False
        needs = zip(rules["go_out.kinds"], made[1:], strict=True)
        return all(count >= need["min"] for need, count in needs)

    def _made(self, meld: Meld) -> Made:
        """What a meld counts towards going out."""
        if not is_complete(self.rules, meld):
            return self._zero()
        if meld.kind == WILD and not self.rules["wild_meld.counts_to_go_out"]:
            return self._zero()
        kinds = (int(going_out.serves(self.table, meld, kind)) for kind in self.kinds)
        return (1, *kinds)

    def _blocks(self, meld: Meld) -> bool:
        """Whether a meld, as it would lie in the end, keeps the side from going out."""
        blocked = self.rules["go_out.blocked_by_incomplete"]
        if is_complete(self.rules, meld):
            return False
        if meld.kind == WILD:
            return "wild" in blocked
        pure = meld.wilds(self.rules.faces) == 0
        return (meld.rank == "A" and pure and "A_pure" in blocked) or (
            meld.rank == "7" and "7" in blocked
        )

    # --- one rank ---

    def _options(self, which: str, naturals: int, wilds: int) -> Iterator[Option]:
        own = [meld for meld in self.table.side.melds if meld.kind == RANK and meld.rank == which]
        own.sort(key=lambda meld: not is_complete(self.rules, meld))
        yield from self._spread(which, naturals, wilds, own, self._zero(), 0)

    def _spread(
        self, which: str, naturals: int, wilds: int, own: list[Meld], made: Made, used: int
    ) -> Iterator[Option]:
        """Cards onto the lying melds, one after the other; what is left begins new ones."""
        if not own:
            yield from self._new_melds(which, naturals, wilds, made, used)
            return
        meld, *others = own
        for count in range(naturals + 1):
            for wild in range(wilds + 1):
                grown = self._grown(meld, count, wild)
                if grown is None or self._blocks(grown):
                    continue
                left = naturals - count
                if left and not others and self._must_complete(grown):
                    continue
                yield from self._spread(
                    which,
                    left,
                    wilds - wild,
                    others,
                    _sum(made, self._made(grown)),
                    used + wild,
                )

    def _new_melds(
        self, which: str, naturals: int, wilds: int, made: Made, used: int
    ) -> Iterator[Option]:
        if naturals == 0:
            yield Option(used, made)
            return
        if not self._may_begin(which):
            return
        for count in range(1, naturals + 1):
            if count < naturals and self.rules.merges:
                continue
            for wild in range(wilds + 1):
                meld = self._fresh(which, count, wild)
                if meld is None or self._blocks(meld):
                    continue
                more = naturals - count > 0
                single = self.rules["meld.same_rank"] == "new_after_canasta"
                if more and single and not is_complete(self.rules, meld):
                    continue
                yield from self._new_melds(
                    which,
                    naturals - count,
                    wilds - wild,
                    _sum(made, self._made(meld)),
                    used + wild,
                )

    def _must_complete(self, meld: Meld) -> bool:
        """Whether no other meld of the rank may be begun before this one is a canasta."""
        single = self.rules["meld.same_rank"] == "new_after_canasta"
        return single and not is_complete(self.rules, meld)

    def _may_begin(self, which: str) -> bool:
        own = [meld for meld in self.table.side.melds if meld.kind == RANK and meld.rank == which]
        return not own or not self.rules.merges

    def _grown(self, meld: Meld, naturals: int, wilds: int) -> Meld | None:
        """The meld with so many cards more, None where that is not legal."""
        self.left -= 1
        if self.left < 0:
            raise TooMany
        grown = meld.copy()
        if naturals == 0 and wilds == 0:
            return grown
        cards = [f"{meld.rank}+"] * naturals + ["2+"] * wilds
        try:
            check_rank(self.laying, meld, cards)
        except Refused:
            return None
        grown.cards += cards
        return grown

    def _fresh(self, which: str, naturals: int, wilds: int) -> Meld | None:
        opening = self.table.side.opened is None or self.table.opened_now
        meld = Meld(-1, RANK, which, [], wilds > 0, opening)
        return self._grown(meld, naturals, wilds) if naturals else None

    # --- wild cards ---

    def _wild_options(self, wilds: Sequence[str], used: int) -> Iterator[Made]:
        """What the wild cards that are left make in the wild meld: all of them must go there."""
        lying = [meld for meld in self.table.side.melds if meld.kind == WILD]
        meld = lying[0] if lying else Meld(-1, WILD, "", [])
        left = len(wilds) - used
        if left == 0:
            if lying and (self._blocks(meld) or self._locks(meld, used)):
                return
            yield self._made(meld) if lying else self._zero()
            return
        twos = sum(rank(card) == "2" for card in wilds)
        for two in range(max(0, left - (len(wilds) - twos)), min(twos, left) + 1):
            cards = ["2+"] * two + ["X+"] * (left - two)
            try:
                check_wild(self.laying, meld, cards)
            except Refused:
                continue
            grown = meld.copy()
            grown.cards += cards
            if not self._blocks(grown) and not (lying and self._locks(grown, used)):
                yield self._made(grown)

    def _locks(self, meld: Meld, used: int) -> bool:
        """Whether the wild meld that lies keeps the wild cards used elsewhere in the hand."""
        lock = self.rules["wild_meld.lock"]
        return bool(used and lock) and not is_complete(self.rules, meld)


def _sum(one: Made, other: Made) -> Made:
    return tuple(a + b for a, b in zip(one, other, strict=True))


__all__ = ["RUN", "can_go_out"]
