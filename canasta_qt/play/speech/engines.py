"""What speaks on each system: a program that comes with it, called as a child process."""

from __future__ import annotations

import base64
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from canasta_qt.words.spoken.telling import SpokenText


@dataclass(frozen=True, slots=True)
class Wish:
    """How to speak: a language as the program has it, a voice ("" for the usual one), rate and
    volume by the words of the preferences."""

    language: str = "en"
    voice: str = ""
    rate: str = "normal"
    volume: str = "normal"


@dataclass(frozen=True, slots=True)
class Call:
    """A program to be started, with what it reads."""

    program: str
    arguments: tuple[str, ...]
    text: str = ""


class Engine(Protocol):
    """One way to speak."""

    def say(self, text: str, wish: Wish) -> Call:
        """What speaks this text; it ends when all is said, and kills the voice when it is killed,
        unless `stop` says more."""

    def stop(self) -> Call | None:
        """What must be called besides, to be silent at once."""

    def voices(self) -> Call:
        """What lists the voices."""

    def read_voices(self, listed: str) -> list[str]:
        """The names of the voices out of that list."""


WORDS_A_MINUTE: Final = {"slow": 130, "normal": 175, "fast": 250, "fastest": 340}


def _tag(language: str) -> str:
    return language.replace("_", "-").lower()


class Espeak:
    """espeak-ng, and espeak before it."""

    VOLUMES: Final = {"quiet": 50, "normal": 100, "loud": 180}

    def __init__(self, program: str, *more: str) -> None:
        self._program, self._more = program, more

    def say(self, text: str, wish: Wish) -> Call:
        voice = wish.voice or _tag(wish.language)
        rate, volume = WORDS_A_MINUTE[wish.rate], self.VOLUMES[wish.volume]
        numbers = ("-s", str(rate), "-a", str(volume))
        return Call(self._program, ("-v", voice, *numbers, "--stdin", *self._more), text)

    def stop(self) -> Call | None:
        return None

    def voices(self) -> Call:
        return Call(self._program, ("--voices",))

    def read_voices(self, listed: str) -> list[str]:
        """Lines such as " 5  de   --/M   German   gmw/de"; a voice is called by its language."""
        return [parts[1] for line in listed.splitlines()[1:] if len(parts := line.split()) > 3]


class SpdSay:
    """speech-dispatcher, with the voice that the desktop has chosen."""

    RATES: Final = {"slow": -40, "normal": 0, "fast": 40, "fastest": 80}
    VOLUMES: Final = {"quiet": -50, "normal": 0, "loud": 80}

    def __init__(self, program: str) -> None:
        self._program = program

    def say(self, text: str, wish: Wish) -> Call:
        voice = ("-y", wish.voice) if wish.voice else ()
        numbers = ("-r", str(self.RATES[wish.rate]), "-i", str(self.VOLUMES[wish.volume]))
        words = ("-w", "-N", "canasta-qt", "-l", _tag(wish.language), *voice, *numbers)
        return Call(self._program, (*words, "--", text))

    def stop(self) -> Call | None:
        return Call(self._program, ("-C",))

    def voices(self) -> Call:
        return Call(self._program, ("-L",))

    def read_voices(self, listed: str) -> list[str]:
        """Lines such as "   German+Anna   de   none": the name may have blanks in it."""
        lines = [line.rsplit(maxsplit=2) for line in listed.splitlines()[1:]]
        return [parts[0].strip() for parts in lines if len(parts) == 3]


class MacSay:
    """The voices of macOS."""

    VOLUMES: Final = {"quiet": "0.4", "normal": "0.8", "loud": "1.0"}

    def say(self, text: str, wish: Wish) -> Call:
        voice = ("-v", wish.voice) if wish.voice else ()
        words = (*voice, "-r", str(WORDS_A_MINUTE[wish.rate]), "-f", "-")
        return Call("/usr/bin/say", words, f"[[volm {self.VOLUMES[wish.volume]}]] {text}")

    def stop(self) -> Call | None:
        return None

    def voices(self) -> Call:
        return Call("/usr/bin/say", ("-v", "?"))

    def read_voices(self, listed: str) -> list[str]:
        """Lines such as "Anna                de_DE    # Hallo!"."""
        lines = [line.partition("#")[0].rsplit(maxsplit=1) for line in listed.splitlines()]
        return [parts[0].strip() for parts in lines if len(parts) == 2]


class Sapi:
    """The voices of Windows, through PowerShell.

    The text goes as base 64: no letter of it means anything to PowerShell, or to a code page.
    """

    RATES: Final = {"slow": -3, "normal": 1, "fast": 5, "fastest": 9}
    VOLUMES: Final = {"quiet": 45, "normal": 80, "loud": 100}
    SPEAK: Final = """
$ErrorActionPreference = 'Stop'
$v = New-Object -ComObject SAPI.SpVoice
$v.Rate = {rate}; $v.Volume = {volume}
$want = {wanted}
if ($want) {{ foreach ($o in $v.GetVoices($want)) {{ $v.Voice = $o; break }} }}
$text = [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('{text}'))
[void]$v.Speak($text, 16)
"""
    """16: the text is no markup."""

    MOST: Final = 2_500
    """Letters of a text: a command of Windows may be no longer than 32,767, and is coded twice."""

    LIST: Final = """
$ErrorActionPreference = 'Stop'
[Console]::OutputEncoding = [Text.Encoding]::UTF8
foreach ($o in (New-Object -ComObject SAPI.SpVoice).GetVoices()) { $o.GetAttribute('Name') }
"""

    LANGUAGES: Final = {
        "en": "409", "de": "407", "fr": "40C", "es": "C0A", "it": "410", "nl": "413", "pt": "416",
    }  # fmt: skip
    """The numbers that Windows has for them."""

    def __init__(self, program: str) -> None:
        self._program = program

    def say(self, text: str, wish: Wish) -> Call:
        code = self.LANGUAGES.get(wish.language[:2], "")
        wanted = f"Name={wish.voice}" if wish.voice else f"Language={code}" if code else ""
        quoted = "'" + wanted.replace("'", "''") + "'"
        rate, volume = self.RATES[wish.rate], self.VOLUMES[wish.volume]
        coded = base64.b64encode(text[: self.MOST].encode()).decode("ascii")
        return self._call(self.SPEAK.format(rate=rate, volume=volume, wanted=quoted, text=coded))

    def _call(self, script: str) -> Call:
        coded = base64.b64encode(script.encode("utf-16-le")).decode("ascii")
        words = ("-NoProfile", "-NonInteractive", "-EncodedCommand", coded)
        return Call(self._program, words)

    def stop(self) -> Call | None:
        return None

    def voices(self) -> Call:
        return self._call(self.LIST)

    def read_voices(self, listed: str) -> list[str]:
        return [line.strip() for line in listed.splitlines() if line.strip()]


def nothing_speaks(platform: str = sys.platform) -> str:
    """Why there is no voice, in words."""
    return SpokenText.NO_VOICE_LINUX() if platform.startswith("linux") else SpokenText.NO_VOICE()


Find = Callable[[str], str | None]

_LINUX: Final[Sequence[tuple[str, Callable[[str], Engine]]]] = (
    ("spd-say", SpdSay),
    ("espeak-ng", Espeak),
    ("espeak", Espeak),
)


def find_engine(platform: str = sys.platform, find: Find = shutil.which) -> Engine | None:
    """What speaks on this computer; None where nothing does."""
    if platform == "darwin":
        return MacSay()
    if platform == "win32":
        root = os.environ.get("SYSTEMROOT", r"C:\Windows")
        shell = find("powershell") or find(
            root + r"\System32\WindowsPowerShell\v1.0\powershell.exe"
        )
        return Sapi(shell) if shell else None
    for name, kind in _LINUX:
        program = find(name)
        if program is not None:
            return kind(program)
    return None
