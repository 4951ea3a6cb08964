"""A challenge made of a match that was played: its cards, its company, perhaps its result."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.setup import setup_for
from canasta_qt.record.challenges.challenge import (
    Challenge,
    ChallengeResult,
    ChallengeTable,
    Players,
    fingerprint,
)
from canasta_qt.record.challenges.code import GAMES, LEVELS, MOST_SEED, PERSONALITIES
from canasta_qt.record.fair_deal import deck_of, seating_of
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.record.seeds import OneDeal, is_short, one_deal
from canasta_qt.record.timeline import Timeline

STAND_IN: Final = "steady"
"""The level that plays where another person sat."""

NoChallengeReason = Literal[
    "unsealed", "short_seed", "cards", "seats", "players", "seed", "deal", "running"
]


class NoChallenge(ValueError):
    """A match of which no challenge can be made.

    Attributes:
        reason: `unsealed`: it has no commitment; `short_seed`: nor can it have one, as its seed was
            chosen and not drawn; `cards`, `seats`: its cards, or its seats, do not
            follow from its seed; `players`, `seed`: no code can hold them; `deal`: it has no such
            deal; `running`: it goes on, and from its seed follow the cards to come.
    """

    def __init__(self, reason: NoChallengeReason) -> None:
        super().__init__(reason)
        self.reason = reason


def challenge_of_match(
    log: MatchLog, players: Players, *, with_result: bool = False, seat: int | None = None
) -> Challenge:
    """The whole match, for the person at `seat` or the first person. Raises `NoChallenge`."""
    _require_fit(log)
    own = log.viewers[0] if seat is None else seat
    one = one_deal(log.seed)
    if one is None:
        one = OneDeal(str(log.seed), 0, 0, log.cut)
    else:
        one = one._replace(dealer=log.seating.dealer)
    challenge = _around(log, log.rules, _table(log, own, players, one))
    return replace(challenge, result=_match_result(log, own)) if with_result else challenge


def challenge_of_deal(
    log: MatchLog, number: int, players: Players, *, with_result: bool = False,
    seat: int | None = None,
) -> Challenge:  # fmt: skip
    """One deal of the match, to be played on its own from no points. Raises `NoChallenge`."""
    _require_fit(log)
    if not 1 <= number <= len(log.deals):
        raise NoChallenge("deal")
    own = log.viewers[0] if seat is None else seat
    deal, one = log.deals[number - 1], one_deal(log.seed)
    seed, before, cut = (one.seed, one.deal - 1, one.cut) if one else (str(log.seed), 0, log.cut)
    table = _table(log, own, players, OneDeal(seed, before + number, deal.dealer, cut))
    end = replace(log.rules.match.end, kind="deals", score=None, count=1)
    rules = replace(log.rules, match=replace(log.rules.match, end=end))
    challenge = _around(log, rules, table)
    if with_result and deal.scored is not None:
        challenge = replace(challenge, result=_result(rules, own, deal.scored))
    return challenge


def _require_fit(log: MatchLog) -> None:
    if not log.commitment:
        raise NoChallenge("short_seed" if is_short(log.seed) else "unsealed")
    if len(str(log.seed).encode()) > MOST_SEED:
        raise NoChallenge("seed")
    if log.seating != seating_of(log.rules, log.seed):
        raise NoChallenge("seats")
    if not _is_over(log):
        raise NoChallenge("running")
    if any(deal.order != deck_of(log, deal.number) for deal in log.deals):
        raise NoChallenge("cards")


def _is_over(log: MatchLog) -> bool:
    try:
        return bool(log.deals) and Timeline(log).finished
    except ReplayDifference:
        raise NoChallenge("cards") from None


def _table(log: MatchLog, own: int, players: Players, one: OneDeal) -> ChallengeTable:
    styles = tuple(STAND_IN if player.is_human else player.played_by for player in log.players)
    for style in styles:
        level, _, personality = style.partition(":")
        if level not in LEVELS or personality not in PERSONALITIES:
            raise NoChallenge("players")
    others = {style for seat, style in enumerate(styles) if seat != own}
    mine = others.pop() if len(others) == 1 else ""
    styles = (*styles[:own], mine, *styles[own + 1 :])
    return ChallengeTable(one.seed, own, styles, players, 0, one.cut, one.deal, one.dealer)


def _around(log: MatchLog, rules: TableRules, table: ChallengeTable) -> Challenge:
    table = replace(table, fingerprint=fingerprint(rules))
    kind: Literal["match", "deal"] = "deal" if table.deal else "match"
    known = log.preset in preset_ids() and log.preset in GAMES
    if known:
        usual = preset(log.preset).rules
        if replace(rules, match=replace(rules.match, end=usual.match.end)) == usual:
            return Challenge(kind, log.preset, rules, table=table)
    game = log.preset if known else ""
    base = preset(game).rules if game else TableRules()
    changed = RuleSet(log.rules_name or log.preset, log.preset, rules, base)
    return Challenge(kind, game, rules, changed, table)


def _match_result(log: MatchLog, own: int) -> ChallengeResult | None:
    scored = [deal.scored for deal in log.deals if deal.scored is not None]
    if not scored:
        return None
    return _result(log.rules, own, tuple(map(sum, zip(*scored, strict=True))))


def _result(rules: TableRules, own: int, points: tuple[int, ...]) -> ChallengeResult:
    scorer = setup_for(rules).scorer_of[own]
    return ChallengeResult(
        points[scorer], max(other for at, other in enumerate(points) if at != scorer)
    )
