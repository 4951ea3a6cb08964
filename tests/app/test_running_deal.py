"""No way out of a running match gives its hidden cards away: a row for each way in `WAYS`.

The same match is played to the same moment with two decks, which differ only in cards that the
person has never seen. Every way is gone once with either, in one program, and must give out the
same to the letter. Ways that `open` once the match is over are gone again then, and must differ:
so each of them would be noticed.

A new way out is a function that returns all that it gives out, and a row.
"""

from __future__ import annotations

import hashlib
import re
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from canasta_qt.app.safeguards import report
from canasta_qt.engine.actions import DrawStock
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.features.challenges.model import LevelPlayed
from canasta_qt.features.challenges.store import Duplicate
from canasta_qt.features.challenges.window.code_window import ChallengeWindow
from canasta_qt.features.endings.window.score_sheet import ScoreSheet
from canasta_qt.features.history.window.fair_deal import FairDealDialog
from canasta_qt.features.history.window.match_table import MatchFileDialog
from canasta_qt.features.history.window.replay import PlayOnDialog
from canasta_qt.features.review.model.reviewing import deals_to_review
from canasta_qt.library.match_setup import MatchChoice, create_match
from canasta_qt.record.log import HUMAN, MatchLog, Player, RuleOrigin
from canasta_qt.record.log_text import dumps
from canasta_qt.record.notation import cards_text
from canasta_qt.record.positions.completing import completed
from canasta_qt.record.positions.layout import position_of
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import secret_of, seed_from
from canasta_qt.record.timeline import ReplayPoint, Timeline, seen_cards, with_fresh_cards
from canasta_qt.start import main
from canasta_qt.ui.widgets.problems import TroubleBox
from canasta_qt.view_model.session import NewMatch, plain_seats
from canasta_qt.words.reading import hand_text, pile_text, place_lines, table_text
from tests.helpers.deals.matches import play_deal, play_on
from tests.helpers.programs.match_window import Window
from tests.helpers.screen.accessible import tree_of
from tests.helpers.screen.screen_texts import words_of
from tests.helpers.workers import no_work
from tests.players.permutations import crossing

SEED: Final = seed_from("a running deal")
SHORT: Final = 67
"""With this seed a deal that is played at random is soon over; every way shows it anew."""

LATER: Final = "once this deal is over"


@dataclass
class Room:
    """The program with a match on the table, and what the ways out need beside it."""

    window: Window
    folder: Path
    capsys: pytest.CaptureFixture[str]
    log: MatchLog

    @property
    def run(self) -> MatchRun:
        assert self.window.game.match is not None
        return self.window.game.match.run

    @property
    def hidden(self) -> list[int]:
        return [card for card in self.log.deals[-1].order if card not in seen_cards(self.run, 0)]

    @property
    def file(self) -> Path:
        """The match saved as a file."""
        path = self.folder / "saved.canasta"
        self.window.parts.files.save(path)
        return path

    def enter(self, log: MatchLog) -> None:
        """Bring a match to the table, with no other beside it."""
        self.tidy()
        match = self.window.game.match
        if match is not None and match.run.log == log == self.log and self.window.table.model:
            self.still()
            return
        self.window.parts.match.leave()
        self.window.store.delete(*self.window.store.ids())
        self.window.store.purge()
        self.log = log
        self.window.parts.match.resume(log.copy())
        self.still()

    def still(self) -> None:
        for _ in range(3):
            self.window.table.skip()
            QApplication.processEvents()

    def tidy(self) -> None:
        """Close what a way has opened."""
        QApplication.processEvents()
        for one in self.window.window.findChildren(QDialog):
            if one.isVisible():
                one.close()
        self.window.parts.stage.leave()
        self.window.parts.stage.leave()
        self.window.window.notice.hide()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def shown(self) -> str:
        """All that the table knows; tokens of cards mean nothing."""
        self.still()
        return re.sub(r"token=\d+|deal_key='[\d/]+'", "", repr(self.window.table.model))

    def told(self) -> str:
        """What the window says in passing, and in boxes."""
        boxes = self.window.window.findChildren(TroubleBox)
        texts = [f"{box.text()} {box.informativeText()}" for box in boxes if box.isVisible()]
        return " ".join([*texts, *words_of(self.window.window.notice)])

    def command(self, *words: str) -> str:
        self.capsys.readouterr()
        status = main(words)
        return f"{status} {''.join(self.capsys.readouterr())}"


# --- the ways ----------------------------------------------------------------------------------


def the_picture(room: Room) -> object:
    room.window.window.setUpdatesEnabled(True)
    room.still()
    room.window.window.grab()
    room.window.table.scene_of_cards.art.finish()
    room.still()
    image = room.window.window.grab().toImage()
    room.window.window.setUpdatesEnabled(False)
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def the_words(room: Room) -> object:
    """Widgets, tips, menus, the ledger, remarks, and the names of all items of the table."""
    return words_of(room.window.window)


def for_screen_readers(room: Room) -> object:
    return re.sub(r" \[\d+\]", "", tree_of(room.window.window))  # how many, with those not seen


def the_table_as_text(room: Room) -> object:
    model = room.window.table.model
    assert model is not None
    return table_text(model), hand_text(model), pile_text(model), place_lines(model)


def bots_and_hints(room: Room) -> object:
    return crossing(room.run.view(0))


def undo_of_a_drawn_card(room: Room) -> object:
    assert isinstance(room.run.log.deals[-1].entries[-1].action, DrawStock)
    room.window.do("undo")
    assert isinstance(room.run.log.deals[-1].entries[-1].action, DrawStock)
    return room.shown()


def a_replay(room: Room) -> object:
    """From every seat, and with all cards open; only what the bar offers, and what is asked for."""
    room.window.replays.watch_this(ReplayPoint(2, 20))
    replay, bar = room.window.replays.replay, room.window.replays.bar
    assert replay is not None
    assert bar is not None
    seen = [room.shown(), *map(bar.seats.itemText, range(bar.seats.count()))]
    for seat in range(4):
        for all_open in (False, True):
            replay.see(seat, all_open=all_open)
            seen.append(room.shown())
    return seen


def edit_from_a_replay(room: Room) -> object:
    room.window.replays.watch_this(ReplayPoint(2, 20))
    replay = room.window.replays.replay
    assert replay is not None
    replay.see(0, all_open=True)
    return edit_this_position(room)


def play_on_with_the_same_cards(room: Room) -> object:
    room.window.replays.watch_this(ReplayPoint(2, 20))
    return _played_on(room)


def _played_on(room: Room) -> object:
    bar = room.window.replays.bar
    assert bar is not None
    bar.play_on.click()
    dialog = room.window.dialog(PlayOnDialog)
    told = list(words_of(dialog)), dialog.same.isEnabled()
    dialog.close()
    room.window.replays.play_on(fresh=False)
    if room.window.replays.replay is not None:
        assert LATER in str(told)
        return told
    return told, room.run.state.hands


def play_on_with_fresh_cards(room: Room) -> object:
    room.window.replays.watch_this(ReplayPoint(2, 20))
    room.window.replays.play_on(fresh=True)
    assert room.run.log.seed != room.log.seed
    assert room.run.state.hands[1:] != MatchRun.from_log(room.log).state.hands[1:]
    return room.run.view(0).history


def play_on_in_an_earlier_deal(room: Room) -> object:
    """Its cards lie open; those of the deals after it do not follow from it."""
    room.window.replays.watch_this(ReplayPoint(1, 5))
    room.window.replays.play_on(fresh=False)
    assert room.run.log.deals[0].order == room.log.deals[0].order
    return room.run.log.seed == room.log.seed, room.run.log.secret == room.log.secret


def what_was_known(room: Room) -> object:
    room.window.parts.analysis.ask_before(ReplayPoint(2, 10))
    dialog = room.window.parts.analysis.dialog
    if dialog is None:
        assert LATER in room.told()
        return room.told()
    return list(words_of(dialog))


def edit_this_position(room: Room) -> object:
    room.window.do("edit_position")
    dialog = room.window.parts.table_editor._dialog
    assert dialog is not None
    return dialog.editor.text


def edit_and_exercise_of_this_position(room: Room) -> object:
    """Unknown cards are dealt from those that are left, whatever they are in the match."""
    text = edit_this_position(room)
    dialog = room.window.parts.table_editor._dialog
    assert dialog is not None
    return text, completed(position_of(dialog.editor.layout), 1).digest()


def challenge_codes(room: Room) -> object:
    """Of the match and of each deal: in every code stands the seed, and all cards follow."""
    room.window.parts.challenges.codes.open()
    dialog = room.window.dialog(ChallengeWindow)
    dialog.show_page(1)
    told = []
    for row in range(dialog.what.count()):
        dialog.what.setCurrentIndex(row)
        told.append((dialog.code.toPlainText(), dialog.why_not.text()))
    return told


def the_same_cards_again(room: Room) -> object:
    """A daily deal, a code, a deal of the match on its own: begun elsewhere, and given up there."""
    told = []
    for seed in (SEED, f"{SEED}/2.1.0"):
        new = NewMatch("classic_4p", plain_seats(4), seed)
        room.window.parts.match.begin_exactly(new, lambda: True)
        told.append(room.told())
        assert "already playing these cards" in told[-1]
        room.tidy()
    room.window.parts.match.begin(replace(MatchChoice(), seed=SEED))
    assert room.run.log.commitment == room.log.commitment
    return told


def a_saved_file(room: Room) -> object:
    """It holds the log, for it is the person's backup; what the program shows of it does not."""
    room.window.parts.files.open_file(room.file)
    dialog = room.window.dialog(MatchFileDialog)
    told = list(words_of(dialog))
    dialog.replay_button.click()
    room.window.replays.replay.seek(ReplayPoint(2, 20))  # type: ignore[union-attr]
    return told, room.shown(), _played_on(room)


def a_file_taken_in_again(room: Room) -> object:
    """A file of an earlier moment is no second match, in which one could give up and look."""
    path, earlier = room.folder / "earlier.canasta", room.log.copy()
    earlier.truncate(10)
    path.write_text(dumps(earlier), encoding="utf-8")
    history = room.window.parts.history.history
    assert history.take_in(path) == history.take_in(room.file) == room.window.game.number
    return len(room.window.store.ids())


def a_review(room: Room) -> object:
    timeline = Timeline(room.run.log)
    room.window.parts.reviews.review_this(2)
    dock = room.window.parts.reviews.dock
    assert dock is not None
    return deals_to_review(timeline), list(words_of(dock.panel)), edit_this_position(room)


def expert_beside_me(room: Room) -> object:
    """A duplicate match: Expert has played the running deal, too, with the same cards."""
    flow, duplicate = room.window.parts.challenges.compare, room.window.parts.challenges.duplicate
    flow.compare_this()
    job = flow.job
    assert job is not None
    job.follow(Timeline(room.run.log), running=True)
    points = (room.hidden[0], room.hidden[1])
    for deal in (1, 2):
        found = LevelPlayed(points if deal == 2 else (5, 6), ())
        job.comparison = job.comparison.with_played(deal, "expert", found)
    job.grown.emit()
    flow._watch(2, "expert")
    assert flow.both is None
    assert flow.window is not None
    duplicate.store.add(Duplicate(SEED, "Classic", 1, room.window.game.number))
    told = list(words_of(flow.window)), duplicate.standing_line()
    duplicate.open()
    assert duplicate.window is not None
    told += (list(words_of(duplicate.window)),)
    duplicate.window.close()
    flow.forget(room.window.game.number or 0)
    duplicate.forget(room.window.game.number or 0)
    return told


def the_statistics(room: Room) -> object:
    room.window.parts.statistics.open()
    shown = room.window.parts.statistics.shown
    assert shown is not None
    return list(words_of(shown))


def the_history(room: Room) -> object:
    """Its list, the details beside it, and the score sheets."""
    room.window.parts.history.open()
    history = room.window.parts.history
    listed = history.list.table.current()
    told = [*words_of(history.list)]
    assert listed is not None
    return told, history.history.details(listed.id), history.history.sheets(listed.id)


def the_score_sheet_copied(room: Room) -> object:
    room.window.do("score_sheet")
    sheet = room.window.dialog(ScoreSheet)
    told = list(words_of(sheet))
    sheet.close()
    return told


def the_fair_deal(room: Room) -> object:
    """Seals before, decks and the deal code after; copied, too."""
    room.window.parts.files.fair_deal()
    dialog = room.window.dialog(FairDealDialog)
    told = []
    for row in range(dialog.deals.count()):
        dialog.deals.setCurrentRow(row)
        dialog._copy()
        told.append((QGuiApplication.clipboard().text(), dialog.verdict.text()))
        assert row == 1 or SEED not in told[-1][0] or room.run.outcome()
    return told


def a_crash_report(room: Room) -> object:
    """The way to where it broke, and no values."""
    try:
        room.run.play(DrawStock())
    except IllegalAction as error:
        return report("".join(traceback.format_exception(error)))
    raise AssertionError("a card was drawn twice")


def the_welcome_page(room: Room) -> object:
    room.window.parts.match.leave()
    return list(words_of(room.window.window.welcome))


def two_people_at_one_screen(room: Room) -> object:
    """While they change places nobody's hand leaves the match, not by a replay either."""
    shared = room.log.copy()
    shared.players = (*shared.players[:2], Player("Otto", HUMAN), shared.players[3])
    room.window.parts.match.resume(replace(shared, commitment="", secret=""))
    told = [room.shown()]
    room.window.replays.watch(Timeline(shared))
    replay, bar = room.window.replays.replay, room.window.replays.bar
    assert replay is not None
    assert bar is not None
    replay.seek(ReplayPoint(2, 20))
    told += [room.shown(), bar.play_on.toolTip(), str(bar.play_on.isEnabled())]
    room.window.replays.play_on(fresh=True)
    assert room.window.replays.replay is not None
    return told


def by_command_line(room: Room) -> object:
    """`replay`, and what else reads a file; `verify` is below."""
    file = str(room.file)
    told = [
        room.command("replay", file),
        room.command("replay", file, "--json"),
        room.command("replay", file, "--position", "2.10"),
        room.command("challenge", "--make", file),
        room.command("challenge", "--make", file, "--deal", "1", "--json"),
    ]
    return [one.replace(file, "FILE") for one in told]


def verified(room: Room) -> object:
    """It says of the deck whether it fits its seal, so of these two it says different things."""
    told = room.command("verify", str(room.file))
    assert not re.search(r"\bdeck\b|salt", told.partition("NOT PROVED")[0])
    named = [card for card in room.hidden if re.search(rf"\b{cards_text((card,))}\b", told)]
    return named, SEED in told, room.log.secret in told


@dataclass(frozen=True)
class Way:
    """A way out, how it is gone, and whether it shows hidden cards once the match is over."""

    name: str
    go: Callable[[Room], object]
    opens: bool = False


LOOKS: Final = (
    Way("the picture of window and table", the_picture),
    Way("every word, tip and name of an item", the_words),
    Way("the tree of screen readers", for_screen_readers),
    Way("the table as text, read aloud", the_table_as_text),
)
"""What is seen, read and heard at the table as it lies, before anything else is opened."""

WAYS: Final = (
    Way("bots and hints", bots_and_hints),
    Way("undo of a drawn card", undo_of_a_drawn_card),
    Way("a replay of the match", a_replay, opens=True),
    Way("edit this position, from a replay", edit_from_a_replay, opens=True),
    Way("play on with the same hidden cards", play_on_with_the_same_cards, opens=True),
    Way("play on with fresh hidden cards", play_on_with_fresh_cards),
    Way("play on in an earlier deal", play_on_in_an_earlier_deal),
    Way("what was known", what_was_known, opens=True),
    Way("edit this position, and an exercise of it", edit_and_exercise_of_this_position),
    Way("challenge codes", challenge_codes, opens=True),
    Way("the same cards begun again", the_same_cards_again),
    Way("a saved file, opened", a_saved_file, opens=True),
    Way("a saved file, taken in again", a_file_taken_in_again),
    Way("a review", a_review),
    Way("Expert and a duplicate match", expert_beside_me),
    Way("statistics", the_statistics),
    Way("the history", the_history),
    Way("the score sheet", the_score_sheet_copied),
    Way("the fair deal, copied", the_fair_deal, opens=True),
    Way("a crash report", a_crash_report),
    Way("the page before a match", the_welcome_page),
    Way("two people at one screen", two_people_at_one_screen),
    Way("by command line", by_command_line, opens=True),
    Way("verified by command line", verified),
)


def begun() -> MatchLog:
    """A match in its second deal; the person has just drawn a card."""
    rng_run = MatchRun.new(
        create_match(NewMatch("classic_4p", plain_seats(4), SEED))[0].log.rules,
        SEED,
        [Player("You", HUMAN), *(Player(name, "steady") for name in ("Vera", "Otto", "Nina"))],
        RuleOrigin("classic_4p"),
        secret=secret_of(SEED),
    )
    run = play_deal(rng_run, seed=SHORT)
    run.start_deal()
    play_on(run, 40)
    while run.state.actor != 0 or run.verify(DrawStock()) is not None:
        play_on(run, 1, seed=len(run.log.deals[-1].entries))
    run.play(DrawStock())
    return run.log


def twin(log: MatchLog) -> MatchLog:
    """The same match for the person, with a deck that differs where it was not seen."""
    order = with_fresh_cards(log, 0, 1).deals[-1].order
    other = log.copy()
    other.deals[-1].order = order
    return other


def gone(room: Room, log: MatchLog, ways: Sequence[Way]) -> dict[str, str]:
    """What each of these ways gives out of a match."""
    found = {}
    for way in ways:
        room.enter(log)
        found[way.name] = re.sub(r"\b\d?\d:\d\d\b", "TIME", repr(way.go(room)))
    return found


def test_no_way_out_of_a_running_deal_tells_a_hidden_card(
    window: Window,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    no_work(monkeypatch)
    window.pool.silent = True
    one = begun()
    pair = one, twin(one)
    room = Room(window, tmp_path, capsys, one)
    room.enter(pair[1])  # so that neither is the first one of the program, and of its picture
    the_picture(room)
    for ways in (LOOKS, WAYS):
        first, second = (gone(room, log, ways) for log in pair)
        assert [name for name in first if first[name] != second[name]] == []
    over = [replace(log.copy(), conceded=0) for log in pair]
    first, second = (gone(room, log, [way for way in WAYS if way.opens]) for log in over)
    assert [name for name in first if first[name] == second[name]] == []
    room.tidy()
