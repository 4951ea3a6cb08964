"""What a Linux desktop wants to know: menu entry, icons, file type, description, manual page."""

from __future__ import annotations

import gzip
import re
import shutil
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from release import pictures
from release.blanks import fill
from release.project import (
    APP_ID,
    HOMEPAGE,
    MIME_TYPE,
    NAME,
    PACKAGING,
    PUBLISHER,
    SOURCES,
    SUFFIX,
    SUMMARY,
    TITLE,
    games,
    releases,
    run,
    sorted_version,
    version,
)

TEMPLATES: Final = PACKAGING / "linux"
MAGIC: Final = "canasta-qt match, format "
"""How every file of a match begins."""

DEVELOPER: Final = f'<developer id="org.canasta_qt"><name>{PUBLISHER}</name></developer>'
DEVELOPER_BEFORE: Final = f"<developer_name>{PUBLISHER}</developer_name>"
"""AppStream 1.0 asks for the one and objects to the other, older ones the other way round."""


def knows_no_developer() -> bool:
    """Whether the AppStream of this system is older than 1.0."""
    if shutil.which("appstreamcli") is None:
        return False
    said = run(["appstreamcli", "--version"], "appstreamcli does not say its version")
    return re.search(r"\b0\.\d+", said) is not None


def filled(name: str, *, newest: bool = False) -> str:
    """A template of `packaging/linux` with its blanks filled. Raises `BuildTrouble`.

    With `newest` it is for a desktop of today, else for one as old as the system that builds.
    """
    words = {
        "DEVELOPER": DEVELOPER if newest or not knows_no_developer() else DEVELOPER_BEFORE,
        "APP_ID": APP_ID,
        "HOMEPAGE": HOMEPAGE,
        "SOURCES": SOURCES,
        "DATE": releases()[0].date,
        "GAMES": str(games()),
        "MAGIC": MAGIC,
        "MIME_TYPE": MIME_TYPE,
        "PUBLISHER": PUBLISHER,
        "RELEASES": _releases(),
        "SUFFIX": SUFFIX,
        "SUMMARY": SUMMARY,
        "TITLE": TITLE,
        "VERSION": version(),
    }
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    return fill(text, words, f"packaging/linux/{name}")


def _releases() -> str:
    """The changelog in AppStream's words."""
    lines: list[str] = []
    for release in releases():
        points = "".join(f"<li>{escape(point)}</li>" for point in release.lines)
        lines.append(
            f'    <release version="{sorted_version(release.version)}" date="{release.date}">'
        )
        lines.append(f"      <description><ul>{points}</ul></description>")
        lines.append("    </release>")
    return "\n".join(lines)


def write_share(prefix: Path, command: str = NAME, *, newest: bool = False) -> None:
    """Write everything below `prefix`/share; the menu entry starts `command`.

    `newest` is that of `filled`.
    """
    share = prefix / "share"
    entry = filled("menu.desktop").replace(f"Exec={NAME} ", f"Exec={command} ")
    texts = {
        share / "applications" / f"{APP_ID}.desktop": entry,
        share / "mime" / "packages" / f"{APP_ID}.xml": filled("canasta-qt.mime.xml"),
        share / "metainfo" / f"{APP_ID}.metainfo.xml": filled("metainfo.xml", newest=newest),
    }
    for file, text in texts.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    _compressed(share / "man" / "man6" / f"{NAME}.6.gz", filled("canasta-qt.6"))
    _icons(share / "icons" / "hicolor")


def _compressed(file: Path, text: str) -> None:
    """The same text gives the same bytes, whenever it is packed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def _icons(theme: Path) -> None:
    kinds = {"apps": APP_ID, "mimetypes": MIME_TYPE.replace("/", "-")}
    for kind, name in kinds.items():
        for size in pictures.LINUX_SIZES:
            file = theme / f"{size}x{size}" / kind / f"{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(pictures.png(size))
        file = theme / "scalable" / kind / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pictures.ICON.read_bytes())


def changelog_gz() -> bytes:
    """The changelog as Debian wants it beside a program."""
    return gzip.compress((_debian_changelog()).encode("utf-8"), 9, mtime=0)


def _point(line: str) -> str:
    wrapped = textwrap.wrap(line, 76, initial_indent="  * ", subsequent_indent="    ")
    return "\n".join(wrapped) + "\n"


def _debian_changelog() -> str:
    parts: list[str] = []
    for release in releases():
        day = datetime.fromisoformat(release.date).replace(hour=12, tzinfo=UTC)
        points = "".join(_point(line) for line in release.lines)
        parts.append(
            f"{NAME} ({sorted_version(release.version)}) stable; urgency=medium\n\n{points}\n"
            f" -- {PUBLISHER} <{NAME}@canasta-qt.invalid>  {format_datetime(day)}\n"
        )
    return "\n".join(parts)
