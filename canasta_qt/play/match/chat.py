"""Who at the table has something to say, when, and what: seldom, and only what all have seen."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from canasta_qt.engine import events as ev
from canasta_qt.engine.state import DealState
from canasta_qt.players.levels import Style, style_of
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.session import Session
from canasta_qt.words.chat import ANSWERS, SAYINGS, TO_PARTNER, Occasion, Tone, in_words

BIG_PILE: Final = 8
"""Cards of a pile from which on taking it is worth a remark."""

FEW: Final = 2
"""Cards of a hand up to which somebody may soon go out."""

LONG: Final = 8.0
"""Seconds of thinking that call for a remark."""

TURNS_BETWEEN: Final = 6
"""Least number of turns between two remarks."""

ANSWER_REST: Final = 2
"""Least number of turns after an answer."""

REMEMBERED: Final = 20
"""Number of remarks before one is repeated."""

_SPOKEN: Final = 0.5
"""How often somebody who could say something does."""


class Spoken(NamedTuple):
    """What somebody says."""

    seat: int
    text: str


ChatChance = tuple[int, Occasion]
"""A seat, and what it could say a word about."""


class Chat:
    """Follows a match and now and then has a bot comment; nothing played depends on its dice."""

    def __init__(self, run: MatchRun, session: Session) -> None:
        self.run = run
        self.session = session
        self._dice = random.Random(f"canasta-qt/remarks/{run.log.seed}")
        self._quiet = 0
        self._said: deque[str] = deque(maxlen=REMEMBERED)

    def hear(self, events: Sequence[ev.Event], thought: float = 0.0) -> Spoken | None:
        """The remark on these events, if any; `thought`: seconds that somebody needed."""
        self._quiet -= sum(isinstance(event, ev.TurnBegan) for event in events)
        special = any(isinstance(event, ev.SpecialHandDeclared) for event in events)
        chances = self._of_special(events) if special else self._chances(events, thought)
        ended = special or any(isinstance(event, ev.DealEnded) for event in events)
        if not chances or (self._quiet > 0 and not ended):
            return None
        if not special and self._dice.random() >= _SPOKEN:
            return None
        seat, occasion = self._dice.choice(chances)
        saying = self._saying(seat, occasion)
        self._quiet = TURNS_BETWEEN
        self._said.append(saying)
        return Spoken(seat, in_words(saying))

    def answer(self, seat: int, saying: str) -> Spoken | None:
        """What a bot answers to one of `QUICK`, if anything; only a partner to `TO_PARTNER`."""
        state = self.run.state
        if seat not in state.order:
            return None
        asked = state.teammates(seat) if saying == TO_PARTNER else state.order
        bots = [one for one in asked if one != seat and not self.session.is_human(one)]
        if not bots or self._quiet > 0 or self._dice.random() >= _SPOKEN:
            return None
        answers = [one for one in ANSWERS[saying] if one not in self._said]
        if not answers:
            return None
        answer = self._dice.choice(answers)
        self._said.append(answer)
        self._quiet = ANSWER_REST
        return Spoken(self._dice.choice(bots), in_words(answer))

    def _saying(self, seat: int, occasion: Occasion) -> str:
        tones = tones_of(style_of(self.session.seats[seat].level))
        all_of_it = [saying for tone in tones for saying in SAYINGS[tone][occasion]]
        fresh = [saying for saying in all_of_it if saying not in self._said]
        return self._dice.choice(fresh or all_of_it)

    def _of_special(self, events: Sequence[ev.Event]) -> list[ChatChance]:
        """A special hand is never passed over: the partner speaks, or else anybody."""
        found = [
            chance
            for event in events
            if isinstance(event, ev.SpecialHandDeclared)
            for chance in _about(self.run, event)
            if not self.session.is_human(chance[0])
        ]
        return [one for one in found if one[1] is Occasion.SPECIAL_OURS] or found

    def _chances(self, events: Sequence[ev.Event], thought: float) -> list[ChatChance]:
        """Every word that could be said to the last of the events that calls for one."""
        for event in reversed(events):
            found = _about(self.run, event)
            chances = [one for one in found if not self.session.is_human(one[0])]
            if chances:
                return chances
        seat = next((ev.seat_of(event) for event in events), None)
        if thought < LONG or seat is None or self.session.is_human(seat):
            return []
        return [(seat, Occasion.LONG_THINK)]


def tones_of(style: Style) -> tuple[Tone, ...]:
    """The tones in which a bot of this level and personality talks."""
    own = _PERSONALITIES.get(style.personality) or _LEVELS.get(style.level)
    return (own,) if own else tuple(Tone)


_PERSONALITIES: Final[Mapping[str, Tone]] = {
    "freezer": Tone.DRY,
    "miser": Tone.DRY,
    "hunter": Tone.WARM,
    "sprinter": Tone.WARM,
    "builder": Tone.WARM,
}

_LEVELS: Final[Mapping[str, Tone]] = {"newcomer": Tone.WARM, "casual": Tone.WARM}


def _about(run: MatchRun, event: ev.Event) -> Iterator[ChatChance]:
    if isinstance(event, ev.DealEnded):
        yield from _ended(run)
    occasions, seat = _occasions(run.state, event), ev.seat_of(event)
    if occasions is None or seat is None:
        return
    mine, ours, theirs = occasions
    mates = run.state.teammates(seat)
    for other in run.state.order:
        occasion = mine if other == seat else ours if other in mates else theirs
        if occasion is not None:
            yield other, occasion


Occasions = tuple[Occasion | None, Occasion | None, Occasion | None]


def _occasions(state: DealState, event: ev.Event) -> Occasions | None:
    """What could be said to an event by who did it, by team-mates and by the others."""
    if isinstance(event, ev.PileTaken) and 1 + len(event.rest) + len(event.melded) >= BIG_PILE:
        return Occasion.PILE_MINE, Occasion.PILE_OURS, Occasion.PILE_THEIRS
    if isinstance(event, ev.CanastaCompleted):
        return Occasion.CANASTA_MINE, Occasion.CANASTA_OURS, Occasion.CANASTA_THEIRS
    if isinstance(event, ev.SpecialHandDeclared):
        return Occasion.SPECIAL_MINE, Occasion.SPECIAL_OURS, Occasion.SPECIAL_THEIRS
    if isinstance(event, ev.Opened):
        return None, Occasion.OPENED_OURS, None
    if isinstance(event, ev.Discarded):
        if event.froze:
            return Occasion.FROZE, None, Occasion.FROZEN_BY_THEM
        if 0 < len(state.hands[event.seat]) <= FEW and not any(state.feet):
            return None, None, Occasion.FEW_CARDS
    return None


def _ended(run: MatchRun) -> Iterator[ChatChance]:
    outcome = run.outcome()
    scored = run.log.deals[-1].scored or ()
    best = [one for one, points in enumerate(scored) if points == max(scored)]
    winners = outcome.winners if outcome else best
    won = Occasion.MATCH_WON if outcome else Occasion.DEAL_WON
    lost = Occasion.MATCH_LOST if outcome else Occasion.DEAL_LOST
    seats = run.state.setup.scorer_seats
    for seat in run.state.order:
        wins = any(seat in seats[scorer] for scorer in winners)
        yield seat, won if wins else lost
