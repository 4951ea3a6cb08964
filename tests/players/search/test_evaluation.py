"""Rollouts that end early: what is seen of a deal, what is foreseen, and where nothing is."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import replace

import pytest

from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.rules import preset, preset_ids, resolve
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.families import family
from canasta_qt.players.levels import Effort
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import evaluation
from canasta_qt.players.playout.policy.rollouts import rollout, short_rollout
from canasta_qt.players.playout.rule_set import Rules
from canasta_qt.players.playout.state_codec import blank_state, row
from canasta_qt.players.playout.styles import can_be_careful
from canasta_qt.players.playout.supported_rules import unknown_options
from canasta_qt.players.search import thinking
from canasta_qt.players.search.candidates import candidates
from canasta_qt.players.search.evaluation import (
    SPANS,
    Evaluation,
    Foresight,
    evaluation_of,
    fitted_for,
    shape_of,
)
from canasta_qt.players.search.hand_inference import network_name
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import worlds_of
from tests.benchmarks.bench_house_rules import house_rules
from tests.helpers.cases import for_each
from tests.players.permutations import moments
from tools.lab import fit_evaluation
from tools.lab.fit_evaluation import Game, can_be_foreseen, entry_for

CLASSIC = "classic_4p"
FORESEEN = [one for one in preset_ids() if can_be_foreseen(preset(one).rules)]
ENDLESS = 500
"""Rounds after which every deal has ended."""


def _block(game: str) -> Rules:
    return playout_rules(preset(game).rules, careful=True)


def _outlook(game: str) -> Evaluation:
    found = evaluation_of(_block(game))
    assert found is not None, f"{game}: run python -m tools.lab.fit_evaluation"
    return found


def _views(seed: int, every: int) -> Iterator[PlayerView]:
    """What seats with the choice of a move see, in a deal of steady players."""
    for _, view in moments(preset(CLASSIC).rules, seed, every):
        if view.phase in (Phase.START, Phase.PLAY):
            yield view


@for_each("game", FORESEEN)
def test_deals_of_careful_players_are_foreseen_under_the_rules_they_are_played_by(
    game: str,
) -> None:
    found = _outlook(game)
    count = evaluation.numbers_of(_block(game))
    assert len(found.weights) == 2 * evaluation.TERMS * count
    assert len(found.luck) == len(SPANS)
    for span in found.luck:
        for side in range(2):
            assert abs(statistics.fmean(lucky[side] for lucky in span)) < 2


def test_nothing_is_foreseen_in_games_far_from_all_that_were_watched() -> None:
    rules = preset(CLASSIC).rules
    for changes in ({"pile.amount": "top_n", "pile.n": 3}, {"match.players": 6}):
        assert evaluation_of(playout_rules(resolve(CLASSIC, changes), careful=True)) is None
    assert evaluation_of(playout_rules(rules)) is None


HARMLESS: dict[str, object] = {
    "deal.upcard": False,
    "initial.concealed_exempt": "no",
    "permission.mode": "none",
    "red_three.in_hand_end": {"each": -200},
    "stock_end.last_red_three": "end_after_meld",
}


def test_harmless_house_rules_are_foreseen_by_the_very_weights_of_their_game() -> None:
    block = playout_rules(resolve(CLASSIC, HARMLESS), careful=True)
    assert list(block.hand_cost) != list(_block(CLASSIC).hand_cost)
    assert evaluation_of(block) == _outlook(CLASSIC)


def test_house_rules_are_foreseen_as_the_nearest_game_is() -> None:
    for game in ("viennese", "denexa_4p"):
        rules = preset(game).rules
        changed = replace(rules, go_out=replace(rules.go_out, bonus=rules.go_out.bonus + 20))
        found = fitted_for(playout_rules(changed, careful=True))
        assert found is not None
        assert found.game == game


@for_each("name", house_rules())
def test_house_rules_keep_what_was_fitted_for_their_game(name: str) -> None:
    game, rules = house_rules()[name]
    usual = preset(game).rules
    assert not unknown_options(rules)
    assert family(rules) == family(usual)
    assert can_be_careful(rules) == can_be_careful(usual)
    assert shape_of(rules) == shape_of(usual)
    assert network_name(rules) == network_name(usual)
    block = playout_rules(rules, careful=True)
    assert evaluation_of(block) == evaluation_of(_block(game))


def test_a_look_counts_what_lies_on_the_table_and_in_the_hands() -> None:
    rules = preset(CLASSIC).rules
    block, looked = playout_rules(rules, careful=True), 0
    for played, view in moments(rules, 3):
        if view.phase is not Phase.START:
            continue
        s = flat_view(view)
        for place, seat in enumerate(view.order):
            for card in played.state.hands[seat]:
                s.hand[const.KINDS * place + KIND[card]] += seat != view.seat
        seen = row([0] * evaluation.numbers_of(block))
        own = s.seat % 2
        evaluation.look(block, s, own, seen, 0)
        assert seen[0] == 1
        assert seen[1] == (s.frozen > 0)
        assert seen[3] == sum(IS_WILD[KIND[card]] for card in view.pile)
        sides = [view.side_of[view.order[own]], view.side_of[view.order[1 - own]]]
        for start, side in zip(
            (evaluation.OF_ALL, evaluation.OF_ALL + evaluation.OF_SIDE), sides, strict=True
        ):
            melds = view.melds[side]
            assert seen[start + 1] == sum(len(meld.cards) >= 7 for meld in melds)
            assert seen[start + 2] == (view.opened[side] > 0)
            short = sum(len(meld.cards) < 7 for meld in melds)
            assert sum(seen[start + index] for index in range(3, 11)) == short
        start = evaluation.OF_ALL + 2 * evaluation.OF_SIDE
        for turn in range(4):
            hand = played.state.hands[view.order[(s.seat + turn) % 4]]
            first = start + evaluation.OF_SEAT * turn
            assert seen[first] == len(hand)
            assert seen[first + 2] + seen[first + 3] == sum(IS_WILD[KIND[card]] for card in hand)
        looked += 1
    assert looked > 20


def test_a_short_rollout_of_many_rounds_is_a_whole_one() -> None:
    block = _block(CLASSIC)
    weights = row(_outlook(CLASSIC).weights)
    whole, short = row([0, 0]), row([0, 0])
    bot = SearchBot("whole", Effort(40, 40))
    for number, view in enumerate(_views(4, 9)):
        base = flat_view(view)
        moment = bot.heuristic.moment(view)
        moves = candidates(moment, bot.heuristic.choose(view), block, base)
        world = worlds_of(view, block, base, number).world(0)
        for one in moves[:3]:
            plan = row(one.move.plan)
            rollout(block, world, plan, one.move.code, whole)
            stock = short_rollout(block, world, plan, one.move.code, ENDLESS, weights, short)
            assert (stock, list(short)) == (-1, list(whole))


@pytest.mark.parametrize("deals", [600, pytest.param(1500, marks=pytest.mark.slow)])
def test_what_is_foreseen_is_about_what_deals_bring(deals: int) -> None:
    game, weights = Game(CLASSIC, 77), row(_outlook(CLASSIC).weights)
    block = game.block
    count = evaluation.numbers_of(block)
    own, luck = [], []
    for seen in game.looks(deals):
        for look in seen.astype(int).tolist():
            state = blank_state(preset(CLASSIC).rules)
            state.stock_left, state.pile_left = look[:2]
            said = [
                evaluation.weighed(state, row(look[evaluation.HEAD :]), count, weights, start)
                for start in (0, evaluation.TERMS * count)
            ]
            own.append(look[2] - look[3])
            luck.append(look[2] - look[3] - said[0] + said[1])
    assert len(own) > 3 * deals
    assert abs(statistics.fmean(luck)) < 100
    assert statistics.variance(luck) < 0.8 * statistics.variance(own)


def test_points_are_worth_what_they_are_where_a_point_is_a_point() -> None:
    foresight = Foresight(_outlook(CLASSIC), lambda points: points[1] - points[0], side=1)
    for own, other in ((0, 0), (1234, -317), (-90, 2885)):
        for stock in (0, 30, 60):
            assert foresight([other, own], stock) == pytest.approx(own - other, abs=45)


def test_luck_can_still_turn_a_match_that_is_foreseen_lost() -> None:
    sure = Foresight(_outlook(CLASSIC), lambda points: float(points[0] > points[1]), side=0)
    assert 0 < sure([-400, 400], 30) < 0.5 < sure([400, -400], 30) < 1
    assert sure([-9000, 9000], 30) == 0


def test_expert_plays_short_rollouts_and_club_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = {"whole": 0, "short": 0}
    real, real_short = thinking.rollout, thinking.short_rollout

    def whole(*row: object) -> None:
        calls["whole"] += 1
        real(*row)

    def short(*row: object) -> int:
        calls["short"] += 1
        return real_short(*row)

    monkeypatch.setattr(thinking, "rollout", whole)
    monkeypatch.setattr(thinking, "short_rollout", short)
    view = next(_views(5, 1))
    bot = SearchBot("short", Effort(60, 60))
    bot.choose(view)
    assert calls["short"] > 0 == calls["whole"]
    SearchBot("long", Effort(60)).choose(view)
    assert calls["whole"] > 0


def test_the_same_deals_give_the_same_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_evaluation, "AT_ONCE", 200)
    game = Game(CLASSIC, 5)
    assert entry_for(game, 60) == entry_for(Game(CLASSIC, 5), 60)
