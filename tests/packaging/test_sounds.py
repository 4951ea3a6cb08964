"""The committed sounds are what the generator makes: short, soft, equally loud, without clicks."""

from __future__ import annotations

import itertools
import math
from array import array
from pathlib import Path

import pytest
from deck_sounds.catalogue import sounds

from canasta_qt.play.sound.device import FILE_RATE, read_wav
from tests.helpers.cases import for_each

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
FILES = sorted((RESOURCES / "sounds").glob("*.wav"))


def loudest(samples: array[int]) -> float:
    """Decibels below full scale, over the loudest twentieth of a second."""
    window = FILE_RATE // 20
    starts = range(0, max(1, len(samples) - window + 1), window // 2)
    power = max(sum(value * value for value in samples[at : at + window]) for at in starts)
    return 10 * math.log10(power / window / 32768**2)


def test_committed_sounds_equal_what_the_generator_makes() -> None:
    made = sounds()
    committed = {file.relative_to(RESOURCES).as_posix(): file.read_bytes() for file in FILES}
    assert sorted(committed) == sorted(made)
    stale = [name for name, data in made.items() if committed[name] != data]
    assert stale == [], "run python3 packaging/sounds.py"


def test_all_sounds_together_are_light() -> None:
    assert 0 < sum(file.stat().st_size for file in FILES) < 560_000


def test_a_sound_never_comes_near_full_scale() -> None:
    for file in FILES:
        assert max(map(abs, read_wav(file))) <= 32768 / 2, file


def test_a_sound_begins_and_ends_in_silence() -> None:
    for file in FILES:
        samples = read_wav(file)
        assert max(map(abs, (*samples[:4], *samples[-4:]))) < 400, file


def test_every_sound_is_about_as_loud_as_the_others() -> None:
    for file in FILES:
        assert loudest(read_wav(file)) == pytest.approx(-19, abs=1.5), file


def test_a_sound_is_over_before_it_is_a_nuisance() -> None:
    for file in FILES:
        assert 0.05 <= len(read_wav(file)) / FILE_RATE <= 1.6, file


def bands(samples: array[int], *edges: float) -> list[float]:
    """How strong the sound is between these frequencies, added up over its strongest tenth."""
    window = FILE_RATE // 10
    starts = range(0, max(1, len(samples) - window + 1), window // 4)
    best = max(starts, key=lambda at: sum(v * v for v in samples[at : at + window]))
    part = samples[best : best + window]
    return [
        sum(_power(part, pitch) for pitch in range(round(low), round(high), 20))
        for low, high in itertools.pairwise(edges)
    ]


def _power(samples: array[int], pitch: float) -> float:
    """How much of a frequency is in a few samples."""
    turn = 2 * math.pi * pitch / FILE_RATE
    cos = sum(value * math.cos(turn * n) for n, value in enumerate(samples))
    sin = sum(value * math.sin(turn * n) for n, value in enumerate(samples))
    return cos * cos + sin * sin


def test_a_canasta_is_a_low_thud() -> None:
    low, high = bands(read_wav(RESOURCES / "sounds" / "canasta-1.wav"), 40, 250, 2000)
    assert low > 2 * high


@for_each("name", ["deal", "draw", "place", "slide", "take", "sweep"])
def test_what_is_heard_often_has_takes_that_differ(name: str) -> None:
    takes = [read_wav(file) for file in FILES if file.stem.rpartition("-")[0] == name]
    assert 3 <= len(takes) <= 5
    assert len({tuple(take) for take in takes}) == len(takes)
