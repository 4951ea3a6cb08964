"""The searching player: legal, reproducible, and blind to what it may not see."""

from __future__ import annotations

import random
import statistics
import tracemalloc
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from canasta_qt.engine.actions import Discard, DrawStock, LayDown
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.match import Match
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.state import Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.heuristic.knowledge import Knowledge
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.levels import Effort
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy.determinize import fill
from canasta_qt.players.playout.rules.steps import perform
from canasta_qt.players.search import thinking
from canasta_qt.players.search.move_codec import action_of, flat_move, flat_view
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import (
    FIRST_LOOK,
    Clock,
    Samples,
    halve,
    lead,
    promise,
    rules_of,
    think,
)
from canasta_qt.record.positions.action_text import read_action
from canasta_qt.record.positions.position import set_up
from tests.helpers.cases import for_each
from tests.players.deals import play_deal


def _views(game: str, seed: int) -> list[PlayerView]:
    """What the seat to act sees at every tenth action of a random deal."""
    state, events = Match(preset(game).rules, seed).start_deal()
    history, views, rng = list(events), [], random.Random(seed)
    for number in range(400):
        if state.phase is Phase.OVER:
            break
        if number % 10 == 0 and state.phase is not Phase.ANSWER:
            views.append(view_of(state, state.turn_seat, history))
        history += act(state, random_action(state, rng))
    return views


def _own_turns(game: str, seed: int) -> Iterator[PlayerView]:
    """What the seat to act sees between draw and discard, steady players playing a deal."""
    state, events = Match(preset(game).rules, seed).start_deal()
    history, bots = list(events), [HeuristicBot(f"{seed}/{seat}") for seat in range(4)]
    while state.phase is not Phase.OVER:
        view = view_of(state, state.actor, history)
        if view.phase is Phase.PLAY:
            yield view
        history += act(state, bots[view.seat].choose(view))


def test_a_searching_player_keeps_the_rules_through_a_deal() -> None:
    bots = [SearchBot(f"s{seat}", Effort(12)) for seat in range(4)]
    assert play_deal(preset("classic_4p").rules, bots, 3).state.result is not None


def test_the_same_seed_and_view_give_the_same_move() -> None:
    for view in _views("classic_4p", 5)[:6]:
        assert SearchBot("x", Effort(20)).choose(view) == SearchBot("x", Effort(20)).choose(view)


def test_every_world_deals_out_just_the_unseen_cards() -> None:
    for view in _views("classic_2p", 8):
        world = flat_view(view)
        world.luck = 12345
        fill(rules_of(view.setup.rules), world)
        cards = [0] * const.KINDS
        for seat, hand in enumerate(view.hands):
            held = [world.hand[const.KINDS * seat + kind] for kind in range(const.KINDS)]
            assert sum(held) == len(hand)
            cards = [one + other for one, other in zip(cards, held, strict=True)]
        assert world.stock_left == view.stock_left
        for index in range(view.stock_left):
            cards[world.stock_cards[index]] += 1
        for index in range(len(view.pile)):
            cards[world.pile[index]] += 1
        for index in range(2 * const.KINDS):
            cards[index % const.KINDS] += world.naturals[index]
            cards[const.TWO] += world.twos[index]
            cards[const.JOKER] += world.jokers[index]
        cards[1] += sum(map(len, view.red_threes))
        assert cards == list(view.setup.kind_total[: const.KINDS])


@for_each("game", ["classic_4p", "american_2017", "samba", "classic_2p"])
def test_playouts_remember_what_a_seat_threw_and_let_lie_as_the_seats_do(game: str) -> None:
    state, events = Match(preset(game).rules, 4).start_deal()
    history = list(events)
    bots = [HeuristicBot(f"{game}/{seat}") for seat in range(len(state.hands))]
    row_of_all = [
        const.KINDS * seat + kind
        for seat in range(len(state.hands))
        for kind in range(const.TWO, const.KINDS)
    ]
    rules, seen = rules_of(state.setup.rules), 0
    while state.phase is not Phase.OVER:
        view = view_of(state, state.actor, history)
        action = bots[view.seat].choose(view)
        move, s = flat_move(view, action), flat_view(view)
        history += act(state, action)
        if state.phase is Phase.OVER or not isinstance(action, (Discard, DrawStock)):
            continue
        assert move is not None
        perform(rules, s, move.code)
        after = flat_view(view_of(state, view.seat, history))
        assert [s.declined[place] for place in row_of_all] == [
            after.declined[place] for place in row_of_all
        ]
        seen += 1
    assert seen > 20


def test_what_is_known_is_put_together_once_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seen = next(iter(_own_turns("classic_4p", 9))), []

    def counted(*given: Any) -> Knowledge:
        seen.append(given)
        return Knowledge(*given)

    monkeypatch.setattr("canasta_qt.players.heuristic.player.Knowledge", counted)
    assert SearchBot("once", Effort(8)).consider(view)[1] is not None
    assert len(seen) == 1


def test_openings_are_compared_with_each_other() -> None:
    """A dear opening may be better than the cheapest one, or than waiting."""
    most = 0
    for view in _own_turns("classic_4p", 9):
        if view.opened[view.side]:
            continue
        bot = HeuristicBot("x")
        thoughts = think(bot.moment(view), bot.choose(view), Effort(8), 1)
        if thoughts is not None:
            most = max(most, sum(isinstance(one.action, LayDown) for one in thoughts.candidates))
    assert most > 1


def test_halving_finds_the_best_of_noisy_candidates() -> None:
    rng = random.Random(1)
    worth = [0, 5, 80, 20, 10]
    best, records = halve(
        5, 20_000, lambda _, alive: [rng.gauss(worth[one], 1500) for one in alive]
    )
    assert best == 2
    assert len(records[2].values) > len(records[0].values)


def test_a_matter_that_is_clear_is_settled_early() -> None:
    rng = random.Random(1)
    worlds = [rng.gauss(0, 100) for _ in range(2000)]
    worth = [0, 5, 80, 20, 10]
    best, records = halve(5, 1000, lambda n, alive: [worlds[n] + worth[one] for one in alive])
    assert best == 2
    assert sum(len(record.values) for record in records) < 500


def test_a_candidate_that_is_kept_is_tried_as_often_as_the_best() -> None:
    rng = random.Random(1)
    worth = [0, 5, 80, 20, 10]
    best, records = halve(
        5, 20_000, lambda _, alive: [rng.gauss(worth[one], 1500) for one in alive], kept=0
    )
    assert best == 2
    tried = [len(record.values) for record in records]
    assert tried[0] == tried[2] > min(tried)


def test_a_world_that_time_ends_counts_for_nobody() -> None:
    def sample(number: int, alive: Sequence[int]) -> list[float] | None:
        return [[1.0, 9.0, 5.0][one] for one in alive] if number < 2 else None

    best, records = halve(3, 10_000, sample)
    assert best == 1
    assert [len(record.values) for record in records] == [2, 2, 2]


def test_without_any_time_nothing_is_tried() -> None:
    best, records = halve(3, 10_000, lambda _, alive: [0.0 for _ in alive], Clock(-1.0))
    assert best == 0
    assert not any(record.values for record in records)


def test_every_round_has_its_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def sample(number: int, alive: Sequence[int]) -> list[float]:
        nonlocal now
        now += 0.01 * len(alive)
        return [100.0 * ((number + one) % 5) for one in alive]

    monkeypatch.setattr(thinking, "perf_counter", lambda: now)
    _, records = halve(8, 100_000, sample, Clock(3.0))
    tried = sorted(len(record.values) for record in records)
    assert now == pytest.approx(3, abs=0.1)
    assert tried[0] == pytest.approx(1 / 0.08, abs=1)
    assert tried[-1] == pytest.approx(1 / 0.08 + 1 / 0.04 + 1 / 0.02, abs=4)


def test_who_puts_a_price_on_rollouts_stops_when_no_doubt_is_left() -> None:
    rng = random.Random(2)
    worlds = [[rng.gauss(worth, 30) for worth in (200, 0, 10)] for _ in range(2000)]
    tried = []
    for price in (0.0, 0.001):
        best, records = halve(
            3,
            3000,
            lambda n, alive: [worlds[n][one] for one in alive],
            kept=0,
            price=price,
        )
        assert best == 0
        tried.append(sum(len(record.values) for record in records))
    assert tried[1] == 3 * FIRST_LOOK < tried[0]


def test_what_a_rollout_promises_falls_with_their_number_and_with_the_lead() -> None:
    rng = random.Random(3)
    noise = [rng.gauss(0, 400) for _ in range(3200)]

    def promised(lead_in_points: float, worlds: int) -> float:
        behind = Samples([0.0] * worlds)
        return promise(Samples([lead_in_points + one for one in noise[:worlds]]), behind)

    about = statistics.fmean(noise)
    assert promised(-about, 3200) == pytest.approx(0.3989 * 400 / 3200**0.5 / 6400, rel=0.05)
    assert promised(0, 200) > 4 * promised(0, 3200)
    assert promised(0, 800) > promised(60, 800) > promised(120, 800) > 0
    assert promise(Samples([1.0] * 9), Samples([0.0] * 9)) == 0


def test_a_lead_counts_common_worlds_only() -> None:
    mean, error = lead(Samples([3, 5, 7, 100]), Samples([1, 3, 5]))
    assert (mean, error) == (2, 0)


def test_thinking_leaves_nothing_behind_in_memory() -> None:
    """Compiled code keeps whatever row it is handed, so none may be used only once."""
    views = _views("classic_4p", 5)[:5]
    bot = SearchBot("x", Effort(60))
    for view in views:
        bot.choose(view)
    tracemalloc.start()
    try:
        for view in views:
            bot.choose(view)
        assert tracemalloc.get_traced_memory()[0] < 200_000
    finally:
        tracemalloc.stop()


def test_an_opening_of_the_rank_that_takes_the_pile_beside_it_is_no_move_of_playouts() -> None:
    position = {"rules": "italian_canastone", "pile": "6 Q", "phase": "start"}
    known = {}
    for hand, text in (
        ("Q*5 5*4", "take: Q Q Q / 5*4 / Q Q *"),
        ("Q*5 5*4 K*3", "take: K K K / 5*4 / Q Q *"),
    ):
        table = set_up({**position, "hands": {"0": f"{hand} J 9 8 6 4"}})
        action = read_action(table, text)
        assert verify(table.state, action) is None  # type: ignore[arg-type]
        known[text] = flat_move(table.state, action) is not None  # type: ignore[arg-type]
    assert list(known.values()) == [False, True]


@pytest.mark.parametrize("rules", ["classic_4p", "hand_and_foot", "samba"])
def test_a_move_of_cards_that_the_hand_lacks_is_refused_by_name(rules: str) -> None:
    table = set_up({"rules": rules, "hands": {"0": "K*3 9 8 6 4"}, "phase": "play"})
    move = flat_move(table.state, read_action(table, "meld: K K K"))  # type: ignore[arg-type]
    assert move is not None
    less = set_up({"rules": rules, "hands": {"0": "K*2 9 8 6 4"}, "phase": "play"})
    with pytest.raises(LookupError, match="no such card"):
        action_of(less.state, move)
