"""Itemised scores of a deal (procedures P7 and P8); begin with `score_deal`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.engine.cards import (
    ACE,
    BLACK_THREE,
    JOKER,
    KIND,
    KIND_OF_TEXT,
    RED_THREE,
    SEQUENCE,
    SEVEN,
    TWO,
)
from canasta_qt.engine.judge.faults import pays_for_threes
from canasta_qt.engine.melds import meld_types
from canasta_qt.engine.melds.meld_types import is_canasta, is_clean, is_of_kind
from canasta_qt.engine.rules.declarations.values import SetBonus
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealResult, Meld, Position


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One item of a score: `natural_canasta`, `hand`... or `penalty.` with the option's name.

    `seat` is the player it belongs to, where it belongs to one.
    """

    kind: str
    points: int
    cards: tuple[int, ...] = ()
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class SideScore:
    """What a deal brought one scorer (`Setup.scorer_of`): a side, or a player of his own."""

    scorer: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """Sum of the lines, in points."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Counted:
    """Face values that somebody counted at a real table; None where the cards are known.

    Attributes:
        melded: side to the face values of all it has tabled.
        hands, feet: seat to the face values left in its hand, and of a foot never taken up.
    """

    melded: tuple[int | None, ...]
    hands: tuple[int | None, ...]
    feet: tuple[int | None, ...]


def score_deal(pos: Position, counted: Counted | None = None) -> tuple[SideScore, ...]:
    """Every scorer's itemised score as if the deal ended here; `pos.result` says who went out.

    Both partners of a temporary partnership score the whole of their side, but each only the own
    red threes and penalties (P9). What was `counted` holds whatever cards lie there; bonuses and
    signs still come from the position.

    >>> pos = position(melds={0: ["K*7"]}, hands={0: "4 5", 2: "A"})
    >>> [(line.kind, line.points) for line in score_deal(pos)[0].lines]
    [('natural_canasta', 500), ('melded', 70), ('hand', -10), ('hand', -20)]
    """
    result = pos.result or DealResult()
    return tuple(
        SideScore(scorer, tuple(_lines(pos, seats, result, counted)))
        for scorer, seats in enumerate(pos.setup.scorer_seats)
    )


def running_score(pos: Position, scorer: int) -> int:
    """What `scorer` has on the table now: bonuses, melded cards, red threes and penalties.

    >>> running_score(position(melds={0: ["K*7"]}), scorer=0)
    570
    """
    seats = pos.setup.scorer_seats[scorer]
    lines = _table_lines(pos, seats, None, None)
    return sum(line.points for line in (*lines, *_booked_lines(pos, seats)))


def _lines(
    pos: Position, seats: tuple[int, ...], result: DealResult, counted: Counted | None
) -> list[ScoreLine]:
    """The lines of the scorer whose seats these are, all of one side (P7, and P8 if it rules)."""
    rules = pos.setup.rules
    side = pos.side_of[seats[0]]
    if result.conceded is not None:
        return [*_concession_lines(pos, side, result.conceded), *_booked_lines(pos, seats)]
    if result.special_hand and result.out is not None and pos.side_of[result.out] == side:
        return [*_special_hand_line(pos, result), *_booked_lines(pos, seats)]
    if _canastas(pos, side) < rules.score.canastas_for_positive:
        return [*_forfeit_lines(pos, seats, counted), *_booked_lines(pos, seats)]
    return [
        *_table_lines(pos, seats, result, counted),
        *_hand_lines(pos, side, counted),
        *_hidden_three_lines(pos, seats),
        *_removed_three_line(pos, side),
        *_wild_lines(pos, side),
        *_short_run_lines(pos, side),
        *special_rank_shortfalls(pos, side),
        *(line for seat in seats for line in _hand_set_lines(pos, seat, held_at_end(pos, seat))),
        *_booked_lines(pos, seats),
    ]


def _table_lines(
    pos: Position, seats: tuple[int, ...], result: DealResult | None, counted: Counted | None
) -> list[ScoreLine]:
    """What lies on the table, with the bonus for going out.

    By the matrix a side without a canasta has no bonus, and its melds count against it (P8).
    """
    side = pos.side_of[seats[0]]
    melded = _melded_lines(pos, side, counted)
    if pos.setup.rules.score.matrix and not _canastas(pos, side):
        bonuses = []
        melded = [replace(line, points=-line.points) for line in melded]
    else:
        bonuses = [
            *_canasta_lines(pos, side),
            *_set_bonus_lines(pos, side),
            *_going_out_line(pos, side, result or DealResult()),
        ]
    threes = tabled_three_lines(pos, side, seats, result)
    return [*bonuses, *threes, *melded]


def _canastas(pos: Position, side: int) -> int:
    return sum(is_canasta(pos.setup, meld) for meld in pos.melds[side])


def _special_hand_line(pos: Position, result: DealResult) -> list[ScoreLine]:
    """The value of the special hand, which is all its side scores (EX-153)."""
    values = {hand.id: hand.value for hand in pos.setup.rules.special_hands.hands}
    return [ScoreLine("special_hand", values[result.special_hand], seat=result.out)]


def _forfeit_lines(
    pos: Position, seats: tuple[int, ...], counted: Counted | None
) -> list[ScoreLine]:
    """Too few canastas for a positive score: melds and hands count against the side (C23)."""
    side = pos.side_of[seats[0]]
    melded = [
        ScoreLine("no_positive", -line.points, line.cards)
        for line in _melded_lines(pos, side, counted)
    ]
    return [*melded, *_hand_lines(pos, side, counted), *_hidden_three_lines(pos, seats)]


def _canasta_lines(pos: Position, side: int) -> list[ScoreLine]:
    return [
        ScoreLine(_canasta_kind(pos, meld), meld_types.canasta_bonus(pos.setup, meld), meld.cards)
        for meld in pos.melds[side]
        if is_canasta(pos.setup, meld)
    ]


def _canasta_kind(pos: Position, meld: Meld) -> str:
    if meld_types.has_rank_bonus(pos.setup, meld):
        return CANASTA_KINDS[meld.kind]
    return f"{meld_types.canasta_style(meld)}_canasta"


def _going_out_line(pos: Position, side: int, result: DealResult) -> list[ScoreLine]:
    """The going-out bonus, or the concealed total in its place (C9)."""
    if result.out is None or pos.side_of[result.out] != side:
        return []
    concealed = pos.setup.rules.concealed
    special = {
        "full": ("concealed", concealed.total),
        "no_canasta": ("concealed_no_canasta", concealed.without_canasta_total),
    }.get(result.concealed)
    if special is not None and special[1] is not None:
        return [ScoreLine(special[0], special[1], seat=result.out)]
    return [ScoreLine("going_out", pos.setup.rules.go_out.bonus, seat=result.out)]


def face_value(setup: Setup, cards: Iterable[int]) -> int:
    """What cards are worth on the table, in points.

    >>> face_value(position().setup, cards("K 4 X"))
    65
    """
    return sum(setup.points[KIND[card]] for card in cards)


def _melded_lines(pos: Position, side: int, counted: Counted | None) -> list[ScoreLine]:
    points = None if counted is None else counted.melded[side]
    if points is not None:
        return [ScoreLine("melded", points)] if points else []
    cards = tuple(card for meld in pos.melds[side] for card in meld.cards)
    both = (("melded", cards), ("heap", pos.heaps[side]))
    return [ScoreLine(kind, face_value(pos.setup, laid), laid) for kind, laid in both if laid]


def _hand_lines(pos: Position, side: int, counted: Counted | None) -> list[ScoreLine]:
    rules = pos.setup.rules
    factor = 1 if pos.opened[side] else rules.score.unopened_hand_factor
    lines = []
    for seat in pos.sides[side]:
        cards = tuple(card for card in held_at_end(pos, seat) if _costs_as_hand(pos, card))
        cost = sum(cost_in_hand(pos.setup, card) for card in cards)
        if counted is not None and counted.hands[seat] is not None:
            cost, cards = counted.hands[seat] or 0, ()
        if cards or cost:
            lines.append(ScoreLine("hand", -cost * factor, cards, seat))
    return lines + _foot_lines(pos, side, factor, counted)


def _wild_lines(pos: Position, side: int) -> list[ScoreLine]:
    """`wild_meld.incomplete`: a wild meld that is no canasta at the end."""
    return [
        ScoreLine("wild_meld_incomplete", _incomplete_points(pos, meld), meld.cards)
        for meld in pos.melds[side]
        if meld.kind == TWO
        and len(meld.cards) < pos.setup.canasta_size
        and _incomplete_points(pos, meld)
    ]


def _incomplete_points(pos: Position, meld: Meld) -> int:
    jokers = sum(KIND[card] == JOKER for card in meld.cards)
    rules = pos.setup.rules.wild_meld.incomplete
    all_in = jokers > 0 and jokers == pos.setup.kind_total[JOKER]
    return rules.all_jokers if all_in else rules.normal


def _removed_three_line(pos: Position, side: int) -> list[ScoreLine]:
    """Black threes that left play in a taken pile (`black_three.removed_on_pile_take`, EX-064)."""
    rule = pos.setup.rules.black_three.removed_on_pile_take
    if rule is None:
        return []
    held = tuple(card for seat in pos.sides[side] for card in pos.black_threes[seat])
    every = len(held) == pos.setup.kind_total[BLACK_THREE]
    points = rule.all if every else rule.each * len(held)
    return [ScoreLine("black_threes_removed", points, held)] if points else []


def _short_run_lines(pos: Position, side: int) -> list[ScoreLine]:
    """`sequence.short_penalty`: each run that stayed too short (EX-140)."""
    penalty = pos.setup.rules.sequence.short_penalty
    if penalty is None:
        return []
    return [
        ScoreLine("sequence_short", penalty.points, meld.cards)
        for meld in pos.melds[side]
        if meld.kind == SEQUENCE and len(meld.cards) < penalty.below
    ]


def _booked_lines(pos: Position, seats: tuple[int, ...]) -> list[ScoreLine]:
    penalties = [
        ScoreLine(f"penalty.{penalty.fault}", penalty.points, seat=penalty.seat)
        for penalty in pos.penalties
        if penalty.seat in seats
    ]
    cuts = [cut for cut in pos.cuts if cut.seat in seats and cut.points]
    return penalties + [ScoreLine("exact_cut", cut.points, seat=cut.seat) for cut in cuts]


def cost_in_hand(setup: Setup, card: int) -> int:
    """Points a card left in the hand costs, positive; red threes have a line of their own.

    >>> cost_in_hand(position().setup, cards("3s")[0])
    5
    """
    return setup.hand_cost[KIND[card]]


def held_at_end(pos: Position, seat: int) -> tuple[int, ...]:
    """The hand of a seat and the bonus cards it never took up."""
    return (*pos.hands[seat], *pos.waiting[seat])


def tabled_three_lines(
    pos: Position, side: int, seats: Sequence[int], result: DealResult | None
) -> list[ScoreLine]:
    """The tabled threes of these seats, by the condition of their side; no `result`: mid-deal."""
    rules = pos.setup.rules
    lines = []
    for name, kind, places, totals in (
        ("red_threes", RED_THREE, pos.red_threes, rules.red_three.totals),
        ("black_threes", BLACK_THREE, pos.black_threes, rules.black_three.totals),
    ):
        cards = tuple(card for seat in seats for card in places[seat])
        if result is not None and _as_laid(pos, kind):
            cards += _threes_in_hand(pos, seats, kind)
        if cards and pos.setup.tabled[kind]:
            points = totals[min(len(cards), len(totals) - 1)] if totals else 0
            lines.append(ScoreLine(name, _factor(pos, side, result) * points, cards))
    return lines


def _threes_in_hand(pos: Position, seats: Sequence[int], kind: int) -> tuple[int, ...]:
    """Threes of one colour that the seats still hold and that no penalty was booked for."""
    return tuple(
        card
        for seat in seats
        for card in held_at_end(pos, seat)
        if KIND[card] == kind and not (kind == RED_THREE and pays_for_threes(pos, seat))
    )


def _hidden_three_lines(pos: Position, seats: Sequence[int]) -> list[ScoreLine]:
    """`red_three.in_hand_end` for red threes that were never laid (EX-143)."""
    cards = _threes_in_hand(pos, seats, RED_THREE)
    if not cards or _as_laid(pos, RED_THREE):
        return []
    end = pos.setup.rules.red_three.in_hand_end
    points = end.points * (len(cards) if end.kind == "each" else 1)
    return [ScoreLine("red_threes_in_hand", points, cards)]


def _costs_as_hand(pos: Position, card: int) -> bool:
    """Whether a card left in the hand is paid for there: threes may have lines of their own."""
    kind = KIND[card]
    return kind != RED_THREE and (kind != BLACK_THREE or not _as_laid(pos, BLACK_THREE))


def _as_laid(pos: Position, kind: int) -> bool:
    """Whether threes of this colour caught in a hand count as if they lay on the table."""
    rules = pos.setup.rules
    if rules.red_three.role == "modern" and rules.three.in_hand_scores_as_laid:
        return True
    return kind == RED_THREE and rules.red_three.in_hand_end.kind == "as_laid"


def _factor(pos: Position, side: int, result: DealResult | None) -> int:
    """What the total of a side's threes is multiplied with: its sign, 0, or minus two."""
    rules = pos.setup.rules.red_three
    canastas = [meld for meld in pos.melds[side] if is_canasta(pos.setup, meld)]
    if rules.positive_if == "matrix":
        return min(len(canastas), 2) - 1
    if _is_positive(pos, side, canastas):
        return 1
    if rules.negate_only_if_opponents_out and rules.otherwise != "zero":
        out = result.out if result else None
        if out is None or pos.side_of[out] == side:
            return 1
    if rules.otherwise == "canastone":
        return _canastone(pos, canastas)
    return -1 if rules.otherwise == "negate" else 0


def _is_positive(pos: Position, side: int, canastas: Sequence[Meld]) -> bool:
    """`red_three.positive_if`; red threes and unmelded cards are no meld."""
    condition = pos.setup.red_condition
    if condition == "canastas_ge":
        return len(canastas) >= pos.setup.red_condition_number
    if condition == "kind":
        return any(meld.kind == SEVEN for meld in canastas)
    if condition == "clean_and_dirty":
        return len({is_clean(pos.setup, meld) for meld in canastas}) > 1
    return condition == "always" or bool(pos.melds[side])


def _canastone(pos: Position, canastas: Sequence[Meld]) -> int:
    """Only clean canastas: nothing; only dirty ones: minus; none at all: twice the minus."""
    if not canastas:
        return -2
    return 0 if all(is_clean(pos.setup, meld) for meld in canastas) else -1


def _foot_lines(pos: Position, side: int, factor: int, counted: Counted | None) -> list[ScoreLine]:
    """Cards of feet nobody took up, times `factor`, and their red threes (`foot.unpicked_*`)."""
    rules = pos.setup.rules.foot
    lines = []
    for seat in pos.sides[side]:
        cards = tuple(card for card in pos.feet[seat] if KIND[card] != RED_THREE)
        threes = tuple(card for card in pos.feet[seat] if KIND[card] == RED_THREE)
        cost = sum(cost_in_hand(pos.setup, card) for card in cards)
        if counted is not None and counted.feet[seat] is not None:
            cost, cards = counted.feet[seat] or 0, ()
        if (cards or cost) and rules.unpicked_counts:
            lines.append(ScoreLine("foot", -cost * factor, cards, seat))
        if threes and rules.unpicked_red_three:
            points = rules.unpicked_red_three * len(threes)
            lines.append(ScoreLine("red_threes_in_foot", points, threes, seat))
    return lines


def _concession_lines(pos: Position, side: int, loser: int) -> list[ScoreLine]:
    call = pos.setup.rules.match.forfeit_call
    if call is None:
        return []
    lost = pos.side_of[loser] == side
    points = call.own_points if lost else call.points_to_opponents
    return [ScoreLine("conceded", points, seat=loser if lost else None)]


CANASTA_KINDS: Final = {ACE: "aces_canasta", SEVEN: "sevens_canasta"}
"""Kind of card to the score line of its canasta, where that has a bonus of its own."""


def special_rank_shortfalls(pos: Position, side: int) -> list[ScoreLine]:
    """Melds of special ranks that are no canastas at the end; `A_pure` spares dirty aces."""
    setup, lines = pos.setup, []
    for meld in pos.melds[side]:
        points = (setup.short_mixed if meld.wilds else setup.short_natural)[meld.kind]
        if points and not is_canasta(setup, meld):
            lines.append(ScoreLine("special_rank_incomplete", points, meld.cards))
    return lines


def _hand_set_lines(pos: Position, seat: int, held: tuple[int, ...]) -> list[ScoreLine]:
    """Sets of a special rank caught among the cards `held` by one player (EX-135)."""
    lines = []
    for rule in pos.setup.rules.special_rank.hand_set:
        cards = tuple(card for card in held if KIND[card] == KIND_OF_TEXT[rule.rank])
        if len(cards) >= rule.min:
            lines.append(ScoreLine("special_rank_hand", rule.points, cards, seat))
    return lines


def _set_bonus_lines(pos: Position, side: int) -> list[ScoreLine]:
    """A line `set_bonus` for every set the side has, but for those that a greater one replaces."""
    reached = [one for one in pos.setup.rules.score.set_bonus if _reached(pos, side, one)]
    replaced = {bonus.replaces for bonus in reached}
    return [
        ScoreLine("set_bonus", bonus.points) for bonus in reached if bonus.points not in replaced
    ]


def _reached(pos: Position, side: int, bonus: SetBonus) -> bool:
    canastas = [meld for meld in pos.melds[side] if is_canasta(pos.setup, meld)]
    return len(canastas) >= bonus.canastas and all(
        sum(is_of_kind(pos.setup, meld, kind) for meld in canastas) >= getattr(bonus, kind)
        for kind in ("natural", "mixed", "clean", "dirty")
    )
