"""The search for a lay-down that goes out; it decides whether a promise to go out binds (EX-096).

A quick, bounded search hands out wild cards where they are worth most. What it might miss is in an
exact table of all groups (`group_table`), which is asked first where there are runs or second
groups; only among very many ways to lay runs may one not be found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from canasta_qt.engine.actions import AUTO, NEW, LayDown, Play
from canasta_qt.engine.cards import (
    BLACK_THREE,
    CODE,
    IS_WILD,
    JOKER,
    KIND,
    KINDS,
    NATURAL_KINDS,
    RUN_CANASTA,
    SEQUENCE,
    SUIT,
    SUITS,
    TWO,
    cards_by_kind,
    count_kinds,
)
from canasta_qt.engine.going_out.foot import check_foot_played
from canasta_qt.engine.going_out.requirements import can_empty_hand, count_canastas, may_go_out
from canasta_qt.engine.going_out.special_hands import declarable_hands
from canasta_qt.engine.judge.discards import check_last_discard, judge_only_discard
from canasta_qt.engine.judge.group_table import GroupTable
from canasta_qt.engine.judge.judge_melds import judge_lay_down, opening_bonus
from canasta_qt.engine.melds.meld_targets import (
    Laying,
    find_meld,
    lay,
    may_begin_meld,
    may_lay_group,
)
from canasta_qt.engine.melds.meld_types import is_canasta
from canasta_qt.engine.melds.sequences import (
    naturals_for_runs,
    new_runs,
    own_runs,
    run_extensions,
    suit_of_run,
)
from canasta_qt.engine.state import Meld, Phase, Position

PriorPlays = tuple[tuple[Play, ...], list[int]]
"""Plays, and the cards they leave."""

WayOut = tuple[tuple[Play, ...], int | None]
"""The plays of one lay-down, and the last discard."""

_MOST = 16
_NODES = 80


def _needs_prior_plays(pos: Position) -> bool:
    return pos.setup.has_runs or pos.setup.rules.meld.same_rank != "merge"


def _prior_plays(pos: Position, cards: Sequence[int]) -> Iterator[PriorPlays]:
    """Ways to lay some of the cards in runs and second groups so that groups can take the rest."""
    if not _needs_prior_plays(pos):
        yield (), list(cards)
        return
    yield from islice(_Search(pos).run((), list(cards)), _MOST)


class _Search:
    """A depth-first search over sets of plays, each set tried once."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        self.seen: set[frozenset[Play]] = set()
        self.nodes = 0

    def run(self, plays: tuple[Play, ...], left: list[int]) -> Iterator[PriorPlays]:
        """Every set of plays that begins with these and leaves cards for groups only."""
        self.nodes += 1
        if frozenset(plays) in self.seen or self.nodes > _NODES:
            return
        self.seen.add(frozenset(plays))
        loose = _loose_naturals(self.pos, left)
        if not loose:
            yield plays, left
        onto = {play.onto for play in plays if play.onto >= 0}
        for more in self._next(left, loose):
            if not any(play.onto in onto for play in more):
                used = [card for play in more for card in play.cards]
                rest = [card for card in left if card not in used]
                yield from self.run((*plays, *more), rest)

    def _next(self, left: list[int], loose: list[int]) -> list[tuple[Play, ...]]:
        """Plays to try: those that place the first loose card, else whatever may help."""
        if loose:
            name = CODE[loose[0]]
            runs = _run_plays(self.pos, left) if self.pos.setup.has_runs else []
            return [(play,) for play in runs if any(CODE[card] == name for card in play.cards)]
        helping = [play for play in _run_plays(self.pos, left) if _helps(self.pos, play)]
        single = [(play,) for play in (*helping, *_second_groups(self.pos, left))]
        return [*_split_groups(self.pos, left), *single]


def _run_plays(pos: Position, cards: Sequence[int]) -> list[Play]:
    if not pos.setup.has_runs:
        return []
    plays = [play for run in own_runs(pos) for play in run_extensions(pos, run, cards)]
    return plays + list(new_runs(pos, cards))


def _helps(pos: Position, play: Play) -> bool:
    if any(IS_WILD[KIND[card]] for card in play.cards):
        return True
    run = next((meld for meld in own_runs(pos) if meld.uid == play.onto), None)
    return len(play.cards) + (len(run.cards) if run else 0) >= RUN_CANASTA


def _second_groups(pos: Position, left: list[int]) -> Iterator[Play]:
    """Other groups of a rank than the one that cards join by themselves."""
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    wilds = [card for card in left if IS_WILD[KIND[card]]]
    for kind in NATURAL_KINDS:
        own = [meld for meld in melds if meld.kind == kind]
        naturals = [card for card in left if KIND[card] == kind]
        if not own:
            continue
        if len(naturals) >= pos.setup.rules.meld.min_size and may_begin_meld(
            pos.setup, melds, kind
        ):
            yield Play(tuple(naturals), NEW)
        first = melds[find_meld(melds, kind, pos.setup)]
        for meld in own:
            if meld is not first and not is_canasta(pos.setup, meld):
                yield from _onto(meld, naturals, wilds)


def _split_groups(pos: Position, left: list[int]) -> Iterator[tuple[Play, ...]]:
    """Cards of a rank that overfill its meld: some complete it, the others begin one beside it.

    Only where canastas are closed and another meld may then be begun.
    """
    if pos.setup.rules.meld.same_rank == "merge":
        return
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    wilds = [card for card in left if IS_WILD[KIND[card]]]
    for kind in NATURAL_KINDS:
        index = find_meld(melds, kind, pos.setup)
        gap = pos.setup.canasta_size - (len(melds[index].cards) if index >= 0 else 0)
        naturals = [card for card in left if KIND[card] == kind]
        if index < 0 or gap < 1 or may_lay_group(pos, tuple(naturals), melds[index].uid):
            continue
        for wild in range(min(len(wilds), gap - 1) + 1):
            first, beside = naturals[: gap - wild], naturals[gap - wild :]
            completing = Play((*first, *wilds[:wild]), melds[index].uid)
            for more in range(len(wilds) - wild + 1) if beside else ():
                second = (*beside, *wilds[wild : wild + more])
                if len(second) >= pos.setup.rules.meld.min_size:
                    yield completing, Play(second, NEW)


def _onto(meld: Meld, naturals: list[int], wilds: list[int]) -> Iterator[Play]:
    for count in range(len(wilds) + 1):
        if naturals or count:
            yield Play((*naturals, *wilds[:count]), meld.uid)
        if naturals and count:
            yield Play(tuple(wilds[:count]), meld.uid)


def _loose_naturals(pos: Position, cards: Sequence[int]) -> list[int]:
    """Naturals that fit no group, though all wild cards among `cards` joined them."""
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    rules = pos.setup.rules.meld
    kinds = [KIND[card] for card in cards]
    wilds = sum(IS_WILD[kind] for kind in kinds)
    least = max(rules.min_naturals, rules.min_size - wilds)
    threes = _fewest_black_threes(pos, wilds)
    laid = {meld.kind for meld in melds if meld.kind != SEQUENCE}
    return [
        card
        for card, kind in zip(cards, kinds, strict=True)
        if not IS_WILD[kind]
        and kind not in laid
        and kinds.count(kind) < (threes if kind == BLACK_THREE else least)
    ]


def _fewest_black_threes(pos: Position, wilds: int) -> int:
    """The fewest of them in a new meld: with one of a single card none is loose."""
    black = pos.setup.rules.black_three
    return max(1, black.meld_sizes[0] - min(wilds, black.meld_wilds))


def _count_possible_runs(pos: Position, hand: Sequence[int]) -> int:
    """At least as many runs as this hand can make canastas, on the table or new ones."""
    wilds = min(sum(IS_WILD[KIND[card]] for card in hand), pos.setup.rules.sequence.wilds)
    suits = [SUIT[card] for card in hand if not IS_WILD[KIND[card]]]
    near = sum((suits.count(suit) + wilds) // RUN_CANASTA for suit in SUITS)
    for run in own_runs(pos):
        size = len(run.cards)
        near += size < RUN_CANASTA <= size + suits.count(suit_of_run(run)) + wilds
    return near


def _last_discards_with_runs(pos: Position, hand: list[int]) -> list[int | None]:
    """Cards to try as the last discard where there are runs; see `find_going_out`."""
    taken = naturals_for_runs(pos, hand)
    lost = [card for card in _loose_naturals(pos, hand) if (KIND[card], SUIT[card]) not in taken]
    if len(lost) > 1:
        return []
    if lost:
        return [lost[0]]
    required = pos.setup.rules.go_out.final_discard == "required"
    loose = _loose_naturals(pos, hand)
    cards = {CODE[card]: card for card in (*loose, *hand)}
    none: list[int | None] = [] if required else [None]
    rest = list(cards.values())
    return [*rest, *none] if loose else [*none, *rest]


_TRIES = 256
_TRIES_EACH = 32
"""Bounds of a search where runs and second groups make ways many: in all, and after each."""


def find_going_out(pos: Position) -> tuple[tuple[Play, ...], int | None] | None:
    """A way for the seat to act to go out this turn: one lay-down and the last discard.

    The plays are empty when the last card only needs discarding; the discard is None when none is
    needed. None when no way is found.

    >>> pos = position(phase="play", melds={0: ["K*7"]}, hands={0: "5 5 5 9"})
    >>> plays, last = find_going_out(pos)
    >>> len(plays), code(last)
    (1, '9s1')
    """
    return _find(pos, best=True)


def _find(pos: Position, *, best: bool) -> WayOut | None:
    """A way out: the `best` of the quick search where there is one, or just any."""
    if pos.phase is not Phase.PLAY or check_foot_played(pos) is not None:
        return None
    hand = pos.hands[pos.turn_seat]
    if can_empty_hand(pos, len(hand)) and may_go_out(pos) is None:
        if not hand:
            return (), None
        if judge_only_discard(pos, hand[0]) is None:
            return (), hand[0]
    if not within_reach(pos, hand):
        return None
    if not _needs_prior_plays(pos):
        way, all_tried = _first_way(pos, hand, None)
        return way if way is not None or all_tried else _first_by_table(pos, hand)[0]
    exact, all_tried = _first_by_table(pos, hand)
    if (exact is None and all_tried) or (exact is not None and not best):
        return exact
    return _first_way(pos, hand, _TRIES)[0] or exact


def _first_way(pos: Position, hand: list[int], tries: int | None) -> tuple[WayOut | None, bool]:
    lasts: list[int | None] = [None] if pos.now.no_discard else _last_cards(pos, hand)
    numbers = _WildSpreads(pos)
    ways = islice(_ways(pos, hand, lasts, numbers), tries)
    return next((way for way in ways if goes_out(pos, *way)), None), not numbers.gave_up


def _first_by_table(pos: Position, hand: list[int]) -> tuple[WayOut | None, bool]:
    """What the table of groups finds first, and whether there can be nothing else.

    Openings ask for more than canastas, and the table keeps one way for each set of these.
    """
    search = TableSearch(pos, hand)
    way = next((way for way in islice(search.ways(), _TRIES_EACH) if goes_out(pos, *way)), None)
    return way, bool(pos.opened[pos.side]) and not search.gave_up


def _ways(
    pos: Position, hand: list[int], lasts: list[int | None], numbers: _WildSpreads
) -> Iterator[WayOut]:
    for last in lasts:
        rest = [card for card in hand if card != last]
        yield from ((plays, last) for plays in complete_laydowns(pos, rest, numbers))


def _last_kinds(pos: Position, hand: list[int]) -> list[list[int | None]]:
    """The kinds that may be kept for the last discard, None for no discard.

    A rank that is locked may be free after the step; each is then looked at by itself.
    """
    if pos.now.no_discard:
        return [[None]]
    barred = {KIND[card]: check_last_discard(pos, card) for card in hand}
    free: list[int | None] = [kind for kind, refusal in barred.items() if refusal is None]
    if pos.setup.rules.go_out.final_discard != "required":
        free.append(None)
    groups = [free]
    if pos.setup.rules.discard.rank_locks:
        groups += [[kind] for kind, refusal in barred.items() if refusal is not None]
    return groups


class TableSearch:
    """Ways out from a table of all groups, for each set of runs that leaves cards for groups.

    At most `most` sets are tried; `gave_up` says whether there were more.
    """

    def __init__(
        self, pos: Position, hand: list[int], table: GroupTable | None = None, most: int = _NODES
    ) -> None:
        self.pos = pos
        self.hand = hand
        self.table = table or GroupTable(pos, hand)
        self._most = most
        self.seen: set[frozenset[Play]] = set()
        self.gave_up = False

    def ways(self) -> Iterator[WayOut]:
        """Lay-downs of all cards but the last discard, and that."""
        for lasts in _last_kinds(self.pos, self.hand):
            self.seen.clear()
            for plays, left in self._runs((), self.hand):
                laying = lay(self.pos, self.pos.side_of[self.pos.turn_seat], plays)
                if isinstance(laying, Laying):
                    runs = [meld for meld in laying.melds if meld.kind == SEQUENCE]
                    for groups, last in self.table.layings(left, runs, lasts):
                        yield (*plays, *groups), last

    def _runs(self, plays: tuple[Play, ...], left: list[int]) -> Iterator[PriorPlays]:
        """Every set of plays that begins with these and leaves cards for groups, all but one."""
        if frozenset(plays) in self.seen:
            return
        if len(self.seen) >= self._most:
            self.gave_up = True
            return
        self.seen.add(frozenset(plays))
        stuck = self.table.stuck(left)
        if len(stuck) <= 1:
            yield plays, left
        onto = {play.onto for play in plays if play.onto >= 0}
        for play in self._next(left, stuck):
            if play.onto not in onto:
                rest = [card for card in left if card not in play.cards]
                yield from self._runs((*plays, play), rest)

    def _next(self, left: list[int], stuck: list[int]) -> list[Play]:
        """Plays to try: those that place cards which no group takes, then what may help."""
        plays = _run_plays(self.pos, left)
        placing = [play for play in plays if any(KIND[card] in stuck[:2] for card in play.cards)]
        if len(stuck) > 1:
            return placing
        others = [play for play in plays if play not in placing]
        return placing + sorted(others, key=lambda play: not _helps(self.pos, play))


def within_reach(pos: Position, hand: list[int]) -> bool:
    """Whether table and hand might make canastas enough, however the wild cards are spread."""
    setup = pos.setup
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    missing = setup.rules.go_out.canastas - count_canastas(setup, melds)
    if missing <= 0:
        return True
    held = count_kinds(hand)
    wilds = held[TWO] + held[JOKER]
    held[TWO] = held[JOKER] = 0
    size = setup.canasta_size
    sets = [meld for meld in melds if meld.kind != SEQUENCE]
    near = sum(
        not is_canasta(setup, meld) and len(meld.cards) + held[meld.kind] + wilds >= size
        for meld in sets
    )
    once = setup.rules.meld.same_rank == "merge"
    own = {meld.kind for meld in sets} if once else set()
    for kind in (*NATURAL_KINDS, BLACK_THREE, TWO):
        if kind not in own:
            near += (held[kind] + wilds) // size
    return near + (_count_possible_runs(pos, hand) if setup.has_runs else 0) >= missing


def can_go_out(pos: Position) -> bool:
    """Whether the seat to act can go out this turn, with its melds or as a special hand.

    >>> can_go_out(position(phase="play", melds={0: ["K*7"]}, hands={0: "5 5 9 8"}))
    False
    """
    return _find(pos, best=False) is not None or bool(declarable_hands(pos))


def goes_out(pos: Position, plays: tuple[Play, ...], last: int | None) -> bool:
    """Whether these plays and the last discard go out.

    They must be the whole hand, kept threes too, and no cards for opening may come between them.

    >>> pos = position(phase="play", melds={0: ["K*7"]}, hands={0: "5 5 5 9"})
    >>> plays, last = find_going_out(pos)
    >>> goes_out(pos, plays, last)
    True
    """
    side = pos.side_of[pos.turn_seat]
    left = 0 if last is None else 1
    if sum(len(play.cards) for play in plays) + left != len(pos.hands[pos.turn_seat]):
        return False
    laying = lay(pos, side, plays)
    if not isinstance(laying, Laying) or may_go_out(pos, laying.melds) is not None:
        return False
    if opening_bonus(pos, laying.melds, left, taking=False):
        return False
    if last is not None and check_last_discard(pos, last, laying.melds) is not None:
        return False
    return judge_lay_down(pos, LayDown(plays)) is None


def _last_cards(pos: Position, hand: list[int]) -> list[int | None]:
    """Cards to try as the last discard: what cannot be melded first, then none, then any."""
    if pos.setup.has_runs:
        return _last_discards_with_runs(pos, hand)
    side = pos.side_of[pos.turn_seat]
    kinds = cards_by_kind(hand)
    least = pos.setup.rules.meld.min_naturals
    threes = _fewest_black_threes(pos, len(kinds[TWO]) + len(kinds[JOKER]))
    loose = [
        kind
        for kind in range(KINDS)
        if kinds[kind]
        and not IS_WILD[kind]
        and len(kinds[kind]) < (threes if kind == BLACK_THREE else least)
        and find_meld(pos.melds[side], kind, pos.setup) < 0
    ]
    if sum(len(kinds[kind]) for kind in loose) > 1:
        return []
    if loose:
        return [kinds[loose[0]][0]]
    required = pos.setup.rules.go_out.final_discard == "required"
    rest: list[int | None] = [kinds[kind][0] for kind in range(KINDS) if kinds[kind]]
    return rest if required else [None, *rest]


class _WildSpreads:
    """How many wild cards go with which naturals; one search asks the same many times over."""

    def __init__(self, pos: Position) -> None:
        self._pos = pos
        self._known: dict[tuple[int, ...], tuple[int, ...]] = {}
        self.gave_up = False

    def of(self, onto: int, naturals: list[int], wilds: list[int]) -> tuple[int, ...]:
        """The numbers that may be laid, onto that meld or as a new one; see `_numbers`."""
        key = (onto, len(naturals), *naturals, *wilds)
        if key not in self._known:
            self._known[key] = tuple(_numbers(self._pos, onto, naturals, wilds))
        return self._known[key]


def complete_laydowns(
    pos: Position, rest: list[int], numbers: _WildSpreads | None = None
) -> Iterator[tuple[Play, ...]]:
    """Lay-downs that use all of `rest`, wild cards spread in every way up to a bound."""
    numbers = numbers or _WildSpreads(pos)
    most = _TRIES_EACH if _needs_prior_plays(pos) else None
    for plays, left in _prior_plays(pos, rest):
        for groups in islice(_group_layings(pos, left, numbers), most):
            yield (*plays, *groups)


def _group_layings(
    pos: Position, rest: list[int], numbers: _WildSpreads
) -> Iterator[tuple[Play, ...]]:
    kinds = cards_by_kind(rest)
    ranks = _targets(pos, kinds, numbers)
    wilds = len(kinds[TWO]) + len(kinds[JOKER])
    for at, chosen in enumerate(product(*ranks)):
        if at == _MOST:
            numbers.gave_up = True
            return
        targets = sorted(chosen, key=lambda target: target.gap)
        for tried, shares in enumerate(_shares(wilds, targets)):
            if tried == _TRIES:
                numbers.gave_up = True
                break
            yield _plays_of(pos, kinds, shares, targets)


class _Target(NamedTuple):
    """A meld that cards of a rank may go to, or a new one (`AUTO`, or `NEW` beside another).

    `gap` is what it lacks to a canasta beside the naturals; `numbers` of wild cards P1 lets it get,
    first the one that just completes a canasta.
    """

    kind: int
    onto: int
    gap: int
    numbers: list[int]


def _targets(pos: Position, kinds: list[list[int]], numbers: _WildSpreads) -> list[list[_Target]]:
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    wilds = kinds[TWO] + kinds[JOKER]
    ranks: list[list[_Target]] = []
    for kind in (*NATURAL_KINDS, BLACK_THREE, TWO):
        naturals = kinds[kind] if kind != TWO else []
        index = find_meld(melds, kind, pos.setup)
        if not naturals and (not wilds or (index < 0 and kind != TWO)):
            continue
        size = len(naturals) + (len(melds[index].cards) if index >= 0 else 0)
        onto = melds[index].uid if index >= 0 else AUTO
        ranks.append(_target(pos, kind, onto, size, numbers.of(onto, naturals, wilds)))
        if naturals and index >= 0 and may_begin_meld(pos.setup, melds, kind):
            beside = numbers.of(NEW, naturals, wilds)
            ranks[-1] += _target(pos, kind, NEW, len(naturals), beside)
    return ranks


def _target(
    pos: Position, kind: int, onto: int, size: int, fitting: Sequence[int]
) -> list[_Target]:
    gap = pos.setup.canasta_size - size
    nearest = [count for count in fitting if count == gap]
    nearest += [count for count in reversed(fitting) if count != gap]
    return [_Target(kind, onto, gap if gap > 0 else KINDS * KINDS, nearest)] if fitting else []


def _numbers(pos: Position, onto: int, naturals: list[int], wilds: list[int]) -> list[int]:
    most = len(wilds)
    if naturals and KIND[naturals[0]] == BLACK_THREE:
        most = min(most, pos.setup.rules.black_three.meld_wilds)
    return [
        count
        for count in range(most + 1)
        if (not count and not naturals) or may_lay_group(pos, (*naturals, *wilds[:count]), onto)
    ]


def _shares(wilds: int, targets: list[_Target]) -> Iterator[dict[int, int]]:
    if not targets:
        if not wilds:
            yield {}
        return
    first, rest = targets[0], targets[1:]
    least = sum(min(other.numbers) for other in rest)
    most = sum(max(other.numbers) for other in rest)
    for count in first.numbers:
        if least <= wilds - count <= most:
            for shares in _shares(wilds - count, rest):
                yield {first.kind: count, **shares}


def _plays_of(
    pos: Position, kinds: list[list[int]], shares: dict[int, int], targets: list[_Target]
) -> tuple[Play, ...]:
    """The plays that lay every natural and the wilds where `shares` puts them.

    A wild meld under way comes first, because its last card lifts the lock on the others; a new
    one comes last, because it would put the lock on.
    """
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    onto = {target.kind: target.onto for target in targets}
    pool = iter(kinds[TWO] + kinds[JOKER])
    plays = []
    begun = find_meld(melds, TWO, pos.setup) >= 0
    order = (TWO, *NATURAL_KINDS) if begun else (*NATURAL_KINDS, TWO)
    for kind in (*order, BLACK_THREE):
        naturals = kinds[kind] if kind != TWO else []
        wilds = [next(pool) for _ in range(shares.get(kind, 0))]
        if naturals or wilds:
            plays.append(Play((*naturals, *wilds), onto[kind]))
    return tuple(plays)
