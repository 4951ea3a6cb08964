"""One decision: what is known, what things are worth, what partners are about, what chance says.

A partner has plans of its own: who begins a meld wants it to grow, who freezes the pile wants it to
stay frozen, who lays nothing down may want to go out concealed (`Manners`). All of it is read from
what the whole table has seen, by everybody: attention is one thing, politeness another, so levels
differ in their weights only. `SpecialHands` says which special hands are still within reach. `roll`
is a bot's own chance, from its seed and the public moment and nothing else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from canasta_qt.engine.actions import Action, Play
from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, JOKER, KIND, KINDS, NATURAL_KINDS, TWO
from canasta_qt.engine.events import Discarded, Melded
from canasta_qt.engine.judge.legality import fault_of, verify
from canasta_qt.engine.shapes.hand_shapes import ReadyHand, kind_counts
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.knowledge import Knowledge
from canasta_qt.players.heuristic.worth import Sketch, Worth, meld_kind, sketch_of

_LONG_MELD = 4
"""From so many naturals on a meld may well become a natural canasta."""
_LATE = 0.4
"""From this urgency on cards had better be laid wherever they go."""
_PATIENT_ROUNDS = 2
"""Rounds after the opening in which a partner may lay nothing without meaning anything by it."""


class Manners:
    """The plans of the partners at one moment, and their price in points.

    Attributes:
        builds: kind to "a partner has laid most of the own side's unfinished meld of it".
        froze: a partner froze the pile as it lies.
        holds_back: a partner keeps everything in hand although the side has long opened.
    """

    def __init__(self, know: Knowledge) -> None:
        self._know = know
        self._weights = know.weights
        self._full = know.setup.canasta_size
        mates = know.view.teammates(know.seat)
        self.builds = _builds(know) if mates else [False] * KINDS
        self.froze = bool(mates) and _freezer(know) in mates
        self.holds_back = any(_holds_back(know, mate) for mate in mates)

    def discard(self, kind: int) -> float:
        """What it costs to throw away a card that a partner's meld is waiting for."""
        return self._weights.mates_card if self.builds[kind] else 0.0

    def lay(self, kind: int, naturals: int, wilds: int, table: Sketch) -> float:
        """What it is worth to lay these cards beside those of `table`.

        Naturals help a partner's meld; a wild spoils a natural one unless it completes it.
        """
        if not self.builds[kind]:
            return 0.0
        value = self._weights.mates_card * naturals
        if self._spoils(kind, naturals, wilds, table):
            value -= self._weights.mates_natural * (1 - self._know.urgency)
        return value

    def spoils(self, plays: Sequence[Play]) -> bool:
        """Whether these plays put a wild on a partner's natural meld that does not complete it.

        On the way out, or shortly before somebody else's, everything may be laid.
        """
        left = len(self._know.view.hand) - sum(len(play.cards) for play in plays)
        if left < 2 or self._know.urgency > _LATE:
            return False
        table = sketch_of(self._know)
        for play in plays:
            wilds = sum(IS_WILD[KIND[card]] for card in play.cards)
            kind = meld_kind(self._know, play)
            if self._spoils(kind, len(play.cards) - wilds, wilds, table):
                return True
        return False

    def _spoils(self, kind: int, naturals: int, wilds: int, table: Sketch) -> bool:
        if not wilds or not self.builds[kind] or table.wilds[kind]:
            return False
        naturals += table.naturals[kind]
        return naturals >= _LONG_MELD and naturals + wilds < self._full

    def feeding(self) -> float:
        """By how much more a discard costs that lets the rivals have a partner's frozen pile."""
        return self._weights.mates_frozen_pile if self.froze else 1.0

    def going_out(self) -> float:
        """What it costs to end the deal under a partner who holds everything back."""
        return self._weights.mates_secret if self.holds_back else 0.0


def _builds(know: Knowledge) -> list[bool]:
    """Kind to "more cards of the side's meld under way came from partners than from this seat"."""
    under_way = {
        meld.uid: meld.kind
        for meld in know.own.melds
        if meld is not None
        and meld.kind in NATURAL_KINDS
        and len(meld.cards) < know.setup.canasta_size
    }
    balance = [0] * KINDS
    for event in know.view.history:
        if isinstance(event, Melded) and event.side == know.side and event.uid in under_way:
            sign = -1 if event.seat == know.seat else 1
            balance[under_way[event.uid]] += sign * len(event.cards)
    return [count > 0 for count in balance]


def _freezer(know: Knowledge) -> int:
    """The seat whose discard froze the pile as it lies; -1 where nobody's did."""
    card = know.view.freezer
    if card < 0:
        return -1
    for event in reversed(know.view.history):
        if isinstance(event, Discarded) and event.card == card:
            return event.seat
    return -1


def _holds_back(know: Knowledge, mate: int) -> bool:
    """Whether a partner has let rounds pass since the opening and has never laid a card."""
    view = know.view
    opened = view.opened[know.side]
    if not opened or view.laid_before[mate]:
        return False
    return know.rounds_since(opened) > _PATIENT_ROUNDS


_FARTHEST = 4
"""Cards missing from which nobody starts to think of a special hand."""
_MOST_TURNS = 15
_KINDS_IN_HANDS = (TWO, BLACK_THREE, *NATURAL_KINDS, JOKER)


@dataclass(frozen=True, slots=True)
class Target:
    """A special hand within reach.

    Attributes:
        used: kind to cards of the hand that it needs, threes under `BLACK_THREE`.
        hope: its points times the chance that it comes.
        setback: the same with one needed card less.
    """

    used: tuple[int, ...]
    hope: float
    setback: float


class SpecialHands:
    """The special hands within reach at one moment.

    Attributes:
        hope: what keeping them within reach is worth, in points; 0 when none is.
    """

    def __init__(self, know: Knowledge) -> None:
        self._targets: list[Target] = []
        self._counts: list[int] = []
        if know.setup.special_hands and not know.own.opened and not know.view.now.laid:
            self._counts = kind_counts(know.view.hand)
            for hand in know.setup.special_hands:
                target = _target(know, hand, self._counts)
                if target is not None:
                    self._targets.append(target)
        self.hope = max((target.hope for target in self._targets), default=0.0)

    def cost(self, kind: int) -> float:
        """Hope that goes with one card of this kind."""
        left = [
            target.setback if self._counts[kind] <= target.used[kind] else target.hope
            for target in self._targets
        ]
        return self.hope - max(left, default=0.0)

    def needs_three(self) -> bool:
        """Whether the best hope keeps a three in the hand."""
        best = max(self._targets, key=lambda target: target.hope, default=None)
        return best is not None and best.used[BLACK_THREE] > 0


def _target(know: Knowledge, hand: ReadyHand, counts: list[int]) -> Target | None:
    used = hand.best_use(counts)
    missing = hand.size - sum(used)
    if missing > _FARTHEST:
        return None
    turns = min(_MOST_TURNS, know.view.stock_left // len(know.view.order))
    wanted = _wanted(know, hand, _after_discard(know, counts, used), sum(used))
    rate = wanted / max(1, know.loose_total)
    stays = know.weights.special_stays * (1 - know.urgency)
    hope = hand.value * _chance_of_all(missing, rate, turns, stays)
    return Target(tuple(used), hope, hand.value * _chance_of_all(missing + 1, rate, turns, stays))


def _after_discard(know: Knowledge, counts: list[int], used: list[int]) -> list[int]:
    """The hand without the card that this turn throws, one of those the special hand spares."""
    left = counts[:]
    spare = [kind for kind in _KINDS_IN_HANDS if counts[kind] > used[kind]]
    if spare and know.view.phase is Phase.PLAY:
        left[min(spare, key=know.live)] -= 1
    return left


def _wanted(know: Knowledge, hand: ReadyHand, counts: list[int], have: int) -> int:
    """Unseen cards of which one would fit the hand as well."""
    total = 0
    for kind in _KINDS_IN_HANDS:
        counts[kind] += 1
        if sum(hand.best_use(counts)) > have:
            total += know.live(kind)
        counts[kind] -= 1
    return total


def _chance_of_all(missing: int, rate: float, turns: int, stays: float) -> float:
    """Chance that all missing cards come within so many draws, one a turn.

    `rate` is the chance of a fitting card now; with fewer missing fewer fit. `stays` is the chance
    of a turn that nobody opens for the side or ends the deal.
    """
    if not missing:
        return 1.0
    at = [0.0] * (missing + 1)
    at[missing] = 1.0
    for _ in range(turns):
        for lack in range(1, missing + 1):
            step = at[lack] * rate * lack / missing
            at[lack - 1] += stays * step if lack == 1 else step
            at[lack] -= step
        for lack in range(1, missing + 1):
            at[lack] *= stays
    return at[0]


@dataclass(frozen=True, slots=True)
class DecisionMoment:
    """Everything a decision is made from."""

    know: Knowledge
    worth: Worth
    special: SpecialHands
    manners: Manners
    chance: int

    @property
    def view(self) -> PlayerView:
        """The view that is decided on."""
        return self.know.view

    @property
    def sketch(self) -> Sketch:
        """The moment as it is, free to be changed."""
        return sketch_of(self.know)

    def legal(self, action: Action) -> bool:
        """Whether the engine allows the action, and not as a fault that it would punish."""
        return verify(self.view, action) is None and fault_of(self.view, action) is None


def lot_of_deal(seed: int | str, view: PlayerView) -> int:
    """A number of a bot for the whole of this deal, equal on every machine."""
    text = repr((seed, view.deal_number, "mood"))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4).digest(), "big")


def roll(seed: int | str, view: PlayerView) -> int:
    """A 64-bit number for this decision, equal on every machine for equal seeds and moments."""
    now = view.now
    moment = (
        seed,
        view.deal_number,
        view.turn,
        view.seat,
        view.phase.value,
        len(now.laid),
        now.asked,
    )
    return int.from_bytes(hashlib.blake2b(repr(moment).encode(), digest_size=8).digest(), "big")
