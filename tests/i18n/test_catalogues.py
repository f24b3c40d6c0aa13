"""The catalogues and the code agree: every key exists, every key is used, every text can be made."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from bot.i18n import DEFAULT, be_strict, languages, texts_for
from tests.i18n.catalogue_reader import entries, facts_of, inner_keys, messages, samples
from tests.i18n.families import FAMILIES
from tests.i18n.translation import pieces

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

ROOT = Path(__file__).resolve().parent.parent.parent
ENGLISH = messages(DEFAULT)
ASKERS = {"text", "wording", "self", "said"}
"""What a function is called that takes a key first: ``Texts.text``, ``said``, a ``Wording`` by its names."""


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """Yield every node of the program's syntax trees, with the place it stands at.

    The storage says nothing to people; its ``text`` is SQLAlchemy's.
    """
    for package in ("bot", "cogs"):
        for path in sorted((ROOT / package).rglob("*.py")):
            if path.is_relative_to(ROOT / "bot" / "storage"):
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}", node


def asked(node: ast.AST) -> list[ast.expr]:
    """Return the keys that a call for a text may mean: both arms of a choice."""
    if not isinstance(node, ast.Call) or not node.args:
        return []
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    key = node.args[0]
    if name not in ASKERS:
        return []
    return [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]


def start(key: ast.JoinedStr) -> str:
    """Return the fixed beginning of a key put together by an f-string."""
    first = key.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


def test_every_key_that_the_code_asks_for_exists() -> None:
    missing = [
        f"{place}: {key.value}"
        for place, node in nodes()
        for key in asked(node)
        if isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value not in ENGLISH
    ]
    assert missing == []


def test_every_call_gives_the_facts_that_its_text_needs() -> None:
    lacking = [
        f"{place}: {key.value} needs {', '.join(sorted(needed))}"
        for place, node in nodes()
        for key in asked(node)
        if isinstance(key, ast.Constant) and isinstance(node, ast.Call) and key.value in ENGLISH
        if all(keyword.arg for keyword in node.keywords)
        if (needed := facts_of(ENGLISH, key.value).keys() - {keyword.arg for keyword in node.keywords})
    ]
    assert lacking == []


def test_every_key_put_together_belongs_to_a_family() -> None:
    strays = [
        f"{place}: {ast.unparse(key)}"
        for place, node in nodes()
        for key in asked(node)
        if isinstance(key, ast.JoinedStr) and not start(key).startswith(tuple(FAMILIES))
    ]
    assert strays == []


def test_every_key_is_used() -> None:
    written = {node.value for _, node in nodes() if isinstance(node, ast.Constant)}
    families = {prefix + member for prefix, members in FAMILIES.items() for member in members}
    assert sorted(set(ENGLISH) - written - families - inner_keys(ENGLISH)) == []


@pytest.mark.parametrize("prefix", FAMILIES)
def test_a_family_is_complete(prefix: str) -> None:
    assert sorted(prefix + member for member in FAMILIES[prefix] if prefix + member not in ENGLISH) == []


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_has_no_mistakes_and_no_key_twice(language: str) -> None:
    found = entries(language)
    assert [f"{name}: {entry.content}" for name, entry in found if isinstance(entry, ftl.Junk)] == []
    keys = Counter((type(entry), entry.id.name) for _, entry in found if not isinstance(entry, ftl.Junk))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_made_in_every_variant(language: str) -> None:
    texts = texts_for(language)
    book = messages(language)
    for key in book:
        for facts in samples(book, key):
            assert texts.text(key, **facts).strip(), f"{key} {facts}"


def test_the_english_texts_use_the_games_own_words() -> None:
    """A "hand" is taken for a trick, a "round" for anything; the rest belongs to other games."""
    words = "hands?|rounds?|bids?|contracts?|declarer|dummy|partners?"
    wrong = re.compile(rf"(?<!/callbreak )\b({words})\b", re.IGNORECASE)
    said = {key: " ".join(pieces(message)) for key, message in ENGLISH.items()}
    assert {key: text for key, text in said.items() if wrong.search(text)} == {}
