"""One deal of the quick instrument: who plays it, who is asked, and what the answers are worth.

One side is played by the first player, all others by the second, as in a duplicate pair; the sides
change from deal to deal. At every decision both are asked with the same view and seed. Where they
differ, both moves are played on in the same fresh worlds, never those that a player thought in.

By the performance difference lemma (Kakade and Langford, 2002) the sum of these gaps over all
decisions of the first player's side, with the other one playing on, is what a pair of deals
measures; so is the sum over the other side's, with the first one playing on. Both are taken, and
halved. What is not exact: neither of them plays on, but the players inside imagined deals.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import process_time
from typing import Final, Literal

from canasta_qt.arena.bot_table import play_out
from canasta_qt.arena.duel import STANDINGS, mid_match, sides_of
from canasta_qt.bots.api import Bot, make_bot
from canasta_qt.bots.heuristic.moment import roll
from canasta_qt.bots.judging.comparison import Comparer, Gap, Model, is_same, moves_of
from canasta_qt.bots.judging.laying import goes_on_laying, joined
from canasta_qt.bots.playout import COMPILED
from canasta_qt.engine.actions import Action, AskPermission, LayDown
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.record.bot_seeds import hidden_seed
from canasta_qt.record.replay import MatchRun

Kind = Literal["take", "lay", "discard"]
"""What is decided: how a turn begins, whether and what is laid, what is thrown."""

WORLDS: Final = 200 if COMPILED else 20
"""Fresh worlds for a decision and model. More would hardly narrow the interval: decisions of other
deals do, and each of them costs the players' thoughts as well."""
SHORT_PACK: Final = 108
"""With more cards than these only a share of decisions is asked about: deals are longer then."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is measured.

    Attributes:
        rules: the game.
        one, other: levels; gains are `one`'s.
        seed: the same seed gives the same deals and gains.
        worlds: fresh worlds for each differing decision and model.
    """

    rules: TableRules
    one: str
    other: str
    seed: str
    worlds: int = WORLDS

    @property
    def share(self) -> float:
        """The share of decisions that is asked about; the others the second player makes."""
        return min(1.0, SHORT_PACK / len(setup_for(self.rules).pack))


@dataclass(slots=True)
class Gains:
    """What the first player's moves bring more than the second's, in points.

    Attributes:
        decisions: how many differed and could be judged.
        careful, plain: the sums by the two models.
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
        asked: decisions at which both were asked.
        differing: those where they would do different things.
        unjudged: those among them that no playout knows.
        gains: by kind of decision, a side's share, points a deal.
        noise: what chance in the worlds adds to the variance of either sum.
        seconds: processor time it took.
    """

    number: int
    asked: int = 0
    differing: int = 0
    unjudged: int = 0
    gains: dict[Kind, Gains] = field(default_factory=dict)
    noise: dict[Model, float] = field(default_factory=lambda: {"careful": 0.0, "plain": 0.0})
    seconds: float = 0.0

    @property
    def total(self) -> Gains:
        """The gains of all kinds together."""
        found = Gains()
        for gains in self.gains.values():
            found.add(gains.careful, gains.plain, gains.decisions)
        return found


def ask_deal(question: Question, number: int) -> DealGains:
    """Play deal `number` (from 0) and judge what the players differ in. Raises `BotFault`."""
    begun = process_time()
    cards = f"{question.seed}/{number}"
    sides = sides_of(question.rules)
    run = mid_match(question.rules, cards, number % STANDINGS)
    first = number // STANDINGS % sides
    found = DealGains(number)
    weight = 1 / question.share / sides
    bots = [
        _Asked(question, run, found, weight, f"{cards}/{seat}", plays_first=side == first)
        for seat, side in enumerate(run.match.setup.side_of)
    ]
    run.start_deal()
    play_out(run, bots, f"deal {number}")
    found.seconds = process_time() - begun
    return found


class _Asked:
    """A seat: both players are asked, one of them plays, and what they differ in is judged."""

    def __init__(
        self,
        question: Question,
        run: MatchRun,
        found: DealGains,
        weight: float,
        seed: str,
        *,
        plays_first: bool,
    ) -> None:
        luck = hidden_seed(seed)
        self._one: Bot = make_bot(question.one, luck, by_count=True)
        self._other: Bot = make_bot(question.other, luck, by_count=True)
        self._own = self._one if plays_first else self._other
        self._rival = self._other if plays_first else self._one
        self._sign = 1 if plays_first else -1
        self._question = question
        self._run = run
        self._found = found
        self._weight = weight
        self._luck = luck
        self._laying = False

    def choose(self, view: PlayerView) -> Action:
        """What the player of this seat does."""
        if self._laying:
            action = self._own.choose(view)
            if isinstance(action, LayDown):
                return action
            self._laying = False
        if not self._is_asked(view):
            return self._other.choose(view)
        action = self._own.choose(view)
        rival = self._rival.choose(view)
        self._found.asked += 1
        if action != rival:
            self._laying = self._lays_in_steps(view, action)
            self._judge(view, action, rival)
        return action

    def _is_asked(self, view: PlayerView) -> bool:
        share = self._question.share
        return share >= 1 or roll(f"{self._luck}/share", view) < share * 2**64

    def _lays_in_steps(self, view: PlayerView, action: Action) -> bool:
        return isinstance(action, LayDown) and not goes_on_laying(view)

    def _judge(self, view: PlayerView, own: Action, rival: Action) -> None:
        """Compare two actions, each with all that its player would lay down after it."""
        found = self._found
        if view.phase is Phase.ANSWER:
            found.differing += 1
            found.unjudged += 1
            return
        pair = self._whole(view, own, self._own), self._whole(view, rival, self._rival)
        actions = [action for action in pair if action is not None]
        moves = moves_of(view, actions) if len(actions) == len(pair) else None
        if moves is not None and is_same(*moves):
            return
        found.differing += 1
        if moves is None:
            found.unjudged += 1
            return
        careful, plain = self._gap(view, actions, "careful"), self._gap(view, actions, "plain")
        weight = self._sign * self._weight
        kind = _kind_of(view, actions)
        gains = found.gains.setdefault(kind, Gains())
        gains.add(weight * careful.points, weight * plain.points)
        found.noise["careful"] += (weight * careful.error) ** 2
        found.noise["plain"] += (weight * plain.error) ** 2

    def _gap(self, view: PlayerView, actions: list[Action], model: Model) -> Gap:
        comparer = Comparer(
            view,
            actions,
            luck=f"{self._luck}/judge",
            model=model,
            facts=False,
            in_points=True,
        )
        return comparer.add(self._question.worlds).gap(0, 1)

    def _whole(self, view: PlayerView, action: Action, bot: Bot) -> Action | None:
        """The action with the lay-downs that follow it; None where they make no single move."""
        if not self._lays_in_steps(view, action):
            return action
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


def _kind_of(view: PlayerView, actions: list[Action]) -> Kind:
    if view.phase is Phase.START:
        return "take"
    return "lay" if any(isinstance(action, LayDown) for action in actions) else "discard"
