"""A saved match played again, action by action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tests.oracle.referee import scoring, stock
from tests.oracle.referee.cards import pack
from tests.oracle.referee.log import DealLog, Entry, MatchLog
from tests.oracle.referee.match import is_won, next_dealer
from tests.oracle.referee.refusal import Refused
from tests.oracle.referee.rules import Rules
from tests.oracle.referee.table import OVER, Table
from tests.oracle.referee.turns import Referee, begin


@dataclass(slots=True)
class Finding:
    """Something that a log says and the referee does not: where, what, and the code."""

    deal: int
    at: int
    what: str
    code: str

    def __str__(self) -> str:
        return f"deal {self.deal}, action {self.at}: {self.code}: {self.what}"


class MatchReplay:
    """Replays all deals of a match.

    Attributes:
        totals: what the scorers have so far.
        dealer: the seat that deals next, None before the first deal.
        won: whether the match has ended.
    """

    def __init__(self, log: MatchLog, cuts: Mapping[int, Sequence[tuple[int, int]]] = {}) -> None:
        self.log = log
        self.cuts = cuts
        self.rules = Rules(log.options)
        self.totals = [0] * scorers(self.rules)
        self.dealer: int | None = None
        self.won = False

    def start(self, deal: DealLog) -> Referee:
        """The referee of a deal, before its first action."""
        table = stock.new_deal(self.rules, deal, self.totals[:])
        table.cuts = list(self.cuts.get(deal.number, ()))
        begin(table, table.turn.seat)
        return Referee(table)

    def findings(self) -> Iterator[Finding]:
        """Every deal's first fault, and scores that differ."""
        for deal in self.log.deals:
            yield from self.replay(deal)

    def replay(self, deal: DealLog) -> Iterator[Finding]:
        """What is wrong in one deal; the totals of the log are carried on."""
        problem = self._cannot_begin(deal)
        if problem is not None:
            yield Finding(deal.number, 0, f"seat {deal.dealer} deals", problem)
            return
        referee = self.start(deal)
        for at, entry in enumerate(deal.entries, 1):
            problem = self._step(referee, entry)
            if problem is not None:
                yield Finding(deal.number, at, f"{entry.seat} {entry.action}", problem)
                break
        else:
            yield from self._ending(deal, referee.table)
        if deal.scored is not None:
            self.totals = [a + b for a, b in zip(self.totals, deal.scored, strict=True)]
            self.won = is_won(self.rules, referee.table, self.totals)
            self.dealer = next_dealer(self.rules, referee.table, deal.dealer)

    def _cannot_begin(self, deal: DealLog) -> str | None:
        decks, jokers = self.rules["pack.decks"], self.rules["pack.jokers"]
        if sorted(deal.deck) != sorted(pack(decks, jokers)):
            return "PACK"
        if self.won:
            return "WON"
        return "DEALER" if self.dealer not in (None, deal.dealer) else None

    def _step(self, referee: Referee, entry: Entry) -> str | None:
        try:
            referee.act(entry.seat, entry.action)
        except Refused as refused:
            return str(refused)
        return None

    def _ending(self, deal: DealLog, table: Table) -> Iterator[Finding]:
        at = len(deal.entries)
        if deal.scored is None:
            return
        if table.phase != OVER:
            yield Finding(deal.number, at, "scored, but the deal is not over", "NOT_OVER")
            return
        own = scoring.totals(scoring.score_deal(table))
        if own != deal.scored:
            yield Finding(deal.number, at, f"{deal.scored} in the log, {own} here", "SCORES")


def scorers(rules: Rules) -> int:
    """How many totals a match keeps."""
    mode = rules["match.team_mode"]
    if mode in ("solo", "temp_2v1"):
        return int(rules["match.players"])
    if mode == "pairs":
        return int(rules["match.players"] // 2)
    return 2
