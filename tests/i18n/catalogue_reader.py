"""What the catalogues say about themselves: messages, their facts, and facts that fit."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n.catalogue import sources

__all__ = ["entries", "facts_of", "inner_keys", "messages", "samples"]

_PLURALS = {"zero", "one", "two", "few", "many", "other"}


def entries(language: str) -> list[tuple[str, Any]]:
    """Return every message, term and piece of junk, with the name of its file."""
    return [
        (name, entry)
        for name, source in sources(language).items()
        for entry in FluentResource(source).body
        if isinstance(entry, ast.Message | ast.Term | ast.Junk)
    ]


def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of *language* by key."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


@dataclass
class _Facts(Visitor):
    """Collect each fact with the variants that are chosen by it, and the messages that are put in."""

    found: dict[str, set[str]] = field(default_factory=dict)
    numbers: set[str] = field(default_factory=set)
    inner: set[str] = field(default_factory=set)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the base class's name
        self.inner.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the base class's name
        self.found.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the base class's name
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.numbers.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the base class's name
        if isinstance(node.selector, ast.VariableReference):
            keys = self.found.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                keys.add(
                    variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
                )
        self.generic_visit(node)


def _read(book: dict[str, ast.Message], key: str) -> _Facts:
    facts = _Facts()
    facts.visit(book[key])
    while facts.inner:
        inner = facts.inner.pop()
        if inner in book:
            facts.visit(book[inner])
    return facts


def inner_keys(book: dict[str, ast.Message]) -> set[str]:
    """Return the messages that stand inside others."""
    facts = _Facts()
    for message in book.values():
        facts.visit(message)
    return facts.inner


def facts_of(book: dict[str, ast.Message], key: str) -> dict[str, set[str]]:
    """Return the facts that a message names, each with the variants it chooses between."""
    return _read(book, key).found


def samples(book: dict[str, ast.Message], key: str) -> Iterator[dict[str, object]]:
    """Yield facts for a message, so that every variant is chosen once."""
    facts = _read(book, key)
    values = [_values(name, keys, facts.numbers) for name, keys in facts.found.items()]
    for chosen in product(*values):
        yield dict(zip(facts.found, chosen, strict=True))


def _values(name: str, keys: set[str], numbers: set[str]) -> list[object]:
    if name in numbers or keys & (_PLURALS - {"other"}) or any(key.isdigit() for key in keys):
        return [0, 1, 2, 5, 11, 1234, *sorted(keys - _PLURALS)]
    return [*sorted(keys)] or ["something"]
