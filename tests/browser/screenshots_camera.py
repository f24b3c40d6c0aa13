"""The camera: copies messages out of the simulated client, and pictures them in every width and theme."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, cast

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright
from simcord import MemberActor, ResponseMessage
from simcord.preview import Preview

from bot.demo.simulator import EMOJI_URL
from bot.ui.emoji import suit_png
from tests.browser.driver import ARGUMENTS, CHROMIUM
from tests.browser.screenshots_scene import Scene

__all__ = [
    "DESKTOP",
    "LOOKS",
    "PHONE",
    "Camera",
    "Look",
    "Picture",
    "Shot",
    "open_browser",
    "open_camera",
]


class Look(NamedTuple):
    """A width of the window in CSS pixels, how much of it is cut, and a theme."""

    name: str
    width: int
    theme: str
    dense: float = 1

    @property
    def title(self) -> str:
        """Return what files are called by."""
        return f"{self.name}-{self.theme}"


DESKTOP, PHONE = 720, 390
LOOKS = tuple(
    Look(name, width, theme)
    for theme in ("dark", "light")
    for name, width in (("desktop", DESKTOP), ("phone", PHONE))
)


class Shot(NamedTuple):
    """One message as HTML that needs nothing else."""

    kind: str
    html: str


class Picture(NamedTuple):
    """One message as a picture, and what looks crowded in it."""

    kind: str
    image: Image.Image
    faults: tuple[str, ...]


# The colours of Discord's light theme: simcord's page knows the dark one only.
_LIGHT = """:root { color-scheme: light; background: #fbfbfb; color: #2f3035;
  --discord-bg: #fbfbfb; --discord-surface: #f3f3f4; --discord-elevated: #ebebed; --discord-control: #ebebed;
  --discord-hover: #e3e3e6; --discord-text: #2f3035; --discord-muted: #6f717a; --discord-subtle: #50535b;
  --discord-border: #dcdce0; --component-surface: #ffffff; --component-border: #dcdce0;
  --control-border: #d2d2d8; --list-surface: #ffffff; --option-hover: #e3e3e6; --input-surface: #ffffff;
  --input-placeholder: #777984;
  --subtle-surface: #e3e3e6; --subtle-surface-text: #2f3035; --entity-text: #50535b; --code-surface: #efeff1;
  --code-border: #dcdce0; --code-text: #2f3035; --link-text: #0063c7; --button-secondary-surface: #e3e3e6;
  --button-alt: #e3e3e6; --button-alt-hover: #d6d6da; --button-alt-active: #cccfd4 }
.mention, .command-mention { background: #e2e4fd !important; color: #4650c9 }
.component-button.button-style-2, .button-secondary { color: #2f3035 }"""
_STUDIO = """html, body { height: auto; overflow: visible; display: block }
.preview-app, .channel-layout, .channel-timeline { height: auto; overflow: visible; display: block }
.preview-app { padding: 0; margin: 0; width: 100%; min-width: 0; max-width: none }
#channel-message-list { padding: 0 } .channel-message { margin: 0; padding: 6px 0 }
.select-list:not([hidden]) { position: static; display: block; max-width: none; max-height: none }
.message-context-actions, .message-interaction-header { display: none !important }"""
_PAGE = """<!doctype html><html lang="{language}"><head><meta charset="utf-8">
<link rel="stylesheet" href="/preview.css"><style>{style}</style></head><body>
<main id="preview-app" class="preview-app presentation-responsive"><section class="channel-layout">
<div class="channel-timeline"><div id="channel-message-list">{shots}</div></div></section></main>
</body></html>"""
_CALM = "() => window.simcordPreview && window.simcordPreview.ready && !window.simcordPreview.pendingAction"
_COPY = """async ([id, opened]) => {
  const shown = document.querySelector(`article[data-message-id="${id}"]`);
  if (!shown || shown.getAttribute('aria-busy') === 'true') return null;
  const copy = shown.cloneNode(true);
  const read = async url => {
    const blob = await (await fetch(url)).blob();
    return new Promise(done => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.readAsDataURL(blob);
    });
  };
  for (const image of copy.querySelectorAll('img'))
    if (image.src.startsWith('blob:')) image.src = await read(image.src);
  if (opened)
    for (const list of copy.querySelectorAll('.select-list')) {
      list.removeAttribute('popover');
      list.hidden = false;
    }
  return copy.outerHTML;
}"""
# What reads badly: text that is cut, buttons of two lines, a row of buttons that wraps, something too wide.
_FAULTS = """message => {
  const faults = [], box = message.querySelector('.component-container') || message;
  const edge = box.getBoundingClientRect().right + 0.5;
  for (const row of message.querySelectorAll('.component-row')) {
    const buttons = [...row.querySelectorAll('button.component-button')];
    const said = buttons.map(button => button.innerText.trim()).join(' | ');
    // Cards in words are a list for listening: its rows may be as long as they are.
    const list = buttons.every(button => !button.querySelector('img') && button.innerText.length > 8);
    if (!list && new Set(buttons.map(button => button.offsetTop)).size > 1) faults.push(`wraps: ${said}`);
    for (const button of buttons)
      if (button.offsetHeight > 36) faults.push(`two lines: ${button.innerText.trim()}`);
  }
  for (const heading of message.querySelectorAll('h1, h2, h3'))
    if (heading.offsetHeight > 2.2 * parseFloat(getComputedStyle(heading).lineHeight || 22))
      faults.push(`long heading: ${heading.innerText}`);
  for (const emoji of message.querySelectorAll('.text-display .custom-emoji')) {
    const next = emoji.nextSibling;
    if (!next || next.nodeType !== Node.TEXT_NODE) continue;
    if (!next.data.replace(/^[\\s\\u2060]*·.*|[\\s\\u2060]/g, '')) continue;
    const start = next.data.search(/[^\\s\\u2060]/), range = document.createRange();
    range.setStart(next, start);
    range.setEnd(next, start + 1);
    if (range.getBoundingClientRect().top > emoji.getBoundingClientRect().top + 12)
      faults.push(`torn: ${emoji.alt} from ${next.data}`);
  }
  for (const part of message.querySelectorAll('.component-container *')) {
    if (part.closest('svg, .visually-hidden')) continue;
    if (part.getBoundingClientRect().right > edge) faults.push(`too wide: ${part.innerText || part.tagName}`);
    const style = getComputedStyle(part);
    if (style.overflowX === 'hidden' && part.scrollWidth > part.clientWidth + 1)
      faults.push(`cut: ${part.innerText}`);
  }
  return [...new Set(faults)];
}"""
_AT_ONCE = 12
"""Messages on one page: higher pages than 16,384 pixels cannot be pictured."""


class Camera:
    """Looks at one scene through the simulated client."""

    def __init__(self, browser: Browser, preview: Preview, page: Page) -> None:
        self._browser, self._preview, self._page = browser, preview, page
        self.shots: list[Shot] = []

    async def take(
        self, kind: str, who: MemberActor, message: ResponseMessage, *, opened: bool = False
    ) -> None:
        """Copy what somebody sees of a message now, with its menus open if *opened*."""
        if not await self._look_as(who):
            await self._page.reload()  # the page has to be told that the bot was started again
            await self._page.wait_for_function(_CALM)
            await self._look_as(who)
        self.shots.append(Shot(kind, await self._copy(message, opened=opened)))

    async def develop(self, look: Look, language: str, kinds: Sequence[str] = ()) -> list[Picture]:
        """Picture everything that was copied, or what is of the named kinds."""
        context = await self._browser.new_context(
            viewport={"width": look.width, "height": 900}, device_scale_factor=look.dense, bypass_csp=True
        )
        page = await context.new_page()
        await page.goto(self._preview.url.partition("#")[0].rstrip("/") + "/preview.css")
        style = _STUDIO + (_LIGHT if look.theme == "light" else "")
        pictures: list[Picture] = []
        for shots in _groups([shot for shot in self.shots if not kinds or shot.kind in kinds]):
            html = "".join(shot.html for shot in shots)
            await page.set_content(_PAGE.format(language=language, style=style, shots=html))
            pictures += await _pictures(page, shots, look)
        await context.close()
        return pictures

    async def _look_as(self, who: MemberActor) -> bool:
        """Look through somebody's eyes at what there is now, and return whether the page may."""
        picker = self._page.locator("#viewer-picker")
        if await picker.input_value() != str(who.id):
            await picker.select_option(value=str(who.id))
            await self._page.wait_for_function(_CALM)
        await self._page.click("#refresh")
        await self._page.wait_for_function(_CALM)
        return not await self._page.evaluate("() => window.simcordPreview.lastAction.rejected")

    async def _copy(self, message: ResponseMessage, *, opened: bool) -> str:
        for _ in range(100):
            if html := await self._page.evaluate(_COPY, [str(message.id), opened]):
                return str(html)
            await self._page.wait_for_timeout(30)
        raise TimeoutError(f"the page does not show message {message.id}")


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """Start Chromium."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def open_camera(scene: Scene, browser: Browser) -> AsyncIterator[Camera]:
    """Open the simulated client on the scene's channel."""
    emoji = scene.world.env.backend.application_emojis.values()
    art = {EMOJI_URL.format(id=item.id): (f"{item.name}.png", suit_png(item.name)) for item in emoji}
    stage = scene.world.env.preview(scene.world.channel, viewers=scene.people, layout="channel", assets=art)
    async with stage as preview:
        page = await browser.new_page(viewport={"width": 1280, "height": 900})
        try:
            await page.goto(preview.url)
            await page.wait_for_function(_CALM)
            yield Camera(browser, preview, page)
        finally:
            await page.close()


def _groups(shots: Sequence[Shot]) -> Iterator[Sequence[Shot]]:
    for start in range(0, len(shots), _AT_ONCE):
        yield shots[start : start + _AT_ONCE]


async def _pictures(page: Page, shots: Sequence[Shot], look: Look) -> list[Picture]:
    await page.evaluate("() => document.fonts.ready")
    whole = Image.open(io.BytesIO(await page.screenshot(full_page=True))).convert("RGB")
    pictures = []
    for shot, message in zip(shots, await page.locator(".channel-message").all(), strict=True):
        box = await message.bounding_box()
        assert box is not None
        edges = (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
        cut = whole.crop(cast("Any", tuple(round(edge * look.dense) for edge in edges)))
        pictures.append(Picture(shot.kind, cut, tuple(await message.evaluate(_FAULTS))))
    return pictures
