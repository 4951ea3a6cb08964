"""Matches as files: what one holds, in words, and the proof that its deals were fair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from canasta_qt.engine.setup import setup_for
from canasta_qt.library.match_saver import title_of
from canasta_qt.record.fair_deal import (
    Doubt,
    check_deal,
    check_match,
    is_as_committed,
    seal_to_come,
)
from canasta_qt.record.log import DealLog, MatchLog, Player
from canasta_qt.record.log_text import FOREIGN, SUFFIX, RecordFault, RecordProblem, dumps, loads
from canasta_qt.record.notation import cards_text
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import read_bytes, write_export
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import number
from canasta_qt.words.people import rules_title, seat_names, totals_text
from canasta_qt.words.refusals import doubt_text
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate

_FAULTS = {
    RecordFault.FOREIGN: QT_TRANSLATE_NOOP("MatchFile", "This is not a Canasta Qt match."),
    RecordFault.FUTURE: QT_TRANSLATE_NOOP("MatchFile", "This match comes from a newer Canasta Qt."),
    RecordFault.CUT_OFF: QT_TRANSLATE_NOOP("MatchFile", "The file ends before the match begins."),
    RecordFault.GARBLED: QT_TRANSLATE_NOOP("MatchFile", "Line {line} makes no sense."),
}


class MatchFileProblem(ValueError):
    """A file that holds no match that can be used.

    `happened` is a sentence for the player; `details` names line or action, and why.
    """

    def __init__(self, happened: str, details: str) -> None:
        super().__init__(happened)
        self.happened = happened
        self.details = details


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A match that was read; nothing of it has been stored.

    `title` names its rules and deals, `people` who played it, `standing` the totals, `note` what
    else should be known; `timeline` is the match, played again.
    """

    timeline: Timeline
    title: str
    people: str
    standing: str
    note: str = ""

    @property
    def log(self) -> MatchLog:
        """What was played."""
        return self.timeline.log


def read_match(path: Path) -> MatchFile:
    """The match in a file, every action of it checked.

    Raises `StorageProblem` for a file that cannot be opened and `MatchFileProblem` for any other.
    """
    data = read_bytes(path, FOREIGN.size)
    try:
        loaded = loads(data, FOREIGN)
        timeline = Timeline(loaded.log)
    except RecordProblem as problem:
        text = translate("MatchFile", _FAULTS[problem.fault]).format(line=problem.line)
        raise MatchFileProblem(text, str(problem)) from None
    except ReplayDifference as difference:
        text = translate("MatchFile", "Deal {deal} was not played by its rules.")
        raise MatchFileProblem(text.format(deal=difference.deal), str(difference)) from None
    except ValueError as problem:
        text = translate("MatchFile", "No cards have been dealt in this match.")
        raise MatchFileProblem(text, str(problem)) from None
    return described(timeline, cut_off=loaded.cut_off)


def described(timeline: Timeline, *, cut_off: bool = False) -> MatchFile:
    """A match in words."""
    log, run = timeline.log, timeline.run
    session = Session.of_log(log, title_of(log))
    deals = number(len(log.deals), "deal")
    title = translate("MatchFile", "{rules}, {deals}")
    totals = totals_text(session, run.match.setup, run.match.totals)
    over = translate("MatchFile", "Finished: {totals}")
    going_on = translate("MatchFile", "Not finished: {totals}")
    return MatchFile(
        timeline,
        title.format(rules=rules_title(session), deals=deals),
        ", ".join(seat_names(session)),
        (over if timeline.finished else going_on).format(totals=totals),
        "\n".join(_notes(log, cut_off=cut_off)),
    )


def _notes(log: MatchLog, *, cut_off: bool) -> Iterator[str]:
    """What else should be known of a file."""
    if cut_off:
        yield translate("MatchFile", "The file is incomplete; its last part was left out.")
    if not is_as_committed(log):
        yield doubt_text(Doubt.CHANGED)


def write_match(path: Path, log: MatchLog) -> None:
    """Write a match into a file. `StorageProblem` when that cannot be done."""
    write_export(path, dumps(log))


def suggested_name(log: MatchLog) -> str:
    """What the file of a match may be called."""
    return name_for_file(title_of(log), log.players)


def name_for_file(rules: str, players: Sequence[Player]) -> str:
    """The rules and the players as a file may be called."""
    name = f"{rules} {'-'.join(player.name for player in players)}"
    kept = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in name)
    return (" ".join(kept.split())[:80].rstrip() or "match") + SUFFIX


@dataclass(frozen=True, slots=True)
class DealProof:
    """What may be shown of one deal's deck now.

    Attributes:
        deal: its number. seal: empty for a deal without one.
        state: only of a deal that is over `salt` and `deck` may be seen; else both are empty.
        doubts: what speaks against the deck of a deal that is over.
    """

    deal: int
    seal: str
    state: Literal["over", "now", "to_come"] = "now"
    salt: str = ""
    deck: str = ""
    doubts: tuple[Doubt, ...] = ()

    @property
    def open(self) -> bool:
        """Whether the deal is over."""
        return self.state == "over"


@dataclass(frozen=True, slots=True)
class MatchProof:
    """What may be shown of the commitment of a match now.

    Attributes:
        seal: the commitment.
        cut: how many of all `cards` the player lifted; None for no cut.
        open: only of a match that is over `secret` and `seed` may be seen; else both are empty.
        doubts: what speaks against a match that is over.
    """

    seal: str
    cut: int | None
    cards: int
    open: bool = False
    secret: str = ""
    seed: str = ""
    doubts: tuple[Doubt, ...] = ()


Proof = MatchProof | DealProof


def proofs(log: MatchLog, *, over: bool) -> tuple[Proof, ...]:
    """What the match was committed to, its deals, and the one to come unless it is `over`.

    A match without a secret has no commitment.
    """
    shown: list[Proof] = [_match_proof(log, over=over)] if log.commitment else []
    shown += [_deal_proof(log, deal, over=over or deal.scored is not None) for deal in log.deals]
    to_come = None if over else seal_to_come(log)
    if to_come is not None:
        shown.append(DealProof(len(log.deals) + 1, to_come.digest, "to_come"))
    return tuple(shown)


def _match_proof(log: MatchLog, *, over: bool) -> MatchProof:
    proof = MatchProof(log.commitment, log.cut, len(setup_for(log.rules).pack))
    if not over:
        return proof
    doubts = check_match(log).doubts
    return replace(proof, open=True, secret=log.secret, seed=str(log.seed), doubts=doubts)


def _deal_proof(log: MatchLog, deal: DealLog, *, over: bool) -> DealProof:
    check = check_deal(log, deal)
    if not over:
        return DealProof(deal.number, check.digest)
    deck = cards_text(deal.order)
    return DealProof(deal.number, check.digest, "over", check.salt, deck, check.doubts)
