"""Why a move: reasons about cards, read from the position itself.

A reason is a code with ranks and numbers; `words.teaching.hints` says it. Each has a theme, so that
the two that are given do not say the same thing twice, and a weight: how much it tells somebody who
learns. A reason that explains why imagined deals went better weighs more than one that does not; a
figure of such deals is no reason by itself. What a reason claims is so by the engine, which
`tests.players.adviser.claims` asks.

Moves that people complain of in a partner (`tools.lab.partner_rates`) are sometimes right.
`SURPRISES` name what looks like their fault, and one of these is always given: a player who wonders
about the canasta given up learns little from the pairs that stay in the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import BLACK_THREE, HIDDEN, IS_WILD, KIND, NATURAL_KINDS, SEQUENCE
from canasta_qt.engine.going_out.foot import foot_comes
from canasta_qt.engine.going_out.requirements import concealed_style
from canasta_qt.engine.judge.discards import discard_goes_out
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_targets import lay
from canasta_qt.engine.melds.meld_types import canasta_bonus, is_canasta
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.opening.requirements import count_opening, opening_minimum
from canasta_qt.engine.pile.taking import bottom_of_take, claiming_play, is_frozen
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules.facts import freezes
from canasta_qt.engine.state import Meld
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.gifts import meld_given
from canasta_qt.players.counting import counting_of
from canasta_qt.players.heuristic.danger import danger
from canasta_qt.players.heuristic.going_out import first_step, way_out
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.judging import Fact, FactDifference
from canasta_qt.players.search.candidates import BEING_BUILT, SURE_GIFT, needs_pile

TOLD: Final = 2
"""Reasons that are given, at most."""

FEW: Final = 3
"""Cards of a hand, or of a pile, that are few."""

MANY: Final = 6
"""Cards of a pile that are many."""

_PAIR: Final = 2
"""Cards of a pair."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move.

    Attributes:
        code: a key of `WEIGHTS`.
        kinds: the ranks it is about.
        number, other: cards or points, as the code has it.
        seat: whom it is about; -1 for nobody.
    """

    code: str
    kinds: tuple[int, ...] = ()
    number: int = 0
    other: int = 0
    seat: int = -1


@dataclass(frozen=True, slots=True)
class ReasonKind:
    """How telling a reason is, what it is about, and the facts of deals that it explains."""

    weight: float
    theme: str
    explains: tuple[Fact, ...] = ()


_SAFE: Final[tuple[Fact, ...]] = ("next_takes", "they_take_soon", "pile_given")

WEIGHTS: Final[dict[str, ReasonKind]] = {
    "goes_out": ReasonKind(100, "end", ("own_goes_out_soon", "own_goes_out")),
    "going": ReasonKind(100, "end", ("own_goes_out_soon", "own_goes_out")),
    "concealed": ReasonKind(95, "bonus"),
    "caught": ReasonKind(80, "caught", ("their_caught", "they_are_caught")),
    "opens": ReasonKind(90, "open", ("own_opens_soon",)),
    "completes": ReasonKind(88, "canasta", ("own_completes", "own_canastas")),
    "foot": ReasonKind(75, "end", ("own_goes_out_soon", "own_goes_out")),
    "big_pile": ReasonKind(85, "pile", ("own_takes_soon",)),
    "pile_wilds": ReasonKind(45, "riches"),
    "pile_cards": ReasonKind(50, "pile"),
    "nearly": ReasonKind(60, "canasta", ("own_completes", "own_canastas")),
    "before_end": ReasonKind(62, "caught", ("own_is_caught", "own_caught", "they_go_out_soon")),
    "grows": ReasonKind(37, "canasta", ("own_completes", "own_canastas")),
    "frees_hand": ReasonKind(42, "hand", ("own_is_caught", "own_caught", "own_goes_out")),
    "keeps_pairs": ReasonKind(40, "keep", ("own_takes_soon",)),
    "no_wilds": ReasonKind(30, "keep"),
    "stops": ReasonKind(78, "safe", _SAFE),
    "freezes": ReasonKind(82, "safe", (*_SAFE, "own_takes_soon")),
    "none_left": ReasonKind(72, "safe", _SAFE),
    "next_threw": ReasonKind(70, "safe", _SAFE),
    "next_let_lie": ReasonKind(68, "safe", _SAFE),
    "needs_pair": ReasonKind(48, "safe", _SAFE),
    "no_meld": ReasonKind(44, "safe", _SAFE),
    "small_pile": ReasonKind(38, "pile"),
    "single": ReasonKind(28, "hand"),
    "dead": ReasonKind(65, "hand"),
    "stays": ReasonKind(84, "end"),
    "stays_late": ReasonKind(85, "end"),
    "leaves_mate": ReasonKind(83, "mate"),
    "agreed": ReasonKind(83, "mate"),
    "spares_wild": ReasonKind(64, "safe"),
    "gift": ReasonKind(63, "safe"),
    "freezes_needed": ReasonKind(83, "safe", (*_SAFE, "own_takes_soon")),
    "can_wait": ReasonKind(66, "canasta"),
    "mixes": ReasonKind(66, "mixed", ("own_completes", "own_canastas")),
    "lays_much": ReasonKind(67, "hand"),
    "cannot_take": ReasonKind(35, "pile"),
    "poor_pile": ReasonKind(34, "pile"),
    "keeps_wilds": ReasonKind(41, "keep"),
    "hides_hand": ReasonKind(36, "keep"),
    "keeps_pair": ReasonKind(39, "keep"),
    "lays_three": ReasonKind(50, "hand"),
}
"""Code of a reason from the position to what it is like."""

SURPRISES: Final = frozenset(
    {"stays", "stays_late", "leaves_mate", "agreed", "spares_wild", "gift", "freezes_needed",
     "can_wait", "mixes", "lays_much"}
)  # fmt: skip
"""What looks like a fault of the move, and is worth its price."""

_OF_EITHER: Final = frozenset(
    {"needs_pair", "no_meld", "single", "next_threw", "next_let_lie", "none_left", "stops",
     "frees_hand", "no_wilds", "small_pile"}
)  # fmt: skip
"""Reasons that tell nothing where they hold of the other move as well, be it about another rank."""

_CERTAIN: Final = SURPRISES | {
    "goes_out", "going", "opens", "completes", "big_pile", "stops", "freezes"
}  # fmt: skip
"""Reasons that tell what happens now, whatever deals bring later."""

_GOOD_LOW: Final = frozenset(
    {"next_takes", "they_take_soon", "they_go_out_soon", "they_go_out", "they_open_soon",
     "they_complete", "own_is_caught", "pile_given", "their_canastas", "own_caught"}
)  # fmt: skip
"""Facts of which less is better; of the others more is."""

_EXPLAINED: Final = 40.0
"""What a reason gains by explaining such a fact."""

FACT_THEMES: Final[dict[Fact, str]] = {
    "next_takes": "safe",
    "they_take_soon": "safe",
    "pile_given": "safe",
    "own_takes_soon": "pile",
    "they_go_out_soon": "end",
    "own_goes_out_soon": "end",
    "they_go_out": "end",
    "own_goes_out": "end",
    "they_open_soon": "open",
    "own_opens_soon": "open",
    "they_complete": "canasta",
    "own_completes": "canasta",
    "own_canastas": "canasta",
    "their_canastas": "canasta",
    "own_is_caught": "caught",
    "own_caught": "caught",
    "they_are_caught": "caught",
    "their_caught": "caught",
}
"""What a fact is about."""

Rivals = Sequence[FactDifference]
"""In what the move and the next best one differ, as `Comparison.differences` has it."""


def reasons_for(
    view: PlayerView,
    action: do.Action,
    facts: Rivals = (),
    *,
    rival: do.Action | None = None,
    leaving: frozenset[str] = frozenset(),
) -> tuple[Reason, ...]:
    """The most telling reasons for a legal move of the view's seat, `TOLD` at most.

    `facts` say in what imagined deals went otherwise than with the next best move: a reason that
    explains one comes first. Left out is one that they speak against, one that the `rival` has as
    well, and one whose code is in `leaving`.
    """
    shared = frozenset(structural_reasons(view, rival) if rival is not None else ())
    alike = _OF_EITHER & {one.code for one in shared}
    facts = [one for one in facts if one.fact != "next_takes" or _next_is_rival(view)]
    good = {one.fact: one for one in facts if is_good(one)}
    bad = {one.fact for one in facts if not is_good(one)}
    reasons = [
        one
        for one in structural_reasons(view, action)
        if (bad.isdisjoint(WEIGHTS[one.code].explains) or one.code in _CERTAIN)
        and one.code not in leaving
        and (one.code in SURPRISES or not (one in shared or one.code in alike))
    ]
    weighed = sorted(reasons, key=lambda one: -_weight(one, good))
    chosen = tuple(_of_different_themes(weighed))
    surprise = next((one for one in weighed if one.code in SURPRISES), None)
    if surprise is None or any(one.code in SURPRISES for one in chosen):
        return chosen
    others = tuple(one for one in chosen if theme_of(one) != theme_of(surprise))
    return (*others[: TOLD - 1], surprise)


TELLING: Final = 34.0
"""Weight of a reason from which on it explains a move alone."""


def explanation(view: PlayerView, best: do.Action, wrong: do.Action) -> tuple[Reason, ...]:
    """What a move has for it and a worse one has not; empty where that says too little."""
    reasons = reasons_for(view, best, rival=wrong)
    return reasons if any(WEIGHTS[one.code].weight >= TELLING for one in reasons) else ()


def plainness(view: PlayerView, action: do.Action) -> tuple[int, float]:
    """How readily a good player would explain a legal move.

    What ends the deal or completes a canasta comes before natural cards that are laid off, whose
    points nobody takes away; then what has good reasons, and last what looks like a fault.
    """
    reasons = sorted(structural_reasons(view, action), key=lambda one: -WEIGHTS[one.code].weight)
    codes = {one.code for one in reasons}
    weight = sum(WEIGHTS[one.code].weight for one in _of_different_themes(reasons))
    if codes & SURPRISES:
        return 0, weight
    if codes & {"goes_out", "going", "completes"}:
        return 3, weight
    return (2 if _lays_off_naturals(view, action) else 1), weight


def _lays_off_naturals(view: PlayerView, action: do.Action) -> bool:
    if not isinstance(action, do.LayDown):
        return False
    laying = lay(view, view.side_of[view.seat], action.plays)
    if isinstance(laying, Refusal) or any(IS_WILD[KIND[card]] for card in _cards_of(action)):
        return False
    return all(index < len(view.melds[view.side_of[view.seat]]) for index in laying.changed)


def _next_is_rival(view: PlayerView) -> bool:
    return view.side_of[view.next_seat(view.turn_seat)] != view.side_of[view.seat]


def is_good(difference: FactDifference) -> bool:
    """Whether a fact speaks for the first of two moves."""
    less = difference.one < difference.other
    return less if difference.fact in _GOOD_LOW else not less


def _weight(reason: Reason, good: dict[Fact, FactDifference]) -> float:
    kind = WEIGHTS[reason.code]
    return kind.weight + _EXPLAINED * any(fact in good for fact in kind.explains)


def theme_of(reason: Reason) -> str:
    """What a reason is about: of one theme one reason is enough."""
    return WEIGHTS[reason.code].theme


def _of_different_themes(reasons: Iterable[Reason]) -> Iterator[Reason]:
    themes: set[str] = set()
    for reason in reasons:
        if theme_of(reason) not in themes:
            themes.add(theme_of(reason))
            yield reason
        if len(themes) == TOLD:
            return


# --- from the position itself ---------------------------------------------------------------


def structural_reasons(view: PlayerView, action: do.Action) -> tuple[Reason, ...]:
    """Every reason that the position itself has for a legal move."""
    finder = _FINDERS.get(type(action))
    return tuple(finder(_Position(view), action)) if finder is not None else ()


class _Position:
    def __init__(self, view: PlayerView) -> None:
        self.view = view
        self.seat = view.seat
        self.setup = view.setup
        self.side = view.side_of[view.seat]
        self.next = view.next_seat(view.turn_seat)
        self.is_foe = view.side_of[self.next] != self.side
        self.counts = [0] * len(view.setup.kind_total)
        for card in view.hand:
            self.counts[KIND[card]] += 1

    @property
    def foes(self) -> list[int]:
        """The seats of other sides that play this deal."""
        return [seat for seat in self.view.order if self.view.side_of[seat] != self.side]

    @property
    def near_the_end(self) -> int:
        """The rival with fewest cards who has opened, without a foot to come; -1 if not few."""
        view = self.view
        near = [
            seat
            for seat in self.foes
            if view.opened[view.side_of[seat]]
            and not view.feet[seat]
            and 0 < len(view.hands[seat]) <= FEW
        ]
        return min(near, key=lambda seat: len(view.hands[seat]), default=-1)

    def pairs_after(self, gone: Iterable[int]) -> tuple[int, ...]:
        """Natural ranks of which two or more stay in the hand, when these cards go."""
        left = list(self.counts)
        for card in gone:
            left[KIND[card]] -= 1
        return tuple(kind for kind in reversed(NATURAL_KINDS) if left[kind] >= 2)

    def most_of(self, kinds: Iterable[int], gone: Sequence[int]) -> int:
        """How many cards stay in the hand of that kind of which most do, when these cards go."""
        went = [KIND[card] for card in gone]
        return max(self.counts[kind] - went.count(kind) for kind in kinds)

    def left(self, kind: int) -> int:
        """Cards of a kind that may be anywhere, as far as this seat has counted."""
        ranks = {rank.kind: rank.left for rank in counting_of(self.view).ranks}
        return ranks.get(kind, 0)


def _cards_of(action: do.LayDown | do.TakePile) -> list[int]:
    return [card for play in action.plays for card in play.cards]


def _on_laying(at: _Position, action: do.LayDown) -> Iterator[Reason]:
    cards = _cards_of(action)
    left = len(at.view.hand) - len(cards)
    if _may_go(at):
        if left > 1:
            yield from _staying(at.view)
        else:
            yield Reason("going")
            yield from _caught(at)
            yield from _about_mates(at)
    yield from _opens(at, action, None)
    yield from _melds_grow(at, action)
    yield from _mixes(at, action)
    yield from _hand_after(at, action, cards, left)
    if 1 < left <= FEW + 1 and len(cards) >= FEW and at.view.opened[at.side] and _is_early(at):
        yield Reason("lays_much", (), left - 1)
    kept = at.pairs_after(cards)
    if kept and at.view.stock_left and len(cards) >= FEW:
        yield Reason("keeps_pairs", kept[:2], len(kept), other=at.most_of(kept[:2], cards))
    if any(IS_WILD[KIND[card]] for card in at.view.hand) and not any(
        IS_WILD[KIND[card]] for card in cards
    ):
        yield Reason("no_wilds")


def _hand_after(
    at: _Position, action: do.LayDown, cards: Sequence[int], left: int
) -> Iterator[Reason]:
    laying, seat = lay(at.view, at.side, action.plays), at.near_the_end
    if left == 0 and not isinstance(laying, Refusal) and foot_comes(at.view, laying.melds, 0):
        yield Reason("foot")
    elif seat >= 0:
        worth = sum(at.setup.points[KIND[card]] for card in cards)
        yield Reason("before_end", (), len(at.view.hands[seat]), worth, seat)
    if len(cards) >= FEW:
        yield Reason("frees_hand", (), left, len(cards))


def _opens(at: _Position, action: do.LayDown | do.TakePile, top: int | None) -> Iterator[Reason]:
    """That the side opens, with how much, against how much is asked for."""
    if at.view.opened[at.side]:
        return
    laying = lay(at.view, at.side, action.plays)
    melds = [] if isinstance(laying, Refusal) else [laying.melds[i] for i in laying.changed]
    points = count_opening(at.view, action.plays, top, melds)
    minimum = opening_minimum(at.view, at.seat)
    if points >= minimum > 0:
        yield Reason("opens", (), points, minimum)


def _melds_grow(at: _Position, action: do.LayDown | do.TakePile) -> Iterator[Reason]:
    """Canastas that are completed, or nearly."""
    laying = lay(at.view, at.side, action.plays)
    if isinstance(laying, Refusal):
        return
    before = at.view.melds[at.side]
    for index in laying.changed:
        meld = laying.melds[index]
        was = before[index] if index < len(before) else None
        if is_canasta(at.setup, meld) and not (was is not None and is_canasta(at.setup, was)):
            yield Reason("completes", (meld.kind,), canasta_bonus(at.setup, meld))
        elif _nearly(at, meld):
            size = at.setup.canasta_size
            yield Reason("nearly", (meld.kind,), size - len(meld.cards), len(meld.cards))
        elif was is not None and meld.kind != SEQUENCE:
            yield Reason("grows", (meld.kind,), len(meld.cards))


def _mixes(at: _Position, action: do.LayDown) -> Iterator[Reason]:
    """A wild card on a long natural meld, which is no canasta by that."""
    laying = lay(at.view, at.side, action.plays)
    if isinstance(laying, Refusal):
        return
    before = at.view.melds[at.side]
    for index in laying.changed:
        was, now = before[index] if index < len(before) else None, laying.melds[index]
        if was is None or not _is_long(at, was) or len(was.cards) > was.naturals:
            continue
        if now.naturals < len(now.cards) < at.setup.canasta_size:
            yield Reason("mixes", (now.kind,), len(now.cards))


def _is_long(at: _Position, meld: Meld) -> bool:
    """Whether everybody sees a canasta coming."""
    return meld.kind in NATURAL_KINDS and BEING_BUILT <= len(meld.cards) < at.setup.canasta_size


def _is_early(at: _Position) -> bool:
    """Whether a hand of seven cards is played while half of the stock is left and no end near."""
    view = at.view
    if len(view.hand) <= 2 * FEW:
        return False
    hands = sum(len(view.hands[seat]) for seat in view.order)
    near = min((len(view.hands[seat]) for seat in at.foes), default=0) <= FEW + 1
    return 2 * view.stock_left >= len(view.setup.pack) - hands and not near


def _nearly(at: _Position, meld: Meld) -> bool:
    size = at.setup.canasta_size
    return meld.kind not in (SEQUENCE, BLACK_THREE) and 0 < size - len(meld.cards) <= 2


def _on_taking(at: _Position, action: do.TakePile) -> Iterator[Reason]:
    view = at.view
    claim = claiming_play(action, view.pile[-1])
    top = view.pile[-1] if claim is not None else None
    yield from _opens(at, action, top)
    yield from _melds_grow(at, action)
    gained = view.pile[bottom_of_take(view, action, top if top is not None else view.pile[-1]) :]
    more = len(gained) - 1
    if more >= MANY:
        yield Reason("big_pile", (), more)
    elif more > 1:
        yield Reason("pile_cards", (), more)
    wilds = sum(IS_WILD[KIND[card]] for card in gained if card != HIDDEN)
    if wilds:
        yield Reason("pile_wilds", (), wilds)


def _on_drawing(at: _Position, action: do.DrawStock) -> Iterator[Reason]:
    """Why not take the pile: it cannot be, it brings little, or it costs what is worth keeping."""
    view = at.view
    if not view.pile:
        return
    takes = pile_takes(view)
    if not takes:
        yield Reason("cannot_take", (KIND[view.pile[-1]],))
        return
    if len(view.pile) <= FEW:
        yield Reason("poor_pile", (), len(view.pile))
    hand = set(view.hand)
    laid = [[card for card in _cards_of(take) if card in hand] for take in takes]
    if all(any(IS_WILD[KIND[card]] for card in cards) for cards in laid):
        yield Reason("keeps_wilds")
    least = min(map(len, laid))
    if not view.opened[at.side] and least >= FEW:
        yield Reason("hides_hand", (), least)
    kind = KIND[view.pile[-1]]
    if all(sum(KIND[card] == kind for card in cards) >= _PAIR for cards in laid):
        yield Reason("keeps_pair", (kind,))


def _on_discarding(at: _Position, action: do.Discard) -> Iterator[Reason]:
    view, kind = at.view, KIND[action.card]
    if discard_goes_out(view, action.card):
        yield Reason("goes_out")
        yield from _caught(at)
        yield from _about_mates(at)
        return
    if _may_go(at):
        yield from _staying(view)
    if any(
        meld.kind == kind and _is_long(at, meld) and _takes(at, meld, action.card)
        for meld in view.melds[at.side]
    ):
        yield Reason("can_wait", (kind,))
    if at.is_foe:
        yield from _safety(at, kind)
    if 0 < len(view.pile) <= FEW and not at.setup.freezes[kind]:
        yield Reason("small_pile", (), len(view.pile) + 1)
    kept = at.pairs_after((action.card,))
    if kept and at.counts[kind] == 1:
        most = at.most_of(kept[:2], (action.card,))
        yield Reason("keeps_pairs", kept[:2], len(kept), other=most)
    if at.counts[kind] == 1 and kind in NATURAL_KINDS and not _own_meld(at, kind):
        yield Reason("single", (kind,))
    if _is_dead(at, kind):
        yield Reason("dead", (kind,))


def _safety(at: _Position, kind: int) -> Iterator[Reason]:
    """Why the next player will hardly take the pile after this card."""
    view, rules = at.view, at.setup.rules
    if at.setup.blocked_tops[kind]:
        yield Reason("stops", (kind,), len(view.pile), seat=at.next)
        if not IS_WILD[kind]:
            return
    if freezes(rules, kind, upcard=False):
        if view.freezer < 0 and not rules.pile.always_frozen and _is_pair_needed(at):
            code = "freezes_needed" if needs_pile(view) else "freezes"
            yield Reason(code, (kind,), len(view.pile) + 1, seat=at.next)
        return
    if kind not in NATURAL_KINDS:
        return
    side = view.side_of[at.next]
    frozen = is_frozen(view, side)
    fits = any(meld.kind == kind for meld in view.melds[side]) and not frozen
    safe = _no_gifts(at)
    if kind not in safe:
        yield from _giving(at, kind, safe)
    elif not fits:
        yield from _hardly_taken(at, kind, frozen=frozen)


def _giving(at: _Position, kind: int, safe: list[int]) -> Iterator[Reason]:
    """Why the pile is handed over; `safe` are kinds in the hand that would not do that."""
    if safe and all(IS_WILD[one] for one in safe):
        yield Reason("spares_wild", seat=at.next)
    elif safe and kind not in safe:
        yield Reason("gift", (kind,), len(at.view.pile) + 1, seat=at.next)


def _hardly_taken(at: _Position, kind: int, *, frozen: bool) -> Iterator[Reason]:
    """What is known of the next player's cards of this rank."""
    view, memory = at.view, Memory(at.view)
    side, held = view.side_of[at.next], memory.known[at.next][kind]
    asked = at.setup.rules.pile.naturals_needed
    needed = min(_PAIR, asked.frozen if frozen else asked.unfrozen)
    if at.left(kind) + held < needed:
        yield Reason("none_left", (kind,), at.left(kind), seat=at.next)
    elif not held and memory.thrown[at.next][kind] > 0:
        yield Reason("next_threw", (kind,), seat=at.next)
    elif not held and memory.let_lie[at.next][kind] > 0:
        yield Reason("next_let_lie", (kind,), seat=at.next)
    elif frozen:
        if _is_pair_needed(at):
            yield Reason("needs_pair", (kind,), seat=at.next)
    elif view.opened[side] and not _on_table(view.melds[side], kind):
        yield Reason("no_meld", (kind,), seat=at.next)


def _is_pair_needed(at: _Position) -> bool:
    """Whether a frozen pile is taken by a pair and nothing else, not even the end of a run."""
    rules = at.setup.rules
    run = at.setup.has_runs and rules.sequence.pile_take == "top_only"
    return rules.pile.naturals_needed.frozen == _PAIR and not run


def _on_table(melds: Iterable[Meld], kind: int) -> bool:
    """Whether a card of this kind lies in one of the melds, in a run too."""
    return any(KIND[card] == kind for meld in melds for card in meld.cards)


def _may_go(at: _Position) -> bool:
    """Whether the seat could go out in this turn, if a partner who must be asked agrees."""
    view = at.view
    if view.now.answer is False:
        return False
    way = way_out(HeuristicBot("reasons").moment(view))
    return way is not None and verify(view, first_step(way)) is None


def _staying(view: PlayerView) -> Iterator[Reason]:
    """Why somebody plays on who could go out: cards are left to be drawn."""
    turns = len(view.order) * view.setup.rules.draw.count
    if view.stock_left > 1:
        yield Reason("stays_late" if view.stock_left <= turns else "stays", (), view.stock_left)


def _about_mates(at: _Position) -> Iterator[Reason]:
    """That the partner agreed, or holds much and was not asked."""
    view = at.view
    mates = view.teammates(at.seat)
    if not mates:
        return
    mate = max(mates, key=lambda seat: len(view.hands[seat]))
    if view.now.answer is True:
        yield Reason("agreed", seat=mate)
    elif len(view.hands[mate]) > FEW:
        yield Reason("leaves_mate", (), len(view.hands[mate]), seat=mate)


def _no_gifts(at: _Position) -> list[int]:
    """Kinds in the hand that do not hand over the pile in plain sight."""
    view = at.view
    know = HeuristicBot("reasons").moment(view).know
    known, cards = know.memory.known[at.next], {KIND[card]: card for card in view.hand}
    return [
        kind
        for kind, card in cards.items()
        if danger(know, kind) < SURE_GIFT or not (known[kind] or meld_given(view, card))
    ]


def _own_meld(at: _Position, kind: int) -> bool:
    return any(meld.kind == kind for meld in at.view.melds[at.side])


def _takes(at: _Position, meld: Meld, card: int) -> bool:
    """Whether a meld of the own side takes the card, whatever else the hand must keep."""
    return not isinstance(lay(at.view, at.side, (do.Play((card,), meld.uid),)), Refusal)


def _is_dead(at: _Position, kind: int) -> bool:
    """Whether no side can meld this rank any more, nor lay a card of it off, or on a heap."""
    rules = at.setup.rules.meld
    if kind not in NATURAL_KINDS or at.setup.has_runs or rules.discard_heap:
        return False
    cards = [card for card in at.setup.pack if KIND[card] == kind]
    wild = [card for card in at.setup.pack if IS_WILD[KIND[card]]][:1]
    least = rules.min_size
    begun = [do.Play(tuple(cards[:least]), do.NEW)]
    begun += [do.Play((*cards[: least - 1], *wild), do.NEW)] if wild else []
    return all(
        isinstance(lay(at.view, side, (play,)), Refusal)
        for side, melds in enumerate(at.view.melds)
        for play in (*begun, *(do.Play(tuple(cards[:1]), one.uid) for one in melds))
    )


def _caught(at: _Position) -> Iterator[Reason]:
    held = sum(len(at.view.hands[seat]) + len(at.view.feet[seat]) for seat in at.foes)
    if held:
        yield Reason("caught", (), held)


def _on_going_out(at: _Position, action: do.GoOut) -> Iterator[Reason]:
    yield Reason("goes_out")
    if concealed_style(at.view) != "no":
        yield Reason("concealed")
    yield from _caught(at)
    yield from _about_mates(at)


def _on_asking(at: _Position, action: do.AskPermission) -> Iterator[Reason]:
    yield from _caught(at)


def _on_three(at: _Position, action: do.LayThree) -> Iterator[Reason]:
    if at.view.stock_left:
        yield Reason("lays_three", (KIND[action.card],))


_FINDERS: Final[dict[type, Callable[[_Position, Any], Iterator[Reason]]]] = {
    do.LayDown: _on_laying,
    do.TakePile: _on_taking,
    do.DrawStock: _on_drawing,
    do.Discard: _on_discarding,
    do.GoOut: _on_going_out,
    do.AskPermission: _on_asking,
    do.LayThree: _on_three,
}
"""Kind of move to what finds its reasons."""
