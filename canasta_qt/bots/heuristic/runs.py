"""Runs and second groups for the club player: begin them, make them long, merge what completes.

A run is worth its bonus by the chance that it grows to seven (`run_chances`).
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.heuristic.run_chances import chance
from canasta_qt.engine.actions import NEW, Action, LayDown, MergeMelds, Play, TakePile
from canasta_qt.engine.cards import IS_WILD, KIND, RUN_CANASTA, SEQUENCE, SUIT
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.merging import possible_merges
from canasta_qt.engine.run_search import run_plays
from canasta_qt.engine.run_takes import is_run_claim
from canasta_qt.engine.sequences import run_for

_LEAST_TO_ADD = -10.0
"""Points by which adding to a run must be better than keeping its cards for groups."""

_LEAST_ASKED = 30.0
"""The same where going out asks for a run and the side has none on the table."""

_NEIGHBOUR_ASKED = 14.0
"""The same where going out asks for a run."""

_KEEP = 3
"""Cards a hand should hold after a run that does not complete."""


def lay_run(moment: Moment) -> Action | None:
    """The run, or the addition to one, that pays most; None where there is none."""
    know = moment.know
    if not know.setup.has_runs or not know.own.opened:
        return None
    hand = moment.view.hand
    least = _LEAST_ASKED if _asks(know) and not _begun(know) else know.weights.run_begun
    best: Action | None = None
    best_gain = 0.0
    for play in run_plays(moment.view, hand):
        gain = run_gain(know, play, hand)
        gain -= least if play.onto == NEW else _LEAST_TO_ADD
        if gain > best_gain and _keeps_enough(moment, play):
            action = LayDown((play,))
            if moment.legal(action):
                best, best_gain = action, gain
    return best


def merge(moment: Moment) -> Action | None:
    """Two groups that make a canasta together are merged at once."""
    melds = {meld.uid: meld for meld in moment.view.melds[moment.know.side]}
    for action in possible_merges(moment.view):
        pair = melds[action.uid], melds[action.into]
        size = sum(len(meld.cards) for meld in pair)
        open_pair = not any(is_canasta(moment.know.setup, meld) for meld in pair)
        least = RUN_CANASTA if pair[0].kind == SEQUENCE else moment.know.setup.canasta_size
        if open_pair and size >= least and moment.legal(MergeMelds(action.uid, action.into)):
            return action
    return None


def continues(know: Knowledge, card: int) -> bool:
    """Whether a run of the own side takes this card."""
    return run_for(know.setup, know.view.melds[know.side], (card,)) >= 0


def takes_run(moment: Moment, take: TakePile) -> Play | None:
    """The play of a take that lays the top card at the end of a run, or None."""
    if not moment.know.setup.has_runs:
        return None
    top = moment.view.pile[-1]
    claim = next((play for play in take.plays if top in play.cards), None)
    return claim if claim is not None and is_run_claim(moment.view, claim) else None


def run_gain(know: Knowledge, play: Play, hand: Sequence[int]) -> float:
    """Points a play to a run is worth beyond keeping its cards for groups."""
    run = next((m.cards for m in know.view.melds[know.side] if m.uid == play.onto), ())
    before = chance(know.view, run, hand) if run else 0.0
    after = chance(know.view, (*run, *play.cards), hand)
    bonus = know.setup.rules.sequence.bonus + _asked(know)
    faces = sum(know.setup.points[KIND[card]] for card in play.cards)
    return (after - before) * bonus + faces - sum(_use(know, card) for card in play.cards)


def _asked(know: Knowledge) -> float:
    """What the next complete run is worth because going out asks for one."""
    return know.weights.run_asked_for if _asks(know) else 0.0


def _asks(know: Knowledge) -> bool:
    return "sequence" in know.own.missing


def _begun(know: Knowledge) -> bool:
    """Whether a run of the own side lies unfinished."""
    melds = know.view.melds[know.side]
    return any(meld.kind == SEQUENCE and len(meld.cards) < RUN_CANASTA for meld in melds)


def _use(know: Knowledge, card: int) -> float:
    """What a card is worth in a group: most where its rank is near a canasta."""
    kind = KIND[card]
    if card in know.kept:
        return 0.0
    if IS_WILD[kind]:
        return 60.0
    meld = know.own.melds[kind]
    if meld is not None and len(meld.cards) < know.setup.canasta_size:
        return 15.0 * (len(meld.cards) - 1)
    return 20.0 if know.held[kind] >= 2 else 0.0


def _keeps_enough(moment: Moment, play: Play) -> bool:
    runs = {meld.uid: len(meld.cards) for meld in moment.view.melds[moment.know.side]}
    complete = runs.get(play.onto, 0) + len(play.cards) >= RUN_CANASTA
    left = len(moment.view.hand) - len(play.cards)
    return left >= (2 if complete else _KEEP)


def spare(moment: Moment, cards: Sequence[int]) -> tuple[float, int]:
    """The card of one rank that runs need least, and what they lose when it is discarded."""
    if not moment.know.setup.has_runs or IS_WILD[KIND[cards[0]]]:
        return 0.0, cards[0]
    return min((_loss(moment, card) + _feeding(moment.know, card), card) for card in cards)


def _loss(moment: Moment, card: int) -> float:
    """What the own runs, on the table and in the hand, lose with this card."""
    if continues(moment.know, card):
        return moment.know.weights.run_continued * moment.know.setup.rules.sequence.bonus
    near = {(KIND[other], SUIT[other]) for other in moment.view.hand}
    rank, suit = KIND[card], SUIT[card]
    asked = _asks(moment.know) and not _begun(moment.know)
    worth = _NEIGHBOUR_ASKED if asked else moment.know.weights.run_neighbour
    return sum(worth / abs(step) for step in (-2, -1, 1, 2) if (rank + step, suit) in near)


def _feeding(know: Knowledge, card: int) -> float:
    """What it costs that a rival's run takes the card."""
    rules = know.setup.rules.sequence
    if rules.pile_take == "none":
        return 0.0
    rivals = (melds for side, melds in enumerate(know.view.melds) if side != know.side)
    takes = any(run_for(know.setup, melds, (card,)) >= 0 for melds in rivals)
    return know.weights.run_continued * rules.bonus if takes else 0.0
