"""Many deals of a partner that is watched: the processes, the file, and what it amounts to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from canasta_qt.jobs.pool import Pool
from canasta_qt.players.levels import PLAYERS_VERSION
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.table import BotFault
from canasta_qt.players.trial import rules_fingerprint
from tools.lab.decisions.measuring import Estimate
from tools.lab.lines_file import LinesFile
from tools.lab.partner_rates import (
    CHOOSING,
    JUDGING,
    MATTERS,
    Company,
    DealRates,
    Fault,
    Matter,
    watch_deal,
)
from tools.lab.partner_truth import mean_gain
from tools.lab.rating import Share


class RatesFile:
    """The file, a line a deal. What comes is on the disk before the next deal is played."""

    def __init__(self, path: Path) -> None:
        """Read it if it is there; a last line that was cut off is left out.

        Raises `LinesFileProblem` when it cannot be read or is no file of such deals.
        """
        self._file = LinesFile(path, "deal of a watched partner")
        self._found: dict[str, dict[int, DealRates]] = {}
        self._file.read(self._take)

    def of(self, company: Company, version: int = PLAYERS_VERSION) -> dict[int, DealRates]:
        """What is kept of this company, by the number of the deal."""
        return dict(self._found.get(company_digest(company, version), {}))

    def first(self, company: Company, deals: int) -> tuple[int, dict[int, DealRates]]:
        """What is kept of so many deals from the first on, and by players of which version.

        Those of earlier versions count where they have played all of them.
        """
        found: dict[int, DealRates] = {}
        for version in range(PLAYERS_VERSION, 0, -1):
            kept = self.of(company, version)
            found = {number: deal for number, deal in kept.items() if number < deals}
            if found and (version == PLAYERS_VERSION or len(found) == deals):
                return version, found
        return PLAYERS_VERSION, {}

    def add(self, company: Company, deal: DealRates) -> None:
        """Keep one more. Raises `LinesFileProblem` when it cannot be written."""
        digest = company_digest(company)
        self._found.setdefault(digest, {})[deal.number] = deal
        self._file.add({"company": digest, "watched": company.watched, **_as_data(deal)})

    def _take(self, data: dict[str, Any]) -> None:
        deal = _from_data(data)
        self._found.setdefault(data["company"], {})[deal.number] = deal


def company_digest(company: Company, version: int = PLAYERS_VERSION) -> str:
    """What tells a company, and players of this version, from all others."""
    told: list[object] = [rules_fingerprint(company.rules), company.watched, company.mate]
    told += [company.rival, company.seed, version, COMPILED, CHOOSING, JUDGING]
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=8).hexdigest()


def _as_data(deal: DealRates) -> dict[str, Any]:
    return {
        "number": deal.number,
        "discards": deal.discards,
        "occasions": {matter: count for matter, count in deal.occasions.items() if count},
        "faults": [asdict(fault) for fault in deal.faults],
    }


def _from_data(data: dict[str, Any]) -> DealRates:
    faults = [Fault(**fault) for fault in data["faults"]]
    matters = {*data["occasions"], *(fault.matter for fault in faults)}
    if not matters <= set(MATTERS):
        raise ValueError("unknown complaints")
    deal = DealRates(int(data["number"]), faults=faults, discards=int(data["discards"]))
    deal.occasions.update(data["occasions"])
    return deal


@dataclass(frozen=True, slots=True)
class MatterRate:
    """How often one complaint is heard.

    Attributes:
        looks: as a share of the occasions, what looks like it.
        wrong: as a share of the occasions, what was wrong beyond doubt as well.
        unjudged: how many of those that look like it no imagined deal could judge.
        spares_wild: how many of them would have had to throw a wild card otherwise.
        gained: points by which what looks like it was ahead of the harmless in the true hands, on
            average; None where that was never asked. in_truth: over how many moves.
    """

    matter: Matter
    looks: Share
    wrong: Share
    unjudged: int
    spares_wild: int = 0
    gained: Estimate | None = None
    in_truth: int = 0


@dataclass(frozen=True, slots=True)
class PartnerRates:
    """What came of a company.

    Attributes:
        deals, discards: how many were played, and how often the seat threw a card.
        rates: of the seven complaints.
        spoilt: why deals could not be played to their end.
        version: of the players.
        gained: as in `MatterRate`, over all complaints, a move counting once.
    """

    company: Company
    deals: int
    discards: int
    rates: tuple[MatterRate, ...]
    spoilt: tuple[str, ...] = ()
    version: int = PLAYERS_VERSION
    gained: Estimate | None = None


def rates_of(
    company: Company,
    deals: Sequence[DealRates],
    spoilt: Sequence[str] = (),
    version: int = PLAYERS_VERSION,
) -> PartnerRates:
    """What these deals amount to."""
    rates = []
    for matter in MATTERS:
        occasions = sum(deal.occasions[matter] for deal in deals)
        faults = [fault for deal in deals for fault in deal.faults if fault.matter == matter]
        wrong = sum(fault.wrong for fault in faults)
        unjudged = sum(not fault.better for fault in faults)
        wilds = sum(fault.spares_wild for fault in faults)
        looks = Share(len(faults), occasions)
        gains = [_gains(deal, (matter,)) for deal in deals]
        rates.append(
            MatterRate(
                matter,
                looks,
                Share(wrong, occasions),
                unjudged,
                wilds,
                mean_gain(gains),
                sum(map(len, gains)),
            )
        )
    discards = sum(deal.discards for deal in deals)
    return PartnerRates(
        company,
        len(deals),
        discards,
        tuple(rates),
        tuple(spoilt),
        version,
        mean_gain(_gains(deal, MATTERS) for deal in deals),
    )


def _gains(deal: DealRates, matters: Sequence[Matter]) -> list[float]:
    """What the moves complained of brought in the true hands, each once."""
    found: dict[tuple[int, str], float] = {}
    for fault in deal.faults:
        if fault.matter in matters and fault.gained is not None:
            found.setdefault((fault.turn, fault.move), fault.gained)
    return [*found.values()]


@dataclass(frozen=True, slots=True)
class PartnerTask:
    """One deal for any process to play."""

    company: Company
    number: int


def work(task: PartnerTask) -> DealRates | str:
    """Watch a deal; why it could not be played to its end, if so."""
    try:
        return watch_deal(task.company, task.number)
    except BotFault as fault:
        return str(fault)


def watch_partner(
    company: Company,
    deals: int,
    *,
    processes: int = 1,
    kept: RatesFile | None = None,
    watch: Callable[[int], None] = lambda done: None,
) -> PartnerRates:
    """Play so many deals; what is kept is not played again. `watch` is told how many are done.

    The result does not depend on the number of processes. Raises `PoolLost` and
    `LinesFileProblem`.
    """
    found: dict[int, DealRates] = {}
    version = PLAYERS_VERSION
    if kept is not None:
        version, found = kept.first(company, deals)
    spoilt: dict[int, str] = {}
    tasks = [PartnerTask(company, number) for number in range(deals) if number not in found]
    with Pool[PartnerTask, DealRates | str](work, processes) as pool:
        for done in pool.run(tasks):
            number = tasks[done.number].number
            if isinstance(done.result, DealRates):
                found[number] = done.result
                if kept is not None:
                    kept.add(company, done.result)
            else:
                spoilt[number] = done.result or done.trouble.strip().rpartition("\n")[2]
            watch(len(found) + len(spoilt))
    played = [found[number] for number in sorted(found)]
    return rates_of(company, played, list(spoilt.values()), version)
