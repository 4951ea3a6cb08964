"""Everybody who plays or advises, asked in a position: nobody may raise, or choose what is refused.

Where nothing can be done all say so, and such a position is no exercise that can be passed on.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final
from unittest.mock import patch

from canasta_qt.engine import act
from canasta_qt.engine.actions import Action, Discard
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.movegen.legal_actions import NoLegalAction, can_act, legal_actions
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.play.gestures.draft import DraftTurn
from canasta_qt.play.gestures.situation import Situation
from canasta_qt.play.presenter.prompts import prompt
from canasta_qt.players.adviser import hinting
from canasta_qt.players.api import ADVISER, make_bot
from canasta_qt.players.bot import Bot
from canasta_qt.players.heuristic.weights import weights_of
from canasta_qt.players.levels import DEFAULT_LEVEL, LEVELS, PERSONALITIES, LevelInfo, Style
from canasta_qt.players.search import advice
from canasta_qt.players.search.player import SearchBot
from canasta_qt.record.positions.completing import completed
from canasta_qt.record.positions.exercise import (
    MOST_TEXT,
    PositionExercise,
    exercise_text,
    read_exercise,
)
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.words.turn import TurnText
from tests.fuzz.random_positions import random_position

_ROLLOUTS: Final = 12
"""Rollouts for a decision: enough to come through all that thinking does."""
_STEPS: Final = 4
"""Actions that are played on from a position."""
_OFFERS_DISCARD: Final = re.compile(r"\bdiscard (one|your|the|or)\b", re.IGNORECASE)


def samples() -> tuple[bytes, ...]:
    """Positions of everyday, and the one with nothing to do that began this."""
    ordinary = {"rules": "samba", "phase": "play", "hands": {"0": "K K K 9 9 2 4"}, "pile": "Q 5"}
    alone = {"rules": "classic_4p", "phase": "play", "hands": {"0": "4"}}
    return tuple(json.dumps(one).encode() for one in (ordinary, alone))


def odd_position(_sample: bytes, rng: random.Random) -> bytes:
    """Any position that can be written down."""
    return json.dumps(random_position(rng)).encode()


def ask_players(data: bytes) -> None:
    """Ask everybody; what is no position, as when a finding is made smaller, is passed over."""
    try:
        position = json.loads(data)
        state = completed(position, 0)
    except (PositionProblem, json.JSONDecodeError, UnicodeDecodeError):
        return
    can = state.phase is not Phase.OVER and can_act(state)
    assert can == bool(legal_actions(state))
    _ask_reader(position, can=can)
    if state.phase is Phase.OVER:
        return
    _ask_prompt(state)
    view = view_of(state, state.actor, ())
    rng = random.Random(data)
    for name, choose in _everybody(rng):
        _ask_one(name, choose, view, state, can=can)
    if can:
        _play_on(state.clone())


def _ask_reader(position: dict[str, object], *, can: bool) -> None:
    """Only what can be played is read as an exercise of a code."""
    text = exercise_text(PositionExercise("Odd", 0, position))
    try:
        read_exercise(text, position["rules"])
        read = True
    except PositionProblem:
        read = len(text.encode()) > MOST_TEXT and can  # too long for a code, whatever can be done
    assert read == can, "it is read although nothing can be done, or refused although something can"


def _ask_prompt(state: DealState) -> None:
    names = tuple(f"Player {seat}" for seat in range(state.setup.seats))
    text = prompt(Situation(state, state.actor, DraftTurn(), names))
    assert text
    assert (text == TurnText.PROMPT_NO_ACTION()) == (not can_act(state))
    if state.phase is Phase.PLAY and _OFFERS_DISCARD.search(text):
        hand = state.hands[state.turn_seat]
        assert any(verify(state, Discard(card)) is None for card in hand), text


def _everybody(rng: random.Random) -> Iterator[tuple[str, Callable[[PlayerView], Action]]]:
    """Every level in some manner, the stand-in, and the hint."""
    for info in LEVELS:
        manner = rng.choice(("", *PERSONALITIES))
        yield f"{info.id}:{manner}", _bot(info, manner).choose
    yield "stand-in", make_bot(DEFAULT_LEVEL, 1).choose
    adviser = _bot(next(info for info in LEVELS if info.id == ADVISER), "")
    yield "hint", lambda view: _hint(adviser, view)


def _bot(info: LevelInfo, manner: str) -> Bot:
    """A bot of this level; one that thinks does so shortly, by count."""
    if info.effort is None:
        return make_bot(str(Style(info.id, manner)), 1)
    careful = min(info.effort.careful_rollouts, _ROLLOUTS)
    effort = replace(info.effort, budget=_ROLLOUTS, careful_rollouts=careful)
    return SearchBot(1, effort, weights=weights_of(info.id, manner), safety_s=float("inf"))


def _hint(adviser: Bot, view: PlayerView) -> Action:
    with patch.object(hinting, "WORLDS", 4), patch.object(advice, "_ASKED", 2):
        return hinting.taught(adviser, view).moves[0].action


def _ask_one(
    name: str,
    choose: Callable[[PlayerView], Action],
    view: PlayerView,
    state: DealState,
    *,
    can: bool,
) -> None:
    try:
        action = choose(view)
    except NoLegalAction:
        assert not can, f"{name} finds nothing"
        return
    refusal = verify(state, action)
    assert refusal is None, f"{name}: {action} is refused ({refusal.code.value})"


def _play_on(state: DealState) -> None:
    """The stand-in plays for all, until somebody can do nothing."""
    bot = make_bot(DEFAULT_LEVEL, 1)
    for _ in range(_STEPS):
        if state.phase is Phase.OVER or not can_act(state):
            return
        act(state, bot.choose(view_of(state, state.actor, ())))
