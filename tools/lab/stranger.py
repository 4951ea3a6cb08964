"""A plain club player by rules of its own, whom nothing is ever fitted to.

    python -m tools.lab.stranger --rules classic_2p      how often it agrees with Steady

It tells whether what is learned from the players of the program holds for others too. It knows the
view and the engine's list of legal actions, and shares nothing with the other players. Its rules
are those that are told to beginners in a club: take a pile of some size, open as soon as that
leaves a hand, lay off what fits, throw what has just been thrown, and end the deal when it can.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayOnHeap,
    LayThree,
    MergeMelds,
    Pass,
    Play,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, KIND
from canasta_qt.engine.events import Discarded
from canasta_qt.engine.movegen.legal_actions import NoLegalAction, legal_actions
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import Meld, Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.mid_match import STANDINGS, mid_match

STRANGER: Final = "stranger"
"""Its name where levels are named."""
FAT: Final = 4
"""Cards of a pile that is worth taking."""
SPARE: Final = 3
"""Cards that are kept when something is laid."""
LATE: Final = 25
"""Cards in the stock with which the end is near."""
RECENT: Final = 4
"""Discards that are remembered as safe."""
NEARLY: Final = 5
"""Cards of a meld that a wild card is given to."""


class Stranger:
    """It has no moods: the same view gets the same answer whatever the seed."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, which must be the seat to act. Raises `NoLegalAction`."""
        legal = legal_actions(view)
        if not legal:
            raise NoLegalAction(f"seat {view.seat} has nothing to choose")
        for rule in _RULES[view.phase]:
            action = rule(view, legal)
            if action is not None:
                return action
        return next((one for one in legal if not isinstance(one, ConcedeDeal)), legal[0])


def _take(view: PlayerView, legal: Sequence[Action]) -> Action | None:
    """A pile of some size, or any that a short hand or an own meld gets; with the fewest cards."""
    takes = [one for one in legal if isinstance(one, TakePile)]
    if not takes:
        return None
    joins = _own_meld(view, KIND[view.pile[-1]]) is not None
    if len(view.pile) < FAT and not joins and len(view.hand) > FAT:
        return None
    return min(takes, key=lambda take: (_wilds(take.plays), _cards(take.plays)))


def _draw(_view: PlayerView, legal: Sequence[Action]) -> Action | None:
    return next((one for one in legal if isinstance(one, DrawStock)), None)


def _special(_view: PlayerView, legal: Sequence[Action]) -> Action | None:
    return next((one for one in legal if isinstance(one, DeclareSpecialHand | LayThree)), None)


def _go_out(view: PlayerView, legal: Sequence[Action]) -> Action | None:
    """At once, without a question where none has to be asked."""
    for action in legal:
        if isinstance(action, GoOut):
            return action
        if isinstance(action, Discard | LayDown) and len(view.hand) == _spent(action):
            return action
    mandatory = view.setup.rules.permission.mode == "mandatory"
    if mandatory and len(view.hand) <= SPARE and view.now.answer is None:
        return next((one for one in legal if isinstance(one, AskPermission)), None)
    return None


def _lay(view: PlayerView, legal: Sequence[Action]) -> Action | None:
    """Open with a hand left; then what fits own melds, wild cards where a canasta is near."""
    lays = [one for one in legal if isinstance(one, LayDown)]
    late = view.stock_left < LATE
    keep = 1 if late else SPARE
    lays = [one for one in lays if len(view.hand) - _spent(one) >= keep]
    if not view.opened[view.side_of[view.seat]]:
        most = 2 if late or _rivals_are_open(view) else 1
        lays = [one for one in lays if _wilds(one.plays) <= most]
        return min(lays, key=lambda one: (_wilds(one.plays), _cards(one.plays)), default=None)
    lays = [one for one in lays if _is_welcome(view, one.plays[0], late)]
    return max(lays, key=lambda one: (-_wilds(one.plays), _cards(one.plays)), default=None)


def _is_welcome(view: PlayerView, play: Play, late: bool) -> bool:
    """Naturals at once; a wild card on a meld of some size, or when the end is near."""
    wilds = _wilds((play,))
    if not wilds:
        return len(play.cards) >= SPARE or play.onto >= 0
    melds = [one for one in view.melds[view.side_of[view.seat]] if one.uid == play.onto]
    return bool(melds) and (
        late or NEARLY <= len(melds[0].cards) < view.setup.rules.meld.canasta_size
    )


def _tidy(view: PlayerView, legal: Sequence[Action]) -> Action | None:
    """Merge melds, and put on the heap what goes there, while a hand is left."""
    for action in legal:
        if isinstance(action, MergeMelds):
            return action
        if isinstance(action, LayOnHeap) and len(view.hand) - len(action.cards) > SPARE:
            return action
    return None


def _throw(view: PlayerView, legal: Sequence[Action]) -> Action | None:
    """A black three on a fat pile, then what was thrown lately, then single cards."""
    throws = [one for one in legal if isinstance(one, Discard)]
    if not throws:
        return next((one for one in legal if isinstance(one, Pass | RetractMelds)), None)
    held = Counter(KIND[card] for card in view.hand)
    thrown = [KIND[one.card] for one in view.history if isinstance(one, Discarded)][-RECENT:]
    melded = {one.kind for one in _rival_melds(view)}
    fat = len(view.pile) >= FAT

    def dearness(one: Discard) -> tuple[float, ...]:
        kind = KIND[one.card]
        stops = kind == BLACK_THREE
        safe = kind in thrown or (stops and fat)
        return (
            IS_WILD[kind],
            kind in melded,
            not safe if fat else False,
            not stops and held[kind] == 2,
            not safe,
            held[kind],
            view.setup.points[kind] if view.opened[view.side_of[view.seat]] else -kind,
            kind,
        )

    return min(throws, key=dearness)


def _answer(_view: PlayerView, legal: Sequence[Action]) -> Action | None:
    """Yes to going out; a deal is never conceded."""
    conceding = _view.now.concession is not None
    wanted = AnswerPermission(not conceding)
    return wanted if wanted in legal else None


Rule = Callable[[PlayerView, Sequence[Action]], Action | None]
_RULES: Final[dict[Phase, tuple[Rule, ...]]] = {
    Phase.START: (_special, _take, _draw),
    Phase.PLAY: (_special, _go_out, _lay, _tidy, _throw),
    Phase.ANSWER: (_answer,),
    Phase.OVER: (),
}


def _cards(plays: Sequence[Play]) -> int:
    return sum(len(play.cards) for play in plays)


def _wilds(plays: Sequence[Play]) -> int:
    return sum(IS_WILD[KIND[card]] for play in plays for card in play.cards)


def _spent(action: Discard | LayDown) -> int:
    return 1 if isinstance(action, Discard) else _cards(action.plays)


def _own_meld(view: PlayerView, kind: int) -> Meld | None:
    melds = view.melds[view.side_of[view.seat]]
    return next((meld for meld in melds if meld.kind == kind), None)


def _rival_melds(view: PlayerView) -> list[Meld]:
    own = view.side_of[view.seat]
    return [meld for side, melds in enumerate(view.melds) if side != own for meld in melds]


def _rivals_are_open(view: PlayerView) -> bool:
    own = view.side_of[view.seat]
    return any(turn for side, turn in enumerate(view.opened) if side != own)


def agreement(game: str, decisions: int) -> float:
    """The share of so many decisions in which it does as Steady does, in deals that it plays.

    Where only one action is legal nothing is decided; cards of one rank are the same.
    """
    rules = preset(game).rules
    stranger, same, asked, number = Stranger(0), 0, 0, 0
    while asked < decisions:
        run = mid_match(rules, f"stranger {number}", number % STANDINGS)
        run.start_deal()
        steady = make_bot("steady", f"stranger {number}")
        while not run.deal_over and asked < decisions:
            view = run.view(run.state.actor)
            action = stranger.choose(view)
            if len(legal_actions(view)) > 1:
                asked += 1
                same += _in_ranks(action) == _in_ranks(steady.choose(view))
            run.play(action)
        number += 1
    return same / asked


def _in_ranks(action: Action) -> object:
    """An action as the ranks of its cards."""
    if isinstance(action, Discard):
        return Discard, KIND[action.card]
    if isinstance(action, TakePile | LayDown):
        groups = sorted(sorted(KIND[card] for card in play.cards) for play in action.plays)
        return type(action), groups
    return action


def main(argv: Sequence[str] | None = None) -> int:
    """Say how often it agrees with Steady; returns the exit status."""
    parser = argparse.ArgumentParser(description="How often the stranger does as Steady does")
    parser.add_argument("--rules", nargs="+", default=["classic_2p", "classic_4p"], metavar="ID")
    parser.add_argument("--decisions", type=int, default=2000, metavar="N")
    options = parser.parse_args(argv)
    for game in options.rules:
        share = agreement(game, options.decisions)
        print(f"{game}: {share:.1%} of {options.decisions} decisions as Steady")
    return 0


if __name__ == "__main__":
    sys.exit(main())
