"""P1: what may lie together, and how the groups of one step come to lie on the table."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracle.referee.cards import RUN_RANKS, is_black_three, is_three, rank, suit
from tests.oracle.referee.log import NEW, Play
from tests.oracle.referee.refusal import Refused, require
from tests.oracle.referee.rules import Rules
from tests.oracle.referee.table import (
    BLACK,
    RANK,
    RUN,
    WILD,
    Meld,
    Side,
    Table,
    is_complete,
)


def dead_ranks(table: Table, side: Side, own: Sequence[Meld] | None = None) -> set[str]:
    """Ranks that this side may neither begin nor extend; `own` are its melds before the step."""
    mode = table.rules["meld.dead_ranks"]
    if mode == "none":
        return set()
    owners = table.sides if mode == "both_teams" else [side]
    return {
        meld.rank
        for owner in owners
        for meld in (owner.melds if owner is not side or own is None else own)
        if meld.kind == RANK and is_complete(table.rules, meld)
    }


def wild_locked(table: Table, side: Side, before: Sequence[Meld]) -> bool:
    """Whether an unfinished wild meld keeps wild cards from any other meld.

    Only one that lay before this step locks: a wild meld begun in the same step locks nothing yet.
    """
    if not table.rules["wild_meld.lock"]:
        return False
    lay = {meld.uid for meld in before if meld.kind == WILD}
    return any(
        meld.kind == WILD and meld.uid in lay and not is_complete(table.rules, meld)
        for meld in side.melds
    )


class Laying:
    """The groups of one step, laid on a copy of the table.

    All groups find their melds first, then every meld that got cards is checked as it lies in the
    end (P1: the resulting meld). `touched` holds these melds, `groups` for each group the meld it
    went to. `unseen` are cards that the step brings and nobody could know before it.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rules = table.rules
        self.side = table.side
        self.before = [meld.copy() for meld in self.side.melds]
        self.groups: list[tuple[Play, Meld]] = []
        self.touched: list[Meld] = []
        self.completed: list[Meld] = []
        self.added: dict[int, list[str]] = {}
        self.locked = False
        self.top = ""
        self.unseen: set[str] = set()

    def lay(self, play: Play) -> Meld:
        """Lay one group. `Refused` with the first code that P1 tests."""
        self.lay_step((play,))
        return self.groups[-1][1]

    def lay_step(self, plays: Sequence[Play]) -> None:
        """Lay all groups; those of one rank may be told apart though they make one meld."""
        self.added = {}
        for play in plays:
            require(play.cards, "E_MIN_SIZE")
            threes = [card for card in play.cards if is_three(card)]
            meld = self._black_threes(play, threes) if threes else self._place(play)
            self.groups.append((play, meld))
        self._check_all()
        require(not self.locked, "E_WILD_LOCK")

    def _check_all(self) -> None:
        for uid, cards in self.added.items():
            meld = self._named(uid)
            old = meld.copy()
            old.cards = meld.cards[: len(meld.cards) - len(cards)]
            if meld.kind != BLACK:
                self._check(old, cards)
            if not is_complete(self.rules, old) and is_complete(self.rules, meld):
                self.completed.append(meld)

    # --- which meld ---

    def _place(self, play: Play) -> Meld:
        naturals = self.rules.faces.naturals(play.cards)
        if isinstance(play.target, int):
            named = self._named(play.target)
            if named.kind == BLACK:
                return self._black_threes(play, [])
            return self._add(named, play.cards)
        if not naturals:
            return self._wild_group(play)
        ranks = {rank(card) for card in naturals}
        if len(ranks) > 1:
            return self._run_group(play)
        return self._rank_group(play, ranks.pop())

    def _named(self, uid: int) -> Meld:
        for meld in self.side.melds:
            if meld.uid == uid:
                return meld
        raise Refused("E_OPP_MELD", f"no own meld {uid}")

    def _wild_group(self, play: Play) -> Meld:
        own = [meld for meld in self.side.melds if meld.kind == WILD]
        require(self.rules["wild_meld.enabled"], "E_WILD_MELD_OFF")
        if own and play.target != NEW:
            return self._add(own[0], play.cards)
        require(not own, "E_SECOND_MELD")
        return self._begin(WILD, "", play.cards)

    def _run_group(self, play: Play) -> Meld:
        require(self.rules["sequence.enabled"], "E_MIXED_RANKS")
        if play.target is None:
            joined = self._run_for(
                play.cards, full=len(play.cards) < self.rules["sequence.sizes"][0]
            )
            if joined is not None:
                return self._add(joined, play.cards)
        return self._begin(RUN, suit(self.rules.faces.naturals(play.cards)[0]), play.cards)

    def _run_for(self, cards: Sequence[str], *, full: bool) -> Meld | None:
        """The first run that these cards extend and that has room; or, if `full`, has none."""
        fitting = [meld for meld in self.side.melds if meld.kind == RUN]
        fitting = [meld for meld in fitting if self._fits_run(meld, cards)]
        high = run_sizes(self.rules)[1]
        roomy = [meld for meld in fitting if len(meld.cards) + len(cards) <= high]
        return next(iter(roomy or (fitting if full else ())), None)

    def _fits_run(self, meld: Meld, cards: Sequence[str]) -> bool:
        try:
            check_run(self.rules, [*meld.cards, *cards])
            check_wilds_stay(self.rules, meld.cards, cards)
        except Refused:
            return False
        return True

    def _rank_group(self, play: Play, which: str) -> Meld:
        own = [meld for meld in self.side.melds if meld.kind == RANK and meld.rank == which]
        mode = self.rules["meld.same_rank"]
        if mode == "merge":
            if own and play.target != NEW:
                # two of a rank lie side by side where partners pooled their melds (P9)
                unfinished = [meld for meld in own if not is_complete(self.rules, meld)]
                joined = unfinished[0] if unfinished else own[-1]
                run = None if unfinished else self._lone_run_card(play)
                return run or self._add(joined, play.cards)
            require(not own or self._second_allowed(play, own[0]), "E_SECOND_MELD")
            single = self._lone_run_card(play)
            if single is not None:
                return single
            return self._begin(RANK, which, play.cards)
        if mode == "new_after_canasta":
            return self._rank_group_after_canasta(play, which, own)
        if play.target == NEW:
            return self._begin(RANK, which, play.cards)
        return self._join_or_begin(play, which, own)

    def _second_allowed(self, play: Play, own: Meld) -> bool:
        """Only what takes the pile may begin a second meld beside a canasta full of wild cards."""
        wild = bool(self.rules.faces.wilds(play.cards)) and self.top in play.cards
        answer = self.rules["pile.cap_conflict"]
        if not wild or answer != "second_meld" or not is_complete(self.rules, own):
            return False
        try:
            check_rank(self, own, play.cards)
        except Refused as refused:
            return refused.code == "E_MAX_WILDS"
        return False

    def _rank_group_after_canasta(self, play: Play, which: str, own: list[Meld]) -> Meld:
        unfinished = [meld for meld in own if not is_complete(self.rules, meld)]
        if play.target == NEW:
            require(not unfinished, "E_SECOND_MELD")
            return self._begin(RANK, which, play.cards)
        if unfinished:
            return self._add(unfinished[0], play.cards)
        single = self._lone_run_card(play)
        if single is not None:
            return single
        if own and len(play.cards) < self.rules["meld.min_size"]:
            return self._add(own[-1], play.cards)
        return self._begin(RANK, which, play.cards)

    def _join_or_begin(self, play: Play, which: str, own: list[Meld]) -> Meld:
        """A group without a target where several melds of a rank may lie side by side."""
        unfinished = [meld for meld in own if not is_complete(self.rules, meld)]
        alone = len(play.cards) >= self.rules["meld.min_size"]
        if unfinished:
            return self._add(unfinished[0], play.cards)
        single = self._lone_run_card(play)
        if single is not None:
            return single
        if own and not alone:
            return self._add(own[-1], play.cards)
        return self._begin(RANK, which, play.cards)

    def _lone_run_card(self, play: Play) -> Meld | None:
        """A natural card, with wild ones perhaps, that extends a run where no meld is named."""
        if play.target == NEW or not self.rules["sequence.enabled"]:
            return None
        which = rank(self.rules.faces.naturals(play.cards)[0])
        own = any(meld.kind == RANK and meld.rank == which for meld in self.side.melds)
        few = len(play.cards) < self.rules["meld.min_size"]
        meld = self._run_for(play.cards, full=few and not own)
        return None if meld is None else self._add(meld, play.cards)

    # --- laying ---

    def _begin(self, kind: str, which: str, cards: Sequence[str]) -> Meld:
        opening = self.side.opened is None or self.table.opened_now
        meld = Meld(self.table.next_uid, kind, which, [], False, opening)
        self.table.next_uid += 1
        self.side.melds.append(meld)
        return self._add(meld, cards)

    def _add(self, meld: Meld, cards: Sequence[str]) -> Meld:
        wild = bool(self.rules.faces.wilds(cards))
        if all(meld.uid != lying.uid for lying in self.before):
            meld.born_dirty = meld.born_dirty or wild
        meld.cards += cards
        self.added.setdefault(meld.uid, []).extend(cards)
        self.table.turn.laid.setdefault(meld.uid, []).extend(cards)
        if meld not in self.touched:
            self.touched.append(meld)
        if wild and meld.kind != WILD:
            self.locked = self.locked or wild_locked(self.table, self.side, self.before)
        return meld

    def _check(self, meld: Meld, cards: Sequence[str]) -> None:
        if meld.kind == RANK:
            check_rank(self, meld, cards)
        elif meld.kind == WILD:
            check_wild(self, meld, cards)
        elif meld.kind == RUN:
            check_run_addition(self, meld, cards)
        else:
            raise Refused("E_THREE_MELD")

    def _black_threes(self, play: Play, threes: list[str]) -> Meld:
        """Black threes, laid in the step that empties the hand; P5 asks whether it does."""
        cards = play.cards
        require(all(map(is_black_three, threes)), "E_THREE_MELD")
        require(self.rules["black_three.meld"] != "never", "E_THREE_MELD")
        others = [card for card in cards if not is_three(card)]
        wilds = self.rules.faces.wilds(others)
        require(len(wilds) == len(others), "E_THREE_MELD")
        own = [meld for meld in self.side.melds if meld.kind == BLACK]
        wild = len(wilds) + sum(meld.wilds(self.rules.faces) for meld in own)
        if isinstance(play.target, int):
            target = self._named(play.target)
            require(target.kind != RUN, "E_SEQ_THREE")
            require(target.kind == BLACK, "E_THREE_MELD")
        low, high = self.rules["black_three.meld_sizes"]
        together = len(cards) + sum(len(meld.cards) for meld in own)
        require(together >= low, "E_MIN_SIZE")
        require(together <= high, "E_MAX_SIZE")
        require(not own or play.target != NEW, "E_SECOND_MELD")
        require(not wilds or five_or_opening(self, together - wild), "E_RULE_OF_FIVE")
        require(wild <= self.rules["black_three.meld_wilds"], "E_BLACK3_WILD")
        return self._add(own[0], cards) if own else self._begin(BLACK, "3", cards)


def check_rank(laying: Laying, meld: Meld, cards: Sequence[str]) -> None:
    """P1 for a meld of one rank with these cards added. `Refused` with the first fault."""
    rules, faces = laying.rules, laying.rules.faces
    added = faces.naturals(cards)
    wild_added = len(cards) - len(added)
    require(all(rank(card) == meld.rank for card in added), "E_MIXED_RANKS")
    dead = dead_ranks(laying.table, laying.side, laying.before)
    require(meld.rank not in dead, "E_DEAD_RANK")
    old_wilds = meld.wilds(faces)
    if is_complete(rules, meld):
        _require_open_canasta(rules, old_wilds, len(added), wild_added)
    wilds = old_wilds + wild_added
    size = len(meld.cards) + len(cards)
    naturals = size - wilds
    require(size >= rules["meld.min_size"], "E_MIN_SIZE")
    require(rules["meld.max_size"] is None or size <= rules["meld.max_size"], "E_MAX_SIZE")
    require(not wilds or meld.rank not in rules["meld.never_wild_ranks"], "E_NEVER_WILD")
    if wilds and meld.rank in rules["meld.wild_only_if_opened_dirty"]:
        require(meld.born_dirty and meld.born_opening, "E_ACE_PURE")
    require(naturals >= rules["meld.min_naturals"], "E_MIN_NATURALS")
    _require_few_wilds(rules, naturals, wilds)
    require(not wild_added or five_or_opening(laying, naturals), "E_RULE_OF_FIVE")


def five_or_opening(laying: Laying, naturals: int) -> bool:
    """Whether wild cards may join so many naturals by the rule of five, if there is one."""
    opened = laying.side.opened
    earlier = opened is not None and opened != laying.table.turn.number
    return not laying.rules["meld.rule_of_five"] or not earlier or naturals >= 5


def _require_open_canasta(rules: Rules, old_wilds: int, naturals: int, wilds: int) -> None:
    require(not naturals or rules["meld.add_natural_to_canasta"], "E_CLOSED")
    if wilds and old_wilds == 0:
        require(rules["meld.add_wild_to_natural_canasta"], "E_CLOSED")
    if wilds and old_wilds:
        require(rules["meld.add_wild_to_mixed_canasta"], "E_CLOSED")


def _require_few_wilds(rules: Rules, naturals: int, wilds: int) -> None:
    cap = rules["meld.max_wilds"]
    if cap is not None and wilds > cap:
        lifted = rules["meld.wild_cap_scope"] == "first_seven" and naturals >= 4
        require(lifted and naturals + wilds > rules.canasta, "E_MAX_WILDS")
    ratio = rules["meld.ratio"]
    if ratio == "nat_ge_wild":
        require(naturals >= wilds, "E_WILD_RATIO")
    elif ratio == "nat_gt_wild":
        require(naturals > wilds, "E_WILD_RATIO")
    elif ratio == "nat_ge_2wild":
        require(naturals >= 2 * wilds, "E_WILD_RATIO")


def check_wild(laying: Laying, meld: Meld, cards: Sequence[str]) -> None:
    """A meld of wild cards alone: only its size is limited."""
    rules = laying.rules
    require(rules["wild_meld.enabled"], "E_WILD_MELD_OFF")
    require(not rules.faces.naturals(cards), "E_MIXED_RANKS")
    low, high = rules["wild_meld.sizes"]
    size = len(meld.cards) + len(cards)
    require(size >= low, "E_MIN_SIZE")
    require(high is None or size <= high, "E_MAX_SIZE")


def check_run_addition(laying: Laying, meld: Meld, cards: Sequence[str]) -> None:
    """A run with these cards added."""
    rules = laying.rules
    require(rules["sequence.enabled"], "E_MIXED_RANKS")
    check_run(rules, [*meld.cards, *cards], complete=is_complete(rules, meld))
    check_wilds_stay(rules, meld.cards, cards)


def check_wilds_stay(rules: Rules, lying: Sequence[str], added: Sequence[str]) -> None:
    """Wild cards never move: a run that grows leaves them where they stand."""
    if not lying or not rules.faces.wilds(lying):
        return
    low, high, naturals = row_of(rules, lying)
    stand = set(range(low, high + 1)) - naturals
    low, high, naturals = row_of(rules, [*lying, *added])
    require(all(low <= at <= high and at not in naturals for at in stand), "E_SEQ_GAP")


def row_of(rules: Rules, cards: Sequence[str]) -> tuple[int, int, set[int]]:
    """The lowest and the highest place of a run, and those of its naturals.

    Wild cards fill the gaps; those left stand above as far as the ace, then below.
    """
    naturals = {RUN_RANKS.find(rank(card)) for card in rules.faces.naturals(cards)}
    spare = len(cards) - (max(naturals) - min(naturals) + 1)
    above = min(max(spare, 0), len(RUN_RANKS) - 1 - max(naturals))
    low = min(naturals) - (spare - above)
    return low, low + len(cards) - 1, naturals


def run_sizes(rules: Rules) -> tuple[int, int]:
    """The fewest and the most cards of a run."""
    low, high = rules["sequence.sizes"]
    return low, len(RUN_RANKS) if high is None else high


def check_run(rules: Rules, cards: Sequence[str], *, complete: bool = False) -> None:
    """Whether these cards are a run: one suit, no gap, no three, a permitted size."""
    require(not any(map(is_three, cards)), "E_SEQ_THREE")
    naturals = rules.faces.naturals(cards)
    require(len({suit(card) for card in naturals}) == 1, "E_SEQ_SUIT")
    places = sorted(RUN_RANKS.find(rank(card)) for card in naturals)
    require(places[0] >= 0 and len(set(places)) == len(places), "E_SEQ_GAP")
    wilds = len(cards) - len(naturals)
    gaps = places[-1] - places[0] + 1 - len(places)
    if not wilds:
        require(gaps == 0, "E_SEQ_GAP")
    low, high = run_sizes(rules)
    if not rules["sequence.extend_complete_when_going_out"]:
        require(not complete or len(cards) <= high, "E_CLOSED")
        require(len(cards) <= high, "E_MAX_SIZE")
    require(len(cards) >= low, "E_MIN_SIZE")
    require(wilds <= rules["sequence.wilds"], "E_SEQ_WILD")
    require(gaps <= wilds, "E_SEQ_GAP")
