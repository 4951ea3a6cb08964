"""Bots play by the view alone: equal views, equal moves; nothing hidden reaches a decision."""

import ast
import copy
import pickle
import random
from itertools import islice
from pathlib import Path

import pytest

from canasta_qt import bots
from canasta_qt.bots.api import (
    DEFAULT_LEVEL,
    LEVELS,
    UnknownLevel,
    can_think_ahead,
    make_bot,
)
from canasta_qt.bots.playout import places as at
from canasta_qt.bots.search.beliefs import beliefs_of
from canasta_qt.bots.search.bridge import flat_view
from canasta_qt.bots.search.thinking import rules_of
from canasta_qt.bots.search.worlds import Worlds
from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView, view_of
from tests.bots import deals
from tests.bots.permutations import differences, moments, shuffled_where_hidden


@pytest.mark.parametrize("preset_id", preset_ids())
def test_hidden_cards_change_no_move(preset_id: str) -> None:
    """A sample of what `python -m tests.bots.permutations` proves with many more."""
    rules = preset(preset_id).rules
    level = "club" if can_think_ahead(rules) else "steady"
    every, count = (17, 2) if level == "club" else (9, 4)
    assert not any(differences(rules, level, count, every=every))


@pytest.mark.parametrize(
    "preset_id", ["classic_4p", "american_2017", "hand_and_foot", "italian_canastone"]
)
def test_a_permutation_moves_hidden_cards_and_leaves_the_view_as_it_was(preset_id: str) -> None:
    played, view = next(moments(preset(preset_id).rules, 1))
    other = shuffled_where_hidden(played.state, view.seat, random.Random(1))
    assert other.digest() != played.state.digest()
    assert other.feet != played.state.feet or not any(played.state.feet)
    assert view_of(other, view.seat, played.events) == view


def test_what_a_bot_imports_can_see_no_hidden_card() -> None:
    """Of a deal's state bots know the kinds of things in it, never the deal itself."""
    banned = {"transitions", "dealing", "deck", "match", "shuffle"}
    for path in sorted(Path(bots.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                module = node.module.removeprefix("canasta_qt.engine.")
                names = {alias.name for alias in node.names}
                assert module not in banned, f"{path} imports {module}"
                assert "DealState" not in names, f"{path} imports the state of a deal"


@pytest.mark.parametrize("preset_id", ["classic_4p", "american_2017", "classic_2p"])
def test_imagined_worlds_look_the_same_to_whom_imagines_them(preset_id: str) -> None:
    for _, view in islice(moments(preset(preset_id).rules, 3, 9), 12):
        block = rules_of(view.setup.rules)
        if block is None or view.phase is Phase.ANSWER:
            continue
        base = flat_view(view)
        worlds = Worlds(block, base, beliefs_of(view), view.seat, 7)
        own = slice(at.HAND + at.KINDS * view.seat, at.HAND + at.KINDS * (view.seat + 1))
        for number in range(3):
            world = list(worlds.world(number))
            assert world[own] == base[own]
            assert world[at.SEAT : at.STOCK_LEFT] == base[at.SEAT : at.STOCK_LEFT]
            assert world[at.PILE_LEFT : at.HELD] == base[at.PILE_LEFT : at.HELD]
            assert world[at.HELD : at.HELD + len(view.hands)] == [len(h) for h in view.hands]
            assert world[at.NATURALS : at.STOCK] == base[at.NATURALS : at.STOCK]
            assert world[at.PILE :][: len(view.pile)] == base[at.PILE :][: len(view.pile)]
            assert world[at.STOCK_LEFT] == view.stock_left
            _has_the_known_cards(world, base, view)


def _has_the_known_cards(world: list[int], base: list[int], view: PlayerView) -> None:
    for place in range(at.HAND, at.HAND + at.KINDS * len(view.hands)):
        assert world[place] >= base[place]
    assert sum(world[at.HAND : at.HAND + at.KINDS * len(view.hands)]) == sum(map(len, view.hands))


def moves_of_a_deal(level: str, seed: int) -> list[tuple[PlayerView, Action]]:
    seen: list[tuple[PlayerView, Action]] = []
    rules = preset("classic_4p").rules
    players = [make_bot(level, seat) for seat in range(4)]
    deals.play_deal(rules, players, seed, watch=lambda view, action: seen.append((view, action)))
    return seen


@pytest.mark.parametrize("level", [info.id for info in LEVELS if not info.rollouts])
def test_equal_views_get_equal_moves(level: str) -> None:
    for view, action in moves_of_a_deal(level, 5)[:80]:
        across_a_pipe = pickle.loads(pickle.dumps(view))
        assert make_bot(level, view.seat).choose(across_a_pipe) == action


def test_equal_views_get_equal_moves_from_players_who_think_ahead() -> None:
    for view, _ in moves_of_a_deal("steady", 5)[::15]:
        across_a_pipe = pickle.loads(pickle.dumps(view))
        assert make_bot("club", 1).choose(across_a_pipe) == make_bot("club", 1).choose(view)


def test_choosing_leaves_the_view_alone() -> None:
    for view, action in moves_of_a_deal("steady", 6):
        before = copy.deepcopy(view.public_key())
        assert make_bot("steady", view.seat).choose(view) == action
        assert view.public_key() == before


def test_no_bot_is_shown_a_hidden_card() -> None:
    for view, _ in moves_of_a_deal("steady", 7):
        others = [hand for seat, hand in enumerate(view.hands) if seat != view.seat]
        assert {card for hand in others for card in hand} <= {HIDDEN}
        assert not hasattr(view, "stock")


def test_the_seed_makes_the_style_not_the_cards() -> None:
    """Another seed may choose between equals, but plays the same sort of game."""
    views = [view for view, _ in moves_of_a_deal("steady", 8)]
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
