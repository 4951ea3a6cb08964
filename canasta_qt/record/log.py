"""The log of a match: the rules in force, the order of every deck, and what was chosen.

A log that asks for it keeps what a bot compared before a move, a line for each after the action:

    2 discard: 9d1
    considered 112.4 30.1 4 safer+better discard: 9d1
    considered 98.0 31.7 31 - discard: 6c2

The numbers are points by which its side was ahead in imagined deals, half the 95 % interval of
that, and in how many of a hundred the next player takes the pile; `-` stands for none.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Protocol

from canasta_qt import __version__
from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.seating import SeatDraw
from canasta_qt.record.notation import parse, text_of

THOUGHT_MARK: Final = "considered "
"""Beginning of each line."""

_LINE: Final = re.compile(
    THOUGHT_MARK
    + r"(-?[0-9]{1,9}\.[0-9]) ([0-9]{1,9}\.[0-9]|-) ([0-9]{1,3}|-) ([a-z_]+(?:\+[a-z_]+)*|-) (.+)"
)


class Considered(NamedTuple):
    """A move that was looked at; `reasons` are codes, and only the first move has some."""

    action: Action
    value: float
    interval: float | None = None
    taken: int | None = None
    reasons: tuple[str, ...] = ()


Thought = tuple[Considered, ...]
"""All that was compared for one move; the first is the move that was made."""


class Compared(Protocol):
    """A move as a bot compared it with others; `players.search.advice.Advised` is one."""

    @property
    def action(self) -> Action: ...
    @property
    def value(self) -> float: ...
    @property
    def interval(self) -> float: ...
    @property
    def taken(self) -> int | None: ...
    @property
    def reasons(self) -> tuple[str, ...]: ...


def thought_of(moves: Iterable[Compared]) -> Thought:
    """What was compared for a move, as exactly as the text has it; no interval is infinite."""
    return tuple(
        Considered(
            one.action,
            round(one.value, 1) + 0.0,
            None if math.isinf(one.interval) else round(one.interval, 1),
            one.taken,
            one.reasons,
        )
        for one in moves
    )


def thought_text(thought: Thought) -> str:
    """The lines of a thought."""
    return "".join(map(_line, thought))


def _line(one: Considered) -> str:
    spread = "-" if one.interval is None else f"{one.interval:.1f}"
    taken = "-" if one.taken is None else str(one.taken)
    reasons = "+".join(one.reasons) or "-"
    return f"{THOUGHT_MARK}{one.value:.1f} {spread} {taken} {reasons} {text_of(one.action)}\n"


def parse_considered(text: str) -> Considered:
    """The move of a line. `ValueError` (`NotationProblem`) where it makes no sense."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise ValueError(f"what a bot considered is expected here, not {text[:40]!r}")
    value, spread, taken, reasons, action = found.groups()
    return Considered(
        parse(action),
        float(value),
        None if spread == "-" else float(spread),
        None if taken == "-" else int(taken),
        () if reasons == "-" else tuple(reasons.split("+")),
    )


HUMAN: Final = "human"
"""`Player.played_by` of a seat that a person plays; any other word is a bot's level."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: the name shown, and `HUMAN` or the level of the bot that plays it."""

    name: str
    played_by: str = HUMAN

    @property
    def is_human(self) -> bool:
        """Whether a person plays this seat."""
        return self.played_by == HUMAN


@dataclass(frozen=True, slots=True)
class RuleOrigin:
    """Where the rules of a match come from, for display only: the fields of `MatchLog`."""

    preset: str = ""
    overrides: tuple[tuple[str, object], ...] = ()
    rules_name: str = ""
    rule_set: str = ""


NO_ORIGIN: Final = RuleOrigin()


class Entry(NamedTuple):
    """One accepted action and the seat that chose it (the team-mate, when it is an answer)."""

    seat: int
    action: Action


class Seal(NamedTuple):
    """A deck's seal, shown before the deal: its salt, and the SHA-256 (`record.fair_deal`)."""

    salt: str
    digest: str


@dataclass(slots=True)
class DealLog:
    """One deal: its number from 1, the dealer's seat, the deck (dealt from the front), the play.

    `scored` is what it brought each scorer, for a replay to compare; None while it is played.
    `thoughts` holds what bots considered, by the number of the action from 1, where the log asks
    for it. `cut` is where the player cut the deck before the first deal.
    """

    number: int
    dealer: int
    order: tuple[int, ...]
    entries: list[Entry] = field(default_factory=list)
    scored: tuple[int, ...] | None = None
    seal: Seal | None = None
    thoughts: dict[int, Thought] = field(default_factory=dict)
    cut: int | None = None

    def copy(self) -> DealLog:
        """An independent copy."""
        return replace(self, entries=self.entries[:], thoughts=dict(self.thoughts))

    def truncate(self, entries: int) -> None:
        """Keep only the first `entries` actions."""
        del self.entries[entries:]
        self.thoughts = {at: one for at, one in self.thoughts.items() if at <= entries}


@dataclass(slots=True)
class MatchLog:
    """Everything needed to play a match again, action by action.

    Attributes:
        seed: orders the decks that are still to come.
        seating: how the persons were seated, and who dealt first.
        players: seat to who sits there.
        preset, overrides: where the rules came from, for display only.
        deals: the deals so far; the last one may be in progress.
        program: version of the program that began it.
        rules_name: what the rules are called, when they are not those of the preset.
        rule_set: id of the player's own set of rules, when it is one.
        secret: what the salts of the decks' seals are made from; empty where nothing is sealed.
        advice: whether what bots considered is kept with their actions.
        conceded: the seat that gave the match up, which ended it.
        commitment: the match's own seal (`record.fair_deal`); empty without a secret.
        counting_aid: whether the person had the cards counted.
    """

    rules: TableRules
    seed: int | str
    seating: SeatDraw
    players: tuple[Player, ...]
    preset: str = ""
    overrides: tuple[tuple[str, object], ...] = ()
    deals: list[DealLog] = field(default_factory=list)
    program: str = __version__
    rules_name: str = ""
    rule_set: str = ""
    secret: str = ""
    advice: bool = False
    conceded: int | None = None
    commitment: str = ""
    counting_aid: bool = False

    @property
    def viewers(self) -> tuple[int, ...]:
        """The seats of the people at the screen; the first seat where only bots play."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_human) or (0,)

    @property
    def cut(self) -> int | None:
        """How many cards the player lifted before the first deal; None for no cut."""
        return self.deals[0].cut if self.deals else None

    def add_deal(
        self,
        dealer: int,
        order: tuple[int, ...],
        seal: Seal | None = None,
        cut: int | None = None,
    ) -> DealLog:
        """Begin the next deal."""
        deal = DealLog(len(self.deals) + 1, dealer, order, seal=seal, cut=cut)
        self.deals.append(deal)
        return deal

    def add(self, seat: int, action: Action, thought: Thought = ()) -> None:
        """Add an accepted action to the deal in progress, with what was considered if asked for."""
        deal = self.deals[-1]
        deal.entries.append(Entry(seat, action))
        if thought and self.advice:
            deal.thoughts[len(deal.entries)] = thought

    def truncate(self, entries: int) -> None:
        """Keep only the first `entries` actions of the deal in progress: what undo does."""
        self.deals[-1].truncate(entries)
        self.deals[-1].scored = None

    def copy(self) -> MatchLog:
        """An independent copy."""
        return replace(self, deals=[deal.copy() for deal in self.deals])

    @property
    def actions(self) -> int:
        """Number of actions in all deals."""
        return sum(len(deal.entries) for deal in self.deals)
