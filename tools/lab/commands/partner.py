"""`python -m tools.lab partner`: what people would complain of in the first level."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from canasta_qt.commands.arguments import seed_text, whole_number
from canasta_qt.engine.rules import TableRules
from canasta_qt.players.api import make_bot
from canasta_qt.players.playout.supported_rules import unknown_options
from canasta_qt.start import UsageProblem
from tools.lab.commands import arena_report
from tools.lab.commands.arguments import parser_of, run, two_levels
from tools.lab.decisions.measuring import Estimate
from tools.lab.partner_rates import Company, Matter
from tools.lab.partner_run import PartnerRates, RatesFile, watch_partner
from tools.lab.rating import Share

DEALS: Final = 500

SAID: Final[dict[Matter, str]] = {
    "breaks_canasta": "breaks a canasta being built",
    "refuses_to_go_out": "refuses to go out for no reason",
    "leaves_partner": "goes out leaving the partner with more than 300 unwarned",
    "feeds_next": "throws a card that the next rival visibly takes",
    "freezes_own_pile": "freezes the pile that its side needs",
    "melds_all_early": "melds everything early",
    "lets_stock_run_out": "lets the stock run out with a winning exit",
}
"""The complaints in words."""


def measure_partner(argv: Sequence[str]) -> int:
    """Count what one would complain of in a partner of the first level: an exit status."""
    return run("partner", _parser().parse_intermixed_args(argv), tell_partner)


def _parser() -> argparse.ArgumentParser:
    parser = parser_of(
        "partner",
        "Count how often one would complain of the first level as a partner, beside and against "
        "the second.",
    )
    add = parser.add_argument
    add("--deals", metavar="N", default=str(DEALS), help=f"default: {DEALS}")
    add("--beside", metavar="LEVEL", help="whose partner (default: the second level)")
    add("--against", metavar="LEVEL", help="who plays against them (default: the second level)")
    return parser


def tell_partner(options: argparse.Namespace, rules: TableRules) -> bool:
    """Play, and print what came of it; whether all was played.

    Raises `UsageProblem`, `UnknownLevel`, `LinesFileProblem` and `PoolLost`.
    """
    company = _company(options, rules)
    deals = whole_number(options.deals, "--deals", 0)
    kept = RatesFile(Path(options.keep)) if options.keep else None
    processes = whole_number(options.processes, "--processes", 1)
    found = watch_partner(company, deals, processes=processes, kept=kept, watch=_progress(deals))
    data = {"rules": options.rules, **data_of(found), **arena_report.origin()}
    for line in [json.dumps(data)] if options.json else lines_of(options.rules, found):
        print(line, flush=True)
    return not found.spoilt


def _company(options: argparse.Namespace, rules: TableRules) -> Company:
    watched, other = two_levels(options)
    unknown = unknown_options(rules)
    if unknown:
        raise UsageProblem(
            f"deals of {options.rules} cannot be imagined, so nothing can be judged; "
            f"playouts do not know: {', '.join(unknown)}"
        )
    mate, rival = options.beside or other, options.against or other
    for level in (watched, mate, rival):
        make_bot(level, 0)
    return Company(rules, watched, mate, rival, seed_text(options.seed))


def _progress(wanted: int) -> Callable[[int], None]:
    """Shows on a terminal how many deals are done, and nothing elsewhere."""

    def show(done: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == wanted else ""
            print(f"\r{done} of {wanted} deals", end=end, file=sys.stderr, flush=True)

    return show


def data_of(found: PartnerRates) -> dict[str, object]:
    """A result for JSON; rates are counts with the occasions they are out of."""
    company = found.company
    return {
        "watched": company.watched,
        "beside": company.mate,
        "against": company.rival,
        "seed": company.seed,
        "players_version": found.version,
        "deals": found.deals,
        "discards": found.discards,
        "complaints": {
            rate.matter: {
                "occasions": rate.looks.games,
                "looks": int(rate.looks.won),
                "spares_wild": rate.spares_wild,
                "wrong": int(rate.wrong.won),
                "wrong_interval": [round(end, 4) for end in rate.wrong.interval],
                "unjudged": rate.unjudged,
                "in_truth": rate.in_truth,
                "gained": _estimate_data(rate.gained),
            }
            for rate in found.rates
        },
        "gained": _estimate_data(found.gained),
        "spoilt": list(found.spoilt),
    }


def _estimate_data(gained: Estimate | None) -> dict[str, float | None] | None:
    """Points with half the interval; null where it is not known."""
    if gained is None:
        return None
    interval = round(gained.interval, 1) if math.isfinite(gained.interval) else None
    return {"mean": round(gained.mean, 1), "interval": interval}


def lines_of(game: str, found: PartnerRates) -> Iterator[str]:
    """The same for people."""
    company = found.company
    yield (
        f"{game}: {company.watched} beside {company.mate}, against {company.rival} "
        f"({found.deals} deals, players' version {found.version})"
    )
    for rate in found.rates:
        told = ""
        if rate.spares_wild:
            told += f"; in {rate.spares_wild} of these only a wild card was harmless"
        if rate.unjudged:
            told += f"; {rate.unjudged} not judged"
        if rate.gained is not None:
            told += f"; {gain_text(rate.gained)} ({rate.in_truth})"
        yield (
            f"  {SAID[rate.matter]}: {rate.looks.games} occasions, looks like it in "
            f"{share_text(rate.looks)}, was wrong in {share_text(rate.wrong)}{told}"
        )
        if rate.matter == "feeds_next":
            avoidable = int(rate.looks.won) - rate.spares_wild
            yield (
                f"    of all {found.discards} discards: "
                f"{arena_report.rate_text(int(rate.looks.won), found.discards)}; where another "
                f"card than a wild was harmless: "
                f"{arena_report.rate_text(avoidable, found.discards)}"
            )
    if found.gained is not None:
        yield f"  all of these moves: {gain_text(found.gained)}"
    if found.spoilt:
        yield f"  not played to their end: {len(found.spoilt)}; the first: {found.spoilt[0]}"


def gain_text(gained: Estimate) -> str:
    """What such moves brought in the true hands."""
    interval = f"{gained.interval:.0f}" if math.isfinite(gained.interval) else "?"
    return f"in the true hands {gained.mean:+.0f} ± {interval} points against the harmless one"


def share_text(share: Share) -> str:
    """A count, and its share of the occasions with the 95 % interval."""
    if not share.games:
        return f"{share.won:.0f}"
    low, high = (f"{100 * end:.1f}" for end in share.interval)
    return f"{share.won:.0f} ({100 * share.mean:.1f} %, {low} to {high})"
