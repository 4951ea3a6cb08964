"""Who sits at the table and how fast it goes: all that a match needs besides its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.view_model.people import PEOPLE, YOU, portraits_of

Seated = Literal["human", "bot"]


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """One seat: the name shown, who plays it, a bot's level, and the portrait's file stem."""

    name: str
    played_by: Seated = "bot"
    level: str = DEFAULT_LEVEL
    portrait: str = ""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things go: pauses before a bot's turn, between its steps, and over a score sheet.

    All are multiplied by `speed` (0 = at once). With `click` a bot's turn waits for the player.
    """

    bot_pause_ms: int = 600
    step_pause_ms: int = 350
    sheet_pause_ms: int = 5000
    speed: float = 1.0
    click: bool = False

    def pause(self, milliseconds: int) -> int:
        """A pause at this speed, in milliseconds."""
        return max(0, round(milliseconds * self.speed))


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What starts a match: a preset's id, changed by dotted option keys, and who sits there.

    `demo` lets bots play human seats too. The deals follow from `seed`, a number that somebody
    chose or a text that was drawn.
    """

    rules: str
    seats: tuple[SeatSpec, ...]
    seed: int | str
    overrides: Mapping[str, Any] = field(default_factory=dict)
    demo: bool = False
    rules_name: str = ""
    """Title of the rules as kept; the preset's id when empty."""
    rule_set: str = ""
    """Id of the player's own rule set that is played, if it is one."""
    advice: bool = False
    """Whether the log keeps what the bots considered for each move."""
    counting_aid: bool = False
    """Whether the person has the cards counted from the beginning."""


@dataclass(frozen=True, slots=True)
class Session:
    """The people of a running match; `rules_name` is the title of the rules in force, as kept.

    `watched` is the seat the table is drawn for where nobody at it is a person. `replay`: the match
    is only shown again, so nothing can be done; `all_open`: every hand lies open.

    Where several people share the screen, `in_front` is the seat of the one who sits before it, and
    while it is `covered` nobody's hand may be seen: the people change places, or a deal begins.
    """

    seats: tuple[SeatSpec, ...]
    rules_name: str = ""
    watched: int = 0
    replay: bool = False
    all_open: bool = False
    in_front: int | None = None
    covered: bool = False

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.played_by == "human")

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self.persons) > 1

    @property
    def viewer(self) -> int:
        """The seat the table is drawn for: the human's in front, or the one that is watched."""
        if self.in_front is not None:
            return self.in_front
        return next(iter(self.persons), self.watched)

    @property
    def reader(self) -> int:
        """The seat whose cards may be seen, and whom sentences call "you"; -1 for nobody."""
        return -1 if self.covered else self.viewer

    @property
    def plays_itself(self) -> bool:
        """Whether nobody at the table is a person."""
        return all(seat.played_by != "human" for seat in self.seats)

    @property
    def addressed(self) -> int:
        """The seat that the ledger calls "you"; -1 for nobody. Seen again, others have names."""
        seat = self.reader
        strange = self.replay and seat >= 0 and self.seats[seat].name != YOU
        return -1 if strange else seat

    def is_human(self, seat: int) -> bool:
        """Whether this seat waits for a person's commands; nobody (-1) does not."""
        return seat >= 0 and self.seats[seat].played_by == "human"

    def is_you(self, seat: int) -> bool:
        """Whether sentences speak to this seat; several people at one screen are called by name."""
        return not self.is_shared and (self.is_human(seat) or self.seats[seat].name == YOU)

    @property
    def told_to_all(self) -> Session:
        """Of several people at one screen what everybody may read; it is the same for all."""
        return replace(self, covered=True) if self.is_shared and not self.replay else self

    @property
    def on_sheets(self) -> Session:
        """As sheets and endings have it: of several people the first one's side comes first."""
        return replace(self, in_front=None, covered=False) if self.is_shared else self

    def for_everybody(self) -> Session:
        """The same where nobody is known to sit before the screen: no hand of several is seen."""
        unknown = self.is_shared and self.in_front is None
        return replace(self, covered=True) if unknown else self

    def players(self) -> tuple[Player, ...]:
        """The people as a log keeps them."""
        return tuple(
            Player(seat.name, HUMAN if seat.played_by == "human" else seat.level)
            for seat in self.seats
        )

    @staticmethod
    def of(new: NewMatch, persons: Sequence[int]) -> Session:
        """The people of a new match, seated by `persons`: seat to index into `new.seats`."""
        seats = tuple(new.seats[person] for person in persons)
        watched = next((i for i, seat in enumerate(seats) if seat.played_by == "human"), 0)
        if new.demo:
            seats = tuple(replace(seat, played_by="bot") for seat in seats)
        return Session(seats, new.rules_name or new.rules, watched)

    @staticmethod
    def of_log(log: MatchLog, rules_name: str = "") -> Session:
        """The people of a match that was interrupted."""
        faces = portraits_of([player.name for player in log.players])
        seats = tuple(
            SeatSpec(
                name=player.name,
                played_by="human" if player.is_human else "bot",
                level=DEFAULT_LEVEL if player.is_human else player.played_by,
                portrait=faces[seat],
            )
            for seat, player in enumerate(log.players)
        )
        return Session(seats, log.rules_name or rules_name or log.preset)


@dataclass(frozen=True, slots=True)
class CurtainModel:
    """The table is covered because another person of those who share the screen is to act.

    Attributes:
        seat: the seat of that person; `name` and `portrait` are theirs.
        others: the names of the other people, who look away.
        asked_by: who asks that person something that can be answered aloud; empty for nobody.
        question: what is asked.
    """

    seat: int
    name: str
    portrait: str
    others: tuple[str, ...]
    asked_by: str = ""
    question: str = ""


def plain_seats(count: int, *, human: int | None = 0) -> tuple[SeatSpec, ...]:
    """A table of one person (at seat `human`, if any) and bots with the usual names."""
    return tuple(
        SeatSpec(name, "human" if seat == human else "bot", portrait=portrait)
        for seat, (name, portrait) in enumerate(PEOPLE[:count])
    )
