"""What happens as it is told by voice: at length as the ledger has it, or in short."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import KIND, SEQUENCE
from canasta_qt.view_model.pictures import LedgerEntry, SeatModel
from canasta_qt.view_model.telling import Buffer, Told, Topic
from canasta_qt.words.cards import a_rank, card_name, cards_name, listed, number, ranks_name
from canasta_qt.words.events import EventContext
from canasta_qt.words.sentences import (
    QT_TRANSLATE_N_NOOP,
    QT_TRANSLATE_NOOP,
    Text,
    Texts,
    counted,
)
from canasta_qt.words.translate import translate

TOPICS: Final[dict[type[ev.Event], Topic]] = {
    ev.StockDrawn: Topic.DRAWS,
    ev.BonusCardsGiven: Topic.DRAWS,
    ev.BonusCardsTakenUp: Topic.DRAWS,
    ev.FootTakenUp: Topic.DRAWS,
    ev.UpcardTurned: Topic.PILE,
    ev.CardsSlidUnder: Topic.PILE,
    ev.PileTaken: Topic.PILE,
    ev.ThreesTabled: Topic.MELDS,
    ev.Melded: Topic.MELDS,
    ev.MeldsMerged: Topic.MELDS,
    ev.LaidOnHeap: Topic.MELDS,
    ev.CanastaCompleted: Topic.MELDS,
    ev.Opened: Topic.MELDS,
    ev.SpecialHandDeclared: Topic.MELDS,
    ev.MeldsRetracted: Topic.MELDS,
    ev.Discarded: Topic.DISCARDS,
    ev.Passed: Topic.DISCARDS,
    ev.PenaltyBooked: Topic.SCORE,
    ev.DealEnded: Topic.SCORE,
}
"""What an event is about; questions, answers, cuts and deals are always told."""


_LINES: Final = QT_TRANSLATE_N_NOOP("Spoken", "1 line", "{n} lines")


class SpokenText(Texts, context="Spoken"):
    """What is said beside the sentences of the game, under a key."""

    YOUR_TURN = Text("Your turn.")
    BY_EAR = Text(
        "You play by ear now. In a match {moves} says what you may do, {hand} what you hold, and "
        "{table} all there is on the table."
    )
    BY_KEY = Text("{text} By key: {key}.")
    CHOOSE = Text("{text} Left and Right walk through your hand, Space selects.")
    DOES_IT = Text("{hint} Enter does it.")
    TAKEN = Text("{text} To your hand: {cards}.")
    WELCOME = Text(
        "Canasta can be played by ear. By ear, in the menu View under Accessibility, sets all that "
        "is needed; {keys} has the keys."
    )
    NO_VOICE = Text("Nothing on this computer speaks.")
    NO_VOICE_LINUX = Text("Nothing on this computer speaks: install espeak-ng.")
    BUFFER_PLAY = Text("Play")
    BUFFER_TALK = Text("Talk")
    BUFFER_PROGRAM = Text("Program")
    BUFFER = Text("{buffer}, {count}. {line}")
    BUFFER_EMPTY = Text("{buffer}, nothing yet.")
    NOTHING = Text("Nothing was said yet.")
    SENTENCE = Text("{text}.")
    FEW = Text("{name} has {count} left.")


def buffer_name(buffer: Buffer) -> str:
    """What a buffer is called."""
    return SpokenText.of("buffer", buffer.value)()


def buffer_text(buffer: Buffer, lines: Sequence[str], line: str) -> str:
    """A buffer that one has come to: how many lines it has, and the one that is read."""
    name = buffer_name(buffer)
    if not lines:
        return SpokenText.BUFFER_EMPTY(buffer=name)
    return SpokenText.BUFFER(buffer=name, count=counted(_LINES, len(lines)), line=line)


def _tr(text: str) -> str:
    return translate("Spoken", text)


Pair = tuple[str, str]
_Short = Callable[[Any, EventContext], tuple[Pair, dict[str, object]]]


def _pair(mine: str, other: str) -> Pair:
    return QT_TRANSLATE_NOOP("Spoken", mine), QT_TRANSLATE_NOOP("Spoken", other)


_DRAWN: Final = _pair("{cards}.", "draws")
_TAKEN: Final = _pair("You take {count}.", "takes the pile, {count}")
_MELDED: Final = _pair("You meld {ranks}.", "melds {ranks}")
_RUN: Final = _pair("You meld a sequence.", "melds a sequence")
_ADDED: Final = _pair("You add to the {ranks}.", "adds to the {ranks}")
_ADDED_RUN: Final = _pair("You add to the sequence.", "adds to the sequence")
_CANASTA: Final = _pair("A canasta of {ranks}!", "completes a canasta of {ranks}")
_OPENED: Final = _pair("You open.", "opens")
_DISCARDED: Final = _pair("You discard {card}.", "discards {card}")
_FROZE: Final = _pair("You freeze the pile.", "freezes the pile with {card}")
_THREE: Final = _pair("You lay out {cards}.", "lays out a three")


def _drawn(event: ev.StockDrawn, _context: EventContext) -> tuple[Pair, dict[str, object]]:
    return _DRAWN, {"cards": listed(map(card_name, event.cards))}


def _taken(event: ev.PileTaken, _context: EventContext) -> tuple[Pair, dict[str, object]]:
    return _TAKEN, {"count": number(len(event.rest) + len(event.melded) + 1, "card")}


def _melded(event: ev.Melded, context: EventContext) -> tuple[Pair, dict[str, object]]:
    kind = context.kind_of_meld(event.uid)
    if kind == SEQUENCE:
        return _RUN if event.new else _ADDED_RUN, {}
    return _MELDED if event.new else _ADDED, {"ranks": ranks_name(kind)}


def _canasta(event: ev.CanastaCompleted, context: EventContext) -> tuple[Pair, dict[str, object]]:
    return _CANASTA, {"ranks": ranks_name(context.kind_of_meld(event.uid))}


def _discarded(event: ev.Discarded, _context: EventContext) -> tuple[Pair, dict[str, object]]:
    card = _tr("a card") if event.face_down else a_rank(KIND[event.card])
    return _FROZE if event.froze else _DISCARDED, {"card": card}


def _threes(event: ev.ThreesTabled, _context: EventContext) -> tuple[Pair, dict[str, object]]:
    return _THREE, {"cards": listed(map(card_name, event.cards))}


_SHORT: Final[dict[type[ev.Event], _Short]] = {
    ev.StockDrawn: _drawn,
    ev.PileTaken: _taken,
    ev.Melded: _melded,
    ev.CanastaCompleted: _canasta,
    ev.Opened: lambda event, context: (_OPENED, {}),
    ev.Discarded: _discarded,
    ev.ThreesTabled: _threes,
}
"""Events whose short form is another one."""


def told(event: ev.Event, context: EventContext, entry: LedgerEntry | None, text: str) -> Told:
    """An event as it is told: another's deed as a clause of the turn, all else as a sentence.

    `entry` is what the ledger has of it, `text` its sentence.
    """
    topic, mine = TOPICS.get(type(event)), ev.seat_of(event) == context.viewer
    if mine and topic is Topic.DRAWS:
        topic = Topic.TURN
    deed = entry.deed if entry is not None and not mine else None
    long, short = deed.text if deed is not None else text, ""
    if mine and isinstance(event, ev.PileTaken) and event.rest:
        long = SpokenText.TAKEN(text=long, cards=cards_name(event.rest))
    if type(event) in _SHORT and (mine or deed is not None):
        pair, values = _SHORT[type(event)](event, context)
        short = _tr(pair[0] if mine else pair[1]).format(**values)
        short = short[:1].upper() + short[1:] if mine else short
    name = entry.name if entry is not None and deed is not None else ""
    return Told(long, short or long, topic, name)


FEW_CARDS: Final = 2
"""With so many in the hand, somebody may soon go out."""


def few_text(seats: Sequence[SeatModel], names: Sequence[str]) -> str:
    """Who of these has few cards left, as whoever sees the table sees at once."""
    few = (seat for seat in seats if seat.name in names and not seat.foot)
    return " ".join(
        SpokenText.FEW(name=seat.name, count=number(len(seat.hand), "card"))
        for seat in few
        if 0 < len(seat.hand) <= FEW_CARDS
    )


def turns_text(turns: Sequence[tuple[str, Sequence[str]]]) -> str:
    """What others did, turn by turn, in one breath.

    "Vera takes the pile, eleven cards, melds kings; Otto discards a four; Nina draws a card."
    """
    parts = [f"{name} {translate('Ledger', ', ').join(deeds)}" for name, deeds in turns if deeds]
    return SpokenText.SENTENCE(text=translate("Ledger", "; ").join(parts)) if parts else ""
