"""What every hand did in a deal, as everybody saw it: the past by which hands are read."""

from __future__ import annotations

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy import hand_reading as row
from canasta_qt.players.playout.state_codec import places_of


class _Hand:
    """A hand on its way through the deal."""

    def __init__(self) -> None:
        self.gained = self.throws = self.takes = 0
        self.thrown: dict[int, list[int]] = {}

    def numbers(self) -> list[int]:
        """Its past as `hand_reading` takes it."""
        found = [self.gained, self.throws, self.takes, len(self.thrown)]
        for kind in range(const.KINDS):
            found += self.thrown.get(kind, _NEVER)
        return found

    def throw(self, kind: int, turn: int, pile: int, *, frozen: bool) -> None:
        """Note a discard on a pile of so many cards."""
        times, first = self.thrown.get(kind, (0, self.throws))[:2]
        self.thrown[kind] = [times + 1, first, turn, self.gained, pile, int(frozen)]
        self.throws += 1


_NEVER = [0] * row.PAST_OF_KIND


def past_of(view: PlayerView) -> list[int]:
    """The past of all hands, in the order of a playout's places, one after the other."""
    places = places_of(view)
    hands = {player: _Hand() for player in places}
    freezes, frozen, pile, turn = view.setup.freezes, False, 0, 0
    for event in view.history:
        if isinstance(event, ev.Discarded):
            kind = KIND[event.card]
            if kind < const.KINDS:
                hands[event.seat].throw(kind, turn, pile, frozen=frozen)
            pile += 1
            frozen = frozen or event.froze
        elif isinstance(event, ev.TurnBegan):
            turn = event.turn
        elif isinstance(event, ev.StockDrawn | ev.FootTakenUp | ev.BonusCardsTakenUp):
            hands[event.seat].gained += len(event.cards)
        elif isinstance(event, ev.PileTaken):
            hands[event.seat].takes += 1
            hands[event.seat].gained += event.hidden
            pile = max(0, pile - 1 - len(event.rest) - len(event.melded))
            frozen = frozen and pile > 0
        elif isinstance(event, ev.UpcardTurned) and not event.buried:
            pile += 1
            frozen = frozen or freezes[KIND[event.card]]
    return [number for player in places for number in hands[player].numbers()]
