"""Finds every text that the program says: in its code, and in the data of rules and games.

In the code these are the members of ``Texts`` (``NAME = Text("…")`` in a class with a context), and
literals inside ``self.tr``, ``QCoreApplication.translate``, the marks ``QT_TRANSLATE_NOOP`` and
``QT_TRANSLATE_N_NOOP``, and functions and dataclasses that hand what they get on to one of these.
Qt's own lupdate does not know such classes and functions.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from schema_texts import schema_texts
from ts_files import Text

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "canasta_qt"

PLURAL_MARK = "QT_TRANSLATE_N_NOOP"
MARK = "QT_TRANSLATE_NOOP"
MEMBER = "Text"


class Untranslatable(Exception):
    """Something in the code that no tool could find a text in; says where."""


Wrappers = dict[str, dict[int, str]]
"""What translates or marks arguments, by name: place of the argument to its context.

These are functions that do so, and dataclasses that do so with a field.
"""


def program_texts() -> list[Text]:
    """Every text once, in the order of contexts, files and lines. Raises `Untranslatable`."""
    found: dict[tuple[str, str], Text] = {}
    for text in (*_texts_in_code(), *schema_texts()):
        key = text.context, text.source
        known = found.get(key)
        if known is None:
            found[key] = text
        elif text.comment and text.comment not in known.comment:
            joined = ", ".join(filter(None, (known.comment, text.comment)))
            found[key] = replace(known, comment=joined)
    return sorted(found.values(), key=lambda text: text.context)


def _texts_in_code() -> Iterator[Text]:
    troubles: list[str] = []
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
    known = _all_wrappers(trees)
    for path, tree in trees.items():
        try:
            yield from texts_of(tree, path.relative_to(ROOT).as_posix(), known[_module(path)])
        except Untranslatable as trouble:
            troubles.append(str(trouble))
    if troubles:
        raise Untranslatable("\n".join(troubles))


def texts_of(tree: ast.Module, place: str, wrappers: Wrappers) -> list[Text]:
    """The texts of one module. Raises `Untranslatable` where a text is no literal."""
    finder = _Finder(place, wrappers)
    finder.visit(tree)
    return finder.texts


def literals(node: ast.expr) -> list[str]:
    """The literal strings an expression may be: one, or those of a choice; none for a name."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    return []


def context_of(node: ast.ClassDef) -> str:
    """The context of a class of `Texts`; empty for every other class."""
    return next(("".join(literals(one.value)) for one in node.keywords if one.arg == "context"), "")


class _Finder(ast.NodeVisitor):
    """Walks over a module and remembers in which class, and beside which key, it is."""

    def __init__(self, place: str, wrappers: Wrappers) -> None:
        self.texts: list[Text] = []
        self._place = place
        self._wrappers = wrappers
        self._classes: list[ast.ClassDef] = []
        self._key = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.value, ast.Call) and _called(node.value) == MEMBER:
            self._key = ast.unparse(node.targets[0]).lower()
        self.generic_visit(node)
        self._key = ""

    def visit_Dict(self, node: ast.Dict) -> None:
        outer = self._key
        for key, value in zip(node.keys, node.values, strict=True):
            self._key = _spelt(key) if key is not None else ""
            self.visit(value)
        self._key = outer

    def visit_Call(self, node: ast.Call) -> None:
        name = _called(node)
        read = {"tr": self._own, "translate": self._qt}.get(name)
        if name == MEMBER:
            self._member(node)
        if name == PLURAL_MARK:
            context, one, many = (literals(argument)[0] for argument in node.args)
            self._add(context, many, plural=True, hint=f"for 1: {one}")
        elif read is not None and isinstance(node.func, ast.Attribute):
            read(node)
        elif name in self._wrappers:
            for place, context in self._wrappers[name].items():
                for argument in node.args[place : place + 1]:
                    self._say(context, argument)
        elif name in ("translate", MARK):
            self._qt(node)
        self.generic_visit(node)

    def _member(self, node: ast.Call) -> None:
        """`Text(text)`: the context is that of the `Texts` it stands in."""
        context = context_of(self._classes[-1]) if self._classes else ""
        if not context or not literals(node.args[0]):
            raise self._trouble(node, "no literal text of a class of Texts")
        self._say(context, node.args[0])

    def _own(self, node: ast.Call) -> None:
        """`self.tr(text)`: the context is the class."""
        if not (isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "self"):
            raise self._trouble(node, "the context of tr is not the class it stands in")
        self._say(self._classes[-1].name, node.args[0])

    def _qt(self, node: ast.Call) -> None:
        """`translate(context, text)` or a mark of both; painters have a `translate` too."""
        if len(node.args) > 1 and literals(node.args[0]):
            self._say(literals(node.args[0])[0], node.args[1])

    def _say(self, context: str, argument: ast.expr) -> None:
        for text in literals(argument):
            self._add(context, text)
        if isinstance(argument, ast.JoinedStr | ast.BinOp):
            raise self._trouble(argument, "a text that is put together cannot be translated")

    def _add(self, context: str, source: str, *, plural: bool = False, hint: str = "") -> None:
        comment = ", ".join(filter(None, (self._key, hint)))
        self.texts.append(Text(context, source, comment, plural, self._place))

    def _trouble(self, node: ast.expr, what: str) -> Untranslatable:
        return Untranslatable(f"{self._place}:{node.lineno}: {what}: {ast.unparse(node)}")


def _spelt(key: ast.expr) -> str:
    """The key of a dictionary as a hint: its text, or the last word of a name."""
    words = literals(key)
    return words[0] if words else key.attr if isinstance(key, ast.Attribute) else ""


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


# --- functions that translate what they get ---------------------------------------------------


def _all_wrappers(trees: dict[Path, ast.Module]) -> dict[str, Wrappers]:
    """The wrappers each module can call by a bare name: its own, and imported ones."""
    known: dict[str, Wrappers] = {_module(path): {} for path in trees}
    before = -1
    while before != (before := sum(len(each) for own in known.values() for each in own.values())):
        for path, tree in trees.items():
            own = known[_module(path)]
            own.update(_imported(tree, known))
            own.update(wrappers_of(tree, own))
    return known


def wrappers_of(tree: ast.Module, known: Wrappers) -> Wrappers:
    """What in a module hands arguments on to a translation or a mark."""
    found: Wrappers = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            calls = list(_calls(node))
            for place, parameter in enumerate(_parameters(node)):
                contexts = {_context_for(call, parameter, known) for call in calls} - {""}
                if len(contexts) == 1:
                    found.setdefault(node.name, {})[place] = contexts.pop()
    return found


def _parameters(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """What a function or a dataclass takes, by the names that its own code has for it."""
    if isinstance(node, ast.FunctionDef):
        return [parameter.arg for parameter in node.args.args]
    fields = [line.target for line in node.body if isinstance(line, ast.AnnAssign)]
    return [f"self.{ast.unparse(field)}" for field in fields]


def _context_for(call: ast.Call, parameter: str, known: Wrappers) -> str:
    """With which context a call translates or marks the parameter; empty when it does not."""
    if _called(call) in ("translate", MARK):
        places = {1: "".join(literals(call.args[0]))}
    else:
        places = known.get(_called(call), {})
    handed = dict(enumerate(map(_names, call.args)))
    return next((places[at] for at in places if parameter in handed.get(at, ())), "")


def _names(node: ast.expr) -> list[str]:
    """The names an expression may be: one, or those of a choice."""
    if isinstance(node, ast.IfExp):
        return [*_names(node.body), *_names(node.orelse)]
    return [ast.unparse(node)] if isinstance(node, ast.Name | ast.Attribute) else []


def _calls(node: ast.AST) -> Iterable[ast.Call]:
    return (inner for inner in ast.walk(node) if isinstance(inner, ast.Call))


def _imported(tree: ast.Module, known: dict[str, Wrappers]) -> Wrappers:
    return {
        alias.asname or alias.name: known[node.module][alias.name]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in known
        for alias in node.names
        if alias.name in known[node.module]
    }


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
