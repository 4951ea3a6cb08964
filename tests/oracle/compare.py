"""Engine and referee side by side: every action judged by both, every state and score compared.

The engine is imported here, in `matches` and in `mutations`; the referee never imports it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from typing import Final

from canasta_qt.engine import DealState, Match, act, score_deal, verify
from canasta_qt.engine.cards import code
from canasta_qt.engine.state import Phase
from canasta_qt.record.log import DealLog, MatchLog
from canasta_qt.record.log_text import dumps
from canasta_qt.record.notation import parse
from canasta_qt.record.replay import MatchRun, ReplayDifference
from tests.oracle.probes import probes
from tests.oracle.referee import log as plain
from tests.oracle.referee import scoring
from tests.oracle.referee.exits import can_go_out
from tests.oracle.referee.refusal import Refused
from tests.oracle.referee.replay import MatchReplay
from tests.oracle.referee.table import OVER, Table
from tests.oracle.referee.turns import Referee

KNOWN: Final[dict[str, str]] = {}
"""Differences that are known and being mended: a part of their text, and why. Empty, or a debt."""

OPEN_CODES: Final = frozenset(
    {
        ("E_OPP_MELD", "E_PHASE"),
        ("E_OPP_MELD", "E_MIXED_RANKS"),
        ("E_PHASE", "E_SPECIAL_HAND"),
        ("E_PILE_FROZEN", "E_SEQ_SUIT"),
    }
)
"""Codes, the referee's and the engine's, where the catalogue does not say which comes first."""


LARGE_HAND: Final = 24
"""With more cards the search for a way out may give up; then the question is not offered."""

Cuts = dict[int, list[tuple[int, int]]]
"""By the number of the deal: seats, and how many cards they lifted."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A place where engine and referee part: the deal, the action from 1, and what differs."""

    deal: int
    at: int
    what: str

    def __str__(self) -> str:
        return f"deal {self.deal}, action {self.at}: {self.what}"

    @property
    def known(self) -> bool:
        """Whether it is one that is being mended."""
        return any(part in self.what for part in KNOWN)


@dataclass(slots=True)
class Asking:
    """How often positions are asked about more than what was played, and what codes came out.

    Attributes:
        rng: chooses the positions, and the melds that are tried there.
        share: of all positions.
        asked: actions that were judged by both.
        codes: pairs of codes, the referee's and the engine's, that differ for the same refusal.
        examples: an action for each of them.
    """

    rng: random.Random
    share: float = 0.1
    asked: int = 0
    codes: Counter[tuple[str, str]] = field(default_factory=Counter)
    examples: dict[tuple[str, str], str] = field(default_factory=dict)


def differences(log: MatchLog, asking: Asking | None = None) -> Iterator[Difference]:
    """Where the judges part in a match that the engine played: the first place of each deal."""
    text = plain.read_match(dumps(log))
    replay = MatchReplay(text)
    match = Match(log.rules, log.seed)
    for deal, own in zip(log.deals, text.deals, strict=True):
        match.dealer = deal.dealer
        state, _ = match.start_deal(deal.order)
        referee = replay.start(own)
        referee.table.cuts = [(cut.seat, cut.cards) for cut in state.cuts]
        yield from _deal(deal, own, _Pair(state, referee), asking)
        if deal.scored is None:
            return
        match.finish_deal(state)
        replay.totals = [a + b for a, b in zip(replay.totals, deal.scored, strict=True)]


@dataclass(slots=True)
class _Pair:
    """The same deal, as the engine holds it and as the referee does."""

    state: DealState
    referee: Referee

    def parted(self) -> str:
        """What differs between the two, empty where nothing does."""
        return parted(self.state, self.referee.table)


def _deal(
    deal: DealLog, own: plain.DealLog, pair: _Pair, asking: Asking | None
) -> Iterator[Difference]:
    problem = pair.parted()
    if problem:
        yield Difference(deal.number, 0, problem)
    for at, (entry, mine) in enumerate(zip(deal.entries, own.entries, strict=True), 1):
        if problem:
            act(pair.state, entry.action)
            continue
        if asking is not None and asking.rng.random() < asking.share:
            for one in judged_apart(pair, asking):
                yield Difference(deal.number, at, one)
        try:
            pair.referee.act(mine.seat, mine.action)
        except Refused as refused:
            problem = f"legal for the engine, {refused} for the referee"
        act(pair.state, entry.action)
        problem = problem or pair.parted()
        if problem:
            yield Difference(deal.number, at, f"{mine.seat} {mine.action}: {problem}")
    if not problem and pair.state.phase is Phase.OVER:
        yield from _scores(deal, pair)


def judged_apart(pair: _Pair, asking: Asking) -> Iterator[str]:
    """Actions tried in this position that one judge allows and the other refuses."""
    table = pair.referee.table
    for action in probes(table, asking.rng):
        if action.verb == "ask" and (
            can_go_out(table) is None or len(table.player.hand) > LARGE_HAND
        ):
            continue
        asking.asked += 1
        mine = pair.referee.verdict(table.seat, action)
        refusal = verify(pair.state, parse(str(action)))
        theirs = None if refusal is None else str(refusal.code.value)
        if (mine is None) != (theirs is None):
            verdicts = f"engine {theirs or 'legal'}, referee {mine or 'legal'}"
            yield f"asked {table.seat} {action}: {verdicts}"
        elif mine is not None and theirs is not None and mine != theirs and len(action.plays) < 2:
            asking.codes[mine, theirs] += 1
            asking.examples.setdefault((mine, theirs), f"{table.seat} {action}")


def _scores(deal: DealLog, pair: _Pair) -> Iterator[Difference]:
    """Every line of every score sheet; lines without points are no matter."""
    sheets = zip(score_deal(pair.state), scoring.score_deal(pair.referee.table), strict=True)
    for engine, referee in sheets:
        theirs = Counter((str(line.kind), line.points) for line in engine.lines if line.points)
        mine = Counter((line.kind, line.points) for line in referee if line.points)
        if theirs != mine:
            only, own = sorted((theirs - mine).elements()), sorted((mine - theirs).elements())
            at = len(deal.entries)
            yield Difference(deal.number, at, f"scores: engine {only}, referee {own}")


def parted(state: DealState, table: Table) -> str:
    """What differs between the engine's state and the referee's, empty where nothing does."""
    if (state.phase is Phase.OVER) != (table.phase == OVER):
        return f"engine {state.phase}, referee {table.phase}"
    for seat in table.order if table.special is None else ():
        theirs = {code(card) for card in state.hands[seat]}
        mine = set(table.players[seat].hand)
        if theirs != mine:
            return f"hand of {seat}: {_only(theirs, mine)}"
    pile = [code(card) for card in state.pile]
    if pile != table.pile:
        return f"pile: engine {pile}, referee {table.pile}"
    if state.stock_left != len(table.stock):
        return f"stock: engine {state.stock_left}, referee {len(table.stock)}"
    lying = {
        (meld.uid, " ".join(sorted(map(code, meld.cards)))) for side in state.melds for meld in side
    }
    own = {(meld.uid, " ".join(sorted(meld.cards))) for side in table.sides for meld in side.melds}
    if lying != own:
        return f"melds: {_only(lying, own)}"
    if state.phase is not Phase.OVER and state.turn_seat != table.seat:
        return f"turn: engine {state.turn_seat}, referee {table.seat}"
    return ""


def _only(theirs: Set[object], mine: Set[object]) -> str:
    only, own = sorted(map(str, theirs - mine)), sorted(map(str, mine - theirs))
    return f"engine {only}, referee {own}"


# --- damaged logs ---


def refused_by_engine(log: MatchLog) -> tuple[int, int] | None:
    """The deal and action at which the engine stops replaying a log, None where it does not."""
    try:
        MatchRun.from_log(log)
    except ReplayDifference as difference:
        return difference.deal, difference.action
    return None


def refused_by_referee(log: MatchLog, cuts: Cuts) -> tuple[int, int] | None:
    """The deal and action of the referee's first finding, None where it has none."""
    for one in MatchReplay(plain.read_match(dumps(log)), cuts).findings():
        return one.deal, one.at
    return None


def cuts_of(log: MatchLog) -> Cuts:
    """Who lifted how many cards before each deal: chance that a log without a cut does not tell."""
    found: Cuts = {}
    if log.rules.deal.exact_cut_bonus is None:
        return found
    match = Match(log.rules, log.seed)
    for deal in log.deals:
        match.dealer = deal.dealer
        state, _ = match.start_deal(deal.order)
        found[deal.number] = [(cut.seat, cut.cards) for cut in state.cuts]
        for entry in deal.entries:
            act(state, entry.action)
        if state.phase is Phase.OVER:
            match.finish_deal(state)
    return found
