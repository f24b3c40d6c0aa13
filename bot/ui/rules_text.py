"""A ruleset in words, made from its fields: in one line, and as the pages of a small rule book."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace

from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import Direction, Ruleset
from bot.i18n import Texts
from bot.ui import rules_examples
from bot.ui.emoji import SuitEmoji

__all__ = ["rules_line", "rules_name", "rules_pages"]

_ARROWS = {Direction.CLOCKWISE: "↻", Direction.ANTICLOCKWISE: "↺"}
_Examples = Callable[[Texts, Ruleset, SuitEmoji], list[str]]


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A text, and the fields that it tells about."""

    key: str
    tells: tuple[str, ...] = ()
    only_otherwise: bool = False
    """Whether the standard game has nothing to tell here."""

    def differs(self, rules: Ruleset) -> bool:
        """Return whether *rules* play this otherwise than the standard game."""
        return any(getattr(rules, name) != getattr(CALLBREAK, name) for name in self.tells)


@dataclass(frozen=True, slots=True)
class _Page:
    """A heading, its sentences, and examples for them."""

    heading: str
    sentences: tuple[_Sentence, ...]
    examples: tuple[_Examples, ...] = ()

    def differs(self, rules: Ruleset) -> bool:
        """Return whether anything here is otherwise than in the standard game."""
        return any(sentence.differs(rules) for sentence in self.sentences)


_PAGES = (
    _Page(
        "rules-match",
        (
            _Sentence("rules-players"),
            _Sentence("rules-direction", ("direction",)),
            _Sentence("rules-trump", ("trump",)),
            _Sentence("rules-deals", ("deals",)),
            _Sentence("rules-tie-break", ("tie_break",)),
        ),
    ),
    _Page(
        "rules-calling",
        (
            _Sentence("rules-call", ("min_call", "max_call")),
            _Sentence("rules-redeal-below", ("redeal_below",)),
            _Sentence("rules-redeal-no-trump", ("redeal_no_trump",), only_otherwise=True),
            _Sentence("rules-redeal-no-court", ("redeal_no_court",), only_otherwise=True),
            _Sentence("rules-announce-voids", ("announce_voids",), only_otherwise=True),
        ),
    ),
    _Page(
        "rules-tricks",
        (
            _Sentence("rules-first-lead", ("first_lead",)),
            _Sentence("rules-follow"),
            _Sentence("rules-winner"),
        ),
        (rules_examples.leading, rules_examples.winning),
    ),
    _Page("rules-following", (_Sentence("rules-must-beat", ("must_beat",)),), (rules_examples.beating,)),
    _Page("rules-void", (_Sentence("rules-when-void", ("when_void",)),), (rules_examples.void,)),
    _Page(
        "rules-scores",
        (
            _Sentence("rules-scoring", ("scoring",)),
            _Sentence("rules-bonus", ("bonus_call", "bonus_points"), only_otherwise=True),
        ),
        (rules_examples.scoring,),
    ),
)


def rules_pages(texts: Texts, rules: Ruleset, emoji: SuitEmoji) -> list[str]:
    """Return *rules* as pages of formatted text, what differs from the standard game in bold."""
    facts, line = _facts(rules, emoji), rules_line(texts, rules, emoji)
    differing = [number for number, page in enumerate(_PAGES, 1) if page.differs(rules)]
    made = []
    for number, page in enumerate(_PAGES, 1):
        where = texts.text("rules-page", rules=line, page=number, pages=len(_PAGES))
        parts = [f"### {texts.text(page.heading)}", where, _sentences(texts, page, rules, facts)]
        shown = [example for examples in page.examples for example in examples(texts, rules, emoji)]
        if shown:
            parts.append(_quoted(texts, shown))
        if number == 1 and differing:
            pages = [texts.digits(str(page_number)) for page_number in differing]
            parts.append(f"\n-# {texts.text('rules-bold', pages=pages, count=len(pages))}")
        made.append("\n".join(parts))
    return made


def _sentences(texts: Texts, page: _Page, rules: Ruleset, facts: dict[str, object]) -> str:
    lines = []
    for sentence in page.sentences:
        if sentence.only_otherwise and not sentence.differs(rules):
            continue
        said = " ".join(texts.text(sentence.key, **facts).split())
        lines.append(f"- **{said}**" if sentence.differs(rules) else f"- {said}")
    return "\n".join(lines)


def _quoted(texts: Texts, examples: list[str]) -> str:
    """Return examples as quotes, those of several lines apart from each other."""
    apart = "\n\n" if "\n" in examples[0] else "\n"
    quoted = apart.join("\n".join(f"> {line}" for line in example.splitlines()) for example in examples)
    return f"\n{texts.text('rules-examples')}\n{quoted}"


def rules_line(texts: Texts, rules: Ruleset, emoji: SuitEmoji | None = None) -> str:
    """Return the name of *rules* with what decides how to play, on one line."""
    name = rules_name(texts, rules)
    return texts.text("rules-line", name=name, **_facts(rules, emoji or SuitEmoji()))


def rules_name(texts: Texts, rules: Ruleset) -> str:
    """Return the name of the preset that *rules* are, whatever the number of deals."""
    for name, preset in PRESETS.items():
        if replace(preset, deals=rules.deals) == rules:
            return texts.text(f"preset-{name}")
    return texts.text("rules-own")


def _facts(rules: Ruleset, emoji: SuitEmoji) -> dict[str, object]:
    """Return every field by name, and what the sentences need besides."""
    return {
        **{field.name: getattr(rules, field.name) for field in fields(rules)},
        "trump": emoji.text(rules.trump),
        "arrow": _ARROWS[rules.direction],
        "lowest": rules.min_call,
        "highest": rules.max_call,
        "one_call": rules.min_call == rules.max_call,
    }
