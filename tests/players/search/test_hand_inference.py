"""Hands read from what was seen: the past, the features, and how near to the truth it comes."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Iterable, Iterator
from copy import copy
from functools import cache
from importlib.resources import files

import pytest

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.mid_match import mid_match
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy import hand_reading as reading
from canasta_qt.players.playout.state_codec import SHELF, places_of
from canasta_qt.players.search.hand_inference import (
    Worlds,
    blind_tables,
    likely_tables,
    network_for,
)
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.public_past import past_of
from canasta_qt.players.search.thinking import block_of
from tests.helpers.cases import for_each
from tests.players.permutations import moments
from tests.players.playout.walk import numbers

READ = ("classic_2p", "classic_4p", "american_2017", "hand_and_foot")


@cache
def _late(game: str) -> PlayerView:
    """What a seat sees well into a deal."""
    return [view for _, view in moments(preset(game).rules, 3, 20)][-1]


def _looks(game: str, deals: Iterable[int]) -> Iterator[tuple[PlayerView, DealState]]:
    """Turns that begin in deals of different players."""
    rules = preset(game).rules
    for number in deals:
        run = mid_match(rules, f"read/{number}", 0)
        run.start_deal()
        levels = ("steady", "casual", "newcomer")
        seats = range(rules.match.players)
        bots = [make_bot(levels[(number + seat) % 3], f"{number}/{seat}") for seat in seats]
        while not run.deal_over:
            view = run.view(run.state.actor)
            if view.phase is Phase.START and view.turn > 8:
                yield view, run.state
            run.play(bots[view.seat].choose(view))


def test_the_past_has_what_every_hand_threw_drew_and_took() -> None:
    view = _late("classic_4p")
    past = past_of(view)
    assert len(past) == reading.PAST_ROW * 4
    for place, seat in enumerate(places_of(view)):
        row = past[reading.PAST_ROW * place : reading.PAST_ROW * (place + 1)]
        own = [event for event in view.history if getattr(event, "seat", -1) == seat]
        thrown = [KIND[event.card] for event in own if isinstance(event, ev.Discarded)]
        drawn = sum(len(event.cards) for event in own if isinstance(event, ev.StockDrawn))
        takes = sum(isinstance(event, ev.PileTaken) for event in own)
        assert row[: reading.PAST_HEAD] == [drawn, len(thrown), takes, len(set(thrown))]
        for kind in range(const.KINDS):
            assert row[reading.PAST_HEAD + reading.PAST_OF_KIND * kind] == thrown.count(kind)


def test_a_discard_is_remembered_with_its_pile() -> None:
    view = copy(_late("classic_2p"))
    view.history = (
        ev.UpcardTurned(KIND.index(9)),
        ev.TurnBegan(0, 1),
        ev.StockDrawn(0, (0, 1)),
        ev.Discarded(0, KIND.index(const.TWO), froze=True),
        ev.TurnBegan(1, 2),
        ev.Discarded(1, KIND.index(9)),
    )
    past = past_of(view)
    place = places_of(view).index(1)
    row = reading.PAST_ROW * place + reading.PAST_HEAD + reading.PAST_OF_KIND * 9
    assert past[row : row + reading.PAST_OF_KIND] == [1, 0, 2, 0, 2, 1]


@for_each("game", [*READ, "samba", "hoyle_2p", "classic_3p"])
def test_features_are_small_numbers_in_every_game(game: str) -> None:
    view = _late(game)
    block, base = block_of(view), flat_view(view)
    assert block is not None
    tables, past = blind_tables(block, base), SHELF.filled("past", past_of(view))
    seen = SHELF.work(reading.FEATURES + reading.HIDDEN)
    pool = sum(tables.copies[kind] for kind in range(const.KINDS) if not block.tabled[kind])
    for place in range(block.seats):
        if place == base.seat or tables.missing[place] <= 0:
            continue
        reading.see_hand(block, base, past, place, tables.missing[place], pool, seen)
        for kind in range(const.KINDS):
            if tables.copies[kind]:
                reading.see_kind(block, base, past, place, kind, tables.copies[kind], seen)
                reading.see_odds(tables.copies[kind], tables.missing[place], pool, seen)
                assert all(-6 <= one <= 3.5 for one in seen[: reading.FEATURES - 2])
                assert all(abs(one) < 6 for one in seen[reading.FEATURES - 2 : reading.FEATURES])


def test_every_network_has_as_many_weights_as_are_asked_for() -> None:
    text = files("canasta_qt.players.search").joinpath("readings.json").read_text(encoding="utf-8")
    for found in json.loads(text)["networks"].values():
        assert found["recipe"]
        assert sum(map(len, found["weights"])) == reading.WEIGHTS
    assert all(network_for(preset(game).rules) is not None for game in preset_ids())


def _losses(view: PlayerView, state: DealState) -> Iterator[tuple[float, float]]:
    """The logarithmic loss of blind chances and of those read, of two cards of every rank."""
    base, block = flat_view(view), block_of(view)
    tables = likely_tables(view, block, base)
    pool = sum(tables.copies[kind] for kind in range(const.KINDS) if not view.setup.tabled[kind])
    for place, player in enumerate(places_of(view)):
        for kind in range(const.FIRST, const.ACE + 1):
            at, copies = const.KINDS * place + kind, tables.copies[kind]
            missing, rest = tables.missing[place], pool - copies
            if place == base.seat or base.known[at] or copies < 2 or not missing:
                continue
            few = math.comb(rest, missing) + copies * math.comb(rest, missing - 1)
            blind = 1 - few / math.comb(pool, missing)
            held = sum(KIND[card] == kind for card in state.hands[player]) > 1
            chances = (blind, tables.wanted[2 * at + 1])
            one, other = (-math.log(chance if held else 1 - chance) for chance in chances)
            yield one, other


@pytest.mark.parametrize("game", READ)
def test_hands_read_are_nearer_to_the_true_ones_than_blind_guesses(game: str) -> None:
    """Four deals a game, a second in all."""
    found = [pair for look in _looks(game, range(4)) for pair in _losses(*look)]
    blind, read = (statistics.fmean(column) for column in zip(*found, strict=True))
    assert read < 0.98 * blind


@pytest.mark.parametrize("game", READ)
def test_worlds_hold_what_was_read(game: str) -> None:
    """Hands of 400 worlds; what several hands draw of few cards is a little less than is wanted."""
    view = _late(game)
    base, block = flat_view(view), block_of(view)
    tables = likely_tables(view, block, base)
    worlds = [Worlds(block, base, tables, 7).world(number) for number in range(400)]
    gaps = []
    for place in range(block.seats):
        for kind in range(const.FIRST, const.KINDS):
            at = const.KINDS * place + kind
            if place != base.seat and tables.copies[kind]:
                hidden = (world.hand[at] - base.hand[at] for world in worlds)
                gaps.append(statistics.fmean(count > 0 for count in hidden) - tables.wanted[2 * at])
    assert statistics.fmean(map(abs, gaps)) < 0.06


def test_a_world_is_the_same_again() -> None:
    view = _late("classic_4p")
    base, block = flat_view(view), block_of(view)
    one, other = (Worlds(block, base, likely_tables(view, block, base), 7) for _ in range(2))
    for number in (0, 5):
        assert numbers(one.world(number)) == numbers(other.world(number))
