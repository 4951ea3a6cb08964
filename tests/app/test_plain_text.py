"""Names and titles from files are words: none becomes mark-up, none opens a file."""

from __future__ import annotations

import ast
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QLabel, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.features.endings.window.match_end import MatchEnd
from canasta_qt.features.endings.window.score_sheet import paper
from canasta_qt.features.history.window.history import HistoryWindow
from canasta_qt.features.match_setup.window.dialog import NewMatchDialog
from canasta_qt.features.rules.window.exchange import ImportPreview, ImportProblems
from canasta_qt.library.match_saver import write_match
from canasta_qt.library.rule_library import RuleLibrary
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.record.timeline import ReplayPoint
from canasta_qt.start import read_options
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from canasta_qt.storage.settings import Settings, save_settings
from canasta_qt.ui.parts.panel import panels_on
from canasta_qt.ui.widgets.common import StepwiseTask
from canasta_qt.ui.widgets.paper import draw_pages
from canasta_qt.ui.widgets.plain_text import (
    ClosedBrowser,
    ClosedDocument,
    PlainBox,
    PlainLabel,
    plain_tip,
    tip_lines,
)
from canasta_qt.ui.widgets.problems import TroubleBox, unread_match
from canasta_qt.view_model.endings import (
    EndingSide,
    Highlight,
    LastResult,
    MatchEnding,
    PersonModel,
    WaitingModel,
    WelcomeModel,
)
from canasta_qt.view_model.pictures import TableModel
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.programs.parts import Parts
from tests.helpers.programs.started_program import take_down
from tests.helpers.screen.every_dialog import OPENERS
from tests.helpers.screen.plain import Watch, marked_up
from tests.helpers.screen.windows import SHARED, leave_unpainted
from tests.helpers.sources import trees, walk

PACKAGE = Path(__file__).resolve().parents[2] / "canasta_qt"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="watches files by inotify")


class Bait:
    """A file that nothing may open, and names that ask for it."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="q")
        self.file = Path(self._folder.name) / "p"
        self.file.write_bytes(b"no picture")
        self.watch = Watch(self.file)

    @property
    def picture(self) -> str:
        return f"<img src='{self.file.as_uri()}'>"

    @property
    def names(self) -> list[str]:
        """Names of four people: mark-up, a key, several lines, very long, from right to left."""
        long = "W" * 400
        return [f"<b>{self.picture}</b>", f"R&D\n{self.picture}", f"{self.picture}{long}",
                f"\u202e{self.picture} \u2067a</b>"]  # fmt: skip

    def close(self) -> None:
        self.watch.close()
        self._folder.cleanup()


@pytest.fixture(scope="module")
def bait() -> Iterator[Bait]:
    one = Bait()
    yield one
    one.close()


def match_of(bait: Bait, seed: int, *, over: bool, own: str = "human") -> MatchLog:
    """A match of people with such names under rules with such a name."""
    run = new_run(seed=seed, overrides={"match.end": {"kind": "deals", "count": 1}})
    kinds = (own, "steady", "steady", "expert:hunter")
    people = [Player(name, kind) for name, kind in zip(bait.names, kinds, strict=True)]
    run.log.players = tuple(people)
    run.log.rules_name = f"R&D {bait.picture}"
    run.log.rule_set = "my-00000001"
    return (play_deal(run) if over else play_on(run, 12)).log


@pytest.fixture(scope="module")
def program(
    qapp: QApplication, bait: Bait, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Program]:
    folder = str(tmp_path_factory.mktemp("plain"))
    paths = Paths.find(folder)
    paths.create()
    store = open_store(paths)
    for seed in (1, 2):
        store.import_log(match_of(bait, seed, over=True), f"R&D {bait.picture}", at=1000.0 + seed)
    store.import_log(match_of(bait, 3, over=False), f"R&D {bait.picture}")
    store.database.close()
    library = RuleLibrary(paths.rules)
    rules = resolve("samba_us", {"go_out.bonus": 300})
    own = library.save_new(f"R&D {bait.picture}", rules, "samba_us", preset("samba_us").rules)
    me, *bots = bait.names
    save_settings(paths, Settings(player_name=me, bot_names=tuple(bots), preset=own.id))
    words = ("--rules", own.id, "--seed", "7", "--speed", "0")
    program = Program(read_options(["--data-dir", folder, *words]))
    program.window.setProperty(SHARED, True)
    leave_unpainted(program.window)
    program.window.resize(1024, 600)
    program.show()
    program.begin()
    yield program
    take_down(program)


def settle(qtbot: QtBot) -> None:
    for _ in range(3):
        QApplication.processEvents()
    qtbot.wait(20)  # a frame of the table; what windows do later takes 40 ms and more


def opened(program: Program) -> list[QWidget]:
    panels = panels_on(program.window.stack)
    return panels + [one for one in program.window.findChildren(QDialog) if one.isVisible()]


def look_at(window: QWidget, bait: Bait) -> None:
    """Fails on anything in a window that is not plain, and on a file that was opened."""
    assert marked_up(window, str(bait.file)) == []
    assert window.minimumSizeHint().width() <= 1024
    assert not bait.watch.opened()


def close_all(program: Program, qtbot: QtBot) -> None:
    for dialog in reversed(opened(program)):
        dialog.close()
        settle(qtbot)
        if isinstance(dialog, QDialog) and dialog in opened(program):
            dialog.done(0)
    settle(qtbot)


# --- a bait is taken where nobody is careful ----------------------------------------------------


def test_a_label_of_qt_opens_what_a_name_asks_for(qtbot: QtBot, bait: Bait) -> None:
    label = QLabel(bait.picture)
    qtbot.addWidget(label)
    label.show()
    settle(qtbot)
    assert bait.watch.opened()
    assert marked_up(label, str(bait.file))


def test_a_tip_of_qt_is_noticed(qtbot: QtBot, bait: Bait) -> None:
    label = PlainLabel("x")
    qtbot.addWidget(label)
    label.setToolTip(bait.picture)
    label.show()
    assert marked_up(label, str(bait.file))
    assert bait.watch.opened()


# --- the parts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["<b>x</b>", "a < b", "R&D", "<img src='file:///x'>", "a\n<i>b"])
def test_a_tip_says_what_it_was_given(text: str) -> None:
    document = QTextDocument()
    (document.setHtml if plain_tip(text) != text else document.setPlainText)(plain_tip(text))
    assert document.toPlainText() == text


def test_a_tip_that_is_folded_is_plain_too() -> None:
    assert tip_lines("<b>bold</b>") == plain_tip("<b>bold</b>")
    assert tip_lines("word " * 30).count("\n") == 2


def test_documents_and_browsers_open_nothing(qtbot: QtBot, bait: Bait) -> None:
    document = ClosedDocument()
    document.setHtml(f"<p>{bait.picture}</p>")
    document.size()
    room = QWidget()
    qtbot.addWidget(room)
    browser = ClosedBrowser(room)
    browser.setHtml(f"<p>{bait.picture}</p>")
    room.show()
    settle(qtbot)
    assert not bait.watch.opened()


def test_paper_opens_nothing_but_keeps_its_own_chart(bait: Bait, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "one.pdf"))
    assert draw_pages(f"<p>{bait.picture}</p>", "R&D", printer)
    assert not bait.watch.opened()


def test_a_message_box_is_plain_in_both_its_texts(qtbot: QtBot, bait: Bait) -> None:
    box = PlainBox()
    qtbot.addWidget(box)
    box.setText(bait.picture)
    box.setInformativeText(bait.picture)
    box.show()
    look_at(box, bait)


# --- everything that is opened ------------------------------------------------------------------


NAMELESS = (
    *("About", "CommandFinder", "KeySheet", "WhatsNew", "CopiesWindow", "DiscardBox"),
    "RecoveryWindow",
    *("LessonsWindow", "ExercisesWindow", "ProgressWindow", "TableEditorWindow", "BothWaysWindow"),
)
"""Dialogs that show nothing but texts of the program, or the table of a dialog before."""

ASKED_BELOW = ("NewMatchDialog",)
"""Dialogs that one of the `OTHERS` opens: own rules."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(one, marks=pytest.mark.slow if one in NAMELESS + ASKED_BELOW else ())
        for one in OPENERS
    ],
)
def test_every_dialog_is_plain(program: Program, qtbot: QtBot, bait: Bait, name: str) -> None:
    OPENERS[name](program)
    settle(qtbot)
    for dialog in opened(program):
        look_at(dialog, bait)
        for tabs in dialog.findChildren(QTabWidget):
            for page in range(1, tabs.count()):
                tabs.setCurrentIndex(page)
                settle(qtbot)
                look_at(dialog, bait)
    close_all(program, qtbot)


def from_a_file(program: Program, bait: Bait) -> None:
    path = program.paths.data / "<img src=x>R&D.canasta"
    write_match(path, match_of(bait, 5, over=True))
    Parts(program.context).files.open_file(path)


def copied_rules(program: Program, bait: Bait) -> None:
    Parts(program.context).rules.copy(Parts(program.context).chosen.game(), program.window)


def own_rules(program: Program, bait: Bait) -> None:
    """They are copied, get another name, are deleted, and come back."""
    Parts(program.context).chooser.open_all()
    dialog = next(one for one in opened(program) if isinstance(one, NewMatchDialog))
    game = Parts(program.context).chosen.game()
    dialog.own_rules.duplicate(game)
    dialog.own_rules.rename(game)
    assert len([one for one in opened(program) if isinstance(one, QInputDialog)]) == 2
    dialog.own_rules.delete(game)
    assert bait.picture in dialog.undo_bar.text.text()
    look_at(dialog, bait)
    dialog.own_rules.put_back()


def deleted_match(program: Program, bait: Bait) -> None:
    program.window.menus.actions["history"].trigger()
    history = next(one for one in opened(program) if isinstance(one, HistoryWindow))
    assert bait.picture in history.model.index(2, 1).data()
    history.table.go_to(2)
    history.actions_column.buttons["delete"].click()
    QApplication.processEvents()


def imported(program: Program, bait: Bait) -> None:
    rules = resolve("samba", {"go_out.bonus": 300})
    sent = RuleSet(f"R&D {bait.picture}", "samba", preset("samba").rules, rules)
    ImportPreview(sent, f"R&D {bait.picture}", program.window).open()


def steps(program: Program, bait: Bait) -> None:
    task = StepwiseTask([lambda: True] * 2, bait.picture, program.window)
    task._timer.stop()
    task._progress.setMinimumDuration(0)
    task._progress.setValue(1)
    task._progress.show()
    look_at(task._progress, bait)
    task._end()


def question_before_leaving(program: Program, bait: Bait) -> None:
    Parts(program.context).leaving.ask_to_leave(bait.picture, lambda: None, lambda: None)


def after_giving_up(program: Program, bait: Bait) -> None:
    side = EndingSide(bait.picture, 100, (PersonModel(bait.picture, ""),), won=True)
    moment = Highlight(bait.picture, bait.picture)
    ending = MatchEnding(bait.picture, bait.picture, (side,), ((100,),), None, (moment,), True)
    window = program.window
    MatchEnd(ending, window.art, window.portraits).open_on(window.stack)


OTHERS: dict[str, Callable[[Program, Bait], object]] = {
    "a match from a file": from_a_file,
    "rules as a text": copied_rules,
    "own rules": own_rules,
    "a match deleted": deleted_match,
    "rules from a friend": imported,
    "wrong rules": lambda p, b: ImportProblems(b.picture, (b.picture,), p.window).open(),
    "matches that wait": lambda p, _: Parts(p.context).waits.choose(),
    "long work": steps,
    "another match?": question_before_leaving,
    "after giving up": after_giving_up,
    "trouble": lambda p, b: TroubleBox(unread_match(*[b.picture] * 3), p.window).open(),
    "give up?": lambda p, _: p.window.menus.actions["concede_match"].trigger(),
}


@pytest.mark.parametrize("name", OTHERS)
def test_what_names_are_put_into_is_plain(
    program: Program, qtbot: QtBot, bait: Bait, name: str
) -> None:
    OTHERS[name](program, bait)
    settle(qtbot)
    for dialog in opened(program):
        look_at(dialog, bait)
    assert all(
        bait.picture in q.labelText().replace("&&", "&")
        for q in program.window.findChildren(QInputDialog)
    )
    look_at(program.window, bait)
    close_all(program, qtbot)


# --- the table ----------------------------------------------------------------------------------


def model_of(program: Program) -> TableModel:
    model = program.table.model
    assert model is not None
    return model


def test_the_table_its_ledger_and_its_text_are_plain(
    program: Program, qtbot: QtBot, bait: Bait
) -> None:
    window = program.window
    window.ledger.show()
    window.menus.actions["text_view"].trigger()
    window.tell(f"{bait.picture} is here.")
    settle(qtbot)
    assert any(bait.picture in seat.name for seat in model_of(program).seats)
    look_at(window, bait)
    tips = program.table.viewport()
    for x in range(0, tips.width(), 40):
        for y in range(0, tips.height(), 40):
            text = tip_lines(program.table._tips.text_at(x, y))
            assert "<img" not in text
    model, layout = model_of(program), program.table.scene_of_cards.layout
    assert layout is not None
    for seat in model.seats:  # the player's own plate, too: its name may be shortened
        plate = layout.seats[seat.seat].rect
        assert program.table._tips.text_at(plate.cx, plate.cy).startswith(seat.name)
    window.menus.actions["text_view"].trigger()


def test_names_stay_on_one_line_and_have_an_end(program: Program) -> None:
    for seat in model_of(program).seats:
        assert seat.name.isprintable()
        assert len(seat.name) <= 60


def test_the_welcome_page_is_plain(program: Program, qtbot: QtBot, bait: Bait) -> None:
    welcome = program.window.welcome
    waiting = WaitingModel(bait.picture, bait.picture, ((bait.picture, 5),))
    last = LastResult(bait.picture, bait.picture, (PersonModel(bait.picture, ""),))
    welcome.offer(
        WelcomeModel(bait.picture, waiting, True, bait.picture, bait.picture, bait.picture, last)
    )
    program.window.show_welcome()
    settle(qtbot)
    look_at(program.window, bait)
    program.window.show_table()


def test_a_replay_its_questions_and_its_pages_are_plain(
    program: Program, qtbot: QtBot, bait: Bait
) -> None:
    from canasta_qt.record.timeline import Timeline

    log = match_of(bait, 6, over=True, own="steady")
    Parts(program.context).replays.watch(Timeline(log))
    settle(qtbot)
    look_at(program.window, bait)
    Parts(program.context).analysis.ask_before(ReplayPoint(1, 8))
    Parts(program.context).replays._ask_to_play_on()
    settle(qtbot)
    assert len(opened(program)) == 2
    for dialog in opened(program):
        look_at(dialog, bait)
    close_all(program, qtbot)
    Parts(program.context).stage.leave()


def test_a_score_sheet_is_plain_on_the_screen_and_on_paper(
    program: Program, qtbot: QtBot, bait: Bait
) -> None:
    from canasta_qt.features.endings.window.score_sheet import ScoreSheet
    from canasta_qt.view_model.session import Session
    from canasta_qt.words.score_sheet import sheets_of

    log = match_of(bait, 8, over=True)
    MatchRun.from_log(log)
    sheets = list(sheets_of(log, Session.of_log(log, log.rules_name)))
    dialog = ScoreSheet(sheets)
    dialog.open_on(program.window.stack)
    settle(qtbot)
    look_at(dialog, bait)
    document = paper(sheets)
    document.size()
    assert isinstance(document, ClosedDocument)
    assert "<img" in document.toPlainText()
    assert not bait.watch.opened()
    close_all(program, qtbot)


# --- one way to make them -----------------------------------------------------------------------

HOUSE = {PACKAGE / "ui" / "widgets" / "plain_text.py", PACKAGE / "ui" / "style" / "plain.py"}
RICH = {"QLabel", "QMessageBox", "QTextBrowser", "QTextDocument", "QTextEdit", "QStaticText"}
"""Classes of Qt that take words for mark-up; those of the house take their place."""
OURS = {"tip_lines", "plain_tip", "tr"}
"""What a tip may come from: a text that is made plain, or a fixed one."""
SHOWS_A_TIP = {"setToolTip", "showText"}


def sources() -> list[Path]:
    return [file for file in PACKAGE.rglob("*.py") if file not in HOUSE]


def name_of(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_labels_boxes_and_documents_are_those_of_the_house() -> None:
    found = []
    for file, tree in trees(sources(), RICH):
        for node in walk(tree):
            if isinstance(node, ast.Call) and name_of(node.func) in RICH:
                found.append(f"{file.name}:{node.lineno} makes a {name_of(node.func)}")
            if isinstance(node, ast.ClassDef) and RICH & {name_of(b) for b in node.bases}:
                found.append(f"{file.name}:{node.lineno} {node.name}")
    assert found == []


def test_every_tip_goes_through_one_place() -> None:
    found = []
    for file, tree in trees(sources(), SHOWS_A_TIP):
        for node in walk(tree):
            if isinstance(node, ast.Call) and name_of(node.func) in SHOWS_A_TIP:
                at = 1 if name_of(node.func) == "showText" else -1
                if not made_plain(node.args[at]):
                    found.append(f"{file.name}:{node.lineno}")
    assert found == []


def made_plain(text: ast.expr) -> bool:
    if isinstance(text, ast.IfExp):
        return made_plain(text.body) and made_plain(text.orelse)
    if isinstance(text, ast.Constant):
        return True
    return isinstance(text, ast.Call) and name_of(text.func) in OURS
