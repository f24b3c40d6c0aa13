"""What a translation may get wrong, found by comparing its messages with the English ones."""

import re
from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from tests.i18n.catalogue_reader import facts_of, inner_keys

__all__ = ["faults", "pieces"]

Book = dict[str, ast.Message]
_COMMAND = re.compile(r"/callbreak(?:-admin)? [a-z]+")
_START = re.compile(r"#{1,3} |-# ")
_WORDS = re.compile(r"[A-Za-z]{2,}")
_MANY_WORDS = 4


class _Shown(Visitor):
    """Collect the facts that a message shows, not those that only choose a variant."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the base class's name
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the base class's name
        for variant in node.variants:
            self.visit(variant)


class _Texts(Visitor):
    """Collect the pieces of plain text, and the first one of each pattern."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.starts: set[str] = set()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # the base class's name
        first = node.elements[0]
        if isinstance(first, ast.TextElement):
            self.starts |= {found[0] for found in [_START.match(first.value)] if found}
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the base class's name
        self.pieces.append(node.value)


def _shown(message: ast.Message) -> set[str]:
    shown = _Shown()
    shown.visit(message)
    return shown.found


def _texts(message: ast.Message) -> _Texts:
    texts = _Texts()
    texts.visit(message)
    return texts


def pieces(message: ast.Message) -> list[str]:
    """Return a message's pieces of plain text, those of every variant."""
    return _texts(message).pieces


def _commands(message: ast.Message) -> set[str]:
    return set(_COMMAND.findall(" ".join(pieces(message))))


def _source(message: ast.Message) -> str:
    bare: Any = ast.Message(message.id, message.value)
    return FluentSerializer().serialize_entry(bare)


def faults(english: Book, other: Book) -> Iterator[str]:
    """Yield a sentence for everything in *other* that does not fit *english*."""
    for key in english.keys() - other.keys():
        yield f"{key} is missing"
    for key in other.keys() - english.keys():
        yield f"{key} is not an English text"
    for key in sorted(english.keys() & other.keys()):
        for fault in _compared(english, other, key):
            yield f"{key} {fault}"


def _compared(english: Book, other: Book, key: str) -> Iterator[str]:
    ours, theirs = english[key], other[key]
    if unknown := facts_of(other, key).keys() - facts_of(english, key).keys():
        yield f"uses ${', $'.join(sorted(unknown))}, which it is not given"
    if left_out := _shown(ours) - _shown(theirs):
        yield f"leaves out ${', $'.join(sorted(left_out))}"
    if inner_keys({key: ours}) != inner_keys({key: theirs}):
        yield f"should hold the texts {sorted(inner_keys({key: ours}))}, as the English one"
    if _commands(ours) != _commands(theirs):
        yield f"should name the commands {sorted(_commands(ours))}, as they are typed"
    if _texts(ours).starts != _texts(theirs).starts:
        yield f"should start with {sorted(_texts(ours).starts)}, as the English one"
    words = _WORDS.findall(" ".join(pieces(ours)))
    if len(words) >= _MANY_WORDS and _source(ours) == _source(theirs):
        yield "is still English"
