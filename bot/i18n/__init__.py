"""What the bot says, in every language: Fluent catalogues, one folder a language and one file a topic.

A renderer asks for a text by key, with the facts that it needs::

    texts = texts_for(interaction.locale)
    texts.text("refusal-must-beat", best="Q♦", held="A♦")
"""

from bot.i18n.catalogue import DEFAULT, languages
from bot.i18n.texts import Texts, be_strict, texts_for

__all__ = ["DEFAULT", "Texts", "be_strict", "languages", "texts_for"]
