"""What the history says of a match and makes of it, without a window."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta_qt.features.history.session import History
from canasta_qt.library.games import Games
from canasta_qt.library.match_setup import MatchChoice, match_from, rematch_of
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.log_text import dumps
from canasta_qt.storage.database import Database
from canasta_qt.storage.match_values import ListedMatch, ListFilter, ListOrder, Period
from canasta_qt.storage.matches import MatchStore
from canasta_qt.words.translate import hand_in
from tests.helpers.deals.matches import new_run, play_deal, play_on


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(MatchStore(Database(tmp_path / "matches.db")), Games())


def a_match(preset: str = "classic_4p", person: int = 0, **changes: object) -> MatchLog:
    """A match that has just begun, with a person at a seat."""
    run = play_on(new_run(preset, overrides=changes), 5)
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
    levels = ("club", "steady:miser", "expert", "newcomer", "casual", "master")
    run.log.players = tuple(
        Player(names[seat], "human" if seat == person else levels[seat])
        for seat in range(len(run.log.players))
    )
    return run.log


def kept(history: History, log: MatchLog, title: str = "A game", at: float = 0.0) -> ListedMatch:
    number = history.store.import_log(log, title, at=at or time.time())
    return next(one for one in history.rows(ListFilter(), ListOrder(), 0, 99) if one.id == number)


def again(history: History, match: int, usual: MatchChoice | None = None) -> MatchChoice:
    return rematch_of(history.store.log(match), history.games, usual or MatchChoice())


def test_the_same_again_has_the_person_first_and_partners_stay_partners(history: History) -> None:
    match = kept(history, a_match(person=1))
    choice = again(history, match.id)
    assert (choice.rules, choice.changed) == ("classic_4p", None)
    assert choice.names[:4] == ("Ben", "Cleo", "Dan", "Ann")
    assert choice.styles == ("", "expert", "newcomer", "club")


def test_the_same_again_has_changed_rules_as_they_were(history: History) -> None:
    log = a_match(**{"deal.hand_size": 13})
    choice = again(history, kept(history, log, "Thirteen").id)
    assert choice.changed is not None
    assert choice.changed.rules == log.rules
    assert match_from(choice).overrides == {"deal.hand_size": 13}


def test_the_same_again_outlives_the_set_of_rules_it_was_played_by(history: History) -> None:
    log = a_match("samba")
    log.rules_name, log.rule_set = "Ours", "my-gone"
    choice = again(history, kept(history, log).id)
    assert (choice.rules, choice.changed) == ("samba", None)


def test_details_have_the_own_side_first_and_add_up(history: History) -> None:
    run = new_run(seed=5, overrides={"match.end": {"kind": "deals", "count": 2}})
    people = [
        Player("You" if seat == 1 else "x", "human" if seat == 1 else "steady") for seat in range(4)
    ]
    run.log.players = tuple(people)
    play_on(play_deal(run), 4)
    details = history.details(kept(history, run.log).id)
    theirs, ours = run.log.deals[0].scored or (0, 0)
    assert details.sides[0] == "You & x"
    assert details.deals[0].points == details.deals[0].totals == (ours, theirs)
    assert (details.deals[1].number, details.deals[1].points) == (2, None)


@pytest.mark.parametrize(
    ("period", "days"), [("day", 1), ("week", 9), ("month", 32), ("year", 367)]
)
def test_periods_leave_out_what_is_older(history: History, period: Period, days: int) -> None:
    now = time.time()
    year, month, day, *at = time.localtime(now)[:6]
    kept(history, a_match(), at=time.mktime((year, month, day - days, *at, 0, 0, -1)))
    recent = kept(history, a_match(), at=now)
    found = history.rows(ListFilter(period=period), ListOrder(), 0, 9)
    assert [one.id for one in found] == [recent.id]
    assert history.count(ListFilter(period=period)) == 1


def test_a_level_is_found_with_any_temper_and_names_only_as_a_whole(history: History) -> None:
    match = kept(history, a_match())
    assert history.count(ListFilter(level="steady")) == 1
    assert history.count(ListFilter(level="stead")) == 0
    assert history.count(ListFilter(player="Cleo")) == 1
    assert history.count(ListFilter(player="Cle")) == 0
    assert history.store.filter_values().levels == ("expert", "newcomer", "steady")
    assert history.store.filter_values().players == ("Ann", "Ben", "Cleo", "Dan")
    assert match.state == "running"


GERMAN = {"Classic, four players": "Klassisch zu viert", "Albany": "Zu Hause", "You": "Du"}


@pytest.fixture
def in_german() -> Iterator[None]:
    """Games and the person at the screen have German names."""
    hand_in(lambda _context, text, *_: GERMAN.get(text, text))
    yield
    hand_in()


def found(history: History, text: str) -> list[str]:
    order = ListOrder("rules_name", descending=False)
    rows = history.rows(ListFilter(text=text), order, 0, 9)
    assert history.count(ListFilter(text=text)) == len(rows)
    return [row.rules_name for row in rows]


@pytest.mark.usefixtures("in_german")
def test_games_are_found_by_the_name_that_is_shown_and_by_the_english_one(
    history: History,
) -> None:
    for title in ("Albany", "Classic, four players", "Samba"):
        kept(history, a_match(), title)
    kept(history, a_match(), "Classic, four players, changed")
    classics = ["Classic, four players", "Classic, four players, changed"]
    assert found(history, "klassisch") == found(history, "Classic") == classics
    assert found(history, "viert Ben") == classics
    assert found(history, "viert nobody") == []
    assert found(history, "samba") == ["Samba"]


@pytest.mark.usefixtures("in_german")
def test_games_are_listed_in_the_order_of_the_names_that_are_shown(history: History) -> None:
    for title in ("Albany", "Classic, four players", "Samba"):
        kept(history, a_match(), title)
    assert found(history, "") == ["Classic, four players", "Samba", "Albany"]


@pytest.mark.usefixtures("in_german")
def test_the_person_at_the_screen_is_found_by_the_word_that_is_shown(history: History) -> None:
    log = a_match()
    log.players = (Player("You", "human"), *log.players[1:])
    kept(history, log, "Samba")
    kept(history, a_match(), "Albany")
    assert found(history, "du") == found(history, "you") == ["Samba"]


def test_a_match_on_the_table_is_not_deleted(history: History) -> None:
    first, second = kept(history, a_match()), kept(history, a_match())
    history.playing = lambda: second.id
    assert history.delete([first.id, second.id]).ids == (first.id,)
    assert history.count(ListFilter()) == 1


def test_files_in_a_folder_never_take_the_place_of_others(history: History, tmp_path: Path) -> None:
    match = kept(history, a_match(), "Rules: mine/yours")
    paths = [history.export_into(match, tmp_path) for _ in range(3)]
    assert len(set(paths)) == 3
    assert "Rules mine yours Ann-Ben-Cleo-Dan" in paths[0].name
    assert {path.read_text(encoding="utf-8") for path in paths} == {
        dumps(history.store.log(match.id))
    }


def test_the_same_match_is_kept_once_and_comes_back_by_its_file(
    history: History, tmp_path: Path
) -> None:
    mine = kept(history, a_match())
    file = history.export_into(mine, tmp_path)
    assert history.take_in(file) == mine.id
    history.delete([mine.id])
    assert history.take_in(file) == mine.id
    assert history.count(ListFilter()) == 1


def test_bots_of_another_program_play_as_usual(history: History) -> None:
    log = a_match()
    log.players = (log.players[0], Player("Rob", "wizard"), *log.players[2:])
    choice = rematch_of(
        history.store.log(kept(history, log).id), history.games, MatchChoice(level="casual")
    )
    assert choice.style(1) == "casual"
    assert choice.style(2) == "expert"


def test_a_match_that_was_conceded_says_so(history: History) -> None:
    run = play_on(new_run(), 30)
    run.concede(0)
    assert "conceded the match" in history.details(history.store.keep(run.log)).conceded


def test_any_other_match_says_nothing_of_that(history: History) -> None:
    run = play_on(new_run(), 30)
    assert history.details(history.store.keep(run.log)).conceded == ""
