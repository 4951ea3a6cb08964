"""The installer on the trial Windows: silently and by hand, for one user and for all, and removed.

Inno Setup reads what it is told from a window of its own, so every trial has a screen: without one
it ends with "Invalid window handle". `autopf` of one user is a folder that Wine knows the name of
and refuses all the same; `let_programs_of_one_user_be` gets round that.
"""

from __future__ import annotations

import shutil
import time
import uuid
from pathlib import Path
from typing import Final

from release.project import APP_ID, NAME, SUFFIX, TITLE, BuildTrouble
from release.say import note

from under_wine.place import Place, expect
from under_wine.screen import Screen, screen, wait_for

SILENT: Final = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")
SELF_TEST: Final = "--self-test"
LOG: Final = "C:\\install.log"

PROGRAMS_OF_ONE: Final = uuid.UUID("{5CD7AEE2-2219-4A67-B85D-6C9CE15660CB}")
"""`FOLDERID_UserProgramFiles`; `SHGetKnownFolderPath` of Wine 10 says 0x80070057 to it."""
CONTACTS: Final = uuid.UUID("{56784854-C6CB-462B-8169-88E350ACB882}")
"""`FOLDERID_Contacts`, a folder of one user that nothing here needs."""
SHELLS: Final = (
    "usr/lib/i386-linux-gnu/wine/i386-windows/shell32.dll",
    "wine/drive_c/windows/syswow64/shell32.dll",
)
"""Wine's shell of 32 bits, which is what Inno Setup asks: the one of Debian, and its copy."""

ANNA: Final = "Anna Müller"
ANNAS_KEY: Final = "HKU\\S-1-5-21-1-2-3-1001"


OWN_WINDOW: Final = f"^{TITLE} Uninstall$"
MENU: Final = "Microsoft/Windows/Start Menu/Programs"

_ALL_SAID: Final = (((), True), (("/DELETEDATA=yes",), True), (("/DELETEDATA=all",), False))
"""What is said to the remover of all users, and whether everybody's matches stay."""


def let_programs_of_one_user_be(place: Place) -> None:
    """Let Wine take its folder of contacts for that of the programs of one user.

    Changes nothing where that has been done. Raises `BuildTrouble` if neither is in Wine's shell.
    """
    for file in (place.root / name for name in SHELLS):
        original = file.with_name(f"{file.name}.as-it-was")
        if original.exists():
            continue
        shutil.copyfile(file, original)
        file.write_bytes(swapped(file.read_bytes(), PROGRAMS_OF_ONE.bytes_le, CONTACTS.bytes_le))


def swapped(held: bytes, one: bytes, other: bytes) -> bytes:
    """Two pieces of equal length change places; `BuildTrouble` if either is not there once."""
    if held.count(one) != 1 or held.count(other) != 1:
        raise BuildTrouble("the names of folders are not in Wine's shell32.dll, or more than once")
    first, second = held.index(one), held.index(other)
    changed = bytearray(held)
    changed[first : first + len(one)] = other
    changed[second : second + len(other)] = one
    return bytes(changed)


def one_user(place: Place) -> None:
    """Installed for one user, started, installed over, removed: silently, then by hand."""
    let_programs_of_one_user_be(place)
    own = _local(place, "root")
    usual = place.drive / "users" / "root" / "Contacts" / TITLE
    with screen(place, "one-user") as shown:
        for target, words, stays in (
            (usual, (), True),
            (place.drive / "games" / "Spiele für uns", (), True),
            (usual, ("/DELETEDATA=yes",), False),
        ):
            _keep(own)
            where = () if target == usual else (f"/DIR={place.windows_path(target)}",)
            for _ in range(2 if target == usual else 1):
                _install(place, shown, "/CURRENTUSER", *where)
            _try(place, shown, target, "--version" if words else SELF_TEST)
            _must_be_known(place, "HKCU", True)
            _remove(place, shown, target, *words)
            _must_be_known(place, "HKCU", False)
            _must(own, stays, f"one user, {' '.join(words) or 'no word of the data'}")
        for letter, stays in (("n", True), ("y", False)):
            _keep(own)
            _install(place, shown, "/CURRENTUSER")
            _remove_by_hand(place, shown, usual, letter)
            _must(own, stays, f"one user, asked, answer {letter}")


def remove_for_all(place: Place) -> None:
    """Install for all users, remove, and look whose data is asked about and goes.

    An account that is signed in has `Volatile Environment` in the registry; another is made up, as
    if somebody else than the administrator sat there.
    """
    anna, own = _local(place, ANNA), _local(place, "root")
    value = ["/v", "LOCALAPPDATA", "/d", place.windows_path(anna), "/f"]
    target = place.drive / "Program Files" / TITLE
    try:
        with screen(place, "all-users") as shown:
            place.stay_awake(shown.display)  # Wine forgets other accounts when it ends
            made = place.ask(["reg", "add", f"{ANNAS_KEY}\\Volatile Environment", *value])
            expect(made, "no second account")
            for words, stays in _ALL_SAID:
                for folder in (anna, own):
                    _keep(folder)
                _install(place, shown, "/ALLUSERS")
                _try(place, shown, target, "--version" if words else SELF_TEST)
                _must_be_known(place, "HKLM", True)
                _remove(place, shown, target, *words)
                _must_be_known(place, "HKLM", False)
                said = " ".join(words) or "no word of the data"
                for folder, whose in ((anna, "who is signed in"), (own, "the administrator")):
                    _must(folder, stays, f"all users, {said}: {whose}")
            for folder in (anna, own):
                _keep(folder)
            _install(place, shown, "/ALLUSERS")
            _remove_by_hand(place, shown, target, "nn")
            for folder, whose in ((anna, "who is signed in"), (own, "the administrator")):
                _must(folder, True, f"all users, asked, answer n: {whose}")
    finally:
        place.stop_all()


def _setup(place: Place) -> str:
    """The installer as Windows names it. Raises `BuildTrouble`."""
    found = sorted((place.drive / "out").glob("*-setup.exe"))
    if not found:
        raise BuildTrouble("there is no installer yet: --step build")
    return place.windows_path(found[0])


def _install(place: Place, shown: Screen, *words: str) -> None:
    """Install silently. Raises `BuildTrouble` with the end of the log."""
    log = place.drive / "install.log"
    log.unlink(missing_ok=True)
    answer = place.ask([_setup(place), *SILENT, f"/LOG={LOG}", *words], display=shown.display)
    if answer.status:
        said = log.read_text("utf-8", "replace")[-1500:] if log.exists() else "it left no log"
        raise BuildTrouble(f"the installer failed, {' '.join(words)}:\n{said}")


def _try(place: Place, shown: Screen, target: Path, word: str) -> None:
    """The installed program tries itself, or says what it is."""
    program = place.windows_path(target / f"{NAME}.exe")
    expect(place.ask([program, word], display=shown.display), f"{program} does not run")


def _remove(place: Place, shown: Screen, target: Path, *words: str) -> None:
    """Remove silently; nothing may be left where it was."""
    program = place.windows_path(target / "unins000.exe")
    expect(place.ask([program, *SILENT, *words], display=shown.display), "removing failed")
    _must_be_gone(target)


def _remove_by_hand(place: Place, shown: Screen, target: Path, answers: str) -> None:
    """Remove as a person does, who answers every question about data with one of these letters.

    Raises `BuildTrouble` if there are more or fewer questions than answers.
    """
    running = place.start([place.windows_path(target / "unins000.exe")], display=shown.display)
    wait_for(lambda: shown.window(OWN_WINDOW), "the question whether it shall go")
    _press(shown, "y")
    seen: set[str] = set()
    for number, letter in enumerate(answers, 1):
        what = f"question {number} of {len(answers)} about data"
        wait_for(lambda: _questions(shown) - seen, what)  # noqa: B023  # at once
        seen |= _questions(shown)
        time.sleep(0.7)
        shown.picture(f"question-{number}-of-{len(answers)}")
        _press(shown, letter)
    wait_for(lambda: not _questions(shown), "the answers to be taken")
    wait_for(lambda: shown.window(OWN_WINDOW), "the word that it is gone; one question too many?")
    _press(shown, "Return")
    running.communicate(timeout=60)
    _must_be_gone(target)


def _press(shown: Screen, key: str) -> None:
    """A key, once the box that is new has the keyboard."""
    time.sleep(1.5)
    shown.do("key", key)


def _questions(shown: Screen) -> set[str]:
    return set(shown.do("search", "--onlyvisible", "--name", "^Uninstall$").split())


# --- what must hold ----------------------------------------------------------------------------


def _local(place: Place, account: str) -> Path:
    """Where programs keep what an account has."""
    return place.drive / "users" / account / "AppData" / "Local"


def _keep(local: Path) -> None:
    """Somebody has matches."""
    (local / NAME).mkdir(parents=True, exist_ok=True)
    (local / NAME / "matches.db").write_text("mine", encoding="ascii")


def _must(local: Path, stays: bool, said: str) -> None:
    """Matches stay, or their folder goes. Raises `BuildTrouble`."""
    if stays:
        time.sleep(5)  # data would go last, when the program has gone
        if not (local / NAME / "matches.db").exists():
            raise BuildTrouble(f"{said}: the matches are gone")
    else:
        wait_for(lambda: not (local / NAME).exists(), f"{said}: the matches to go", 20)
    note(f"{said}: the matches {'stay' if stays else 'go'}")


def _must_be_gone(target: Path) -> None:
    """No folder of the program is left; the remover goes on for a while after its end."""
    wait_for(lambda: not target.exists(), f"{target} to go", 60)


def _must_be_known(place: Place, hive: str, known: bool) -> None:
    """Menu and registry know the program, or nothing of it. Raises `BuildTrouble`."""
    keys = (
        f"{hive}\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\{APP_ID}_is1",
        f"{hive}\\Software\\Classes\\{APP_ID}.match\\shell\\open\\command",
        f"{hive}\\Software\\Classes\\{SUFFIX}",
    )
    found = {key: place.ask(["reg", "query", key]).status == 0 for key in keys}
    menus = [*place.drive.glob(f"users/root/AppData/Roaming/{MENU}/{TITLE}.lnk")]
    menus += place.drive.glob(f"ProgramData/{MENU}/{TITLE}.lnk")
    found["an entry of the Start menu"] = bool(menus)
    wrong = [name for name, there in found.items() if there != known]
    if wrong:
        raise BuildTrouble(f"{'missing' if known else 'left behind'}: {', '.join(wrong)}")
