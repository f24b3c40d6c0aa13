"""Read the catalogues that lie beside this file: ``<language>/<topic>.ftl``."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["DEFAULT", "bundle", "fallbacks", "languages", "sources"]

DEFAULT = "en"
"""The language that has every text."""


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have a catalogue, such as ``en`` or ``es-419``."""
    found = (entry.name for entry in files(__package__).iterdir() if entry.is_dir())
    return tuple(sorted(name for name in found if sources(name)))


def sources(language: str) -> dict[str, str]:
    """Return the text of each file of *language*, by file name."""
    folder = files(__package__).joinpath(language)
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


@cache
def bundle(language: str) -> FluentBundle:
    """Return the texts of *language*, without those it leaves to English."""
    made = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        made.add_resource(FluentResource(source))
    return made


@cache
def fallbacks(locale: str) -> tuple[str, ...]:
    """Return the languages to look in: the region's, the language's, English.

    >>> fallbacks("en-GB")
    ('en',)
    """
    known = {name.lower(): name for name in languages()}
    parts = locale.replace("_", "-").lower().split("-")
    asked = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return tuple(dict.fromkeys([known[name] for name in asked if name in known] + [DEFAULT]))
