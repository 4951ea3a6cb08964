"""What one seat may know: a position with everything hidden masked, and the public history.

Two states that differ only in cards hidden from a seat give equal views of that seat.
"""

from __future__ import annotations

from collections.abc import Iterable

from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.events import Event
from canasta_qt.engine.state import DealState, Position


class PlayerView(Position):
    """A position as `seat` sees it: other hands are `HIDDEN` cards, the stock is only a number.

    Feet and cards under the pile are `HIDDEN` too, but for an own foot that may be looked at.

    Every rule question (`verify`, `legal_actions`, the searches) may be asked of it for `seat`'s
    own actions. `history` holds the deal's events so far, each redacted for `seat`.
    """

    __slots__ = ("history", "seat")

    seat: int
    history: tuple[Event, ...]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlayerView):
            return NotImplemented
        return (self.seat, self.history, self.public_key()) == (
            other.seat,
            other.history,
            other.public_key(),
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.public_key()))

    @property
    def hand(self) -> list[int]:
        """The seat's own cards."""
        return self.hands[self.seat]


def view_of(state: DealState, seat: int, history: Iterable[Event] = ()) -> PlayerView:
    """`state` as `seat` may see it, with the events of the deal redacted for it.

    >>> view = view_of(Deal("classic_4p", seed=7).state, seat=1)
    >>> [code(card) for card in view.hands[1]][:3], set(view.hands[2])
    (['7c2', 'Jh1', '5c1'], {-1})
    """
    view = PlayerView.__new__(PlayerView)
    state._copy_into(view)
    for other, hand in enumerate(view.hands):
        if other != seat:
            view.hands[other] = [HIDDEN] * len(hand)
    peek = view.setup.rules.foot.peek != "never"
    view.feet = tuple(
        foot if peek and owner == seat else (HIDDEN,) * len(foot)
        for owner, foot in enumerate(view.feet)
    )
    view.pile[: view.pile_hidden] = [HIDDEN] * view.pile_hidden
    for face_down in (*view.waiting, *view.packets):
        face_down[:] = [HIDDEN] * len(face_down)
    view.seat = seat
    view.history = tuple(event.redacted(seat) for event in history)
    return view
