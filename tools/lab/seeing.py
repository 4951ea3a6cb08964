"""Players that see the cards of others: how much is luck of not seeing, and never anybody's rival.

They sit in duels of the arena only, where somebody gives them the run (`sit_in`). Whoever makes
bots by level (`players.api.make_bot`: the worker that serves matches, the table, challenges) does
not know them, and a view alone tells them nothing: without a run they refuse to play.

- `seeing` has perfect beliefs: every hand, foot and packet as it is, the stock in any order.
- `all-seeing` knows the order of the stock as well.

Both choose as Expert does, among the same candidates and with the same players inside imagined
deals, so what they reach is less than what seeing could bring. Permission to go out they give by
what the seat may know.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from canasta_qt.engine.actions import Action
from canasta_qt.engine.state import DealState
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Bot
from canasta_qt.players.heuristic.moment import roll
from canasta_qt.players.levels import Effort
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy.determinize import shuffle_stock
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import flat_state
from canasta_qt.players.search.hand_inference import Worlds
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.player import SearchBot
from canasta_qt.record.replay import MatchRun
from tools.lab.elsewhere import MARK, OtherPlayer
from tools.lab.stranger import STRANGER, Stranger

_LUCK: Final = 2**48 - 1
_STRIDE: Final = 828_091_051

SEEING: Final = {
    "seeing": Effort(3600, 3200, heuristic_weight=0.0),
    "all-seeing": Effort(400, 400, heuristic_weight=0.0, rounds=0),
}
"""Their names and how hard they think. Rules of thumb have no say: they guess at what is seen."""


class NoRun(RuntimeError):
    """A player that sees cards was asked without the run that has them."""


class SeeingBot(SearchBot):
    """Chooses like Expert, but in worlds that are the true deal."""

    def __init__(self, name: str, seed: int | str, safety_s: float | None = None) -> None:
        super().__init__(seed, SEEING[name], safety_s=safety_s)
        self._sees_stock = name == "all-seeing"
        self._run: MatchRun | None = None

    def sit_at(self, run: MatchRun) -> None:
        """Look at the cards of this run from now on."""
        self._run = run

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, the seat to act in the run. Raises `NoRun`."""
        if self._run is None:
            raise NoRun("players that see cards only play in the arena")
        return super().choose(view)

    def worlds_for(self, view: PlayerView) -> Worlds | None:
        """The true deal, where somebody has shown it."""
        if self._run is None:
            return None
        luck = roll(self.seed, view)
        return TrueWorlds(self._run.state, view, luck, sees_stock=self._sees_stock)


class TrueWorlds(Worlds):
    """The true deal in place of imagined ones; only the order of the stock changes, if anything."""

    def __init__(self, state: DealState, view: PlayerView, luck: int, *, sees_stock: bool) -> None:
        """`sees_stock`: whether the stock keeps its true order."""
        self._true = true_state(state, view)
        self._luck = luck
        self._sees_stock = sees_stock

    def world(self, number: int) -> State:
        """The world of this number as a flat state, until the next one is asked for."""
        world = self._true.copy()
        world.luck = (self._luck + _STRIDE * number) & _LUCK
        if not self._sees_stock:
            shuffle_stock(world)
        return world


def true_state(state: DealState, view: PlayerView) -> State:
    """The deal as it is, with what the players inside know of each other as the seat sees it."""
    true = flat_state(state, state.hands, state.remaining_stock())
    seen = flat_view(view)
    for place in range(const.KINDS * const.MOST_SEATS):
        true.known[place], true.declined[place] = seen.known[place], seen.declined[place]
    return true


def make_player(level: str, seed: int | str, *, interpreted: bool = not COMPILED) -> Bot:
    """A player for the arena, who thinks by count: of this level, one that sees cards, the
    stranger, or one of another checkout (`elsewhere`).

    `interpreted` as in `players.api.make_bot`; who sees cards thinks alike either way. Raises
    `UnknownLevel`.
    """
    if level in SEEING:
        return SeeingBot(level, seed, math.inf)
    if level == STRANGER:
        return Stranger(seed)
    if MARK in level:
        return OtherPlayer(level, seed)
    return make_bot(level, seed, by_count=True, interpreted=interpreted)


def sit_in(bots: Sequence[Bot], run: MatchRun) -> None:
    """Give the run to those at the table that see cards."""
    for bot in bots:
        if isinstance(bot, SeeingBot):
            bot.sit_at(run)
