"""The page on the web: whole, up to date, every link leads somewhere, and nothing runs."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import web_page
from PySide6.QtWidgets import QApplication
from release import linux_share
from release.project import HOMEPAGE, version

from canasta_qt.engine.rules import preset_ids
from tests.helpers.chosen_games import chosen_games

SITE = web_page.SITE
PAGES = sorted(SITE.rglob("*.html"))


class Page(HTMLParser):
    """What a page asks for, and the places in it that can be led to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.places: set[str] = set()
        self.tags: set[str] = set()
        self.unnamed: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.add(tag)
        self.places |= {given.get("id", ""), given.get("name", "")}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("img", "image", "link", "use"):
            self.fetched.append(given.get("src", given.get("href", "")))
        if tag == "img" and "alt" not in given:
            self.unnamed.append(given["src"])


page_of = cache(Page)
OTHER_RULEBOOKS = {SITE / "rules" / f"{game}.html" for game in {*preset_ids()} - {*chosen_games()}}
"""Those that are looked at with ``-m slow``: others have all the rules that they have."""
FEW_OR_ALL = [
    pytest.param(
        file,
        id=file.relative_to(SITE).as_posix(),
        marks=pytest.mark.slow if file in OTHER_RULEBOOKS else (),
    )
    for file in PAGES
]


def test_there_is_a_page_for_every_game() -> None:
    rules = {file.stem for file in (SITE / "rules").glob("*.html")}
    assert rules == {*preset_ids(), "index"}


@pytest.mark.parametrize("file", FEW_OR_ALL)
def test_every_link_leads_somewhere_and_nothing_runs(file: Path) -> None:
    page = page_of(file)
    assert not {"script", "iframe", "form"} & page.tags
    assert not page.unnamed
    for link in page.fetched:
        assert not re.match(r"\w+:|//", link), f"{link} would be fetched from elsewhere"
    for link in [*page.links, *page.fetched]:
        if link.startswith("https://"):
            continue
        path, _, place = link.partition("#")
        target = (file.parent / path).resolve() if path else file
        assert target.is_file(), link
        assert not place or place in page_of(target).places, link


def test_it_is_up_to_date(qapp: QApplication, tmp_path: Path) -> None:
    """The texts whole, of the rulebooks one: `python packaging/web_page.py` writes them anew."""
    made = web_page.write_site(tmp_path, ())
    assert [file.name for file in made] == ["index.html", "help.html"]
    for file in (*made, tmp_path / "style.css"):
        kept = SITE / file.relative_to(tmp_path)
        assert file.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")
    _, text = web_page.rulebook("classic_2p", "../")
    page = web_page.in_page(text, "Classic, two players", "../", "en")
    assert page == (SITE / "rules" / "classic_2p.html").read_text(encoding="utf-8")
    assert version() in (SITE / "index.html").read_text(encoding="utf-8")


def test_software_centres_find_the_pictures_they_are_told_of(qapp: QApplication) -> None:
    component = ET.fromstring(linux_share.filled("metainfo.xml", newest=True))
    images = component.findall("screenshots/screenshot/image")
    assert len(images) >= 3
    for image in images:
        assert image.text is not None
        assert image.text.startswith(f"{HOMEPAGE}/pictures/")
        name = Path(image.text).stem
        assert (SITE / "pictures" / f"{name}.jpg").is_file()
        size = (int(image.get("width", "")), int(image.get("height", "")))
        assert size == web_page.size_of(name)
        assert size[0] <= 1000
        assert size[1] <= 700
