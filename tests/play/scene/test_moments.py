"""Great moments at the table: what closes, opens, is taken or won is celebrated, briefly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene.items.canasta_item import CanastaBand
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.play.scene.moments import BAND, BLOCKING, BONUS, GATHER
from canasta_qt.play.scene.view import TableView
from canasta_qt.view_model.pictures import (
    MeldModel,
    SeatModel,
    SideModel,
    TableModel,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import Beat, BeatKind, Pointing, Script
from tests.helpers.table import table_models as tables

Clock = Callable[[float], None]


@pytest.fixture
def clock(view: TableView) -> Clock:
    """Lets the table's time pass: so many seconds, in frames."""
    time = [0.0]
    animator = view.scene_of_cards.animator
    animator.set_time_source(lambda: time[0])

    def go(seconds: float) -> None:
        end = time[0] + seconds
        while time[0] < end - 1e-9:
            time[0] = min(end, time[0] + 0.016)
            animator.tick()

    return go


def closing() -> tuple[TableModel, TableModel]:
    """The kings before and after the last two are laid, with a bonus of 500."""
    after = tables.middle()
    ours = after.sides[0]
    kings = replace(ours.melds[2], bonus=500)
    laid, moved = kings.cards[:5], kings.cards[5:]
    after = with_sides(after, replace(ours, melds=(*ours.melds[:2], kings, ours.melds[3])))
    fewer = replace(kings, cards=laid, naturals=5, canasta="no", bonus=0)
    before = with_sides(after, replace(ours, melds=(*ours.melds[:2], fewer, ours.melds[3])))
    viewer = replace(after.seats[0], hand=(*after.seats[0].hand, *moved))
    return replace(before, seats=(viewer, *before.seats[1:])), after


def with_sides(model: TableModel, ours: SideModel) -> TableModel:
    return replace(model, sides=(ours, *model.sides[1:]))


def play(view: TableView, before: TableModel, beat: Beat) -> None:
    view.show_model(before)
    view.play(Script((beat,)))


def band_of(view: TableView, meld: MeldModel) -> CanastaBand:
    bands = view.scene_of_cards.fixed_items.bands
    return next(band for band in bands if band.meld is not None and band.meld.uid == meld.uid)


def close(view: TableView) -> MeldModel:
    before, after = closing()
    kings = after.sides[0].melds[2]
    movers = tuple(card.token for card in kings.cards[5:])
    play(view, before, Beat(BeatKind.MELD, after, movers, seat=0))
    return kings


def test_a_canasta_gathers_and_then_its_band_wraps_from_the_left(
    view: TableView, clock: Clock
) -> None:
    band = band_of(view, close(view))
    assert band.share == 0.0
    clock(GATHER + BAND / 2)
    assert 0.0 < band.share < 1.0
    clock(BAND)
    assert band.share == 1.0


def test_its_bonus_rises_and_fades_while_the_game_goes_on(
    view: TableView, clock: Clock, qtbot: QtBot
) -> None:
    close(view)
    (moment,) = view.moments.running
    assert moment.words == ("+500", "natural canasta")
    clock(GATHER + 0.1)
    words = view.moments._running[0][2]
    high = words.y()
    clock(0.3)
    assert words.y() < high
    clock(BLOCKING)
    qtbot.waitUntil(lambda: view.is_still)
    clock(BONUS)
    assert view.moments.running == ()
    assert not words.isVisible()
    assert not view.scene_of_cards.animator._timer.isActive()


def test_what_holds_the_game_up_is_over_within_a_second() -> None:
    assert BLOCKING < 1.0
    assert BONUS < 1.0


def test_words_fade_by_the_clock_of_the_table_when_the_script_is_over(
    view: TableView, qtbot: QtBot
) -> None:
    play(view, *going_out())
    words = view.moments._running[0][2]
    qtbot.waitUntil(lambda: not words.isVisible() and not view.moments.running)


def test_another_moment_of_a_replay_is_shown_without_a_word(view: TableView) -> None:
    before, beat = going_out()
    play(view, before, replace(beat, kind=BeatKind.SHOW))
    assert view.moments.running == ()


@pytest.mark.parametrize("taker", [0, 1, 2])
def test_words_lie_beside_what_they_are_about(view: TableView, clock: Clock, taker: int) -> None:
    before, beat = fat_pile()
    play(view, before, replace(beat, seat=taker))
    layout, words = view.scene_of_cards.layout, view.moments._running[0][2]
    assert layout is not None
    for _ in range(8):
        clock(BONUS / 10)
        box = words.sceneBoundingRect()
        room = Rect(box.x(), box.y(), box.width(), box.height())
        assert not any(room.overlap(seat.rect) for seat in layout.seats.values())


def test_an_opening_is_told_beside_the_melds(view: TableView, clock: Clock) -> None:
    play(view, *opening())
    clock(BONUS / 2)
    layout, words = view.scene_of_cards.layout, view.moments._running[0][2]
    assert layout is not None
    box = words.sceneBoundingRect()
    room = Rect(box.x(), box.y(), box.width(), box.height())
    assert not any(room.overlap(column.rect) for column in layout.columns)


def test_a_click_ends_a_moment(view: TableView, clock: Clock, qtbot: QtBot) -> None:
    kings = close(view)
    clock(0.1)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 20))
    assert view.moments.running == ()
    assert band_of(view, kings).share == 1.0


def test_a_key_ends_a_moment(view: TableView, clock: Clock, qtbot: QtBot) -> None:
    close(view)
    clock(GATHER + BLOCKING)
    assert view.moments.running
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.moments.running == ()


def test_with_reduced_motion_the_band_fades_in_and_nothing_rises(
    view: TableView, clock: Clock
) -> None:
    view.present(replace(view.scene_of_cards.presentation, fly=False))
    band = band_of(view, close(view))
    assert (band.share, band.opacity()) == (1.0, 0.0)
    clock(GATHER + 0.1)
    high = view.moments._running[0][2].y()
    clock(0.3)
    assert view.moments._running[0][2].y() == high
    assert band.opacity() == 1.0


def test_moments_can_be_switched_off(view: TableView, clock: Clock) -> None:
    view.present(replace(view.scene_of_cards.presentation, moments=False))
    kings = close(view)
    assert view.moments.running == ()
    assert band_of(view, kings).share == 1.0


def test_what_is_shown_at_once_has_no_moments(view: TableView, clock: Clock) -> None:
    before, after = closing()
    view.show_model(before)
    view.show_model(after)
    assert view.moments.running == ()


def seat_of(model: TableModel, number: int) -> SeatModel:
    return next(seat for seat in model.seats if seat.seat == number)


def fat_pile() -> tuple[TableModel, Beat]:
    before = tables.crowded()
    taker = seat_of(before, 1)
    taker = replace(taker, hand=(*taker.hand, *(replace(c, face=None) for c in before.pile)))
    seats = tuple(taker if seat.seat == 1 else seat for seat in before.seats)
    return before, Beat(BeatKind.TAKE_PILE, replace(before, pile=(), seats=seats), seat=1)


def opening() -> tuple[TableModel, Beat]:
    after = tables.middle()
    theirs = after.sides[1]
    melds = tuple(meld for meld in theirs.melds if meld.canasta == "no")
    after = replace(after, sides=(after.sides[0], replace(theirs, melds=melds)))
    cards = [card for meld in melds for card in meld.cards]
    seats = list(after.seats)
    seats[1] = replace(seats[1], hand=(*seats[1].hand, *(replace(c, face=None) for c in cards)))
    closed = replace(after.sides[1], melds=(), opened=False)
    before = replace(after, sides=(after.sides[0], closed), seats=tuple(seats))
    return before, Beat(BeatKind.MELD, after, tuple(c.token for c in cards), seat=1)


def going_out() -> tuple[TableModel, Beat]:
    before = tables.middle()
    return before, Beat(BeatKind.END, replace(before, over="deal", my_turn=False), seat=2)


def special_hand() -> tuple[TableModel, Beat]:
    after = tables.declared()
    seats = tuple(replace(seat, special="") for seat in after.seats)
    before = replace(after, seats=seats, over="no")
    return before, Beat(BeatKind.SPECIAL, after, seat=2)


def winning() -> tuple[TableModel, Beat]:
    before = tables.middle()
    sides = tuple(replace(side, has_won=side.total == 2140) for side in before.sides)
    after = replace(before, over="match", my_turn=False, sides=sides)
    return before, Beat(BeatKind.END, after, seat=2)


@pytest.mark.parametrize(
    ("happens", "words"),
    [
        (fat_pile, ("+24 cards", "the pile")),
        (opening, ("opened", "Hanna & Emil")),
        (going_out, ("Out!", "Vera")),
        (special_hand, ("Straight: 3,000", "Vera")),
        (winning, ("2,140", "match won")),
    ],
)
def test_other_great_moments_have_their_words(
    view: TableView,
    clock: Clock,
    happens: Callable[[], tuple[TableModel, Beat]],
    words: tuple[str, str],
) -> None:
    before, beat = happens()
    play(view, before, beat)
    assert [moment.words for moment in view.moments.running] == [words]
    clock(BONUS + 0.1)
    assert view.moments.running == ()


def test_a_won_match_is_told_beside_the_melds(view: TableView, clock: Clock) -> None:
    play(view, *winning())
    layout = view.scene_of_cards.layout
    assert layout is not None
    assert view.moments.running[0].above == layout.zones[Zone(ZoneKind.PILE)]


def test_who_wins_without_points_is_told_by_name(view: TableView, clock: Clock) -> None:
    before, beat = winning()
    sides = tuple(replace(side, total=0) for side in beat.model.sides)
    play(view, before, replace(beat, model=replace(beat.model, sides=sides)))
    name = next(side.name for side in sides if side.has_won)
    assert view.moments.running[0].words == (name, "match won")


def test_an_outline_leaves_the_count_of_a_meld_and_the_totals_to_be_read(view: TableView) -> None:
    model = tables.middle()
    view.show_model(model)
    meld = next(one for one in model.sides[0].melds if one.canasta == "no")
    zone = Zone(ZoneKind.MELD, meld.uid)
    view.teacher.point(Pointing(zones=(zone,), things=("score",)))
    layout = view.scene_of_cards.layout
    assert layout is not None
    column = next(place for place in layout.columns if place.zone == zone)
    around, score = view.teacher._outlines[:2]
    assert around.sceneBoundingRect().bottom() >= column.caption[1] + 8 * layout.unit
    assert score.sceneBoundingRect().height() >= layout.bar.h
