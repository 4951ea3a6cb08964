"""A challenge made of a match: the same cards, the same company, from the same seat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta_qt.engine.rules import resolve
from canasta_qt.record.challenges.challenge import Challenge, ChallengeResult, Players
from canasta_qt.record.challenges.code import challenge_code, read_challenge
from canasta_qt.record.challenges.making import (
    NoChallenge,
    challenge_of_deal,
    challenge_of_match,
)
from canasta_qt.record.fair_deal import check_match
from canasta_qt.record.log import MatchLog, Player, RuleOrigin
from canasta_qt.record.log_text import dumps, loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import bot_seed, one_deal, secret_of, seed_from
from tests.helpers.deals.matches import play_deal

HERE = Players(1)


def begun(game: str = "classic_4p", seed: str = "", **overrides: object) -> MatchRun:
    rules = resolve(game, {key.replace("__", "."): value for key, value in overrides.items()})
    seed = seed or seed_from(game)
    others = [Player(f"P{n}", "club") for n in range(rules.match.players - 1)]
    origin = RuleOrigin(game)
    return MatchRun.new(rules, seed, [Player("You"), *others], origin, secret=secret_of(seed))


def played(run: MatchRun, deals: int, cut: int | None = None) -> MatchLog:
    """A match of so many deals; if it is not over then, the person gave it up."""
    for number in range(deals):
        run.start_deal(cut=cut if number == 0 else None)
        play_deal(run, seed=number)
    run.finish_deal()
    if run.outcome() is None:
        run.concede(next(seat for seat, one in enumerate(run.log.players) if one.is_human))
    return run.log


def taken_up(one: Challenge) -> MatchRun:
    """The match that somebody who has the code begins."""
    table = one.table
    assert table is not None
    run = MatchRun.new(
        one.rules,
        table.match_seed,
        [Player(str(n), "club") for n in range(one.rules.match.players)],
        secret=secret_of(table.match_seed),
    )
    run.start_deal(cut=table.match_cut)
    return run


def through_a_code(one: Challenge) -> Challenge:
    back = read_challenge(challenge_code(one))
    assert back == one
    return back


@pytest.mark.parametrize("cut", [None, 57])
@pytest.mark.parametrize(
    "game",
    [
        *("classic_4p", "classic_partner_draw"),
        *(pytest.param(game, marks=pytest.mark.slow) for game in ("hand_and_foot", "samba")),
    ],
)
def test_a_match_comes_back_with_its_cards_and_luck(game: str, cut: int | None) -> None:
    log = played(begun(game), 2, cut)
    one = through_a_code(challenge_of_match(log, HERE))
    again = taken_up(one)
    assert again.log.deals[0].order == log.deals[0].order
    assert again.log.seating == log.seating
    play_deal(again, seed=0)
    again.start_deal()
    assert again.log.deals[1].order == log.deals[1].order
    assert bot_seed(again.log, 1) == bot_seed(log, 1)
    assert one.table is not None
    assert log.players[one.table.seat].is_human


@pytest.mark.parametrize("cut", [None, 57])
def test_one_deal_is_played_on_its_own_with_its_cards_and_dealer(cut: int | None) -> None:
    log = played(begun(), 3, cut)
    one = through_a_code(challenge_of_deal(log, 3, HERE))
    again = taken_up(one)
    assert again.log.deals[0].order == log.deals[2].order
    assert again.log.deals[0].dealer == log.deals[2].dealer
    assert one.rules.match.end.kind == "deals"
    play_deal(again)
    again.finish_deal()
    assert again.outcome() is not None


def test_a_deal_on_its_own_is_proved_fair_and_plays_again() -> None:
    log = played(begun(), 2, 40)
    again = taken_up(challenge_of_deal(log, 2, HERE))
    play_deal(again)
    read = loads(dumps(again.log)).log
    assert check_match(read).proved
    MatchRun.from_log(read)


def test_a_challenge_that_was_played_can_be_passed_on() -> None:
    log = played(begun(), 2)
    one = challenge_of_deal(log, 2, HERE)
    run = taken_up(one)
    run.concede(0)
    again = run.log
    again.preset = log.preset
    again.players = log.players
    assert challenge_of_match(again, HERE) == one
    assert challenge_of_deal(again, 1, HERE) == one


def test_a_length_of_its_own_needs_no_rules_and_other_changes_do() -> None:
    short = played(begun(match__end={"kind": "target", "score": 1000}), 1)
    assert challenge_of_match(short, HERE).changed is None
    ours = played(begun(go_out__bonus=300), 1)
    changed = through_a_code(challenge_of_match(ours, HERE)).changed
    assert changed is not None
    assert changed.rules == ours.rules


def test_a_result_is_told_on_request_only() -> None:
    log = played(begun(), 2)
    assert challenge_of_match(log, HERE).result is None
    own = next(seat for seat, one in enumerate(log.players) if one.is_human)
    deals = [deal.scored for deal in log.deals if deal.scored is not None]
    side, other = own % 2, 1 - own % 2
    match = challenge_of_match(log, HERE, with_result=True)
    assert match.result == ChallengeResult(
        sum(d[side] for d in deals), sum(d[other] for d in deals)
    )
    deal = challenge_of_deal(log, 2, HERE, with_result=True)
    assert deal.result == ChallengeResult(deals[1][side], deals[1][other])


def test_a_match_whose_cards_do_not_follow_from_its_seed_has_no_code() -> None:
    log = played(begun(), 1)
    log.deals[0].order = log.deals[0].order[1:] + log.deals[0].order[:1]
    with pytest.raises(NoChallenge) as caught:
        challenge_of_match(log, HERE)
    assert caught.value.reason == "cards"


def test_a_match_without_a_seal_says_why_it_has_no_code() -> None:
    log = replace(played(begun(), 1), commitment="", secret="")
    with pytest.raises(NoChallenge) as caught:
        challenge_of_deal(log, 1, HERE)
    assert caught.value.reason == "unsealed"


@pytest.mark.parametrize("over", [False, True])
def test_nothing_of_a_match_that_goes_on_has_a_code(over: bool) -> None:
    """From the seed, which every code holds, follow all cards to come, whatever deal it is of."""
    run = begun()
    run.start_deal()
    if over:
        play_deal(run)
    for number in (0, 1):
        with pytest.raises(NoChallenge) as caught:
            challenge_of_deal(run.log, 1, HERE) if number else challenge_of_match(run.log, HERE)
        assert caught.value.reason == "running"


def test_a_deal_that_was_not_dealt_has_no_code() -> None:
    with pytest.raises(NoChallenge) as caught:
        challenge_of_deal(played(begun(), 1), 2, HERE)
    assert caught.value.reason == "deal"


def test_a_typed_deal_code_and_seeds_of_before_travel_too() -> None:
    for seed in ("7", "5a" * 32):
        log = played(begun(seed=seed), 1)
        assert taken_up(through_a_code(challenge_of_match(log, HERE))).log.deals[0].order == (
            log.deals[0].order
        )


def test_no_secret_leads_to_a_seed_and_no_two_seeds_share_one() -> None:
    assert secret_of("A" * 15) != secret_of("B" * 15)
    assert len(secret_of("A" * 15)) == 64
    assert one_deal("7K3FA9Q2M4XW8RT") is None
    assert one_deal(7) is None
