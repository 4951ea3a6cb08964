"""What a player knew before a move: the view it was given, and nothing else."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import Phase
from canasta_qt.features.review.model.judging import MoveVerdict
from canasta_qt.features.review.session.asked import judged_by, refused, told_by_judge
from canasta_qt.features.review.session.move_analysis import (
    AnalysisPage,
    Move,
    compared,
    compared_at_once,
    page_of,
)
from canasta_qt.features.review.work import MoveAnswer
from canasta_qt.players.api import remembered
from canasta_qt.players.judging import Gap
from canasta_qt.players.table import BotTable, Game
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import face
from tests.helpers.cases import for_each
from tests.helpers.chosen_games import sweep

SEEN = "deal.foot_size", "foot.peek", "deal.pile_face_down", "red_three.role", "meld.discard_heap"
"""What decides which cards a player sees where."""


@lru_cache(maxsize=4)
def played(rules: str = "classic_4p", level: str = "steady", seed: str = "5") -> MatchLog:
    """A match of one deal."""
    table = BotTable(Game(rules, preset(rules).rules), level, seed)
    for _ in table.deals(1):
        return table.run.log
    raise AssertionError


@cache
def advised() -> MatchLog:
    """A very short deal with what the bots considered."""
    table = BotTable(Game("classic_4p", preset("classic_4p").rules), "club", "46", advice=True)
    next(table.deals(1))
    return table.run.log


def move(number: int, log: MatchLog | None = None) -> Move:
    log = log or played()
    return Move(Timeline(log), ReplayPoint(1, number), Session.of_log(log, "Classic"))


def faces(page: AnalysisPage) -> list[str | None]:
    """Every card that the page shows."""
    rows = (row for section in page.sections for row in section.rows)
    return [one for row in rows for group in row.groups for one in group]


@sweep("rules", by=SEEN)
def test_a_page_shows_just_the_cards_that_its_player_saw(rules: str) -> None:
    log = played(rules)
    one = move(len(log.deals[0].entries) // 2, log)
    view = one.view()
    rows = (view.hand, view.pile, *view.red_threes, *view.black_threes, *view.heaps)
    melds = (meld.cards for side in view.melds for meld in side)
    own_feet = (foot for foot in view.feet if foot and foot[0] >= 0)
    seen = [face(card) for cards in (*rows, *melds, *own_feet) for card in cards]
    assert sorted(map(str, faces(page_of(one)))) == sorted(map(str, seen))


def test_seen_and_unseen_cards_make_the_pack() -> None:
    for number in (2, 17, 26):
        page = page_of(move(number))
        unseen = next(s for s in page.sections if s.title.startswith("Not seen"))
        count = int(unseen.rows[0].label.split()[0])
        others = next(s for s in page.sections if s.title.startswith("Face-down cards"))
        known = sum(sum(row) for row in remembered(move(number).view(), "steady").known)
        own = sum(remembered(move(number).view(), "steady").known[move(number).seat])
        assert count + len(faces(page)) + known - own == 108
        assert len(others.rows) == 4


def test_the_page_tells_what_was_done_and_by_whom() -> None:
    page = page_of(move(1))
    assert page.where == f"Deal 1, move 1 of {len(played().deals[0].entries)}"
    assert page.title.startswith("What Bot")
    assert page.move.startswith("Bot 4 melds four fives.")
    assert page.who.startswith("Steady player. ")
    assert "no card from another hand" in page.promise


def test_weak_players_are_told_to_forget() -> None:
    page = page_of(move(20, played(level="newcomer")))
    words = [row.text for section in page.sections for row in section.rows]
    assert any("remembers nothing" in text for text in words)
    assert any("does not think about what others" in text for text in words)


def test_of_cards_that_came_with_the_pile_the_player_knows() -> None:
    log = played(seed="9")  # a long deal, in which a pile is taken early
    pages = (page_of(move(number, log)) for number in range(1, len(log.deals[0].entries) + 1))
    told = [r.text for page in pages for s in page.sections for r in s.rows]
    found = [text for text in told if " from the pile" in text]
    assert found
    assert all(re.match(r"\d+ cards?, including ", text) for text in found)


def test_a_level_that_plays_by_rules_compared_nothing() -> None:
    known = compared_at_once(move(3))
    assert known is not None
    assert "rules of thumb" in known.note
    assert known.rows == ()


def test_who_thinks_ahead_has_to_be_asked_again() -> None:
    log = played(level="club", seed="46")
    assert compared_at_once(move(3, log)) is None


def test_what_the_log_has_kept_is_shown_at_once() -> None:
    log = advised()
    number, thought = next((at, one) for at, one in log.deals[0].thoughts.items() if len(one) > 3)
    known = compared_at_once(move(number, log))
    assert known is not None
    assert known.note.splitlines()[-1].startswith("Saved with the match")
    assert [row.made for row in known.rows] == [True, *[False] * (len(thought) - 1)]
    assert all(re.fullmatch(r"[+−]?[\d,]+( ± [\d,]+)?", row.points) for row in known.rows)


def test_another_answer_than_the_one_given_is_called_so() -> None:
    log = advised()
    number, thought = next((at, one) for at, one in log.deals[0].thoughts.items() if len(one) > 3)
    again = compared(move(number, log), thought, kept=False)
    assert again.note.splitlines()[-1].startswith("Worked out again just now")
    swapped = compared(move(number, log), (thought[1], thought[0], *thought[2:]), kept=False)
    assert swapped.note.splitlines()[-1].startswith("This time the bot would play something else")


def of_persons() -> MatchLog:
    log = played().copy()
    log.players = tuple(Player(player.name, HUMAN) for player in log.players)
    return log


def test_a_persons_move_has_to_be_judged() -> None:
    log = of_persons()
    assert compared_at_once(move(3, log)) is None
    assert page_of(move(3, log)).promise == "All that could be seen from this seat."


def test_what_was_laid_one_after_the_other_is_judged_as_one_move() -> None:
    log = of_persons()
    orders = [judged_by(move(at, log)) for at in range(1, len(log.deals[0].entries) + 1)]
    laid = [order for order in orders if order is not None]
    assert laid
    for at, order in enumerate(orders, start=1):
        if order is not None:
            assert order.view.seat == log.deals[0].entries[at - 1].seat
            assert order.view.phase in (Phase.START, Phase.PLAY)


@for_each(
    ("verdict", "note", "rows"),
    [
        ("fine", "Careful players would do the same.", 0),
        ("disputed", "Careful players would disagree about this move: some would", 2),
        ("better_there", "Better by about 60 points:", 2),
        ("well_found", "Well found: by rule of thumb one would", 2),
        ("not_asked", "There was nothing to choose here", 0),
    ],
)
def test_the_judges_answer_is_told(verdict: MoveVerdict, note: str, rows: int) -> None:
    order = next(one for at in range(1, 30) if (one := judged_by(move(at, of_persons()))))
    gap = Gap(63.0, 7.0) if rows else None
    told = told_by_judge(order, MoveAnswer(verdict, order.played, 60, gap, 3000))
    assert told.note.startswith(note)
    assert len(told.rows) == rows
    if rows:
        sign = "\N{MINUS SIGN}" if verdict == "well_found" else "+"
        assert [row.points for row in told.rows] == ["0", f"{sign}63 ± 7"]
        assert "3,000" in told.note


def test_a_process_that_failed_and_rules_without_a_review_are_told() -> None:
    order = next(one for at in range(1, 30) if (one := judged_by(move(at, of_persons()))))
    assert "could not be worked out" in told_by_judge(order, None).note
    assert refused(move(1, of_persons())) is None
    told = refused(move(1, played("classic_2p")))
    assert told is not None
    assert "tested" in told.note


def test_a_deal_that_is_being_played_is_not_told() -> None:
    log = played().copy()
    assert Timeline(log).is_over(1)
    log.truncate(10)
    assert not Timeline(log).is_over(1)
