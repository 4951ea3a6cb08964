"""One deal of the quick instrument: who plays it, and what its decisions are worth.

One side is played by the first player, all others by the second, as in a duplicate pair; the sides
change from deal to deal. Moves are compared in fresh worlds, never those that a player thought in.

There are two ways. *Anchored*: every move that is made is held against the one that the player
inside imagined deals would make, who also plays them on. How far a side is ahead at the end is the
sum of its gains, less that of the other side's, and luck, which is nothing on average: an identity
(the advantage sum of the performance difference lemma, Kakade and Langford 2002; the terms of
AIVAT, Burch and others 2018). It asks nothing of how well that player plays, only that hidden cards
are imagined as likely as they are. So it says what pairs say, but what both players do otherwise
than the one inside adds to its spread.

*Paired*: both players are asked at every decision, with the same view and seed, and where they
differ their moves are held against each other. Players that are nearly alike are told apart by
this much sooner. It is no measure of size: whoever declines the same thing in five turns is charged
five times for what costs once, and a player that thinks by the judge's own model is flattered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import process_time
from typing import Final, Literal

from canasta_qt.engine.actions import Action, AskPermission, LayDown
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import (
    make_bot,
)
from canasta_qt.players.bot import Bot
from canasta_qt.players.judging import (
    Comparer,
    Gap,
    Model,
    can_compare,
    goes_on_laying,
    is_same,
    joined,
)
from canasta_qt.players.mid_match import STANDINGS, mid_match
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.table import play_out
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import hidden_seed
from tools.lab.duel import sides_of

QuestionKind = Literal["take", "lay", "discard"]
"""What is decided: how a turn begins, whether and what is laid, what is thrown."""

MODELS: Final[tuple[Model, Model]] = ("careful", "plain")
WORLDS: Final = 100 if COMPILED else 20
"""Fresh worlds for a decision and model at least."""
PRECISE: Final = 30.0
MOST_TIMES: Final = 6
"""An error of a gap, in points, that needs no smaller, and how many times as many worlds are tried
for it. In most games other deals narrow the interval more; where one card is worth thousands, more
worlds do. That they go on by the error alone leaves the gap unbiased."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is measured.

    Attributes:
        rules: the game.
        one, other: levels; gains are `one`'s.
        seed: the same seed gives the same deals and gains.
        worlds: fresh worlds for each decision and model, at least.
        paired: whether the players' moves are held against each other.
    """

    rules: TableRules
    one: str
    other: str
    seed: str
    worlds: int = WORLDS
    paired: bool = False


@dataclass(slots=True)
class Gains:
    """What moves bring more than those they are held against, in points.

    Attributes:
        decisions: how many differed from those, by one model at least.
        careful, plain: the sums by the two models, in favour of the first player.
    """

    decisions: int = 0
    careful: float = 0.0
    plain: float = 0.0

    def add(self, careful: float, plain: float, decisions: int = 1) -> None:
        """Count more of them."""
        self.decisions += decisions
        self.careful += careful
        self.plain += plain


@dataclass(slots=True)
class DealGains:
    """What came of one deal.

    Attributes:
        number: the deal, from 0.
        asked: its decisions.
        unjudged: those among them that no playout knows; they count as if nothing was gained.
        gains: by kind of decision, points by which the first player's side is ahead.
        noise: what chance in the worlds adds to the variance of either sum.
        seconds: processor time it took.
    """

    number: int
    asked: int = 0
    unjudged: int = 0
    gains: dict[QuestionKind, Gains] = field(default_factory=dict)
    noise: dict[Model, float] = field(default_factory=lambda: dict.fromkeys(MODELS, 0.0))
    seconds: float = 0.0

    @property
    def total(self) -> Gains:
        """The gains of all kinds together."""
        found = Gains()
        for gains in self.gains.values():
            found.add(gains.careful, gains.plain, gains.decisions)
        return found


def ask_deal(question: Question, number: int) -> DealGains:
    """Play deal `number` (from 0) and judge its decisions. Raises `BotFault`."""
    begun = process_time()
    cards = f"{question.seed}/{number}"
    sides = sides_of(question.rules)
    run = mid_match(question.rules, cards, number % STANDINGS)
    first = number // STANDINGS % sides
    found = DealGains(number)
    bots: list[Bot] = []
    for seat, side in enumerate(run.match.setup.side_of):
        luck = hidden_seed(f"{cards}/{seat}")
        players = [make_bot(level, luck, by_count=True) for level in (question.one, question.other)]
        own, rival = players if side == first else players[::-1]
        sign = 1 if side == first else -1
        judge = _Judge(question.worlds, f"{luck}/judge", run, found)
        if question.paired:
            bots.append(_Paired(judge, sign / sides, own, rival))
        else:
            bots.append(_Anchored(judge, 1 if side == first else sign / (sides - 1), own))
    run.start_deal()
    play_out(run, bots, f"deal {number}")
    found.seconds = process_time() - begun
    return found


class _Judge:
    """Compares moves of one seat and counts what comes of it."""

    def __init__(self, worlds: int, luck: str, run: MatchRun, found: DealGains) -> None:
        self._worlds = worlds
        self._luck = luck
        self._run = run
        self.found = found

    def count(self, view: PlayerView, actions: list[Action], weight: float) -> None:
        """Count what the first of two actions brings more than the second.

        If there is but one, it is held against the move of the player inside.
        """
        found = [self._gap(view, actions, model) for model in MODELS]
        if not any(found):
            return
        careful, plain = (gap or Gap(0.0, 0.0) for gap in found)
        gains = self.found.gains.setdefault(_kind_of(view, actions), Gains())
        gains.add(weight * careful.points, weight * plain.points)
        self.found.noise["careful"] += (weight * careful.error) ** 2
        self.found.noise["plain"] += (weight * plain.error) ** 2

    def _gap(self, view: PlayerView, actions: list[Action], model: Model) -> Gap | None:
        """By how much the first is ahead by this model; None where both come to the same."""
        comparer = Comparer(
            view,
            actions,
            luck=self._luck,
            model=model,
            facts=False,
            in_points=True,
            beside_own=len(actions) == 1,
        )
        if is_same(*comparer.moves):
            return None
        gap = comparer.add(self._worlds).gap(0, 1)
        while gap.error > PRECISE and comparer.worlds < MOST_TIMES * self._worlds:
            gap = comparer.add(self._worlds).gap(0, 1)
        return gap

    def whole(self, view: PlayerView, action: Action, bot: Bot) -> Action | None:
        """The action with all that the bot would lay down after it; None for what is not judged.

        That is what no playout knows, and steps that make no single move.
        """
        if view.phase is Phase.ANSWER:
            return None
        joint = self._joint(view, action, bot) if is_step(view, action) else action
        return None if joint is None or not can_compare(view, (joint,)) else joint

    def _joint(self, view: PlayerView, action: Action, bot: Bot) -> Action | None:
        tape = self._run.tape()
        ahead = MatchRun.at(self._run.log, tape, tape.actions)
        steps, following = 0, action
        while isinstance(following, LayDown):
            ahead.play(following)
            steps += 1
            if ahead.deal_over or ahead.state.actor != view.seat:
                break
            following = bot.choose(ahead.view(view.seat))
        if isinstance(following, AskPermission):
            return None
        return action if steps == 1 else joined(view, ahead.state.melds[view.side])


def is_step(view: PlayerView, action: Action) -> bool:
    """Whether other lay-downs may follow that are part of the same move."""
    return isinstance(action, LayDown) and not goes_on_laying(view)


class _Anchored:
    """A seat whose moves are held against those of the player inside imagined deals."""

    def __init__(self, judge: _Judge, weight: float, own: Bot) -> None:
        self._judge = judge
        self._weight = weight
        self._own = own
        self._goes_on = False

    def choose(self, view: PlayerView) -> Action:
        """What the player of this seat does."""
        action = self._own.choose(view)
        if self._goes_on and isinstance(action, LayDown):
            return action
        self._goes_on = is_step(view, action)
        self._judge.found.asked += 1
        whole = self._judge.whole(view, action, self._own)
        if whole is None:
            self._judge.found.unjudged += 1
        else:
            self._judge.count(view, [whole], self._weight)
        return action


class _Paired:
    """A seat at which both players are asked, and their moves held against each other."""

    def __init__(self, judge: _Judge, weight: float, own: Bot, rival: Bot) -> None:
        self._judge = judge
        self._weight = weight
        self._own = own
        self._rival = rival
        self._goes_on = False

    def choose(self, view: PlayerView) -> Action:
        """What the player of this seat does."""
        action = self._own.choose(view)
        if self._goes_on and isinstance(action, LayDown):
            return action
        self._goes_on = False
        self._judge.found.asked += 1
        rival = self._rival.choose(view)
        if action != rival:
            self._goes_on = is_step(view, action)
            whole = [
                self._judge.whole(view, move, bot)
                for move, bot in ((action, self._own), (rival, self._rival))
            ]
            known = [move for move in whole if move is not None]
            if len(known) < len(whole):
                self._judge.found.unjudged += 1
            else:
                self._judge.count(view, known, self._weight)
        return action


def _kind_of(view: PlayerView, actions: list[Action]) -> QuestionKind:
    if view.phase is Phase.START:
        return "take"
    lays = any(isinstance(action, LayDown | AskPermission) for action in actions)
    return "lay" if lays else "discard"
