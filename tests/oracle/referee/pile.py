"""P3: who may take the discard pile, with what, and how much of it."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracle.referee.cards import rank, three_name
from tests.oracle.referee.log import Play
from tests.oracle.referee.melds import Laying, check_run_addition
from tests.oracle.referee.opening import opens_from_hand, pair_outside
from tests.oracle.referee.refusal import Refused, require
from tests.oracle.referee.table import (
    OF_RANK,
    RUN,
    START,
    WILD,
    Meld,
    Table,
    canastas,
    is_complete,
)

_SIZES = {"E_MAX_SIZE", "E_CLOSED"}


def is_frozen(table: Table, pile: Sequence[str], *, opened: bool) -> bool:
    """Whether these cards of the pile are frozen for the side to move."""
    rules = table.rules
    if rules["pile.always_frozen"]:
        return True
    if not opened and rules["pile.frozen_before_open"]:
        return True
    return any(card in table.freezing for card in pile)


def is_frozen_now(table: Table) -> bool:
    """Whether the pile is frozen for the side to move, which has opened if its opening is first."""
    opened = table.side.opened is not None or opens_from_hand(table)
    return is_frozen(table, table.pile, opened=opened)


def named_card(table: Table, plays: Sequence[Play]) -> str | None:
    """The card that justifies the take: the top, or the deepest one named where it is chosen."""
    laid = {card for play in plays for card in play.cards}
    if table.rules["pile.amount"] == "from_chosen_card":
        for card in table.pile:
            if card in laid:
                return card
        return None
    return table.pile[-1] if table.pile and table.pile[-1] in laid else None


def part_taken(table: Table, top: str, *, only_top: bool) -> list[str]:
    """The cards that leave the pile, bottom first."""
    rules, pile = table.rules, table.pile
    amount = rules["pile.amount"]
    if only_top:
        return [top]
    if amount == "top_n":
        return pile[-rules["pile.n"] :]
    if amount == "to_next_wild":
        for at in range(len(pile) - 2, table.hidden - 1, -1):
            if rules.faces.is_wild(pile[at]):
                return pile[at:]
        return pile[:]
    if amount == "from_chosen_card":
        return pile[pile.index(top) :]
    return pile[:]


def check_reach(table: Table, top: str) -> None:
    """The tests that need no look at the cards laid."""
    rules, side = table.rules, table.side
    require(three_name(top) not in _blocked(table), "E_PILE_BLOCKED", top)
    require(rank(top) not in rules["pile.blocked_ranks"], "E_PILE_BLOCKED", top)
    not_open = side.opened is None and rules["pile.take_in_opening_turn"] == "not_allowed"
    require(not not_open, "E_PILE_NOT_OPEN")
    if rules["pile.needs_n"] and rules["pile.amount"] == "top_n":
        require(len(table.pile) >= rules["pile.n"], "E_PILE_TOO_SMALL")
    least = rules["pile.least_hand"]
    require(len(table.player.hand) >= least, "E_PILE_SMALL_HAND")
    if rules["pile.one_card"] == "forbid":
        lone = len(table.player.hand) == 1 and len(table.pile) == 1
        require(not lone, "E_PILE_ONE_CARD")
    if rules["pile.own_canasta_rank"] == "forbidden":
        own = [meld.rank for meld in canastas(table, side) if meld.kind in OF_RANK]
        require(rank(top) not in own, "E_PILE_CANASTA")


def _blocked(table: Table) -> set[str]:
    rules = table.rules
    blocked = set(rules["pile.blocked_tops"])
    if rules["black_three.blocks_next"]:
        blocked.add("3b")
    return blocked


class Take:
    """A take that is being judged: the groups laid, and the card of the pile among them."""

    def __init__(self, before: Table, plays: Sequence[Play], top: str) -> None:
        self.before, self.plays, self.top = before, plays, top
        self.rules = before.rules
        self.part = part_taken(before, top, only_top=False)
        self.own = {meld.uid: meld for meld in before.side.melds}
        self.from_pile = {top}

    def judge(self, laying: Laying) -> bool:
        """Lay the groups and say whether they take the pile; returns whether only the top goes.

        The order is that of P3: what the pile asks for first, then what lies on the table.
        """
        problem: Refused | None = None
        laying.top = self.top
        try:
            laying.lay_step(self.plays)
        except Refused as refused:
            problem = self._of_size(refused)
        if problem is not None:
            self._blame_pile_first(problem)
            raise problem
        return self._uses(laying)

    def _of_size(self, refused: Refused) -> Refused:
        if refused.code == "E_MAX_SIZE":
            return Refused("E_PILE_OVERFLOW")
        return refused

    def _blame_pile_first(self, problem: Refused) -> None:
        """Too few naturals for a frozen pile come before a fault of the melds."""
        hand = [card for play in self.plays for card in play.cards if card not in self.from_pile]
        need = self.rules["pile.naturals_needed"]["frozen"]
        naturals = [card for card in hand if rank(card) == rank(self.top)]
        if self._frozen() and len(naturals) < need:
            raise Refused("E_PILE_FROZEN") from problem

    def _frozen(self) -> bool:
        return is_frozen_now(self.before)

    def _uses(self, laying: Laying) -> bool:
        play, meld = next(pair for pair in laying.groups if self.top in pair[0].cards)
        if meld.kind == RUN:
            return self._run_end(play, meld, laying)
        if meld.kind == WILD:
            require(self._same_kind(laying), "E_PILE_FROZEN")
            return False
        frozen = self._frozen()
        naturals = self._naturals(laying)
        need = self.rules["pile.naturals_needed"]["frozen" if frozen else "unfrozen"]
        if naturals >= need:
            return False
        opens = self.before.side.opened is None and opens_from_hand(self.before)
        require(not frozen and not opens, "E_PILE_FROZEN")
        return self._is_layoff(play, meld) and self._brings_top_only()

    def _brings_top_only(self) -> bool:
        """Whether a lay-off of the top card leaves the rest, as the stock is empty."""
        forced = self.rules["stock_end.forced_layoff"] == "top_only" and not self.before.stock
        return forced and self.top == self.before.pile[-1]

    def _naturals(self, laying: Laying) -> int:
        """Natural cards from the hand that lie in melds of the top card's rank."""
        which = rank(self.top)
        groups = [
            play for play, meld in laying.groups if meld.kind in OF_RANK and meld.rank == which
        ]
        if which == "A" and not self.rules["pile.initial_ace_pair"] and self._opens_now():
            mixed = any(self.rules.faces.wilds(play.cards) for play in groups)
            groups = [play for play in groups if not mixed or self.top in play.cards]
            groups = [play for play in groups if not self.rules.faces.wilds(play.cards)]
        held = [card for play in groups for card in play.cards if card not in self.from_pile]
        return sum(rank(card) == which for card in [*held, *self._laid_before()])

    def _opens_now(self) -> bool:
        return self.before.side.opened is None and opens_from_hand(self.before)

    def _laid_before(self) -> list[str]:
        """Naturals of an opening before the draw, which take the pile as its pair may lie in it."""
        rules, which = self.rules, rank(self.top)
        if self.before.phase != START or pair_outside(rules):
            return []
        aces = which == "A" and not rules["pile.initial_ace_pair"]
        melds = {
            meld.uid
            for meld in self.before.side.melds
            if meld.kind in OF_RANK and meld.rank == which and not (aces and meld.born_dirty)
        }
        laid = self.before.turn.laid.items()
        return [card for uid, cards in laid if uid in melds for card in cards]

    def _same_kind(self, laying: Laying) -> bool:
        """A two is taken with two twos, a joker with two jokers, where wild melds take piles.

        As many as naturals would be needed, where that is another number; like those they may lie
        in several groups of the wild meld.
        """
        if self.rules["wild_meld.pile_take"] != "same_kind_pair":
            return False
        groups = [play for play, meld in laying.groups if meld.kind == WILD]
        same = [card for play in groups for card in play.cards if rank(card) == rank(self.top)]
        need: int = self.rules["pile.naturals_needed"]["frozen" if self._frozen() else "unfrozen"]
        return len([card for card in same if card not in self.from_pile]) >= need

    def _is_layoff(self, play: Play, meld: Meld) -> bool:
        """Whether the top card goes on an own meld, not with a natural and a wild card."""
        rules = self.rules
        old = self.own.get(meld.uid)
        hand = [card for card in play.cards if card not in self.from_pile]
        naturals = [card for card in hand if rank(card) == rank(self.top)]
        wilds = rules.faces.wilds(hand)
        if rules["pile.own_canasta_rank"] == "pair_only":
            own = [one.rank for one in canastas(self.before, self.before.side)]
            require(rank(self.top) not in own, "E_PILE_CANASTA")
        if rules["pile.natural_plus_wild"] and naturals and wilds:
            return False
        require(old is not None, "E_PILE_NO_MATCH")
        assert old is not None
        require(rules["pile.layoff"] != "no", "E_PILE_NO_MATCH")
        closed = rules["pile.layoff"] == "incomplete_only" and is_complete(rules, old)
        require(not closed, "E_PILE_CANASTA")
        return True

    def _run_end(self, play: Play, meld: Meld, laying: Laying) -> bool:
        """The top card alone at an end of a run on the table; whether it goes alone.

        Other cards of the step may lie at the ends too, but none between the run and the top card.
        A wild card takes nothing as part of a run: only two more of its kind take it.
        """
        mode = self.rules["sequence.pile_take"]
        if mode == "none":
            raise Refused("E_PILE_FROZEN" if self._frozen() else "E_PILE_NO_MATCH")
        old = self.own.get(meld.uid)
        require(old is not None, "E_SEQ_TABLE_ONLY")
        assert old is not None
        wild = self.rules.faces.is_wild(self.top)
        require(set(play.cards) == {self.top} and not wild, "E_SEQ_TABLE_ONLY")
        require(not is_complete(self.rules, old), "E_CLOSED")
        check_run_addition(laying, old, [self.top])
        if mode == "whole_pile":
            require(not self._frozen(), "E_PILE_FROZEN")
        alone = mode == "top_only" and self.top == self.before.pile[-1]
        return bool(alone or self._brings_top_only())
