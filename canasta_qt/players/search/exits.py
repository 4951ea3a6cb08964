"""Every way to go out in this turn, by what it scores: exact over the own hand.

The judge's search for a way out (`engine.judge.going_out_search`) is content with one. Which one
is a matter of points: a wild card completes this canasta or spoils that one, the dearest card is
laid and the cheapest thrown, a concealed hand needs a canasta of its own. Ways that leave the same
canastas, points, and claims to the concealed bonus are one here; of each the judge is asked.
Only in hands of some forty cards with very many ways to lay runs may one be missed (`MOST_RUNS`).
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from canasta_qt.engine.actions import Action, AskPermission, Discard, GoOut, LayDown, Play
from canasta_qt.engine.cards import RUN_CANASTA, SEQUENCE, TWO
from canasta_qt.engine.going_out.foot import check_foot_played
from canasta_qt.engine.going_out.requirements import concealed_style, may_be_asked, may_go_out
from canasta_qt.engine.judge.going_out_search import TableSearch, goes_out, within_reach
from canasta_qt.engine.judge.group_table import Apart, GroupTable, Made
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_checks import check_meld
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.melds.meld_types import canasta_bonus, canasta_sort, is_canasta
from canasta_qt.engine.opening.requirements import requires_content
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.scoring import score_deal, special_rank_shortfalls
from canasta_qt.engine.shapes.canasta_sorts import CanastaSort
from canasta_qt.engine.shapes.traits import meld_traits
from canasta_qt.engine.state import DealResult, Meld, Phase, Position
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.going_out import WayOut, as_if_allowed, first_step

MOST_RUNS: Final = 128
"""Sets of plays to runs that are looked at."""
MOST_WAYS: Final = 64
"""Ways out that the judge is asked about."""
_TRAITS: Final = 6
_COUNTLESS: Final = 10**6


class Exit(NamedTuple):
    """A way out: plays that empty the hand but for a last discard, or None.

    `points` is what the own side's deal comes to with it, hidden cards of the own side being
    reckoned alike in all ways: only differences mean something.
    """

    plays: tuple[Play, ...]
    last: int | None
    points: int

    @property
    def first_step(self) -> Action:
        """What to do first."""
        return first_step(WayOut(self.plays, self.last))


@lru_cache(maxsize=4)
def exits(view: PlayerView) -> tuple[Exit, ...]:
    """The ways to go out in this turn, the dearest first; empty where there is none.

    Where nobody may go out without asking, those that a yes would open, if the question is free.
    """
    pos = as_if_allowed(view)
    if pos.phase is not Phase.PLAY or check_foot_played(pos) is not None:
        return ()
    hand = pos.hands[pos.turn_seat]
    if not within_reach(pos, hand) or (pos is not view and not _may_ask(view)):
        return ()
    ways = islice(_ways(pos, hand), MOST_WAYS)
    found = dict.fromkeys(way for way in ways if _is_way(pos, *way))
    rated = [Exit(plays, last, points_of(pos, plays, last)) for plays, last in found]
    return tuple(sorted(rated, key=lambda way: -way.points))


def dearest(view: PlayerView, action: Action) -> Action:
    """The same action, or, if it goes out with all its cards, the way out that scores most.

    Ways out end the deal alike, so the one with the most points is the best whatever others hold.
    """
    way = _way_of(view, action)
    if way is None:
        return action
    best = exits(view)[:1]
    own = points_of(as_if_allowed(view), *way)
    return best[0].first_step if best and best[0].points > own else action


def goes_out_by(view: PlayerView, action: Action) -> bool:
    """Whether the action goes out, with no more than a last discard to follow, or would after a
    yes."""
    return _way_of(view, action) is not None


def _way_of(view: PlayerView, action: Action) -> tuple[tuple[Play, ...], int | None] | None:
    hand, pos = view.hands[view.turn_seat], as_if_allowed(view)
    if view.phase is not Phase.PLAY:
        return None
    if isinstance(action, LayDown):
        used = {card for play in action.plays for card in play.cards}
        left = [card for card in hand if card not in used]
        way = (action.plays, left[0] if left else None)
        return way if len(left) <= 1 and _is_way(pos, *way) else None
    if isinstance(action, Discard | GoOut) and len(hand) <= 1:
        way = ((), hand[0] if hand else None)
        return way if _is_way(pos, *way) else None
    return None


def _may_ask(view: PlayerView) -> bool:
    """Whether a team-mate may be asked now, or there is none."""
    mates = may_be_asked(view)
    return not mates or any(verify(view, AskPermission(mate)) is None for mate in (None, *mates))


def _is_way(pos: Position, plays: tuple[Play, ...], last: int | None) -> bool:
    """Whether the judge lets the seat to act go out so."""
    if plays:
        return goes_out(pos, plays, last)
    step = GoOut() if last is None else Discard(last)
    return may_go_out(pos) is None and verify(pos, step) is None


def points_of(pos: Position, plays: tuple[Play, ...], last: int | None) -> int:
    """What the own side's deal comes to when the seat to act goes out so; it must be legal."""
    seat, side = pos.turn_seat, pos.side
    laying = lay(pos, side, plays)
    assert isinstance(laying, Laying)
    after = Position.__new__(Position)
    pos._copy_into(after)
    after.hands = [[] for _ in after.hands]
    after.melds[side] = laying.melds
    after.now.laid += [(laying.melds[index].uid, cards) for index, cards in laying.changed.items()]
    after.opened[side] = after.opened[side] or after.turn
    after.result = DealResult(seat, concealed_style(after), "out")
    return score_deal(after)[pos.setup.scorer_of[seat]].total


def _ways(pos: Position, hand: list[int]) -> Iterator[tuple[tuple[Play, ...], int | None]]:
    if len(hand) <= 1:
        yield (), (hand[0] if hand else None)
    if hand:
        table = GroupTable(pos, hand, _Differences(pos).apart)
        yield from TableSearch(pos, hand, table, MOST_RUNS).ways()


class _Differences:
    """Where ways out differ: in points, then in all that bonuses and openings ask of layouts.

    Of these only what matters under the rules and at this moment is looked at.
    """

    def __init__(self, pos: Position) -> None:
        self._pos = pos
        self._lying = {meld.uid: meld for meld in pos.melds[pos.side]}
        self._laid: dict[int, int] = {}
        for uid, cards in pos.now.laid:
            self._laid[uid] = self._laid.get(uid, 0) + len(cards)
        rules = pos.setup.rules
        self._asked: list[Callable[[Meld], Made]] = []
        most: list[int] = [_COUNTLESS]
        if _asks_for_sorts(rules):
            self._asked.append(self._sorts)
            most += [_COUNTLESS] * len(CanastaSort)
        if not pos.laid_before[pos.turn_seat] and rules.concealed.total is not None:
            self._asked.append(self._concealed)
            most += [1, 1]
        if not pos.opened[pos.side] and requires_content(rules):
            self._asked.append(self._traits)
            most += [1] * _TRAITS
        self._short = bool(rules.special_rank.incomplete)
        self._none = (0,) * (len(most) - 1)
        self.apart = Apart(self._of_meld, self._of_kept, tuple(most))

    def _of_kept(self, kind: int) -> Made:
        return (-self._pos.setup.points[kind], *self._none)

    def _of_meld(self, meld: Meld) -> Made:
        points = canasta_bonus(self._pos.setup, meld)
        if self._short:
            points += self._shortfall(meld)
        return (points, *(number for asked in self._asked for number in asked(meld)))

    def _shortfall(self, meld: Meld) -> int:
        alone = copy.copy(self._pos)
        alone.melds = [[meld] if side == alone.side else [] for side in range(len(alone.melds))]
        return sum(line.points for line in special_rank_shortfalls(alone, alone.side))

    def _sorts(self, meld: Meld) -> Made:
        sorts = [0] * len(CanastaSort)
        if is_canasta(self._pos.setup, meld):
            sorts[canasta_sort(self._pos.setup, meld)] = 1
        return tuple(sorts)

    def _concealed(self, meld: Meld) -> Made:
        """Whether the own cards of the turn are a canasta, and lie on somebody else's meld."""
        pos, before = self._pos, self._lying.get(meld.uid)
        added = len(meld.cards) - (len(before.cards) if before else 0)
        own = added + self._laid.get(meld.uid, 0)
        whole = own >= (RUN_CANASTA if meld.kind == SEQUENCE else pos.setup.canasta_size)
        if before is None or not added or before.born == pos.turn:
            return int(whole), 0
        alone = Meld(-1, meld.kind, meld.cards[-added:], meld.wilds - before.wilds, pos.turn, False)
        stands = check_meld(pos, pos.side, None, alone, alone.cards) is None
        return int(whole), int(not (stands and pos.setup.rules.concealed.lenient))

    def _traits(self, meld: Meld) -> Made:
        """What the content of an opening may ask of it."""
        if meld.uid in self._lying:
            return (0,) * _TRAITS
        wilds = len(meld.cards) if meld.kind == TWO else meld.wilds
        bits = meld_traits(len(meld.cards) - wilds, wilds, self._pos.setup.canasta_size)
        return tuple(bits >> bit & 1 for bit in range(_TRAITS))


def _asks_for_sorts(rules: TableRules) -> bool:
    """Whether the score asks what canastas a side has, besides adding up their bonuses."""
    score, threes = rules.score, rules.red_three.positive_if
    counts = bool(score.set_bonus) or score.matrix or score.canastas_for_positive > 0
    return counts or threes.startswith(("canastas_ge:", "kind:", "clean_and_dirty", "matrix"))
