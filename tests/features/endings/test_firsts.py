"""What counts as a first, seen in golden matches and beside what their scores and events say."""

from __future__ import annotations

from pathlib import Path

from canasta_qt.engine import events as ev
from canasta_qt.features.endings.model import FIRSTS, First, FirstsBook, firsts_in
from canasta_qt.features.endings.words import first_name, told_firsts
from canasta_qt.record.log_text import loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.files import Paths
from canasta_qt.storage.learning import LearningStore

GOLDEN = Path(__file__).resolve().parents[2] / "golden"
TODAY = First("2026-11-24", "Classic for four")


def seen_in(game: str, seat: int) -> list[tuple[str, ...]]:
    """The firsts of each deal of a golden match."""
    found: list[tuple[str, ...]] = []
    log = loads((GOLDEN / f"{game}.canasta").read_text(encoding="utf-8")).log
    MatchRun.from_log(log, on_deal_over=lambda run: found.append(firsts_in(run, seat)))
    return found


def test_canastas_are_those_that_lie_on_the_side_at_the_end() -> None:
    log = loads((GOLDEN / "bolivia.canasta").read_text(encoding="utf-8")).log
    styles: list[set[str]] = []

    def look(run: MatchRun) -> None:
        completed = [one for one in run.history if isinstance(one, ev.CanastaCompleted)]
        styles.append({one.style for one in completed if one.side == run.state.side_of[0]})

    MatchRun.from_log(log, on_deal_over=look)
    seen = seen_in("bolivia", 0)
    assert any("sequence" in one for one in seen)
    for completed, firsts in zip(styles, seen, strict=True):
        # a natural canasta may become mixed, but none comes without having been completed
        assert {"wild", "sequence"} & completed == {"wild", "sequence"} & set(firsts)
        assert ("natural" in firsts or "mixed" in firsts) == bool({"natural", "mixed"} & completed)


def test_only_whoever_went_out_went_out_and_only_winners_won() -> None:
    seats = [seen_in("classic_4p", seat) for seat in range(4)]
    for deal in zip(*seats, strict=True):
        assert all("deal" in firsts for firsts in deal)
        assert sum("out" in firsts for firsts in deal) <= 1
    last = [firsts[-1] for firsts in seats]
    won = [seat for seat, firsts in enumerate(last) if "match" in firsts]
    assert won in ([0, 2], [1, 3])
    assert not any("match" in firsts for deals in seats for firsts in deals[:-1])


def test_a_big_pile_counts_for_its_taker_and_a_small_one_for_nobody() -> None:
    log = loads((GOLDEN / "classic_2p.canasta").read_text(encoding="utf-8")).log

    def look(run: MatchRun) -> None:
        for seat in range(2):
            takes = [
                1 + len(one.rest) + len(one.melded)
                for one in run.history
                if isinstance(one, ev.PileTaken) and one.seat == seat
            ]
            assert ("pile" in firsts_in(run, seat)) == any(cards >= 20 for cards in takes)

    MatchRun.from_log(log, on_deal_over=look)


def test_each_first_is_new_once_and_kept(tmp_path: Path) -> None:
    paths = Paths.find(str(tmp_path))
    book = FirstsBook(LearningStore(paths))
    assert book.note(("deal", "out"), TODAY) == ("deal", "out")
    again = FirstsBook(LearningStore(paths))
    assert again.note(("deal", "mixed"), First("2027-01-01", "Samba")) == ("mixed",)
    assert again.done["deal"] == TODAY


def test_nonsense_in_the_file_takes_nothing_else_away() -> None:
    learning = LearningStore(None)
    kept = {"deal": 7, "out": ["a", 5], "no such": ["a", "b"], "match": [TODAY.day, TODAY.game]}
    learning.put("firsts", kept)
    assert FirstsBook(learning).done == {"match": TODAY}


def test_every_first_has_its_words() -> None:
    assert len(FIRSTS) == 12
    for first in FIRSTS:
        assert first_name(first)
        assert told_firsts([first]).startswith("A milestone: ")
    assert told_firsts(FIRSTS[:2]) == (
        "Milestones: your first deal played to its end; your first natural canasta."
    )
