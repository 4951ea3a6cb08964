"""Reading hands: clues from what everybody saw, and weights that follow what is read."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from canasta_qt.engine.cards import KIND
from canasta_qt.engine.events import Discarded, PileTaken, StockDrawn
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import Effort
from canasta_qt.players.mid_match import mid_match
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.state_codec import places_of
from canasta_qt.players.search import hand_inference, thinking
from canasta_qt.players.search.determinize import FULL, Worlds, beliefs_of
from canasta_qt.players.search.earlier_states import can_look_back, last_throws
from canasta_qt.players.search.features import Thrown, features, past_of, unseen
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import block_of, worlds_of
from tests.players.permutations import moments
from tools.lab import fit_hand_inference

CLASSIC = preset("classic_4p").rules
SEED = 31


def _starts(every: int = 1) -> Iterator[tuple[PlayerView, DealState]]:
    """Beginnings of turns in a deal of steady players, with what is hidden there."""
    for number, (played, view) in enumerate(moments(CLASSIC, SEED)):
        if view.phase is Phase.START and number % every == 0:
            yield view, played.state


def _counts(worlds: Worlds, many: int) -> hand_inference.HoldingCounts:
    return hand_inference.HoldingCounts(4, map(worlds.world, range(many)))


def test_the_past_has_every_throw_take_and_draw_in_its_turn() -> None:
    view = [view for view, _ in _starts()][-1]
    past = past_of(view)
    thrown = sum(len(turns) for kinds in past.thrown for turns in kinds)
    assert thrown == sum(isinstance(event, Discarded) for event in view.history) > 10
    taken = sum(map(len, past.taken))
    assert taken == sum(isinstance(event, PileTaken) for event in view.history) > 0
    draws = sum(isinstance(event, StockDrawn) and not event.replacement for event in view.history)
    let_lie = sum(len(turns) for kinds in past.let_lie for turns in kinds)
    assert 0 < let_lie <= draws
    for rows in (*past.thrown, *past.let_lie):
        for turns in rows:
            assert turns == sorted(set(turns))
            assert all(1 <= turn <= view.turn for turn in turns)


def test_who_throws_a_card_is_known_to_have_thrown_it() -> None:
    for view, _ in _starts():
        throws = [event for event in view.history if isinstance(event, Discarded)]
        if throws:
            last = throws[-1]
            turns = past_of(view).thrown[places_of(view).index(last.seat)][KIND[last.card]]
            assert turns[-1] == view.turn - 1


def test_a_discard_knows_how_easy_every_kind_was_to_throw() -> None:
    view = [view for view, _ in _starts()][-1]
    throws = sorted(throw for row in past_of(view).throws for throw in row)
    for number, throw in enumerate(throws):
        before = {other.kind for other in throws[:number]}
        assert {kind for kind, ease in enumerate(throw.ease) if ease > 0} == before
        if number and throws[number - 1].turn == throw.turn - 1:
            assert throw.ease[throws[number - 1].kind] == 1


def test_it_is_seen_that_a_hand_threw_a_hard_card_where_it_could_have_thrown_an_easy_one() -> None:
    block: Any = thinking.rules_of(CLASSIC)
    view = [view for view, _ in _starts()][12]
    s, past = flat_view(view), past_of(view)
    easy, hard, place = 5, 9, (flat_view(view).seat + 1) % 4
    ease = [float(kind == easy) for kind in range(const.KINDS)]
    past.throws[place][:] = [Thrown(view.turn - 3, hard, ease)]
    easier, harder = features(block, s, past, place, easy)[-2:]
    assert easier > 0 == harder
    past.throws[place][:] = [Thrown(view.turn - 3, easy, ease)]
    easier, harder = features(block, s, past, place, hard)[-2:]
    assert harder > 0 == easier


def test_unseen_cards_are_those_of_the_other_hands_and_the_stock() -> None:
    block: Any = thinking.rules_of(CLASSIC)
    for view, state in _starts():
        s = flat_view(view)
        hidden = [card for seat in view.order if seat != view.seat for card in state.hands[seat]]
        kinds = [KIND[card] for card in (*hidden, *state.remaining_stock())]
        for kind in hand_inference.KINDS:
            assert unseen(block, s, kind) == kinds.count(kind)


@pytest.mark.parametrize("game", fit_hand_inference.GAMES)
def test_clues_are_small_numbers_and_as_many_as_the_network_asks_for(game: str) -> None:
    rules = preset(game).rules
    block: Any = thinking.rules_of(rules)
    network = hand_inference.network_for(rules, recalled=can_look_back(block))
    assert network is not None
    most = 3 if rules.pack.decks == 2 else 12
    views = [view for _, view in moments(rules, SEED) if view.phase is Phase.START]
    for view in views[::5]:
        s, past = flat_view(view), past_of(view)
        for place in range(len(view.order)):
            for kind in hand_inference.KINDS:
                seen = features(block, s, past, place, kind)
                assert all(-1 <= number <= most for number in seen)
                asked = hand_inference.inputs(seen, 0.5, 0.1, 0.7)
                assert {len(row) for row in network.inner} == {len(asked) + 1}
    assert [len(row) for row in network.outer] == [len(network.inner) + 1] * 2


def test_a_network_without_weights_corrects_nothing() -> None:
    network = hand_inference.Network(((0.0, 0.0, 0.0),), ((0.0, 0.0), (5.0, 0.25)))
    assert network.corrections([3.0, 4.0]) == [0.0, 0.25]
    bent = hand_inference.Network(((0.0, 1.0, 0.0),), ((2.0, 0.5),))
    assert bent.corrections([3.0, 0.4]) == [pytest.approx(2 * math.tanh(0.4) + 0.5)]


def _loss(chance: float, held: bool) -> float:
    return -math.log(chance if held else 1 - chance)


@pytest.mark.parametrize(
    ("game", "deals"),
    [
        ("classic_4p", (2,)),
        pytest.param("classic_4p", range(4), marks=pytest.mark.slow),
        pytest.param("classic_2p", range(4), marks=pytest.mark.slow),
    ],
)
def test_read_hands_are_nearer_to_the_true_ones(game: str, deals: Iterable[int]) -> None:
    """A deal that says much in a normal run; four of each game in a slow one."""
    believed, read = [], []
    for view, state in _looks_of_thinkers(game, deals):
        block: Any = block_of(view, careful=True)
        s = flat_view(view)
        places = places_of(view)
        usual, better = (
            _counts(worlds_of(view, block, s, 5, recalled=True, infers_hands=infers_hands), 100)
            for infers_hands in (False, True)
        )
        for place, seat in enumerate(places):
            for kind in hand_inference.KINDS:
                if seat != view.seat and hand_inference.is_open_question(block, s, place, kind):
                    held = any(KIND[card] == kind for card in state.hands[seat])
                    believed.append(_loss(usual.chances(place, kind)[0], held))
                    read.append(_loss(better.chances(place, kind)[0], held))
    assert len(read) > 80
    assert statistics.fmean(read) < statistics.fmean(believed)


def _looks_of_thinkers(game: str, deals: Iterable[int]) -> Iterator[tuple[PlayerView, DealState]]:
    """Now and then in some deals of players who think ahead."""
    rules = preset(game).rules
    for number in deals:
        run = mid_match(rules, f"readers {number}", number)
        run.start_deal()
        bots = [make_bot("club", f"{number}/{seat}") for seat in range(rules.match.players)]
        while not run.deal_over:
            view = run.view(run.state.actor)
            if view.phase is Phase.START and view.turn % 7 == 0:
                yield view, run.state
            run.play(bots[view.seat].choose(view))


def test_weights_follow_what_is_wanted_and_nothing_gets_impossible() -> None:
    view = [view for view, _ in _starts()][20]
    block: Any = block_of(view, careful=True)
    s, beliefs = flat_view(view), beliefs_of(view, recalled=True)
    counts = _counts(Worlds(block, s, beliefs, 3, last_throws(view, block, s)), 200)
    place = (s.seat + 1) % 4
    open_ones = [
        k for k in hand_inference.KINDS if hand_inference.is_open_question(block, s, place, k)
    ]
    kind = max(open_ones, key=lambda k: -abs(counts.chances(place, k)[0] - 0.5))
    one, two = counts.chances(place, kind)
    for wanted in (0.02, 0.98):
        chances = {(place, kind): (wanted, wanted * two / one)}
        weights = hand_inference.corrected(beliefs, counts, chances, 0.7)
        after = _counts(Worlds(block, s, weights, 3, last_throws(view, block, s)), 200)
        assert (after.chances(place, kind)[0] > one) == (wanted > one)
        for before, now in zip(beliefs.parts, weights.parts, strict=True):
            for old, new in zip(before, now, strict=True):
                assert [number > 0 for number in new] == [number > 0 for number in old]
                assert max(new) <= FULL


@pytest.mark.parametrize("game", ["hoyle_2p", "classic_3p", "american_2017", "samba"])
def test_tables_that_nobody_learned_from_are_not_read(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(thinking, "infer_hands", lambda *row: asked.append(row))
    rules = preset(game).rules
    view = next(view for _, view in moments(rules, 2) if view.phase is Phase.START)
    worlds_of(view, block_of(view), flat_view(view), 1, recalled=True, infers_hands=True).world(0)
    assert asked == []


def test_a_reader_finds_the_same_move_again() -> None:
    view = [view for view, _ in _starts()][12]
    choices = {
        SearchBot("reader", Effort(40, 40, infers_hands=True)).choose(view) for _ in range(2)
    }
    assert len(choices) == 1


def test_a_network_learns_what_is_to_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_hand_inference, "PASSES", 30)
    monkeypatch.setattr(fit_hand_inference, "AT_ONCE", 32)
    learned = [
        fit_hand_inference.Lesson([float(held)], (0.5, 0.5), (held, False))
        for held in (False, True) * 400
    ]
    network = hand_inference.Network(*fit_hand_inference.fit(learned, 1))
    low, high = network.corrections([0.0])[0], network.corrections([1.0])[0]
    assert low < -1 < 1 < high
    assert network.corrections([0.0])[1] < -1
    assert fit_hand_inference.fit(learned, 1) == fit_hand_inference.fit(learned, 1)


def test_lessons_are_the_open_questions_and_their_answers() -> None:
    view, state = next((v, s) for v, s in _starts() if v.turn > 8)
    found = list(fit_hand_inference.look(view, state, 4))
    assert [one.asked for one in found] == [
        one.asked for one in fit_hand_inference.look(view, state, 4)
    ]
    assert 20 < len(found) <= 3 * len(hand_inference.KINDS)
    assert {one.truth for one in found} <= {(False, False), (True, False), (True, True)}


def test_the_file_says_how_it_was_made() -> None:
    said = json.loads(fit_hand_inference.PATH.read_text(encoding="utf-8"))["networks"]
    for game in fit_hand_inference.GAMES:
        rules = preset(game).rules
        recalled = can_look_back(thinking.rules_of(rules))
        recipe = said[hand_inference.network_name(rules, recalled=recalled)]["recipe"]
        assert recipe.startswith(f"python -m tools.lab.fit_hand_inference --rules {game} --deals")
    assert fit_hand_inference.text_of(said) == fit_hand_inference.PATH.read_text(encoding="utf-8")
