"""A ruleset in words, made from its fields, and in one line."""

from dataclasses import dataclass, fields, replace

from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import Direction, Ruleset
from bot.engine.scoring import deal_score, format_score
from bot.i18n import Texts
from bot.ui.emoji import SuitEmoji

__all__ = ["rules_line", "rules_name", "rules_text"]

_ARROWS = {Direction.CLOCKWISE: "↻", Direction.ANTICLOCKWISE: "↺"}
_EXAMPLE_CALL = 4


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A text, and the fields that it tells about."""

    key: str
    tells: tuple[str, ...] = ()

    def differs(self, rules: Ruleset) -> bool:
        """Return whether *rules* play this otherwise than the standard game."""
        return any(getattr(rules, name) != getattr(CALLBREAK, name) for name in self.tells)


_CALLING = (
    _Sentence("rules-players"),
    _Sentence("rules-direction", ("direction",)),
    _Sentence("rules-trump", ("trump",)),
    _Sentence("rules-call", ("min_call", "max_call")),
    _Sentence("rules-redeal-below", ("redeal_below",)),
    _Sentence("rules-redeal-no-trump", ("redeal_no_trump",)),
    _Sentence("rules-redeal-no-court", ("redeal_no_court",)),
    _Sentence("rules-announce-voids", ("announce_voids",)),
)
_TRICKS = (
    _Sentence("rules-first-lead", ("first_lead",)),
    _Sentence("rules-follow"),
    _Sentence("rules-must-beat", ("must_beat",)),
    _Sentence("rules-when-void", ("when_void",)),
    _Sentence("rules-winner"),
)
_SCORES = (
    _Sentence("rules-scoring", ("scoring",)),
    _Sentence("rules-bonus", ("bonus_call", "bonus_points")),
    _Sentence("rules-deals", ("deals",)),
    _Sentence("rules-tie-break", ("tie_break",)),
)
_SECTIONS = {"rules-calling": _CALLING, "rules-tricks": _TRICKS, "rules-scores": _SCORES}


def rules_text(texts: Texts, rules: Ruleset, emoji: SuitEmoji) -> list[str]:
    """Return *rules* as blocks of formatted text, what differs from the standard game in bold."""
    facts = _facts(texts, rules, emoji)
    blocks = [_section(texts, heading, rules, facts) for heading in _SECTIONS]
    if any(sentence.differs(rules) for sentences in _SECTIONS.values() for sentence in sentences):
        blocks.append(f"-# {texts.text('rules-bold')}")
    return blocks


def _section(texts: Texts, heading: str, rules: Ruleset, facts: dict[str, object]) -> str:
    lines = [f"### {texts.text(heading)}"]
    for sentence in _SECTIONS[heading]:
        said = " ".join(texts.text(sentence.key, **facts).split())
        lines.append(f"- **{said}**" if sentence.differs(rules) else f"- {said}")
    return "\n".join(lines)


def rules_line(texts: Texts, rules: Ruleset, emoji: SuitEmoji | None = None) -> str:
    """Return the name of *rules* with what decides how to play, on one line."""
    name = rules_name(texts, rules)
    return texts.text("rules-line", name=name, **_facts(texts, rules, emoji or SuitEmoji()))


def rules_name(texts: Texts, rules: Ruleset) -> str:
    """Return the name of the preset that *rules* are, whatever the number of deals."""
    for name, preset in PRESETS.items():
        if replace(preset, deals=rules.deals) == rules:
            return texts.text(f"preset-{name}")
    return texts.text("rules-own")


def _facts(texts: Texts, rules: Ruleset, emoji: SuitEmoji) -> dict[str, object]:
    """Return every field by name, and what the sentences need besides."""
    call = max(rules.min_call, min(_EXAMPLE_CALL, rules.max_call))
    over = min(call + 2, 13)
    return {
        **{field.name: getattr(rules, field.name) for field in fields(rules)},
        "trump": emoji.text(rules.trump),
        "arrow": _ARROWS[rules.direction],
        "lowest": rules.min_call,
        "highest": rules.max_call,
        "one_call": rules.min_call == rules.max_call,
        "call": call,
        "over": over,
        "over_score": texts.digits(format_score(rules, deal_score(rules, call, over))),
        "missed_score": texts.digits(format_score(rules, deal_score(rules, call, call - 1))),
    }
