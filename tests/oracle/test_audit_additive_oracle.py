"""Random tables scored by an independent reading of P7, for every game that scores by adding up."""

from __future__ import annotations

import random
from collections import Counter

from canasta_qt.engine import DealState, Match, score_deal
from canasta_qt.engine.cards import CODE, SEQUENCE
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.melds.sequences import arrange_run
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.state import DealResult, Meld
from tests.helpers.cases import for_each

ADDITIVE = [name for name in preset_ids() if not preset(name).rules.score.matrix]
TABLES = 12
RANKS = "456789TJQKA"


def rank(card: int) -> str:
    """`4` to `A`, `2`, `X`, and `3r` or `3b`."""
    text = CODE[card][0]
    if text == "3":
        return "3r" if CODE[card][1] in "hd" else "3b"
    return text


def random_table(name: str, rng: random.Random) -> DealState:
    """A position that need not come from play: melds of all sorts, threes, hands and feet."""
    state, _ = Match(preset(name).rules, rng.randrange(99)).start_deal()
    cards = list(state.setup.pack)
    rng.shuffle(cards)
    for side in range(len(state.sides)):
        state.melds[side] = []
        for _ in range(rng.randrange(8)):
            add_meld(state, side, cards, rng)
        state.opened[side] = int(bool(state.melds[side]))
    reds = [card for card in cards if rank(card) == "3r"]
    rest = [card for card in cards if rank(card) != "3r"]
    for seat in range(state.setup.seats):
        state.red_threes[seat] = [reds.pop() for _ in range(rng.randrange(3)) if reds]
        state.hands[seat] = [rest.pop() for _ in range(rng.randrange(6)) if rest]
        if reds and rng.random() < 0.3:
            state.hands[seat].append(reds.pop())
    state.feet = tuple(foot if rng.random() < 0.5 else () for foot in state.feet)
    out = rng.choice([None, *state.order])
    state.result = DealResult(out, "no", "stock" if out is None else "out")
    return state


def add_meld(state: DealState, side: int, cards: list[int], rng: random.Random) -> None:
    """Lay one random meld from the cards, if they have it."""
    rules = state.setup.rules
    sort = rng.choice(["rank"] * 5 + ["wild", "run"])
    size = rng.choice((3, 4, 5, 6, 7, 7, 7, 8))
    wilds = [card for card in cards if rank(card) in "2X"]
    if sort == "wild" and rules.wild_meld.enabled:
        if any(rank(meld.cards[0]) in "2X" for meld in state.melds[side]):
            return
        joker_first = rng.random() < 0.5
        wilds.sort(key=lambda card: (rank(card) == "X") != joker_first)
        laid = wilds[:size]
    elif sort == "run" and rules.sequence.enabled:
        suit, low = rng.choice("shdc"), rng.randrange(12 - min(size, 7))
        wanted = [r + suit for r in RANKS[low : low + min(size, 7)]]
        found = [next((c for c in cards if CODE[c] == each), None) for each in wanted]
        laid = [card for card in found if card is not None]
        if len(laid) < len(wanted):
            return
    else:
        wanted_rank = rng.choice(RANKS)
        naturals = [card for card in cards if rank(card) == wanted_rank]
        laid = naturals[: size - 1] + wilds[:1] if rng.random() < 0.5 else naturals[:size]
    if len(laid) < 3:
        return
    group = classify(laid, runs=state.setup.has_runs)
    assert not isinstance(group, Refusal)
    kind, wild = group
    if kind == SEQUENCE:
        laid = list(arrange_run(laid))
    state.melds[side].append(Meld(state.next_uid, kind, tuple(laid), wild, 1, wild > 0))
    state.next_uid += 1
    for card in laid:
        cards.remove(card)


def expected(state: DealState, side: int, seats: tuple[int, ...]) -> int:
    """P7 for the scorer of these seats, read from the catalogue anew."""
    rules = state.setup.rules
    face = dict(rules.pack.points)
    melds = [[rank(card) for card in meld.cards] for meld in state.melds[side]]
    complete = [cards for cards in melds if is_complete(state, cards)]
    total = sum(canasta_points(state, cards) for cards in complete)
    total += set_points(state, complete)
    assert state.result is not None
    if state.result.out is not None and state.side_of[state.result.out] == side:
        total += rules.go_out.bonus
    total += three_points(state, side, seats, complete)
    total += sum(face[r] for cards in melds for r in cards)
    factor = 1 if melds else rules.score.unopened_hand_factor
    for seat in state.sides[side]:
        for card in state.hands[seat]:
            if rank(card) == "3b":
                total -= rules.black_three.points_hand * factor
            elif rank(card) != "3r":
                total -= face[rank(card)] * factor
        for card in state.feet[seat]:
            if rank(card) == "3b":
                total -= rules.black_three.points_hand * factor
            elif rank(card) == "3r":
                total += rules.foot.unpicked_red_three
            else:
                total -= face[rank(card)] * factor
        for rule in rules.special_rank.hand_set if seat in seats else ():
            held = sum(rank(card) == rule.rank for card in state.hands[seat])
            total += rule.points if held >= rule.min else 0
    for cards in melds:
        total += shortfall(state, cards)
    held_red = red_threes_held(state, seats)
    end = rules.red_three.in_hand_end
    if held_red and end.kind != "as_laid":
        total += end.points * (held_red if end.kind == "each" else 1)
    return total + sum(cut.points for cut in state.cuts if cut.seat in seats)


def is_run(cards: list[str]) -> bool:
    naturals = {r for r in cards if r not in "2X"}
    return len(naturals) > 1


def is_complete(state: DealState, cards: list[str]) -> bool:
    return len(cards) >= (7 if is_run(cards) else state.setup.rules.meld.canasta_size)


def style_of(cards: list[str]) -> str:
    if is_run(cards):
        return "sequence"
    if all(r in "2X" for r in cards):
        return "wild"
    return "mixed" if any(r in "2X" for r in cards) else "natural"


def clean(state: DealState, cards: list[str]) -> bool:
    if style_of(cards) == "wild":
        rules = state.setup.rules
        canastone = rules.red_three.positive_if == "clean_and_dirty"
        return canastone and cards.count("X") in (0, rules.pack.jokers)
    return style_of(cards) != "mixed"


def canasta_points(state: DealState, cards: list[str]) -> int:
    rules = state.setup.rules
    style = style_of(cards)
    if style == "sequence":
        return rules.sequence.bonus
    if style == "wild":
        jokers = cards.count("X")
        bonus = rules.wild_meld.bonus
        if jokers == 0:
            return bonus.all_twos
        return bonus.all_jokers if jokers == rules.pack.jokers else bonus.mixed
    own = next(r for r in cards if r not in "2X")
    special = dict(rules.special_rank.bonus)
    for key in (f"{own}_{'pure' if style == 'natural' else 'mixed'}", f"{own}_any"):
        if key in special:
            return special[key]
    return rules.score.canasta.natural if style == "natural" else rules.score.canasta.mixed


def set_points(state: DealState, complete: list[list[str]]) -> int:
    """Canastone's 1000 or 2000, and the sets of the American books."""
    counts: Counter[str] = Counter(style_of(cards) for cards in complete)
    counts.update("clean" if clean(state, cards) else "dirty" for cards in complete)
    counts["canastas"] = len(complete)
    reached = []
    for bonus in state.setup.rules.score.set_bonus:
        wanted = {name: getattr(bonus, name) for name in ("canastas", "natural", "mixed", "clean")}
        wanted["dirty"] = bonus.dirty
        if all(counts[name] >= number for name, number in wanted.items()):
            reached.append(bonus)
    gone = [bonus.replaces for bonus in reached]
    return sum(bonus.points for bonus in reached if bonus.points not in gone)


def red_threes_held(state: DealState, seats: tuple[int, ...]) -> int:
    return sum(rank(card) == "3r" for seat in seats for card in state.hands[seat])


def three_points(
    state: DealState, side: int, seats: tuple[int, ...], complete: list[list[str]]
) -> int:
    """Tabled threes of both colours, with the sign that the side's melds give them."""
    rules = state.setup.rules.red_three
    points = 0
    if rules.role != "penalty_card":
        laid = sum(len(state.red_threes[seat]) for seat in seats)
        if rules.in_hand_end.kind == "as_laid":
            laid += red_threes_held(state, seats)
        points += rules.totals[laid]
    if state.setup.rules.black_three.role != "stop":
        black = sum(len(state.black_threes[seat]) for seat in seats)
        points += state.setup.rules.black_three.totals[black]
    condition = rules.positive_if
    clean_ones = sum(clean(state, cards) for cards in complete)
    good = {
        "has_meld": bool(state.melds[side]),
        "kind:sevens": any("7" in cards and not is_run(cards) for cards in complete),
        "clean_and_dirty": 0 < clean_ones < len(complete),
        "always": True,
    }
    if condition.startswith("canastas_ge:"):
        good[condition] = len(complete) >= int(condition[-1])
    if good[condition]:
        return points
    assert state.result is not None
    out = state.result.out
    if rules.negate_only_if_opponents_out and (out is None or state.side_of[out] == side):
        return points
    if rules.otherwise == "canastone":
        if not complete:
            return -2 * points
        return 0 if clean_ones == len(complete) else -points
    return -points if rules.otherwise == "negate" else 0


def shortfall(state: DealState, cards: list[str]) -> int:
    """Deductions for what should have been longer at the end."""
    rules = state.setup.rules
    style = style_of(cards)
    if style == "sequence":
        short = rules.sequence.short_penalty
        return short.points if short is not None and len(cards) < short.below else 0
    if is_complete(state, cards):
        return 0
    if style == "wild":
        every = cards.count("X") == rules.pack.jokers
        return rules.wild_meld.incomplete.all_jokers if every else rules.wild_meld.incomplete.normal
    own = next(r for r in cards if r not in "2X")
    points = dict(rules.special_rank.incomplete)
    return (
        points.get(f"{own}_pure", points.get(own, 0)) if style == "natural" else points.get(own, 0)
    )


@for_each("name", ADDITIVE)
def test_a_deal_is_scored_as_an_independent_reading_of_the_catalogue_has_it(name: str) -> None:
    rng = random.Random(name)
    for _ in range(TABLES):
        state = random_table(name, rng)
        for score in score_deal(state):
            seats = state.setup.scorer_seats[score.scorer]
            side = state.side_of[seats[0]]
            assert score.total == expected(state, side, seats), score.lines
