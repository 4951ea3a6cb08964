"""What people complain of in a partner: how often it happens, and how often it was wrong.

One seat is watched, turn by turn; `MATTERS` has the seven complaints. Each has an *occasion*, a
turn (or a deal) in which the seat could have done it, and what *looks like it*. Both are read from
what the seat sees and from what the whole table has seen; only what a hand was worth in the end
(`leaves_partner`) is looked up after the deal. What looks like a fault may be right: the pile of
two cards that is given away, the canasta given up for a way out. So every such move is held against
the best of the harmless ones in fresh imagined deals, never those that the player thought in, by
two models. It *was wrong* if by both the harmless one is ahead by two standard errors; the harmless
one is chosen in other deals than those that judge it. What the move brought rather than that one in
the true hands, by other players, is kept beside it (`tools.lab.partner_truth`).

- `breaks_canasta`: throws a card that an unfinished meld of four or more cards of its side takes,
  or lays a wild on one of four or more naturals that is no canasta by that. Occasion: a turn, not
  the last one, that ends with such a card and another one in hand, or has a wild card and such a
  meld.
- `refuses_to_go_out`: has a way out in a turn, has not been told to stay by its partner, and does
  not go. Occasion: a turn with a way out.
- `leaves_partner`: goes out without having asked in that turn, and the partner's cards cost more
  than 300. Occasion: going out with a partner.
- `feeds_next`: throws a card with which the next rival can take the pile by what everybody knows
  (`duel.gives_pile_away`). Occasion: a discard before a rival, with such a card and another one.
- `freezes_own_pile`: freezes a pile of four or more cards that its side could take with more ranks
  on the table than the rivals (`search.candidates.needs_pile`). Occasion: a discard with a wild
  card in hand before such a pile.
- `melds_all_early`: lays three cards or more and keeps three or fewer while half of the stock is
  left and no rival has four cards or fewer. Occasion: a turn then that begins with seven cards or
  more of which at most three would have to stay, and in which the side has opened before.
- `lets_stock_run_out`: has a way out within the last round of the stock, its side being ahead on
  the table, does not take it, and nobody of its side goes out later. Occasion: a deal with such a
  turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Literal, get_args

from canasta_qt.engine.actions import Action, AskPermission, Discard, LayDown
from canasta_qt.engine.cards import IS_WILD, KIND, NATURAL_KINDS
from canasta_qt.engine.judge.discards import discard_goes_out
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import freezes
from canasta_qt.engine.scoring import cost_in_hand, running_score
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.bot import Bot
from canasta_qt.players.heuristic.going_out import WayOut, first_step, lone_cards, way_out
from canasta_qt.players.heuristic.moment import DecisionMoment
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.judging import Gap, Model, can_compare, compare, equal_moves, joined
from canasta_qt.players.mid_match import STANDINGS, mid_match
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.search.candidates import BEING_BUILT, needs_pile
from canasta_qt.players.table import play_out
from canasta_qt.record.notation import text_of
from canasta_qt.record.seeds import hidden_seed
from tools.lab.duel import can_publicly_take, would_be_safe
from tools.lab.partner_truth import TrueMoment, true_gain
from tools.lab.seeing import make_player

Matter = Literal[
    "breaks_canasta",
    "refuses_to_go_out",
    "leaves_partner",
    "feeds_next",
    "freezes_own_pile",
    "melds_all_early",
    "lets_stock_run_out",
]

MATTERS: Final[tuple[Matter, ...]] = get_args(Matter)
"""The seven complaints, in the order of issue and table."""

TOO_DEAR: Final = 300
"""Points in a partner's hand from which on somebody who goes out should have asked."""
MANY_CARDS: Final = 7
FEW_CARDS: Final = 3
"""Cards in hand before and after melding everything; so many are laid at least, too."""
NEAR_END: Final = 4
"""Cards in a rival's hand with which it is early no more."""

MODELS: Final[tuple[Model, Model]] = ("careful", "plain")
CHOOSING: Final = 150 if COMPILED else 20
JUDGING: Final = 600 if COMPILED else 40
"""Imagined deals in which the best harmless move is found, and others in which it is compared."""
SURE_ERRORS: Final = 2.0
"""Standard errors by which it must be ahead by both models."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays: the level that is watched, the one beside it, and the one against it."""

    rules: TableRules
    watched: str
    mate: str
    rival: str
    seed: str


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that looked like a complaint.

    Attributes:
        move, better: in notation; `better` is the best harmless move, empty where none was judged.
        careful, plain: points by which that is ahead, by the two models.
        wrong: whether it is so beyond doubt.
        gained: points by which the move was ahead of `better` in the true hands; None where nobody
            asked.
        spares_wild: whether all that was harmless was to throw a wild card.
    """

    matter: Matter
    turn: int
    move: str
    better: str = ""
    careful: float = 0.0
    plain: float = 0.0
    wrong: bool = False
    spares_wild: bool = False
    gained: float | None = None


@dataclass(slots=True)
class DealRates:
    """What was seen in one deal: occasions by matter, the faults, and how often was discarded."""

    number: int
    occasions: dict[Matter, int] = field(default_factory=lambda: dict.fromkeys(MATTERS, 0))
    faults: list[Fault] = field(default_factory=list)
    discards: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that is complained of: what was seen, what was done, what would have been harmless.

    The choice is compared with its alternatives only where playouts know it.
    """

    view: PlayerView
    move: Action
    alternatives: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A finished turn of the watched seat.

    Attributes:
        steps: what it saw and did, in order.
        after: what the next seat to act sees; None when the deal is over.
        out: whether the seat went out.
        mates_cost: what the cards of the dearest team-mate's hand cost, if it went out.
    """

    steps: tuple[tuple[PlayerView, Action], ...]
    after: PlayerView | None
    out: bool
    mates_cost: int = 0

    @property
    def playing(self) -> list[tuple[PlayerView, Action]]:
        """The steps after drawing, but for questions."""
        return [
            (view, action)
            for view, action in self.steps
            if view.phase is Phase.PLAY and not isinstance(action, AskPermission)
        ]

    @property
    def thrown(self) -> tuple[PlayerView, Discard] | None:
        """The discard that ended it without ending the deal."""
        view, action = self.steps[-1]
        return (view, action) if isinstance(action, Discard) and not self.out else None

    @property
    def asked(self) -> bool:
        """Whether the seat asked its partner."""
        return any(isinstance(action, AskPermission) for _, action in self.steps)

    @property
    def refused(self) -> bool:
        """Whether the partner said no."""
        return any(view.now.answer is False for view, _ in self.steps)


MatterFinding = Decision | bool | None
"""Of a matter in a turn: no occasion (None or False), an occasion (True), or what was done then."""


def broken_canasta(turn: Turn) -> MatterFinding:
    """Throws what a meld under way takes, or spoils a long natural one."""
    thrown, occasion = turn.thrown, False
    for view, action in turn.playing if thrown else ():
        long = {
            meld.uid: meld.kind
            for meld in view.melds[view.side]
            if meld.kind in NATURAL_KINDS
            and len(meld.cards) == meld.naturals
            and BEING_BUILT <= meld.naturals < view.setup.canasta_size
        }
        if long and any(IS_WILD[KIND[card]] for card in view.hand):
            occasion = True
            if isinstance(action, LayDown) and _spoils(view, action, long):
                return Decision(view, action, discards(view))
    if thrown is None:
        return occasion
    view, action = thrown
    building = {
        meld.kind
        for meld in view.melds[view.side]
        if meld.kind in NATURAL_KINDS and BEING_BUILT <= len(meld.cards) < view.setup.canasta_size
    }
    harmless = discards(view, lambda kind: kind not in building)
    if harmless and any(KIND[card] in building for card in view.hand):
        return Decision(view, action, harmless) if KIND[action.card] in building else True
    return occasion


def _spoils(view: PlayerView, action: LayDown, long: dict[int, int]) -> bool:
    """Whether a wild goes onto one of these melds, which is no canasta by that."""
    for play in action.plays:
        kinds = [KIND[card] for card in play.cards]
        wilds = sum(IS_WILD[kind] for kind in kinds)
        of = {kind for kind in kinds if not IS_WILD[kind]}
        for meld in view.melds[view.side]:
            joins = play.onto == meld.uid or (play.onto < 0 and of == {meld.kind})
            if wilds and joins and meld.uid in long:
                return len(meld.cards) + len(kinds) < view.setup.canasta_size
    return False


def refused_way_out(turn: Turn) -> MatterFinding:
    """Stays although it could go out and nobody asked it to stay."""
    found = None if turn.refused else _exit(turn)
    if found is None:
        return None
    view, action, way = found
    return True if turn.out else Decision(view, action, (first_step(way),))


def left_partner(turn: Turn) -> MatterFinding:
    """Goes out without a question, and that costs the partner dear."""
    if not turn.out or not turn.steps[0][0].teammates(turn.steps[0][0].seat):
        return None
    if turn.asked or turn.mates_cost <= TOO_DEAR:
        return True
    found = _exit(turn)
    view, action = turn.steps[-1] if found is None else found[:2]
    return Decision(view, action, discards(view))


def fed_next(turn: Turn) -> MatterFinding:
    """Throws a card with which the next rival can take the pile, as everybody knows."""
    thrown, after = turn.thrown, turn.after
    if thrown is None or after is None or after.phase is not Phase.START:
        return None
    view, action = thrown
    if after.side_of[after.turn_seat] == view.side:
        return None
    gift = can_publicly_take(after)
    cards = {KIND[card]: card for card in view.hand}
    safe = {
        kind: not gift if kind == KIND[action.card] else would_be_safe(after, card)
        for kind, card in cards.items()
    }
    harmless = discards(view, safe.__getitem__)
    if not harmless or all(safe.values()):
        return None
    return Decision(view, action, harmless) if gift else True


def froze_own_pile(turn: Turn) -> MatterFinding:
    """Freezes a pile that its side would sooner take than the rivals."""
    if turn.thrown is None:
        return None
    view, action = turn.thrown
    rules = view.setup.rules
    wild = any(freezes(rules, KIND[card], upcard=False) for card in view.hand)
    if not wild or not needs_pile(view):
        return None
    harmless = discards(view, lambda kind: not freezes(rules, kind, upcard=False))
    if not harmless:
        return None
    froze = freezes(rules, KIND[action.card], upcard=False)
    return Decision(view, action, harmless) if froze else True


def melded_all_early(turn: Turn) -> MatterFinding:
    """Lays nearly the whole hand although nothing presses."""
    if turn.thrown is None:
        return None
    view, action = turn.playing[0]
    rivals = [seat for seat in view.order if view.side_of[seat] != view.side]
    hands = sum(len(view.hands[seat]) for seat in view.order)
    early = 2 * view.stock_left >= len(view.setup.pack) - hands
    near = min(len(view.hands[seat]) for seat in rivals) <= NEAR_END
    if not early or near or not view.opened[view.side] or len(view.hand) < MANY_CARDS:
        return None
    if view.feet[view.seat] or lone_cards(moment_of(view), moment_of(view).sketch) > FEW_CARDS:
        return None
    last = turn.thrown[0]
    laid = len(view.hand) - len(last.hand)
    if laid < FEW_CARDS or len(last.hand) - 1 > FEW_CARDS:
        return True
    whole = joined(view, last.melds[view.side])
    return Decision(view, action if whole is None else whole, discards(view))


def let_stock_run_out(turn: Turn) -> MatterFinding:
    """Does not take a way out that wins when the stock is about to end the deal."""
    found = None if turn.refused else _exit(turn)
    if found is None:
        return None
    view, action, way = found
    if view.stock_left > len(view.order) * view.setup.rules.draw.count:
        return None
    scores = [running_score(view, scorer) for scorer in range(view.setup.scorers)]
    own = scores.pop(view.setup.scorer_of[view.seat])
    if own < max(scores):
        return None
    return True if turn.out else Decision(view, action, (first_step(way),))


JUDGES: Final[dict[Matter, Callable[[Turn], MatterFinding]]] = {
    "breaks_canasta": broken_canasta,
    "refuses_to_go_out": refused_way_out,
    "leaves_partner": left_partner,
    "feeds_next": fed_next,
    "freezes_own_pile": froze_own_pile,
    "melds_all_early": melded_all_early,
    "lets_stock_run_out": let_stock_run_out,
}
"""Each complaint's eye on a turn."""


def discards(
    view: PlayerView, harmless: Callable[[int], bool] = lambda kind: True
) -> tuple[Discard, ...]:
    """One legal discard of each such kind that does not end the deal."""
    cards = {KIND[card]: card for card in view.hand if harmless(KIND[card])}
    return tuple(
        Discard(card)
        for card in cards.values()
        if verify(view, Discard(card)) is None and not discard_goes_out(view, card)
    )


def moment_of(view: PlayerView) -> DecisionMoment:
    """What rules of thumb make of a view."""
    return HeuristicBot("rates").moment(view)


def _exit(turn: Turn) -> tuple[PlayerView, Action, WayOut] | None:
    """The first moment of a turn with a way out, what was done then, and the way."""
    for view, action in turn.playing:
        way = way_out(moment_of(view))
        if way is not None and verify(view, first_step(way)) is None:
            return view, action, way
    return None


def judged(
    matter: Matter, decision: Decision, luck: str, moment: TrueMoment | None = None
) -> Fault:
    """The fault, held against the best of its alternatives in fresh imagined deals.

    With the `moment` also in the true hands. Raises `BotFault`.
    """
    view, move = decision.view, decision.move
    thrown = [KIND[one.card] for one in decision.alternatives if isinstance(one, Discard)]
    spares_wild = bool(thrown) and all(IS_WILD[kind] for kind in thrown)
    fault = Fault(matter, view.turn, text_of(move), spares_wild=spares_wild)
    others = [
        one
        for one in decision.alternatives
        if can_compare(view, (move, one)) and not equal_moves(view, move, one)
    ]
    if not others:
        return fault
    best = others[0]
    if len(others) > 1:
        chosen = compare(view, others, worlds=CHOOSING, luck=f"{luck}/choosing")
        best = best if chosen is None else others[chosen.best]
    gaps = [_gap(view, best, move, model, luck) for model in MODELS]
    wrong = all(gap.is_beyond(0.0, SURE_ERRORS) for gap in gaps)
    careful, plain = (round(gap.points, 1) for gap in gaps)
    gained = None if moment is None else true_gain(moment, view.seat, move, best, luck)
    gained = None if gained is None else round(gained, 1)
    return replace(
        fault, better=text_of(best), careful=careful, plain=plain, wrong=wrong, gained=gained
    )


def _gap(view: PlayerView, better: Action, move: Action, model: Model, luck: str) -> Gap:
    found = compare(view, (better, move), worlds=JUDGING, luck=f"{luck}/judging", model=model)
    return Gap(0.0, 0.0) if found is None else found.gap(0, 1)


def watch_deal(company: Company, number: int) -> DealRates:
    """Play deal `number` (from 0) and see what the watched seat does. Raises `BotFault`.

    The seat changes from deal to deal, and the standing of the match as in duplicate pairs.
    """
    return _Watching(company, number).rates()


class _Watching:
    """A deal being watched."""

    def __init__(self, company: Company, number: int) -> None:
        self.found = DealRates(number)
        self._seat = number // STANDINGS % company.rules.match.players
        self._luck = f"{company.seed}/{number}"
        self._run = mid_match(company.rules, self._luck, number % STANDINGS)
        setup = self._run.match.setup
        self._side = setup.side_of[self._seat]
        self._bots: list[Bot] = []
        for at, side in enumerate(setup.side_of):
            own = company.watched if at == self._seat else company.mate
            level = own if side == self._side else company.rival
            self._bots.append(make_player(level, hidden_seed(f"{self._luck}/{at}")))
        self._steps: list[tuple[PlayerView, Action]] = []
        self._before: dict[int, int] = {}
        """Identity of a view to the number of actions before it."""
        self._last_exit: list[tuple[Decision | bool, TrueMoment | None]] = []

    def rates(self) -> DealRates:
        """Play it."""
        self._run.start_deal()
        play_out(self._run, self._bots, f"deal {self.found.number}", self._note)
        if self._last_exit:
            self._count_last_exit()
        return self.found

    def _note(self, view: PlayerView, action: Action, _seconds: float) -> None:
        run, steps = self._run, self._steps
        if view.seat == self._seat and view.turn_seat == self._seat:
            steps.append((view, action))
            self._before[id(view)] = len(run.log.deals[-1].entries) - 1
        if steps and (run.deal_over or run.state.turn != steps[0][0].turn):
            self._count(self._turn())
            steps.clear()
            self._before.clear()

    def _turn(self) -> Turn:
        run, seen = self._run, tuple(self._steps)
        if not run.deal_over:
            return Turn(seen, run.view(run.state.actor), out=False)
        result = run.state.result
        out = result is not None and result.out == self._seat
        hands = [run.state.hands[mate] for mate in run.state.teammates(self._seat)]
        setup = run.state.setup
        cost = max((sum(cost_in_hand(setup, card) for card in hand) for hand in hands), default=0)
        return Turn(seen, None, out, cost if out else 0)

    def _count(self, turn: Turn) -> None:
        """Count a finished turn; what hangs on the end of the deal is left in `_last_exit`."""
        self.found.discards += isinstance(turn.steps[-1][1], Discard)
        for matter, judge in JUDGES.items():
            seen = judge(turn)
            if not seen:
                continue
            moment = self._moment(seen) if isinstance(seen, Decision) else None
            if matter == "lets_stock_run_out":
                self._last_exit.append((seen, moment))
                continue
            self.found.occasions[matter] += 1
            if isinstance(seen, Decision):
                self.found.faults.append(judged(matter, seen, self._luck, moment))

    def _moment(self, decision: Decision) -> TrueMoment:
        """The deal as it was before the move complained of."""
        return TrueMoment(self._run, self._run.tape(), self._before[id(decision.view)])

    def _count_last_exit(self) -> None:
        """An exit at the end of the stock that nobody of the side took."""
        result = self._run.state.result
        out = None if result is None else result.out
        self.found.occasions["lets_stock_run_out"] += 1
        decision, moment = self._last_exit[-1]
        side_out = out is not None and self._run.state.side_of[out] == self._side
        if isinstance(decision, Decision) and not side_out:
            fault = judged("lets_stock_run_out", decision, self._luck, moment)
            self.found.faults.append(fault)
