"""Sounds: every movement has one that exists, they are mixed, and no sound card is no trouble."""

from __future__ import annotations

import itertools
import math
import random
import sys
import threading
import time
from array import array
from collections.abc import Callable, Generator
from dataclasses import replace
from pathlib import Path

import miniaudio
import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.library.language import resources_folder
from canasta_qt.play.match.replay import ReplayController
from canasta_qt.play.sound import player as sound_player
from canasta_qt.play.sound.device import (
    FILE_RATE,
    RATE,
    Mixer,
    NoSound,
    Voice,
    no_device,
    open_device,
    read_wav,
    resampled,
)
from canasta_qt.play.sound.player import (
    BIG_PILE,
    OF_KIND,
    SIDES,
    Cue,
    Sound,
    SoundPlayer,
    Takes,
    cue_of,
)
from canasta_qt.record.timeline import Timeline
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from canasta_qt.view_model.session import Session
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import new_run, play_deal
from tests.helpers.programs.fake_game import model

SOUNDS = resources_folder() / "sounds"
PLACE = Cue(Sound.PLACE)


class FakeDevice:
    """A sound card that notes what is done to it."""

    def __init__(self, trouble: Exception | None = None) -> None:
        self.done: list[str] = []
        self.trouble = trouble
        self.blocks: Generator[array[int], int, None] | None = None

    def start(self, callback_generator: Generator[array[int], int, None]) -> None:
        if self.trouble is not None:
            raise self.trouble
        self.blocks = callback_generator
        self.done.append("start")

    def stop(self) -> None:
        self.done.append("stop")

    def close(self) -> None:
        self.done.append("close")

    def heard(self, seconds: float) -> array[int]:
        """The next samples that come out of it."""
        assert self.blocks is not None
        return self.blocks.send(round(seconds * RATE))


PATIENCE_S = 30


def until(true: Callable[[], object]) -> None:
    """Wait for the other thread."""
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end
        time.sleep(0.002)


def beat(kind: BeatKind, movers: int = 1, *, canasta: bool = False) -> Beat:
    return Beat(kind, model(), tuple(range(movers)), 0, canasta=canasta)


# --- which sound ------------------------------------------------------------------------------


@for_each("kind", list(BeatKind), ids=lambda kind: kind.value)
def test_every_movement_has_a_sound_or_is_silent_on_purpose(kind: BeatKind) -> None:
    cue = cue_of(beat(kind), 0.1)
    assert (cue.sound if cue else None) is OF_KIND[kind]


@for_each("sound", list(Sound), ids=lambda sound: sound.value)
def test_every_sound_is_there(sound: Sound) -> None:
    files = sorted(SOUNDS.glob(f"{sound.value}-*.wav"))
    assert files
    assert all(read_wav(file) for file in files)


def test_every_file_is_a_take_of_a_sound() -> None:
    stems = {file.stem.rpartition("-")[0] for file in SOUNDS.iterdir()}
    assert stems == {sound.value for sound in Sound}


@for_each(
    ("shown", "sound"),
    [
        (beat(BeatKind.MELD, canasta=True), Sound.CANASTA),
        (replace(beat(BeatKind.MELD), opens=True), Sound.OPEN),
        (replace(beat(BeatKind.MELD, canasta=True), opens=True), Sound.CANASTA),
        (beat(BeatKind.TAKE_PILE, BIG_PILE - 1), Sound.TAKE),
        (beat(BeatKind.TAKE_PILE, BIG_PILE), Sound.SWEEP),
        (replace(beat(BeatKind.END), goes_out=True), Sound.OUT),
        (beat(BeatKind.END), Sound.END),
        (replace(beat(BeatKind.DISCARD), freezes=True), Sound.FREEZE),
    ],
)
def test_great_moments_have_sounds_of_their_own(shown: Beat, sound: Sound) -> None:
    assert cue_of(shown, 0.04) == Cue(sound)


def test_the_first_meld_of_a_side_and_going_out_are_told_by_their_beats(qtbot: QtBot) -> None:
    log = next(
        run.log for seed in range(1, 40)
        if (run := play_deal(new_run("classic_2p", seed), seed)).state.result.out is not None
    )  # fmt: skip
    replay = ReplayController(Timeline(log), Session.of_log(log, "Classic"), seats=(0,))
    scripts: list[Script] = []
    replay.played.connect(scripts.append)
    replay.seek_action(0)
    for _ in log.deals[0].entries:
        replay.step(1)
    beats = [beat for script in scripts for beat in script.beats]
    assert 1 <= sum(beat.opens for beat in beats) <= 2
    assert [beat.goes_out for beat in beats if beat.goes_out] == [True]
    assert beats[-1].goes_out
    replay.close()


def test_who_acts_is_heard_from_where_they_sit() -> None:
    picture = model()
    for seat in picture.seats:
        cue = cue_of(replace(beat(BeatKind.DISCARD), model=picture, seat=seat.seat), 0.0)
        assert cue == Cue(Sound.DISCARD, side=SIDES[seat.position])
    assert SIDES["left"] < SIDES["top_left"] < SIDES["top"] < SIDES["top_right"] < SIDES["right"]
    assert [kind for kind, sound in OF_KIND.items() if sound is Sound.PLACE] == [
        BeatKind.UPCARD, BeatKind.STAGE,
    ]  # fmt: skip


# --- takes ------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [5, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("sound", list(Sound), ids=lambda sound: sound.value)
def test_no_two_in_a_row_are_alike(sound: Sound, times: int) -> None:
    takes = Takes(SOUNDS, random.Random(5))
    heard = [takes.next(sound.value) for _ in range(times)]
    assert all(one.samples != other.samples for one, other in itertools.pairwise(heard))
    assert len({one.samples.tobytes() for one in heard}) >= 3


def test_a_take_is_bent_by_little_in_pitch_and_strength() -> None:
    takes = Takes(SOUNDS, random.Random(5))
    heard = [takes.next("win") for _ in range(60)]
    lengths = sorted(len(one.samples) for one in heard)
    assert lengths[-1] / lengths[0] == pytest.approx(1.04 / 0.96, rel=0.01)
    decibels = [20 * math.log10(one.gain) for one in heard]
    assert -1.5 <= min(decibels) < -0.5 < 0.5 < max(decibels) <= 1.5


def test_a_take_lasts_as_long_on_the_device_as_in_its_file() -> None:
    samples = read_wav(SOUNDS / "place-1.wav")
    assert len(resampled(samples, FILE_RATE / RATE)) / RATE == pytest.approx(
        len(samples) / FILE_RATE, abs=0.001
    )


def test_resampling_keeps_what_is_heard() -> None:
    assert list(resampled(array("h", [0, 100, 200]), 0.5)) == [0, 50, 100, 150, 200]
    assert list(resampled(array("h", [7]), 0.5)) == [7]


def test_only_the_movement_that_completes_a_canasta_says_so(qtbot: QtBot) -> None:
    timeline = Timeline(play_deal(new_run("classic_4p")).log)
    replay = ReplayController(timeline, Session.of_log(timeline.log, "Classic"), seats=(0,))
    scripts: list[Script] = []
    replay.played.connect(scripts.append)
    completing = {mark.action for mark in timeline.marks(1) if mark.kind == "canasta"}
    first = min(completing)
    replay.seek_action(first - 3)
    for action in range(first - 2, first + 2):
        replay.step(1)
        rings = any(beat.canasta for beat in scripts[-1].beats)
        assert rings == (action in completing)
    replay.close()


def test_each_dealt_card_is_heard_as_it_starts() -> None:
    cue = cue_of(beat(BeatKind.DEAL, 44), 0.09)
    assert cue is not None
    assert (cue.times, cue.apart) == (44, 0.09)


def test_a_quick_deal_is_heard_as_fewer_cards_in_the_same_time() -> None:
    cue = cue_of(beat(BeatKind.DEAL, 44), 0.03)
    assert cue is not None
    assert (cue.times, cue.apart) == (22, 0.06)


# --- mixing -----------------------------------------------------------------------------------


def test_voices_add_up_and_begin_after_their_wait() -> None:
    mixer = Mixer()
    blocks = mixer.blocks()
    mixer.add(Voice(array("h", [100, 100, 100]), wait=1))
    mixer.add(Voice(array("h", [10, 10]), gain=0.5))
    assert list(blocks.send(3)) == [5, 5, 105, 105, 100, 100]
    assert list(blocks.send(3)) == [100, 100, 0, 0, 0, 0]
    assert mixer.idle


def test_what_comes_from_a_side_is_heard_there() -> None:
    mixer = Mixer()
    blocks = mixer.blocks()
    mixer.add(Voice(array("h", [100]), side=-1.0))
    mixer.add(Voice(array("h", [10]), side=0.5))
    assert list(blocks.send(1)) == [105, 10]


def test_voices_together_never_wrap_around() -> None:
    mixer = Mixer()
    blocks = mixer.blocks()
    for _ in range(3):
        mixer.add(Voice(array("h", [30000, -30000])))
    assert list(blocks.send(2)) == [32767, 32767, -32767, -32767]


def test_hushing_drops_what_has_not_begun() -> None:
    mixer = Mixer()
    blocks = mixer.blocks()
    mixer.add(Voice(array("h", [1] * 4)))
    mixer.add(Voice(array("h", [50] * 4), wait=3))
    assert list(blocks.send(2)) == [1] * 4
    mixer.hush()
    assert list(blocks.send(2)) == [1] * 4
    assert mixer.idle


# --- playing ----------------------------------------------------------------------------------


def test_a_cue_is_heard_as_often_as_it_says() -> None:
    device = FakeDevice()
    player = SoundPlayer(SOUNDS, lambda: device)
    player.play(Cue(Sound.DEAL, times=2, apart=0.2))
    until(lambda: device.done)
    time.sleep(0.02)
    heard = device.heard(0.4)
    player.close()
    at = 2 * round(0.2 * RATE)
    assert any(heard[:at])
    assert any(heard[at : 2 * at])
    assert heard[:at] != heard[at : 2 * at]


def test_nothing_is_opened_before_the_first_cue() -> None:
    opened: list[FakeDevice] = []
    player = SoundPlayer(SOUNDS, lambda: opened.append(FakeDevice()) or opened[-1])
    player.hush()
    player.close()
    assert not opened


def test_the_sound_card_is_let_go_at_the_end() -> None:
    device = FakeDevice()
    player = SoundPlayer(SOUNDS, lambda: device)
    player.play(PLACE)
    player.close()
    assert device.done == ["start", "close"]


@pytest.mark.parametrize("trouble", [NoSound(for_good=False), RuntimeError("driver")], ids=repr)
def test_a_sound_card_that_is_not_there_is_not_looked_for_at_every_card(trouble: Exception) -> None:
    looked: list[int] = []

    def opener() -> FakeDevice:
        looked.append(1)
        raise trouble

    player = SoundPlayer(SOUNDS, opener)
    for _ in range(5):
        player.play(PLACE)
    player.close()
    assert len(looked) == 1


def test_a_sound_card_that_fails_to_start_is_let_go() -> None:
    device = FakeDevice(RuntimeError("unplugged"))
    player = SoundPlayer(SOUNDS, lambda: device)
    player.play(PLACE)
    player.close()
    assert device.done == ["close"]


def test_an_unplugged_sound_card_is_opened_anew_and_old_sounds_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sound_player, "DEAF", 0.05)
    devices: list[FakeDevice] = []
    player = SoundPlayer(SOUNDS, lambda: devices.append(FakeDevice()) or devices[-1])
    player.play(PLACE)
    until(lambda: devices and devices[0].done)
    time.sleep(0.1)
    player.play(Cue(Sound.DEAL, strength=0.0))
    until(lambda: len(devices) == 2 and devices[1].done)
    assert devices[0].done == ["start", "close"]
    assert not any(devices[1].heard(0.1))
    player.close()


def test_after_a_silence_the_sound_card_sleeps_until_the_next_cue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sound_player, "REST", 0.02)
    device = FakeDevice()
    player = SoundPlayer(SOUNDS, lambda: device)
    player.play(replace(PLACE, times=0))
    until(lambda: "stop" in device.done)
    player.play(PLACE)
    until(lambda: device.done == ["start", "stop", "start"])
    player.close()


def test_missing_and_broken_files_are_silent(tmp_path: Path) -> None:
    (tmp_path / "place-1.wav").write_bytes(b"RIFF")
    device = FakeDevice()
    player = SoundPlayer(tmp_path, lambda: device)
    player.play(PLACE)
    player.play(replace(PLACE, sound=Sound.WIN))
    player.close()
    assert device.done == ["start", "close"]


def test_playing_never_waits_for_a_slow_sound_card() -> None:
    asked, goes_on = threading.Event(), threading.Event()

    def slow() -> FakeDevice:
        asked.set()
        assert goes_on.wait(PATIENCE_S), "playing waited for the sound card"
        raise NoSound(for_good=True)

    player = SoundPlayer(SOUNDS, slow)
    player.play(PLACE)
    assert asked.wait(PATIENCE_S)
    goes_on.set()
    player.close()


# --- miniaudio --------------------------------------------------------------------------------


def test_miniaudio_plays_our_blocks_to_a_device_that_only_pretends() -> None:
    def pretending() -> miniaudio.PlaybackDevice:
        return miniaudio.PlaybackDevice(
            nchannels=2, sample_rate=RATE, buffersize_msec=20, backends=[miniaudio.Backend.NULL]
        )

    player = SoundPlayer(SOUNDS, pretending)
    player.play(PLACE)
    until(lambda: player._running)
    mixer = player._mixer
    until(lambda: mixer.idle)
    player.close()
    assert player._device is None


def test_without_miniaudio_there_is_no_sound_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoSound) as raised:
        open_device()
    assert raised.value.for_good


def test_without_a_sound_card_there_is_no_sound_for_now(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(**_options: object) -> None:
        raise miniaudio.MiniaudioError("failed to init device")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", none)
    with pytest.raises(NoSound) as raised:
        open_device()
    assert not raised.value.for_good


def test_where_nobody_listens_there_is_no_device() -> None:
    with pytest.raises(NoSound):
        no_device()
