"""One deal of the quick instrument: who plays it, and what each of its decisions is worth.

One side is played by the first player, all others by the second, as in a duplicate pair; the sides
change from deal to deal. At every decision the move that is made is held against the one that the
player inside imagined deals would make, in fresh worlds that are played on by that player: its
*regret*, below 0, or its gain. How far a side is ahead at the end is the sum of its gains, less
the sum of the other side's, and luck, which is nothing on average: an identity (the advantage sum
of the performance difference lemma, Kakade and Langford 2002; the terms of AIVAT, Burch and others
2018). It asks nothing of how well that player plays, only that hidden cards are imagined as likely
as they are.

Gaps between the two players' own moves, summed, would say something else: whoever declines the
same thing in five turns is charged five times for what costs once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import process_time
from typing import Final, Literal

from canasta_qt.arena.bot_table import play_out
from canasta_qt.arena.duel import STANDINGS, mid_match, sides_of
from canasta_qt.bots.api import Bot, make_bot
from canasta_qt.bots.judging.comparison import Comparer, Gap, Model, can_compare, is_same
from canasta_qt.bots.judging.laying import goes_on_laying, joined
from canasta_qt.bots.playout import COMPILED
from canasta_qt.engine.actions import Action, AskPermission, LayDown
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.record.bot_seeds import hidden_seed
from canasta_qt.record.replay import MatchRun

Kind = Literal["take", "lay", "discard"]
"""What is decided: how a turn begins, whether and what is laid, what is thrown."""

MODELS: Final[tuple[Model, Model]] = ("careful", "plain")
WORLDS: Final = 100 if COMPILED else 20
"""Fresh worlds for a decision and model. More would hardly narrow the interval: other deals do."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is measured.

    Attributes:
        rules: the game.
        one, other: levels; gains are `one`'s.
        seed: the same seed gives the same deals and gains.
        worlds: fresh worlds for each decision and model.
    """

    rules: TableRules
    one: str
    other: str
    seed: str
    worlds: int = WORLDS


@dataclass(slots=True)
class Gains:
    """What moves bring more than those of the player inside imagined deals, in points.

    Attributes:
        decisions: how many differed from it, by one model at least.
        careful, plain: the sums by the two models; the second player's count against it.
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
    gains: dict[Kind, Gains] = field(default_factory=dict)
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
    bots = []
    for seat, side in enumerate(run.match.setup.side_of):
        level = question.one if side == first else question.other
        weight = 1.0 if side == first else -1.0 / (sides - 1)
        bots.append(_Judged(question, run, found, weight, level, hidden_seed(f"{cards}/{seat}")))
    run.start_deal()
    play_out(run, bots, f"deal {number}")
    found.seconds = process_time() - begun
    return found


class _Judged:
    """A seat whose moves are judged."""

    def __init__(
        self,
        question: Question,
        run: MatchRun,
        found: DealGains,
        weight: float,
        level: str,
        luck: str,
    ) -> None:
        self._bot: Bot = make_bot(level, luck, by_count=True)
        self._worlds = question.worlds
        self._run = run
        self._found = found
        self._weight = weight
        self._luck = luck
        self._goes_on = False

    def choose(self, view: PlayerView) -> Action:
        """What the player of this seat does."""
        action = self._bot.choose(view)
        if self._goes_on and isinstance(action, LayDown):
            return action
        self._goes_on = isinstance(action, LayDown) and not goes_on_laying(view)
        self._found.asked += 1
        whole = self._whole(view, action)
        is_known = view.phase is not Phase.ANSWER and whole is not None
        if whole is None or not is_known or not can_compare(view, (whole,)):
            self._found.unjudged += 1
        else:
            self._judge(view, whole)
        return action

    def _judge(self, view: PlayerView, action: Action) -> None:
        """Count what an action gains, with all that is laid down after it in the turn."""
        careful, plain = (self._gain(view, action, model) for model in MODELS)
        if careful is None and plain is None:
            return
        gains = self._found.gains.setdefault(_kind_of(view, action), Gains())
        nothing = Gap(0.0, 0.0)
        careful, plain = careful or nothing, plain or nothing
        gains.add(self._weight * careful.points, self._weight * plain.points)
        self._found.noise["careful"] += (self._weight * careful.error) ** 2
        self._found.noise["plain"] += (self._weight * plain.error) ** 2

    def _gain(self, view: PlayerView, action: Action, model: Model) -> Gap | None:
        """What it gains by this model; None where the player inside would do the same."""
        comparer = Comparer(
            view,
            (action,),
            luck=f"{self._luck}/judge",
            model=model,
            facts=False,
            in_points=True,
            beside_own=True,
        )
        return None if is_same(*comparer.moves) else comparer.add(self._worlds).gap(0, 1)

    def _whole(self, view: PlayerView, action: Action) -> Action | None:
        """The action with the lay-downs that follow it; None where they make no single move."""
        if not self._goes_on:
            return action
        tape = self._run.tape()
        ahead = MatchRun.at(self._run.log, tape, tape.actions)
        steps, following = 0, action
        while isinstance(following, LayDown):
            ahead.play(following)
            steps += 1
            if ahead.deal_over or ahead.state.actor != view.seat:
                break
            following = self._bot.choose(ahead.view(view.seat))
        if isinstance(following, AskPermission):
            return None
        return action if steps == 1 else joined(view, ahead.state.melds[view.side])


def _kind_of(view: PlayerView, action: Action) -> Kind:
    if view.phase is Phase.START:
        return "take"
    return "lay" if isinstance(action, LayDown | AskPermission) else "discard"
