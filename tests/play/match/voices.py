"""Whether the voices at the table agree: ``python -m tests.play.match.voices --follow hints``.

Deals are played to their end at a real table, one seat by following either the button in gold,
without a hint, or every hint. Named is whatever contradicts: a button in gold that a caution or the
quick adviser speaks against, a hint that its button does not carry out or that a caution stops.
With `--review` the hint-follower's deals are reviewed, and what the review blames is counted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QTimer

from canasta_qt.engine.actions import Action, Discard, LayDown, Play
from canasta_qt.engine.view import PlayerView
from canasta_qt.jobs.answering import BotAnswer
from canasta_qt.play.match.hints import Hints
from canasta_qt.play.scene.interactions.menus import obvious
from canasta_qt.players.adviser.hinting import taught
from canasta_qt.players.adviser.quick import objects_to, quick_move
from canasta_qt.players.api import make_bot
from canasta_qt.players.worker import Explainer
from canasta_qt.record.notation import text_of
from canasta_qt.view_model.pictures import HintModel
from tests.helpers.table.table_tools import LocalPool, NotedGame

Follow = Literal["gold", "hints"]

GAMES: Final = ("classic_4p", "classic_2p", "american_2017", "hand_and_foot", "samba")
CAUTIONS: Final = ("warn_layoff", "warn_gift", "confirm_go_out", "confirm_concede")
MOST_MOVES: Final = 400
"""Own moves after which a deal is let go."""


class TeachingPool(LocalPool):
    """Answers questions for advice in this process, by a player of some level."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self._level = level

    def ask(
        self, level: str, seed: int | str, view: PlayerView, *, explain: Explainer | None = None
    ) -> int:
        self._asked += 1
        QTimer.singleShot(0, self, partial(self._teach, self._asked, seed, view))
        return self._asked

    def _teach(self, number: int, seed: int | str, view: PlayerView) -> None:
        advice = taught(make_bot(self._level, seed, by_count=True), view)
        self.answered.emit(BotAnswer(number, advice.moves[0].action, advice=advice))


@dataclass
class Walk:
    """What came of deals: how many moves were made, in gold or by a hint, and what contradicts."""

    moves: int = 0
    followed: int = 0
    faults: list[str] = field(default_factory=list)


class Follower:
    """Plays the viewer's seat of a game, move by move."""

    def __init__(self, rules: str, seed: int, follow: Follow, level: str = "expert") -> None:
        self.game = NotedGame(adviser=TeachingPool(level))
        self.game.warnings = CAUTIONS
        self._follow, self._rules = follow, rules
        self._told: list[HintModel] = []
        self._hints = Hints(self.game.controller, self.game.controller)
        self._hints.told.connect(self._told.append)
        self.game.start(rules, seed)
        self.walk = Walk()
        self.run = self.game.match.run
        self.seat = self.game.match.session.viewer

    def play_deal(self) -> Walk:
        """Play until the deal is over."""
        game = self.game
        for _ in range(40 * MOST_MOVES):
            QCoreApplication.processEvents()
            if game.match.run.deal_over or self.walk.moves > MOST_MOVES:
                break
            if game.match.run.in_deal and game.match.situation.must_act:
                self._move()
        game.controller.close()
        return self.walk

    def _move(self) -> None:
        view = self.game.match.run.view(self.game.state.actor)
        before = len(self.game.match.run.log.deals[-1].entries)
        self.walk.moves += 1
        self.walk.followed += self._by_gold(view) if self._follow == "gold" else self._by_hint(view)
        if self.game.match.presenter.caution is not None:
            self.game.controller.input.unwarn()
        if len(self.game.match.run.log.deals[-1].entries) == before:
            self.game.controller.input.unstage()
            self.game.controller.input.play(quick_move(view))

    def _by_gold(self, view: PlayerView) -> bool:
        """Press what is in gold, for the cards that the quick adviser would choose."""
        game, table = self.game, self.game.controller.input
        gold = next((one for one in game.model.buttons if one.accent), None)
        if gold is not None:
            table.press(gold.id)
            self._look(view, f"{gold.label} in gold")
            return True
        tokens = game.match.presenter.tokens.all(_cards_of(quick_move(view)))
        found = obvious(table.drop_targets(tokens)) if tokens else None
        if found is None or not found.label or found.doubtful:
            return False
        table.drop(tokens, found.zone)
        self._look(view, f"{found.label} in gold")
        return True

    def _by_hint(self, view: PlayerView) -> bool:
        self._hints.ask()
        self._told.clear()
        while not (self._told and self._told[-1].advises):
            QCoreApplication.processEvents()
            if not self.game.match.situation.must_act:  # the table made the only move there was
                return False
        hint, table = self._told[-1], self.game.controller.input
        advised = self._hints._advised
        assert advised is not None
        if not hint.deed:
            self._fault(view, f"no button for: {hint.text}")
        if table._warned(self.game.match.situation, advised):
            self._fault(view, f"a caution about: {hint.text}")
            table.unwarn()
        before = len(self.game.match.run.log.deals[-1].entries)
        self._hints.follow()
        made = [entry.action for entry in self.game.match.run.log.deals[-1].entries[before:]]
        if made[:1] != [advised] and _plays_of(made) != _plays_of([advised]):
            self._fault(view, f"{hint.text} made {', '.join(map(text_of, made))}")
        return True

    def _look(self, view: PlayerView, what: str) -> None:
        """Whether what was just done meets a caution, or the quick adviser's objection."""
        caution = self.game.match.presenter.caution
        if caution is not None:
            self._fault(view, f"{what}: {caution.text}")
            return
        entry = self.game.match.run.log.deals[-1].entries[-1]
        if entry.seat == view.seat and objects_to(view, entry.action):
            self._fault(view, f"{what}: {text_of(entry.action)}")

    def _fault(self, view: PlayerView, what: str) -> None:
        self.walk.faults.append(f"{self._rules} turn {view.turn}: {what}")


def _plays_of(made: Sequence[Action]) -> list[Play]:
    """The melds of a laying, which may have been laid one by one."""
    return [play for one in made if isinstance(one, LayDown) for play in one.plays]


def _cards_of(action: Action) -> tuple[int, ...]:
    if isinstance(action, Discard):
        return (action.card,)
    plays = action.plays if isinstance(action, LayDown) else ()
    return tuple(card for play in plays[:1] for card in play.cards)


def main(argv: Sequence[str] | None = None) -> int:
    """Play the deals; returns 1 where something contradicts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--follow", choices=("gold", "hints"), default="gold")
    parser.add_argument("--rules", nargs="+", default=list(GAMES), metavar="ID")
    parser.add_argument("--deals", type=int, default=40, metavar="N", help="of each game")
    parser.add_argument("--level", default="expert", help="who gives the hints")
    parser.add_argument("--review", action="store_true", help="review what was played")
    options = parser.parse_args(argv)
    app = QCoreApplication.instance() or QCoreApplication([])
    faults = 0
    for rules in options.rules:
        walks, flags = [], 0
        for number in range(1, options.deals + 1):
            follower = Follower(rules, number, options.follow, options.level)
            walks.append(follower.play_deal())
            flags += _blamed(follower) if options.review else 0
            print("\n".join(walks[-1].faults), end="\n" * bool(walks[-1].faults), flush=True)
        moves, done = (sum(getattr(one, what) for one in walks) for what in ("moves", "followed"))
        bad = sum(len(one.faults) for one in walks)
        faults += bad
        said = f", {flags / len(walks):.3f} blamed a deal" if options.review else ""
        print(
            f"{rules}: {len(walks)} deals, {moves} moves, {done} followed, {bad} contradict{said}",
            flush=True,
        )
    assert app is not None
    return 1 if faults else 0


def _blamed(follower: Follower) -> int:
    from canasta_qt.record.timeline import Timeline
    from tests.features.review.gate import review_last

    review = review_last(Timeline(follower.run.log), follower.seat)
    blamed = [moment for moment in review.moments if not moment.is_praise]
    for one in blamed:
        better = f"{text_of(one.played)}, better {text_of(one.other)}: {one.points}"
        print(f"blamed: deal {follower.run.log.seed}, action {one.action}: {better}", flush=True)
    return len(blamed)


if __name__ == "__main__":
    sys.exit(main())
