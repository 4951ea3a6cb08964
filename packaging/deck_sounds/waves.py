"""Noise, tones and envelopes as lists of numbers from -1 to 1, and the file they end in.

Only sums and products of numbers that were rounded before: the same file on every system, though
their sines and powers differ in the last digit.
"""

from __future__ import annotations

import io
import math
import random
import sys
import wave
from array import array

RATE = 16_000
"""Samples a second."""

LOUDNESS = 0.11
"""Root mean square of the loudest twentieth of a second, as a part of full scale."""

PEAK = 0.49
"""Nothing is louder: 6 dB below full scale."""

FADE = 0.004
"""Seconds that every sound takes to begin and to end, so that nothing clicks."""

Wave = list[float]


def frames(seconds: float) -> int:
    """How many samples that is."""
    return round(seconds * RATE)


def hiss(
    seconds: float, low: float, high: float, *, rise: float, width: float = 0.8, seed: int = 1
) -> Wave:
    """Noise around a pitch that glides from `low` to `high` hertz.

    `rise` is the part of the time in which it swells; then it dies away. A small `width` whistles.
    """
    dice = random.Random(seed)
    count = frames(seconds)
    sweep, band, soft, softer = 0.0, 0.0, 0.0, 0.0
    made: Wave = []
    for n in range(count):
        part = n / count
        x = math.pi * (low + (high - low) * part) / RATE
        step = 2 * x * (1 - x * x / 6)
        sweep += step * band
        band += step * (dice.random() * 2 - 1 - sweep - width * band)
        soft += step * (band - soft)
        softer += step * (soft - softer)
        swell = part / rise if part < rise else (1 - part) / (1 - rise)
        made.append(softer * swell * swell)
    return made


def tone(seconds: float, pitch: float, *, half: float) -> Wave:
    """A sine that falls to half its strength every `half` seconds."""
    angle = 2 * math.pi * pitch / RATE
    cos, sin = round(math.cos(angle), 12), round(math.sin(angle), 12)
    fall = round(0.5 ** (1 / (half * RATE)), 12)
    x, y, level = 1.0, 0.0, 1.0
    made: Wave = []
    for _ in range(frames(seconds)):
        x, y, level = x * cos - y * sin, x * sin + y * cos, level * fall
        made.append(y * level)
    return made


def bell(seconds: float, pitch: float, *, half: float = 0.16) -> Wave:
    """A warm bar of wood or metal: the tone, its octave and a short sparkle above."""
    return mixed(
        (0.0, 1.0, tone(seconds, pitch, half=half)),
        (0.0, 0.35, tone(seconds, pitch * 2.003, half=half * 0.55)),
        (0.0, 0.12, tone(seconds, pitch * 3.98, half=half * 0.2)),
    )


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Several waves at once, each as (seconds until it begins, strength, wave)."""
    made = [0.0] * max(frames(after) + len(part) for after, _, part in parts)
    for after, strength, part in parts:
        for n, value in enumerate(part, frames(after)):
            made[n] += strength * value
    return made


def finished(sound: Wave) -> Wave:
    """Without clicks, and as loud as every other sound."""
    edge = frames(FADE)
    soft = [
        value * min(1.0, n / edge, (len(sound) - 1 - n) / edge) for n, value in enumerate(sound)
    ]
    scale = min(LOUDNESS / loudest(soft), PEAK / max(map(abs, soft)))
    return [value * scale for value in soft]


def loudest(sound: Wave) -> float:
    """Root mean square of the loudest twentieth of a second."""
    window = frames(0.05)
    starts = range(0, max(1, len(sound) - window + 1), window // 4)
    return math.sqrt(max(sum(v * v for v in sound[at : at + window]) for at in starts) / window)


def wav(sound: Wave) -> bytes:
    """A WAV file: mono, 16 bits."""
    samples = array("h", (round(value * 32767) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())
    return file.getvalue()
