"""The fair shuffle at the table: whose press is whose word, and that the deals are the ones sealed."""

import re

from bot.engine.messages import DealStarted, MatchStarted
from bot.engine.shuffle import FairShuffle, commitment, deal_out
from bot.engine.state import Phase
from bot.table.actions import AddComputer, Join
from bot.table.shuffler import FairShuffler
from tests.table.room import ASHA, BIMAL, CHANDRA, DEEPA, Room


def words_of(room: Room) -> list[str | None]:
    """Return the words on the chairs by seat."""
    return [chair.word if chair else None for chair in room.table.chairs]


async def test_join_is_the_joiners_word_and_start_the_hosts_and_the_computers(room: Room) -> None:
    await room.open()
    await room.act(Join(BIMAL, "71"))
    await room.act(AddComputer(ASHA))
    await room.start(word="99")
    assert words_of(room) == ["99", "71", "99", "99"]


async def test_the_host_has_no_word_before_start(room: Room) -> None:
    await room.open(computers=1)
    assert words_of(room) == [None, None, None, None]


async def test_start_by_another_is_the_hosts_word_and_not_the_starters(room: Room) -> None:
    await room.open(computers=2)
    await room.act(Join(BIMAL, "71"))
    await room.start(BIMAL, word="99")
    assert words_of(room) == ["99", "99", "99", "71"]


async def test_who_becomes_host_brings_the_start_press(room: Room) -> None:
    await room.open()
    await room.act(Join(BIMAL, "71"))
    await room.act(Join(CHANDRA, "72"))
    await room.leave(ASHA)
    await room.act(Join(ASHA, "73"))
    await room.start(BIMAL, word="99")
    assert words_of(room) == ["73", "99", "72", "99"]


async def test_who_joins_again_brings_a_new_word(room: Room) -> None:
    await room.open()
    await room.act(Join(BIMAL, "71"))
    await room.leave(BIMAL)
    await room.act(Join(BIMAL, "75"))
    await room.start()
    assert words_of(room)[1] == "75"


async def test_the_deals_are_those_of_the_secret_and_the_words() -> None:
    room = Room(shuffler=FairShuffler())
    table = await room.open()
    for person, word in ((BIMAL, "71"), (CHANDRA, "72"), (DEEPA, "73")):
        await room.act(Join(person, word))
    started = await room.start(word="99")
    assert commitment(room.table.secret) == table.commitment
    fair = FairShuffle(room.table.secret, ("99", "71", "72", "73"))
    assert isinstance(started.events[0], MatchStarted)
    assert started.events[0].first_dealer == fair.first_dealer()
    for number in (1, 2):
        await room.play_to(Phase.CALLING)
        deal = room.match.deal
        assert deal is not None
        assert deal.dealer == (fair.first_dealer() + number - 1) % 4
        assert deal.dealt == deal_out(fair.pack(number), (deal.dealer + 1) % 4, 1)
        await room.play()
        await room.wait(8)


async def test_a_redeal_takes_the_next_shuffle(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    for _ in range(3):
        await room.act(room.move(call=1))
    last = await room.act(room.move(call=1))
    dealt = last.events[-1]
    assert isinstance(dealt, DealStarted)
    first = (dealt.dealer + 1) % 4
    assert dealt.hands == deal_out(room.table.shuffle.pack(2), first, 1)


async def test_every_lobby_has_a_secret_of_its_own() -> None:
    room = Room(shuffler=FairShuffler())
    first = await room.open()
    await room.leave(ASHA)
    second = await room.open()
    assert len(first.secret) == len(second.secret) == 32
    assert first.secret != second.secret


async def test_nothing_that_could_be_logged_tells_the_secret_or_a_hand(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    secret = room.table.secret
    for thing in (room.told.changes[-1], room.table, room.tables, room.table.shuffle):
        assert secret.hex() not in repr(thing)
        assert repr(secret) not in repr(thing)
        assert not re.search(r"\b(10|[2-9JQKA])[CDHS]\b", repr(thing))
