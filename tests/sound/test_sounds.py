"""Sounds: every movement has one that exists, they are mixed, and no sound card is no trouble."""

from __future__ import annotations

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

from canasta_qt.controller.replay import ReplayController
from canasta_qt.library.language import resources_folder
from canasta_qt.record.timeline import Timeline
from canasta_qt.sound import player as sound_player
from canasta_qt.sound.device import RATE, Mixer, NoSound, Voice, no_device, open_device, read_wav
from canasta_qt.sound.player import OF_KIND, Cue, Sound, SoundPlayer, cue_of
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from canasta_qt.view_model.session import Session
from tests.helpers.fake_game import model
from tests.helpers.matches import new_run, play_deal

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


@pytest.mark.parametrize("kind", list(BeatKind), ids=lambda kind: kind.value)
def test_every_movement_has_a_sound_or_is_silent_on_purpose(kind: BeatKind) -> None:
    cue = cue_of(beat(kind), 0.1)
    assert (cue.sound if cue else None) is OF_KIND[kind]


@pytest.mark.parametrize("sound", list(Sound), ids=lambda sound: sound.value)
def test_every_sound_is_there(sound: Sound) -> None:
    assert read_wav(SOUNDS / f"{sound.value}.wav")


def test_a_completed_canasta_rings() -> None:
    assert cue_of(beat(BeatKind.MELD, canasta=True), 0.04) == Cue(Sound.CANASTA)


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
    assert list(blocks.send(3)) == [5, 105, 100]
    assert list(blocks.send(3)) == [100, 0, 0]
    assert mixer.idle


def test_voices_together_never_wrap_around() -> None:
    mixer = Mixer()
    blocks = mixer.blocks()
    for _ in range(3):
        mixer.add(Voice(array("h", [30000, -30000])))
    assert list(blocks.send(2)) == [32767, -32767]


def test_hushing_drops_what_has_not_begun() -> None:
    mixer = Mixer()
    blocks = mixer.blocks()
    mixer.add(Voice(array("h", [1] * 4)))
    mixer.add(Voice(array("h", [50] * 4), wait=3))
    assert list(blocks.send(2)) == [1, 1]
    mixer.hush()
    assert list(blocks.send(2)) == [1, 1]
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
    at = round(0.2 * RATE)
    assert any(heard[:at])
    assert heard[:at] == heard[at : 2 * at]


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
    (tmp_path / "place.wav").write_bytes(b"RIFF")
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
            nchannels=1, sample_rate=RATE, buffersize_msec=20, backends=[miniaudio.Backend.NULL]
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
