"""`TaughtTable`: what lessons and exercises have in common around a practice table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import Action
from canasta_qt.play.practice.table import Practice
from canasta_qt.view_model.people import PEOPLE


def names_around(seat: int, players: int) -> list[str]:
    """The usual people at a table of so many, by seat, the learner's at this one."""
    names = [name for name, _ in PEOPLE[:players]]
    return [*names[players - seat :], *names[: players - seat]] if seat else names


class TaughtTable(QObject):
    """Something that is taught on a practice table: it says, points, and shows how.

    Signals:
        changed(status): the card has another status.
        ended(object): it is over; the payload depends on the kind.
        points(Pointing): look here.
        shows(GestureModel): a hand shows how it is done; None: no more.

    Attributes:
        practice: the table; its signals go where those of a match go.
    """

    changed = Signal(object)
    ended = Signal(object)
    points = Signal(object)
    shows = Signal(object)

    practice: Practice

    def take(self, practice: Practice) -> None:
        """Follow what happens on this table from now on."""
        practice.setParent(self)
        practice.judged.connect(self.heard)
        practice.still.connect(self.settled)
        self.practice = practice

    @property
    def status(self) -> object:
        raise NotImplementedError

    def hint(self) -> None:
        raise NotImplementedError

    def heard(self, verdict: object, action: Action, before: int) -> None:
        """An action of the learner was judged; see `Practice.judged`."""
        raise NotImplementedError

    def settled(self) -> None:
        """The table stands still, and nobody else is to play."""
        raise NotImplementedError

    def begin(self, *, dealt: bool = False) -> None:
        """Bring it to the table; `dealt`: as a deal that begins just now."""
        self.practice.begin(dealt=dealt)
        self.tell()

    def retranslate(self) -> None:
        self.practice.retranslate()
        self.tell()

    def close(self) -> None:
        self.practice.close()

    def tell(self) -> None:
        self.changed.emit(self.status)
