"""Bots play by the view alone: equal views, equal moves; nothing hidden reaches a decision."""

import ast
import copy
import os
import pickle
import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from canasta_qt import players
from canasta_qt.compiled_core import INTERPRETED_VARIABLE
from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.api import UnknownLevel, can_think_ahead, make_bot
from canasta_qt.players.levels import DEFAULT_LEVEL, LEVELS, Effort
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import places_of
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import block_of, worlds_of
from canasta_qt.record.notation import text_of
from tests.helpers.cases import for_each
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.helpers.imports import taken_from_engine
from tests.players import deals
from tests.players.permutations import (
    ALL_LEVELS,
    crossing,
    dealt_anew,
    differences,
    moments,
    moves_differ,
    permuted,
    requests_differ,
    shuffled_where_hidden,
)
from tests.players.playout.walk import numbers

ROOT = Path(__file__).resolve().parents[2]
STRONG = [info for info in LEVELS if info.effort is not None]
WEAK = [*(info.id for info in LEVELS if info.effort is None and info.offered), "steady:miser"]


@sweep("preset_id", by=ACTIONS)
def test_hidden_cards_change_nothing_that_the_process_of_a_bot_is_told(preset_id: str) -> None:
    """So they change no move of any level: 6 decks a game in a normal run, see also below."""
    assert not any(requests_differ(preset(preset_id).rules, 6, every=17))


@pytest.mark.slow
@pytest.mark.parametrize("preset_id", preset_ids())
def test_hidden_cards_change_nothing_that_is_told_in_whole_deals(preset_id: str) -> None:
    """Every choice of the first deals, with two decks each."""
    assert not any(requests_differ(preset(preset_id).rules, 400, seed=5, each=2))


def test_what_the_process_of_a_bot_is_told_would_tell_of_a_hidden_card_in_it() -> None:
    """The proof above finds events that are not redacted, and hands that are not masked."""
    rng = random.Random(1)
    for played, view in islice(moments(preset("classic_4p").rules, 1, 9), 1, 4):
        other = dealt_anew(played, view.seat, rng)
        assert other is not None
        for leak in (_with_open_hands, _with_open_history):
            assert crossing(leak(played, view.seat)) != crossing(leak(other, view.seat))


def _with_open_hands(played: deals.PlayedDeal, seat: int) -> PlayerView:
    view = deals.view(played, seat)
    view.hands = [list(hand) for hand in played.state.hands]
    return view


def _with_open_history(played: deals.PlayedDeal, seat: int) -> PlayerView:
    view = deals.view(played, seat)
    view.history = tuple(played.events)
    return view


@sweep("preset_id", by=ACTIONS)
def test_hidden_cards_change_no_move(preset_id: str) -> None:
    """A sample of what `python -m tests.players.permutations` proves with many more."""
    pairs = list(permuted(preset(preset_id).rules, 3, every=17))
    for level in WEAK:
        assert not any(moves_differ(level, pairs))


@pytest.mark.slow  # stand-in: test_hidden_cards_change_nothing_that_the_process_of_a_bot_is_told
@sweep("preset_id", by=ACTIONS)
def test_hidden_cards_change_no_move_of_who_thinks_ahead(preset_id: str) -> None:
    """With few imagined deals, but all else that Expert and Master do beside."""
    pairs = list(permuted(preset(preset_id).rules, 2, every=17))
    for level in STRONG:
        assert level.effort is not None
        effort = replace(level.effort, budget=16, careful_rollouts=16)
        for view, other in pairs:
            moves = (SearchBot("proof", effort).choose(one) for one in (view, other))
            assert len(set(map(text_of, moves))) == 1


@pytest.mark.slow
@pytest.mark.parametrize("level", ALL_LEVELS)
@pytest.mark.parametrize("preset_id", preset_ids())
def test_hidden_cards_change_no_move_of_any_level(preset_id: str, level: str) -> None:
    """Every level as it is, in every game."""
    assert not any(differences(preset(preset_id).rules, level, 4, seed=9, every=15))


@pytest.mark.parametrize("count", [1, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("preset_id", ["classic_4p", "classic_2p", "hand_and_foot"])
def test_hidden_cards_change_no_move_of_who_reads_hands(preset_id: str, count: int) -> None:
    assert not any(differences(preset(preset_id).rules, "master", count, seed=3, every=19))


@for_each("preset_id", ["classic_4p", "american_2017", "hand_and_foot", "italian_canastone"])
def test_a_permutation_moves_hidden_cards_and_leaves_the_view_as_it_was(preset_id: str) -> None:
    played, view = next(moments(preset(preset_id).rules, 1))
    other = shuffled_where_hidden(played.state, view.seat, random.Random(1))
    assert other.digest() != played.state.digest()
    assert other.feet != played.state.feet or not any(played.state.feet)
    assert view_of(other, view.seat, played.events) == view


KNOWS_HIDDEN_CARDS = {
    "DealState",
    "Match",
    "act",
    "apply",
    "build_pack",
    "deal",
    "deal_rng",
    "dealing",
    "match",
    "shuffled",
    "shuffled_fairly",
    "transitions",
}
"""Modules and names of the engine that make, hold or change the whole state of a deal."""


OF_THE_TABLE = {"table.py", "deal_report.py", "mid_match.py", "figures.py", "trial.py"}
"""What seats bots and counts what they do; a bot's process imports none of it."""


def test_what_a_bot_imports_can_see_no_hidden_card() -> None:
    """Of a deal's state bots know the kinds of things in it, never the deal itself."""
    room = Path(players.__file__).parent
    for path in sorted(room.rglob("*.py")):
        if path.parent == room and path.name in OF_THE_TABLE:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert not taken_from_engine(tree, KNOWS_HIDDEN_CARDS), path
        asked = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        assert not asked & {"stock", "remaining_stock"}, f"{path} asks for the stock"


@for_each(
    "code",
    [
        "from canasta_qt.engine.dealing import shuffled",
        "from canasta_qt.engine import dealing",
        "from canasta_qt.engine.cards import KIND, build_pack",
        "from canasta_qt.engine.state import DealState",
        "from canasta_qt.engine.match import instant_winners",
        "import canasta_qt.engine.match",
    ],
)
def test_a_bot_that_could_see_hidden_cards_is_found(code: str) -> None:
    assert taken_from_engine(ast.parse(code), KNOWS_HIDDEN_CARDS)


def test_the_process_of_a_bot_knows_no_log_no_match_on_disk_and_no_table() -> None:
    table = [f"canasta_qt.players.{file[:-3]}" for file in sorted(OF_THE_TABLE)]
    works = ["canasta_qt.jobs.pool", "canasta_qt.jobs.job"]
    code = (
        "import sys, canasta_qt.jobs.child, canasta_qt.players.worker as bots;"
        "bots.answering();"
        "print([n for n in sys.modules if n.split('.')[:2][-1] in"
        " ('record', 'storage', 'view_model', 'words', 'library', 'ui', 'play', 'features', 'app')"
        f" or 'PySide6' in n or n in {[*table, *works]}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def moves_of_a_thinker() -> list[str]:
    """What a searching player does at some moments of two games."""
    found = []
    for rules in ("classic_4p", "american_2017"):
        for _, view in islice(moments(preset(rules).rules, 4, 7), 4):
            found.append(text_of(SearchBot("same", Effort(10, careful_rollouts=10)).choose(view)))
    return found


@pytest.mark.slow  # stand-in: test_compiled_and_interpreted_playouts_are_the_same_move_by_move
@pytest.mark.skipif(not COMPILED, reason="no compiled core: packaging/compile_core.py")
def test_a_thinker_does_the_same_compiled_or_interpreted() -> None:
    code = (
        "from tests.players.test_fair_play import moves_of_a_thinker as m; print(*m(), sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, INTERPRETED_VARIABLE: "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == moves_of_a_thinker()


@sweep(
    "preset_id",
    [one for one in preset_ids() if can_think_ahead(preset(one).rules)],
    by=ACTIONS,
)
def test_imagined_worlds_look_the_same_to_whom_imagines_them(preset_id: str) -> None:
    for _, view in islice(moments(preset(preset_id).rules, 3, 19), 5):
        block = block_of(view)
        if block is None or view.phase is Phase.ANSWER:
            continue
        base = flat_view(view)
        worlds = worlds_of(view, block, base, 7)
        places = places_of(view)
        place = const.KINDS * places.index(view.seat)
        own = slice(place, place + const.KINDS)
        held = [len(view.hands[seat]) for seat in places]
        for number in range(3):
            world = worlds.world(number)
            assert list(world.hand[own]) == list(base.hand[own])
            assert list(world.held[: len(held)]) == held
            mine, theirs = numbers(world), numbers(base)
            for name in mine.keys() - _HIDDEN:
                assert mine[name] == theirs[name], name
            seen = slice(view.pile_hidden, len(view.pile))
            assert list(world.pile[seen]) == list(base.pile[seen])
            assert world.stock_left == view.stock_left
            _has_the_known_cards(world, base, view)


_HIDDEN = {
    *("luck", "hand", "held", "stock_cards", "stock_left", "pile"),
    *("waiting", "packet", "hand_suits", "suit_pool", "foot"),
}
"""Fields with cards that an imagined world deals out."""


def _has_the_known_cards(world: State, base: State, view: PlayerView) -> None:
    for place in range(const.KINDS * len(view.hands)):
        assert world.hand[place] >= base.hand[place]
    assert sum(world.hand[: const.KINDS * len(view.hands)]) == sum(map(len, view.hands))


@cache
def moves_of_a_deal(level: str, seed: int) -> list[tuple[PlayerView, Action]]:
    seen: list[tuple[PlayerView, Action]] = []
    rules = preset("classic_4p").rules
    players = [make_bot(level, seat, by_count=True) for seat in range(4)]
    deals.play_deal(rules, players, seed, watch=lambda view, action: seen.append((view, action)))
    return seen


@for_each("level", [info.id for info in LEVELS if info.effort is None])
def test_equal_views_get_equal_moves(level: str) -> None:
    for view, action in moves_of_a_deal(level, 5)[:80:2]:
        across_a_pipe = pickle.loads(pickle.dumps(view))
        assert make_bot(level, view.seat, by_count=True).choose(across_a_pipe) == action


def test_equal_views_get_equal_moves_from_players_who_think_ahead() -> None:
    for view, _ in moves_of_a_deal("steady", 5)[::15]:
        across_a_pipe = pickle.loads(pickle.dumps(view))
        one, other = (make_bot("club", 1, by_count=True) for _ in range(2))
        assert one.choose(across_a_pipe) == other.choose(view)


def test_choosing_leaves_the_view_alone() -> None:
    for view, action in moves_of_a_deal("steady", 5):
        before = copy.deepcopy(view.public_key())
        assert make_bot("steady", view.seat).choose(view) == action
        assert view.public_key() == before


def test_no_bot_is_shown_a_hidden_card() -> None:
    for view, _ in moves_of_a_deal("steady", 5):
        others = [hand for seat, hand in enumerate(view.hands) if seat != view.seat]
        assert {card for hand in others for card in hand} <= {HIDDEN}
        assert not hasattr(view, "stock")


def test_the_seed_makes_the_style_not_the_cards() -> None:
    """Another seed may choose between equals, but plays the same sort of game."""
    views = [view for view, _ in moves_of_a_deal("steady", 5)]
    one = [make_bot("steady", "one").choose(view) for view in views]
    two = [make_bot("steady", "two").choose(view) for view in views]
    assert one != two
    assert sum(a == b for a, b in zip(one, two, strict=True)) > 0.8 * len(views)


def test_unknown_level_is_named() -> None:
    with pytest.raises(UnknownLevel, match="grandmaster") as caught:
        make_bot("grandmaster", 0)
    assert caught.value.level == "grandmaster"


def test_levels_are_listed_weakest_first_and_can_all_be_made() -> None:
    assert [info.rank for info in LEVELS] == sorted(info.rank for info in LEVELS)
    assert DEFAULT_LEVEL in {info.id for info in LEVELS if info.offered}
    for info in LEVELS:
        make_bot(info.id, 0)
