"""Deals of random legal play with everything looked at on the way that must hold under any rules.

No card is lost, queries change nothing, somebody may always do something, whoever sees only one
seat's view judges alike, nothing hidden shows, and the log plays to the same end.
"""

from __future__ import annotations

import random

from canasta_qt.engine import (
    DealState,
    act,
    legal_actions,
    random_action,
    score_deal,
    verify,
    view_of,
)
from canasta_qt.engine.actions import (
    Action,
    AskPermission,
    ConcedeDeal,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayOnHeap,
    LayThree,
    MergeMelds,
    Pass,
    Play,
    RestorePile,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.events import ThreesTabled, TurnBegan
from canasta_qt.engine.rules import TableRules
from canasta_qt.record.log import Player
from canasta_qt.record.log_text import dumps, loads
from canasta_qt.record.notation import parse, text_of
from canasta_qt.record.replay import MatchRun
from tests.helpers.deals.invariants import broken_invariants

MOST_ACTIONS = 6000


def play_out(rules: TableRules, seed: int, every: int = 7) -> MatchRun:
    """A deal of random legal play, examined closely at every `every`-th action."""
    players = [Player(f"Player {seat}", "random") for seat in range(rules.match.players)]
    run = MatchRun.new(rules, seed, players)
    run.start_deal()
    rng, mixing = random.Random(seed), random.Random(seed)
    for number in range(MOST_ACTIONS):
        assert broken_invariants(run.state) == []
        if run.deal_over:
            the_log_plays_to_the_same_end(run)
            return run
        action = random_action(run.state, rng)
        assert parse(text_of(action)) == action
        if number % every == 0:
            queries_change_nothing(run.state)
            everyone_judges_alike(run.state, action)
            nothing_hidden_shows(run.state, mixing.randrange(10**6))
            nothing_hidden_is_told(run.state, action, mixing.randrange(10**6))
        run.play(action)
    raise AssertionError(f"the deal did not end within {MOST_ACTIONS} actions")


def the_log_plays_to_the_same_end(run: MatchRun) -> None:
    """Written down, read and played again, the log gives the same state and events."""
    again = MatchRun.from_log(loads(dumps(run.log)).log)
    assert again.state.digest() == run.state.digest()
    assert again.history == run.history
    assert again.finish_deal() == run.finish_deal()


def queries_change_nothing(state: DealState) -> None:
    """Listing, judging and scoring leave the state alone; whatever is listed can be done."""
    before = state.digest()
    actions = legal_actions(state)
    assert actions, "a deal that goes on has a legal action"
    for action in actions:
        assert verify(state, action) is None, action
        assert parse(text_of(action)) == action
    for guess in wild_guesses(state):
        verify(state, guess)
    score_deal(state)
    assert state.digest() == before
    for action in actions:
        copy = state.clone()
        act(copy, action)
        assert broken_invariants(copy) == [], action
    assert state.digest() == before


def wild_guesses(state: DealState) -> list[Action]:
    """Mostly illegal actions: judging them must never raise."""
    cards = state.hands[state.turn_seat]
    top = tuple(state.pile[-1:])
    melds = [meld.uid for melds in state.melds for meld in melds][:4]
    return [
        DrawStock(),
        GoOut(),
        Pass(),
        RestorePile(),
        RetractMelds(),
        ConcedeDeal(),
        DeclareSpecialHand("garbage"),
        LayThree(state.setup.pack[1]),
        *map(LayThree, cards[:2]),
        LayOnHeap(()),
        LayOnHeap(tuple(cards[:2])),
        *(MergeMelds(uid, into) for uid in melds for into in melds),
        *(LayDown((Play(tuple(cards[:1]), uid),)) for uid in melds),
        *(TakePile((Play(top, uid),)) for uid in melds),
        AskPermission(),
        Discard(HIDDEN),
        Discard(state.setup.pack[0]),
        LayDown(()),
        LayDown((Play(()),)),
        LayDown((Play(tuple(cards)),)),
        LayDown((Play(tuple(cards[:1]), 3),)),
        TakePile(()),
        TakePile((Play(top),)),
        TakePile((Play(top + tuple(cards[:2])), Play(tuple(cards[2:5])))),
    ]


def everyone_judges_alike(state: DealState, action: Action) -> None:
    """The seat to act finds the same actions legal from its own view of the table."""
    view = view_of(state, state.actor)
    assert verify(view, action) is None, action
    assert legal_actions(view) == legal_actions(state)
    for guess in wild_guesses(state):
        assert verify(view, guess) == verify(state, guess), guess


def nothing_hidden_shows(state: DealState, mix: int) -> None:
    """Every seat's view stays the same when the cards hidden from it change places."""
    for seat in range(state.setup.seats):
        other = with_hidden_cards_mixed(state, seat, random.Random(mix))
        assert view_of(other, seat) == view_of(state, seat)


def nothing_hidden_is_told(state: DealState, action: Action, mix: int) -> None:
    """What others hear of an action is the same when the cards hidden from them change places.

    The hand of the seat to act stays, so that it can do the same; threes that come up are laid
    out for all to see, and may make a difference.
    """
    for seat in range(state.setup.seats):
        if seat == state.actor:
            continue
        other = with_hidden_cards_mixed(state, seat, random.Random(mix), keep=state.actor)
        here, there = act(state.clone(), action), act(other, action)
        mine = [event for event in here if getattr(event, "seat", None) == seat]
        own = [event for event in mine if not isinstance(event, TurnBegan)]
        open_threes = any(isinstance(event, ThreesTabled) for event in here + there)
        if not own and not open_threes and [*map(type, here)] == [*map(type, there)]:
            assert [e.redacted(seat) for e in here] == [e.redacted(seat) for e in there], action


def with_hidden_cards_mixed(
    state: DealState, seat: int, rng: random.Random, *, keep: int | None = None
) -> DealState:
    """The same position as far as `seat` can know, every hidden card somewhere else.

    The hand of the seat `keep` stays as it is.
    """
    other = state.clone()
    stock = list(other.remaining_stock())
    hands = [hand for owner, hand in enumerate(other.hands) if owner not in (seat, keep)]
    peeks = state.setup.rules.foot.peek != "never"
    feet = [list(foot) for foot in other.feet]
    under = other.pile[: other.pile_hidden]
    unseen = [foot for owner, foot in enumerate(feet) if not (peeks and owner == seat)]
    face_down = [*hands, *other.waiting, *other.packets, *unseen, under]
    hidden = stock + [card for cards in face_down for card in cards]
    rng.shuffle(hidden)
    for cards in face_down:
        cards[:] = [hidden.pop() for _ in cards]
    other.feet = tuple(map(tuple, feet))
    other.pile[: other.pile_hidden] = under
    other.stock = tuple(hidden)
    return other
