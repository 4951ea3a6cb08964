"""Write the project's page on the web into `docs/site`: pictures, downloads, every rulebook.

    python packaging/web_page.py [--out FOLDER] [--language CODE ...] [--look FOLDER]

The texts are in `packaging/web`; rulebooks are written by the program itself, in English or in the
languages that are named, with the cards as shared pictures. No page needs a script. What is out of
date is told by `tests/packaging/test_web_page.py`. With `--look` a browser without a window
(Chromium) takes pictures of the pages, wide and narrow, light and dark, for a person to look at.
Wants the Python that the tests run with.
"""

from __future__ import annotations

import argparse
import html
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

PACKAGING: Final = Path(__file__).resolve().parent
ROOT: Final = PACKAGING.parent
if __name__ == "__main__":
    sys.path[:0] = [str(PACKAGING), str(ROOT)]

from release.blanks import fill  # noqa: E402
from release.project import SOURCES, TITLE, games, languages, version  # noqa: E402

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from canasta_qt.words.lines import Rulebook

TEMPLATES: Final = PACKAGING / "web"
SITE: Final = ROOT / "docs" / "site"
WIDTH: Final = 1000
"""Pixels of a picture: what software centres want at most."""

PICTURES: Final[Mapping[str, str]] = {
    "draft": "Composing the first meld: 60 of 90 points are staged",
    "sheet": "After a deal: who went out, and where the points come from",
    "new_match": "A new match in one click",
    "american": "Modern American, with its bonus cards",
    "six": "Six at the table, three pairs",
    "dark": "Hand and Foot in the dark look",
    "rules": "Every rule of the table can be changed",
    "german": "In German, with the ledger",
}
"""Pictures of the pages in `docs` that are shown, with their captions; and `table`, on top."""

ABOUT: Final = (
    f"Canasta for Windows, macOS and Linux: {games()} games, your own rules, honest computer "
    "players"
)


def write_site(out: Path, codes: Sequence[str] = ("en",)) -> list[Path]:
    """Write the whole site; returns the pages."""
    out.mkdir(parents=True, exist_ok=True)
    _copy(out)
    pages = [
        _write(out / f"{name}.html", page(body, title, up=""))
        for name, title, body in (
            ("index", f"{TITLE}: Canasta by your own rules", _filled("index.html")),
            ("help", f"Help: {TITLE}", _filled("help.html")),
        )
    ]
    for code in codes:
        pages += write_rules(out, code)
    return pages


def page(body: str, title: str, *, up: str, language: str = "en", more: str = "") -> str:
    """A whole page; `up` leads to the folder of the site."""
    words = {
        "LANGUAGE": language.replace("_", "-"),
        "TITLE": html.escape(title),
        "ABOUT": html.escape(ABOUT),
        "UP": up,
        "MORE": more,
        "NAME": TITLE,
        "SOURCES": SOURCES,
        "VERSION": version(),
        "BODY": body,
    }
    text = (TEMPLATES / "page.html").read_text(encoding="utf-8")
    return fill(text, words, "page.html")


def _filled(name: str) -> str:
    names = list(languages().values())
    words = {
        "GAMES": str(games()),
        "LANGUAGES": ", ".join(names[:-1]) + " and " + names[-1],
        "PICTURES": "\n".join(_figures()),
        "SOURCES": SOURCES,
        "VERSION": version(),
    }
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    return fill(text, words, name)


def _figures() -> Iterable[str]:
    for name, caption in PICTURES.items():
        width, height = size_of(name)
        yield (
            f'<figure><img src="pictures/{name}.jpg" width="{width}" height="{height}" '
            f'loading="lazy" alt="{html.escape(caption)}">'
            f"<figcaption>{html.escape(caption)}</figcaption></figure>"
        )


def size_of(name: str) -> tuple[int, int]:
    """Width and height of a picture as it is shown, in pixels."""
    picture = _picture(name)
    return picture.width(), picture.height()


def _picture(name: str) -> QImage:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage

    image = QImage(str(ROOT / "resources" / "screens" / f"{name}.jpg"))
    return image.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)


def _copy(out: Path) -> None:
    """Pictures, fonts, cards and the style."""
    resources = ROOT / "resources"
    (out / "pictures").mkdir(exist_ok=True)
    for name in ("table", *PICTURES):
        file = str(out / "pictures" / f"{name}.jpg")
        if not _picture(name).save(file, "JPG", 86):  # type: ignore[call-overload]
            raise OSError(f"the picture {name} cannot be written")
    shutil.copyfile(resources / "icons" / "canasta-qt.svg", out / "pictures" / "icon.svg")
    shutil.copyfile(TEMPLATES / "style.css", out / "style.css")
    shutil.rmtree(out / "fonts", ignore_errors=True)
    shutil.copytree(
        resources / "fonts", out / "fonts", ignore=shutil.ignore_patterns("*-Medium.ttf")
    )


def write_rules(out: Path, code: str) -> list[Path]:
    """Every rulebook in one language, and the list of them; returns the pages."""
    from canasta_qt.commands.rules import speak
    from canasta_qt.engine.rules import preset, preset_ids
    from canasta_qt.features.rulebook.words.page import faces_in
    from canasta_qt.ui.cards.drawings import card_drawing
    from canasta_qt.words.games import game_name

    speak(code)
    folder = out / "rules" / ("" if code == "en" else code)
    up = "../" if code == "en" else "../../"
    (out / "cards").mkdir(exist_ok=True)
    pages, entries = [], []
    for game in preset_ids():
        name = game_name(preset(game).name)
        book, text = rulebook(game, up)
        for face in faces_in(book):
            _write(out / "cards" / f"{face}.svg", card_drawing(face))
        pages.append(_write(folder / f"{game}.html", in_page(text, name, up, code)))
        players = preset(game).rules.match.players
        entries.append(
            f'<li><a href="{game}.html">{html.escape(name)}</a> '
            f'<span class="players">{players}</span></li>'
        )
    listed = "\n".join(entries)
    body = (
        f"<main>\n<h1>The rules of {len(entries)} games</h1>\n<p>As the program plays them; in it, "
        "every one of them can be changed, and the rulebook changes with it. Behind each game: how "
        f'many play.</p>\n<ul class="games">\n{listed}\n</ul>\n</main>'
    )
    title = f"The rules of {len(entries)} games: {TITLE}"
    pages.append(_write(folder / "index.html", page(body, title, up=up, language=code)))
    return pages


def rulebook(game: str, up: str) -> tuple[Rulebook, str]:
    """The book of a game and its page as the program writes it, the cards as files of their own."""
    from canasta_qt.engine.rules import preset
    from canasta_qt.features.rulebook.words.page import as_web_page
    from canasta_qt.features.rulebook.words.writer import write
    from canasta_qt.words.games import game_name

    book = write(preset(game).rules, game_name(preset(game).name))
    text = as_web_page(book, lambda _: "")
    return book, re.sub(r'<use href="#face-(\w+)"', rf'<image href="{up}cards/\1.svg"', text)


def in_page(text: str, name: str, up: str, code: str) -> str:
    """A page of the program as a page of the site: its style first, then ours."""
    style = re.search(r"<style>(.*?)</style>", text, re.S)
    body = re.search(r"<body>\n?(.*)</body>", text, re.S)
    assert style is not None
    assert body is not None
    rules = re.sub(r"\bbody \{[^}]*\} ?", "", style[1])
    more = f"<style>{rules} main {{ max-width: 44em; }}</style>\n"
    title = f"{name}: the rules. {TITLE}"
    return page(f"<main>\n{body[1]}</main>", title, up=up, language=code, more=more)


def look(site: Path, folder: Path) -> int:
    """Take pictures of pages with Chromium; 1 where it is not there or fails."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        print("there is no Chromium to look with", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("index", "help", "rules/index", "rules/hand_and_foot"):
        for width, more in ((1200, []), (500, []), (1200, ["--force-dark-mode"])):
            file = folder / f"{name.replace('/', '-')}-{width}{'-dark' if more else ''}.png"
            command = [
                browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                f"--window-size={width},2400", f"--screenshot={file}", *more,
                (site / f"{name}.html").resolve().as_uri(),
            ]  # fmt: skip
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0 or not file.exists():
                print(done.stderr, file=sys.stderr)
                return 1
            print(file)
    return 0


def _write(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")
    return file


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the site; returns the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=SITE, metavar="FOLDER")
    parser.add_argument(
        "--language", action="append", choices=[*languages(), "all"], metavar="CODE",
        help="rulebooks in this language too; all for every one",
    )  # fmt: skip
    parser.add_argument("--look", type=Path, metavar="FOLDER", help="take pictures into it")
    options = parser.parse_args(arguments)
    asked = options.language or []
    codes = list(languages()) if "all" in asked else ["en", *(c for c in asked if c != "en")]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    _app = QGuiApplication.instance() or QGuiApplication(["web page"])
    pages = write_site(options.out, codes)
    print(f"{len(pages)} pages in {options.out}")
    return look(options.out, options.look) if options.look else 0


if __name__ == "__main__":
    sys.exit(main())
