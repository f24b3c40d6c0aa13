"""The rule book: pages are turned in place, belong to their table, and nobody else sees them."""

from __future__ import annotations

from simcord import MemberActor, ResponseMessage

from tests.cogs.support import told
from tests.harness import World
from tests.harness.raw import raw_press


async def open_book(world: World, person: MemberActor) -> ResponseMessage:
    result = await world.slash(person, "callbreak rules")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def page(world: World, book: ResponseMessage) -> str:
    return "\n".join(world.texts(book))


async def test_pages_are_turned_to_the_end_and_back(world: World) -> None:
    asha = world.people[0]
    book = await open_book(world, asha)
    seen = [page(world, book)]
    assert not next(button for button in world.buttons(book) if button.label == "Next").disabled
    while not next(button for button in world.buttons(book) if button.label == "Next").disabled:
        await world.press(asha, book, label="Next")
        seen.append(page(world, book))
    assert [f"page {number} of 6" in text for number, text in enumerate(seen, 1)] == [True] * 6
    assert len(set(seen)) == 6
    for text in reversed(seen[:-1]):
        await world.press(asha, book, label="Previous")
        assert page(world, book) == text
    assert next(button for button in world.buttons(book) if button.label == "Previous").disabled
    assert world.public() == []


async def test_a_book_keeps_to_its_tables_rules(world: World) -> None:
    asha = world.people[0]
    standard = await open_book(world, asha)
    await world.slash(asha, "callbreak start", rules="call-bridge")
    book = await open_book(world, asha)
    for shown, name in ((book, "Call Bridge · 12 deals"), (standard, "Callbreak · 5 deals")):
        await world.press(asha, shown, label="Next")
        assert name in page(world, shown)
        assert "page 2 of 6" in page(world, shown)


async def test_the_rules_button_opens_the_tables_book(world: World) -> None:
    asha = world.people[0]
    await world.slash(asha, "callbreak start", rules="callbreak-nepal", computers=3)
    await world.press(asha, world.public()[0], label="Start")
    more = await world.press(asha, world.find(asha, label="More"), label="More")
    assert more.response is not None
    rules = await world.press(asha, more.response, label="Rules")
    assert rules.response is not None
    await world.press(asha, rules.response, label="Next")
    assert "Callbreak (Nepal)" in page(world, rules.response)


async def test_pages_that_are_not_there_lead_to_the_nearest(world: World) -> None:
    asha = world.people[0]
    book = await open_book(world, asha)
    for number, expected in (("99", "page 6 of 6"), ("0", "page 1 of 6"), ("00", "page 1 of 6")):
        await raw_press(world, asha, book, f"cb:rulebook:0:{number}")
        assert expected in page(world, book)


async def test_the_book_of_a_table_that_is_not_there_is_refused(world: World) -> None:
    asha = world.people[0]
    book = await open_book(world, asha)
    before = page(world, book)
    assert "table is gone" in told(world, await raw_press(world, asha, book, "cb:rulebook:999:2"))
    assert page(world, book) == before


async def test_a_page_is_never_turned_on_a_message_for_all(world: World) -> None:
    asha = world.people[0]
    await world.slash(asha, "callbreak start")
    lobby = world.public()[0]
    before = page(world, lobby)
    told(world, await raw_press(world, asha, lobby, "cb:rulebook:1:2"))
    assert page(world, lobby) == before
