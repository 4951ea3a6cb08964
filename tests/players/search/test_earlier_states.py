"""What others threw last: the table just before is found again, and hands are dealt that fit it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from hypothesis import strategies as st

from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.state import Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy import policy
from canasta_qt.players.playout.rules import steps
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.styles import can_be_careful
from canasta_qt.players.search.earlier_states import Throw, can_look_back, last_throws
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.thinking import block_of, rules_of, table_is_known, worlds_of
from tests.helpers.cases import for_each
from tests.helpers.deals.rules_strategies import nearby_rules
from tests.helpers.examples import tried
from tests.players import deals
from tests.players.permutations import moments
from tests.players.playout.walk import numbers

CAREFUL = [one for one in preset_ids() if can_be_careful(preset(one).rules)]

OPEN = (
    *("seat", "turn", "stage", "pile_left", "frozen", "opened", "held", "sizes", "naturals"),
    *("twos", "jokers", "minimum", "red_threes", "black_threes", "in_pile", "pile"),
)
"""Fields of what lies open."""


def _open(table: State) -> list[object]:
    found = numbers(table)
    return [found[name] for name in OPEN]


def _told(view: PlayerView) -> list[Throw]:
    block = rules_of(view.setup.rules, careful=True)
    return [*last_throws(view, block, flat_view(view))]


def _looks(rules: TableRules, seed: int) -> Iterator[tuple[PlayerView, dict[int, list[int]]]]:
    """Every seat's view as it starts or goes on, and the table before each last discard by seat."""
    played = deals.start(rules, seed)
    bots = [make_bot("steady", f"{seed}/{seat}") for seat in range(rules.match.players)]
    before: dict[int, list[int]] = {}
    while played.state.phase is not Phase.OVER:
        view = deals.view(played, played.state.actor)
        if view.phase in (Phase.START, Phase.PLAY):
            yield view, before
        action = bots[view.seat].choose(view)
        if isinstance(action, Discard):
            watcher = deals.view(played, view.next_seat(view.seat))
            table = flat_view(watcher)
            table.stock_left = view.stock_left
            before[view.seat] = table
        elif view.seat == view.turn_seat:
            before.pop(view.seat, None)
        played.events += act(played.state, action)


@for_each("preset_id", CAREFUL)
def test_the_table_before_a_discard_is_found_again(preset_id: str) -> None:
    compared = 0
    for view, before in islice(_looks(preset(preset_id).rules, 5), 0, None, 3):
        throws = {view.order[throw.seat]: throw for throw in _told(view)}
        assert throws.keys() == before.keys() - {view.seat}
        for seat, throw in throws.items():
            assert throw.table.stock_left == before[seat].stock_left
            assert _open(throw.table) == _open(before[seat])
            compared += 1
    assert compared > 20


@tried(10, 25, nearby_rules(), st.integers(0, 10_000))
def test_what_is_found_is_right_under_any_table_rules(rules: TableRules, seed: int) -> None:
    block = rules_of(rules)
    if block is None or not can_look_back(block):
        return
    for view, before in islice(_looks(rules, seed), 0, None, 5):
        if table_is_known(view):
            for throw in last_throws(view, block, flat_view(view)):
                assert _open(throw.table) == _open(before[view.order[throw.seat]])


def test_nobody_is_asked_about_a_first_turn_or_about_the_own_discards() -> None:
    first = next(view for _, view in moments(preset("classic_4p").rules, 2))
    assert _told(first) == []
    late = [view for _, view in moments(preset("classic_4p").rules, 2)][30]
    assert {late.order[throw.seat] for throw in _told(late)} == set(late.order) - {late.seat}


@for_each("game", ["samba", "hand_and_foot", "italian_canastone", "classic_3p"])
def test_games_in_which_more_happens_are_not_looked_back_into(game: str) -> None:
    block = rules_of(preset(game).rules)
    assert block is None or not can_look_back(block)


def test_what_was_declined_later_was_not_yet_then() -> None:
    views = [view for _, view in moments(preset("classic_4p").rules, 2)]
    for throw in (throw for view in views[20:40:5] for throw in _told(view)):
        row = throw.table.declined[: 4 * const.KINDS]
        assert max(row) <= throw.table.turn


def _share_that_fits(view: PlayerView, *, recalled: bool) -> float:
    """Of the hands imagined, how many would have thrown what was thrown."""
    block = block_of(view, careful=True)
    throws = _told(view)
    base = flat_view(view)
    worlds = worlds_of(view, block, base, 11, recalled=recalled)
    fitting = 0
    for number in range(15):
        world = worlds.world(number)
        for throw in throws:
            past = throw.table.copy()
            for kind in range(const.KINDS):
                place = const.KINDS * throw.seat + kind
                past.hand[place] = world.hand[place] + (kind == throw.kind)
            fitting += policy.decide(block, past) == steps.DISCARD + throw.kind
    return fitting / (15 * len(throws))


def test_hands_imagined_would_have_thrown_what_was_thrown() -> None:
    rules = preset("classic_4p").rules
    views = [view for seed in (7, 8, 9) for _, view in [*moments(rules, seed, 12)][2:6]]
    told = [_share_that_fits(view, recalled=True) for view in views]
    untold = [_share_that_fits(view, recalled=False) for view in views]
    assert sum(told) / len(told) > 0.7 > 0.6 > sum(untold) / len(untold)


@for_each("preset_id", CAREFUL)
def test_hands_that_fit_are_made_of_the_unseen_cards(preset_id: str) -> None:
    for _, view in islice(moments(preset(preset_id).rules, 3, 11), 1, 6):
        base = flat_view(view)
        worlds = worlds_of(view, block_of(view, careful=True), base, 5, recalled=True)
        for number in range(4):
            world = worlds.world(number)
            assert _unseen(world, view) == _unseen(base, view)
            for seat, player in enumerate(view.order):
                row = world.hand[const.KINDS * seat : const.KINDS * (seat + 1)]
                assert sum(row) == len(view.hands[player])
            assert world.stock_left == view.stock_left


def _unseen(world: State, view: PlayerView) -> list[int]:
    """Cards of each kind in the stock and in the hands."""
    stock = list(world.stock_cards[: world.stock_left])
    hands = range(len(view.order))
    return [
        stock.count(kind) + sum(world.hand[const.KINDS * seat + kind] for seat in hands)
        for kind in range(const.KINDS)
    ]


def test_the_own_cards_stay_where_they_are() -> None:
    view = [view for _, view in moments(preset("classic_4p").rules, 9)][40]
    base = flat_view(view)
    world = worlds_of(view, block_of(view, careful=True), base, 5, recalled=True).world(0)
    place = const.KINDS * view.order.index(view.seat)
    own = [0] * const.KINDS
    for card in view.hand:
        own[KIND[card]] += 1
    assert list(world.hand[place : place + const.KINDS]) == own
