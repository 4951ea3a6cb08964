"""Going out: whether it pays for the side, from the points left in all hands and the match.

Also the question "may I go out?": asking a partner, and answering from the own hand.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from enum import Enum

from canasta_qt.engine import actions
from canasta_qt.engine.actions import Action, Play
from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, NATURAL_KINDS
from canasta_qt.engine.going_out.requirements import may_be_asked
from canasta_qt.engine.judge.going_out_search import find_going_out
from canasta_qt.engine.scoring import running_score
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.knowledge import feet_to_play
from canasta_qt.players.heuristic.meld_worth import next_canasta
from canasta_qt.players.heuristic.moment import DecisionMoment
from canasta_qt.players.heuristic.worth import Sketch, meld_kind

NEXT_HOPE = 0.7
"""Each further unfinished meld counts so much less: the same cards cannot finish them all."""
CARDS_FOR_HOPE = 14
"""Cards in hand and to be drawn with which a side can work on all its melds."""
HOPE_COUNTS = 0.9
"""What of such hopes counts when the deal might end now."""


class ExitChoice(Enum):
    """What to do about a way out."""

    GO = "go"
    ASK = "ask"
    STAY = "stay"


@dataclass(frozen=True, slots=True)
class WayOut:
    """Plays that empty the hand, but for a last discard or None."""

    plays: tuple[Play, ...]
    last: int | None


def first_step(way: WayOut) -> Action:
    """What to do first on this way out."""
    if way.plays:
        return actions.LayDown(way.plays)
    return actions.GoOut() if way.last is None else actions.Discard(way.last)


def way_out(moment: DecisionMoment) -> WayOut | None:
    """A full way out in this turn, or None."""
    if lone_cards(moment, moment.sketch) > 1:  # a quick look: only the last discard may be left
        return None
    found = find_going_out(as_if_allowed(moment.view))
    return None if found is None else WayOut(*found)


def as_if_allowed(view: PlayerView) -> PlayerView:
    """The view with the partner's yes, where nobody may go out without asking."""
    if view.setup.rules.permission.mode != "mandatory" or view.now.answer is not None:
        return view
    imagined = copy.copy(view)
    imagined.now = view.now.copy()
    imagined.now.answer = True
    return imagined


def lone_cards(moment: DecisionMoment, sketch: Sketch) -> int:
    """Cards of the hand that could not be laid now, wilds helping the pairs."""
    rules, limits = moment.know.setup.rules, moment.worth.limits
    lone = pairs = 0
    for kind in NATURAL_KINDS:
        held, there = sketch.held[kind], sketch.naturals[kind]
        if not held:
            continue
        stuck = held - min(held, limits.room(kind, there + sketch.wilds[kind]))
        lone += stuck
        if not there and not stuck:
            lone += held == 1
            pairs += held == 2
    threes = sketch.held[BLACK_THREE]
    if threes < rules.black_three.meld_sizes[0] or rules.black_three.meld == "never":
        lone += threes
    return lone + 2 * max(0, pairs - (0 if limits.five else sketch.wilds_held))


def exit_hope(moment: DecisionMoment, sketch: Sketch, to_draw: int) -> float:
    """Points that going out in this turn promises, after drawing so many unknown cards."""
    know = moment.know
    rules = know.setup.rules
    if know.own.lacking or know.own.awaits or feet_to_play(know.view, know.seat):
        return 0.0
    lone = lone_cards(moment, sketch)
    if lone > 1:
        return 0.0
    fits = 1.0
    if lone == 1 or to_draw > 1:
        about = sum(know.unseen) or 1
        fitting = sum(
            number
            for kind, number in enumerate(know.unseen)
            if IS_WILD[kind] or sketch.naturals[kind] or sketch.held[kind] >= 2
        )
        fits = (fitting / about) ** (to_draw - (lone == 0))
    return fits * max(0.0, exit_margin(moment, know.seat, rules.go_out.bonus))


def judge_way_out(moment: DecisionMoment, way: WayOut) -> ExitChoice:
    """Go, ask the partner first, or play on."""
    margin = exit_margin(moment, moment.know.seat, exit_bonus(moment, way))
    mates = moment.know.view.teammates(moment.know.seat)
    doubt = moment.know.weights.going_out_margin
    if mates:
        doubt += 4 * sum(moment.know.hand_size(mate) for mate in mates)
        if abs(margin) < doubt or (margin > 0 and moment.manners.holds_back):
            return ExitChoice.ASK
    return ExitChoice.GO if margin > 0 else ExitChoice.STAY


def exit_bonus(moment: DecisionMoment, way: WayOut) -> int:
    """The bonus for going out, concealed if the way out is."""
    know = moment.know
    concealed = know.setup.rules.concealed
    plain = know.setup.rules.go_out.bonus
    view = moment.view
    if view.laid_before[know.seat] or concealed.total is None:
        return plain
    if concealed.no_layoff and any(know.own.melds[meld_kind(know, play)] for play in way.plays):
        return plain
    whole = any(len(play.cards) >= know.setup.canasta_size for play in way.plays)
    if concealed.own_canasta and not whole:
        return max(plain, concealed.without_canasta_total or 0)
    return concealed.total


def exit_margin(moment: DecisionMoment, leaver: int, bonus: int) -> float:
    """Points by which it beats playing on, for the own side, that `leaver` of it goes out now.

    `bonus` is what going out scores. Hidden hands are taken as average cards.
    """
    know, weights = moment.know, moment.know.weights
    margin = bonus + weights.waiting * know.urgency + match_swing(moment, leaver, bonus)
    if leaver == know.seat:
        margin -= moment.manners.going_out()
    for seat in range(know.setup.seats):
        if seat != leaver:
            caught = _caught(moment, seat) + _prospects(moment, seat)
            margin += -caught if know.side_of(seat) == know.side else caught
    for side, table in enumerate(know.theirs):
        hope = _hope(moment, side) * moment.worth.calm
        if not table.opened:
            hope += weights.opening_ahead
        margin += -hope if side == know.side else hope
    return margin


def _caught(moment: DecisionMoment, seat: int) -> float:
    """Points lost with the cards in a hand: counted in the own, guessed in others."""
    know = moment.know
    if seat == know.seat:
        prizes, points = moment.worth.melds.prizes, know.setup.points
        return sum(n * points[kind] - prizes.caught(kind, n) for kind, n in enumerate(know.held))
    return know.hand_size(seat) * know.weights.caught_card


def _prospects(moment: DecisionMoment, seat: int) -> float:
    """What a hand would still bring its side if the deal went on."""
    know, worth = moment.know, moment.worth
    if seat != know.seat:
        return know.hand_size(seat) * know.weights.growth_card * worth.calm
    now = moment.sketch
    empty = now.copy()
    empty.held = [0] * len(empty.held)
    still = worth.total(now, may_lay=True) - worth.total(empty, may_lay=False)
    return know.weights.own_prospects * worth.calm * max(0.0, still)


def _hope(moment: DecisionMoment, side: int) -> float:
    """What a side's unfinished melds may still bring, with the cards it still has or draws."""
    know, melds = moment.know, moment.worth.melds
    hopes = sorted(
        (
            max(0.0, melds.price(m.kind, m.naturals, m.wilds) - melds.stopped(m.kind, m.wilds))
            for m in moment.view.melds[side]
            if len(m.cards) < know.setup.canasta_size
        ),
        reverse=True,
    )
    cards = sum(know.hand_size(seat) for seat in know.view.sides[side])
    cards += moment.view.stock_left // (2 * len(know.theirs))
    means = min(1.0, cards / CARDS_FOR_HOPE)
    hope = HOPE_COUNTS * means * sum(hope * NEXT_HOPE**place for place, hope in enumerate(hopes))
    if know.setup.rules.score.matrix:
        hope += know.weights.canasta_soon * next_canasta(know, side)
    return hope


def match_swing(moment: DecisionMoment, leaver: int, bonus: int) -> float:
    """What ending the deal now means for the match: won, lost, or not decided."""
    know = moment.know
    target = know.setup.rules.match.end.score
    if target is None:
        return 0.0
    finals = [_final(moment, scorer, leaver, bonus) for scorer in range(know.setup.scorers)]
    if max(finals) < target:
        return 0.0
    own = finals.pop(know.setup.scorer_of[know.seat])
    return know.weights.match_won if own > max(finals) else -know.weights.match_won


def _final(moment: DecisionMoment, scorer: int, leaver: int, bonus: int) -> float:
    """A scorer's total if the deal ended now; the leaver's cards are laid, the others' caught."""
    know = moment.know
    total: float = know.view.totals[scorer] + running_score(know.view, scorer)
    side = know.side_of(know.setup.scorer_seats[scorer][0])
    if side == know.side:
        total += bonus
    for seat in know.view.sides[side]:
        points = _caught(moment, seat)
        total += points if seat == leaver else -points
    return total


def question(moment: DecisionMoment) -> Action | None:
    """The question to the team-mate with most to lose, who holds most cards; None if barred."""
    mates = may_be_asked(moment.view)
    asked = max(mates, key=moment.know.hand_size) if len(mates) > 1 else None
    ask = actions.AskPermission(asked)
    return ask if moment.legal(ask) else None


def answer(moment: DecisionMoment) -> Action:
    """Yes when ending the deal now is better for the side than what this hand still brings."""
    view = moment.view
    margin = exit_margin(moment, view.turn_seat, view.setup.rules.go_out.bonus)
    return actions.AnswerPermission(margin > 0)
