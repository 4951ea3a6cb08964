"""The program's own voice: sentence by sentence, silent at a key, by what the system has."""

from __future__ import annotations

import base64
import re
import shutil
import sys
import time
import wave
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.library.preferences import Preferences
from canasta_qt.play.speech import speaker as speaking
from canasta_qt.play.speech.engines import (
    Call,
    Engine,
    Espeak,
    MacSay,
    Sapi,
    SpdSay,
    Wish,
    find_engine,
    nothing_speaks,
)
from canasta_qt.play.speech.speaker import Speaker, wish_of
from tests.helpers.cases import for_each

SLOWLY = (
    "import sys, time; t = sys.stdin.read(); time.sleep({wait}); open({file!r}, 'a').write(t + '|')"
)


class FakeEngine:
    """Speaks into a file, after some time."""

    def __init__(self, file: Path, wait: float = 0.0) -> None:
        self.file, self.wait = file, wait
        self.asked: list[str] = []

    @property
    def said(self) -> list[str]:
        return self.file.read_text().split("|")[:-1] if self.file.exists() else []

    def say(self, text: str, wish: Wish) -> Call:
        self.asked.append(text)
        code = SLOWLY.format(wait=self.wait, file=str(self.file))
        return Call(sys.executable, ("-S", "-E", "-c", code), text)

    def stop(self) -> Call | None:
        return None

    def voices(self) -> Call:
        return self.say("", Wish())

    def read_voices(self, listed: str) -> list[str]:
        return [listed]


def test_what_comes_meanwhile_is_said_next_in_one_go(qtbot: QtBot, tmp_path: Path) -> None:
    engine = FakeEngine(tmp_path / "said")
    speaker = Speaker(engine)
    for text in ("One.", "Two.", "Three."):
        speaker.say(text, Wish())
    qtbot.waitUntil(lambda: not speaker.speaking, timeout=20_000)
    assert engine.said == ["One.", "Two. Three."]


def test_a_card_is_a_sentence_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    engine = FakeEngine(tmp_path / "said")
    speaker = Speaker(engine)
    for text in ("One.", "eight of spades", "Step 5. ", "Go on"):
        speaker.say(text, Wish())
    qtbot.waitUntil(lambda: not speaker.speaking, timeout=20_000)
    assert engine.said == ["One.", "eight of spades. Step 5. Go on"]


def test_old_news_is_not_said_after_newer(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = FakeEngine(tmp_path / "said")
    speaker = Speaker(engine)
    monkeypatch.setattr(speaking, "STALE_S", -1.0)
    for text in ("One.", "Two.", "Three."):
        speaker.say(text, Wish())
    qtbot.waitUntil(lambda: not speaker.speaking, timeout=20_000)
    assert engine.said == ["One.", "Three."]


def test_it_is_silent_at_once_and_says_nothing_that_waited(qtbot: QtBot, tmp_path: Path) -> None:
    engine = FakeEngine(tmp_path / "said", wait=60)
    speaker = Speaker(engine)
    speaker.say("A long sentence.", Wish())
    speaker.say("Another.", Wish())
    began = time.monotonic()
    speaker.stop()
    assert not speaker.speaking
    assert time.monotonic() - began < 20
    assert engine.asked == ["A long sentence."]
    assert engine.said == []


def test_a_voice_that_goes_on_by_itself_is_silenced_besides(qtbot: QtBot, tmp_path: Path) -> None:
    class Loud(FakeEngine):
        def stop(self) -> Call | None:
            code = SLOWLY.format(wait=0.0, file=str(self.file))
            return Call(sys.executable, ("-S", "-E", "-c", code), "silence")

    engine = Loud(tmp_path / "said", wait=60)
    speaker = Speaker(engine)
    speaker.stop()
    assert engine.said == []
    speaker.say("A long sentence.", Wish())
    speaker.stop()
    qtbot.waitUntil(lambda: not speaker._look.isActive(), timeout=20_000)
    assert engine.said == ["silence"]


def test_what_cannot_be_started_is_told_and_the_next_sentence_tries_again(qtbot: QtBot) -> None:
    class Gone(FakeEngine):
        def say(self, text: str, wish: Wish) -> Call:
            self.asked.append(text)
            return Call("/nowhere/to-be-found", (), text)

    engine = Gone(Path("unused"))
    speaker = Speaker(engine)
    for text in ("One.", "Two."):
        with qtbot.waitSignal(speaker.failed):
            speaker.say(text, Wish())
        assert not speaker.speaking
    assert engine.asked == ["One.", "Two."]


def test_a_program_without_a_voice_fails_and_the_next_sentence_tries_again(qtbot: QtBot) -> None:
    class Voiceless(FakeEngine):
        def say(self, text: str, wish: Wish) -> Call:
            return Call(sys.executable, ("-S", "-E", "-c", "raise SystemExit(1)"))

    speaker = Speaker(Voiceless(Path("unused")))
    for text in ("One.", "Two."):
        with qtbot.waitSignal(speaker.failed, timeout=20_000):
            speaker.say(text, Wish())


def test_windows_without_powershell_has_no_voice() -> None:
    assert find_engine("win32", lambda _: None) is None
    assert isinstance(find_engine("win32", lambda name: name), Sapi)
    assert "espeak" not in nothing_speaks("win32")


def test_where_nothing_speaks_nothing_happens() -> None:
    speaker = Speaker(None)
    speaker.say("One.", Wish())
    speaker.stop()
    assert not speaker.can_speak
    assert not speaker.speaking


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packed so for Linux only")
@for_each(("before", "now"), [("/home/lib", "/home/lib"), ("", None)])
def test_a_packed_program_keeps_its_libraries_to_itself(
    before: str, now: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/tmp/_MEI")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    found = speaking._surroundings()
    assert found is not None
    assert found.get("LD_LIBRARY_PATH") == now


# --- what systems have ------------------------------------------------------------------------

GERMAN = Wish("de", "", "fast", "loud")


def finding(*names: str) -> Callable[[str], str | None]:
    return lambda name: f"/usr/bin/{name}" if name in names else None


@for_each(
    ("platform", "found", "kind"),
    [
        ("linux", ("spd-say", "espeak-ng"), SpdSay),
        ("linux", ("espeak-ng", "espeak"), Espeak),
        ("linux", ("espeak",), Espeak),
        ("darwin", (), MacSay),
        ("win32", ("powershell",), Sapi),
    ],
)
def test_each_system_speaks_by_what_it_has(
    platform: str, found: tuple[str, ...], kind: type[Engine]
) -> None:
    assert type(find_engine(platform, finding(*found))) is kind
    assert find_engine("linux", finding()) is None


def test_voice_rate_and_volume_reach_the_program() -> None:
    call = Espeak("espeak-ng").say("Du bist dran.", GERMAN)
    assert call.arguments == ("-v", "de", "-s", "250", "-a", "180", "--stdin")
    assert call.text == "Du bist dran."
    call = SpdSay("spd-say").say("--help", Wish("pt_BR", "Anna"))
    assert call.arguments[:7] == ("-w", "-N", "canasta-qt", "-l", "pt-br", "-y", "Anna")
    assert call.arguments[-2:] == ("--", "--help")
    call = MacSay().say("Du bist dran.", GERMAN)
    assert call.arguments == ("-r", "250", "-f", "-")
    assert call.text == "[[volm 1.0]] Du bist dran."


def test_windows_gets_a_script_that_no_text_can_change() -> None:
    text = "'; exit \N{EN DASH} \N{BLACK HEART SUIT}"
    call = Sapi("powershell").say(text, Wish("de", "O'Neil", "slow", "quiet"))
    script = base64.b64decode(call.arguments[-1]).decode("utf-16-le")
    assert "'Name=O''Neil'" in script
    assert "$v.Rate = -3; $v.Volume = 45" in script
    assert "exit" not in script
    coded = re.search(r"FromBase64String\('(.*)'\)", script)
    assert coded is not None
    assert base64.b64decode(coded[1]).decode() == text
    long = Sapi("powershell").say("\N{EURO SIGN}" * 9_000, GERMAN)
    assert sum(map(len, long.arguments)) < 32_000
    assert "'Language=407'" in base64.b64decode(long.arguments[-1]).decode("utf-16-le")


@for_each(
    ("engine", "listed", "voices"),
    [
        (
            Espeak("espeak-ng"),
            "Pty Language Age/Gender VoiceName File Other\n 5  de  --/M  German  gmw/de\n",
            ["de"],
        ),
        (SpdSay("spd-say"), "NAME LANGUAGE VARIANT\n  German+Anna  de  none\n", ["German+Anna"]),
        (MacSay(), "Bad News   en_US    # Hello\nAnna  de_DE  # Hallo\n", ["Bad News", "Anna"]),
        (Sapi("powershell"), "Microsoft Hedda\r\n\r\n", ["Microsoft Hedda"]),
    ],
)
def test_the_voices_of_each_are_read(engine: Engine, listed: str, voices: list[str]) -> None:
    assert engine.read_voices(listed) == voices


def test_the_preferences_say_how_it_is_said() -> None:
    preferences = Preferences()
    preferences.voice = "de"
    preferences.choose("voice_rate", "fastest")
    assert wish_of(preferences) == Wish("en", "de", "fastest", "normal")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="espeak-ng is Linux's voice")
@for_each(("language", "text"), [("en", "Your turn."), ("pt_BR", "Sua vez."), ("de", "Du.")])
def test_espeak_really_speaks(language: str, text: str, qtbot: QtBot, tmp_path: Path) -> None:
    program = shutil.which("espeak-ng")
    assert program, "espeak-ng is missing: `packaging/bootstrap.py test` installs it"
    file = tmp_path / "said.wav"
    speaker = Speaker(Espeak(program, "-w", str(file)))
    speaker.say(text, Wish(language))
    qtbot.waitUntil(lambda: not speaker.speaking, timeout=20_000)
    with wave.open(str(file)) as said:
        assert said.getnframes() / said.getframerate() > 0.2
