"""What commands say on the trial Windows: into a pipe, and in a console with older letters."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from release.project import BuildTrouble
from release.say import note

from under_wine.place import Place, expect
from under_wine.screen import screen
from under_wine.trials import command, fresh

PIPED: Final = ("cp1252", "cp850", "utf-8")
PAGES: Final = (850, 1252, 65001)
"""What consoles in western Europe and America have, and what new ones can be set to."""
SAID: Final = ("für", "Büche")
"""Words of `rules --language de` below one another."""
READER: Final = Path(__file__).with_name("read_console.py")


def console(place: Place) -> None:
    """What a command says can be read: in a pipe, and in consoles with the letters of a country."""
    _pipes(place)
    folder = fresh(place, "console")
    folder.mkdir(parents=True)
    (folder / READER.name).write_bytes(READER.read_bytes())
    for page in PAGES:
        _console(place, folder, page)


def _console(place: Place, folder: Path, page: int) -> None:
    """The list of games in a console of its own, read back from it."""
    kept, python = folder / f"{page}.txt", place.windows_path(place.python / "python.exe")
    reader = place.windows_path(folder / READER.name)
    lines = (
        f"chcp {page}",
        f"cd {place.windows_path(place.project)}",
        f"{python} -m canasta_qt rules --language de",
        f"{python} {reader} {place.windows_path(kept)}",
    )
    file = folder / f"{page}.bat"
    file.write_text("".join(f"{line}\n" for line in lines), encoding="ascii", newline="\r\n")
    with screen(place, "console") as shown:
        words = ["wineconsole", "cmd", "/c", place.windows_path(file)]
        expect(place.ask(words, display=shown.display, patience=180), "no console")
    said = kept.read_text("utf-8") if kept.exists() else "nothing"
    missing = [word for word in SAID if word not in said]
    if missing or f"code page {page}" not in said:
        raise BuildTrouble(f"a console with {page} shows no {missing}:\n{said[-1500:]}")
    note(f"a console with code page {page} shows {', '.join(SAID)}")


def _pipes(place: Place) -> None:
    for letters in PIPED:
        for words in (("rules",), ("rulebook", "classic_4p", "--language", "de")):
            given = {"PYTHONIOENCODING": letters}
            answer = command(place, *words, variables=given)
            expect(answer, f"{' '.join(words)} with {letters} failed")
            text = answer.out.decode("utf-8")  # to a pipe always, whatever the console has
            if "Traceback" in answer.text or (words[0] == "rulebook" and "ü" not in text):
                raise BuildTrouble(f"{' '.join(words)} with {letters}: {text[:300]!r}")
            note(f"{words[0]} with {letters}: {len(text)} letters, in UTF-8")
    for words in (("rules",), ("rulebook", "classic_4p", "--language", "de")):
        answer = expect(command(place, *words), f"{' '.join(words)} failed")
        note(f"{words[0]} with what Windows gives: {len(answer.out)} bytes")
