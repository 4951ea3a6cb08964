"""Bots play by the view alone: equal views, equal moves; nothing hidden reaches a decision."""

import copy
import pickle
import random

import pytest

from canasta_qt.bots.api import DEFAULT_LEVEL, LEVELS, UnknownLevel, make_bot
from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of
from tests.bots import deals

PRESETS = (
    "classic_4p",
    "classic_2p",
    "classic_3p",
    "classic_6p_triples",
    "hoyle_2p",
    "classic_wild",
    "american_2017",
    "american_old",
    "american_cla",
)


def shuffled_where_hidden(state: DealState, seat: int, rng: random.Random) -> DealState:
    """The same deal for `seat`: all cards it cannot see lie elsewhere, in the same numbers."""
    other = state.clone()
    rest = state.remaining_stock()
    unseen = [hand for s, hand in enumerate(other.hands) if s != seat]
    unseen += [*other.waiting, *other.packets]
    pool = [card for cards in unseen for card in cards] + list(rest)
    rng.shuffle(pool)
    for cards in unseen:
        cards[:] = [pool.pop() for _ in cards]
    other.stock = (*state.stock[: len(state.stock) - len(rest)], *pool)
    return other


@pytest.mark.parametrize("preset_id", PRESETS)
def test_hidden_cards_change_no_move(preset_id: str) -> None:
    rules = preset(preset_id).rules
    rng = random.Random(f"permutations/{preset_id}")
    seats = range(rules.match.players)
    checked = 0
    for seed in range(2):
        bots = [make_bot("steady", f"{seed}/{seat}") for seat in seats]
        played = deals.start(rules, seed)
        state = played.state
        while state.phase is not Phase.OVER:
            seat = state.actor
            action = bots[seat].choose(deals.view(played, seat))
            other = view_of(shuffled_where_hidden(state, seat, rng), seat, played.events)
            fresh = make_bot("steady", f"{seed}/{seat}")
            assert fresh.choose(other) == action
            checked += 1
            played.events += act(state, action)
    assert checked > 100


def moves_of_a_deal(level: str, seed: int) -> list[tuple[PlayerView, Action]]:
    seen: list[tuple[PlayerView, Action]] = []
    rules = preset("classic_4p").rules
    bots = [make_bot(level, seat) for seat in range(4)]
    deals.play_deal(rules, bots, seed, watch=lambda view, action: seen.append((view, action)))
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
