"""Cards that are laid down one after the other in a turn, as the one move that they make together.

Players inside imagined deals lay all they want at once: each step by itself would look as if the
seat wanted no more.
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.actions import AUTO, NEW, LayDown, Play
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.state import Meld
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.judging.comparison import can_compare


def goes_on_laying(view: PlayerView) -> bool:
    """Whether a player inside imagined deals may lay down more after having laid something."""
    return bool(view.setup.rules.deal.foot_size) or not view.opened[view.side]


def joined(view: PlayerView, after: Sequence[Meld]) -> LayDown | None:
    """All that a turn has laid as one lay-down; None where it cannot be laid or judged so."""
    before = {meld.uid: meld for meld in view.melds[view.side]}
    ranks = {meld.kind for meld in before.values()}
    plays = []
    for meld in after:
        lying = before.get(meld.uid)
        cards = tuple(card for card in meld.cards if lying is None or card not in lying.cards)
        if cards:
            new = NEW if meld.kind in ranks else AUTO
            plays.append(Play(cards, new if lying is None else meld.uid))
    action = LayDown(tuple(plays))
    if not plays or verify(view, action) is not None or not can_compare(view, (action,)):
        return None
    return action
