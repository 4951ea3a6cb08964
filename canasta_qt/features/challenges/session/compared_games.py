"""What all comparisons with Expert amount to, by game, for the statistics."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.features.challenges.compared.averages import average
from canasta_qt.features.challenges.compared.playing import LEVELS
from canasta_qt.features.challenges.session.compare_job import compared_matches, mean_of
from canasta_qt.features.challenges.store.comparisons import ComparisonStore
from canasta_qt.features.challenges.words.compare import average_words, compare_text, signed
from canasta_qt.storage.match_values import ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore
from canasta_qt.words.games import shown_title
from canasta_qt.words.sentences import figures

_MOST = 1_000_000


@dataclass(frozen=True, slots=True)
class ComparedGames:
    """The running mean in a sentence, and a row for each game: its title, deals, mean."""

    sentence: str
    rows: tuple[tuple[str, str, str], ...]


def compared_games(store: MatchStore, comparisons: ComparisonStore) -> ComparedGames:
    """All matches that are kept and were compared. Raises `StorageProblem`."""
    listed = store.listed(ListFilter(), ListOrder(), 0, _MOST)
    names = {match.id: match.rules_name for match in listed}
    by_game: dict[str, list[float]] = {}
    for match, found in compared_matches(comparisons):
        if match in names:
            by_game.setdefault(names[match], []).extend(found.differences())
    by_game = {name: found for name, found in by_game.items() if found}
    if not by_game:
        return ComparedGames(compare_text("statistics.none"), ())
    titles = sorted((shown_title(name), found) for name, found in by_game.items())
    rows = tuple((title, figures(len(found)), _mean(found)) for title, found in titles)
    return ComparedGames(average_words(*mean_of(*by_game.values()), LEVELS[0]), rows)


def _mean(differences: list[float]) -> str:
    """A mean with its spread where there are deals enough, else none."""
    found = average(differences)
    if found is None:
        return compare_text("statistics.few")
    return compare_text(
        "statistics.mean", mean=signed(found.mean), spread=figures(round(found.spread))
    )
