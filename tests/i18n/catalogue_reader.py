"""What the catalogues say about themselves: messages, their facts, and facts that fit."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n.catalogue import sources

__all__ = ["entries", "facts_of", "messages", "samples"]

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
    """Collect each fact with the variants that are chosen by it."""

    found: dict[str, set[str]] = field(default_factory=dict)
    numbers: set[str] = field(default_factory=set)

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


def _read(message: ast.Message) -> _Facts:
    facts = _Facts()
    facts.visit(message)
    return facts


def facts_of(message: ast.Message) -> dict[str, set[str]]:
    """Return the facts that *message* names, each with the variants it chooses between."""
    return _read(message).found


def samples(message: ast.Message) -> Iterator[dict[str, object]]:
    """Yield facts for *message*, so that every variant is chosen once."""
    facts = _read(message)
    values = [_values(name, keys, facts.numbers) for name, keys in facts.found.items()]
    for chosen in product(*values):
        yield dict(zip(facts.found, chosen, strict=True))


def _values(name: str, keys: set[str], numbers: set[str]) -> list[object]:
    if name in numbers or any(key.isdigit() for key in keys) or (keys and keys <= _PLURALS):
        return [0, 1, 2, 5, 11, 1234]
    return [*sorted(keys)] or ["something"]
