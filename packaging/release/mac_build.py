"""macOS: the app, signed and notarised, on a disk image with a link to Applications."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from release import pictures
from release.frozen import ENTITLEMENTS, Frozen
from release.project import NAME, PACKAGING, TITLE, BuildTrouble, artefact, run
from release.say import note, step
from release.smoke import smoke

IDENTITY: Final = "CODESIGN_IDENTITY"
"""Variable with the name of a "Developer ID Application" certificate in the keychain."""

NOTARY: Final = ("NOTARY_APPLE_ID", "NOTARY_TEAM_ID", "NOTARY_PASSWORD")
"""Variables with what Apple's notary asks for; the password is one for this app only."""

ATTEMPTS: Final = 6
PAUSE_S: Final = 5.0
"""macOS looks at new disk images itself, and they are busy while it does."""

BACKGROUND: Final = "background.png"
WINDOW_SCRIPT: Final = PACKAGING / "macos" / "window.applescript"


def wrap(frozen: Frozen, contents: str, work: Path, out: Path) -> Sequence[Path]:
    """Sign, notarise, pack and try; returns the disk image."""
    app = frozen.folder
    (app / "Contents" / "Resources" / "CONTENTS.txt").write_text(contents, encoding="utf-8")
    sign(app, os.environ)
    with step("making the disk image"):
        image = make_image(app, work, out)
    notarise(image, os.environ)
    with step("trying the disk image"):
        _try_image(image)
    return [image]


def sign(app: Path, variables: Mapping[str, str]) -> bool:
    """Sign the app with the hardened runtime; without an identity say so.

    Without one it is sealed all the same: files came into it after PyInstaller, and macOS calls an
    app damaged whose seal is broken.
    """
    identity = variables.get(IDENTITY)
    if not identity:
        run(["codesign", "--force", "--deep", "--sign", "-", str(app)], "sealing the app failed")
        note(f"not signed: {IDENTITY} is not set; macOS will warn whoever opens it")
        return False
    with step("signing"):
        command = [
            "codesign", "--force", "--deep", "--timestamp", "--options", "runtime",
            "--entitlements", str(ENTITLEMENTS), "--sign", identity, str(app),
        ]  # fmt: skip
        run(command, "signing failed")
        _verify(app)
    return True


def _verify(app: Path) -> None:
    """Raises `BuildTrouble` where anything of a sealed app has changed since."""
    run(["codesign", "--verify", "--deep", "--strict", str(app)], "the signature is not valid")


def copy_app(app: Path, to: Path) -> None:
    """Copy an app as macOS does: its seal covers links and attributes that other tools lose."""
    run(["ditto", str(app), str(to)], "the app could not be copied")


def notarise(image: Path, variables: Mapping[str, str]) -> bool:
    """Let Apple's notary look at the image, and staple its word to it; or say why not."""
    missing = [name for name in (IDENTITY, *NOTARY) if not variables.get(name)]
    if missing:
        note(f"not notarised: {', '.join(missing)} not set")
        return False
    identity = variables[IDENTITY]
    account, team, password = (variables[name] for name in NOTARY)
    run(["codesign", "--timestamp", "--sign", identity, str(image)], "signing the image failed")
    with step("waiting for Apple's notary"):
        command = [
            "xcrun", "notarytool", "submit", str(image), "--wait",
            "--apple-id", account, "--team-id", team, "--password", password,
        ]  # fmt: skip
        said = run(command, "Apple's notary does not answer")
        if not re.search(
            r"^\s*status: Accepted\s*$", said, re.M
        ):  # a refusal has exit status 0 too
            raise BuildTrouble(
                f"Apple's notary refuses (xcrun notarytool log ID says why):\n{said}"
            )
        run(["xcrun", "stapler", "staple", str(image)], "stapling failed")
    return True


def make_image(app: Path, work: Path, out: Path) -> Path:
    """Make the disk image: the app, a link to Applications, a background; returns it."""
    stage = work / "image"
    shutil.rmtree(stage, ignore_errors=True)
    (stage / ".background").mkdir(parents=True)
    copy_app(app, stage / app.name)
    (stage / "Applications").symlink_to("/Applications")
    (stage / ".background" / BACKGROUND).write_bytes(background())
    writable, result = work / f"{NAME}.dmg", out / artefact(".dmg")
    for file in (writable, result):
        file.unlink(missing_ok=True)
    create = ["hdiutil", "create", "-volname", TITLE, "-srcfolder", str(stage), "-fs", "HFS+"]
    _patiently([*create, "-ov", "-format", "UDRW", str(writable)], "no disk image could be made")
    _arrange(writable)
    convert = ["hdiutil", "convert", str(writable), "-format", "UDZO", "-imagekey", "zlib-level=9"]
    _patiently([*convert, "-ov", "-o", str(result)], "the disk image could not be packed")
    return result


def _patiently(command: list[str], complaint: str) -> str:
    """Run a tool that fails now and then where a disk image is busy."""
    for attempt in range(1, ATTEMPTS):
        try:
            return run(command, complaint)
        except BuildTrouble as trouble:
            note(f"attempt {attempt}: {trouble}")
            time.sleep(PAUSE_S)
    return run(command, complaint)


def _detach(mount: Path) -> None:
    _patiently(["hdiutil", "detach", str(mount)], "the disk image stays mounted")


def _arrange(image: Path) -> None:
    """Let Finder lay the window out; where no Finder runs it stays plain."""
    mount = _attach(image, "-readwrite")
    try:
        run(["osascript", str(WINDOW_SCRIPT), TITLE, BACKGROUND], "Finder does not answer")
    except BuildTrouble as trouble:
        note(f"the window of the disk image stays plain: {trouble}")
    finally:
        _detach(mount)


def _attach(image: Path, mode: str) -> Path:
    said = run(["hdiutil", "attach", mode, "-noverify", "-nobrowse", str(image)], "cannot mount")
    places = [line.split("\t")[-1].strip() for line in said.splitlines() if "/Volumes/" in line]
    if not places:
        raise BuildTrouble(f"hdiutil answers strangely:\n{said}")
    return Path(places[-1])


def background() -> bytes:
    """The picture behind the icons: the felt, an arrow from the app to Applications; PNG."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen, QPolygonF

    _app = QGuiApplication.instance() or QGuiApplication(["background"])
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("#1d5654"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#f0c04f"), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(250, 190), QPointF(340, 190))
    painter.drawPolyline(QPolygonF([QPointF(322, 172), QPointF(342, 190), QPointF(322, 208)]))
    painter.end()
    return pictures.as_png(image)


def _try_image(image: Path) -> None:
    mount = _attach(image, "-readonly")
    try:
        with tempfile.TemporaryDirectory(prefix="canasta-qt-image-") as name:
            copy, home = Path(name) / f"{TITLE}.app", Path(name) / "home"
            home.mkdir()
            inside = mount / f"{TITLE}.app"
            _verify(inside)
            copy_app(inside, copy)
            _verify(copy)
            for line in smoke([str(copy / "Contents" / "MacOS" / NAME)], home):
                note(line)
    finally:
        _detach(mount)
